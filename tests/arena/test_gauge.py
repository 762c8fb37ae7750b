"""The gauge: the same tasks for every agent, a score with its interval, and a row in a page."""

import json
from pathlib import Path

import pytest

from support.terminal import trilith
from trilith.arena.gauge import (
    FIRST,
    GAMES,
    LAST,
    SEED,
    TASKS,
    Result,
    Task,
    put_into,
    result_of,
    row,
    score_of,
)
from trilith.arena.playing import Outcome
from trilith.arena.standing import wilson
from trilith.games import OURS

PAGE = Path(__file__).parents[2] / "docs/gauge.md"


def results(share: float) -> list[Result]:
    """An agent that wins so often everywhere."""
    return [Result(task, GAMES, wilson(share * GAMES, GAMES), 1.0, 0) for task in TASKS]


def test_every_game_has_the_same_tasks() -> None:
    by_game = {game: [(task.players, task.opponent) for task in TASKS if task.game == game] for game in OURS}
    assert len(TASKS) == 15
    assert len({tuple(tasks) for tasks in by_game.values()}) == 1


def test_every_deal_is_the_same_for_all_agents_and_played_from_every_seat() -> None:
    task = Task("stone_age", 4, "medium")
    deals = task.deals("me:Mine", 8)
    assert [deal.seed for deal in deals] == [SEED] * 4 + [SEED + 1] * 4
    assert sorted(deal.bots.index("me:Mine") for deal in deals[:4]) == [0, 1, 2, 3]
    for number, deal in enumerate(deals):
        assert deal.bots[-number % 4] == "me:Mine"


def test_a_result_counts_the_agents_seat_even_where_both_have_one_name() -> None:
    task = Task("stone_age", 2, "greedy")
    bots = ("greedy", "greedy")
    won = [Outcome(1, bots, (50, 40), (1, 2), 9, 9), Outcome(1, bots, (40, 70), (2, 1), 9, 9)]
    found = result_of(task, won)
    assert (found.wins.share, found.lead) == (1.0, 20.0)
    assert result_of(task, won[::-1]).wins.share == 0.0


def test_the_score_is_the_mean_of_the_shares_with_a_narrower_interval() -> None:
    score = score_of(results(0.3))
    assert score.share == pytest.approx(0.3)
    task = results(0.3)[0].wins
    assert score.low < 0.3 < score.high
    assert score.high - score.low == pytest.approx((task.high - task.low) / 15**0.5)


def test_a_row_takes_its_place_in_a_page_and_no_other_is_lost(tmp_path: Path) -> None:
    page = tmp_path / "gauge.md"
    page.write_text("before\n<!-- gauge -->\n<!-- end of gauge -->\nafter\n", encoding="utf-8")
    for agent, share in (("weak", 0.1), ("strong", 0.9), ("weak", 0.2)):
        put_into(page, agent, results(share))
    text = page.read_text(encoding="utf-8")
    assert text.startswith("before\n")
    assert text.endswith("\nafter\n")
    rows = [line for line in text.splitlines() if line.startswith("| `")]
    assert rows == [row("strong", results(0.9)), row("weak", results(0.2))]


def test_the_page_has_a_place_for_rows_and_every_row_has_every_task() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text.count(FIRST) == text.count(LAST) == 1
    rows = [line for line in text.splitlines() if line.startswith("| `")]
    assert all(line.count("|") == len(TASKS) + 4 for line in rows)


def test_an_agent_is_gauged_at_the_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cheap = [Task("endless_winter", 2, "random"), Task("endless_winter", 3, "random")]
    monkeypatch.setattr("trilith.cli.commands.gauge.TASKS", cheap)
    arguments = ("gauge", "trilith.bots.greedy:Greedy", "--games", "2", "--game", "endless_winter")
    said = trilith(tmp_path, *arguments).stdout
    assert "endless_winter-2-random" in said
    assert "gauge 1" in said
    data = json.loads(trilith(tmp_path, *arguments, "--json").stdout)
    assert data["gauge"] == 1
    assert [each["games"] for each in data["tasks"]] == [2, 3]
    assert "There is no bot called" in trilith(tmp_path, "gauge", "genius").stderr
