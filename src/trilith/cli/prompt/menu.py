"""The menu: every group of choices under its number, told in as many lines as there is room for."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from trilith.cli.choices import Group, Option
from trilith.cli.layout import WRAPPING
from trilith.cli.style import ACCENT, QUIET

NUMBER: Final = 3  # columns for the number of a group
GAP: Final = "  "
UNTOLD: Final = "…"
SHORT: Final = 40  # columns; options as short as this never need lines of their own
LONGEST_LABEL: Final = 22  # columns; longer labels push what stands behind them
BESIDE: Final = 100  # columns from which the notation stands beside the choices


def hanging(first: Text, rest: Text, width: int) -> list[Text]:
    """A text behind a beginning, broken so that its further lines stand below its first."""
    indent = first.cell_len
    lines = rest.wrap(WRAPPING, max(width - indent, 1)) or [Text()]
    found = [Text.assemble(first, lines[0])]
    found += [Text.assemble(" " * indent, line) for line in lines[1:]]
    for line in found:
        line.rstrip()
    return found


class Menu:
    """The lines of some groups on a screen of some width."""

    def __init__(self, groups: list[Group], width: int) -> None:
        self._groups = groups
        self._width = width
        self._label = _widest(group.label for group in groups)
        self._keys = max((len(_keys(group)) for group in groups), default=0)

    def lines(self, rows: int) -> list[Text]:
        """As many groups told option by option as these rows allow: the longest are folded first, and cut last."""
        closed = [self._closed(number, group) for number, group in enumerate(self._groups, start=1)]
        opened = [self._opened(number, group) for number, group in enumerate(self._groups, start=1)]
        headings = self._headings()
        open_ones = {at for at, group in enumerate(self._groups) if self._wants_lines(group)}
        total = sum(map(len, headings)) + sum(
            len(opened[at] if at in open_ones else closed[at]) for at in range(len(self._groups))
        )
        for at in sorted(open_ones, key=lambda at: -len(opened[at])):
            if total <= rows:
                break
            open_ones.remove(at)
            total -= len(opened[at]) - len(closed[at])
        for at in sorted(range(len(closed)), key=lambda at: -len(closed[at])):
            if total <= rows or len(closed[at]) == 1:
                break
            if at not in open_ones:
                total -= len(closed[at]) - 1
                closed[at] = [_cut(closed[at][0], self._width)]
        found: list[Text] = []
        for at in range(len(self._groups)):
            found += [*headings[at], *(opened[at] if at in open_ones else closed[at])]
        return found

    def _headings(self) -> list[list[Text]]:
        """Before each group, the heading that it does not share with the group before."""
        found, before = [], ""
        for group in self._groups:
            new = group.heading if group.heading != before else ""
            before = group.heading
            found.append([Text(" " * (NUMBER + 2) + new, style=QUIET)] if new else [])
        return found

    def _wants_lines(self, group: Group) -> bool:
        """Whether the options are worth lines of their own: there are several, and one line cannot tell them all."""
        return (
            len(group.options) > 1 and not group.folded and self._in_one_line(group) != _told(group.options)
        )

    def _closed(self, number: int, group: Group) -> list[Text]:
        """A group in one line: what it is, its keys, what holds for all, and the options as far as they fit."""
        inline = group.options[0].about if len(group.options) == 1 else self._in_one_line(group)
        inline = "" if group.folded else inline
        return self._line(number, group, GAP.join(filter(None, (group.note, inline))))

    def _opened(self, number: int, group: Group) -> list[Text]:
        """A group with a line for each of its options."""
        return [*self._line(number, group, group.note), *option_lines(group, self._width, number)]

    def _line(self, number: int, group: Group, about: str) -> list[Text]:
        first = Text.assemble((str(number).rjust(NUMBER), ACCENT), GAP)
        rest = Text(group.label.ljust(self._label if about or self._keys else 0))
        if self._keys:
            rest.append(GAP).append(_keys(group).ljust(self._keys), style=ACCENT)
        if about:
            rest.append(GAP).append(about, style=QUIET)
        found = hanging(first, rest, self._width)
        if self._width >= BESIDE:
            notation = Text(group.notation(), style=QUIET)
            room = self._width - found[0].cell_len - notation.cell_len
            if room >= len(GAP):
                found[0].append(" " * room).append_text(notation)
        return found

    def _in_one_line(self, group: Group) -> str:
        """All options in a row, with what they cost and bring if that fits, or without; else a sign that there is more."""
        used = NUMBER + len(GAP) + max(len(group.label), self._label)
        used += len(GAP) + self._keys + len(GAP) + (len(group.note) + len(GAP) if group.note else 0)
        whole = _told(group.options)
        if len(whole) <= SHORT:
            return whole
        for told in (whole, _named(group.options)):
            if told and used + len(told) <= self._width:
                return told
        return UNTOLD


def option_lines(group: Group, width: int, number: int | None = None) -> list[Text]:
    """One line for each option of a group."""
    label = _widest(option.label for option in group.options)
    found: list[Text] = []
    for option in group.options:
        key = option.key if number is None else f"{number} {option.key}"
        first = Text.assemble(" " * (NUMBER + 2), (key.rjust(2), ACCENT), GAP)
        rest = Text(option.label.ljust(label if option.about else 0))
        if option.about:
            rest.append(GAP if rest else "").append(option.about, style=QUIET)
        found += hanging(first, rest, width)
    return found


def _cut(line: Text, width: int) -> Text:
    """A line that goes on where there is no room for it."""
    line.truncate(width - len(GAP))
    return line.append(" …", style=QUIET)


def _widest(labels: Iterable[str]) -> int:
    return max((len(label) for label in labels if len(label) <= LONGEST_LABEL), default=0)


def _keys(group: Group) -> str:
    return group.keys() if group.heading or len(group.options) > 1 else ""


def _told(options: Iterable[Option]) -> str:
    return (GAP + " ").join(f"{option.key} {option.words()}".strip() for option in options)


def _named(options: Iterable[Option]) -> str:
    return GAP.join(f"{option.key} {option.label}" for option in options if option.label)
