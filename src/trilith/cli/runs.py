"""Small decisions that belong together, such as paying: named in any order, played in the order of the rules."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from trilith.cli.tables import Drawer
from trilith.core.action import Action
from trilith.core.errors import TrilithError
from trilith.core.game import Game
from trilith.core.state import SPECTATOR, State
from trilith.words import Words

LONGEST: Final = 16


class NotComplete(TrilithError):
    """Several actions were typed at once, and the last of them leave something half paid."""


@dataclass(frozen=True)
class Whole:
    """A complete run in the order of the rules, and the actions that may end it; none where it ends by itself."""

    actions: tuple[Action, ...]
    ends: tuple[Action, ...]


class Run:
    """Everything that can be named from a position on, found by trying it out on copies."""

    def __init__(self, game: Game, drawer: Drawer, state: State) -> None:
        self._game = game
        self._drawer = drawer
        self._player = state.actor()
        self._phase = phase(game, state)
        self.wholes: list[Whole] = []
        self.others = [
            action for action in state.legal() if not self._is_named(action) and not self._ends(action)
        ]
        self._collect(state, ())

    def kinds(self) -> set[str]:
        """The verbs of what can be named."""
        return {kind(self._game, action) for whole in self.wholes for action in whole.actions}

    def forced(self) -> list[Action]:
        """The only way there is, if there is only one."""
        if self.others or len(self.wholes) != 1 or len(self.wholes[0].ends) > 1:
            return []
        return [*self.wholes[0].actions, *self.wholes[0].ends]

    def offers(self, named: list[Action]) -> list[Action]:
        """What can be named next so that a complete run is still possible."""
        have = Counter(named)
        found = {
            action
            for whole in self.wholes
            if have <= Counter(whole.actions)
            for action in Counter(whole.actions) - have
        }
        return sorted(found, key=lambda action: action.index)

    def whole(self, named: list[Action]) -> Whole | None:
        """The complete run that has been named, if it is one."""
        have = Counter(named)
        return next((whole for whole in self.wholes if Counter(whole.actions) == have), None)

    def _is_named(self, action: Action) -> bool:
        return kind(self._game, action) in self._drawer.NAMED

    def _ends(self, action: Action) -> bool:
        return kind(self._game, action) in self._drawer.ENDS

    def _collect(self, state: State, made: tuple[Action, ...]) -> None:
        """Follow every way to go on; the rules offer each choice in one order only."""
        if made and (state.actor() != self._player or phase(self._game, state) != self._phase):
            self.wholes.append(Whole(made, ()))
            return
        legal = state.legal()
        ends = tuple(action for action in legal if self._ends(action))
        if ends:
            self.wholes.append(Whole(made, ends))
        for action in legal:
            if self._is_named(action) and len(made) < LONGEST:
                after = state.copy()
                after.apply(action)
                self._collect(after, (*made, action))


def kind(game: Game, action: Action) -> str:
    """The verb of an action."""
    return str(game.choice(action)["kind"])


def phase(game: Game, state: State) -> object:
    """What is going on in a position."""
    return game.view(state, SPECTATOR).get("phase")


def run_at(game: Game, drawer: Drawer, state: State) -> Run | None:
    """The run that begins in this position, if one does."""
    if any(kind(game, action) in drawer.NAMED for action in state.legal()):
        return Run(game, drawer, state)
    return None


def in_order(game: Game, drawer: Drawer, texts: list[str], state: State) -> list[str]:
    """Actions typed at once, with every run among them whole and in the order of the rules, as far as no luck comes."""
    position = state.copy()
    found: list[str] = []
    left = [game.actions.parse(text) for text in texts]
    while left:
        run = run_at(game, drawer, position) if position.legal() else None
        kinds = run.kinds() if run else {kind(game, left[0])} & drawer.NAMED
        apart = (at for at, each in enumerate(left) if kind(game, each) not in kinds)
        count = max(1, next(apart, len(left)))
        segment, left = sorted(left[:count], key=lambda action: action.index), left[count:]
        if run is not None and kind(game, segment[0]) in kinds:
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


def spoken(game: Game, said: Words, run: Run, line: str) -> list[Action]:
    """The actions that words like “2 wood gold” name, in the language of the person or in notation; none if not all do."""
    known: dict[str, Action] = {}
    for whole in run.wholes:
        for action in whole.actions:
            known.update(
                {word.casefold(): action for word in words_of(game, said, action) if not word.isdigit()}
            )
            known.setdefault(action.text, action)
    verbs = {kind(game, action) for action in known.values()}
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
