"""The table of Stone Age at the prompt: what is said before something is chosen comes true."""

import pytest
from rich.console import Group as Lines
from rich.text import Text

from support.foreseeing import foreseen
from support.stone_age.playing import give, new_game, people_on, play, send
from trilith.cli.choices import Group
from trilith.cli.players import seat_players
from trilith.cli.stone_age import choices
from trilith.cli.stone_age.result import own_cards
from trilith.cli.tables import Scene, scene_of
from trilith.games import game_named
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import FIELD, FOOD, HUT, OVER, TOOL_MAKER
from trilith.games.stone_age.rules.scoring import final_scoring
from trilith.words import words

GAME = game_named("stone_age")


def scene(game: StoneAge, language: str = "en") -> Scene:
    """What the player in the first seat sees at the terminal."""
    players = seat_players(["you:Anna"] + ["greedy"] * (game.seats - 1), words(language))
    return scene_of(GAME, language, players, 0, game, 80)


def menu(game: StoneAge, language: str = "en") -> list[Group]:
    """What can be chosen."""
    return choices.groups(scene(game, language), game.legal(), foreseen(GAME, game))


def notes(game: StoneAge, language: str = "en") -> dict[str, str]:
    """By the line that each choice begins with, what is said about it."""
    return {
        group.options[0].action.text: group.note or group.options[0].about for group in menu(game, language)
    }


def test_enough_food_is_promised_to_those_who_will_be_there() -> None:
    game = new_game(2)
    game.players[0].goods[FOOD] = 5
    assert choices.pending(scene(game)) == "Feeding this round: enough food, 0 to spare."
    play(game, "place hut 2", "place hunt 5")
    assert choices.pending(scene(game)) == "Feeding this round: 1 food still missing."
    play(game, "place field 1")
    assert choices.pending(scene(game)) == "Feeding this round: enough food, 0 to spare."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            {
                "tool_maker": "nothing more comes: you have the best tools",
                "hut": "nobody comes any more: you have all your people",
                "field": "nothing more comes: you are at the end of the food track",
            },
        ),
        (
            "de",
            {
                "tool_maker": "mehr kommt nicht: du hast die besten Werkzeuge",
                "hut": "niemand kommt mehr: du hast alle deine Personen",
                "field": "mehr kommt nicht: du bist am Ende der Nahrungsleiste",
            },
        ),
    ],
)
def test_at_the_limits_the_menu_says_that_nothing_more_comes(language: str, said: dict[str, str]) -> None:
    placing = new_game(2)
    player = placing.players[0]
    player.people = player.home = player.track = 10
    player.tools = [4, 4, 4]
    acting = people_on(2, HUT, 2)
    send(acting, 0, TOOL_MAKER, 1)
    send(acting, 0, FIELD, 1)
    player = acting.players[0]
    player.people, player.home, player.track, player.tools = 10, 6, 10, [4, 4, 4]
    for game, verb in ((placing, "place"), (acting, "take")):
        found = notes(game, language)
        for spot, note in said.items():
            assert [text for line, text in found.items() if line.startswith(f"{verb} {spot}")] == [note]


def test_below_the_limits_the_menu_says_what_comes() -> None:
    found = notes(new_game(2))
    assert (found["place hut 2"], found["place field 1"]) == ("+1 person", "+1 food track")
    assert found["place tool_maker 1"] == "+1 tool"


@pytest.mark.parametrize(
    ("language", "label", "note"),
    [
        ("en", "go without: hut", "you take nobody from the supply"),
        ("de", "verzichten: Hütte", "du nimmst niemanden aus dem Vorrat"),
    ],
)
def test_the_hut_offers_to_go_without_the_person(language: str, label: str, note: str) -> None:
    game = people_on(2, HUT, 2)
    left = menu(game, language)[1]
    assert (left.label, left.options[0].about, left.options[0].action.text) == (label, note, "leave hut")


def test_after_the_end_nothing_is_said_of_feeding_and_points_are_counted_once() -> None:
    game = new_game(2)
    give(game, 0, wood=4)
    game.players[0].score = 12
    worth = [line.plain for line in worth_of(game)]
    assert worth == ["  if the game ended now: 16 points", "  = 12 + resources left 4"]
    final_scoring(game)
    game.phase = OVER
    assert [line.plain for line in worth_of(game)] == worth
    assert choices.pending(scene(game)) == ""


def worth_of(game: StoneAge) -> list[Text]:
    """What the sheet of cards says of points."""
    sheet = own_cards(scene(game))
    assert isinstance(sheet, Lines)
    return [line for line in sheet.renderables if isinstance(line, Text)][-2:]
