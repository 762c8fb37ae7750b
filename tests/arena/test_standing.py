"""Seating that favours nobody, and figures that say what they say."""

from collections import Counter

import pytest

from trilith.arena.playing import Outcome
from trilith.arena.seating import balanced, tables
from trilith.arena.standing import duels, ratings, standings, wilson


def outcome(bots: str, places: tuple[int, ...], seed: int = 0) -> Outcome:
    """A game between bots of one letter; who was first has most points."""
    scores = tuple(100 - 10 * place for place in places)
    return Outcome(seed, tuple(bots), scores, places, 50, None, (), (10,) * len(bots), (0.02,) * len(bots))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_deal_is_played_once_from_every_seat(seats: int) -> None:
    bots = tuple("abcd"[:seats])
    deals = balanced(bots, seats, 24, 7)
    assert len(deals) == 24
    for seed in {deal.seed for deal in deals}:
        for seat in range(seats):
            assert sorted(deal.bots[seat] for deal in deals if deal.seed == seed) == list(bots)


def test_neighbours_change_from_deal_to_deal() -> None:
    deals = balanced(tuple("abcd"), 4, 24, 1)
    left_of = Counter((deal.bots[at - 1], deal.bots[at]) for deal in deals for at in range(4))
    assert len(left_of) == 12
    assert len(set(left_of.values())) == 1


def test_with_more_bots_than_seats_every_group_meets_as_often() -> None:
    assert tables(tuple("abc"), 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    deals = balanced(tuple("abc"), 2, 10, 1)
    assert len(deals) == 12, "whole deals for everybody"
    assert set(Counter(frozenset(deal.bots) for deal in deals).values()) == {4}


def test_nobody_meets_only_themselves() -> None:
    assert tables(("a", "b", "b"), 2) == [("a", "b"), ("a", "b")]
    assert tables(("a", "a"), 2) == [("a", "a")]


def test_a_share_has_the_interval_of_wilson() -> None:
    found = wilson(30, 40)
    assert (found.share, round(found.low, 4), round(found.high, 4)) == (0.75, 0.5981, 0.8581)
    assert wilson(40, 40).high == 1
    assert wilson(40, 40).low == pytest.approx(0.9124, abs=0.0001)


def test_the_better_bot_is_rated_higher_and_doubt_shrinks_with_games() -> None:
    few = [outcome("ab", (1, 2)), outcome("ba", (2, 1)), outcome("ab", (2, 1))]
    many = few * 20
    assert ratings(few)["a"].mu > ratings(few)["b"].mu
    assert ratings(many)["a"].sigma < ratings(few)["a"].sigma / 2
    assert [each.bot for each in standings(many)] == ["a", "b"]


def test_a_standing_counts_every_seat_of_a_bot() -> None:
    found = {each.bot: each for each in standings([outcome("abb", (1, 2, 3)), outcome("bba", (1, 1, 3))])}
    assert (found["a"].games, found["b"].games) == (2, 4)
    assert found["a"].wins.share == 0.5
    assert found["b"].wins.share == 0.25
    assert found["a"].points == 80
    assert found["b"].milliseconds == pytest.approx(2)


def test_a_tie_is_half_a_win_for_each() -> None:
    (duel,) = duels(
        [outcome("ab", (1, 1)), outcome("ba", (1, 2)), outcome("ab", (1, 2)), outcome("ab", (1, 2))]
    )
    assert (duel.bot, duel.other, duel.games) == ("a", "b", 4)
    assert duel.ahead.share == 0.625
