"""A database file has one server: two would each keep their own matches in memory, and overwrite each other's lines."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final

from sqlalchemy import make_url

from trilith.server.errors import AlreadyServed

with suppress(ImportError):  # Windows locks files in another way; there it is left to whoever starts two
    import fcntl

SUFFIX: Final = ".server"


@contextmanager
def holding(database_url: str, address: str) -> Iterator[None]:
    """Be the only server of a database file; whoever comes later learns the address. It ends with the process, too."""
    url = make_url(database_url)
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        yield
        return
    with Path(f"{url.database}{SUFFIX}").open("a+", encoding="utf-8") as note:
        _take(note)
        note.truncate(0)
        note.write(address)
        note.flush()
        try:
            yield
        finally:
            note.truncate(0)


def _take(note: IO[str]) -> None:
    if "fcntl" not in globals():
        return
    try:
        fcntl.flock(note, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        note.seek(0)
        raise AlreadyServed(address=note.read()) from None
