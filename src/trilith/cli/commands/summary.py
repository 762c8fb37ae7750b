"""Statistics of many games: points, lengths, and who won how often."""

from collections.abc import Sequence
from statistics import fmean, pstdev

from trilith.arena.playing import Outcome
from trilith.arena.standing import win

Figures = dict[str, float | int]
Seated = tuple[Outcome, int]  # a game, and one seat in it


def spread(values: Sequence[int]) -> Figures:
    """Mean, least, most, and how far they lie apart."""
    return {
        "mean": round(fmean(values), 3),
        "min": min(values),
        "max": max(values),
        "sd": round(pstdev(values), 3),
    }


def summary(outcomes: list[Outcome]) -> dict[str, object]:
    """All figures of these games, as data."""
    rounds = [outcome.rounds for outcome in outcomes if outcome.rounds is not None]
    return {
        "scores": spread([score for outcome in outcomes for score in outcome.scores]),
        "length": {
            "steps": spread([outcome.steps for outcome in outcomes]),
            "rounds": spread(rounds) if rounds else None,
        },
        "by_seat": by_seat(outcomes),
        "by_bot": by_bot(outcomes),
    }


def by_seat(outcomes: list[Outcome]) -> list[dict[str, object]]:
    """How each seat fared, whoever sat there."""
    found = []
    for seat in range(len(outcomes[0].bots)):
        found.append({"seat": seat + 1, **_figures(outcomes, [(outcome, seat) for outcome in outcomes])})
    return found


def by_bot(outcomes: list[Outcome]) -> list[dict[str, object]]:
    """How each bot fared, wherever it sat."""
    taken: dict[str, list[Seated]] = {}
    for outcome in outcomes:
        for seat, name in enumerate(outcome.bots):
            taken.setdefault(name, []).append((outcome, seat))
    return [{"bot": name, **_figures(outcomes, taken[name])} for name in sorted(taken)]


def _figures(outcomes: list[Outcome], taken: list[Seated]) -> dict[str, object]:
    """The figures of some seats in all games."""
    won = sum(win(outcome, seat) for outcome, seat in taken)
    return {
        "places": len(taken),
        "wins": round(won, 3),
        "win_share": round(won / len(outcomes), 4),
        "scores": spread([outcome.scores[seat] for outcome, seat in taken]),
    }
