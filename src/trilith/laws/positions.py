"""The laws that every position of every game keeps: each names what breaks it."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import cached_property, lru_cache
from math import isclose, isfinite
from typing import Final, TypeAlias

from trilith.core.chance import EVERYONE, Chance
from trilith.core.changing import Place, look, name_of, nudged, places, put, shifted
from trilith.core.game import Game, View
from trilith.core.rng import Stream
from trilith.core.state import CHANCE, NOBODY, State
from trilith.laws.steps import key_after, play_on, viewers

SAMPLES: Final = 5  # outcomes of luck tried in each position


class Position:
    """What the laws look at: a position, luck to try things with, and what everyone sees, worked out once."""

    def __init__(self, game: Game, state: State, stream: Stream) -> None:
        self.game = game
        self.state = state
        self.stream = stream

    @cached_property
    def views(self) -> dict[int, View]:
        """What each viewer sees."""
        return {viewer: self.game.view(self.state, viewer) for viewer in viewers(self.state)}

    @cached_property
    def features(self) -> dict[int, list[float]]:
        """What each viewer sees, as numbers."""
        return {viewer: self.game.features(self.state, viewer) for viewer in viewers(self.state)}

    @cached_property
    def summaries(self) -> dict[int, list[float]]:
        """What values look at, by seat, in a game that has them."""
        if self.game.summary is None:
            return {}
        return {seat: self.game.summary.listed(self.state, seat) for seat in range(len(self.state.scores()))}


Law: TypeAlias = Callable[[Position], Iterator[str]]


def offers(at: Position) -> Iterator[str]:
    """While a player decides there is something to do, nothing twice and in fixed order; otherwise nothing."""
    state = at.state
    legal = state.legal()
    if state.actor() < 0:
        if legal:
            yield f"nobody decides, but {legal[0].text!r} is offered"
        return
    if not legal:
        yield "a player decides, but nothing is offered"
    if len({action.index for action in legal}) != len(legal):
        yield f"something is offered twice: {_texts(state)}"
    if state.legal() != legal or state.copy().legal() != legal:
        yield f"the order is not fixed: {_texts(state)}"


def results(at: Position) -> Iterator[str]:
    """Every player has points and a place, and a place is one more than the number of players before it."""
    state = at.state
    scores, places = state.scores(), state.ranking()
    if len(places) != len(scores):
        yield f"{len(scores)} players have points, {len(places)} a place"
    ordered = sorted(places)
    for place in places:
        before = ordered.index(place)
        if place != before + 1:
            yield f"place {place} comes after {before} players: {places}"
    if not NOBODY <= state.actor() < len(scores):
        yield f"{state.actor()} is nobody at this table"


def objections(at: Position) -> Iterator[str]:
    """Exactly the actions that are offered have no rule against them."""
    game, state = at.game, at.state
    legal = set(_texts(state))
    for action in game.actions.all:
        rule = state.objection(action)
        if (action.text in legal) == bool(rule):
            yield f"{action.text!r} is {'' if action.text in legal else 'not '}offered, against it is {rule!r}"


def possible(at: Position) -> Iterator[str]:
    """Nothing about the position is impossible: every piece is somewhere once, no count is negative."""
    game, state = at.game, at.state
    for problem in game.problems(state):
        yield repr(problem)


def copies(at: Position) -> Iterator[str]:
    """A copy is the same position, and neither changes when the other moves on."""
    state, stream = at.state, at.stream
    before = state.key()
    copy, untouched = state.copy(), state.copy()
    if copy.key() != before:
        yield "a copy is another position"
    for _ in range(SAMPLES):
        if copy.actor() != NOBODY:
            play_on(copy, stream)
    if state.key() != before:
        yield "the position changes when its copy moves on"
    if untouched.key() != before:
        yield "a copy changes when another copy moves on"


def codec(at: Position) -> Iterator[str]:
    """Written as JSON and read again, it is the same position, offers the same and looks the same."""
    game, state = at.game, at.state
    data = game.dump(state)
    again = game.load(json.loads(json.dumps(data)))
    if again.key() != state.key():
        yield "dumped and loaded, it is another position"
    if game.dump(again) != data:
        yield "dumped, loaded and dumped, it is written differently"
    if _texts(again) != _texts(state):
        yield f"dumped and loaded, it offers {_texts(again)} instead of {_texts(state)}"
    for viewer, view in at.views.items():
        if game.view(again, viewer) != view:
            yield f"dumped and loaded, it looks different from seat {viewer}"


def fields(at: Position) -> Iterator[str]:
    """No field is forgotten: a copy has it, JSON brings it back, and with another value key and JSON are others."""
    game, state, stream = at.game, at.state, at.stream
    data, every = game.dump(state), places(state)
    for what, other in (("a copy", state.copy()), ("dumped and loaded, a position", game.load(data))):
        for place in every:
            if look(other, place) != look(state, place):
                yield f"{what} has another {name_of(place)}"
    independent = [
        place for place in every if name_of(place) not in game.follows and look(state, place) not in ((), [])
    ]
    for _ in range(SAMPLES):
        place = independent[stream.below(len(independent))]
        yield from _forgetting(at, place, data)


def _forgetting(at: Position, place: Place, data: object) -> Iterator[str]:
    """Who does not notice another value of a field; where it has no name it cannot be written, and so was noticed."""
    state, changed = at.state, at.state.copy()
    value = look(state, place)
    put(changed, place, nudged(value, at.stream))
    if look(changed.copy(), place) != look(changed, place):
        yield f"a copy forgets {name_of(place)}"
    if changed.key() == state.key():
        yield f"the key forgets {name_of(place)}"
    put(changed, place, shifted(value))
    with suppress(LookupError):
        if at.game.dump(changed) == data:
            yield f"written down, a position forgets {name_of(place)}"


def luck(at: Position) -> Iterator[str]:
    """Cases are all that can happen, their notation is exact, and each outcome leads where one of them leads."""
    state, stream = at.state, at.stream
    if state.actor() != CHANCE:
        return
    chance = state.chance()
    if chance.seen_by != EVERYONE and chance.seen_by not in range(len(state.scores())):
        yield f"an outcome is seen by {chance.seen_by}, who is not at the table"
    cases = chance.cases()
    if not isclose(sum(share for _, share in cases), 1.0, rel_tol=1e-9):
        yield f"the cases sum to {sum(share for _, share in cases)}"
    if min(share for _, share in cases) <= 0.0:
        yield "a case never happens"
    if len({outcome for outcome, _ in cases}) != len(cases):
        yield "a case is named twice"
    reached = {key_after(state, outcome) for outcome, _ in cases}
    for outcome, _ in cases:
        yield from _notation_of(chance, outcome)
    for _ in range(SAMPLES):
        outcome = chance.sample(stream)
        yield from _notation_of(chance, outcome)
        if key_after(state, outcome) not in reached:
            yield f"{chance.text(outcome)!r} leads where no case leads"


def _notation_of(chance: Chance, outcome: int) -> Iterator[str]:
    text = chance.text(outcome)
    if chance.parse(text) != outcome:
        yield f"{text!r} is read as another outcome"


def knowledge(at: Position) -> Iterator[str]:
    """What a seat imagines is possible and is for that seat the same as what is there."""
    game, state, stream = at.game, at.state, at.stream
    for viewer, view in at.views.items():
        world = state.imagine(viewer, stream)
        seen = json.dumps(view)
        if json.loads(seen) != view:
            yield f"the view of seat {viewer} is not JSON"
        if json.dumps(game.view(world, viewer)) != seen:
            yield f"seat {viewer} sees what it cannot know"
        if game.features(world, viewer) != at.features[viewer]:
            yield f"the features of seat {viewer} hold what it cannot know"
        if game.summary and viewer >= 0 and game.summary.listed(world, viewer) != at.summaries[viewer]:
            yield f"the summary of seat {viewer} holds what it cannot know"
        if world.actor() != state.actor():
            yield f"seat {viewer} imagines that somebody else decides"
        if viewer == state.actor() and world.legal() != state.legal():
            yield f"seat {viewer} is offered what depends on what it cannot know"
        for problem in game.problems(world):
            yield f"seat {viewer} imagines what cannot be: {problem!r}"


def numbers(at: Position) -> Iterator[str]:
    """Features and summaries are as many finite numbers for every position, table and seat; a rule of thumb is finite."""
    game, state = at.game, at.state
    expected = _feature_count(game)
    for viewer, features in at.features.items():
        if len(features) != expected:
            yield f"seat {viewer} has {len(features)} features instead of {expected}"
        if not all(map(isfinite, features)):
            yield f"a feature of seat {viewer} is not a number"
    for seat, summary in at.summaries.items():
        if len(summary) != _summary_length(game):
            yield f"seat {seat} has a summary of {len(summary)} numbers instead of {_summary_length(game)}"
        if not all(map(isfinite, summary)):
            yield f"something in the summary of seat {seat} is not a number"
    for player in range(len(state.scores())):
        if not isfinite(game.appraise(state, player)):
            yield f"what the position promises player {player} is not a number"


CHEAP: Final[Mapping[str, Law]] = {"offers": offers, "results": results}
ALL: Final[Mapping[str, Law]] = {
    **CHEAP,
    "objections": objections,
    "possible": possible,
    "copies": copies,
    "codec": codec,
    "luck": luck,
    "knowledge": knowledge,
    "numbers": numbers,
    "fields": fields,
}


@lru_cache
def _feature_count(game: Game) -> int:
    """How many features every position of a game has: as many as its start."""
    return len(game.features(game.start(game.seats[0], {}), 0))


@lru_cache
def _summary_length(game: Game) -> int:
    """How many numbers every summary of a game has: as many as have names."""
    assert game.summary is not None
    return len(game.summary.names(game.start(game.seats[-1], {})))


def _texts(state: State) -> list[str]:
    return [action.text for action in state.legal()]
