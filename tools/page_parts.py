"""The parts of a rule page before its rules: the game on one page, the tables of its box, and worked examples."""

import re
from importlib import import_module

from page_tables import Facts, PageTable, as_markdown
from trilith.games import game_named
from trilith.words import Words, fluent_sources

NUMBER = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")
PAGES = ("summary", "tables", "examples")  # the Fluent files of a game that speak on its rule page
KEY = re.compile(r"^((?:summary|example)-[\w-]+) =", re.MULTILINE)


def keys_of(game: str, file: str) -> list[str]:
    """The keys of the summary or of the examples of a game, in reading order."""
    return KEY.findall("\n".join(fluent_sources("en", [f"trilith.games.{game}"], (file,))))


def with_links(text: str) -> str:
    """A text in which every number of a rule leads to that rule."""
    return NUMBER.sub(lambda found: f"[{found[0]}](#{found[0]})", text)


def heading(anchor: str, title: str, level: str = "##") -> list[str]:
    """A heading that can be linked to."""
    return [f'<a id="{anchor}"></a>', "", f"{level} {title}", ""]


def summary(says: Words, game: str) -> list[str]:
    """The game on one page."""
    rows = heading("summary", says.say("page-summary"))
    for key in keys_of(game, "summary"):
        rows += [f"**{says.attribute(key, 'title')}.** {with_links(says.say(key))}", ""]
    return rows


def tables_of(game: str, says: Words, box: Facts | None = None) -> list[PageTable]:
    """The tables of a game's box: of the one that comes with the game, or of another one."""
    made: list[PageTable] = import_module(f"{game}_tables").tables(says, box or game_named(game).pack.tables)
    return made


def tables(says: Words, game: str) -> list[str]:
    """What is in the box, table by table."""
    reconstructed = game_named(game).pack.reconstructed
    rows = heading("tables", says.say("page-tables"))
    rows += [says.say("page-tables-reconstructed" if reconstructed else "page-tables-intro"), ""]
    for table in tables_of(game, says):
        rows += as_markdown(table, reconstructed, says)
    return rows


def examples(says: Words, game: str, tests: dict[str, list[str]]) -> list[str]:
    """The worked examples, each with the test that plays it."""
    rows = [*heading("examples", says.say("page-examples")), says.say("page-examples-intro"), ""]
    for key in keys_of(game, "examples"):
        told = with_links(says.say(key))
        for place in tests[key.removeprefix("example-")]:
            file, _, test = place.partition("::")
            path = f"../../tests/games/{game}/{file}"
            told += " " + says.say("page-played-by", test=test, file=path)
        rows.append(f"- {told}")
    return [*rows, ""]
