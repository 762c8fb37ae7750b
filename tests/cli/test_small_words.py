"""One is one and two are two, in both languages."""

import re

import pytest
from fluent.syntax import ast, parse

from docs.test_locale import Variables
from trilith.games import OURS
from trilith.words import LANGUAGES, fluent_sources, words

ONE_OF_MANY = re.compile(
    r"(?<![\w.–])1 (points|pips|cards|tools|steps|members|resources|markers|bones|camps|villages|megaliths|animals|idols|"
    r"moves$|moves\b(?! (up|to|a))|development points|fields|Punkte|Augen|Karten|Werkzeuge|Schritte|Mitglieder|Bewegungen|"
    r"Ressourcen|Rohstoffe|Entwicklungspunkte|Felder|Jagdkarten|Megalithe|Siedlungen|Tiere)\b"
)
NEVER_ONE = (
    "cli-bench-found",
    "cli-laws-hold",
    "cli-stone-dice-note",
    "cli-stone-pending-roll",
    "note-pips",
    "error-EndlessGame",
    "error-UndoTooFar",
    "lesson-",  # their numbers are those of their positions; tests/lessons looks at all that is said
)


@pytest.mark.parametrize(
    ("language", "key", "about", "sentence"),
    [
        ("en", "cli-points", {"points": 1}, "1 point"),
        ("de", "cli-points", {"points": 1}, "1 Punkt"),
        ("de", "cli-worth-now", {"total": 1}, "wäre das Spiel jetzt zu Ende: 1 Punkt"),
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_nothing_says_one_of_many(game: str, language: str) -> None:
    """Every sentence of program and game in which all numbers are 1."""
    said = words(language, game)
    for text in fluent_sources(language, ["trilith", f"trilith.games.{game}"]):
        for entry in parse(text).body:
            if not isinstance(entry, ast.Message) or entry.id.name.startswith(
                ("rule-", "page-", "problem-", *NEVER_ONE)
            ):
                continue
            variables = Variables()
            variables.visit(entry)
            told = said.say(entry.id.name, **dict.fromkeys(variables.found, 1)) if entry.value else ""
            assert not ONE_OF_MANY.search(told), f"{entry.id.name}: {told}"
