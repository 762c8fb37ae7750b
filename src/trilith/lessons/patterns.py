"""Patterns of actions, and runs of them: what a step waits for, and what its answers are for."""

from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Final

ANY: Final = "*"
OR: Final = "|"
THEN: Final = ";"
IF_ASKED: Final = "?"


@dataclass(frozen=True)
class Pattern:
    """Notation in which a star stands for anything, and a word may be one of several; `if_asked`: only where it is possible."""

    words: tuple[tuple[str, ...], ...]  # the alternatives for each word
    if_asked: bool = False

    def fits(self, action: str) -> bool:
        """Whether an action in notation is one of these."""
        said = action.split()
        open_end = bool(self.words) and self.words[-1] == (ANY,)
        if open_end and len(said) < len(self.words):
            said.append("")  # a last star may stand for nothing
        if len(said) < len(self.words) or (len(said) > len(self.words) and not open_end):
            return False
        pairs = zip(self.words, said, strict=False)
        return all(any(fnmatchcase(word, each) for each in allowed) for allowed, word in pairs)


def read_pattern(text: str) -> Pattern:
    """The pattern that a text describes."""
    stripped = text.strip()
    words = tuple(tuple(word.split(OR)) for word in stripped.removesuffix(IF_ASKED).split())
    if not words:
        raise ValueError(text)
    return Pattern(words, stripped.endswith(IF_ASKED))


def read_run(text: str) -> tuple[Pattern, ...]:
    """The patterns of a run, one after the other."""
    return tuple(read_pattern(part) for part in text.split(THEN))


@dataclass
class Way:
    """How far the learner has come on one run; a way that was left is closed."""

    run: tuple[Pattern, ...]
    at: int = 0
    closed: bool = False

    def look(self, possible: list[str]) -> None:
        """Pass over what would be waited for only if it were possible now."""
        while self.at < len(self.run) and self.run[self.at].if_asked:
            if any(self.run[self.at].fits(action) for action in possible):
                return
            self.at += 1

    def next(self) -> Pattern | None:
        """What is waited for next, if anything is."""
        return self.run[self.at] if not self.closed and self.at < len(self.run) else None

    def take(self, action: str, counts: bool = False) -> None:
        """Go on with an action, or close the way; one that `counts` stands for whatever was waited for."""
        waited = self.next()
        if waited is None:
            self.closed = True
        elif counts or waited.fits(action):
            self.at += 1
        else:
            self.closed = True

    @property
    def done(self) -> bool:
        """Whether the whole run has been played."""
        return not self.closed and self.at == len(self.run)
