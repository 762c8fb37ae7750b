"""How people in tests decide: like somebody who wants the match to come to an end."""

from typing import Any, Final

WORTH: Final = {"score": 3.0, "final": 1.0, "people": 3.0, "track": 3.0, "tools": 3.0}
SOON: Final = 1000.0


def liking(choice: dict[str, Any]) -> float:
    """How much a choice promises, by its forecast alone; what can be bought is bought, for that ends the match."""
    forecast = choice["forecast"]
    if choice.get("action", {}).get("kind") in ("buy", "place") and "due" in forecast["change"]:
        return SOON
    liked: float = sum(
        WORTH.get(name, 0.3) * amount for name, amount in forecast["change"].items() if name != "due"
    )
    for name, spread in forecast["luck"].items():
        liked += WORTH.get(name, 0.3) * spread["mean"]
    return liked


def best(choices: list[dict[str, Any]]) -> dict[str, Any]:
    """The most promising of these choices, or of these runs."""
    return max(choices, key=liking)


def choose(table: dict[str, Any]) -> str:
    """The most promising choice."""
    return str(best(table["choices"])["text"])
