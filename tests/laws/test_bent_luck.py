"""The law of luck catches luck that breaks it."""

from typing import Any, Final

import pytest

from support.bent_games import BentChance, BentGame, BentState
from trilith.core.rng import Stream
from trilith.games import game_named
from trilith.laws import LawBroken, check_game


class UnfairCases(BentChance):
    """Forgets its last case."""

    def cases(self) -> list[tuple[int, float]]:
        return list(self.true.cases()[:-1])


class IdleCase(BentChance):
    """Has a case that never happens."""

    def cases(self) -> list[tuple[int, float]]:
        (first, share), *rest = self.true.cases()
        return [(first, 0.0), *rest, (first, share)]


class MergesTooMuch(BentChance):
    """Takes everything for one case."""

    def cases(self) -> list[tuple[int, float]]:
        return [(self.true.cases()[0][0], 1.0)]


class ReadsBadly(BentChance):
    """Reads every line as its first case."""

    def parse(self, text: str) -> int:
        first: int = self.true.cases()[0][0]
        return first


class ReadsRareCasesBadly(BentChance):
    """Always brings its first case, and reads every line as that."""

    def sample(self, stream: Stream) -> int:
        return int(self.true.cases()[0][0])

    def parse(self, text: str) -> int:
        return int(self.true.cases()[0][0])


class SeenByAStranger(BentChance):
    """Is seen by somebody who is not at the table."""

    seen_by = 7


def with_luck(bent: type[BentChance]) -> type[BentState]:
    """Positions whose luck is bent like this."""

    class BentLuck(BentState):
        """A position that is honest but for its luck."""

        def chance(self) -> Any:
            return bent(self.true.chance())

    return BentLuck


CASES: Final[list[tuple[type[BentChance], str]]] = [
    (UnfairCases, "the cases sum to"),
    (IdleCase, "a case never happens"),
    (MergesTooMuch, "leads where no case leads"),
    (ReadsBadly, "is read as another outcome"),
    (ReadsRareCasesBadly, "is read as another outcome"),
    (SeenByAStranger, "an outcome is seen by 7"),
]


@pytest.mark.parametrize(("bent", "detail"), CASES)
def test_luck_that_breaks_its_law_is_caught(bent: type[BentChance], detail: str) -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(BentGame(game_named("stone_age"), with_luck(bent)), 2, seed=3, thorough_every=10)
    assert caught.value.about["law"] == "luck"
    assert detail in str(caught.value.about["detail"])
