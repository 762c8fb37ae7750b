"""Somebody who plays lessons in a browser: does what is asked where it lies, and finds everything that is pointed at."""

from types import SimpleNamespace
from typing import Any, Final

from playwright.sync_api import Page, Response, expect

from support.endless_winter.hands import WinterHands
from support.hands import Hands
from support.prehistory.hands import Forager
from support.stone_age.hands import StoneAgeHands

Told = dict[str, Any]
MOST_CALLS: Final = 200  # no lesson has more
# Loops whose middle is not on the screen, or under the slab of whoever points.
UNSEEN: Final = """
(things) => things.filter((thing) => {
  const found = document.querySelector(`[data-loop="${thing}"]`);
  if (!found) return true;
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const slab = document.querySelector(".teach").getBoundingClientRect();
  const under = x > slab.left && x < slab.right && y > slab.top && y < slab.bottom;
  return under || x < 0 || y < 0 || x > innerWidth || y > innerHeight;
})
"""
# Go to another page as a link of the client would, without loading it anew.
GO: Final = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
IN_VAIN: Final = ("discard", "lay", "tip")  # wrong moves that need more than one touch


LOW: Final = 480  # pixels: a phone held sideways


class Pupil:
    """One visit, in which any number of lessons is played."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.game = game
        self.answer: Told = {}
        self.table: Told = {}
        self.wrong = 0  # moves that were not asked for, answered and taken back
        self.by_hand = 0
        self._slab = page.locator(".teach")

    def play(self, lesson: str, most_free: int = MOST_CALLS) -> None:
        """Play a lesson to its end, or to so many free decisions, with one wrong move on the way."""
        wrong_before, free = self.wrong, 0
        self.open(lesson)
        for _ in range(MOST_CALLS):
            state = self.shown["state"]
            self.expect_pointed()
            if state == "done" or free == most_free:
                return
            free += state == "free"
            if state == "ask" and self.wrong == wrong_before:
                self.err()
            self.go_on()
        raise AssertionError(f"{lesson} does not end")

    @property
    def shown(self) -> Told:
        """What the lesson shows now."""
        found: Told = self.answer["shown"]
        return found

    def open(self, lesson: str) -> None:
        """Go to a lesson."""
        with self.page.expect_response(_of_lesson) as heard:
            self.page.evaluate(GO, f"/learn/{self.game}/{lesson}")
        self._hear(heard.value)

    def go_on(self) -> None:
        """Do whatever is asked."""
        state = self.shown["state"]
        if state in ("look", "event", "answer"):
            self._press(".go")
            return
        choice = self._choice(self.shown["asked"][:1])
        if state == "free" or choice is None or self.table["runs"]:
            self._press(".torch")
        else:
            self.by_hand += 1
            self._do(choice)

    def err(self) -> None:
        """Make a move that is not asked for, and take it back, if there is one that one touch makes."""
        before, asked = self.table["view"], self.shown["asked"]
        if not self.stray():
            return
        self._press("button:not(.leave):has(svg)")
        assert (self.shown["state"], self.shown["asked"]) == ("ask", asked)
        assert self.table["view"] == before
        self.wrong += 1

    def stray(self) -> bool:
        """Make a move that is not asked for; false if there is none that one touch makes."""
        others = [each["text"] for each in self.table["choices"] if each["text"] not in self.shown["asked"]]
        wrong = self._choice(
            [
                text
                for text in others
                if text.split()[0] not in IN_VAIN and text not in ("end", "skip", "pass")
            ]
        )
        if wrong is None or self.table["runs"]:
            return False
        self._do(wrong)
        assert self.shown["state"] == "answer", (wrong["text"], self.shown)
        assert self.shown["said"], "whoever errs is told why"
        assert not self.table["choices"]
        return True

    def expect_pointed(self) -> None:
        """Everything that is pointed at is found and seen; where a move is asked for, something glows.

        On a phone held sideways not all of it has room, and what has none is scrolled to by hand.
        """
        low = self.page.viewport_size is not None and self.page.viewport_size["height"] < LOW
        points = [] if low else self.shown["points"]
        for thing in points:
            expect(self.page.locator(f'[data-loop="{thing}"]')).to_have_count(1)
        unseen = self.page.evaluate(
            UNSEEN, points[:1]
        )  # where not all of them fit on a phone, the first does
        assert not unseen, f"{self.shown['lesson']}, step {self.shown['step']}: {unseen} cannot be seen"
        if self.shown["state"] == "ask":
            assert self.page.locator(".wanted, .tray").count(), (self.shown["step"], self.shown["asked"])

    def _choice(self, texts: list[str]) -> Told | None:
        by_text = {each["text"]: each for each in self.table["choices"]}
        return next((by_text[text] for text in texts if text in by_text), None)

    def _do(self, choice: Told) -> None:
        told: Any = SimpleNamespace(table=self.table)
        with self.page.expect_response(_of_lesson) as heard:
            if self.game == "stone_age":
                StoneAgeHands(self.page, told).carry_out(choice)
            elif self.game == "prehistory":
                Forager(Hands(self.page, told)).carry_out(choice)
            else:
                mind: Any = None
                WinterHands(self.page, told, mind).carry_out(choice, self.table["view"])
        self._hear(heard.value)

    def _press(self, button: str) -> None:
        with self.page.expect_response(_of_lesson) as heard:
            self._slab.locator(button).click()
        self._hear(heard.value)

    def _hear(self, response: Response) -> None:
        assert response.status == 200, response.text()
        self.answer = response.json()
        if self.answer["told"]:
            self.table = self.answer["told"][-1]
        shown = self.shown
        self.page.wait_for_selector(
            f'.teach[aria-busy=false][data-step="{shown["lesson"]} {shown["step"]}"][data-state={shown["state"]}]'
        )


def _of_lesson(response: Response) -> bool:
    """Whether a lesson answers."""
    return (
        "/lessons/" in response.url and response.request.method == "POST" and "objection" not in response.url
    )
