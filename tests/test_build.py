"""What is built from this repository plays wherever it is installed, the web client included."""

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from venv import EnvBuilder

import httpx
import pytest

from make_rule_pages import ROOT

NEEDED = ("env", "sh")  # all that npm and what it runs may ask the machine for
PARTS = ("LICENSE", "MANIFEST.in", "README.md", "pyproject.toml", "setup.py")
MADE = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", "client", "node_modules")
PATIENCE = 3600  # seconds; compiling takes several minutes of a machine that does nothing else
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
SCRIPT = re.compile(r'<script[^>]* src="([^"]+)"')


@pytest.mark.skipif(not (ROOT / "web/node_modules").is_dir(), reason="make client fetches what this needs")
def test_a_machine_without_node_builds_packages_that_lack_nothing_and_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The compiler is left out: what it makes of the same files, `make test` runs anyway."""
    source = sources(tmp_path)
    (source / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    monkeypatch.setenv("PATH", str(few_programs(tmp_path)))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("TRILITH_WITHOUT_COMPILING", "yes")
    assert shutil.which("node") is None
    packed, wheel = build(source, tmp_path / "dist", "--no-isolation")
    written = {path.relative_to(source).as_posix() for path in source.rglob("*") if path.is_file()}
    needed = {
        name for name in written if name.startswith(("src/trilith/", "web/")) and "node_modules" not in name
    }
    assert {"web/package-lock.json", "src/trilith/py.typed"} <= needed
    with tarfile.open(packed) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert needed | set(PARTS) <= names
    assert {name for name in names if name.startswith(("tests", "web/node_modules"))} == set()
    installed = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as archive:
        assert {name.removeprefix("src/") for name in needed if name.startswith("src/")} <= {
            *archive.namelist()
        }
        archive.extractall(installed)
    assert_compressed(installed / "trilith/server/client/assets")
    assert_plays([sys.executable, "-m", "trilith"], tmp_path, PYTHONPATH=str(installed))


@pytest.mark.long
@pytest.mark.thorough
def test_wheel_and_source_package_play_in_an_empty_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MYPYC_OPT_LEVEL", "0")  # it is compiled twice, and need not be fast
    for package in build(sources(tmp_path), tmp_path / "dist"):
        home = tmp_path / package.suffix
        home.mkdir()
        EnvBuilder(with_pip=True).create(home / "environment")
        programs = home / "environment/bin"
        run([str(programs / "python"), "-m", "pip", "install", "--quiet", str(package)], home)
        compiled = run([str(programs / "python"), "-c", "import trilith; print(trilith.COMPILED)"], home)
        assert compiled == f"{shutil.which('cc') is not None}\n"
        assert_plays([str(programs / "trilith")], home)


def sources(folder: Path) -> Path:
    """A copy of what packages are made of, so that building leaves nothing behind and disturbs nobody."""
    copy = folder / "source"
    for part in ("src", "web"):
        shutil.copytree(ROOT / part, copy / part, ignore=MADE)
    for part in PARTS:
        shutil.copy2(ROOT / part, copy)
    return copy


def few_programs(folder: Path) -> Path:
    """A machine on which hardly anything is installed."""
    programs = folder / "bin"
    programs.mkdir()
    for name in NEEDED:
        (programs / name).symlink_to(str(shutil.which(name)))
    return programs


def build(source: Path, folder: Path, *options: str) -> tuple[Path, Path]:
    """The source package, and the wheel that is built from it."""
    run([sys.executable, "-m", "build", *options, "--outdir", str(folder), str(source)], source.parent)
    (packed,), (wheel,) = folder.glob("*.tar.gz"), folder.glob("*.whl")
    return packed, wheel


def run(command: list[str], home: Path, **variables: str) -> str:
    """What a command says, run as by somebody who has never seen this repository."""
    done = subprocess.run(
        command,
        cwd=home,
        env=surroundings(home, **variables),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def surroundings(home: Path, **variables: str) -> dict[str, str]:
    """An environment in which nothing leads to this repository."""
    kept = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "TRILITH_BUILD")}
    return {**kept, "TRILITH_HOME": str(home), **variables}


def assert_compressed(assets: Path) -> None:
    """Every script lies there compressed, too, so that the server need not do it."""
    scripts = list(assets.glob("index-*.js"))
    assert scripts
    for script in scripts:
        plain = script.read_bytes()
        assert gzip.decompress((assets / f"{script.name}.gz").read_bytes()) == plain
        assert 0 < (assets / f"{script.name}.br").stat().st_size < len(plain) / 2


def assert_plays(trilith: list[str], home: Path, **variables: str) -> None:
    """Games can be played on the command line, and the server brings the client and its words."""
    told = run(
        [*trilith, "simulate", "stone_age", "--bots", "random,random", "--games", "1", "--json"],
        home,
        **variables,
    )
    assert json.loads(told)["games"] == 1
    with serving(trilith, home, **variables) as address, httpx.Client(base_url=address) as visitor:
        script = SCRIPT.search(visitor.get("/").text)
        assert script
        assert len(visitor.get(script[1]).raise_for_status().content) > 10_000
        assert "web-motto" in visitor.get("/words/en").text


@contextmanager
def serving(trilith: list[str], home: Path, **variables: str) -> Iterator[str]:
    """A server at a free port, and its address."""
    server = subprocess.Popen(
        [*trilith, "serve", "--port", "0", "--database", f"sqlite+aiosqlite:///{home / 'matches.db'}"],
        cwd=home,
        env=surroundings(home, **variables),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    assert server.stdout
    try:
        said = ""
        while not (found := ADDRESS.search(said)):
            line = server.stdout.readline()
            assert line, said
            said += line
        yield found[0]
    finally:
        server.kill()
        server.communicate()
