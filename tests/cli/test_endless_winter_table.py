"""The table of Endless Winter in the terminal: everything is drawn, at every width and in both languages."""

from io import StringIO

import pytest
from rich.console import Console, RenderableType

from support.foreseeing import foreseen
from trilith.cli.choices import Group
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
        for name in DRAWER.SHEETS:
            drawn = text_of(DRAWER.sheet(here, name), width)
            assert max(len(line) for line in drawn.splitlines()) <= width
        assert text_of(DRAWER.board(here, 1), width)
        assert text_of(DRAWER.result(scene(after(9_999), viewer, language, width)), width)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_offered_once_with_words(language: str) -> None:
    state, stream = GAME.start(2, OPTIONS), Stream(11)
    while state.actor() != NOBODY:
        if state.actor() >= 0:
            here = scene(state, state.actor(), language, 100)
            groups = DRAWER.groups(here, state.legal(), foreseen(GAME, state))
            offered = [option.action for group in groups for option in group.options]
            assert sorted(action.index for action in offered) == sorted(each.index for each in state.legal())
            assert all(group.label for group in groups)
            assert isinstance(DRAWER.pending(here), str)
        play_on(state, stream)


def test_the_sheets_show_what_one_wants_to_know() -> None:
    state = after(320)
    here = scene(state, 0, "en", 140)
    sheets = {name: text_of(DRAWER.sheet(here, name), 140) for name in DRAWER.SHEETS}
    for name, word in (
        ("table", "Hunt"),
        ("table", "first place free"),
        ("offers", "Tribe piles"),
        ("stones", "Sacred stones"),
        ("map", "Land"),
        ("site", "Building site"),
        ("cards", "hand"),
    ):
        assert word in sheets[name]
    hidden = "".join(text_of(DRAWER.sheet(scene(state, SPECTATOR, "en", 140), name), 140) for name in sheets)
    assert "eclipse: 1 food" in sheets["cards"]
    assert "Gatherer" not in hidden


def reached(kind: str, seeds: int = 12) -> tuple[State, dict[str, Group]]:
    """A position of a random game in which something of this kind can be chosen, and its menu by label."""
    for seed in range(seeds):
        state, stream = GAME.start(3, OPTIONS), Stream(seed)
        while state.actor() != NOBODY:
            if state.actor() >= 0 and any(action.text.split()[0] == kind for action in state.legal()):
                here = scene(state, state.actor(), "en", 80)
                groups = DRAWER.groups(here, state.legal(), foreseen(GAME, state))
                found = [group for group in groups if group.options[0].action.text.split()[0] == kind]
                if len(found[0].options) > 1:
                    return state, {group.label: group for group in found}
            play_on(state, stream)
    raise AssertionError(f"nobody could choose {kind}")


def test_chiefs_say_what_each_of_their_sides_does() -> None:
    _, chiefs = reached("chief")
    options = {option.label: option.about for option in chiefs["choose a chief"].options}
    assert all("a: " in about and " · b: " in about for about in options.values())
    state, sides = reached("side")
    chief = DRAWER.own(scene(state, state.actor(), "en", 80))
    both = [option.about for option in sides["choose a side"].options]
    assert len(both) == 2
    assert all(about in "".join(line.plain for line in chief) for about in both)


def test_sacred_stones_say_what_they_cost_and_do() -> None:
    _, stones = reached("stone")
    for option in stones["take a sacred stone"].options:
        assert (
            words("en", GAME.name).attribute(f"stone-{option.action.text.split()[1]}", "does") in option.about
        )
    told = " ".join(
        [
            stones["take a sacred stone"].note,
            *(option.about for option in stones["take a sacred stone"].options),
        ]
    )
    assert "−1 tool" in told


def test_steps_say_what_the_land_brings_and_what_the_ice_hides() -> None:
    said = words("en", GAME.name)
    state, moves = reached("move")
    for group in moves.values():
        assert group.note == "−1 labour" or all(
            option.about.startswith("−1 labour") for option in group.options
        )
    seen = {str(each["hex"]): each for each in GAME.view(state, 0)["land"]}  # type: ignore[attr-defined]
    for group in moves.values():
        for option in group.options:
            here = seen[option.action.text.split()[-1]]
            assert said.attribute(f"terrain-{here['terrain']}", "does") in option.about
            assert ("ice find, face down" in option.about) == (
                "ice_find" in here and here["ice_find"] is None
            )


def test_an_open_ice_find_says_what_it_does_on_the_map() -> None:
    for seed in range(9):
        state = after(260, seed=seed)
        opened = [each for each in GAME.view(state, 0)["land"] if each.get("ice_find")]  # type: ignore[attr-defined]
        for each in opened:
            does = words("en", GAME.name).attribute(f"ice_find-{each['ice_find']}", "does")
            assert f"{each['hex']}! " in text_of(DRAWER.sheet(scene(state, 0, "en", 80), "map"), 80)
            assert does in text_of(DRAWER.sheet(scene(state, 0, "en", 80), "map"), 80)
        if opened:
            return
    raise AssertionError("nobody found anything in the ice")


def test_culture_cards_say_what_they_cost() -> None:
    _, cards = reached("learn")
    assert "−3 labour" in cards["take a culture card"].note
