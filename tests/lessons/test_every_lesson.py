"""Every lesson is played by its own steps and by wrong ones, in both languages."""

import re
from pathlib import Path

import pytest

from cli.test_small_words import ONE_OF_MANY
from support.learning import ALL, begun, every_lesson, moments
from trilith.core.match import Match
from trilith.core.record import digest, parse_record
from trilith.core.rng import Stream
from trilith.games import OURS
from trilith.lessons.errors import LessonWaits
from trilith.lessons.library import lesson_named, lessons_of, taught
from trilith.lessons.machine import Lesson
from trilith.lessons.saying import Shown, entries, key, plain, show
from trilith.lessons.script import Script
from trilith.lessons.seeing import things
from trilith.words import LANGUAGES, fluent_sources, rule_key, words

PAGE = Path(__file__).parents[2] / "docs" / "lessons.md"
STATES = {"look", "event", "ask", "free"}
LONGEST = 260  # characters: what is said is at most a few lines on a phone
MOST_GAMES, MOST_MOVES = 8, 150  # of somebody who plays at random
FURTHER = 4  # of the moments in which nothing is asked, one in so many is looked at closely
MOST_WRONG = 120  # moves in one moment


def shown_in_all_languages(lesson: Lesson) -> dict[str, Shown]:
    """What is shown now, by language; every word and every number must be there."""
    found = {language: show(lesson, words(language, lesson.script.game)) for language in LANGUAGES}
    for shown in found.values():
        step = lesson.step
        silent = step is not None and bool(step.remarks)
        text = plain(shown["said"])
        assert text or silent or lesson.done, (lesson.script.file, lesson.number)
        assert len(text) <= LONGEST, text
        assert "{" not in text
        assert not ONE_OF_MANY.search(text), text
        assert "*" not in text
        assert all(shown["names"]), shown["points"]
    return found


def test_there_are_lessons() -> None:
    assert {script.game for script in ALL} == set(taught())
    assert set(taught()) <= set(OURS)
    assert all(len(lessons_of(game)) >= 5 for game in taught())


@every_lesson
def test_a_lesson_is_played_by_its_own_steps_and_by_wrong_ones(script: Script) -> None:
    lesson = begun(script)
    given: set[tuple[int, str]] = set()
    for calls in moments(lesson):
        assert lesson.state in STATES
        told = shown_in_all_languages(lesson)
        all_points_are_on_the_table(lesson, told["en"])
        if lesson.state == "ask":
            assert told["en"]["asked"], (script.file, lesson.number)
            given |= {(lesson.number, say) for say in wrong_moves(lesson)}
        elif calls % FURTHER:
            continue
        taken_up_it_is_the_same(lesson)
        nothing_hidden_is_said(lesson, calls)
    assert shown_in_all_languages(lesson)["en"]["state"] == "done"
    assert Lesson(lesson.game, script, lesson.place()).done
    assert answers_of(script) <= given
    record = parse_record(lesson.match.to_record().text())
    assert digest(Match(lesson.game, record).state) == digest(lesson.match.state)


def all_points_are_on_the_table(lesson: Lesson, shown: Shown) -> None:
    """Whatever is pointed at can be pointed at in this position."""
    on_table = things(lesson.game, lesson.game.view(lesson.match.state, lesson.learner))
    for point in shown["points"]:
        assert point in on_table, (lesson.script.file, lesson.number, sorted(on_table))


def taken_up_it_is_the_same(lesson: Lesson) -> None:
    """A lesson that is taken up at its place shows what it showed."""
    again = Lesson(lesson.game, lesson.script, lesson.place())
    said = words("en", lesson.script.game)
    assert show(again, said) == show(lesson, said)
    assert again.place() == lesson.place()


def nothing_hidden_is_said(lesson: Lesson, seed: int) -> None:
    """In a position that the learner cannot tell from this one, the same is said."""
    if lesson.match.over:
        return
    true, said = lesson.match.state, shown_in_all_languages(lesson)
    lesson.match.state = true.imagine(lesson.learner, Stream(seed))
    assert shown_in_all_languages(lesson) == said
    lesson.match.state = true


def wrong_moves(lesson: Lesson) -> set[str]:
    """Make every move that is not asked for: each is answered and taken back; the answers that were given."""
    asked, before, place = lesson.asked(), digest(lesson.match.state), lesson.place()
    answers: set[str] = set()
    for text in [action.text for action in lesson.match.state.legal()][:MOST_WRONG]:
        if text in asked:
            continue
        lesson.act(text)
        assert lesson.answered is not None, text
        if lesson.answered.say not in answers:
            answers.add(lesson.answered.say)
            shown = shown_in_all_languages(lesson)["en"]
            assert shown["state"] == "answer"
            assert shown["asked"] == []
            assert ("go_on" in shown["can"]) == lesson.answered.goes_on
            with pytest.raises(LessonWaits):
                lesson.act(text)
        lesson.take_back()
        assert lesson.place() == place
    assert digest(lesson.match.state) == before
    return answers


def answers_of(script: Script) -> set[tuple[int, str]]:
    """The answers of the steps that ask for something."""
    return {
        (number, answer.say)
        for number, step in enumerate(script.steps, 1)
        for answer in step.answers
        if step.free is None
    }


ANSWERED_WHEN_FREE = {
    (3, "one-more"): ["place hunt 2", "place hut 2"],
    (5, "nothing-left"): [
        "place hunt 2",
        "place card_2 1",
        "place quarry 2",
        "take hunt",
        "keep",
        "buy card_2",
    ],
}


@pytest.mark.parametrize("answer", ANSWERED_WHEN_FREE)
def test_what_is_free_may_be_answered_too(answer: tuple[int, str]) -> None:
    """The answers of free steps, which their own steps never lead to."""
    script = lesson_named("stone_age", "feed-everyone")
    free = {
        (number, each.say)
        for number, step in enumerate(script.steps, 1)
        if step.free
        for each in step.answers
    }
    assert free == set(ANSWERED_WHEN_FREE)
    lesson = begun(script)
    lesson.go_on()
    for text in ANSWERED_WHEN_FREE[answer]:
        lesson.act(text)
    assert lesson.answered is not None
    assert (lesson.number, lesson.answered.say) == answer
    shown_in_all_languages(lesson)


COMPANIONS = [script for script in ALL if any(step.remarks for step in script.steps)]


@pytest.mark.parametrize("script", COMPANIONS, ids=lambda script: script.game)
def test_every_remark_can_be_made_and_has_its_words(script: Script) -> None:
    """Whoever plays at random comes to every moment of which the companion speaks."""
    wanted = {remark.say for step in script.steps for remark in step.remarks}
    made: set[str] = set()
    for seed in range(MOST_GAMES):
        if made != wanted:
            made |= remarks_of_a_game(begun(script), Stream(seed), made)
    assert made == wanted


def remarks_of_a_game(lesson: Lesson, luck: Stream, known: set[str]) -> set[str]:
    """Play at random; say whatever the companion could say and has not said yet, not only what comes first."""
    made: set[str] = set()
    for _ in range(MOST_MOVES):
        step, seen = lesson.step, lesson.seen()
        if lesson.state != "free" or step is None:
            break
        for remark in step.remarks:
            if remark.say not in made | known and remark.when.value(seen):
                made.add(remark.say)
                saying = Lesson(lesson.game, lesson.script, {**lesson.place(), "remark": remark.say})
                told = shown_in_all_languages(saying)["en"]
                assert told["said"]
                all_points_are_on_the_table(saying, told)
        legal = lesson.match.state.legal()
        lesson.act(legal[luck.below(len(legal))].text)
    return made


STANDING = [
    pytest.param(script, number, answer.say, id=f"{script.game}-{script.name}-{number}-{answer.say}")
    for script in ALL
    for number, step in enumerate(script.steps, 1)
    for answer in step.answers
    if answer.goes_on and step.free is None
]


@pytest.mark.parametrize(("script", "number", "say"), STANDING)
def test_a_move_that_may_stand_lets_the_lesson_go_on_to_its_end(
    script: Script, number: int, say: str
) -> None:
    lesson = begun(script)
    stood = False
    for _ in moments(lesson):
        if lesson.number == number and not stood:
            stood = let_stand(lesson, say)
        if stood and not lesson.done:
            all_points_are_on_the_table(lesson, shown_in_all_languages(lesson)["en"])
    assert stood


ASKING = [script for script in ALL if not any(step.remarks for step in script.steps)]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("script", ASKING, ids=lambda script: f"{script.game}-{script.name}")
def test_whatever_is_asked_for_leads_to_the_end(script: Script, seed: int) -> None:
    """Where several moves are asked for or may stand, none of them makes a later step impossible."""
    lesson, luck = begun(script), Stream(seed)
    for _ in moments(lesson):
        asked = lesson.asked()
        if asked:
            lesson.act(asked[luck.below(len(asked))])
        elif lesson.state == "free":
            legal = lesson.match.state.legal()
            lesson.act(legal[luck.below(len(legal))].text)
            if lesson.answered is not None and not lesson.answered.goes_on:
                lesson.take_back()


def let_stand(lesson: Lesson, say: str) -> bool:
    """Make a move that gets this answer, and let it stand."""
    for text in [action.text for action in lesson.match.state.legal()]:
        if text in lesson.asked():
            continue
        lesson.act(text)
        if lesson.answered is not None and lesson.answered.say == say:
            lesson.go_on()
            return True
        lesson.take_back()
    return False


@pytest.mark.parametrize("game", taught())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_lessons_is_idle(game: str, language: str) -> None:
    text = "\n".join(fluent_sources(language, [f"trilith.games.{game}"], ("lessons",)))
    written = set(re.findall(r"^(lesson-[a-z0-9-]+) =", text, re.MULTILINE))
    used = {"lesson-other"}
    for script in lessons_of(game):
        used.add(key(script))
        for number, step in enumerate(script.steps, 1):
            own = f"{key(script)}-{number}"
            used |= {f"{own}-{answer.say}" for answer in step.answers}
            used |= {f"{own}-{remark.say}" for remark in step.remarks}
            used |= set() if step.remarks else {own}
    assert written == used


@pytest.mark.parametrize("game", taught())
def test_the_page_names_every_kind_of_thing(game: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    kinds: set[str] = set()
    for script in lessons_of(game):
        lesson = begun(script)
        kinds |= things(lesson.game, lesson.game.view(lesson.match.state, lesson.learner))
    assert kinds
    for kind in {thing.partition(":")[0] for thing in kinds}:
        assert f"`{kind}" in page, kind


@pytest.mark.parametrize("game", taught())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_of_lessons_says_what_each_is_for(game: str, language: str) -> None:
    listed = entries(game, words(language, game))
    assert [entry["number"] for entry in listed] == list(range(1, len(listed) + 1))
    for entry in listed:
        assert entry["title"]
        assert entry["aim"].endswith((".", "?"))
        assert 1 <= entry["minutes"] <= 5
        assert entry["rules"]
        said = words(language, game)
        assert all(said.has(rule_key(rule)) or said.has(f"chapter-{rule}") for rule in entry["rules"])
