"""The observatory: games watched twice are the same, figures by hand, sums that hold, and a page in both languages."""

import json
import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from support.finished import finished
from trilith.games import OURS, game_named
from trilith.study.ledger import ledger_of
from trilith.study.observatory.page import page
from trilith.study.observatory.pictures import pebbles_for
from trilith.study.observatory.report import Figure, figure, report
from trilith.study.observatory.sights import sights_of
from trilith.study.observatory.watching import Plan, Sighting, Taking, leads, read_sighting, seen, watch

ROOT: Final = Path(__file__).parents[2]
WORD: Final = re.compile(r"\b(?:page|cli|web)-[a-z-]+\b")


def plan_of(game: str, *bots: str) -> Plan:
    return Plan(game, game_named(game).version, bots, 1)


@cache
def one_game(game: str) -> Sighting:
    return seen(finished(game), 1, ["greedy"] * 4)


@pytest.mark.parametrize("game", OURS)
def test_a_game_as_it_is_counted(game: str) -> None:
    match, found = finished(game), one_game(game)
    assert found.points == match.state.scores()
    assert found.places == match.state.ranking()
    assert sorted(found.order) == [0, 1, 2, 3]
    for seat in range(4):
        end = 1 / found.places.count(1) if found.places[seat] == 1 else 0.0
        assert found.start[seat] + found.luck[seat] + found.chosen[seat] == pytest.approx(end, abs=1e-4)
    told = {number for number, _ in enumerate(sights_of(game).watches)}
    assert {taking.watch for taking in found.takings} == told, "all that is watched happens in a game"
    assert read_sighting(json.loads(json.dumps(found.line()))) == found


def test_what_was_taken_is_what_happened() -> None:
    match, found = finished("stone_age"), one_game("stone_age")
    view = match.game.view(match.state, 0)
    boards = view["players"]
    assert isinstance(boards, list)
    for seat, board in enumerate(boards):
        built = [taking.what for taking in found.takings if taking.watch == 1 and taking.seat == seat]
        assert sorted(built) == sorted(board["buildings"])
    sent = sum(taking.amount for taking in found.takings if taking.watch == 2)
    lines = [line.split() for line in match.record if line.startswith("place ")]
    plain = [words for words in lines if not words[1].startswith(("card", "building"))]
    assert sent == sum(int(words[2]) if len(words) > 2 else 1 for words in plain)


def test_what_a_taking_changed_is_what_its_decisions_changed() -> None:
    match, found = finished("stone_age"), one_game("stone_age")
    ledger = ledger_of(match)
    sent = [
        round(ledger.entries[at].change[match.deciders[at]], 6)
        for at, line in enumerate(match.record)
        if line.startswith("place ") and not line.split()[1].startswith(("card", "building"))
    ]
    assert [taking.change for taking in found.takings if taking.watch == 2] == sent
    bought = next(taking for taking in found.takings if taking.watch == 0)
    first = next(at for at, line in enumerate(match.record) if line.startswith("buy card"))
    last = next(at for at in range(first + 1, match.version) if not match.record[at].startswith("pay ")) - 1
    assert last > first, "it was paid for"
    seat = match.deciders[first]
    change = ledger.values[last + 1][seat] - ledger.values[first][seat]
    assert bought.seat == seat
    assert bought.change == pytest.approx(change, abs=1e-5)


def test_the_same_seed_gives_the_same_game_and_seats_change() -> None:
    plan = plan_of("stone_age", "greedy", "random")
    one = watch(plan, 5)
    assert one == watch(plan, 5)
    assert one.bots != watch(plan, 6).bots
    assert one.points != watch(plan, 7).points


def test_changes_of_the_lead() -> None:
    assert leads([[0, 0], [1, 0], [1, 1], [1, 2], [3, 2], [3, 2]]) == 2
    assert leads([[0, 0], [0, 0]]) == 0
    assert leads([[0, 0], [5, 0], [6, 0]]) == 0


def test_figures_by_hand() -> None:
    assert figure([]) == Figure(0.0, None, None, 0)
    assert figure([1.0, 2.0, 3.0, 4.0]) == Figure(2.5, None, None, 4), "too few for an interval"
    found = figure([0.0, 100.0] * 50)
    assert (found.mean, found.count) == (50.0, 100)
    assert found.low == pytest.approx(50 - 1.96 * 50.25 / 10, abs=0.01)
    assert not figure([-1.0, 1.1] * 10).sure
    assert figure([1.0, 2.0] * 10).sure


def sighting(seed: int, winner: int, takings: list[Taking]) -> Sighting:
    places = [2, 2]
    places[winner] = 1
    return Sighting(
        seed,
        ["greedy", "random"],
        [1, 0],
        places,
        [50 + 10 * (winner == 0), 50 + 10 * (winner == 1)],
        [{"earned": 40, "farmers": 20}, {"earned": 50, "farmers": 0}],
        11,
        seed % 3,
        [0.5, 0.5],
        [0.2, -0.2] if winner == 0 else [-0.1, 0.1],
        [0.3, -0.3] if winner == 0 else [-0.4, 0.4],
        takings,
    )


def test_a_report_by_hand() -> None:
    card = Taking(0, "farmer_food_1", 0, 1, 0.02)
    sent = Taking(2, "forest", 1, 4, -0.04)
    games = [sighting(seed, 0 if seed < 8 else 1, [card, sent] if seed < 5 else []) for seed in range(10)]
    found = report(plan_of("stone_age", "greedy", "random"), games)
    assert [each.mean for each in found.by_seat] == [80.0, 20.0]
    assert [each.mean for each in found.by_order] == [20.0, 80.0]
    assert found.by_bot["greedy"].mean == 80.0
    assert (found.winner.mean, found.rounds, found.games) == (60.0, 11, 10)
    assert found.leads[:3] == [4, 3, 3]
    # Winners gained half a chance: by luck a fifth or a tenth.
    assert found.luck.mean == pytest.approx(100 * (8 * 0.2 + 2 * 0.1) / (10 * 0.5))
    assert found.sources[1].mean == 10.0
    assert found.sources[1].winners == 16.0
    (taken,) = found.kinds[0].things
    assert (taken.share, taken.times, taken.won.mean, taken.change.mean) == (50.0, 0.25, 50.0, 2.0)
    (place,) = found.kinds[2].things
    assert (place.times, place.change.mean) == (1.0, -1.0), "one of four people"


def test_what_is_hardly_ever_taken_comes_last() -> None:
    often, rarely = Taking(0, "often", 1, 1, 0.0), Taking(0, "rarely", 0, 1, 0.0)
    games = [sighting(seed, 0, [often, *([rarely] if seed == 0 else [])]) for seed in range(30)]
    things = report(plan_of("stone_age", "greedy", "random"), games).kinds[0].things
    assert [(thing.name, thing.won.mean) for thing in things] == [("often", -50.0), ("rarely", 50.0)]


def test_the_unit_of_pebbles_follows_the_number_of_games() -> None:
    assert [pebbles_for([most, 1]) for most in (5, 24, 60, 402, 2_000)] == [1, 1, 5, 20, 100]


@pytest.mark.parametrize("game", OURS)
def test_the_page_stands_alone_in_both_languages(game: str) -> None:
    games = [replace(one_game(game), seed=seed) for seed in range(1, 7)]
    found = report(plan_of(game, *["greedy"] * 4), games)
    drawn = page(found, 6, "trilith observe …", {("Laila", 600): "AAAA"})
    assert " of 2,000 games" in page(found, 2_000, "", {})
    shown = re.sub(
        r"<(style|script)>.*?</\1>|id=\"[^\"]*\"|aria-labelledby=\"[^\"]*\"|<[^>]*class=[^>]*>",
        "",
        drawn,
        flags=re.DOTALL,
    )
    assert WORD.findall(shown) == [], "every key has words"
    assert "What " in drawn
    assert "Was " in drawn
    assert drawn.count("<svg") == drawn.count("</svg>")
    addresses = re.findall(r"(?:src|href)=\"([^\"]*)\"|url\((?!#|data:)([^)]*)\)", drawn)
    assert addresses == [("report.json", ""), ("report.json", "")], "nothing is fetched from elsewhere"
    numbers = re.findall(r'id="([^"]+)"', drawn)
    assert len(numbers) == len(set(numbers))


def test_the_colours_of_the_page_are_those_of_the_client() -> None:
    declared = re.compile(r"--([\w-]+): ([^;]+);")
    tokens = (ROOT / "web/src/tokens.css").read_text(encoding="utf-8")
    hours = (ROOT / "web/src/hours.css").read_text(encoding="utf-8")
    dawn = hours[hours.index('"dawn"') : hours.index("}", hours.index('"dawn"'))]
    known = dict(declared.findall(tokens[: tokens.index('[data-theme="light"]')])) | dict(
        declared.findall(dawn)
    )
    css = (ROOT / "src/trilith/study/observatory/page.css").read_text(encoding="utf-8")
    own = dict(declared.findall(css))
    assert len(own) > 30
    assert {name for name, value in own.items() if known.get(name) != value} == {"ridge"}
