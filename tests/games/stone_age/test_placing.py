"""Rulebook pages 4 and 5, first part of a round: the players bring their people to the board."""

import pytest

from support.playing import offered
from support.rules import rule
from support.stone_age.playing import (
    BUILDING_1,
    BUILDING_2,
    BUILDING_4,
    CARD_1,
    CARD_2,
    CARD_3,
    CARD_4,
    new_game,
    play,
    refused,
    send,
)
from support.worked_examples import as_told
from trilith.core.errors import NoSuchAction
from trilith.games import game_named
from trilith.games.stone_age.actions import ACTIONS
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import (
    ACTING,
    CLAY_PIT,
    FIELD,
    FOOD,
    FOREST,
    HUNT,
    PLACING,
    QUARRY,
    RIVER,
    TOOL_MAKER,
)

SOURCES = [("forest", FOREST), ("clay_pit", CLAY_PIT), ("quarry", QUARRY), ("river", RIVER)]
VILLAGE = ["place tool_maker 1", "place hut 2", "place field 1"]


@rule("SA-3.1", "SA-3.4", "SA-3.5", "SA-3.6", "SA-3.7", "SA-3.10", "SA-3.11")
def test_one_or_more_people_go_to_one_place_and_passing_is_no_choice() -> None:
    assert offered(new_game(2)) == [
        *(f"place hunt {people}" for people in range(1, 6)),
        *(f"place {name} {people}" for name, _ in SOURCES for people in range(1, 6)),
        *VILLAGE,
        *(f"place card_{slot} 1" for slot in range(1, 5)),
        *(f"place building_{stack} 1" for stack in range(1, 3)),
    ]


@rule("SA-3.1")
def test_people_come_from_the_players_own_board() -> None:
    game = new_game(4)
    play(game, "place forest 4")
    player = game.players[0]
    assert (player.home, player.people, player.placed[FOREST], game.crowd[FOREST]) == (1, 5, 4, 4)
    play(game, "place hunt 5", "place hut 2", "place field 1")
    assert refused(game, "place river 2") == "SA-3.1"
    assert refused(game, "place river 1") == ""


@rule("SA-3.1", "SA-3.4")
def test_the_placing_round_of_the_rulebook() -> None:
    game = new_game(4)
    turns = []
    for line in ("place card_2 1", "place hunt 5", "place hut 2", "place building_3 1"):
        turns.append(game.turn)
        play(game, line)
    assert turns == [0, 1, 2, 3]
    assert [player.home for player in game.players] == [4, 0, 3, 4]
    play(game, "place hunt 1")
    assert game.turn == 2  # blue has nobody left
    as_told("stone_age", "placing", 1, 2, 5, 2, 1, 3, 1, game.players[1].home)


@rule("SA-3.1")
def test_the_start_player_places_first_and_the_last_seat_is_followed_by_the_first() -> None:
    game = new_game(3)
    for _ in range(3):
        play(game, "place hunt 5")
    for _ in range(3):
        play(game, "take hunt", "roll 1 1 1 1 1", "keep")
    assert (game.round, game.phase, game.turn) == (2, PLACING, 1)
    play(game, "place forest 1", "place forest 1")
    assert game.turn == 0


@rule("SA-3.2", "SA-3.9")
def test_the_forest_of_the_rulebook_is_full_with_four_red_two_yellow_and_one_blue() -> None:
    game = new_game(4)
    send(game, 0, FOREST, 4)
    send(game, 3, FOREST, 2)
    game.turn = 1
    assert refused(game, "place forest 2") == "SA-3.9"
    play(game, "place forest 1")
    assert refused(game, "place forest 1") == "SA-3.9"
    assert not [line for line in offered(game) if "forest" in line]
    as_told("stone_age", "forest", 4, 2, 1, 2, game.crowd[FOREST])


@rule("SA-3.9")
@pytest.mark.parametrize(("name", "spot"), SOURCES)
def test_seven_people_fit_where_resources_are(name: str, spot: int) -> None:
    game = new_game(4)
    send(game, 1, spot, 3)
    assert refused(game, f"place {name} 4") == ""
    assert refused(game, f"place {name} 5") == "SA-3.9"
    game = new_game(4)
    game.players[0].people = game.players[0].home = 10
    assert [line for line in offered(game) if name in line] == [
        f"place {name} {people}" for people in range(1, 8)
    ]


@rule("SA-3.3")
@pytest.mark.parametrize("place", ["hunt", "forest", "clay_pit", "quarry", "river"])
def test_nobody_adds_people_to_a_place_where_they_already_have_some(place: str) -> None:
    game = new_game(2)
    play(game, f"place {place} 1", "place field 1")
    assert refused(game, f"place {place} 1") == "SA-3.3"
    assert not [line for line in offered(game) if place in line]


@rule("SA-3.2", "SA-3.5", "SA-3.6", "SA-3.7", "SA-3.10", "SA-3.11")
@pytest.mark.parametrize(
    "line",
    [
        "place tool_maker 1",
        "place hut 2",
        "place field 1",
        "place card_1 1",
        "place card_4 1",
        "place building_1 1",
        "place building_4 1",
    ],
)
def test_a_full_place_takes_nobody_else(line: str) -> None:
    game = new_game(4)
    play(game, line)
    assert refused(game, line) == "SA-3.2"


@rule("SA-3.4", "SA-3.5", "SA-3.6", "SA-3.7", "SA-3.9", "SA-3.10", "SA-3.11", "SA-1.2", "SA-6.1", "SA-6.17")
@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("pass", "SA-3.4"),
        ("pay food", "SA-6.1"),
        ("choose food", "SA-6.17"),
        ("pay", ""),
        ("place tool_maker 2", "SA-3.5"),
        ("place hut 1", "SA-3.6"),
        ("place hut 3", "SA-3.6"),
        ("place field 0", "SA-3.7"),
        ("place forest 8", "SA-3.9"),
        ("place river 12", "SA-3.9"),
        ("place card_1 2", "SA-3.10"),
        ("place card_4 2", "SA-3.10"),
        ("place building_1 2", "SA-3.11"),
        ("place hunt 11", "SA-1.2"),
        ("place nowhere 1", ""),
        ("place hut two", ""),
        ("place hut", ""),
        ("take hut 1", ""),
        ("", ""),
    ],
)
def test_what_is_never_an_action_has_its_rule_where_there_is_one(line: str, number: str) -> None:
    with pytest.raises(NoSuchAction):
        ACTIONS.parse(line)
    assert game_named("stone_age").impossible(line) == number


@rule("SA-3.6")
def test_whoever_has_one_person_left_cannot_go_to_the_hut() -> None:
    game = new_game(4)
    send(game, 0, HUNT, 3)
    assert refused(game, "place hut 2") == ""
    send(game, 0, FOREST, 1)
    assert refused(game, "place hut 2") == "SA-3.6"


@rule("SA-3.8", "SA-11.2", "SA-11.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_number_of_people_and_players_may_hunt(seats: int) -> None:
    game = new_game(seats)
    for player in game.players:
        player.people = player.home = 10
    for _ in range(seats):
        play(game, "place hunt 10")
    assert game.crowd[HUNT] == 10 * seats


@rule("SA-3.10", "SA-3.11")
def test_one_player_may_stand_on_several_cards_and_buildings() -> None:
    game = new_game(2)
    play(game, "place card_4 1", "place hunt 5", "place card_1 1", "place building_2 1", "place building_1 1")
    placed = game.players[0].placed
    assert [placed[spot] for spot in (CARD_1, CARD_2, CARD_4, BUILDING_1, BUILDING_2)] == [1, 0, 1, 1, 1]


def crowded_table() -> StoneAge:
    """Two players: the first has two people at home and nothing but the hunt to send them to."""
    game = new_game(2)
    for spot in (FOREST, CLAY_PIT, QUARRY, RIVER, TOOL_MAKER, FIELD, CARD_1, CARD_2, CARD_3):
        send(game, 1, spot, 1)
    for spot in (CARD_4, BUILDING_1, BUILDING_2):
        send(game, 0, spot, 1)
    return game


@rule("SA-3.4")
def test_whoever_has_no_place_to_go_is_passed_over() -> None:
    game = crowded_table()
    game.players[1].people = 10
    game.players[1].home = 1
    play(game, "place hunt 1")
    assert (game.turn, game.phase) == (1, PLACING)
    play(game, "place hunt 1")
    assert (game.turn, game.phase, game.players[0].home) == (0, ACTING, 1)


@rule("SA-3.4", "SA-3.6", "SA-3.12")
@pytest.mark.parametrize(("in_the_forest", "phase"), [(6, PLACING), (7, ACTING)])
def test_the_hut_is_a_place_to_go_for_two_people_but_not_for_one(in_the_forest: int, phase: int) -> None:
    game = new_game(4)
    game.players[0].people = game.players[0].home = 10
    for seat, spot in enumerate((FOREST, CLAY_PIT, QUARRY, RIVER)):
        send(game, seat, spot, 7 if seat else in_the_forest)
    for seat, spots in enumerate(((CARD_1,), range(CARD_2, BUILDING_1), range(BUILDING_1, BUILDING_4))):
        for spot in spots:
            send(game, seat, spot, 1)
    for spot in (BUILDING_4, TOOL_MAKER, FIELD):
        send(game, 3, spot, 1)
    play(game, "place hunt 1")
    assert (game.turn, game.phase) == (0, phase)
    assert ("place hut 2" in offered(game)) == (phase == PLACING)


@rule("SA-3.4", "SA-8.2")
def test_people_who_stayed_at_home_are_fed() -> None:
    game = crowded_table()
    play(game, "place hunt 1", "take hunt", "roll 1", "keep")
    play(game, "leave card_4", "leave building_1", "leave building_2")
    for name, _ in SOURCES:
        play(game, f"take {name}", "roll 1", "keep")
    play(game, "take tool_maker", "take field", *(f"leave card_{slot}" for slot in range(1, 4)))
    assert game.round == 2
    assert game.players[0].goods[FOOD] == 12 - 5


@rule("SA-3.12", "SA-4.1")
@pytest.mark.parametrize("starter", [0, 2])
def test_acting_begins_with_the_start_player_when_nobody_can_place(starter: int) -> None:
    game = new_game(3)
    game.starter = game.turn = starter
    play(game, "place hunt 5", "place hunt 5", "place hunt 4")
    assert (game.phase, game.turn) == (PLACING, (starter + 2) % 3)
    play(game, "place river 1")
    assert (game.phase, game.turn) == (ACTING, starter)


@rule("SA-3.13")
def test_places_may_be_taken_where_nothing_is_to_be_had() -> None:
    game = new_game(2)
    player = game.players[0]
    player.people = player.home = 10
    player.track = 10
    player.tools = [4, 4, 4]
    for line in (*VILLAGE, "place card_4 1", "place building_1 1"):
        assert refused(game, line) == ""


@rule("SA-11.1")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("closed", VILLAGE)
def test_with_two_or_three_only_two_village_places_may_be_taken(seats: int, closed: str) -> None:
    game = new_game(seats)
    first, second = (line for line in VILLAGE if line != closed)
    play(game, first)
    assert refused(game, closed) == ""
    play(game, second)
    assert refused(game, closed) == "SA-11.1"
    assert (refused(game, first), refused(game, second)) in (("SA-3.3", "SA-3.2"), ("SA-3.2", "SA-3.2"))


@rule("SA-11.1")
@pytest.mark.parametrize("last", VILLAGE)
def test_with_four_all_village_places_may_be_taken(last: str) -> None:
    game = new_game(4)
    play(game, *(line for line in VILLAGE if line != last), last)
    assert game.crowd[TOOL_MAKER : FIELD + 1] == [1, 2, 1]


@rule("SA-11.3")
@pytest.mark.parametrize(("name", "spot"), SOURCES)
def test_with_two_only_one_player_may_be_where_resources_are(name: str, spot: int) -> None:
    game = new_game(2)
    play(game, f"place {name} 3")
    assert refused(game, f"place {name} 1") == "SA-11.3"
    assert (
        refused(game, f"place {name} 5") == "SA-11.3"
    )  # it would not fit either, but nobody may come at all


@rule("SA-11.2")
@pytest.mark.parametrize(("name", "spot"), SOURCES)
def test_with_three_only_two_players_may_be_where_resources_are(name: str, spot: int) -> None:
    game = new_game(3)
    play(game, f"place {name} 1")
    play(game, f"place {name} 2")
    assert refused(game, f"place {name} 1") == "SA-11.2"
    assert (
        refused(game, f"place {name} 5") == "SA-11.2"
    )  # it would not fit either, but nobody may come at all


@rule("SA-3.9", "SA-11.2")
@pytest.mark.parametrize(("name", "spot"), SOURCES)
def test_with_four_everybody_may_be_where_resources_are(name: str, spot: int) -> None:
    game = new_game(4)
    for people in (1, 2, 1, 3):
        play(game, f"place {name} {people}")
    assert game.crowd[spot] == 7


@rule("SA-3.1")
@pytest.mark.parametrize(
    "line", ["take forest", "buy card_1", "tool 1", "keep", "pay wood", "starve", "pick 1"]
)
def test_while_people_are_placed_nothing_else_is_done(line: str) -> None:
    assert refused(new_game(2), line) == "SA-3.1"
