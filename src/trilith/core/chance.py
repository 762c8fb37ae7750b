"""Luck as a player: what may happen, how likely it is, and how it is written down."""

from typing import Final

from mypy_extensions import i64, mypyc_attr  # i64 as in rng.py; twenty dice fit

from trilith.core.errors import NoSuchOutcome
from trilith.core.rng import Stream

EVERYONE: Final = -1
SIDES: Final = 6
FACE_BITS: Final = 3
FACE_MASK: Final = 7


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """One event that luck decides; outcomes are ints, `text` is their notation."""

    def __init__(self, seen_by: int) -> None:
        self.seen_by = seen_by  # the only player who sees the outcome, or EVERYONE

    def sample(self, stream: Stream) -> int:
        """An outcome, as likely as the rules make it."""
        raise NotImplementedError

    def cases(self) -> list[tuple[int, float]]:
        """One outcome for each case that the rules can tell apart, with its probability."""
        raise NotImplementedError

    def case(self, outcome: int) -> int:
        """A number that is equal for outcomes exactly when the rules cannot tell them apart."""
        return outcome

    def text(self, outcome: int) -> str:
        """The outcome's line in a record."""
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """The outcome that a line of a record names."""
        raise NotImplementedError


def faces(outcome: int) -> list[int]:
    """The faces of a roll in ascending order."""
    packed: i64 = outcome
    found: list[int] = []
    while packed:
        found.append(packed & FACE_MASK)
        packed >>= FACE_BITS
    found.reverse()
    return found


def total(outcome: int) -> int:
    """The sum of a roll's faces."""
    packed: i64 = outcome
    pips: i64 = 0
    while packed:
        pips += packed & FACE_MASK
        packed >>= FACE_BITS
    return pips


def pack(counts: list[int]) -> int:
    """The outcome in which face f lies on the table counts[f] times."""
    packed: i64 = 0
    face: i64
    for face in range(1, SIDES + 1):
        for _ in range(counts[face]):
            packed = (packed << FACE_BITS) | face
    return packed


def pack_faces(rolled: list[int]) -> int:
    """The outcome that shows these faces, in whatever order they are given."""
    counts = [0] * (SIDES + 1)
    for face in rolled:
        counts[face] += 1
    return pack(counts)


class Roll(Chance):
    """Dice of which only the total matters."""

    def __init__(self, dice: int) -> None:
        super().__init__(EVERYONE)
        self.dice = dice

    def sample(self, stream: Stream) -> int:
        counts = [0] * (SIDES + 1)
        for _ in range(self.dice):
            face = stream.below(SIDES) + 1
            counts[face] = counts[face] + 1  # compiled, `+=` on a row adds objects
        return pack(counts)

    def cases(self) -> list[tuple[int, float]]:
        ways = [1]
        for _ in range(self.dice):
            ways = _one_die_more(ways)
        everything = float(SIDES**self.dice)
        return [
            (self._some_roll_of(pips), ways[pips] / everything)
            for pips in range(self.dice, SIDES * self.dice + 1)
        ]

    def _some_roll_of(self, pips: int) -> int:
        """A roll with this total, its dice as equal as possible."""
        low, higher = pips // self.dice, pips % self.dice
        return pack_faces([low] * (self.dice - higher) + [low + 1] * higher)

    def case(self, outcome: int) -> int:
        return total(outcome)

    def text(self, outcome: int) -> str:
        return "roll " + " ".join(str(face) for face in faces(outcome))

    def parse(self, text: str) -> int:
        words = text.split()
        rolled = [int(word) for word in words[1:] if word in ("1", "2", "3", "4", "5", "6")]
        if not words or words[0] != "roll" or len(words) != self.dice + 1 or len(rolled) != self.dice:
            raise NoSuchOutcome(outcome=text, expected=self.text(self._some_roll_of(self.dice)))
        return pack_faces(rolled)


def _one_die_more(ways: list[int]) -> list[int]:
    """From the number of ways to reach each total with n dice to that with n + 1."""
    more = [0] * (len(ways) + SIDES)
    for pips in range(len(ways)):
        for face in range(1, SIDES + 1):
            more[pips + face] += ways[pips]
    return more


class RollEach(Roll):
    """Dice of which every single face matters, but not the order."""

    def case(self, outcome: int) -> int:
        return outcome

    def cases(self) -> list[tuple[int, float]]:
        counts = [0] * (SIDES + 1)
        found: list[tuple[int, float]] = []
        self._collect(1, self.dice, 1.0, counts, found)
        return found

    def _collect(
        self, face: int, left: int, ways: float, counts: list[int], found: list[tuple[int, float]]
    ) -> None:
        """Go through every way to show this face and the higher ones on the dice that are left."""
        if face == SIDES:
            counts[face] = left
            found.append((pack(counts), ways / SIDES**self.dice))
            return
        arrangements = 1.0
        for showing in range(left + 1):
            counts[face] = showing
            self._collect(face + 1, left - showing, ways * arrangements, counts, found)
            arrangements = arrangements * (left - showing) / (showing + 1)


class Draw(Chance):
    """One piece from a bag of known contents; `bag` is sorted and names a kind as often as it is in the bag."""

    def __init__(self, word: str, names: tuple[str, ...], bag: tuple[int, ...], seen_by: int) -> None:
        super().__init__(seen_by)
        self.word = word
        self.names = names
        self.bag = bag

    def sample(self, stream: Stream) -> int:
        return self.bag[stream.below(len(self.bag))]

    def cases(self) -> list[tuple[int, float]]:
        pieces = len(self.bag)
        kinds = sorted(set(self.bag))
        return [(kind, self.bag.count(kind) / pieces) for kind in kinds]

    def text(self, outcome: int) -> str:
        return f"{self.word} {self.names[outcome]}"

    def parse(self, text: str) -> int:
        for kind in self.bag:
            if self.text(kind) == text:
                return kind
        raise NoSuchOutcome(outcome=text, expected=self.text(self.bag[0]))


def without(bag: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """The bag after one piece of this kind was drawn."""
    for at in range(len(bag)):
        if bag[at] == kind:
            return bag[:at] + bag[at + 1 :]
    raise ValueError(f"{kind} is not in {bag}")
