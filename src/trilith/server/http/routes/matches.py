"""Setting tables, finding them, sitting down and getting up."""

from dataclasses import asdict
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import PlainTextResponse

from trilith.core.match import commitment
from trilith.server.accounts.name_claims import check_names
from trilith.server.errors import MissingPack
from trilith.server.http.dependencies import Me, RoomDep, Services, ServicesDep, enter
from trilith.server.http.rate_limits import client_address
from trilith.server.pack_registry import PackRegistry
from trilith.server.rooms import seating
from trilith.server.rooms.presence import Presence
from trilith.server.rooms.presenter import seats_payload
from trilith.server.rooms.room import Room
from trilith.server.storage.models import OPEN, PLAYING, Person, StoredMatch
from trilith.server.wire.requests import (
    KEY_PATTERN,
    BringRecord,
    ChangeMatch,
    InSeat,
    Join,
    NewBranch,
    NewMatch,
    Offer,
    SeatForBot,
    SeatForMe,
    Start,
)
from trilith.server.wire.responses import MatchInfo, PackInfo

router = APIRouter(tags=["matches"])
MOST_LISTED = 100
Invitation = Annotated[str, Path(pattern=KEY_PATTERN)]


@router.post("/matches", status_code=201)
async def set_table(body: NewMatch, request: Request, me: Me, services: ServicesDep) -> MatchInfo:
    """Set up a match; it begins at once when nobody is awaited."""
    services.limits.tables.check(client_address(request))
    await check_bots_alone(services, request, all(isinstance(seat, SeatForBot) for seat in body.seats))
    return room_info(await services.rooms.create(me, body), me)


@router.get("/matches")
async def list_matches(
    me: Me,
    services: ServicesDep,
    which: Literal["open", "mine", "watchable"],
    most: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 50,
    offset: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> list[MatchInfo]:
    """Matches to join, to go on with, or to watch."""
    if which == "mine":
        return [
            await own_info(services, match, me)
            for match in await services.store.matches_of(me.id, most, offset)
        ]
    found = await services.store.public_matches(OPEN if which == "open" else PLAYING, most, offset)
    return [
        match_info(match, me, services.rooms.in_memory(match.id), services.rooms.pack_registry)
        for match in found
    ]


@router.get("/matches/{match}")
async def look_up_match(room: RoomDep, me: Me) -> MatchInfo:
    """One match."""
    return room_info(room, me)


@router.patch("/matches/{match}")
async def change_match(body: ChangeMatch, room: RoomDep, me: Me, services: ServicesDep) -> MatchInfo:
    """Show the table to everybody or only to those with the link, or choose the luck of a branch, before it begins."""
    if body.public is not None:
        await room.set_public(body.public, lambda: seating.check_host(room, me))
    if body.luck is not None:
        await services.rooms.choose_luck(room, me, body.luck)
    return room_info(room, me)


@router.post("/matches/{match}/seats")
async def offer_seat(body: Offer, room: RoomDep, me: Me, services: ServicesDep) -> MatchInfo:
    """Give a seat to a bot, free it again, or take it oneself, before the match begins."""
    if isinstance(body.to, SeatForMe):
        await check_names(services.store, me, [body.to.name or me.name])
    await seating.offer(room, me, body.seat, body.to)
    return room_info(room, me)


@router.post("/matches/{match}/remove")
async def remove_person(body: InSeat, room: RoomDep, me: Me) -> MatchInfo:
    """Take the seats of whoever sits there away, before the match begins."""
    await seating.remove(room, me, body.seat)
    return room_info(room, me)


@router.post("/matches/{match}/close")
async def clear_table(room: RoomDep, me: Me) -> MatchInfo:
    """Clear the table, before the match begins."""
    await seating.close(room, me)
    return room_info(room, me)


@router.get("/invitations/{invitation}")
async def look_at_invitation(invitation: Invitation, me: Me, services: ServicesDep) -> MatchInfo:
    """The match that an invitation leads to."""
    return room_info(await services.rooms.invited_to(invitation), me)


@router.post("/invitations/{invitation}")
async def accept_invitation(
    invitation: Invitation, body: Join, request: Request, me: Me, services: ServicesDep
) -> MatchInfo:
    """Sit down by invitation."""
    room = enter(request, await services.rooms.invited_to(invitation), me)
    await check_names(services.store, me, [body.name or me.name])
    await seating.join(room, me, body.seat, body.name)
    return room_info(room, me)


@router.post("/matches/{match}/join")
async def join(body: Join, room: RoomDep, me: Me, services: ServicesDep) -> MatchInfo:
    """Sit down at a public table; at somebody else's, one person takes one seat."""
    seating.check_public(room)
    await check_names(services.store, me, [body.name or me.name])
    await seating.join(room, me, body.seat, body.name)
    return room_info(room, me)


@router.post("/matches/{match}/start")
async def start(body: Start, request: Request, room: RoomDep, me: Me, services: ServicesDep) -> MatchInfo:
    """Begin, with bots in the seats that are still free."""
    alone = room.stored.status == OPEN and all(sitter.person is None for sitter in room.stored.sitters)
    await check_bots_alone(services, request, alone)
    await services.rooms.start(room, me, body.fill)
    return room_info(room, me)


@router.post("/matches/{match}/leave")
async def leave(body: InSeat, room: RoomDep, me: Me, services: ServicesDep) -> MatchInfo:
    """Get up; in a running match a bot stands in."""
    await seating.leave(room, me, body.seat, services.settings.away_bot)
    return room_info(room, me)


@router.post("/matches/{match}/return")
async def come_back(body: InSeat, room: RoomDep, me: Me) -> MatchInfo:
    """Take the own seat back from a bot."""
    await seating.come_back(room, me, body.seat)
    return room_info(room, me)


@router.post("/matches/{match}/rematch")
async def play_again(room: RoomDep, me: Me, services: ServicesDep) -> MatchInfo:
    """Play again with the same people and bots; whoever asks later sits down at the same new table."""
    return room_info(await services.rooms.rematch(room, me), me)


@router.post("/matches/{match}/branches", status_code=201)
async def branch(
    body: NewBranch, request: Request, room: RoomDep, me: Me, services: ServicesDep
) -> MatchInfo:
    """Play on from a moment of a match that is over: a table with its bots, where the host chooses seats and luck."""
    services.limits.tables.check(client_address(request))
    return room_info(await services.rooms.branch(room, me, body.lines, body.luck), me)


@router.post("/records", status_code=201)
async def bring_record(body: BringRecord, request: Request, me: Me, services: ServicesDep) -> MatchInfo:
    """Bring a record from elsewhere, to look back at it and to play on from it; it is kept as a match that is over."""
    services.limits.tables.check(client_address(request))
    return room_info(await services.rooms.bring(me, body.file, body.text), me)


@router.delete("/matches/{match}", status_code=204)
async def take_record_away(room: RoomDep, me: Me, services: ServicesDep) -> None:
    """Take a record away that one has brought from elsewhere."""
    await services.rooms.take_away(room, me)


@router.get("/matches/{match}/record", response_model=None, responses={200: {"content": {"text/plain": {}}}})
async def download_record(room: RoomDep) -> PlainTextResponse:
    """The whole record with its seed, once the match is over."""
    headers = {"content-disposition": f'attachment; filename="{record_name(room.stored)}"'}
    return PlainTextResponse(room.record().text(), headers=headers)


async def check_bots_alone(services: Services, request: Request, alone: bool) -> None:
    """Refuse one more match of bots alone where enough were begun from one address, or go on in all."""
    if alone:
        services.limits.check_bot_matches(client_address(request), await services.store.bot_matches())


def record_name(match: StoredMatch) -> str:
    """What the file with the record of a match is called."""
    return f"{match.game}-{match.id}.record"


async def own_info(services: Services, match: StoredMatch, me: Person) -> MatchInfo:
    """One of somebody's own matches, with whose turn it is."""
    return match_info(
        match,
        me,
        await services.rooms.room_to_list(match) if match.status == PLAYING else None,
        services.rooms.pack_registry,
    )


def room_info(room: Room, me: Person) -> MatchInfo:
    """A match that is in memory, as the wire shows it."""
    return match_info(room.stored, me, room, room.pack_registry)


def match_info(match: StoredMatch, me: Person, room: Room | None, pack_registry: PackRegistry) -> MatchInfo:
    """A match as the wire shows it, with more if it is in memory; the invitation is only for those who sit there."""
    mine = [at for at, sitter in enumerate(match.sitters) if sitter.person == me.id]
    belongs = bool(mine) or match.host == me.id
    begun = room if room is not None and room.started else None
    actor = begun.actor if begun else None
    return MatchInfo.model_validate(
        {
            "id": match.id,
            "game": match.game,
            "pack": pack_info(match, pack_registry),
            "options": match.options,
            "status": match.status,
            "public": match.public,
            "practice": bool(match.practice),
            "seats": seats_payload(match.sitters, room.presence if room else Presence()),
            "mine": mine,
            "host": match.host == me.id,
            "invitation": match.invitation if belongs else None,
            "commitment": commitment(match.seed),
            "created": match.created,
            "changed": match.changed,
            "actor": actor,
            "turn": actor in mine and match.sitters[actor].stand_in is None,
            "round": begun.match.game.round(begun.match.state) if begun else None,
            "rematch": match.rematch,
            "removed": me.id in match.removed,
            "set_up": match.position is not None and match.origin is None,
            "origin": origin_info(match),
            "brought": match.brought and asdict(match.brought),
        }
    )


def origin_info(match: StoredMatch) -> dict[str, object] | None:
    """Where a branch comes from; of a record from elsewhere nobody knows whether that is here."""
    if match.origin is None or match.brought is not None:
        return None
    return {**asdict(match.origin), "luck": "same" if match.luck else "new"}


def pack_info(match: StoredMatch, pack_registry: PackRegistry) -> PackInfo:
    """The component pack of a match, even if the server no longer has it."""
    try:
        pack = pack_registry.for_match(match.game, match.pack).pack
    except MissingPack as missing:
        name, digest = str(missing.about["pack"]), str(missing.about["digest"])
        return PackInfo(name=name, digest=digest, default=False, reconstructed=False, parts=[])
    return PackInfo.of(pack, match.pack_name)
