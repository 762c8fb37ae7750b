"""A position as text and as a picture: the table of the terminal, through the eyes of whoever decides."""

import io
from functools import cache
from typing import Any, Final

from rich.color import Color
from rich.console import Console
from rich.style import Style
from rich.terminal_theme import TerminalTheme

from trilith.cli.players import SeatedPlayer
from trilith.cli.tables import drawer_of, scene_of
from trilith.core.game import Game
from trilith.core.state import NOBODY, SPECTATOR, State
from trilith.envs.saying import extras
from trilith.words import guess_language

with extras():
    import numpy as np
    import numpy.typing as npt

WIDTH: Final = 100  # characters
SIZE: Final = 15  # of a character, in pixels
PAPER: Final = (250, 246, 238)
INK: Final = (52, 44, 36)
THEME: Final = TerminalTheme(PAPER, INK, [INK] * 8, [INK] * 8)
FONT: Final = "DejaVuSansMono.ttf"


def drawn(game: Game, state: State, console: Console) -> None:
    """Draw what whoever decides sees."""
    actor = state.actor()
    viewer = actor if actor > NOBODY and actor != SPECTATOR else SPECTATOR
    seats = [SeatedPlayer(seat, "", f"player_{seat}") for seat in range(len(state.scores()))]
    scene = scene_of(game, guess_language(), seats, viewer, state, WIDTH)
    drawer = drawer_of(game.name)
    console.print(drawer.heading(scene))
    if viewer != SPECTATOR:
        for line in drawer.own(scene):
            console.print(line)
    console.print(drawer.sheet(scene, "table"))


def as_text(game: Game, state: State) -> str:
    """The table as plain text."""
    console = Console(file=io.StringIO(), width=WIDTH, highlight=False, color_system=None)
    with console.capture() as capture:
        drawn(game, state, console)
    return capture.get()


def as_picture(game: Game, state: State) -> "npt.NDArray[np.uint8]":
    """The table as rows of pixels, each red, green and blue."""
    with extras():
        from PIL import Image, ImageDraw
    console = Console(file=io.StringIO(), width=WIDTH, highlight=False, record=True)
    drawn(game, state, console)
    font = _font()
    wide, high = int(font.getlength("M")), int(SIZE * 1.35)
    segments = [(text, style) for text, style, control in console._record_buffer if not control]
    rows = "".join(text for text, _ in segments).count("\n") + 2
    image = Image.new("RGB", ((WIDTH + 2) * wide, rows * high), PAPER)
    pen = ImageDraw.Draw(image)
    column, row = 1, 1
    for text, style in segments:
        for at, piece in enumerate(text.split("\n")):
            if at:
                column, row = 1, row + 1
            if piece:
                pen.text((column * wide, row * high - high // 2), piece, _colour(style), font)
                column += console.render_str(piece).cell_len
    return np.asarray(image, dtype=np.uint8)


def _colour(style: Style | None) -> tuple[int, int, int]:
    """The colour of a piece of text; what is dim lies nearer to the paper."""
    ink: Color | None = style.color if style is not None else None
    red, green, blue = ink.get_truecolor(THEME) if ink is not None else INK
    if style is not None and style.dim:
        return (red + PAPER[0]) // 2, (green + PAPER[1]) // 2, (blue + PAPER[2]) // 2
    return red, green, blue


@cache
def _font() -> Any:
    """A font in which every character is as wide as every other: the one that matplotlib brings."""
    with extras():
        import matplotlib
        from PIL import ImageFont
    return ImageFont.truetype(f"{matplotlib.get_data_path()}/fonts/ttf/{FONT}", SIZE)
