"""A review is made line by line in any order, can be broken off after each, and what is tried knows no more than the seat knew."""

import json
from dataclasses import replace
from functools import cache

import pytest

from support.finished import last_lines
from trilith.core.errors import IllegalAction
from trilith.core.rng import Stream
from trilith.study.judging import SIZES
from trilith.study.looking import GOOD, Looked, Looking, as_data, from_data
from trilith.study.review import Mistake, Review
from trilith.study.reviewing import review_of
from trilith.study.trying import ENOUGH, Weighing, try_out

LINES = 90


@cache
def looked() -> tuple[Looking, list[Looked]]:
    """The end of a match, looked at line by line."""
    looking = Looking(last_lines("stone_age", LINES))
    return looking, [looking.look(number) for number in range(LINES)]


def whole() -> Review:
    return review_of(*looked())


def test_any_order_and_any_pause_find_the_same() -> None:
    _, found = looked()
    again = Looking(last_lines("stone_age", LINES))
    assert [again.look(number) for number in reversed(range(LINES))] == found[::-1]
    assert [from_data(json.loads(json.dumps(as_data(each)))) for each in found] == [
        replace(
            each,
            mistake=None if each.mistake is None else without_figures(each.mistake),
            well=None
            if each.well is None
            else replace(each.well, why=replace(each.well.why, chance=None, points=None)),
        )
        for each in found
    ]


def without_figures(mistake: Mistake) -> Mistake:
    """As it is told: what is better has no figures of its own."""
    return replace(mistake, better=replace(mistake.better, chance=None, points=None))


def test_as_far_as_was_looked_every_sum_holds() -> None:
    looking, found = looked()
    for lines in (0, 1, LINES // 2, LINES):
        part = review_of(looking, found[:lines])
        assert (part.looked, part.lines) == (lines, LINES)
        assert [sum(row) for row in part.chances] == [100] * (lines + 1)
        assert part.chances == whole().chances[: lines + 1]
        for account in part.accounts:
            for sums in (account.chances, account.points):
                assert sums.start + sums.luck + sums.own + sums.others == sums.end
            assert account.chances.end == part.chances[lines][account.seat]
    assert part == whole()


def test_what_went_well_was_the_best_and_raised_the_chance() -> None:
    _, found = looked()
    review = whole()
    assert review.well
    gains = [each.gained for each in review.well]
    assert gains == sorted(gains, reverse=True)
    slipped = {each.number for each in review.mistakes}
    for well in review.well:
        entry = found[well.number].entry
        assert entry.by == well.seat
        assert entry.change[well.seat] >= GOOD == SIZES[1]
        assert round(100 * entry.change[well.seat]) == well.gained
        assert well.number not in slipped
        assert well.why.actions[0] == entry.line


def test_every_decision_with_a_choice_is_counted_once() -> None:
    review = whole()
    assert [sum(each.seat == account.seat for each in review.choices) for account in review.accounts] == [
        account.decisions for account in review.accounts
    ]
    costs = {each.number: each.gave_up for each in review.choices}
    assert all(costs[each.number] == each.gave_up for each in review.mistakes)


def test_the_better_is_found_and_what_was_done_keeps_what_it_kept() -> None:
    looking, _ = looked()
    mistake = whole().mistakes[0]
    best = mistake.kept + mistake.gave_up
    assert try_out(looking, mistake, mistake.better.actions).chance == best
    assert try_out(looking, mistake, mistake.better.actions).found
    assert try_out(looking, mistake, [mistake.played]).chance == mistake.kept
    for action in looking.seat(mistake.number).legal:
        tried = try_out(looking, mistake, [action.text])
        assert 0 <= tried.chance <= best
        assert tried.found == (tried.chance > best - 100 * ENOUGH)
    with pytest.raises(IllegalAction):
        try_out(looking, mistake, ["starve"])


def test_what_is_tried_knows_no_more_than_the_seat_knew() -> None:
    looking, other = (Looking(last_lines("endless_winter", 200)) for _ in range(2))
    hidden = 0
    for number, step in enumerate(looking.accounting.steps):
        if step.decider < 0 or len(step.state.legal()) < 2 or number % 7:
            continue
        imagined = step.state.imagine(step.decider, Stream(9))
        other.accounting.steps[number] = replace(step, state=imagined)
        action = step.state.legal()[-1].text
        assert Weighing(looking, number).chance([action]) == Weighing(other, number).chance([action])
        hidden += imagined.key() != step.state.key()
        if hidden > 3:
            break
    assert hidden, "positions in which something was hidden"
