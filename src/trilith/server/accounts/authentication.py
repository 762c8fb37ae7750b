"""Authentication: a signed cookie that names a session, and passwords for claimed names."""

import asyncio
import hashlib
import secrets
from collections import OrderedDict, defaultdict
from contextlib import suppress
from dataclasses import dataclass, replace
from time import time
from typing import Final

from itsdangerous import BadSignature, Signer
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection
from starlette.responses import Response

from trilith.server.accounts.name_claims import check_names
from trilith.server.accounts.password_hashing import Hashing
from trilith.server.errors import Banned, CommonName, NameTaken, NotSignedIn, WrongPassword
from trilith.server.identifiers import new_identifier
from trilith.server.names import comparable, is_reserved, skeleton
from trilith.server.settings import Settings
from trilith.server.sharing.bus import GAP, Bus, News
from trilith.server.storage.models import Person, PersonId
from trilith.server.storage.people import DAY
from trilith.server.storage.store import Store

COOKIE: Final = "trilith_session"
TOKEN_BYTES: Final = 24
CACHE_SIZE: Final = 10_000
CACHE_SECONDS: Final = 60 * 60.0  # after which a session is looked up again
# What processes tell each other.
SIGNED_OUT: Final = "signed_out"
CHANGED: Final = "person_changed"


@dataclass(frozen=True)
class CachedSession:
    """Whose session it is, and when it was looked up."""

    person: Person
    looked_up: float


class Authenticator:
    """Finds the person of a session cookie, and starts and ends sessions."""

    def __init__(self, settings: Settings, store: Store, key: str, hashing: Hashing, bus: Bus) -> None:
        self._settings = settings
        self._store = store
        self._signer = Signer(key, salt="session", digest_method=hashlib.sha256)
        self._hashing = hashing
        # By session, so that acting reads no database.
        self._cache: OrderedDict[str, CachedSession] = OrderedDict()
        self._ends: dict[str, set[asyncio.Event]] = defaultdict(set)  # by session, set when it ends
        self._bus = bus
        bus.hear(SIGNED_OUT, lambda news: self._end(news["session"]))
        bus.hear(CHANGED, lambda news: self._drop_from_cache(news["person"]))
        bus.hear(GAP, self._gap)
        self._looking: asyncio.Task[None] | None = None

    async def add_guest(self, name: str, language: str, response: Response) -> Person:
        """A new guest, with a session and its cookie."""
        await check_names(self._store, None, [name])
        person = Person(new_identifier(), name, language, claimed=False)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._store.add_person(person, _digest(token))
        self._set_cookie(token, response)
        return person

    async def person(self, connection: HTTPConnection) -> Person:
        """The person behind a request; NotSignedIn when the cookie is missing, forged, or of an ended session; Banned."""
        return await self.person_of(self.session(connection))

    async def person_of(self, session: str) -> Person:
        """The person whose session it is; NotSignedIn when it has ended; Banned."""
        cached = self._cache.get(session)
        if cached is None or time() - cached.looked_up > CACHE_SECONDS:
            person = await self._store.session(session, self._oldest())
            if person is None:
                self._cache.pop(session, None)
                raise NotSignedIn()
            if person.banned:
                raise Banned()
            cached = self._cache_session(session, person)
        return cached.person

    async def until_ended(self, session: str) -> None:
        """Wait until a session ends, because somebody signs out or because nobody has used it for too long."""
        ended = asyncio.Event()
        self._ends[session].add(ended)
        try:
            while not ended.is_set():
                left = await self._seconds_left(session)
                if left <= 0:
                    self._cache.pop(session, None)
                    return
                with suppress(TimeoutError):
                    await asyncio.wait_for(ended.wait(), min(left, CACHE_SECONDS))
        finally:
            self._ends[session].discard(ended)
            if not self._ends[session]:
                del self._ends[session]

    async def _seconds_left(self, session: str) -> float:
        """How many seconds a session has left if it is not used."""
        try:
            seen = await self._store.session_seen(session)
        except (SQLAlchemyError, OSError):
            return CACHE_SECONDS  # an unreachable database signs nobody out
        return 0.0 if seen is None else seen - self._oldest()

    async def recheck(self, person: PersonId) -> None:
        """Look somebody up again whom another program has changed, and end sockets of whoever may not come in any more."""
        self._drop_from_cache(person)
        await self._end_sockets()

    async def reason(self, connection: HTTPConnection) -> str:
        """Why a session has ended, by the name of the error."""
        try:
            await self.person(connection)
        except Banned as banned:
            return banned.name
        except (NotSignedIn, SQLAlchemyError, OSError):
            pass
        return NotSignedIn.__name__

    def sender(self, connection: HTTPConnection) -> str | None:
        """The session that a genuine cookie names, whether it has ended or not."""
        try:
            return self.session(connection)
        except NotSignedIn:
            return None

    async def change(self, person: Person) -> None:
        """Somebody goes by another name or language."""
        await check_names(self._store, person, [person.name])
        await self._store.change_person(person)
        self._note_change(person)

    async def claim(self, person: Person, password: str) -> Person:
        """Give the own name a password; NameTaken when it belongs to somebody else, or the person has one already."""
        if person.claimed:
            raise NameTaken(name=person.name)
        if is_reserved(person.name):
            raise CommonName(name=person.name)
        await check_names(self._store, person, [person.name])
        digest = await self._hashing.digest(password)
        claimed = comparable(person.name)
        await self._store.claim(person, claimed, skeleton(person.name), digest)
        self._note_change(person)
        return replace(person, claimed=True, owned=claimed)

    async def sign_in(self, name: str, password: str, response: Response) -> Person:
        """A claimed name from another device."""
        found = await self._store.claimed(comparable(name))
        if not await self._hashing.fits(None if found is None else found[1], password) or found is None:
            raise WrongPassword(name=name)
        if found[0].banned:
            raise Banned()
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._store.add_session(_digest(token), found[0].id)
        self._set_cookie(token, response)
        return found[0]

    async def sign_out(self, connection: HTTPConnection, response: Response) -> None:
        """End the session of this cookie, and the sockets that belong to it."""
        session = self.session(connection)
        await self._store.end_session(session)
        self._end(session)
        self._bus.tell_all(SIGNED_OUT, session=session)
        response.delete_cookie(
            COOKIE,
            path=self._settings.base_path or "/",
            httponly=True,
            samesite="lax",
            secure=self._settings.secure_cookies,
        )

    def session(self, connection: HTTPConnection) -> str:
        """The session that a genuine cookie names; NotSignedIn without one."""
        cookie = connection.cookies.get(COOKIE, "")
        try:
            return _digest(self._signer.unsign(cookie).decode())
        except (BadSignature, UnicodeError):
            raise NotSignedIn() from None

    def _oldest(self) -> float:
        """When a session must have been used last to be still good."""
        return time() - self._settings.session_days * DAY

    def _set_cookie(self, token: str, response: Response) -> None:
        response.set_cookie(
            COOKIE,
            self._signer.sign(token).decode(),
            max_age=self._settings.session_days * DAY,
            path=self._settings.base_path or "/",
            httponly=True,
            samesite="lax",
            secure=self._settings.secure_cookies,
        )

    def _cache_session(self, session: str, person: Person) -> CachedSession:
        cached = self._cache[session] = CachedSession(person, time())
        if len(self._cache) > CACHE_SIZE:
            self._cache.popitem(last=False)
        return cached

    def _note_change(self, person: Person) -> None:
        self._drop_from_cache(person.id)
        self._bus.tell_all(CHANGED, person=person.id)

    def _drop_from_cache(self, person: PersonId) -> None:
        for session in [session for session, cached in self._cache.items() if cached.person.id == person]:
            del self._cache[session]

    def _end(self, session: str) -> None:
        """Forget a session that has ended, and close its sockets."""
        self._cache.pop(session, None)
        for ended in self._ends.get(session, ()):
            ended.set()

    def _gap(self, news: News) -> None:
        """Nothing was heard of other processes for a while: look everything up again."""
        self._cache.clear()
        self._looking = asyncio.create_task(self._end_sockets())

    async def _end_sockets(self) -> None:
        """End the sockets of whoever may not come in any more."""
        for session in list(self._ends):
            if await self._seconds_left(session) <= 0:
                self._end(session)


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
