"""A review at the terminal: where everybody's chances went, what luck was, and where they slipped away."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from trilith.cli.commands.replay import names_in
from trilith.cli.match.log import in_words
from trilith.cli.players import SeatedPlayer
from trilith.cli.prompt.torchlight import reasons
from trilith.cli.prospects import signed
from trilith.cli.screen import Screen
from trilith.cli.style import ACCENT, QUIET, STRONG
from trilith.core.match import Match
from trilith.study.review import Account, Mistake, Review, Sum, Well

MOST_SHOWN: Final = 3  # mistakes of each seat
MOST_GOOD: Final = 2  # decisions that went well
SUMS: Final = (
    "cli-review-start",
    "cli-review-luck",
    "cli-review-own",
    "cli-review-others",
    "cli-review-end",
)
LUCK: Final = ("cli-review-luck-own", "cli-review-luck-others", "cli-review-luck-table")
INDENT: Final = 3


def show_review(screen: Screen, match: Match, path: Path, review: Review) -> None:
    """All of it: the winner first."""
    places = match.state.ranking()
    players = names_in(match.setup, screen.words)
    accounts = sorted(review.accounts, key=lambda account: (places[account.seat], account.seat))
    screen.blank()
    screen.rule(screen.words.say("cli-review-title", game=screen.words.say("game-title"), file=path.name))
    if not review.learned:
        screen.say("cli-review-thumb", QUIET)
    _table(screen, "cli-review-chances", SUMS, accounts, players, lambda account: _cells(account.chances))
    _table(screen, "cli-review-points", SUMS, accounts, players, lambda account: _cells(account.points))
    _table(
        screen,
        "cli-review-lucks",
        LUCK,
        accounts,
        players,
        lambda account: [
            _change(part) for part in (account.luck.own, account.luck.others, account.luck.table)
        ],
    )
    screen.blank()
    screen.say("cli-review-slipped", ACCENT)
    names = [player.name for player in players]
    for account in accounts:
        _seat(screen, players[account.seat], account)
        for mistake in [each for each in review.mistakes if each.seat == account.seat][:MOST_SHOWN]:
            _mistake(screen, match, mistake, names)
    screen.blank()
    screen.say("cli-review-well", ACCENT)
    for account in accounts:
        good = [each for each in review.well if each.seat == account.seat][:MOST_GOOD]
        if not good:
            said = (screen.words.say("cli-review-well-none"), "default")
            screen.show(Text.assemble(players[account.seat].title(), ": ", said))
            continue
        screen.show(players[account.seat].title())
        for well in good:
            _well(screen, match, well, names)


def _table(
    screen: Screen,
    title: str,
    columns: tuple[str, ...],
    accounts: list[Account],
    players: list[SeatedPlayer],
    cells: Callable[[Account], list[str]],
) -> None:
    """One row for each seat."""
    screen.blank()
    screen.say(title, ACCENT)
    table = Table(box=None, pad_edge=False, header_style=QUIET)
    table.add_column("")
    for column in columns:
        table.add_column(screen.words.say(column), justify="right")
    for account in accounts:
        table.add_row(players[account.seat].title(), *cells(account))
    screen.show(table)


def _cells(sums: Sum) -> list[str]:
    """What adds up, written so that one sees it."""
    return [
        str(sums.start),
        _change(sums.luck),
        _change(sums.own),
        _change(sums.others),
        f"= {sums.end}",
    ]


def _change(amount: int) -> str:
    return signed(amount) if amount else "0"


def _seat(screen: Screen, player: SeatedPlayer, account: Account) -> None:
    """How often something slipped away, in three sizes."""
    small, middling, large = account.mistakes
    said = (
        screen.words.say(
            "cli-review-sizes", small=small, middling=middling, large=large, decisions=account.decisions
        )
        if any(account.mistakes)
        else screen.words.say("cli-review-nothing", decisions=account.decisions)
    )
    screen.show(Text.assemble(player.title(), ": ", (said, "default")))


def _mistake(screen: Screen, match: Match, mistake: Mistake, names: list[str]) -> None:
    """What was done, what it gave up, what would have been better and why."""
    words, game = screen.words, match.game
    played_in = game.round(match.rebuild(mistake.number))
    done = words.say(
        "cli-review-done",
        round=played_in if played_in is not None else 0,
        step=mistake.number + 1,
        what=in_words(game, words, [mistake.played]),
        gave_up=mistake.gave_up,
    )
    better = words.say(
        "cli-review-better",
        what=in_words(game, words, mistake.better.actions),
        kept=mistake.kept,
        best=mistake.kept + mistake.gave_up,
    )
    screen.show(Padding(Text(done, style=STRONG), (0, 0, 0, INDENT), expand=False))
    for line in [better, *reasons(mistake.better, words, names)]:
        screen.show(Padding(Text(line), (0, 0, 0, 2 * INDENT), expand=False))


def _well(screen: Screen, match: Match, well: Well, names: list[str]) -> None:
    """What was done, what it gained, and why it was good."""
    words, game = screen.words, match.game
    played_in = game.round(match.rebuild(well.number))
    done = words.say(
        "cli-review-gained",
        round=played_in if played_in is not None else 0,
        step=well.number + 1,
        what=in_words(game, words, [match.record[well.number]]),
        gained=well.gained,
    )
    screen.show(Padding(Text(done, style=STRONG), (0, 0, 0, INDENT), expand=False))
    for line in reasons(well.why, words, names):
        screen.show(Padding(Text(line), (0, 0, 0, 2 * INDENT), expand=False))
