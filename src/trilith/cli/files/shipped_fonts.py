"""The fonts that come with the web client, for pages that stand alone."""

from base64 import b64encode
from importlib.resources import files
from typing import Final

# By family and weight, how the file begins that the client was built with.
NAMES: Final[dict[tuple[str, int], str]] = {
    ("Laila", 600): "laila-latin-600",
    ("Alegreya Sans", 500): "alegreya-sans-latin-500",
    ("Alegreya Sans", 700): "alegreya-sans-latin-700",
}


def shipped_fonts() -> dict[tuple[str, int], str]:
    """By family and weight, the font as base64; none where the package was built without its client."""
    assets = files("trilith.server") / "client" / "assets"
    if not assets.is_dir():
        return {}
    found = {}
    for file in assets.iterdir():
        for face, begins in NAMES.items():
            if file.name.startswith(begins) and file.name.endswith(".woff2") and "italic" not in file.name:
                found[face] = b64encode(file.read_bytes()).decode()
    return found
