"""Rulebook page 14: the two tracks of the idol board."""

from itertools import pairwise

import pytest

from support.endless_winter.playing import cards, gain, new_game, offers, play, refused, set_hand, told
from support.playing import listen
from support.rules import rule
from support.worked_examples import as_told
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import BURY, DRAW, ENLIST, IDOL, MEGALITH, RECRUIT
from trilith.games.endless_winter.rules import idols


def believer(idols_gained: int, seats: int = 3) -> EndlessWinter:
    """A game whose first player gains so many idols."""
    game = new_game(seats)
    set_hand(game, 0, "gatherer")
    gain(game, 0, (IDOL, idols_gained))
    return game


@rule("EW-10.1")
def test_each_idol_is_one_step_on_either_track() -> None:
    game = believer(3)
    assert offers(game, "idol") == ["offering", "honor"]
    play(game, "idol offering", "idol honor", "idol honor")
    assert (game.players[0].offering, game.players[0].honor) == (1, 2)


@rule("EW-10.1")
def test_markers_may_share_a_step() -> None:
    game = believer(1)
    game.players[1].offering = 1
    play(game, "idol offering")
    assert [player.offering for player in game.players] == [1, 1, 0]


@rule("EW-10.2")
@pytest.mark.parametrize(("step", "bonus"), [(2, ENLIST), (4, BURY), (6, RECRUIT), (3, None), (8, None)])
def test_some_steps_of_the_offering_track_bring_something(step: int, bonus: int | None) -> None:
    game = believer(1)
    game.players[0].offering = step - 1
    play(game, "idol offering")
    pending = [kind for kind, count in enumerate(game.pool) if count and kind in (ENLIST, BURY, RECRUIT)]
    assert pending == ([] if bonus is None else [bonus])


@rule("EW-10.2")
def test_the_member_of_the_upper_symbol_goes_to_the_hand_that_of_the_lower_to_the_discard_pile() -> None:
    game = believer(1)
    game.players[0].offering = 5
    play(game, "idol offering", "recruit hunter")
    assert game.players[0].hand == cards("gatherer", "hunter")
    game = believer(1)
    game.players[0].offering = 1
    play(game, "idol offering", "enlist hunter")
    assert game.players[0].discard == cards("hunter")


@rule("EW-10.3")
def test_at_the_top_of_the_offering_track_each_step_is_a_point() -> None:
    game = believer(2)
    game.players[0].offering = 8
    events = listen(game)
    play(game, "idol offering", "idol offering")
    assert (game.players[0].offering, game.players[0].score) == (8, 2)
    climbed = {"kind": "climbed", "player": 0, "track": "offering", "reached": 8}
    assert told(game, events, 1)[:2] == [
        climbed,
        {"kind": "points_gained", "player": 0, "points": 1, "source": "idols"},
    ]


@rule("EW-10.4")
def test_markers_stand_side_by_side_and_close_gaps() -> None:
    game = believer(2)
    for seat, (level, place) in enumerate([(0, 0), (1, 0), (1, 1)]):
        game.players[seat].honor, game.players[seat].honor_place = level, place
    play(game, "idol honor")
    assert (game.players[0].honor, game.players[0].honor_place) == (1, 2)
    game.players[0].honor_place, game.players[1].honor_place, game.players[2].honor_place = 0, 1, 2
    play(game, "idol honor")
    assert [(player.honor, player.honor_place) for player in game.players] == [(2, 0), (1, 0), (1, 1)]


@rule("EW-10.5")
def test_the_top_three_levels_bring_ten_points_in_all() -> None:
    game = believer(8)
    scores = []
    for _ in range(8):
        play(game, "idol honor")
        scores.append(game.players[0].score)
    assert scores == [0, 0, 0, 0, 0, 2, 5, 10]
    steps = [after - before for before, after in pairwise(scores) if after > before]
    as_told("endless_winter", "honor-top", len(steps), *steps, scores[-1])


@rule("EW-10.6")
def test_the_honor_track_ends_at_its_top() -> None:
    game = believer(1)
    game.players[0].honor = 8
    assert refused(game, "idol honor") == "EW-10.6"
    assert refused(game, "idol offering") == ""


@rule("EW-2.5", "EW-10.6")
@pytest.mark.parametrize(("kind", "name"), [(DRAW, "draw"), (MEGALITH, "megalith")])
def test_at_the_top_of_the_honor_track_nothing_can_become_honor(kind: int, name: str) -> None:
    game = new_game(2)
    game.players[0].honor = 8
    gain(game, 0, (kind, 1))
    assert refused(game, f"lesser {name} honor") == "EW-10.6"
    assert refused(game, f"lesser {name} offering") == ""


@rule("EW-2.5", "EW-2.11")
@pytest.mark.parametrize(("kind", "name"), [(IDOL, "idol"), (DRAW, "draw"), (MEGALITH, "megalith")])
def test_with_ten_tools_nothing_can_become_a_tool(kind: int, name: str) -> None:
    game = new_game(2)
    game.players[0].tools = 10
    gain(game, 0, (kind, 1))
    assert refused(game, f"lesser {name} tool") == "EW-2.11"
    assert refused(game, f"lesser {name} food") == ""


@rule("EW-12.6")
def test_whoever_came_first_to_a_level_ranks_higher() -> None:
    game = new_game(4)
    for seat, (level, place) in enumerate([(3, 1), (3, 0), (5, 0), (0, 0)]):
        game.players[seat].honor, game.players[seat].honor_place = level, place
    assert [idols.rank(game, player) for player in game.players] == [2, 1, 0, 3]
