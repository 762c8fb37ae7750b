"""The command that teaches a game: lists its lessons, and plays them at the terminal."""

from typing import Annotated

import typer
from rich.text import Text

from trilith.cli.commands.play import INTERRUPTED, hanging_up
from trilith.cli.files.lesson_file import Learned, LessonFile
from trilith.cli.match.lesson_session import LessonSession, indented
from trilith.cli.prompt.lesson_turns import LessonTurns
from trilith.cli.screen import Left, Screen
from trilith.cli.style import ACCENT, HEADING, QUIET, STRONG
from trilith.games import game_named
from trilith.lessons.errors import BadPlace
from trilith.lessons.library import after, lesson_named, lessons_of, taught
from trilith.lessons.machine import Lesson
from trilith.lessons.saying import afterwards, entries, key
from trilith.lessons.script import Script
from trilith.words import Words, words

DONE, TO_COME, LEFT_AT = "✓", "·", "›"


def show_taught(screen: Screen) -> None:
    """The games that have lessons."""
    for game in taught():
        said = words(screen.words.language, game)
        screen.show(Text.assemble((said.say("game-title"), HEADING), "  ", (f"trilith learn {game}", QUIET)))


def show_lessons(game: str, screen: Screen) -> None:
    """The lessons of a game, those that are done marked, and how to begin the next."""
    learned = Learned(game)
    screen.show(Text(screen.words.say("cli-learn-title", game=screen.words.say("game-title")), style=HEADING))
    for entry in entries(game, screen.words):
        done = entry["lesson"] in learned.done
        left = learned.place_in(entry["lesson"]) is not None
        mark = LEFT_AT if left else DONE if done else TO_COME
        minutes = screen.words.say("cli-learn-minutes", minutes=entry["minutes"])
        screen.show(
            Text.assemble(
                (f" {mark} ", ACCENT),
                (f"{entry['number']}  ", QUIET),
                (entry["title"], STRONG),
                (f"  {minutes}", QUIET),
            )
        )
        screen.show(*indented(Text(entry["aim"], style=QUIET), screen, " " * 6))
    screen.say("cli-learn-begin", QUIET, game=game, lesson=next_lesson(game, learned).number)


def next_lesson(game: str, learned: Learned) -> Script:
    """The lesson that was left, or else the first that is not done, or else the first."""
    found = lessons_of(game)
    left = [script for script in found if learned.place_in(script.name) is not None]
    return (left + [script for script in found if script.name not in learned.done] + list(found))[0]


def teach(script: Script, again: bool, screen: Screen) -> None:
    """Play a lesson and those that follow, until whoever learns leaves."""
    learned = Learned(script.game)
    following: Script | None = script
    with hanging_up():
        try:
            while following is not None:
                _play(following, None if again else learned.place_in(following.name), learned, screen)
                script, following = following, after(following)
                if following is not None:
                    screen.read(
                        screen.words.say("cli-learn-next", title=screen.words.say(key(following))) + " "
                    )
        except Left:
            screen.blank()
            if learned.place is not None:
                kept = next_lesson(script.game, learned)
                screen.say("cli-learn-left", game=script.game, lesson=kept.number)
        except KeyboardInterrupt as error:
            screen.blank()
            raise typer.Exit(INTERRUPTED) from error


def _play(script: Script, place: object, learned: Learned, screen: Screen) -> None:
    """One lesson, from its beginning or from the place where it was left."""
    game = game_named(script.game)
    try:
        lesson = Lesson(game, script, place)
    except BadPlace as error:
        screen.refuse(error)
        lesson = Lesson(game, script)
    title = screen.words.say(key(script))
    screen.blank()
    screen.say(
        "cli-learn-lesson", HEADING, number=script.number, all=len(lessons_of(script.game)), title=title
    )
    screen.say("cli-learn-help", QUIET)
    LessonTurns(LessonSession(lesson, LessonFile(learned, lesson), screen)).play()
    learned.finish(script.name)
    screen.blank()
    screen.say("cli-learn-know-now", STRONG)
    for line in afterwards(script, screen.words):
        screen.line(f"  {DONE} {line}")


def add_to(app: typer.Typer, said: Words) -> None:
    """The command `learn`."""
    say = said.say

    @app.command("learn", help=say("cli-learn"))
    def learn(
        game: Annotated[str, typer.Argument(help=say("cli-arg-game"), metavar=say("cli-meta-game"))] = "",
        lesson: Annotated[
            str, typer.Argument(help=say("cli-learn-lesson-help"), metavar=say("cli-meta-lesson"))
        ] = "",
        again: Annotated[bool, typer.Option("--again", help=say("cli-learn-again"), metavar="")] = False,
    ) -> None:
        if not game:
            show_taught(Screen(said))
            return
        lessons_of(game)
        screen = Screen(words(said.language, game))
        if lesson:
            teach(lesson_named(game, lesson), again, screen)
        else:
            show_lessons(game, screen)
