"""Parses runs of small decisions as people type them: in their own words, several at once, in any order."""

from collections import Counter

from trilith.cli.errors import NotComplete
from trilith.core.action import Action
from trilith.core.game import Game
from trilith.core.runs import PossibleRuns, run_at
from trilith.core.state import State
from trilith.words import Words


def in_order(game: Game, texts: list[str], state: State) -> list[str]:
    """Actions typed at once, with every run among them whole and in the order of the rules, as far as no luck comes."""
    position = state.copy()
    found: list[str] = []
    left = [game.actions.parse(text) for text in texts]
    while left:
        run = run_at(game, position)
        verbs = run.verbs() if run else {left[0].verb} & game.named
        apart = (at for at, each in enumerate(left) if each.verb not in verbs)
        count = max(1, next(apart, len(left)))
        segment, left = sorted(left[:count], key=lambda action: action.index), left[count:]
        if run is not None and segment[0].verb in verbs:
            while segment and run.whole(segment) is None and not run.offers(segment):
                left.insert(0, segment.pop())
            whole = run.whole(segment)
            if whole is None or (whole.ends and not left):
                raise NotComplete(actions=", ".join(texts))
        for action in segment:
            found.append(action.text)
            if action in position.legal():
                position.apply(action)
            elif position.legal():
                return found + [each.text for each in segment[segment.index(action) + 1 :] + left]
    return found


def words_of(game: Game, said: Words, action: Action) -> list[str]:
    """The short names of an action in words: of the thing that it names, and its notation without the verb."""
    told = game.choice(action)
    own = [
        said.name(field, value) for field, value in told.items() if field != "kind" and isinstance(value, str)
    ]
    return [*own, action.text.partition(" ")[2]]


def counted(game: Game, said: Words, actions: list[Action]) -> str:
    """Actions in short words, equal ones with their number."""
    found = []
    for action, count in Counter(actions).items():
        own = words_of(game, said, action)
        found.append(f"{count} {own[0]}" if len(own) > 1 else said.tell("action", game.choice(action)))
    return ", ".join(found)


def spoken(game: Game, said: Words, run: PossibleRuns, line: str) -> list[Action]:
    """The actions that words like “2 wood gold” name, in the language of the person or in notation; none if not all do."""
    known: dict[str, Action] = {}
    for whole in run.wholes:
        for action in whole.actions:
            known.update(
                {word.casefold(): action for word in words_of(game, said, action) if not word.isdigit()}
            )
            known.setdefault(action.text, action)
    verbs = {str(game.choice(action)["kind"]) for action in known.values()}
    found: list[Action] = []
    for part in filter(None, (part.strip().casefold() for part in line.split(","))):
        if part in known:
            found.append(known[part])
            continue
        count = 1
        for token in part.split():
            if token.isdecimal() and len(token) <= 2:
                count = int(token)
            elif token in known:
                found += [known[token]] * count
                count = 1
            elif token not in verbs:
                return []
    return found
