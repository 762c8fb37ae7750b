"""What if: a match goes on from any moment of another one, and what is written of it is a record like any other."""

import pytest

from support.finished import finished
from trilith.core.errors import NoSuchVersion, UnfairLuck
from trilith.core.match import Match
from trilith.core.record import NOT_FURTHER, Record, parse_record
from trilith.core.rng import Stream
from trilith.core.state import CHANCE
from trilith.games import OURS, game_named
from trilith.study.branching import branch_of
from trilith.study.errors import NothingToPlayOn

SEED = "b4" * 32
EVERY = 37  # lines between two moments that are branched from


def played(name: str) -> Match:
    """A match of two at random, with luck of its seed; the golden records have luck of their own."""
    game = game_named(name)
    match = Match(game, Record(name, game.version, 2, SEED))
    match.go_on()
    choose(match, Stream(3), 10**6)
    return match


def choose(match: Match, stream: Stream, most: int) -> None:
    """Play so many decisions at random."""
    while most and not match.over:
        legal = match.state.legal()
        match.act(match.state.actor(), legal[stream.below(len(legal))].text)
        most -= 1


@pytest.mark.parametrize("name", OURS)
def test_every_moment_goes_on_to_the_same_end_if_all_do_the_same_and_luck_is_as_it_was(name: str) -> None:
    match = played(name)
    game = match.game
    for lines in range(0, match.version, EVERY):
        branch = Match(game, branch_of(match, lines, "Tuesday", ["you", "greedy"]))
        assert branch.state.key() == match.rebuild(lines).key()
        branch.go_on()
        while not branch.over:
            decided = match.record[lines + branch.version]
            branch.act(branch.state.actor(), decided)
        assert branch.record == match.record[lines:]
        assert branch.state.key() == match.state.key()
        branch.verify_luck()


@pytest.mark.parametrize("name", OURS)
def test_new_luck_is_other_luck_and_is_held_to_its_own_seed(name: str) -> None:
    match = finished(name)
    lines = match.version // 2
    other = "c5" * 32
    branch = Match(match.game, branch_of(match, lines, "Tuesday", [], other))
    branch.go_on()
    choose(branch, Stream(5), 10**6)
    branch.verify_luck()
    drawn = [line for line, decider in zip(branch.record, branch.deciders, strict=True) if decider == CHANCE]
    before = [line for line, decider in zip(match.record, match.deciders, strict=True) if decider == CHANCE]
    assert drawn != before[-len(drawn) :]
    with pytest.raises(UnfairLuck):
        Match(match.game, Record(**{**vars(branch.to_record()), "seed": SEED})).verify_luck()


@pytest.mark.parametrize("seed", ["", "c5" * 32])
def test_what_is_written_of_a_branch_is_read_and_played_again(seed: str) -> None:
    match = played("stone_age")
    branch = Match(match.game, branch_of(match, 40, "a match", ["you", "greedy"], seed))
    branch.go_on()
    choose(branch, Stream(8), 30)
    text = branch.to_record().text()
    record = parse_record(text)
    assert record.text() == text
    assert record.branch == ("a match", 40)
    assert record.luck == ([] if seed else [(0, 40)])
    again = Match(match.game, record)
    again.verify_luck()
    assert again.state.key() == branch.state.key()


def test_luck_of_a_practice_match_goes_on_as_it_was_drawn_there_even_across_what_was_taken_back() -> None:
    game = game_named("stone_age")
    match = Match(game, Record("stone_age", game.version, 2, SEED, practice=[NOT_FURTHER]))
    match.go_on()
    for _ in range(3):
        choose(match, Stream(match.version), 25)
        match.take_back(match.returns(0)[-3])
    choose(match, Stream(4), 40)
    match.verify_luck()
    for lines in (10, match.practice[1][0], match.practice[2][0] + 5):
        branch = Match(game, branch_of(match, lines, "practice", []))
        branch.go_on()
        while branch.version + lines < match.version:
            branch.act(branch.state.actor(), match.record[lines + branch.version])
        assert branch.record[: match.version - lines] == match.record[lines:]
        rolled = branch.deciders.index(CHANCE)
        further = Match(game, branch_of(branch, rolled, "a branch of a branch", []))
        further.go_on()
        assert further.record[0] == branch.record[rolled]


def test_nobody_goes_on_from_the_end_nor_from_beyond() -> None:
    match = finished("stone_age")
    with pytest.raises(NothingToPlayOn) as refused:
        branch_of(match, match.version, "Tuesday", [])
    assert refused.value.about == {"lines": match.version}
    with pytest.raises(NoSuchVersion):
        branch_of(match, match.version + 1, "Tuesday", [])
