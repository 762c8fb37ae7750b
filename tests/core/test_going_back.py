"""Going back in a match, and proving that its luck was fair."""

import hashlib
import hmac
from dataclasses import replace

import pytest

from trilith.core.errors import NoSuchVersion, TrilithError, UnfairLuck
from trilith.core.match import Match, commitment, fair_stream
from trilith.core.record import Record, parse_record
from trilith.core.rng import Stream
from trilith.core.state import CHANCE, SPECTATOR
from trilith.games import game_named

GAME = game_named("stone_age")
SEED = f"{7:064x}"


def acting() -> Match:
    """A match in which the first player has people at the forest and the tool maker and is to act."""
    match = Match(GAME, Record(GAME.name, GAME.version, 2, SEED))
    match.go_on()
    for player, text in [
        (0, "place forest 3"),
        (1, "place hunt 5"),
        (0, "place tool_maker 1"),
        (0, "place field 1"),
    ]:
        match.act(player, text)
    return match


def test_every_version_can_be_rebuilt() -> None:
    match = Match(GAME, Record(GAME.name, GAME.version, 2, SEED))
    keys = [match.state.key()]
    for line in acting().record:
        match.step(line)
        keys.append(match.state.key())
    assert [match.rebuild(version).key() for version in range(match.version + 1)] == keys
    assert match.state.key() == keys[-1]


@pytest.mark.parametrize("version", [-1, 11])
def test_there_is_nothing_before_the_first_and_after_the_last_version(version: int) -> None:
    match = acting()
    assert match.version == 10
    with pytest.raises(NoSuchVersion) as caught:
        match.rebuild(version)
    assert caught.value.about == {"asked": version, "newest": 10}
    with pytest.raises(NoSuchVersion):
        match.rewind(version)
    assert match.version == 10


def test_a_match_wound_back_goes_on_from_there() -> None:
    match = acting()
    match.rewind(7)
    assert match.record[-1] == "place forest 3"
    assert match.deciders == [CHANCE] * 6 + [0]
    match.act(1, "place hunt 4")
    assert match.record[-1] == "place hunt 4"


def test_luck_is_the_same_when_a_player_takes_something_back_and_does_it_again() -> None:
    match = acting()
    match.act(0, "take forest")
    roll = match.record[-1]
    match.rewind(10)
    match.act(0, "take forest")
    assert match.record[-1] == roll
    match.rewind(10)
    match.act(0, "take field")
    match.act(0, "take forest")
    assert match.record[-2] == "take forest"


def test_a_player_may_take_back_what_nobody_else_has_seen_an_answer_to() -> None:
    match = acting()
    assert match.undo_point(0) == 8  # the last two placings
    assert match.undo_point(1) == 10
    match.act(0, "take tool_maker")
    assert match.undo_point(0) == 8


def test_nobody_takes_anything_back_across_luck() -> None:
    match = acting()
    match.act(0, "take forest")
    assert match.deciders[-1] == CHANCE
    assert match.undo_point(0) == match.version
    match.act(0, "keep")
    assert match.undo_point(0) == match.version - 1


def test_nobody_takes_anything_back_across_another_players_decision() -> None:
    match = acting()
    match.rewind(8)
    assert match.record[-2:] == ["place forest 3", "place hunt 5"]
    assert match.undo_point(0) == 8
    assert match.undo_point(1) == 7


def test_a_spectator_takes_nothing_back() -> None:
    match = Match(GAME, Record(GAME.name, GAME.version, 2, SEED))
    match.go_on()
    assert match.undo_point(SPECTATOR) == match.version


def test_the_luck_of_a_match_is_what_its_seed_gives() -> None:
    match = acting()
    match.act(0, "take forest")
    match.verify_luck()
    Match(GAME, parse_record(match.to_record().text())).verify_luck()


def test_a_roll_that_was_changed_is_found_with_its_line() -> None:
    match = acting()
    match.act(0, "take forest")
    record = match.to_record()
    fair = record.lines[11]
    record.lines[11] = "roll 6 6 6"
    assert fair != record.lines[11]
    with pytest.raises(UnfairLuck) as caught:
        Match(GAME, parse_record(record.text())).verify_luck()
    assert caught.value.about == {"line": 17, "text": "roll 6 6 6", "fair": fair}


def test_each_moment_of_luck_is_keyed_with_the_seed() -> None:
    key = hmac.new(bytes.fromhex(SEED), (300).to_bytes(8, "big"), hashlib.sha256).digest()
    expected = Stream(int.from_bytes(key[:8], "big"), int.from_bytes(key[8:12], "big"))
    stream = fair_stream(SEED, 300)
    assert [stream.word() for _ in range(5)] == [expected.word() for _ in range(5)]


def test_luck_of_a_match_comes_from_the_version_at_which_it_happens() -> None:
    state = GAME.start(2, {})
    for version, line in enumerate(acting().record[:6]):
        chance = state.chance()
        outcome = chance.sample(fair_stream(SEED, version))
        assert chance.text(outcome) == line
        state.resolve(outcome)


def test_what_is_shown_of_the_seed_beforehand_is_its_hash() -> None:
    assert commitment("00" * 32) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert commitment(SEED) != commitment("00" * 32)


@pytest.mark.parametrize(
    "texts", [["take hunt"], ["no such thing"], ["take field", "take hunt"], ["take forest", "take hunt"]]
)
def test_a_refused_action_replays_nothing(texts: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    match = acting()
    before, record, deciders = match.state.key(), list(match.record), list(match.deciders)
    with monkeypatch.context() as patched:
        patched.setattr(Match, "rebuild", None)
        with pytest.raises(TrilithError):
            match.act_all(0, texts)
    assert (match.state.key(), match.record, match.deciders) == (before, record, deciders)
    match.rewind(match.undo_point(0))
    assert match.state.key() == acting().rebuild(8).key()


def test_only_the_decisions_that_may_be_taken_back_are_ever_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    match = acting()
    expected = [match.rebuild(version).key() for version in range(8, 11)]
    again = Match(GAME, parse_record(match.to_record().text()))
    monkeypatch.setattr(Match, "positions", None)
    monkeypatch.setattr(again, "_start", None)
    assert again.undo_point(0) == 8
    assert [again.rebuild(version).key() for version in range(8, 11)] == expected
    again.rewind(9)
    again.rewind(8)
    assert again.state.key() == expected[0]


def test_a_match_wound_back_further_than_a_player_may_is_replayed_from_its_start() -> None:
    match = acting()
    match.rewind(8)
    match.rewind(6)
    expected = acting()
    for version in range(7):
        assert match.rebuild(version).key() == expected.rebuild(version).key()
    for player, text in [(0, "place forest 3"), (1, "place hunt 5"), (0, "place tool_maker 1")]:
        match.act(player, text)
    match.rewind(8)
    assert match.state.key() == expected.rebuild(8).key()


def rolled(practice: bool) -> Match:
    """A match in which the first player has rolled for wood."""
    match = Match(GAME, Record(GAME.name, GAME.version, 2, SEED, practice=[(0, 0)] if practice else []))
    match.go_on()
    for player, text in [(0, "place forest 5"), (1, "place hunt 5"), (0, "take forest")]:
        match.act(player, text)
    return match


def test_in_practice_a_player_may_return_before_any_own_decision_and_otherwise_not_across_luck() -> None:
    assert rolled(practice=False).returns(0) == []
    assert rolled(practice=True).returns(0) == [6, 8]
    assert rolled(practice=True).returns(SPECTATOR) == []


def test_luck_that_was_taken_back_in_practice_is_drawn_anew_each_time_and_stays_verifiable() -> None:
    match, rolls = rolled(practice=True), set()
    for _ in range(6):
        rolls.add(match.record[9])
        match.take_back(8)
        match.act(0, "take forest")
    assert len(rolls) > 4
    match.take_back(6)
    match.act(0, "place forest 5")
    match.verify_luck()
    again = parse_record(match.to_record().text())
    assert again.practice == match.practice
    Match(GAME, again).verify_luck()
    again.practice = again.practice[:1]
    match.act(1, "place hunt 5")
    match.act(0, "take forest")
    with pytest.raises(UnfairLuck):
        Match(GAME, replace(again, lines=match.record)).verify_luck()


def test_a_hint_that_was_given_stays_noted_whatever_is_taken_back() -> None:
    match = acting()
    match.note_torch(0)
    match.take_back(9)
    assert match.torches == [(9, 0)]
    assert parse_record(match.to_record().text()).torches == [(9, 0)]
