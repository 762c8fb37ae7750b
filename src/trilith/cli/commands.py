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


COMMANDS: Final[tuple[Command, ...]] = (
    Command("help", "cli-command-help", "cli-type-help", "cli-help-help"),
    Command("why", "cli-command-why", "cli-type-why", "cli-help-why"),
    Command("rule", "cli-command-rule", "cli-type-rule", "cli-help-rule"),
    Command("rules", "cli-command-rules", "cli-type-rules", "cli-help-rules"),
    Command("cards", "cli-command-cards", "cli-type-cards", "cli-help-cards"),
    Command("table", "cli-command-table", "cli-type-table", "cli-help-table"),
    Command("log", "cli-command-log", "cli-type-log", "cli-help-log"),
    Command("undo", "cli-command-undo", "cli-type-undo", "cli-help-undo"),
    Command("save", "cli-command-save", "cli-type-save", "cli-help-save"),
    Command("quit", "cli-command-quit", "cli-type-quit", "cli-help-quit"),
)


def command_named(typed: str, said: Words) -> str:
    """The name of the command that was typed, in either language; empty if it is none."""
    for command in COMMANDS:
        if typed in (command.name, said.say(command.own_name)):
            return command.name
    return ""
