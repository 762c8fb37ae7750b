"""Positions as JSON: every moment of a game can be written, read, set up by hand and played on."""

import json
from typing import Any

import pytest

from support.playing import listen, offered
from support.stone_age.playing import card, new_game, play, told
from trilith.core.errors import BadPosition
from trilith.core.rng import Stream
from trilith.core.state import NOBODY
from trilith.games import game_named
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import ACTING, FEEDING, PAYING, PHASES, PLACING, SHARING, TOOLING
from trilith.laws import play_on

GAME = game_named("stone_age")
PASSED_THROUGH = {"harvest", "round_end"}  # nobody ever sees these
BY_HAND = """
{
  "format": 1, "game": "stone_age", "phase": "tooling", "round": 5, "starter": 2, "turn": 2,
  "display": ["music_points", null, "weaving_food_1", "time_field"],
  "buildings": [{"top": "four_of_two", "left": 6}, {"top": "one_to_seven", "left": 7}],
  "pending": {
    "spot": "quarry", "good": "stone", "dice": 0, "pips": 9, "next_tool": 0, "due": 0, "paid": {},
    "pool": [0, 0, 0, 0, 0, 0], "buyer": 1, "gifts": 0, "gift": "food", "resume": "placing", "hungry": 0
  },
  "players": [
    {
      "people": 5, "track": 0, "score": -10, "goods": {"food": 3}, "tools": [0, 0, 0],
      "used": [false, false, false], "placed": {"hunt": 5}, "cards": [], "open_cards": [],
      "drawn_cards": [], "buildings": ["wood_wood_brick"]
    },
    {
      "people": 6, "track": 2, "score": 12, "goods": {"gold": 1}, "tools": [1, 1, 0],
      "used": [true, false, false], "placed": {"quarry": 2}, "cards": ["writing_card"],
      "open_cards": ["healing_choice"], "drawn_cards": ["pottery_food_7"], "buildings": []
    }
  ]
}
"""


def by_hand() -> Any:
    """The position above as data."""
    return json.loads(BY_HAND)


def moments() -> dict[str, StoneAge]:
    """One position for each phase, and for each that choosing resources interrupts."""
    found: dict[str, StoneAge] = {}
    for seed in range(12):
        stream, state = Stream(seed), GAME.start(2 + seed % 3, {})
        while True:
            assert isinstance(state, StoneAge)
            name: str = PHASES[state.phase]
            if name == "choosing":
                name += f" in {PHASES[state.resume]}"
            if name not in found:
                found[name] = state.copy()
            if state.actor() == NOBODY:
                break
            play_on(state, stream)
    return found


MOMENTS = moments()


def test_the_moments_below_are_all_there_are() -> None:
    interrupted = {
        f"choosing in {PHASES[phase]}" for phase in (PLACING, ACTING, TOOLING, PAYING, SHARING, FEEDING)
    }
    assert MOMENTS.keys() >= set(PHASES) - PASSED_THROUGH - {"choosing"}
    assert MOMENTS.keys() & interrupted


@pytest.mark.parametrize("name", MOMENTS)
def test_every_moment_of_a_game_is_read_as_it_was_written(name: str) -> None:
    state = MOMENTS[name]
    written = json.dumps(GAME.dump(state))
    again = GAME.load(json.loads(written))
    assert again.key() == state.key()
    assert json.dumps(GAME.dump(again)) == written
    assert isinstance(again, StoneAge)
    assert again.crowd == state.crowd
    assert (again.pile, again.tiles) == (state.pile, state.tiles)


def test_a_position_is_written_with_names() -> None:
    game = new_game(2)
    play(game, "place forest 2")
    data: Any = GAME.dump(game)
    assert data["phase"] == "placing"
    assert (data["starter"], data["turn"]) == (1, 2)
    assert data["display"] == ["pottery_food_7", "healing_food_5", "weaving_food_3", "weaving_food_1"]
    assert data["buildings"] == [{"top": "wood_wood_brick", "left": 7}, {"top": "four_of_two", "left": 7}]
    assert data["players"][0]["placed"] == {"forest": 2}
    assert data["players"][0]["goods"] == {"food": 12}
    assert data["players"][1]["people"] == 5


def test_a_position_written_by_hand_can_be_read_and_played_on() -> None:
    table = GAME.load(by_hand())
    assert isinstance(table, StoneAge)
    assert table.players[1].home == 4
    assert table.players[1].drawn == (card("pottery_food_7"),)
    assert len(table.pile) == 36 - 3 - 3
    assert len(table.tiles) == 28 - 2 - 1
    assert offered(table) == ["tool 2", "keep", "redeem"]
    events = listen(table)
    play(table, "tool 2", "redeem", "choose wood", "choose gold", "keep")
    kinds = [event["kind"] for event in told(table, events, 1)]
    assert kinds == ["tool_used", "redeemed", "chose", "chose", "gathered"]
    assert table.players[1].goods == [0, 1, 0, 2, 2]
    assert offered(table) == ["take hunt"]


def test_a_position_read_shares_nothing_with_its_data() -> None:
    data = by_hand()
    table = GAME.load(data)
    play_on(table, Stream(1))
    assert data == by_hand()


@pytest.mark.parametrize(
    ("path", "value", "where", "problem"),
    [
        (["format"], 2, "format", "format"),
        (["format"], "1", "format", "not-a-number"),
        (["game"], "prehistory", "format", "format"),
        (["game"], 7, "game", "not-a-text"),
        (["phase"], "dancing", "phase", "unknown-name"),
        (["round"], 1.5, "round", "not-a-number"),
        (["starter"], 0, "starter", "no-such-player"),
        (["turn"], 3, "turn", "no-such-player"),
        (["display"], ["time_field"], "display", "wrong-length"),
        (["display", 1], "joker", "display.1", "unknown-name"),
        (["buildings"], {}, "buildings", "not-a-list"),
        (["buildings", 0, "top"], "palace", "buildings.0.top", "unknown-name"),
        (["buildings", 1, "left"], None, "buildings.1.left", "not-a-number"),
        (["pending"], [], "pending", "not-an-object"),
        (["pending", "spot"], "moon", "pending.spot", "unknown-name"),
        (["pending", "good"], "silver", "pending.good", "unknown-name"),
        (["pending", "paid"], {"silver": 1}, "pending.paid.silver", "unknown-field"),
        (["pending", "pool"], [0], "pending.pool", "wrong-length"),
        (["pending", "pool", 2], True, "pending.pool.2", "not-a-number"),
        (["pending", "buyer"], 3, "pending.buyer", "no-such-player"),
        (["pending", "gift"], "silver", "pending.gift", "unknown-name"),
        (["pending", "resume"], "dancing", "pending.resume", "unknown-name"),
        (["players"], [], "starter", "no-such-player"),
        (["players", 0], None, "players.0", "not-an-object"),
        (["players", 0, "goods"], {"wood": "3"}, "players.0.goods.wood", "not-a-number"),
        (["players", 1, "tools"], [1, 1], "players.1.tools", "wrong-length"),
        (["players", 1, "used"], [1, 0, 0], "players.1.used", "not-true-or-false"),
        (["players", 1, "placed"], {"moon": 1}, "players.1.placed.moon", "unknown-field"),
        (["players", 1, "cards"], [None], "players.1.cards", "null"),
        (["players", 1, "drawn_cards", 0], "joker", "players.1.drawn_cards.0", "unknown-name"),
    ],
)
def test_what_is_no_position_is_refused_by_the_field_that_is_wrong(
    path: list[str | int], value: object, where: str, problem: str
) -> None:
    data = by_hand()
    inner = data
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(BadPosition) as caught:
        GAME.load(data)
    assert (caught.value.about["where"], caught.value.about["problem"]) == (where, problem)


def objects(data: Any, where: str) -> list[tuple[str, dict[str, Any]]]:
    """Every object of a position, with its place; how many of each good or place it counts may be left out."""
    if isinstance(data, list):
        return [found for at, each in enumerate(data) for found in objects(each, f"{where}.{at}")]
    if not isinstance(data, dict) or where.endswith((".paid", ".goods", ".placed")):
        return []
    inner = [found for key, value in data.items() for found in objects(value, f"{where}.{key}")]
    return [(where, data), *inner]


def test_every_field_must_be_there() -> None:
    fields = [(at, key) for at, (_, data) in enumerate(objects(by_hand(), "")) for key in data]
    assert len(fields) == 10 + 2 * 2 + 13 + 2 * 11
    for at, key in fields:
        data = by_hand()
        where, inner = objects(data, "")[at]
        del inner[key]
        with pytest.raises(BadPosition) as caught:
            GAME.load(data)
        assert caught.value.about["problem"] == "missing-field"
        assert caught.value.about["where"] == f"{where}.{key}".lstrip(".")


def test_no_other_field_may_be_there() -> None:
    for at in range(len(objects(by_hand(), ""))):
        data = by_hand()
        where, inner = objects(data, "")[at]
        inner["moon"] = 1
        with pytest.raises(BadPosition) as caught:
            GAME.load(data)
        assert caught.value.about["problem"] == "unknown-field"
        assert caught.value.about["where"] == f"{where}.moon".lstrip(".")
