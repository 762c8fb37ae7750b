"""A lesson as a machine: what it waits for, what it refuses, how it is shown, taken back and kept."""

import pytest

from support.learning import begun
from trilith.core.errors import IllegalAction, NoSuchAction
from trilith.core.record import digest
from trilith.games import game_named
from trilith.lessons.errors import BadLesson, BadPlace, LessonWaits, NoLessons, NoSuchLesson
from trilith.lessons.library import after, lesson_named, lessons_of
from trilith.lessons.machine import Lesson
from trilith.lessons.saying import pieces, plain, said, show
from trilith.lessons.script import read_script
from trilith.words import words

FIRST = lesson_named("stone_age", "send-people-out")
EN = words("en", "stone_age")


def small(text: str) -> Lesson:
    """A lesson written in a test."""
    return Lesson(game_named("stone_age"), read_script("stone_age", 1, "small", "01-small.toml", text))


def test_a_look_waits_until_somebody_goes_on() -> None:
    lesson = begun(FIRST)
    assert (lesson.state, lesson.can) == ("look", ["act", "go_on", "show_me"])
    lesson.go_on()
    assert (lesson.state, lesson.number) == ("ask", 2)
    with pytest.raises(LessonWaits):
        lesson.go_on()


def test_what_is_asked_leads_on_and_the_others_play_their_part() -> None:
    lesson = begun(FIRST)
    lesson.go_on()
    assert lesson.asked() == ["place forest 3"]
    assert lesson.act("place forest 3")
    assert lesson.match.record == ["place forest 3", "place hunt 3"]
    assert lesson.state == "event"


def test_another_move_is_made_answered_and_taken_back() -> None:
    lesson = begun(FIRST)
    lesson.go_on()
    before = digest(lesson.match.state)
    lesson.act("place forest 2")
    assert lesson.match.record == ["place forest 2"]
    assert plain(said(lesson, EN)).startswith("Possible. But each person")
    assert lesson.can == ["take_back"]
    lesson.take_back()
    assert digest(lesson.match.state) == before
    lesson.act("place river 2")
    assert plain(said(lesson, EN)) == EN.say("lesson-general-answer")
    lesson.take_back()
    assert lesson.asked() == ["place forest 3"]


def test_a_move_during_a_look_is_answered_too() -> None:
    lesson = begun(FIRST)
    lesson.act("place hunt 1")
    assert lesson.state == "answer"
    lesson.take_back()
    assert lesson.state == "look"


def test_a_wrong_move_is_taken_back_across_the_luck_it_led_to_and_the_named_luck_comes_again() -> None:
    lesson = small(
        'minutes = 1\n[position]\nstarter = 1\nturn = 1\n[[step]]\ndo = ["place hunt 5"]\n'
        '[[step]]\nothers = ["place forest 5"]\nluck = ["roll 1 2 3 4 5"]\ndo = ["take hunt; keep"]\n'
        '[[step.answer]]\nto = "keep"\nsay = "never"\n[[step]]\n'
    )
    lesson.act("place hunt 5")
    lesson.act("take hunt")
    assert lesson.match.record[-1] == "roll 1 2 3 4 5"
    place = lesson.place()
    again = Lesson(lesson.game, lesson.script, place)
    again.act("keep")
    assert again.number == 3


def test_named_luck_comes_again_after_it_was_taken_back() -> None:
    lesson = small(
        'minutes = 1\n[position]\nstarter = 1\nturn = 1\n[[step]]\ndo = ["place forest 2"]\n'
        '[[step]]\nothers = ["place hunt 5"]\ndo = ["place hunt 3"]\n'
        '[[step]]\nluck = ["roll 6 6"]\ndo = ["take forest; tool 1?; keep"]\n[[step]]\n'
    )
    lesson.act("place forest 2")
    lesson.act("place hunt 3")
    lesson.act("take hunt")
    assert lesson.answered is not None
    lesson.take_back()
    lesson.act("take forest")
    assert lesson.match.record[-1] == "roll 6 6"


def test_what_cannot_be_done_is_refused_as_at_every_table() -> None:
    lesson = begun(FIRST)
    with pytest.raises(IllegalAction) as refused:
        lesson.act("take hunt")
    assert refused.value.about["rule"]
    with pytest.raises(NoSuchAction):
        lesson.act("dance")
    assert lesson.match.record == []


def test_show_me_first_only_points_and_then_does_it() -> None:
    lesson = begun(FIRST)
    lesson.go_on()
    assert lesson.show_me() == []
    assert (lesson.shown, lesson.match.record) == (1, [])
    assert lesson.show_me()
    assert lesson.match.record[0] == "place forest 3"
    assert lesson.shown == 0


def test_an_ordinary_undo_takes_back_one_decision_of_the_step() -> None:
    lesson = begun(lesson_named("stone_age", "the-village"))
    while lesson.asked() != ["tool 1"]:
        lesson.go_on() if "go_on" in lesson.can else lesson.act(lesson.asked()[0])
    assert "take_back" not in lesson.can
    lesson.act("tool 1")
    assert "take_back" in lesson.can
    lesson.take_back()
    assert lesson.asked() == ["tool 1"]
    with pytest.raises(LessonWaits):
        lesson.take_back()


def test_a_lesson_that_is_done_takes_nothing_more() -> None:
    lesson = begun(FIRST)
    while not lesson.done:
        lesson.do_it()
    assert lesson.can == []
    for call in (lambda: lesson.act("place hunt 1"), lesson.go_on, lesson.take_back, lesson.show_me):
        with pytest.raises(LessonWaits):
            call()
    shown = show(lesson, EN)
    assert (shown["state"], shown["next"], shown["said"]) == ("done", "feed-everyone", [])


@pytest.mark.parametrize(
    "bent",
    [
        {"lesson": "build"},
        {"step": 0},
        {"step": 99},
        {"marks": [[0, 7]]},
        {"marks": "x"},
        {"lines": ["dance"]},
        {"lines": 5},
        {"answer": {"say": "", "goes_on": True, "back": 9}},
        {"told": None},
        {"shown": "often"},
    ],
)
def test_a_place_that_does_not_fit_is_refused(bent: dict[str, object]) -> None:
    lesson = begun(FIRST)
    with pytest.raises(BadPlace):
        Lesson(lesson.game, FIRST, {**lesson.place(), **bent})
    with pytest.raises(BadPlace):
        Lesson(lesson.game, FIRST, [])


def test_an_answer_that_the_step_does_not_have_is_refused() -> None:
    lesson = begun(FIRST)
    lesson.go_on()
    lesson.act("place forest 2")
    place = lesson.place()
    assert Lesson(lesson.game, FIRST, place).can == ["take_back"]
    for bent in ({"say": "praise"}, {"goes_on": True}):
        with pytest.raises(BadPlace):
            Lesson(lesson.game, FIRST, {**place, "answer": {**place["answer"], **bent}})


def test_games_and_lessons_that_are_not_there_are_named() -> None:
    with pytest.raises(NoSuchLesson):
        lesson_named("stone_age", "flying")
    assert lesson_named("stone_age", "1") is FIRST
    assert after(FIRST) is lessons_of("stone_age")[1]
    assert after(lessons_of("stone_age")[-1]) is None


def test_a_game_without_lessons_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trilith.lessons.library._lessons", lambda game: ())
    with pytest.raises(NoLessons):
        lessons_of("stone_age")


def test_a_text_is_cut_at_its_marks() -> None:
    assert pieces("One **two** three") == [
        {"text": "One ", "strong": False},
        {"text": "two", "strong": True},
        {"text": " three", "strong": False},
    ]


DAMAGED = {
    "not-toml": "minutes = = 2",
    "missing": 'rules = ["SA-3"]\n[[step]]',
    "wrong-kind": 'minutes = "long"\n[[step]]',
    "unknown": "minutes = 1\nseconds = 2\n[[step]]",
    "no-expression": 'minutes = 1\n[[step]]\nfree = "phase == "',
    "no-pattern": 'minutes = 1\n[[step]]\ndo = ["take hunt; "]',
    "several-waits": 'minutes = 1\n[[step]]\ndo = ["take hunt"]\nfree = "round"',
    "nothing-to-answer": 'minutes = 1\n[[step]]\n[[step.answer]]\nto = "take *"\nsay = "x"',
    "not-a-table": "minutes = 1\nstep = [1]",
    "position": 'minutes = 1\n[position]\nround = "late"\n[[step]]',
    "not-the-others-turn": 'minutes = 1\n[position]\nstarter = 1\nturn = 1\n[[step]]\nothers = ["place hunt 1"]',
    "impossible": 'minutes = 1\n[position]\nstarter = 2\nturn = 2\n[[step]]\nothers = ["take hunt"]',
    "no-value": 'minutes = 1\n[[step]]\nfree = "sky.blue"',
}


@pytest.mark.parametrize("problem", DAMAGED)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_damaged_lesson_is_refused_by_name(problem: str, language: str) -> None:
    with pytest.raises(BadLesson) as refused:
        small(DAMAGED[problem])
    assert refused.value.about["problem"] == problem
    sentence = words(language).error(refused.value)
    assert "01-small.toml" in sentence


def test_an_expression_may_not_reach_beyond_what_is_seen() -> None:
    for text in ("__import__('os')", "me.__class__()", "(lambda: 1)()", "open('x')", "x := 1", "2 ** 9 ** 9"):
        with pytest.raises(BadLesson) as refused:
            small(f'minutes = 1\n[[step]]\nfree = "{text}"')
        assert refused.value.about["problem"] == "no-expression"


def test_a_step_can_be_passed_over() -> None:
    lesson = small('minutes = 1\n[[step]]\n[[step]]\nonly = "round == 9"\n[[step]]\n')
    lesson.go_on()
    assert lesson.number == 3
    assert Lesson(lesson.game, lesson.script, lesson.place()).number == 3


def test_the_companion_speaks_once_for_each_moment() -> None:
    text = (
        'minutes = 1\n[position]\nstarter = 1\nturn = 1\n[[step]]\nfree = "round == 3"\n'
        '[[step.remark]]\nsay = "first"\nwhen = "phase == \'placing\' and me.home == me.people"\nonce = "round"\n'
        '[[step.remark]]\nsay = "always"\nwhen = "phase == \'placing\'"\nonce = "round"\n'
    )
    lesson = small(text)
    told: list[str] = []
    while not lesson.done:
        remark = lesson.remark()
        told.append(remark.say if remark is not None else "")
        lesson.do_it()
    assert told.count("first") == 2
    assert told[0] == "first"
    assert "" in told


def test_several_moves_at_once_go_on_into_the_next_step_or_are_all_refused() -> None:
    lesson = begun(lesson_named("prehistory", "spring-in-the-circle"))
    lesson.go_on()
    lesson.go_on()
    place = lesson.place()
    with pytest.raises(IllegalAction):
        lesson.act_all(["fish 2", "pay grey", "pay red", "lay white"])
    assert lesson.place() == place
    lesson.act_all(["fish 2", "pay grey", "pay red", "lay grey", "gather 5"])
    assert lesson.number == 5
    assert lesson.match.record[-1] == "lay blue"
