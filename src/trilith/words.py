"""Words for people: Project Fluent files, the same for the program, its documentation and the browser."""

import os
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Resource

from trilith.core.contents import Mistake
from trilith.core.errors import TrilithError
from trilith.core.game import Game, ImpossiblePosition, Problem, View
from trilith.core.pack import BadPack
from trilith.games import package_of

LANGUAGES: Final[tuple[str, ...]] = ("en", "de")


class Words:
    """The words of the program and of one game in one language."""

    def __init__(self, language: str, game: str, own: str = "") -> None:
        """Words in `own` stand in for those of the game: a component pack may bring some."""
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in fluent_sources(language, ("trilith", package_of(game)) if game else ("trilith",)):
            self._bundle.add_resource(_parsed(text))
        self._bundle.add_resource(FluentResource(own), allow_overrides=True)

    def has(self, key: str) -> bool:
        """Whether there are words for this."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **about: object) -> str:
        """The words for a key, with what they are about; a missing key or variable is a bug."""
        return self._format(key, self._bundle.get_message(key).value, about)

    def attribute(self, key: str, attribute: str) -> str:
        """A second text of a key, such as a ruling's reason; empty when it has none."""
        pattern = self._bundle.get_message(key).attributes.get(attribute)
        return "" if pattern is None else self._format(key, pattern, {})

    def rule(self, number: str) -> str:
        """A rule by its number."""
        return self.say(rule_key(number))

    def name(self, kind: str, identifier: object) -> str:
        """The word for an identifier of some kind: a good, a spot, a card; a field called X_to names another X."""
        return self.say(f"{kind.removesuffix('_to')}-{identifier}")

    def tell(self, prefix: str, told: View, **more: object) -> str:
        """A described event or action in words: names become words, lists are strung together."""
        about = {field: self._word(field, value) for field, value in told.items() if field != "kind"}
        return self.say(f"{prefix}-{told['kind']}", **{**about, **more})

    def error(self, error: TrilithError) -> str:
        """An error as a sentence, with the rule it names, if it names one."""
        if isinstance(error, ImpossiblePosition):
            return "\n".join([self.say("error-ImpossiblePosition"), *map(self.problem, error.problems)])
        sentence = self.say(f"error-{error.name}", **error.about)
        if isinstance(error, BadPack):
            return "\n".join([sentence, *map(self.mistake, error.mistakes)])
        rule = str(error.about.get("rule", ""))
        return f"{sentence} {rule}: {self.rule(rule)}" if rule and self.has(rule_key(rule)) else sentence

    def problem(self, problem: Problem) -> str:
        """What is impossible about a position, and where."""
        about = {field: self._word(field, value) for field, value in problem.about.items()}
        return f"{problem.where}: " + self.say(f"problem-{problem.name}", **about)

    def mistake(self, mistake: Mistake) -> str:
        """What is wrong about a pack: in which file, at which entry, and what it is."""
        place = f"{mistake.file}, {mistake.entry}" if mistake.entry else mistake.file
        return f"{place}: " + self.say(f"mistake-{mistake.name}", **mistake.about)

    def _word(self, field: str, value: object) -> object:
        if isinstance(value, str):
            return self.name(field, value)
        if isinstance(value, list):
            return " ".join(str(each) for each in value)
        return value

    def _format(self, key: str, pattern: Pattern | None, about: dict[str, object]) -> str:
        if pattern is None:
            raise KeyError(f"{self.language} {key}: no text")
        text, errors = self._bundle.format_pattern(pattern, about)
        if errors:
            raise KeyError(f"{self.language} {key}: {errors}")
        return str(text)


@cache
def _parsed(text: str) -> Resource:
    """A Fluent file, parsed once: every game has the words of the program beside its own."""
    return FluentResource(text)


def rule_key(number: str) -> str:
    """The key of a rule's words: SA-3.1 is rule-SA-3-1."""
    return "rule-" + number.replace(".", "-")


def fluent_sources(language: str, packages: Iterable[str], only: tuple[str, ...] = ()) -> list[str]:
    """The text of the Fluent files of these packages in one language: all of them, or only those so named."""
    found = []
    for package in packages:
        folder = files(package) / "locale" / language
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".ftl") and (not only or file.name.removesuffix(".ftl") in only):
                found.append(file.read_text(encoding="utf-8"))
    return found


@cache
def words(language: str, game: str = "", own: str = "") -> Words:
    """The words of one language, read once."""
    return Words(language, game, own)


def words_of(language: str, game: Game) -> Words:
    """The words of one language for a game with its pack."""
    return words(language, game.name, game.pack.words.get(language, ""))


def guess_language() -> str:
    """The language that the environment asks for, as far as we speak it."""
    for variable in ("TRILITH_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
