"""A game that another package brings is a game like any other: laws, records, terminal, simulation, server, bots."""

import json
import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from support.installing import install
from trilith.bots.registry import bot_named
from trilith.core.errors import BrokenBot, BrokenGame, IllegalAction, NoSuchBot
from trilith.core.game import ImpossiblePosition
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.laws import check_game
from trilith.leaks import check_imagined

ROOT = Path(__file__).parents[2]
SEED = "5e" * 32
EVERYBODY = range(2, 7)


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the game was installed, as anybody installs a package."""
    return install("examples/knucklebones", tmp_path_factory.mktemp("installed") / "site")


@pytest.fixture
def game(installed: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The game itself."""
    monkeypatch.syspath_prepend(str(installed))
    return __import__("knucklebones").GAME


def command(installed: Path, home: Path, *arguments: str, typed: str = "") -> str:
    """What `trilith` says in a process that has the game installed."""
    path = os.pathsep.join(filter(None, [str(installed), os.environ.get("PYTHONPATH", "")]))
    environment = {**os.environ, "PYTHONPATH": path, "TRILITH_HOME": str(home), "LANG": "en_GB.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-m", "trilith", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_lesson_is_played_at_the_terminal(installed: Path, tmp_path: Path) -> None:
    said = command(installed, tmp_path, "learn", "knucklebones", "1", typed="\nroll\nroll\n\nkeep\n\n")
    for sentence in ("5 are in your hand", "That is daring", "5 points are yours", "A one empties the hand"):
        assert sentence in said


@pytest.mark.parametrize("seats", EVERYBODY)
def test_it_keeps_every_law(game: Any, seats: int) -> None:
    for seed in range(10):
        assert check_game(game, seats, seed, thorough_every=3) > 10


def test_nothing_leaks_to_its_bots(game: Any) -> None:
    match = Match(game, Record(game.name, game.version, 3, SEED))
    match.go_on()
    bot = bot_named("random", 1)
    while not match.over:
        actor = match.state.actor()
        match.act(actor, bot.choose(match.seat(actor)).text)
    bots = {"random": lambda seed: bot_named("random", seed)}
    assert check_imagined(game, match.to_record(), match.version // 2, 4, bots, seed=1) > 0


def test_its_rules(game: Any) -> None:
    match = Match(game, Record(game.name, game.version, 2, SEED, lines=["roll", "roll 6", "roll", "roll 4"]))
    assert match.state.scores() == [0, 0]
    match.step("keep")
    assert match.state.scores() == [10, 0]
    with pytest.raises(IllegalAction, match=r"KB-2\.2"):
        match.step("keep")
    for line in ("roll", "roll 5", "roll", "roll 1"):
        match.step(line)
    assert match.state.scores() == [10, 0]
    assert match.state.actor() == 0


def test_whoever_reaches_the_goal_wins(game: Any) -> None:
    lines = ["roll", "roll 6"] * 10 + ["keep"]
    match = Match(game, Record(game.name, game.version, 3, SEED, lines=lines))
    assert match.over
    assert match.state.ranking() == [1, 2, 2]


@pytest.mark.parametrize(
    "change",
    [
        {"points": [0]},
        {"hand": 1},
        {"hand": -1},
        {"points": [60, 0]},
        {"points": [60, 70], "phase": "over"},
        {"points": [60, 0], "phase": "over", "turn": 2},
    ],
)
def test_a_position_that_cannot_be_is_refused(game: Any, change: dict[str, Any]) -> None:
    with pytest.raises(ImpossiblePosition):
        game.load({**game.dump(game.start(2, {})), **change})


def test_it_is_listed_played_and_simulated_in_the_terminal(installed: Path, tmp_path: Path) -> None:
    listed = json.loads(command(installed, tmp_path, "games", "--json"))
    assert [game["game"] for game in listed["games"]][-1] == "knucklebones"
    ours = ["random", "beginner", "easy", "greedy", "medium", "hard", "expert"]  # the weakest first
    assert listed["bots"] == ["careful", *ours]
    file = tmp_path / "match.record"
    arguments = ("play", "knucklebones", "--seats", "you,careful", "--seed", SEED, "--save", str(file))
    shown = command(installed, tmp_path, *arguments, typed="roll\nkeep\nroll\n" * 200)
    assert "throws" in shown
    assert command(installed, tmp_path, "verify", str(file))
    told = command(
        *(installed, tmp_path, "simulate", "knucklebones", "--bots", "careful,random"),
        *("--games", "100", "--seed", "1", "--json"),
    )
    wins = {row["bot"]: row["wins"] for row in json.loads(told)["by_bot"]}
    assert wins["careful"] > 80


def test_a_bot_is_named_by_its_class(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    assert type(bot_named("own_bot:Hoarder", 1)).__name__ == "Hoarder"


@pytest.mark.parametrize("name", ["own_bot:Nobody", "no_such_module:Bot", "own_bot:main", ":", "json:"])
def test_what_is_no_bot_is_refused_by_name(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    with pytest.raises(BrokenBot):
        bot_named(name, 1)


def test_a_name_without_a_class_is_no_bot() -> None:
    with pytest.raises(NoSuchBot):
        bot_named("alphago", 1)


def test_a_game_whose_package_is_broken_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    from trilith import games

    monkeypatch.setitem(games.PACKAGES, "broken", "no_such_package")
    with pytest.raises(BrokenGame, match="no_such_package"):
        games.game_named("broken")


def test_nobody_takes_the_name_of_our_games(monkeypatch: pytest.MonkeyPatch) -> None:
    from trilith import games

    thief = EntryPoint("stone_age", "elsewhere", games.GROUP)
    monkeypatch.setattr(games, "entry_points", lambda group: [thief])
    assert games._packages()["stone_age"] == "trilith.games.stone_age"
