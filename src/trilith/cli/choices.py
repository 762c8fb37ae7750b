"""What can be chosen now, in numbered groups: typed as a number, as two numbers, in words or as notation."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from trilith.cli.errors import NoSuchChoice, NoSuchKey
from trilith.core.action import Action

WHICH: Final = "which"
HOW_MANY: Final = "many"


@dataclass(frozen=True)
class Option:
    """One action of a group: the short key it is chosen by there, its name, and what it costs and brings."""

    key: str
    action: Action
    label: str = ""
    about: str = ""

    def words(self) -> str:
        """Name, price and gain in one."""
        return "  ".join(filter(None, (self.label, self.about)))


@dataclass(frozen=True)
class Group:
    """Actions that belong together: a place and how many people go there, or a single action."""

    label: str
    options: tuple[Option, ...]
    note: str = ""  # what holds for all of them
    heading: str = ""  # said once above all groups in a row that share it
    asks: str = WHICH  # what a second number answers
    folded: bool = False  # the options are told one by one only to whoever asks for them

    def keys(self) -> str:
        """The keys in short: 1–5, or one after the other."""
        keys = [option.key for option in self.options]
        numbers = [int(key) for key in keys if key.isdigit()]
        if len(keys) > 2 and numbers == list(range(numbers[0], numbers[0] + len(keys))):
            return f"{numbers[0]}–{numbers[-1]}"
        return " ".join(keys)

    def notation(self) -> str:
        """How the choice is typed in full, with all keys in one."""
        texts = [option.action.text for option in self.options]
        if len(texts) == 1:
            return texts[0]
        begins, _, _ = texts[0].rpartition(" ")
        if all(text == f"{begins} {option.key}" for text, option in zip(texts, self.options, strict=True)):
            return f"{begins} {self.keys()}"
        return f"{texts[0].partition(' ')[0]} …"


def group_of(label: str, options: Iterable[Option], note: str = "", heading: str = "") -> Group:
    """A group; what all its options cost and bring alike is said once."""
    options = tuple(options)
    abouts = {option.about for option in options}
    if len(options) > 1 and len(abouts) == 1:
        (about,) = abouts
        options = tuple(replace(option, about="") for option in options)
        note = "  ".join(filter(None, (note, about)))
    return Group(label, options, note, heading)


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


def group_holding(groups: list[Group], actions: list[Action]) -> Group | None:
    """The group that holds all these actions, if one does."""
    for group in groups:
        held = {option.action for option in group.options}
        if held.issuperset(actions):
            return group
    return None


def group_named(groups: list[Group], line: str) -> Group | None:
    """The group whose label was typed, where it offers a choice."""
    for group in groups:
        if len(group.options) > 1 and group.label.casefold() == line.strip().casefold():
            return group
    return None
