"""Small decisions of Prehistory that are named in any order: payments, shamans, colours, members."""

import pytest

from support.prehistory.playing import autumn, give, land, lay_rite, play, put, spring, summer
from trilith.core.runs import PossibleRuns, run_at
from trilith.games import game_named
from trilith.games.prehistory.actions import ACTIONS
from trilith.games.prehistory.game import Prehistory

GAME = game_named("prehistory")


def run(game: Prehistory) -> PossibleRuns:
    """The run that begins here."""
    found = run_at(GAME, game)
    assert found is not None
    return found


def wholes(game: Prehistory) -> list[str]:
    """Every complete run, its actions strung together."""
    return [", ".join(action.text for action in whole.actions) for whole in run(game).wholes]


def test_two_of_three_kinds_can_be_paid_in_three_ways() -> None:
    game = spring(2)
    give(game, 0, "blue white red grey")
    play(game, "fish 2")
    assert wholes(game) == ["pay blue, pay red", "pay blue, pay white", "pay red"]  # then only white is left
    assert [action.text for action in run(game).offers([])] == ["pay blue", "pay red", "pay white"]


def test_shamans_are_named_in_any_order_and_a_card_ends_it() -> None:
    game = spring(2)
    lay_rite(game, 1, "painters_song")
    give(game, 0, "blue white grey")
    play(game, "ceremony 2")
    named = [ACTIONS.parse("shaman red white"), ACTIONS.parse("shaman grey blue")]
    whole = run(game).whole(named)
    assert whole is not None
    assert [action.text for action in whole.actions] == ["shaman grey blue", "shaman red white"]
    assert [action.text for action in whole.ends] == ["card 1", "no_card"]


def test_in_summer_a_ceremony_may_end_without_a_move() -> None:
    game = summer(2, 4)
    give(game, 0, "", "yellow")
    play(game, "ceremony 1")
    assert wholes(game)[0] == ""
    assert len(wholes(game)) == 1 + 9


def test_colours_of_choice_are_named_in_any_order() -> None:
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    land(game, "e4", "middle_6")
    give(game, 0, bones=2)
    play(game, "spend_bone", "send e5", "to e4", "take")
    assert len(wholes(game)) == 21  # two of six colours, equal or not
    named = [ACTIONS.parse("choose white"), ACTIONS.parse("choose grey")]
    assert run(game).whole(named) is not None


def test_members_are_called_back_in_any_order() -> None:
    game = autumn(2)
    game.players[0].home, game.players[0].supply = 4, 6
    put(game, 0, "e5", standing=2)
    put(game, 0, "f4", standing=1)
    give(game, 0, bones=2)
    play(game, "spend_bone", "send e5", "to e4", "build e4", "camp 4")
    assert wholes(game) == ["recall e4, recall e5", "recall e4, recall f4", "recall e5"]


@pytest.mark.parametrize("line", ["paint 1_2", "pass", "end", "send e5"])
def test_other_decisions_are_made_one_by_one(line: str) -> None:
    assert ACTIONS.parse(line).verb not in GAME.named | GAME.ends
