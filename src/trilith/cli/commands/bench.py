"""The command that measures how fast a game plays on one core."""

import json
import platform
from pathlib import Path
from time import perf_counter
from typing import Annotated, Final

import typer

from trilith import COMPILED
from trilith.cli.chosen_game import chosen_game
from trilith.cli.screen import Screen
from trilith.core.game import Game
from trilith.core.playout import playout
from trilith.core.rng import Stream
from trilith.core.state import CHANCE, NOBODY, State
from trilith.words import Words, words

SHARE_OF_COPIES: Final = 0.2  # of the time; the rest is for playing
COPIES_AT_ONCE: Final = 500
STEPS_TO_THE_MIDDLE: Final = 200


def measure(game: Game, seats: int, seconds: float) -> dict[str, object]:
    """Steps, games and copies per second in random play, on one core."""
    playout(game.start(seats, {}), Stream(0))  # the first game warms caches up
    steps, games, played = _play(game, seats, seconds * (1 - SHARE_OF_COPIES))
    copies, copied = _copy(_middle(game, seats), seconds * SHARE_OF_COPIES)
    return {
        "game": game.name,
        "seats": seats,
        "compiled": COMPILED,
        "steps_per_second": round(steps / played),
        "games_per_second": round(games / played, 2),
        "copies_per_second": round(copies / copied),
        "steps_per_game": round(steps / games, 1),
        "seconds": round(played + copied, 3),
        "python": platform.python_version(),
    }


def _play(game: Game, seats: int, seconds: float) -> tuple[int, int, float]:
    """Play at random for some time: steps, games, and the time it really took."""
    steps = games = 0
    began = perf_counter()
    while True:
        steps += playout(game.start(seats, {}), Stream(games))
        games += 1
        passed = perf_counter() - began
        if passed >= seconds:
            return steps, games, passed


def _middle(game: Game, seats: int) -> State:
    """A position somewhere within a game."""
    state, stream = game.start(seats, {}), Stream(1)
    for _ in range(STEPS_TO_THE_MIDDLE):
        actor = state.actor()
        if actor == NOBODY:
            break
        if actor == CHANCE:
            state.resolve(state.chance().sample(stream))
        else:
            legal = state.legal()
            state.apply(legal[stream.below(len(legal))])
    return state


def _copy(state: State, seconds: float) -> tuple[int, float]:
    """Copy a position for some time: how often, and the time it really took."""
    copies = 0
    began = perf_counter()
    while True:
        for _ in range(COPIES_AT_ONCE):
            state.copy()
        copies += COPIES_AT_ONCE
        passed = perf_counter() - began
        if passed >= seconds:
            return copies, passed


def add_to(app: typer.Typer, said: Words) -> None:
    """The command `bench`."""
    say = said.say

    @app.command("bench", help=say("cli-bench"))
    def bench(
        game: Annotated[str, typer.Argument(help=say("cli-arg-game"), metavar=say("cli-meta-game"))],
        seats: Annotated[
            int, typer.Option(help=say("cli-bench-seats"), metavar=say("cli-meta-number"), min=1)
        ],
        seconds: Annotated[
            float, typer.Option(help=say("cli-bench-seconds"), metavar=say("cli-meta-number"), min=0.01)
        ] = 5.0,
        pack: Annotated[
            Path | None, typer.Option(help=say("cli-option-pack"), metavar=say("cli-meta-folder"))
        ] = None,
        as_data: Annotated[bool, typer.Option("--json", help=say("cli-json"), metavar="")] = False,
    ) -> None:
        found = measure(chosen_game(game, pack), seats, seconds)
        if as_data:
            typer.echo(json.dumps(found, indent=2))
        else:
            build = say("cli-build-compiled" if found["compiled"] else "cli-build-interpreted")
            Screen(words(said.language, game)).say("cli-bench-found", **{**found, "build": build})
