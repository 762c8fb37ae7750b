"""What can be chosen now, in numbered groups: typed as a number, as two numbers, or as notation."""

from dataclasses import dataclass, field, replace
from typing import Final

from rich.console import Console
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from trilith.cli.style import ACCENT, QUIET
from trilith.core.action import Action
from trilith.core.errors import NoSuchChoice, NoSuchKey

WHICH: Final = "which"
HOW_MANY: Final = "many"
ENDLESS: Final = 1000  # columns


@dataclass(frozen=True)
class Option:
    """One action of a group, the short key it is chosen by there, and words if the key needs any."""

    key: str
    action: Action
    words: str = ""


@dataclass(frozen=True)
class Group:
    """Actions that belong together: a place and how many people go there, or a single action."""

    label: str
    options: list[Option] = field(default_factory=list)
    note: str = ""
    heading: str = ""  # said once above all groups in a row that share it
    asks: str = WHICH  # what a second number answers
    typed: str = ""  # how it is typed in full, where the keys are not part of the notation

    def keys(self) -> str:
        """The keys in short: 1–5, or one after the other."""
        keys = [option.key for option in self.options]
        numbers = [int(key) for key in keys if key.isdigit()]
        if len(keys) > 2 and numbers == list(range(numbers[0], numbers[0] + len(keys))):
            return f"{numbers[0]}–{numbers[-1]}"
        return " ".join(keys)

    def notation(self) -> str:
        """How the choice is typed in full, with all keys in one; empty where that is shown anyway."""
        if self.typed:
            return self.typed
        text = self.options[0].action.text
        if text == self.note or any(option.words for option in self.options):
            return ""
        return text if len(self.options) == 1 else f"{text.rpartition(' ')[0]} {self.keys()}"


def fitting(groups: list[Group], console: Console, taught: bool) -> Table:
    """The groups under their numbers, with their notation where there is room, or, to teach it, in place of the notes."""
    table = draw(groups, notation=True)
    if Measurement.get(console, console.options.update_width(ENDLESS), table).maximum <= console.width:
        return table
    if taught:
        return draw([replace(group, note="") for group in groups], notation=True)
    return draw(groups, notation=False)


def draw(groups: list[Group], notation: bool) -> Table:
    """The groups under their numbers."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", style=ACCENT, no_wrap=True, min_width=4)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, style=ACCENT)
    table.add_column(style=QUIET)
    table.add_column(no_wrap=True)
    heading = ""
    for number, group in enumerate(groups, start=1):
        if group.heading != heading:
            heading = group.heading
            table.add_row("", Text(heading, style=QUIET))
        keys = group.keys() if group.heading or len(group.options) > 1 else ""
        typed = Text(group.notation(), style=QUIET) if notation else ""
        table.add_row(str(number), group.label, keys, group.note, typed)
        for option in group.options:
            if option.words:
                table.add_row("", Text(f"{number} {option.key}  {option.words}"))
    return table


def is_number(line: str) -> bool:
    """Whether a line chooses by number and not by notation."""
    return bool(line) and all(part.isdecimal() for part in line.split())


def group_numbered(groups: list[Group], line: str) -> Group:
    """The group that the first number of a line names."""
    number = int(line.split()[0])
    if not 1 <= number <= len(groups):
        raise NoSuchChoice(choice=line, most=len(groups))
    return groups[number - 1]


def option_keyed(group: Group, key: str) -> Option:
    """The option of a group that a key names."""
    for option in group.options:
        if option.key == key:
            return option
    raise NoSuchKey(choice=key, known=group.keys())
