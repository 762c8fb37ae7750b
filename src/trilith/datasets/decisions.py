"""Decisions as a Parquet file: a row for each, written a few hundred at a time."""

import json
from collections.abc import Generator, Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from trilith.arena.playing import Outcome, Terms
from trilith.core.game import Game
from trilith.datasets.extras import extras
from trilith.datasets.files import not_there, not_written
from trilith.datasets.noting import Notes
from trilith.games import game_named
from trilith.rollout.observing import names_of

with extras():
    import pyarrow as pa
    from pyarrow import parquet

ROWS: Final = 1_024  # that are kept in memory at most, and written together
COMPRESSION: Final = "zstd"


def schema_of(game: Game, bots: tuple[str, ...]) -> Any:
    """The columns of a game, with the meaning of every number of an observation and of every action."""
    names, actions = names_of(game), [action.text for action in game.actions.all]
    about = {
        "game": game.name,
        "version": str(game.version),
        "pack": game.pack.digest,
        "players": str(len(bots)),
        "feature_names": json.dumps(names),
        "action_names": json.dumps(actions),
    }
    return pa.schema(
        [
            ("seed", pa.uint64()),
            ("decision", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.dictionary(pa.int8(), pa.string())),
            ("observation", pa.list_(pa.float32(), len(names))),
            ("mask", pa.list_(pa.uint8(), len(actions))),
            ("action", pa.int16()),
            ("value", pa.float32()),
            ("points", pa.int32()),
            ("place", pa.int8()),
            ("win", pa.float32()),
        ],
        metadata=about,
    )


class DecisionFile:
    """A Parquet file that grows game by game; whatever interrupts it, what was written can be read."""

    def __init__(self, path: Path, terms: Terms, bots: tuple[str, ...]) -> None:
        self._path = path
        self._schema = schema_of(game_named(terms.game, terms.pack), bots)
        self._waiting: list[Any] = []
        self._rows = 0
        self.decisions = 0
        not_there(path)
        try:
            self._writer = parquet.ParquetWriter(path, self._schema, compression=COMPRESSION)
        except OSError as error:
            raise not_written(path, error) from error

    def __enter__(self) -> "DecisionFile":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._flush()
        self._writer.close()

    def add(self, notes: Notes) -> None:
        """Add the decisions of one game."""
        outcome, seats = notes.outcome, notes.seats
        rows = len(seats)
        names = sorted(set(outcome.bots))
        columns = [
            pa.array([outcome.seed] * rows, pa.uint64()),
            pa.array(range(rows), pa.int32()),
            pa.array(seats, pa.int8()),
            pa.DictionaryArray.from_arrays(
                pa.array([names.index(outcome.bots[seat]) for seat in seats], pa.int8()), pa.array(names)
            ),
            self._lists("observation", notes.observations, pa.float32()),
            self._lists("mask", notes.masks, pa.uint8()),
            pa.array(notes.actions, pa.int16()),
            pa.array(notes.values, pa.float32()) if notes.values else pa.nulls(rows, pa.float32()),
            pa.array([outcome.scores[seat] for seat in seats], pa.int32()),
            pa.array([outcome.places[seat] for seat in seats], pa.int8()),
            pa.array(notes.wins(), pa.float32()),
        ]
        self._waiting.append(pa.RecordBatch.from_arrays(columns, schema=self._schema))
        self._rows += rows
        self.decisions += rows
        if self._rows >= ROWS:
            self._flush()

    def _lists(self, name: str, data: bytes, kind: Any) -> Any:
        """A column of lists of equal length, over the memory of what was noted."""
        flat = pa.Array.from_buffers(kind, len(data) // (kind.bit_width // 8), [None, pa.py_buffer(data)])
        return pa.FixedSizeListArray.from_arrays(flat, type=self._schema.field(name).type)

    def _flush(self) -> None:
        if self._waiting:
            table = pa.Table.from_batches(self._waiting, self._schema).unify_dictionaries()
            self._waiting, self._rows = [], 0
            try:
                self._writer.write_table(table, row_group_size=ROWS)
            except OSError as error:
                raise not_written(self._path, error) from error


def written(file: DecisionFile, played: Iterable[list[Notes]]) -> Generator[list[Outcome], None, None]:
    """The outcomes of games whose decisions go into a file on the way."""
    for some in played:
        for notes in some:
            file.add(notes)
        yield [notes.outcome for notes in some]
