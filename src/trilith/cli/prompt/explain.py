"""Help at the prompt: what can be typed, why something is not possible, and the rules themselves."""

import re

from rich.table import Table
from rich.text import Text

from trilith.cli.choices import Group
from trilith.cli.errors import NoSuchRule
from trilith.cli.prompt.typed_commands import commands_of
from trilith.cli.screen import Screen
from trilith.cli.style import ACCENT, QUIET
from trilith.cli.tables import Drawer
from trilith.core.errors import NoSuchAction
from trilith.core.match import Match
from trilith.games import package_of
from trilith.words import Words, fluent_sources, rule_key, words

RULE = re.compile(r"^rule-([A-Z]+-[0-9-]+) =", re.MULTILINE)
LINES_OF_NOTATION = 2  # of the choices that are open now


def commands(screen: Screen, match: Match, drawer: Drawer, groups: list[Group]) -> None:
    """Everything that can be typed at the prompt, with examples of the game, and of the moment where it may be seen."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style=ACCENT, no_wrap=True)
    table.add_column()
    say = screen.words.say
    about = examples(screen.words, match, drawer) if groups else examples_for_all(screen.words, match, drawer)
    table.add_row(say("cli-type-number"), say("cli-help-number"))
    table.add_row(say("cli-type-notation", **about), say("cli-help-notation"))
    for command in commands_of(drawer.SHEETS):
        if command.listed:
            table.add_row(say(command.typed, **about), say(command.purpose))
    screen.blank()
    screen.show(table)
    notations = " · ".join(dict.fromkeys(group.notation() for group in groups))
    if notations:
        told = Text(say("cli-notations", notations=notations), style=QUIET)
        lines = told.wrap(screen.console, screen.width)
        if len(lines) > LINES_OF_NOTATION:
            lines[LINES_OF_NOTATION - 1].append(" …")
            lines[LINES_OF_NOTATION - 1].truncate(screen.width, overflow="ellipsis")
        screen.show(*lines[:LINES_OF_NOTATION])


def usage(screen: Screen, match: Match, drawer: Drawer, name: str) -> None:
    """How one command is typed, and what it is for."""
    about = examples(screen.words, match, drawer)
    for command in commands_of(drawer.SHEETS):
        if command.name == name:
            screen.say(
                "cli-usage-of",
                typed=screen.words.say(command.typed, **about),
                purpose=screen.words.say(command.purpose),
            )


def examples(said: Words, match: Match, drawer: Drawer) -> dict[str, str]:
    """What the examples of the help speak of: an action that is possible now, one that is not, its rule, and a word."""
    legal = match.state.legal()
    possible = legal[len(legal) // 2] if legal else match.game.actions.all[0]
    alike = sorted(match.game.actions.all, key=lambda action: action.verb != possible.verb)
    impossible = next(
        (action for action in alike if action not in legal and match.state.objection(action)), possible
    )
    return {
        "possible": possible.text,
        "impossible": impossible.text,
        "rule": match.state.objection(impossible) or _numbers(match.game.name)[0],
        "word": said.say(drawer.SEEK),
    }


def examples_for_all(said: Words, match: Match, drawer: Drawer) -> dict[str, str]:
    """The same without a word about the moment, for eyes that may not see what somebody could do."""
    possible, impossible, *_ = match.game.actions.all
    rule = _numbers(match.game.name)[0]
    word = said.say(drawer.SEEK)
    return {"possible": possible.text, "impossible": impossible.text, "rule": rule, "word": word}


def why(screen: Screen, match: Match, text: str, known: list[str]) -> None:
    """The rule that forbids an action now, or that none does; what is known can be chosen."""
    try:
        number = match.state.objection(match.game.actions.parse(text))
    except NoSuchAction:
        number = match.game.impossible(text)
        if not number:
            raise
    if number and text not in known:
        screen.say("cli-why-not", action=text)
        rule(screen, match.game.name, number)
    else:
        screen.say("cli-possible", action=text)


def rule(screen: Screen, game: str, number: str) -> None:
    """A rule, and for a ruling its reason; the number may come without the letters of the game."""
    game_words = words(screen.words.language, game)
    number = number.upper()
    if number[0].isdigit():
        number = _numbers(game)[0].partition("-")[0] + "-" + number
    key = rule_key(number)
    if not RULE.match(f"{key} =") or not game_words.has(key):
        raise NoSuchRule(number=number, example=_numbers(game)[0])
    table = Table.grid(padding=(0, 2))
    table.add_column(style=ACCENT, no_wrap=True, min_width=8)
    table.add_column()
    table.add_row(number, game_words.rule(number))
    reason = game_words.attribute(key, "reason")
    if reason:
        table.add_row("", Text(screen.words.say("cli-reason", reason=reason), style=QUIET))
    screen.show(table)


def search(screen: Screen, game: str, word: str) -> None:
    """Every rule that has a word in it."""
    game_words = words(screen.words.language, game)
    found = [number for number in _numbers(game) if _speaks_of(game_words, number, word)]
    for number in found:
        rule(screen, game, number)
    screen.say("cli-rules-found", QUIET, count=len(found), word=word)


def _speaks_of(game_words: Words, number: str, word: str) -> bool:
    return word.casefold() in game_words.rule(number).casefold()


def _numbers(game: str) -> list[str]:
    """The numbers of all rules of a game, in their order."""
    text = "\n".join(fluent_sources("en", (package_of(game),)))
    found = []
    for key in RULE.findall(text):
        chapter, *rest = re.split(r"(?<=[A-Z])-", key)
        found.append("-".join([chapter, *(part.replace("-", ".") for part in rest)]))
    return found
