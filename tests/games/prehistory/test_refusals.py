"""A refusal names the rule that a player would look for: at the wrong moment that of the decision that is due."""

import pytest

from support.prehistory.playing import (
    autumn,
    found_camp,
    give,
    laid_table,
    land,
    last_action,
    lay_rite,
    play,
    put,
    refused,
    spring,
    summer,
    unset_table,
)
from support.rules import rule
from trilith.games.prehistory.actions import ACTIONS
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import CAPSTONE, CEREMONY, INCOME, NOTHING, OVER, PAINTING, SUMMER


def acting() -> Prehistory:
    """A spring turn with a resource of every colour."""
    game = spring(2)
    give(game, 0, "grey blue red brown yellow white")
    found_camp(game, 0, "e4", 1)
    return game


def roaming(what: str) -> Prehistory:
    """An autumn turn with a step bought, beside a field that is this."""
    game = autumn(2)
    put(game, 0, "e5", standing=3)
    give(game, 0, bones=5)
    land(game, "e4", what)
    play(game, "spend_bone")
    return game


@pytest.mark.parametrize(
    ("lines", "due"),
    [
        ([], "PH-4.3"),
        (["fish 1"], "PH-9.1"),
        (["hunt 1"], "PH-11.1"),
        (["migrate 1"], "PH-13.1"),
        (["migrate 3"], "PH-13.2"),
        (["ceremony 1"], "PH-12.1"),
        (["ceremony 1", "shaman grey blue"], "PH-12.3"),
        (["paint 1_2"], "PH-4.4"),
    ],
)
def test_in_spring_the_decision_that_is_due_is_named(lines: list[str], due: str) -> None:
    game = acting()
    lay_rite(game, 1, "handprints")
    play(game, *lines)
    assert refused(game, "skip") == due
    assert refused(game, "end") == due


@pytest.mark.parametrize(
    ("what", "lines", "due"),
    [
        ("plain", [], "PH-6.1"),
        ("plain", ["send e5"], "PH-6.6"),
        ("megalith_a", ["send e5", "to e4"], "PH-6.12"),
        ("token_boar", ["send e5", "to e4"], "PH-6.11"),
        ("middle_5", ["send e5", "to e4"], "PH-6.10"),
        ("middle_6", ["send e5", "to e4", "take"], "PH-6.10"),
        ("campsite", ["send e5", "to e4", "build e4"], "PH-7.2"),
        ("campsite", ["send e5", "to e4", "build e4", "camp 3"], "PH-7.3"),
    ],
)
def test_in_autumn_the_decision_that_is_due_is_named(what: str, lines: list[str], due: str) -> None:
    game = roaming(what)
    play(game, *lines)
    assert refused(game, "pass") == due
    assert refused(game, "lay grey") == due


@rule("PH-5.3", "PH-15.1")
def test_in_summer_and_at_the_end_the_choice_of_an_action_is_named() -> None:
    game = summer(2, PAINTING)
    give(game, 0, "", "grey")
    assert (refused(game, "pass"), refused(game, "end")) == ("PH-5.3", "PH-5.3")
    game = last_action(2)
    give(game, 0, "", "grey")
    assert (refused(game, "pass"), refused(game, "end")) == ("PH-15.1", "PH-15.1")


@rule("PH-12.5")
def test_in_summer_a_ceremony_names_its_own_rule() -> None:
    game = summer(2, CEREMONY)
    lay_rite(game, 1, "great_cave")
    give(game, 0, "", "yellow")
    assert refused(game, "ceremony 2") == "PH-12.5"
    play(game, "ceremony 1")
    assert (refused(game, "skip"), refused(game, "card 1")) == ("PH-12.5", "PH-12.5")


@rule("PH-1.14", "PH-4.2", "PH-5.2")
def test_weather_income_and_capstone_name_their_rules() -> None:
    game = laid_table(2)
    assert refused(game, "pass") == "PH-1.14"
    game = spring(2)
    game.phase = INCOME
    assert refused(game, "pass") == "PH-4.2"
    game = spring(2)
    game.season, game.phase = SUMMER, CAPSTONE
    assert refused(game, "skip") == "PH-5.2"


@rule("PH-15.1", "PH-2.1")
def test_after_the_end_and_while_luck_decides_nobody_acts() -> None:
    game = last_action(2)
    give(game, 0, "", "grey")
    play(game, "skip")
    assert game.phase == OVER
    assert refused(game, "skip") == "PH-15.1"
    assert refused(game, "turn fishing left") == "PH-15.1"
    assert unset_table(2).objection(ACTIONS.parse("pass")) == "PH-2.1"


@rule("PH-9.1", "PH-11.1", "PH-13.1")
@pytest.mark.parametrize(
    ("line", "colour", "against"),
    [
        ("fish 2", "grey", "PH-9.1"),
        ("hunt 2", "white", "PH-11.1"),
        ("migrate 2", "blue", "PH-13.1"),
    ],
)
def test_a_colour_that_does_not_face_the_site_is_refused_by_the_rule_of_the_price(
    line: str, colour: str, against: str
) -> None:
    game = acting()
    play(game, line)
    assert refused(game, f"pay {colour}") == against


@rule("PH-12.1", "PH-12.2")
def test_a_ceremony_is_refused_for_lack_of_resources_or_of_free_fields() -> None:
    game = spring(2)  # shamans on grey, red and yellow
    give(game, 0, "blue grey", bones=2)
    assert refused(game, "ceremony 2") == "PH-12.2"
    assert refused(game, "ceremony 3") == "PH-12.1"


@rule("PH-1.9")
def test_an_empty_place_has_no_card() -> None:
    game = acting()
    lay_rite(game, 1, "handprints")
    game.prey[2] = game.rites[2] = NOTHING
    assert refused(game, "hunt 3") == "PH-1.9"
    play(game, "ceremony 1", "shaman grey blue")
    assert refused(game, "card 3") == "PH-1.9"


@rule("PH-6.4", "PH-6.1")
def test_who_lies_has_moved_and_where_nobody_is_nobody_can_be_sent() -> None:
    game = roaming("plain")
    play(game, "send e5", "to e4", "spend_bone")
    assert refused(game, "send e4") == "PH-6.4"
    assert refused(game, "send d4") == "PH-6.1"
    game.players[0].waiting, game.players[0].home = 0, 2
    put(game, 0, "f4", standing=1)
    assert refused(game, "send e5") == "PH-6.1"
