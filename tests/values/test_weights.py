"""Files of weights: what is written is read, and what does not fit is refused with a sentence in both languages."""

from dataclasses import replace
from pathlib import Path

import pytest

from support.random_games import walk
from trilith.core.errors import BrokenWeights, NoSummary, NoWeights, TrilithError, UnfitWeights
from trilith.core.game import Game
from trilith.games import OURS, game_named
from trilith.values import shipped
from trilith.values.shipped import learned_for, value_of, weights_file
from trilith.values.weights import read_weights, value_from, write_weights
from trilith.words import words
from valuing import drawn_header, drawn_value, drawn_weights

GAME = game_named("stone_age")
MOST_BYTES = 500_000


def written(folder: Path, **changes: object) -> Path:
    """A file of drawn weights, with another header if wanted."""
    header = replace(drawn_header(GAME), **changes)  # type: ignore[arg-type]
    path = folder / "drawn.weights"
    write_weights(path, header, drawn_weights(header.inputs))
    return path


def sentence(error: TrilithError, language: str) -> str:
    return words(language, GAME.name).error(error)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    header, weights = read_weights(written(tmp_path))
    assert header == drawn_header(GAME)
    assert weights == drawn_weights(header.inputs)


def test_a_file_gives_the_value_that_was_written(tmp_path: Path) -> None:
    value = value_from(GAME, written(tmp_path))
    state = next(walk(GAME, 3, 1, 1))
    assert value.worth(state) == drawn_value(GAME).worth(state)


@pytest.mark.parametrize(
    "changes", [{"digest": "0" * 16}, {"version": 1}, {"game": "prehistory"}, {"format": 0}], ids=str
)
def test_weights_of_anything_else_are_refused(tmp_path: Path, changes: dict[str, object]) -> None:
    with pytest.raises(UnfitWeights) as caught:
        value_from(GAME, written(tmp_path, **changes))
    assert "drawn.weights" in sentence(caught.value, "en")
    assert "trilith train stone_age" in sentence(caught.value, "de")


@pytest.mark.parametrize("damage", [lambda data: data[:-1], lambda data: data[1:], lambda data: b""])
def test_a_damaged_file_is_refused(tmp_path: Path, damage: object) -> None:
    path = written(tmp_path)
    path.write_bytes(damage(path.read_bytes()))  # type: ignore[operator]
    with pytest.raises(BrokenWeights) as caught:
        value_from(GAME, path)
    assert "drawn.weights" in sentence(caught.value, "en")
    assert "beschädigt" in sentence(caught.value, "de")


def test_a_game_without_weights_or_summary_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipped, "WEIGHTS", tmp_path)
    with pytest.raises(NoWeights):
        value_of(GAME)
    bare = type("Bare", (Game,), {"name": "bare"})(GAME.pack)
    with pytest.raises(NoSummary):
        value_of(bare)


@pytest.mark.parametrize("name", OURS)
def test_every_game_of_ours_has_weights_that_fit_and_are_small(name: str) -> None:
    game = game_named(name)
    assert weights_file(name).stat().st_size < MOST_BYTES
    header, _ = read_weights(weights_file(name))
    assert header.players
    assert set(header.players) <= set(game.seats)
    assert [seats for seats in range(2, 7) if learned_for(game, seats)] == header.players
    assert header.trained["games"] > 0
    assert len(value_of(game).worth(next(walk(game, 4, 1, 1)))) == 4
