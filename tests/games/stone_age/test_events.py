"""What is told of everything that happens, and to whom."""

import pytest

from support.playing import listen
from support.rules import rule
from support.stone_age.playing import (
    BUILDING_1,
    BUILDING_2,
    BUILDING_3,
    CARD_1,
    CARD_2,
    CARD_3,
    CARD_4,
    DISPLAY,
    card,
    give,
    lay_card,
    new_game,
    people_on,
    play,
    send,
    told,
    unset_table,
)
from trilith.core.state import SPECTATOR
from trilith.games.stone_age.events import KINDS
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import (
    ACTING,
    CLAY_PIT,
    FIELD,
    FOOD,
    FOREST,
    HUNT,
    HUT,
    NOTHING,
    QUARRY,
    RIVER,
    TOOL_MAKER,
)


def happens(game: StoneAge, *lines: str) -> list[dict[str, object]]:
    """What a spectator is told while these lines are played."""
    events = listen(game)
    play(game, *lines)
    for happened in events:
        _, first, second, _ = KINDS[happened.kind]
        assert first or happened.first == 0
        assert second or happened.second == 0
    return told(game, events, SPECTATOR)


def event(kind: str, player: int, **about: object) -> dict[str, object]:
    return {"kind": kind, "player": player, **about}


FED = [event("fed", 0, count=5), event("fed", 1, count=5), event("round_began", 1, round=2)]


def test_the_set_up_is_told() -> None:
    lines = ["building four_of_one", "building one_to_seven", *(f"card {name}" for name in DISPLAY)]
    assert happens(unset_table(2), *lines) == [
        event("revealed", 0, stack=1, building="four_of_one"),
        event("revealed", 0, stack=2, building="one_to_seven"),
        event("round_began", 0, round=1),
        *(event("dealt", 0, slot=slot, card=name) for slot, name in enumerate(DISPLAY, start=1)),
    ]


def test_placing_is_told() -> None:
    assert happens(new_game(2), "place clay_pit 3", "place hut 2") == [
        event("placed", 0, spot="clay_pit", people=3),
        event("placed", 1, spot="hut", people=2),
    ]


@rule("SA-3.4")
def test_being_passed_over_with_people_at_home_is_told() -> None:
    game = new_game(2)
    for player, people in zip(game.players, (6, 10), strict=True):
        player.people = player.home = people
    for spot in (FOREST, CLAY_PIT, QUARRY, RIVER, TOOL_MAKER, FIELD, CARD_1, CARD_2, HUNT):
        send(game, 1, spot, 1)
    for spot in (CARD_3, CARD_4, BUILDING_1, BUILDING_2):
        send(game, 0, spot, 1)
    assert happens(game, "place hunt 1") == [
        event("placed", 0, spot="hunt", people=1),
        event("passed", 1, people=1),
        event("passed", 0, people=1),
    ]


def test_a_roll_with_tools_is_told() -> None:
    game = people_on(2, QUARRY, 2)
    send(game, 0, FIELD, 1)
    game.players[0].tools = [0, 3, 0]
    game.players[0].opened = (card("toolmakers_2_one_use_2"),)
    assert happens(game, "take quarry", "roll 6 2", "tool 2", "one_use 2", "keep") == [
        event("rolled", 0, good="stone", dice=[2, 6]),
        event("tool_used", 0, place=2, value=3),
        event("one_use_used", 0, card="toolmakers_2_one_use_2", value=2),
        event("gathered", 0, good="stone", count=2),
    ]


@pytest.mark.parametrize(
    ("spot", "people", "line", "gained"),
    [
        (TOOL_MAKER, 1, "take tool_maker", event("tool_gained", 0, place=3, value=2)),
        (HUT, 2, "take hut", event("person_gained", 0, people=6)),
        (FIELD, 1, "take field", event("track_raised", 0, level=4)),
        (CARD_2, 1, "leave card_2", event("left", 0, spot="card_2")),
        (BUILDING_1, 1, "leave building_1", event("left", 0, spot="building_1")),
    ],
)
def test_what_people_do_in_the_village_is_told(
    spot: int, people: int, line: str, gained: dict[str, object]
) -> None:
    game = people_on(2, spot, people)
    send(game, 0, HUNT, 1)
    game.players[0].tools = [2, 2, 1]
    game.players[0].track = 3
    assert happens(game, line) == [gained]


AT_THE_LIMITS = [
    (TOOL_MAKER, "take tool_maker", "tools_full"),
    (HUT, "take hut", "people_full"),
    (FIELD, "take field", "track_full"),
]


def fill_up(game: StoneAge, seat: int) -> None:
    """Give a player ten people, a food track of ten and the best tools."""
    player = game.players[seat]
    player.home += 10 - player.people
    player.people, player.track, player.tools = 10, 10, [4, 4, 4]


@pytest.mark.parametrize(("spot", "line", "kind"), AT_THE_LIMITS)
def test_that_nothing_more_can_come_is_told(spot: int, line: str, kind: str) -> None:
    game = people_on(2, spot, 2 if spot == HUT else 1)
    send(game, 0, HUNT, 1)
    fill_up(game, 0)
    assert happens(game, line) == [event(kind, 0)]


@pytest.mark.parametrize(("name", "kind"), [("art_tool", "tools_full"), ("time_field", "track_full")])
def test_that_nothing_more_can_come_by_a_card_is_told(name: str, kind: str) -> None:
    game = people_on(2, CARD_1, 1)
    send(game, 0, HUNT, 1)
    lay_card(game, CARD_1, name)
    give(game, 0, wood=1)
    fill_up(game, 0)
    assert happens(game, "buy card_1", "pay wood")[-1] == event(kind, 0)


@rule("SA-4.7")
def test_whoever_goes_without_a_person_is_told_of() -> None:
    game = people_on(2, HUT, 2)
    send(game, 0, HUNT, 1)
    assert happens(game, "leave hut") == [event("left", 0, spot="hut")]


@pytest.mark.parametrize(
    ("name", "lines", "gained"),
    [
        ("shaman_gold", [], [event("received", 0, good="gold", count=1)]),
        ("builder_food_4", [], [event("received", 0, good="food", count=4)]),
        ("music_points", [], [event("points_gained", 0, points=3)]),
        ("art_tool", [], [event("tool_gained", 0, place=1, value=1)]),
        ("time_field", [], [event("track_raised", 0, level=1)]),
        ("healing_choice", [], []),
        (
            "time_dice",
            ["roll 6 1", "pick 6", "pick 1"],
            [
                event("rolled_for_all", 0, dice=[1, 6]),
                event("picked", 0, face="6"),
                event("track_raised", 0, level=1),
                event("picked", 1, face="1"),
                event("received", 1, good="wood", count=1),
            ],
        ),
    ],
)
def test_a_bought_card_and_what_it_brings_are_told(
    name: str, lines: list[str], gained: list[dict[str, object]]
) -> None:
    game = people_on(2, CARD_2, 1)
    send(game, 0, HUNT, 1)
    lay_card(game, CARD_2, name)
    give(game, 0, wood=1, stone=1)
    assert happens(game, "buy card_2", "pay wood", "pay stone", *lines) == [
        event("paid", 0, good="wood", count=1),
        event("paid", 0, good="stone", count=1),
        event("card_bought", 0, slot=2, card=name),
        *gained,
    ]


@rule("SA-6.14")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_a_card_drawn_in_secret_is_named_to_its_owner_only(viewer: int) -> None:
    game = new_game(3)
    send(game, 1, CARD_1, 1)
    send(game, 1, HUNT, 1)
    lay_card(game, CARD_1, "writing_card")
    give(game, 1, wood=1)
    game.phase = ACTING
    game.turn = 1
    play(game, "buy card_1", "pay wood")
    events = listen(game)
    play(game, "card shaman_gold")
    named = event("drew", 1, card="shaman_gold")
    assert told(game, events, viewer) == [named if viewer == 1 else event("drew_unseen", 1)]


@rule("SA-6.15")
def test_an_empty_pile_is_told() -> None:
    game = people_on(2, CARD_1, 1)
    send(game, 0, HUNT, 1)
    lay_card(game, CARD_1, "writing_card")
    give(game, 0, wood=1)
    game.pile = ()
    assert happens(game, "buy card_1", "pay wood")[-1] == event("pile_empty", 0)


def test_a_choice_is_told() -> None:
    game = people_on(2, HUNT, 1)
    game.players[0].opened = (card("healing_choice"),)
    assert happens(game, "redeem", "choose brick", "choose gold") == [
        event("redeemed", 0, card="healing_choice"),
        event("chose", 0, good="brick"),
        event("chose", 0, good="gold"),
    ]


def test_a_building_and_the_one_below_it_are_told() -> None:
    game = people_on(3, BUILDING_3, 1)
    send(game, 0, HUNT, 1)
    give(game, 0, gold=2)
    assert happens(game, "buy building_3", "pay gold", "pay gold", "done", "building four_of_one") == [
        event("paid", 0, good="gold", count=1),
        event("paid", 0, good="gold", count=1),
        event("built", 0, building="one_to_seven", points=12),
        event("revealed", 0, stack=3, building="four_of_one"),
    ]


def test_a_fixed_price_is_told_resource_by_resource() -> None:
    game = people_on(2, BUILDING_1, 1)
    send(game, 0, HUNT, 1)
    give(game, 0, wood=2, brick=1)
    assert happens(game, "buy building_1") == [
        event("paid", 0, good="wood", count=1),
        event("paid", 0, good="wood", count=1),
        event("paid", 0, good="brick", count=1),
        event("built", 0, building="wood_wood_brick", points=10),
    ]


def test_feeding_is_told() -> None:
    game = people_on(3, CARD_1, 1)
    game.players[0].track = 2
    game.players[1].goods = [4, 1, 0, 0, 0]
    game.players[2].goods[FOOD] = 1
    assert happens(game, "leave card_1", "pay wood") == [
        event("left", 0, spot="card_1"),
        event("harvested", 0, count=2),
        event("fed", 0, count=5),
        event("fed", 1, count=4),
        event("paid", 1, good="wood", count=1),
        event("fed", 2, count=1),
        event("starved", 2, points=10),
        event("round_began", 1, round=2),
    ]


def test_the_new_round_is_told() -> None:
    game = people_on(2, CARD_1, 1)
    game.display[1] = game.display[2] = NOTHING
    assert happens(game, "leave card_1", "card art_tool", "card time_field") == [
        event("left", 0, spot="card_1"),
        *FED,
        {"kind": "slid", "player": 1, "from": 4, "slot": 2},
        event("dealt", 1, slot=3, card="art_tool"),
        event("dealt", 1, slot=4, card="time_field"),
    ]


@rule("SA-9.4", "SA-9.5")
@pytest.mark.parametrize("reason", ["cards", "buildings"])
def test_the_end_and_its_reason_are_told(reason: str) -> None:
    game = people_on(2, CARD_1, 1)
    game.starter = 1
    if reason == "cards":
        game.pile = ()
        game.display[2] = NOTHING
    else:
        game.heights[1] = 0
    ending = happens(game, "leave card_1")[3:]
    assert ending == [event("ended", 1, reason=reason)]
    assert game.turn == 1


@rule("SA-6.18", "SA-9.6")
def test_the_final_scoring_is_told_source_by_source() -> None:
    game = people_on(2, CARD_1, 1)
    game.heights[1] = 0
    player = game.players[1]
    names = (
        "pottery_dice",
        "pottery_food_7",
        "farmer_dice",
        "toolmakers_2_dice",
        "builder_dice",
        "shaman_gold",
    )
    player.cards = tuple(card(name) for name in names)
    player.opened = (card("healing_choice"),)
    player.track, player.tools, player.buildings = 3, [2, 1, 1], (0, 0)
    assert happens(game, "leave card_1")[-9:] == [
        event("redeemed", 1, card="healing_choice"),
        event("received", 1, good="wood", count=2),
        event("scored", 1, source="symbols", points=4),
        event("scored", 1, source="second_symbols", points=1),
        event("scored", 1, source="farmers", points=3),
        event("scored", 1, source="toolmakers", points=8),
        event("scored", 1, source="builders", points=2),
        event("scored", 1, source="shamans", points=5),
        event("scored", 1, source="resources", points=2),
    ]


def test_nobody_listens_to_a_copy() -> None:
    game = new_game(2)
    events = listen(game)
    play(game.copy(), "place hunt 1")
    assert events == []
