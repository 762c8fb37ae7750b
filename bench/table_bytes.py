"""How many bytes a browser fetches for the table of each game, plain and compressed; needs a Chromium, as the tests do."""

import json
import sys
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, sync_playwright

from trilith.server.temporary_server import temporary_server

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from support.browsing import FLAGS, find_browser, start, visitor, wait_for_turn

GAMES = ("Stone Age", "Prehistory", "Endless Winter")
ENCODINGS = {"plain": "identity", "gzip": "gzip", "brotli": "gzip, br"}


def main() -> None:
    """Open each table once, and fetch what it needed once more in each way."""
    with temporary_server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(playwright), args=FLAGS)
        figures = {game: measured(browser, url, game) for game in GAMES}
        browser.close()
    json.dump(figures, sys.stdout, indent=2)
    print()


def measured(browser: Browser, url: str, game: str) -> dict[str, Any]:
    """Bytes of all that a newcomer's browser gets on the way to this table."""
    with visitor(browser, url) as page:
        fetched: list[str] = []
        page.on("request", lambda request: fetched.append(request.url) if request.method == "GET" else None)
        page.reload()
        start(page, seats=2, game=game)
        wait_for_turn(page)
        page.reload()
        wait_for_turn(page)
        cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    found = sorted(set(fetched))
    return {"files": len(found), **{name: total(found, how, cookies) for name, how in ENCODINGS.items()}}


def total(urls: list[str], accepted: str, cookies: dict[str, str]) -> int:
    """Bytes of these answers, as they go over the line."""
    with httpx.Client(cookies=cookies, headers={"accept-encoding": accepted}) as client:
        count = 0
        for url in urls:
            with client.stream("GET", url) as answer:
                count += sum(map(len, answer.iter_raw()))
        return count


if __name__ == "__main__":
    main()
