"""Bots that look ahead, on every level, in real games."""

from collections import Counter
from dataclasses import replace
from typing import Final

import pytest

from support.stories import Decide, End, seat_in
from trilith.bots import levels
from trilith.bots.levels import LEVELS, Level
from trilith.bots.registry import BOTS
from trilith.bots.search.search import Search
from trilith.bots.search.settings import Budget
from trilith.bots.thinker import Thinker
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import CHANCE, NOBODY, State
from trilith.games import OURS, game_named
from trilith.values.rule_of_thumb import RuleOfThumb
from trilith.values.value import LearnedValue
from trilith.words import LANGUAGES, words

# What a search of 24 iterations finds best, by the rule of thumb, at every fortieth step of a random game.
# The same in every build: whoever changes the search or a rule of thumb writes it anew.
GOLDEN: Final[dict[tuple[str, int], str]] = {
    ("stone_age", 2): "leave card_3 12, place field 1 10, place field 1 14, leave card_3 16",
    ("stone_age", 3): "place field 1 16, leave building_1 13, take quarry 14, place field 1 13",
    ("stone_age", 4): "take field 12, keep 12, pay wood 13, place field 1 16",
    ("prehistory", 2): "lay white 6, lay red 5, skip 23, ceremony 1 7",
    ("prehistory", 3): "capstone ceremony 8, income 23, paint 2_1 10, lay brown 6",
    ("prehistory", 4): "shaman blue red 4, skip 23, card 5 14, capstone hunting 12",
    ("endless_winter", 2): "gain draw 4, recruit shaman 5, gain tool 7, play crafter 5",
    ("endless_winter", 3): "tip sabertooth 9, build 1 6 8 5, bury played gatherer 4, place member develop 6",
    ("endless_winter", 4): "play brave 6, move c3 d2 7, gain tool 9, play foraging 6",
}
STEPS: Final = 40


def seats_on_the_way(name: str, seats: int, steps: int, most: int) -> list[Seat]:
    """Decisions with a choice, some steps apart, in a random game."""
    game, stream = game_named(name), Stream(11, seats)
    state: State = game.start(seats, {})
    found: list[Seat] = []
    step = 0
    while state.actor() != NOBODY and len(found) < most:
        if state.actor() == CHANCE:
            state.resolve(state.chance().sample(stream))
            continue
        legal = state.legal()
        step += 1
        if step >= steps * (len(found) + 1) and len(legal) > 1:
            found.append(Seat(game, state.copy(), state.actor()))
        state.apply(legal[stream.below(len(legal))])
    return found


def golden(name: str, seats: int) -> str:
    """What is found best at some moments, and how often it was tried."""
    found = []
    for seat in seats_on_the_way(name, seats, STEPS, 4):
        thought = Search(RuleOfThumb(seat.game)).run(seat, Budget(24), Stream(5))
        found.append(f"{thought.best.text} {thought.candidates[0].visits}")
    return ", ".join(found)


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in OURS for seats in (2, 3, 4)])
def test_every_build_finds_the_same(name: str, seats: int) -> None:
    assert golden(name, seats) == GOLDEN[name, seats]


@pytest.mark.parametrize("name", OURS)
def test_chances_to_win_are_shared_out_and_lines_begin_with_their_action(name: str) -> None:
    for seat in seats_on_the_way(name, 3, 30, 2):
        thought = Search(RuleOfThumb(seat.game)).run(seat, Budget(20), Stream(1))
        world = seat.imagine(Stream(1))
        considered = {action for action in seat.legal if seat.game.considers(world, action)}
        assert {each.action for each in thought.candidates} == considered
        for each in thought.candidates:
            assert sum(each.wins) == pytest.approx(1)
            assert len(each.points) == 3
            assert (each.line[0].seat, each.line[0].text) == (seat.player, each.action.text)


def test_looking_ahead_twice_with_one_seed_ends_the_same() -> None:
    lean = replace(LEVELS["expert"], iterations=12, seconds=0.0)
    for seat in seats_on_the_way("endless_winter", 2, 20, 4):
        assert Thinker(lean, 3).choose(seat) is Thinker(lean, 3).choose(seat)


def test_to_be_asked_why_changes_nothing() -> None:
    lean = replace(LEVELS["hard"], iterations=12, seconds=0.0)
    asked, unasked = Thinker(lean, 3), Thinker(lean, 3)
    for seat in seats_on_the_way("stone_age", 2, 20, 4):
        assert asked.explain(seat).best in seat.legal
        assert asked.choose(seat) is unasked.choose(seat)


def test_a_level_judges_by_what_was_learned_from_games_of_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_named("stone_age")
    monkeypatch.setattr(levels, "learned_for", lambda _, seats: seats == 2)
    levels._learned.cache_clear()
    try:
        assert isinstance(LEVELS["expert"].judges(game, 2), LearnedValue)
        assert isinstance(LEVELS["expert"].judges(game, 4), RuleOfThumb)
        assert isinstance(LEVELS["easy"].judges(game, 2), RuleOfThumb)
    finally:
        levels._learned.cache_clear()


def test_what_is_forced_needs_no_thought() -> None:
    seat = seat_in(Decide(0, End(1, 0)))
    assert Thinker(LEVELS["expert"], 1).choose(seat) is seat.legal[0]


def test_errors_are_never_larger_than_a_level_allows() -> None:
    """A level that errs takes something else at times, but nothing that is worse by more than its errors."""
    game = game_named("stone_age")
    seat = seats_on_the_way("stone_age", 2, 20, 1)[0]
    exact = Level(iterations=1, value="thumb", sight=1, rivals=0.0)
    found = Search(exact.judges(game, seat.seats), exact.settings).run(seat, exact.budget, Stream(1))
    worth = sorted(((each.value, each.action.text) for each in found.candidates), reverse=True)
    gap = worth[0][0] - sum(value for value, _ in worth) / len(worth)
    erring = replace(exact, noise=0.4)
    chosen = Counter(Thinker(erring, seed).choose(seat).text for seed in range(60))
    assert len(chosen) > 1
    by_action = {text: value for value, text in worth}
    assert worth[-1][0] < worth[0][0] - 2 * erring.noise * gap, "there is something that it must not take"
    assert all(by_action[text] >= worth[0][0] - 2 * erring.noise * gap for text in chosen)


def test_a_taste_lasts_as_long_as_the_upper_half_of_the_seed() -> None:
    seat = seats_on_the_way("stone_age", 2, 20, 1)[0]
    fond = Level(iterations=1, value="thumb", sight=1, rivals=0.0, taste=1.0)
    assert len({Thinker(fond, (7 << 32) + luck).choose(seat).text for luck in range(10)}) == 1
    assert len({Thinker(fond, (who << 32)).choose(seat).text for who in range(10)}) > 1


def test_a_level_judges_by_what_there_is() -> None:
    with pytest.raises(ValueError, match=r"levels\.toml"):
        Level(iterations=1, value="feeling")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_of_ours_is_introduced(language: str) -> None:
    for bot in BOTS:
        if bot not in ("careful",):  # the example package's
            assert words(language).say(f"bot-{bot}")
            assert words(language).say(f"web-bot-{bot}")
