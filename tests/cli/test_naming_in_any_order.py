"""What is paid, chosen and used is named in any order, and nothing that was not named is ever paid."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from support.terminal import SEED, Done, match_in, trilith, typing
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.games import game_named

CARD_FOR_TWO = ("place card_2 1", "place hunt 5", "place hunt 4")


def seated(
    home: Path, lines: Sequence[str], goods: dict[str, int], typed: Sequence[str], **more: object
) -> Done:
    """A game of two people in which these lines were played, Anna then got these goods, and then somebody types."""
    game = game_named("stone_age")
    match = Match(game, Record(game.name, game.version, 2, SEED))
    match.go_on()
    for line in lines:
        match.act(match.state.actor(), line)
    data = json.loads(json.dumps(game.dump(match.state)))
    data["players"][0]["goods"].update(goods)
    data["players"][0].update(more)
    position, file = home / "position.json", home / "game.record"
    position.write_text(json.dumps(data), encoding="utf-8")
    file.unlink(missing_ok=True)
    arguments = ("--position", position, "--seats", "you:Anna,greedy", "--seed", SEED, "--save", file)
    language = "de" if "ende" in typed else "en"
    done = trilith(home, "play", *arguments, typed=typing(typed), language=language)
    assert done.returncode == 0, done.stderr
    return done


def played(home: Path) -> list[str]:
    """What Anna decided."""
    match = match_in(home / "game.record")
    return [line for line, who in zip(match.record, match.deciders, strict=True) if who == 0]


@pytest.mark.parametrize(
    "typed",
    [
        ["pay gold", "pay wood"],
        ["pay wood", "pay gold"],
        ["pay gold, pay wood"],
        ["gold wood"],
        ["1 gold 1 wood"],
        ["Gold, Holz", "ende"],
        ["pay brick", "undo", "4", "1"],
        ["pay gold", "pay gold", "pay wood"],
    ],
)
def test_gold_then_wood_pays_one_gold_and_one_wood(tmp_path: Path, typed: list[str]) -> None:
    goods = {"wood": 2, "brick": 1, "stone": 1, "gold": 1}
    seated(tmp_path, CARD_FOR_TWO, goods, ["buy card_2", *typed])
    assert played(tmp_path)[:3] == ["buy card_2", "pay wood", "pay gold"]


@pytest.mark.parametrize("typed", [["pay gold"], ["gold"], ["pay gold", "undo"], ["pay wood", "dance"]])
def test_nothing_is_paid_before_everything_is_named(tmp_path: Path, typed: list[str]) -> None:
    done = seated(tmp_path, CARD_FOR_TWO, {"wood": 1, "gold": 2}, ["buy card_2", *typed])
    assert played(tmp_path) == ["buy card_2"]
    assert ("Named: 1 gold." in done.stdout) == ("gold" in typed[0])
    assert "1 more resource for" in done.stdout
    assert "Up to" not in done.stdout


def test_what_is_typed_in_one_line_is_whole_or_refused(tmp_path: Path) -> None:
    goods = {"wood": 1, "gold": 2}
    done = seated(tmp_path, CARD_FOR_TWO, goods, ["buy card_2, pay gold"])
    assert "half paid" in done.stdout
    assert played(tmp_path) == []
    seated(tmp_path, CARD_FOR_TWO, goods, ["buy card_2, pay gold, pay wood"])
    assert played(tmp_path)[:3] == ["buy card_2", "pay wood", "pay gold"]


def test_the_only_payment_there_is_needs_no_naming(tmp_path: Path) -> None:
    done = seated(tmp_path, CARD_FOR_TWO, {"wood": 1, "gold": 1}, ["buy card_2", "undo", "log"])
    assert "There is only one choice, so it is made: pay with wood, pay with gold." in done.stdout.replace(
        "\n", " "
    )
    told = done.stdout.replace("\n", " ")
    assert told.index("There is only one choice") < told.index("Anna pays")


def test_a_payment_is_taken_back_as_a_whole(tmp_path: Path) -> None:
    lines = ["buy card_2", "gold wood", "undo", "brick wood"]
    placed = ("place card_2 1", "place hunt 5", "place hunt 3", "place field 1")
    seated(tmp_path, placed, {"wood": 1, "brick": 1, "gold": 1}, lines)
    assert played(tmp_path)[:3] == ["buy card_2", "pay wood", "pay brick"]


TOOLS = [2, 1, 1]


@pytest.mark.parametrize(
    "typed",
    [["tool 3", "tool 1", "keep"], ["tool 3, tool 1, keep"], ["tool 3", "tool 2", "undo", "tool 1", "keep"]],
)
def test_tools_are_named_in_any_order(tmp_path: Path, typed: list[str]) -> None:
    seated(tmp_path, CARD_FOR_TWO, {}, ["take hunt", *typed], tools=TOOLS)
    assert played(tmp_path)[:4] == ["take hunt", "tool 1", "tool 3", "keep"]


def test_resources_of_choice_are_named_in_any_order(tmp_path: Path) -> None:
    seated(
        tmp_path, CARD_FOR_TWO, {}, ["redeem", "choose gold", "choose wood"], open_cards=["healing_choice"]
    )
    assert played(tmp_path)[:3] == ["redeem", "choose wood", "choose gold"]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (["pay gold", "pay wood"], ["pay wood", "pay gold"]),
        (["2 gold"], ["pay gold", "pay gold"]),
        (["pay gold", "starve"], ["starve"]),
        (["pay gold"], []),
    ],
)
def test_people_are_fed_with_what_is_named(tmp_path: Path, typed: list[str], expected: list[str]) -> None:
    lines = ("place forest 5", "place hunt 5")
    goods = {"food": 3, "wood": 2, "gold": 2}
    seated(tmp_path, lines, goods, ["take forest", "keep", *typed])
    assert [line for line in played(tmp_path) if line.startswith(("pay", "starve"))][:2] == expected


def test_what_cannot_be_part_of_the_payment_is_refused(tmp_path: Path) -> None:
    goods = {"wood": 2, "gold": 1}
    done = seated(tmp_path, CARD_FOR_TWO, goods, ["buy card_2", "pay gold", "pay gold", "pay stone"])
    assert done.stdout.count("is not possible now. SA-6.1:") == 2
    assert played(tmp_path) == ["buy card_2"]


def test_nothing_is_paid_that_is_not_in_the_menu(tmp_path: Path) -> None:
    """After gold is named, wood can still be named, although the rules want wood first."""
    shown = seated(tmp_path, CARD_FOR_TWO, {"wood": 2, "gold": 1}, ["buy card_2", "pay gold"]).stdout
    menu = shown[shown.rindex("Anna decides") :]
    assert "1  pay with wood" in menu
    assert "pay with gold" not in menu
