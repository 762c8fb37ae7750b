"""The commands that measure how strong bots are: an arena for any of them, and the ladder of the levels."""

import json
from collections.abc import Sequence
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table

from trilith.arena.ladder import put_into, row, rungs, table
from trilith.arena.log import Log
from trilith.arena.on_ray import check_place
from trilith.arena.playing import Deal, Outcome, Terms, check_bots, play_all
from trilith.arena.plot import plot
from trilith.arena.seating import balanced
from trilith.arena.standing import Share, duels, standings
from trilith.cli.chosen_game import chosen_game
from trilith.cli.commands.options import options_of
from trilith.cli.commands.simulate import cores, counted, number_of, on_option
from trilith.cli.errors import WrongSeatCount
from trilith.cli.screen import Screen
from trilith.cli.style import ACCENT
from trilith.core.game import Game
from trilith.words import Words, words

USUAL_GAMES: Final = 100
USUAL_SECONDS: Final = 60.0
MOST_FAILURES_SHOWN: Final = 5
COLUMNS: Final = (
    "cli-arena-rating",
    "cli-arena-wins",
    "cli-arena-points",
    "cli-arena-time",
    "cli-arena-failures",
)


def played(
    terms: Terms, deals: Sequence[Deal], jobs: int, said: Words, log: Log | None, on: str = ""
) -> list[Outcome]:
    """The outcomes of all deals in their order; what a file has already is not played again."""
    done = log.done if log is not None else {}
    left = [deal for deal in deals if deal not in done]
    with closing(play_all(terms, left, jobs, on)) as playing:
        pieces = log.kept(playing) if log is not None else playing
        fresh = {Deal(each.seed, each.bots): each for each in counted(pieces, len(left), said)}
    return [done.get(deal) or fresh[deal] for deal in deals]


def header_of(game: Game, bots: Sequence[str], seats: int, seed: int, terms: Terms) -> dict[str, object]:
    """What all games of a tournament have in common."""
    return {
        "game": game.name,
        "version": game.version,
        "pack": game.pack.digest,
        "bots": list(bots),
        "seats": seats,
        "seed": seed,
        "options": terms.options,
    }


def report(header: dict[str, object], outcomes: list[Outcome]) -> dict[str, object]:
    """All figures as data."""
    return {
        **header,
        "games": len(outcomes),
        "standings": [asdict(each) for each in standings(outcomes)],
        "duels": [asdict(each) for each in duels(outcomes)],
        "failures": [asdict(failure) for outcome in outcomes for failure in outcome.failures],
    }


def show(screen: Screen, outcomes: list[Outcome], seed: int) -> None:
    """The standings as a table, and what went wrong."""
    screen.say("cli-simulate-title", ACCENT, games=len(outcomes), seats=len(outcomes[0].bots), seed=str(seed))
    shown = Table(box=None, pad_edge=False, header_style=ACCENT)
    shown.add_column("")
    for column in COLUMNS:
        shown.add_column(screen.words.say(column), justify="right")
    for each in standings(outcomes):
        rating = f"{each.rating:.1f} [{each.rating_low:.1f}–{each.rating_high:.1f}]"
        points, time = f"{each.points:.1f}", f"{each.milliseconds:.1f}"
        shown.add_row(each.bot, rating, percent(each.wins), points, time, str(each.failures or ""))
    screen.show(shown)
    for duel in duels(outcomes):
        screen.say(
            "cli-arena-duel", bot=duel.bot, other=duel.other, games=duel.games, share=percent(duel.ahead)
        )
    failures = [failure for outcome in outcomes for failure in outcome.failures]
    for failure in failures[:MOST_FAILURES_SHOWN]:
        screen.say("cli-bot-failed", bot=failure.bot, problem=failure.problem)


def percent(share: Share) -> str:
    """A share with its interval."""
    return f"{share.share:.1%} [{share.low:.1%}–{share.high:.1%}]"


def add_to(app: typer.Typer, said: Words) -> None:
    """The commands `arena` and `ladder`."""
    say = said.say
    number = say("cli-meta-number")

    @app.command("arena", help=say("cli-arena"))
    def arena(
        game: Annotated[str, typer.Argument(help=say("cli-arg-game"), metavar=say("cli-meta-game"))],
        bots: Annotated[str, typer.Option(help=say("cli-arena-bots"), metavar=say("cli-meta-bots"))],
        games: Annotated[int, typer.Option(help=say("cli-arena-games"), metavar=number, min=1)] = USUAL_GAMES,
        seats: Annotated[int | None, typer.Option(help=say("cli-arena-seats"), metavar=number)] = None,
        seed: Annotated[str, typer.Option(help=say("cli-simulate-seed"), metavar=number)] = "1",
        jobs: Annotated[int, typer.Option(help=say("cli-simulate-jobs"), metavar=number, min=0)] = 1,
        on: on_option(said) = "",  # type: ignore[valid-type]
        seconds: Annotated[
            float, typer.Option(help=say("cli-arena-seconds"), metavar=number, min=0)
        ] = USUAL_SECONDS,
        option: Annotated[
            list[str] | None, typer.Option(help=say("cli-option"), metavar=say("cli-meta-option"))
        ] = None,
        pack: Annotated[
            Path | None, typer.Option(help=say("cli-option-pack"), metavar=say("cli-meta-folder"))
        ] = None,
        out: Annotated[
            Path | None, typer.Option(help=say("cli-arena-out"), metavar=say("cli-meta-file"))
        ] = None,
        picture: Annotated[
            Path | None, typer.Option("--plot", help=say("cli-arena-plot"), metavar=say("cli-meta-file"))
        ] = None,
        as_data: Annotated[bool, typer.Option("--json", help=say("cli-json"), metavar="")] = False,
    ) -> None:
        chosen, first = chosen_game(game, pack), number_of(seed)
        named, place = tuple(name.strip() for name in bots.split(",")), check_place(on)
        check_bots(named)
        at_table = seats if seats is not None else min(len(named), chosen.seats[-1])
        if at_table > len(named):
            raise WrongSeatCount(players=len(named), seats=at_table)
        terms = Terms(chosen.name, options_of(chosen, option or []), str(pack or ""), seconds)
        chosen.start(at_table, terms.options)
        header = header_of(chosen, named, at_table, first, terms)
        log = Log(out, header) if out is not None else None
        about = words(said.language, chosen.name)
        deals = balanced(named, at_table, games, first)
        outcomes = played(terms, deals, cores(jobs), about, log, place)
        if picture is not None:
            plot(standings(outcomes), f"{about.say('game-title')}, {len(outcomes)}", picture)
        if as_data:
            typer.echo(json.dumps(report(header, outcomes), indent=2))
        else:
            show(Screen(about), outcomes, first)

    @app.command("ladder", help=say("cli-ladder"))
    def ladder(
        game: Annotated[str, typer.Argument(help=say("cli-arg-game"), metavar=say("cli-meta-game"))],
        games: Annotated[
            int, typer.Option(help=say("cli-ladder-games"), metavar=number, min=1)
        ] = USUAL_GAMES,
        seats: Annotated[int, typer.Option(help=say("cli-ladder-seats"), metavar=number)] = 2,
        seed: Annotated[str, typer.Option(help=say("cli-simulate-seed"), metavar=number)] = "1",
        jobs: Annotated[int, typer.Option(help=say("cli-simulate-jobs"), metavar=number, min=0)] = 1,
        page: Annotated[
            Path | None, typer.Option(help=say("cli-ladder-page"), metavar=say("cli-meta-file"))
        ] = None,
    ) -> None:
        chosen = chosen_game(game, None)
        chosen.start(seats, {})
        about = words(said.language, chosen.name)
        found = []
        for rung in rungs(seats, games, number_of(seed)):
            outcomes = played(Terms(chosen.name), rung.deals, cores(jobs), about, None)
            found.append(row(rung, seats, outcomes))
        typer.echo(table(found))
        if page is not None:
            put_into(page, chosen.name, seats, table(found))
