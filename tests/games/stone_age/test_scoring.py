"""Rulebook page 8: final scoring and winner."""

import pytest

from support.rules import rule
from support.stone_age.playing import CARD_1, building, card, give, new_game, people_on, play
from support.worked_examples import as_told
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import OVER, SYMBOLS
from trilith.games.stone_age.rules import scoring

SYMBOL_CARDS = {
    "healing": ("healing_food_5", "healing_choice"),
    "art": ("art_tool", "art_gold_roll"),
    "writing": ("writing_card", "writing_dice"),
    "pottery": ("pottery_food_7", "pottery_dice"),
    "time": ("time_field", "time_dice"),
    "transport": ("transport_dice", "transport_stone_2"),
    "music": ("music_points", "music_points"),
    "weaving": ("weaving_food_3", "weaving_food_1"),
}
FARMERS = ["farmer_field", "farmer_stone", "farmer_dice", "farmers_2_food_3", "farmers_2_dice"]
TOOLMAKERS = [
    "toolmaker_one_use_4",
    "toolmaker_one_use_3",
    "toolmakers_2_one_use_2",
    *["toolmakers_2_dice"] * 2,
]
BUILDERS = ["builder_food_4", "builder_dice", "builders_2_food_2", "builders_2_dice", "builders_3_points"]
SHAMANS = ["shaman_stone", "shaman_gold", "shaman_stone_roll", "shamans_2_brick", "shamans_2_wood_roll"]


def last_round() -> StoneAge:
    """A table of two on which the game is over once the first player takes the last person home."""
    game = people_on(2, CARD_1, 1)
    game.heights[1] = 0
    return game


def hold(game: StoneAge, *names: str) -> None:
    """Give the second player these cards, face down."""
    game.players[1].cards = tuple(card(name) for name in names)


def finish(game: StoneAge) -> int:
    """End the game; the second player's points."""
    play(game, "leave card_1")
    assert game.phase == OVER
    return game.scores()[1]


@rule("SA-10.1")
@pytest.mark.parametrize("different", range(9))
def test_different_symbols_are_multiplied_by_themselves(different: int) -> None:
    game = last_round()
    hold(game, *(SYMBOL_CARDS[symbol][0] for symbol in SYMBOLS[:different]))
    assert finish(game) == different * different


@rule("SA-10.2")
@pytest.mark.parametrize(
    ("first", "second", "points"), [(5, 1, 26), (5, 2, 29), (1, 1, 2), (8, 8, 128), (8, 7, 113)]
)
def test_symbols_held_twice_form_a_second_set(first: int, second: int, points: int) -> None:
    game = last_round()
    ones = [SYMBOL_CARDS[symbol][0] for symbol in SYMBOLS[:first]]
    hold(game, *ones, *(SYMBOL_CARDS[symbol][1] for symbol in SYMBOLS[:second]))
    assert finish(game) == points


@rule("SA-10.1", "SA-10.2")
def test_five_symbols_of_the_rulebook_are_25_and_with_one_of_them_twice_26() -> None:
    game = last_round()
    names = [SYMBOL_CARDS[symbol][0] for symbol in ("writing", "healing", "pottery", "art", "music")]
    hold(game, *names)
    once = finish(game)
    game = last_round()
    hold(game, *names, "healing_choice")
    as_told("stone_age", "symbols", len(names), once, finish(game))


@rule("SA-10.3", "SA-10.4", "SA-10.5", "SA-10.6")
def test_the_figures_of_the_rulebook_are_35_and_21_and_42_and_24() -> None:
    game = last_round()
    player = game.players[1]
    player.track, player.tools = 7, [3, 2, 2]
    player.people = player.home = 8
    player.buildings = (building("one_to_seven"),) * 6
    before = scoring.breakdown(game, player)
    hold(
        game,
        *FARMERS[:4],
        *("toolmaker_one_use_4", "toolmakers_2_dice"),
        *("builder_food_4", "builder_dice", "builders_2_food_2", "builders_3_points"),
        *("shaman_stone", "shamans_2_brick"),
    )
    farmers, toolmakers, builders, shamans = scoring.breakdown(game, player)[2:6]
    assert sum(before) == 0
    assert finish(game) == farmers + toolmakers + builders + shamans == 35 + 21 + 42 + 24
    as_told("stone_age", "figures", 5, 7, farmers, 3, 7, toolmakers, 7, 6, builders, 3, 8, shamans)


@rule("SA-10.3")
@pytest.mark.parametrize(
    ("farmers", "track", "points"), [(4, 7, 35), (5, 10, 70), (1, 3, 3), (3, 0, 0), (0, 9, 0)]
)
def test_each_farmer_counts_the_food_track(farmers: int, track: int, points: int) -> None:
    game = last_round()
    hold(game, *FARMERS[:farmers])
    game.players[1].track = track
    assert finish(game) == points


@rule("SA-10.4")
@pytest.mark.parametrize(
    ("names", "tools", "points"),
    [
        (["toolmaker_one_use_4", "toolmakers_2_dice"], [3, 2, 2], 21),
        (TOOLMAKERS, [4, 4, 4], 96),
        (TOOLMAKERS[:1], [1, 0, 0], 1),
        (TOOLMAKERS, [0, 0, 0], 0),
        ([], [4, 4, 4], 0),
    ],
)
def test_each_toolmaker_counts_the_value_of_the_tools(
    names: list[str], tools: list[int], points: int
) -> None:
    game = last_round()
    hold(game, *names)
    game.players[1].tools = tools
    assert finish(game) == points


@rule("SA-10.5")
@pytest.mark.parametrize(
    ("names", "buildings", "points"),
    [
        (["builder_food_4", "builder_dice", "builders_2_food_2", "builders_3_points"], 6, 42),
        (BUILDERS, 7, 63),
        (BUILDERS, 0, 0),
        ([], 7, 0),
    ],
)
def test_each_builder_counts_the_buildings(names: list[str], buildings: int, points: int) -> None:
    game = last_round()
    hold(game, *names)
    game.players[1].buildings = (building("one_to_seven"),) * buildings
    assert finish(game) == points


@rule("SA-10.6")
@pytest.mark.parametrize(
    ("names", "people", "points"),
    [(["shaman_stone", "shamans_2_brick"], 8, 24), (SHAMANS, 10, 70), (SHAMANS[:1], 5, 5), ([], 10, 0)],
)
def test_each_shaman_counts_the_people(names: list[str], people: int, points: int) -> None:
    game = last_round()
    hold(game, *names)
    game.players[1].people = game.players[1].home = people
    assert finish(game) == points


@rule("SA-10.7")
def test_each_resource_left_counts_one_point_and_food_nothing() -> None:
    game = last_round()
    give(game, 1, wood=1, brick=2, stone=4, gold=8)
    assert finish(game) == 15


@rule("SA-9.6")
def test_all_sources_are_added_to_the_score_of_the_game() -> None:
    game = last_round()
    player = game.players[1]
    hold(
        game,
        "pottery_dice",
        "pottery_food_7",
        "farmer_dice",
        "toolmakers_2_dice",
        "builder_dice",
        "shaman_gold",
    )
    player.score = 40
    player.track = 3
    player.tools = [2, 1, 1]
    player.buildings = (building("four_of_one"),)
    give(game, 1, stone=2)
    assert finish(game) == 40 + 1 + 1 + 3 + 2 * 4 + 1 + 5 + 2
    assert game.scores()[0] == 0


@rule("SA-6.14", "SA-6.16", "SA-6.4")
def test_drawn_and_open_cards_count_too() -> None:
    game = last_round()
    player = game.players[1]
    hold(game, "time_field")
    player.drawn = (card("music_points"),)
    player.opened = (card("toolmaker_one_use_4"),)
    player.tools = [3, 0, 0]
    assert finish(game) == 4 + 3


@rule("SA-10.11")
def test_one_use_tools_are_no_tools_in_the_final_scoring() -> None:
    game = last_round()
    game.players[1].opened = tuple(card(name) for name in TOOLMAKERS[:3])
    game.players[1].tools = [1, 0, 0]
    assert finish(game) == 4


@rule("SA-10.8")
@pytest.mark.parametrize(
    ("scores", "places"),
    [
        ([10, 20, 30, 40], [4, 3, 2, 1]),
        ([40, -10, 0, 39], [1, 4, 3, 2]),
        ([7, 7, 7, 8], [2, 2, 2, 1]),
    ],
)
def test_most_points_win(scores: list[int], places: list[int]) -> None:
    game = new_game(4)
    for player, score in zip(game.players, scores, strict=True):
        player.score = score
    assert game.scores() == scores
    assert game.ranking() == places


@rule("SA-10.9")
@pytest.mark.parametrize(
    ("track", "tools", "people"), [(1, [0, 0, 0], 5), (0, [0, 0, 1], 5), (0, [1, 0, 0], 5), (0, [0, 0, 0], 6)]
)
def test_in_a_tie_food_track_tools_and_people_decide(track: int, tools: list[int], people: int) -> None:
    game = new_game(3)
    game.players[0].score = game.players[1].score = game.players[2].score = 50
    ahead = game.players[1]
    ahead.track, ahead.tools, ahead.people = track, tools, people
    assert game.ranking() == [2, 1, 2]


@rule("SA-10.9")
def test_points_come_before_the_tie_break() -> None:
    game = new_game(2)
    game.players[0].score = 51
    game.players[1].score = 50
    game.players[1].track = 10
    assert game.ranking() == [1, 2]


@rule("SA-10.10")
def test_whoever_is_still_equal_shares_the_place() -> None:
    game = new_game(4)
    game.players[0].track = 2
    game.players[1].tools = [1, 1, 0]
    game.players[2].people = 7
    assert game.ranking() == [1, 1, 1, 4]


@rule("SA-10.11")
def test_one_use_tools_are_no_tools_in_a_tie() -> None:
    game = new_game(2)
    game.players[0].opened = (card("toolmaker_one_use_4"),)
    assert game.ranking() == [1, 1]
