"""Renders a room for each of its viewers, with what that viewer may know; cached for each version and viewer."""

from typing import Final

from pydantic_core import to_json

from trilith.core.game import View
from trilith.core.match import commitment
from trilith.core.rng import Stream
from trilith.core.state import SPECTATOR, Event
from trilith.server.rooms.presence import Presence
from trilith.server.rooms.room import Room
from trilith.server.storage.models import Sitter

SEED_DIGITS: Final = 16


class Presenter:
    """Turns a room into messages of the wire."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._version = -1
        self._cache: dict[int, View] = {}  # by viewer, of this version

    async def table(self, viewer: int, seen: int | None) -> tuple[int, bytes]:
        """The newest version, and the message with it for a viewer."""
        async with self._room.locked() as room:
            return room.version, self._message(viewer, seen)

    def _message(self, viewer: int, seen: int | None) -> bytes:
        """The events after a version that the viewer has seen, or the whole table when they are not known."""
        room = self._room
        table = {
            "match": room.stored.id,
            **self._table(viewer),
            "seats": seats_payload(room.stored.sitters, room.presence),
            "rematch": room.stored.rematch,
            "hold": room.hold.left(viewer),
        }
        events = None if seen is None else self._events(viewer, seen)
        if events is None:
            return to_json({"kind": "view", **table})
        return to_json({"kind": "moved", "since": seen, "events": events, **table})

    def seats(self) -> bytes:
        """Who sits and who is present."""
        room = self._room
        return to_json(
            {
                "kind": "seats",
                "version": room.version,
                "status": room.stored.status,
                "seats": seats_payload(room.stored.sitters, room.presence),
                "rematch": room.stored.rematch,
            }
        )

    def _events(self, viewer: int, seen: int) -> list[View] | None:
        room = self._room
        if seen == 0:  # everything that still stands, whatever was taken back in between
            return self._described(room.event_log.since(0), viewer)
        if not room.stored.floor <= seen <= room.version:
            return None
        return self._described(room.event_log.since(seen - room.stored.withdrawn), viewer)

    def _described(self, events: list[Event] | None, viewer: int) -> list[View] | None:
        if events is None:
            return None
        game = self._room.match.game
        return [{**game.describe(event, viewer), "rule": game.cite(event)} for event in events]

    def _table(self, viewer: int) -> View:
        room = self._room
        if self._version != room.version:
            self._cache.clear()
            self._version = room.version
        found = self._cache.get(viewer)
        if found is None:
            found = self._cache[viewer] = self._render(viewer)
        return found

    def _render(self, viewer: int) -> View:
        room, match = self._room, self._room.match
        promise = commitment(match.setup.seed)
        # Luck that the viewer may know: the imagined world must depend on nothing that is secret.
        seed = int(promise[:SEED_DIGITS], 16)
        seat = match.seat(viewer)
        return {
            "version": room.version,
            "seat": None if viewer == SPECTATOR else viewer,
            "status": room.stored.status,
            "actor": room.actor,
            "view": seat.view(),
            "choices": room.forecaster.choices(seat, Stream(seed, room.version)) if seat.legal else [],
            "runs": room.forecaster.runs(seat, Stream(seed, room.version)) if seat.legal else [],
            "undo": room.undoable(viewer),
            "commitment": promise,
            "result": result_payload(room),
        }


def result_payload(room: Room) -> View | None:
    """How it ended, and the seed, which nobody may know before."""
    match = room.match
    if not match.over:
        return None
    return {
        "seed": match.setup.seed,
        "scores": match.state.scores(),
        "places": match.state.ranking(),
        "assisted": [sitter.assisted for sitter in room.stored.sitters],
        "torches": [sum(lit == seat for _, lit in match.torches) for seat in range(len(room.stored.sitters))],
        "practice": bool(match.practice),
        "history": [{"round": number, "points": points} for number, points in room.history],
    }


def seats_payload(sitters: list[Sitter], presence: Presence) -> list[View]:
    """Who sits in each seat."""
    return [
        {
            "kind": sitter.kind,
            "name": sitter.name,
            "bot": sitter.bot,
            "free": sitter.free,
            "present": sitter.person is not None and presence.connected(sitter.person),
            "stand_in": sitter.stand_in,
            "assisted": sitter.assisted,
            "claimed": sitter.claimed,
        }
        for sitter in sitters
    ]
