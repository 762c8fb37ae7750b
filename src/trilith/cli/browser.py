"""The person's browser."""

import os
import sys
import webbrowser


def open_page(address: str) -> bool:
    """Show a page in the person's browser; false where there is none."""
    try:
        browser = webbrowser.get()
        return (_was_named() or _has_window(browser)) and browser.open(address)
    except (webbrowser.Error, OSError):
        return False


def _was_named() -> bool:
    return bool(os.environ.get("BROWSER"))


def _has_window(browser: webbrowser.BaseBrowser) -> bool:
    """Whether it shows itself on a screen; a browser made of text would take the terminal away from us."""
    if sys.platform in ("darwin", "win32"):
        return True
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    made_of_text = type(browser) is webbrowser.GenericBrowser
    return bool(screen) and not made_of_text
