"""Bots one can follow: each of their turns is told as one, in its time, and the stage changes at most once."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from statistics import median
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from support.browsing import OFFERED
from support.hosting import Host
from support.serving import Guest

# How many bots: in the long turns of the other games one shows what three would.
BOTS: Final = {"stone_age": 3, "prehistory": 1, "endless_winter": 1}
MOVING: Final[dict[str, Any]] = {"reduced_motion": "no-preference"}
# How long a turn of a bot may take at normal pace, in milliseconds, with what frames may be late each.
TIMES: Final = {"stone_age": 1000, "prehistory": 2000, "endless_winter": 3000}
LATE: Final = 150
# How often Mira decides, so that there are some turns to be seen.
ROUNDS: Final = {"stone_age": 1, "prehistory": 2, "endless_winter": 2}
# Looks at every frame: which turn is told, as far as which beat, and what the stage shows. On a busy machine frames come late, and
# what they are late by is no time of the page's own: it is counted, and taken off.
WATCH: Final = """
() => {
  const seen = [];
  let [last_frame, lost] = [performance.now(), 0];
  const look = () => {
    lost += Math.max(0, performance.now() - last_frame - 60);
    last_frame = performance.now();
    const strip = document.querySelector(".strip.going");
    const { near, picture } = document.querySelector(".stage").dataset;
    const now = { who: strip?.querySelector("b").textContent ?? "", beat: Number(strip?.dataset.beat ?? 0), stage: near ?? picture ?? "" };
    const last = seen.at(-1);
    if (last?.who !== now.who || last?.beat !== now.beat || last?.stage !== now.stage) seen.push({ ...now, at: last_frame - lost });
    requestAnimationFrame(look);
  };
  window.seen = seen;
  look();
}
"""


def act(guest: Guest, match: str) -> None:
    """Decide something by the shortest way until it is somebody else's turn."""
    table = guest.look(match, seat=0)
    while table["actor"] == 0:
        choices = {each["text"].split()[0]: each["text"] for each in table["choices"]}
        ending = next((choices[verb] for verb in ("end", "pass", "skip", "done") if verb in choices), None)
        first = choices.get("place") or table["choices"][0]["text"]
        assert guest.act(match, 0, table["version"], ending or first).status_code == 200
        table = guest.look(match, seat=0)


@contextmanager
def watching(host: Host, game: str, bots: int, **wishes: Any) -> Iterator[tuple[Page, Guest, str]]:
    """Mira plays against bots, and everything that is told of their turns is seen."""
    mira = host.server.guest("Mira")
    match = host.keep_new(game, [mira, *["greedy"] * bots])
    with host.visit(mira, match, **wishes) as page:
        page.wait_for_selector(OFFERED)
        page.evaluate(WATCH)
        yield page, mira, match


def turns_in(seen: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """What was seen of each turn, from its first beat up to and with what came after it."""
    begins = [at for at, now in enumerate(seen) if now["beat"] == 1 and (not at or seen[at - 1]["beat"] != 1)]
    ends = [
        next(at for at, now in enumerate(seen) if at > begin and now["beat"] in (0, 1)) for begin in begins
    ]
    return [seen[begin : end + 1] for begin, end in zip(begins, ends, strict=True)]


@pytest.mark.parametrize("game", TIMES)
def test_a_turn_of_a_bot_is_told_in_its_time_with_one_change_of_the_stage(host: Host, game: str) -> None:
    with watching(host, game, BOTS[game], **MOVING) as (page, mira, match):
        for _ in range(ROUNDS[game]):
            act(mira, match)
            page.wait_for_selector(".strip.going")
            page.wait_for_selector(OFFERED)
        turns = turns_in(page.evaluate("window.seen"))
    assert len(turns) >= max(BOTS[game], ROUNDS[game])
    took = [turn[-1]["at"] - turn[0]["at"] for turn in turns]
    assert median(took) <= TIMES[game] + LATE, took
    for turn in turns:
        beats = [now["beat"] for now in turn[:-1]]
        assert beats == sorted(beats), turn
        changes = [one["stage"] != other["stage"] for one, other in pairwise(turn[:-1])]
        assert sum(changes) <= 1, turn


def test_space_tells_a_turn_at_once_and_pressed_again_all_of_them(host: Host) -> None:
    with watching(host, "endless_winter", 3, **MOVING) as (page, mira, match):
        act(mira, match)
        page.wait_for_selector(".strip.going[data-beat='1']")
        first = page.locator(".strip b").inner_text()
        mira.wait_for_turn(match, 0)
        page.keyboard.press("Space")
        expect(page.locator(".strip.going b")).not_to_have_text(first)
        page.keyboard.press("Space")
        expect(page.locator(OFFERED).first).to_be_visible()
        expect(page.locator(".strip:not(.going)")).to_be_visible()  # the last one stays
        page.mouse.click(640, 20)
        expect(page.locator(".strip")).to_have_count(0)


def test_the_bar_says_what_a_bot_does_and_whose_turn_it_is_then(host: Host) -> None:
    with watching(host, "stone_age", 1, **MOVING) as (page, mira, match):
        act(mira, match)
        page.wait_for_selector(".strip.going")
        expect(page.locator("h1")).to_contain_text("sends")
        assert "Your turn" not in page.locator("h1").inner_text()
        expect(page.locator("h1")).to_contain_text("Your turn.")


def test_somebody_chooses_the_pace_and_it_stays(host: Host) -> None:
    with watching(host, "prehistory", 1, **MOVING) as (page, mira, match):
        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_role("radio", name="at once").click()
        page.reload()
        page.wait_for_selector(OFFERED)
        page.evaluate(WATCH)
        act(mira, match)
        mira.wait_for_turn(match, 0)
        expect(page.locator(".strip:not(.going)")).to_be_visible()
        turns = page.evaluate("window.seen")
        assert [now for now in turns if now["beat"] == 1] == []
