"""What the README shows works as it stands."""

import re
import subprocess
import sys

import pytest

from make_rule_pages import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
COMMANDS = sorted(
    {line.split()[1] for line in README.splitlines() if line.startswith(".venv/bin/trilith ")} - {"--lang"}
)
PATIENCE = 300  # seconds


@pytest.mark.parametrize("snippet", PYTHON)
def test_a_python_snippet_runs_and_prints(snippet: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", snippet], capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert re.fullmatch(r"\d+ \[[-\d, ]+\] \[[\d, ]+\]\n", done.stdout)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_is_there(command: str) -> None:
    asked = [sys.executable, "-m", "trilith", command, "--help"]
    done = subprocess.run(asked, capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert command in done.stdout


def test_the_readme_shows_something() -> None:
    assert PYTHON
    assert {"games", "play", "simulate", "verify"} <= set(COMMANDS)
