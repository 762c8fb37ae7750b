"""The luck ledger: start + luck + decisions = result for every seat, luck is fair, and what is forced is worth nothing."""

from math import isclose
from pathlib import Path

import pytest

import trilith
from support.random_games import every_game, every_table
from trilith.api import play
from trilith.core.chance import EVERYONE, Draw, RollEach
from trilith.core.game import Game
from trilith.core.match import Match
from trilith.core.record import Record, parse_record
from trilith.core.rng import Stream
from trilith.core.state import CHANCE
from trilith.games import game_named
from trilith.study.errors import MatchNotOver
from trilith.study.expecting import MOST_CASES, Expecting, evenly, goes_on_by_itself
from trilith.study.fairness import Bout, lucks, means
from trilith.study.ledger import CHOICE, FORCED, LUCK, NOBODYS, Ledger, judge_of, ledger_of, steps
from trilith.values.value import victories

RECORDS = Path(__file__).parent.parent / "records"
TINY = 1e-9
SEED = "7" * 64
GAMES = 20


def golden(game: Game, seats: int) -> Match:
    """A whole game that is checked in."""
    text = (RECORDS / f"{game.name}-{seats}.txt").read_text(encoding="utf-8")
    return Match(game, parse_record(text))


def adds_up(match: Match, ledger: Ledger) -> None:
    """For every seat, in chances and in points: what it had, all luck and all decisions make what it got."""
    seats = match.setup.seats
    result = [*victories(match.state), *map(float, match.state.scores())]
    luck = ledger.luck()
    chosen = [ledger.decisions_of(player) for player in range(seats)]
    owned = [ledger.luck_of(owner) for owner in (NOBODYS, *range(seats))]
    for at in range(2 * seats):
        total = ledger.values[0][at] + luck[at] + sum(each[at] for each in chosen)
        assert isclose(total, result[at], abs_tol=TINY)
        assert isclose(luck[at], sum(each[at] for each in owned), abs_tol=TINY)
    for value in ledger.values:
        assert isclose(sum(value[:seats]), 1.0, abs_tol=TINY)


@every_table
def test_start_and_luck_and_decisions_make_the_result(game: Game, seats: int) -> None:
    match = golden(game, seats)
    ledger = ledger_of(match)
    adds_up(match, ledger)
    assert [entry.line for entry in ledger.entries] == match.record
    assert {entry.kind for entry in ledger.entries} == {LUCK, CHOICE, FORCED}


@every_game
def test_the_sum_holds_for_another_seed(game: Game) -> None:
    match = play(game.name, ["random"] * game.seats[0], SEED)
    adds_up(match, ledger_of(match, seed=1))


@pytest.mark.thorough
@every_table
def test_the_sum_holds_for_more_seeds(game: Game, seats: int) -> None:
    for seed in range(4):
        match = play(game.name, ["greedy"] * seats, f"{seed:064x}")
        adds_up(match, ledger_of(match, seed=seed))


def test_what_had_to_be_done_is_worth_nothing() -> None:
    match = golden(game_named("stone_age"), 3)
    for step, entry in zip(steps(match), ledger_of(match).entries, strict=True):
        if step.decider != CHANCE:
            assert (entry.kind == FORCED) == (len(step.state.legal()) == 1)
            assert entry.by == step.decider
        if entry.kind == FORCED:
            assert not any(entry.change)


def test_over_the_cases_of_a_roll_luck_is_nothing_exactly() -> None:
    match = golden(game_named("stone_age"), 4)
    expecting, looked_at = Expecting(judge_of(match.game, 4)), 0
    for step in steps(match):
        if not step.line.startswith("roll") or step.number % 3:
            continue
        before = expecting.of(step.state, Stream(1))
        sums = [0.0] * len(before)
        for outcome, share in step.state.chance().cases():
            after = step.state.copy()
            after.resolve(outcome)
            if goes_on_by_itself(after):  # to luck perhaps, which is only sampled
                break
            for at, each in enumerate(expecting.of(after, Stream(2))):
                sums[at] += share * (each - before[at])
        else:
            assert all(abs(each) < TINY for each in sums)
            looked_at += 1
    assert looked_at > 5


def test_where_luck_follows_luck_many_futures_are_looked_at() -> None:
    game = game_named("stone_age")
    expecting = Expecting(judge_of(game, 3))
    start = game.start(3, {})  # four cards and three buildings are turned up before anybody decides
    one, other = (expecting.of(start, Stream(lane)) for lane in (1, 2))
    assert one != other
    assert all(abs(each - also) < 0.03 for each, also in zip(one[:3], other[:3], strict=True))


@pytest.mark.skipif(not trilith.COMPILED, reason="interpreted, these games take ten minutes")
def test_luck_is_nothing_on_average_over_many_games() -> None:
    """A small, honest version of tools/weigh_luck.py: no seat's interval, three times as wide, leaves out nothing."""
    found = means(list(lucks([Bout("stone_age", ("greedy", "greedy"), seed) for seed in range(GAMES)], 1)))
    for each in found:
        reach = 1.5 * (each.high - each.low)  # three standard errors on either side
        assert abs(each.mean) < reach
    assert found[0].high - found[0].low < 0.25, "too few games to tell"
    assert found[2].high - found[2].low < 25, "too few games to tell"


def test_whose_luck_it_was() -> None:
    match = golden(game_named("endless_winter"), 3)
    by = {}
    for step, entry in zip(steps(match), ledger_of(match).entries, strict=True):
        if entry.kind == LUCK:
            by[entry.line.split()[0]] = entry.by
            seen_by = step.state.chance().seen_by
            assert entry.by == (NOBODYS if seen_by == EVERYONE else seen_by)
    assert by["culture"] == NOBODYS
    assert by["draw"] >= 0
    dice = golden(game_named("stone_age"), 3)
    for step, entry in zip(steps(dice), ledger_of(dice).entries, strict=True):
        if entry.kind == LUCK and entry.line.startswith("roll"):
            assert entry.by == dice.deciders[step.number - 1]


def test_of_many_cases_some_are_drawn_evenly() -> None:
    dice = RollEach(6)
    assert len(dice.cases()) > MOST_CASES
    drawn = evenly(dice, Stream(1))
    assert drawn == evenly(dice, Stream(1))
    assert len(drawn) == MOST_CASES
    assert isclose(sum(weight for _, weight in drawn), 1.0)
    card = Draw("card", ("a", "b"), (0, 0, 1), EVERYONE)
    assert evenly(card, Stream(1)) == card.cases()


def test_the_same_record_and_seed_give_the_same_ledger() -> None:
    match = golden(game_named("prehistory"), 2)
    assert ledger_of(match, seed=3) == ledger_of(match, seed=3)
    assert ledger_of(match, seed=3) != ledger_of(match, seed=4), "the luck that is imagined is another"


def test_a_match_that_is_not_over_has_no_ledger() -> None:
    game = game_named("stone_age")
    match = Match(game, Record(game.name, game.version, 2, "1" * 64))
    match.go_on()
    with pytest.raises(MatchNotOver):
        ledger_of(match)
