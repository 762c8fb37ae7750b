"""The store: everything that outlives the process."""

from trilith.server.storage.learning import LearningStore
from trilith.server.storage.matches import MatchStore
from trilith.server.storage.people import PeopleStore


class Store(PeopleStore, LearningStore, MatchStore):
    """One database with people, sessions, places in lessons, matches, and the lines of every match."""
