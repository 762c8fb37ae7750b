"""Where somebody is who looks back at a record, and what every key does there; what it looks like is drawn elsewhere."""

from collections.abc import Callable, Sequence
from typing import Final

from trilith.cli import keyboard
from trilith.core.match import Match
from trilith.study.moment import OPENLY, NotYetOpen, Told, told
from trilith.study.standing import back, is_luck, onward, round_back, round_on, standing

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0)  # times as fast as usual
USUAL: Final = 1
STANDING: Final = 0.9  # seconds that a decision stands while the match plays on by itself
LUCK_STANDING: Final = 1.4  # the same, if luck followed it
TAB: Final = "\t"
LEAVING: Final = frozenset({"q", "Q", keyboard.ESCAPE, keyboard.CLOSED})
MOVES: Final[dict[str, Callable[[Sequence[Told], int], int]]] = {
    keyboard.LEFT: back,
    keyboard.RIGHT: onward,
    keyboard.UP: round_back,
    keyboard.DOWN: round_on,
    keyboard.HOME: lambda lines, at: standing(lines, 0),
    keyboard.END: lambda lines, at: len(lines),
}


class Walk:
    """A moment of a match, through whose eyes it is seen, and whether it plays on by itself."""

    def __init__(self, match: Match, own: int, first: int) -> None:
        """`own` are the eyes to look through as long as a match is not over; then everything is open."""
        self.match = match
        self.own = own
        self.eyes = OPENLY if match.over else own
        self.lines = list(told(match, self.eyes))
        self.at = standing(self.lines, first)
        self.playing = False
        self.ended = False
        self.sheet = 0  # which of several is looked at, counted on and on
        self.above = 0  # lines of it that are above the screen
        self.refusal: NotYetOpen | None = None
        self._pace = USUAL

    @property
    def speed(self) -> float:
        """How many times as fast as usual it plays."""
        return SPEEDS[self._pace]

    @property
    def patience(self) -> float | None:
        """How long to wait for a key: until the match plays on, or for ever."""
        if not self.playing:
            return None
        return (LUCK_STANDING if is_luck(self.lines, self.at) else STANDING) / self.speed

    def press(self, key: str) -> None:
        """What a key does; when none came in time, the match plays on."""
        self.refusal = None
        if key in LEAVING:
            self.ended = True
        elif key in MOVES:
            self.playing = False
            self.at = MOVES[key](self.lines, self.at)
        elif key == " ":
            self._toggle()
        elif key in ("+", "-"):
            self._pace = min(max(self._pace + (1 if key == "+" else -1), 0), len(SPEEDS) - 1)
        elif key.isdecimal() and int(key) <= self.match.setup.seats:
            self._look(int(key) - 1 if int(key) else OPENLY)
        elif key == TAB:
            self.sheet, self.above = self.sheet + 1, 0
        elif key in (keyboard.PAGE_UP, keyboard.PAGE_DOWN):
            self.above = max(0, self.above + (1 if key == keyboard.PAGE_DOWN else -1))
        elif key == keyboard.NO_KEY and self.playing:
            self.at = onward(self.lines, self.at)
            self.playing = self.at < len(self.lines)

    def _toggle(self) -> None:
        if not self.playing and self.at == len(self.lines):
            self.at = standing(self.lines, 0)  # once more from the beginning
        self.playing = not self.playing

    def _look(self, eyes: int) -> None:
        """Look through other eyes; while a match is not over, only through one's own."""
        if not self.match.over and eyes != self.own:
            self.refusal = NotYetOpen()
            return
        self.eyes = eyes
        self.lines = list(told(self.match, eyes))
