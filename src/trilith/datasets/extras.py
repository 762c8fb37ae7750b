"""What datasets need beyond the package itself."""

from collections.abc import Iterator
from contextlib import contextmanager

from trilith.core.errors import MissingExtra


@contextmanager
def extras() -> Iterator[None]:
    """Say how to get a package that is missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise MissingExtra(package=(missing.name or "").partition(".")[0], extra="datasets") from missing
