"""What a game brings its players: sums, ties and order are right for every kind of reward."""

from typing import Any, cast

import pytest

from support.environments import every_game, on_the_way
from trilith.core.errors import NoSuchReward
from trilith.core.rng import Stream
from trilith.core.state import NOBODY, State
from trilith.games import game_named
from trilith.rollout.episode import GIVEN_UP, OVER, Episode
from trilith.rollout.rewards import REWARDS, final_rewards, leads, reward_named
from trilith.rollout.told import UNSEEN, Told


class Ended(State):
    """A game that ended like this."""

    def __init__(self, scores: list[int], places: list[int]) -> None:
        super().__init__()
        self._scores, self._places = scores, places

    def actor(self) -> int:
        return NOBODY

    def scores(self) -> list[int]:
        return self._scores

    def ranking(self) -> list[int]:
        return self._places


@pytest.mark.parametrize(
    ("scores", "places", "kind", "rewards"),
    [
        ([50, 90], [2, 1], "win", [-1, 1]),
        ([50, 90], [2, 1], "rank", [-1, 1]),
        ([50, 90], [2, 1], "margin", [-0.4, 0.4]),
        ([7, 7], [1, 1], "win", [0, 0]),
        ([7, 7], [1, 1], "rank", [0, 0]),
        ([9, 3, 9, 1], [1, 3, 1, 4], "win", [0, -1, 0, -1]),
        ([9, 3, 9, 1], [1, 3, 1, 4], "rank", [2 / 3, -1 / 3, 2 / 3, -1]),
        ([9, 5, 3], [1, 2, 3], "rank", [1, 0, -1]),
        ([30, 20, 10], [1, 2, 3], "margin", [0.15, 0, -0.15]),
    ],
)
def test_a_reward_is_what_it_says(
    scores: list[int], places: list[int], kind: str, rewards: list[float]
) -> None:
    found = final_rewards(Ended(scores, places), reward_named(kind))
    assert found == pytest.approx(rewards)
    assert sum(found) == pytest.approx(2 - len(scores) if kind == "win" else 0)


def test_a_reward_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(NoSuchReward) as caught:
        reward_named("glory")
    assert caught.value.about == {"reward": "glory", "known": ", ".join(REWARDS)}


@every_game
def test_the_leads_of_all_players_are_nothing_together(name: str) -> None:
    assert sum(leads(on_the_way(name, 3, 150))) == pytest.approx(0)


@every_game
def test_a_table_comes_from_choice_to_choice_and_to_the_end(name: str) -> None:
    game, stream = game_named(name), Stream(3)
    table = Episode(game.start(2, {}), Stream(4), reward_named("win"), 0.0, game.longest)
    table.begin(True)
    while table.status != OVER:
        assert len(table.legal) > 1
        assert table.actor == table.state.actor()
        assert table.rewards == [0.0, 0.0]
        table.act(table.legal[int(stream.below(len(table.legal)))], True)
    assert table.legal == []
    assert sorted(table.rewards) in ([-1.0, 1.0], [0.0, 0.0])


def test_a_table_is_given_up_after_so_many_decisions() -> None:
    game = game_named("prehistory")
    table = Episode(game.start(2, {}), Stream(4), reward_named("win"), 0.0, 3)
    table.begin(False)
    for _ in range(3):
        assert table.status != GIVEN_UP
        table.act(table.legal[0], False)
    assert table.status == GIVEN_UP
    assert table.rewards == [0.0, 0.0]


def test_each_seat_is_told_what_it_saw() -> None:
    game = game_named("endless_winter")
    state, told, stream = game.start(2, {}), Told(game), Stream(1)
    for _ in range(160):
        if state.actor() < 0:
            told.resolve(state, state.chance().sample(stream))
        else:
            legal = state.legal()
            told.act(state, legal[int(stream.below(len(legal)))])
    secret = [at for at, entry in enumerate(told.entries) if entry.seen_by == 1 and entry.was != entry.looked]
    assert secret
    for at in secret:
        assert told.lines(1)[at] != told.lines(0)[at]
        assert told.as_known_by(0).lines(1)[at] == told.lines(0)[at]
    assert any(UNSEEN in line for line in told.lines(0))
    assert told.as_known_by(0).lines(0) == told.lines(0)
    assert cast(Any, told.copy()).entries == told.entries
