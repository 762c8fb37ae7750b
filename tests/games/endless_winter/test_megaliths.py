"""Rulebook page 14: megaliths on the ground and in higher levels."""

import pytest

from support.endless_winter.playing import BOX, build_on, gain, new_game, offers, play, refused
from support.playing import offered
from support.rules import rule
from support.worked_examples import as_told
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import MEGALITH, NEUTRAL, NEUTRAL_PIECE, NOTHING, TOOL
from trilith.games.endless_winter.rules import megaliths


def builder(seats: int = 2, built: int = 0, megaliths_gained: int = 1) -> EndlessWinter:
    """A game whose first player may build on a site of tiles a, b, c and d in the pattern of a square."""
    game = new_game(seats, pattern=1)
    game.players[0].built = built
    game.players[0].food = game.players[0].tools = 0
    gain(game, 0, (MEGALITH, megaliths_gained))
    return game


@rule("EW-9.3")
def test_on_an_empty_site_a_neutral_megalith_goes_to_a_start_space() -> None:
    game = builder()
    assert offers(game, "build") == ["1 1 1", "1 2 5", "1 6 2", "1 4 6"]


@rule("EW-9.1", "EW-9.2")
def test_the_first_two_megaliths_are_neutral_the_others_of_the_players_colour() -> None:
    game = builder(megaliths_gained=3)
    site = game.pattern_site()
    play(game, "build 1 1 1", "build 1 1 2", "build 1 1 3")
    pieces = [game.site[site.find(0, 0, column)] for column in range(3)]
    assert pieces == [NEUTRAL_PIECE, NEUTRAL_PIECE, 1]
    assert game.players[0].built == 3


@rule("EW-9.3")
def test_a_coloured_megalith_never_covers_a_start_space() -> None:
    game = builder(built=2)
    build_on(game, {(1, 1, 2): 0})
    assert refused(game, "build 1 1 1") == "EW-9.3"
    assert refused(game, "build 1 1 3") == ""


@rule("EW-9.4")
def test_elsewhere_on_the_ground_a_megalith_touches_another_along_a_side() -> None:
    game = builder(built=2)
    build_on(game, {(1, 3, 3): 2})
    assert offers(game, "build") == ["1 2 3", "1 3 2", "1 3 4", "1 4 3"]  # across the edges of tiles too
    assert refused(game, "build 1 2 2") == "EW-9.4"
    assert refused(game, "build 1 3 3") == "EW-9.4"


@rule("EW-9.4", "EW-9.2")
def test_a_neutral_megalith_may_also_lie_beside_another() -> None:
    game = builder()
    build_on(game, {(1, 1, 1): 0})
    assert refused(game, "build 1 1 2") == ""
    assert refused(game, "build 1 2 5") == ""


SQUARE = {(1, 3, 3): 0, (1, 3, 4): 0, (1, 4, 3): 1, (1, 4, 4): 2}


@rule("EW-9.5")
def test_four_in_a_square_carry_a_coloured_megalith_but_no_neutral_one() -> None:
    game = builder(built=2)
    build_on(game, SQUARE)
    assert refused(game, "build 2 3 3") == ""
    game = builder(built=1)
    build_on(game, SQUARE)
    assert refused(game, "build 2 3 3") == "EW-9.5"
    game = builder(built=2)
    build_on(game, {place: piece for place, piece in SQUARE.items() if place != (1, 4, 4)})
    assert refused(game, "build 2 3 3") == "EW-9.5"


@rule("EW-9.8", "EW-9.9")
def test_red_of_the_rulebook_scores_five_and_purple_one() -> None:
    game = builder(built=2)
    build_on(game, SQUARE)
    play(game, "build 2 3 3")
    red, purple = (player.score for player in game.players)
    assert (red, purple) == (5, 1)
    below = [list(SQUARE.values()).count(piece) for piece in (1, 2, NEUTRAL_PIECE)]
    box = game.box
    scored = [box.own_points] * below[0] + [box.other_points] * (below[1] + below[2])
    assert sum(scored) == red
    as_told("endless_winter", "megalith", sum(below), *below, *scored, red, purple)


@rule("EW-9.8", "EW-9.9")
@pytest.mark.parametrize(
    ("pieces", "scores"),
    [
        ((0, 0, 0, 0), [4, 0, 0]),
        ((1, 1, 1, 1), [8, 0, 0]),
        ((2, 2, 3, 0), [4, 2, 1]),
        ((1, 2, 3, 3), [5, 1, 2]),
    ],
)
def test_own_megaliths_score_two_others_one_and_their_owners_one(
    pieces: tuple[int, ...], scores: list[int]
) -> None:
    game = builder(seats=3, built=2)
    build_on(game, dict(zip(SQUARE, pieces, strict=True)))
    play(game, "build 2 3 3")
    assert [player.score for player in game.players] == scores


@rule("EW-9.10", "EW-9.5")
def test_in_higher_levels_only_the_four_right_below_count() -> None:
    game = builder(built=2)
    build_on(game, {(1, row, column): 2 for row in range(1, 4) for column in range(1, 4)})
    build_on(game, {(2, 1, 1): 2, (2, 1, 2): 1, (2, 2, 1): 1, (2, 2, 2): 1})
    play(game, "build 3 1 1")
    assert [player.score for player in game.players] == [7, 1]


@rule("EW-9.6")
@pytest.mark.parametrize(
    ("space", "lines", "food", "tools", "score"),
    [("1 1 2", [], 2, 0, 0), ("1 2 1", ["gain tool"], 0, 1, 0)],
)
def test_on_the_ground_the_player_gains_what_is_covered(
    space: str, lines: list[str], food: int, tools: int, score: int
) -> None:
    game = builder(built=2)
    build_on(game, {(1, 1, 1): 0})
    play(game, f"build {space}", *lines)
    me = game.players[0]
    assert (me.food, me.tools, me.score) == (food, tools, score)


@rule("EW-9.7")
def test_a_covered_start_space_lets_the_other_neutral_megalith_follow() -> None:
    game = builder()
    play(game, "build 1 1 1")
    assert offers(game, "build") == ["1 1 2", "1 2 1"]
    assert game.pool[NEUTRAL] == 1
    play(game, "build 1 1 2")
    assert (game.players[0].built, game.players[0].food, game.pool[NEUTRAL]) == (2, 2, 0)


@rule("EW-9.7")
def test_the_other_neutral_megalith_follows_at_once_where_the_arrows_point() -> None:
    game = builder(megaliths_gained=2)
    gain(game, 0, (TOOL, 1))
    play(game, "build 1 1 1")
    assert offered(game) == ["build 1 1 2", "build 1 2 1"]
    for line in ("done", "gain tool", "lesser megalith food", "build 1 2 5"):
        assert refused(game, line) == "EW-9.7"
    play(game, "build 1 2 1", "build 1 3 1")
    assert game.players[0].built == 3


@rule("EW-9.7")
def test_the_arrows_point_to_free_spaces_only() -> None:
    game = builder()
    build_on(game, {(1, 1, 2): 2})
    play(game, "build 1 1 1")
    assert offered(game) == ["build 1 2 1"]
    game = builder()
    build_on(game, {(1, 1, 2): 2, (1, 2, 1): 2})
    play(game, "build 1 1 1")
    assert (game.players[0].built, game.pool[NEUTRAL]) == (1, 0)


@rule("EW-9.7")
def test_the_second_neutral_megalith_has_no_other_to_follow_it() -> None:
    game = builder(built=1)
    play(game, "build 1 1 1")
    assert game.pool[NEUTRAL] == 0
    assert game.players[0].built == 2


@rule("EW-9.1", "EW-2.12")
def test_without_a_megalith_on_the_board_only_a_lesser_income_is_left() -> None:
    game = builder(built=10)
    assert refused(game, "build 1 1 1") == "EW-2.12"
    assert offers(game, "lesser") == [
        "megalith food",
        "megalith tool",
        "megalith offering",
        "megalith honor",
        "megalith draw",
    ]


def test_the_sites_positions_rest_on_each_other() -> None:
    for site in BOX.patterns:
        assert site.ground == 36
        for at in range(site.ground, len(site.level)):
            assert all(site.level[below] == site.level[at] - 1 for below in site.below[at])
    game = builder()
    assert [megaliths.is_start(game, game.pattern_site(), at) for at in range(36)].count(True) == 4
    assert game.site.count(NOTHING) == len(game.site)
