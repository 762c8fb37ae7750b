"""What is on the table for one player's eyes, and what is not."""

import json
from typing import Any

import pytest

from support.prehistory.playing import (
    autumn,
    celebrate,
    found_camp,
    give,
    laid_table,
    play,
    put,
    spring,
    stone,
    unset_table,
)
from support.rules import rule
from trilith.core.state import SPECTATOR
from trilith.games.prehistory import GAME
from trilith.games.prehistory.actions import ACTIONS
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import OVER
from trilith.games.prehistory.rules.autumn import payable, within_reach
from trilith.games.prehistory.view import view

OWN = {"cards", "earned", "final", "total"}


def seen(game: Prehistory, viewer: int) -> Any:
    """The view as a client gets it."""
    return json.loads(json.dumps(view(game, viewer)))


@rule("PH-12.6")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_ceremony_cards_are_named_to_their_owner_and_shown_to_all_by_value(viewer: int) -> None:
    game = spring(2)
    celebrate(game, 0, "handprints", "great_cave")
    celebrate(game, 1, "painters_song")
    shown = seen(game, viewer)
    for seat, board in enumerate(shown["players"]):
        assert (board.keys() >= OWN) == (seat == viewer)
        assert ("cards" in board) == (seat == viewer)
    assert [board["face_down"] for board in shown["players"]] == [[1, 3], [2]]
    if viewer == 0:
        assert shown["players"][0]["cards"] == ["handprints", "great_cave"]


@rule("PH-12.6")
def test_when_the_game_is_over_all_cards_are_turned_up() -> None:
    game = spring(2)
    celebrate(game, 1, "painters_song")
    game.phase = OVER
    shown = seen(game, 0)
    assert shown["players"][1]["cards"] == ["painters_song"]
    assert shown["turn"] is None


def test_everybody_sees_the_ring() -> None:
    game = spring(2)
    stone(game, "hunting", "white")
    shown = seen(game, SPECTATOR)
    assert shown["triliths"][3] == {
        "deed": "hunting",
        "stones": ["white", None],
        "full": False,
        "capstone": {"blue": 1},
    }
    assert shown["central"] == "wheel_1"
    assert shown["steps"] == {"grey": 2, "blue": 1, "red": 1, "brown": 2, "yellow": 1, "white": 3}


def test_prices_are_shown_as_they_are_and_after_a_turn() -> None:
    shown = seen(spring(2), SPECTATOR)["prices"]
    assert shown["fishing"]["now"] == ["blue", "white", "red"]
    assert shown["fishing"]["right"] == ["white", "red", "grey"]
    assert shown["fishing"]["left"] == ["brown", "blue", "white"]
    assert shown["painting"]["now"]["hand"] == "grey"
    assert shown["painting"]["right"]["hand"] == "red"
    assert seen(unset_table(2), 0)["prices"] == {}


def test_the_map_shows_camps_and_members() -> None:
    game = spring(2)
    found_camp(game, 1, "e4", 3)
    put(game, 1, "e4", standing=1)
    put(game, 0, "e5", standing=2)
    fields = {each["field"]: each for each in seen(game, 0)["map"]}
    assert fields["e4"] == {
        "field": "e4",
        "land": "campsite",
        "camp": "3",
        "owner": 1,
        "player": 1,
        "standing": 1,
        "lying": 0,
    }
    assert fields["e5"] == {"field": "e5", "land": "start_camp", "waiting": [2, 0]}
    assert len(fields) == 37


def test_the_weather_shows_this_and_next_years_income() -> None:
    board = seen(spring(2), 0)["players"][0]
    assert board["income"] == {"grey": 3, "blue": 1, "red": 2, "brown": 1, "yellow": 2, "white": 0}
    assert board["income_next"] == {"grey": 0, "blue": 3, "red": 1, "brown": 2, "yellow": 1, "white": 2}
    assert seen(laid_table(2), 0)["players"][0]["income"] == {}


def test_what_is_half_made_is_shown() -> None:
    game = spring(2)
    give(game, 0, "blue white red grey")
    play(game, "fish 2")
    assert seen(game, 1)["pending"] == {"deed": "fishing", "due": 2}
    play(game, "pay blue", "pay white")
    assert seen(game, 1)["pending"] == {"deed": "fishing"}
    game = spring(2)
    give(game, 0, "blue white red grey")
    play(game, "ceremony 2", "shaman grey blue")
    assert seen(game, 1)["pending"] == {"deed": "ceremony", "value": 2, "moves": 1}
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    give(game, 0, bones=2)
    play(game, "spend_bone", "send e5")
    assert seen(game, 1)["pending"] == {"steps_left": 1, "field": "e5"}


def test_what_is_within_reach_is_seen_before_the_steps_are_paid() -> None:
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    put(game, 1, "d4", standing=1)
    give(game, 0, bones=1)
    reach = {each["field"]: each["steps"] for each in seen(game, 0)["pending"]["reach"]}
    assert reach == dict.fromkeys(
        ("d5", "e4", "e6", "f4", "f5"), 1
    )  # nobody ends a walk beside somebody else
    give(game, 0, "grey")  # two steps more
    reach = {each["field"]: each["steps"] for each in seen(game, 0)["pending"]["reach"]}
    assert max(reach.values()) == 3
    assert "d4" not in reach
    give(game, 0, "", "white")  # and three for a marker
    assert payable(game) == 6
    play(game, "spend_bone", "send e5")
    assert "reach" not in seen(game, 0)["pending"]


def test_when_everybody_lies_nothing_is_within_reach() -> None:
    game = autumn(2)
    put(game, 0, "d4", lying=1)
    give(game, 0, bones=1)
    assert within_reach(game) == []


def test_every_choice_names_what_it_is_about() -> None:
    told = {action.text: GAME.choice(action) for action in ACTIONS.all}
    assert told["paint 2_3"] == {"kind": "paint", "piece": "2_3"}
    assert told["shaman red white"] == {"kind": "shaman", "colour": "red", "colour_to": "white"}
    assert told["turn fishing left"] == {"kind": "turn", "wheel": "fishing", "side": "left"}
    assert told["to e5"] == {"kind": "to", "field": "e5"}
    assert told["end"] == {"kind": "end"}
    assert len({json.dumps(each) for each in told.values()}) == len(told)


@rule("PH-15.11")
def test_everybody_sees_how_many_camps_each_has_built() -> None:
    game = autumn(2)
    found_camp(game, 1, "e4", 3)
    boards = seen(game, SPECTATOR)["players"]
    assert [(board["camps_built"], len(board["camps_left"])) for board in boards] == [(0, 7), (1, 6)]
