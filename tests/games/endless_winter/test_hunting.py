"""Rulebook page 13, Hunt."""

import pytest

from support.endless_winter.playing import animal, gain, new_game, offers, play, refused, turn_of
from support.rules import rule
from trilith.core.state import CHANCE
from trilith.games.endless_winter.names import ANIMAL, CATCH, LEAVING, REVEAL


@rule("EW-8.1")
def test_a_labour_turns_up_two_animals() -> None:
    game = turn_of("hunt")
    game.labour = 2
    lying = sum(game.ground)
    play(game, "reveal", "animal bison", "animal rhino")
    assert (sum(game.ground), game.labour) == (lying + 2, 0)
    assert refused(game, "reveal") == "EW-8.1"


@rule("EW-8.2")
@pytest.mark.parametrize(
    ("lying", "wild", "appear"), [(5, 10, 1), (4, 10, 2), (3, 1, 1), (6, 10, 0), (3, 0, 0)]
)
def test_only_as_many_animals_appear_as_fit_and_are_there(lying: int, wild: int, appear: int) -> None:
    game = turn_of("hunt")
    game.labour = 2
    game.ground = [0, lying, 0, 0, 0, 0, 0]
    game.wild = (animal("bison"),) * wild
    if not appear:
        assert refused(game, "reveal") == "EW-8.2"
        return
    play(game, "reveal")
    for _ in range(appear):
        assert game.actor() == CHANCE
        play(game, "animal bison")
    assert game.actor() == 0
    assert sum(game.ground) == lying + appear


@rule("EW-8.3", "EW-8.5")
def test_a_tool_and_a_labour_bring_an_animal_of_choice() -> None:
    game = turn_of("hunt", tools=2)
    game.labour = 2
    game.ground = [1, 1, 0, 0, 0, 0, 0]
    assert offers(game, "hunt") == ["mammoth", "rhino"]
    assert refused(game, "hunt sloth") == "EW-8.3"
    before = game.players[0].animals[0]
    play(game, "hunt mammoth")
    me = game.players[0]
    assert (me.animals[0] - before, me.tools, game.labour, game.ground) == (1, 1, 0, [0, 1, 0, 0, 0, 0, 0])
    assert refused(game, "hunt rhino") == "EW-8.3"


@rule("EW-8.4")
def test_where_no_animal_is_left_the_price_brings_a_point() -> None:
    game = turn_of("hunt", tools=1)
    game.labour = 2
    game.ground = [0] * 7
    assert refused(game, "hunt nothing") == "EW-8.4"  # the pile could bring some
    game.wild = ()
    play(game, "hunt nothing")
    assert (game.players[0].score, game.players[0].tools) == (1, 0)


@rule("EW-8.4")
def test_where_no_animal_is_left_one_that_is_gained_is_a_point() -> None:
    game = new_game(2)
    game.ground, game.wild = [0] * 7, ()
    gain(game, 0, (ANIMAL, 1))
    assert offers(game, "hunt") == ["nothing"]
    play(game, "hunt nothing")
    assert game.players[0].score == 1


@rule("EW-8.6")
def test_tipping_an_animal_brings_what_it_shows() -> None:
    game = turn_of("hunt")
    me = game.players[0]
    me.animals = [0, 1, 0, 0, 0, 0, 0]
    game.first_in = [1, 1, 1, 1]
    play(game, "walk")
    assert refused(game, "tip sloth") == "EW-8.6"
    play(game, "tip rhino", "gain tool")
    assert (me.animals[1], me.tipped[1], me.food, me.tools, game.phase) == (0, 1, 3, 1, LEAVING)


@rule("EW-8.6")
@pytest.mark.parametrize(
    ("name", "lines", "food", "tools"),
    [
        ("mammoth", ["gain tool"], 6, 1),
        ("rhino", ["gain tool"], 3, 1),
        ("sloth", [], 5, 0),
        ("glyptodon", ["gain tool", "gain tool"], 2, 2),
        ("sabertooth", ["idol honor"], 2, 0),
        ("bison", ["lesser draw tool"], 2, 1),
        ("argentavis", ["idol honor"], 1, 0),
    ],
)
def test_every_kind_of_animal_can_be_tipped(name: str, lines: list[str], food: int, tools: int) -> None:
    game = turn_of("hunt")
    me = game.players[0]
    me.animals[animal(name)] = 1
    game.first_in = [1, 1, 1, 1]
    play(game, "walk", f"tip {name}", *lines)
    assert (me.food, me.tools) == (food, tools)


@rule("EW-8.8")
def test_the_first_figure_gains_the_top_animal_or_a_point() -> None:
    game = turn_of("hunt")
    before = game.players[0].animals[animal("bison")]
    play(game, "walk", "walk", "animal bison")
    assert game.players[0].animals[animal("bison")] == before + 1
    game = turn_of("hunt")
    game.wild = ()
    play(game, "walk", "walk")
    assert (game.players[0].score, game.phase) == (1, LEAVING)


@rule("EW-8.8", "EW-2.14")
def test_an_animal_gained_from_an_empty_pile_is_a_point_in_any_phase() -> None:
    game = new_game(2)
    game.wild, game.players[0].score = (), 0
    before = sum(game.players[0].animals)
    gain(game, 0, (CATCH, 2))
    assert (game.players[0].score, sum(game.players[0].animals), game.pool[CATCH]) == (2, before, 0)


@rule("EW-8.9")
def test_an_animal_that_a_card_brings_needs_room() -> None:
    game = new_game(2)
    game.ground = [0, 5, 0, 0, 0, 0, 0]
    gain(game, 0, (REVEAL, 1), (ANIMAL, 1))
    play(game, "reveal", "animal bison", "hunt bison")
    assert game.ground[1] == 5
    game = new_game(2)
    game.ground = [0, 6, 0, 0, 0, 0, 0]
    gain(game, 0, (REVEAL, 1), (ANIMAL, 1))
    assert refused(game, "reveal") == "EW-8.9"
