"""Who somebody is: a signed cookie that names a session, and passwords for claimed names."""

import asyncio
import hashlib
import secrets
import unicodedata
from collections import OrderedDict
from time import time
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from trilith.server.errors import NameTaken, NotSignedIn, WrongPassword
from trilith.server.settings import Settings
from trilith.server.store import DAY, Store
from trilith.server.stored import Person

COOKIE: Final = "trilith_session"
TOKEN_BYTES: Final = 24
ID_BYTES: Final = 12
MOST_REMEMBERED: Final = 10_000


class Doorkeeper:
    """Knows people by their cookies."""

    def __init__(self, settings: Settings, store: Store, key: str) -> None:
        self._settings = settings
        self._store = store
        self._signer = Signer(key, salt="session", digest_method=hashlib.sha256)
        self._hasher = PasswordHasher()
        self._decoy = self._hasher.hash(secrets.token_hex())
        self._known: OrderedDict[str, Person] = OrderedDict()  # by session, so that acting reads no database

    async def welcome(self, name: str, language: str, response: Response) -> Person:
        """A new guest."""
        person = Person(secrets.token_urlsafe(ID_BYTES), name, language, claimed=False)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._store.add_person(person, _digest(token))
        self._hand_out(token, response)
        return person

    async def person(self, connection: HTTPConnection) -> Person:
        """Whoever sent this; NotSignedIn when the cookie is missing, forged, or of an ended session."""
        session = self._session(connection)
        known = self._known.get(session)
        if known is None:
            oldest = time() - self._settings.session_days * DAY
            known = await self._store.session(session, oldest)
            if known is None:
                raise NotSignedIn()
            self._remember(session, known)
        return known

    def sender(self, connection: HTTPConnection) -> str | None:
        """The session that a genuine cookie names, whether it has ended or not."""
        try:
            return self._session(connection)
        except NotSignedIn:
            return None

    async def change(self, person: Person) -> None:
        """Somebody goes by another name or language."""
        await self._store.change_person(person)
        self._forget(person)

    async def claim(self, person: Person, password: str) -> Person:
        """Give the own name a password; NameTaken when it belongs to somebody else, or the person has one already."""
        if person.claimed:
            raise NameTaken(name=person.name)
        digest = await asyncio.to_thread(self._hasher.hash, password)
        await self._store.claim(person.id, comparable(person.name), digest)
        self._forget(person)
        return Person(person.id, person.name, person.language, claimed=True)

    async def sign_in(self, name: str, password: str, response: Response) -> Person:
        """A claimed name from another device."""
        found = await self._store.claimed(comparable(name))
        # Without a decoy, a quick refusal would tell which names are claimed.
        digest = self._decoy if found is None else found[1]
        if not await asyncio.to_thread(self._fits, digest, password) or found is None:
            raise WrongPassword(name=name)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._store.add_session(_digest(token), found[0].id)
        self._hand_out(token, response)
        return found[0]

    async def sign_out(self, connection: HTTPConnection, response: Response) -> None:
        """End the session of this cookie."""
        session = self._session(connection)
        self._known.pop(session, None)
        await self._store.end_session(session)
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=self._settings.secure_cookies)

    def _fits(self, digest: str, password: str) -> bool:
        try:
            return self._hasher.verify(digest, password)
        except (VerificationError, InvalidHashError):
            return False

    def _session(self, connection: HTTPConnection) -> str:
        cookie = connection.cookies.get(COOKIE, "")
        try:
            return _digest(self._signer.unsign(cookie).decode())
        except (BadSignature, UnicodeError):
            raise NotSignedIn() from None

    def _hand_out(self, token: str, response: Response) -> None:
        response.set_cookie(
            COOKIE,
            self._signer.sign(token).decode(),
            max_age=self._settings.session_days * DAY,
            httponly=True,
            samesite="lax",
            secure=self._settings.secure_cookies,
        )

    def _remember(self, session: str, person: Person) -> None:
        self._known[session] = person
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)

    def _forget(self, person: Person) -> None:
        for session in [session for session, known in self._known.items() if known.id == person.id]:
            del self._known[session]


def comparable(name: str) -> str:
    """A name as it is compared: without differences that eyes do not see."""
    return unicodedata.normalize("NFKC", name).casefold()


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
