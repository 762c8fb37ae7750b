"""The command that lets bots play many games."""

import json
import os
import secrets
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from trilith.arena.on_ray import check_place
from trilith.arena.playing import (
    RANDOM,
    Deal,
    Outcome,
    Terms,
    check_bots,
    seated,
    tournament,
    workers,
)
from trilith.cli.chosen_game import chosen_game
from trilith.cli.commands.options import options_of
from trilith.cli.commands.summary import summary
from trilith.cli.errors import BadSeed, NotTogether, WrongSeatCount
from trilith.cli.screen import Screen
from trilith.cli.style import ACCENT
from trilith.core.game import Game
from trilith.games import game_named
from trilith.laws import LawBroken, check_game
from trilith.leaks import check_leaks
from trilith.words import Words, words

THOROUGH_EVERY: Final = 100  # steps between two positions that are held to all laws
LEAKS_EVERY: Final = 20  # games between two that are held to the leak law
SEED_BITS: Final = 32
USUAL_GAMES: Final = 100  # enough to see who is stronger, and over in seconds
VIOLATION: Final = 1
Piece = TypeVar("Piece")


def seats_of(game: Game, bots: str, seats: int | None) -> tuple[str, ...]:
    """Who plays: one name for all seats, or a name for each; without a number, one name for as many as can play."""
    named = tuple(name.strip() for name in bots.split(","))
    check_bots(named)
    alone = len(named) == 1
    wanted = seats if seats is not None else game.seats[-1] if alone else len(named)
    if len(named) == wanted:
        return named
    if alone and wanted > 0:
        return named * wanted
    raise WrongSeatCount(players=len(named), seats=wanted)


def number_of(seed: str) -> int:
    """The seed of the first game; without one, any."""
    if not seed:
        return secrets.randbits(SEED_BITS)
    try:
        number = int(seed, 0)
    except ValueError as error:
        raise BadSeed(seed=seed, digits=0) from error
    if number < 0:
        raise BadSeed(seed=seed, digits=0)
    return number


def cores(jobs: int) -> int:
    """How many processes: as many as asked for, or one for each core."""
    return jobs or os.cpu_count() or 1


def on_option(said: Words) -> Any:
    """The option that says where the work is done, the same in every command."""
    return Annotated[
        str, typer.Option("--on", help=said.say("cli-simulate-on"), metavar="ray|ray://HOST:PORT")
    ]


def counted(
    pieces: Iterable[list[Piece]], total: int, said: Words, doing: str = "cli-simulate-progress"
) -> Iterator[Piece]:
    """One piece after the other, with a progress bar where somebody is watching."""
    watching = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=watching, transient=True, disable=not watching.is_terminal) as progress:
        task = progress.add_task(said.say(doing), total=total)
        for some in pieces:
            progress.advance(task, len(some))
            yield from some


def simulate(
    game: Game,
    bots: tuple[str, ...],
    seed: int,
    games: int,
    jobs: int,
    said: Words,
    options: dict[str, int],
    pack: str,
    out: Path | None = None,
    on: str = "",
) -> dict[str, object]:
    """Play all games; what they amount to."""
    game.start(len(bots), options)
    terms = Terms(game.name, options, pack)
    if out is not None:
        outcomes = noted(terms, bots, seed, games, jobs, said, out, on)
    else:
        with closing(tournament(terms, bots, seed, games, jobs, on)) as playing:
            outcomes = list(counted(playing, games, said))
    return {
        "game": game.name,
        "version": game.version,
        "pack": {"name": game.pack.name, "digest": game.pack.digest},
        "seats": len(bots),
        "games": games,
        "seed": seed,
        "bots": list(bots),
        **summary(outcomes),
    }


def noted(
    terms: Terms, bots: tuple[str, ...], seed: int, games: int, jobs: int, said: Words, out: Path, on: str
) -> list[Outcome]:
    """Play the same games, and write every decision into a file on the way."""
    decisions, noting = (import_module(f"trilith.datasets.{name}") for name in ("decisions", "noting"))
    deals = [Deal(each, seated(bots, each)) for each in range(seed, seed + games)]
    with (
        decisions.DecisionFile(out, terms, bots) as file,
        closing(noting.note_all(terms, deals, jobs, on)) as playing,
    ):
        return list(counted(decisions.written(file, playing), games, said))


def check_laws(
    game: Game,
    seats: int,
    seed: int,
    games: int,
    jobs: int,
    said: Words,
    options: dict[str, int],
    pack: str,
    on: str = "",
) -> dict[str, object]:
    """Hold random games to the laws that every game keeps."""
    game.start(seats, options)
    seeds = range(seed, seed + games)
    check = partial(steps_under_laws, game.name, pack, seats, options)
    if jobs == 1 and not on:
        steps = list(counted(map(check, seeds), games, said))
    else:
        with workers(jobs, on) as pool:
            steps = list(counted(pool.imap(check, seeds), games, said))
    return {
        "game": game.name,
        "version": game.version,
        "pack": {"name": game.pack.name, "digest": game.pack.digest},
        "seats": seats,
        "games": games,
        "seed": seed,
        "bots": [RANDOM] * seats,
        "steps": sum(steps),
        "laws": "hold",
    }


def steps_under_laws(game: str, pack: str, seats: int, options: dict[str, int], seed: int) -> list[int]:
    """One random game, every position of which is held to the laws; how many steps it took."""
    if seed % LEAKS_EVERY == 0:
        check_leaks(game_named(game, pack), seats, seed, options)
    return [check_game(game_named(game, pack), seats, seed, THOROUGH_EVERY, options)]


def show(screen: Screen, found: dict[str, object]) -> None:
    """The figures as tables."""
    about = {"games": found["games"], "seats": found["seats"], "seed": str(found["seed"])}
    screen.say("cli-simulate-title", ACCENT, **about)
    scores, length = found["scores"], found["length"]
    assert isinstance(scores, dict)
    assert isinstance(length, dict)
    table = Table(box=None, pad_edge=False, header_style=ACCENT)
    table.add_column("")
    for key in ("cli-mean", "cli-least", "cli-most", "cli-deviation", "cli-win-share"):
        table.add_column(screen.words.say(key), justify="right")
    _row(table, screen.words.say("cli-simulate-points"), scores, None)
    _row(table, screen.words.say("cli-simulate-steps"), length["steps"], None)
    if length["rounds"] is not None:
        _row(table, screen.words.say("cli-simulate-rounds"), length["rounds"], None)
    for kind, key in (("by_seat", "cli-simulate-seat"), ("by_bot", "cli-simulate-bot")):
        rows = found[kind]
        assert isinstance(rows, list)
        for row in rows:
            name = screen.words.say(key, which=str(row.get("seat", row.get("bot"))))
            _row(table, name, row["scores"], row["win_share"])
    screen.show(table)


def _row(table: Table, name: str, figures: dict[str, float], share: float | None) -> None:
    cells = [f"{figures['mean']:.1f}", f"{figures['min']}", f"{figures['max']}", f"{figures['sd']:.1f}"]
    table.add_row(name, *cells, "" if share is None else f"{share:.1%}")


def add_to(app: typer.Typer, said: Words) -> None:
    """The command `simulate`."""
    say = said.say

    @app.command("simulate", help=say("cli-simulate"))
    def simulate_games(
        game: Annotated[str, typer.Argument(help=say("cli-arg-game"), metavar=say("cli-meta-game"))],
        games: Annotated[
            int, typer.Option(help=say("cli-simulate-games"), metavar=say("cli-meta-number"), min=1)
        ] = USUAL_GAMES,
        bots: Annotated[
            str, typer.Option(help=say("cli-simulate-bots"), metavar=say("cli-meta-bots"))
        ] = RANDOM,
        seats: Annotated[
            int | None, typer.Option(help=say("cli-simulate-seats"), metavar=say("cli-meta-number"))
        ] = None,
        seed: Annotated[
            str, typer.Option(help=say("cli-simulate-seed"), metavar=say("cli-meta-number"))
        ] = "",
        jobs: Annotated[
            int, typer.Option(help=say("cli-simulate-jobs"), metavar=say("cli-meta-number"), min=0)
        ] = 1,
        on: on_option(said) = "",  # type: ignore[valid-type]
        laws: Annotated[bool, typer.Option("--laws", help=say("cli-simulate-laws"), metavar="")] = False,
        option: Annotated[
            list[str] | None, typer.Option(help=say("cli-option"), metavar=say("cli-meta-option"))
        ] = None,
        pack: Annotated[
            Path | None, typer.Option(help=say("cli-option-pack"), metavar=say("cli-meta-folder"))
        ] = None,
        out: Annotated[
            Path | None, typer.Option(help=say("cli-simulate-out"), metavar=say("cli-meta-file"))
        ] = None,
        as_data: Annotated[bool, typer.Option("--json", help=say("cli-json"), metavar="")] = False,
    ) -> None:
        place = check_place(on)
        chosen, first = chosen_game(game, pack), number_of(seed)
        playing = seats_of(chosen, bots, seats)
        folder = str(pack) if pack is not None else ""
        options = options_of(chosen, option or [])
        about = words(said.language, chosen.name)
        if not laws:
            found = simulate(chosen, playing, first, games, cores(jobs), about, options, folder, out, place)
        elif out is not None:
            raise NotTogether(one="--laws", other="--out")
        elif set(playing) != {RANDOM}:
            raise NotTogether(one="--laws", other=f"--bots {bots}")
        else:
            with _telling_of_broken_laws(about):
                found = check_laws(
                    chosen, len(playing), first, games, cores(jobs), about, options, folder, place
                )
        if as_data:
            typer.echo(json.dumps(found, indent=2))
        elif laws:
            figures = {key: found[key] for key in ("games", "seats", "steps")}
            Screen(about).say("cli-laws-hold", **{**figures, "seed": str(found["seed"])})
        else:
            show(Screen(about), found)


@contextmanager
def _telling_of_broken_laws(said: Words) -> Iterator[None]:
    """A broken law is the result and not a mistake of whoever asked."""
    try:
        yield
    except LawBroken as broken:
        broken.about["seed"] = str(
            broken.about["seed"]
        )  # a seed is copied, so nothing may stand between digits
        typer.echo(said.error(broken), err=True)
        raise typer.Exit(VIOLATION) from broken
