"""Rulebook page 10: what the piles of the eclipse count, and who comes first."""

from support.endless_winter.playing import (
    cards,
    end_action_phase,
    last_turns,
    names_of,
    new_game,
    refused,
    rest,
    set_hand,
)
from support.playing import listen
from support.rules import rule
from support.worked_examples import as_told
from trilith.games.endless_winter.events import NEW_PLACE
from trilith.games.endless_winter.names import (
    ECLIPSE,
    HALVES,
)
from trilith.games.endless_winter.rules import eclipse

TURQUOISE, YELLOW, RED = range(3)


@rule("EW-11.1", "EW-11.2")
def test_culture_cards_in_a_pile_count_nothing_and_return_to_the_hand() -> None:
    game = new_game(2)
    set_hand(game, 0, "gatherer")
    last_turns(game, ("hunter", "fire_keeping", "foraging"), ())
    end_action_phase(game)
    me = game.players[0]
    assert (names_of(me.hand), names_of(me.pile)) == (["gatherer", "foraging", "fire_keeping"], ["hunter"])
    assert eclipse.strength(game, me) == 2


@rule("EW-11.2", "EW-3.11")
def test_resting_figures_and_printed_labour_count_but_no_extra_labour() -> None:
    game = new_game(2)
    me = game.players[0]
    me.pile = cards("hunter", "brave", "gatherer")
    rest(me, 2)
    assert eclipse.strength(game, me) == 3 + 3 + 2 + 3 + 1


@rule("EW-11.2")
def test_of_equal_cards_in_a_pile_each_counts() -> None:
    game = new_game(2)
    me = game.players[0]
    me.pile = cards("gatherer", "gatherer", "hunter", "hunter")
    assert eclipse.strength(game, me) == 1 + 1 + 2 + 2


@rule("EW-11.2")
def test_no_food_is_spent_for_labour_in_the_eclipse() -> None:
    game = new_game(2)
    last_turns(game, (), ())
    end_action_phase(game)
    assert game.phase == ECLIPSE
    assert refused(game, "eat") == "EW-11.2"
    assert refused(game, "camp") == "EW-2.7"


@rule("EW-11.3", "EW-11.4")
def test_turquoise_leads_and_red_passes_yellow_as_in_the_rulebook() -> None:
    game = new_game(3)
    last_turns(game, ("brave",), (), ("shaman",))
    rest(game.players[TURQUOISE], 1)
    rest(game.players[YELLOW], 1)
    rest(game.players[RED], 0)
    strength = [eclipse.strength(game, player) for player in game.players]
    assert strength == [6, 3, 3]
    resting, brave = game.box.rest_labour / HALVES, game.box.labour[cards("brave")[0]] / HALVES
    turquoise, yellow, red = (strength[seat] / HALVES for seat in (TURQUOISE, YELLOW, RED))
    as_told("endless_winter", "eclipse-order", turquoise, resting, brave, red, yellow)
    events = listen(game)
    end_action_phase(game)
    assert game.order == [TURQUOISE, RED, YELLOW]
    places = {event.player: event.first for event in events if event.kind == NEW_PLACE}
    assert places == {TURQUOISE: 0, RED: 1, YELLOW: 2}


@rule("EW-11.4")
def test_with_no_labour_at_all_the_order_is_turned_round() -> None:
    game = new_game(4)
    last_turns(game, (), (), (), ())
    end_action_phase(game)
    assert game.order == [3, 2, 1, 0]


@rule("EW-11.4")
def test_a_tie_goes_to_whoever_was_later_in_this_round_wherever_they_sit() -> None:
    game = new_game(3)
    game.order = [2, 0, 1]
    last_turns(game, ("hunter",), ("hunter",), ("hunter",))
    end_action_phase(game)
    assert game.order == [1, 0, 2]
