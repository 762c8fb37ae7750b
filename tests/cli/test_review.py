"""The command that looks back: figures in both languages, JSON, many files, resumption, and files that are no records."""

import json
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from support.terminal import trilith
from trilith.api import play
from trilith.bots.search.settings import Budget
from trilith.study.review import read_review

GLANCE = Budget(iterations=1)
SEED = f"{3:064x}"


@pytest.fixture(autouse=True)
def at_a_glance() -> Iterator[None]:
    """The quick look, still quicker."""
    with patch("trilith.cli.commands.review.QUICK", GLANCE):
        yield


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished game."""
    record = play("stone_age", ["greedy", "greedy"], SEED).to_record()
    record.players = ["you:Anna", "greedy"]
    file = tmp_path_factory.mktemp("records") / "game.record"
    file.write_text(record.text(), encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def kept(game: Path) -> Path:
    """A folder in which its review is kept."""
    folder = game.parent / "reviews"
    with patch("trilith.cli.commands.review.QUICK", GLANCE):
        assert trilith(game.parent, "review", game, "--out", folder).returncode == 0
    return folder


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            ["What it was worth: Stone Age", "start", "luck", "own choices", "others", "end", "Better: "]
            + ["Chances to win, of 100", "what was turned up", "Where it slipped away", "decisions"],
        ),
        (
            "de",
            ["Was es wert war: Stone Age", "Anfang", "Glück", "selbst", "andere", "Ende", "Besser: "]
            + ["Aussicht auf den Sieg, von 100", "was aufgedeckt wurde", "Wo es entglitt", "verschenkt"],
        ),
    ],
)
def test_a_review_for_people(game: Path, kept: Path, language: str, said: list[str]) -> None:
    done = trilith(game.parent, "review", game, "--out", kept, language=language)
    assert (done.returncode, done.stderr) == (0, "")
    for words in [*said, "▲A Anna", "●B greedy B", "= 100", "= 0"]:
        assert words in done.stdout


def test_a_review_as_data(game: Path, kept: Path) -> None:
    done = trilith(game.parent, "review", game, "--out", kept, "--json")
    data = json.loads(done.stdout)
    assert data.keys() == {"reviews", "refused"}
    (review,) = data["reviews"]
    assert review.pop("file") == str(game)
    assert read_review(review).shown() == review
    assert (review["game"], review["seats"], review["iterations"]) == ("stone_age", 2, 1)
    for account in review["accounts"]:
        sums = account["chances"]
        assert sums["start"] + sums["luck"] + sums["own"] + sums["others"] == sums["end"]
        assert sums["end"] in (0, 100)
    mistake = review["mistakes"][0]
    assert mistake.keys() == {
        "number",
        "seat",
        "played",
        "action",
        "kept",
        "gave_up",
        "size",
        "better",
    }
    assert isinstance(mistake["gave_up"], int)
    assert mistake["better"]["actions"]


def test_what_is_kept_is_not_made_again(game: Path, kept: Path) -> None:
    (file,) = kept.iterdir()
    assert file.name.startswith("game-")
    whole = file.read_text(encoding="utf-8")
    marked = json.loads(whole)
    marked["mistakes"][0]["gave_up"] = 77
    file.write_text(json.dumps(marked), encoding="utf-8")
    assert "Gave up 77 of 100" in trilith(game.parent, "review", game, "--out", kept).stdout
    file.write_text(whole[: len(whole) // 2], encoding="utf-8")  # the machine went down
    again = trilith(game.parent, "review", game, "--out", kept)
    assert "Gave up 77 of 100" not in again.stdout
    assert file.read_text(encoding="utf-8") == whole, "the same record gives the same review"
    assert list(kept.iterdir()) == [file]


def broken(game: Path, folder: Path) -> list[tuple[Path, str]]:
    """Files that cannot be reviewed, each with what has to be said of it."""
    lines = game.read_text(encoding="utf-8").splitlines(keepends=True)
    texts = {
        "cut": ("".join(lines[:100]) + lines[100][:3], "line 100, and the game is not over"),
        "begun": ("".join(lines[:6]), "and the game is not over"),
        "letter": ("Dear Anna,\n\nhow are you?\n", "Line 1 of the record (“Dear Anna,”)"),
        "headless": ("".join(lines[:3]), "Line 4 of the record"),
        "wrong": (
            "".join([*lines[:60], "place moon 9\n", *lines[61:]]),
            "Line 61 of the record (“place moon 9”)",
        ),
        "other": ("game: chess\n" + "".join(lines[1:]), "no game called “chess”"),
        "packed": (
            "".join([*lines[:2], f"pack: {'a' * 64} Mammoths\n", *lines[2:]]),
            "Mammoths",
        ),
    }
    found = []
    for name, (text, said) in texts.items():
        file = folder / f"{name}.record"
        file.write_text(text, encoding="utf-8")
        found.append((file, said))
    return [*found, (folder / "nowhere.record", "there is no such file"), (folder, "it is a folder")]


def test_files_that_are_no_records_are_named_and_the_others_reviewed(
    game: Path, kept: Path, tmp_path: Path
) -> None:
    bad = broken(game, tmp_path)
    files = [file for file, _ in bad]
    done = trilith(tmp_path, "review", *files[:3], game, *files[3:], "--out", kept, "--json", "--jobs", "1")
    assert done.returncode == 2
    data = json.loads(done.stdout)
    assert [each["file"] for each in data["reviews"]] == [str(game)]
    assert [each["file"] for each in data["refused"]] == [str(file) for file in files]
    sentences = done.stderr.splitlines()
    assert len(sentences) == len(bad)
    for sentence, (file, said) in zip(sentences, bad, strict=True):
        assert sentence.startswith(f"{file}: ")
        assert said in sentence


def test_a_record_that_is_cut_is_refused_in_german(game: Path, tmp_path: Path) -> None:
    file, _ = broken(game, tmp_path)[0]
    done = trilith(tmp_path, "review", file, language="de")
    assert done.returncode == 2
    assert "endet hier, Zeile 100, und das Spiel ist nicht zu Ende" in done.stderr
    assert done.stdout == ""


def test_a_folder_that_cannot_be_made(game: Path, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("", encoding="utf-8")
    done = trilith(tmp_path, "review", game, "--out", taken)
    assert done.returncode == 2
    assert "there is a file of that name. Name another folder" in done.stderr


def test_nothing_to_review(tmp_path: Path) -> None:
    done = trilith(tmp_path, "review")
    assert done.returncode == 2
    assert "RECORD is missing" in done.stderr
