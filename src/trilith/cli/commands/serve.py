"""The command that runs the server."""

import os
from typing import Annotated, Final

import typer

from trilith.cli.screen import Screen
from trilith.words import Words, words

# Every setting, with the key of its words; its environment variable is named after it.
SETTINGS: Final[dict[str, str]] = {
    "host": "cli-serve-host",
    "port": "cli-serve-port",
    "database": "cli-serve-database",
    "redis": "cli-serve-redis",
    "origins": "cli-serve-origins",
    "secure_cookies": "cli-serve-secure-cookies",
    "proxies": "cli-serve-proxies",
    "base_path": "cli-serve-base-path",
    "log_format": "cli-serve-log-format",
    "log_level": "cli-serve-log-level",
    "session_days": "cli-serve-session-days",
    "away_seconds": "cli-serve-away-seconds",
    "away_bot": "cli-serve-away-bot",
    "bot_processes": "cli-serve-bot-processes",
    "bot_seconds": "cli-serve-bot-seconds",
    "hold_seconds": "cli-serve-hold-seconds",
    "rate": "cli-serve-rate",
    "burst": "cli-serve-burst",
    "newcomers": "cli-serve-newcomers",
    "address_guests": "cli-serve-address-guests",
    "all_guests": "cli-serve-all-guests",
    "address_tables": "cli-serve-address-tables",
    "all_tables": "cli-serve-all-tables",
    "address_sockets": "cli-serve-address-sockets",
    "all_sockets": "cli-serve-all-sockets",
    "passwords": "cli-serve-passwords",
    "address_passwords": "cli-serve-address-passwords",
    "all_passwords": "cli-serve-all-passwords",
    "torches": "cli-serve-torches",
    "connections": "cli-serve-connections",
    "request_seconds": "cli-serve-request-seconds",
    "largest_body": "cli-serve-largest-body",
    "largest_record": "cli-serve-largest-record",
    "largest_message": "cli-serve-largest-message",
    "most_matches": "cli-serve-most-matches",
    "most_records": "cli-serve-most-records",
    "most_bot_matches": "cli-serve-most-bot-matches",
    "address_bot_matches": "cli-serve-address-bot-matches",
    "all_bot_matches": "cli-serve-all-bot-matches",
    "forecast_steps": "cli-serve-forecast-steps",
    "packs": "cli-serve-packs",
}


def add_to(app: typer.Typer, said: Words) -> None:
    """The command `serve`."""
    say = said.say

    @app.command("serve", help=say("cli-serve"), epilog=_variables(said))
    def serve(
        host: Annotated[str | None, typer.Option(help=say("cli-serve-host"), metavar="HOST")] = None,
        port: Annotated[
            int | None, typer.Option(help=say("cli-serve-port"), metavar=say("cli-meta-number"))
        ] = None,
        database: Annotated[str | None, typer.Option(help=say("cli-serve-database"), metavar="URL")] = None,
        pack: Annotated[
            list[str] | None, typer.Option(help=say("cli-serve-pack"), metavar=say("cli-meta-folder"))
        ] = None,
        opening: Annotated[bool, typer.Option("--open", help=say("cli-serve-open"), metavar="")] = False,
    ) -> None:
        # The server needs many packages; whoever plays in the terminal need not wait for them.
        from trilith.cli.commands.run_server import run

        packs = os.pathsep.join(pack) if pack else None
        given = {"host": host, "port": port, "database": database, "packs": packs}
        run(
            Screen(words(said.language, "")),
            {name: value for name, value in given.items() if value is not None},
            opening,
        )


def _variables(said: Words) -> str:
    """Every environment variable, one to a line."""
    rows = [f"TRILITH_{name.upper()}  {said.say(key)}" for name, key in SETTINGS.items()]
    return "\n\n".join([said.say("cli-serve-variables"), *rows])
