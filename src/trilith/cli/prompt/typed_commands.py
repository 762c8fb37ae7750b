"""What can be typed at the prompt besides choices: each command in English and in the person's language."""

from dataclasses import dataclass
from typing import Final

from trilith.words import Words


@dataclass(frozen=True)
class Command:
    """A command, and the keys of its own name, of how it is typed, and of what it is for."""

    name: str
    own_name: str
    typed: str
    purpose: str
    listed: bool = True  # otherwise another line of the help speaks of it


COMMANDS: Final[tuple[Command, ...]] = (
    Command("help", "cli-command-help", "cli-type-help", "cli-help-help"),
    Command("table", "cli-command-table", "cli-type-table", "cli-help-table"),
    Command("offers", "cli-command-offers", "cli-type-offers", "cli-help-offers"),
    Command("stones", "cli-command-stones", "cli-type-stones", "cli-help-stones"),
    Command("map", "cli-command-map", "cli-type-map", "cli-help-map"),
    Command("site", "cli-command-site", "cli-type-site", "cli-help-site"),
    Command("board", "cli-command-board", "cli-type-board", "cli-help-board"),
    Command("cards", "cli-command-cards", "cli-type-cards", "cli-help-cards"),
    Command("log", "cli-command-log", "cli-type-log", "cli-help-log"),
    Command("hint", "cli-command-hint", "cli-type-hint", "cli-help-hint"),
    Command("companion", "cli-command-companion", "cli-type-companion", "cli-help-companion", listed=False),
    Command("why", "cli-command-why", "cli-type-why", "cli-help-why"),
    Command("rule", "cli-command-rule", "cli-type-rule", "cli-help-rule"),
    Command("rules", "cli-command-rules", "cli-type-rules", "cli-help-rules"),
    Command("undo", "cli-command-undo", "cli-type-undo", "cli-help-undo"),
    Command("save", "cli-command-save", "cli-type-save", "cli-help-save"),
    Command("quit", "cli-command-quit", "cli-type-quit", "cli-help-quit"),
)
SHEETS: Final = ("table", "offers", "stones", "map", "site", "cards")


def commands_of(sheets: tuple[str, ...]) -> list[Command]:
    """The commands of a game in which these sheets can be looked at."""
    return [command for command in COMMANDS if command.name not in SHEETS or command.name in sheets]


def command_named(typed: str, said: Words, sheets: tuple[str, ...]) -> str:
    """The name of the command that was typed, in either language; empty if it is none."""
    for command in commands_of(sheets):
        if typed in (command.name, said.say(command.own_name)):
            return command.name
    return ""
