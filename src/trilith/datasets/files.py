"""Files that are written: none is overwritten, and what the system objects to has a name."""

import errno
from pathlib import Path

from trilith.core.errors import NotWritten


def not_there(path: Path) -> None:
    """Refuse a file that would be overwritten."""
    if path.exists():
        raise NotWritten(file=str(path), reason="EEXIST")


def not_written(path: Path, error: OSError) -> NotWritten:
    """What the system objects to."""
    return NotWritten(file=str(path), reason=errno.errorcode.get(error.errno or 0, str(error)))
