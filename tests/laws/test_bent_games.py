"""Each law catches a game that breaks it, whatever its positions are."""

from typing import Final, cast

import pytest

from support.bent_games import BentGame, BentState, straight
from trilith.core.action import Action, Actions
from trilith.core.errors import BadPosition
from trilith.core.game import Position, View
from trilith.core.state import State
from trilith.games import game_named
from trilith.games.stone_age.game import StoneAge
from trilith.laws import LawBroken, check_game, check_kept, check_notation

GAME: Final = game_named("stone_age")
SEED: Final = 0  # a card is drawn in secret in this game


class ForgetsPoints(BentGame):
    """Reads no points."""

    def load(self, data: Position) -> State:
        table = cast(StoneAge, self.true.load(data))
        for player in table.players:
            player.score = 0
        return table


class ForgetsGifts(BentGame):
    """Never writes down which resource was chosen last, which matters in few positions."""

    def dump(self, state: State) -> Position:
        data = self.true.dump(state)
        cast(Position, data["pending"])["gift"] = "food"
        return data


class LoadsNothing(BentGame):
    """Refuses what it has written itself."""

    def load(self, data: Position) -> State:
        raise BadPosition(where="phase", problem="unknown-name", value="")


class WritesDifferently(BentGame):
    """Writes the round twice as high each time it has read it."""

    written = 0

    def dump(self, state: State) -> Position:
        self.written += 1
        return {**self.true.dump(state), "note": self.written}

    def load(self, data: Position) -> State:
        return self.true.load({key: value for key, value in data.items() if key != "note"})


class LoadsBackwards(BentGame):
    """A position that was read offers the same from the last to the first."""

    def load(self, data: Position) -> State:
        return cast(State, Backwards(self.true.load(data)))


class Backwards(BentState):
    """Offers the same from the last to the first."""

    def legal(self) -> list[Action]:
        legal: list[Action] = self.true.legal()
        return legal[::-1]


class ShowsWhatWasLoaded(BentGame):
    """Shows whether a position was read."""

    def load(self, data: Position) -> State:
        return cast(State, BentState(self.true.load(data)))

    def view(self, state: State, player: int) -> View:
        return {**self.true.view(straight(state), player), "loaded": isinstance(state, BentState)}


class ShowsPile(BentGame):
    """Shows everyone which cards are left."""

    def view(self, state: State, player: int) -> View:
        table = cast(StoneAge, straight(state))
        return {**self.true.view(state, player), "pile": list(table.pile)}


class ShowsTuples(BentGame):
    """Shows what JSON does not know."""

    def view(self, state: State, player: int) -> View:
        return {**self.true.view(state, player), "seats": (1, 2)}


class FeelsTheHidden(BentGame):
    """Adds up the cards of the pile in a feature."""

    def features(self, state: State, player: int) -> list[float]:
        return [*self.true.features(state, player), float(sum(cast(StoneAge, state).pile))]


class FeaturesByPhase(BentGame):
    """Has more features in later rounds."""

    def features(self, state: State, player: int) -> list[float]:
        return self.true.features(state, player) + [1.0] * cast(StoneAge, state).round


class FeaturesWithoutNumber(BentGame):
    """Has a feature that is not a number."""

    def features(self, state: State, player: int) -> list[float]:
        return [*self.true.features(state, player), float("inf")]


class PromisesEverything(BentGame):
    """Promises endless points."""

    def appraise(self, state: State, player: int) -> float:
        return float("inf")


class ChangesWhenAsked(BentGame):
    """Is a round further when somebody asks what it promises."""

    def appraise(self, state: State, player: int) -> float:
        cast(StoneAge, state).round += 1
        return 0.0


class Endless(BentGame):
    """Declares itself shorter than it is."""

    def __init__(self) -> None:
        super().__init__(GAME)
        self.longest = 100


CASES: Final[list[tuple[type[BentGame], str, str]]] = [
    (ForgetsGifts, "fields", "written down, a position forgets gift"),
    (ForgetsPoints, "codec", "dumped and loaded, it is another position"),
    (LoadsNothing, "codec", "BadPosition"),
    (WritesDifferently, "codec", "dumped, loaded and dumped, it is written differently"),
    (LoadsBackwards, "codec", "dumped and loaded, it offers"),
    (ShowsWhatWasLoaded, "codec", "dumped and loaded, it looks different from seat -1"),
    (ShowsPile, "knowledge", "sees what it cannot know"),
    (ShowsTuples, "knowledge", "is not JSON"),
    (FeelsTheHidden, "knowledge", "hold what it cannot know"),
    (FeaturesByPhase, "numbers", "features instead of"),
    (FeaturesWithoutNumber, "numbers", "is not a number"),
    (PromisesEverything, "numbers", "promises player 0 is not a number"),
    (ChangesWhenAsked, "looking", "looking at the position changed it"),
]


@pytest.mark.parametrize(("bent", "law", "detail"), CASES)
def test_a_game_that_breaks_a_law_is_caught(bent: type[BentGame], law: str, detail: str) -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(bent(GAME), 2, SEED, thorough_every=20)
    assert caught.value.about["law"] == law
    assert detail in str(caught.value.about["detail"])


def test_a_game_that_does_not_end_in_time_is_caught() -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(Endless(), 2, SEED, thorough_every=1000)
    assert caught.value.about["law"] == "ending"
    assert caught.value.about["step"] == 100


def test_a_copy_that_changes_later_is_caught() -> None:
    state = GAME.start(2, {})
    key = state.key()
    check_kept(GAME, [(0, state, key)], SEED)
    state.resolve(state.chance().cases()[0][0])
    with pytest.raises(LawBroken) as caught:
        check_kept(GAME, [(0, state, key)], SEED)
    assert caught.value.about["law"] == "copies"


def test_an_action_that_is_not_at_its_place_in_the_list_is_caught() -> None:
    bent = BentGame(GAME)
    bent.actions = Actions()
    bent.actions.add(0, 0, 0, "first")
    bent.actions.add(0, 1, 0, "second")
    check_notation(bent, SEED)
    bent.actions.all.reverse()
    for check in (lambda: check_notation(bent, SEED), lambda: check_game(bent, 2, SEED, 1000)):
        with pytest.raises(LawBroken) as caught:
            check()
        assert caught.value.about["law"] == "notation"
