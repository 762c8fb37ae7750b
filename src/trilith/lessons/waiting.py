"""How far the learner has come on each run that a step waits for, and what a step has an answer for."""

from trilith.core.match import Match
from trilith.core.state import CHANCE
from trilith.lessons.patterns import Way
from trilith.lessons.place import Answered
from trilith.lessons.script import Step


def ways_of(step: Step, match: Match, waited: int, learner: int) -> list[Way]:
    """The runs of a step, found by playing again what was played since it began to wait."""
    ways = [Way(run) for run in step.runs]
    if not ways:
        return []
    state = match.rebuild(waited)
    for line in match.record[waited:]:
        if state.actor() == CHANCE:
            state.resolve(state.chance().parse(line))
            continue
        if state.actor() == learner:
            possible = [action.text for action in state.legal()]
            for way in ways:
                way.look(possible)
                way.take(line, counts=stands(step, line))
        state.apply(match.game.actions.parse(line))
    possible = [action.text for action in state.legal()] if state.actor() == learner else []
    for way in ways:
        way.look(possible)
    return ways


def stands(step: Step, line: str) -> bool:
    """Whether a move may stand for what was asked."""
    return any(answer.goes_on and any(to.fits(line) for to in answer.to) for answer in step.answers)


def gives(step: Step | None, answered: Answered) -> bool:
    """Whether a step gives this answer, or it is the general one, which never goes on."""
    if step is None:
        return False
    known = {"": False, **{answer.say: answer.goes_on for answer in step.answers}}
    return known.get(answered.say) == answered.goes_on
