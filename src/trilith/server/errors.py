"""What can go wrong at the server, and the HTTP status that goes with each name."""

from typing import Final

from trilith.core.errors import NoSuchBot, NoSuchGame, TrilithError
from trilith.lessons.errors import NoLessons, NoSuchLesson


class MissingPack(TrilithError):
    """The server does not have the component pack that a match is played with."""


class NotSignedIn(TrilithError):
    """The request comes without the cookie of a guest or a claimed name."""


class WrongPassword(TrilithError):
    """No name was claimed with that password."""


class Banned(TrilithError):
    """Whoever runs the server lets that person not come in any more."""


class MatchClosed(TrilithError):
    """The table was cleared, before the match began or by whoever runs the server."""


class NameTaken(TrilithError):
    """Somebody else has claimed that name."""


class CommonName(TrilithError):
    """Everybody has that name at first, so nobody can claim it."""


class TooManyTries(TrilithError):
    """More passwords than somebody tries who knows one, at one name or from one address."""


class TooBusy(TrilithError):
    """So many wait for a password to be checked that one more would wait for too long."""


class NoLight(TrilithError):
    """So many bots think, or one took so long, that no hint came in time."""


class TooManyReviews(TrilithError):
    """So many matches wait to be reviewed that no more are taken on."""


class NotReviewed(TrilithError):
    """No mistake was found at that moment, so there is nothing better to find."""


class NoSuchMatch(TrilithError):
    """No match has that number."""


class NoSuchInvitation(TrilithError):
    """The link leads to no match that waits for somebody."""


class NoSuchSeat(TrilithError):
    """The table has no such seat."""


class NotYourSeat(TrilithError):
    """Somebody else sits there, or a bot does."""


class NotYourMatch(TrilithError):
    """Only whoever set up the match may do that."""


class NotSeated(TrilithError):
    """Only whoever sits or sat at the table may do that."""


class NoFreeSeat(TrilithError):
    """Nobody is awaited at that table, or not in that seat."""


class AlreadySeated(TrilithError):
    """One person has one seat at somebody else's public table."""


class AskedToLeave(TrilithError):
    """Whoever set up the table has taken that person's seat away."""


class SeatTaken(TrilithError):
    """A person sits there already."""


class TooManyMatches(TrilithError):
    """One person has set up as many unfinished matches as one person may."""


class TooManyRecords(TrilithError):
    """One person has brought as many records from elsewhere as are kept for one person."""


class TooManyLines(TrilithError):
    """A record with more lines than a match of that game can have."""


class PackNotHere(TrilithError):
    """A record from elsewhere was played with a component pack that this server does not have."""


class NotBrought(TrilithError):
    """Only what was brought from elsewhere can be taken away; a match that was played here belongs to all who played."""


class TooManyBotMatches(TrilithError):
    """In as many matches as one person may have set up for that, only bots are playing."""


class TooManyGuests(TrilithError):
    """As many new guests have come from one address, or in all, as may come in an hour."""


class TooManyTables(TrilithError):
    """As many tables were set from one address, or in all, as may be set in an hour."""


class TooManyBots(TrilithError):
    """As many matches of bots alone were begun from one address, or go on in all, as may."""


class TooManySockets(TrilithError):
    """One address, or everybody together, holds as many tables open as may be."""


class NotStarted(TrilithError):
    """Seats are still open."""


class AlreadyStarted(TrilithError):
    """The match has begun."""


class NotOver(TrilithError):
    """The record is shown when the match is over, because it holds secrets until then."""


class NotYetBranched(TrilithError):
    """A match that is still being played holds secrets, so nobody plays on from its moments."""


class NoBranch(TrilithError):
    """A table that goes on from no other match has no luck but new luck."""


class StillPlaying(TrilithError):
    """A rematch is for afterwards."""


class StaleVersion(TrilithError):
    """The table has moved on since the client last looked."""


class WriteConflict(TrilithError):
    """Another server has written the match since this one read it, so nothing was written."""


class NotPractice(TrilithError):
    """In a practice match one person plays, and bots sit in all other seats."""


class UndoTooFar(TrilithError):
    """Luck or somebody else's decision lies between."""


class BadRequest(TrilithError):
    """A message that is not one we know: a field is missing, unknown or of the wrong type."""


class TooLarge(TrilithError):
    """A message longer than any we need."""


class TooFast(TrilithError):
    """More messages than a person could send."""


class TooSlow(TrilithError):
    """A request that was begun and not sent in time."""


class TooManyConnections(TrilithError):
    """One address holds as many connections as one address may."""


class ForeignOrigin(TrilithError):
    """A page of another site sent this."""


class NoSuchPage(TrilithError):
    """Nothing is at that address."""


class WrongMethod(TrilithError):
    """The address exists, but not for that method."""


class NeedsSocket(TrilithError):
    """The address is for WebSocket connections."""


class NotKept(TrilithError):
    """The database could not be written, so nothing was played."""


class Unexpected(TrilithError):
    """A mistake of ours; what it was stands in the server's log."""


class PortTaken(TrilithError):
    """Another program listens there."""


class CannotListen(TrilithError):
    """The machine has no such address, or does not let this user have the port."""


class AlreadyServed(TrilithError):
    """Another server uses that database file."""


class DatabaseInUse(TrilithError):
    """Another server uses that PostgreSQL database."""


class NoRedis(TrilithError):
    """The Redis that the settings name cannot be used."""


class NoDatabase(TrilithError):
    """The database cannot be opened."""


class OtherSchema(TrilithError):
    """The database is of an older or a newer version of the program."""


class NoSuchPerson(TrilithError):
    """Nobody has that id or name."""


class SeveralPeople(TrilithError):
    """Several people go by that name."""


class AlreadyOver(TrilithError):
    """A match that is over need not be closed."""


class BackupTaken(TrilithError):
    """A file that a backup would overwrite."""


class BackupNotWritten(TrilithError):
    """A backup could not be written."""


class BadBackup(TrilithError):
    """A file that is no backup, or one of a newer version of the program."""


class NotEmpty(TrilithError):
    """A backup would replace what a database has."""


class NotAlone(TrilithError):
    """A backup is not restored under a server that runs."""


CONFLICT: Final = 409
STATUS: Final[dict[type[TrilithError], int]] = {
    NotSignedIn: 401,
    WrongPassword: 403,
    AskedToLeave: 403,
    Banned: 403,
    NotYourSeat: 403,
    NotYourMatch: 403,
    NotSeated: 403,
    ForeignOrigin: 403,
    NoSuchMatch: 404,
    NoSuchInvitation: 404,
    NoSuchSeat: 404,
    NotReviewed: 404,
    NoSuchPage: 404,
    NoSuchGame: 404,
    NoSuchBot: 404,
    MissingPack: 404,
    PackNotHere: 404,
    NoLessons: 404,
    NoSuchLesson: 404,
    WrongMethod: 405,
    TooSlow: 408,
    TooLarge: 413,
    BadRequest: 422,
    NeedsSocket: 426,
    TooFast: 429,
    TooManyTries: 429,
    TooManyMatches: 429,
    TooManyBotMatches: 429,
    TooManyRecords: 429,
    TooManyConnections: 429,
    TooManyReviews: 429,
    TooManyGuests: 429,
    TooManyTables: 429,
    TooManyBots: 429,
    TooManySockets: 429,
    Unexpected: 500,
    NotKept: 503,
    TooBusy: 503,
    NoLight: 503,
}


def status_of(error: TrilithError) -> int:
    """The HTTP status of a refusal; whatever the rules of a game refuse is a conflict."""
    return STATUS.get(type(error), CONFLICT)
