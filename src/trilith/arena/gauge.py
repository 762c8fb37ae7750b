"""A fixed suite of tasks for agents: game, players and opponent, with seeds and a score, so that two reports compare."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Final

from trilith.arena.playing import Deal, Outcome
from trilith.arena.seating import balanced
from trilith.arena.standing import Share, wilson, win
from trilith.games import OURS

VERSION: Final = (
    1  # changes with tasks, seeds, games or opponents: scores of different versions do not compare
)
GAMES: Final = 100  # for each task
SEED: Final = 1_000_000
PERCENT: Final = 100
FIRST: Final = "<!-- gauge -->"
LAST: Final = "<!-- end of gauge -->"


@dataclass(frozen=True)
class Task:
    """The agent in one seat, the same opponent in all others; every deal is played from every seat."""

    game: str
    players: int
    opponent: str

    @property
    def name(self) -> str:
        """How it is called in tables and data."""
        return f"{self.game}-{self.players}-{self.opponent}"

    def deals(self, agent: str, games: int) -> list[Deal]:
        """At least so many games, the same for every agent."""
        return balanced((agent, *[self.opponent] * (self.players - 1)), self.players, games, SEED)


@dataclass(frozen=True)
class Result:
    """How an agent fared in one task."""

    task: Task
    games: int
    wins: Share
    lead: float  # points before the best rival, on average
    failures: int


TASKS: Final = tuple(
    Task(game, players, opponent)
    for game in OURS
    for players, opponent in ((2, "random"), (2, "greedy"), (2, "medium"), (2, "hard"), (4, "medium"))
)


def result_of(task: Task, outcomes: Sequence[Outcome]) -> Result:
    """What the games of a task amount to; the agent sits one seat further back in each game of a deal."""
    won, leads, failures = 0.0, [], 0
    for number, outcome in enumerate(outcomes):
        seat = -number % task.players
        won += win(outcome, seat)
        best = max(points for other, points in enumerate(outcome.scores) if other != seat)
        leads.append(outcome.scores[seat] - best)
        failures += sum(failure.seat == seat for failure in outcome.failures)
    return Result(task, len(outcomes), wilson(won, len(outcomes)), fmean(leads), failures)


def score_of(results: Sequence[Result]) -> Share:
    """The share of wins averaged over tasks, with the interval (95 %) that follows from those of the tasks."""
    share = fmean(each.wins.share for each in results)
    spread = sqrt(sum(((each.wins.high - each.wins.low) / 2) ** 2 for each in results)) / len(results)
    return Share(share, max(0.0, share - spread), min(1.0, share + spread))


def row(agent: str, results: Sequence[Result]) -> str:
    """One line of the page: the score, then every task."""
    games = min(each.games for each in results)
    cells = [shown(score_of(results)), str(games), *(shown(each.wins) for each in results)]
    return f"| `{agent}` | " + " | ".join(cells) + " |"


def head(tasks: Sequence[Task]) -> str:
    """The head of the table of the page."""
    names = [
        "agent",
        "score",
        "games a task",
        *(f"{task.game} {task.players} {task.opponent}" for task in tasks),
    ]
    return "| " + " | ".join(names) + " |\n|" + "---|" * len(names)


def shown(share: Share) -> str:
    """A share with its interval, in per cent."""
    return f"{share.share:.0%} ({share.low * PERCENT:.0f}–{share.high * PERCENT:.0f})"


def put_into(page: Path, agent: str, results: Sequence[Result]) -> None:
    """Put an agent's row into the table of a page, the best first, in the place of the one that it had."""
    before, _, rest = page.read_text(encoding="utf-8").partition(FIRST)
    table, _, after = rest.partition(LAST)
    mine = row(agent, results)
    rows = [
        line for line in table.splitlines() if line.startswith("| `") and not line.startswith(f"| `{agent}`")
    ]
    rows = sorted([*rows, mine], key=_score, reverse=True)
    text = "\n".join([head([each.task for each in results]), *rows])
    page.write_text(f"{before}{FIRST}\n\n{text}\n\n{LAST}{after}", encoding="utf-8")


def _score(line: str) -> float:
    return float(line.split("|")[2].split("%")[0])
