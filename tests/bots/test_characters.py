"""Characters: every road is one of its game, and whoever favours it goes further along it."""

from typing import Final

import pytest

from trilith.bots.characters import CHARACTERS, bent, roads_of
from trilith.bots.levels import LEVELS, Level
from trilith.bots.registry import bot_named, is_installed
from trilith.bots.thinker import Thinker
from trilith.core.errors import NoSuchBot
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import CHANCE, NOBODY, State
from trilith.core.summary import Summary
from trilith.games import OURS, game_named
from trilith.values.rule_of_thumb import RuleOfThumb
from trilith.values.weights import names_of, summary_of
from trilith.words import LANGUAGES, words

PLAIN: Final = Level(iterations=1, sight=1, value="thumb", rivals=0.0)  # one ply: quick, and without errors
DEALS: Final = 4
ROADS: Final = [(name, character) for name in OURS for character in CHARACTERS]


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


def test_only_the_own_seat_likes_more_and_only_by_its_road() -> None:
    game = game_named("stone_age")
    state = game.start(3, {})
    stream = Stream(3)
    while state.actor() == CHANCE:
        state.resolve(state.chance().sample(stream))
    value = RuleOfThumb(game)
    plain, liked = value.worth(state), bent(value, game, "hunter", 1).worth(state)
    numbers = dict(zip(names_of(game), summary_of(game).listed(state, 1), strict=True))
    more = sum(points * numbers[name] for name, points in roads_of("stone_age")["hunter"].items()) / 150
    assert more > 0
    assert liked == [plain[0], pytest.approx(plain[1] + more), plain[2]]


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


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "character"), ROADS)
def test_whoever_favours_a_road_goes_further_along_it(name: str, character: str) -> None:
    further = [
        lead_along_the_way(name, character, deal, favoured) for deal in range(DEALS) for favoured in (0, 1)
    ]
    assert sum(further) > 0


def test_one_road_is_walked_further() -> None:
    assert sum(lead_along_the_way("stone_age", "farmer", deal, deal % 2) for deal in range(2)) > 0


def lead_along_the_way(name: str, character: str, deal: int, favoured: int) -> float:
    """How much further along its road a seat with a character was than one without, in all positions of a game."""
    game, luck = game_named(name), Stream(deal, 1)
    summary, names = summary_of(game), names_of(game)
    road = {names.index(number): points for number, points in roads_of(name)[character].items()}
    bots = [Thinker(PLAIN, deal, character if seat == favoured else "") for seat in (0, 1)]
    state: State = game.start(2, {})
    further = 0.0
    while (actor := state.actor()) != NOBODY:
        if actor == CHANCE:
            state.resolve(state.chance().sample(luck))
            continue
        further += along(summary, road, state, favoured) - along(summary, road, state, 1 - favoured)
        state.apply(bots[actor].choose(Seat(game, state, actor)))
    return further


def along(summary: Summary, road: dict[int, float], state: State, seat: int) -> float:
    """How far a seat is along a road."""
    numbers = summary.listed(state, seat)
    return sum(numbers[place] * points for place, points in road.items())
