"""The programs in `examples/` run and say what they promise."""

import re
import runpy
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
PROGRAMS = {
    "random_play.py": r"steps, points \[\d+, \d+\], places \[\d, \d\]\n$",
    "own_bot.py": r"^Hoarder won ([6-9]|10) of 10 games against random\.\n$",
    "a_tournament.py": r"^greedy won \d+(\.5)? of 60 games: \d+%, between \d+% and \d+%\n$",
    "position_study.py": r"^(\S.* [+-]\d+\.\d points ahead on average\n){5}$",
    "reading_records.py": r"^player 1: .+\nplayer 2: .+\n\d+ lines, points \[\d+, \d+\]\n$",
    "a_plot.py": r"shows \d+ positions\.\n$",
}


@pytest.mark.parametrize("program", PROGRAMS)
def test_an_example_runs(
    program: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [program])
    runpy.run_path(str(EXAMPLES / program), run_name="__main__")
    said = capsys.readouterr().out
    assert re.search(PROGRAMS[program], said), said


def test_every_example_is_run_and_listed() -> None:
    assert {file.name for file in EXAMPLES.glob("*.py")} == set(PROGRAMS)
    listed = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\]\((\w+\.py)\)", listed)) == set(PROGRAMS)
