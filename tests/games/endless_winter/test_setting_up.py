"""Rulebook pages 3 to 6 and 16: the table before the first round, and the two alternative set-ups."""

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from support.endless_winter.playing import (
    BASE_TILE,
    BOX,
    GLACIER,
    cards,
    names_of,
    new_game,
    play,
    refused,
    unset_table,
)
from support.other_packs import with_tables
from support.playing import offered
from support.rules import rule
from trilith.core.chance import EVERYONE
from trilith.core.rng import Stream
from trilith.core.state import CHANCE
from trilith.games import game_named
from trilith.games.endless_winter.components import load_box
from trilith.games.endless_winter.game import EndlessWinter, new_table
from trilith.games.endless_winter.names import (
    BASE,
    CHOOSING_CHIEF,
    CHOOSING_SETUP,
    CHOOSING_SIDE,
    HOME,
    NOTHING,
    ORDER_DRAWN,
    PLAYING,
    SECOND_ERA,
)

SEATS = [2, 3, 4]
WINTER = game_named("endless_winter")
SHUFFLED: dict[str, Callable[[EndlessWinter], object]] = {
    "stones of the first era": lambda game: [stone for stone in game.stones if BOX.stone_eras[stone] == 1],
    "stones of the second era": lambda game: [stone for stone in game.stones if BOX.stone_eras[stone] == 2],
    "culture cards": lambda game: sorted(game.display),
    "animals": lambda game: game.ground,
    "chiefs": lambda game: [game.players[seat].chief for seat in game.order],
    "set-up cards": lambda game: [game.players[seat].setup for seat in game.order],
    "terrain beyond one of each": lambda game: sorted(game.land),
    "where the glaciers lie": lambda game: [at for at, terrain in enumerate(game.land) if terrain == GLACIER],
    "tiles of the site": lambda game: game.tiles,
}


def at_random(seats: int, seed: int, setup: int = 0) -> EndlessWinter:
    """A table set by luck, every choice the first."""
    game = unset_table(seats, setup)
    stream = Stream(seed)
    while game.phase != PLAYING:
        if game.actor() == CHANCE:
            game.resolve(game.chance().sample(stream))
        else:
            game.apply(game.legal()[0])
    return game


def until_somebody_chooses(game: EndlessWinter, *order: int) -> None:
    """Let luck bring this turn order, and the least of everything else."""
    while game.actor() == CHANCE:
        if game.luck == ORDER_DRAWN:
            play(game, f"order {order[len(game.order)] + 1}")
        else:
            game.resolve(game.chance().cases()[0][0])


def choosers(game: EndlessWinter, *phases: int) -> list[int]:
    """Who chooses in these phases, one after the other, always the first of what is offered."""
    found = []
    while game.phase in phases:
        found.append(game.turn)
        game.apply(game.legal()[0])
    return found


@rule("EW-1.1", "EW-1.9")
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_begins_with_a_full_board_and_empty_tracks(seats: int) -> None:
    game = unset_table(seats)
    for player in game.players:
        assert (player.score, player.food, player.tools, player.offering, player.honor) == (0, 0, 0, 0, 0)
        assert (player.camps_left, player.built, player.figures) == (5, 0, [HOME] * 3)
        everything = Counter(names_of(player.hand + player.draw))
        assert everything == {
            "gatherer": 5,
            "experienced_gatherer": 1,
            "brave": 1,
            "foraging": 1,
            "first_tools": 1,
        }
    assert (BOX.villages, BOX.neutral_megaliths, BOX.own_megaliths, BOX.stack) == (3, 2, 8, 2)


@rule("EW-1.2")
@pytest.mark.parametrize(("seats", "each"), [(2, 4), (3, 6), (4, 7)])
def test_as_many_stones_of_each_era_lie_open_as_the_players_make(seats: int, each: int) -> None:
    game = at_random(seats, seed=seats)
    eras = [BOX.stone_eras[stone] for stone in game.stones]
    assert (eras.count(1), eras.count(2)) == (each, each)
    assert len(game.unseen_stones) == 20 - 2 * each


@rule("EW-1.3")
def test_five_piles_of_fifteen_tribe_cards_lie_open() -> None:
    assert unset_table(2).tribe_piles == [15] * 5
    assert BOX.card_names[5:10] == ("shaman", "elder", "crafter", "scout", "hunter")


@rule("EW-1.4")
def test_eight_culture_cards_of_the_first_era_lie_open() -> None:
    game = at_random(3, seed=1)
    assert len(game.display) == 8
    assert all(10 <= card < SECOND_ERA for card in game.display)
    assert [len(pile) for pile in game.culture_piles] == [12, 20]


@rule("EW-1.5")
@pytest.mark.parametrize("seats", SEATS)
def test_one_more_animal_than_players_lies_on_the_hunting_ground(seats: int) -> None:
    game = at_random(seats, seed=5)
    taken = sum(sum(player.animals) for player in game.players)
    assert sum(game.ground) == seats + 1
    assert len(game.wild) == 60 - taken - seats - 1


@rule("EW-1.6")
def test_everyone_is_dealt_a_chief_and_chooses_its_side() -> None:
    game = unset_table(3)
    while game.phase != CHOOSING_SIDE:
        game.resolve(game.chance().cases()[0][0])
    assert sorted(player.chief for player in game.players) == [0, 1, 2]
    assert offered(game) == ["side a", "side b"]
    play(game, "side b")
    assert (game.players[0].side, game.turn) == (1, 1)


@rule("EW-1.7", "EW-1.12", "EW-1.14")
@pytest.mark.parametrize(
    ("setup", "food", "tools", "tribe", "animals", "camps"),
    [
        ("setup_1", 3, 2, "elder", ["rhino"], 1),
        ("setup_2", 2, 3, "crafter", ["glyptodon"], 1),
        ("setup_3", 3, 1, "scout", ["bison"], 2),
        ("setup_4", 1, 2, "hunter", ["sloth", "sabertooth"], 1),
        ("setup_5", 4, 1, "shaman", ["mammoth"], 1),
    ],
)
def test_a_set_up_card_brings_what_it_shows(
    setup: str, food: int, tools: int, tribe: str, animals: list[str], camps: int
) -> None:
    game = unset_table(2, setup=1)
    while game.phase != CHOOSING_SETUP:
        if game.actor() == CHANCE:
            wanted = [
                case for case, _ in game.chance().cases() if game.chance().text(case) == f"setup {setup}"
            ]
            game.resolve(wanted[0] if wanted else game.chance().cases()[0][0])
        else:
            game.apply(game.legal()[0])
    play(game, f"setup {setup}")
    player = game.players[1]
    assert (player.food, player.tools) == (food + 1, tools)  # and one food for the second place
    assert names_of(player.hand) == sorted(["experienced_gatherer", "brave", tribe], key=BOX.card_names.index)
    assert [BOX.animal_names[kind] for kind in range(7) for _ in range(player.animals[kind])] == animals
    assert (player.camps[BASE], player.camps_left) == (camps, 5 - camps)
    assert game.tribe_piles[BOX.card_names.index(tribe) - 5] == 14


@rule("EW-1.14")
@pytest.mark.parametrize(("camps", "food"), [(0, 6), (1, 7), (2, 8)])
def test_camps_go_to_the_land_before_food_is_taken(camps: int, food: int) -> None:
    tables: Any = deepcopy(WINTER.pack.tables)
    tables["start"]["setup"][0].update(food=9, camps=camps)
    game = new_table(load_box(with_tables(WINTER, tables).pack.tables), 2, 1, 0, 0, 0)
    while game.phase != CHOOSING_SETUP:
        if game.actor() == CHANCE:
            game.resolve(game.chance().cases()[0][0])
        else:
            game.apply(game.legal()[0])
    play(game, "setup setup_1")
    assert (game.players[1].food, game.limit(game.players[1])) == (food, food)


@rule("EW-1.14")
def test_with_the_cards_of_the_box_nobody_begins_with_more_food_than_a_full_board_holds() -> None:
    assert max(BOX.setup_food) + max(BOX.order_food) <= BOX.food_track - BOX.camps


@rule("EW-1.8")
def test_the_first_hand_has_five_cards_two_of_them_drawn_unseen_by_others() -> None:
    game = unset_table(2)
    seen_by = []
    while game.phase != PLAYING:
        if game.actor() == CHANCE:
            if game.chance().seen_by != EVERYONE:
                seen_by.append(game.chance().seen_by)
            game.resolve(game.chance().cases()[0][0])
        else:
            game.apply(game.legal()[0])
    assert seen_by == [0, 0, 1, 1]
    for player in game.players:
        assert (len(player.hand), len(player.draw)) == (5, 5)
        assert set(names_of(player.hand)) >= {"brave", "experienced_gatherer"}


@rule("EW-1.10")
def test_the_first_order_is_drawn_by_lot() -> None:
    orders = {tuple(at_random(3, seed).order) for seed in range(40)}
    assert len(orders) == 6


@rule("EW-1.2", "EW-1.4", "EW-1.5", "EW-1.6", "EW-1.7", "EW-1.13", "EW-1.15")
@pytest.mark.parametrize("what", SHUFFLED)
def test_what_is_shuffled_is_not_the_same_at_every_table(what: str) -> None:
    seen = {str(SHUFFLED[what](at_random(3, seed))) for seed in range(20)}
    assert len(seen) > 1


@rule("EW-1.11")
def test_the_place_in_the_order_brings_food_and_tools() -> None:
    game = new_game(4)
    for place, (food, tools) in enumerate([(0, 0), (1, 0), (0, 1), (1, 1)]):
        player = game.players[game.order[place]]
        assert player.food == BOX.setup_food[player.setup] + food
        assert player.tools == BOX.setup_tools[player.setup] + tools


@rule("EW-1.13")
@pytest.mark.parametrize(("seats", "glaciers"), [(2, 6), (3, 6), (4, 3)])
def test_the_land_has_every_terrain_and_its_glaciers(seats: int, glaciers: int) -> None:
    for seed in range(10):
        land = at_random(seats, seed).land
        assert len(land) == 19
        assert (land[BASE], land.count(BASE_TILE), land.count(GLACIER)) == (BASE_TILE, 1, glaciers)
        assert all(1 <= land.count(terrain) <= 3 for terrain in range(6))


@rule("EW-1.15")
@pytest.mark.parametrize("seats", SEATS)
def test_the_site_is_laid_in_a_pattern_for_the_players_or_in_one_agreed_on(seats: int) -> None:
    drawn = {at_random(seats, seed).pattern for seed in range(20)}
    assert {BOX.pattern_players[pattern] for pattern in drawn} == {seats}
    assert len(drawn) == 2
    game = new_game(seats, pattern=6)
    assert BOX.pattern_names[game.pattern] == "p4_2"
    assert sorted(game.tiles) == [0, 1, 2, 3]


@rule("EW-13.1")
def test_the_land_is_laid_before_anybody_chooses() -> None:
    game = unset_table(2, setup=2)
    while game.actor() == CHANCE:
        game.resolve(game.chance().cases()[0][0])
    assert game.phase == CHOOSING_CHIEF
    assert NOTHING not in game.land


@rule("EW-13.2")
def test_set_up_cards_are_chosen_against_the_turn_order() -> None:
    game = unset_table(3, setup=1)
    while game.phase != CHOOSING_SETUP:
        if game.actor() == CHANCE:
            game.resolve(game.chance().cases()[0][0])
        else:
            game.apply(game.legal()[0])
    assert offered(game) == ["setup setup_1", "setup setup_2", "setup setup_3", "setup setup_4"]
    assert refused(game, "setup setup_5") == "EW-13.2"
    deciders = []
    while game.phase == CHOOSING_SETUP:
        deciders.append(game.turn)
        game.apply(game.legal()[-1])
    assert deciders == game.order[::-1]
    assert [player.setup for player in game.players] == [1, 2, 3]
    assert not game.offers


@rule("EW-13.3")
def test_chiefs_are_chosen_in_turn_order_each_with_its_side() -> None:
    game = unset_table(2, setup=2)
    while game.actor() == CHANCE:
        game.resolve(game.chance().cases()[0][0])
    assert offered(game) == ["chief tusk_breaker", "chief thunder_claw", "chief stone_carver"]
    assert refused(game, "chief fire_wolf") == "EW-13.3"
    play(game, "chief thunder_claw")
    assert (game.phase, game.turn) == (CHOOSING_SIDE, 0)
    play(game, "side b")
    assert (game.phase, game.turn) == (CHOOSING_CHIEF, 1)
    assert offered(game) == ["chief tusk_breaker", "chief stone_carver"]
    play(game, "chief stone_carver", "side a")
    assert [(player.chief, player.side) for player in game.players] == [(1, 1), (2, 0)]
    assert game.actor() == CHANCE


@rule("EW-1.6", "EW-13.2")
def test_sides_and_set_up_cards_are_chosen_by_the_turn_order_wherever_players_sit() -> None:
    game = unset_table(3, setup=1)
    until_somebody_chooses(game, 2, 0, 1)
    assert choosers(game, CHOOSING_SIDE) == [2, 0, 1]
    until_somebody_chooses(game)
    assert choosers(game, CHOOSING_SETUP) == [1, 0, 2]
    assert game.offers == ()


@rule("EW-13.3")
def test_chiefs_are_chosen_from_the_first_and_then_set_up_cards_from_the_last() -> None:
    game = unset_table(3, setup=2)
    until_somebody_chooses(game, 2, 0, 1)
    assert choosers(game, CHOOSING_CHIEF, CHOOSING_SIDE) == [2, 2, 0, 0, 1, 1]
    assert game.offers == ()
    until_somebody_chooses(game)
    assert len(offered(game)) == 4
    assert choosers(game, CHOOSING_SETUP) == [1, 0, 2]
    assert game.offers == ()


@rule("EW-1.8", "EW-15.3")
def test_everyone_knows_the_three_cards_set_aside() -> None:
    game = new_game(2)
    for player in game.players:
        assert set(cards("brave", "experienced_gatherer")) <= set(player.known)
        assert len(player.known) == 3
