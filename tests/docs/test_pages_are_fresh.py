"""What tools/ generates is checked in, and as fresh as its sources."""

from pathlib import Path

import pytest

from make_rule_pages import ROOT, pages


@pytest.mark.parametrize("path", pages(), ids=lambda path: path.name)
def test_a_generated_page_is_what_its_sources_make(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == pages()[path](), "run: make pages"


def test_nothing_lies_among_the_pages_that_is_not_generated() -> None:
    assert set((ROOT / "docs/rules").iterdir()) == set(pages())
