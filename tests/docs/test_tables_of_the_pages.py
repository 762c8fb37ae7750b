"""The tables of the rule pages hold all of the data: every piece once, and every field of every piece."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from page_parts import tables_of
from trilith.core.contents import Entries
from trilith.games import OURS, game_named
from trilith.words import LANGUAGES, words

# Six positions of a wheel, six symbols round one, three rows of spaces.
SEVERAL_ROWS = ("boards.board.", "wheels.action.painting", "site.tile.")


def pieces_of(game: str) -> set[str]:
    """Every card, tile and other piece in a box, as `file.kind.name`."""
    tables: Any = game_named(game).pack.tables
    return {
        f"{file}.{kind}.{shape.name(entry)}"
        for file, contents in game_named(game).contents.files.items()
        for kind, shape in contents.always.items()
        if isinstance(shape, Entries)
        for entry in tables[file][kind]
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_every_piece_of_the_data_has_its_row_and_every_row_a_piece(game: str, language: str) -> None:
    rows = Counter(
        row.piece for table in tables_of(game, words(language, game)) for row in table.rows if row.piece
    )
    assert set(rows) == pieces_of(game)
    assert rows
    assert [piece for piece, count in rows.items() if count > 1 and not piece.startswith(SEVERAL_ROWS)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_every_row_is_as_long_as_its_head_and_no_table_is_empty(game: str, language: str) -> None:
    for table in tables_of(game, words(language, game)):
        assert table.rows, table.title
        assert {len(row.cells) for row in table.rows} == {len(table.head)}, table.title
        assert not any("|" in cell for row in table.rows for cell in row.cells)


class Watched(dict[str, Any]):
    """A table that remembers which of its fields were asked for."""

    def __init__(self, facts: dict[str, Any], where: str, asked: set[str]) -> None:
        super().__init__({key: watched(each, f"{where}.{key}", asked) for key, each in facts.items()})
        self.where, self.asked = where, asked

    def __getitem__(self, key: str) -> Any:
        self.asked.add(f"{self.where}.{key}")
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self.asked.add(f"{self.where}.{key}")
        return super().get(key, default)

    def items(self) -> Any:
        return [(key, self[key]) for key in self]

    def values(self) -> Any:
        return [self[key] for key in self]


def watched(value: Any, where: str, asked: set[str]) -> Any:
    """The same value, whose tables remember what was asked for; entries of a list share their names."""
    if isinstance(value, dict):
        return Watched(value, where, asked)
    return [watched(each, where, asked) for each in value] if isinstance(value, list) else value


def fields_of(value: Any, where: str) -> Iterator[str]:
    """The names of all fields of a table."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield f"{where}.{key}"
            yield from fields_of(each, f"{where}.{key}")
    elif isinstance(value, list):
        for each in value:
            yield from fields_of(each, where)


# What stands in the words of a piece; that words and data agree is tested below.
TOLD_IN_WORDS = {
    "stone_age": {".cards.card.when_taken"},
    "prehistory": {
        *(f".hunting.card.{field}" for field in ("species", "kind", "points", "reward")),
        *(f".ceremony.card.{field}" for field in ("bones", "counts", "reach", "each")),
        *(f".ceremony.card.each.{field}" for field in ("per", "points", "most")),
        ".map.tile.reward",
    },
    "endless_winter": {f".stones.stone.{field}" for field in ("counts", "of", "each", "per", "points")},
}


@pytest.mark.parametrize("game", OURS)
def test_no_field_of_the_data_is_left_out(game: str) -> None:
    asked: set[str] = set()
    facts: Any = game_named(game).pack.tables
    tables_of(game, words("en", game), Watched(facts, "", asked))
    assert {*fields_of(facts, "")} - asked == TOLD_IN_WORDS[game]
