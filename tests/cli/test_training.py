"""The command that trains values."""

import builtins
import sys
from pathlib import Path

import pytest

from support.terminal import trilith


def test_training_goes_on_where_it_stopped_and_says_what_there_is(tmp_path: Path) -> None:
    out = tmp_path / "trained"
    done = trilith(tmp_path, "train", "stone_age", "--minutes", "0", "--out", out)
    assert done.returncode == 0
    assert "no weights worth keeping yet" in " ".join(done.stdout.split())
    assert (out / "checkpoint.npz").is_file()
    assert trilith(tmp_path, "train", "stone_age", "--minutes", "0", "--out", out).stdout == done.stdout
    again = trilith(tmp_path, "train", "stone_age", "--minutes", "0", "--seed", "2", "--out", out)
    assert again.returncode == 2
    assert "something else was trained" in again.stderr


@pytest.mark.parametrize(("language", "said"), [("en", "not installed"), ("de", "fehlen Pakete")])
def test_without_the_extra_the_command_that_brings_it_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    usual = builtins.__import__

    def without_numpy(name: str, *rest: object) -> object:
        if name.split(".")[0] == "numpy":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return usual(name, *rest)  # type: ignore[arg-type]

    for module in [each for each in sys.modules if each.startswith("trilith.training.")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setattr(builtins, "__import__", without_numpy)
    done = trilith(tmp_path, "train", "stone_age", "--minutes", "0", language=language)
    assert done.returncode == 2
    assert said in done.stderr
    assert "pip install 'trilith[train]'" in done.stderr


def test_weights_that_are_not_there_are_no_beginning(tmp_path: Path) -> None:
    done = trilith(tmp_path, "train", "stone_age", "--minutes", "0", "--from", tmp_path / "none.weights")
    assert done.returncode == 2
    assert "none.weights" in done.stderr
    assert not (tmp_path / "training").exists()


def test_a_game_that_there_is_not_cannot_be_trained(tmp_path: Path) -> None:
    assert trilith(tmp_path, "train", "chess").returncode == 2
