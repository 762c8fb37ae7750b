"""The commands that put many records into one file, and take them out again."""

from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from trilith.cli.files.reading import read_bytes, read_text, reason
from trilith.cli.localized_typer import group_class, localize
from trilith.cli.screen import Screen
from trilith.core.errors import NotWritten, TrilithError
from trilith.core.record import Record, parse_record
from trilith.words import Words


def found_in(places: Sequence[Path]) -> list[Path]:
    """Every file that is named, and every file of every folder that is named."""
    files = []
    for place in places:
        files += sorted(each for each in place.iterdir() if each.is_file()) if place.is_dir() else [place]
    return files


def read_all(files: Sequence[Path]) -> Iterator[tuple[str, str, Record]]:
    """The name, the text and the record of every file; what is no record is named with its file."""
    for path in files:
        text = read_text(path)
        try:
            yield path.name, text, parse_record(text)
        except TrilithError as error:
            error.about["text"] = f"{path}: {error.about.get('text', '')}"
            raise


def write_all(texts: Iterator[tuple[str, str]], folder: Path) -> int:
    """Write every record into a folder; nothing that is there is overwritten."""
    written = 0
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in texts:
            try:
                with (folder / name).open("x", encoding="utf-8", newline="") as file:
                    file.write(text)
            except FileExistsError as error:
                raise NotWritten(file=str(folder / name), reason=reason(error)) from error
            written += 1
    except OSError as error:
        raise NotWritten(file=str(folder), reason=reason(error)) from error
    return written


def add_to(app: typer.Typer, said: Words) -> None:
    """The commands `records pack` and `records unpack`."""
    say = said.say
    records = typer.Typer(
        cls=group_class(said),
        help=say("cli-records"),
        rich_markup_mode="rich",
        options_metavar=say("cli-meta-options"),
        subcommand_metavar=say("cli-meta-command"),
        no_args_is_help=True,
    )

    @records.command("pack", help=say("cli-records-pack"))
    def pack(
        files: Annotated[
            list[Path], typer.Argument(help=say("cli-records-files"), metavar=say("cli-meta-records"))
        ],
        out: Annotated[Path, typer.Option(help=say("cli-records-out"), metavar=say("cli-meta-file"))],
    ) -> None:
        archive = import_module("trilith.datasets.records")
        packed = archive.pack(read_all(found_in(files)), out)
        Screen(said).say("cli-records-packed", records=packed, file=str(out))

    @records.command("unpack", help=say("cli-records-unpack"))
    def unpack(
        file: Annotated[Path, typer.Argument(help=say("cli-records-file"), metavar=say("cli-meta-file"))],
        out: Annotated[Path, typer.Option(help=say("cli-records-folder"), metavar=say("cli-meta-folder"))],
    ) -> None:
        archive = import_module("trilith.datasets.records")
        read_bytes(file)
        written = write_all(archive.unpack(file), out)
        Screen(said).say("cli-records-unpacked", records=written, file=str(out))

    localize(records, said)
    app.add_typer(records, name="records")
