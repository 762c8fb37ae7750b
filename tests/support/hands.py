"""Hands at a table in a browser: they do what somebody has decided, each thing where it lies."""

from typing import Final

from playwright.sync_api import Locator, Page

from support.browsing import tab_to
from support.listening import Told

# The letter beside something that is offered, while letters are shown; nothing where there are more offers than letters.
LETTER: Final = """
(selector) => {
  const { left, top } = document.querySelector(selector).getBoundingClientRect();
  const beside = (kbd) => Math.hypot(parseFloat(kbd.style.left) - left, parseFloat(kbd.style.top) - top) < 1;
  return [...document.querySelectorAll("kbd")].find(beside)?.textContent.toLowerCase() ?? "";
}
"""


class Hands:
    """Somebody with a mouse."""

    def __init__(self, page: Page, told: Told) -> None:
        self.page, self.told = page, told

    def go(self, actions: str) -> None:
        """Do what was prepared; the button must be about exactly these actions."""
        self.touch(f'.tray .go[data-send="{actions}"]')

    def touch(self, selector: str) -> None:
        """Touch what is offered."""
        self.press(self.page.locator(selector))

    def press(self, button: Locator) -> None:
        """Press a button."""
        button.click()


class Fingers(Hands):
    """Somebody with a touch screen."""

    def press(self, button: Locator) -> None:
        button.tap()


class Keys(Hands):
    """Somebody with nothing but a keyboard."""

    def touch(self, selector: str) -> None:
        """Jump there: a letter appears at everything that is offered."""
        self.page.keyboard.press("j")
        letter = self.page.evaluate(LETTER, selector)
        if not letter:
            tab_to(self.page, selector)
        self.page.keyboard.press(letter or "Enter")

    def go(self, actions: str) -> None:
        ready = self.page.locator(f'.tray .go[data-send="{actions}"]:focus')
        ready.wait_for()
        self.page.keyboard.press("Enter")

    def press(self, button: Locator) -> None:
        raise AssertionError("somebody with a keyboard touches nothing else")
