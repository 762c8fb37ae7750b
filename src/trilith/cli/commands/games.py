"""The command that says what can be played."""

import json
from typing import Annotated

import typer
from rich.text import Text

from trilith import COMPILED
from trilith.bots.characters import CHARACTERS
from trilith.bots.registry import BOTS
from trilith.cli.chosen_game import parts_of
from trilith.cli.screen import Screen
from trilith.cli.style import HEADING, QUIET
from trilith.games import GAMES, game_named
from trilith.words import Words, words


def show_games(screen: Screen) -> None:
    """Every game with its title, players and a sentence about it."""
    for name in GAMES:
        game, said = game_named(name), words(screen.words.language, name)
        line = Text.assemble((said.say("game-title"), HEADING), "  ", (name, QUIET))
        screen.show(line)
        screen.line("  " + said.say("game-blurb"))
        screen.say("cli-games-players", least=game.seats[0], most=game.seats[-1])
        screen.say("cli-games-play", QUIET, game=name)
        if game.pack.reconstructed:
            screen.say("cli-games-reconstructed", QUIET, parts=parts_of(game, said))
        for option, values in game.options.items():
            screen.say("cli-games-option", option=said.say(f"option-{option}"))
            for value in values:
                typed = f"--option {option}={value}"
                screen.say("cli-games-value", QUIET, typed=typed, value=said.say(f"option-{option}-{value}"))
    screen.blank()
    screen.say("cli-games-bots")
    for bot in BOTS:
        about = f"bot-{bot}"
        if screen.words.has(about):
            screen.say("cli-games-bot", bot=bot, about=screen.words.say(about))
        else:  # a bot of another package
            screen.line(f"  {bot}")
    screen.say("cli-games-characters")
    for character in CHARACTERS:
        name, road, about = (
            screen.words.say(f"character-{character}{more}") for more in ("", "-road", "-about")
        )
        screen.say("cli-games-character", character=character, name=name, road=road, about=about)
    screen.say("cli-games-compiled" if COMPILED else "cli-games-interpreted", QUIET)


def as_json(language: str) -> str:
    """The same as data."""
    games = [
        {
            "game": name,
            "title": words(language, name).say("game-title"),
            "seats": list(game_named(name).seats),
            "version": game_named(name).version,
            "pack": game_named(name).pack.about(),
            "options": {option: list(values) for option, values in game_named(name).options.items()},
        }
        for name in GAMES
    ]
    return json.dumps(
        {"games": games, "bots": list(BOTS), "characters": list(CHARACTERS), "compiled": COMPILED}
    )


def add_to(app: typer.Typer, said: Words) -> None:
    """The command `games`."""

    @app.command("games", help=said.say("cli-games"))
    def games(
        as_data: Annotated[bool, typer.Option("--json", help=said.say("cli-json"), metavar="")] = False,
    ) -> None:
        if as_data:
            typer.echo(as_json(said.language))
        else:
            show_games(Screen(said))
