"""What the Makefile installs is locked by version and digest, for every kind of machine, and by nobody's address."""

import re
from pathlib import Path

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from make_locks import FIRST, HEADING, LOCKS, PACKAGE, wishes

PYTHONS = ("3.11.9", "3.12.9", "3.13.9", "3.14.2")
SYSTEMS = (("linux", "Linux", "posix"), ("darwin", "Darwin", "posix"), ("win32", "Windows", "nt"))


def locked(name: str) -> list[Requirement]:
    """All packages that a file pins, with those of the file on which it rests."""
    files = dict.fromkeys([FIRST, name])
    texts = [(LOCKS / f"{file}.txt").read_text(encoding="utf-8") for file in files]
    return [Requirement(package.split("\\")[0]) for text in texts for package in PACKAGE.findall(text)]


def machines() -> list[dict[str, str]]:
    """What markers are asked about, for each usual system and Python."""
    return [
        {
            "python_full_version": python,
            "python_version": python.rpartition(".")[0],
            "sys_platform": platform,
            "platform_system": system,
            "os_name": kind,
            "platform_python_implementation": "CPython",
            "implementation_name": "cpython",
        }
        for python in PYTHONS
        for platform, system, kind in SYSTEMS
    ]


def applies(marker: Marker | None, machine: dict[str, str]) -> bool:
    """Whether a line counts on this machine."""
    return marker is None or marker.evaluate(machine)


@pytest.mark.parametrize("name", wishes())
def test_whatever_pyproject_asks_for_is_locked_in_a_version_that_it_allows(name: str) -> None:
    pins = locked(name)
    asked = [Requirement(wish) for wish in wishes()[name]]
    assert asked
    for machine in machines():
        for wish in (wish for wish in asked if applies(wish.marker, machine)):
            versions = {
                pin.specifier
                for pin in pins
                if canonicalize_name(pin.name) == canonicalize_name(wish.name)
                and applies(pin.marker, machine)
            }
            assert len(versions) == 1, f"{wish} on {machine['sys_platform']}: run make lock"
            (version,) = (str(each).removeprefix("==") for each in versions)
            assert wish.specifier.contains(version), f"{wish}, not {version}: run make lock"


@pytest.mark.parametrize("path", sorted(LOCKS.iterdir()), ids=lambda path: path.name)
def test_a_lock_has_digests_and_no_address(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    packages = PACKAGE.findall(text)
    assert packages
    assert all(re.search(r"--hash=sha256:[0-9a-f]{64}", package) for package in packages)
    assert PACKAGE.sub("", text) in (HEADING, f"{HEADING}-r {FIRST}.txt\n")  # no option, and so no index
    assert "://" not in text


def test_every_lock_is_asked_for() -> None:
    assert {path.stem for path in LOCKS.iterdir()} == wishes().keys()
