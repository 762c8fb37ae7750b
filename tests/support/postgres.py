"""A PostgreSQL of our own for tests: in a folder, without a network, and gone afterwards."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest

DEBIAN: Final = Path("/usr/lib/postgresql")  # where Debian keeps one folder for each version
OWNER: Final = "postgres"
NAME: Final = "trilith"
PATIENCE: Final = 300  # seconds


def folder_of_programs() -> Path | None:
    """Where the newest PostgreSQL's programs are, if there is one."""
    found = sorted(DEBIAN.glob("*/bin/pg_ctl"), key=lambda path: int(path.parent.parent.name))
    anywhere = shutil.which("pg_ctl")
    return found[-1].parent if found else Path(anywhere).parent if anywhere else None


class Postgres:
    """A PostgreSQL that can be stopped and started again, with as many databases as are asked for."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs, self._folder = programs, folder
        self._databases = count()
        self._control = (programs / "pg_ctl", "--wait", "-D", folder / "data")
        _run(programs / "initdb", "--auth=trust", f"--username={OWNER}", "--no-sync", "-D", folder / "data")

    def start(self) -> None:
        """Start it."""
        asked = f"-c listen_addresses='' -c unix_socket_directories='{self._folder}' -c fsync=off"
        _run(*self._control, "--log", self._folder / "log", "-o", asked, "start")

    def stop(self) -> None:
        """Stop it as a power failure would."""
        _run(*self._control, "--mode=immediate", "stop")

    def database(self) -> str:
        """The URL of an empty database."""
        name = f"{NAME}{next(self._databases)}"
        _run(self._programs / "createdb", "--host", self._folder, "--username", OWNER, name)
        return f"postgresql+asyncpg://{OWNER}@/{name}?host={self._folder}"


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL, until the end of the block."""
    programs = folder_of_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed (on Debian: apt-get install postgresql)")
    # The path of a socket may be 107 characters long, and those of pytest's own folders can be longer.
    with TemporaryDirectory(prefix="trilith-") as made:
        folder = Path(made)
        _own(folder)
        made_ready = Postgres(programs, folder)
        made_ready.start()
        try:
            yield made_ready
        finally:
            made_ready.stop()


def _own(folder: Path) -> None:
    """PostgreSQL refuses to run as root, so root lends the folder to its user."""
    if os.geteuid() == 0:
        shutil.chown(folder, OWNER)


def _run(*command: str | Path) -> None:
    lent = ["runuser", "-u", OWNER, "--"] if os.geteuid() == 0 else []
    subprocess.run([*lent, *command], check=True, cwd="/", stdout=subprocess.DEVNULL, timeout=PATIENCE)
