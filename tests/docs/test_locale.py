"""Both languages say the same things about the same variables, and no word is missing or idle."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from make_rule_pages import ROOT
from trilith.core import errors
from trilith.core.errors import TrilithError
from trilith.games import OURS, package_of
from trilith.words import LANGUAGES, fluent_sources

PACKAGES = ["trilith", *map(package_of, OURS)]
LITERAL = re.compile(r"""["']((?:cli|page)-[a-z0-9-]+)["']""")
CLIENT_LITERAL = re.compile(r"""["'`](web-[a-z0-9-]+)""")


class Variables(Visitor):
    """Collects the variables that a message speaks of."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(language: str, package: str) -> dict[str, tuple[set[str], set[str]]]:
    """Every message of a package with its variables and its attributes."""
    found = {}
    for text in fluent_sources(language, [package]):
        for entry in parse(text).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands there twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = (variables.found, {each.id.name for each in entry.attributes})
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_keys_variables_and_attributes(package: str) -> None:
    first, *others = (messages(language, package) for language in LANGUAGES)
    for other in others:
        assert other == first


@pytest.mark.parametrize("game", PACKAGES[1:])
def test_no_game_says_what_the_program_says(game: str) -> None:
    assert messages("en", game).keys() & messages("en", "trilith").keys() == set()


def test_every_error_has_words_and_all_such_words_an_error() -> None:
    names = {f"error-{name}" for name in error_names(TrilithError)}
    written = {key for key in messages("en", "trilith") if key.startswith("error-")}
    assert written == names


@cache
def import_all_errors() -> None:
    """Import each module of the package that declares an error."""
    for path in sorted((ROOT / "src/trilith").rglob("*.py")):
        if "Error)" in path.read_text(encoding="utf-8"):
            __import__(
                ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
            )


def error_names(family: type[TrilithError]) -> set[str]:
    """The names of all errors below the root of the family."""
    import_all_errors()
    below = family.__subclasses__()
    return {error.__name__ for error in below}.union(*(error_names(error) for error in below))


def test_every_word_of_command_line_and_pages_is_used_and_every_used_word_is_there() -> None:
    sources = [path.read_text(encoding="utf-8") for path in python_files()]
    used = {key for source in sources for key in LITERAL.findall(source)}
    written = {key for key in messages("en", "trilith") if key.startswith(("cli-", "page-"))}
    assert written == used


def test_every_word_of_the_client_is_used_and_every_used_word_is_there() -> None:
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "web/src").rglob("*.*")]
    used = {key for source in sources for key in CLIENT_LITERAL.findall(source)}
    families = tuple(key for key in used if key.endswith("-"))  # the rest of the key is chosen while running
    written = {key for key in messages("en", "trilith") if key.startswith("web-")}
    assert {key for key in used if not key.endswith("-")} <= written
    assert {key for key in written if not key.startswith(families)} <= used


def python_files() -> list[Path]:
    """The code that speaks to people."""
    return [*(ROOT / "src/trilith").rglob("*.py"), *(ROOT / "tools").glob("*.py")]


def test_errors_are_found_at_all() -> None:
    assert issubclass(errors.IllegalAction, TrilithError)
    assert "IllegalAction" in error_names(TrilithError)


# What somebody can press or type that takes a decision back.
UNDOING = {
    "cli-command-undo",
    "cli-type-undo",
    "cli-learn-take-back",
    "learn-take-it-back",
    "web-key-undo",
    "web-undo",
}
PRESSED = ("cli-command-", "cli-type-", "cli-learn-", "do-", "learn-", "web-")


def test_in_german_going_back_and_taking_back_are_two_words() -> None:
    found = set()
    for package in PACKAGES:
        for text in fluent_sources("de", [package]):
            for key, said in re.findall(r"^([a-z][\w-]*) = (.+)$", text, re.MULTILINE):
                if key.startswith(PRESSED) and re.match(
                    r"(?i)(zurück|(.* )?zurücknehmen( \[Enter\])?)$", said
                ):
                    found.add(key)
    assert found == UNDOING
