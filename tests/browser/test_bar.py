"""The bar of a table at 1280 pixels: Undo has its word, and whatever is asked still fits into two lines."""

import re
from typing import Final

import pytest

from support.hosting import Host
from support.poses import posing
from support.screens import DESK
from trilith.games import package_of
from trilith.words import fluent_sources

ASKED: Final = re.compile(r"^ask-[\w-]+ = (.+(?:\n +\S.*)*)", re.MULTILINE)
VARIANT: Final = re.compile(r"\[\w+\] (.+)")
SHORT: Final = re.compile(r"\n +\..*")  # what only phones say
# Puts one sentence after the other into the bar, as on one's turn; those that need more than two lines.
TOO_LONG: Final = """
(sentences) => {
  const bar = document.querySelector("h1.sentence");
  const mine = bar.querySelector(".ember");
  const two = 2.4 * parseFloat(getComputedStyle(bar).lineHeight);
  return sentences.filter((sentence) => {
    bar.replaceChildren(mine, " " + sentence);
    return bar.scrollHeight > two;
  });
}
"""
TABLES: Final = {
    "stone_age": "placing",
    "prehistory": "prehistory-spring",
    "endless_winter": "winter-placing",
}


def asked(game: str, language: str) -> list[str]:
    """Everything that a table asks in its bar, with a number for whatever is counted."""
    found = []
    for text in fluent_sources(language, [package_of(game)]):
        for said in ASKED.findall(text):
            found += VARIANT.findall(said) or [SHORT.sub("", said)]
    return [re.sub(r"\{[^}]*\}", "3", sentence) for sentence in found]


# German Prehistory has the least room; the others only repeat.
@pytest.mark.parametrize(
    ("game", "locale"),
    [
        pytest.param(
            game, locale, marks=[] if (game, locale) == ("prehistory", "de-DE") else pytest.mark.thorough
        )
        for game in TABLES
        for locale in ("en-GB", "de-DE")
    ],
)
def test_two_lines_are_enough_beside_the_word_of_undo(host: Host, game: str, locale: str) -> None:
    sentences = asked(game, locale[:2])
    assert len(sentences) > 8
    with posing(host, TABLES[game], viewport=DESK, locale=locale) as page:
        assert page.locator(".undo span").is_visible()
        assert page.evaluate(TOO_LONG, sentences) == []
