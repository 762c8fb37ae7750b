"""Tables of what is in a box, as Markdown: the words of the page's language, the numbers of the data."""

from typing import Any, NamedTuple, TypeAlias

from trilith.words import Words

Facts: TypeAlias = dict[str, Any]
NO_PIECE = ""


class PageRow(NamedTuple):
    """A row of a table: the piece it tells about, as `file.kind.name`, and its cells."""

    piece: str
    cells: list[str]


class PageTable(NamedTuple):
    """A table of a page: the file of the data that it shows, its title, its head and its rows."""

    part: str
    title: str
    head: list[str]
    rows: list[PageRow]


def plain_rows(*rows: list[str]) -> list[PageRow]:
    """Rows that tell about no single piece."""
    return [PageRow(NO_PIECE, cells) for cells in rows]


def as_markdown(table: PageTable, reconstructed: tuple[str, ...], says: Words) -> list[str]:
    """The lines of a table; where its file is not read off the printed box, it says so."""
    lines = [f"### {table.title}", ""]
    if table.part in reconstructed:
        lines += [f"*{says.say('page-reconstructed')}*", ""]
    lines += [_line(table.head), "|---" * len(table.head) + "|"]
    return [*lines, *(_line(row.cells) for row in table.rows), ""]


def _line(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def capital(text: str) -> str:
    """A text that begins a title or a cell."""
    return text[:1].upper() + text[1:]


def copies_of(entry: Facts) -> str:
    """How often a piece is in the box."""
    return str(entry.get("copies", 1))
