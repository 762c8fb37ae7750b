"""The games as Gymnasium environments: one learner, and bots in all other seats."""

from collections.abc import Sequence
from typing import Any, Final

from trilith.bots.bot import Bot
from trilith.bots.registry import bot_named, maker_of
from trilith.core.action import Action
from trilith.core.errors import NobodySitsThere, NotBegun, WrongActions, WrongSeats
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import State
from trilith.envs.drawing import as_picture, as_text
from trilith.envs.saying import extras, objection, sentence
from trilith.envs.wishes import Wishes
from trilith.rollout.episode import GIVEN_UP, OVER, PLAYING, Episode

with extras():
    import gymnasium
    import numpy as np
    import numpy.typing as npt

    from trilith.envs.arrays import Eyes, Floats
    from trilith.envs.spaces import action_space, observation_space

ILLEGAL: Final = -1.0  # what an illegal action brings
SEEDS: Final = 1 << 62

Answer = tuple[Floats, float, bool, bool, dict[str, Any]]


class AgainstBots(gymnasium.Env[Floats, np.int64]):
    """A game in which the learner decides for one seat; `info["action_mask"]` says what it may do."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # as Gymnasium has it
        "render_modes": ["human", "ansi", "rgb_array"],
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = 0,
        render_mode: str | None = None,
        **wishes: Any,
    ) -> None:
        """`opponents` is one bot for all other seats or one for each, clockwise; no `seat` is another in every game."""
        self._wishes = Wishes(game, **wishes)
        self.game = self._wishes.game
        self.render_mode = render_mode
        self._rivals = self._named(opponents)
        players = self._wishes.players
        if seat is not None and not 0 <= seat < players:
            raise NobodySitsThere(seat=seat, seats=players, most=players - 1)
        self._wished = seat
        self._eyes = Eyes(self.game)
        self.observation_space = observation_space(self.game)
        self.action_space = action_space(self.game)
        self.seat = 0
        self._episode: Episode | None = None
        self._last: State | None = None
        self._bots: list[Bot] = []

    @property
    def feature_names(self) -> tuple[str, ...]:
        """What each number of an observation means."""
        return self._eyes.names

    @property
    def action_names(self) -> tuple[str, ...]:
        """The notation of each action."""
        return tuple(action.text for action in self.game.actions.all)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """Begin a game and come to the learner's first decision; one in which it has none is not shown."""
        super().reset(seed=seed)
        while True:
            luck = Stream(int(self.np_random.integers(SEEDS)))
            players = self._wishes.players
            drawn = int(self.np_random.integers(players))
            self.seat = self._wished if self._wished is not None else drawn
            self._bots = [bot_named(name, int(luck.word())) for name in self._rivals]
            self._episode = self._wishes.deal(luck)
            self._last = self._episode.state
            self._let_bots_play(self._episode)
            if self._episode.status == PLAYING:
                return self._seen(self._episode), self._told(self._episode)

    def step(self, action: np.int64 | int) -> Answer:
        """Decide; what is illegal ends the game and loses it, and `info["refusal"]` says by which rule."""
        episode = self._episode
        if episode is None:
            raise gymnasium.error.ResetNeeded(sentence(NotBegun(), self.game))
        number = self._number(action)
        refused = "" if self._may(number) else objection(self.game, episode.state, number)
        if refused:
            self._episode = None
            info = {**self._told(episode), "refusal": refused}
            return self._seen(episode), ILLEGAL, True, False, info
        gained = self._act(episode, self.game.actions.all[number]) + self._let_bots_play(episode)
        if episode.status != PLAYING:
            self._episode = None
        if self.render_mode == "human":
            self._print(episode)
        return (
            self._seen(episode),
            gained,
            episode.status == OVER,
            episode.status == GIVEN_UP,
            self._told(episode),
        )

    def scores(self) -> list[int]:
        """The points of the last position: the learner's, then those of the others clockwise."""
        if self._last is None:
            raise gymnasium.error.ResetNeeded(sentence(NotBegun(), self.game))
        points = self._last.scores()
        return points[self.seat :] + points[: self.seat]

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What may be done now, as sb3-contrib asks for it."""
        legal = self._episode.legal if self._episode is not None else []
        return self._eyes.mask(legal).astype(np.bool_)

    def render(self) -> Any:
        """The table through the eyes of whoever decides: printed, as text, or as a picture."""
        episode = self._episode
        if episode is None or self.render_mode is None:
            return None
        if self.render_mode == "rgb_array":
            return as_picture(self.game, episode.state)
        return self._print(episode) if self.render_mode == "human" else as_text(self.game, episode.state)

    def _named(self, opponents: str | Sequence[str]) -> list[str]:
        """One bot for each other seat."""
        rivals = self._wishes.players - 1
        named = [opponents] * rivals if isinstance(opponents, str) else list(opponents)
        for name in named:
            maker_of(name)
        if len(named) != rivals:
            raise WrongSeats(
                game=self.game.name,
                seats=len(named) + 1,
                least=self._wishes.players,
                most=self._wishes.players,
            )
        return named

    def _number(self, action: np.int64 | int) -> int:
        """The number of an action; what is none at all is refused."""
        if np.shape(action) or not isinstance(action, (int, np.integer)):
            wrong = WrongActions(tables=1, given=f"{type(action).__name__} {np.shape(action)}")
            raise gymnasium.error.InvalidAction(sentence(wrong, self.game))
        if not self.action_space.contains(action):
            raise gymnasium.error.InvalidAction(objection(self.game, self._wishes.start(), int(action)))
        return int(action)

    def _may(self, number: int) -> bool:
        return self._episode is not None and any(action.index == number for action in self._episode.legal)

    def _act(self, episode: Episode, action: Action) -> float:
        """Carry out an action; what that brought the learner."""
        episode.act(action, self._wishes.skip_forced)
        return episode.rewards[self.seat]

    def _let_bots_play(self, episode: Episode) -> float:
        """Let bots decide until the learner must; what that brought the learner."""
        gained = 0.0
        while episode.status == PLAYING and episode.actor != self.seat:
            bot = self._bots[(episode.actor - self.seat) % self._wishes.players - 1]
            gained += self._act(episode, bot.choose(Seat(self.game, episode.state, episode.actor)))
        return gained

    def _seen(self, episode: Episode) -> Floats:
        return self._eyes.look(episode.state, self.seat)

    def _told(self, episode: Episode) -> dict[str, Any]:
        return {"action_mask": self._eyes.mask(episode.legal), "seat": self.seat}

    def _print(self, episode: Episode) -> None:
        print(as_text(self.game, episode.state))
