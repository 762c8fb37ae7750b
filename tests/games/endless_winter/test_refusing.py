"""A refusal names the rule that a player would look for: what forbids it, or the decision that is due instead."""

import pytest

from support.endless_winter.playing import (
    camp,
    gain,
    juncture,
    new_game,
    play,
    refused,
    set_hand,
    stone,
    turn_of,
    unset_table,
)
from support.rules import rule
from trilith.core.playout import playout
from trilith.core.rng import Stream
from trilith.core.state import CHANCE
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import (
    CHOSEN_CHIEFS,
    CHOSEN_SETUPS,
    LAYING,
    MEGALITH,
    MOVE,
    NEUTRAL,
    REVEAL,
    TOOL,
    VILLAGE,
)

COLUMNS = ("initiate", "develop", "migrate", "hunt")


def until_somebody_decides(setup: int) -> EndlessWinter:
    """A table whose set-up has come to its first decision."""
    game = unset_table(2, setup)
    while game.actor() == CHANCE:
        game.resolve(game.chance().cases()[0][0])
    return game


@rule("EW-1.6", "EW-13.3")
@pytest.mark.parametrize(
    ("setup", "number"), [(0, "EW-1.6"), (CHOSEN_SETUPS, "EW-1.6"), (CHOSEN_CHIEFS, "EW-13.3")]
)
def test_during_the_set_up_it_is_what_must_be_chosen_now(setup: int, number: str) -> None:
    game = until_somebody_decides(setup)
    for line in ("place member hunt", "setup setup_1", "discard gatherer", "done"):
        assert refused(game, line) == number


@rule("EW-13.2")
def test_when_set_up_cards_are_chosen_it_is_their_rule() -> None:
    game = until_somebody_decides(CHOSEN_SETUPS)
    while game.actor() == CHANCE or refused(game, "side a") == "":
        if game.actor() == CHANCE:
            game.resolve(game.chance().cases()[0][0])
        else:
            play(game, "side a")
    assert refused(game, "side a") == refused(game, "place member hunt") == "EW-13.2"


@rule("EW-3.5")
@pytest.mark.parametrize(
    "line",
    [
        *("chief fire_wolf", "side a", "setup setup_1", "tile open", "discard gatherer", "lay gatherer"),
        *("walk", "end", "done", "camp", "reveal", "eat", "convert", "gain tool"),
    ],
)
def test_before_a_figure_is_placed_it_is_that_one_must_be(line: str) -> None:
    assert refused(new_game(2), line) == "EW-3.5"


@rule("EW-5.1", "EW-6.1", "EW-7.1", "EW-8.1")
@pytest.mark.parametrize(
    ("column", "number"), [*zip(COLUMNS, ("EW-5.1", "EW-6.1", "EW-7.1", "EW-8.1"), strict=True)]
)
def test_at_the_top_of_a_column_it_is_what_can_be_done_there(column: str, number: str) -> None:
    game = turn_of(column, food=3, tools=3)
    for line in (
        "done",
        "build 1 1 2",
        "idol honor",
        "lay gatherer",
        "tile open",
        "side a",
        "bury hand gatherer",
    ):
        assert refused(game, line) == number


@rule("EW-5.5", "EW-6.2", "EW-7.4", "EW-8.6")
@pytest.mark.parametrize(
    ("column", "number"), [*zip(COLUMNS, ("EW-5.5", "EW-6.2", "EW-7.4", "EW-8.6"), strict=True)]
)
def test_in_the_middle_of_a_column_it_is_what_can_be_done_there(column: str, number: str) -> None:
    game = turn_of(column)
    play(game, "walk")
    for line in ("done", "build 1 1 2", "idol honor", "enlist elder", "discard gatherer"):
        assert refused(game, line) == number


@rule("EW-3.8")
@pytest.mark.parametrize(
    ("column", "top", "middle"),
    [
        ("initiate", "recruit hunter", "rite"),
        ("develop", "learn fire_keeping", "stone village_forest"),
        ("migrate", "camp", "village a1 a2 b2"),
        ("migrate", "move c3 b2", "village a1 a2 b2"),
        ("hunt", "reveal", "tip sloth"),
        ("hunt", "hunt sloth", "tip sloth"),
    ],
)
def test_what_belongs_to_another_part_of_the_column_waits_or_is_past(
    column: str, top: str, middle: str
) -> None:
    game = turn_of(column)
    game.first_in = [1, 1, 1, 1]
    assert refused(game, middle) == refused(game, "end") == "EW-3.8"
    play(game, "walk")
    assert refused(game, top) == refused(game, "end") == "EW-3.8"
    play(game, "walk")
    assert refused(game, top) == refused(game, middle) == refused(game, "walk") == "EW-3.8"
    assert refused(game, "build 1 1 2") == refused(game, "done") == "EW-3.12"


@rule("EW-3.11", "EW-3.2", "EW-4.6")
def test_on_the_rest_space_it_is_the_rule_of_resting() -> None:
    game = new_game(2)
    set_hand(game, 0, "hunter", "fire_keeping")
    play(game, "place member rest", "lesser draw tool", "done")
    for line in ("walk", "camp", "tip sloth", "play hunter", "done"):
        assert refused(game, line) == "EW-3.11"
    assert refused(game, "play fire_keeping") == "EW-3.2"
    assert refused(game, "eat") == "EW-4.6"
    assert refused(game, "convert") == "EW-4.9"


@rule("EW-3.13")
def test_while_cards_are_laid_it_is_the_rule_of_the_eclipse_pile() -> None:
    game = new_game(2)
    game.phase = LAYING
    for line in ("place member hunt", "walk", "end", "play gatherer", "camp", "side a"):
        assert refused(game, line) == "EW-3.13"


@rule("EW-2.7", "EW-9.7", "EW-3.6", "EW-4.4")
def test_while_something_is_gained_it_is_that_this_comes_first() -> None:
    game = turn_of("hunt")
    game.pool[TOOL] = 1
    for line in (
        "walk",
        "end",
        "reveal",
        "play gatherer",
        "side a",
        "tile open",
        "discard gatherer",
        "lay gatherer",
    ):
        assert refused(game, line) == "EW-2.7"
    assert refused(game, "gain draw") == "EW-2.6"
    game.arrow, game.pool[NEUTRAL] = 0, 1
    assert refused(game, "gain tool") == refused(game, "side a") == "EW-9.7"
    game = new_game(2)
    gain(game, 0, (TOOL, 1))
    assert (refused(game, "call"), refused(game, "use shaman")) == ("EW-3.6", "EW-4.4")


@rule("EW-2.12", "EW-7.4", "EW-7.5", "EW-7.7")
def test_a_village_is_refused_by_what_it_lacks() -> None:
    game = turn_of("migrate", food=3)
    play(game, "walk")
    camp(game, 0, "a1", "a2")
    assert refused(game, "village a1 a2 b2") == "EW-7.4"
    game.villages[juncture("a1", "a2", "b2")] = 1
    assert refused(game, "village a1 a2 b2") == "EW-7.5"
    for at, owner in enumerate((0, 0, 0)):
        game.villages[juncture("d3", "e2", "e3") - at] = owner
    assert refused(game, "village a2 a3 b3") == "EW-2.12"
    game = new_game(2)
    camp(game, 0, "a1", "a2")
    gain(game, 0, (VILLAGE, 1), (MOVE, 1))
    assert refused(game, "village a1 a2 b2") == "EW-7.7"


@rule("EW-8.1", "EW-8.2", "EW-8.9")
def test_animals_are_not_turned_up_without_labour_room_or_pile() -> None:
    game = turn_of("hunt")
    assert refused(game, "reveal") == "EW-8.1"
    game.ground = [6, 0, 0, 0, 0, 0, 0]
    assert refused(game, "reveal") == "EW-8.2"
    game.pool[REVEAL] = game.pool[TOOL] = 1
    assert refused(game, "reveal") == "EW-8.9"


@rule("EW-2.2")
def test_after_the_end_it_is_that_the_last_eclipse_was_the_last() -> None:
    game = new_game(2)
    playout(game, Stream(1))
    assert refused(game, "place member hunt") == refused(game, "done") == "EW-2.2"


@rule("EW-2.7")
@pytest.mark.parametrize(
    "line",
    [
        *(
            "idol honor",
            "build 1 1 2",
            "learn sledges",
            "hunt sloth",
            "reveal",
            "tip sloth",
            "bury hand gatherer",
        ),
        *(
            "camp",
            "move c3 b2",
            "village a1 a2 b2",
            "recruit hunter",
            "enlist hunter",
            "stone village_forest",
        ),
        "convert",
    ],
)
def test_while_a_tool_is_gained_nothing_else_is(line: str) -> None:
    game = new_game(2)
    gain(game, 0, (TOOL, 1))
    assert refused(game, line) == "EW-2.7"


@rule("EW-3.5")
def test_one_figure_is_placed_in_a_turn() -> None:
    assert refused(turn_of("hunt"), "place chief hunt") == "EW-3.5"


@rule("EW-3.3", "EW-4.9")
@pytest.mark.parametrize("card", ["foraging", "fire_keeping", "flint_knapping", "hide_tanning"])
def test_a_card_owed_for_a_culture_card_is_owed_by_its_rule(card: str) -> None:
    game = new_game(2)
    set_hand(game, 0, "smokehouse", card, "gatherer")
    play(game, "play smokehouse", f"play {card}")
    assert refused(game, "place member hunt") == refused(game, "discard brave") == "EW-3.3"
    assert refused(game, "discard gatherer") == ""


@rule("EW-3.2", "EW-4.1", "EW-5.3")
def test_a_card_is_refused_by_where_it_is_and_when_it_came() -> None:
    game = new_game(2)
    set_hand(game, 0, "gatherer")
    assert refused(game, "play fire_keeping") == "EW-3.2"
    game = turn_of("initiate", "gatherer", tools=1)
    assert refused(game, "play shaman") == "EW-4.1"
    game.labour = 2
    play(game, "recruit shaman")
    assert refused(game, "play shaman") == "EW-5.3"


@rule("EW-2.4", "EW-4.9", "EW-6.3")
def test_a_price_or_a_card_that_is_not_there_is_named() -> None:
    game = new_game(2)
    game.players[0].draw = game.players[0].discard = ()
    gain(game, 0, (MEGALITH, 1))
    assert refused(game, "lesser megalith draw") == "EW-2.4"
    game = turn_of("hunt", "shaman")
    game.players[0].stones = (0, 1, 2)
    play(game, "play shaman")
    assert refused(game, "use shaman") == "EW-4.9"
    game = turn_of("develop")
    game.round, game.stones = 3, (stone("village_forest"), stone("buried"))
    play(game, "walk")
    assert refused(game, "stone buried") == "EW-6.3"
