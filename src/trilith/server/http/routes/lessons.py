"""Learning by playing: the lessons of a game, one of them move by move, and how far somebody has come.

Whoever learns brings the place along.
"""

from typing import Annotated

from fastapi import APIRouter, Path, Query
from pydantic_core import to_json
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from trilith.core.forecast import Forecaster
from trilith.games import game_named
from trilith.lessons.library import lessons_of, taught
from trilith.lessons.saying import entries
from trilith.server.http.dependencies import GameName, Me, ServicesDep
from trilith.server.http.routes.table import as_json
from trilith.server.storage.models import Learned
from trilith.server.teaching import Teacher, learned_by, objection_in
from trilith.server.wire.requests import (
    KEY_PATTERN,
    AskInLesson,
    Language,
    LearnedLesson,
    LearnedOnDevice,
    LessonCall,
)
from trilith.server.wire.responses import Objection, PackInfo
from trilith.server.wire.teaching import LearnedLessons, LessonAnswer, LessonInfo, Lessons
from trilith.words import words

router = APIRouter(tags=["lessons"])
LessonName = Annotated[str, Path(pattern=KEY_PATTERN, description="the lesson's id, or its number")]
LanguageAsked = Annotated[Language, Query(description="of titles and aims")]


@router.get("/lessons/{game}")
async def list_lessons(game: GameName, language: LanguageAsked = "en") -> Lessons:
    """The lessons of a game in their order."""
    pack = PackInfo.of(game_named(game).pack)
    found = entries(game, words(language, game))
    return Lessons(lessons=[LessonInfo.model_validate(dict(entry)) for entry in found], pack=pack)


@router.post("/lessons/{game}/{lesson}", response_model=LessonAnswer)
async def learn(
    game: GameName, lesson: LessonName, body: LessonCall, me: Me, services: ServicesDep
) -> Response:
    """Begin a lesson or come back to it, make moves, go on, take back, or be shown what to do."""
    # A forecaster of its own, because what it remembers is not made for several threads.
    teacher = Teacher(Forecaster(services.settings.forecast_steps), me.name, words(body.language, game))
    answer = await run_in_threadpool(teacher.answer, game, lesson, body)
    if me.claimed:  # kept before it is told; guests keep their places themselves
        await services.store.keep_learned(me.id, learned_by(answer))
    return as_json(to_json(answer))


@router.post("/people/me/lessons")
async def compare_lessons(body: LearnedOnDevice, me: Me, services: ServicesDep) -> LearnedLessons:
    """Tell what a device remembers of lessons, and hear how far one has come; the server remembers those with a claimed name."""
    if not me.claimed:
        return LearnedLessons(lessons=body.lessons)
    names = {(game, script.name) for game in taught() for script in lessons_of(game)}
    known = [Learned(**each.model_dump()) for each in body.lessons if (each.game, each.lesson) in names]
    found = await services.store.merge_learned(me.id, known)
    return LearnedLessons(lessons=[LearnedLesson.model_validate(vars(each)) for each in found])


@router.post("/lessons/{game}/{lesson}/objection")
async def ask_why_not_in_lesson(game: GameName, lesson: LessonName, body: AskInLesson, me: Me) -> Objection:
    """Whether whoever learns may take an action now, and if not, which rule forbids it."""
    allowed, rule = await run_in_threadpool(objection_in, game, lesson, body)
    return Objection(version=body.version, action=body.action, allowed=allowed, rule=rule)
