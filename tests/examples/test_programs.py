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
    "random_rollout.py": r"^\d+ decisions; each saw 1531 numbers, from “round” to .+\nplayer_0 [+-]\d",
    "masked_ppo.py": r"^(\d+)% of 40 games won before, (\d+)% after 60,000 steps\.\n$",
    "openspiel_search.py": r"^After 6 decisions by search: points \[-?\d+, -?\d+\], returns \[",
    "learning_from_a_file.py": r"^Chooses as greedy does in [5-9]\d% of \d+ decisions; .+ [1-3]\d%\.\n$",
}
ARGUMENTS = {"openspiel_search.py": ["6"]}
NEEDED = {"masked_ppo.py": "sb3_contrib", "openspiel_search.py": "pyspiel"}  # not everywhere
LONG = {"masked_ppo.py"}


@pytest.mark.parametrize(
    "program",
    [
        pytest.param(name, marks=[pytest.mark.thorough, pytest.mark.long] if name in LONG else [])
        for name in PROGRAMS
    ],
)
def test_an_example_runs(
    program: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    if program in NEEDED:
        pytest.importorskip(
            NEEDED[program], reason=f"{program} needs {NEEDED[program]}, which is not installed"
        )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [program, *ARGUMENTS.get(program, [])])
    runpy.run_path(str(EXAMPLES / program), run_name="__main__")
    said = capsys.readouterr().out
    found = re.search(PROGRAMS[program], said)
    assert found, said
    if program == "masked_ppo.py":
        assert int(found[2]) >= max(70, int(found[1]) + 10)  # it has learned something


def test_every_example_is_run_and_listed() -> None:
    assert {file.name for file in EXAMPLES.glob("*.py")} == set(PROGRAMS)
    listed = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\]\((\w+\.py)\)", listed)) == set(PROGRAMS)
