"""Component packs for tests: other contents by luck, within what a pack may change."""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from typing import Any

from trilith.core.contents import (
    Entries,
    Fields,
    Halves,
    Name,
    Phrase,
    Row,
    Same,
    Shape,
    Tables,
    TomlTable,
    Whole,
)
from trilith.core.game import Game
from trilith.core.pack import digest_of
from trilith.core.rng import Stream

TRIES = 8
COPIES = "copies"  # there are so many in all, so that copies can only move from one to another
SELDOM = 4  # of so many fields that may be missing, one is left out or added
Spot = tuple[Any, str, Whole | Name]  # where a number or a name stands, and what may stand there


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
                for at, entry in enumerate(value):
                    if COPIES in inner.each.sometimes:
                        entry.setdefault(COPIES, 1)
                    _change(game, tables, value, at, inner.each, stream)
            else:
                _change(game, tables, tables[file], key, inner, stream)
    for file, shape in game.contents.files.items():
        for spots in _alike(shape, tables[file]):
            for spot in spots:
                _exchange(game, tables, spot, spots, stream)
    return tables


def _change(game: Game, tables: Tables, holder: Any, key: Any, shape: Shape, stream: Stream) -> None:
    """Put something else in one place of the tables; where nothing as a whole agrees with the rest, part by part."""
    before = holder[key]
    for _ in range(TRIES):
        holder[key] = _other(shape, before, stream)
        if _agrees(game, tables):
            return
    holder[key] = before
    if isinstance(shape, TomlTable):
        shapes = {**shape.always, **shape.sometimes}
        for field in before:
            _change(game, tables, before, field, shapes[field], stream)
    elif isinstance(shape, Row):
        for at in range(len(before)):
            _change(game, tables, before, at, shape.each, stream)


def _exchange(game: Game, tables: Tables, spot: Spot, spots: list[Spot], stream: Stream) -> None:
    """Move some of one number to another, or swap two names: only so can change what all have together."""
    giver, key, bounds = spot
    for _ in range(TRIES):
        taker, place, limits = spots[stream.below(len(spots))]
        before = giver[key], taker[place]
        if isinstance(bounds, Whole) and isinstance(limits, Whole):
            most = min(giver[key] - bounds.least, limits.most - taker[place])
            some = 1 + stream.below(most) if most > 0 else 0
            giver[key] -= some
            taker[place] += some
        elif bounds == limits:
            giver[key], taker[place] = taker[place], giver[key]
        if not _agrees(game, tables):
            giver[key], taker[place] = before
        elif (giver[key], taker[place]) != before:
            return


def _alike(shape: Shape, value: Any) -> Iterator[list[Spot]]:
    """Numbers and names that may be bound to each other: those of one table, and the same one of all entries."""
    if isinstance(shape, TomlTable):
        shapes = {**shape.always, **shape.sometimes}
        for kind in (Whole, Name):
            yield [(value, key, inner) for key in value if isinstance(inner := shapes[key], kind)]
        for key, each in value.items():
            yield from _alike(shapes[key], each)
    elif isinstance(shape, Entries | Row) and isinstance(shape.each, TomlTable):
        for key, inner in {**shape.each.always, **shape.each.sometimes}.items():
            if isinstance(inner, Whole | Name):
                yield [(entry, key, inner) for entry in value if key in entry]
        for entry in value:
            yield from _alike(shape.each, entry)


def _agrees(game: Game, tables: Tables) -> bool:
    return not list(game.contents.agree(tables))


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
    if isinstance(shape, TomlTable):
        return _other_table(shape, value, stream)
    if isinstance(shape, Entries):
        return [_other(shape.each, each, stream) for each in value]
    return _other_list(shape, value, stream)


def _other_table(shape: TomlTable, value: Any, stream: Stream) -> Any:
    """Other fields, and now and then one more or less of those that may be missing."""
    found = {}
    for key, each in {**shape.always, **shape.sometimes}.items():
        there = key in value
        if key == COPIES or isinstance(each, Same):
            if there:
                found[key] = value[key]
        elif key in shape.always or there == bool(stream.below(SELDOM)):
            found[key] = _other(each, value[key] if there else [], stream)
    return found


def _other_list(shape: Shape, value: Any, stream: Stream) -> Any:
    if isinstance(shape, Phrase):
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
