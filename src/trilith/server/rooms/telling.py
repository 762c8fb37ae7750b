"""What one viewer is told of any match, be it one that is kept or a lesson; nothing that the viewer may not know."""

from trilith.core.errors import GameOver, IllegalAction, NotYourTurn
from trilith.core.forecast import Forecaster
from trilith.core.game import Game, View
from trilith.core.history import Rounds
from trilith.core.match import Match, commitment, open_seed
from trilith.core.record import Record
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import SPECTATOR, Event


def described(game: Game, events: list[Event], viewer: int) -> list[View]:
    """What happened, as a viewer may know it, each with the rule by which it happened."""
    return [{**game.describe(event, viewer), "rule": game.cite(event)} for event in events]


def seen_from(match: Match, viewer: int, version: int, forecaster: Forecaster | None) -> View:
    """The table from a seat: who decides, what lies there, and what the seat may do.

    With a forecaster it is told what would come of everything, and what belongs together.
    """
    seat, actor = match.seat(viewer), match.state.actor()
    return {
        "version": version,
        "seat": None if viewer == SPECTATOR else viewer,
        "actor": actor if actor >= 0 else None,
        "view": seat.view(),
        **_offered(seat, open_seed(match.setup.seed), version, forecaster),
        "commitment": commitment(match.setup.seed),
    }


def _offered(seat: Seat, seed: int, version: int, forecaster: Forecaster | None) -> View:
    """What a seat may do; the imagined world depends on an open seed, and so on nothing that is secret."""
    if not seat.legal:
        return {"choices": [], "runs": []}
    if forecaster is None:
        choice = seat.game.choice
        unforeseen = [{"text": each.text, "action": choice(each), "forecast": None} for each in seat.legal]
        return {"choices": unforeseen, "runs": []}
    return {
        "choices": forecaster.choices(seat, Stream(seed, version)),
        "runs": forecaster.runs(seat, Stream(seed, version)),
    }


def result_of(match: Match, assisted: list[bool], history: Rounds) -> View:
    """How it ended, and the seed, which nobody may know before."""
    return {
        "seed": match.setup.seed,
        "scores": match.state.scores(),
        "places": match.state.ranking(),
        "assisted": assisted,
        "torches": [sum(lit == seat for _, lit in match.torches) for seat in range(len(assisted))],
        "practice": bool(match.practice),
        "history": [{"round": number, "points": points} for number, points in history],
    }


def objection_to(match: Match, seat: int, text: str) -> tuple[bool, str | None]:
    """Whether a seat may take an action now, and if it is its turn but may not, the rule against it."""
    action = match.game.actions.parse(text)
    try:
        match.check(seat, action)
    except IllegalAction as refused:
        return False, str(refused.about["rule"])
    except (NotYourTurn, GameOver):
        return False, None
    return True, None


def earlier(match: Match, lines: int) -> Match:
    """A match as it was after so many lines."""
    return Match(match.game, Record(**{**vars(match.setup), "lines": match.record[:lines]}))
