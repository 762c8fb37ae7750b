"""One server and one browser for all tests in browsers."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from support.browsing import FLAGS, MISSING, find_browser
from support.hosting import Host
from support.serving import PATIENCE, Running, running, settings_for
from trilith.server.http.routes.client import CLIENT
from trilith.server.settings import Settings

# Megabytes for what is drawn: enough for what is seen, and too little to draw ahead what somebody might scroll to.
ROOM_TO_DRAW = "--force-gpu-mem-available-mb=8"


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A real Chromium; it goes with this folder, because while it runs no other test may run a loop of its own."""
    if os.environ.get("TRILITH_BROWSER") == "none":
        pytest.skip("TRILITH_BROWSER=none")
    expect.set_options(timeout=PATIENCE * 1000)  # a busy machine is no mistake of the page
    with sync_playwright() as playwright:
        path = find_browser(playwright)
        assert path is not None, MISSING
        started = playwright.chromium.launch(
            executable_path=path, args=[*FLAGS, ROOM_TO_DRAW], timeout=PATIENCE * 1000
        )
        yield started
        started.close()


@pytest.fixture(scope="session")
def table_settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """How the server is set up."""
    return settings_for(Path(tmp_path_factory.mktemp("server")))


@pytest.fixture(scope="session")
def table_server(table_settings: Settings) -> Iterator[Running]:
    """A running server with its client."""
    assert (CLIENT / "index.html").is_file(), "The web client is not built: make client"
    with running(table_settings) as started:
        yield started


@pytest.fixture(scope="package")
def host(browser: Browser, table_server: Running, table_settings: Settings) -> Host:
    """Whoever lets people in to matches that have begun."""
    return Host(browser, table_server, table_settings)
