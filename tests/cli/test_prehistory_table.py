"""The table of Prehistory at the prompt: legible, whole, in both languages."""

from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from cli.terminal import SEED, match_in, trilith, typing
from trilith.cli import prehistory_choices, prehistory_map, prehistory_table
from trilith.cli.players import seat_players
from trilith.cli.tables import Scene, scene_of
from trilith.games import game_named
from trilith.games.prehistory.game import Prehistory
from trilith.words import words
from years import autumn, celebrate, found_camp, give, lay_prey, play, put, spring, stone

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


@pytest.mark.parametrize(("language", "over"), [("en", "The game is over"), ("de", "Das Spiel ist zu Ende")])
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
    shown = drawn(prehistory_table.draw(scene(game)))
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
    shown = drawn(prehistory_map.draw_map(scene(game))).split("\n")
    rows = [line[:40].rstrip() for line in shown[:7]]
    assert [row[:2] for row in rows] == ["b2", "c2", "d2", "e2", "f2", "g2", "h2"]
    indents = [len(row[3:]) - len(row[3:].lstrip()) for row in rows]
    assert indents == [6, 4, 2, 0, 2, 4, 6]
    assert "⌂●2" in rows[3]
    assert "S 1" in rows[3]
    assert "∩ ▲" in rows[4]
    assert "∩ △" in rows[2]
    assert any("d3 + 1 blue resource + 1 red resource" in line for line in shown)


@pytest.mark.parametrize("width", [60, 80, 140])
def test_nothing_is_wider_than_the_screen(width: int) -> None:
    game = spring(4)
    give(game, 0, "grey blue red brown yellow white", "grey", bones=6)
    shown = drawn(prehistory_table.draw(scene(game, "de", width=width)), width)
    assert max(len(line) for line in shown.split("\n")) <= width


def test_choices_that_differ_by_a_colour_share_a_line() -> None:
    game = spring(2)
    lay_prey(game, 1, "bear_1")
    give(game, 0, "brown blue grey", bones=3)
    groups = prehistory_choices.groups(scene(game), game.legal())
    by_label = {group.label: group for group in groups}
    assert by_label["take the hunting card on place 1"].note == "bear [1]: 1 point + 1 blue resource"
    buying = by_label["buy a resource (2)"]
    assert [option.action.text for option in buying.options][:2] == ["buy_resource grey", "buy_resource blue"]
    assert buying.note.startswith("1 grey  2 blue")
    assert {option.action for group in groups for option in group.options} == set(game.legal())


def test_what_is_half_made_is_said() -> None:
    game = spring(2)
    give(game, 0, "blue white red grey")
    play(game, "fish 2")
    assert prehistory_choices.pending(scene(game)) == "Still to pay: 2 different resources (fishing)."
    play(game, "pay blue", "pay white")
    assert prehistory_choices.pending(scene(game)) == "Lay a resource on the stone of fishing."
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    give(game, 0, bones=2)
    play(game, "spend_bone")
    assert prehistory_choices.pending(scene(game)) == "You have 1 step."
    play(game, "send e5", "to d4")
    assert prehistory_choices.pending(scene(game)) == "You find: megalith A."


def test_own_cards_are_shown_with_what_they_are_worth() -> None:
    game = spring(2)
    celebrate(game, 0, "handprints")
    shown = drawn(prehistory_table.own_cards(scene(game)))
    assert "Handprints" in shown
    assert "if the game ended now: 0 points" in shown
    assert isinstance(prehistory_table.own_cards(scene(game, viewer=-1)), Text)
