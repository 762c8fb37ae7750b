"""Actions: made once, found by their notation."""

import pytest

from trilith.core.action import Actions
from trilith.core.errors import NoSuchAction


def some_actions() -> Actions:
    """Two actions, as a game would make them."""
    actions = Actions()
    actions.add(0, 3, 2, "place quarry 2")
    actions.add(1, 0, 0, "keep")
    return actions


def test_an_action_has_its_place_in_the_list_as_index() -> None:
    actions = some_actions()
    assert [action.index for action in actions.all] == [0, 1]
    assert [action.text for action in actions.all] == ["place quarry 2", "keep"]


def test_an_action_keeps_what_the_rules_read() -> None:
    action = some_actions().all[0]
    assert (action.verb, action.first, action.second) == (0, 3, 2)
    assert repr(action) == "place quarry 2"


def test_notation_names_one_object_whatever_the_spaces() -> None:
    actions = some_actions()
    assert actions.parse("place quarry 2") is actions.all[0]
    assert actions.parse("  place \t quarry   2\n") is actions.all[0]


@pytest.mark.parametrize("text", ["", "place", "Keep", "keep 1", "placequarry 2"])
def test_what_is_no_notation_is_refused_with_its_text(text: str) -> None:
    with pytest.raises(NoSuchAction) as caught:
        some_actions().parse(text)
    assert caught.value.about == {"action": text}


def test_no_notation_stands_for_two_actions() -> None:
    with pytest.raises(ValueError, match="keep"):
        some_actions().add(5, 5, 5, "keep")
