"""Learning by playing: the lessons of a game, and one of them move by move; whoever learns brings the place along."""

from typing import Annotated

from fastapi import APIRouter, Path, Query
from pydantic_core import to_json
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from trilith.core.forecast import Forecaster
from trilith.games import game_named
from trilith.lessons.saying import entries
from trilith.server.http.dependencies import GameName, Me, ServicesDep
from trilith.server.http.routes.table import as_json
from trilith.server.teaching import Teacher, objection_in
from trilith.server.wire.requests import KEY_PATTERN, AskInLesson, Language, LessonCall
from trilith.server.wire.responses import LessonAnswer, LessonInfo, Lessons, Objection, PackInfo
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
    return as_json(to_json(await run_in_threadpool(teacher.answer, game, lesson, body)))


@router.post("/lessons/{game}/{lesson}/objection")
async def ask_why_not_in_lesson(game: GameName, lesson: LessonName, body: AskInLesson, me: Me) -> Objection:
    """Whether whoever learns may take an action now, and if not, which rule forbids it."""
    allowed, rule = await run_in_threadpool(objection_in, game, lesson, body)
    return Objection(version=body.version, action=body.action, allowed=allowed, rule=rule)
