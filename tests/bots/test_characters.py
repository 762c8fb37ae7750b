"""Characters: every road is one of its game, and whoever favours it goes further along it."""

from collections.abc import Callable, Iterator
from typing import Final

import pytest

from support.random_games import ONE_IN
from trilith.bots.characters import CHARACTERS, bent, roads_of
from trilith.bots.levels import LEVELS, Level
from trilith.bots.registry import bot_named, is_installed
from trilith.bots.thinker import Thinker
from trilith.core.errors import NoSuchBot
from trilith.core.game import Game
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import CHANCE, NOBODY, State
from trilith.games import OURS, game_named
from trilith.values.rule_of_thumb import RuleOfThumb
from trilith.values.shipped import value_of
from trilith.values.value import Value
from trilith.values.weights import names_of, summary_of
from trilith.words import LANGUAGES, words

PLAIN: Final = Level(iterations=1, sight=1, value="thumb", rivals=0.0)  # one ply: quick, and without errors
EVERY: Final = max(5, ONE_IN)  # decisions of a game of which one is looked at


@pytest.mark.parametrize("name", OURS)
def test_every_character_has_a_road_in_every_game_made_of_numbers_that_there_are(name: str) -> None:
    roads = roads_of(name)
    assert set(roads) == set(CHARACTERS)
    for likings in roads.values():
        assert likings
        assert set(likings) <= set(names_of(game_named(name)))
        assert all(points > 0 for points in likings.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("character", CHARACTERS)
def test_every_character_has_a_name_a_road_and_a_sentence(language: str, character: str) -> None:
    said = words(language)
    for more in ("", "-road", "-about"):
        assert said.has(f"character-{character}{more}")


def test_a_game_without_roads_is_judged_as_it_is() -> None:
    game = game_named("stone_age")
    value = RuleOfThumb(game)
    assert bent(value, game, "nobody", 0) is value


@pytest.mark.parametrize("judges", [RuleOfThumb, value_of])
def test_only_the_own_seat_likes_more_and_only_by_its_road(judges: Callable[[Game], Value]) -> None:
    game = game_named("stone_age")
    state = game.start(3, {})
    stream = Stream(3)
    while state.actor() == CHANCE:
        state.resolve(state.chance().sample(stream))
    value = judges(game)
    plain, liked = value.worth(state), bent(value, game, "hunter", 1).worth(state)
    numbers = dict(zip(names_of(game), summary_of(game).listed(state, 1), strict=True))
    more = sum(points * numbers[name] for name, points in roads_of("stone_age")["hunter"].items())
    assert more > 0
    assert liked == [plain[0], pytest.approx(plain[1] + more / value.scale), plain[2]]


@pytest.mark.parametrize("name", ["hard/nobody", "greedy/hunter", "hard/", "/hunter", "hard/hunter/farmer"])
def test_other_names_are_refused(name: str) -> None:
    assert not is_installed(name)
    with pytest.raises(NoSuchBot, match="hard/hunter"):
        bot_named(name, 1)


def test_every_level_takes_every_character() -> None:
    for level in LEVELS:
        for character in CHARACTERS:
            assert is_installed(f"{level}/{character}")
            assert isinstance(bot_named(f"{level}/{character}", 1), Thinker)


@pytest.mark.parametrize("name", OURS)
def test_whoever_favours_a_road_never_chooses_less_of_it_and_some_choose_more(name: str) -> None:
    game, luck = game_named(name), Stream(4, 4)
    seats = list(decisions(game, luck))
    plain = [chosen(seat, Thinker(PLAIN, 5)) for seat in seats]
    walked = set()
    for character, likings in roads_of(name).items():
        more = [
            liked(likings, chosen(seat, Thinker(PLAIN, 5, character))) - liked(likings, without)
            for seat, without in zip(seats, plain, strict=True)
        ]
        assert min(more) > -1e-9, character
        if max(more) > 0.1:
            walked.add(character)
    assert len(walked) >= 3, "one decision deep not every road begins, but most do"


def decisions(game: Game, luck: Stream) -> Iterator[Seat]:
    """Some decisions of a random game of three."""
    state: State = game.start(3, {})
    step = 0
    while (actor := state.actor()) != NOBODY:
        if actor == CHANCE:
            state.resolve(state.chance().sample(luck))
            continue
        legal = state.legal()
        step += 1
        if step % EVERY == 0 and len(legal) > 1:
            yield Seat(game, state.copy(), actor)
        state.apply(legal[luck.below(len(legal))])


def chosen(seat: Seat, bot: Thinker) -> dict[str, float]:
    """The position after a bot's choice, in numbers."""
    state = seat.imagine(Stream(1))
    state.apply(bot.choose(seat))
    return dict(zip(names_of(seat.game), summary_of(seat.game).listed(state, seat.player), strict=True))


def liked(likings: dict[str, float], numbers: dict[str, float]) -> float:
    """How much such a position is liked."""
    return sum(points * numbers[name] for name, points in likings.items())
