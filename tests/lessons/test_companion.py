"""The companion of any match: every sentence of hers comes up, in both languages, and none is about what a seat cannot see."""

from support.random_games import every_table
from trilith.core.game import Game
from trilith.core.rng import Stream
from trilith.core.state import CHANCE, NOBODY
from trilith.lessons.companion import Heard, Listening, heard
from trilith.lessons.library import lessons_of
from trilith.lessons.seeing import things
from trilith.words import LANGUAGES, words

GAMES = 4  # random ones at each table


@every_table
def test_she_has_something_to_say_in_whole_matches_and_points_at_what_is_there(
    game: Game, seats: int
) -> None:
    made: set[str] = set()
    for seed in range(GAMES):
        luck, state = Stream(seed), game.start(seats, {})
        while state.actor() != NOBODY:
            if state.actor() == CHANCE:
                state.resolve(state.chance().sample(luck))
                continue
            player = state.actor()
            view = game.view(state, player)
            for each in heard(game, view, player, words(LANGUAGES[seed % len(LANGUAGES)], game.name)):
                assert each.said
                assert set(each.points) <= things(game, view)
                made.add(each.say)
            legal = state.legal()
            state.apply(legal[luck.below(len(legal))])
    script = lessons_of(game.name)[-1]
    own = {remark.say for remark in script.companion}
    assert own
    assert own <= made


def test_a_sentence_is_said_once_for_its_moment_and_stays_as_long_as_it_is_true() -> None:
    def could(*said: tuple[str, str]) -> list[Heard]:
        return [Heard(say, moment, [], []) for say, moment in said]

    def told(listening: Listening, *said: tuple[str, str]) -> str:
        found = listening.hear(could(*said))
        return found.say if found else ""

    listening = Listening()
    assert told(listening, ("round", "1"), ("hut", "1")) == "round"
    assert told(listening, ("round", "1"), ("hut", "1")) == "hut"
    assert told(listening, ("round", "1"), ("hut", "1")) == "hut"
    assert told(listening, ("round", "1")) == ""
    assert told(listening, ("round", "2")) == "round"


def test_a_game_without_lessons_has_no_companion() -> None:
    class Other:
        name = "another"

    assert heard(Other(), {}, 0, words("en")) == []  # type: ignore[arg-type]
