"""A line between a page and the server that a test can cut, and on which things get lost or late."""

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, WebSocketRoute

from support.browsing import wait_until

SOCKET: Final = re.compile(r"/matches/[^/]+/socket")
GONE: Final = 1012  # the code of a server that comes back later


class Wire:
    """Lies between a page and the server from the page's next connection on."""

    def __init__(self, page: Page) -> None:
        self.down = False
        self.loses_answers = False
        self.loses_asks = False
        self.holds_asks = False
        self._page = page
        self._asked, self._lost = 0, 0
        self._held: list[Callable[[], None]] = []
        self._pages: list[WebSocketRoute] = []
        page.route_web_socket(SOCKET, self._lay)

    def wait_for_ask(self) -> None:
        """Wait until the first that the page says has come as far as here, for it may take a while."""
        wait_until(self._page, lambda: self._asked > 0)

    def wait_for_lost_answer(self) -> None:
        """Wait until something that the server says has come as far as here and got lost."""
        wait_until(self._page, lambda: self._lost > 0)

    def cut(self) -> None:
        """Cut the line on the page's side; the server may not have noticed yet."""
        for end in self._pages:
            end.close(code=GONE)
        self._pages.clear()

    def deliver(self) -> None:
        """Let what was held arrive at last, over the line on which it was sent."""
        self.holds_asks = False
        for send in self._held:
            send()
        self._held.clear()

    def _lay(self, page: WebSocketRoute) -> None:
        if self.down:
            page.close(code=GONE)
            return
        server = page.connect_to_server()
        self._pages.append(page)

        def ask(message: str | bytes) -> None:
            self._asked += 1
            if self.holds_asks:
                self._held.append(lambda: server.send(message))
            elif not self.loses_asks:
                server.send(message)

        def answer(message: str | bytes) -> None:
            if self.loses_answers:
                self._lost += 1
            elif page in self._pages:
                page.send(message)

        page.on_message(ask)
        server.on_message(answer)
        # What the page has closed stays open towards the server, as after a cable was pulled.
        page.on_close(lambda code, reason: None)
