"""The file of a game in progress: every line is on disk before anybody sees what it led to."""

import os
import sys
from contextlib import suppress
from pathlib import Path

from trilith.cli.files import read_text, reason
from trilith.core.errors import FileTaken, GameInUse, NoSuchFile, NotSaved
from trilith.core.record import Record, parse_record

if sys.platform != "win32":
    import fcntl


class Journal:
    """An open record file; `size` is how much of it is known to be whole."""

    def __init__(self, path: Path, handle: int, size: int) -> None:
        self.path = path
        self._handle = handle
        self._size = size

    @classmethod
    def create(cls, path: Path, record: Record) -> "Journal":
        """Begin a file; one that is already there is never overwritten."""
        path = path.absolute()
        if path.is_file():
            raise FileTaken(file=str(path))
        if path.exists():
            raise NotSaved(file=str(path), reason="EISDIR" if path.is_dir() else "not-a-file")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise NotSaved(file=str(path), reason=reason(error)) from error
        journal = cls(path, -1, 0)
        journal.rewrite(record)
        return journal

    @classmethod
    def reopen(cls, path: Path) -> "tuple[Journal, Record]":
        """Go on with a file; a last line that was not written to its end is cut off."""
        path = path.absolute()
        text = read_text(path)
        record = parse_record(text)
        try:
            handle = os.open(path, os.O_RDWR | os.O_APPEND)
        except OSError as error:
            raise NoSuchFile(file=str(path), reason=reason(error)) from error
        _lock(handle, path)
        size = len(text[: text.rfind("\n") + 1].encode())
        journal = cls(path, handle, size)
        journal._cut_off()
        return journal, record

    def append(self, lines: list[str]) -> None:
        """Write lines so that they outlive a crash; when that fails, the file is as it was before."""
        if not lines:
            return
        self._cut_off()  # in case that failed the last time
        try:
            self._write("".join(line + "\n" for line in lines))
        except OSError as error:
            self._cut_off()
            raise NotSaved(file=str(self.path), reason=reason(error)) from error

    def rewrite(self, record: Record) -> None:
        """Put a whole new file in the place of the old one, which stays until the new one is on disk."""
        fresh = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        old_handle, old_size = self._handle, self._size
        try:
            self._handle = os.open(fresh, os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_TRUNC, 0o600)
            _lock(self._handle, self.path)
            self._size = 0
            self._write(record.text())
            os.replace(fresh, self.path)
        except OSError as error:
            if self._handle != old_handle:
                os.close(self._handle)
            self._handle, self._size = old_handle, old_size
            with suppress(OSError):
                fresh.unlink(missing_ok=True)
            raise NotSaved(file=str(self.path), reason=reason(error)) from error
        _sync_folder(self.path.parent)
        if old_handle >= 0:
            os.close(old_handle)

    def close(self) -> None:
        """Let go of the file."""
        os.close(self._handle)

    def _write(self, text: str) -> None:
        data = text.encode()
        written = 0
        while written < len(data):
            written += os.write(self._handle, data[written:])
        _sync(self._handle)
        self._size += len(data)

    def _cut_off(self) -> None:
        """Remove what is not known to be whole; should even that fail, reading ignores half a line."""
        with suppress(OSError):
            if os.fstat(self._handle).st_size != self._size:
                os.ftruncate(self._handle, self._size)
                _sync(self._handle)


def write_copy(path: Path, record: Record) -> None:
    """Write a whole record to another file, which must not exist yet."""
    Journal.create(path, record).close()


def _sync(handle: int) -> None:
    """Wait until the disk has it; devices and pipes have no disk to wait for."""
    try:
        os.fsync(handle)
    except OSError as error:
        if reason(error) not in ("EINVAL", "ENOTSUP", "EROFS"):
            raise


def _sync_folder(folder: Path) -> None:
    """Let the new name outlive a crash, where folders can be synced; the file itself is safe already."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _lock(handle: int, path: Path) -> None:
    """Keep a second program from going on with the same game at the same time."""
    if sys.platform != "win32":
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            os.close(handle)
            raise GameInUse(file=str(path)) from error
        except OSError:
            pass  # a file system without locks
