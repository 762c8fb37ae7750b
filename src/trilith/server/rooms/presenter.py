"""Renders a room for each of its viewers, with what that viewer may know; cached for each version and viewer."""

from pydantic_core import to_json

from trilith.core.game import View
from trilith.core.state import Event
from trilith.server.rooms.presence import Presence
from trilith.server.rooms.room import Room
from trilith.server.rooms.telling import described, result_of, seen_from
from trilith.server.storage.models import Sitter


class Presenter:
    """Turns a room into messages of the wire."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._version = -1
        self._cache: dict[
            tuple[int, bool], View
        ] = {}  # by viewer, with forecasts or without, of this version

    async def table(self, viewer: int, seen: int | None, *, foresee: bool = True) -> tuple[int, bytes]:
        """The newest version, and the message with it for a viewer, who may want to know what would come of what."""
        async with self._room.locked() as room:
            return room.version, self._message(viewer, seen, foresee)

    def _message(self, viewer: int, seen: int | None, foresee: bool) -> bytes:
        """The events after a version that the viewer has seen, or the whole table when they are not known."""
        room = self._room
        table = {
            "match": room.stored.id,
            **self._table(viewer, foresee),
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
        return None if events is None else described(self._room.match.game, events, viewer)

    def _table(self, viewer: int, foresee: bool) -> View:
        room = self._room
        if self._version != room.version:
            self._cache.clear()
            self._version = room.version
        found = self._cache.get((viewer, foresee))
        if found is None:
            found = self._cache[viewer, foresee] = self._render(viewer, foresee)
        return found

    def _render(self, viewer: int, foresee: bool) -> View:
        room, match = self._room, self._room.match
        assisted = [sitter.assisted for sitter in room.stored.sitters]
        return {
            **seen_from(match, viewer, room.version, room.forecaster if foresee else None),
            "status": room.stored.status,
            "undo": room.undoable(viewer),
            "result": result_of(match, assisted, room.history) if match.over else None,
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
