"""Looking back at a match: everything that happened, line by line, and the table at any of its moments."""

from pydantic_core import to_json

from trilith.core.forecast import Forecaster
from trilith.core.game import Position
from trilith.core.match import commitment
from trilith.core.state import CHANCE
from trilith.server.rooms.presenter import seats_payload
from trilith.server.rooms.room import Room
from trilith.server.rooms.telling import earlier, result_of, seen_from
from trilith.server.storage.models import OVER, PLAYING, StoredReview
from trilith.study.moment import OPENLY, Moment, NotYetOpen, told
from trilith.study.positions import with_pack


def moments_of(room: Room, eyes: int) -> bytes:
    """Every line of a match as these eyes saw it."""
    lines = [
        {
            "round": line.round,
            "decider": None if line.decider == CHANCE else line.decider,
            "action": line.action,
            "events": line.events,
        }
        for line in told(room.match, eyes, known=room.open)
    ]
    return to_json({"seat": None if eyes == OPENLY else eyes, "lines": lines})


def position_at(room: Room, lines: int) -> Position:
    """The whole position after so many lines, once it holds no secrets any more."""
    if not room.open:
        raise NotYetOpen()
    game = room.match.game
    return with_pack(game, game.dump(Moment(room.match, lines).state))


def table_at(room: Room, lines: int, eyes: int) -> bytes:
    """The table after so many lines as these eyes saw it; nothing is offered, and nobody's seat is one's own."""
    match = room.match
    moment = Moment(match, lines, known=room.open)
    actor = moment.state.actor()
    over = moment.last and match.over
    assisted = [sitter.assisted for sitter in room.stored.sitters]
    return to_json(
        {
            "kind": "view",
            "match": room.stored.id,
            "version": lines,
            "seat": None,
            "actor": actor if actor >= 0 else None,
            "status": OVER if over else PLAYING,
            "view": moment.view(eyes),
            "choices": [],
            "runs": [],
            "undo": 0,
            "hold": 0,
            "seats": seats_payload(room.stored.sitters, room.presence),
            "rematch": room.stored.rematch,
            "commitment": commitment(match.setup.seed),
            "result": result_of(match, assisted, room.history) if over else None,
        }
    )


def table_to_try(room: Room, lines: int, seat: int, forecaster: Forecaster) -> bytes:
    """The table in play again after so many lines, as whoever decided there saw it, with everything that was offered."""
    return to_json(
        {
            "kind": "view",
            "match": room.stored.id,
            **seen_from(earlier(room.match, lines), seat, lines, forecaster),
            "status": PLAYING,
            "undo": 0,
            "hold": 0,
            "seats": seats_payload(room.stored.sitters, room.presence),
            "rematch": None,
            "result": None,
        }
    )


def review_state(lines: int, review: StoredReview | None, *, waits: bool) -> bytes:
    """How far a review has come; it is written already, so nothing of it is read."""
    if review is None:
        return to_json({"state": "none", "looked": 0, "lines": lines, "review": None})
    state = "done" if review.done else "waiting" if waits else "growing"
    head = to_json({"state": state, "looked": review.looked, "lines": lines})
    return head[:-1] + b',"review":' + (review.review or "null").encode() + b"}"
