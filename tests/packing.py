"""Component packs for tests: other contents by luck, within what a pack may change."""

from copy import deepcopy
from dataclasses import replace
from typing import Any

from trilith.core.contents import Entries, Fields, Halves, Name, Row, Same, Shape, Table, Tables, Whole, Words
from trilith.core.game import Game
from trilith.core.pack import digest_of
from trilith.core.rng import Stream

TRIES = 8


def other_game(game: Game, seed: int) -> Game:
    """The game with a box in which luck has changed whatever may be changed."""
    return with_tables(game, other_tables(game, seed))


def with_tables(game: Game, tables: Tables) -> Game:
    """The game with a box of these contents, which must be contents that a pack may have."""
    assert game.contents.mistakes(tables, game.pack.tables) == []
    digest = digest_of(game.name, tables)
    return game.with_pack(replace(game.pack, name="Other", tables=tables, digest=digest, default=False))


def other_tables(game: Game, seed: int) -> Tables:
    """Other contents; a change that does not agree with the rest is not made."""
    stream = Stream(seed)
    tables = deepcopy(game.pack.tables)
    for file, shape in game.contents.files.items():
        for key, inner in shape.always.items():
            value: Any = tables[file][key]
            if isinstance(inner, Entries):
                for at in range(len(value)):
                    _change(game, tables, value, at, inner.each, stream)
            else:
                _change(game, tables, tables[file], key, inner, stream)
    return tables


def _change(game: Game, tables: Tables, holder: Any, key: Any, shape: Shape, stream: Stream) -> None:
    """Put something else in one place of the tables, if something is found there that agrees with the rest."""
    before = holder[key]
    for _ in range(TRIES):
        holder[key] = _other(shape, before, stream)
        if not list(game.contents.agree(tables)):
            return
    holder[key] = before


def _other(shape: Shape, value: Any, stream: Stream) -> Any:
    """Another value of a shape."""
    if isinstance(shape, Same):
        return value
    if isinstance(shape, Whole):
        return shape.least + stream.below(shape.most - shape.least + 1)
    if isinstance(shape, Halves):
        return stream.below(2 * shape.most + 1) / 2
    if isinstance(shape, Name):
        return shape.names[stream.below(len(shape.names))]
    if isinstance(shape, Table):
        shapes = {**shape.always, **shape.sometimes}
        return {key: _other(shapes[key], each, stream) for key, each in value.items()}
    if isinstance(shape, Entries):
        return [_other(shape.each, each, stream) for each in value]
    return _other_list(shape, value, stream)


def _other_list(shape: Shape, value: Any, stream: Stream) -> Any:
    if isinstance(shape, Words):
        verbs = list(shape.after)
        verb = verbs[stream.below(len(verbs))]
        return [verb, *_other(shape.after[verb], [], stream)]
    if isinstance(shape, Fields):
        return [
            _other(each, value[at] if at < len(value) else [], stream) for at, each in enumerate(shape.shapes)
        ]
    assert isinstance(shape, Row)
    count = shape.least + stream.below(shape.most - shape.least + 1)
    found: list[Any] = []
    while len(found) < count:
        before = value[len(found)] if len(found) < len(value) else []
        another = _other(shape.each, before, stream)
        if not shape.different or another not in found:
            found.append(another)
    return found
