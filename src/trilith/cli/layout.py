"""Long lists on a small screen."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from trilith.cli.style import ACCENT, STRONG

INDENT: Final = "      "
WRAPPING: Final = Console(width=80)  # it only knows how lines are broken


def counted(names: Iterable[str]) -> list[str]:
    """Names in their order, equal ones once with their number."""
    return [f"{count} × {name}" if count > 1 else name for name, count in Counter(names).items()]


def listed(names: Sequence[str], room: int) -> list[Text]:
    """One name in each line, or all in one paragraph where there is no room for so many lines."""
    if len(names) <= room:
        return [Text("  " + name) for name in names]
    return [Text("  " + "   ".join(name.replace(" ", "\N{NO-BREAK SPACE}") for name in names))]


def in_two_columns(cells: Sequence[tuple[str, Text]]) -> Table:
    """What things are called and how many there are, the second half beside the first."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for style in (ACCENT, STRONG, ACCENT, STRONG):
        table.add_column(style=style, no_wrap=True)
    half = (len(cells) + 1) // 2
    for left, right in zip(cells[:half], [*cells[half:], ("", Text())], strict=False):
        table.add_row(*left, *right)
    return table


def indented(texts: Iterable[Text], width: int) -> list[Text]:
    """Lines of which what does not fit goes on a little further right."""
    found: list[Text] = []
    for text in texts:
        found += [text] if text.cell_len <= width else _broken(text, width)
    return found


def _broken(text: Text, width: int) -> list[Text]:
    lines = list(text.wrap(WRAPPING, width - len(INDENT)))
    for line in lines:
        line.rstrip()
    return [lines[0], *(Text.assemble(INDENT, line) for line in lines[1:])]
