"""What is told of everything that happens, and by which rule."""

import pytest

from make_golden_records import FOLDER
from make_rule_pages import numbers_of
from support.prehistory.playing import autumn, give, happens, land, lay_prey, play, put, spring, summer
from trilith.core.match import Match
from trilith.core.record import parse_record
from trilith.core.state import SPECTATOR
from trilith.games import game_named
from trilith.games.prehistory.events import BY_LAND, KINDS
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import GIVES_BONES, GIVES_POINTS, GIVES_RESOURCE, WHITE
from trilith.games.prehistory.rules.gaining import gain

GAME = game_named("prehistory")
SHOWN_RARELY = {"shortage", "left"}


def cited(game: Prehistory, *lines: str) -> list[tuple[str, str]]:
    """The kind and the rule of everything that happens while these lines are played."""
    game.events = []
    play(game, *lines)
    events, game.events = game.events, None
    assert events is not None
    return [(KINDS[event.kind][0], GAME.cite(event)) for event in events]


def test_golden_games_tell_every_kind_of_event_and_carry_only_what_is_told() -> None:
    told, rules = set(), set(numbers_of("prehistory"))
    for seats in GAME.seats:
        record = parse_record((FOLDER / f"prehistory-{seats}.txt").read_text(encoding="utf-8"))
        lines, record.lines = record.lines, []
        record.digests.clear()
        match = Match(GAME, record)
        for line in lines:
            for event in match.step(line):
                kind, first, second, _ = KINDS[event.kind]
                told.add(kind)
                assert event.player in range(seats)
                assert first or event.first == 0
                assert second or event.second == 0
                assert GAME.cite(event) in rules
                assert None not in GAME.describe(event, SPECTATOR).values()
    assert {kind for kind, *_ in KINDS} - told <= SHOWN_RARELY


def test_an_action_of_spring_is_told_from_price_to_stone() -> None:
    game = spring(2)
    give(game, 0, "blue grey")
    give(game, 1, "grey")
    assert happens(game, "fish 1", "lay grey") == [
        {"kind": "resource_paid", "player": 0, "colour": "blue", "count": 1},
        {"kind": "fished", "player": 0, "value": 1, "track": 1},
        {"kind": "stone_laid", "player": 0, "deed": "fishing", "colour": "grey"},
    ]


def test_a_walk_is_told_from_field_to_field() -> None:
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    land(game, "e4", "token_bear")
    give(game, 0, bones=2)
    assert happens(game, "spend_bone", "send e5", "to e4", "take") == [
        {"kind": "bones_paid", "player": 0, "count": 1},
        {"kind": "steps_gained", "player": 0, "count": 1},
        {"kind": "walked", "player": 0, "field": "e5", "field_to": "e4"},
        {"kind": "token_taken", "player": 0, "field": "e4", "species": "bear"},
        {"kind": "points_gained", "player": 0, "points": 2},
    ]


@pytest.mark.parametrize(
    ("deed", "line", "price", "rule"),
    [
        (0, "paint 1_2", "grey", "PH-8.3"),
        (1, "fish 1", "blue", "PH-9.3"),
        (2, "gather 1", "red red", "PH-10.3"),
        (3, "hunt 1", "brown", "PH-11.4"),
        (4, "ceremony 1", "yellow", "PH-12.5"),
        (5, "migrate 1", "white", "PH-13.3"),
    ],
)
def test_a_price_cites_the_rule_of_its_action(deed: int, line: str, price: str, rule: str) -> None:
    game = summer(2, deed)
    give(game, 0, "", price)
    assert ("markers_paid", rule) in cited(game, line)


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("paint 1_2", "PH-8.2"),
        ("fish 1", "PH-9.1"),
        ("gather 3", "PH-10.2"),
        ("hunt 1", "PH-11.1"),
        ("migrate 1", "PH-13.1"),
    ],
)
def test_a_price_of_spring_cites_the_rule_of_its_action(line: str, rule: str) -> None:
    game = spring(2)
    give(game, 0, "red grey" if line != "fish 1" and line != "hunt 1" else "blue grey")
    assert ("resource_paid", rule) in cited(game, line)


def test_a_cube_given_for_steps_cites_their_rule() -> None:
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    give(game, 0, "white", "red")
    assert cited(game, "spend_resource white")[0] == ("resource_paid", "PH-6.2")
    assert cited(game, "spend_marker red")[0] == ("markers_paid", "PH-6.2")


@pytest.mark.parametrize(("kind", "told"), [("middle_6", "resources_gained"), ("outer_6", "markers_gained")])
def test_a_cube_of_choice_cites_the_rule_of_rewards(kind: str, told: str) -> None:
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    land(game, "e4", kind)
    give(game, 0, bones=2)
    play(game, "spend_bone", "send e5", "to e4", "take")
    assert cited(game, "choose grey", "choose white") == [(told, "PH-6.10")] * 2


def test_a_gain_cites_what_brought_it() -> None:
    game = summer(2, 3)
    lay_prey(game, 1, "boar_1")
    give(game, 0, "", "brown")
    told = cited(game, "hunt 1")
    assert ("points_gained", "PH-11.2") in told
    assert ("resources_gained", "PH-11.2") in told
    game = spring(2)
    give(game, 0, "grey", bones=2)
    assert cited(game, "buy_resource red") == [("bones_paid", "PH-14.4"), ("resources_gained", "PH-14.4")]
    assert cited(game, "sell_resource red") == [("sold", "PH-14.6"), ("bones_gained", "PH-14.6")]


def test_the_weather_turns_by_itself_and_for_development_points() -> None:
    game = spring(2)
    give(game, 0, "grey", bones=1)
    assert ("weather_turned", "PH-14.3") in cited(game, "turn_weather")


def test_markers_and_members_are_told_with_their_number_and_their_rule() -> None:
    game = summer(2, 0)
    game.players[0].painted = 1
    give(game, 0, "", "grey")
    assert {"kind": "markers_gained", "player": 0, "colour": "yellow", "count": 1} in happens(
        game, "paint 1_2"
    )
    game = summer(2, 0)
    game.players[0].painted = 1
    give(game, 0, "", "grey")
    assert ("markers_gained", "PH-8.4") in cited(game, "paint 1_2")
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    give(game, 0, bones=1)
    play(game, "spend_bone", "send e5", "to e4", "build e4")
    after = game.copy()
    assert {"kind": "member_gained", "player": 0, "count": 1} in happens(game, "camp 1")
    assert ("member_gained", "PH-7.5") in cited(after, "camp 1")


def test_every_part_of_a_reward_brings_its_own_number() -> None:
    game = spring(2)
    gain(game, 0, (GIVES_RESOURCE, WHITE, GIVES_BONES, 2, GIVES_POINTS, 3), BY_LAND)
    player = game.players[0]
    assert (player.resources, player.bones, player.score) == ([0, 0, 0, 0, 0, 1], 2, 3)
