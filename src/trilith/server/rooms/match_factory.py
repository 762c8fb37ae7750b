"""New matches: set up by a host, or a rematch of one that is over."""

import secrets
from time import time
from typing import Final

from trilith.core.record import NOT_FURTHER
from trilith.server.accounts.name_claims import check_names, may_carry
from trilith.server.errors import NotPractice, TooManyBotMatches, TooManyMatches
from trilith.server.pack_registry import PackRegistry
from trilith.server.rooms.room import Room
from trilith.server.rooms.seating import check_bot, sitters_again
from trilith.server.settings import Settings
from trilith.server.storage.models import BOT, INVITED, OPEN, PERSON, Person, Sitter, StoredMatch
from trilith.server.storage.store import Store
from trilith.server.wire.requests import NewMatch, SeatForBot, SeatForMe

ID_BYTES: Final = 12
SEED_BYTES: Final = 32


def fresh_seed() -> str:
    """Luck that nobody can guess."""
    return secrets.token_hex(SEED_BYTES)


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
        await self._check_bot_matches(host, sitters)
        if asked.practice and [sitter.person for sitter in sitters if not sitter.bot] != [host.id]:
            raise NotPractice(people=sum(not sitter.bot for sitter in sitters))
        return await self._match(host, asked.game, asked.options, asked.public, sitters, asked.practice)

    async def rematch(self, person: Person, stored: StoredMatch) -> StoredMatch:
        """A match like one before, with its bots; by link only, because its free seats are for those who sat there."""
        sitters = sitters_again(stored.sitters)
        return await self._match(person, stored.game, stored.options, False, sitters, bool(stored.practice))

    async def seats_again(self, room: Room, person: Person) -> dict[int, Sitter]:
        """Somebody's seats in a rematch, by the same names unless somebody else has claimed one of them since."""
        again = {}
        for seat in room.seats_of(person.id):
            before = room.sitter(seat)
            name = before.name if await may_carry(self._store, person, before.name) else person.name
            again[seat] = Sitter(before.kind, name, person=person.id, claimed=person.owns(name))
        await check_names(self._store, person, (sitter.name for sitter in again.values()))
        return again

    async def _check_bot_matches(self, host: Person, sitters: list[Sitter]) -> None:
        """Refuse one more match in which only bots play, where somebody has set up enough of them."""
        most = self._settings.most_bot_matches
        if all(sitter.bot for sitter in sitters) and await self._store.bot_matches_of(host.id) >= most:
            raise TooManyBotMatches(most=most)

    async def _match(
        self,
        host: Person,
        name: str,
        options: dict[str, int],
        public: bool,
        sitters: list[Sitter],
        practice: bool,
    ) -> StoredMatch:
        game = self._pack_registry.for_new_match(name)
        signature = game.pack.signature()
        game.start(len(sitters), options)  # refuses what the game cannot be
        if await self._store.unfinished_of(host.id) >= self._settings.most_matches:
            raise TooManyMatches(most=self._settings.most_matches)
        now = time()
        return StoredMatch(
            id=secrets.token_urlsafe(ID_BYTES),
            game=game.name,
            game_version=game.version,
            options=options,
            position=None,
            seed=fresh_seed(),
            host=host.id,
            public=public,
            invitation=secrets.token_urlsafe(ID_BYTES),
            status=OPEN,
            withdrawn=0,
            floor=0,
            created=now,
            changed=now,
            pack_name=signature.name if signature else None,
            pack_digest=signature.digest if signature else None,
            sitters=sitters,
            practice=[NOT_FURTHER] if practice else [],
        )


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
