"""The leak law: two positions that are equal in all a seat knows are equal in all that seat is shown or acts upon."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from typing import Final, TypeAlias

from trilith.bots.bot import Bot
from trilith.bots.levels import LEVELS
from trilith.bots.registry import BOTS
from trilith.bots.search.settings import Budget
from trilith.bots.thinker import Thinker
from trilith.core.errors import TrilithError
from trilith.core.forecast import Forecaster
from trilith.core.game import Game, View
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.core.rng import Stream
from trilith.core.state import CHANCE, NOBODY, SPECTATOR, Event, State
from trilith.hints.torch import hint
from trilith.laws import broken_law, play_on, viewers
from trilith.rollout.observing import Observer
from trilith.rollout.rewards import leads
from trilith.rollout.told import Told, told_of
from trilith.study.moment import Moment

SEED: Final = "0" * 64  # the luck of these matches is written in their records
MOMENTS: Final = 3  # that are compared from one point of a game on
WORLDS: Final = 3  # that a seat imagines in each position
SPACING: Final = 12  # where a game has many secrets, every so manyth is tried
MOST_STEPS: Final = 2_000  # positions that one turn's forecasts may look at

Sight: TypeAlias = dict[str, str]  # by kind, all that one viewer gets of one moment, as JSON
Sights: TypeAlias = dict[tuple[int, int], Sight]  # by version and viewer
Bots: TypeAlias = Mapping[str, Callable[[int], Bot]]
MakeMatch: TypeAlias = Callable[[Game, Record], Match]

# All levels are one bot that looks ahead, so one of them stands for all, and a few iterations for many.
LEAN: Final = replace(LEVELS["expert"], iterations=4, seconds=0.0)
GLIMPSE: Final = Budget(iterations=2)
HELD: Final[Bots] = {
    **{name: make for name, make in BOTS.items() if name not in LEVELS},
    "search": partial(Thinker, LEAN),
}


@dataclass
class Secret:
    """A line of a record that only one player saw: what luck showed, or which of several actions it was."""

    record: Record
    version: int
    seen_by: int


@dataclass
class Pair:
    """Two matches that are equal in all these viewers know, and what is known already of the first."""

    one: Match
    other: Match
    viewers: list[int]
    seen: Sights = field(default_factory=dict)


def sight(match: Match, viewer: int, events: list[Event], bots: Bots, seed: int) -> Sight:
    """Everything that leaves the engine for one viewer: what is shown, offered, told, and given to bots."""
    seat = match.seat(viewer)
    found: dict[str, object] = {
        "view": seat.view(),
        "legal": [action.text for action in seat.legal],
        "events": [match.game.describe(event, viewer) for event in events],
        "rules": [match.game.cite(event) for event in events],
        "decision": Moment(match, match.version).decision(viewer),
        "undo": match.undo_point(viewer),
        "features": seat.features(),
        "imagine": [list(seat.imagine(Stream(seed, lane)).key()) for lane in range(WORLDS)],
    }
    if match.game.summary and viewer >= 0:
        found["summary"] = match.game.summary.listed(match.state, viewer)
    if viewer >= 0:
        found["observation"] = observed(match.game, match.state, viewer)
        found["told"] = told_so_far(match, match.version).lines(viewer)
        found["lead"] = leads(match.state)[viewer]
    if seat.legal:
        found["refusals"] = list(refusals(match, viewer))
        found["prospects"] = Forecaster(MOST_STEPS).choices(seat, Stream(seed))
        found["runs"] = Forecaster(MOST_STEPS).runs(seat, Stream(seed))
        for name, make in bots.items():
            bot = make(seed)
            found[f"bot {name}"] = bot.choose(match.seat(viewer)).text
            if isinstance(bot, Thinker):
                found[f"thought {name}"] = bot.explain(match.seat(viewer)).shown()
                found["hint"] = hint(match.seat(viewer), seed, GLIMPSE).shown()
    return {kind: json.dumps(known) for kind, known in found.items()}


def observed(game: Game, state: State, viewer: int) -> list[float]:
    """What an environment gives a learner, on a sheet on which all others have looked before."""
    observer = observer_of(game)
    for step in range(len(state.scores())):
        observer.look(state, (viewer + 1 + step) % len(state.scores()))
    return list(observer.numbers)


@lru_cache(maxsize=8)
def observer_of(game: Game) -> Observer:
    """An observer of one game's positions, who has seen other positions before."""
    return Observer(game)


@lru_cache(maxsize=4)
def told_so_far(match: Match, version: int) -> Told:
    """What everybody was told until now, worked out once for all who ask."""
    return told_of(match)


def refusals(match: Match, player: int) -> Iterator[str]:
    """What a player would be answered to each action there is."""
    for action in match.game.actions.all:
        try:
            match.check(player, action)
            yield ""
        except TrilithError as error:
            yield str(error)


def leaks(pair: Pair, events: list[Event], other_events: list[Event], bots: Bots, seed: int) -> Iterator[str]:
    """What tells one of the viewers which of the two matches is being played."""
    for viewer in pair.viewers:
        moment = pair.one.version, viewer
        if moment not in pair.seen:
            pair.seen[moment] = sight(pair.one, viewer, events, bots, seed)
        one = pair.seen[moment]
        other = sight(pair.other, viewer, other_events, bots, seed)
        for kind in sorted(one.keys() | other.keys()):
            if one.get(kind) != other.get(kind):
                yield f"{kind} of seat {viewer}: {_where_unlike(one.get(kind, ''), other.get(kind, ''))}"


def follow(pair: Pair, lines: list[str], bots: Bots, seed: int) -> int:
    """Play lines in both matches while both can and are not over and nothing unlike came to light; how many moments looked the same."""
    same = 0
    for line in lines:
        try:
            events, other_events = pair.one.step(line), pair.other.step(line)
        except TrilithError:
            break
        if pair.one.over or pair.other.over:
            break
        if unveiled(pair.one.game, events) != unveiled(pair.other.game, other_events):
            break
        check_pair(pair, events, other_events, bots, seed)
        same += 1
    return same


def unveiled(game: Game, events: list[Event]) -> list[View]:
    """What came to light for everyone, as the rules want it."""
    told = [game.describe(event, SPECTATOR) for event in events]
    return [each for each in told if each["kind"] in game.unveils]


def check_pair(pair: Pair, events: list[Event], other_events: list[Event], bots: Bots, seed: int) -> None:
    """Refuse a pair of which some viewer can tell one from the other."""
    leak = next(leaks(pair, events, other_events, bots, seed), "")
    if leak:
        raise broken_law(pair.one.game, f"leak-{leak.split()[0]}", seed, pair.one.version, leak)


def random_record(
    game: Game, seats: int, seed: int, options: dict[str, int] | None = None
) -> tuple[Record, list[Secret]]:
    """A game played at random, and the moments in which one player alone saw what happened."""
    stream = Stream(seed)
    state = game.start(seats, options or {})
    record = Record(game.name, game.version, seats, SEED, options or {}, pack=game.pack.signature())
    secrets = []
    while state.actor() != NOBODY:
        actor, before = state.actor(), state.copy()
        line = play_on(state, stream)
        if len(lines_that_look_alike(game, before, line)) > 1:
            seen_by = before.chance().seen_by if actor == CHANCE else actor
            secrets.append(Secret(record, len(record.lines), seen_by))
        record.lines.append(line)
    return record, secrets


def lines_that_look_alike(game: Game, state: State, line: str) -> list[str]:
    """The line, and everything else that it could have been for all who did not see it."""
    if state.actor() == CHANCE:
        chance = state.chance()
        if chance.seen_by < 0:
            return [line]
        return [chance.text(outcome) for outcome, _ in chance.cases()]
    looks = game.looks(game.actions.parse(line))
    if looks == line:
        return [line]
    return [action.text for action in state.legal() if game.looks(action) == looks]


def start_at(game: Game, record: Record, version: int, make_match: MakeMatch) -> Match:
    """A match that has come to this version of a record."""
    begun = Record(
        record.game,
        record.version,
        record.seats,
        record.seed,
        record.options,
        record.players,
        pack=record.pack,
    )
    begun.lines = record.lines[:version]
    return make_match(game, begun)


def check_twins(
    game: Game, secret: Secret, moments: int, bots: Bots, seed: int, make_match: MakeMatch = Match
) -> int:
    """Let one player have seen something else, and nobody else may notice; how many moments were compared."""
    compared = 0
    seen: Sights = {}  # whatever else was seen, what was truly seen stays the same
    lines = secret.record.lines[secret.version : secret.version + moments]
    before = start_at(game, secret.record, secret.version, make_match).state
    for line in lines_that_look_alike(game, before, lines[0]):
        if line == lines[0]:
            continue
        one = start_at(game, secret.record, secret.version, make_match)
        other = start_at(game, secret.record, secret.version, make_match)
        pair = Pair(one, other, [viewer for viewer in viewers(one.state) if viewer != secret.seen_by], seen)
        events, other_events = one.step(lines[0]), other.step(line)
        if one.over or other.over:
            continue
        check_pair(pair, events, other_events, bots, seed)
        compared += 1 + follow(pair, lines[1:], bots, seed)
    return compared


def check_imagined(
    game: Game,
    record: Record,
    version: int,
    moments: int,
    bots: Bots,
    seed: int,
    make_match: MakeMatch = Match,
) -> int:
    """No viewer may notice when the table becomes what that viewer imagines; how many moments were compared."""
    compared = 0
    for viewer in viewers(start_at(game, record, 0, make_match).state):
        one = start_at(game, record, version, make_match)
        other = start_at(game, record, version, make_match)
        other.state = one.state.imagine(viewer, Stream(seed, version))
        pair = Pair(one, other, [viewer])
        if one.over:
            continue
        check_pair(pair, [], [], bots, seed)
        compared += 1 + follow(pair, record.lines[version : version + moments], bots, seed)
    return compared


def check_leaks(game: Game, seats: int, seed: int, options: dict[str, int] | None = None) -> int:
    """Hold one random game to the leak law, in its middle and at some moments in which one player alone saw something."""
    record, secrets = random_record(game, seats, seed, options)
    compared = check_imagined(game, record, len(record.lines) // 2, MOMENTS, HELD, seed)
    for secret in secrets[seed % SPACING :: SPACING] if len(secrets) > SPACING else secrets:
        compared += check_twins(game, secret, MOMENTS, HELD, seed)
    return compared


def _where_unlike(one: str, other: str) -> str:
    """The first place at which two texts differ, with a little of what stands around it."""
    at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    first = max(0, at - 20)
    return f"…{one[first : at + 20]}… or …{other[first : at + 20]}…"
