"""The save file of a game: an append-only log that is synced to disk before anybody sees what a line led to."""

import os
import sys
from contextlib import suppress
from pathlib import Path

from trilith.cli.errors import FileTaken, GameInUse, NoSuchFile
from trilith.cli.files.reading import read_text, reason
from trilith.core.errors import NotSaved
from trilith.core.record import Record, parse_record

if sys.platform != "win32":
    import fcntl


class SaveFile:
    """An open and locked record file; `size` is how many of its bytes are known to be complete."""

    def __init__(self, path: Path, handle: int, size: int) -> None:
        self.path = path
        self._handle = handle
        self._size = size

    @classmethod
    def create(cls, path: Path, record: Record) -> "SaveFile":
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
        save_file = cls(path, -1, 0)
        save_file.rewrite(record)
        return save_file

    @classmethod
    def reopen(cls, path: Path) -> "tuple[SaveFile, Record]":
        """Open an existing file; an incomplete last line is truncated."""
        path = path.absolute()
        text = read_text(path)
        record = parse_record(text)
        try:
            handle = os.open(path, os.O_RDWR | os.O_APPEND)
        except OSError as error:
            raise NoSuchFile(file=str(path), reason=reason(error)) from error
        _lock(handle, path)
        size = len(text[: text.rfind("\n") + 1].encode())
        save_file = cls(path, handle, size)
        save_file._truncate()
        return save_file, record

    def append(self, lines: list[str]) -> None:
        """Append and sync lines; when that fails, the file is as it was before."""
        if not lines:
            return
        self._truncate()  # in case that failed the last time
        try:
            self._write("".join(line + "\n" for line in lines))
        except OSError as error:
            self._truncate()
            raise NotSaved(file=str(self.path), reason=reason(error)) from error

    def rewrite(self, record: Record) -> None:
        """Replace the file atomically: the old one stays until the new one is on disk."""
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
        """Close the file and release its lock."""
        os.close(self._handle)

    def _write(self, text: str) -> None:
        data = text.encode()
        written = 0
        while written < len(data):
            written += os.write(self._handle, data[written:])
        _sync(self._handle)
        self._size += len(data)

    def _truncate(self) -> None:
        """Remove what is not known to be complete; should even that fail, reading ignores an incomplete line."""
        with suppress(OSError):
            if os.fstat(self._handle).st_size != self._size:
                os.ftruncate(self._handle, self._size)
                _sync(self._handle)


def write_copy(path: Path, record: Record) -> None:
    """Write a whole record to another file, which must not exist yet."""
    SaveFile.create(path, record).close()


def _sync(handle: int) -> None:
    """Call fsync; devices and pipes cannot be synced."""
    try:
        os.fsync(handle)
    except OSError as error:
        if reason(error) not in ("EINVAL", "ENOTSUP", "EROFS"):
            raise


def _sync_folder(folder: Path) -> None:
    """Sync the folder for the new name, where that is possible; the file itself is safe already."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _lock(handle: int, path: Path) -> None:
    """Lock the file against a second program that plays the same game."""
    if sys.platform != "win32":
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            os.close(handle)
            raise GameInUse(file=str(path)) from error
        except OSError:
            pass  # a file system without locks
