"""A game that nobody has drawn a table for yet can be played all the same."""

from pathlib import Path

import pytest

from support.terminal import SEED, match_in, trilith, typing
from trilith.cli import tables


def test_a_game_without_a_table_of_its_own_is_played_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "DRAWN", {})
    file = tmp_path / "game.record"
    arguments = ("play", "stone_age", "--seats", "you:Anna,greedy", "--seed", SEED, "--save", file)
    done = trilith(tmp_path, *arguments, typed=typing(["1 1", "cards", "1", "1"] * 1500), language="de")
    assert done.returncode == 0, done.stderr
    assert match_in(file).over
    assert max(map(len, done.stdout.split("\n"))) < 81 + len(str(file))
    assert "1 2" in done.stdout
