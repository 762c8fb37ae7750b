"""The leak law: nobody is shown, told, offered or given anything that depends on what they cannot know."""

from collections.abc import Callable
from typing import Final

import pytest

from support.bent_games import BentGame
from support.random_games import TABLES, every_golden_table, every_table, share, walk
from support.secret_moments import hidden_actions
from trilith.core.action import Action
from trilith.core.game import Game, View
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import Event, State
from trilith.core.summary import Sheet, Summary
from trilith.games import game_named
from trilith.games.stone_age.events import DREW
from trilith.games.stone_age.game import StoneAge
from trilith.laws import LawBroken
from trilith.leaks import HELD, Bots, Secret, check_imagined, check_leaks, check_twins, random_record

GAMES_PLAYED: Final = 6
MOMENTS: Final = 12  # that are compared where leaks are planted
FOLLOWED: Final = max(4, share(12))  # moments after each secret
TRIED: Final = share(3)  # secrets of each table
STONE_AGE: Final = game_named("stone_age")
PREHISTORY: Final = game_named("prehistory")  # in which an attentive player knows everything (PH-12.6)
SECRETIVE: Final = [(game, seats) for game, seats in TABLES if game is not PREHISTORY]
every_secretive_table = pytest.mark.parametrize(
    ("game", "seats"), SECRETIVE, ids=[f"{game.name}-{seats}" for game, seats in SECRETIVE]
)


def secrets_of(game: Game, seats: int) -> list[Secret]:
    """The secrets of a few random games."""
    return [secret for seed in range(GAMES_PLAYED) for secret in random_record(game, seats, seed)[1]]


@every_secretive_table
def test_nobody_notices_what_another_player_drew_in_secret(game: Game, seats: int) -> None:
    secrets = secrets_of(game, seats)
    assert secrets
    compared = sum(check_twins(game, secret, FOLLOWED, HELD, seed=1) for secret in secrets[:TRIED])
    assert compared > len(secrets[:TRIED]) * FOLLOWED


@pytest.mark.parametrize("seats", PREHISTORY.seats)
def test_where_an_attentive_player_knows_everything_there_is_nothing_to_imagine(seats: int) -> None:
    assert secrets_of(PREHISTORY, seats) == []
    assert all(PREHISTORY.looks(action) == action.text for action in PREHISTORY.actions.all)
    for state in walk(PREHISTORY, seats, seed=5, every=20):
        assert all(state.imagine(viewer, Stream(1)).key() == state.key() for viewer in range(seats))


@every_golden_table
def test_nobody_notices_which_of_several_hidden_actions_another_player_chose(
    game: Game, seats: int, options: dict[str, int]
) -> None:
    hides = any(game.looks(action) != action.text for action in game.actions.all)
    found = hidden_actions(game, seats, options, seed=1) + hidden_actions(game, seats, options, seed=2)
    assert bool(found) == hides
    compared = sum(check_twins(game, secret, 4, HELD, seed=1) for secret in found[:TRIED])
    assert compared >= len(found[:TRIED])


@every_secretive_table
def test_nobody_notices_when_the_table_becomes_what_they_imagine(game: Game, seats: int) -> None:
    secrets = secrets_of(game, seats)
    assert secrets
    for secret in secrets[:TRIED]:
        for later in (1, 40):
            version = secret.version + later
            assert check_imagined(game, secret.record, version, FOLLOWED, HELD, seed=1) > seats


@every_table
def test_nobody_notices_anything_at_other_moments(game: Game, seats: int) -> None:
    record, _ = random_record(game, seats, seed=77)
    for version in range(0, len(record.lines), len(record.lines) // share(6)):
        assert check_imagined(game, record, version, 2, HELD, seed=version) > 0


def test_secrets_of_every_seat_are_found() -> None:
    for seats in STONE_AGE.seats:
        found = [secret for seed in range(20) for secret in random_record(STONE_AGE, seats, seed)[1]]
        assert {secret.seen_by for secret in found} == set(range(seats))
        assert all(secret.record.lines[secret.version].startswith("card ") for secret in found)


def hidden(state: State, viewer: int) -> list[int]:
    """The cards that other players drew in secret."""
    assert isinstance(state, StoneAge)
    return [card for seat, player in enumerate(state.players) if seat != viewer for card in player.drawn]


class LeakyView(BentGame):
    """Shows all hidden cards."""

    def view(self, state: State, player: int) -> View:
        return {**self.true.view(state, player), "hidden": hidden(state, player)}


class LeakyEvents(BentGame):
    """Tells everyone which card was drawn."""

    def describe(self, event: Event, viewer: int) -> View:
        return self.true.describe(event, event.player if event.kind == DREW else viewer)


class LeakyFeatures(BentGame):
    """Counts hidden cards among the features."""

    def features(self, state: State, player: int) -> list[float]:
        return [*self.true.features(state, player), float(sum(hidden(state, player)))]


class LeakyObservation(Summary):
    """Writes hidden cards among what a learner sees, though the features are honest."""

    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        sheet.put("hidden", float(sum(hidden(state, seat))))


class ShowsLearners(BentGame):
    """Has honest features and a leaky observation."""

    def __init__(self, true: Game) -> None:
        super().__init__(true)
        self.observation = LeakyObservation()


class LeakyOffers(Seat):
    """Offers less when a hidden card has an even number."""

    def __init__(self, game: Game, state: State, player: int) -> None:
        super().__init__(game, state, player)
        if sum(hidden(state, player)) % 2 == 0:
            self.legal = self.legal[:1]


class LeakyImagination(Seat):
    """Imagines the truth."""

    def imagine(self, stream: Stream) -> State:
        return self._state.copy()


class LeakyUndo(Match):
    """Lets a player go back further when a hidden card has an even number."""

    def undo_point(self, player: int) -> int:
        return super().undo_point(player) - sum(hidden(self.state, player)) % 2


class LeakyRefusals(Match):
    """Refuses with another rule when a hidden card has an even number."""

    def check(self, player: int, action: Action) -> None:
        if sum(hidden(self.state, player)) % 2 and action not in self.state.legal():
            raise LawBroken(law="", game="", seed=0, step=0, detail="")
        super().check(player, action)


class Cheat:
    """A bot that turns over the other players' cards."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seat: Seat) -> Action:
        return seat.legal[sum(hidden(seat._state, seat.player)) % len(seat.legal)]


def seated(seat: type[Seat]) -> type[Match]:
    """Matches that give bots this kind of seat."""

    class Seated(Match):
        """A match with another kind of seat."""

        def seat(self, player: int) -> Seat:
            return seat(self.game, self.state, player)

    return Seated


SECRET: Final = secrets_of(STONE_AGE, 3)[0]
MakeMatch = Callable[[Game, Record], Match]


def twins(game: Game, make_match: MakeMatch, bots: Bots) -> int:
    """Compare what could have been drawn in a secret moment."""
    return check_twins(game, SECRET, MOMENTS, bots, 1, make_match)


def imagined(game: Game, make_match: MakeMatch, bots: Bots) -> int:
    """Compare what is imagined some time after a secret moment."""
    return sum(
        check_imagined(game, SECRET.record, SECRET.version + 1, 30, bots, seed, make_match)
        for seed in range(6)
    )


@pytest.mark.parametrize("compare", [twins, imagined])
def test_the_honest_game_passes_where_leaks_are_planted(
    compare: Callable[[Game, MakeMatch, Bots], int],
) -> None:
    assert compare(STONE_AGE, Match, {}) > 0
    assert compare(BentGame(STONE_AGE), seated(Seat), {}) > 0


@pytest.mark.parametrize("compare", [twins, imagined])
@pytest.mark.parametrize(
    ("game", "make_match", "bots", "kind"),
    [
        (LeakyView(STONE_AGE), Match, {}, "view"),
        (LeakyFeatures(STONE_AGE), Match, {}, "features"),
        (ShowsLearners(STONE_AGE), Match, {}, "observation"),
        (STONE_AGE, seated(LeakyOffers), {}, "legal"),
        (STONE_AGE, seated(LeakyImagination), {}, "imagine"),
        (STONE_AGE, LeakyUndo, {}, "undo"),
        (STONE_AGE, LeakyRefusals, {}, "refusals"),
        (STONE_AGE, Match, {"cheat": Cheat}, "bot"),
    ],
    ids=["view", "features", "observation", "legal", "imagine", "undo", "refusals", "bot"],
)
def test_a_planted_leak_is_caught(
    compare: Callable[[Game, MakeMatch, Bots], int], game: Game, make_match: MakeMatch, bots: Bots, kind: str
) -> None:
    with pytest.raises(LawBroken) as caught:
        compare(game, make_match, bots)
    assert caught.value.about["law"] == f"leak-{kind}"


def test_a_planted_leak_of_events_is_caught() -> None:
    with pytest.raises(LawBroken) as caught:
        twins(LeakyEvents(STONE_AGE), Match, {})
    assert caught.value.about["law"] == "leak-events"
    assert caught.value.about["step"] == SECRET.version + 1


class LeakyLater(BentGame):
    """Shows all hidden cards, but only while people are placed."""

    def view(self, state: State, player: int) -> View:
        shown = self.true.view(state, player)
        return {**shown, "hidden": hidden(state, player)} if shown["phase"] == "placing" else shown


def test_a_leak_that_shows_only_later_is_caught() -> None:
    assert check_twins(STONE_AGE, SECRET, 2, {}, 1) > 0
    with pytest.raises(LawBroken) as caught:
        check_twins(LeakyLater(STONE_AGE), SECRET, 200, {}, 1)
    assert caught.value.about["law"] == "leak-view"
    assert int(caught.value.about["step"]) > SECRET.version + 1


def test_a_random_game_is_held_to_the_leak_law_in_its_middle_and_at_every_secret() -> None:
    seed = next(seed for seed in range(100) if random_record(STONE_AGE, 3, seed)[1])
    without = next(seed for seed in range(100) if not random_record(STONE_AGE, 3, seed)[1])
    assert check_leaks(STONE_AGE, 3, seed) > check_leaks(STONE_AGE, 3, without) > 0
