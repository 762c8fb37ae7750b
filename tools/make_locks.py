"""Writes requirements/ anew: every version that the Makefile installs, with digests, for all systems and Pythons.

Each file but the first rests on `run.txt` and names what it needs beyond that. All come from one resolution, so that
they agree with one another, and none names the registry it was made with.
"""

import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
LOCKS: Final = ROOT / "requirements"
HEADING: Final = "# Made by tools/make_locks.py from pyproject.toml; `make lock` makes it anew.\n"
FIRST: Final = "run"
PACKAGE: Final = re.compile(r"^[a-z0-9].*(?:\n .*)*\n", re.MULTILINE)


def wishes() -> dict[str, list[str]]:
    """What pyproject.toml asks for, by the file that locks it."""
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return {
        FIRST: project["project"]["dependencies"],
        "build": project["build-system"]["requires"],
        **project["project"]["optional-dependencies"],
        **project["dependency-groups"],
    }


def locks() -> dict[Path, str]:
    """The text of every lock, by its path."""
    versions = resolved([wish for asked in wishes().values() for wish in asked], "")
    packages = {name: PACKAGE.findall(resolved(asked, versions)) for name, asked in wishes().items()}
    made = {}
    for name, needed in packages.items():
        below = packages[FIRST] if name != FIRST else []
        rest = f"-r {FIRST}.txt\n" if below else ""
        more = [package for package in needed if package not in below]
        made[LOCKS / f"{name}.txt"] = HEADING + rest + "".join(more)
    return made


def resolved(asked: list[str], versions: str) -> str:
    """What is installed for these wishes on any system, each package with its digests."""
    with tempfile.TemporaryDirectory() as folder:
        wanted, constraints = Path(folder) / "wanted.txt", Path(folder) / "versions.txt"
        wanted.write_text("\n".join(asked), encoding="utf-8")
        constraints.write_text(versions, encoding="utf-8")
        command = [str(Path(sys.executable).parent / "uv"), "pip", "compile", "--quiet", "--universal"]
        command += ["--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate"]
        command += ["--constraints", str(constraints), str(wanted)]
        return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


if __name__ == "__main__":
    for path, text in locks().items():
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path.name}\n")
