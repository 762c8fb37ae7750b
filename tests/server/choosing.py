"""How people in tests decide: like somebody who wants the match to come to an end."""

from typing import Any, Final

WORTH: Final = {
    "score": 3.0,
    "final": 1.0,
    "people": 3.0,
    "track": 3.0,
    "tools": 3.0,
    "cards": 9.0,
    "buildings": 9.0,
}


def liking(choice: dict[str, Any]) -> float:
    """How much a choice promises, by its forecast alone."""
    forecast = choice["forecast"]
    liked = sum(WORTH.get(name, 0.3) * amount for name, amount in forecast["change"].items() if name != "due")
    liked += sum(WORTH.get(name, 0.3) * spread["mean"] for name, spread in forecast["luck"].items())
    kind = choice["action"]["kind"]
    if kind == "buy":
        return 100.0
    spot = choice["action"].get("spot", "")
    return liked + (6.0 if kind == "place" and spot.startswith(("card", "building")) else 0.0)


def choose(table: dict[str, Any]) -> str:
    """The most promising choice."""
    return str(max(table["choices"], key=liking)["text"])
