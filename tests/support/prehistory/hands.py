"""Somebody who plays Prehistory in a browser, with the hands they have: everything is done where it lies."""

from collections import Counter
from typing import Any, Final

from support.browsing import wait_for_turn
from support.hands import Hands

DEED_OF: Final = {
    "paint": "painting",
    "fish": "fishing",
    "gather": "gathering",
    "hunt": "hunting",
    "ceremony": "ceremony",
    "migrate": "migration",
}
# What development points do; each is tried once in a match, and done again only where nothing else helps.
BY_BONES: Final = ("turn", "turn_weather", "buy_resource", "buy_marker", "sell_resource", "sell_marker")
EVERYTHING: Final = {
    *DEED_OF,
    *BY_BONES,
    *("weather", "income", "pay", "shaman", "card", "no_card", "lay", "pass", "capstone", "skip"),
    *("spend_resource", "spend_marker", "spend_bone", "send", "to", "take", "choose"),
    *("build", "camp", "recall", "end"),
}
LAST: Final = ("pass", "skip", "end", "leave", "no_card")
WALKING: Final = ("build", "send", "spend_resource", "spend_marker", "spend_bone")
# Where there are too many runs to tell, one step at a time is picked and done.
STEPS: Final = ("pay", "choose", "shaman", "recall")
# What is picked in the slab before it is done.
CONFIRMED: Final = ("weather", "lay", "camp")
# Which tab of the development points does what.
TABS: Final = {
    "buy_resource": "resource",
    "buy_marker": "marker",
    "turn": "wheel",
    "turn_weather": "turn_weather",
    "sell_resource": "back",
    "sell_marker": "back",
}
# Without many members on the land there are no camps.
KEENNESS: Final = {"migrate": 3}
OWED: Final = ("due", "stone_due")
WORTH: Final = {"score": 3.0, "final": 1.0, "home": 2.0}


class Forager:
    """Decides by what the table promises, and does it."""

    def __init__(self, hands: Hands) -> None:
        self.hands, self.page, self.told = hands, hands.page, hands.told
        self.done: Counter[str] = Counter()
        self._decided = -1

    def decide(self) -> bool:
        """Make one decision; false when the game is over."""
        if not wait_for_turn(self.page):
            return False
        table = self.told.table
        assert table["version"] > self._decided, "what was decided is offered again"
        self._decided = table["version"]
        if table["runs"]:
            self._make_up(max(table["runs"], key=liking), alone=len(table["runs"]) == 1)
        else:
            self.carry_out(self._best(table["choices"]))
        return True

    def play(self, until: str = "") -> None:
        """Decide until it is over, or until the turn bar names this season."""
        season = self.page.locator("[aria-current=step]")
        while not until or season.inner_text() != until:
            if not self.decide():
                return

    def _best(self, choices: list[dict[str, Any]]) -> dict[str, Any]:
        return max(choices, key=lambda choice: (self._rank(choice["action"]), liking(choice)))

    def _rank(self, action: dict[str, Any]) -> float:
        """How early something is done: what was done least often before its like, and walks lead to campsites."""
        kind = action["kind"]
        if kind in BY_BONES:
            return (-900 if kind == "buy_resource" else -1_000) if self.done[kind] else 1_000
        if kind in LAST:
            return -500
        if kind == "to":
            return float(self._land(action["field"]) == "campsite")
        return -WALKING.index(kind) if kind in WALKING else -self.done[kind] / KEENNESS.get(kind, 1)

    def _land(self, field: str) -> str:
        """What a field of the land is."""
        fields = self.told.table["view"]["map"]
        return str(next(each["land"] for each in fields if each["field"] == field))

    def _make_up(self, run: dict[str, Any], alone: bool) -> None:
        """Pick small things that belong together; where there is one way only, they lie there already."""
        self.done.update(text.split()[0] for text in run["actions"])
        for text in [] if alone else run["named"]:
            if text.startswith("shaman"):
                self._choose_dancer(text.split()[1])
            self.hands.touch(f'.tray [data-choice="{text}"]')
        self._choose_card(run["actions"])
        self.hands.touch(f'.tray [data-send="{",".join(run["actions"])}"]')

    def _choose_card(self, actions: list[str]) -> None:
        """Take the card of a ceremony up from its rack, unless it is the only one and lies ready."""
        ready = self.page.locator(f'.tray .go[data-send="{",".join(actions)}"]')
        if actions[-1].startswith("card") and not ready.count():
            self.hands.touch(f'[data-place="{actions[-1]}"]')

    def _choose_dancer(self, colour: str) -> None:
        dancer = f'.tray [data-place="shaman {colour}"]'
        if self.page.locator(f"{dancer}[aria-pressed=false]").count():
            self.hands.touch(dancer)

    def carry_out(self, choice: dict[str, Any]) -> None:
        """Do it where it lies."""
        text, action = choice["text"], choice["action"]
        kind = str(action["kind"])
        self.done[kind] += 1
        if kind in DEED_OF:
            self._take_up(DEED_OF[kind], text)
        elif kind in BY_BONES:
            self._use_bones(kind, text)
        elif kind in ("send", "build"):
            self.hands.touch(f'[data-place="{action["field"]}"]')
        elif kind == "capstone":
            self.hands.touch(f'[data-place="{text}"]')
            self.hands.go(text)
        elif kind == "card":
            self._choose_card([text])
            self.hands.go(text)
        elif kind == "to":
            walks = self.told.table["view"]["phase"] == "moving"  # whoever migrates arrives at once
            self.hands.touch(f'[data-place="{action["field"]}"]')
            if walks:
                self.hands.go(text)
        elif kind in ("income", "take"):
            self.hands.go(text)
        else:
            self.hands.touch(f'[data-choice="{text}"]')
            if kind in STEPS:
                self.hands.touch(f'.tray [data-send="{text}"]')
            elif kind in CONFIRMED:
                self.hands.go(text)

    def _take_up(self, deed: str, text: str) -> None:
        """Open a deed, unless it is summer and its turn, take what lies there, and do it."""
        if not self.page.locator(f'[data-place="{deed}"][aria-expanded=true]').count():
            self.hands.touch(f'[data-place="{deed}"]')
        on_place = deed in ("fishing", "gathering", "hunting")
        offer = f'[data-place="{text}"]' if on_place else f'.tray [data-choice="{text}"]'
        # What lies under the pointer is only looked at, with its button, until it is chosen.
        if self.page.locator(f"{offer}:not([aria-pressed=true])").count():
            self.hands.touch(offer)
        self.hands.go(text)

    def _use_bones(self, kind: str, text: str) -> None:
        """Open the development points and their tab, pick what is bought or given, and do it; a turn needs no more."""
        where = self.page.locator('.tray [data-place="bones"]')
        self.hands.touch('.tray [data-place="bones"]' if where.count() else '.mine [data-place="bones"]')
        self.hands.touch(f".tray [data-tab={TABS[kind]}]")
        if kind != "turn_weather":
            self.hands.touch(f'.tray [data-choice="{text}"]')
        if kind != "turn":
            self.hands.go(text)


def liking(choice: dict[str, Any]) -> float:
    """How much a choice promises, by its forecast alone."""
    promised = choice["forecast"]["change"].items()
    change = {name: amount for name, amount in promised if name not in OWED}
    return float(sum(WORTH.get(name, 0.3) * amount for name, amount in change.items()))
