"""The torch: up to three candidates, with reasons that the engine and the thought give."""

from dataclasses import replace

import pytest

from support.random_games import TABLES
from support.stone_age.playing import BUILDING_1, give, lay_building, new_game
from trilith.bots.search.settings import Budget
from trilith.bots.search.thought import Candidate, Step, Thought
from trilith.core.game import Game
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.games import game_named
from trilith.games.stone_age.actions import ACTIONS
from trilith.hints.hint import ANSWER, HUNGER, NOTHING, SPENT, Amount, Hindered, Suggestion
from trilith.hints.reasons import Found, Reasons
from trilith.hints.torch import MOST, Judged, hint

FEW = Budget(iterations=20)
STONE_AGE = game_named("stone_age")


def thought_of(*candidates: Candidate) -> Thought:
    """What was thought about three players' game, by the first of them."""
    return Thought(0, candidates[0].action, list(candidates), 0, 0, 0.0)


def candidate(text: str, wins: list[float], points: list[float], *line: Step) -> Candidate:
    """A candidate that was tried once."""
    return Candidate(ACTIONS.parse(text), 1, 0.0, wins, points, [Step(0, text), *line])


def reasons_at(state: object, *line: Step) -> Found:
    """The reasons for what a line begins with."""
    seat = Seat(STONE_AGE, state, 0)  # type: ignore[arg-type]
    reasons = Reasons(seat, seat.imagine(Stream(1)), Stream(1), {"place hunt 2", "place tool_maker 1"})
    return reasons.of(Candidate(ACTIONS.parse(line[0].text), 1, 0.0, [], [], list(line)))[1]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_candidate_can_be_played_as_it_is_named(game: Game, seats: int) -> None:
    match = Match(game, Record(game.name, game.version, seats, "5" * 64))
    match.go_on()
    for _ in range(12):
        actor = match.state.actor()
        found = hint(match.seat(actor), 3, FEW)
        assert found == hint(match.seat(actor), 3, FEW)
        assert (found.only is None) == (0 < len(found.candidates) <= MOST)
        for each in found.candidates:
            trial = Match(game, match.to_record())
            trial.act_all(actor, each.actions)
            assert each.action == game.choice(game.actions.parse(each.actions[0]))
        match.act(actor, match.state.legal()[0].text)


def test_where_one_move_is_left_the_torch_says_so_and_lights_nothing() -> None:
    seat = Seat(STONE_AGE, new_game(2), 0)
    seat.legal = seat.legal[:1]
    found = hint(seat, 1, FEW)
    assert found.candidates == []
    assert found.only == STONE_AGE.choice(seat.legal[0])


def test_candidates_stand_in_the_order_of_their_chances() -> None:
    first = candidate("place hunt 2", [0.3, 0.4, 0.3], [90, 100, 90])
    second = candidate("place field 1", [0.4, 0.3, 0.3], [95, 100, 90])
    judged = Judged(thought_of(first, second), learned=True)
    assert judged.best() == [second, first]
    assert not judged.alike(second, first)
    assert Judged(judged.thought, learned=False).best() == [first, second]


def test_of_candidates_that_are_as_good_as_the_best_only_these_are_named() -> None:
    best = candidate("place hunt 2", [0.4, 0.3, 0.3], [95, 100, 90])
    as_good = candidate("place field 1", [0.395, 0.3, 0.305], [94.5, 100, 90])
    worse = candidate("place hunt 1", [0.3, 0.4, 0.3], [90, 100, 90])
    judged = Judged(thought_of(best, worse, as_good), learned=True)
    assert judged.best() == [best, as_good]
    assert judged.alike(best, as_good)
    fewer_points = replace(as_good, points=[90.0, 100.0, 90.0])
    assert not judged.alike(best, fewer_points)


def suggestion_of(judged: Judged, one: Candidate) -> Suggestion:
    """A candidate with its figures at the beginning of a game."""
    seat = Seat(STONE_AGE, new_game(3), 0)
    return judged.suggestion(one, Reasons(seat, seat.imagine(Stream(1)), Stream(1), set()))


def test_a_rival_is_hindered_whose_chance_and_points_fall_clearly_against_the_average() -> None:
    one = candidate("place hunt 2", [0.40, 0.24, 0.36], [95, 96, 90])
    other = candidate("place field 1", [0.40, 0.34, 0.26], [95, 104, 89])
    judged = Judged(thought_of(one, other), learned=True)
    assert suggestion_of(judged, one).hinders == [Hindered(1, 4)]
    # The third rival wins less often here, but expects no fewer points: that is nobody's hindrance.
    assert suggestion_of(judged, other).hinders == []


def test_a_rule_of_thumb_gives_no_figures() -> None:
    one = candidate("place hunt 2", [0.4, 0.2, 0.4], [95, 90, 90])
    found = suggestion_of(Judged(thought_of(one), learned=False), one)
    assert (found.chance, found.points, found.hinders) == (None, None, [])
    assert found.brings


def test_what_a_building_costs_and_brings_is_told_before_it_is_paid() -> None:
    table = new_game(2)
    lay_building(table, BUILDING_1, "wood_wood_brick")
    give(table, 0, wood=2, brick=2)
    found = reasons_at(table, Step(0, "place building_1 1"))
    assert Amount("score", 10, 10) in found.brings
    assert found.costs == [Amount("wood", 2, 2), Amount("brick", 1, 1)]
    assert [risk.kind for risk in found.risks if risk.name == "wood"] == [SPENT]


def test_luck_that_often_brings_nothing_is_a_risk_and_so_are_hunger_and_what_somebody_else_takes() -> None:
    table = new_game(2)
    table.players[0].goods[0] = 0
    found = reasons_at(table, Step(0, "place forest 1"), Step(1, "place tool_maker 1"))
    kinds = {risk.kind: risk for risk in found.risks}
    assert kinds[HUNGER].count == 5
    assert kinds[NOTHING].count == 33  # a one or a two of one die brings no wood
    table.players[0].goods[0] = 12
    answered = reasons_at(table, Step(0, "place forest 2"), Step(1, "place tool_maker 1"))
    assert [(risk.kind, risk.seat) for risk in answered.risks] == [(ANSWER, 1)]
    assert reasons_at(table, Step(0, "place forest 2"), Step(1, "place field 1")).risks == []


def test_what_brings_nothing_by_itself_tells_what_it_prepares() -> None:
    table = new_game(2)
    found = reasons_at(table, Step(0, "place building_1 1"), Step(0, "place hunt 2"), Step(1, "place hunt 1"))
    assert found.brings == []
    assert [each["kind"] for each in found.prepares] == ["place"]
