"""Runs the server in the foreground of a terminal, and opens the browser if that is asked for."""

import socket

from pydantic import ValidationError

from trilith.cli.browser import open_page
from trilith.cli.errors import BadUsage
from trilith.cli.screen import Screen
from trilith.server.errors import AlreadyServed, PortTaken
from trilith.server.listener import listen, url_of
from trilith.server.runner import serve
from trilith.server.settings import Settings


def run(screen: Screen, given: dict[str, object], opening: bool) -> None:
    """Serve until Ctrl-C, which is how it is meant to end; when it runs already, only open the browser."""
    settings, named = read_settings(given)
    listener = _listen(settings, movable=opening and "port" not in named)
    address = url_of(listener)

    def welcome() -> None:
        if settings.port not in (0, listener.getsockname()[1]):
            screen.say("cli-serve-moved", port=str(settings.port))
        _show(screen, "cli-serve-listening", address, opening)

    try:
        serve(settings, listener, welcome)
    except AlreadyServed as error:
        if not opening:
            raise
        _show(screen, "cli-serve-already", str(error.about["address"]), opening)
    except KeyboardInterrupt:
        screen.say("cli-serve-stopped")


def read_settings(given: dict[str, object]) -> tuple[Settings, set[str]]:
    """The settings of the environment and the command line, and which of them somebody has named."""
    try:
        of_environment = Settings()
        settings = Settings.model_validate(vars(of_environment) | given)
    except ValidationError as error:
        wrong = ".".join(str(part) for part in error.errors()[0]["loc"])
        raise BadUsage(problem="BadParameter", what=wrong, command="trilith serve") from None
    return settings, of_environment.model_fields_set | given.keys()


def _listen(settings: Settings, movable: bool) -> socket.socket:
    """Listen at the port that was asked for; nobody asked for the usual one, so it may be another."""
    try:
        return listen(settings.host, settings.port)
    except PortTaken:
        if not movable:
            raise
        return listen(settings.host, 0)


def _show(screen: Screen, key: str, address: str, opening: bool) -> None:
    """Say the address and, if they like, open it."""
    screen.say(key, address=address)
    if opening and not open_page(address):
        screen.say("cli-serve-no-browser")
