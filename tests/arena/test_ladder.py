"""Every level against the one below."""

from pathlib import Path

from trilith.arena.ladder import put_into, row, rungs, table
from trilith.arena.playing import Outcome
from trilith.bots.levels import LEVELS


def test_every_level_meets_the_one_below_alone() -> None:
    found = rungs(4, 8, 1)
    assert [(rung.below, rung.level) for rung in found] == [
        ("beginner", "easy"),
        ("easy", "medium"),
        ("medium", "hard"),
        ("hard", "expert"),
    ]
    for rung in found:
        assert len(rung.deals) == 8
        assert all(sorted(deal.bots) == sorted([rung.level] + [rung.below] * 3) for deal in rung.deals)


def test_a_row_says_who_won_how_often() -> None:
    rung = rungs(2, 2, 1)[0]
    outcomes = [
        Outcome(deal.seed, deal.bots, (30, 20), (1, 2), 9, None, (), (5, 5), (0.01, 0.02))
        for deal in rung.deals
    ]
    assert row(rung, 2, outcomes) == "| easy | 1 × beginner | 2 | 50% (9–91) | 25 : 25 | 3.0 |"


def test_a_table_takes_its_place_in_a_page(tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    put_into(page, "stone_age", 2, table(["| first |"]))
    put_into(page, "prehistory", 2, table(["| other |"]))
    put_into(page, "stone_age", 2, table(["| second |"]))
    said = page.read_text(encoding="utf-8")
    assert said.count("<!-- ladder stone_age 2 -->") == 1
    assert "first" not in said
    assert said.index("| second |") < said.index("| other |")


def test_levels_are_the_same_ideas_in_order() -> None:
    assert list(LEVELS) == ["beginner", "easy", "medium", "hard", "expert"]
