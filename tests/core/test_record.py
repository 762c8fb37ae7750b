"""The record of a match as a text file: what is written, what is read, and what is refused at which line."""

import pytest

from trilith.core.errors import BadRecord
from trilith.core.record import Record, digest, parse_record
from trilith.games import game_named

SEED = "00" * 31 + "2a"
HEADER = f"game: stone_age\nversion: 1\nseats: 2\nseed: {SEED}\n\n"


def refused(text: str) -> dict[str, str | int]:
    """What the error says with which a record is refused."""
    with pytest.raises(BadRecord) as caught:
        parse_record(text)
    return caught.value.about


def test_a_record_is_a_header_a_blank_line_and_its_lines() -> None:
    record = Record("stone_age", 1, 2, SEED, lines=["place forest 2", "roll 1 2"])
    assert record.text() == HEADER + "place forest 2\nroll 1 2\n"


def test_a_header_names_options_players_and_position_when_there_are_any() -> None:
    record = Record(
        "stone_age", 1, 2, SEED, {"b": 2, "a": 1}, ["Ada", "greedy"], {"format": 1, "display": [None]}
    )
    assert record.header() == (
        "game: stone_age\nversion: 1\nseats: 2\noptions: a=1, b=2\n"
        f'seed: {SEED}\nplayers: Ada, greedy\nposition: {{"format":1,"display":[null]}}\n\n'
    )


def test_a_record_is_read_as_it_was_written() -> None:
    record = Record(
        "stone_age",
        1,
        2,
        SEED,
        {"b": 2, "a": 1},
        ["Ada", "greedy"],
        {"format": 1},
        ["keep", "roll 3"],
        {0: "aa", 1: "bb", 2: "cc"},
    )
    again = parse_record(record.text())
    assert again.text() == record.text()
    assert (again.options, again.players, again.position) == (record.options, record.players, record.position)
    assert (again.lines, again.digests) == (record.lines, record.digests)


def test_comments_and_blank_lines_do_not_count_but_keep_their_place() -> None:
    record = parse_record("# a game\n" + HEADER + "# first\nkeep\n\n  roll 3  \n= abc\n")
    assert record.lines == ["keep", "roll 3"]
    assert record.places == [8, 10]
    assert record.digests == {2: "abc"}
    assert record.digest_places == {2: 11}


def test_lines_may_end_as_on_other_systems() -> None:
    record = parse_record((HEADER + "keep\nroll 3\n").replace("\n", "\r\n"))
    assert record.lines == ["keep", "roll 3"]
    assert record.seed == SEED


@pytest.mark.parametrize("cut_off", ["rol", "place forest 2", "= 12", "#"])
def test_a_last_line_that_was_not_written_to_its_end_does_not_count(cut_off: str) -> None:
    record = parse_record(HEADER + "keep\n" + cut_off)
    assert record.lines == ["keep"]
    assert record.digests == {}


def test_a_header_may_be_all_there_is() -> None:
    assert parse_record(HEADER).lines == []


@pytest.mark.parametrize("row", ["stone_age", "colour: red", "seats: 3", "Game: stone_age"])
def test_a_header_has_only_known_keys_and_each_once(row: str) -> None:
    about = refused(HEADER.replace("\n\n", f"\n{row}\n\n"))
    assert about == {"line": 5, "text": row, "problem": "header", "rule": ""}


@pytest.mark.parametrize(
    ("text", "line", "cut_off"),
    [("", 1, ""), ("game: sto", 1, "game: sto"), (HEADER[:-1], 5, ""), (HEADER[:-1] + "x", 5, "x")],
)
def test_a_header_ends_with_a_blank_line(text: str, line: int, cut_off: str) -> None:
    assert refused(text) == {"line": line, "text": cut_off, "problem": "no-header-end", "rule": ""}


@pytest.mark.parametrize("key", ["game", "version", "seats", "seed"])
def test_a_header_needs_game_version_seats_and_seed(key: str) -> None:
    rows = [row for row in HEADER.split("\n") if not row.startswith(f"{key}:")]
    assert refused("\n".join(rows)) == {"line": 4, "text": key, "problem": "missing-key", "rule": ""}


@pytest.mark.parametrize(
    ("line", "row"),
    [
        (2, "version: one"),
        (2, "version: "),
        (3, "seats: 2.5"),
        (4, "seed: 12"),
        (4, f"seed: {SEED.upper()}"),
        (4, f"seed: {SEED}00"),
        (5, "options: a"),
        (5, "options: a=b"),
        (5, "position: {"),
        (5, "position: [1]"),
        (5, "position: " + "[" * 100_000),
    ],
)
def test_a_value_of_the_header_that_cannot_be_read_is_refused_at_its_line(line: int, row: str) -> None:
    rows = HEADER.rstrip("\n").split("\n")
    rows[line - 1 : line] = [row]
    about = refused("\n".join(rows) + "\n\n")
    assert about == {"line": line, "text": row, "problem": "header-value", "rule": ""}


def test_a_digest_tells_positions_apart() -> None:
    state = game_named("stone_age").start(2, {})
    before = digest(state)
    assert len(before) == 16
    assert digest(state.copy()) == before
    state.resolve(state.chance().cases()[0][0])
    assert digest(state) != before


@pytest.mark.parametrize("note", ["! torch 3", "! torch", "! lamp 1", "!"])
def test_a_note_that_no_record_can_have_is_refused_at_its_line(note: str) -> None:
    text = Record("stone_age", 1, 2, "0" * 64).text() + f"place hunt 5\n{note}\n"
    with pytest.raises(BadRecord) as caught:
        parse_record(text)
    assert caught.value.about == {"line": 7, "text": note, "problem": "note", "rule": ""}


def test_notes_stand_where_they_were_made() -> None:
    record = Record(
        "stone_age", 1, 2, "0" * 64, lines=["place hunt 5", "place field 1"], torches=[(0, 1), (2, 0)]
    )
    assert record.text().splitlines()[5:] == ["! torch 2", "place hunt 5", "place field 1", "! torch 1"]
    assert parse_record(record.text()).torches == record.torches


@pytest.mark.parametrize("practice", ["", "3", "1+2", "0+0, 5+2, 3+1", "0+0, -1+2", "0+0, a+2"])
def test_what_cannot_be_practice_is_refused(practice: str) -> None:
    text = Record("stone_age", 1, 2, "0" * 64).text().replace("\n\n", f"\npractice: {practice}\n\n")
    with pytest.raises(BadRecord) as caught:
        parse_record(text)
    assert caught.value.about["problem"] == "header-value"
