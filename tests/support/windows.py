"""Windows of a browser that are used again: to open one takes longer than most of what is looked at in it."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, Error, Page

from support.serving import PATIENCE

# A page or context to which this was done is not as it was: nobody else gets it.
CHANGES: Final = ("add_init_script", "on", "route")
QUIET_PAGE: Final = "/healthz"  # of the same server, so that the browser keeps the process
FORGET: Final = "localStorage.clear(); sessionStorage.clear()"
REMEMBER: Final = """
if (location.protocol.startsWith("http"))
  for (const [name, value] of Object.entries(REMEMBERED)) localStorage[name] ??= value;
"""
# Drawing is a third of a browser's work, and nearly nobody looks. Where all is transparent nothing is drawn; sizes, places and
# what a click meets stay as they are. What asks for transparency itself has it shown first.
UNDRAWN: Final = """
const leaveUndrawn = (root) => { root.style.opacity = "0"; };
if (document.documentElement) leaveUndrawn(document.documentElement);
else new MutationObserver((_, observer) => {
  if (!document.documentElement) return;
  leaveUndrawn(document.documentElement);
  observer.disconnect();
}).observe(document, { childList: true });
"""
SHOW: Final = "document.documentElement.style.removeProperty('opacity')"


def show(page: Page) -> None:
    """Let a page be drawn from now on, until it is loaded anew."""
    page.evaluate(SHOW)


class Window:
    """A context with one page, for whoever wishes this and remembers that."""

    def __init__(self, browser: Browser, wishes: dict[str, Any], remembered: dict[str, str]) -> None:
        self.wishes = wishes
        self.changed = False
        self.problems: list[str] = []
        self.context = browser.new_context(**wishes)
        self.context.set_default_timeout(PATIENCE * 1000)  # a busy machine is no mistake of the page
        self.context.add_init_script(REMEMBER.replace("REMEMBERED", json.dumps(remembered)))
        if wishes["reduced_motion"] == "reduce":  # what moves is timed as people see it
            self.context.add_init_script(UNDRAWN)
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on(
            "console", lambda said: self.problems.append(said.text) if said.type == "error" else None
        )
        for owner in (self.page, self.context):
            for name in CHANGES:
                setattr(owner, name, self._noticed(getattr(owner, name)))

    def _noticed(self, change: Callable[..., Any]) -> Callable[..., Any]:
        def notice(*given: Any, **named: Any) -> Any:
            self.changed = True
            return change(*given, **named)

        return notice

    def clean(self) -> bool:
        """Make it as it was when it was new; whether that could be done."""
        at = urlsplit(self.page.url)
        if self.changed or at.scheme != "http" or self.page.is_closed():
            return False
        try:
            for other in self.context.pages:
                if other is not self.page:
                    other.close()
            self.page.mouse.move(0, 0)
            self.page.goto(f"http://{at.netloc}{QUIET_PAGE}")
            self.page.evaluate(FORGET)
            self.context.clear_cookies()
            self.page.set_viewport_size(self.wishes["viewport"])
            self.page.emulate_media(
                media="null",
                color_scheme=self.wishes.get("color_scheme", "light"),
                reduced_motion=self.wishes["reduced_motion"],
            )
        except Error:  # its server is gone, or it is
            return False
        return True


FREE: Final[WeakKeyDictionary[Browser, dict[str, list[Window]]]] = WeakKeyDictionary()


@contextmanager
def window(
    browser: Browser, wishes: dict[str, Any], cookies: list[Any], remembered: dict[str, str]
) -> Iterator[Window]:
    """A window as new, with these cookies; whoever is in it alone."""
    kinds = FREE.setdefault(browser, {})
    free = kinds.setdefault(json.dumps([wishes, remembered], sort_keys=True), [])
    found = free.pop() if free else Window(browser, wishes, remembered)
    found.problems.clear()
    if cookies:
        found.context.add_cookies(cookies)
    went_well = False
    try:
        yield found
        went_well = True
    finally:
        if went_well and found.clean():
            free.append(found)
        else:
            found.context.close()
