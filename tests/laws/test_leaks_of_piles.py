"""Nobody learns what another player laid face down or buried, until the rules bring it to light; planted leaks of it are caught."""

from typing import Final

import pytest

from support.bent_games import BentGame
from support.secret_moments import hidden_actions
from trilith.core.game import Game, View
from trilith.core.state import Event, State
from trilith.games import game_named
from trilith.games.endless_winter.events import BURIED as WINTER_BURIED
from trilith.games.endless_winter.events import LAID as WINTER_LAID
from trilith.games.endless_winter.game import EndlessWinter
from trilith.laws import LawBroken
from trilith.leaks import HELD, Secret, check_twins
from trilith.rollout.told import Told

MOMENTS: Final = 12  # that are compared where leaks are planted
WINTER: Final = game_named("endless_winter")
LAID: Final = next(
    secret
    for seed in range(20)
    for secret in hidden_actions(WINTER, 3, {}, seed)
    if secret.record.lines[secret.version].startswith("lay ")
)
BURIED: Final = next(
    secret
    for seed in range(20)
    for secret in hidden_actions(WINTER, 3, {}, seed)
    if secret.record.lines[secret.version].startswith("bury ")
)


class ShowsPiles(BentGame):
    """Shows everyone the eclipse piles that lie face down."""

    def view(self, state: State, player: int) -> View:
        assert isinstance(state, EndlessWinter)
        return {**self.true.view(state, player), "piles": [list(each.pile) for each in state.players]}


class ShowsGraves(BentGame):
    """Shows everyone the cards that were buried from a hand."""

    def view(self, state: State, player: int) -> View:
        assert isinstance(state, EndlessWinter)
        return {**self.true.view(state, player), "graves": [list(each.secret) for each in state.players]}


class TellsWhatIsLaid(BentGame):
    """Tells everyone which card was laid or buried."""

    def describe(self, event: Event, viewer: int) -> View:
        return self.true.describe(
            event, event.player if event.kind in (WINTER_LAID, WINTER_BURIED) else viewer
        )


class CountsLabour(BentGame):
    """Hides the cards, but counts their labour among the features."""

    def features(self, state: State, player: int) -> list[float]:
        assert isinstance(state, EndlessWinter)
        labour = [state.box.labour[kind] for each in state.players for kind in each.pile + each.secret]
        return [*self.true.features(state, player), float(sum(labour))]


@pytest.mark.parametrize("secret", [LAID, BURIED], ids=["laid", "buried"])
def test_an_honest_game_hides_what_is_laid_and_buried(secret: Secret) -> None:
    assert check_twins(WINTER, secret, MOMENTS, HELD, 1) > 0
    assert check_twins(BentGame(WINTER), secret, MOMENTS, {}, 1) > 0


@pytest.mark.parametrize(
    ("bent", "secret", "kind"),
    [
        (ShowsPiles, LAID, "view"),
        (ShowsGraves, BURIED, "view"),
        (TellsWhatIsLaid, LAID, "events"),
        (TellsWhatIsLaid, BURIED, "events"),
    ],
)
def test_a_planted_leak_of_a_hidden_action_is_caught(bent: type[BentGame], secret: Secret, kind: str) -> None:
    with pytest.raises(LawBroken) as caught:
        check_twins(bent(WINTER), secret, MOMENTS, {}, 1)
    assert caught.value.about["law"] == f"leak-{kind}"


def test_a_planted_leak_of_the_labour_in_a_hidden_pile_is_caught() -> None:
    with pytest.raises(LawBroken) as caught:
        check_twins(CountsLabour(WINTER), LAID, 2, {}, 1)
    assert caught.value.about["law"] == "leak-features"


def test_a_planted_leak_in_what_learners_are_told_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    assert check_twins(WINTER, LAID, 2, {}, 1) > 0
    monkeypatch.setattr(Told, "lines", lambda told, seat: [entry.was for entry in told.entries])
    with pytest.raises(LawBroken) as caught:
        check_twins(WINTER, LAID, 2, {}, 1)
    assert caught.value.about["law"] == "leak-told"


def test_what_the_rules_bring_to_light_is_no_leak() -> None:
    later = len(LAID.record.lines) - LAID.version
    assert check_twins(WINTER, LAID, later, {}, 1) > 0  # the piles are revealed on the way


class UnveilsNothing(BentGame):
    """Forgets that piles are revealed by rule."""

    def __init__(self, true: Game) -> None:
        super().__init__(true)
        self.unveils = frozenset()


def test_without_the_rule_that_reveals_them_revealed_piles_would_be_a_leak() -> None:
    with pytest.raises(LawBroken):
        check_twins(UnveilsNothing(WINTER), LAID, len(LAID.record.lines) - LAID.version, {}, 1)
