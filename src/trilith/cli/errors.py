"""What can go wrong on the command line and at the prompt; the words of each error are in the locale files."""

from trilith.core.errors import TrilithError


class NoSuchFile(TrilithError):
    """A file cannot be read."""


class FileTaken(TrilithError):
    """A file that would be overwritten."""


class ReviewNotKept(TrilithError):
    """A review could not be written to disk."""


class BadCompany(TrilithError):
    """A text that does not say with whom somebody played."""


class ObservationNotKept(TrilithError):
    """A game that was watched, or a report of games, could not be written to disk."""


class GameInUse(TrilithError):
    """A saved game that is being played somewhere else right now."""


class NoGameToResume(TrilithError):
    """There is no saved game that could go on."""


class NotForPractice(TrilithError):
    """In a practice match one person plays, and bots sit in all other seats."""


class NothingToUndo(TrilithError):
    """There is no decision that could be taken back."""


class NoSuchChoice(TrilithError):
    """No choice has that number."""


class NoSuchKey(TrilithError):
    """The choice exists, but not with that second number."""


class NoSuchRule(TrilithError):
    """No rule has that number."""


class BadName(TrilithError):
    """A player cannot be called that."""


class BadSeed(TrilithError):
    """A text that is not a seed."""


class WrongSeatCount(TrilithError):
    """Not as many players are named as sit at the table."""


class NeedsGame(TrilithError):
    """Nobody said which game to play."""


class NotTogether(TrilithError):
    """Two things were asked for that exclude each other."""


class NoSuchLanguage(TrilithError):
    """There are no words in that language."""


class NoSuchCommand(TrilithError):
    """No command has that name."""


class BadUsage(TrilithError):
    """A command was given something that it does not take."""


class NoSuchPlayer(TrilithError):
    """Somebody wants to see the board of a player who is not there."""


class NotComplete(TrilithError):
    """Several actions were typed at once, and the last of them leave something half paid."""


class NothingDecided(TrilithError):
    """Somebody wants to take something back who has not decided anything yet."""


class Ambiguous(TrilithError):
    """What was typed can mean several things."""
