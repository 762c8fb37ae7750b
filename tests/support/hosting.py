"""People in browsers who come to a match that has begun, at the moment a test is about."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from typing import Any, Final

from playwright.sync_api import Browser, Page

from support.browsing import visitor
from support.listening import Told
from support.serving import Guest, Running
from support.stone_age.moments import LOOKED_ON, moment
from support.stored_matches import keep
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.core.state import State
from trilith.games import game_named
from trilith.server.settings import Settings

SEED: Final = "cafe" * 16
NUMBERS: Final = count()


class Host:
    """Keeps matches as they are to be found, and lets people in."""

    def __init__(self, browser: Browser, server: Running, settings: Settings) -> None:
        self.browser, self.server, self.settings = browser, server, settings

    def keep(self, match: Match, players: Sequence[Guest | str]) -> str:
        """Keep a match of these people, or bots by name; its id."""
        key = f"kept{next(NUMBERS)}"
        keep(self.settings, key, match, players)
        return key

    def keep_new(self, name: str, players: Sequence[Guest | str], seed: str = SEED) -> str:
        """Keep a match in which nothing has been decided yet; its id."""
        game = game_named(name)
        match = Match(game, Record(game.name, game.version, len(players), seed))
        match.go_on()
        return self.keep(match, players)

    def keep_position(self, state: State, players: Sequence[Guest | str]) -> str:
        """Keep a match that begins with this position; its id."""
        game = game_named("stone_age")
        record = Record(game.name, game.version, len(players), SEED, position=game.dump(state))
        return self.keep(Match(game, record), players)

    @contextmanager
    def visit(self, guest: Guest, match: str, **wishes: Any) -> Iterator[Page]:
        """Somebody comes to a match with a browser; whatever goes wrong in it fails the test."""
        url = f"{self.server.url}/t/{match}"
        with visitor(self.browser, url, **known_as(guest), **wishes) as page:
            yield page

    @contextmanager
    def overhear(self, guest: Guest, match: str, **wishes: Any) -> Iterator[tuple[Page, Told]]:
        """Somebody comes to a match, and the test hears what the server tells them."""
        with visitor(self.browser, "about:blank", **known_as(guest), **wishes) as page:
            told = Told(page)
            page.goto(f"{self.server.url}/t/{match}")
            yield page, told

    def keep_moment(
        self, name: str, me: Guest, others: Sequence[Guest] = (), bots: Sequence[str] = ("greedy",)
    ) -> str:
        """Keep a match of four that has come to a moment; these bots sit where nobody else does."""
        match, seat = moment(name)
        players: list[Guest | str] = [bots[at % len(bots)] for at in range(len(match.state.scores()))]
        players[seat] = me
        if name in LOOKED_ON:
            players[match.state.actor()] = others[0] if others else self.server.guest("Jonas")
        return self.keep(match, players)

    @contextmanager
    def visit_moment(self, name: str, **wishes: Any) -> Iterator[Page]:
        """Somebody comes to a match of four, with bots, that has come to a moment."""
        mira = self.server.guest("Mira")
        with self.visit(mira, self.keep_moment(name, mira), **wishes) as page:
            yield page


def known_as(guest: Guest) -> dict[str, Any]:
    """What the browser of somebody who was here before remembers."""
    cookies = [
        {"name": name, "value": value, "url": guest.url} for name, value in guest.client.cookies.items()
    ]
    return {"cookies": cookies, "remembered": {"trilith.known": "yes"}}
