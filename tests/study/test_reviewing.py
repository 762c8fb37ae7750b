"""Reviews: mistakes are found and named with what would have been better, and every figure adds up."""

import json

import pytest

from trilith.api import play
from trilith.bots.greedy import Greedy
from trilith.bots.search.settings import Budget
from trilith.core.action import Action
from trilith.core.match import Match
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.games import game_named
from trilith.study.judging import SIZES, Judge, Verdict
from trilith.study.ledger import judge_of, steps
from trilith.study.many import Order, Reviewed, review_all
from trilith.study.review import Review, read_review
from trilith.study.reviewing import review, reviewing
from trilith.study.rounding import apportion, hundredths

GLANCE = Budget(iterations=2)
SEED = f"{2:064x}"


class Careless(Greedy):
    """Lets its people starve once, at minus ten points, although it could pay for their food."""

    def __init__(self) -> None:
        super().__init__(1)
        self.careless = False

    def choose(self, seat: Seat) -> Action:
        starve = [action for action in seat.legal if action.text == "starve"]
        if starve and len(seat.legal) > 1 and not self.careless:
            self.careless = True
            return starve[0]
        return super().choose(seat)


@pytest.fixture(scope="module")
def match() -> Match:
    """A game in which the first seat makes one silly mistake."""
    return play("stone_age", [Careless(), "greedy"], SEED)


@pytest.fixture(scope="module")
def found(match: Match) -> Review:
    """Its review at a glance."""
    return review(match, GLANCE)


def test_a_planted_mistake_is_found_and_named(match: Match, found: Review) -> None:
    planted = match.record.index("starve")
    mistake = next(each for each in found.mistakes if each.number == planted)
    assert (mistake.seat, mistake.played, mistake.action) == (0, "starve", {"kind": "starve"})
    assert mistake.size >= 2
    assert mistake.gave_up >= 2
    assert mistake.better.actions[0].startswith("pay ")
    assert mistake.better.costs, "it says why: what it costs instead"


def test_whoever_did_the_best_gave_up_nothing(match: Match) -> None:
    game, judge = match.game, Judge(judge_of(match.game, 2), GLANCE)
    looked_at = 0
    for step in steps(match):
        if step.decider < 0 or len(step.state.legal()) < 2 or step.number % 40:
            continue
        seat = Seat(game, step.state, step.decider)
        best = judge.judge(seat, game.actions.parse(step.line), Stream(7)).best
        assert judge.judge(seat, best, Stream(7)).gave_up == 0
        looked_at += 1
    assert looked_at


def test_a_verdict_knows_no_more_than_the_seat_knew() -> None:
    match = play("endless_winter", ["greedy", "greedy"], SEED)
    judge, looked_at = Judge(judge_of(match.game, 2), GLANCE), 0
    for step in steps(match):
        if step.decider < 0 or len(step.state.legal()) < 2 or step.number % 30:
            continue
        imagined = step.state.imagine(step.decider, Stream(9))
        played = match.game.actions.parse(step.line)
        one, other = (
            judge.judge(Seat(match.game, state, step.decider), played, Stream(7))
            for state in (step.state, imagined)
        )
        assert (one.best, one.kept, one.gave_up) == (other.best, other.kept, other.gave_up)
        looked_at += imagined.key() != step.state.key()
    assert looked_at, "positions in which something was hidden"


def test_three_sizes() -> None:
    action = game_named("stone_age").actions.parse("starve")
    tree = None
    sizes = [
        Verdict(action, 0.2, gave_up, tree).size  # type: ignore[arg-type]
        for gave_up in (0.0, 0.0099, *SIZES, 0.3)
    ]
    assert sizes == [0, 0, 1, 2, 3, 3]


def test_every_figure_adds_up_in_whole_numbers(match: Match, found: Review) -> None:
    assert [sum(row) for row in found.chances] == [100] * (len(match.record) + 1)
    for account in found.accounts:
        for sums in (account.chances, account.points):
            assert sums.start + sums.luck + sums.own + sums.others == sums.end
        assert account.luck.own + account.luck.others + account.luck.table == account.chances.luck
        assert sum(account.by_seat) == account.chances.own + account.chances.others
        assert account.by_seat[account.seat] == account.chances.own
        assert account.points.end == match.state.scores()[account.seat]
        assert account.chances.end == found.chances[-1][account.seat]
        assert sum(account.mistakes) == sum(each.seat == account.seat for each in found.mistakes)
    assert all(sum(each.change) == 0 for each in found.luck)


def test_the_most_costly_comes_first(found: Review) -> None:
    costs = [each.gave_up for each in found.mistakes]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] > costs[-1]


def test_the_same_record_and_seed_give_the_same_review_line_by_line(match: Match, found: Review) -> None:
    looking = reviewing(match, GLANCE)
    for number in range(1, len(match.record) + 1):
        assert next(looking) == number
    with pytest.raises(StopIteration) as done:
        next(looking)
    assert done.value.value == found


def test_a_review_is_json_and_comes_back_from_it(found: Review) -> None:
    data = json.loads(json.dumps(found.shown()))
    assert read_review(data).shown() == data
    for broken in ({}, {**data, "format": 0}, {**data, "accounts": [{}]}, {**data, "more": 1}):
        with pytest.raises((KeyError, TypeError, ValueError)):
            read_review(broken)


def test_several_processes_find_the_same(match: Match, found: Review) -> None:
    orders = [Order(match.to_record(), "", GLANCE)] * 2
    pieces = [each for some in review_all(orders, 2) for each in some]
    assert len(pieces) == 2 * len(match.record)
    done = sorted((each for each in pieces if each is not None), key=lambda each: each.order)
    assert done == [Reviewed(0, found), Reviewed(1, found)]


def test_parts_are_rounded_so_that_they_make_the_whole() -> None:
    assert apportion([1.5, 1.5, -3.0], 0) == [2, 1, -3]
    assert sum(apportion([-0.4, -0.4, 0.8], 0)) == 0
    assert apportion([10.0, 10.0], 19) == [10, 9]
    assert apportion([10.9, 10.9], 24) == [12, 12]
    assert hundredths([1 / 3] * 3) == [34, 33, 33]
    assert hundredths([0.5, 0.5]) == [50, 50]
