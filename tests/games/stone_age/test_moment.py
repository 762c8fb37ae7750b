"""What cannot be at a moment of Stone Age: phases, turns, and what lies open."""

from collections.abc import Callable
from pathlib import Path

import pytest

from support.problem_names import problem_names
from support.stone_age.phases import (
    FIRST_BUILDING_NAME,
    acting,
    build_stack,
    choosing,
    dealing,
    drawing,
    feeding,
    found,
    over,
    paying_building,
    paying_card,
    revealing,
    rolling,
    sharing,
    take_card,
    tooling,
)
from support.stone_age.playing import (
    BUILDING_1,
    CARD_1,
    building,
    card,
    new_game,
    people_on,
    send,
    unset_table,
)
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.moment import moment
from trilith.games.stone_age.names import (
    ACTING,
    CHOOSING,
    DEALING,
    FOOD,
    FOREST,
    GOLD,
    HARVEST,
    HUNT,
    OVER,
    REVEALING,
    ROLLING_FOR_ALL,
    ROUND_END,
    WOOD,
)


@pytest.mark.parametrize(
    "situation",
    [
        acting,
        choosing,
        dealing,
        drawing,
        feeding,
        over,
        paying_building,
        paying_card,
        revealing,
        rolling,
        sharing,
        tooling,
    ],
)
def test_these_moments_can_be(situation: Callable[[], StoneAge]) -> None:
    assert found(situation()) == []


@pytest.mark.parametrize(("phase", "name"), [(HARVEST, "harvest"), (ROUND_END, "round_end")])
def test_nobody_sees_the_phases_in_which_nobody_decides(phase: int, name: str) -> None:
    game = new_game(2)
    game.phase = phase
    assert found(game) == [f"phase: phase phase={name}"]


@pytest.mark.parametrize(("resume", "name"), [(CHOOSING, "choosing"), (DEALING, "dealing"), (OVER, "over")])
def test_choosing_interrupts_only_a_decision(resume: int, name: str) -> None:
    game = choosing()
    game.resume = resume
    assert found(game) == [f"phase: phase phase={name}"]


@pytest.mark.parametrize(("gifts", "gift"), [(0, WOOD), (3, WOOD), (1, FOOD)])
def test_one_or_two_resources_are_chosen(gifts: int, gift: int) -> None:
    game = choosing()
    game.gifts, game.gift = gifts, gift
    assert found(game) == [f"pending.gifts: between value={gifts} least=1 most=2"]


def test_whoever_chooses_has_the_card_for_it() -> None:
    game = choosing()
    game.players[0].cards, game.players[1].cards = (), game.players[0].cards
    assert found(game) == ["players: no-choice-card"]


@pytest.mark.parametrize(("gifts", "gift"), [(1, WOOD), (2, WOOD), (1, GOLD)])
def test_the_last_resource_chosen_may_be_any(gifts: int, gift: int) -> None:
    game = choosing()
    game.gifts, game.gift = gifts, gift
    assert found(game) == []
    game.gift = GOLD + 1
    assert len(found(game)) == 1


@pytest.mark.parametrize("field", ["spot", "good", "dice", "pips", "next_tool", "due", "buyer", "hungry"])
def test_what_a_phase_does_not_use_is_zero(field: str) -> None:
    game = new_game(2)
    setattr(game, field, 1)
    assert found(game) == [f"pending.{field}: unused phase=placing"]


@pytest.mark.parametrize("field", ["paid", "pool"])
def test_nothing_is_paid_or_shared_while_placing(field: str) -> None:
    game = new_game(2)
    getattr(game, field)[1] = 1
    assert found(game) == [f"pending.{field}: unused phase=placing"]
    getattr(game, field)[2] = -1
    assert found(game) == ["pending: negative value=-1"]


@pytest.mark.parametrize("field", ["gifts", "gift", "resume"])
def test_gifts_are_for_choosing(field: str) -> None:
    game = new_game(2)
    setattr(game, field, 1)
    assert found(game) == [f"pending.{field}: unused phase=placing"]


def test_stacks_are_set_up_from_the_first_to_the_last() -> None:
    game = unset_table(2)
    assert found(game) == []
    game.tops[1] = building(FIRST_BUILDING_NAME)
    game.tiles = tuple(tile for tile in game.tiles if tile != game.tops[1])
    assert found(game) == ["buildings: set-up"]
    game.tops.reverse()
    assert found(game) == []


def test_setting_up_is_over_when_every_stack_shows_a_building() -> None:
    game = new_game(2)
    for slot in range(4):
        take_card(game, slot)
    game.phase = unset_table(2).phase
    assert found(game) == ["buildings: set-up"]


def test_no_card_lies_open_while_the_stacks_are_set_up() -> None:
    game = unset_table(2)
    game.display[0] = card("time_field")
    game.pile = tuple(each for each in game.pile if each != game.display[0])
    assert found(game) == ["display: set-up"]


def test_every_stack_shows_its_building_unless_it_is_being_turned_up() -> None:
    game = revealing()
    game.phase = ACTING
    assert found(game) == ["buildings: covered count=1 expected=0"]
    game = acting()
    game.phase = REVEALING
    assert found(game) == ["buildings: covered count=0 expected=1"]


@pytest.mark.parametrize("situation", [lambda: new_game(2), dealing])
def test_no_round_begins_when_a_stack_has_run_out(situation: Callable[[], StoneAge]) -> None:
    game = situation()
    build_stack(game, 0)
    assert found(game) == ["buildings: stack-ran-out"]


def test_four_cards_lie_open_while_players_place() -> None:
    game = new_game(2)
    take_card(game, 2)
    assert found(game) == ["display: not-full"]


def test_cards_are_dealt_from_the_right_until_four_lie_open() -> None:
    game = dealing()
    take_card(game, 1)
    assert found(game) == ["display: dealing"]
    full = new_game(2)
    full.phase = DEALING
    assert found(full) == ["display: dealing"]


@pytest.mark.parametrize("situation", [dealing, drawing])
def test_nothing_is_dealt_or_drawn_from_an_empty_pile(situation: Callable[[], StoneAge]) -> None:
    game = situation()
    game.players[1].cards, game.pile = game.pile, ()
    assert found(game) == ["display: pile-ran-out"]


def test_nobody_stands_where_a_card_or_building_was() -> None:
    game = people_on(2, CARD_1, 1)
    take_card(game, 0)
    assert found(game) == ["display.0: stands-on-nothing"]
    game = people_on(2, BUILDING_1, 1)
    build_stack(game, 0)
    assert found(game) == ["buildings.0: stands-on-nothing"]


def test_whoever_has_acted_has_nobody_out() -> None:
    game = acting()
    send(game, 1, HUNT, 1)
    assert found(game) == []
    game.turn = 1
    assert found(game) == ["players.0.placed: has-acted"]
    game.starter = 1
    assert found(game) == []


def test_whoever_acts_has_somebody_out() -> None:
    game = new_game(2)
    send(game, 1, HUNT, 1)
    game.phase = ACTING
    assert found(game) == ["players.0.placed: nobody-out"]


@pytest.mark.parametrize("situation", [dealing, feeding, over])
def test_everybody_is_home_between_rounds(situation: Callable[[], StoneAge]) -> None:
    game = situation()
    send(game, 1, HUNT, 2)
    assert found(game) == ["players: somebody-out"]


def test_whoever_is_to_place_can() -> None:
    game = new_game(2)
    send(game, 0, HUNT, 5)
    assert found(game) == ["turn: cannot-place"]


def test_dice_for_all_are_rolled_in_a_players_turn() -> None:
    game = people_on(2, FOREST, 1)
    game.phase = ROLLING_FOR_ALL
    assert found(game) == []
    send(game, 1, HUNT, 1)
    game.turn = 1
    assert found(game) == ["players.0.placed: has-acted"]


def test_every_problem_of_the_chapter_is_provoked() -> None:
    files = [Path(__file__), Path(__file__).with_name("test_pending.py")]
    tests = "".join(file.read_text(encoding="utf-8") for file in files)
    assert {name for name in problem_names(moment) if f": {name}" not in tests} == set()
