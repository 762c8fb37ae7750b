"""The reports in docs/observatory say what their figures say, and with which command they were made."""

import json

import pytest

from make_rule_pages import ROOT
from trilith.games import OURS
from trilith.study.observatory.report import FORMAT
from trilith.words import words

REPORTS = sorted(folder.name for folder in (ROOT / "docs/observatory").iterdir())


def test_there_are_reports_and_the_page_leads_to_all_of_them() -> None:
    page = (ROOT / "docs/observatory.md").read_text(encoding="utf-8")
    assert set(REPORTS) <= set(OURS)
    assert [game for game in REPORTS if f"(observatory/{game}/report.html)" in page] == REPORTS != []


@pytest.mark.parametrize("game", REPORTS)
def test_a_report_tells_its_figures_and_its_command(game: str) -> None:
    folder = ROOT / "docs/observatory" / game
    data = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    drawn = (folder / "report.html").read_text(encoding="utf-8")
    assert (data["format"], data["game"]) == (FORMAT, game)
    title = words("en", game).say(
        "page-observe-title", game=words("en", game).say("game-title"), games=str(data["games"])
    )
    assert f"<h1>{title}</h1>" in drawn
    bots = f"--games {data['games']} --bots {data['bots'][0]} --seats {data['seats']} --seed {data['seed']}"
    assert f"<code>trilith observe {game} {bots}</code>" in drawn
    for figure in [data["points"], data["winner"], *data["by_order"]]:
        assert f"{figure['mean']:.1f}" in drawn
    assert sum(data["leads"]) == data["games"]
    assert sum(each["count"] for each in data["by_order"]) == data["games"] * data["seats"]
