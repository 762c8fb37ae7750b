"""A match: who may play what, all or nothing, and what is written down of it."""

from typing import cast

import pytest

from support.bent_games import BentGame
from trilith.core.action import Action, Actions
from trilith.core.errors import (
    BadRecord,
    GameOver,
    IllegalAction,
    NoSuchAction,
    NoSuchOption,
    NotYourTurn,
    TrilithError,
    WrongGameVersion,
    WrongSeats,
)
from trilith.core.match import Match
from trilith.core.record import Record, digest, parse_record
from trilith.core.rng import Stream
from trilith.core.state import CHANCE, SPECTATOR
from trilith.games import game_named

GAME = game_named("stone_age")
SEED = f"{7:064x}"


def setup(seats: int = 2) -> Record:
    """A record of a match that has not begun."""
    return Record(GAME.name, GAME.version, seats, SEED)


def begun(seats: int = 2) -> Match:
    """A match in which the first player is to place."""
    match = Match(GAME, setup(seats))
    match.go_on()
    return match


def finished() -> Match:
    """A match that was played to its end."""
    match = begun()
    stream = Stream(5)
    while not match.over:
        legal = match.state.legal()
        match.act(match.state.actor(), legal[stream.below(len(legal))].text)
    return match


def test_a_match_begins_before_anything_has_happened() -> None:
    match = Match(GAME, setup())
    assert (match.version, match.record, match.deciders, match.over) == (0, [], [], False)
    assert match.state.key() == GAME.start(2, {}).key()


def test_luck_goes_on_until_a_player_decides() -> None:
    match = Match(GAME, setup())
    events = match.go_on()
    assert match.state.actor() == 0
    assert match.version == 6  # two buildings, four cards
    assert match.deciders == [CHANCE] * 6
    assert [GAME.describe(event, 0)["kind"] for event in events].count("dealt") == 4


def test_an_action_is_played_written_down_and_told() -> None:
    match = begun()
    events = match.act(0, " place  forest 2")
    assert match.record[-1] == "place forest 2"
    assert match.deciders[-1] == 0
    assert [GAME.describe(event, 1) for event in events] == [
        {"kind": "placed", "player": 0, "spot": "forest", "people": 2}
    ]
    assert match.state.actor() == 1
    assert match.state.events is None


def test_the_luck_that_follows_an_action_is_played_with_it() -> None:
    match = begun()
    for player, text in [(0, "place forest 5"), (1, "place hunt 5")]:
        match.act(player, text)
    match.act(0, "take forest")
    assert match.record[-2] == "take forest"
    assert match.record[-1].startswith("roll ")
    assert match.deciders[-2:] == [0, CHANCE]


@pytest.mark.parametrize(
    ("player", "text", "error", "about"),
    [
        (1, "place forest 1", NotYourTurn, {"action": "place forest 1", "player": 2, "actor": 1}),
        (SPECTATOR, "place forest 1", NotYourTurn, {"action": "place forest 1", "player": 0, "actor": 1}),
        (0, "place forest 6", IllegalAction, {"action": "place forest 6", "rule": "SA-3.1"}),
        (0, "keep", IllegalAction, {"action": "keep", "rule": "SA-3.1"}),
        (0, "dance", NoSuchAction, {"action": "dance"}),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(
    player: int, text: str, error: type[TrilithError], about: dict[str, str | int]
) -> None:
    match = begun()
    key, version = match.state.key(), match.version
    with pytest.raises(error) as caught:
        match.act(player, text)
    assert caught.value.about == about
    assert (match.state.key(), match.version, len(match.deciders)) == (key, version, version)
    assert match.state.events is None


def test_nobody_plays_when_the_game_is_over() -> None:
    match = finished()
    version = match.version
    for player in (0, 1, SPECTATOR):
        with pytest.raises(GameOver) as caught:
            match.act(player, "keep")
        assert caught.value.about == {"action": "keep"}
    assert match.version == version
    assert match.go_on() == []


def test_several_actions_are_played_all() -> None:
    match = begun()
    match.act(0, "place forest 5")
    match.act(1, "place hunt 5")
    events = match.act_all(0, ["take forest", "keep"])
    assert [line for line in match.record[8:] if not line.startswith("roll")] == ["take forest", "keep"]
    assert [GAME.describe(event, 0)["kind"] for event in events] == ["rolled", "gathered"]


@pytest.mark.parametrize("last", ["keep", "dance", "place hunt 1"])
def test_or_none_of_several_actions_is_played(last: str) -> None:
    match = begun()
    key, record = match.state.key(), list(match.record)
    with pytest.raises(TrilithError):
        match.act_all(0, ["place forest 1", last])
    assert match.state.key() == key
    assert match.record == record
    assert match.deciders == [CHANCE] * len(record)
    match.act(0, "place forest 1")


class Interrupted:
    """Actions in the middle of which somebody presses the keys that end a program."""

    def parse(self, text: str) -> Action:
        raise KeyboardInterrupt


def test_an_interruption_leaves_the_match_as_it_was() -> None:
    match = Match(GAME, setup())
    match.game = BentGame(GAME)
    match.game.actions = cast(Actions, Interrupted())
    with pytest.raises(KeyboardInterrupt):
        match.act(0, "place forest 1")
    assert match.record == []
    assert match.state.key() == GAME.start(2, {}).key()
    assert match.state.events is None


def test_a_line_of_a_record_is_one_step_be_it_luck_or_an_action() -> None:
    match = Match(GAME, setup())
    told = match.step("building four_of_two")
    assert [GAME.describe(event, 0)["kind"] for event in told] == ["revealed"]
    assert match.record == ["building four_of_two"]
    for line in begun().record[1:]:
        match.step(line)
    match.step("place hunt 5")
    assert match.deciders[-1] == 0
    with pytest.raises(IllegalAction):
        match.step("place hunt 6")
    assert match.version == 7
    assert match.state.events is None


def test_a_seat_shows_the_match_as_it_is_now() -> None:
    match = begun()
    assert match.seat(0).legal == match.state.legal()
    assert match.seat(1).legal == []
    match.act(0, "place hunt 1")
    assert match.seat(0).legal == []
    assert match.seat(1).view() == GAME.view(match.state, 1)


def test_a_match_is_of_the_game_that_its_record_names() -> None:
    record = setup()
    record.game = "checkers"
    with pytest.raises(BadRecord) as caught:
        Match(GAME, record)
    assert caught.value.about == {"line": 1, "text": "checkers", "problem": "other-game", "rule": ""}


def test_a_match_is_of_the_version_that_its_record_names() -> None:
    record = setup()
    record.version = GAME.version + 1
    with pytest.raises(WrongGameVersion) as caught:
        Match(GAME, record)
    about = {"game": "stone_age", "recorded": GAME.version + 1, "installed": GAME.version}
    assert caught.value.about == about


def test_a_match_needs_a_table_that_the_game_has() -> None:
    with pytest.raises(WrongSeats) as caught:
        Match(GAME, setup(seats=5))
    assert caught.value.about == {"game": "stone_age", "seats": 5, "least": 2, "most": 4}
    record = setup()
    record.options = {"moon": 1}
    with pytest.raises(NoSuchOption) as unknown:
        Match(GAME, record)
    assert unknown.value.about == {"game": "stone_age", "option": "moon", "value": 1}


@pytest.mark.parametrize(
    ("last", "problem", "rule"),
    [
        ("place forest 6", "IllegalAction", "SA-3.1"),
        ("dance", "NoSuchAction", ""),
        ("roll 3", "NoSuchAction", ""),
    ],
)
def test_a_wrong_line_of_a_record_is_named_with_its_place(last: str, problem: str, rule: str) -> None:
    record = begun().to_record()
    record.lines.append(last)
    with pytest.raises(BadRecord) as caught:
        Match(GAME, parse_record(record.text()))
    assert caught.value.about == {"line": 12, "text": last, "problem": problem, "rule": rule}
    with pytest.raises(BadRecord) as without_file:
        Match(GAME, record)
    assert without_file.value.about["line"] == 7
    longer_than_its_file = parse_record(begun().to_record().text())
    longer_than_its_file.lines.append(last)
    with pytest.raises(BadRecord) as beyond:
        Match(GAME, longer_than_its_file)
    assert beyond.value.about["line"] == 7


def test_wrong_luck_and_lines_after_the_end_are_named_too() -> None:
    record = setup()
    record.lines = ["building four_of_two", "building palace"]
    with pytest.raises(BadRecord) as caught:
        Match(GAME, record)
    assert caught.value.about == {
        "line": 2,
        "text": "building palace",
        "problem": "NoSuchOutcome",
        "rule": "",
    }
    over = finished().to_record()
    over.lines.append("keep")
    with pytest.raises(BadRecord) as too_late:
        Match(GAME, over)
    assert too_late.value.about["problem"] == "GameOver"


@pytest.mark.parametrize("version", [0, 3, 6])
def test_a_digest_that_is_not_that_of_the_position_is_refused_at_its_line(version: int) -> None:
    match = begun()
    record = match.to_record()
    record.digests = {version: digest(match.rebuild(version))}
    Match(GAME, parse_record(record.text()))
    record.digests = {version: "f" * 16}
    with pytest.raises(BadRecord) as caught:
        Match(GAME, parse_record(record.text()))
    assert caught.value.about == {"line": 6 + version, "text": "f" * 16, "problem": "digest", "rule": ""}


def test_a_match_may_start_from_a_position() -> None:
    match = begun()
    match.act(0, "place forest 2")
    record = setup()
    record.position = GAME.dump(match.state)
    again = Match(GAME, parse_record(record.text()))
    assert again.state.key() == match.state.key()
    again.act(1, "place hunt 5")
    match.act(1, "place hunt 5")
    assert again.state.key() == match.state.key()
    assert again.record == ["place hunt 5"]
    assert again.rebuild(0).key() == GAME.load(record.position).key()
    assert Match(GAME, again.to_record()).state.key() == match.state.key()


def test_a_position_for_another_number_of_players_is_refused() -> None:
    record = setup(seats=3)
    record.position = GAME.dump(GAME.start(2, {}))
    with pytest.raises(BadRecord) as caught:
        Match(GAME, record)
    assert caught.value.about["problem"] == "other-seats"
