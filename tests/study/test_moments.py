"""Every moment of a match can be looked at again, as each seat saw it then or openly, and while it is played nothing comes out."""

import pytest

from support.finished import finished, so_far
from trilith.core.errors import NoSuchVersion
from trilith.core.game import View
from trilith.core.state import CHANCE, SPECTATOR
from trilith.games import OURS
from trilith.study.moment import OPENLY, Moment, NotYetOpen, told


def boards(view: View) -> list[object]:
    """What lies in front of each player."""
    found = view["players"]
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize("name", OURS)
def test_every_moment_is_seen_as_it_was_seen_then(name: str) -> None:
    match = finished(name)
    game = match.game
    for lines, state in enumerate(match.positions()):
        moment = Moment(match, lines)
        assert moment.state.key() == state.key()
        assert moment.round == game.round(state)
        assert moment.last == (lines == match.version)
        for eyes in (SPECTATOR, 0, 3):
            assert moment.view(eyes) == game.view(state, eyes)
        assert boards(moment.view(OPENLY)) == [boards(game.view(state, seat))[seat] for seat in range(4)]


@pytest.mark.parametrize("name", OURS)
def test_every_line_is_told_with_its_round_its_decider_and_what_happened(name: str) -> None:
    match = finished(name)
    openly, second = list(told(match, OPENLY)), list(told(match, 1))
    assert len(openly) == len(second) == match.version
    rounds = [line.round or 0 for line in openly]
    assert rounds == sorted(rounds)
    assert rounds[0] == 1
    assert [line.decider for line in openly] == match.deciders
    assert all((line.action is None) == (line.decider == CHANCE) for line in openly)
    again = so_far(name, 0)
    for text, line in zip(match.record, second, strict=True):
        events = [
            {**match.game.describe(event, 1), "rule": match.game.cite(event)} for event in again.step(text)
        ]
        assert line.events == events


def test_which_card_others_lay_in_secret_is_told_openly_alone() -> None:
    match = finished("endless_winter")
    laid = [at for at, line in enumerate(match.record) if line.startswith("lay ")]
    assert laid
    openly, second = list(told(match, OPENLY)), list(told(match, 1))
    for at in laid:
        assert openly[at].action == match.game.choice(match.game.actions.parse(match.record[at]))
        assert (second[at].action is None) == (match.deciders[at] != 1)


def test_what_is_still_played_is_not_shown_openly() -> None:
    match = so_far("stone_age", 200)
    with pytest.raises(NotYetOpen):
        Moment(match, 100).view(OPENLY)
    with pytest.raises(NotYetOpen):
        next(told(match, OPENLY))
    assert Moment(match, 100).view(2)["phase"]


def test_there_is_no_moment_after_the_last() -> None:
    match = finished("stone_age")
    with pytest.raises(NoSuchVersion):
        Moment(match, match.version + 1).view(0)
