"""What can go wrong when somebody looks back; the words of each error are in the locale files."""

from trilith.core.errors import TrilithError


class NothingToPlayOn(TrilithError):
    """At that moment the game is over, so nobody can go on from there."""


class MatchNotOver(TrilithError):
    """A match that is still being played keeps its secrets: only one that is over can be reviewed."""
