"""Guests, claimed names, and signing in and out."""

from dataclasses import replace

from fastapi import APIRouter, Request, Response

from trilith.server.http.dependencies import Me, Services, ServicesDep
from trilith.server.http.limits import too_many_tries
from trilith.server.http.rate_limits import client_address
from trilith.server.names import comparable
from trilith.server.storage.models import Person
from trilith.server.wire.requests import ChangePerson, Claim, NewGuest, SignIn
from trilith.server.wire.responses import PersonInfo

router = APIRouter(tags=["people"])


@router.post("/people", status_code=201)
async def come_in(body: NewGuest, request: Request, services: ServicesDep, response: Response) -> PersonInfo:
    """Become a guest: a name, and a cookie to be known by."""
    services.limits.guests.check(client_address(request))
    return person_info(await services.authenticator.add_guest(body.name, body.language, response))


@router.get("/people/me")
async def who_am_i(me: Me) -> PersonInfo:
    """Who one is."""
    return person_info(me)


@router.patch("/people/me")
async def change_me(body: ChangePerson, me: Me, services: ServicesDep) -> PersonInfo:
    """Go by another name, or read another language; a claimed name stays claimed as it was."""
    changed = replace(me, name=body.name or me.name, language=body.language or me.language)
    await services.authenticator.change(changed)
    return person_info(changed)


@router.post("/people/me/claim")
async def claim_name(body: Claim, request: Request, me: Me, services: ServicesDep) -> PersonInfo:
    """Claim the own name with a password."""
    check_tries(services, request, None)
    claimed = await services.authenticator.claim(me, body.password)
    services.rooms.note_claim(claimed)
    return person_info(claimed)


@router.post("/sessions", status_code=201)
async def sign_in(body: SignIn, request: Request, services: ServicesDep, response: Response) -> PersonInfo:
    """Use a claimed name on this device."""
    check_tries(services, request, body.name)
    return person_info(await services.authenticator.sign_in(body.name, body.password, response))


@router.delete("/sessions/me", status_code=204)
async def sign_out(request: Request, services: ServicesDep) -> Response:
    """Forget who uses this device."""
    response = Response(status_code=204)
    await services.authenticator.sign_out(request, response)
    return response


def check_tries(services: Services, request: Request, name: str | None) -> None:
    """Refuse whoever tries passwords faster than people do, at one name, from one address or all together."""
    services.limits.passwords.check(client_address(request))
    if name is not None and not services.limits.names.take(comparable(name)):
        raise too_many_tries(services.limits.names.rate)


def person_info(person: Person) -> PersonInfo:
    """Somebody as the wire shows it."""
    about = {field: getattr(person, field) for field in PersonInfo.model_fields}
    return PersonInfo.model_validate(about)
