"""The entry point: finds the language, runs a command, and turns whatever goes wrong into a sentence."""

import os
import sys
from contextlib import suppress
from typing import Final, TextIO

import typer

from trilith import COMPILED
from trilith.cli.app import build_app
from trilith.cli.errors import BadUsage, NoSuchLanguage
from trilith.cli.files.home import first_time
from trilith.cli.localized_typer import PROGRAM, USAGE_ERROR, usage_error
from trilith.core.errors import TrilithError
from trilith.games import GAMES
from trilith.words import LANGUAGES, guess_language, words

MISTAKE: Final = 2
BROKEN_PIPE: Final = 1
INTERRUPTED: Final = 130
LANGUAGE_OPTION: Final = "--lang"


def run() -> None:
    """Run the command of this process's arguments and leave with its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        _replace_bad_characters(stream)
    code = main(sys.argv[1:])
    try:
        sys.stdout.flush()
    except OSError:
        _silence()
    sys.exit(code)


def main(arguments: list[str]) -> int:
    """Run one command; its exit code."""
    language = guess_language()
    try:
        chosen, rest = split_language(arguments)
        language = chosen or language
        return _dispatch(rest, language)
    except TrilithError as error:
        game = str(error.about.get("game", ""))
        _complain(words(language, game if game in GAMES else "").error(error))
        return MISTAKE
    except (KeyboardInterrupt, typer.Abort):
        return _interrupted(language)
    except BrokenPipeError:
        _silence()
        return BROKEN_PIPE


def _dispatch(arguments: list[str], language: str) -> int:
    said = words(language)
    if not COMPILED and "--json" not in arguments and first_time("interpreted"):
        _complain(said.say("cli-interpreted"))
    try:
        code = build_app(said)(arguments, prog_name=PROGRAM, standalone_mode=False)
    except Exception as error:
        if isinstance(error, USAGE_ERROR):
            raise usage_error(error) from error
        raise
    if code == INTERRUPTED:
        return _interrupted(language)
    return code if isinstance(code, int) else 0


def split_language(arguments: list[str]) -> tuple[str, list[str]]:
    """The language that is asked for anywhere among the arguments, and the other arguments."""
    chosen, rest = "", list(arguments)
    for at, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name != LANGUAGE_OPTION:
            continue
        if not equals and at + 1 == len(arguments):
            raise BadUsage(problem="BadOptionUsage", what=LANGUAGE_OPTION, command=PROGRAM)
        chosen = value if equals else arguments[at + 1]
        rest = arguments[:at] + arguments[at + (1 if equals else 2) :]
        break
    if chosen and chosen not in LANGUAGES:
        raise NoSuchLanguage(language=chosen, known=", ".join(LANGUAGES))
    return chosen, rest


def _interrupted(language: str) -> int:
    _complain(words(language).say("cli-interrupted"))
    return INTERRUPTED


def _complain(sentence: str) -> None:
    """Say something where it cannot be taken for output."""
    with suppress(OSError):  # when nobody is left to read it
        print(sentence, file=sys.stderr, flush=True)


def _replace_bad_characters(stream: TextIO | None) -> None:
    """Replace characters that cannot be encoded or decoded by a question mark."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def _silence() -> None:
    """After a broken pipe, send the rest of the output to the null device."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
