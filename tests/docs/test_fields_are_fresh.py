"""The attributes of positions are those that are declared."""

import pytest

from make_fields import GAMES, attributes_of
from trilith.games import OURS


@pytest.mark.parametrize("game", OURS)
def test_the_attributes_of_a_game_are_made_of_its_fields(game: str) -> None:
    made = (GAMES / game / "attributes.py").read_text(encoding="utf-8")
    assert made == attributes_of(game), "make fields"
