"""What every culture card, chief, eclipse ability, ice find and rest tile does, as its data says."""

import pytest

from support.endless_winter.playing import BOX, animal, camp, cards, new_game, play, set_chief, set_hand
from support.rules import rule
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import FIRST_CULTURE, PLAYING
from trilith.games.endless_winter.outlook import holdings

BUILD = ["build 1 1 2"]
CASES: list[tuple[str, list[str], dict[str, int]]] = [
    ("foraging", [], {"food": 2}),
    ("first_tools", ["convert", "gain tool", "gain tool"], {"food": -1, "tools": 2}),
    ("fire_keeping", [], {"food": 3}),
    ("flint_knapping", ["gain tool", "gain tool"], {"tools": 2}),
    ("hide_tanning", ["gain tool"], {"food": 2, "tools": 1}),
    ("shared_work", [], {"halves": 4, "food": 1}),
    ("oral_tradition", ["gain draw", "draw gatherer"], {"hand": 1, "food": 1}),
    ("ancestor_worship", ["idol honor"], {"honor": 1, "food": 1}),
    ("burial_rites", ["bury hand gatherer"], {"hand": -1, "buried": 1, "food": 1}),
    ("cairn_building", BUILD, {"megaliths": 1, "food": 2}),
    ("tracking", ["reveal", "animal bison", "hunt bison"], {"animals": 1}),
    ("snares", ["animal bison"], {"animals": 1, "food": 1}),
    ("feasting", ["tip sloth", "gain tool"], {"animals": -1, "tipped": 1, "food": 4, "tools": 1}),
    ("tent_making", ["camp", "move c3 b2"], {"camps": 1, "food_limit": 1, "influence": 1, "food": 1}),
    ("trail_signs", ["move c3 b2", "move c3 b2", "gain tool"], {"tools": 1}),
    ("kinship", ["enlist hunter"], {"discard": 1, "food": 1}),
    ("coming_of_age", ["convert", "recruit hunter", "gain tool"], {"food": -1, "hand": 1, "tools": 1}),
    (
        "gift_exchange",
        ["convert", "discard gatherer", "gain tool", "gain tool"],
        {"hand": -1, "discard": 1, "food": 2, "tools": 2},
    ),
    (
        "star_gazing",
        ["gain draw", "draw gatherer", "gain draw", "draw gatherer", "convert", "discard gatherer"],
        {"hand": 1, "discard": 1, "food": 1},
    ),
    (
        "sledges",
        ["camp", "move c3 b2", "move b2 a2"],
        {"camps": 1, "food_limit": 1, "influence": 1},
    ),
    ("totem_carving", ["convert", "idol honor", "idol honor"], {"tools": -1, "honor": 2, "score": 1}),
    ("stone_dressing", ["convert", *BUILD, "gain tool"], {"megaliths": 1, "tools": 1}),
    ("great_hunt", ["hunt rhino", "hunt rhino"], {"animals": 2}),
    (
        "beast_drive",
        ["animal bison", "tip sloth", "gain tool"],
        {"tipped": 1, "food": 4, "tools": 1},
    ),
    ("smokehouse", [], {"food": 4}),
    ("obsidian_trade", ["gain tool", "gain tool", "gain tool"], {"tools": 3, "food": 1}),
    ("megalithic_order", [*BUILD, "idol honor"], {"megaliths": 1, "food": 2, "honor": 1}),
    (
        "quarrying",
        ["convert", "build 1 1 2", "build 1 2 1", "gain tool"],
        {"tools": -1, "megaliths": 2, "food": 2},
    ),
    ("high_ritual", ["idol honor", "idol honor"], {"honor": 2, "food": 1}),
    ("council_of_elders", ["gain draw", "draw gatherer", "gain draw", "draw gatherer"], {"hand": 2}),
    (
        "great_migration",
        ["camp", "move c3 b2", "move b2 a1", "move a1 a2"],
        {"camps": 1, "food_limit": 1, "influence": 1, "food": 1},
    ),
    ("sacred_ground", ["convert", "stone village_forest"], {"food": 1, "tools": -1, "stones": 1}),
    ("cave_art", ["learn fire_keeping", "idol honor"], {"hand": 1, "honor": 1}),
    ("clan_alliance", ["recruit hunter", "gain draw", "draw gatherer"], {"hand": 2}),
    ("adoption", ["enlist hunter", "enlist hunter"], {"discard": 2, "food": 1}),
    ("grand_burial", ["bury hand gatherer", "bury hand gatherer"], {"hand": -2, "buried": 2}),
    ("burial_mound", ["bury hand gatherer", "idol honor"], {"hand": -1, "buried": 1, "honor": 1, "food": 1}),
    ("communal_labor", [], {"halves": 8, "food": 1}),
    ("master_crafters", ["gain tool", "gain tool"], {"halves": 4, "tools": 2}),
    ("storage_pits", ["gain tool", "idol honor"], {"food": 2, "tools": 1, "honor": 1}),
    ("ritual_hunt", ["tip sloth"], {"animals": -1, "tipped": 1, "food": 4, "score": 3}),
]


def ready(*hand: str) -> EndlessWinter:
    """A game whose first player could do anything."""
    game = new_game(2, pattern=1)
    set_hand(game, 0, *hand)
    me = game.players[0]
    camp(game, 0, "c3", "c3")
    me.food, me.tools, me.built = 3, 2, 2
    me.animals = [0] * 7
    me.animals[animal("sloth")] = 1
    me.draw, me.discard = cards("gatherer", "gatherer", "brave"), ()
    game.ground = [0, 2, 0, 0, 0, 0, 0]
    game.site[game.pattern_site().find(0, 0, 0)] = 0
    game.stones = (0, 1)
    return game


def changes(game: EndlessWinter, lines: list[str]) -> dict[str, int]:
    """What the first player has more or less after these lines, what they count for in the end left out."""
    before = holdings(game, 0)
    play(game, *lines)
    after = holdings(game, 0)
    return {
        name: after[name] - count
        for name, count in before.items()
        if after[name] != count and name != "final"
    }


def test_every_culture_card_is_tried_here() -> None:
    tried = {name for name, _, _ in CASES} | {"village_founding"}
    assert tried == {name for at, name in enumerate(BOX.card_names) if at >= FIRST_CULTURE or at in (3, 4)}


@rule("EW-3.2", "EW-4.9")
@pytest.mark.parametrize(("name", "lines", "expected"), CASES, ids=[name for name, _, _ in CASES])
def test_a_culture_card_does_what_it_shows(name: str, lines: list[str], expected: dict[str, int]) -> None:
    game = ready(name, "gatherer", "gatherer")
    found = changes(game, [f"play {name}", *lines])
    assert found.pop("played") == 1
    assert {**found, "hand": found.get("hand", 0) + 1} == {**expected, "hand": expected.get("hand", 0)}
    assert (game.phase, any(game.pool), game.offer) == (PLAYING, False, -1)


@rule("EW-5.6")
@pytest.mark.parametrize("line", ["hand fire_keeping", "discard first_tools", "played foraging"])
def test_culture_cards_can_be_buried_too(line: str) -> None:
    game = ready("foraging", "fire_keeping")
    me = game.players[0]
    me.discard = cards("first_tools")
    play(game, "play foraging", "place member initiate", "walk", "rite", f"bury {line}")
    assert me.buried + me.secret == cards(line.split()[1])
    assert len(me.hand + me.discard + me.played) == 2


@rule("EW-7.7")
def test_village_founding_builds_a_village_without_food() -> None:
    game = ready("village_founding")
    camp(game, 0, "a1", "a2", "b2")
    game.players[0].food = 0
    found = changes(game, ["play village_founding", "village a1 a2 b2", "idol honor"])
    assert (found["villages"], found["honor"], found["camps"]) == (1, 1, -3)


@rule("EW-3.6", "EW-4.9")
@pytest.mark.parametrize(
    ("chief", "side", "column", "lines", "expected"),
    [
        ("tusk_breaker", "a", "hunt", [], {"halves": 4}),
        ("tusk_breaker", "b", "develop", ["call", "animal bison"], {"animals": 1}),
        ("thunder_claw", "a", "hunt", ["call", "gain draw", "draw brave"], {"hand": 1}),
        (
            "thunder_claw",
            "b",
            "hunt",
            ["call", "discard gatherer", "idol honor"],
            {"hand": -1, "discard": 1, "food": 2, "honor": 1},
        ),
        ("stone_carver", "a", "develop", [], {"halves": 4}),
        ("stone_carver", "b", "hunt", ["call", *BUILD], {"tools": -1, "megaliths": 1, "food": 2}),
        ("eye_hand", "a", "initiate", [], {"halves": 4}),
        ("eye_hand", "b", "hunt", ["call", "idol honor"], {"honor": 1}),
        ("fire_wolf", "a", "migrate", [], {"halves": 4}),
        ("fire_wolf", "b", "hunt", ["call", "move c3 b2", "move c3 b2"], {}),
    ],
)
def test_every_side_of_every_chief(
    chief: str, side: str, column: str, lines: list[str], expected: dict[str, int]
) -> None:
    game = ready("gatherer")
    set_chief(game, 0, chief, side)
    assert changes(game, [f"place chief {column}", *lines]) == expected


@pytest.mark.parametrize("tile", range(len(BOX.ice_names)))
def test_ice_finds_and_rest_tiles_bring_gains_of_the_box(tile: int) -> None:
    for gains in (BOX.ice_gains[tile], BOX.rest_gains[tile % len(BOX.rest_names)]):
        assert gains
        assert all(count > 0 for count in gains[1::2])
