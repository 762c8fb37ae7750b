"""New matches: set up by a host, or a rematch of one that is over."""

import secrets
from dataclasses import replace
from time import time
from typing import Final

from trilith.core.game import Position
from trilith.core.match import Match
from trilith.core.record import NOT_FURTHER, Record
from trilith.server.accounts.name_claims import check_names, may_carry
from trilith.server.errors import NotPractice, NotYetBranched, TooManyBotMatches, TooManyMatches
from trilith.server.identifiers import new_identifier
from trilith.server.pack_registry import PackRegistry
from trilith.server.rooms.room import Room
from trilith.server.rooms.seating import check_bot, sitters_again
from trilith.server.settings import Settings
from trilith.server.storage.models import BOT, INVITED, OPEN, PERSON, Origin, Person, Sitter, StoredMatch
from trilith.server.storage.store import Store
from trilith.server.wire.requests import Luck, NewMatch, SeatForBot, SeatForMe
from trilith.study.branching import branch_of
from trilith.study.errors import NothingToPlayOn
from trilith.study.moment import Moment
from trilith.study.positions import without_pack

SEED_BYTES: Final = 32


def fresh_seed() -> str:
    """Luck that nobody can guess."""
    return secrets.token_hex(SEED_BYTES)


def luck_of(luck: Luck) -> str:
    """The seed of a branch: a fresh one, or none where luck goes on as it was."""
    return fresh_seed() if luck == "new" else ""


class MatchFactory:
    """Makes matches that have not begun yet and are not stored yet."""

    def __init__(self, settings: Settings, store: Store, pack_registry: PackRegistry) -> None:
        self._settings = settings
        self._store = store
        self._pack_registry = pack_registry

    async def new(self, host: Person, asked: NewMatch) -> StoredMatch:
        """The match that a host asks for."""
        sitters = _sitters(host, asked)
        await check_names(self._store, host, (sitter.name for sitter in sitters if sitter.person is not None))
        await self.check_bot_matches(host, sitters)
        if asked.practice and [sitter.person for sitter in sitters if not sitter.bot] != [host.id]:
            raise NotPractice(people=sum(not sitter.bot for sitter in sitters))
        setup = self._beginning(asked.game, len(sitters), asked.options, asked.practice)
        if asked.position is not None:
            setup = self._with_position(setup, asked.position)
        return await self._match(host, setup, sitters, asked.public)

    async def rematch(self, person: Person, stored: StoredMatch) -> StoredMatch:
        """A match like one before, with its bots; by link only, because its free seats are for those who sat there."""
        sitters = sitters_again(stored.sitters)
        setup = self._beginning(stored.game, len(sitters), stored.options, bool(stored.practice))
        return await self._match(person, setup, sitters)

    async def branch(self, person: Person, room: Room, lines: int, luck: Luck) -> StoredMatch:
        """A match that goes on from a moment of one that is over: bots as they were, and a free seat for everybody else."""
        if not room.open:
            raise NotYetBranched(match=room.stored.id)
        again = await self.seats_again(room, person)
        sitters = [again.get(seat, sitter) for seat, sitter in enumerate(sitters_again(room.stored.sitters))]
        setup = branch_of(room.match, lines, room.stored.id, [], luck_of(luck))
        stored = await self._match(person, setup, sitters)
        number = Moment(room.match, lines).round
        stored.origin = Origin(room.stored.id, lines, number, room.stored.created, _file_of(room))
        return stored

    async def seats_again(self, room: Room, person: Person) -> dict[int, Sitter]:
        """Somebody's seats in a rematch, by the same names unless somebody else has claimed one of them since."""
        again = {}
        for seat in room.seats_of(person.id):
            before = room.sitter(seat)
            name = before.name if await may_carry(self._store, person, before.name) else person.name
            again[seat] = Sitter(before.kind, name, person=person.id, claimed=person.owns(name))
        await check_names(self._store, person, (sitter.name for sitter in again.values()))
        return again

    async def check_bot_matches(self, host: Person, sitters: list[Sitter]) -> None:
        """Refuse one more match in which only bots play, where somebody has set up enough of them."""
        most = self._settings.most_bot_matches
        if all(sitter.bot for sitter in sitters) and await self._store.bot_matches(host.id) >= most:
            raise TooManyBotMatches(most=most)

    def _beginning(self, name: str, seats: int, options: dict[str, int], practice: bool) -> Record:
        """The record of a match that begins as the rules say, with the pack that new matches use."""
        game = self._pack_registry.for_new_match(name)
        game.start(seats, options)  # refuses what the game cannot be
        marks = [NOT_FURTHER] if practice else []
        signature = game.pack.signature()
        return Record(game.name, game.version, seats, fresh_seed(), options, pack=signature, practice=marks)

    def _with_position(self, setup: Record, position: Position) -> Record:
        """The same match, beginning with a position."""
        found, pack = without_pack(position)
        game = self._pack_registry.for_match(setup.game, pack)
        match = Match(game, replace(setup, pack=pack, position=found))  # refuses what cannot be
        if match.over:
            raise NothingToPlayOn(lines=0)
        return match.to_record()

    async def _match(
        self, host: Person, setup: Record, sitters: list[Sitter], public: bool = False
    ) -> StoredMatch:
        if await self._store.unfinished_of(host.id) >= self._settings.most_matches:
            raise TooManyMatches(most=self._settings.most_matches)
        return stored_as(setup, host, sitters, public)


def stored_as(setup: Record, host: Person, sitters: list[Sitter], public: bool = False) -> StoredMatch:
    """A record without its lines as the database holds it."""
    now = time()
    return StoredMatch(
        id=new_identifier(),
        game=setup.game,
        game_version=setup.version,
        options=setup.options,
        position=setup.position,
        seed=setup.seed,
        host=host.id,
        public=public,
        invitation=new_identifier(),
        status=OPEN,
        withdrawn=0,
        floor=0,
        created=now,
        changed=now,
        pack_name=setup.pack.name if setup.pack else None,
        pack_digest=setup.pack.digest if setup.pack else None,
        sitters=sitters,
        practice=setup.practice,
        torches=setup.torches,
        luck=setup.luck,
    )


def _file_of(room: Room) -> str | None:
    """What a match is called that was brought from elsewhere."""
    return None if room.stored.brought is None else room.stored.brought.file


def _sitters(host: Person, asked: NewMatch) -> list[Sitter]:
    found = []
    for seat in asked.seats:
        if isinstance(seat, SeatForMe):
            name = seat.name or host.name
            found.append(Sitter(PERSON, name, person=host.id, claimed=host.owns(name)))
        elif isinstance(seat, SeatForBot):
            check_bot(seat.bot)
            found.append(Sitter(BOT, seat.bot, bot=seat.bot))
        else:
            found.append(Sitter(INVITED, ""))
    return found
