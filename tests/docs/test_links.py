"""Whatever a page leads to is there: files, and places within pages."""

import re
from functools import cache
from pathlib import Path

import pytest

from make_rule_pages import ROOT

PAGES = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.md")],
    key=lambda path: path.relative_to(ROOT).as_posix(),
)
LINK = re.compile(r"""(?:\]\(|(?:src|href)=")([^)\s"]+)""")
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
PLACE = re.compile(r'<a id="([^"]+)">')


@cache
def places(page: Path) -> set[str]:
    """What can be named behind a #: headings as hosts and the site spell them, and places that were named."""
    text = page.read_text(encoding="utf-8")
    headings = (re.sub(r"[^\w\- ]", "", heading.lower()).strip() for heading in HEADING.findall(text))
    return {heading.replace(" ", "-") for heading in headings} | set(PLACE.findall(text))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_to_a_file_and_to_a_place_within_it(page: Path) -> None:
    for link in LINK.findall(CODE.sub("", page.read_text(encoding="utf-8"))):
        if "://" in link:
            continue
        path, _, place = link.partition("#")
        target = page.parent / path if path else page
        assert target.is_file(), link
        assert not place or place in places(target), link


def test_links_are_found_at_all() -> None:
    found = {page.name: len(LINK.findall(page.read_text(encoding="utf-8"))) for page in PAGES}
    assert found["README.md"] > 0
    assert found["stone_age.en.md"] >= 100
