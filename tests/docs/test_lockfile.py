"""The client's packages are locked by name and digest, and by nobody's address."""

import json

from make_rule_pages import ROOT


def test_the_lockfile_names_no_address() -> None:
    packages = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert packages
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert not name or "integrity" in package, name
