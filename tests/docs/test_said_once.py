"""No two games say the same: what more than a few lines have in common belongs to what the games share."""

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = ("stone_age", "prehistory", "endless_winter")
# For each room, the folders of the games and which files in them are read.
ROOMS: Final = ("src/trilith/games", "src/trilith/cli", "web/src/games", "tests/games", "tests/support")
ENDINGS: Final = frozenset({".py", ".ts", ".svelte", ".css"})
GENERATED: Final = frozenset({"attributes.py", "wire.ts"})
MOST: Final = 8  # equal lines in a row
WORDS: Final = re.compile(r"\w")
OPENS_IMPORT: Final = re.compile(r"(from [\w.]+ )?import\b")


class Line(NamedTuple):
    """A line that says something, and where it stands."""

    text: str
    file: Path
    number: int


def meaningful(text: str, file: Path) -> Iterator[Line]:
    """The lines of a file without blank ones, lone punctuation and imports, which may take several lines."""
    closing = ""
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if closing:
            closing = "" if closing in line else closing
        elif OPENS_IMPORT.match(line):
            closing = next((end for begin, end in ("()", "{}") if begin in line and end not in line), "")
        elif WORDS.search(line):
            yield Line(line, file, number)


def lines_of(folder: Path) -> list[list[Line]]:
    """What every file of a folder says that is written by hand."""
    files = sorted(
        file for file in folder.rglob("*") if file.suffix in ENDINGS and file.name not in GENERATED
    )
    return [list(meaningful(file.read_text(encoding="utf-8"), file)) for file in files]


def repeated(one: list[list[Line]], other: list[list[Line]], most: int) -> list[str]:
    """Where more than so many lines in a row are equal, each place once with the number of its lines."""
    window = most + 1
    known: dict[tuple[str, ...], Line] = {}
    for lines in one:
        for at in range(len(lines) - most):
            known.setdefault(tuple(line.text for line in lines[at : at + window]), lines[at])
    found = []
    for lines in other:
        run: list[Line] = []  # where each of the equal windows in a row stands in the first game
        for at in range(len(lines) - most + 1):
            there = known.get(tuple(line.text for line in lines[at : at + window]))
            if there:
                run.append(there)
            elif run:
                first, here = run[0], lines[at - len(run)]
                places = f"{first.file}:{first.number} and {here.file}:{here.number}"
                found.append(f"{len(run) + most} lines: {places} ({here.text})")
                run = []
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_no_two_games_share_more_than_a_few_lines(room: str) -> None:
    said = {game: lines_of(ROOT / room / game) for game in GAMES}
    assert all(sum(map(len, files)) > MOST for files in said.values()), "a room without games"
    found = [
        place for one, other in combinations(GAMES, 2) for place in repeated(said[one], said[other], MOST)
    ]
    assert not found, "\n" + "\n".join(found)


PLANTED: Final = [f"value_{number} = {number}" for number in range(MOST + 1)]
IMPORTS: Final = ["import os", "from a import (", "    one,", "    two,", ")", "", "import { b } from './b';"]


def planted(folder: Path, game: str, name: str, lines: list[str]) -> list[list[Line]]:
    """What a game says in a file that holds these lines."""
    file = folder / game / name
    file.parent.mkdir(exist_ok=True)
    file.write_text("\n".join(lines), encoding="utf-8")
    return lines_of(file.parent)


def test_planted_lines_are_found_wherever_they_stand(tmp_path: Path) -> None:
    one = planted(tmp_path, "one", "rules.py", [*PLANTED, "the_end = 1"])
    spaced = [line for each in PLANTED for line in (f"    {each}", "", "    )")]
    other = planted(tmp_path, "other", "names.ts", ["begin = 0", "more = 1", *spaced])
    (found,) = repeated(one, other, MOST)
    assert found.startswith(f"{MOST + 1} lines: ")
    assert f"{tmp_path / 'one' / 'rules.py'}:1 and {tmp_path / 'other' / 'names.ts'}:3 " in found


def test_a_run_is_told_once_with_all_its_lines_and_every_run_is_told(tmp_path: Path) -> None:
    longer = [*PLANTED, "longer = 1", "longest = 2"]
    one = planted(tmp_path, "one", "rules.py", longer)
    other = planted(tmp_path, "other", "rules.py", [*longer, "between = 0", *PLANTED])
    assert [found.split(":")[0] for found in repeated(one, other, MOST)] == [
        f"{MOST + 3} lines",
        f"{MOST + 1} lines",
    ]


def test_as_many_lines_as_may_be_equal_are_not_found(tmp_path: Path) -> None:
    one = planted(tmp_path, "one", "rules.py", PLANTED[:MOST])
    other = planted(tmp_path, "other", "rules.py", [*PLANTED[: MOST - 1], "other = 0", *PLANTED[: MOST - 1]])
    assert repeated(one, one, MOST) == []
    assert repeated(one, other, MOST) == []


def test_imports_blank_lines_and_what_is_generated_do_not_count(tmp_path: Path) -> None:
    one = planted(tmp_path, "one", "rules.py", IMPORTS * 5)
    assert one == [[]]
    assert planted(tmp_path, "two", "wire.ts", PLANTED) == []
