"""The client can be built everywhere."""

import gzip
import runpy
import shutil
from pathlib import Path

import pytest

from make_rule_pages import ROOT

NEEDED = ("env", "sh")  # all that npm and what it runs may ask the machine for


@pytest.mark.skipif(not (ROOT / "web/node_modules").is_dir(), reason="make client fetches what this needs")
def test_a_machine_without_node_builds_the_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in NEEDED:
        (programs / name).symlink_to(str(shutil.which(name)))
    monkeypatch.setenv("PATH", str(programs))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(ROOT)
    assert shutil.which("node") is None
    build = runpy.run_path("setup.py")
    build["npm"]("run", "build", "--", "--outDir", str(tmp_path / "client"))
    assert "<script" in (tmp_path / "client/index.html").read_text(encoding="utf-8")
    assets = tmp_path / "client/assets"
    scripts = list(assets.glob("index-*.js"))
    assert scripts
    for script in scripts:
        plain = script.read_bytes()
        assert gzip.decompress((assets / f"{script.name}.gz").read_bytes()) == plain
        assert 0 < (assets / f"{script.name}.br").stat().st_size < len(plain) / 2
