"""A training: rounds of self-play and learning, now and then a match for the weights that are kept."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.pool import Pool
from pathlib import Path
from time import process_time
from typing import Final

import numpy as np

from trilith.arena.on_ray import RayPool
from trilith.arena.playing import workers
from trilith.core.game import Game
from trilith.games import game_named
from trilith.training.calibration import brier, fit
from trilith.training.checkpoint import Progress, load, save
from trilith.training.contest import contest
from trilith.training.learner import Learner
from trilith.training.selfplay import Floats, Halves, Played, Task, play_task
from trilith.training.settings import Settings
from trilith.training.targets import stacked
from trilith.values.net import Net
from trilith.values.value import WIN, LearnedValue
from trilith.values.weights import (
    Header,
    check_fit,
    digest_of,
    names_of,
    read_weights,
    summary_of,
    write_weights,
)

CURVE: Final = "curve.jsonl"
SAVED_EVERY: Final = 10  # rounds that a kill can cost
LEADS: Final = 2.5  # mean leads of noisy greedy that count as one
LEAST_SCALE: Final = 10.0
CHUNK: Final = 4  # games that a worker plays at a time
GATE_SEED: Final = 1 << 40  # deals of matches are never played for learning
GAMES_A_ROUND: Final = 1 << 20
PROMISES: Final = (
    "score",
    "promise",
    "decision",
)  # numbers of a summary that say what the rule of thumb expects


@dataclass(frozen=True)
class Report:
    """What one round brought."""

    round: int
    games: int
    minutes: float
    loss: float
    gate: dict[str, float] | None  # a match, if there was one


class Course:
    """A training in a folder: begun, or gone on with."""

    def __init__(
        self, settings: Settings, folder: Path, jobs: int = 1, weights: Path | None = None, on: str = ""
    ) -> None:
        """`weights` are what a new training begins with, as if it had trained them; without any it begins with none."""
        folder.mkdir(parents=True, exist_ok=True)
        self._settings, self._folder = settings, folder
        self._game: Game = game_named(settings.game)
        self._digest = digest_of(self._game)
        self._inputs = len(names_of(self._game))
        self._at = load(folder, settings, self._digest, self._inputs) or self._begin(weights)
        self._pool: Pool | RayPool | None = workers(jobs, on) if jobs > 1 or on else None

    def _begin(self, weights: Path | None) -> Progress:
        settings = self._settings
        learner = Learner(self._inputs, settings.units, settings.seed)
        at = Progress(settings, self._digest, learner, learner.weights.copy(), learner.weights.copy())
        if weights:
            header, numbers = read_weights(weights)
            check_fit(self._game, header, weights.name, settings.units)
            learner.weights[:] = at.steady[:] = at.best[:] = np.array(numbers, dtype=np.float32)
            at.scale, at.slope, at.offset = header.scale, header.slope, header.offset
            at.round, at.games = int(header.trained["round"]), int(header.trained["games"])
            at.minutes = header.trained["minutes"]
        return at

    @property
    def progress(self) -> Progress:
        """How far it has come."""
        return self._at

    @property
    def weights_file(self) -> Path:
        """Where the weights that are kept are written."""
        return self._folder / f"{self._settings.game}.weights"

    def close(self) -> None:
        """Let the workers go."""
        if self._pool:
            self._pool.terminate()

    def run(self, minutes: float, rounds: int = 1 << 30) -> Iterator[Report]:
        """Round after round until so many minutes of this machine, or rounds, are spent in all."""
        while self._at.minutes < minutes and self._at.round < rounds:
            begun = process_time()
            loss = self._round()
            gate = self._gate() if self._at.round % self._settings.gate_every == 0 else None
            self._at.minutes += (process_time() - begun) / 60
            if gate:
                self._note(gate)
            if gate or self._at.round % SAVED_EVERY == 0:
                save(self._folder, self._at)
            yield Report(self._at.round, self._at.games, self._at.minutes, loss, gate)
        save(self._folder, self._at)

    def _round(self) -> float:
        """Play, then learn; the mean loss."""
        at, settings = self._at, self._settings
        warm = at.round < settings.warm_rounds
        games = self._play(warm)
        if at.round == 0:
            at.scale = self._measured(games)
            games = self._play(warm)
        numbers, aims, won = stacked(games, settings.trace, not warm)
        if not warm:
            self._calibrate(numbers, won)
        at.replay = [*at.replay, (numbers, aims)][-settings.replay :]
        at.games += len(games)
        at.round += 1
        if at.round < settings.warm_rounds:  # there is nothing yet to learn from on the way
            return 0.0
        if at.round == settings.warm_rounds:
            self._lean()
        return self._learn(len(numbers))

    def _play(self, warm: bool) -> list[Played]:
        settings, at = self._settings, self._at
        weights = b"" if warm else at.steady.tobytes()
        elder = b"" if warm else at.best.tobytes()
        first = settings.seed * GAMES_A_ROUND * GAMES_A_ROUND + at.round * GAMES_A_ROUND
        seeds = range(first, first + settings.games)
        tasks = [
            Task(
                settings,
                at.scale,
                weights,
                elder,
                self._inputs,
                settings.slowed(settings.curiosity, at.round),
                tuple(seeds[start : start + CHUNK]),
            )
            for start in range(0, len(seeds), CHUNK)
        ]
        if not self._pool:
            return [game for task in tasks for game in play_task(task)[0]]
        games = []
        for some, seconds in self._pool.imap(play_task, tasks):
            games += some
            at.minutes += seconds / 60
        return games

    def _measured(self, games: list[Played]) -> float:
        """How many points of lead count as one: a game says so by how far apart its players end."""
        leads = [100.0 * (np.max(game.end[:, 2]) - np.min(game.end[:, 2])) for game in games]
        return max(LEAST_SCALE, float(np.round(LEADS * np.mean(leads))))

    def _lean(self) -> None:
        """Begin with the rule of thumb: how much of what it promises comes true."""
        at = self._at
        columns = [place for place, name in enumerate(names_of(self._game)) if name.endswith(PROMISES)]
        numbers = np.concatenate([part[:, columns] for part, _ in at.replay])
        aims = np.concatenate([part for _, part in at.replay])
        at.learner.lean_on(columns, numbers, aims)
        at.steady, at.best = at.learner.weights.copy(), at.learner.weights.copy()

    def _learn(self, fresh: int) -> float:
        """Steps on batches from the replay, as many as the fresh positions ask for."""
        at, settings = self._at, self._settings
        generator = np.random.default_rng((settings.seed, at.round))
        pace = settings.slowed(settings.pace, at.round)
        numbers = np.concatenate([part for part, _ in at.replay])
        aims = np.concatenate([part for _, part in at.replay])
        losses = []
        for _ in range(max(1, int(settings.passes * fresh / settings.batch))):
            picked = generator.integers(0, len(numbers), settings.batch)
            eased = min(1.0, (at.learner.steps + 1) / settings.easing)
            losses.append(at.learner.learn(numbers[picked].astype(np.float32), aims[picked], pace * eased))
        at.steady += settings.calm * (at.learner.weights - at.steady)
        return float(np.mean(losses))

    def _calibrate(self, numbers: Halves, won: Floats) -> None:
        """Fit chances on games that were not learned from yet; one round alone says too little."""
        at, calm = self._at, self._settings.calm
        logits = at.learner.heads(numbers.astype(np.float32), at.steady)[:, WIN]
        slope, offset = fit(logits, won)
        at.slope += calm * (slope - at.slope)
        at.offset += calm * (offset - at.offset)
        at.brier += calm * (brier(logits, won, at.slope, at.offset) - at.brier)

    def _value(self, weights: Floats) -> LearnedValue:
        net = Net(self._inputs, self._settings.units, weights.tolist())
        return LearnedValue(summary_of(self._game), net, self._at.scale, self._at.slope, self._at.offset)

    def _gate(self) -> dict[str, float]:
        """Let the steady weights play those that are kept: they are kept in their place if they win their share."""
        at, games = self._at, self._settings.gate_games
        new, old = self._value(at.steady), self._value(at.best)
        seed = GATE_SEED + at.round * GAMES_A_ROUND
        few, most = max(2, self._game.seats[0]), self._game.seats[-1]
        duel = contest(self._game, new, old, games, seed, few)
        alone = contest(self._game, new, old, games, seed, most)
        greedy = contest(self._game, new, None, games, seed + games, few)
        greedy_alone = contest(self._game, new, None, games, seed + games, most)
        passed = few * duel.share() + most * alone.share() > 2.0  # who is no better gets one share of each
        found = {
            "round": at.round,
            "games": at.games,
            "minutes": round(at.minutes, 2),
            "against_old": round(duel.share(), 4),
            "alone_against_old": round(alone.share(), 4),
            "passed": float(passed),
            "against_greedy": round(greedy.share(), 4),
            "lead_on_greedy": round(greedy.lead, 2),
            "alone_against_greedy": round(greedy_alone.share(), 4),
            "contests": games,
            "brier": round(at.brier, 4),
        }
        if passed:
            at.best = at.steady.copy()
            write_weights(self.weights_file, self._header(found), at.best.tolist())
        return found

    def _header(self, measured: dict[str, float]) -> Header:
        at = self._at
        trained = {"seed": float(self._settings.seed), **measured}
        return Header(
            game=self._game.name,
            version=self._game.version,
            digest=self._digest,
            players=list(self._game.seats),
            inputs=self._inputs,
            units=self._settings.units,
            scale=at.scale,
            slope=at.slope,
            offset=at.offset,
            trained=trained,
        )

    def _note(self, gate: dict[str, float]) -> None:
        """Add a line to the curve."""
        with (self._folder / CURVE).open("a", encoding="utf-8") as curve:
            curve.write(json.dumps(gate) + "\n")
