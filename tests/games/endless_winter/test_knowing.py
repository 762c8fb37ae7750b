"""What is hidden, what everyone has seen, and that imagined worlds fit it."""

from collections import Counter
from typing import cast

import pytest

from support.endless_winter.playing import (
    cards,
    names_of,
    new_game,
    play,
    set_hand,
    told,
    turn_of,
    unset_table,
)
from support.playing import listen
from support.rules import rule
from trilith.core.rng import Stream
from trilith.core.state import CHANCE, NOBODY, SPECTATOR
from trilith.games import game_named
from trilith.games.endless_winter.codec import all_cards
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import ECLIPSE, FROM_HAND, HOME
from trilith.games.endless_winter.problems import problems
from trilith.games.endless_winter.rules import knowing
from trilith.laws import play_on

GAME = game_named("endless_winter")
WORLDS = 40


def worlds(game: EndlessWinter, viewer: int) -> list[EndlessWinter]:
    """Many worlds that a viewer imagines."""
    return [game.imagine(viewer, Stream(seed)) for seed in range(WORLDS)]


def boards(game: EndlessWinter, viewer: int) -> list[dict[str, object]]:
    """Everybody's board as one viewer sees it."""
    return cast(list[dict[str, object]], GAME.view(game, viewer)["players"])


@rule("EW-15.1")
def test_others_imagine_all_hands_that_can_be_and_the_owner_the_one_there_is() -> None:
    game = new_game(2)
    assert {world.players[0].hand for world in worlds(game, 0)} == {game.players[0].hand}
    imagined = {world.players[0].hand for world in worlds(game, 1)}
    assert len(imagined) > 3
    for world in worlds(game, SPECTATOR):
        for seat in (0, 1):
            assert Counter(all_cards(world.players[seat])) == Counter(all_cards(game.players[seat]))


@rule("EW-15.3")
def test_cards_taken_openly_are_in_every_imagined_hand() -> None:
    game = turn_of("initiate", "gatherer", "gatherer", tools=2)
    game.labour = 4
    game.players[0].draw = cards("brave", "gatherer", "foraging", "first_tools")
    play(game, "recruit hunter", "recruit elder")
    for world in worlds(game, 1):
        assert {"hunter", "elder"} <= set(names_of(world.players[0].hand))
    assert len({world.players[0].hand for world in worlds(game, 1)}) > 2


@rule("EW-15.3")
def test_after_shuffling_everyone_knows_what_is_in_the_draw_pile() -> None:
    game = new_game(2)
    me = game.players[0]
    set_hand(game, 0, "hunter", "gatherer")
    me.draw, me.discard = (), cards("elder", "scout")
    knowing.reshuffle(game, me)
    for world in worlds(game, 1):
        assert names_of(world.players[0].hand) == ["gatherer", "hunter"]
        assert names_of(world.players[0].draw) == ["elder", "scout"]


def third_turn(*hand: str) -> EndlessWinter:
    """A game in which the first player lays cards on the eclipse pile."""
    game = new_game(2)
    set_hand(game, 0, *hand)
    game.players[0].draw = ()
    game.step = 2
    for player in game.players:
        player.figures = [3, 3, HOME]
    game.first_in = [1, 1, 1, 1]
    play(game, "place chief hunt", "walk", "walk", "end")
    return game


@rule("EW-15.2")
def test_nobody_else_knows_which_cards_lie_on_a_pile_until_it_is_revealed() -> None:
    game = third_turn("hunter", "gatherer", "fire_keeping", "brave")
    events = listen(game)
    play(game, "lay hunter", "lay fire_keeping", "done")
    assert [each for each in told(game, events, 1) if "laid" in str(each["kind"])] == [
        {"kind": "laid_unseen", "player": 0}
    ] * 2
    assert [each["card"] for each in told(game, events, 0) if each["kind"] == "laid"] == [
        "hunter",
        "fire_keeping",
    ]
    piles = {world.players[0].pile for world in worlds(game, 1)}
    assert len(piles) == 6
    assert boards(game, 1)[0]["pile_count"] == 2
    assert "pile" not in boards(game, 1)[0]
    assert boards(game, 0)[0]["pile"] == ["hunter", "fire_keeping"]


@rule("EW-15.2", "EW-11.1")
def test_a_revealed_culture_card_is_known_to_be_in_the_hand_again() -> None:
    game = third_turn("hunter", "gatherer", "fire_keeping", "brave")
    game.players[0].draw = cards("gatherer", "gatherer", "foraging")
    play(game, "lay hunter", "lay fire_keeping", "done")
    set_hand(game, 1)
    play(game, "place chief hunt", "walk", "walk", "end")
    assert game.phase == ECLIPSE
    for world in worlds(game, 1):
        assert world.players[0].pile == cards("hunter")
        assert "fire_keeping" in names_of(world.players[0].hand)


@rule("EW-15.2")
def test_a_card_buried_from_the_hand_is_one_of_those_it_can_be() -> None:
    game = turn_of("initiate", "gatherer", "hunter", "foraging", food=1, tools=1)
    me = game.players[0]
    me.draw = cards("brave", "elder")
    game.first_in = [1, 1, 1, 1]
    events = listen(game)
    play(game, "walk", "rite", "bury hand hunter", "done")
    assert {"kind": "buried_unseen", "player": 0} in told(game, events, 1)
    graves = {world.players[0].secret for world in worlds(game, 1)}
    assert graves == {cards(name) for name in ("gatherer", "hunter", "foraging", "brave", "elder")}
    assert {world.players[0].secret for world in worlds(game, 0)} == {cards("hunter")}


@rule("EW-15.2", "EW-15.3")
def test_what_came_later_or_was_seen_elsewhere_lies_in_no_grave() -> None:
    game = turn_of("initiate", "gatherer", "hunter", "foraging", food=1, tools=1)
    me = game.players[0]
    me.draw = cards("brave", "elder")
    game.first_in = [1, 1, 1, 1]
    play(game, "walk", "rite", "bury hand hunter", "done", "play gatherer")
    knowing.take_openly(me, cards("shaman")[0])
    graves = {names_of(world.players[0].secret)[0] for world in worlds(game, 1)}
    assert graves == {"hunter", "foraging", "brave", "elder"}


@rule("EW-15.2", "EW-15.3")
def test_where_the_whole_hand_is_known_the_grave_is_one_of_it() -> None:
    game = turn_of("initiate", "gatherer", "hunter", food=1)
    me = game.players[0]
    me.known = me.hand
    me.draw = cards("brave", "elder")
    game.first_in = [1, 1, 1, 1]
    play(game, "walk", "rite", "bury hand hunter", "done")
    for world in worlds(game, 1):
        assert sorted(names_of(world.players[0].secret + world.players[0].hand)) == ["gatherer", "hunter"]
        assert world.players[0].draw == cards("brave", "elder")


@rule("EW-15.3")
def test_a_card_buried_openly_stays_where_everyone_saw_it_go() -> None:
    game = turn_of("initiate", "gatherer", food=1)
    game.players[0].discard = cards("brave")
    game.first_in = [1, 1, 1, 1]
    events = listen(game)
    play(game, "walk", "rite", "bury discard brave", "done")
    assert {"kind": "buried", "player": 0, "zone": "discard", "card": "brave"} in told(game, events, 1)
    assert {world.players[0].buried for world in worlds(game, 1)} == {cards("brave")}


@rule("EW-15.1", "EW-15.2")
def test_of_others_only_counts_are_shown() -> None:
    game = new_game(2)
    mine, theirs = boards(game, 0)
    assert {"hand", "buried", "final"} <= set(mine)
    assert not {"hand", "buried", "final", "pile"} & set(theirs)
    assert theirs["hand_count"] == 5


class Watcher:
    """Follows everything that everyone sees of one player's cards, and says whether a world can be."""

    def __init__(self) -> None:
        self.open_gains: Counter[int] = Counter()

    def fits(self, world: EndlessWinter, game: EndlessWinter, seat: int) -> bool:
        """Whether all that lies open is the same, and nothing that must be in the hand is in the draw pile."""
        imagined, true = world.players[seat], game.players[seat]
        same = (imagined.discard, imagined.played, imagined.buried) == (
            true.discard,
            true.played,
            true.buried,
        )
        sizes = [len(imagined.hand), len(imagined.draw), len(imagined.pile), len(imagined.secret)]
        held = Counter(imagined.hand + imagined.pile + imagined.secret)
        return (
            same
            and sizes == [len(true.hand), len(true.draw), len(true.pile), len(true.secret)]
            and not Counter(true.known) - held
        )


@rule("EW-15.3")
@pytest.mark.parametrize("seed", range(6))
def test_in_random_games_every_imagined_world_can_be(seed: int) -> None:
    game = unset_table(2 + seed % 3, seed % 3, seed % 2, seed % 2)
    stream, watcher, step = Stream(seed), Watcher(), 0
    while game.actor() != NOBODY:
        play_on(game, stream)
        step += 1
        if step % 9 or game.actor() == CHANCE:
            continue
        for viewer in range(game.seats):
            world = game.imagine(viewer, Stream(step, viewer))
            assert problems(world) == []
            assert all(watcher.fits(world, game, seat) for seat in range(game.seats))


@rule("EW-15.2", "EW-5.3")
@pytest.mark.parametrize("buried", ["hunter", "gatherer"])
def test_whether_a_recruited_card_was_buried_only_its_owner_knows(buried: str) -> None:
    game = turn_of("initiate", "hunter", "gatherer", tools=1, food=1)
    game.labour = 2
    game.players[0].draw = cards("gatherer", "hunter")
    play(game, "recruit hunter", "walk", "rite", f"bury hand {buried}", "done")
    for world in worlds(game, 0):
        assert world.fresh == game.fresh
    for world in worlds(game, 1):
        assert world.fresh == (cards("hunter") if "hunter" in names_of(world.players[0].hand) else ())


@rule("EW-15.2")
def test_what_others_see_of_a_hidden_action_is_the_same_for_every_card() -> None:
    looks = {GAME.looks(action) for action in GAME.actions.all if action.text.startswith("lay ")}
    assert looks == {"lay"}
    buried = [action for action in GAME.actions.all if action.text.startswith("bury ")]
    assert {GAME.looks(action) for action in buried if action.first == FROM_HAND} == {"bury hand"}
    assert all(GAME.looks(action) == action.text for action in buried if action.first != FROM_HAND)


@rule("EW-15.2")
@pytest.mark.parametrize("seed", range(8))
def test_a_card_that_only_one_grave_can_hold_is_left_for_it(seed: int) -> None:
    buried: list[int] = []
    held = [1, 2, 3]
    assert knowing.entomb(((1, 2), (1,)), 0, buried, held, [], 0, Stream(seed), set())
    assert (buried, held) == ([2, 1], [3])


@rule("EW-15.2")
def test_two_graves_do_not_hold_the_same_card() -> None:
    assert not knowing.entomb(((1,), (1,)), 0, [], [1, 1], [], 0, Stream(0), set())
    assert knowing.entomb(((1,), (1, 1)), 0, [], [1, 1], [], 0, Stream(0), set())


@rule("EW-15.2")
def test_graves_take_no_more_from_the_draw_pile_than_was_drawn() -> None:
    graves = ((1, 1), (1, 1))
    assert not knowing.entomb(graves, 0, [], [], [1, 1], 1, Stream(0), set())
    assert knowing.entomb(graves, 0, [], [], [1, 1], 2, Stream(0), set())


@rule("EW-15.2", "EW-11.1")
@pytest.mark.parametrize("seed", range(8))
def test_when_piles_are_revealed_their_cards_are_not_imagined_elsewhere(seed: int) -> None:
    player = new_game(2).players[0]
    player.hand, player.draw, player.pile = (), (3,), (5, 5)
    player.secret, player.known, player.graves = (1, 2), (1,), ((1, 2, 3), (1, 2, 3))
    knowing.imagine(player, Stream(seed), pile_hidden=False)
    assert (player.hand, len(player.draw), player.pile) == ((), 1, (5, 5))
    assert 1 in player.secret


@rule("EW-15.2")
def test_many_graves_that_leave_few_ways_are_soon_filled() -> None:
    """Whoever tried every order of the cards would never come to an end here."""
    first = (0, 0, 0, 3, 4)
    second = tuple(sorted((*first, 5, 5, 5, 8, 8)))
    third = tuple(sorted((*second, 0, 0)))
    fourth = (*third, 12, 17, 25, 26)
    fifth = tuple(sorted((*fourth, 10, 14, 27)))
    last = tuple(sorted((*fifth, 5, 8, 9)))
    graves = (first, *[second] * 4, *[third] * 5, *[fourth] * 2, *[fifth] * 7, *[last] * 3)
    for seed in range(20):
        held, loose = [0, 0, 0, 0, 0, 3, 4, 5, 5, 8, 8, 8, 9, 10, 12, 14, 17, 25, 26, 27], [5, 5, 8, 9]
        buried: list[int] = []
        assert knowing.entomb(graves, 0, buried, held, loose, 2, Stream(seed), set())
        assert len(buried) == len(graves)
        assert all(kind in grave for kind, grave in zip(buried, graves, strict=True))
        assert sorted(buried + held + loose)[:5] == [0] * 5
        assert (len(held), len(loose)) == (0, 2)
