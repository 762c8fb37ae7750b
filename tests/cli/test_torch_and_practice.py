"""Help at the terminal: the torch, which the result tells of, and practice, in which anything can be taken back."""

from pathlib import Path

from support.terminal import SEED, match_in, refused, trilith, typing

PLAY = ("play", "stone_age", "--seats", "you:Anna,greedy", "--seed", SEED)


def at_the_prompt(home: Path, lines: list[str], *more: str, language: str = "en") -> str:
    """What a game shows while these lines are typed."""
    save = home / "game.record"
    done = trilith(home, *PLAY, "--save", save, *more, typed=typing(lines), language=language)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_hint_names_candidates_with_their_reasons_and_is_kept_in_the_save_file(tmp_path: Path) -> None:
    shown = at_the_prompt(tmp_path, ["hint", "hint", "quit"])
    assert shown.count("A good player thinks of") == 2
    assert "1. place" in shown
    assert "+ Brings" in shown
    assert "The result tells of the torch." in shown
    match = match_in(tmp_path / "game.record")
    assert match.torches == [(match.version, 0)]  # asking twice for the same costs nothing more
    assert (
        "Wer gut spielt, denkt an"
        in trilith(
            tmp_path, "resume", tmp_path / "game.record", typed="hinweis\nquit\n", language="de"
        ).stdout
    )


def test_in_practice_a_decision_is_taken_back_across_a_bots_answer(tmp_path: Path) -> None:
    shown = at_the_prompt(tmp_path, ["forest 2", "undo", "forest 3", "quit"], "--practice")
    assert "Taken back: place forest 2, place" in shown
    match = match_in(tmp_path / "game.record")
    assert "place forest 3" in match.record
    assert "place forest 2" not in match.record
    assert len(match.practice) == 2
    match.verify_luck()


def test_practice_is_for_one_person_and_bots(tmp_path: Path) -> None:
    told = refused(tmp_path, "play", "stone_age", "--seats", "you,you", "--practice")
    assert "In a practice match one person plays" in told


def test_the_result_says_what_help_there_was(tmp_path: Path) -> None:
    shown = at_the_prompt(tmp_path, ["hint", *["1 1", "1"] * 400], "--practice")
    assert "Anna lit the torch once." in shown
    assert "Practice: what was decided could be taken back" in shown


def test_the_companion_says_a_sentence_when_she_is_asked_to_and_is_still_again(tmp_path: Path) -> None:
    sentence = "What do you need more this round: points, goods, or food?"
    shown = at_the_prompt(tmp_path, ["companion on", "", "companion off", "", "quit"])
    assert shown.count(sentence) == 2  # with the menu, each time it is shown
    assert "The companion sits down beside you." in shown
    assert shown.index("The companion is still.") > shown.rindex(sentence)
