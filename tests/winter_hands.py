"""Hands at the table of Endless Winter: they do what somebody has decided, each thing where it lies."""

from collections import Counter
from typing import Any, Final

from playwright.sync_api import Locator, Page, Position

from browsing import wait_for_turn
from handling import Told

Choice = dict[str, Any]
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
# Whoever has done so much in one turn goes on.
MOST_IN_A_TURN: Final = 6
GOES_ON: Final = ("walk", "end", "done")
PATIENCE: Final = 30_000


class WinterHands:
    """Somebody with a mouse, who tries everything: of what is offered, what was done least so far."""

    def __init__(self, page: Page, told: Told) -> None:
        self.page, self.told = page, told
        self.done: Counter[str] = Counter()
        self._decided = -1
        self._in_turn = 0

    def decide(self) -> str:
        """Make one decision; what kind it was, or nothing when the game is over."""
        if not wait_for_turn(self.page):
            return ""
        table = self.told.table
        assert table["version"] > self._decided, "what was decided is offered again"
        self._decided = table["version"]
        choice = self.choose(table["choices"])
        kind = str(choice["action"]["kind"])
        self._in_turn = 0 if kind in ("end", "place") else self._in_turn + 1
        self.done[kind] += 1
        self.carry_out(choice, table["view"])
        return kind

    def choose(self, choices: list[Choice]) -> Choice:
        """What was done least; whoever has done much goes on."""
        kinds = {str(choice["action"]["kind"]) for choice in choices}
        if self._in_turn >= MOST_IN_A_TURN and kinds & set(GOES_ON):
            choices = [choice for choice in choices if choice["action"]["kind"] in GOES_ON]
        return min(choices, key=lambda choice: (self.done[choice["action"]["kind"]], self.rank(choice)))

    def rank(self, choice: Choice) -> tuple[int, str]:
        """Of one kind, the columns take turns, and what is worth more comes first."""
        if choice["action"]["kind"] == "place":
            return (self.done[f"{choice['action']['column']}"], choice["text"])
        change = choice["forecast"]["change"]
        return (-change.get("score", 0) - change.get("final", 0), choice["text"])

    def carry_out(self, choice: Choice, view: dict[str, Any]) -> None:
        """Do it where it lies."""
        text, action = choice["text"], choice["action"]
        kind = action["kind"]
        if view["phase"] == "laying":
            self.lay([] if kind == "done" else [text])
        elif kind == "place":
            self.done[action["column"]] += 1
            self.place(action["figure"], text)
        elif kind == "play":
            self.touch(f'.hand [data-card="{action["card"]}"][data-place]')
            self.touch(f'.look [data-send="{text}"]')
        elif kind == "use":
            self.touch(f'.played [data-card="{action["card"]}"][data-place]')
            self.touch(f'.look [data-send="{text}"]')
        elif kind == "call":
            self.touch("[data-place=chief]")
            self.touch(f'.look [data-send="{text}"]')
        elif kind in ("discard", "eat", "tile"):
            self.touch(f'[data-choice="{text}"]')
        else:
            self.reach(choice)

    def place(self, figure: str, text: str) -> None:
        """Take up a figure, and send it where it goes."""
        wanted = f".line [data-figure={figure}]"
        if self.page.locator(wanted).get_attribute("aria-pressed") == "false":
            self.touch(wanted)
        self.touch(f'[data-place="{text}"]')

    def lay(self, cards: list[str]) -> None:
        """Lay cards on the eclipse pile, all at once."""
        for text in cards:
            self.touch(f'.hand [data-choice="{text}"][aria-pressed=false]')
        self.touch(f'.laying .go[data-send="{",".join([*cards, "done"])}"]')

    def reach(self, choice: Choice) -> None:
        """Bring near what is asked about, look at it, and do it."""
        text, action = choice["text"], choice["action"]
        kind = action["kind"]
        piece = f'[data-choice="{text}"], [data-place="{text}"]'
        go = f'.go[data-send="{text}"]'
        if self.seen(go):
            return self.touch(go)
        if kind == "lesser" and not self.seen(piece):
            self.touch(f"[data-lesser={action['gain']}]")
        if kind in SIGHTS and not self.seen(f'{piece}, [data-place^="from "]'):
            self.touch(f"[data-sight={SIGHTS[kind]}]")
        if kind == "move" and not self.seen(piece):
            self.touch(f'[data-place="from {action["from"]}"]')
        self.touch(piece)
        if kind in GOES_ON and not choice["forecast"]["luck"]:
            return None
        return self.touch(go)

    def seen(self, selector: str) -> bool:
        """Whether something like this can be seen now."""
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

    def press(self, button: Locator) -> None:
        button.tap(timeout=PATIENCE, position=self.spot(button))


class WinterKeys(WinterHands):
    """Somebody with nothing but a keyboard: letters at what is offered, digits for cards, Tab for the rest."""

    def touch(self, selector: str) -> None:
        found = self.page.locator(selector).locator("visible=true").first
        found.wait_for(timeout=PATIENCE)
        if not self.focused(found):
            self.page.keyboard.press("j")
        for _ in range(self.page.locator("button, a, [tabindex]").count()):
            if self.focused(found):
                return self.page.keyboard.press("Enter")
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never leads to {selector}")

    def focused(self, element: Locator) -> bool:
        """Whether this has the focus."""
        return bool(element.evaluate("(each) => each === document.activeElement"))

    def press(self, button: Locator) -> None:
        raise AssertionError("somebody with a keyboard touches nothing else")
