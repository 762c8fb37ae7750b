"""The games as PettingZoo environments, in which one agent after the other decides."""

import secrets
from collections.abc import Mapping
from typing import Any, Final

from trilith.core.errors import NobodySitsThere
from trilith.core.rng import Stream
from trilith.envs.drawing import as_picture, as_text
from trilith.envs.saying import extras, objection, sentence
from trilith.envs.wishes import Wishes
from trilith.rollout.episode import GIVEN_UP, OVER, PLAYING

with extras():
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.env_logger import EnvLogger
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    from trilith.envs.arrays import Eyes
    from trilith.envs.spaces import action_space, mask_space, observation_space

AGENT: Final = "player_"
ILLEGAL: Final = -1.0  # what an illegal action brings
SEED_BITS: Final = 63


class TableEnv(AECEnv[str, dict[str, Any], int | None]):  # type: ignore[misc]  # PettingZoo has no types
    """One game; an agent sees what its seat may know and is told by a mask what it may do."""

    def __init__(self, version: str, wishes: Wishes, render_mode: str | None) -> None:
        super().__init__()
        self.metadata = {
            "name": version,
            "render_modes": ["human", "ansi", "rgb_array"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.game = wishes.game
        self.possible_agents = [f"{AGENT}{seat}" for seat in range(wishes.players)]
        self.agents: list[str] = []
        self._wishes = wishes
        self._eyes = Eyes(wishes.game)
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._luck: Stream | None = None
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": observation_space(self.game), "action_mask": mask_space(self.game)}
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}

    @property
    def feature_names(self) -> tuple[str, ...]:
        """What each number of an observation means."""
        return self._eyes.names

    @property
    def action_names(self) -> tuple[str, ...]:
        """The notation of each action."""
        return tuple(action.text for action in self.game.actions.all)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game: with a seed always the same, without one as the luck of the last goes on."""
        if seed is not None:
            self._luck = Stream(seed)
        elif self._luck is None:
            self._luck = Stream(secrets.randbits(SEED_BITS))
        self.table = self._wishes.deal(self._luck)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may do: nothing, unless it decides."""
        if agent not in self._seat:
            wrong = NobodySitsThere(seat=agent, seats=len(self._seat), most=len(self._seat) - 1)
            raise ValueError(sentence(wrong, self.game)) from wrong
        seat = self._seat[agent]
        legal = self.table.legal if self.table.actor == seat else []
        return {"observation": self._eyes.look(self.table.state, seat), "action_mask": self._eyes.mask(legal)}

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is do this; an illegal action is refused with a sentence."""
        agent = self.agent_selection
        if self.gone():
            self._was_dead_step(action)
            return
        number = -1 if action is None else int(action)
        if not self.may(number):
            raise ValueError(objection(self.game, self.table.state, number))
        self._cumulative_rewards[agent] = 0.0
        self.table.act(self.game.actions.all[number], self._wishes.skip_forced)
        self.rewards = dict(zip(self.possible_agents, self.table.rewards, strict=True))
        self._accumulate_rewards()
        if self.table.status == PLAYING:
            self.agent_selection = self.possible_agents[self.table.actor]
        else:
            self.terminations = dict.fromkeys(self.agents, self.table.status == OVER)
            self.truncations = dict.fromkeys(self.agents, self.table.status == GIVEN_UP)
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table through the eyes of whoever decides: printed, as text, or as a picture."""
        if self.render_mode is None:
            EnvLogger.warn("render() was called without a render_mode")
            return None
        if self.render_mode == "rgb_array":
            return as_picture(self.game, self.table.state)
        text = as_text(self.game, self.table.state)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def gone(self) -> bool:
        """Whether the game is over for the agent whose turn it is."""
        agent = self.agent_selection
        return self.terminations[agent] or self.truncations[agent]

    def may(self, number: int) -> bool:
        """Whether the action of this number is legal now."""
        return any(action.index == number for action in self.table.legal)

    def lose(self, refused: str) -> None:
        """End the game because the agent whose turn it is did something illegal; this sentence says what."""
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL
        self.infos[agent]["refusal"] = refused
        self._accumulate_rewards()
        self._deads_step_first()


class Guards(OrderEnforcingWrapper[str, dict[str, Any], int | None]):  # type: ignore[misc]
    """PettingZoo's ways with mistakes, in one wrapper because each costs as much as a step.

    What is done in the wrong order is PettingZoo's own sentence; what is no action fails an assertion; an illegal action
    ends the game, whoever tried it loses, and the sentence is in its info.
    """

    def __init__(self, raw: TableEnv) -> None:
        super().__init__(raw)
        self._raw = raw

    def __str__(self) -> str:
        return str(self._raw)

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        """What PettingZoo gives an agent that is about to decide."""
        found: tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]
        found = self._raw.last(observe) if self._has_reset else super().last(observe)
        return found

    def step(self, action: int | None) -> None:
        raw = self._raw
        if self._has_reset and raw.agents and not raw.gone():
            number = -1 if action is None else int(action)
            if not raw.may(number):
                refused = objection(raw.game, raw.table.state, number)
                assert 0 <= number < len(raw.game.actions.all), refused
                raw.lose(refused)
                self._has_updated = True
                return
        super().step(action)


def wrapped(raw: TableEnv) -> Any:
    """An environment with PettingZoo's guards."""
    return Guards(raw)
