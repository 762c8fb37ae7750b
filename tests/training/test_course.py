"""Training: repeatable, the same after a break, and better after a while than before it."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import trilith
from trilith.core.errors import OtherTraining, UnfitWeights
from trilith.games import game_named
from trilith.training.contest import contest
from trilith.training.course import CURVE, Course
from trilith.training.learner import Learner
from trilith.training.picture import draw
from trilith.training.selfplay import Task, play_task
from trilith.training.settings import Settings
from trilith.values.value import WORTH
from trilith.values.weights import names_of, read_weights, value_from

# Endless Winter ends after four rounds, however little a net knows; with this seed every first gate is won.
SMALL = Settings(
    "endless_winter", seed=3, units=8, games=2, warm_rounds=1, gate_every=2, gate_games=2, replay=2, batch=64
)
LONG = 1e9  # minutes, so that rounds are what ends it


def trained(folder: Path, rounds: int, settings: Settings = SMALL, jobs: int = 1) -> Course:
    """A training that ran for so many rounds in all."""
    course = Course(settings, folder, jobs)
    for _ in course.run(LONG, rounds):
        pass
    course.close()
    return course


def test_a_break_changes_nothing(tmp_path: Path) -> None:
    whole = trained(tmp_path / "whole", 3)
    trained(tmp_path / "parts", 2)
    parts = trained(tmp_path / "parts", 3)
    assert parts.progress.round == whole.progress.round == 3
    assert parts.progress.learner.weights.tobytes() == whole.progress.learner.weights.tobytes()
    assert parts.progress.steady.tobytes() == whole.progress.steady.tobytes()
    assert (tmp_path / "parts" / CURVE).read_text().count("\n") == 1


def test_a_round_teaches_something_and_the_gate_writes_it_down(tmp_path: Path) -> None:
    course = Course(SMALL, tmp_path)
    before = course.progress.learner.weights.copy()
    losses = [report.loss for report in course.run(LONG, 2)]
    assert losses[-1] < losses[0]
    assert (course.progress.learner.weights != before).any()
    [measured] = [json.loads(line) for line in (tmp_path / CURVE).read_text().splitlines()]
    assert measured["round"] == 2
    assert measured["games"] == 4
    if measured["passed"]:
        header, _ = read_weights(course.weights_file)
        assert header.trained["games"] == 4
    assert draw(tmp_path, SMALL.game).read_text().startswith("<?xml")


def test_learning_begins_with_how_much_of_a_promise_comes_true() -> None:
    luck = np.random.default_rng(1)
    numbers = luck.normal(size=(400, 6)).astype(np.float32)
    aims = np.zeros((400, 3), dtype=np.float32)
    aims[:, WORTH] = 0.5 * numbers[:, 1] - 0.25 * numbers[:, 4] + 0.1
    learner = Learner(inputs=6, units=8, seed=1)
    learner.lean_on([1, 4], numbers[:, [1, 4]].astype(np.float16), aims)
    said = learner.heads(numbers)[:, WORTH]
    assert np.abs(said - aims[:, WORTH]).max() < 0.1  # what the units say at the start is next to nothing


def test_the_first_weights_play_like_the_rule_of_thumb(tmp_path: Path) -> None:
    course = trained(tmp_path, 2, replace(SMALL, games=8, warm_rounds=2, gate_games=8))
    game = game_named(SMALL.game)
    places = [names_of(game).index(name) for name in ("own promise", "rival 1 score")]
    straight = course.progress.learner.parts(course.progress.learner.weights)[3]
    assert straight[places[0], WORTH] > 0 > straight[places[1], WORTH]


def test_processes_change_nothing(tmp_path: Path) -> None:
    alone, shared = trained(tmp_path / "alone", 1), trained(tmp_path / "shared", 1, jobs=2)
    assert alone.progress.learner.weights.tobytes() == shared.progress.learner.weights.tobytes()


def test_a_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    trained(tmp_path, 1)
    with pytest.raises(OtherTraining):
        Course(replace(SMALL, seed=1), tmp_path)


def test_a_training_goes_on_from_weights_that_another_left(tmp_path: Path) -> None:
    settings = replace(SMALL, gate_every=1)
    before = trained(tmp_path / "before", 3, settings)
    header, weights = read_weights(before.weights_file)
    after = Course(settings, tmp_path / "after", weights=before.weights_file)
    assert after.progress.learner.weights.tolist() == after.progress.best.tolist() == weights
    assert after.progress.scale == header.scale
    [report] = after.run(LONG, int(header.trained["round"]) + 1)
    assert report.games == header.trained["games"] + settings.games
    assert report.minutes > header.trained["minutes"]


def test_a_gate_counts_every_number_of_players(tmp_path: Path) -> None:
    course = Course(replace(SMALL, gate_every=1, gate_games=4), tmp_path)
    [report] = course.run(LONG, 1)
    assert report.gate is not None
    shares = 2 * report.gate["against_old"] + 4 * report.gate["alone_against_old"]
    assert report.gate["passed"] == float(shares > 2.0)
    assert course.weights_file.is_file() == (shares > 2.0)


def test_a_guest_teaches_nothing_and_more_players_teach_no_more_than_two() -> None:
    settings = replace(SMALL, kept=0.5, guests=0.0)
    inputs = len(names_of(game_named(SMALL.game)))
    row = Learner(inputs, settings.units, 1).weights.tobytes()
    for elders in (0.0, 1.0):
        task = Task(replace(settings, elders=elders), 50.0, row, row, inputs, 0.1, tuple(range(6)))
        games, _ = play_task(task)
        sides = {played.numbers.shape[1] for played in games}
        assert sides == ({2, 3, 4} if not elders else {1, 2, 3})
        for played in games:
            assert len(played.end) == played.said.shape[1] == played.numbers.shape[1]


def test_pace_and_curiosity_fall_together() -> None:
    assert SMALL.slowed(0.1, 0) == 0.1
    assert SMALL.slowed(0.1, int(3 * SMALL.slowing)) == pytest.approx(0.05)


def test_weights_of_another_size_are_no_beginning(tmp_path: Path) -> None:
    before = trained(tmp_path / "before", 2, replace(SMALL, gate_every=1))
    with pytest.raises(UnfitWeights):
        Course(replace(SMALL, units=16), tmp_path / "after", weights=before.weights_file)


@pytest.mark.thorough
@pytest.mark.skipif(not trilith.COMPILED, reason="interpreted, five minutes are too few games to learn from")
def test_five_minutes_from_an_empty_folder_improve_over_the_start(tmp_path: Path) -> None:
    settings = Settings("stone_age", gate_every=10, gate_games=20)
    course = Course(settings, tmp_path)
    gates = [report.gate for report in course.run(5.0) if report.gate]
    game = game_named("stone_age")
    assert any(gate["passed"] for gate in gates)
    score = contest(game, value_from(game, course.weights_file), None, 40, seed=1)
    assert score.share() > 0.3  # untrained, it is nought
