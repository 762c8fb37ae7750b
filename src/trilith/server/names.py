"""When two names count as the same: when only their letters' case differs, or when eyes cannot tell them apart."""

import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

from trilith.words import LANGUAGES, words

MOST_SEATS: Final = 8
GUESTS: Final = 99  # the client gives newcomers a name with one of these numbers
# I is shown like l, and is the capital of i: whoever mixes cases may mean either.
MERGED: Final = {ord("i"): "l"}


def comparable(name: str) -> str:
    """A name as it is typed to sign in: case and width do not matter."""
    return unicodedata.normalize("NFKC", name).casefold()


def skeleton(name: str) -> str:
    """A name as eyes see it, after Unicode TR39: equal for names in different scripts that look alike."""
    seen = _prototypes(unicodedata.normalize("NFKC", name))
    return _prototypes(seen.casefold()).translate(MERGED)


def is_reserved(name: str) -> bool:
    """Whether a name looks like one that everybody has at first; nobody may claim it."""
    return skeleton(name) in _first_names()


@cache
def _first_names() -> frozenset[str]:
    first = []
    for say in (words(language).say for language in LANGUAGES):
        first += [say("web-guest", number=number + 1) for number in range(GUESTS)]
        first += [say("web-player", number=number + 1) for number in range(MOST_SEATS)]
    return frozenset(map(skeleton, first))


def _prototypes(text: str) -> str:
    """The same text, each character as the one that it is shown like."""
    shown = unicodedata.normalize("NFD", text).translate(_confusables())
    return unicodedata.normalize("NFD", shown)


@cache
def _confusables() -> dict[int, str]:
    """By character what it is shown like; nothing, if it is not seen at all."""
    found = {}
    for line in (files("trilith.server") / "confusables.txt").read_text(encoding="ascii").splitlines():
        if line.startswith("#"):
            continue
        prototype, codes = line.split(";")
        shown = "".join(chr(int(code, 16)) for code in prototype.split())
        for row in codes.split():
            first, _, last = row.partition("-")
            for code in range(int(first, 16), int(last or first, 16) + 1):
                found[code] = shown
    return found
