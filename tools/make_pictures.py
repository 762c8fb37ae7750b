"""Makes the pictures of the README anew: the table of each game, small enough to be checked in."""

import io
import sys
from pathlib import Path
from typing import Final

from PIL import Image

from make_shots import LANGUAGES, studio
from support.hosting import Host
from support.poses import posing
from support.screens import DESK
from support.windows import show

FOLDER: Final = Path(__file__).parent.parent / "docs/pictures"
# The moment at which each table shows most of what it is.
SHOWN: Final = {
    "stone_age": "placing",
    "prehistory": "prehistory-painting",
    "endless_winter": "winter-placing",
}
QUALITY: Final = 82  # of a hundred; less shows round the letters


def picture(host: Host, pose: str) -> bytes:
    """What somebody sees at this moment by day on a desk, once the note about the box is read, as WebP."""
    with posing(host, pose, viewport=DESK, locale=LANGUAGES["en"]) as page:
        for note in page.get_by_role("note").get_by_role("button").all():
            note.click()
            page.mouse.move(0, 0)
        show(page)
        seen = Image.open(io.BytesIO(page.screenshot()))
    packed = io.BytesIO()
    seen.convert("RGB").save(packed, "WEBP", quality=QUALITY, method=6)
    return packed.getvalue()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    with studio() as host:
        for name, pose in SHOWN.items():
            made = FOLDER / f"{name}.webp"
            made.write_bytes(picture(host, pose))
            sys.stdout.write(f"{made.name}: {made.stat().st_size // 1000} kB\n")
