"""The store: everything that outlives the process."""

from trilith.server.storage.matches import MatchStore
from trilith.server.storage.people import PeopleStore


class Store(PeopleStore, MatchStore):
    """One database with people, sessions, matches, and the lines of every match."""
