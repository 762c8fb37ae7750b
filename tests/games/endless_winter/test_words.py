"""Everything of Endless Winter that can be named has its word, and no word is idle."""

import re

from make_rule_pages import ROOT, numbers_of
from page_parts import PAGES
from support.endless_winter.playing import BOX
from trilith.core.state import Event
from trilith.games import game_named
from trilith.games.endless_winter.actions import ACTIONS, ANIMAL_NAMES, AS, CARD_NAMES, VERBS, WHICH_TILE
from trilith.games.endless_winter.citing import CITES
from trilith.games.endless_winter.events import BUILT, KINDS
from trilith.games.endless_winter.names import (
    COLUMNS,
    ECLIPSE_STEPS,
    FIGURES,
    GAINS,
    HEXES,
    JUNCTURES,
    LUCK,
    PHASES,
    SIDES,
    SOURCES,
    TRACKS,
    ZONES,
)
from trilith.words import LANGUAGES, fluent_sources, rule_key, words

PACKAGE = "trilith.games.endless_winter"
KEY = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
CLIENT = ("view", "slab", "eclipse", "reading", "turns", "words")
PROBLEM = re.compile(r'Problem\([^,]+, "([a-z-]+)"')


def expected_keys() -> set[str]:
    named = {
        "gain": GAINS,
        "way": AS,
        "column": COLUMNS,
        "figure": FIGURES,
        "side": SIDES,
        "track": TRACKS,
        "zone": ZONES,
        "which": WHICH_TILE,
        "hex": HEXES,
        "from": HEXES,
        "juncture": tuple("_".join(HEXES[at] for at in juncture) for juncture in JUNCTURES),
        "phase": PHASES,
        "luck": LUCK,
        "step": ECLIPSE_STEPS,
        "source": SOURCES,
        "action": VERBS,
        "event": tuple(CITES),
        "card": CARD_NAMES,
        "tribe": CARD_NAMES[5:10],
        "chief": BOX.chief_names,
        "stone": BOX.stone_names,
        "animal": (*ANIMAL_NAMES, "nothing"),
        "terrain": BOX.terrain_names,
        "setup": BOX.setup_names,
        "ice_find": BOX.ice_names,
        "rest_tile": BOX.rest_names,
        "site_tile": BOX.tile_names,
        "pattern": BOX.pattern_names,
        "game": ("title", "blurb"),
    }
    keys = {f"{kind}-{name}" for kind, names in named.items() for name in names}
    for option, values in game_named("endless_winter").options.items():
        keys |= {f"option-{option}", *(f"option-{option}-{value}" for value in values)}
    keys |= {rule_key(number) for number in numbers_of("endless_winter")}
    return keys | {f"chapter-{number.split('.')[0]}" for number in numbers_of("endless_winter")}


def keys_of_the_client() -> set[str]:
    """The words of the table in the browser, which have files of their own."""
    files = (ROOT / f"src/trilith/games/endless_winter/locale/en/{name}.ftl" for name in CLIENT)
    return {key for file in files for key in KEY.findall(file.read_text(encoding="utf-8"))}


def test_every_name_has_a_word_and_every_word_a_name() -> None:
    written = set(KEY.findall("\n".join(fluent_sources("en", [PACKAGE]))))
    elsewhere = (*PAGES, "lessons", "onepage", "positions")  # whose words have tests of their own
    told = set(KEY.findall("\n".join(fluent_sources("en", [PACKAGE], elsewhere))))
    assert {
        key for key in written if not key.startswith("problem-")
    } == expected_keys() | keys_of_the_client() | told


def test_every_problem_has_a_word_and_every_such_word_a_problem() -> None:
    folder = ROOT / "src/trilith/games/endless_winter"
    source = " ".join((folder / file).read_text(encoding="utf-8") for file in ("problems.py", "moment.py"))
    written = set(KEY.findall("\n".join(fluent_sources("en", [PACKAGE]))))
    assert {key.removeprefix("problem-") for key in written if key.startswith("problem-")} == set(
        PROBLEM.findall(source)
    )


def test_every_action_can_be_said_in_both_languages() -> None:
    game = game_named("endless_winter")
    for language in LANGUAGES:
        said = {words(language, game.name).tell("action", game.choice(action)) for action in ACTIONS.all}
        assert len(said) == len(ACTIONS.all)


def test_every_event_can_be_said_in_both_languages_to_everyone() -> None:
    game = game_named("endless_winter")
    for language in LANGUAGES:
        for kind in range(len(KINDS)):
            for viewer in (0, 1, -1):
                second = 0 if kind == BUILT else 1
                told = game.describe(Event(kind, 0, 0, second), viewer)
                assert words(language, game.name).tell("event", told, player="Anna")


def test_every_kind_of_event_cites_a_rule_that_exists() -> None:
    assert set(CITES) == {kind for kind, *_ in KINDS}
    for rule in CITES.values():
        assert words("en", "endless_winter").rule(rule)


def test_everything_seen_or_counted_has_a_heading() -> None:
    game = game_named("endless_winter")
    state = game.start(2, {})
    fields = set(game.view(state, 0)) - {"players"} | set(game.view(state, 0)["players"][0])  # type: ignore[index]
    assert {f"view-{field}" for field in fields} <= keys_of_the_client()
    assert {f"holding-{name}" for name in game.holdings(state, 0)} <= keys_of_the_client()
    assert {f"ask-{phase}" for phase in PHASES[:12]} <= keys_of_the_client()
