"""Two servers of one database, be it that somebody got past the instance lock: nobody overwrites anybody."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TypeAlias

import pytest

from support.database import ANN, lines_of, new_match, opened
from support.serving import settings_for
from trilith.server.errors import AlreadyStarted, NoFreeSeat, StaleVersion, UndoTooFar, WriteConflict
from trilith.server.rooms import seating
from trilith.server.rooms.registry import RoomRegistry
from trilith.server.rooms.room import MOST_TRIES, Room
from trilith.server.storage.models import OVER, Change, Person
from trilith.server.storage.store import Store
from trilith.server.storage.write_queue import WriteQueue

BOB = Person("bob", "Bob", "en", claimed=False)
CID = Person("cid", "Cid", "en", claimed=False)
Both: TypeAlias = tuple[Store, RoomRegistry, RoomRegistry]
Story: TypeAlias = Callable[[Store, RoomRegistry, RoomRegistry], Awaitable[None]]


@asynccontextmanager
async def both(folder: Path) -> AsyncIterator[Both]:
    """Two servers of one database, and three people."""
    async with AsyncExitStack() as stack:
        store, here = await stack.enter_async_context(opened(settings_for(folder)))
        _, there = await stack.enter_async_context(opened(settings_for(folder)))
        for person in (ANN, BOB, CID):
            await store.add_person(person, f"session of {person.id}")
        yield store, here, there


def told(folder: Path, story: Story) -> None:
    """Let a story happen."""

    async def happen() -> None:
        async with both(folder) as (store, here, there):
            await story(store, here, there)

    asyncio.run(happen())


async def a_room_each(here: RoomRegistry, there: RoomRegistry, *seats: str) -> tuple[Room, Room]:
    """One match of Ann's at both servers."""
    room = await here.create(ANN, new_match(*seats))
    return room, await there.room(room.stored.id)


async def in_step(store: Store, room: Room) -> None:
    """A room knows exactly what is stored."""
    found = await store.whole(room.stored.id)
    assert found is not None
    assert room.stored == found[0]
    assert room.match.record == found[1]
    assert room.version == len(found[1]) + found[0].withdrawn


def test_of_two_actions_at_two_servers_one_is_played_and_the_other_can_be_tried_again(tmp_path: Path) -> None:
    async def story(store: Store, here: RoomRegistry, there: RoomRegistry) -> None:
        one, other = await a_room_each(here, there, "person", "person")
        version = one.version
        assert other.version == version
        await one.act(ANN.id, 0, version, ["place hunt 1"])
        with pytest.raises(StaleVersion) as caught:
            await other.act(ANN.id, 0, version, ["place forest 2"])
        assert caught.value.about == {"asked": version, "newest": one.version}
        await in_step(store, other)
        assert other.match.record[-1] == "place hunt 1"
        await other.act(ANN.id, 1, other.version, ["place forest 2"])
        with pytest.raises(StaleVersion):
            await one.act(ANN.id, 1, version + 1, ["place quarry 2"])
        await in_step(store, one)
        assert one.match.record[-2:] == ["place hunt 1", "place forest 2"]

    told(tmp_path, story)


def test_an_action_does_not_bring_back_what_was_undone_at_another_server(tmp_path: Path) -> None:
    async def story(store: Store, here: RoomRegistry, there: RoomRegistry) -> None:
        one, _ = await a_room_each(here, there, "person", "person")
        version = await one.act(ANN.id, 0, one.version, ["place hunt 1"])
        other = await there.room(one.stored.id)
        with pytest.raises(StaleVersion):
            await other.act(ANN.id, 0, version - 1, ["place forest 1"])
        undone = await one.undo(ANN.id, 0, version, 1)
        with pytest.raises(StaleVersion) as caught:
            await other.act(ANN.id, 1, version, ["place forest 2"])
        assert caught.value.about["newest"] == undone
        await in_step(store, other)
        assert "place hunt 1" not in other.match.record

    told(tmp_path, story)


def test_what_was_played_at_another_server_is_not_undone_unseen(tmp_path: Path) -> None:
    async def story(store: Store, here: RoomRegistry, there: RoomRegistry) -> None:
        one, other = await a_room_each(here, there, "person", "person")
        version = await one.act(ANN.id, 0, one.version, ["place hunt 1"])
        with pytest.raises(StaleVersion):
            await other.undo(ANN.id, 0, version - 1, 0)
        assert other.undoable(0) == 1
        await one.act(ANN.id, 1, version, ["place forest 2"])
        with pytest.raises(StaleVersion):
            await other.undo(ANN.id, 0, version, 1)
        with pytest.raises(UndoTooFar):
            await other.undo(ANN.id, 0, other.version, 1)
        await in_step(store, other)

    told(tmp_path, story)


def test_one_seat_is_given_to_one_person_however_many_servers_there_are(tmp_path: Path) -> None:
    async def story(store: Store, here: RoomRegistry, there: RoomRegistry) -> None:
        one, other = await a_room_each(here, there, "person", "invited", "invited")
        await seating.join(one, BOB, 1, None)
        with pytest.raises(NoFreeSeat):
            await seating.join(other, CID, 1, None)
        await seating.join(other, CID, None, None)  # which was the last
        await in_step(store, other)
        assert [sitter.person for sitter in other.stored.sitters] == [ANN.id, BOB.id, CID.id]
        with pytest.raises(AlreadyStarted):
            await one.set_public(True, lambda: seating.check_host(one, ANN))
        await in_step(store, one)

    told(tmp_path, story)


def test_who_sits_where_at_another_server_hinders_no_action(tmp_path: Path) -> None:
    async def story(store: Store, here: RoomRegistry, there: RoomRegistry) -> None:
        one, other = await a_room_each(here, there, "person", "invited", "person")
        await seating.join(one, BOB, None, None)
        with pytest.raises(NoFreeSeat):
            await seating.join(other, CID, None, None)
        await seating.leave(one, BOB, 1, "random")
        await other.act(ANN.id, 0, other.version, ["place hunt 1"])
        await in_step(store, other)
        assert other.sitter(1).stand_in == "random"

    told(tmp_path, story)


def test_everybody_meets_at_the_same_rematch(tmp_path: Path) -> None:
    async def story(store: Store, here: RoomRegistry, there: RoomRegistry) -> None:
        one, _ = await a_room_each(here, there, "person", "person")
        await one.change_seats(lambda sitters: OVER)
        other = await there.room(one.stored.id)
        with pytest.raises(StaleVersion):
            await other.act(ANN.id, 0, 0, ["place hunt 1"])
        await other.change_seats(lambda sitters: OVER)
        again = await here.rematch(one, ANN)
        assert (await there.rematch(other, ANN)).stored.id == again.stored.id
        assert await store.unfinished_of(ANN.id) == 1

    told(tmp_path, story)


def test_who_loses_again_and_again_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tries = 0

    async def lose(self: WriteQueue, change: Change) -> None:
        nonlocal tries
        tries += 1
        raise WriteConflict(match=change.match.id)

    async def story(store: Store, here: RoomRegistry, there: RoomRegistry) -> None:
        room, _ = await a_room_each(here, there, "person", "person")
        version = room.version
        with monkeypatch.context() as patched:
            patched.setattr(WriteQueue, "write", lose)
            with pytest.raises(WriteConflict):
                await room.act(ANN.id, 0, version, ["place hunt 1"])
        assert tries == MOST_TRIES
        assert await room.act(ANN.id, 0, version, ["place hunt 1"]) == version + 1

    told(tmp_path, story)


def test_a_conflict_concerns_only_the_match_that_it_is_about(tmp_path: Path) -> None:
    async def story(store: Store, here: RoomRegistry, there: RoomRegistry) -> None:
        rooms = [await here.create(ANN, new_match("person", "person")) for _ in range(3)]
        keys = [room.stored.id for room in rooms]
        before = [await store.lines(key) for key in keys]
        changes = [
            lines_of(key, len(lines), "place hunt 1", revision=revision)
            for key, lines, revision in zip(keys, before, (2, 1, 2), strict=True)
        ]
        changes.append(lines_of(keys[0], len(before[0]), "place forest 1", revision=2))
        kept = await asyncio.gather(*map(store.write_queue.write, changes), return_exceptions=True)
        assert [type(outcome) for outcome in kept] == [type(None), WriteConflict, type(None), WriteConflict]
        after = [await store.lines(key) for key in keys]
        assert after == [[*before[0], "place hunt 1"], before[1], [*before[2], "place hunt 1"]]

    told(tmp_path, story)


def test_who_takes_the_last_seat_and_the_beginning_are_one_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[Change] = []
    write = WriteQueue.write

    async def note(queue: WriteQueue, change: Change) -> None:
        written.append(change)
        await write(queue, change)

    async def story(store: Store, here: RoomRegistry, there: RoomRegistry) -> None:
        room = await here.create(ANN, new_match("person", "invited"))
        monkeypatch.setattr(WriteQueue, "write", note)
        await seating.join(room, BOB, None, None)
        assert [(change.seating, bool(change.lines)) for change in written] == [(True, True)]
        await in_step(store, room)
        assert room.started

    told(tmp_path, story)
