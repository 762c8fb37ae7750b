"""The torch at the prompt: what a good player thinks of, each with its reasons and what can be expected of it."""

from typing import Final

from rich.text import Text

from trilith.cli.match.session import TerminalSession
from trilith.cli.prospects import holding
from trilith.cli.style import ACCENT, QUIET, STRONG
from trilith.core.game import View
from trilith.hints.hint import Amount, Hint, Risk, Suggestion
from trilith.words import Words

INDENT: Final = "   "


def show_hint(session: TerminalSession, player: int) -> None:
    """Light the torch for what a player decides now."""
    screen, words = session.screen, session.scene(player).words
    found = session.light_torch(player)
    names = [each.name for each in session.players]
    screen.blank()
    screen.show(Text(_head(found, words), style=STRONG))
    for number, each in enumerate(found.candidates, start=1):
        screen.show(
            Text.assemble(
                (f"{number}. ", ACCENT), (session.in_words(each.actions), STRONG), _figures(each, words)
            )
        )
        for line in reasons(each, words, names):
            screen.show(Text(INDENT + line))
    if found.candidates:
        screen.say("hint-noted", QUIET)


def _head(found: Hint, words: Words) -> str:
    if found.only is not None:
        return words.say("hint-only", what=words.tell("action", found.only))
    return words.say("hint-equal" if found.equal else "hint-thinks-of")


def _figures(suggestion: Suggestion, words: Words) -> str:
    """The chance to win and the points to be expected, where a learned value knows them."""
    if suggestion.chance is None or suggestion.points is None:
        return ""
    chance = words.say("hint-chance", chance=round(100 * suggestion.chance))
    return f"   {chance}, {words.say('hint-points', points=round(suggestion.points))}"


def reasons(suggestion: Suggestion, words: Words, names: list[str]) -> list[str]:
    """Why it is worth a thought, a line for each sign: what it brings, whom it hinders, what it risks."""
    parts = [
        words.say("hint-brings", what=_amounts(suggestion.brings, words)) if suggestion.brings else "",
        words.say("hint-costs", what=_amounts(suggestion.costs, words)) if suggestion.costs else "",
        words.say("hint-prepares", what=_actions(suggestion.prepares, words)) if suggestion.prepares else "",
    ]
    gains = " ".join(part for part in parts if part)
    found = [f"+ {gains}"] if gains else []
    found += [
        "○ " + words.say("hint-hinders", player=names[each.seat], count=each.points)
        for each in suggestion.hinders
    ]
    return found + ["! " + _risk(each, words, names) for each in suggestion.risks]


def _amounts(amounts: list[Amount], words: Words) -> str:
    told = []
    for each in amounts:
        what = holding(words, each.name, each.high)
        if each.low == each.high:
            told.append(words.say("hint-amount", count=each.low, what=what))
        else:
            told.append(words.say("hint-range", low=each.low, high=each.high, what=what))
    return ", ".join(told)


def _actions(actions: list[View], words: Words) -> str:
    return ", ".join(words.tell("action", action) for action in actions)


def _risk(risk: Risk, words: Words, names: list[str]) -> str:
    what = words.tell("action", risk.action) if risk.action else holding(words, risk.name, risk.count)
    player = "" if risk.seat is None else names[risk.seat]
    return words.say(f"hint-risk-{risk.kind}", count=risk.count, what=what, player=player)
