"""What the rulebook says is in the box, and what is reconstructed says so."""

import tomllib
from copy import deepcopy
from importlib.resources import files
from typing import Any

import pytest

from support.endless_winter.playing import BOX, new_game, play, refused, set_chief
from support.rules import rule
from trilith.games import game_named
from trilith.games.endless_winter.actions import ACTIONS, CARD_NAMES, STONE_NAMES, VERBS
from trilith.games.endless_winter.components import load_box
from trilith.games.endless_winter.names import GAINS, GROUPS, HALVES

FOLDER = files("trilith.games.endless_winter") / "data"
FILES = ("animals", "cards", "chiefs", "land", "modules", "site", "start", "stones")


@rule("EW-1.1", "EW-1.3", "EW-1.4")
def test_the_cards_are_as_many_as_the_rulebook_counts() -> None:
    groups: dict[str, int] = {}
    for card, copies in enumerate(BOX.card_copies):
        group = GROUPS[BOX.card_groups[card]]
        groups[group] = groups.get(group, 0) + copies
    assert groups == {"start": 7, "start_culture": 2, "tribe": 75, "culture_1": 20, "culture_2": 20}


@rule("EW-1.2", "EW-1.5", "EW-1.13", "EW-14.1", "EW-14.6")
def test_stones_animals_and_tiles_are_as_many_as_the_rulebook_counts() -> None:
    assert (BOX.stone_eras.count(1), BOX.stone_eras.count(2)) == (10, 10)
    assert sum(BOX.animal_copies) == 60
    assert sum(BOX.terrain_copies) == 25
    assert (BOX.terrain_copies[BOX.glacier], BOX.terrain_copies[BOX.base_terrain]) == (6, 1)
    assert (len(BOX.ice_names), len(BOX.rest_names), len(BOX.chief_names)) == (10, 5, 5)
    assert (len(BOX.setup_names), len(BOX.tile_names)) == (5, 4)


@rule("EW-4.2", "EW-4.3")
def test_what_the_rulebook_prints_on_cards_is_there() -> None:
    printed = {"hunter": 1, "shaman": 1.5, "experienced_gatherer": 1.5, "brave": 1.5}
    for name, labour in printed.items():
        assert BOX.labour[CARD_NAMES.index(name)] == labour * HALVES


@pytest.mark.parametrize("file", FILES)
def test_everything_says_where_it_was_read(file: str) -> None:
    tables = tomllib.loads((FOLDER / f"{file}.toml").read_text(encoding="utf-8"))
    for rows in tables.values():
        assert all(row["source"] for row in rows)


def test_names_of_the_notation_are_the_names_of_the_box() -> None:
    assert BOX.card_names == CARD_NAMES
    assert BOX.stone_names == STONE_NAMES
    assert len({action.text for action in ACTIONS.all}) == len(ACTIONS.all)
    assert {action.text.split()[0] for action in ACTIONS.all} == set(VERBS)


def test_every_gain_is_used_by_something() -> None:
    used = {
        kind
        for gains in (
            *(effect.gain + effect.reward for effect in BOX.effects),
            *BOX.eclipse,
            *BOX.animal_tips,
            *BOX.stone_incomes,
        )
        for kind in gains[::2]
    }
    assert {GAINS[kind] for kind in used} >= set(GAINS) - {"neutral"}


@rule("EW-1.16")
def test_two_three_or_four_play() -> None:
    assert list(game_named("endless_winter").seats) == [2, 3, 4]


@rule("EW-3.6")
def test_a_chief_of_a_pack_may_bring_labour_and_have_another_ability() -> None:
    tables: Any = deepcopy(game_named("endless_winter").pack.tables)
    side = next(each for each in tables["chiefs"]["side"] if (each["id"], each["side"]) == ("eye_hand", "b"))
    side |= {"extra_labour": 1, "extra_in": "hunt"}
    game = new_game(2)
    game.box = load_box(tables)
    set_chief(game, 0, "eye_hand", "b")
    play(game, "place chief hunt")
    assert game.labour == HALVES
    play(game, "call", "idol honor")
    assert refused(game, "call") == "EW-3.6"


@rule("EW-3.6", "EW-6.4")
def test_a_chief_of_a_pack_is_not_paid_for_a_fourth_stone() -> None:
    tables: Any = deepcopy(game_named("endless_winter").pack.tables)
    side = next(
        each for each in tables["chiefs"]["side"] if (each["id"], each["side"]) == ("stone_carver", "b")
    )
    side["in_return"] = [["stone", 1]]
    game = new_game(2)
    game.box = load_box(tables)
    set_chief(game, 0, "stone_carver", "b")
    me = game.players[0]
    me.stones, game.stones, me.tools = (0, 1, 2), (3, 4), 1
    play(game, "place chief hunt")
    assert refused(game, "call") == "EW-6.4"
    me.stones = (0, 1)
    play(game, "call", "stone village_wetland")
    assert list(me.stones) == [0, 1, 3]
    assert me.tools == 0
