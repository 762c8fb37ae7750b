"""Many games at once: one call acts in each of them and writes down what whoever decides next sees."""

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64, u8

from trilith.core.action import Action
from trilith.core.rng import Stream
from trilith.core.state import State
from trilith.core.summary import Summary
from trilith.rollout.episode import GIVEN_UP, PLAYING, Episode


class Ledger:
    """The memory that tables write into, row by row; numpy sees the same memory."""

    def __init__(
        self,
        numbers: vec[float],
        masks: vec[u8],
        rewards: vec[float],
        deciding: vec[i64],
        status: vec[i64],
    ) -> None:
        self.numbers = numbers  # by table, what whoever decides sees
        self.masks = masks  # by table, 1 for each legal action
        self.rewards = rewards  # by table and seat
        self.deciding = deciding  # by table, the seat that decides
        self.status = status  # by table, whether its last game went on, is over, or was given up


class Tables:
    """Games side by side; when one is over, the next begins at its table."""

    def __init__(
        self,
        start: Callable[[], State],
        observation: Summary,
        actions: list[Action],
        ledger: Ledger,
        count: int,
        reward: int,
        shaping: float,
        longest: int,
        skip_forced: bool,
    ) -> None:
        self._start = start
        self._actions = actions
        self._ledger = ledger
        width: i64 = len(ledger.numbers) // count
        self._watches = [observation.watch(ledger.numbers, number * width) for number in range(count)]
        self._seats: i64 = len(ledger.rewards) // count
        self._count = count
        self._reward = reward
        self._shaping = shaping
        self._longest = longest
        self._skip_forced = skip_forced
        self._episodes: list[Episode] = []
        self.given_up: dict[int, Episode] = {}  # by number, tables whose game was given up in the last step

    def begin(self, seed: int) -> None:
        """Begin a game at every table; the luck of each depends on nothing but the seed and its number."""
        masks = self._ledger.masks
        for at in range(len(masks)):
            masks[at] = 0
        self._episodes = [self._deal(Stream(seed, number)) for number in range(self._count)]
        for number in range(self._count):
            self._ledger.status[number] = PLAYING
            for seat in range(self._seats):
                self._ledger.rewards[number * self._seats + seat] = 0.0
            self._show(number, self._episodes[number])

    def refused(self, chosen: list[int]) -> int:
        """The first table at which something illegal was chosen; as many as there are tables, if there is none."""
        masks, actions = self._ledger.masks, len(self._actions)
        for number in range(self._count):
            index = chosen[number]
            if not 0 <= index < actions or not masks[number * actions + index]:
                return number
        return self._count

    def act(self, chosen: list[int]) -> None:
        """Carry out a legal action at every table, given by its index."""
        ledger, seats, skip_forced = self._ledger, self._seats, self._skip_forced
        actions, all_actions = len(self._actions), self._actions
        masks, rewards, status = ledger.masks, ledger.rewards, ledger.status
        shaped = self._shaping != 0.0
        if self.given_up:
            self.given_up = {}
        for number in range(self._count):
            episode = self._episodes[number]
            first: i64 = number * actions
            for action in episode.legal:
                masks[first + action.index] = 0
            episode.act(all_actions[chosen[number]], skip_forced)
            if (
                shaped or episode.decisions == 1 or episode.status != PLAYING
            ):  # else nothing was gained, and before neither
                gained = episode.rewards
                for seat in range(seats):
                    rewards[number * seats + seat] = gained[seat]
            status[number] = episode.status
            if episode.status != PLAYING:
                if episode.status == GIVEN_UP:
                    self.given_up[number] = episode
                episode = self._deal(episode.stream)
                self._episodes[number] = episode
            self._show(number, episode)

    def at_random(self, stream: Stream) -> list[int]:
        """A legal action for every table, each as likely as every other there."""
        found: list[int] = []
        for episode in self._episodes:
            legal = episode.legal
            found.append(legal[stream.below(len(legal))].index)
        return found

    def episode(self, number: int) -> Episode:
        """The game at one of the tables."""
        return self._episodes[number]

    def _deal(self, stream: Stream) -> Episode:
        """Begin a game."""
        episode = Episode(self._start(), stream, self._reward, self._shaping, self._longest)
        episode.begin(self._skip_forced)
        return episode

    def _show(self, number: int, episode: Episode) -> None:
        """Write down who decides, what they may do and what they see."""
        ledger = self._ledger
        masks = ledger.masks
        ledger.deciding[number] = episode.actor
        first: i64 = number * len(self._actions)
        for action in episode.legal:
            masks[first + action.index] = 1
        self._watches[number].look(episode.state, episode.actor)
