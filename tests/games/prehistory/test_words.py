"""Everything of Prehistory that can be named has its word, and no word is idle."""

import re

import pytest

from make_rule_pages import ROOT, numbers_of
from support.prehistory.playing import spring
from trilith.core.state import Event
from trilith.games import game_named
from trilith.games.prehistory.actions import ACTIONS, VERBS
from trilith.games.prehistory.citing import AT_THE_START, BY_WHY, CITES, SPRING_PRICES, SUMMER_PRICES
from trilith.games.prehistory.citing import SOURCES as RULES_OF_SOURCES
from trilith.games.prehistory.components import default_box
from trilith.games.prehistory.events import KINDS
from trilith.games.prehistory.names import (
    BOARDS,
    CAMPS,
    COLOURS,
    DEEDS,
    FIELDS,
    LAST_DECISION,
    PHASES,
    PIECES,
    SEASONS,
    SIDES,
    SOURCES,
    SPECIES,
    SYMBOLS,
    TILES,
    WHEELS,
)
from trilith.games.prehistory.outlook import holdings
from trilith.words import LANGUAGES, fluent_sources, rule_key, words

KEY = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)


def expected_keys() -> set[str]:
    box = default_box()
    named = {
        "colour": COLOURS,
        "deed": DEEDS,
        "wheel": WHEELS,
        "side": SIDES,
        "season": SEASONS,
        "phase": PHASES,
        "source": SOURCES,
        "board": BOARDS,
        "central": box.wheel_names,
        "symbol": SYMBOLS,
        "piece": PIECES,
        "tile": TILES,
        "species": SPECIES,
        "prey": box.prey_names,
        "rite": box.rite_names,
        "camp": CAMPS,
        "land": box.land_names,
        "land_tile": box.land_tiles,
        "field": FIELDS,
        "action": VERBS,
        "event": tuple(kind for kind, *_ in KINDS),
        "game": ("title", "blurb"),
    }
    keys = {f"{kind}-{name}" for kind, names in named.items() for name in names}
    keys |= {rule_key(number) for number in numbers_of("prehistory")}
    return keys | {f"chapter-{number.split('.')[0]}" for number in numbers_of("prehistory")}


def written_keys(*files: str) -> set[str]:
    return set(KEY.findall("\n".join(fluent_sources("en", ["trilith.games.prehistory"], files))))


def test_every_name_has_a_word_and_every_word_a_name() -> None:
    written = written_keys("components", "rules", "table")
    assert {key for key in written if not key.startswith("problem-")} == expected_keys()


def test_every_decision_has_a_question_and_every_holding_a_name() -> None:
    written = written_keys("view")
    asked = {key.removeprefix("ask-") for key in written if key.startswith("ask-")}
    assert asked == set(PHASES[: LAST_DECISION + 1])
    held = {key.removeprefix("holding-") for key in written if key.startswith("holding-")}
    assert held == holdings(spring(2), 0).keys()


def fields_of(view: object) -> set[str]:
    """The names of all fields of a view, but not the identifiers that counts are by."""
    if isinstance(view, list):
        return set().union(*(fields_of(each) for each in view)) if view else set()
    if not isinstance(view, dict):
        return set()
    own = {str(key) for key in view}
    return own.union(*(fields_of(each) for each in view.values())) if view else own


def test_every_field_of_a_view_has_a_name() -> None:
    identifiers = {*COLOURS, *SYMBOLS, *WHEELS, *SOURCES, *TILES, "players"}
    shown = fields_of(game_named("prehistory").view(spring(2), 0)) - identifiers
    written = {key.removeprefix("view-") for key in written_keys("view") if key.startswith("view-")}
    assert shown <= written


def test_every_problem_has_a_word_and_every_such_word_a_problem() -> None:
    folder = ROOT / "src/trilith/games/prehistory"
    source = "".join((folder / file).read_text(encoding="utf-8") for file in ("problems.py", "moment.py"))
    used = set(re.findall(r'Problem\(\s*[^,]+,\s*"([a-z-]+)"', source))
    assert {key.removeprefix("problem-") for key in written_keys() if key.startswith("problem-")} == used


def test_every_action_can_be_said_in_both_languages() -> None:
    game = game_named("prehistory")
    for language in LANGUAGES:
        said = {words(language, "prehistory").tell("action", game.choice(action)) for action in ACTIONS.all}
        assert len(said) == len(ACTIONS.all)


def test_every_event_can_be_said_in_both_languages() -> None:
    game = game_named("prehistory")
    for language in LANGUAGES:
        for kind in range(len(KINDS)):
            assert words(language, "prehistory").tell(
                "event", game.describe(Event(kind, 0, 1, 1), 0), player="Anna"
            )


def test_every_event_cites_a_rule_that_exists() -> None:
    assert set(CITES) == {kind for kind, *_ in KINDS}
    rules = {
        *CITES.values(),
        *BY_WHY,
        *AT_THE_START.values(),
        *SPRING_PRICES,
        *SUMMER_PRICES,
        *RULES_OF_SOURCES,
    }
    assert rules <= set(numbers_of("prehistory"))


@pytest.mark.parametrize("number", ["PH-5.2", "PH-7.1", "PH-8.4", "PH-10.4", "PH-12.2", "PH-12.3", "PH-15.7"])
def test_what_the_rulebook_leaves_open_is_marked_as_a_ruling(number: str) -> None:
    for language in LANGUAGES:
        assert words(language, "prehistory").attribute(rule_key(number), "reason")


def test_no_rule_claims_what_nobody_has_measured() -> None:
    for language in LANGUAGES:
        told = "\n".join(fluent_sources(language, ["trilith.games.prehistory"], ("rules",)))
        assert not re.findall(r"[^.:]*(?:[Ss]imulation|about once|etwa in jedem)[^.]*", told)
