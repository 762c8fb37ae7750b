"""What a tournament amounts to: ratings, shares of wins, points, and how long everybody thought."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from trilith.arena.playing import Outcome

SURE: Final = 1.959964  # standard deviations within which 95 % lie


@dataclass(frozen=True)
class Share:
    """A share of games with the interval in which it is likely to be (95 %, Wilson)."""

    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """How one bot fared in all its games; a bot that sits at a table twice counts twice."""

    bot: str
    games: int
    wins: Share
    rating: float
    rating_low: float
    rating_high: float
    points: float
    milliseconds: float  # for each decision in which there was a choice
    failures: int


@dataclass(frozen=True)
class Duel:
    """How often one bot came out ahead of another where both sat at a table; a tie is half a win for each."""

    bot: str
    other: str
    games: int
    ahead: Share


def win(outcome: Outcome, seat: int) -> float:
    """How much of a win this seat has: whoever shares the first place shares the win."""
    return 1 / outcome.places.count(1) if outcome.places[seat] == 1 else 0.0


def wilson(won: float, games: int) -> Share:
    """A share and its interval."""
    share, doubt = won / games, SURE * SURE / games
    middle = (share + doubt / 2) / (1 + doubt)
    reach = SURE * sqrt(share * (1 - share) / games + doubt / games / 4) / (1 + doubt)
    return Share(share, max(0.0, middle - reach), min(1.0, middle + reach))


def standings(outcomes: Sequence[Outcome]) -> list[Standing]:
    """Every bot's standing, the best first."""
    rated = ratings(outcomes)
    found = []
    for bot in rated:
        seats = [(game, seat) for game in outcomes for seat, name in enumerate(game.bots) if name == bot]
        rating = rated[bot]
        decisions = sum(game.decisions[seat] for game, seat in seats if game.decisions)
        seconds = sum(game.seconds[seat] for game, seat in seats if game.seconds)
        found.append(
            Standing(
                bot,
                len(seats),
                wilson(sum(win(game, seat) for game, seat in seats), len(seats)),
                rating.mu,
                rating.mu - SURE * rating.sigma,
                rating.mu + SURE * rating.sigma,
                fmean(game.scores[seat] for game, seat in seats),
                1000 * seconds / decisions if decisions else 0.0,
                sum(failure.bot == bot for game in outcomes for failure in game.failures),
            )
        )
    return sorted(found, key=lambda each: (-each.rating, each.bot))


def ratings(outcomes: Iterable[Outcome]) -> dict[str, PlackettLuceRating]:
    """By bot, its rating after all games in their order: 25 for everybody at first, with much doubt."""
    model = PlackettLuce(tau=0.0)  # bots do not change from game to game
    found: dict[str, PlackettLuceRating] = {}
    for outcome in outcomes:
        teams = [[found.get(bot) or model.rating(name=bot)] for bot in outcome.bots]
        after = model.rate(teams, ranks=[float(place) for place in outcome.places])
        for bot in dict.fromkeys(outcome.bots):
            mine = [team[0] for team, name in zip(after, outcome.bots, strict=True) if name == bot]
            # Whoever sits at a table twice has learned one thing about themselves, not two.
            mu, sigma = fmean(each.mu for each in mine), fmean(each.sigma for each in mine)
            found[bot] = model.rating(mu, sigma, bot)
    return found


def duels(outcomes: Iterable[Outcome]) -> list[Duel]:
    """Every pair of bots that met."""
    met: dict[tuple[str, str], list[float]] = {}
    for outcome in outcomes:
        for one, bot in enumerate(outcome.bots):
            for two, other in enumerate(outcome.bots):
                if bot < other:
                    gap = outcome.places[two] - outcome.places[one]
                    met.setdefault((bot, other), []).append((gap > 0) + (gap == 0) / 2)
    return [Duel(*pair, len(won), wilson(sum(won), len(won))) for pair, won in sorted(met.items())]
