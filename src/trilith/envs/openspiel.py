"""The games as Python games of OpenSpiel: `pyspiel.load_game("trilith_stone_age(players=3)")` once this is imported.

Luck is explicit: at a chance node the outcomes are the cases that the rules tell apart, numbered in their order.
"""

from collections.abc import Callable
from typing import Any, Final

from trilith.core.game import Game
from trilith.core.rng import Stream
from trilith.core.state import CHANCE, NOBODY, State
from trilith.envs.saying import extras, objection
from trilith.games import game_named
from trilith.rollout.rewards import REWARDS, final_rewards, reward_named
from trilith.rollout.told import Entry, Told

with extras():
    import numpy as np
    import pyspiel

    from trilith.envs.arrays import Eyes, Floats

PREFIX: Final = "trilith_"
MOST_OUTCOMES: Final = 512  # cases that luck may have to decide between
MOST_MARGIN: Final = 10.0  # a lead of a thousand points
SEED_BITS: Final = 53  # of a number between 0 and 1
TITLES: Final = {"stone_age": "Stone Age", "prehistory": "Prehistory", "endless_winter": "Endless Winter"}


class Held:
    """What a state of OpenSpiel stands for: a position, and what every seat was told on the way to it."""

    def __init__(self, game: Game, pack: str, state: State, told: Told) -> None:
        self.game = game
        self.pack = pack  # the folder of its component pack
        self.state = state
        self.told = told

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return Held(self.game, self.pack, self.state.copy(), self.told.copy())

    def __reduce__(self) -> tuple[object, ...]:
        return _held_again, (self.game.name, self.pack, self.game.dump(self.state), self.told.entries)


def _held_again(name: str, pack: str, position: dict[str, object], entries: list[Entry]) -> Held:
    """What was written down, as it was."""
    game = game_named(name, pack)
    return Held(game, pack, game.load(position), Told(game, entries))


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position, as OpenSpiel asks about it."""

    def __init__(self, game: "SpielGame", held: Held) -> None:
        super().__init__(game)
        self.held = held

    def current_player(self) -> int:
        actor = self.held.state.actor()
        if actor == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        return self.held.state.actor() == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(action.index for action in self.held.state.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        cases = self.held.state.chance().cases()
        return [(number, probability) for number, (_, probability) in enumerate(cases)]

    def _apply_action(self, action: int) -> None:
        held = self.held
        if held.state.actor() == CHANCE:
            held.told.resolve(held.state, held.state.chance().cases()[action][0])
            return
        refused = objection(held.game, held.state, action)
        if refused:
            raise pyspiel.SpielError(refused)
        held.told.act(held.state, held.game.actions.all[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            chance = self.held.state.chance()
            return chance.text(chance.cases()[action][0])
        return self.held.game.actions.all[action].text

    def returns(self) -> list[float]:
        state = self.held.state
        if state.actor() != NOBODY:
            return [0.0] * len(state.scores())
        return [
            max(-MOST_MARGIN, min(MOST_MARGIN, each)) for each in final_rewards(state, self.get_game().kind)
        ]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that this player could not tell from this one, with what it cannot know drawn anew."""
        held, seed = self.held, int(sampler() * (1 << SEED_BITS))
        imagined = held.state.imagine(player, Stream(seed))
        known = held.told.as_known_by(player)
        return SpielState(self.get_game(), Held(held.game, held.pack, imagined, known))

    def __str__(self) -> str:
        return "\n".join(entry.was for entry in self.held.told.entries)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players, its reward and its options."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind = _kind(game_named(self.name))
        wished = {**kind.parameter_specification, **(params or {})}
        players = int(wished.pop("players"))
        self.kind = reward_named(str(wished.pop("reward")))
        self.pack = str(wished.pop("pack"))
        self.rules = game_named(self.name, self.pack)
        self.options = {option: int(value) for option, value in wished.items()}
        self.rules.start(players, self.options)
        self.players = players
        most = MOST_MARGIN if REWARDS[self.kind] == "margin" else 1.0
        total = 2.0 - players if REWARDS[self.kind] == "win" else 0.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.actions.all),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=total,
            max_game_length=self.rules.longest,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self, given: Any = None) -> SpielState:
        start = self.rules.start(self.players, self.options)
        return SpielState(self, Held(self.rules, self.pack, start, Told(self.rules)))

    def max_chance_nodes_in_history(self) -> int:
        return self.rules.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self, bool(recall))


class Observer:
    """What a player sees, and with perfect recall also what everybody has done so far."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self._recall = recall
        self._eyes = Eyes(game.rules)
        size, actions = len(self._eyes.names), len(game.rules.actions.all)
        deeds = game.players * actions if recall else 0
        self.tensor: Floats = np.zeros(size + deeds, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if recall:
            self.dict["deeds"] = self.tensor[size:].reshape(game.players, actions)
            looks = [game.rules.looks(action) for action in game.rules.actions.all]
            self._place = {look: looks.index(look) for look in looks}

    def set_from(self, state: SpielState, player: int) -> None:
        """Take in a state as this player knows it; deeds that look alike are counted as the first of them."""
        held = state.held
        self.tensor.fill(0.0)
        self.dict["observation"][:] = self._eyes.look(held.state, player)
        if self._recall:
            deeds = self.dict["deeds"]
            for entry in held.told.entries:
                if entry.looked in self._place and entry.actor >= 0:
                    deeds[(entry.actor - player) % len(deeds), self._place[entry.looked]] += 1.0

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words."""
        held = state.held
        lines = held.told.lines(player) if self._recall else []
        return "\n".join([*lines, held.told.seen(held.state, player)])


def _kind(game: Game) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is played."""
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=TITLES[game.name],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "reward": "win", "pack": "", **dict.fromkeys(game.options, 0)},
    )


class StoneAge(SpielGame):
    """`trilith_stone_age`."""

    name = "stone_age"


class Prehistory(SpielGame):
    """`trilith_prehistory`."""

    name = "prehistory"


class EndlessWinter(SpielGame):
    """`trilith_endless_winter`."""

    name = "endless_winter"


# OpenSpiel holds what makes a game until after the interpreter has ended: a class survives that, a function does not.
for _game in (StoneAge, Prehistory, EndlessWinter):
    if PREFIX + _game.name not in pyspiel.registered_names():
        pyspiel.register_game(_kind(game_named(_game.name)), _game)
