"""What the page about environments shows works as it stands, prints what it says, and is short."""

import contextlib
import io
import re
import warnings

import pytest

from make_rule_pages import ROOT
from trilith.games import OURS, game_named
from trilith.rollout.observing import names_of

PAGE = (ROOT / "docs/environments.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"## ([^\n]+)\n(?:(?!\n## ).)*?```python\n(.*?)```\n\n```text\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize(("door", "snippet", "printed"), SHOWN, ids=[door for door, _, _ in SHOWN])
def test_a_door_prints_what_the_page_says_in_under_twenty_lines(
    door: str, snippet: str, printed: str
) -> None:
    if door == "OpenSpiel":
        pytest.importorskip("pyspiel", reason="OpenSpiel has no packages for this system")
    assert len(snippet.splitlines()) < 20
    said = io.StringIO()
    with contextlib.redirect_stdout(said), warnings.catch_warnings():
        exec(compile(snippet, door, "exec"), {})
    assert said.getvalue() == printed


def test_the_page_says_how_many_numbers_an_agent_sees() -> None:
    sizes = [len(names_of(game_named(name))) for name in OURS]
    assert "{:,} in Stone Age, {:,} in Prehistory, {:,} in Endless Winter".format(*sizes) in PAGE


def test_every_door_is_shown() -> None:
    assert [door for door, _, _ in SHOWN] == [
        "PettingZoo",
        "Gymnasium",
        "Many games in one call",
        "OpenSpiel",
    ]
    assert PAGE.count("```python") == len(SHOWN)
