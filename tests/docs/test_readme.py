"""What the README shows works as it stands."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from make_rule_pages import ROOT
from support.terminal import trilith
from trilith.games import OURS

README = (ROOT / "README.md").read_text(encoding="utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
COMMANDS = sorted(
    {line.split()[1] for line in README.splitlines() if line.startswith(".venv/bin/trilith ")} - {"--lang"}
)
PATIENCE = 300  # seconds
MOST_BYTES = 500_000


@pytest.mark.parametrize("snippet", PYTHON)
def test_a_python_snippet_runs_and_prints(snippet: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", snippet], capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert re.fullmatch(r"\d+ \[[-\d, ]+\] \[[\d, ]+\]\n", done.stdout)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_is_there(tmp_path: Path, command: str) -> None:
    done = trilith(tmp_path, command, "--help")
    assert done.returncode == 0
    assert command in done.stdout


def test_a_picture_of_every_table_comes_before_the_first_command_and_all_are_small() -> None:
    pictures = [ROOT / path for path in re.findall(r"!\[[^\]]+\]\(([^)]+)\)", README.partition("```")[0])]
    assert [picture.stem for picture in pictures] == list(OURS)
    assert sum(picture.stat().st_size for picture in pictures) < MOST_BYTES


def test_the_readme_begins_with_at_most_five_lines_of_what_this_is_for() -> None:
    purpose = README.split("\n\n")[1]
    assert 0 < len(purpose.splitlines()) <= 5


def test_the_readme_shows_something() -> None:
    assert PYTHON
    assert {"games", "play", "simulate", "verify"} <= set(COMMANDS)
