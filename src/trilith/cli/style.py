"""The few colours of the terminal: legible on dark and light, and never the only sign of anything."""

from typing import Final

ACCENT: Final = "color(137)"
HEADING: Final = "bold color(137)"
QUIET: Final = "dim"
STRONG: Final = "bold"
TROUBLE: Final = "color(167)"
SEAT_COLOURS: Final[tuple[str, ...]] = ("color(167)", "color(68)", "color(72)", "color(178)", "color(133)")
SEAT_SHAPES: Final[tuple[str, ...]] = ("▲", "●", "■", "◆", "★")
SEAT_LETTERS: Final = "ABCDEFGH"
