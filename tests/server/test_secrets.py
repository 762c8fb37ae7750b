"""Nobody can read another seat's secret in any byte, at any version."""

import json
import os
import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import pytest
from websockets.sync.client import ClientConnection

from support.serving import PATIENCE, Guest, Running, running, settings_for
from support.stone_age.choosing import choose
from support.stone_age.playing import CARD_1, give, lay_card, new_game
from support.stored_matches import keep
from trilith.core.match import Match, commitment
from trilith.core.record import Record
from trilith.core.state import CHANCE
from trilith.games import game_named
from trilith.server.settings import Settings

GAME: Final = game_named("stone_age")
SEED: Final = "5eed" * 16
THOROUGH: Final = "TRILITH_THOROUGH" in os.environ
EVERY: Final = 8 if THOROUGH else 24  # versions between two looks in all other ways
OPENING: Final = ["place card_1 1", "place hunt 5", "place hunt 4", "buy card_1", "pay wood"]


def opening(seed: str) -> Match:
    """A match in which the first player has just bought the card that brings another one, unseen by the others."""
    table = new_game(seats=2)
    lay_card(table, CARD_1, "writing_card")
    give(table, 0, wood=1)
    match = Match(GAME, Record("stone_age", GAME.version, 2, seed, position=GAME.dump(table)))
    for line in OPENING:
        match.step(line)
    assert match.state.actor() == CHANCE
    assert match.state.chance().seen_by == 0
    return match


class Ears:
    """Everything that one viewer of a match is sent, byte by byte."""

    def __init__(self, guest: Guest, match: str, seat: int | None, socket: ClientConnection) -> None:
        self.guest, self.match, self.seat, self.socket = guest, match, seat, socket
        self.heard: list[str] = []
        self.table: dict[str, Any] = {}

    def listen(self, version: int) -> None:
        """Hear everything up to a version, and look at the table in all other ways, too."""
        while self.table.get("version", -1) < version:
            text = str(self.socket.recv(timeout=PATIENCE))
            self.heard.append(text)
            told = json.loads(text)
            if told["kind"] in ("view", "moved"):
                self.table = told
        if version % EVERY == 0:
            self._look_round(version)

    def _look_round(self, version: int) -> None:
        """Ask in all other ways there are."""
        seat = {} if self.seat is None else {"seat": self.seat}
        for seen in ({}, {"seen": 0}, {"seen": max(0, version - 3)}):
            self.heard.append(self.guest.get(f"/matches/{self.match}/view", **seat, **seen).text)
        for path in (f"/matches/{self.match}", f"/matches/{self.match}/record"):
            self.heard.append(self.guest.get(path).text)
        self._look_back()
        self.provoke()

    def _look_back(self) -> None:
        """Look at all that happened and at some moments of it, through every seat's eyes and openly."""
        for eyes in ({"seat": 0}, {"seat": 1}, {}):
            for moment in ("", "/0", f"/{len(OPENING)}", f"/{len(OPENING) + 1}"):
                answer = self.guest.get(f"/matches/{self.match}/moments{moment}", **eyes)
                assert answer.status_code == (
                    200 if eyes.get("seat") == self.seat is not None else 403 if eyes else 409
                )
                self.heard.append(answer.text)

    def provoke(self) -> None:
        """Ask for what is refused; refusals are bytes, too."""
        for action in ("place river 9", "card writing_card"):
            answer = self.guest.act(self.match, self.seat or 0, self.table["version"], action)
            assert answer.status_code in (403, 409)
            self.heard.append(answer.text)
        for action in ("place card_1 1", "buy card_1", "place river 7"):  # why one may not is told, too
            why = self.guest.get(f"/matches/{self.match}/objection", seat=self.seat or 0, action=action)
            assert why.status_code in (200, 403, 409)
            self.heard.append(why.text)


def prick_up(match: str, people: list[Guest], closing: ExitStack) -> list[Ears]:
    """Let two players and a spectator listen."""
    ears = []
    for seat, guest in enumerate(people):
        query: dict[str, Any] = {"seat": seat} if seat < 2 else {}
        socket = closing.enter_context(guest.socket(match, **query))
        ears.append(Ears(guest, match, query.get("seat"), socket))
    return ears


def play(match: str, ears: list[Ears], moves: int) -> list[str]:
    """Play on while everyone listens; what was played."""
    played: list[str] = []
    version = ears[0].guest.look(match)["version"]
    for each in ears:
        each.listen(version)
    while len(played) < moves and ears[0].table["status"] == "playing":
        actor = ears[ears[0].table["actor"]]
        played.append(choose(actor.table))
        answer = actor.guest.act(match, actor.seat or 0, actor.table["version"], played[-1])
        assert answer.status_code == 200, answer.text
        if answer.json()["status"] == "over":
            break
        actor.heard.append(answer.text)
        for each in ears:
            each.listen(answer.json()["version"])
    return played


@pytest.fixture(name="place")
def _place(tmp_path: Path) -> Settings:
    return settings_for(tmp_path)


def three_people(server: Running) -> list[Guest]:
    return [server.guest(name) for name in ("Ann", "Bob", "Eve")]


def test_in_a_whole_match_the_drawn_card_and_the_seed_are_in_no_byte_for_the_others(place: Settings) -> None:
    with running(place) as server, ExitStack() as closing:
        ann, bob, eve = three_people(server)
        match = opening(SEED)
        match.go_on()
        drawn = match.record[len(OPENING)].removeprefix("card ")
        keep(place, "whole", match, [ann, bob])
        ears = prick_up("whole", [ann, bob, eve], closing)
        played = play("whole", ears, 10_000)
        assert len(played) > 100
        own, *others = ("\n".join(each.heard) for each in ears)
        assert drawn in own
        for heard in others:
            assert drawn not in heard
            assert "drew_unseen" in heard
        for heard in (own, *others):
            assert SEED not in heard
            assert commitment(SEED) in heard
        assert bob.look("whole")["result"]["seed"] == SEED


def test_nobody_can_tell_from_any_byte_which_card_was_drawn(place: Settings) -> None:
    match = opening(SEED)
    bag = sorted({outcome for outcome, _ in match.state.chance().cases()})
    chance = match.state.chance()
    # Neighbours in the pile, so that luck deals the same cards to both matches for a long time.
    for first, second in ((bag[3], bag[4]), (bag[20], bag[21]))[: 2 if THOROUGH else 1]:
        with running(place) as server, ExitStack() as closing:
            ann, bob, eve = three_people(server)
            heard = []
            played: list[str] = []
            for key, outcome in ((f"twin{first}a", first), (f"twin{first}b", second)):
                keep(place, key, match, [ann, bob], more=[chance.text(outcome)])
                ears = prick_up(key, [ann, bob, eve], closing)
                if not played:
                    played = play(key, ears, 60)
                else:
                    repeat(key, ears, played)
                heard.append([[alike(text, key) for text in each.heard] for each in ears])
        compare(heard[0], heard[1])


def alike(text: str, key: str) -> str:
    """A message without the two things in which any two matches differ: the id, and the time of the last change."""
    return re.sub(r'"changed":[0-9.]+', '"changed":0', text.replace(key, "twin"))


def repeat(match: str, ears: list[Ears], played: list[str]) -> None:
    """Play the same again, as far as luck allows."""
    version = ears[0].guest.look(match)["version"]
    for each in ears:
        each.listen(version)
    for action in played:
        actor = ears[ears[0].table["actor"]]
        answer = actor.guest.act(match, actor.seat or 0, actor.table["version"], action)
        if answer.status_code != 200:
            return
        actor.heard.append(answer.text)
        for each in ears:
            each.listen(answer.json()["version"])


def compare(one: list[list[str]], other: list[list[str]]) -> None:
    """The owner is told different things; the others are told the same until luck deals differently."""
    assert one[0] != other[0]
    for seat in (1, 2):
        same = 0
        for mine, yours in zip(one[seat], other[seat], strict=False):
            if _luck(mine) != _luck(yours):
                break
            assert mine == yours
            same += 1
        assert same > 50, f"only {same} messages could be compared"


def _luck(text: str) -> object:
    """What luck has laid on the table before everybody's eyes."""
    told = json.loads(text)
    view = told.get("view")
    return view and (view["display"], view["buildings"])
