"""Long lists on a small screen."""

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.table import Table
from rich.text import Text

from trilith.cli.style import ACCENT, STRONG


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
