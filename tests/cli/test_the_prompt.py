"""What can be typed at the prompt."""

import re
from pathlib import Path

import pytest

from support.terminal import SEED, match_in, trilith, typing
from trilith.bots.bot import Bot
from trilith.bots.registry import bot_named
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.core.runs import run_at
from trilith.core.state import NOBODY
from trilith.games import game_named
from trilith.games.stone_age.game import StoneAge


def at_the_prompt(home: Path, *lines: str, seats: str = "you:Anna,greedy", language: str = "en") -> str:
    """What a game shows while these lines are typed."""
    save = home / "game.record"
    arguments = ("play", "stone_age", "--seats", seats, "--seed", SEED, "--save", save)
    done = trilith(home, *arguments, typed=typing(lines), language=language)
    assert done.returncode == 0, done.stderr
    return done.stdout


def played(home: Path) -> list[str]:
    """The actions that were played, without luck."""
    match = match_in(home / "game.record")
    return [line for line, who in zip(match.record, match.deciders, strict=True) if who == 0]


def test_a_choice_is_made_by_notation(tmp_path: Path) -> None:
    at_the_prompt(tmp_path, "place forest 3")
    assert played(tmp_path)[0] == "place forest 3"


def test_a_choice_is_made_by_two_numbers(tmp_path: Path) -> None:
    at_the_prompt(tmp_path, "2 3")
    assert played(tmp_path)[0] == "place forest 3"


def test_a_missing_second_number_is_asked_for(tmp_path: Path) -> None:
    shown = at_the_prompt(tmp_path, "2", "3")
    assert "forest: how many? 1–5" in shown
    assert played(tmp_path)[0] == "place forest 3"


@pytest.mark.parametrize(
    ("answer", "sign"), [("?", "2  or  2 3"), ("quit", "trilith resume"), ("undo", "Anna decides")]
)
def test_the_second_number_is_not_the_only_answer(tmp_path: Path, answer: str, sign: str) -> None:
    shown = at_the_prompt(tmp_path, "2", answer, "dance")
    after = shown[shown.index("how many?") :]
    assert sign in after
    assert "is not possible there" not in after
    assert ("dance" in after) == (answer != "quit")
    assert played(tmp_path) == []


def test_where_nothing_is_hidden_the_next_person_is_asked_at_once(tmp_path: Path) -> None:
    shown = at_the_prompt(tmp_path, "hut 2", "forest 3", seats="you:Anna,you:Ben")
    assert "look away" not in shown
    assert shown.count("Anna places 2 people: hut") == 1
    assert match_in(tmp_path / "game.record").record[-2:] == ["place hut 2", "place forest 3"]


def test_whoever_sat_at_the_keyboard_before_may_take_back(tmp_path: Path) -> None:
    lines = ["hut 2", "undo", "forest 3", "quit"]
    shown = at_the_prompt(tmp_path, *lines, seats="you:Anna,you:Ben")
    assert "Taken back: place hut 2" in shown
    assert played(tmp_path) == ["place forest 3"]


def in_winter(home: Path, *lines: str) -> str:
    """What two people see of Endless Winter, where everybody has a hand from the beginning."""
    arguments = ("play", "endless_winter", "--seats", "you:Anna,you:Ben", "--seed", SEED)
    return trilith(home, *arguments, "--save", home / "game.record", typed=typing(lines)).stdout


def test_at_the_handing_over_one_can_leave_ask_and_take_back(tmp_path: Path) -> None:
    shown = in_winter(tmp_path, "", "1", "?", "undo", "2", "quit")
    first, second = ("Anna", "Ben") if "Anna decides" in shown else ("Ben", "Anna")
    assert shown.count("everything that has happened") == 1
    assert "why chief thunder_claw" in shown  # an example that says nothing about anybody's hand
    assert "Taken back: side a" in shown
    assert f"{second} decides" not in shown
    assert f"It is {second}'s turn. Everyone else please look away" in shown
    assert f"It is {first}'s turn. Everyone else please look away" in shown
    assert match_in(tmp_path / "game.record").record[-1] == "side b"


def test_nothing_is_taken_back_at_the_first_handing_over(tmp_path: Path) -> None:
    assert "you have not decided anything yet" in in_winter(tmp_path, "undo", "")


def test_what_is_no_action_but_against_a_rule_names_the_rule(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_named("stone_age")
    monkeypatch.setattr(type(game), "impossible", lambda _, text: "SA-3.13" if text == "place hut 1" else "")
    shown = at_the_prompt(tmp_path, "place hut 1", "why place  hut 1", "? place hut 1", "why dance")
    assert shown.count("SA-3.13") == 3
    assert shown.count("is not an action") == 1
    assert played(tmp_path) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_narrow_screen_shows_slots_heights_and_marks(tmp_path: Path, language: str) -> None:
    save = tmp_path / "game.record"
    arguments = ("play", "stone_age", "--seats", "you:Anna,you:Ben", "--seed", SEED, "--save", save)
    lines = ["", "place building_2 1", "", "place card_4 1", "", "table"]
    shown = trilith(tmp_path, *arguments, typed=typing(lines), language=language, columns=60).stdout
    table = shown[shown.rindex("(7)") - 1500 :]
    assert table.count("(7)") == 2
    assert re.search(r"^2 .*\(7\) *▲A *$", table, re.MULTILINE)
    assert not re.search(r"place (river|hunt) \d", shown)  # there is no room for it, save for ?
    assert re.search(r"^4 .* ●B *$", table, re.MULTILINE)


def test_the_notation_stands_beside_the_choices(tmp_path: Path) -> None:
    assert "place forest 1–5" in at_the_prompt(tmp_path, "?")


def test_several_actions_are_played_all_or_none(tmp_path: Path) -> None:
    shown = at_the_prompt(tmp_path, "place forest 1, place hut 2")
    assert "player 2's turn" in shown
    assert played(tmp_path) == []


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "from 1 to"),
        ("2 9", "these are: 1–5"),
        ("dance", "is not an action of this game"),
        ("place hut 2, dance", "is not an action of this game"),
        ("take forest", "SA-3.1"),
        ("why take forest", "SA-3.1"),
        ("? take forest", "SA-3.1"),
        ("why place forest 3", "is possible now"),
        ("rule sa-3.13", "This is a ruling"),
        ("rule SA-99", "There is no rule SA-99"),
        ("rule", "Type for example: rule SA-"),
        ("rules", "Type for example: rules tool"),
        ("why", "Type for example: why place "),
        ("why 2 3", "“place forest 3” is possible now"),
        ("why 2", "“place forest 1” is possible now"),
        ("why 99", "from 1 to"),
        ("rule 3.13", "This is a ruling"),
        ("rules toolmaker", "SA-10.4"),
        ("rules xyzzy", "No rule has “xyzzy”"),
        ("undo", "you have not decided anything yet"),
        ("save", "game.record"),
        ("cards", "your cards: none yet"),
        ("log", "is turned up on stack 1"),
        ("?", "why something is not possible now"),
        ("table", "buildings (left in the stack)"),
        ("board", "people home/all"),
        ("board 2", "greedy B"),
        ("board b", "greedy B"),
        ("board Cleo", "There is no player “Cleo”"),
    ],
)
def test_an_answer_is_given_and_the_question_stays(tmp_path: Path, typed: str, answer: str) -> None:
    shown = at_the_prompt(tmp_path, typed)
    assert answer in shown[shown.index(" > ") :].replace("\n", " ")
    assert played(tmp_path) == []


def test_a_refused_action_names_its_rule_in_german_too(tmp_path: Path) -> None:
    shown = at_the_prompt(tmp_path, "take forest", "warum take forest", "ende", language="de")
    assert shown.count("SA-3.1") == 2
    assert "ist jetzt nicht möglich" in shown
    assert "Das Spiel ist gespeichert" in shown


def test_undo_takes_back_a_decision_and_the_line_in_the_file(tmp_path: Path) -> None:
    placing = ["", "place hut 2", "", "place hunt 5", "", "place field 1", "place forest 1", "place hunt 1"]
    lines = [*placing, "take hut", "undo", "log", "undo", "undo", "undo", "undo"]
    shown = at_the_prompt(tmp_path, *lines, seats="you:Anna,you:Ben")
    assert "Taken back: take hut" in shown
    assert "Anna gets a person" not in shown[shown.index("Taken back") :]
    assert "Taken back: place field 1" in shown
    assert "nothing to take back" in shown  # for before that, Ben has decided
    assert played(tmp_path) == ["place hut 2"]


def test_one_of_several_actions_can_be_taken_back(tmp_path: Path) -> None:
    placing = ["", "place hut 2", "", "place hunt 5", "", "place field 1, place forest 1", "undo", "log"]
    shown = at_the_prompt(tmp_path, *placing, seats="you:Anna,you:Ben")
    assert "Taken back: place forest 1" in shown
    log = shown[shown.rindex("> ", 0, shown.rindex("Anna places 1 person: field")) :]
    assert "Anna places 1 person: forest" not in log
    assert played(tmp_path) == ["place hut 2", "place field 1"]


def test_whoever_comes_back_is_told_what_happened_since_their_last_decision(tmp_path: Path) -> None:
    at_the_prompt(tmp_path, "place forest 3", "place hunt 2", "quit")
    shown = trilith(tmp_path, "resume", tmp_path / "game.record").stdout
    assert "Anna places 3 people: forest" not in shown
    assert "Anna places 2 people: hunt" in shown


def test_a_copy_is_saved_and_never_over_another_file(tmp_path: Path) -> None:
    copy = tmp_path / "copy.record"
    shown = at_the_prompt(tmp_path, f"save {copy}", f"save {copy}")
    assert "A copy is in" in shown
    assert "exists already" in " ".join(shown.split())
    assert match_in(copy).record == match_in(tmp_path / "game.record").record


def test_a_single_choice_is_played_with_a_note(tmp_path: Path) -> None:
    shown = at_the_prompt(tmp_path, *["1"] * 200, seats="you:Anna,random")
    assert "There is only one choice" in shown


def test_nobody_sees_the_cards_of_the_one_before(tmp_path: Path) -> None:
    """A card drawn in secret is on the screen of its owner and on no other before the end."""
    seed, lines = next(filter(draws_a_card, map(greedy_game, range(100))))
    save = tmp_path / "game.record"
    arguments = ("play", "stone_age", "--seats", "you:Anna,you:Ben", "--seed", seed, "--save", save)
    shown = trilith(tmp_path, *arguments, typed=typing(lines)).stdout
    screens = shown.split("please look away")[1:]
    assert any("draws an extra card: " in screen for screen in screens)
    assert any("draws an extra card." in screen for screen in screens)
    for screen in screens:
        own, other = ("Anna", "Ben") if "Anna decides" in screen else ("Ben", "Anna")
        assert f"{other} draws an extra card: " not in screen
        assert f"{other} decides" not in screen
        assert f"{own} decides" in screen


def greedy_game(number: int) -> tuple[str, list[str]]:
    """A seed, and what two people type who play like greedy bots, with Enter at every handing over."""
    seed = f"{number:064x}"
    game = game_named("stone_age")
    match = Match(game, Record(game.name, game.version, 2, seed))
    bots = [bot_named("greedy", seat) for seat in range(2)]
    match.go_on()
    lines: list[str] = []
    before = NOBODY
    while not match.over:
        actor = match.state.actor()
        asked = not skipped(match)
        if asked:
            chosen = ", ".join(decided(match, bots[actor]))
            lines += [chosen] if actor == before else ["", chosen]
            before = actor
    return seed, lines


def skipped(match: Match) -> bool:
    """Whether there was only one way to go on, which nobody is asked about; it has been played."""
    run = run_at(match.game, match.state)
    legal = match.state.legal()
    forced = run.forced() if run else legal if len(legal) == 1 else []
    match.act_all(match.state.actor(), [action.text for action in forced])
    return bool(forced)


def decided(match: Match, bot: Bot) -> list[str]:
    """What a bot decides, with everything that is named together with it."""
    actor, now, found = match.state.actor(), match.game.stage(match.state), list[str]()
    while match.state.actor() == actor and match.game.stage(match.state) == now:
        action = bot.choose(match.seat(actor))
        match.act(actor, action.text)
        found.append(action.text)
        if action.verb not in match.game.named:
            break
    return found


def draws_a_card(played_game: tuple[str, list[str]]) -> bool:
    """Whether somebody draws a card in secret well before the end of the game."""
    seed, lines = played_game
    game = game_named("stone_age")
    match = Match(game, Record(game.name, game.version, 2, seed))
    match.go_on()
    for line in filter(None, lines[: len(lines) * 3 // 4]):
        while skipped(match):
            pass
        match.act_all(match.state.actor(), line.split(", "))
    state = match.state
    assert isinstance(state, StoneAge)
    return any(player.drawn for player in state.players)
