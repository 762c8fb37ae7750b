"""Luck: dice and draws, their chances counted by hand and their notation."""

from collections import Counter
from itertools import product

import pytest

from trilith.core.chance import (
    EVERYONE,
    Chance,
    Draw,
    Roll,
    RollEach,
    faces,
    pack,
    pack_faces,
    total,
    without,
)
from trilith.core.errors import NoSuchOutcome
from trilith.core.rng import Stream

NAMES = ("ash", "beech", "cedar")
BAG = (0, 0, 0, 2)


def sequences(dice: int) -> list[tuple[int, ...]]:
    """Every way in which dice can fall one after the other."""
    return list(product(range(1, 7), repeat=dice))


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
def test_a_roll_has_one_case_for_each_total_as_likely_as_its_sequences(dice: int) -> None:
    counted = Counter(sum(fallen) for fallen in sequences(dice))
    cases = Roll(dice).cases()
    assert [total(outcome) for outcome, _ in cases] == list(range(dice, 6 * dice + 1))
    for outcome, share in cases:
        assert share == pytest.approx(counted[total(outcome)] / 6**dice, rel=1e-12)
        assert len(faces(outcome)) == dice


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
def test_a_roll_for_each_has_one_case_for_each_set_of_faces(dice: int) -> None:
    counted = Counter(tuple(sorted(fallen)) for fallen in sequences(dice))
    cases = RollEach(dice).cases()
    assert {tuple(faces(outcome)) for outcome, _ in cases} == counted.keys()
    assert len(cases) == len(counted)
    for outcome, share in cases:
        assert share == pytest.approx(counted[tuple(faces(outcome))] / 6**dice, rel=1e-12)


def test_ten_dice_have_only_51_cases() -> None:
    cases = Roll(10).cases()
    assert len(cases) == 51
    assert sum(share for _, share in cases) == pytest.approx(1.0, rel=1e-12)


@pytest.mark.parametrize("roll", [Roll(3), RollEach(3)])
def test_a_roll_is_written_in_ascending_order_and_read_in_any(roll: Chance) -> None:
    assert roll.text(roll.parse("roll 6 1 3")) == "roll 1 3 6"
    assert roll.parse("roll 1 3 6") == roll.parse("roll  6 3 1 ") == pack_faces([3, 6, 1])


@pytest.mark.parametrize(
    "text",
    ["", "roll", "roll 1", "roll 1 2 3", "roll 0 1", "roll 1 7", "roll 1 x", "roll -1 2", "card 1 2", "1 2"],
)
def test_what_two_dice_cannot_show_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(NoSuchOutcome) as caught:
        Roll(2).parse(text)
    assert caught.value.about == {"outcome": text, "expected": "roll 1 1"}


def test_packed_faces_come_back_sorted_with_their_sum() -> None:
    packed = pack_faces([6, 2, 2, 5])
    assert faces(packed) == [2, 2, 5, 6]
    assert total(packed) == 15
    assert pack([0, 0, 2, 0, 0, 1, 1]) == packed
    assert faces(0) == []
    assert total(0) == 0


@pytest.mark.parametrize("roll", [Roll(4), RollEach(4)])
def test_sampled_dice_are_as_many_as_rolled_and_from_1_to_6(roll: Chance) -> None:
    stream = Stream(4)
    sampled = [faces(roll.sample(stream)) for _ in range(200)]
    assert {len(fallen) for fallen in sampled} == {4}
    assert {face for fallen in sampled for face in fallen} == {1, 2, 3, 4, 5, 6}


def test_everyone_sees_a_roll() -> None:
    assert Roll(2).seen_by == EVERYONE
    assert RollEach(2).seen_by == EVERYONE


def test_a_draw_has_one_case_for_each_kind_as_likely_as_its_pieces() -> None:
    assert Draw("tree", NAMES, BAG, 1).cases() == [(0, 0.75), (2, 0.25)]


def test_a_draw_is_seen_by_whom_it_says() -> None:
    assert Draw("tree", NAMES, BAG, 1).seen_by == 1


def test_a_draw_takes_every_piece_of_the_bag_and_no_other() -> None:
    stream = Stream(1)
    draw = Draw("tree", NAMES, BAG, EVERYONE)
    counted = Counter(draw.sample(stream) for _ in range(4000))
    assert counted.keys() == {0, 2}
    assert 2800 < counted[0] < 3200


def test_a_draw_is_written_by_name() -> None:
    draw = Draw("tree", NAMES, BAG, EVERYONE)
    assert draw.text(2) == "tree cedar"
    assert draw.parse("tree cedar") == 2


@pytest.mark.parametrize("text", ["", "tree", "tree beech", "tree oak", "card cedar", "cedar"])
def test_what_is_not_in_the_bag_cannot_be_drawn(text: str) -> None:
    with pytest.raises(NoSuchOutcome) as caught:
        Draw("tree", NAMES, BAG, EVERYONE).parse(text)
    assert caught.value.about == {"outcome": text, "expected": "tree ash"}


def test_a_bag_without_a_piece_has_one_less_of_that_kind() -> None:
    assert without(BAG, 0) == (0, 0, 2)
    assert without(BAG, 2) == (0, 0, 0)
    with pytest.raises(ValueError, match=r"1 is not in \(0, 0, 0, 2\)"):
        without(BAG, 1)


@pytest.mark.parametrize("method", ["cases", "sample", "text", "parse"])
def test_luck_that_is_nothing_in_particular_cannot_decide(method: str) -> None:
    arguments = {"cases": (), "sample": (Stream(1),), "text": (0,), "parse": ("",)}[method]
    with pytest.raises(NotImplementedError):
        getattr(Chance(EVERYONE), method)(*arguments)
