"""Each law catches a position that breaks it."""

from typing import Any, Final

import pytest

from support.bent_games import BentGame, BentState
from trilith.core.action import Action
from trilith.core.rng import Stream
from trilith.core.state import CHANCE, NOBODY
from trilith.games import game_named
from trilith.games.stone_age.names import ACTING
from trilith.laws import LawBroken, check_game

GAME: Final = game_named("stone_age")
SOME_ACTION: Final = GAME.actions.all[0]
SEED: Final = 3


class OffersTwice(BentState):
    """Offers its first action once more at the end."""

    def legal(self) -> list[Action]:
        legal: list[Action] = self.true.legal()
        return legal + legal[:1]


class OffersNothing(BentState):
    """Offers nothing when there is only one thing to do."""

    def legal(self) -> list[Action]:
        legal: list[Action] = self.true.legal()
        return legal if len(legal) > 1 else []


class OffersDuringLuck(BentState):
    """Offers something while luck decides."""

    def legal(self) -> list[Action]:
        return [SOME_ACTION] if self.true.actor() == CHANCE else self.true.legal()


class OffersAfterTheEnd(BentState):
    """Offers something when the game is over."""

    def legal(self) -> list[Action]:
        return [SOME_ACTION] if self.true.actor() == NOBODY else self.true.legal()


class OffersInAnyOrder(BentState):
    """Offers the same in another order each time."""

    def __init__(self, true: Any) -> None:
        super().__init__(true)
        self.asked = 0

    def legal(self) -> list[Action]:
        self.asked += 1
        legal: list[Action] = self.true.legal()
        return legal[:: -1 if self.asked % 2 else 1]


class OffersBackwards(BentState):
    """Offers the same from the last to the first."""

    def legal(self) -> list[Action]:
        legal: list[Action] = self.true.legal()
        return legal[::-1]


class CopiesOfferBackwards(BentState):
    """A copy offers the same in another order."""

    def copy(self) -> BentState:
        return OffersBackwards(self.true.copy())


class AsksAStranger(BentState):
    """Lets somebody decide who is not at the table."""

    def actor(self) -> int:
        return int(self.true.seats if self.true.actor() == 1 else self.true.actor())


class PlacesNobodyFirst(BentState):
    """Knows only a second place."""

    def ranking(self) -> list[int]:
        return [2] * self.true.seats


class ObjectsToNothing(BentState):
    """Has no rule against anything."""

    def objection(self, action: Action) -> str:
        return ""


class ObjectsToTheFirst(BentState):
    """Has a rule against the first action it offers."""

    def objection(self, action: Action) -> str:
        if action in self.true.legal()[:1]:
            return "SA-2.1"
        return str(self.true.objection(action))


class LosesACard(BentState):
    """Loses a card from the pile with every decision."""

    def apply(self, action: Action) -> None:
        self.true.apply(action)
        self.true.pile = self.true.pile[1:]


class CopiesOnlyItself(BentState):
    """A copy is the position itself."""

    def copy(self) -> BentState:
        return type(self)(self.true)


class CopiesShareBoards(BentState):
    """A copy has the same players' boards."""

    def copy(self) -> BentState:
        copy = self.true.copy()
        copy.players = self.true.players
        return type(self)(copy)


class CopiesShareTheirBoards(BentState):
    """All copies of a position have the same players' boards, which are not those of the position."""

    def __init__(self, true: Any) -> None:
        super().__init__(true)
        self.boards: Any = None

    def copy(self) -> BentState:
        copy = self.true.copy()
        self.boards = self.boards or copy.players
        copy.players = self.boards
        return type(self)(copy)


class CopiesBadly(BentState):
    """A copy is a round further."""

    def copy(self) -> BentState:
        copy = self.true.copy()
        copy.round += 1
        return type(self)(copy)


class CopiesForget(BentState):
    """A copy forgets what is hardly ever there."""

    def copy(self) -> BentState:
        copy = self.true.copy()
        copy.gift = 0
        return type(self)(copy)


class CopiesForgetWhatFollows(BentState):
    """A copy forgets what neither key nor JSON need, and what is asked for only while people are placed."""

    def copy(self) -> BentState:
        copy = self.true.copy()
        if copy.phase == ACTING:
            copy.crowd = [0] * len(copy.crowd)
        return type(self)(copy)


class KeysForget(BentState):
    """The key forgets what is hardly ever there."""

    def key(self) -> tuple[int, ...]:
        forgetful = self.true.copy()
        forgetful.gift = 0
        key: tuple[int, ...] = forgetful.key()
        return key


class ImaginesTooMuch(BentState):
    """Imagines cards that are not in the box."""

    def imagine(self, player: int, stream: Stream) -> BentState:
        world = self.true.imagine(player, stream)
        world.players[player].drawn += (0,)
        return type(self)(world)


class ImaginesAnotherMoment(BentState):
    """Imagines that it is the next player's turn."""

    def imagine(self, player: int, stream: Stream) -> BentState:
        world = self.true.imagine(player, stream)
        world.turn = (world.turn + 1) % world.seats
        return type(self)(world)


class ImaginesAnotherDecider(BentState):
    """Imagines that luck decides."""

    def imagine(self, player: int, stream: Stream) -> BentState:
        return LuckDecides(self.true.imagine(player, stream))


class LuckDecides(BentState):
    """Leaves everything to luck."""

    def actor(self) -> int:
        return CHANCE if self.true.actor() >= 0 else NOBODY


class ImaginesOtherOffers(BentState):
    """Imagines that the same is offered in another order."""

    def imagine(self, player: int, stream: Stream) -> BentState:
        return OffersBackwards(self.true.imagine(player, stream))


class GainsWhenAsked(BentState):
    """Gains a point whenever somebody asks for the points."""

    def scores(self) -> list[int]:
        self.true.players[0].score += 1
        return [player.score for player in self.true.players]


class Stumbles(BentState):
    """Cannot go on after the first placing."""

    def apply(self, action: Action) -> None:
        raise IndexError("no such place")


class Forgetful(BentState):
    """Plays differently every time, whatever the record says."""

    applied = 0

    def apply(self, action: Action) -> None:
        Forgetful.applied += 1
        self.true.apply(action)
        self.true.players[0].score += Forgetful.applied % 7


CASES: Final[list[tuple[type[BentState], str, str]]] = [
    (OffersTwice, "offers", "something is offered twice"),
    (OffersDuringLuck, "offers", "nobody decides, but"),
    (OffersAfterTheEnd, "offers", "nobody decides, but"),
    (OffersInAnyOrder, "offers", "the order is not fixed"),
    (CopiesOfferBackwards, "offers", "the order is not fixed"),
    (AsksAStranger, "results", "2 is nobody at this table"),
    (PlacesNobodyFirst, "results", "place 2 comes after 0 players"),
    (ObjectsToNothing, "objections", "not offered, against it is ''"),
    (ObjectsToTheFirst, "objections", "is offered, against it is 'SA-2.1'"),
    (LosesACard, "possible", "copies count=0 expected=1"),
    (CopiesOnlyItself, "copies", "the position changes when its copy moves on"),
    (CopiesShareBoards, "copies", "the position changes when its copy moves on"),
    (CopiesShareTheirBoards, "copies", "a copy changes when another copy moves on"),
    (CopiesBadly, "copies", "a copy is another position"),
    (CopiesForget, "fields", "a copy forgets gift"),
    (CopiesForgetWhatFollows, "fields", "a copy has another crowd"),
    (KeysForget, "fields", "the key forgets gift"),
    (ImaginesTooMuch, "knowledge", "sees what it cannot know"),
    (ImaginesAnotherMoment, "knowledge", "sees what it cannot know"),
    (ImaginesAnotherDecider, "knowledge", "imagines that somebody else decides"),
    (ImaginesOtherOffers, "knowledge", "is offered what depends on what it cannot know"),
    (GainsWhenAsked, "looking", "looking at the position changed it"),
    (Forgetful, "rebuilding", "the record leads to another position"),
]


@pytest.mark.parametrize(("bent", "law", "detail"), CASES)
def test_a_position_that_breaks_a_law_is_caught(bent: type[BentState], law: str, detail: str) -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(BentGame(GAME, bent), 2, SEED, thorough_every=5)
    assert caught.value.about["law"] == law
    assert detail in str(caught.value.about["detail"])
    assert (caught.value.about["game"], caught.value.about["seed"]) == ("stone_age", SEED)


def test_a_position_that_offers_nothing_is_caught() -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(BentGame(GAME, OffersNothing), 2, SEED, thorough_every=1000)
    assert caught.value.about["law"] == "offers"
    assert caught.value.about["detail"] == "a player decides, but nothing is offered"


def test_a_position_that_cannot_go_on_is_caught_at_its_step() -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(BentGame(GAME, Stumbles), 2, SEED, thorough_every=1000)
    assert caught.value.about["law"] == "going-on"
    assert caught.value.about["step"] == 6


def test_wrapping_a_position_breaks_no_law() -> None:
    assert check_game(BentGame(GAME, BentState), 2, SEED, thorough_every=50) == check_game(GAME, 2, SEED, 50)
