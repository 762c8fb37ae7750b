"""What the pages about Python and about bots show works as it stands, and prints what they say."""

import re
import subprocess
import sys

import pytest

import trilith
from make_rule_pages import ROOT

PAGE = (ROOT / "docs/python.md").read_text(encoding="utf-8")
BOTS_PAGE = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"```python\n(.*?)```\n\n```text\n(.*?)```", PAGE + BOTS_PAGE, re.DOTALL)
PATIENCE = 300  # seconds


@pytest.mark.parametrize(("snippet", "printed"), SHOWN)
def test_a_snippet_prints_what_the_page_says(snippet: str, printed: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", snippet], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.stdout == printed, done.stderr


def test_every_snippet_is_run() -> None:
    assert len(SHOWN) == (PAGE + BOTS_PAGE).count("```python")


def test_every_public_name_is_explained_and_all_but_plain_facts_are_shown_at_work() -> None:
    tables = set(re.findall(r"`trilith\.(\w+)", PAGE))
    shown = {name for snippet, _ in SHOWN for name in re.findall(r"trilith\.(\w+)", snippet)}
    assert set(trilith.__all__) - tables == set()
    assert set(trilith.__all__) - shown == {"COMPILED", "__version__"}
