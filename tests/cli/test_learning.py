"""Lessons at the terminal: the list, the steps, wrong moves, leaving and coming back."""

import json
from pathlib import Path

import pytest

from support.terminal import refused, trilith, typing
from trilith.lessons.library import lessons_of, taught

STEPS_OF_THE_FIRST = ["", "forest 3", "hunt 2", "forest", "", "hunt", ""]
FIRST_IN_GERMAN = ["", "Wald 3", "Jagd 2", "Wald", "", "Jagd", ""]


@pytest.mark.parametrize("game", taught())
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_lessons_of_a_game_are_listed(tmp_path: Path, game: str, language: str) -> None:
    done = trilith(tmp_path, "learn", game, language=language)
    assert done.returncode == 0
    assert done.stdout.count(" · ") == len(lessons_of(game))
    assert f"trilith learn {game} 1" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_without_a_game_those_that_can_be_learned_are_listed(tmp_path: Path) -> None:
    done = trilith(tmp_path, "learn")
    assert [f"trilith learn {game}" in done.stdout for game in taught()] == [True] * len(taught())


@pytest.mark.parametrize(
    ("language", "steps", "said"),
    [
        ("en", STEPS_OF_THE_FIRST, ["13 pips", "11 are left", "You know now"]),
        ("de", FIRST_IN_GERMAN, ["13 Augen", "11 bleiben", "Das kannst du jetzt"]),
    ],
)
def test_a_lesson_is_played_to_its_end_and_marked(
    tmp_path: Path, language: str, steps: list[str], said: list[str]
) -> None:
    done = trilith(tmp_path, "learn", "stone_age", "1", typed=typing(steps), language=language)
    assert done.returncode == 0
    for sentence in said:
        assert sentence in done.stdout
    listed = trilith(tmp_path, "learn", "stone_age", language=language).stdout
    assert listed.count("✓") == 1
    assert "trilith learn stone_age 2" in listed


def test_a_wrong_move_is_answered_and_taken_back(tmp_path: Path) -> None:
    done = trilith(tmp_path, "learn", "stone_age", "1", typed=typing(["", "forest 2", "", "forest 3"]))
    assert "Possible. But each person is one die" in done.stdout
    assert "Taken back: place forest 2" in done.stdout
    assert "Tilo goes hunting" in done.stdout


def test_show_names_the_move_and_then_makes_it(tmp_path: Path) -> None:
    done = trilith(tmp_path, "learn", "stone_age", "1", typed=typing(["", "show", "show"]))
    assert "Type: place forest 3" in done.stdout
    assert "Tilo goes hunting" in done.stdout


def test_whoever_leaves_comes_back_to_the_same_step(tmp_path: Path) -> None:
    left = trilith(tmp_path, "learn", "stone_age", "1", typed=typing(["", "forest 3", "quit"]))
    assert "Your place is kept. Go on: trilith learn stone_age 1\n" in left.stdout
    assert " › 1 " in trilith(tmp_path, "learn", "stone_age").stdout
    back = trilith(tmp_path, "learn", "stone_age", "1", typed=typing(["hunt 2", "quit"]))
    assert "Send your last two hunting" in back.stdout
    assert "This valley belongs" not in back.stdout
    anew = trilith(tmp_path, "learn", "stone_age", "1", "--again")
    assert "This valley belongs" in anew.stdout


def test_a_move_that_may_stand_goes_on_or_is_taken_back(tmp_path: Path) -> None:
    steps = ["", "", "card_1", "card_2", "hunt 4", "buy card_1, pay wood", "buy card_2"]
    done = trilith(
        tmp_path, "learn", "stone_age", "cards", typed=typing([*steps, "pick 2", "undo", "pick 2", ""])
    )
    assert done.stdout.count("A brick is worth 4 points") == 2
    assert "Both grow" in done.stdout


def test_looking_things_up_is_possible_while_a_lesson_speaks(tmp_path: Path) -> None:
    typed = ["?", "table", "rule 3.1", "rule 99", "log", "dance", "board 9", ""]
    done = trilith(tmp_path, "learn", "stone_age", "1", typed=typing(typed))
    assert done.returncode == 0
    assert "SA-3.1" in done.stdout
    assert "Enter goes on" in done.stdout
    assert "Send three people into the forest" in done.stdout


def test_a_damaged_file_of_progress_costs_nothing_but_the_progress(tmp_path: Path) -> None:
    file = tmp_path / "lessons" / "stone_age.json"
    file.parent.mkdir()
    for text in ("{", "[]", '{"done": 5, "place": 7}'):
        file.write_text(text, encoding="utf-8")
        assert trilith(tmp_path, "learn", "stone_age").returncode == 0
    place = {"lesson": "send-people-out", "step": 77}
    file.write_text(json.dumps({"done": [], "place": place}), encoding="utf-8")
    done = trilith(tmp_path, "learn", "stone_age", "1")
    assert "does not fit it any more" in done.stdout
    assert "This valley belongs" in done.stdout


def test_progress_that_cannot_be_kept_is_said_and_the_lesson_goes_on(tmp_path: Path) -> None:
    (tmp_path / "lessons").write_text("in the way", encoding="utf-8")
    done = trilith(tmp_path, "learn", "stone_age", "1", typed=typing(["", "forest 3"]))
    assert "could not be saved" in done.stdout
    assert "Tilo goes hunting" in done.stdout


def test_what_is_not_there_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "no game called" in refused(tmp_path, "learn", "chess")
    assert "send-people-out" in refused(tmp_path, "learn", "stone_age", "8")
    assert "Lektion" in refused(tmp_path, "learn", "stone_age", "fliegen", language="de")
    monkeypatch.setattr("trilith.lessons.library._lessons", lambda game: ())
    assert "has no lessons" in refused(tmp_path, "learn", "stone_age")


@pytest.mark.parametrize("game", taught())
@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.thorough), "de"])
def test_whoever_is_always_shown_comes_through_all_lessons_of_a_game(
    tmp_path: Path, game: str, language: str
) -> None:
    done = trilith(tmp_path, "learn", game, "1", typed=typing(["show"] * 1500), language=language)
    assert done.returncode == 0, done.stderr
    told = json.loads((tmp_path / "lessons" / f"{game}.json").read_text(encoding="utf-8"))
    assert sorted(told["done"]) == sorted(script.name for script in lessons_of(game))
    printed = [line for line in done.stdout.split("\n") if " > " not in line]
    assert max(map(len, printed)) <= 80 + len("Go on [Enter] ")
