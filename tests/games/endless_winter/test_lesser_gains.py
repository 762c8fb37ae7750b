"""Rulebook pages 7 and 20: what a gain may become instead, and a card that cannot be drawn."""

import pytest

from support.endless_winter.playing import (
    cards,
    gain,
    names_of,
    new_game,
    offers,
    play,
    refused,
    set_hand,
)
from support.rules import rule
from support.worked_examples import as_told
from trilith.games.endless_winter.names import (
    DRAW,
    ENLIST,
    IDOL,
    MEGALITH,
    TOOL,
    TRACKS,
)


@rule("EW-2.4")
def test_where_no_card_can_be_drawn_a_lesser_income_is_left() -> None:
    game = new_game(2)
    me = game.players[0]
    me.draw = me.discard = ()
    gain(game, 0, (DRAW, 1))
    assert refused(game, "gain draw") == "EW-2.4"
    assert offers(game, "lesser") == ["draw food", "draw tool", "draw offering", "draw honor"]
    assert refused(game, "done") == "EW-2.4"  # one of them must be chosen
    game = new_game(2)
    game.players[0].draw = game.players[0].discard = ()
    gain(game, 0, (MEGALITH, 1))
    assert "megalith draw" not in offers(game, "lesser")


@rule("EW-2.4")
def test_with_both_piles_empty_only_the_card_must_become_something_lesser() -> None:
    game = new_game(2)
    me = game.players[0]
    me.draw = me.discard = ()
    me.tools = 0
    gain(game, 0, (DRAW, 1), (TOOL, 1))
    assert refused(game, "done") == "EW-2.4"
    play(game, "lesser draw honor", "done")
    assert (me.honor, me.tools) == (1, 0)


@rule("EW-2.4", "EW-2.3")
def test_a_tribe_card_gained_meanwhile_can_be_drawn_from_the_empty_piles() -> None:
    game = new_game(2)
    me = game.players[0]
    set_hand(game, 0)
    me.draw = me.discard = ()
    gain(game, 0, (DRAW, 1), (ENLIST, 1))
    play(game, "enlist hunter")
    assert refused(game, "done") == ""
    play(game, "gain draw", "draw hunter")
    assert names_of(me.hand) == ["hunter"]


@rule("EW-2.5")
@pytest.mark.parametrize(
    ("kind", "ways"),
    [
        (MEGALITH, ["food", "tool", "offering", "honor", "draw"]),
        (DRAW, ["food", "tool", "offering", "honor"]),
        (IDOL, ["food", "tool"]),
        (TOOL, ["food"]),
    ],
)
def test_everything_further_down_the_chain_may_be_taken_instead(kind: int, ways: list[str]) -> None:
    game = new_game(2)
    game.players[0].draw = cards("gatherer")
    gain(game, 0, (kind, 1))
    assert [line.split()[1] for line in offers(game, "lesser")] == ways


@rule("EW-2.5")
def test_a_megalith_may_become_four_lesser_incomes_and_a_tool_one_as_in_the_rulebook() -> None:
    kinds = []
    for kind in (MEGALITH, TOOL):
        game = new_game(2)
        game.players[0].draw = cards("gatherer")
        gain(game, 0, (kind, 1))
        ways = {line.split()[1] for line in offers(game, "lesser")}
        kinds.append(len({"idol" if way in TRACKS else way for way in ways}))
    as_told("endless_winter", "lesser", 1, kinds[0], 1, kinds[1])


@rule("EW-2.5")
@pytest.mark.parametrize(
    ("way", "food", "tools", "offering", "honor"),
    [("food", 1, 0, 0, 0), ("tool", 0, 1, 0, 0), ("offering", 0, 0, 1, 0), ("honor", 0, 0, 0, 1)],
)
def test_a_megalith_may_become_anything_lesser(
    way: str, food: int, tools: int, offering: int, honor: int
) -> None:
    game = new_game(2)
    me = game.players[0]
    me.food = me.tools = 0
    gain(game, 0, (MEGALITH, 1))
    play(game, f"lesser megalith {way}")
    assert (me.food, me.tools, me.offering, me.honor, me.built) == (food, tools, offering, honor, 0)
    assert game.pool[MEGALITH] == 0


@rule("EW-2.5")
def test_a_megalith_may_become_a_card() -> None:
    game = new_game(2)
    game.players[0].draw = cards("gatherer")
    gain(game, 0, (MEGALITH, 1))
    play(game, "lesser megalith draw", "draw gatherer")
    assert game.players[0].draw == ()


@rule("EW-2.5", "EW-2.11")
def test_with_ten_tools_everything_else_further_down_the_chain_is_left() -> None:
    game = new_game(2)
    me = game.players[0]
    me.draw, me.tools = cards("gatherer"), 10
    gain(game, 0, (MEGALITH, 1))
    assert offers(game, "lesser") == [f"megalith {way}" for way in ("food", "offering", "honor", "draw")]
    me.tools, me.honor = 0, 8
    assert offers(game, "lesser") == [f"megalith {way}" for way in ("food", "tool", "offering", "draw")]
