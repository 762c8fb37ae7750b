"""The companion of any match: what she could say to a seat now, from what that seat sees and from nothing else."""

from dataclasses import dataclass
from typing import Final

from trilith.core.game import Game, View
from trilith.lessons.library import lessons_of, taught
from trilith.lessons.saying import Piece, key, pieces, word_of
from trilith.lessons.script import Remark, Script
from trilith.lessons.seeing import Seeing, things
from trilith.words import Words

OWN: Final = "companion"  # how the keys begin of what she says in matches alone


@dataclass(frozen=True)
class Heard:
    """A sentence that is true now; said once for each moment, and again when that is another."""

    say: str
    moment: str
    said: list[Piece]
    points: list[str]


def heard(game: Game, view: View, player: int, words: Words) -> list[Heard]:
    """What the companion could say to a player who decides and sees this, the most urgent first."""
    if game.name not in taught():
        return []
    script = lessons_of(game.name)[-1]
    seeing = Seeing(game, player, script.file)
    seen, on_table = seeing.at(view), things(game, view)
    found = []
    for text, remark in _remarks(script):
        if not seeing.holds(remark.when, seen):
            continue
        about = {name: word_of(words, seeing.value(number, seen)) for name, number in remark.numbers.items()}
        at: list[str] = seeing.value(remark.at, seen) if remark.at is not None else []
        found.append(
            Heard(
                remark.say,
                str(seeing.value(remark.once, seen)),
                pieces(words.say(text, **about)),
                [each for each in (*remark.points, *at) if each in on_table],
            )
        )
    return found


def _remarks(script: Script) -> list[tuple[str, Remark]]:
    """Every remark with the key of its words: those of the short game, and those of other moments."""
    found = [
        (f"{key(script)}-{number}-{remark.say}", remark)
        for number, step in enumerate(script.steps, start=1)
        for remark in step.remarks
    ]
    return found + [(f"{OWN}-{remark.say}", remark) for remark in script.companion]


class Listening:
    """What somebody has heard in a match, and is hearing."""

    def __init__(self) -> None:
        self._told: dict[str, str] = {}
        self._speaking = ""

    def hear(self, could: list[Heard]) -> Heard | None:
        """The first sentence that was not said for its moment, or else the last one as long as it is true."""
        for each in could:
            if self._told.get(each.say) != each.moment:
                self._told[each.say] = each.moment
                self._speaking = each.say
                return each
        return next((each for each in could if each.say == self._speaking), None)
