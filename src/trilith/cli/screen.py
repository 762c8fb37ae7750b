"""The terminal: output, input, paging, and the end of the input."""

import sys
from contextlib import suppress
from typing import Final

from rich.console import Console, RenderableType
from rich.console import Group as Lines
from rich.rule import Rule
from rich.segment import Segment, Segments
from rich.text import Text

from trilith.cli.style import ACCENT, QUIET, TROUBLE
from trilith.core.errors import TrilithError
from trilith.words import Words

with suppress(ImportError):  # where there is readline, lines can be edited and called back
    import readline  # noqa: F401

# A path or an address that is broken in two cannot be copied.
IN_ONE_PIECE: Final = ("file", "address")


class Left(Exception):
    """Whoever sat at the terminal has left: the input has come to its end, or they said so."""


class Screen:
    """Words and tables on standard output, troubles too while a game is on."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.console = Console(highlight=False, soft_wrap=False)

    @property
    def width(self) -> int:
        """How many characters fit beside each other."""
        return self.console.width

    @property
    def height(self) -> int:
        """How many lines fit below each other."""
        return self.console.height

    def show(self, *parts: RenderableType) -> None:
        """Something drawn."""
        for part in parts:
            self.console.print(part)

    def pages(self, *parts: RenderableType) -> list[RenderableType]:
        """Something drawn, cut into pieces that leave room for two lines below them."""
        lines = self.console.render_lines(Lines(*parts), pad=False)
        rows = max(1, self.height - 2)
        pieces = [lines[at : at + rows] for at in range(0, len(lines), rows)]
        return [Lines(*(Segments([*line, Segment.line()]) for line in piece)) for piece in pieces]

    def say(self, key: str, style: str = "", /, **about: object) -> None:
        """A sentence."""
        whole = not about.keys().isdisjoint(IN_ONE_PIECE)
        self.console.print(Text(self.words.say(key, **about), style=style), soft_wrap=whole)

    def line(self, text: str, style: str = "") -> None:
        """A line that is already in words."""
        self.console.print(Text(text, style=style))

    def blank(self) -> None:
        """An empty line."""
        self.console.print()

    def rule(self, title: str | Text) -> None:
        """A line across the screen that begins something new."""
        text = Text(title, style=ACCENT) if isinstance(title, str) else title
        self.console.print(Rule(text, style=QUIET, align="left"))

    def refuse(self, error: TrilithError) -> None:
        """What went wrong, while the game goes on."""
        self.console.print(Text(self.words.error(error), style=TROUBLE))

    def wipe(self) -> None:
        """Let nobody see what was shown before."""
        if self.console.is_terminal:
            self.console.clear()
            sys.stdout.write("\x1b[3J")  # the lines that have scrolled away, too
            sys.stdout.flush()

    def read(self, prompt: str) -> str:
        """A typed line."""
        sys.stdout.flush()
        try:
            return input(prompt).strip()
        except (EOFError, OSError) as error:  # a terminal that was closed gives an input error
            raise Left from error
