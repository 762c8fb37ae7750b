"""Builds the documentation site in site/html from the pages of docs/ and whatever of the repository they lead to.

A file outside of docs/ that a page leads to becomes a page, too: Markdown as it is, everything else as a listing.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
DOCS: Final = ROOT / "docs"
SITE: Final = ROOT / "site"
PAGES: Final = SITE / "pages"
LINK: Final = re.compile(r"(?<=\]\()([^)\s#]+)(?=[)\s#])")
LISTING: Final = "# {name}\n\n```{language}\n{text}\n```\n"
LANGUAGES: Final = {".py": "python", ".toml": "toml", ".ftl": "text"}


def gather() -> None:
    """Write all pages and what they show, with links that lead to each other."""
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(DOCS, PAGES, ignore=shutil.ignore_patterns("site.toml"))
    waiting = sorted(DOCS.rglob("*.md"))
    written: set[Path] = set()
    while waiting:
        source = waiting.pop()
        if source in written:
            continue
        written.add(source)
        place(source).parent.mkdir(parents=True, exist_ok=True)
        text, led = page(source)
        place(source).write_text(text, encoding="utf-8")
        waiting += [target for target in led if not target.is_relative_to(DOCS)]


def place(source: Path) -> Path:
    """Where a file of the repository lies among the pages."""
    if source.is_relative_to(DOCS):
        return PAGES / source.relative_to(DOCS)
    name = source.name if source.suffix == ".md" else f"{source.name}.md"
    return PAGES / "repository" / source.relative_to(ROOT).with_name(name)


def page(source: Path) -> tuple[str, list[Path]]:
    """The text of a page, and the files to which it leads."""
    text = source.read_text(encoding="utf-8")
    if source.suffix != ".md":
        return LISTING.format(name=source.name, language=LANGUAGES.get(source.suffix, "text"), text=text), []
    led: list[Path] = []

    def relink(found: re.Match[str]) -> str:
        target = (source.parent / found[0]).resolve()
        if "://" in found[0]:
            return found[0]
        if not target.is_file():
            sys.exit(f"{source.relative_to(ROOT)} leads to {found[0]}, and there is no such file.")
        led.append(target)
        return os.path.relpath(place(target), place(source).parent)

    return LINK.sub(relink, text), led


def build() -> int:
    """Build the site; whatever leads nowhere ends it."""
    shutil.copy(DOCS / "site.toml", SITE / "zensical.toml")
    command = [str(Path(sys.executable).parent / "zensical"), "build", "--strict", "--clean"]
    return subprocess.run(command, cwd=SITE, check=False).returncode


if __name__ == "__main__":
    gather()
    sys.exit(build())
