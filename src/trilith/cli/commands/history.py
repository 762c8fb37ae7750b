"""The command that tells of one's own finished games: places, means, where points came from, and how that changes."""

import json
from collections import Counter
from dataclasses import asdict, replace
from datetime import datetime
from pathlib import Path
from time import time
from typing import Annotated, Final

import typer
from rich.table import Table
from rich.text import Text

from trilith.cli.errors import BadCompany
from trilith.cli.files.past_games import PastGame, past_games
from trilith.cli.screen import Screen
from trilith.cli.style import ACCENT, QUIET, STRONG
from trilith.games import game_named
from trilith.study.past import (
    BOT,
    BOTS,
    NAME,
    PEOPLE,
    PastMatch,
    Question,
    Statistics,
    companions,
    fits,
    statistics,
)
from trilith.study.results import EARNED
from trilith.words import Words, words

MOST_SHOWN: Final = 20


def as_data(games: list[PastGame], question: Question, now: float) -> dict[str, object]:
    """All of it as data, in the shape in which a server tells it."""
    fitting = [game for game in games if fits(game.match, question, now)]
    any_game = replace(question, game="")
    by_game = Counter(game.match.game for game in games if fits(game.match, any_game, now))
    return {
        "total": len(fitting),
        "matches": [asdict(game.match) for game in fitting],
        "statistics": statistics([game.own for game in reversed(fitting)]).shown(),
        "games": dict(sorted(by_game.items())),
        "companions": [asdict(each) for each in companions(game.match for game in games)],
    }


def show(screen: Screen, games: list[PastGame], question: Question, now: float) -> None:
    """The same for people: the last matches, then what all of them amount to."""
    fitting = [game for game in games if fits(game.match, question, now)]
    if not fitting:
        screen.say("cli-history-no-fit" if games else "cli-history-none")
        return
    for game in fitting[:MOST_SHOWN]:
        _show_match(screen, game.match)
    if len(fitting) > MOST_SHOWN:
        screen.say("cli-history-more", QUIET, count=len(fitting) - MOST_SHOWN)
    screen.blank()
    _show_statistics(screen, statistics([game.own for game in reversed(fitting)]))


def _show_match(screen: Screen, match: PastMatch) -> None:
    said = screen.words
    title = words(said.language, match.game).say("game-title")
    line = Text.assemble(
        (said.say("cli-place", place=match.players[match.seat].place), STRONG),
        (f"  {datetime.fromtimestamp(match.ended):%Y-%m-%d}  ", QUIET),
        (title, ACCENT),
    )
    ranked = sorted(enumerate(match.players), key=lambda each: each[1].place)
    for seat, player in ranked:
        line.append("  ·  " if (seat, player) == ranked[0] else "  ", QUIET)
        line.append(f"{player.name} {player.points}", STRONG if seat == match.seat else "default")
    screen.show(line)
    screen.say("cli-saves-file", QUIET, file=match.id)


def _show_statistics(screen: Screen, found: Statistics) -> None:
    said = screen.words
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("", style=ACCENT, no_wrap=True)
    for key in ("cli-history-matches", "cli-history-wins", "cli-history-place", "cli-history-points"):
        table.add_column(said.say(key), justify="right")
    for each in found.by_game:
        title = words(said.language, each.game).say("game-title")
        table.add_row(title, str(each.matches), str(each.wins), f"{each.place:.1f}", f"{each.points:.1f}")
    screen.show(table)
    screen.say(
        "cli-history-places",
        places="  ".join(
            f"{said.say('cli-place', place=place)} {count}×"
            for place, count in enumerate(found.places, start=1)
        ),
    )
    if found.first is not None and found.last is not None:
        screen.say("cli-history-way", few=found.few, first=round(found.first), last=round(found.last))
    if found.sources:
        own = words(said.language, found.by_game[0].game)
        means = {name: _mean_source(found, name) for name in found.sources}
        shown = [
            f"{said.say('cli-before') if name == EARNED else own.name('source', name)} {mean:.1f}"
            for name, mean in means.items()
            if mean
        ]
        screen.say("cli-history-sources", sources=" · ".join(shown))


def _mean_source(found: Statistics, name: str) -> float:
    """The mean of all matches: a column counts as often as it has matches."""
    return sum(column.count * column.sources.get(name, 0.0) for column in found.columns) / found.matches


def checked_company(company: str) -> str:
    """Refuse company that means nothing."""
    if company in ("", PEOPLE, BOTS) or any(
        company.startswith(kind) and company != kind for kind in (BOT, NAME)
    ):
        return company
    raise BadCompany(company=company)


def add_to(app: typer.Typer, said: Words) -> None:
    """The command `history`."""
    say = said.say

    @app.command("history", help=say("cli-history"))
    def tell_history(
        game: Annotated[str, typer.Option(help=say("cli-history-game"), metavar=say("cli-meta-game"))] = "",
        company: Annotated[
            str, typer.Option("--with", help=say("cli-history-with"), metavar=say("cli-meta-company"))
        ] = "",
        place: Annotated[
            int, typer.Option(help=say("cli-history-place-asked"), metavar=say("cli-meta-number"), min=0)
        ] = 0,
        days: Annotated[
            int, typer.Option(help=say("cli-history-days"), metavar=say("cli-meta-number"), min=0)
        ] = 0,
        pack: Annotated[
            Path | None, typer.Option(help=say("cli-option-pack-of-record"), metavar=say("cli-meta-folder"))
        ] = None,
        json_wanted: Annotated[bool, typer.Option("--json", help=say("cli-json"), metavar="")] = False,
    ) -> None:
        question = Question(game and game_named(game).name, checked_company(company), place, days)
        found = past_games(pack, said)
        if json_wanted:
            typer.echo(json.dumps(as_data(found, question, time()), indent=2))
        else:
            show(Screen(said), found, question, time())
