"""Rulebook pages 2 and 3: the table before the first round."""

import pytest

from support.playing import offered
from support.rules import rule
from support.stone_age.playing import BUILDINGS, DISPLAY, building, card, new_game, play, refused, unset_table
from trilith.core.chance import EVERYONE, Draw
from trilith.core.state import CHANCE
from trilith.games.stone_age.actions import ACTIONS, KEEP_ROLL
from trilith.games.stone_age.names import DEALING, FIELD, HUNT, NOTHING, PLACING, SETTING_UP, WOOD

SEATS = [2, 3, 4]


@rule("SA-1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_everyone_begins_with_five_people_and_twelve_food_and_nothing_else(seats: int) -> None:
    game = new_game(seats)
    assert len(game.players) == seats
    for player in game.players:
        assert (player.people, player.home) == (5, 5)
        assert player.goods == [12, 0, 0, 0, 0]
        assert (player.tools, player.used) == ([0, 0, 0], [0, 0, 0])
        assert (player.track, player.score) == (0, 0)
        assert (player.cards, player.opened, player.drawn, player.buildings) == ((), (), (), ())
        assert player.placed == [0] * 16


@rule("SA-1.2")
def test_ten_people_of_each_colour_are_in_the_box() -> None:
    box = new_game(2).box
    assert (box.start_people, box.most_people) == (5, 10)


@rule("SA-1.3")
@pytest.mark.parametrize("seats", SEATS)
def test_four_of_36_cards_lie_open_filled_from_the_right(seats: int) -> None:
    game = unset_table(seats)
    assert len(game.pile) == 36
    game = new_game(seats)
    assert game.display == [card(name) for name in DISPLAY]
    assert len(game.pile) == 32
    assert not set(game.display) & set(game.pile)


@rule("SA-1.3")
def test_any_card_may_be_dealt_and_everyone_sees_it() -> None:
    game = unset_table(2)
    play(game, "building one_to_seven", "building one_to_seven")
    assert game.phase == DEALING
    play(game, "card music_points")
    deal = game.chance()
    assert isinstance(deal, Draw)
    assert deal.bag == game.pile
    assert deal.bag.count(card("music_points")) == 1
    assert deal.seen_by == EVERYONE


@rule("SA-1.4")
@pytest.mark.parametrize("seats", SEATS)
def test_there_is_a_stack_of_seven_with_an_open_building_for_each_player(seats: int) -> None:
    game = new_game(seats)
    assert game.heights == [7] * seats
    assert game.tops == [building(name) for name in BUILDINGS[:seats]]
    assert len(game.tiles) == 28 - seats
    assert [line for line in offered(game) if "building" in line] == [
        f"place building_{stack} 1" for stack in range(1, seats + 1)
    ]


@rule("SA-1.4")
@pytest.mark.parametrize(("seats", "missing"), [(2, "building_3"), (2, "building_4"), (3, "building_4")])
def test_there_are_no_more_stacks_than_players(seats: int, missing: str) -> None:
    assert refused(new_game(seats), f"place {missing} 1") == "SA-1.4"


@rule("SA-1.4")
def test_the_open_buildings_may_be_any_of_the_28() -> None:
    game = unset_table(2)
    reveal = game.chance()
    assert isinstance(reveal, Draw)
    assert reveal.bag == game.tiles
    assert len(reveal.bag) == 28
    assert reveal.seen_by == EVERYONE
    play(game, "building one_to_seven")
    assert game.phase == SETTING_UP
    assert game.tops == [building("one_to_seven"), NOTHING]
    assert game.tiles.count(building("one_to_seven")) == 2


@rule("SA-1.5", "SA-3.1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_seat_starts(seats: int) -> None:
    game = new_game(seats)
    assert (game.starter, game.turn, game.actor()) == (0, 0, 0)
    assert (game.phase, game.round) == (PLACING, 1)


@rule("SA-1.6")
def test_wood_and_food_never_run_out() -> None:
    game = new_game(2)
    game.players[1].goods[WOOD] = 100
    game.players[1].goods[HUNT] = 200
    play(game, "place hunt 3", "place hunt 5", "place forest 2")
    play(game, "take hunt", "roll 6 6 6", "keep", "take forest", "roll 6 6", "keep")
    assert game.players[0].goods[:2] == [12 + 9, 4]


@rule("SA-1.6")
def test_tools_never_run_out() -> None:
    game = new_game(4)
    for player in game.players[1:]:
        player.tools = [4, 4, 4]
    play(game, "place tool_maker 1", "place hunt 5", "place hunt 5", "place hunt 5", "place hunt 4")
    play(game, "take tool_maker")
    assert game.players[0].tools == [1, 0, 0]


@rule("SA-1.4", "SA-9.2")
def test_before_the_first_round_only_luck_decides() -> None:
    game = unset_table(2)
    for line in ("building one_to_seven", "building four_of_one", *(f"card {name}" for name in DISPLAY)):
        assert game.actor() == CHANCE
        assert offered(game) == []
        due = "SA-1.4" if line.startswith("building") else "SA-9.2"
        assert {game.objection(action) for action in ACTIONS.all} == {due}
        play(game, line)
    assert game.actor() == 0


@rule("SA-2.1")
def test_nobody_can_act_while_luck_decides_nor_luck_while_a_player_does() -> None:
    game = unset_table(2)
    with pytest.raises(ValueError, match="nobody decides"):
        game.apply(KEEP_ROLL)
    game = new_game(2)
    with pytest.raises(ValueError, match="luck decides nothing"):
        game.chance()
    with pytest.raises(ValueError, match="luck decides nothing"):
        game.resolve(1)


def test_a_table_has_a_place_for_each_stack_beside_the_twelve_others() -> None:
    assert [new_game(seats).spots for seats in SEATS] == [14, 15, 16]
    assert new_game(2).crowd[FIELD] == 0
