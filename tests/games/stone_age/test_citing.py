"""Every event leads its reader to the rule by which it happened."""

import pytest
from hypothesis import given

from support.playing import listen
from support.random_games import every_table, examples, seeds
from support.stone_age.phases import build_stack, feeding
from support.stone_age.playing import (
    BUILDING_1,
    BUILDING_2,
    CARD_1,
    DISPLAY,
    card,
    give,
    lay_building,
    lay_card,
    new_game,
    people_on,
    play,
    send,
    unset_table,
)
from trilith.core.game import Game
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.games import game_named
from trilith.games.stone_age.citing import BY_FIRST, CITES
from trilith.games.stone_age.events import GATHERED, KINDS, PLACED
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import CLAY_PIT, FIELD, FOREST, GOODS, HUNT, HUT, RIVER, SPOTS, TOOL_MAKER
from trilith.leaks import random_record
from trilith.words import words

GAME = game_named("stone_age")


def cited(game: StoneAge, *lines: str) -> list[tuple[str, str]]:
    """The kind and the rule of everything that happens while these lines are played."""
    events = listen(game)
    play(game, *lines)
    game.events = None
    return [(KINDS[event.kind][0], GAME.cite(event)) for event in events]


def test_every_kind_of_event_cites_a_rule_that_exists() -> None:
    assert set(CITES) == {kind for kind, *_ in KINDS}
    for rule in CITES.values():
        assert words("en", "stone_age").rule(rule)


@every_table
@given(seed=seeds)
@examples(3)
def test_everything_that_happens_cites_a_rule_that_exists(game: Game, seats: int, seed: int) -> None:
    record, _ = random_record(game, seats, seed)
    match = Match(game, Record(game.name, game.version, seats, record.seed))
    for line in record.lines:
        for event in match.step(line):
            assert words("en", game.name).rule(game.cite(event)), game.describe(event, -1)


def test_setting_the_table_is_told_apart_from_filling_it_up() -> None:
    table = unset_table(2)
    rules = cited(table, "building wood_wood_brick", "building four_of_two", f"card {DISPLAY[0]}")
    assert rules == [
        ("revealed", "SA-1.4"),
        ("revealed", "SA-1.4"),
        ("round_began", "SA-1.5"),
        ("dealt", "SA-1.3"),
    ]
    later = people_on(2, BUILDING_1, 1)
    give(later, 0, wood=2, brick=1)
    assert cited(later, "buy building_1", "building wood_wood_stone")[-4:] == [
        ("revealed", "SA-7.5"),
        ("fed", "SA-8.2"),
        ("fed", "SA-8.2"),
        ("round_began", "SA-9.1"),
    ]
    last = people_on(2, CARD_1, 1)
    give(last, 0, wood=1)
    play(last, "buy card_1", "pay wood")
    assert cited(last, "card music_points")[0] == ("dealt", "SA-9.2")


@pytest.mark.parametrize(
    ("spot", "rule"),
    [
        ("hunt", "SA-3.8"),
        ("forest", "SA-3.9"),
        ("river", "SA-3.9"),
        ("tool_maker", "SA-3.5"),
        ("hut", "SA-3.6"),
        ("field", "SA-3.7"),
        ("card_1", "SA-3.10"),
        ("card_4", "SA-3.10"),
        ("building_1", "SA-3.11"),
        ("building_2", "SA-3.11"),
    ],
)
def test_placing_cites_the_rule_of_the_place(spot: str, rule: str) -> None:
    people = 2 if spot == "hut" else 1
    assert cited(new_game(2), f"place {spot} {people}") == [("placed", rule)]
    assert len(BY_FIRST[PLACED]) == len(SPOTS)


def test_hunting_and_gathering_cite_their_own_rules() -> None:
    table = people_on(2, HUNT, 1)
    send(table, 0, CLAY_PIT, 1)
    assert cited(table, "take hunt", "roll 4", "keep") == [("rolled", "SA-5.1"), ("gathered", "SA-5.2")]
    assert cited(table, "take clay_pit", "roll 4", "keep")[1] == ("gathered", "SA-5.3")
    table = people_on(2, RIVER, 1)
    assert cited(table, "take river", "roll 6", "keep")[:2] == [("rolled", "SA-5.1"), ("gathered", "SA-5.3")]
    assert len(BY_FIRST[GATHERED]) == len(GOODS)


def test_a_roll_by_a_card_cites_the_card() -> None:
    table = people_on(2, CARD_1, 1)
    lay_card(table, CARD_1, "art_gold_roll")
    give(table, 0, wood=1)
    assert cited(table, "buy card_1", "pay wood", "roll 3 4") == [
        ("paid", "SA-6.1"),
        ("card_bought", "SA-6.4"),
        ("rolled", "SA-6.10"),
    ]


@pytest.mark.parametrize(
    ("name", "event"),
    [
        ("pottery_food_7", ("received", "SA-6.8")),
        ("transport_stone_2", ("received", "SA-6.9")),
        ("art_tool", ("tool_gained", "SA-6.12")),
        ("time_field", ("track_raised", "SA-6.13")),
        ("music_points", ("points_gained", "SA-6.11")),
    ],
)
def test_what_a_card_brings_cites_the_rule_of_that_card(name: str, event: tuple[str, str]) -> None:
    table = people_on(2, CARD_1, 1)
    lay_card(table, CARD_1, name)
    give(table, 0, wood=1)
    assert cited(table, "buy card_1", "pay wood")[2] == event


def test_what_a_die_brings_cites_the_dice_for_everyone() -> None:
    table = people_on(3, CARD_1, 1)
    lay_card(table, CARD_1, "pottery_dice")
    give(table, 0, wood=1)
    play(table, "buy card_1", "pay wood", "roll 3 5 6")
    assert cited(table, "pick 5", "pick 6", "pick 3")[:6] == [
        ("picked", "SA-6.6"),
        ("tool_gained", "SA-6.6"),
        ("picked", "SA-6.6"),
        ("track_raised", "SA-6.6"),
        ("picked", "SA-6.6"),
        ("received", "SA-6.6"),
    ]


def test_what_the_village_brings_cites_the_village() -> None:
    table = people_on(2, TOOL_MAKER, 1)
    send(table, 0, FIELD, 1)
    assert cited(table, "take tool_maker") == [("tool_gained", "SA-4.5")]
    assert cited(table, "take field")[0] == ("track_raised", "SA-4.9")


@pytest.mark.parametrize(
    ("name", "lines", "rule"),
    [
        ("wood_wood_brick", (), "SA-7.1"),
        ("four_of_two", ("pay wood", "pay wood", "pay brick", "pay brick"), "SA-7.2"),
        ("one_to_seven", ("pay wood", "pay brick", "done"), "SA-7.3"),
    ],
)
def test_a_payment_cites_the_price_of_the_building(name: str, lines: tuple[str, ...], rule: str) -> None:
    table = people_on(2, BUILDING_1, 1)
    send(table, 0, BUILDING_2, 1)
    lay_building(table, BUILDING_1, name)
    give(table, 0, wood=2, brick=2)
    found = cited(table, "buy building_1", *lines)
    assert set(found) == {("paid", rule), ("built", rule)}


def test_leaving_cites_what_is_left() -> None:
    table = people_on(2, CARD_1, 1)
    send(table, 0, BUILDING_1, 1)
    send(table, 0, HUT, 2)
    assert cited(table, "leave hut") == [("left", "SA-4.7")]
    assert cited(table, "leave card_1") == [("left", "SA-6.2")]
    assert cited(table, "leave building_1")[0] == ("left", "SA-7.4")


def test_a_limit_cites_where_it_is_set() -> None:
    table = people_on(2, HUT, 2)
    for spot in (TOOL_MAKER, FIELD, FOREST):
        send(table, 0, spot, 1)
    player = table.players[0]
    player.people, player.home, player.track, player.tools = 10, 5, 10, [4, 4, 4]
    assert cited(table, "take tool_maker", "take hut", "take field") == [
        ("tools_full", "SA-4.6"),
        ("people_full", "SA-4.8"),
        ("track_full", "SA-4.10"),
    ]


def test_food_that_is_replaced_cites_feeding() -> None:
    assert cited(feeding(), "pay wood")[0] == ("paid", "SA-8.4")


def test_the_end_cites_why_it_came_and_every_source_of_points() -> None:
    table = feeding()
    table.hungry, table.starter = 1, 1
    build_stack(table, 1)
    table.players[0].opened = (card("healing_choice"),)
    found = cited(table, "starve")
    assert found[1] == ("ended", "SA-9.5")
    assert ("redeemed", "SA-6.18") in found
    assert ("received", "SA-6.18") in found
    assert ("scored", "SA-10.1") in found
    assert ("scored", "SA-10.7") in found
