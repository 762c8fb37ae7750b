"""The documentation site has every page, and its reference every public name."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from pydoc import locate
from typing import Any

import pytest

import trilith
from make_site import DOCS, PAGES, ROOT, place

SITE: dict[str, Any] = tomllib.loads((DOCS / "site.toml").read_text(encoding="utf-8"))["project"]
TOOL = Path(sys.executable).parent / "zensical"
REFERENCE = re.findall(r"^::: (\S+)$", (DOCS / "reference.md").read_text(encoding="utf-8"), re.MULTILINE)


def listed(entries: list[dict[str, Any]]) -> Iterator[str]:
    """The pages of the navigation, whatever audience they are for."""
    for entry in entries:
        for below in entry.values():
            if isinstance(below, str):
                yield below
            else:
                yield from listed(below)


def test_the_navigation_has_every_page_once_and_leads_to_nothing_else() -> None:
    pages = [*listed(SITE["nav"])]
    assert len(set(pages)) == len(pages)
    numbered = {f"decisions/{path.name}" for path in (DOCS / "decisions").glob("0*.md")}
    ours = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")} - numbered
    others = {
        place(ROOT / path).relative_to(PAGES).as_posix() for path in ("CHANGELOG.md", "CONTRIBUTING.md")
    }
    others |= {
        place(ROOT / path).relative_to(PAGES).as_posix() for path in ("SECURITY.md", "examples/README.md")
    }
    assert set(pages) == ours | others


def test_the_list_of_decisions_has_each_by_its_title() -> None:
    text = (DOCS / "decisions/README.md").read_text(encoding="utf-8")
    found = sorted((DOCS / "decisions").glob("0*.md"))
    titles = [path.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ") for path in found]
    expected = [f"- [{title}]({path.name})" for title, path in zip(titles, found, strict=True)]
    assert [line for line in text.splitlines() if line.startswith("- ")] == expected


def test_the_reference_has_every_public_name_that_can_be_called() -> None:
    public = {f"trilith.{name}" for name in trilith.__all__ if callable(getattr(trilith, name))}
    assert public <= set(REFERENCE)


@pytest.mark.parametrize("name", REFERENCE)
def test_whatever_is_in_the_reference_is_explained_there(name: str) -> None:
    described: Any = locate(name)
    module = ROOT / "src" / Path(*described.__module__.split("."))
    source = module / "__init__.py" if module.is_dir() else module.with_suffix(".py")
    node = next(found for found in definitions(source) if found.name == described.__name__)
    public = [member for member in node.body if isinstance(member, ast.FunctionDef) and member.name[0] != "_"]
    assert ast.get_docstring(node)
    assert [member.name for member in public if not ast.get_docstring(member)] == []


def definitions(source: Path) -> list[ast.FunctionDef | ast.ClassDef]:
    """What a module defines, as it is written: compiled code keeps no docstrings, and the site reads the source."""
    written = ast.parse(source.read_text(encoding="utf-8"))
    return [node for node in written.body if isinstance(node, ast.FunctionDef | ast.ClassDef)]


@pytest.mark.thorough
@pytest.mark.skipif(not TOOL.is_file(), reason="make site fetches what this needs")
def test_the_site_is_built_and_asks_nobody_elsewhere_for_anything() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools/make_site.py")], capture_output=True, check=False
    )
    assert done.returncode == 0, (done.stdout + done.stderr).decode()
    html = [path.read_text(encoding="utf-8") for path in (ROOT / "site/html").rglob("*.html")]
    assert html
    fetched = re.compile(r"""<(?:script|img|iframe|link)[^>]*(?:src|href)=["'](?:https?:)?//""")
    assert [found[0] for text in html if (found := fetched.search(text))] == []
