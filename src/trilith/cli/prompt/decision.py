"""One decision in the making: the actions named so far, what can still be named, and when it can be played."""

from dataclasses import dataclass, field

from trilith.cli.choices import Group
from trilith.cli.match.session import TerminalSession
from trilith.cli.prompt import typed_runs
from trilith.cli.tables import Scene
from trilith.core.action import Action
from trilith.core.errors import IllegalAction
from trilith.core.runs import PossibleRuns, run_at
from trilith.core.state import State


@dataclass(frozen=True)
class Complete:
    """Actions in notation that can be played, and those that are forced after them."""

    texts: list[str]
    forced: list[Action] = field(default_factory=list)


class Decision:
    """What a player has named, where small decisions are named together and in any order."""

    def __init__(self, session: TerminalSession, player: int) -> None:
        self._session = session
        self._player = player
        self.named: list[Action] = []
        self.run: PossibleRuns | None = None
        self.groups: list[Group] = []

    def refresh(self) -> None:
        """Work out what can be chosen now."""
        match = self._session.match
        self.run = run_at(match.game, match.state)
        prospects = self._session.prospects(self._player, self._position(self.named))
        self.groups = self._session.drawer.groups(self.scene(), self.choices(), prospects)

    def scene(self) -> Scene:
        """What the player sees, with what is named already."""
        return self._session.scene(self._player, self._position(self.named))

    def choices(self) -> list[Action]:
        """What can be chosen: of what is named in any order, whatever can still be part of it."""
        run = self.run
        if run is None:
            return self._session.match.state.legal()
        whole = run.whole(self.named)
        return [*run.offers(self.named), *(whole.ends if whole else ()), *run.others]

    def left(self) -> int:
        """How many more can be named at most."""
        return self.run.left(self.named) if self.run else 0

    def name(self, actions: list[Action]) -> Complete | None:
        """Name more actions; what is to be played, if that makes something complete."""
        run = self.run
        if run is None or actions[0] in run.others or not self._belongs(run, actions[0]):
            return self._in_order(actions)
        named = list(self.named)
        for at, action in enumerate(actions):
            whole = run.whole(named)
            if whole is not None and action in whole.ends:
                return self._in_order([*whole.actions, *actions[at:]])
            if action not in run.offers(named):
                raise IllegalAction(action=action.text, rule=self._objection(action, named))
            named.append(action)
            whole = run.whole(named)
            if whole is not None and not whole.ends:
                return self._in_order([*whole.actions, *actions[at + 1 :]])
        self.named = named
        whole = run.whole(named)
        if whole is not None and len(whole.ends) == 1 and not run.offers(named) and not run.others:
            return Complete([action.text for action in whole.actions], list(whole.ends))
        return None

    def _belongs(self, run: PossibleRuns, action: Action) -> bool:
        return action.verb in run.verbs() or action.verb in self._session.match.game.ends

    def _in_order(self, actions: list[Action]) -> Complete:
        """Actions in the order of the rules."""
        match = self._session.match
        return Complete(typed_runs.in_order(match.game, [action.text for action in actions], match.state))

    def _objection(self, action: Action, named: list[Action]) -> str:
        """The rule against naming this too, if a rule says so."""
        same = [each for each in named if each is action]
        return self._position(same).objection(action) or self._position(named).objection(action)

    def _position(self, named: list[Action]) -> State:
        """What the position would be with what is named already."""
        state = self._session.match.state.copy()
        for action in sorted(named, key=lambda action: action.index):
            state.apply(action)
        return state
