"""One is one and two are two, in both languages."""

import pytest

from trilith.words import words


@pytest.mark.parametrize(
    ("language", "key", "about", "sentence"),
    [
        ("en", "cli-stone-brings", {"pips": 1, "count": 0, "good": "wood"}, "1 pip: 0 × wood"),
        ("de", "cli-stone-brings", {"pips": 1, "count": 0, "good": "Holz"}, "1 Auge: 0 × Holz"),
        ("en", "cli-stone-pending-price", {"due": 2, "most": "no", "what": "x"}, "2 more resources for: x"),
        (
            "de",
            "cli-stone-pending-price",
            {"due": 2, "most": "yes", "what": "x"},
            "Noch bis zu 2 Rohstoffe für: x",
        ),
        (
            "de",
            "cli-stone-pending-place",
            {"enough": "yes", "left": 2, "missing": -2},
            "Ernährung in dieser Runde: genug da, 2 bleiben übrig.",
        ),
        ("de", "cli-which", {"what": "Wald", "asks": "many", "keys": "1–5"}, "Wald: wie viele? 1–5"),
    ],
)
def test_numbers_and_words_agree(language: str, key: str, about: dict[str, object], sentence: str) -> None:
    assert words(language).say(key, **about) == sentence
