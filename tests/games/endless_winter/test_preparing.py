"""Rulebook page 11: the preparation phase in its three forms."""

import pytest

from support.endless_winter.playing import cards, new_game, set_hand
from support.rules import rule
from trilith.core.chance import EVERYONE
from trilith.core.state import CHANCE
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import HOME, NOTHING, PLAYING, PREPARING, SECOND_ERA


def after_round(round_number: int, seats: int = 2) -> EndlessWinter:
    """A game at the end of the eclipse of this round, two open culture cards taken."""
    game = new_game(seats)
    game.round = round_number
    if round_number > 2:
        game.display = list(range(SECOND_ERA, SECOND_ERA + 8))
        game.culture_piles = [(), tuple(range(SECOND_ERA + 8, SECOND_ERA + 20))]
    game.display[1] = game.display[6] = NOTHING
    for player in game.players:
        player.figures = [0, 1, 4]
    game.first_in = [0, 1, NOTHING, 0]
    game.phase, game.step, game.at = PREPARING, 0, 0
    game.settle()
    return game


def prepared(game: EndlessWinter) -> EndlessWinter:
    """The same game when its preparation is over, luck always bringing the least."""
    while game.actor() == CHANCE:
        game.resolve(game.chance().cases()[0][0])
    return game


@rule("EW-11.14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_figures_go_home_and_the_hunting_ground_is_filled(seats: int) -> None:
    game = new_game(seats)
    game.ground = [0, 1, 0, 0, 0, 0, 0]
    for player in game.players:
        player.figures = [0, 1, 4]
    game.first_in = [0, 1, NOTHING, 0]
    game.phase, game.step = PREPARING, 0
    game.settle()
    prepared(game)
    assert all(player.figures == [HOME] * 3 for player in game.players)
    assert (sum(game.ground), game.first_in) == (seats + 1, [NOTHING] * 4)
    assert (game.round, game.phase, game.turn) == (2, PLAYING, game.order[0])


@rule("EW-11.14")
def test_a_full_hunting_ground_is_left_alone() -> None:
    game = new_game(2)
    game.ground = [0, 6, 0, 0, 0, 0, 0]
    game.phase, game.step = PREPARING, 0
    game.settle()
    assert sum(prepared(game).ground) == 6


@rule("EW-11.15")
def test_after_the_first_round_the_display_is_filled_from_the_first_era() -> None:
    game = prepared(after_round(1))
    assert NOTHING not in game.display
    assert all(10 <= card < SECOND_ERA for card in game.display)
    assert len(game.culture_piles[0]) == 10


@rule("EW-11.15")
def test_after_the_second_round_all_open_cards_are_of_the_second_era() -> None:
    game = prepared(after_round(2))
    assert NOTHING not in game.display
    assert all(card >= SECOND_ERA for card in game.display)
    assert [len(pile) for pile in game.culture_piles] == [0, 12]


@rule("EW-11.15")
def test_after_the_third_round_the_display_is_filled_from_the_second_era() -> None:
    game = after_round(3)
    kept = [card for card in game.display if card != NOTHING]
    prepared(game)
    assert NOTHING not in game.display
    assert set(kept) <= set(game.display)
    assert len(game.culture_piles[1]) == 10


@rule("EW-11.16", "EW-15.1")
def test_everyone_draws_five_cards_on_top_of_the_hand_unseen_by_others() -> None:
    game = new_game(2)
    for seat in (0, 1):
        set_hand(game, seat, "hunter", "elder", "scout")
        game.players[seat].draw = cards(*["gatherer"] * 7)
    game.phase, game.step = PREPARING, 0
    game.settle()
    seen_by = []
    while game.actor() == CHANCE:
        if game.chance().seen_by != EVERYONE:
            seen_by.append(game.chance().seen_by)
        game.resolve(game.chance().cases()[0][0])
    assert seen_by == [0] * 5 + [1] * 5
    assert all(len(player.hand) == 8 for player in game.players)


@rule("EW-11.17")
def test_these_cards_cannot_become_a_lesser_income() -> None:
    game = new_game(2)
    set_hand(game, 0)
    game.players[0].draw = cards("gatherer", "gatherer")
    game.players[0].discard = ()
    game.phase, game.step = PREPARING, 0
    game.settle()
    decided = []
    while game.phase == PREPARING:
        decided.append(game.actor())
        game.resolve(game.chance().cases()[0][0])
    assert set(decided) == {CHANCE}
    assert len(game.players[0].hand) == 2  # there were no more


@rule("EW-2.3", "EW-11.16")
def test_a_short_draw_pile_is_shuffled_on_the_way() -> None:
    game = new_game(2)
    set_hand(game, 0)
    game.players[0].draw = cards("gatherer", "gatherer")
    game.players[0].discard = cards("hunter", "hunter", "hunter", "hunter")
    game.phase, game.step = PREPARING, 0
    game.settle()
    prepared(game)
    assert (len(game.players[0].hand), len(game.players[0].draw)) == (5, 1)
