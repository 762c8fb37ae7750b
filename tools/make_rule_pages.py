"""Writes docs/rules/ from the Fluent files, the data, the rulebook's table of passages, the code and the tests."""

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from page_parts import NUMBER, examples, heading, summary, tables
from trilith.games import OURS
from trilith.words import LANGUAGES, Words, fluent_sources, rule_key, words

ROOT = Path(__file__).parent.parent
TOLD = re.compile(r'as_told\(\s*"\w+",\s*"([\w-]+)"')
RULE_KEY = re.compile(r"^rule-([A-Z]{2}-\d+)-(\d+) =", re.MULTILINE)


def numbers_of(game: str) -> list[str]:
    """The numbers of all rules of a game, in order."""
    text = "\n".join(fluent_sources("en", [f"trilith.games.{game}"]))
    return [f"{chapter}.{number}" for chapter, number in RULE_KEY.findall(text)]


def citations(folder: Path, functions: str, named: re.Pattern[str] = NUMBER) -> dict[str, list[str]]:
    """For each rule number, or whatever is named, the functions below a folder that name it and match the pattern."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        for name, text in _functions(source):
            if re.match(functions, name):
                for number in sorted(set(named.findall(text))):
                    found[number].append(f"{path.relative_to(folder)}::{name}")
    return found


def _functions(source: str) -> Iterator[tuple[str, str]]:
    """Every function of a module with its text, decorators included."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            yield node.name, "\n".join(lines[first - 1 : node.end_lineno])


def where_coded(game: str) -> dict[str, list[str]]:
    """Where the code of each rule is."""
    return citations(ROOT / "src/trilith/games" / game, r".")


def where_tested(game: str) -> dict[str, list[str]]:
    """Where the tests of each rule are."""
    return citations(ROOT / "tests/games" / game, r"test_")


def where_told(game: str) -> dict[str, list[str]]:
    """Where the tests are that play each worked example."""
    return citations(ROOT / "tests/games" / game, r"test_", TOLD)


def passages_of(game: str) -> list[dict[str, Any]]:
    """The rulebook's passages in reading order."""
    path = ROOT / "src/trilith/games" / game / "data/rulebook.toml"
    passages: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["passage"]
    return passages


def rules_page(game: str, language: str) -> str:
    """A game in one language: on one page, its tables, worked examples, and all rules chapter by chapter."""
    says = words(language, game)
    rows = [says.say("page-made"), "", f"# {says.say('page-rules', game=says.say('game-title'))}", ""]
    rows += [says.say("page-intro", ledger=f"{game}-ledger.md"), "", *_contents(says, game)]
    rows += [*summary(says, game), *tables(says, game), *examples(says, game, where_told(game))]
    rows += heading("rules", says.say("page-all-rules"))
    chapter = ""
    for number in numbers_of(game):
        if number.split(".")[0] != chapter:
            chapter = number.split(".")[0]
            rows += heading(chapter, _chapter(says, chapter), "###")
        rows += _rule(says, number)
    return "\n".join(rows).rstrip() + "\n"


def _contents(says: Words, game: str) -> list[str]:
    """The parts of the page, and below the rules their chapters."""
    rows = [f"- [{says.say(f'page-{part}')}](#{part})" for part in ("summary", "tables", "examples")]
    rows.append(f"- [{says.say('page-all-rules')}](#rules)")
    chapters = dict.fromkeys(number.split(".")[0] for number in numbers_of(game))
    return [*rows, *(f"  - [{_chapter(says, chapter)}](#{chapter})" for chapter in chapters), ""]


def _chapter(says: Words, chapter: str) -> str:
    return f"{chapter} {says.say(f'chapter-{chapter}')}"


def _rule(says: Words, number: str) -> list[str]:
    rows = [f'<a id="{number}"></a>**{number}** {says.rule(number)}', ""]
    reason = says.attribute(rule_key(number), "reason")
    if reason:
        rows += [f"> {says.say('page-ruling', reason=reason)}", ""]
    return rows


def ledger_page(game: str) -> str:
    """From any sentence of the rulebook to its rule, its code and its tests."""
    says = words("en", game)
    code, tests = where_coded(game), where_tested(game)
    rows = [says.say("page-made"), "", f"# {says.say('page-ledger', game=says.say('game-title'))}", ""]
    rows += [says.say("page-ledger-intro", game=game), ""]
    rows += ["| page | section | sentence | rules |", "|---|---|---|---|"]
    for passage in passages_of(game):
        for sentence in passage["sentences"]:
            rules = ", ".join(f"[{number}](#{number})" for number in sentence.get("rules", []))
            told = rules or sentence["why"]
            rows.append(f"| {passage['page']} | {passage['section']} | {sentence['at']} | {told} |")
    rows += ["", "| rule | says | code | tests |", "|---|---|---|---|"]
    for number in numbers_of(game):
        cells = [f'<a id="{number}"></a>{number}', says.rule(number)]
        cells += [_links("src/trilith/games", game, code[number]), _links("tests/games", game, tests[number])]
        rows.append("| " + " | ".join(cells) + " |")
    return "\n".join(rows) + "\n"


def _links(folder: str, game: str, places: list[str]) -> str:
    """Links to files, each with the functions that matter there."""
    functions: dict[str, list[str]] = defaultdict(list)
    for place in places:
        file, _, function = place.partition("::")
        functions[file].append(function)
    return "<br>".join(
        f"[{file}](../../{folder}/{game}/{file}): {', '.join(names)}" for file, names in functions.items()
    )


def pages() -> dict[Path, Callable[[], str]]:
    """Every generated page, and what makes its text."""
    makers: dict[Path, Callable[[], str]] = {}
    for game in OURS:
        for language in LANGUAGES:
            makers[ROOT / f"docs/rules/{game}.{language}.md"] = partial(rules_page, game, language)
        makers[ROOT / f"docs/rules/{game}-ledger.md"] = partial(ledger_page, game)
    return makers


if __name__ == "__main__":
    for path, make in pages().items():
        path.write_text(make(), encoding="utf-8")
        print(path.relative_to(ROOT))
