"""The commands that play a record again and that check it."""

from contextlib import suppress
from pathlib import Path
from time import sleep
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from trilith.cli.chosen_game import chosen_game
from trilith.cli.files.reading import about_game, read_record
from trilith.cli.keyboard import has_keys, keys_of_terminal
from trilith.cli.match.log import player_of, tell
from trilith.cli.match.result import show_places
from trilith.cli.players import SeatedPlayer, seat_players, usual_seats, viewer_of
from trilith.cli.replaying.picture import Picture
from trilith.cli.replaying.walk import Walk
from trilith.cli.screen import Left, Screen
from trilith.cli.style import QUIET
from trilith.cli.tables import drawer_of, scene_of
from trilith.core.errors import BadRecord, NoSuchVersion, UnfairLuck
from trilith.core.game import Game
from trilith.core.match import Match, commitment
from trilith.core.record import Record
from trilith.core.state import NOBODY, SPECTATOR
from trilith.words import Words, words_of

VIOLATION: Final = 1


def names_in(record: Record, said: Words) -> list[SeatedPlayer]:
    """The players of a record, or letters where it names none."""
    names = record.players if len(record.players) == record.seats else usual_seats(record.seats)
    return seat_players(names, said)


class Replay:
    """A record that is played again, line by line."""

    def __init__(self, game: Game, record: Record, screen: Screen) -> None:
        self.game = game
        self.screen = screen
        self.players = names_in(record, screen.words)
        with about_game(self.game):
            Match(self.game, record)  # names the place of every mistake
        self.lines = record.lines
        self.match = Match(self.game, Record(**{**vars(record), "lines": [], "digests": {}}))

    def skip(self, steps: int) -> None:
        """Go to a step without a word."""
        if not 0 <= steps <= len(self.lines):
            raise NoSuchVersion(asked=steps, newest=len(self.lines))
        for line in self.lines[:steps]:
            self.match.step(line)

    def step(self) -> None:
        """Play the next line and tell what happened."""
        line = self.lines[self.match.version]
        events = self.match.step(line)
        self.screen.show(Text.assemble((f"{self.match.version:5}  ", QUIET), (line, QUIET)))
        for event in events:
            described = self.game.describe(event, SPECTATOR)
            player = player_of(described)
            badge = self.players[player].tag(" ") if player >= 0 else Text()
            told = tell(self.screen.words, self.players, described)
            self.screen.show(Text.assemble("       ", badge, (told, "default")))

    def table(self) -> None:
        """The table as everybody sees it."""
        said = self.screen.words
        scene = scene_of(
            self.game, said.language, self.players, SPECTATOR, self.match.state, self.screen.width
        )
        drawer = drawer_of(self.game.name)
        self.screen.rule(drawer.heading(scene))
        self.screen.show(drawer.sheet(scene, drawer.SHEETS[0]))
        if self.match.over:
            self.screen.show(Text(), drawer.result(scene), Text())
            show_places(self.screen, self.players, self.match.state)


def replay(game: Game, record: Record, first: int, by_step: bool, pause: float, language: str) -> None:
    """Tell a record from a step on, with the table at the end or at every step."""
    playing = Replay(game, record, Screen(words_of(language, game)))
    playing.skip(first)
    while playing.match.version < len(playing.lines):
        playing.step()
        if by_step:
            playing.table()
            playing.screen.read(playing.screen.words.say("cli-replay-next") + " ")
        elif pause:
            sleep(pause)
    if not by_step:
        playing.table()


def look_back(game: Game, record: Record, first: int, said: Words) -> int:
    """Let somebody walk through a record by keys; after how many lines they left."""
    screen = Screen(words_of(said.language, game))
    players = names_in(record, screen.words)
    with about_game(game):
        match = Match(game, record)
    if first > match.version:
        raise NoSuchVersion(asked=first, newest=match.version)
    walk = Walk(match, viewer_of(players), first)
    picture = Picture(screen, players, walk)
    with suppress(KeyboardInterrupt), keys_of_terminal() as keys, screen.console.screen() as shown:
        while not walk.ended:
            shown.update(picture.drawn())
            walk.press(keys.read(walk.patience))
    return walk.at


def verify(game: Game, record: Record, screen: Screen) -> None:
    """Play a record by the rules and compare its luck with its seed."""
    match = Match(game, record)
    match.verify_luck()
    say = screen.say
    say("cli-verify-steps", steps=match.version)
    say("cli-verify-commitment", commitment=commitment(record.seed))
    if match.state.actor() == NOBODY:
        show_places(screen, names_in(record, screen.words), match.state)
    else:
        say("cli-verify-unfinished")
    say("cli-verified")


def add_to(app: typer.Typer, said: Words) -> None:
    """The commands `replay` and `verify`."""
    say = said.say

    @app.command("replay", help=say("cli-replay"))
    def replay_record(
        record: Annotated[Path, typer.Argument(help=say("cli-arg-record"), metavar=say("cli-meta-record"))],
        first: Annotated[
            int, typer.Option("--from", help=say("cli-replay-from"), metavar=say("cli-meta-number"), min=0)
        ] = 0,
        by_step: Annotated[bool, typer.Option("--step", help=say("cli-replay-step"), metavar="")] = False,
        pause: Annotated[
            float,
            typer.Option("--pause", help=say("cli-replay-pause"), metavar=say("cli-meta-number"), min=0.0),
        ] = 0.0,
        pack: Annotated[
            Path | None, typer.Option(help=say("cli-option-pack-of-record"), metavar=say("cli-meta-folder"))
        ] = None,
    ) -> None:
        found = read_record(record)
        console = Console()
        if has_keys() and console.is_terminal and not (console.is_dumb_terminal or by_step or pause):
            left = look_back(chosen_game(found.game, pack), found, first, said)
            typer.echo(say("cli-replay-left", file=str(record), at=left))
            return
        try:
            replay(chosen_game(found.game, pack), found, first, by_step, pause, said.language)
        except Left:
            typer.echo()

    @app.command("verify", help=say("cli-verify"))
    def verify_record(
        record: Annotated[Path, typer.Argument(help=say("cli-arg-record"), metavar=say("cli-meta-record"))],
        pack: Annotated[
            Path | None, typer.Option(help=say("cli-option-pack-of-record"), metavar=say("cli-meta-folder"))
        ] = None,
    ) -> None:
        found = read_record(record)
        game = chosen_game(found.game, pack)
        screen = Screen(words_of(said.language, game))
        try:
            verify(game, found, screen)
        except (BadRecord, UnfairLuck) as violation:
            typer.echo(screen.words.error(violation), err=True)
            raise typer.Exit(VIOLATION) from violation
