"""Who somebody is: a signed cookie that names a session, and passwords for claimed names."""

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

from trilith.server.claims import check_names
from trilith.server.errors import CommonName, NameTaken, NotSignedIn, WrongPassword
from trilith.server.hashing import Hashing
from trilith.server.names import comparable, is_reserved, skeleton
from trilith.server.settings import Settings
from trilith.server.store import DAY, Store
from trilith.server.stored import Person

COOKIE: Final = "trilith_session"
TOKEN_BYTES: Final = 24
ID_BYTES: Final = 12
MOST_REMEMBERED: Final = 10_000
FRESH: Final = 60 * 60.0  # seconds after which a session is looked up again


@dataclass(frozen=True)
class Known:
    """Somebody whose session was looked up, and when."""

    person: Person
    looked_up: float


class Doorkeeper:
    """Knows people by their cookies."""

    def __init__(self, settings: Settings, store: Store, key: str, hashing: Hashing) -> None:
        self._settings = settings
        self._store = store
        self._signer = Signer(key, salt="session", digest_method=hashlib.sha256)
        self._hashing = hashing
        self._known: OrderedDict[str, Known] = OrderedDict()  # by session, so that acting reads no database
        self._ends: dict[str, set[asyncio.Event]] = defaultdict(
            set
        )  # whoever wants to know of a session's end

    async def welcome(self, name: str, language: str, response: Response) -> Person:
        """A new guest."""
        await check_names(self._store, None, [name])
        person = Person(secrets.token_urlsafe(ID_BYTES), name, language, claimed=False)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._store.add_person(person, _digest(token))
        self._hand_out(token, response)
        return person

    async def person(self, connection: HTTPConnection) -> Person:
        """Whoever sent this; NotSignedIn when the cookie is missing, forged, or of an ended session."""
        session = self.session(connection)
        known = self._known.get(session)
        if known is None or time() - known.looked_up > FRESH:
            person = await self._store.session(session, self._oldest())
            if person is None:
                self._known.pop(session, None)
                raise NotSignedIn()
            known = self._remember(session, person)
        return known.person

    async def until_ended(self, session: str) -> None:
        """Wait until a session ends, because somebody signs out or because nobody has used it for too long."""
        ended = asyncio.Event()
        self._ends[session].add(ended)
        try:
            while not ended.is_set():
                left = await self._left(session)
                if left <= 0:
                    self._known.pop(session, None)
                    return
                with suppress(TimeoutError):
                    await asyncio.wait_for(ended.wait(), min(left, FRESH))
        finally:
            self._ends[session].discard(ended)
            if not self._ends[session]:
                del self._ends[session]

    async def _left(self, session: str) -> float:
        """How many seconds a session has left if it is not used."""
        try:
            seen = await self._store.session_seen(session)
        except (SQLAlchemyError, OSError):
            return FRESH  # a database that does not answer signs nobody out
        return 0.0 if seen is None else seen - self._oldest()

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
        self._forget(person)

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
        self._forget(person)
        return replace(person, claimed=True, owned=claimed)

    async def sign_in(self, name: str, password: str, response: Response) -> Person:
        """A claimed name from another device."""
        found = await self._store.claimed(comparable(name))
        if not await self._hashing.fits(None if found is None else found[1], password) or found is None:
            raise WrongPassword(name=name)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._store.add_session(_digest(token), found[0].id)
        self._hand_out(token, response)
        return found[0]

    async def sign_out(self, connection: HTTPConnection, response: Response) -> None:
        """End the session of this cookie, and everything that hangs on it."""
        session = self.session(connection)
        await self._store.end_session(session)
        self._known.pop(session, None)
        for ended in self._ends.get(session, ()):
            ended.set()
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=self._settings.secure_cookies)

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

    def _hand_out(self, token: str, response: Response) -> None:
        response.set_cookie(
            COOKIE,
            self._signer.sign(token).decode(),
            max_age=self._settings.session_days * DAY,
            httponly=True,
            samesite="lax",
            secure=self._settings.secure_cookies,
        )

    def _remember(self, session: str, person: Person) -> Known:
        known = self._known[session] = Known(person, time())
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
        return known

    def _forget(self, person: Person) -> None:
        for session in [session for session, known in self._known.items() if known.person.id == person.id]:
            del self._known[session]


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
