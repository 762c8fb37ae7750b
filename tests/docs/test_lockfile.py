"""The client's packages are locked by name and digest, for every kind of machine, and by nobody's address."""

import json
from typing import Any

from make_rule_pages import ROOT

PACKAGES: dict[str, Any] = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))[
    "packages"
]
WISHES = ("dependencies", "devDependencies", "optionalDependencies")


def test_the_lockfile_names_no_address() -> None:
    assert PACKAGES
    for name, package in PACKAGES.items():
        assert "resolved" not in package, name
        assert not name or "integrity" in package, name


def test_the_lockfile_is_complete_on_every_kind_of_machine() -> None:
    """What is missing here is fetched in whatever version is the newest then, or stops `npm ci`."""
    for name, package in PACKAGES.items():
        for wish in {wish for kind in WISHES for wish in package.get(kind, {})}:
            assert found_from(name, wish), f"{name} needs {wish}"


def found_from(name: str, wish: str) -> bool:
    """Whether a package finds another the way Node looks for it: beside itself, then further up."""
    while name:
        if f"{name}/node_modules/{wish}" in PACKAGES:
            return True
        name = name.rpartition("/node_modules/")[0]
    return f"node_modules/{wish}" in PACKAGES


def test_the_lockfile_and_the_package_wish_for_the_same() -> None:
    package = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    for kind in WISHES:
        assert PACKAGES[""].get(kind) == package.get(kind)
