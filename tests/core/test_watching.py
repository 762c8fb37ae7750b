"""A watch that writes only what happened holds at every look what writing all of it gives."""

from functools import cache

from librt.vecs import vec

from support.environments import every_game, every_table, on_the_way
from support.random_games import every_golden_table
from trilith.core.changing import look, name_of, places, put
from trilith.core.game import Game
from trilith.core.rng import Stream
from trilith.core.state import CHANCE, NOBODY, SPECTATOR, State
from trilith.core.summary import MOST, Summary, Watch
from trilith.games import game_named

BEGIN = 3  # numbers of somebody else that stand before


class Watched:
    """A table beside which the same is written from scratch."""

    def __init__(self, observation: Summary) -> None:
        self.buffer = vec[float]([0.0] * (BEGIN + MOST))
        self.watch = observation.watch(self.buffer, BEGIN)
        self._observation = observation

    def hold(self, state: State, seat: int) -> None:
        """See that the watch holds what this seat sees."""
        self.watch.look(state, seat)
        seen = self._observation.listed(state, seat)
        kept = [self.buffer[at] for at in range(BEGIN + MOST)]
        assert kept == [0.0] * BEGIN + seen + [0.0] * (MOST - len(seen))


@cache
def on_the_way_once(name: str, players: int, decisions: int) -> State:
    """A position of a random game that is played only once."""
    return on_the_way(name, players, decisions)


def observation_of(name: str) -> Summary:
    """What is seen of a game."""
    observation = game_named(name).observation
    assert observation is not None
    return observation


@every_golden_table
def test_a_watch_holds_what_whoever_decides_sees_in_whole_games(
    game: Game, seats: int, options: dict[str, int]
) -> None:
    watched, stream = Watched(observation_of(game.name)), Stream(seats)
    for _ in range(2):  # the second begins where the first has ended, as in an environment
        state = game.start(seats, options)
        while state.actor() != NOBODY:
            if state.actor() == CHANCE:
                state.resolve(state.chance().sample(stream))
                continue
            watched.hold(state, state.actor())
            legal = state.legal()
            state.apply(legal[int(stream.below(len(legal)))])
        for seat in (*range(seats), SPECTATOR):
            watched.hold(state, seat)


@every_table
def test_a_watch_follows_anybody_who_looks_at_whatever_table(name: str, players: int) -> None:
    watched = Watched(observation_of(name))
    for decisions in (90, 0, 200, 30):
        state = on_the_way(name, players, decisions, seed=decisions)
        for seat in (0, 0, players - 1, SPECTATOR, 1):
            watched.hold(state, seat)


@every_table
def test_a_watch_misses_no_field_that_alone_is_as_in_another_game(name: str, players: int) -> None:
    watched, tried = Watched(observation_of(name)), set()
    for decisions in (20, 60, 120, 240):
        other = on_the_way(name, players, decisions, seed=6)
        for place in places(other):
            state = on_the_way_once(name, players, decisions).copy()
            if look(state, place) == look(other, place):
                continue
            watched.hold(state, 0)
            put(state, place, look(other, place))
            watched.hold(state, 0)
            tried.add(name_of(place))
    assert len(tried) > 20


@every_game
def test_our_games_bring_watches_of_their_own(name: str) -> None:
    assert type(Watched(observation_of(name)).watch) is not Watch
