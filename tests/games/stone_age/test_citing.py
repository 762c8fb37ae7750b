"""Every event leads its reader to a rule."""

from trilith.games.stone_age.events import CITES, KINDS
from trilith.words import words


def test_every_kind_of_event_cites_a_rule_that_exists() -> None:
    assert set(CITES) == {kind for kind, _, _ in KINDS} | {"drew_unseen"}
    for rule in CITES.values():
        assert words("en", "stone_age").rule(rule)
