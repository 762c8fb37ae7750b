"""Everything that can be impossible about a position of Prehistory."""

from collections.abc import Callable
from pathlib import Path

import pytest

from support.prehistory.playing import (
    autumn,
    field,
    found_camp,
    give,
    hunt,
    laid_table,
    land,
    play,
    put,
    spring,
    stone,
    summer,
)
from support.problem_names import problem_names
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.moment import moment
from trilith.games.prehistory.names import (
    ACTED,
    ACTING,
    DEALING_TILES,
    PAINTING,
    PAYING,
    SUMMER,
    WINTER,
)
from trilith.games.prehistory.problems import problems
from trilith.games.prehistory.table import replaced

Bend = Callable[[Prehistory], None]


def found(game: Prehistory) -> list[str]:
    """Everything that is impossible about a position."""
    return [repr(problem) for problem in problems(game)]


def paying() -> Prehistory:
    """The first player has to pay two different resources for a fish."""
    game = spring(2)
    give(game, 0, "blue white red grey")
    play(game, "fish 2")
    return game


def dancing() -> Prehistory:
    """The first player holds a ceremony of two moves."""
    game = spring(2)
    give(game, 0, "blue white red grey")
    play(game, "ceremony 2")
    return game


def laying() -> Prehistory:
    """The first player owes a stone for fishing."""
    game = paying()
    play(game, "pay blue", "pay white")
    return game


def arriving() -> Prehistory:
    """Two members of the first player are to choose a camp."""
    game = summer(2, 5)
    found_camp(game, 0, "e4", 1)
    give(game, 0, "", "white white")
    play(game, "migrate 2")
    return game


def roaming() -> Prehistory:
    """The first player has two members on the start camp and steps to walk."""
    game = autumn(2)
    put(game, 0, "e5", standing=2)
    give(game, 0, bones=6)
    play(game, "spend_bone", "spend_bone")
    return game


def moving() -> Prehistory:
    """A member is about to leave the start camp."""
    game = roaming()
    play(game, "send e5")
    return game


def taking() -> Prehistory:
    """A member has come to a reward."""
    game = roaming()
    play(game, "send e5", "to d3")
    return game


def building() -> Prehistory:
    """A member has come to a campsite and is about to build."""
    game = roaming()
    play(game, "send e5", "to e4", "build e4")
    return game


def recalling() -> Prehistory:
    """One of two members has to go back."""
    game = building()
    play(game, "camp 3")
    return game


def choosing() -> Prehistory:
    """Two resources are to be chosen."""
    game = roaming()
    land(game, "e4", "middle_6")
    play(game, "send e5", "to e4", "take")
    return game


SITUATIONS = [paying, dancing, laying, arriving, roaming, moving, taking, building, recalling]


@pytest.mark.parametrize("situation", SITUATIONS)
def test_these_moments_can_be(situation: Callable[[], Prehistory]) -> None:
    game = situation()
    assert [problem for problem in found(game) if "copies" not in problem] == []


def set_year(game: Prehistory) -> None:
    game.year = 6


def double_order(game: Prehistory) -> None:
    game.order = [0, 0]


def extra_tile(game: Prehistory) -> None:
    game.tile_bag += (0,)


def double_card(game: Prehistory) -> None:
    hunt(game, 0, "boar_1")
    game.prey_bag = tuple(sorted((*game.prey_bag, game.players[0].hunted[0])))


def lost_cube(game: Prehistory) -> None:
    game.supply[0] -= 1


def negative_capstone(game: Prehistory) -> None:
    game.capstones[0] -= 1
    game.supply[0] += 1


def second_stone(game: Prehistory) -> None:
    game.stones[1] = 0
    game.supply[0] -= 1


def swapped_land(game: Prehistory) -> None:
    game.laid = (game.laid[3], *game.laid[1:3], game.laid[0], *game.laid[4:])


def ghost(game: Prehistory) -> None:
    game.who = replaced(game.who, field("e4"), 1)


def camp_in_the_wild(game: Prehistory) -> None:
    found_camp(game, 0, "e4", 1)
    land(game, "e4", "plain")


def on_the_start_camp(game: Prehistory) -> None:
    put(game, 0, "e4", standing=1)
    game.who, game.standing = replaced(game.who, 30, 0), replaced(game.standing, 30, 1)
    game.who, game.standing = replaced(game.who, field("e4"), -1), replaced(game.standing, field("e4"), 0)


def in_a_foreign_camp(game: Prehistory) -> None:
    found_camp(game, 1, "e4", 1)
    put(game, 0, "e4", standing=1)


def two_on_a_field(game: Prehistory) -> None:
    put(game, 0, "e4", standing=2)


def wrong_track(game: Prehistory) -> None:
    game.players[0].track = 5


def eleven_members(game: Prehistory) -> None:
    game.players[0].home += 8
    game.players[0].supply -= 8


def too_many_out(game: Prehistory) -> None:
    put(game, 0, "e5", standing=4)


def four_shamans(game: Prehistory) -> None:
    game.players[0].shamans = 0b001111


def phase_of_nobody(game: Prehistory) -> None:
    game.phase = ACTED


def paying_in_summer(game: Prehistory) -> None:
    game.phase, game.season = PAYING, SUMMER


def steps_in_spring(game: Prehistory) -> None:
    game.steps = 3


def unset_weather(game: Prehistory) -> None:
    game.players[0].weather = -1


def stones_in_summer(game: Prehistory) -> None:
    stone(game, "fishing", "red")
    game.season = SUMMER


def lying_in_spring(game: Prehistory) -> None:
    put(game, 0, "e4", lying=1)


def passed_and_deciding(game: Prehistory) -> None:
    game.passed = 1


@pytest.mark.parametrize(
    ("bend", "problem"),
    [
        (set_year, "between"),
        (double_order, "twice"),
        (extra_tile, "copies"),
        (double_card, "copies"),
        (lost_cube, "cubes"),
        (negative_capstone, "negative"),
        (second_stone, "second-stone"),
        (swapped_land, "wrong-group"),
        (ghost, "nobody-there"),
        (camp_in_the_wild, "no-campsite"),
        (on_the_start_camp, "no-field"),
        (in_a_foreign_camp, "foreign-camp"),
        (two_on_a_field, "crowded"),
        (wrong_track, "track"),
        (eleven_members, "members"),
        (too_many_out, "too-many-out"),
        (four_shamans, "shamans"),
        (phase_of_nobody, "phase"),
        (paying_in_summer, "season"),
        (steps_in_spring, "unused"),
        (unset_weather, "weather"),
        (stones_in_summer, "spring-only"),
        (lying_in_spring, "autumn-only"),
        (passed_and_deciding, "has-passed"),
    ],
)
def test_what_cannot_be_in_spring_is_found(bend: Bend, problem: str) -> None:
    game = spring(2)
    give(game, 0, "blue white red grey")
    assert found(game) == []
    bend(game)
    assert problem in {each.split()[1] for each in found(game)}


def test_nobody_is_out_before_the_first_year() -> None:
    game = laid_table(2)
    put(game, 0, "e5", standing=1)
    assert [each.split()[1] for each in found(game)] == ["too-early"]


def test_luck_lays_out_one_thing_after_the_other() -> None:
    game = laid_table(2)
    game.phase = DEALING_TILES
    assert [each.split()[1] for each in found(game)] == ["phase"]
    game.season = WINTER
    game.tiles[0] = -1
    game.tile_bag = (0, *game.tile_bag)
    assert found(game) == []


def test_those_who_are_yet_to_move_stand() -> None:
    game = roaming()
    put(game, 1, "e4", lying=1)
    assert [each.split()[1] for each in found(game)] == ["not-yet-moved"]


def test_a_stone_is_due_only_where_one_is_free() -> None:
    game = laying()
    stone(game, "fishing", "red", "red")
    assert [each.split()[1] for each in found(game)] == ["no-stone"]


def test_painting_is_paid_at_once() -> None:
    game = paying()
    game.deed = PAINTING
    assert [each.split()[1] for each in found(game)] == ["paid-at-once"]


@pytest.mark.parametrize(
    ("situation", "field_name", "value", "problem"),
    [
        (paying, "goal", 5, "between"),
        (paying, "due", 3, "between"),
        (dancing, "goal", 4, "between"),
        (dancing, "circle", 1, "shamans"),
        (arriving, "goal", 4, "between"),
        (moving, "spot", 0, "nobody-there"),
        (taking, "spot", 0, "nobody-there"),
        (building, "spot", 0, "no-campsite"),
        (recalling, "due", 2, "between"),
        (recalling, "goal", 7, "between"),
        (recalling, "spot", 0, "no-campsite"),
        (choosing, "resume", ACTING, "phase"),
    ],
)
def test_what_cannot_be_of_a_decision_half_made_is_found(
    situation: Callable[[], Prehistory], field_name: str, value: int, problem: str
) -> None:
    game = situation()
    setattr(game, field_name, value)
    names = [each.name for each in moment(game)]
    assert problem in names


def test_whoever_decides_has_something_to_choose_from() -> None:
    game = paying()
    for colour in range(6):
        game.supply[colour] += game.players[0].resources[colour]
        game.players[0].resources[colour] = 0
    assert [each.split()[1] for each in found(game)] == ["nothing-to-do"]


def test_every_name_of_a_problem_is_tested_here() -> None:
    tested = Path(__file__).read_text(encoding="utf-8")
    for check in (problems, moment):
        for name in problem_names(check):
            assert f'"{name}"' in tested
