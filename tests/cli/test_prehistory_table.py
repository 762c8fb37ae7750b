"""The table of Prehistory at the prompt: legible, whole, in both languages."""

from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from support.foreseeing import foreseen
from support.prehistory.playing import (
    autumn,
    celebrate,
    found_camp,
    give,
    lay_prey,
    paint,
    play,
    put,
    spring,
    stone,
)
from support.terminal import SEED, match_in, trilith, typing
from trilith.cli.choices import Group
from trilith.cli.players import seat_players
from trilith.cli.prehistory import choices
from trilith.cli.prehistory.map import draw_map
from trilith.cli.prehistory.result import result
from trilith.cli.prehistory.table import board, own, sheet
from trilith.cli.tables import Scene, scene_of
from trilith.games import game_named
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.rules.scoring import final_scoring
from trilith.words import words

GAME = game_named("prehistory")
FIRST_OF_ALL = typing(["1 1", "1", "cards", "1 1"] * 900)


def scene(game: Prehistory, language: str = "en", viewer: int = 0, width: int = 80) -> Scene:
    """What somebody at the terminal sees."""
    players = seat_players(["you:Anna"] + ["greedy"] * (game.seats - 1), words(language))
    return scene_of(GAME, language, players, viewer, game, width)


def drawn(what: object, width: int = 80) -> str:
    """Something drawn, as text."""
    console = Console(width=width, no_color=True, legacy_windows=False)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


@pytest.mark.parametrize(
    ("language", "over"),
    [pytest.param("en", "The game is over", marks=pytest.mark.thorough), ("de", "Das Spiel ist zu Ende")],
)
def test_a_game_is_played_to_its_end_at_the_prompt(tmp_path: Path, language: str, over: str) -> None:
    file = tmp_path / "game.record"
    arguments = ("play", "prehistory", "--seats", "you:Anna,random", "--seed", SEED, "--save", file)
    done = trilith(tmp_path, *arguments, typed=FIRST_OF_ALL, language=language)
    assert done.returncode == 0, done.stderr
    assert over in done.stdout
    assert match_in(file).over
    assert max(map(len, done.stdout.split("\n"))) < 81 + len(str(file))


def test_prices_are_shown_as_letters_of_what_they_cost_now() -> None:
    game = spring(2)
    stone(game, "fishing", "white")
    shown = drawn(sheet(scene(game), "table"))
    fishing = next(line for line in shown.split("\n") if line.startswith("fishing  "))
    assert fishing.split() == ["fishing", "b", "w", "r", "[w][", "]", "gy"]
    assert "hand g  spiral r  bison n  archer y  sun w  ladder b" in shown
    assert "g2 b1 r1 n2 y1 w3" in shown
    assert "g grey  b blue  r red  n brown  y yellow  w white" in shown


def test_letters_differ_in_both_languages() -> None:
    for language in ("en", "de"):
        found = words(language).say("cli-pre-letters").split()
        assert len(set(found)) == 6


def test_the_map_is_drawn_as_hexes_with_camps_and_members() -> None:
    game = autumn(2)
    found_camp(game, 1, "e4", 3)
    put(game, 1, "e4", standing=2)
    put(game, 0, "f4", standing=1)
    put(game, 0, "d5", lying=1)
    put(game, 0, "e5", standing=1)
    shown = drawn(draw_map(scene(game))).split("\n")
    rows = [line[:40].rstrip() for line in shown[:7]]
    assert [row[:2] for row in rows] == ["b2", "c2", "d2", "e2", "f2", "g2", "h2"]
    indents = [len(row[3:]) - len(row[3:].lstrip()) for row in rows]
    assert indents == [6, 4, 2, 0, 2, 4, 6]
    assert "⌂●2" in rows[3]
    assert "S 1" in rows[3]
    assert "∩ ▲" in rows[4]
    assert "∩ △" in rows[2]
    assert "d3 1 blue resource + 1 red resource" in " ".join(" ".join(line[40:] for line in shown).split())


@pytest.mark.parametrize("width", [60, 80, 140])
def test_nothing_is_wider_than_the_screen(width: int) -> None:
    game = spring(4)
    give(game, 0, "grey blue red brown yellow white", "grey", bones=6)
    here = scene(game, "de", width=width)
    for what in (sheet(here, "table"), sheet(here, "offers"), sheet(here, "map"), board(here, 1), *own(here)):
        assert max(len(line) for line in drawn(what, width).split("\n")) <= width


def menu(game: Prehistory, language: str = "en") -> dict[str, Group]:
    """What can be chosen, by label."""
    here = scene(game, language, viewer=game.turn)
    found = choices.groups(here, game.legal(), foreseen(GAME, game))
    assert {option.action for group in found for option in group.options} == set(game.legal())
    return {group.label: group for group in found}


def test_choices_that_differ_by_a_colour_share_a_line_with_their_price() -> None:
    game = spring(2)
    give(game, 0, "brown blue grey", bones=3)
    buying = menu(game)["buy a resource"]
    assert [option.action.text for option in buying.options][:2] == ["buy_resource grey", "buy_resource blue"]
    assert [option.label for option in buying.options][:2] == ["grey", "blue"]
    assert buying.note == "−2 development points"
    assert menu(game)["put back a resource"].note == "+1 development point"


def test_actions_say_what_they_cost_and_bring() -> None:
    game = spring(2)
    lay_prey(game, 1, "bear_1")
    give(game, 0, "brown blue grey red", bones=3)
    hunting = menu(game)["hunting"].options[0]
    assert hunting.label == "bear [1]: 1 point + 1 blue resource"
    assert hunting.about.startswith("costs 1 of ")
    assert hunting.about.endswith("−1 for the stone")
    gathering = menu(game)["gathering"].options[0]
    assert gathering.about.startswith("−g −1 for the stone")


def test_turned_wheels_say_what_they_will_ask_for() -> None:
    game = spring(2)
    give(game, 0, bones=3)
    asked = GAME.view(game, 0)["prices"]["fishing"]["left"]  # type: ignore[index]
    turning = {option.label: option.about for option in menu(game)["turn a price wheel"].options}
    letters = " ".join({"brown": "n"}.get(colour, colour[0]) for colour in asked)
    assert turning["fishing to the left"] == f"−1 development point then asks for {letters}"
    income = GAME.view(game, 0)["players"][0]["income_next"]  # type: ignore[index]
    turned = menu(game)["turn the weather wheel"].options[0].about
    assert turned.startswith("−1 development point income ")
    assert turned.removeprefix("−1 development point income ") != "".join(
        {"brown": "n"}.get(colour, colour[0]) * count for colour, count in income.items()
    )


def test_steps_say_where_they_lead() -> None:
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    give(game, 0, "white", bones=2)
    assert (
        menu(game)["give a development point for a step"].options[0].about == "−1 development point +1 step"
    )
    play(game, "spend_bone", "send e5")
    near = menu(game)["go to, 1 step away"]
    fields = {str(field["field"]): str(field["land"]) for field in GAME.view(game, 0)["map"]}  # type: ignore[attr-defined]
    said = words("en", "prehistory")
    for option in near.options:
        assert said.name("land", fields[option.label[:2]]) in option.about


def test_what_is_half_made_is_said() -> None:
    game = spring(2)
    give(game, 0, "blue white red grey")
    play(game, "fish 2")
    assert choices.pending(scene(game)) == "Still to pay: 2 different resources (fishing)."
    play(game, "pay blue", "pay white")
    assert choices.pending(scene(game)) == "Lay a resource on the stone of fishing."
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    give(game, 0, bones=2)
    play(game, "spend_bone")
    assert choices.pending(scene(game)) == "You have 1 step."
    play(game, "send e5", "to d4")
    assert choices.pending(scene(game)) == "You find: megalith A."


def test_own_cards_are_shown_with_what_they_are_worth() -> None:
    game = spring(2)
    celebrate(game, 0, "handprints")
    shown = drawn(sheet(scene(game), "cards"))
    assert "Handprints" in shown
    assert "if the game ended now: 0 points" in shown
    assert isinstance(sheet(scene(game, viewer=-1), "cards"), Text)


def test_points_are_counted_once_whether_the_game_goes_on_or_is_over() -> None:
    game = spring(2)
    paint(game, 0, "1_1", "1_2", "1_3")
    game.players[0].score = 30
    told = ("if the game ended now: 36 points", "= 30 + rows of the painting 6")
    assert all(line in drawn(sheet(scene(game), "cards")) for line in told)
    final_scoring(game)
    assert all(line in drawn(sheet(scene(game), "cards")) for line in told)
    rows = [line.split() for line in drawn(result(scene(game))).splitlines()]
    assert [row[-2:] for row in rows if row and row[0] in ("before", "points")] == [["30", "0"], ["36", "0"]]
