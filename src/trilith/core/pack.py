"""Component packs: what is in a game's box, as a folder of files that everybody can read and write anew."""

import hashlib
import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from trilith.core.contents import (
    SOURCE,
    Contents,
    Facts,
    Mistake,
    Name,
    Place,
    Row,
    Same,
    Tables,
    TomlTable,
    Whole,
    file_name,
)
from trilith.core.errors import NeedsDefaultPack, NeedsPack, TrilithError

MANIFEST: Final = "pack"
RULEBOOK: Final = "rulebook"  # where rules were read: beside the default pack, but no part of it
NEWEST: Final = 1_000
LONGEST_NAME: Final = 60
WORDS: Final = ".ftl"


class BadPack(TrilithError):
    """A folder that is no pack, with everything that is wrong about it."""

    def __init__(self, folder: str, mistakes: list[Mistake]) -> None:
        super().__init__(folder=folder, mistakes=len(mistakes))
        self.mistakes = mistakes

    def __reduce__(self) -> tuple[object, ...]:
        return BadPack, (self.about["folder"], self.mistakes)


@dataclass(frozen=True)
class PackName:
    """What a match and its record keep of a pack: what it is called, and the digest that tells whether it is the one."""

    name: str
    digest: str


@dataclass(frozen=True, eq=False)
class Pack:
    """The contents of a box; equal digests are equal contents, whatever the pack is called."""

    game: str
    name: str
    version: int
    reconstructed: tuple[
        str, ...
    ]  # the files whose contents are, at least in part, not those of the printed box
    tables: Tables  # by name of each file
    digest: str
    words: dict[
        str, str
    ]  # by language, the names of cards and tiles as Fluent text, where they are other names
    default: bool  # whether the contents are those that come with the game

    def signature(self) -> PackName | None:
        """What a record says of the pack: nothing, if the contents are those that come with the game."""
        return None if self.default else PackName(self.name, self.digest)

    def check(self, wanted: PackName | None) -> None:
        """Refuse a match that was played with other contents."""
        if wanted is None and not self.default:
            raise NeedsDefaultPack(game=self.game, given=self.name)
        if wanted is not None and wanted.digest != self.digest:
            raise NeedsPack(game=self.game, pack=wanted.name, digest=wanted.digest, given=self.name)

    def about(self) -> Facts:
        """What everybody may know of the pack."""
        return {
            "name": self.name,
            "version": self.version,
            "digest": self.digest,
            "default": self.default,
            "reconstructed": list(self.reconstructed),
        }


@cache
def default_pack(package: str) -> Pack:
    """The pack that comes with a game, in the `data/` of its Python package."""
    folder = _data(package)
    names = [file.name.removesuffix(".toml") for file in _files(package)]
    return _made(
        _parse(folder, MANIFEST),
        {name: _facts(_parse(folder, name)) for name in names if name != MANIFEST},
        {},
    )


def write_default_pack(package: str, folder: Path) -> None:
    """Write the pack that comes with a game into a folder, comments and sources and all."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in _files(package):
        (folder / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")


def _data(package: str) -> Traversable:
    return files(package) / "data"


def _files(package: str) -> list[Traversable]:
    """The files of the default pack, by name."""
    found = [file for file in _data(package).iterdir() if file.name.endswith(".toml")]
    return sorted((file for file in found if file.name != file_name(RULEBOOK)), key=lambda file: file.name)


def read_pack(folder: Traversable, name: str, usual: Pack, contents: Contents) -> Pack:
    """The pack in a folder called `name`, in place of the usual one; read strictly, refused with all its mistakes."""
    manifest, found = _read(folder, MANIFEST)
    tables: Tables = {}
    for each in contents.files:
        table, problems = _read(folder, each)
        tables[each] = _facts(table)
        found += problems
    words, problems = _words(folder)
    found += problems + _strangers(folder, contents)
    if not found:
        found = [
            *_manifest_mistakes(manifest, usual.game, contents),
            *contents.mistakes(tables, usual.tables),
        ]
    if found:
        raise BadPack(name, found)
    return _made(manifest, contents.in_order(tables, usual.tables), words, usual)


def game_of_pack(folder: Traversable, name: str) -> str:
    """The game that a pack says it is for."""
    manifest, found = _read(folder, MANIFEST)
    game = manifest.get("game")
    if not found and not isinstance(game, str):
        found = [Mistake(file_name(MANIFEST), "game", "missing-field")]
    if found:
        raise BadPack(name, found)
    return str(game)


def digest_of(game: str, tables: Tables) -> str:
    """The SHA-256 of the contents as canonical JSON: sorted keys, no spaces, and nothing about sources."""
    written = json.dumps(
        {"game": game, "tables": tables}, sort_keys=True, separators=(",", ":"), ensure_ascii=False
    )
    return hashlib.sha256(written.encode()).hexdigest()


def _made(manifest: Facts, tables: Tables, words: dict[str, str], usual: Pack | None = None) -> Pack:
    game, name, version, reconstructed = (
        manifest[key] for key in ("game", "name", "version", "reconstructed")
    )
    assert isinstance(version, int)
    assert isinstance(reconstructed, list)
    digest = digest_of(str(game), tables)
    default = usual is None or digest == usual.digest
    return Pack(str(game), str(name), version, tuple(reconstructed), tables, digest, words, default)


class _Title:
    """A name that fits into one line of a record."""

    def mistakes(self, value: object, usual: object, place: Place) -> Iterator[Mistake]:
        if (
            not isinstance(value, str)
            or not value.strip()
            or len(value) > LONGEST_NAME
            or not value.isprintable()
        ):
            yield place.wrong("not-a-title", most=LONGEST_NAME)


def _manifest_mistakes(manifest: Facts, game: str, contents: Contents) -> Iterator[Mistake]:
    parts = tuple(contents.files)
    shape = TomlTable(
        {
            "name": _Title(),
            "game": Same(),
            "version": Whole(1, NEWEST),
            "reconstructed": Row(Name(parts), 0, len(parts), different=True),
        }
    )
    yield from shape.mistakes(manifest, {"game": game}, Place(file_name(MANIFEST)))


def _words(folder: Traversable) -> tuple[dict[str, str], list[Mistake]]:
    """By language, the text of the Fluent files of a pack."""
    words: dict[str, str] = {}
    found = []
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(WORDS):
            try:
                words[file.name.removesuffix(WORDS)] = file.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                found.append(Mistake(file.name, "", "not-text"))
    return words, found


def _strangers(folder: Traversable, contents: Contents) -> list[Mistake]:
    """Files that look like part of a pack and are none: perhaps their name is misspelt."""
    known = {file_name(name) for name in (MANIFEST, *contents.files)}
    return [
        Mistake(file.name, "", "unknown-file", {"known": ", ".join(sorted(known))})
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".toml") and file.name not in known
    ]


def _read(folder: Traversable, name: str) -> tuple[Facts, list[Mistake]]:
    """The tables of a file, or what is wrong with the file as a whole."""
    place = Place(file_name(name))
    try:
        return _parse(folder, name), []
    except OSError:
        return {}, [place.wrong("missing-file")]
    except UnicodeDecodeError:
        return {}, [place.wrong("not-text")]
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        return {}, [place.wrong("not-toml", value=str(error))]


def _parse(folder: Traversable, name: str) -> Facts:
    return tomllib.loads((folder / file_name(name)).read_text(encoding="utf-8"))


def _facts(table: Facts) -> Facts:
    return {key: _fact(value) for key, value in table.items() if key != SOURCE}


def _fact(value: object) -> object:
    if isinstance(value, dict):
        return _facts(value)
    return [_fact(each) for each in value] if isinstance(value, list) else value
