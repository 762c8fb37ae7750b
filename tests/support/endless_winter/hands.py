"""Hands at the table of Endless Winter: they do what somebody has decided, each thing where it lies."""

from typing import Any, Final

from playwright.sync_api import Locator, Page, Position

from support.browsing import OFFERED, wait_for_turn
from support.endless_winter.choosing import GOES_ON, Choice, Curious
from support.listening import Told
from support.screens import unreached

# What is near when something of a kind is chosen.
SIGHTS: Final = {
    **dict.fromkeys(("recruit", "enlist"), "tribes"),
    **dict.fromkeys(("camp", "move", "village"), "land"),
    **dict.fromkeys(("reveal", "hunt"), "hunting_ground"),
    "learn": "culture",
    "stone": "stones",
    "tip": "animals",
    "bury": "graves",
    "build": "site",
    "idol": "idols",
}
PATIENCE: Final = 30_000
MOST_DECISIONS: Final = 300
DIGITS: Final = 9
# On a phone, only the heads of played cards are seen; what a clearing offers, and what is far away, stands in the line as well.
TOUCHED_OTHERWISE: Final = ".played *, .sight, [data-place=walk], [data-place=rite]"
HEAPS: Final = "(cards) => cards.map(({ dataset }) => dataset.card)"
# The letter beside an offer while letters are shown; nothing where it has none, or where two lie upon each other.
LETTER: Final = """
(offer) => {
  const { left, top } = offer.getBoundingClientRect();
  const beside = (kbd) => Math.hypot(parseFloat(kbd.style.left) - left, parseFloat(kbd.style.top) - top) < 1;
  const letters = [...document.querySelectorAll("[data-letters] kbd")].filter(beside);
  return letters.length === 1 ? letters[0].textContent.toLowerCase() : "";
}
"""


class WinterHands:
    """Somebody with a mouse."""

    def __init__(self, page: Page, told: Told, mind: Curious) -> None:
        self.page, self.told, self.mind = page, told, mind
        self._decided = -1
        self._meant: list[str] = []

    def play(self) -> None:
        """Decide until the game is over."""
        for _ in range(MOST_DECISIONS):
            if not self.decide():
                return
        raise AssertionError("the game does not end")

    def decide(self) -> bool:
        """Make one decision; false when the game is over. What was meant before must be what the page has sent."""
        goes_on = wait_for_turn(self.page)
        if self._meant:
            assert self.told.sent == self._meant, f"{self._meant} was meant, {self.told.sent} was sent"
        if not goes_on:
            return False
        table = self.told.offered_after(self._decided)
        self._decided = table["version"]
        choice = self.mind.choose(table)
        self._meant = self.meaning(choice, table["view"])
        self.carry_out(choice, table["view"])
        self.mind.note(choice)
        return True

    @staticmethod
    def meaning(choice: Choice, view: dict[str, Any]) -> list[str]:
        """What the page sends for it: a pile is laid at once, and gains left behind in the last clearing end the turn."""
        text = choice["text"]
        if choice["action"]["kind"] == "lay":
            return [text, "done"]
        return ["done", "end"] if text == "done" and view["phase"] == "leaving" else [text]

    def carry_out(self, choice: Choice, view: dict[str, Any]) -> None:
        """Do it where it lies."""
        text, action = choice["text"], choice["action"]
        kind = action["kind"]
        if view["phase"] == "laying":
            self.lay(view, [] if kind == "done" else [action["card"]])
        elif kind == "place":
            self.place(action["figure"], text)
        elif kind == "play":
            self.take_card(view, action["card"])
            self.touch(f'.look [data-send="{text}"]')
        elif kind == "discard":
            self.take_card(view, action["card"])
        elif kind == "use":
            self.touch(f'.played [data-card="{action["card"]}"][data-place]')
            self.touch(f'.look [data-send="{text}"]')
        elif kind == "call":
            self.touch("[data-place=chief]")
            self.touch(f'.look [data-send="{text}"]')
        elif kind in ("eat", "tile"):
            self.touch(f'[data-choice="{text}"]')
        else:
            self.reach(choice)

    def place(self, figure: str, text: str) -> None:
        """Take up a figure, and send it where it goes."""
        wanted = f".line [data-figure={figure}]"
        if self.page.locator(wanted).get_attribute("aria-pressed") == "false":
            self.touch(wanted)
        self.touch(f'[data-place="{text}"]')

    def lay(self, view: dict[str, Any], cards: list[str]) -> None:
        """Lay cards on the eclipse pile, all at once."""
        for card in cards:
            self.take_card(view, card)
        actions = ",".join([*(f"lay {card}" for card in cards), "done"])
        self.touch(f'.laying [data-send="{actions}"]')

    def take_card(self, view: dict[str, Any], card: str) -> None:
        """Take up a card of the hand."""
        self.touch(f'.hand [data-card="{card}"]')

    def reach(self, choice: Choice) -> None:
        """Bring near what is asked about, look at it, and do it."""
        text, action, forecast = choice["text"], choice["action"], choice["forecast"]
        kind = action["kind"]
        piece = f'[data-choice="{text}"], [data-place="{text}"]'
        go = f'.go[data-send="{text}"]'
        if self.seen(go):
            return self.touch(go)
        if kind == "lesser" and not self.seen(piece):
            self.touch(f"[data-lesser={action['gain']}]")
        if kind in SIGHTS and not self.seen(f'{piece}, [data-place^="from "]'):
            self.bring_near(SIGHTS[kind])
        if kind == "move" and not self.seen(piece):
            self.touch(f'[data-place="from {action["from"]}"]')
        self.touch(piece)
        if kind == "done" and self.seen("[data-leave]"):
            return self.touch("[data-leave]")  # it is asked once whether gains are left behind
        if kind in GOES_ON and not (forecast["binding"] and forecast["luck"]):
            return None
        return self.touch(go)

    def bring_near(self, sight: str) -> None:
        """Look at another part of the table."""
        self.touch(f"[data-sight={sight}]")

    def seen(self, selector: str) -> bool:
        """Whether something like this can be seen now; all of it is there as soon as something is offered."""
        return self.page.locator(selector).locator("visible=true").count() > 0

    def touch(self, selector: str) -> None:
        """Touch the first thing of this kind that is seen."""
        self.press(self.page.locator(selector).locator("visible=true").first)

    def press(self, button: Locator) -> None:
        """Press a button, near its left edge: cards of a large hand overlap."""
        button.click(timeout=PATIENCE, position=self.spot(button))

    def spot(self, button: Locator) -> Position | None:
        """Where to touch it."""
        return {"x": 12, "y": 24} if button.get_attribute("data-card", timeout=PATIENCE) else None


class WinterFingers(WinterHands):
    """Somebody with a touch screen."""

    def carry_out(self, choice: Choice, view: dict[str, Any]) -> None:
        if choice["action"]["kind"] in self.mind.missing:  # once for every kind
            self.expect_in_reach()
        super().carry_out(choice, view)

    def bring_near(self, sight: str) -> None:
        super().bring_near(sight)
        self.expect_in_reach()

    def expect_in_reach(self) -> None:
        """Whatever is offered can be brought onto the screen and touched there with a fingertip."""
        beyond = unreached(self.page, f":is({OFFERED}):not({TOUCHED_OTHERWISE})")
        assert not beyond, beyond

    def press(self, button: Locator) -> None:
        button.tap(timeout=PATIENCE, position=self.spot(button))


class WinterKeys(WinterHands):
    """Somebody with nothing but a keyboard: letters for what is offered, digits for cards, Tab for the rest."""

    def take_card(self, view: dict[str, Any], card: str) -> None:
        heaps: list[str] = self.page.locator(".hand .card").evaluate_all(HEAPS)
        at = heaps.index(card)
        if at < DIGITS:
            self.page.keyboard.press(str(at + 1))
        else:
            super().take_card(view, card)

    def touch(self, selector: str) -> None:
        found = self.page.locator(selector).locator("visible=true").first
        found.wait_for(timeout=PATIENCE)
        if not self.focused(found):
            self.page.keyboard.press("j")
            self.page.locator("[data-letters]").wait_for(state="attached", timeout=PATIENCE)
            letter = found.evaluate(LETTER)
            if letter:
                return self.page.keyboard.press(letter)
            self.tab_to(found)
        return self.page.keyboard.press("Enter")

    def tab_to(self, element: Locator) -> None:
        """Press Tab until this has the focus."""
        for _ in range(self.page.locator("button, a, [tabindex]").count()):
            if self.focused(element):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never leads to {element}")

    def focused(self, element: Locator) -> bool:
        """Whether this has the focus."""
        return bool(element.evaluate("(each) => each === document.activeElement"))

    def press(self, button: Locator) -> None:
        raise AssertionError("somebody with a keyboard touches nothing else")
