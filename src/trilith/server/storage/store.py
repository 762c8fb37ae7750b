"""The store: everything that outlives the process."""

from trilith.server.storage.learning import LearningStore
from trilith.server.storage.notices import NoticeStore
from trilith.server.storage.people import PeopleStore
from trilith.server.storage.results import ResultStore
from trilith.server.storage.reviews import ReviewStore


class Store(PeopleStore, LearningStore, ResultStore, ReviewStore, NoticeStore):
    """One database with people, sessions, places in lessons, matches, the lines of every match, how it ended, and their reviews."""
