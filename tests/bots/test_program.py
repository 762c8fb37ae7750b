"""Programs in other languages take a seat."""

import shutil
import sys
from pathlib import Path

import pytest

from make_rule_pages import ROOT
from trilith.arena.playing import play_game
from trilith.arena.standing import win
from trilith.bots.program import Program, command_of
from trilith.bots.registry import bot_named
from trilith.core.errors import BrokenBot
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import CHANCE
from trilith.games import game_named

GAME = game_named("stone_age")
TALKING = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    open({heard!r}, "a").write(line)
    if message["kind"] == "decide":
        print({answer}, flush=True)
"""


def written(folder: Path, answer: str) -> str:
    """The name of a bot that is a small program, which writes down what it hears."""
    (folder / "bot.py").write_text(
        TALKING.format(heard=str(folder / "heard"), answer=answer), encoding="utf-8"
    )
    return f"program:{sys.executable} {folder / 'bot.py'}"


def first_seat() -> Seat:
    """The first decision of a game."""
    state, stream = GAME.start(2, {}), Stream(1)
    while state.actor() == CHANCE:
        state.resolve(state.chance().sample(stream))
    return Seat(GAME, state, state.actor())


def test_a_program_is_told_what_a_bot_knows(tmp_path: Path) -> None:
    import json

    seat = first_seat()
    bot = bot_named(written(tmp_path, 'json.dumps({"action": message["legal"][-1]})'), 7)
    assert bot.choose(seat) is seat.legal[-1]
    assert bot.choose(seat) is seat.legal[-1]
    hello, decide, again = map(json.loads, (tmp_path / "heard").read_text().splitlines())
    assert hello == {
        "kind": "hello",
        "protocol": 1,
        "game": "stone_age",
        "version": GAME.version,
        "seats": 2,
        "seat": seat.player,
        "seed": 7,
    }
    assert decide == again
    assert decide["view"] == json.loads(json.dumps(seat.view()))
    assert decide["legal"] == [action.text for action in seat.legal]
    assert decide["seconds"] == 10


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        ('json.dumps({"action": "dance"})', "names no legal action"),
        ('json.dumps(["place hunt 1"])', "names no legal action"),
        ('"hm"', "JSONDecodeError"),
        ("sys.exit()", "the program has ended"),
    ],
)
def test_a_program_that_talks_nonsense_costs_nobody_the_match(
    tmp_path: Path, answer: str, problem: str
) -> None:
    name = written(tmp_path, answer)
    outcome = play_game(GAME, (name, "random"), 2)
    assert problem in outcome.failures[0].problem
    assert outcome.failures[0].bot == name
    assert sorted(outcome.places) == [1, 2]


def test_a_program_that_answers_too_late_is_ended_and_its_late_answer_is_never_taken(tmp_path: Path) -> None:
    late = written(tmp_path, '(__import__("time").sleep(30), "")[1]')
    bot = Program(command_of(late), 1, seconds=0.2)
    with pytest.raises(Exception, match="no answer within"):
        bot.choose(first_seat())
    assert bot._running is None


@pytest.mark.parametrize("name", ["program:", "program:/no/such/thing", "program:'"])
def test_what_cannot_be_run_is_refused_by_name(name: str) -> None:
    with pytest.raises(BrokenBot):
        bot_named(name, 1)


@pytest.mark.skipif(shutil.which("node") is None, reason="the example is for Node")
def test_the_example_wins_and_loses_games() -> None:
    example = f"program:node {ROOT / 'examples/outside_bot.mjs'}"
    against_chance = [play_game(GAME, (example, "random"), seed) for seed in range(2)]
    assert all(outcome.failures == () for outcome in against_chance)
    assert sum(win(outcome, 0) for outcome in against_chance) > 0
    assert win(play_game(GAME, (example, "greedy"), 1), 0) == 0
