"""The commands that begin a game and go on with one."""

import secrets
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import typer

from trilith.bots.steady import Steady
from trilith.cli.chosen_game import chosen_game, introduce
from trilith.cli.commands.branch import branched
from trilith.cli.commands.options import options_of
from trilith.cli.errors import BadSeed, BadUsage, NeedsGame, NotForPractice, NotTogether, WrongSeatCount
from trilith.cli.files.home import fresh_save
from trilith.cli.files.reading import about_game, game_of, load, read_position
from trilith.cli.files.save_file import SaveFile
from trilith.cli.files.saved_games import newest_unfinished, show_unfinished
from trilith.cli.match.log import MatchLog, replayed
from trilith.cli.match.session import TerminalSession
from trilith.cli.players import SeatedPlayer, people, seat_players, split_seats, usual_number, usual_seats
from trilith.cli.prompt.turns import Turns
from trilith.cli.screen import Left, Screen
from trilith.cli.style import QUIET
from trilith.core.errors import TrilithError
from trilith.core.game import Game, Position
from trilith.core.match import Match, commitment
from trilith.core.record import NOT_FURTHER, Record
from trilith.words import LANGUAGES, Words, words, words_of

SEED_DIGITS = 64
INTERRUPTED = 130


def new_record(
    game: Game, seats: str, seed: str, position: Position | None, options: dict[str, int], practice: bool
) -> Record:
    """The header of a new game, once everything about it is known to be possible."""
    at_table = len(load(game, position).scores()) if position is not None else usual_number(game)
    named = split_seats(seats) if seats else usual_seats(at_table)
    if position is None:
        game.start(len(named), options)
    elif len(named) != at_table:
        raise WrongSeatCount(players=len(named), seats=at_table)
    if practice and len(people(seat_players(named, words(LANGUAGES[0])))) != 1:
        raise NotForPractice(seats=", ".join(named))
    return Record(
        game.name,
        game.version,
        len(named),
        checked_seed(seed),
        options,
        named,
        position,
        pack=game.pack.signature(),
        practice=[NOT_FURTHER] if practice else [],
    )


def checked_seed(seed: str) -> str:
    """The seed that was asked for, or one that nobody can guess."""
    if not seed:
        return secrets.token_hex(SEED_DIGITS // 2)
    if len(seed) != SEED_DIGITS or any(digit not in "0123456789abcdef" for digit in seed.lower()):
        raise BadSeed(seed=seed, digits=SEED_DIGITS)
    return seed.lower()


def bot_seed(seed: str, seat: int) -> int:
    """Where a bot's own luck begins: the same game from the same seed, and no way back to that seed."""
    return int.from_bytes(sha256(f"bot {seat} {seed}".encode()).digest()[:8])


def begin(game: Game, record: Record, save: Path | None, language: str) -> None:
    """Begin a game and play it."""
    screen = Screen(words_of(language, game))
    match = Match(game, record)
    save_file = SaveFile.create(save or fresh_save(game.name), record)
    players = seat_players(record.players, screen.words)
    introduce(game, screen)
    sit_down(match, save_file, players, MatchLog(game, players, screen.words), screen)


def resume(path: Path, pack: Path | None, language: str) -> None:
    """Go on with the game in a file."""
    save_file, record = SaveFile.reopen(path)
    try:
        match, players, history, screen = taken_up(record, pack, language)
    except TrilithError:
        save_file.close()
        raise
    sit_down(match, save_file, players, history, screen)


def taken_up(
    record: Record, pack: Path | None, language: str
) -> tuple[Match, list[SeatedPlayer], MatchLog, Screen]:
    """The match of a record as far as it has come, who plays, and what was told of it."""
    game = chosen_game(record.game, pack)
    screen = Screen(words_of(language, game))
    names = record.players or usual_seats(record.seats)
    players = seat_players(split_seats(",".join(names)), screen.words)
    if len(players) != record.seats:
        raise WrongSeatCount(players=len(players), seats=record.seats)
    with about_game(game):
        Match(game, record)  # names the place of every mistake
    history = MatchLog(game, players, screen.words)
    return replayed(game, record, history), players, history, screen


def sit_down(
    match: Match, save_file: SaveFile, players: list[SeatedPlayer], history: MatchLog, screen: Screen
) -> None:
    """Play a match to its end, or until whoever sits at the terminal leaves."""
    bots = {
        player.seat: Steady(player.bot, bot_seed(match.setup.seed, player.seat))
        for player in players
        if player.bot
    }
    session = TerminalSession(match, save_file, players, bots, history, screen)
    screen.say("cli-welcome", QUIET, commitment=commitment(match.setup.seed), file=str(save_file.path))
    if people(players):
        screen.say("cli-welcome-help", QUIET)
    with hanging_up():
        try:
            Turns(session).play()
        except Left:
            screen.blank()
            screen.say("cli-left", file=str(save_file.path))
        except KeyboardInterrupt as error:
            screen.blank()
            screen.say("cli-left", file=str(save_file.path))
            raise typer.Exit(INTERRUPTED) from error
        finally:
            save_file.close()


@contextmanager
def hanging_up() -> Iterator[None]:
    """Leave in good order when the terminal is closed or the machine goes down: all is saved already."""

    def leave(number: int, _: object) -> None:
        raise SystemExit(128 + number)

    asked = [signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])]
    before = [signal.signal(number, leave) for number in asked]
    try:
        yield
    finally:
        for number, handler in zip(asked, before, strict=True):
            signal.signal(number, handler)


def refuse_beside(one: str, others: dict[str, object]) -> None:
    """Refuse options that do not go together with one."""
    for other, value in others.items():
        if value:
            raise NotTogether(one=one, other=other)


def add_to(app: typer.Typer, said: Words) -> None:
    """The commands `play` and `resume`."""
    say: Callable[[str], str] = said.say

    @app.command("play", help=say("cli-play"))
    def play(
        game: Annotated[str, typer.Argument(help=say("cli-arg-game"), metavar=say("cli-meta-game"))] = "",
        seats: Annotated[str, typer.Option(help=say("cli-play-seats"), metavar=say("cli-meta-seats"))] = "",
        seed: Annotated[str, typer.Option(help=say("cli-play-seed"), metavar=say("cli-meta-hex"))] = "",
        save: Annotated[
            Path | None, typer.Option(help=say("cli-play-save"), metavar=say("cli-meta-file"))
        ] = None,
        position: Annotated[
            Path | None, typer.Option(help=say("cli-play-position"), metavar=say("cli-meta-file"))
        ] = None,
        source: Annotated[
            Path | None, typer.Option("--from", help=say("cli-play-from"), metavar=say("cli-meta-record"))
        ] = None,
        at: Annotated[
            int | None, typer.Option("--at", help=say("cli-position-at"), metavar=say("cli-meta-number"))
        ] = None,
        same_luck: Annotated[
            bool, typer.Option("--same-luck", help=say("cli-play-same-luck"), metavar="")
        ] = False,
        resumed: Annotated[
            Path | None, typer.Option("--resume", help=say("cli-play-resume"), metavar=say("cli-meta-file"))
        ] = None,
        option: Annotated[
            list[str] | None, typer.Option(help=say("cli-option"), metavar=say("cli-meta-option"))
        ] = None,
        pack: Annotated[
            Path | None, typer.Option(help=say("cli-option-pack"), metavar=say("cli-meta-folder"))
        ] = None,
        practice: Annotated[
            bool, typer.Option("--practice", help=say("cli-play-practice"), metavar="")
        ] = False,
    ) -> None:
        branching: dict[str, object] = {"--from": source, "--at": at is not None, "--same-luck": same_luck}
        beginning: dict[str, object] = {"--position": position, "--option": option, "--practice": practice}
        if resumed is not None:
            refuse_beside(
                "--resume", {"--seats": seats, "--seed": seed, "--save": save, **beginning, **branching}
            )
            resume(resumed, pack, said.language)
            return
        if source is not None:
            refuse_beside("--from", {**beginning, say("cli-meta-game"): game})
            if same_luck:
                refuse_beside("--same-luck", {"--seed": seed})
            played, record = branched(source, at, seats, seed and checked_seed(seed), same_luck, pack)
            begin(played, record, save, said.language)
            return
        for alone, value in branching.items():
            if value:
                raise BadUsage(problem="MissingParameter", what="--from", command=f"trilith play … {alone}")
        data = read_position(position) if position is not None else None
        if not game and data is None:
            raise NeedsGame()
        if data is not None and option:
            raise NotTogether(one="--position", other="--option")
        of_position = game_of(data, pack) if data is not None else None
        chosen = chosen_game(game, pack) if game or of_position is None else of_position
        record = new_record(chosen, seats, seed, data, options_of(chosen, option or []), practice)
        begin(chosen, record, save, said.language)

    @app.command("resume", help=say("cli-resume"))
    def resume_newest(
        file: Annotated[
            Path | None, typer.Argument(help=say("cli-resume-file"), metavar=say("cli-meta-file"))
        ] = None,
        listed: Annotated[bool, typer.Option("--list", help=say("cli-resume-list"), metavar="")] = False,
        pack: Annotated[
            Path | None, typer.Option(help=say("cli-option-pack-of-record"), metavar=say("cli-meta-folder"))
        ] = None,
    ) -> None:
        screen = Screen(said)
        if listed:
            show_unfinished(screen, pack)
            return
        if file is None:
            show_unfinished(screen, pack)
        resume(file or newest_unfinished(pack), pack, said.language)
