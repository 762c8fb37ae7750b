"""Many games in one call: every step acts in each of them, for whoever decides there."""

import secrets
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trilith.core.errors import NotBegun, WrongActions
from trilith.core.rng import Stream
from trilith.envs.saying import extras, objection, sentence
from trilith.envs.wishes import Wishes
from trilith.rollout.episode import GIVEN_UP, OVER
from trilith.rollout.observing import observation_of
from trilith.rollout.tables import Ledger, Tables

with extras():
    import gymnasium
    import numpy as np
    import numpy.typing as npt
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from trilith.envs.arrays import Eyes, Floats
    from trilith.envs.spaces import action_space, observation_space

SEED_BITS: Final = 63
MIND: Final = 0xFFFFFFFF  # the lane of random actions; tables have those from 0 on
Answer = tuple[Floats, npt.NDArray[Any], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]


class TableVectorEnv(VectorEnv[Floats, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """N games of self-play; when one is over, the next begins in the same step.

    `infos["action_mask"]` has what may be done, `infos["deciding"]` the seat that decides, and `infos["rewards"]` what the
    step brought every seat; the rewards of the step are those of the seats that acted.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # as Gymnasium has it

    def __init__(self, game: str, num_envs: int = 64, copy: bool = True, **asked: Any) -> None:
        """Without `copy` the arrays of a step are overwritten by the next."""
        wishes = Wishes(game, **asked)
        self.game = wishes.game
        self.num_envs = num_envs
        self._copy = copy
        self._begun = False
        self._eyes = Eyes(self.game)
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        width, actions = len(self._eyes.names), len(self.game.actions.all)
        ledger = Ledger(
            vec[float]([0.0] * (num_envs * width)),
            vec[u8]([0] * (num_envs * actions)),
            vec[float]([0.0] * (num_envs * wishes.players)),
            vec[i64]([0] * num_envs),
            vec[i64]([0] * num_envs),
        )
        self._tables = Tables(
            wishes.start,
            observation_of(self.game),
            self.game.actions.all,
            ledger,
            num_envs,
            wishes.kind,
            wishes.shaping,
            wishes.longest,
            wishes.skip_forced,
        )
        # The same memory, as numpy sees it.
        self._numbers = np.asarray(ledger.numbers).reshape(num_envs, width)
        self._masks = np.asarray(ledger.masks).view(np.int8).reshape(num_envs, actions)
        self._rewards = np.asarray(ledger.rewards).reshape(num_envs, wishes.players)
        self._deciding = np.asarray(ledger.deciding)
        self._status = np.asarray(ledger.status)
        self._seen = np.zeros((num_envs, width), dtype=np.float32)
        self._rows = np.arange(num_envs)

    @property
    def feature_names(self) -> tuple[str, ...]:
        """What each number of an observation means."""
        return self._eyes.names

    @property
    def action_names(self) -> tuple[str, ...]:
        """The notation of each action."""
        return tuple(action.text for action in self.game.actions.all)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """Begin a game at every table; the luck of each follows from one seed and its number."""
        first = seed[0] if isinstance(seed, list) else seed
        self._tables.begin(secrets.randbits(SEED_BITS) if first is None else first)
        self._mind = Stream(secrets.randbits(SEED_BITS) if first is None else first, MIND)
        self._begun = True
        return self._observed(), self._told()

    def step(self, actions: npt.NDArray[np.int64]) -> Answer:
        """Act at every table; if one action is illegal, none is carried out."""
        if not self._begun:
            raise gymnasium.error.ResetNeeded(sentence(NotBegun(), self.game))
        chosen = self._checked(actions)
        acted = self._deciding.copy()
        self._tables.act(chosen)
        told = self._told()
        told["rewards"] = self._rewards.astype(np.float32)
        for number, table in self._tables.given_up.items():
            final = told.setdefault("final_obs", np.full(self.num_envs, None, dtype=object))
            final[number] = self._eyes.look(table.state, table.actor)
        gained = told["rewards"][self._rows, acted]
        return self._observed(), gained, self._status == OVER, self._status == GIVEN_UP, told

    def random_actions(self) -> npt.NDArray[np.int64]:
        """A legal action for every table, each as likely as every other there."""
        return np.asarray(self._tables.at_random(self._mind), dtype=np.int64)

    def _checked(self, actions: npt.NDArray[np.int64]) -> list[int]:
        """The actions as whole numbers, if all are legal."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or not np.issubdtype(given.dtype, np.integer):
            wrong = WrongActions(tables=self.num_envs, given=f"{given.dtype} {given.shape}")
            raise gymnasium.error.InvalidAction(sentence(wrong, self.game))
        chosen: list[int] = given.tolist()
        refused = self._tables.refused(chosen)
        if refused < self.num_envs:
            why = objection(self.game, self._tables.episode(refused).state, chosen[refused])
            raise gymnasium.error.InvalidAction(f"{refused}: {why}")
        return chosen

    def _observed(self) -> Floats:
        if self._copy:
            return self._numbers.astype(np.float32)
        np.copyto(self._seen, self._numbers, casting="same_kind")
        return self._seen

    def _told(self) -> dict[str, Any]:
        masks = self._masks.copy() if self._copy else self._masks
        return {"action_mask": masks, "deciding": self._deciding.copy()}
