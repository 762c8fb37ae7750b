"""Hands at the table of Stone Age: they make sensible decisions, and do each thing where it lies."""

import re
from typing import Any, Final

from playwright.sync_api import Page

from support.browsing import wait_for_turn, wait_until
from support.hands import Fingers, Hands, Keys
from support.listening import Told
from support.stone_age.choosing import best

GOODS: Final = ("wood", "brick", "stone", "gold")
MORE: Final = re.compile("More|Mehr")
FEWER: Final = re.compile("Fewer|Weniger")
# The digit that adds the first tool of this notation that has not been added.
TOOL_DIGIT: Final = """
(text) => {
  const kit = [...document.querySelectorAll(".kit .option")];
  return 1 + kit.findIndex((each) => each.dataset.choice === text && each.ariaPressed === "false");
}
"""


class StoneAgeHands(Hands):
    """Somebody with a mouse."""

    def __init__(self, page: Page, told: Told) -> None:
        super().__init__(page, told)
        self._decided = -1

    def decide(self) -> str:
        """Make one sensible decision; what kind of decision it was, or nothing when the game is over."""
        if not wait_for_turn(self.page):
            return ""
        table = self.told.table
        assert table["version"] > self._decided, "what was decided is offered again"
        self._decided = table["version"]
        if table["runs"]:
            return self._make_up(table["runs"])
        return self.carry_out(best(table["choices"]))

    def carry_out(self, choice: dict[str, Any]) -> str:
        """Do it where it lies; what kind of decision it was."""
        kind: str = choice["action"]["kind"]
        if kind == "place":
            self.send(choice["action"]["spot"], choice["action"]["people"])
        elif "spot" in choice["action"]:
            self.do_at(choice["action"]["spot"], choice["text"])
        else:
            self.take(choice["text"])
        return kind

    def _make_up(self, runs: list[dict[str, Any]]) -> str:
        """Pick small things that belong together; where there is one way only, they lie there already."""
        run = best(runs)
        for text in run["named"] if len(runs) > 1 else []:
            if text.startswith(("tool", "one_use")):
                self.add_tool(text)
            else:
                self.lay(text)
        self.go(",".join(run["actions"]))
        return str(run["actions"][0].split()[0])

    def send(self, spot: str, people: int) -> None:
        """Send so many people to a place."""
        if self.opens(spot):
            self.set_number(people)
            self.go(f"place {spot} {people}")

    def do_at(self, spot: str, text: str) -> None:
        """Do something at a place where own people stand."""
        if self.opens(spot):
            self.take(text)

    def opens(self, spot: str) -> bool:
        """Touch a place; whether that opens something instead of doing it."""
        place = f"[data-place={spot}]"
        opens = self.page.locator(place).get_attribute("aria-expanded") is not None
        self.touch(place)
        return opens

    def set_number(self, people: int) -> None:
        """Set a stepper to a number."""
        stepper = self.page.locator(".tray")
        ready = stepper.locator(".go")
        while (now := int(str(ready.get_attribute("data-send")).split()[-1])) != people:
            self.press(stepper.get_by_role("button", name=MORE if now < people else FEWER))

    def lay(self, text: str) -> None:
        """Lay one of a good into a tray."""
        self.touch(f'.tray [data-choice="{text}"]')

    def add_tool(self, text: str) -> None:
        """Add a tool to a roll."""
        self.press(self.page.locator(f'.kit [data-choice="{text}"][aria-pressed=false]').first)

    def take(self, text: str) -> None:
        """Take something that is done by one touch."""
        self.touch(f'[data-choice="{text}"]')


class Watching(StoneAgeHands):
    """Somebody with a mouse who lets things move: a roll that can be taken in one way only is read and takes itself."""

    def decide(self) -> str:
        if not wait_for_turn(self.page):
            return ""
        table = self.told.table
        if table["view"]["phase"] != "tooling" or len(table["runs"] or table["choices"]) > 1:
            return super().decide()
        wait_until(self.page, lambda: self.told.table["version"] > table["version"])
        return "take"


class StoneAgeFingers(Fingers, StoneAgeHands):
    """Somebody with a touch screen."""


class StoneAgeKeys(Keys, StoneAgeHands):
    """Somebody with nothing but a keyboard."""

    def set_number(self, people: int) -> None:
        self.page.keyboard.press(str(people % 10))

    def lay(self, text: str) -> None:
        self.page.keyboard.press(str(1 + GOODS.index(text.split()[1])))

    def add_tool(self, text: str) -> None:
        self.page.keyboard.press(str(self.page.evaluate(TOOL_DIGIT, text)))
