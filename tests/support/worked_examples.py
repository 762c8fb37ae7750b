"""A worked example of the rule pages says what the engine did."""

import re

from page_parts import NUMBER
from trilith.words import LANGUAGES, words

FIGURE = re.compile(r"(\d*)(½?)")


def as_told(game: str, example: str, *numbers: float) -> None:
    """Hold the numbers of a played example against those in its text, in every language."""
    for language in LANGUAGES:
        text = words(language, game).say(f"example-{example}")
        assert sorted(numbers_in(text)) == sorted(numbers), f"{language}: {text}"


def numbers_in(text: str) -> list[float]:
    """Every number that a text has in figures, but for those of rules and in names such as »a1«."""
    told = re.sub(r"[A-Za-z]\d+\b", "", NUMBER.sub("", text))
    return [int(whole or 0) + (0.5 if half else 0) for whole, half in FIGURE.findall(told) if whole or half]
