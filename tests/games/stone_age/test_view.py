"""What is on the table for one player's eyes, and what is not."""

import json
from typing import Any

import pytest

from support.rules import rule
from support.stone_age.playing import (
    BUILDING_2,
    BUILDING_3,
    DISPLAY,
    building,
    card,
    give,
    new_game,
    people_on,
    play,
    send,
)
from trilith.core.state import SPECTATOR
from trilith.games.stone_age import GAME
from trilith.games.stone_age.actions import ACTIONS
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import (
    CHOOSING,
    FEEDING,
    FIELD,
    FOOD,
    FOREST,
    HUNT,
    HUT,
    OVER,
    PAYING,
    ROLLING,
    SHARING,
    TOOL_MAKER,
    TOOLING,
    WOOD,
)
from trilith.games.stone_age.view import view

TABLE = "phase round starter order turn closed least display pile buildings pending players"
SEEN_OF_ALL = {
    "score",
    "people",
    "home",
    "placed",
    "track",
    "goods",
    "fed",
    "resting",
    "full",
    "tools",
    "buildings",
    "open_cards",
    "face_down",
    "tie_break",
}
OWN = {"cards", "earned", "final", "prospects", "total"}


def secretive() -> StoneAge:
    """A table at which the second player bought one card and drew another in secret."""
    game = new_game(3)
    game.players[1].cards = (card("writing_card"),)
    game.players[1].drawn = (card("music_points"),)
    game.players[1].opened = (card("healing_choice"),)
    game.players[1].buildings = (building("wood_stone_gold"),)
    return game


def seen(game: StoneAge, viewer: int) -> Any:
    """The view as a client gets it."""
    return json.loads(json.dumps(view(game, viewer)))


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_a_view_has_these_fields_and_no_others(viewer: int) -> None:
    shown = seen(secretive(), viewer)
    assert shown.keys() == set(TABLE.split())
    for seat, player in enumerate(shown["players"]):
        assert player.keys() == SEEN_OF_ALL | (OWN if seat == viewer else set())


def test_everybody_sees_what_the_next_feeding_leaves() -> None:
    game = new_game(2)
    game.players[1].goods[FOOD] = 1
    game.players[1].track = 2
    assert [player["fed"] for player in seen(game, SPECTATOR)["players"]] == [12 - 5, 1 + 2 - 5]


@rule("SA-8.1", "SA-8.2")
@pytest.mark.parametrize(
    ("spot", "people", "fed"),
    [(HUT, 2, 12 + 3 - 6), (FIELD, 1, 12 + 4 - 5), (TOOL_MAKER, 1, 12 + 3 - 5), (HUNT, 5, 12 + 3 - 5)],
)
def test_feeding_counts_who_comes_from_the_hut_and_what_the_field_will_bear(
    spot: int, people: int, fed: int
) -> None:
    game = people_on(2, spot, people)
    game.players[0].track = 3
    assert seen(game, 1)["players"][0]["fed"] == fed


def test_at_the_limits_neither_hut_nor_field_changes_what_feeding_leaves() -> None:
    game = people_on(2, HUT, 2)
    send(game, 0, FIELD, 1)
    player = game.players[0]
    player.people, player.home, player.track = 10, 7, 10
    assert seen(game, 0)["players"][0]["fed"] == 12 + 10 - 10


@rule("SA-8.2")
def test_whoever_is_told_that_the_food_is_enough_is_not_hungry_then() -> None:
    game = new_game(2)
    game.players[0].goods[FOOD] = 5
    play(game, "place hut 2", "place hunt 5", "place field 1", "place card_1 1", "place card_2 1")
    assert seen(game, 0)["players"][0]["fed"] == 0
    play(
        game, "take hut", "take field", "leave card_1", "leave card_2", "take hunt", "roll 1 1 1 1 1", "keep"
    )
    assert (game.players[0].goods[FOOD], game.scores()) == (0, [0, 0])


@rule("SA-8.2")
def test_whoever_sends_two_to_the_hut_is_told_of_the_food_that_will_be_missing() -> None:
    game = new_game(2)
    game.players[0].goods[FOOD] = 5
    play(game, "place hut 2", "place hunt 5", "place card_3 1", "place card_1 1", "place card_2 1")
    assert seen(game, 0)["players"][0]["fed"] == -1
    play(
        game,
        "take hut",
        "leave card_1",
        "leave card_2",
        "leave card_3",
        "take hunt",
        "roll 1 1 1 1 1",
        "keep",
    )
    assert game.scores() == [-10, 0]


@rule("SA-8.1", "SA-8.2")
def test_in_the_middle_of_feeding_it_is_said_what_this_meal_leaves() -> None:
    game = new_game(4)
    game.phase, game.turn, game.hungry, game.due = FEEDING, 1, 3, 2
    for seat, food in enumerate((7, 0, 9, 4)):
        game.players[seat].goods[FOOD], game.players[seat].track = food, 2
    assert [board["fed"] for board in seen(game, 0)["players"]] == [7 + 2 - 5, -2, 9 - 5, 4 - 5]
    game.resume, game.phase = FEEDING, CHOOSING
    assert [board["fed"] for board in seen(game, 0)["players"]] == [7 + 2 - 5, -2, 9 - 5, 4 - 5]


@rule("SA-4.6", "SA-4.8", "SA-4.10")
def test_everybody_sees_where_nothing_more_comes() -> None:
    game = new_game(2)
    player = game.players[0]
    player.tools, player.track, player.people = [4, 4, 3], 9, 9
    assert [board["full"] for board in seen(game, SPECTATOR)["players"]] == [[], []]
    player.tools, player.track, player.people = [4, 4, 4], 10, 10
    assert [board["full"] for board in seen(game, SPECTATOR)["players"]] == [
        ["tool_maker", "hut", "field"],
        [],
    ]


@rule("SA-6.18")
def test_if_the_game_ended_now_resources_of_choice_would_be_taken_first() -> None:
    game = secretive()
    give(game, 1, gold=1)
    assert seen(game, 1)["players"][1]["final"]["resources"] == 1 + 2
    game.turn = 1
    play(game, "redeem")
    assert seen(game, 1)["players"][1]["final"]["resources"] == 1 + 2
    assert seen(game, 0)["players"][0]["final"]["resources"] == 0
    play(game, "choose wood")
    assert seen(game, 1)["players"][1]["final"]["resources"] == 1 + 2
    play(game, "choose stone")
    assert seen(game, 1)["players"][1]["final"]["resources"] == 1 + 2


@rule("SA-6.18")
def test_with_two_cards_of_choice_both_would_be_taken_first() -> None:
    game = secretive()
    game.players[1].opened = (card("healing_choice"), card("healing_choice"))  # as another box may have them
    assert seen(game, 1)["players"][1]["final"]["resources"] == 2 + 2


def test_everybody_sees_the_board() -> None:
    game = new_game(2)
    play(game, "place forest 2")
    for viewer in (SPECTATOR, 0, 1):
        shown = seen(game, viewer)
        assert (shown["phase"], shown["round"], shown["starter"], shown["turn"]) == ("placing", 1, 0, 1)
        assert [lying["card"] for lying in shown["display"]] == list(DISPLAY)
        assert shown["buildings"] == [
            {"top": "wood_wood_brick", "left": 7},
            {"top": "four_of_two", "left": 7},
        ]
        assert shown["pile"] == 32
        assert shown["players"][0]["placed"] == {"forest": 2}
        assert shown["players"][0]["home"] == 3
        assert shown["players"][1]["goods"] == {"food": 12, "wood": 0, "brick": 0, "stone": 0, "gold": 0}


def test_empty_places_are_shown_as_nothing() -> None:
    game = new_game(2)
    game.display[1] = game.tops[0] = -1
    shown = seen(game, 0)
    assert shown["display"][1]["card"] is None
    assert shown["buildings"][0]["top"] is None


@rule("SA-6.1")
def test_everybody_sees_what_the_open_cards_cost() -> None:
    assert [lying["price"] for lying in seen(new_game(3), SPECTATOR)["display"]] == [1, 2, 3, 4]


@rule("SA-10.9")
def test_everybody_sees_what_would_break_a_tie() -> None:
    game = new_game(2)
    player = game.players[1]
    player.track, player.tools, player.people = 3, [2, 1, 1], 6
    assert [board["tie_break"] for board in seen(game, SPECTATOR)["players"]] == [5, 3 + 4 + 6]


@rule("SA-7.2", "SA-7.3")
@pytest.mark.parametrize(("spot", "due", "any_number"), [(BUILDING_2, 2, False), (BUILDING_3, 5, True)])
def test_everybody_sees_what_a_building_brings_with_what_is_paid(
    spot: int, due: int, any_number: bool
) -> None:
    game = people_on(3, spot, 1)
    give(game, 0, wood=4, gold=4)
    play(game, f"buy building_{spot - BUILDING_2 + 2}", "pay wood", "pay gold")
    shown = seen(game, 1)["pending"]
    assert (shown["due"], shown["any_number"], shown["points"]) == (due, any_number, 3 + 6)


def test_tools_are_shown_with_their_use() -> None:
    game = new_game(2)
    game.players[0].tools, game.players[0].used = [2, 1, 1], [0, 1, 0]
    assert seen(game, 1)["players"][0]["tools"] == [
        {"value": 2, "used": False},
        {"value": 1, "used": True},
        {"value": 1, "used": False},
    ]


def test_the_owner_sees_face_down_cards_and_what_they_are_worth() -> None:
    mine = seen(secretive(), 1)["players"][1]
    assert mine["cards"] == ["writing_card", "music_points"]
    assert mine["face_down"] == 2
    assert mine["open_cards"] == ["healing_choice"]
    assert mine["buildings"] == ["wood_stone_gold"]
    assert mine["final"]["symbols"] == 9


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_others_see_only_how_many_cards_lie_face_down(viewer: int) -> None:
    game = secretive()
    shown = seen(game, viewer)
    assert shown["players"][1]["face_down"] == 2
    assert shown["players"][1]["open_cards"] == ["healing_choice"]
    assert "music_points" not in json.dumps(shown)
    assert "writing_card" not in json.dumps(shown)
    game.players[1].drawn = (card("time_dice"),)
    assert seen(game, viewer) == shown


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_when_the_game_is_over_everybody_sees_everything(viewer: int) -> None:
    game = secretive()
    game.phase = OVER
    shown = seen(game, viewer)
    assert shown["turn"] is None
    assert [player["cards"] for player in shown["players"]] == [[], ["writing_card", "music_points"], []]
    assert all(player.keys() >= OWN for player in shown["players"])


def moment(phase: int, **fields: int) -> StoneAge:
    """A table at which something is under way in the forest."""
    game = people_on(2, FOREST, 3)
    game.phase = phase
    for name, value in fields.items():
        setattr(game, name, value)
    return game


@pytest.mark.parametrize("phase", [ROLLING, TOOLING, PAYING])
def test_a_decision_half_made_is_shown(phase: int) -> None:
    game = moment(phase, spot=FOREST, good=WOOD, dice=3, pips=8, due=2)
    game.paid[WOOD] = 1
    nothing = {"food": 0, "brick": 0, "stone": 0, "gold": 0}
    expected = {
        ROLLING: {"spot": "forest", "good": "wood", "dice": 3},
        TOOLING: {"spot": "forest", "good": "wood", "pips": 8, "sums": [{"tools": [], "pips": 8}]},
        PAYING: {"spot": "forest", "due": 2, "paid": {"wood": 1, **nothing}},
    }[phase]
    assert seen(game, 1)["pending"] == expected
    game.resume, game.phase = phase, CHOOSING
    assert seen(game, 1)["pending"] == expected


def test_dice_to_share_and_missing_food_are_shown() -> None:
    game = moment(SHARING)
    game.pool[1], game.pool[6] = 2, 1
    assert seen(game, 0)["pending"] == {"dice": [1, 1, 6]}
    hungry = moment(FEEDING, due=3)
    give(hungry, 0, wood=5)
    assert seen(hungry, 0)["pending"]["due"] == 3
    assert seen(new_game(2), 0)["pending"] == {}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("place hunt 3", {"kind": "place", "spot": "hunt", "people": 3}),
        ("take field", {"kind": "take", "spot": "field"}),
        ("buy card_2", {"kind": "buy", "spot": "card_2"}),
        ("leave building_1", {"kind": "leave", "spot": "building_1"}),
        ("leave hut", {"kind": "leave", "spot": "hut"}),
        ("tool 2", {"kind": "tool", "place": 2}),
        ("one_use 4", {"kind": "one_use", "value": 4}),
        ("keep", {"kind": "keep"}),
        ("pay gold", {"kind": "pay", "good": "gold"}),
        ("done", {"kind": "done"}),
        ("pick 5", {"kind": "pick", "face": "5"}),
        ("redeem", {"kind": "redeem"}),
        ("choose brick", {"kind": "choose", "good": "brick"}),
        ("starve", {"kind": "starve"}),
    ],
)
def test_an_action_is_shown_with_names(text: str, expected: dict[str, object]) -> None:
    assert GAME.choice(ACTIONS.parse(text)) == expected


def test_actions_that_are_different_look_different() -> None:
    assert len({json.dumps(GAME.choice(action)) for action in ACTIONS.all}) == len(ACTIONS.all)
