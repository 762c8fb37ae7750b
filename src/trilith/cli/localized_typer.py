"""Localizes typer: usage, headings, the help option, and unknown commands."""

from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from trilith.cli.errors import BadUsage, NoSuchCommand
from trilith.core.errors import TrilithError
from trilith.words import Words

PROGRAM = "trilith"
USAGE_ERROR: type = typer.BadParameter.__mro__[1]  # the base class of all usage errors of click


def localize(app: typer.Typer, said: Words) -> None:
    """Replace the words of typer in an app by these."""
    command_class = _command_class(said)
    for command in app.registered_commands:
        command.cls = command_class
        command.options_metavar = said.say("cli-meta-options")


def _localize_headings(said: Words) -> None:
    """Replace the headings of help; only help needs the module that has them, and importing it takes long."""
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = said.say("cli-heading-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = said.say("cli-heading-options")
    rich_utils.COMMANDS_PANEL_TITLE = said.say("cli-heading-commands")
    rich_utils.REQUIRED_LONG_STRING = said.say("cli-required")


def _command_class(said: Words) -> type[TyperCommand]:
    class LocalizedCommand(TyperCommand):
        """A command whose usage is in one language."""

        def format_usage(self, ctx: Any, formatter: Any) -> None:
            pieces = " ".join(self.collect_usage_pieces(ctx))
            formatter.write_usage(ctx.command_path, pieces, prefix=said.say("cli-usage") + " ")

        def format_help(self, ctx: Any, formatter: Any) -> None:
            _localize_headings(said)
            super().format_help(ctx, formatter)

        def get_help_option(self, ctx: Any) -> Any:
            return _with_help(super().get_help_option(ctx), said)

    return LocalizedCommand


def group_class(said: Words) -> type[TyperGroup]:
    """A group of commands whose usage is in one language."""

    class LocalizedGroup(TyperGroup):
        """A group of commands whose usage is in one language."""

        def format_usage(self, ctx: Any, formatter: Any) -> None:
            pieces = " ".join(self.collect_usage_pieces(ctx))
            formatter.write_usage(ctx.command_path, pieces, prefix=said.say("cli-usage") + " ")

        def format_help(self, ctx: Any, formatter: Any) -> None:
            _localize_headings(said)
            super().format_help(ctx, formatter)

        def get_help_option(self, ctx: Any) -> Any:
            return _with_help(super().get_help_option(ctx), said)

        def resolve_command(self, ctx: Any, args: list[str]) -> Any:
            if args and not args[0].startswith("-") and args[0] not in self.commands:
                raise NoSuchCommand(command=args[0], known=", ".join(self.commands))
            return super().resolve_command(ctx, args)

    return LocalizedGroup


def _with_help(option: Any, said: Words) -> Any:
    if option is not None:
        option.help = said.say("cli-help")
        option.metavar = ""
    return option


def usage_error(error: Any) -> TrilithError:
    """A usage error of click as one of ours."""
    command = error.ctx.command_path if error.ctx is not None else PROGRAM
    parameter = getattr(error, "param", None)
    if parameter is not None:
        option = next((name for name in parameter.opts if name.startswith("--")), "")
        what = option or parameter.metavar or parameter.name or ""
    else:
        what = getattr(error, "option_name", "") or ""
    return BadUsage(problem=type(error).__name__, what=str(what), command=command)
