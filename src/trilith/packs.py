"""Component packs as people bring them: a folder with the contents of a box, and perhaps with their names."""

import errno
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from trilith.core.contents import Mistake, Place
from trilith.core.errors import FolderTaken, NotSaved, PackOfOtherGame
from trilith.core.game import Game
from trilith.core.pack import WORDS, BadPack, Pack, write_default_pack
from trilith.games import game_in, game_named, package_of
from trilith.words import LANGUAGES, fluent_sources

COMPONENTS = ("components",)  # the Fluent file with the names of cards and tiles


def open_pack(folder: str, name: str = "") -> Game:
    """The game that the pack in a folder is for, with this pack; or this very game, if one is named."""
    game = game_in(folder)
    if name and game.name != name:
        raise PackOfOtherGame(folder=folder, other=game.name, game=name)
    mistakes = list(_mistakes_in_words(game.pack))
    if mistakes:
        raise BadPack(folder, mistakes)
    return game


def new_pack(name: str, folder: Path) -> None:
    """Write the pack that comes with a game into a folder, with all its names; nothing is overwritten."""
    game = game_named(name)
    try:
        if folder.is_dir() and any(folder.iterdir()):
            raise FolderTaken(folder=str(folder))
        write_default_pack(package_of(game.name), folder)
        for language in LANGUAGES:
            text = "\n".join(_names(game.name, language))
            (folder / f"{language}{WORDS}").write_text(text, encoding="utf-8")
    except OSError as error:
        reason = errno.errorcode.get(error.errno or 0, str(error.strerror))
        raise NotSaved(file=str(folder), reason=reason) from error


def _names(game: str, language: str) -> list[str]:
    return fluent_sources(language, [package_of(game)], COMPONENTS)


def _mistakes_in_words(pack: Pack) -> Iterator[Mistake]:
    """Names of things that there are not, and what Fluent cannot read."""
    for language, text in pack.words.items():
        place = Place(f"{language}{WORDS}")
        if language not in LANGUAGES:
            known = ", ".join(f"{each}{WORDS}" for each in LANGUAGES)
            yield place.wrong("unknown-file", known=known)
            continue
        usual = _messages("\n".join(_names(pack.game, language)))
        found: set[str] = set()
        for entry in parse(text).body:
            if isinstance(entry, ast.Junk):
                yield place.wrong("not-fluent", value=str(entry.content).strip().splitlines()[0])
            elif isinstance(entry, ast.Message):
                key = entry.id.name
                if key in found:
                    yield place.inside(key).wrong("twice", value=key)
                elif key not in usual:
                    yield place.inside(key).wrong("unknown-word")
                elif _parts(entry) != _parts(usual[key]):
                    yield place.inside(key).wrong("other-parts")
                found.add(key)


def _messages(text: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in parse(text).body if isinstance(entry, ast.Message)}


class _Variables(Visitor):
    """Collects the variables that a message speaks of."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def _parts(message: ast.Message) -> tuple[set[str], set[str]]:
    """The variables and the attributes of a message."""
    variables = _Variables()
    variables.visit(message)
    return variables.found, {attribute.id.name for attribute in message.attributes}
