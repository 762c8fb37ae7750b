"""The table of Endless Winter in the terminal: everything is drawn, at every width and in both languages."""

from io import StringIO

import pytest
from rich.console import Console, RenderableType

from trilith.cli.players import seat_players
from trilith.cli.tables import Scene, drawer_of, scene_of
from trilith.core.rng import Stream
from trilith.core.state import CHANCE, NOBODY, SPECTATOR, State
from trilith.games import game_named
from trilith.laws import play_on
from trilith.words import LANGUAGES, words

GAME = game_named("endless_winter")
DRAWER = drawer_of("endless_winter")
OPTIONS = {"ice_finds": 1, "rest_tiles": 1, "setup": 2}


def scene(state: State, viewer: int, language: str, width: int) -> Scene:
    """What a viewer sees of a position."""
    names = ["you", *["greedy"] * (len(state.scores()) - 1)]
    return scene_of(GAME, language, seat_players(names, words(language, GAME.name)), viewer, state, width)


def text_of(drawn: RenderableType, width: int) -> str:
    """A drawing as text."""
    shown = StringIO()
    Console(file=shown, width=width).print(drawn)
    return shown.getvalue()


def after(steps: int, seats: int = 3, seed: int = 5) -> State:
    """A position of a random game in which a player decides, or its end."""
    state, stream = GAME.start(seats, OPTIONS), Stream(seed)
    while state.actor() != NOBODY and (steps > 0 or state.actor() == CHANCE):
        play_on(state, stream)
        steps -= 1
    return state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80, 140])
@pytest.mark.parametrize("steps", [0, 70, 150, 320, 9_999])
def test_every_table_can_be_drawn(language: str, width: int, steps: int) -> None:
    state = after(steps)
    for viewer in (SPECTATOR, 0, 2):
        here = scene(state, viewer, language, width)
        drawn = text_of(DRAWER.draw(here), width)
        assert max(len(line) for line in drawn.splitlines()) <= width
        assert text_of(DRAWER.own_cards(here), width)
        assert text_of(DRAWER.result(scene(after(9_999), viewer, language, width)), width)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_offered_once_with_words(language: str) -> None:
    state, stream = GAME.start(2, OPTIONS), Stream(11)
    while state.actor() != NOBODY:
        if state.actor() >= 0:
            here = scene(state, state.actor(), language, 100)
            groups = DRAWER.groups(here, state.legal())
            offered = [option.action for group in groups for option in group.options]
            assert sorted(action.index for action in offered) == sorted(each.index for each in state.legal())
            assert all(group.label for group in groups)
            assert isinstance(DRAWER.pending(here), str)
        play_on(state, stream)


def test_the_table_shows_what_one_wants_to_know() -> None:
    state = after(320)
    shown = text_of(DRAWER.draw(scene(state, 0, "en", 140)), 140)
    for word in (
        "Round",
        "Hunt",
        "first place free",
        "Tribe piles",
        "Sacred stones",
        "Building site",
        "food",
        "hand",
    ):
        assert word in shown
    hidden = text_of(DRAWER.draw(scene(state, SPECTATOR, "en", 140)), 140)
    assert "eclipse: 1 food" in shown
    assert "Gatherer" not in hidden
