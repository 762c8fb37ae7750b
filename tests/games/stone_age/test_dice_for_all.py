"""Overview sheet: the cards for which everybody takes a die."""

import pytest

from support.playing import offered
from support.rules import rule
from support.stone_age.playing import CARD_1, card, give, lay_card, new_game, play, refused, send
from support.worked_examples import as_told
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import ACTING, FIELD, SHARING


def rolled(seats: int, buyer: int, roll: str) -> StoneAge:
    """A table on which this player has bought dice for everyone and rolled them, and still has a person out."""
    game = new_game(seats)
    game.phase = ACTING
    game.starter = game.turn = buyer
    send(game, buyer, CARD_1, 1)
    send(game, buyer, FIELD, 1)
    lay_card(game, CARD_1, "time_dice")
    give(game, buyer, wood=1)
    play(game, "buy card_1", "pay wood", roll)
    return game


@rule("SA-6.5", "SA-6.6")
def test_red_of_the_rulebook_takes_a_tool_blue_a_step_and_green_and_yellow_a_brick() -> None:
    game = rolled(4, 0, "roll 2 2 5 6")
    play(game, "pick 5", "pick 6", "pick 2", "pick 2")
    assert [player.tools for player in game.players] == [[1, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]
    assert [player.track for player in game.players] == [0, 1, 0, 0]
    assert [player.goods[1:] for player in game.players] == [[0] * 4, [0] * 4, [0, 1, 0, 0], [0, 1, 0, 0]]
    assert (game.phase, game.turn) == (ACTING, 0)
    as_told("stone_age", "dice", *[len(game.players)] * 2, 2, 2, 5, 6, 5, 6)


@rule("SA-6.6")
@pytest.mark.parametrize(
    ("face", "goods", "tools", "track"),
    [
        (1, [12, 1, 0, 0, 0], [0, 0, 0], 0),
        (2, [12, 0, 1, 0, 0], [0, 0, 0], 0),
        (3, [12, 0, 0, 1, 0], [0, 0, 0], 0),
        (4, [12, 0, 0, 0, 1], [0, 0, 0], 0),
        (5, [12, 0, 0, 0, 0], [1, 0, 0], 0),
        (6, [12, 0, 0, 0, 0], [0, 0, 0], 1),
    ],
)
def test_each_face_stands_for_one_gain(face: int, goods: list[int], tools: list[int], track: int) -> None:
    game = rolled(2, 0, f"roll {face} {face}")
    play(game, f"pick {face}", f"pick {face}")
    for player in game.players:
        assert (player.goods, player.tools, player.track) == (goods, tools, track)


@rule("SA-6.5")
@pytest.mark.parametrize(("buyer", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_the_buyer_takes_a_die_first_then_the_others_clockwise(buyer: int, order: list[int]) -> None:
    game = rolled(3, buyer, "roll 1 3 3")
    turns = []
    for line in ("pick 3", "pick 1", "pick 3"):
        assert game.phase == SHARING
        turns.append(game.actor())
        play(game, line)
    assert turns == order
    assert (game.phase, game.turn, offered(game)) == (ACTING, buyer, ["take field"])


@rule("SA-6.5")
def test_only_dice_that_are_left_are_offered() -> None:
    game = rolled(3, 0, "roll 2 2 6")
    assert offered(game) == ["pick 2", "pick 6"]
    assert refused(game, "pick 1") == "SA-6.5"
    play(game, "pick 6")
    assert offered(game) == ["pick 2"]
    assert refused(game, "pick 6") == "SA-6.5"
    play(game, "pick 2")
    assert offered(game) == ["pick 2"]


@rule("SA-6.7")
@pytest.mark.parametrize("line", ["tool 1", "one_use 4"])
def test_no_tool_changes_the_dice_for_everyone(line: str) -> None:
    game = rolled(2, 0, "roll 1 1")
    game.players[0].tools = [4, 4, 4]
    game.players[0].opened = (card("toolmaker_one_use_4"),)
    assert refused(game, line) == "SA-6.7"


@rule("SA-6.5")
@pytest.mark.parametrize("line", ["keep", "take field", "place hunt 1", "pay wood", "starve"])
def test_while_dice_are_taken_nothing_else_is_done(line: str) -> None:
    assert refused(rolled(2, 0, "roll 1 1"), line) == "SA-6.5"
