"""What luck lays out and what a year brings is told piece by piece, each by its rule."""

from support.prehistory.playing import (
    field,
    give,
    happens,
    lay_prey,
    leave_in_supply,
    put,
    spring,
    stone,
    summer,
    unset_table,
)
from support.rules import rule
from trilith.core.chance import EVERYONE
from trilith.core.game import View
from trilith.core.state import CHANCE, SPECTATOR
from trilith.games import game_named
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import (
    AUTUMN,
    CAPSTONE,
    LAIR,
    LAYING_TOKENS,
    MIGRATION,
    NOTHING,
    PLAIN,
    ROAMING,
    SUMMER,
    YEAR_END,
)
from trilith.games.prehistory.rules import setting_up, winter

GAME = game_named("prehistory")
Told = list[tuple[View, str]]


def laid_out(game: Prehistory) -> Told:
    """What is told while luck decides, and by which rule; luck hides nothing."""
    game.events = []
    while game.actor() == CHANCE:
        assert game.chance().seen_by == EVERYONE
        game.resolve(game.chance().cases()[0][0])
    events, game.events = game.events, None
    assert events is not None
    return [(GAME.describe(event, SPECTATOR), GAME.cite(event)) for event in events]


def of_kind(told: Told, kind: str) -> Told:
    """Only events of a kind, without its name."""
    return [
        ({name: value for name, value in event.items() if name != "kind"}, rule)
        for event, rule in told
        if event["kind"] == kind
    ]


@rule("PH-1.1", "PH-1.6", "PH-1.7", "PH-1.8", "PH-1.9")
def test_the_set_up_is_told_piece_by_piece() -> None:
    game = unset_table(2)
    told = laid_out(game)
    assert of_kind(told, "ordered") == [
        ({"player": 0, "place": 1}, "PH-1.1"),
        ({"player": 1, "place": 2}, "PH-1.1"),
    ]
    assert of_kind(told, "board_drawn") == [
        ({"player": 0, "board": "a"}, "PH-1.1"),
        ({"player": 1, "board": "b"}, "PH-1.1"),
    ]
    assert of_kind(told, "wheel_laid") == [({"player": 0, "central": "wheel_1"}, "PH-1.6")]
    assert of_kind(told, "wheel_set") == [
        ({"player": 0, "wheel": wheel, "position": 1}, "PH-1.7")
        for wheel in ("painting", "fishing", "hunting", "migration")
    ]
    tiles = ["apple", "apple", "apple", "apple_bone", "apple_bone", "berry"]
    assert [(event["place"], rule) for event, rule in of_kind(told, "tile_dealt")] == [
        (place, "PH-1.8") for place in range(1, 7)
    ]
    assert [event["tile"] for event, _ in of_kind(told, "tile_dealt")] == tiles
    for kind, card, names in (
        ("prey_dealt", "prey", game.box.prey_names),
        ("rite_dealt", "rite", game.box.rite_names),
    ):
        assert of_kind(told, kind) == [
            ({"player": 0, "slot": slot + 1, card: names[slot]}, "PH-1.9") for slot in range(5)
        ]


@rule("PH-1.11", "PH-1.12", "PH-1.13", "PH-3.5")
def test_the_map_is_told_tile_by_tile_and_megalith_by_megalith() -> None:
    game = unset_table(2)
    told = laid_out(game)
    laid = of_kind(told, "land_laid")
    assert [event["slot"] for event, _ in laid] == list(range(1, 13))
    assert [event["land_tile"] for event, _ in laid] == list(game.box.land_tiles[:12])
    for kind, names in (("megalith_laid", game.box.land_names), ("token_laid", ())):
        for event, _ in of_kind(told, kind):
            land = game.land[field(str(event["field"]))]
            named = event["land"] if names else f"token_{event['species']}"
            assert game.box.land_names[land] == named
    assert len(of_kind(told, "megalith_laid")) == 12
    assert len(of_kind(told, "token_laid")) == 4
    filled = [(event["deed"], event["colour"]) for event, _ in of_kind(told, "capstone_filled")]
    assert filled[:3] == [("painting", "brown"), ("fishing", "grey"), ("fishing", "yellow")]
    assert len(filled) == 8


@rule("PH-3.2", "PH-3.3", "PH-3.4", "PH-3.6")
def test_a_winter_is_told_piece_by_piece() -> None:
    game = spring(3)
    game.season, game.phase, game.dancers = AUTUMN, YEAR_END, [2]
    game.tiles[4] = NOTHING
    game.events = []
    game.settle()
    began = [GAME.describe(event, SPECTATOR) for event in game.events]
    assert began == [{"kind": "stood_up", "player": 0}, {"kind": "year_began", "player": 0, "year": 2}]
    told = laid_out(game)
    assert [(event["place"], rule) for event, rule in of_kind(told, "tile_dealt")] == [(5, "PH-3.2")]
    assert [(event["slot"], rule) for event, rule in of_kind(told, "prey_dealt")] == [
        (slot, "PH-3.3") for slot in range(1, 6)
    ]
    assert [(event["slot"], rule) for event, rule in of_kind(told, "rite_dealt")] == [
        (slot, "PH-3.3") for slot in range(1, 6)
    ]
    assert of_kind(told, "wheel_laid") == [({"player": 0, "central": "wheel_2"}, "PH-3.4")]
    assert of_kind(told, "ordered") == [
        ({"player": 2, "place": 1}, "PH-3.6"),
        ({"player": 0, "place": 2}, "PH-3.6"),
        ({"player": 1, "place": 3}, "PH-3.6"),
    ]


@rule("PH-6.14")
def test_when_nobody_walks_in_autumn_its_end_is_told_of_whoever_is_first_in_the_turn_order() -> None:
    game = summer(2, MIGRATION)
    game.order = [1, 0]
    game.turn = 0
    give(game, 0, "", "white")
    give(game, 1, "", "white")
    told = happens(game, "skip", "skip")
    assert told[-2:] == [{"kind": "stood_up", "player": 1}, {"kind": "year_began", "player": 1, "year": 2}]


@rule("PH-3.2", "PH-3.3")
def test_the_last_tile_and_the_last_card_are_still_dealt() -> None:
    game = spring(2)
    game.tiles[0] = game.prey[0] = game.rites[0] = NOTHING
    phases = winter.EVERY_WINTER[:3]
    assert [winter.is_missing(game, phase) for phase in phases] == [True, True, True]
    game.tile_bag, game.prey_bag, game.rite_bag = game.tile_bag[:1], game.prey_bag[:1], game.rite_bag[:1]
    assert [winter.is_missing(game, phase) for phase in phases] == [True, True, True]
    game.tile_bag = game.prey_bag = game.rite_bag = ()
    assert [winter.is_missing(game, phase) for phase in phases] == [False, False, False]


@rule("PH-1.13")
def test_a_lair_for_which_no_animal_is_left_is_plain() -> None:
    game = spring(2)
    at = field("d4")
    game.land = (*game.land[:at], LAIR, *game.land[at + 1 :])
    game.token_bag = (0,)
    assert winter.is_missing(game, LAYING_TOKENS)
    game.token_bag = ()
    assert not winter.is_missing(game, LAYING_TOKENS)
    before = game.land
    setting_up.clear_lairs(game)
    assert game.land == (*before[:at], PLAIN, *before[at + 1 :])


@rule("PH-5.1", "PH-5.2")
def test_stones_are_pushed_and_a_capstone_taken_as_it_is_told() -> None:
    game = spring(2)
    give(game, 0, "grey")
    stone(game, "fishing", "red", "white")
    stone(game, "hunting", "grey")
    told = happens(game, "pass")
    pushed = [(each["deed"], each["count"]) for each in told if each["kind"] == "pushed"]
    assert pushed == [("fishing", 2), ("hunting", 1)]
    assert (game.season, game.phase) == (SUMMER, CAPSTONE)
    told = happens(game, "capstone fishing")  # grey and yellow lay there
    assert told[:5] == [
        {"kind": "capstone_taken", "player": 1, "deed": "fishing", "count": 4},
        {"kind": "markers_gained", "player": 1, "colour": "grey", "count": 1},
        {"kind": "markers_gained", "player": 1, "colour": "red", "count": 1},
        {"kind": "markers_gained", "player": 1, "colour": "yellow", "count": 1},
        {"kind": "markers_gained", "player": 1, "colour": "white", "count": 1},
    ]


@rule("PH-13.2", "PH-15.1")
def test_a_migration_and_the_last_actions_are_told() -> None:
    game = summer(2, MIGRATION)
    give(game, 0, "", "white white")
    told = happens(game, "migrate 2")
    assert {"kind": "migrated", "player": 0, "count": 2, "field": "e5"} in told
    game = spring(2)
    game.year, game.season, game.phase, game.order, game.turn = 5, AUTUMN, ROAMING, [1, 0], 0
    game.wheels = game.wheels[4:]
    put(game, 0, "e5", standing=1)
    give(game, 1, "", "blue")
    give(game, 0, "grey")
    assert {"kind": "last_actions", "player": 1} in happens(game, "end")


@rule("PH-1.5")
def test_a_shortage_of_resources_is_told_with_its_colour() -> None:
    game = spring(2)
    lay_prey(game, 1, "horse_1")  # a white resource
    give(game, 0, "brown grey")
    leave_in_supply(game, "white", 0)
    assert {"kind": "shortage", "player": 0, "colour": "white"} in happens(game, "hunt 1")
