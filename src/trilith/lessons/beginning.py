"""The table at which a lesson begins: a seeded beginning of the game, and what the lesson lays over it."""

from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

from trilith.core.errors import TrilithError
from trilith.core.game import Game, Position
from trilith.core.match import Match, fair_stream
from trilith.core.record import Record
from trilith.core.state import CHANCE
from trilith.lessons.errors import BadLesson
from trilith.lessons.script import Beginning, Script

SEATS: Final = 2
PERSON: Final = "you"
NULL: Final = "-"  # what TOML cannot write


@lru_cache(maxsize=64)
def record_of(game: Game, script: Script) -> Record:
    """The record with which a lesson begins."""
    seed = sha256(f"{script.game} {script.name} {script.beginning.seed}".encode()).hexdigest()
    options = script.beginning.options
    begun = Record(game.name, game.version, SEATS, seed, options, [PERSON, script.other])
    try:
        match = Match(game, begun)
        _set_up(match, script.beginning)
        laid: Position = _over(game.dump(match.state), script.beginning.position)
        record = Record(game.name, game.version, SEATS, seed, options, begun.players, laid)
        Match(game, record)
    except TrilithError as error:
        raise BadLesson(file=script.file, where="position", problem="position", value=str(error)) from error
    return record


def _set_up(match: Match, beginning: Beginning) -> None:
    """Play the set-up: the decisions that are given, and luck as it is named or as the seed gives it."""
    decisions, luck = list(beginning.lines), list(beginning.luck)
    while match.state.actor() == CHANCE or decisions:
        if match.state.actor() == CHANCE:
            match.step(lucky(match, luck))
        else:
            match.step(decisions.pop(0))


def lucky(match: Match, named: list[str]) -> str:
    """What luck decides now: the first that is named and possible, which is named no more; else what the seed gives."""
    chance = match.state.chance()
    for line in named:
        try:
            chance.parse(line)
        except TrilithError:
            continue
        named.remove(line)
        return line
    return chance.text(chance.sample(fair_stream(match.setup.seed, match.version)))


def _over(under: Any, over: Any) -> Any:
    """Data laid over data: tables are merged, lists of tables one by one, everything else is replaced."""
    if isinstance(over, dict) and isinstance(under, dict):
        return {**under, **{key: _over(under.get(key), value) for key, value in over.items()}}
    if isinstance(over, list) and over and all(isinstance(each, dict) for each in over):
        below = under if isinstance(under, list) else []
        return [_over(below[at] if at < len(below) else None, each) for at, each in enumerate(over)] + below[
            len(over) :
        ]
    if isinstance(over, list):
        return [_over(None, each) for each in over]
    if isinstance(over, dict):
        return {key: _over(None, value) for key, value in over.items()}
    return None if over == NULL else over
