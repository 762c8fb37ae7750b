"""Everything of Stone Age that can be named has its word, and no word is idle."""

import re

from make_rule_pages import ROOT, numbers_of
from page_parts import PAGES
from trilith.core.state import Event
from trilith.games import game_named
from trilith.games.stone_age.actions import ACTIONS, DIE_FACES, VERBS
from trilith.games.stone_age.components import default_box
from trilith.games.stone_age.events import KINDS, REASONS
from trilith.games.stone_age.names import GOODS, PHASES, SOURCES, SPOTS
from trilith.words import LANGUAGES, fluent_sources, rule_key, words

NOBODYS = ("dealt", "slid", "revealed", "ended")  # events that no player brings about
KEY = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
PROBLEM = re.compile(r'Problem\(\s*[^"]*(?:"[^"]*"|[\w.{}\[\]()-]+),\s*"([a-z-]+)"')


def expected_keys() -> set[str]:
    box = default_box()
    named = {
        "good": GOODS,
        "spot": SPOTS,
        "phase": PHASES,
        "source": SOURCES,
        "face": tuple(str(face) for face in range(1, DIE_FACES + 1)),
        "action": VERBS,
        "event": tuple(kind for kind, *_ in KINDS),
        "reason": REASONS,
        "card": box.card_names,
        "building": box.building_names,
        "game": ("title", "blurb"),
    }
    keys = {f"{kind}-{name}" for kind, names in named.items() for name in names}
    keys |= {rule_key(number) for number in numbers_of("stone_age")}
    return keys | {f"chapter-{number.split('.')[0]}" for number in numbers_of("stone_age")}


def test_every_name_has_a_word_and_every_word_a_name() -> None:
    written = set(KEY.findall("\n".join(fluent_sources("en", ["trilith.games.stone_age"]))))
    elsewhere = (*PAGES, "lessons", "onepage", "positions")  # whose words have tests of their own
    told = set(KEY.findall("\n".join(fluent_sources("en", ["trilith.games.stone_age"], elsewhere))))
    assert {
        key for key in written if not key.startswith("problem-")
    } == expected_keys() | keys_of_the_client() | told


def keys_of_the_client() -> set[str]:
    """The words of the table in the browser, which have files of their own."""
    files = (
        ROOT / f"src/trilith/games/stone_age/locale/en/{name}.ftl" for name in ("turns", "view", "words")
    )
    return {key for file in files for key in KEY.findall(file.read_text(encoding="utf-8"))}


def test_the_client_asks_for_every_kind_of_word_that_is_there_for_it() -> None:
    sources = [*(ROOT / "web/src").rglob("*.ts"), *(ROOT / "web/src").rglob("*.svelte")]
    client = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    kinds = {key.partition("-")[0] for key in keys_of_the_client()}
    assert [kind for kind in sorted(kinds) if not re.search(rf"[`\"']{kind}(-|[`\"'])", client)] == []


def test_every_problem_has_a_word_and_every_such_word_a_problem() -> None:
    folder = ROOT / "src/trilith/games/stone_age"
    source = "\n".join((folder / file).read_text(encoding="utf-8") for file in ("problems.py", "moment.py"))
    written = set(KEY.findall("\n".join(fluent_sources("en", ["trilith.games.stone_age"]))))
    assert {key.removeprefix("problem-") for key in written if key.startswith("problem-")} == {
        name for line in source.splitlines() if "Problem(" in line for name in PROBLEM.findall(line)
    }


def test_every_action_can_be_said_in_both_languages() -> None:
    game = game_named("stone_age")
    for language in LANGUAGES:
        said = {words(language, "stone_age").tell("action", game.choice(action)) for action in ACTIONS.all}
        assert len(said) == len(ACTIONS.all)


def test_every_event_can_be_said_in_both_languages_to_everyone() -> None:
    game = game_named("stone_age")
    for language in LANGUAGES:
        for kind in range(len(KINDS)):
            for viewer in (0, 1, -1):
                told = game.describe(Event(kind, 0, 1, 1), viewer)
                said = words(language, "stone_age").tell("event", told, player="Anna")
                assert ("Anna" in said) == (KINDS[kind][0] not in NOBODYS)
