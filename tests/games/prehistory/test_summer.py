"""Rulebook, "Sommer": capstones, six actions in reverse order, and the fishing track."""

import pytest

from support.playing import offered
from support.prehistory.playing import (
    empty_capstones,
    give,
    happens,
    markers,
    on_capstone,
    play,
    put,
    refused,
    spring,
    stone,
    summer,
)
from support.rules import rule
from trilith.games.prehistory.names import (
    ACTING,
    AUTUMN,
    CAPSTONE,
    CEREMONY,
    DEEDS,
    FISHING,
    GATHERING,
    HUNTING,
    MIGRATION,
    NOTHING,
    PAINTING,
    ROAMING,
    SUMMER,
)
from trilith.games.prehistory.rules.acting import cheapest, within_reach


@rule("PH-5.1")
def test_the_stones_are_pushed_to_their_capstones() -> None:
    game = spring(2)
    stone(game, "painting", "white", "white")
    stone(game, "hunting", "red")
    give(game, 0, "grey")
    play(game, "pass")
    assert on_capstone(game, "painting") == "brown white white"
    assert on_capstone(game, "hunting") == "blue red"
    assert set(game.stones) == {NOTHING}
    assert game.passed == 0  # that was of spring


@rule("PH-5.2")
def test_in_reverse_order_everybody_takes_all_of_exactly_one_capstone() -> None:
    game = spring(3)
    give(game, 0, "grey")
    stone(game, "fishing", "white")
    play(game, "pass")
    assert (game.phase, game.turn) == (CAPSTONE, 2)
    assert refused(game, "skip") == "PH-5.2"
    assert offered(game, "capstone") == [f"capstone {deed}" for deed in DEEDS]
    play(game, "capstone fishing")
    assert (markers(game, 2), on_capstone(game, "fishing")) == ("grey yellow white", "")
    assert game.turn == 1
    play(game, "capstone gathering")
    assert (markers(game, 1), game.turn) == ("white", 0)


@rule("PH-5.2")
def test_an_empty_capstone_may_be_chosen() -> None:
    game = spring(2)
    empty_capstones(game)
    give(game, 0, "grey")
    play(game, "pass", "capstone hunting", "capstone hunting")
    assert [markers(game, seat) for seat in range(2)] == ["", ""]


@rule("PH-5.3")
def test_each_action_is_handled_once_from_painting_on_in_reverse_order() -> None:
    game = spring(3)
    empty_capstones(game)
    for seat in range(3):
        give(game, seat, "grey", "grey blue red red brown yellow white", bones=9)
    play(game, "pass", "pass", "pass", *["capstone hunting"] * 3)
    seen = []
    while game.season == SUMMER:
        assert game.phase == ACTING
        seen.append((DEEDS[game.deed], game.turn))
        verbs = {line.split()[0] for line in offered(game)} & {
            "paint",
            "fish",
            "gather",
            "hunt",
            "ceremony",
            "migrate",
        }
        assert len(verbs) == 1
        play(game, "skip")
    assert seen == [(deed, seat) for deed in DEEDS for seat in (2, 1, 0)]


@rule("PH-5.3")
def test_nobody_does_an_action_twice_or_out_of_its_turn() -> None:
    game = summer(2, FISHING)
    give(game, 0, "", "blue blue grey grey white")
    assert refused(game, "paint 1_2") == "PH-5.3"
    assert refused(game, "migrate 1") == "PH-5.3"
    assert refused(game, "pass") == "PH-5.3"
    play(game, "fish 1")
    assert (game.deed, game.turn) != (FISHING, 0)


@rule("PH-5.4")
@pytest.mark.parametrize(
    ("deed", "line", "price"),
    [
        (PAINTING, "paint 1_1", "grey grey"),
        (FISHING, "fish 2", "blue blue"),
        (GATHERING, "gather 4", "red red"),
        (3, "hunt 2", "brown brown"),
        (CEREMONY, "ceremony 2", "yellow yellow"),
        (MIGRATION, "migrate 2", "white white"),
    ],
)
def test_summer_is_paid_with_markers_of_the_actions_colour_and_without_a_stone(
    deed: int, line: str, price: str
) -> None:
    game = summer(2, deed)
    others = " ".join(
        colour for colour in ("grey", "blue", "red", "brown", "yellow", "white") if colour not in price
    )
    give(game, 0, f"{price} {others}", f"{price.split()[0]} {others}")
    assert refused(game, line) != ""
    give(game, 0, "", price.split()[0])
    before = game.players[0].resources[:]
    play(game, line)
    if game.phase != ACTING and game.turn == 0 and game.season == SUMMER:
        play(game, "no_card")
    assert game.players[0].markers[deed] <= 1
    assert sum(game.players[0].resources) >= sum(before)
    assert set(game.stones) == {NOTHING}


@rule("PH-5.5", "PH-9.4")
def test_at_the_end_of_summer_the_fishing_track_pays_and_stays() -> None:
    game = summer(2, MIGRATION)
    game.players[0].track, game.players[1].track = 9, 1
    game.players[0].score = 10
    give(game, 0, "", "white")
    told = happens(game, "skip")
    assert [(player.score, player.bones, player.track) for player in game.players] == [(14, 3, 9), (0, 1, 1)]
    assert {"kind": "caught_up", "player": 0, "track": 9, "points": 4} in told


@rule("PH-2.1", "PH-2.3")
def test_after_summer_comes_autumn_for_those_who_have_members_on_the_map() -> None:
    game = summer(2, MIGRATION)
    give(game, 0, "", "white")
    give(game, 1, "grey")
    put(game, 1, "e5", standing=1)
    play(game, "skip")
    assert (game.season, game.phase, game.turn, game.deed) == (AUTUMN, ROAMING, 1, 0)


@rule("PH-2.3")
def test_who_could_buy_markers_for_an_action_is_asked_and_who_could_not_is_not() -> None:
    game = summer(3, FISHING)
    give(game, 0, "", "blue")
    give(game, 1, "", "red")
    give(game, 2, "", "red red")
    play(game, "skip")
    assert (DEEDS[game.deed], game.turn) == ("gathering", 2)


@rule("PH-2.3")
def test_who_has_nothing_to_gather_or_nobody_to_send_is_not_asked() -> None:
    game = summer(2, FISHING)
    game.tiles = [NOTHING] * len(game.tiles)
    give(game, 0, "", "blue red red white")
    put(game, 0, "e5", standing=2)
    play(game, "skip")
    assert DEEDS[game.deed] == "hunting"
    play(game, "skip", "skip")
    assert DEEDS[game.deed] == "migration"  # one more may come
    game = summer(2, CEREMONY)
    give(game, 0, "", "white")
    put(game, 0, "e5", standing=3)
    play(game, "skip")
    assert game.season != SUMMER


@rule("PH-2.3", "PH-1.8", "PH-1.9")
def test_where_nothing_lies_open_nobody_is_asked() -> None:
    game = summer(2, PAINTING)
    game.fish = [0, 0, 0]
    game.prey = [NOTHING] * len(game.prey)
    give(game, 0, "", "grey blue blue blue red red brown brown brown yellow")
    game.players[0].painted = 0b111111111
    assert [cheapest(game, game.players[0], deed) for deed in (PAINTING, FISHING, HUNTING)] == [0, 0, 0]
    play(game, "skip")
    assert DEEDS[game.deed] == "gathering"
    play(game, "skip")
    assert DEEDS[game.deed] == "ceremony"


@rule("PH-2.3")
def test_the_cheapest_that_lies_open_decides_who_is_asked() -> None:
    game = summer(2, PAINTING)
    game.fish = [0, 1, 1]
    game.players[0].painted = 0b111011111  # only a piece of two symbols is left
    give(game, 0, "", "grey grey blue")
    assert [within_reach(game, game.players[0], deed) for deed in (PAINTING, FISHING)] == [True, False]
    give(game, 0, "", "blue")
    assert within_reach(game, game.players[0], FISHING)
    game.players[0].markers[0] = 1
    assert not within_reach(game, game.players[0], PAINTING)
