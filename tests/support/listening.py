"""What the server tells a page, overheard."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page, WebSocket


class Told:
    """Listens to what the server tells a page, so that a test can decide and compare."""

    def __init__(self, page: Page) -> None:
        self.table: dict[str, Any] = {}
        self.sent: list[str] = []  # what the page has asked the server to do last
        page.on("websocket", self._listen)

    def offered_after(self, version: int) -> dict[str, Any]:
        """The table once something is to be decided after this version; what the page shows may be heard a little later."""
        while not self.table.get("choices") or self.table["version"] <= version:
            self.socket.wait_for_event("framereceived")
        return self.table

    @contextmanager
    def hearing(self) -> Iterator[None]:
        """After this, the page has been told of something that happened in it."""
        with self.socket.expect_event("framereceived", lambda frame: json.loads(frame)["kind"] == "moved"):
            yield

    def _listen(self, socket: WebSocket) -> None:
        self.socket = socket
        socket.on("framereceived", self._hear)
        socket.on("framesent", self._overhear)

    def _overhear(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["kind"] == "act":
            self.sent = said["actions"]

    def _hear(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        if told["kind"] in ("view", "moved"):
            self.table = told
