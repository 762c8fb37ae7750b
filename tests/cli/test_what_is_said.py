"""What the terminal says before, while and after one chooses: examples, prices, forced choices, and who is congratulated."""

import json
import re
from pathlib import Path

import pytest

from cli.test_naming_in_any_order import CARD_FOR_TWO, played, seated
from support.terminal import SEED, match_in, trilith, typing
from trilith.cli.match.session import TerminalSession
from trilith.cli.screen import Left
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.games import OURS, game_named

PREFIX = {"stone_age": "SA", "prehistory": "PH", "endless_winter": "EW"}


def at_table(home: Path, game: str, *lines: str, language: str = "en", columns: int = 80) -> str:
    """What a game against a bot shows while these lines are typed."""
    arguments = ("play", game, "--seats", "you:Anna,greedy", "--seed", SEED, "--save", home / "game.record")
    done = trilith(home, *arguments, typed=typing(lines), language=language, columns=columns)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", OURS)
def test_help_shows_examples_of_the_game_that_is_played(tmp_path: Path, game: str, language: str) -> None:
    shown = at_table(tmp_path, game, "?", language=language)
    helped = shown[shown.index(" > ") :]
    actions = {action.text for action in game_named(game).actions.all}
    why = re.search(r"^(?:why|warum) (.*?)  ", helped, re.MULTILINE)
    assert why is not None
    assert why[1] in actions
    assert re.search(rf"^(?:rule|regel) {PREFIX[game]}-", helped, re.MULTILINE)
    match = match_in(tmp_path / "game.record")
    assert any(f"\n{action.text}  " in helped for action in match.state.legal())
    assert game == "stone_age" or "forest" not in helped
    for name in ("map", "site", "stones"):
        own = {"de": {"map": "landkarte", "site": "bauplatz", "stones": "steine"}}.get(language, {}).get(
            name, name
        )
        assert (f"\n{own}  " in helped) == (
            name in {"prehistory": ["map"], "stone_age": []}.get(game, [name])
        )
    assert len(helped.splitlines()) <= 25  # with the prompts before and after it


@pytest.mark.parametrize(("language", "range_of_wood"), [("en", "+4–7 wood"), ("de", "+4–7 Holz")])
@pytest.mark.parametrize("columns", [80, 100, 120, 160])
def test_ranges_are_whole_at_every_width(
    tmp_path: Path, language: str, range_of_wood: str, columns: int
) -> None:
    shown = at_table(tmp_path, "stone_age", language=language, columns=columns)
    forest = next(line for line in shown.splitlines() if re.match(r" +2  (forest|Wald) ", line))
    assert " 1–5 " in forest
    assert range_of_wood in forest
    assert max(map(len, shown.splitlines())) <= max(columns, 80) + len(str(tmp_path / "game.record"))
    if columns >= 120:
        assert forest.endswith("place forest 1–5")


def test_places_say_what_they_bring(tmp_path: Path) -> None:
    shown = at_table(tmp_path, "stone_age")
    assert re.search(r"tool maker +1 +\+1 tool\n", shown)
    assert re.search(r"hut +2 +\+1 person\n", shown)
    assert re.search(r"field +1 +\+1 food track\n", shown)


def test_a_second_number_that_is_missing_is_asked_for_with_what_each_brings(tmp_path: Path) -> None:
    shown = at_table(tmp_path, "stone_age", "2")
    asked = shown[shown.index(" > ") :]
    assert "1  +0–2 wood" in asked
    assert "5  +4–7 wood" in asked


def test_hunger_says_what_it_costs(tmp_path: Path) -> None:
    lines = ("place forest 5", "place hunt 5")
    done = seated(tmp_path, lines, {"food": 3, "wood": 2}, ["take forest", "keep"])
    menu = done.stdout[done.stdout.rindex("Anna decides") :]
    assert re.search(r"let your people go hungry +−10 points", menu)
    assert "2 food are missing" in menu
    assert re.search(r"pay with wood +instead of 1 food +you have \d", menu)


@pytest.mark.parametrize(
    ("language", "typed", "sums"),
    [
        ("en", ["gold", "wood"], ["So far 6 = 6 points.", "So far 3 + 6 = 9 points."]),
        ("de", ["Gold", "Holz"], ["Bisher 6 = 6 Punkte.", "Bisher 3 + 6 = 9 Punkte."]),
    ],
)
def test_a_payment_shows_values_and_the_running_sum(
    tmp_path: Path, language: str, typed: list[str], sums: list[str]
) -> None:
    seed = next(filter(stack_for_any_number, range(200)))
    spot = f"building_{stack_for_any_number(seed)}"
    match = begun(seed)
    for line in (f"place {spot} 1", "place hunt 5", "place hunt 4"):
        match.act(match.state.actor(), line)
    data = json.loads(json.dumps(match.game.dump(match.state)))
    data["players"][0]["goods"].update({"wood": 2, "gold": 2})
    position, file = tmp_path / "position.json", tmp_path / "game.record"
    position.write_text(json.dumps(data), encoding="utf-8")
    arguments = ("play", "--position", position, "--seats", "you:Anna,greedy", "--seed", SEED, "--save", file)
    done = trilith(tmp_path, *arguments, typed=typing([f"buy {spot}", *typed]), language=language)
    for told in sums:
        assert told in " ".join(done.stdout.split())
    value = {"en": "counts 3 points", "de": "zählt 3 Punkte"}[language]
    assert value in done.stdout


def begun(seed: int) -> Match:
    """A game of two at its first decision."""
    game = game_named("stone_age")
    match = Match(game, Record(game.name, game.version, 2, f"{seed:064x}"))
    match.go_on()
    return match


def stack_for_any_number(seed: int) -> int:
    """The stack on which a building for any one to seven resources lies at the beginning, if one does."""
    match = begun(seed)
    stacks = match.game.view(match.state, 0)["buildings"]
    assert isinstance(stacks, list)
    tops = [stack["top"] for stack in stacks]
    return tops.index("one_to_seven") + 1 if "one_to_seven" in tops else 0


def test_what_remains_to_be_chosen_is_said(tmp_path: Path) -> None:
    done = seated(tmp_path, CARD_FOR_TWO, {}, ["redeem", "choose gold"], open_cards=["healing_choice"]).stdout
    assert "2 remain to be chosen." in done
    assert done.index("1 remains to be chosen.") > done.index("2 remain to be chosen.")


def test_a_forced_action_is_told_before_it_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the game stops just before a forced action is played, it has been told already."""
    play_on = TerminalSession.insist

    def stop_at_what_is_forced(session: TerminalSession, player: int, texts: list[str]) -> None:
        if player == 0:
            raise Left
        play_on(session, player, texts)

    monkeypatch.setattr(TerminalSession, "insist", stop_at_what_is_forced)
    shown = at_table(tmp_path, "stone_age", "hunt 5")
    assert "There is only one choice, so it is made: act: hunt" in shown
    assert "Anna rolls" not in shown
    assert played(tmp_path) == ["place hunt 5"]


@pytest.mark.parametrize(
    ("language", "typed", "understood"),
    [
        ("en", "2 3", "→ place 3 people: forest"),
        ("en", "forest 3", "→ place 3 people: forest"),
        ("en", "hunt 2", "→ place 2 people: hunt"),
        ("en", "place forest 3", "→ place 3 people: forest"),
        ("en", "tool", "→ place 1 person: tool maker"),
        ("de", "Wald 3", "→ 3 Personen einsetzen: Wald"),
        ("de", "3 wald", "→ 3 Personen einsetzen: Wald"),
        ("de", "setze 3 Personen Wald", "→ 3 Personen einsetzen: Wald"),
        ("de", "3 Personen einsetzen: Wald", "→ 3 Personen einsetzen: Wald"),
        ("de", "werkzeugmacher", "→ 1 Person einsetzen: Werkzeugmacher"),
        ("de", "hütte", "→ 2 Personen einsetzen: Hütte"),
        ("de", "karte 2", "→ 1 Person einsetzen: Karte 2"),
    ],
)
def test_short_forms_and_german_names_work_and_what_was_understood_is_said(
    tmp_path: Path, language: str, typed: str, understood: str
) -> None:
    shown = at_table(tmp_path, "stone_age", typed, language=language)
    assert understood in shown
    answered = re.search(r"greedy B (places|setzt)", shown)
    assert answered is not None
    assert shown.index(understood) < answered.start()
    assert len(played(tmp_path)) == 1


@pytest.mark.parametrize(
    ("game", "language", "typed", "first"),
    [
        ("prehistory", "de", "wetterrad 3", "weather 3"),
        ("prehistory", "en", "3", "weather 3"),
        ("endless_winter", "de", "Seite B", "side b"),
        ("endless_winter", "en", "b", "side b"),
    ],
)
def test_short_forms_work_in_every_game(
    tmp_path: Path, game: str, language: str, typed: str, first: str
) -> None:
    at_table(tmp_path, game, typed, language=language)
    assert played(tmp_path)[0] == first


@pytest.mark.parametrize(
    ("language", "typed", "answer"),
    [
        ("en", "card", "“card” can mean: place 1 person: card 1 (place card_1 1); "),
        ("de", "Karte", "»Karte« kann heißen: 1 Person einsetzen: Karte 1 (place card_1 1); "),
    ],
)
def test_what_can_mean_several_things_is_answered_with_them(
    tmp_path: Path, language: str, typed: str, answer: str
) -> None:
    shown = at_table(tmp_path, "stone_age", typed, language=language)
    assert answer in " ".join(shown.split())
    assert played(tmp_path) == []


def test_what_means_one_group_asks_for_the_rest(tmp_path: Path) -> None:
    shown = at_table(tmp_path, "stone_age", "forest", "4")
    assert "forest: how many? 1–5" in shown
    assert played(tmp_path) == ["place forest 4"]


def test_a_short_form_that_is_not_possible_names_the_rule(tmp_path: Path) -> None:
    shown = at_table(tmp_path, "stone_age", "hut 2", "hut")
    assert re.search(r"“place hut 2” is not possible now\. SA-3\.", " ".join(shown.split()))


def test_a_bot_that_wins_is_not_congratulated(tmp_path: Path) -> None:
    arguments = (
        "play",
        "stone_age",
        "--seats",
        "greedy,random",
        "--seed",
        SEED,
        "--save",
        tmp_path / "a.record",
    )
    shown = trilith(tmp_path, *arguments).stdout
    assert "greedy A wins." in shown
    assert "Congratulations" not in shown
    record = tmp_path / "a.record"
    text = record.read_text(encoding="utf-8").replace("players: greedy, random", "players: you:Anna, random")
    record.write_text(text.replace("players: greedy,random", "players: you:Anna,random"), encoding="utf-8")
    shown = trilith(tmp_path, "replay", record, "--from", "100").stdout
    assert "Anna wins.\nCongratulations, Anna!" in shown


def test_simulate_plays_a_hundred_games_when_nobody_says_how_many(tmp_path: Path) -> None:
    assert "Without it, 100." in " ".join(trilith(tmp_path, "simulate", "--help").stdout.split())
    shown = trilith(tmp_path, "simulate", "stone_age", "--seats", "2", "--seed", "1").stdout
    assert shown.startswith("100 games with 2 players")
