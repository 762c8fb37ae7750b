"""Many games between bots."""

import pytest

from trilith.arena.playing import Outcome, Terms, play_game, seated, tournament
from trilith.arena.standing import win
from trilith.bots.registry import BOTS, bot_named
from trilith.cli.commands.summary import summary
from trilith.core.action import Action
from trilith.core.errors import EndlessGame, NoSuchBot
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import CHANCE
from trilith.games import game_named
from trilith.leaks import HELD

GAME = game_named("stone_age")
ASKED = {"search": 7}  # whoever thinks for long is asked at one step in so many


class Hunter:
    """Sends everybody hunting, and takes whatever else is offered first."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seat: Seat) -> Action:
        hunts = [action for action in seat.legal if action.text.startswith("place hunt")]
        return hunts[-1] if hunts else seat.legal[0]


def test_greedy_beats_random() -> None:
    (outcomes,) = [
        [game for some in tournament(Terms("stone_age"), ("greedy", "random"), 0, 100, 1) for game in some]
    ]
    won = sum(win(outcome, outcome.bots.index("greedy")) for outcome in outcomes)
    assert won >= 95


@pytest.mark.parametrize("bots", [("random", "random"), ("greedy", "random", "greedy")])
def test_the_same_seed_gives_the_same_game(bots: tuple[str, ...]) -> None:
    assert play_game(GAME, bots, 11) == play_game(GAME, bots, 11)
    assert play_game(GAME, bots, 11) != play_game(GAME, bots, 12)


def test_bots_change_seats_from_game_to_game() -> None:
    assert [seated(("a", "b", "c"), seed) for seed in range(3)] == [
        ("a", "b", "c"),
        ("b", "c", "a"),
        ("c", "a", "b"),
    ]


def test_a_shared_first_place_is_a_shared_win() -> None:
    outcome = Outcome(0, ("a", "b", "a"), (9, 9, 3), (1, 1, 3), 100, None)
    assert [win(outcome, seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    found = summary([outcome])
    assert found["length"] == {"steps": {"mean": 100, "min": 100, "max": 100, "sd": 0}, "rounds": None}


def test_players_who_only_hunt_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "longest", 3_000)
    monkeypatch.setitem(BOTS, "hunter", Hunter)
    with pytest.raises(EndlessGame, match="steps=3000"):
        play_game(GAME, ("hunter", "hunter"), 0)
    assert play_game(GAME, ("random", "random"), 0).steps < GAME.longest


@pytest.mark.parametrize("bots", [("random", "random"), ("random", "greedy")])
def test_a_game_is_given_up_after_just_as_many_steps_as_the_guard_allows(
    bots: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = play_game(GAME, bots, 0).steps
    monkeypatch.setattr(GAME, "longest", steps)
    assert play_game(GAME, bots, 0).steps == steps
    monkeypatch.setattr(GAME, "longest", steps - 1)
    with pytest.raises(EndlessGame, match=f"steps={steps - 1}"):
        play_game(GAME, bots, 0)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(NoSuchBot):
        bot_named("alphago", 0)


@pytest.mark.parametrize("name", HELD)
def test_a_bot_depends_only_on_what_its_seat_knows(name: str) -> None:
    """In every world that a seat may imagine, a bot with the same seed chooses the same."""
    state, stream = GAME.start(3, {}), Stream(4)
    for step in range(400):
        actor = state.actor()
        if actor == CHANCE:
            state.resolve(state.chance().sample(stream))
            continue
        if step % ASKED.get(name, 1) == 0:
            choice = HELD[name](step).choose(Seat(GAME, state, actor))
            world = state.imagine(actor, stream)
            assert HELD[name](step).choose(Seat(GAME, world, actor)) is choice
        state.apply(state.legal()[stream.below(len(state.legal()))])
