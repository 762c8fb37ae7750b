"""Many records in one Parquet file, and back: the text of each, byte for byte, beside what its header says."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from trilith.core.errors import BadArchive, FileTwice, TrilithError
from trilith.core.record import Record
from trilith.datasets.extras import extras
from trilith.datasets.files import not_there, not_written

with extras():
    import pyarrow as pa
    from pyarrow import parquet

ROWS: Final = 1_000
COMPRESSION: Final = "zstd"
SCHEMA: Final = pa.schema(
    [
        ("name", pa.string()),
        ("game", pa.string()),
        ("version", pa.int32()),
        ("seats", pa.int8()),
        ("seed", pa.string()),
        ("players", pa.list_(pa.string())),
        ("lines", pa.int32()),
        ("text", pa.string()),
    ]
)


def pack(records: Iterable[tuple[str, str, Record]], path: Path) -> int:
    """Put records, each with its name and its text, into a file; how many they were."""
    packed = 0
    seen: set[str] = set()
    not_there(path)
    try:
        with parquet.ParquetWriter(path, SCHEMA, compression=COMPRESSION) as writer:
            rows: list[dict[str, Any]] = []
            for name, text, record in records:
                if name in seen:
                    raise FileTwice(file=name)
                seen.add(name)
                rows.append(_row(name, text, record))
                packed += 1
                if len(rows) == ROWS:
                    writer.write_table(pa.Table.from_pylist(rows, SCHEMA))
                    rows = []
            writer.write_table(pa.Table.from_pylist(rows, SCHEMA))
    except OSError as error:
        raise not_written(path, error) from error
    except TrilithError:
        path.unlink(missing_ok=True)
        raise
    return packed


def _row(name: str, text: str, record: Record) -> dict[str, Any]:
    return {
        "name": name,
        "game": record.game,
        "version": record.version,
        "seats": record.seats,
        "seed": record.seed,
        "players": record.players,
        "lines": len(record.lines),
        "text": text,
    }


def unpack(path: Path) -> Iterator[tuple[str, str]]:
    """The name and the text of every record in a file, a thousand at a time."""
    try:
        with parquet.ParquetFile(path) as file:
            for batch in file.iter_batches(ROWS, columns=["name", "text"]):
                for row in batch.to_pylist():
                    if Path(row["name"]).name != row["name"]:  # nobody writes outside the folder
                        raise BadArchive(file=str(path))
                    yield row["name"], row["text"]
    except (pa.ArrowException, KeyError) as error:
        raise BadArchive(file=str(path)) from error
