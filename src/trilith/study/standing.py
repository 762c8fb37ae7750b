"""Where one stands while looking back: before decisions and at the end, and where rounds begin. A moment is after so many lines."""

from collections.abc import Sequence
from dataclasses import dataclass

from trilith.core.game import View
from trilith.core.state import CHANCE
from trilith.study.moment import Told


@dataclass(frozen=True)
class Deed:
    """What led to a moment: the last decision with the luck that followed it, or the luck before the first."""

    seat: int | None  # whose decision it was; nobody's before the first
    action: View | None
    events: list[View]


def standing(lines: Sequence[Told], at: int) -> int:
    """The moment to stand in from a moment on: luck comes with the decision before it."""
    at = min(max(at, 0), len(lines))
    while not _stands(lines, at):
        at += 1
    return at


def onward(lines: Sequence[Told], at: int) -> int:
    """The next moment to stand in."""
    return standing(lines, at + 1)


def back(lines: Sequence[Told], at: int) -> int:
    """The moment before to stand in."""
    before = at - 1
    while before > 0 and not _stands(lines, before):
        before -= 1
    return standing(lines, before)


def round_on(lines: Sequence[Told], at: int) -> int:
    """The beginning of the next round, or the end."""
    return next((begins for begins in beginnings(lines) if begins > at), len(lines))


def round_back(lines: Sequence[Told], at: int) -> int:
    """The beginning of the round, or from there of the one before."""
    return next((begins for begins in reversed(beginnings(lines)) if begins < at), standing(lines, 0))


def beginnings(lines: Sequence[Told]) -> list[int]:
    """Where rounds begin for whoever looks: in the first moment in which somebody decides."""
    found, last = [], None
    for at, line in enumerate(lines):
        if line.round is not None and line.round != last:
            found.append(standing(lines, at))
        last = line.round
    return found


def round_at(lines: Sequence[Told], at: int) -> int | None:
    """The round that is played in a moment: that of the next line, in the end that of the last."""
    return lines[min(at, len(lines) - 1)].round if lines else None


def deed_at(lines: Sequence[Told], at: int) -> Deed:
    """What led to a moment."""
    decided = next((number for number in range(at - 1, -1, -1) if lines[number].decider != CHANCE), None)
    events = [event for line in lines[decided or 0 : at] for event in line.events]
    if decided is None:
        return Deed(None, None, events)
    return Deed(lines[decided].decider, lines[decided].action, events)


def is_luck(lines: Sequence[Told], at: int) -> bool:
    """Whether luck decided anything right before a moment."""
    return at > 0 and lines[at - 1].decider == CHANCE


def _stands(lines: Sequence[Told], at: int) -> bool:
    """Whether somebody had to decide there, or it was over: nobody ever saw the table while luck decided."""
    return at >= len(lines) or lines[at].decider != CHANCE
