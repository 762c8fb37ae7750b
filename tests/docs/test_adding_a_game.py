"""The page about adding a game names every place in which a game of our own is named."""

import re
from pathlib import Path

from make_rule_pages import ROOT
from trilith.games import OURS

PAGE = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
LISTS = [
    *map(ROOT.joinpath, ("pyproject.toml", "README.md", "CHANGELOG.md", "docs/index.md", "docs/site.toml"))
]
KINDS = (".py", ".ts", ".svelte", ".ftl", ".toml")
MADE = ("client", "node_modules", "wire.ts")


def places() -> list[str]:
    """The files that name all of our games, but for those that are a game's own."""
    code = [path for folder in ("src", "web/src", "tools", "bench") for path in (ROOT / folder).rglob("*.*")]
    files = [path for path in code if path.suffix in KINDS and not own(path) and not {*path.parts} & {*MADE}]
    return [path.relative_to(ROOT).as_posix() for path in [*files, *LISTS] if names_all(path)]


def own(path: Path) -> bool:
    """Whether a file belongs to one game."""
    return any(game in path.relative_to(ROOT).as_posix() for game in OURS)


def names_all(path: Path) -> bool:
    """Whether each of our games is named here, by name or by title."""
    text = path.read_text(encoding="utf-8").lower()
    return all(re.search(rf"\b{game.replace('_', '[_ ]')}\b", text) for game in OURS)


def test_every_list_of_our_games_is_on_the_page() -> None:
    found = places()
    assert "src/trilith/games/__init__.py" in found
    named = re.findall(r"`([^`\s]+)`", PAGE)
    assert [path for path in found if path not in named and Path(path).name not in named] == []
