"""What is paid and gained in Endless Winter, as the page says it."""

from typing import Any

from page_tables import Facts
from trilith.words import Words

NOTHING = "–"


def halves(number: float) -> str:
    """A number of halves: ½, 1, 1½ and so on."""
    return str(int(number) or "") + "½" if number % 1 else str(int(number))


def gains(says: Words, gained: list[list[Any]]) -> str:
    """Everything that is gained or paid together."""
    return " + ".join(_amount(says, what, count) for what, count in gained)


def _amount(says: Words, what: str, count: float) -> str:
    if what in ("reveal", "card"):
        return says.say(f"table-amount-{what}", count=count)
    return says.say(f"note-amount-{what}", count=halves(count) if what == "labour" else count)


def exchange(says: Words, pays: list[list[Any]], gained: list[list[Any]]) -> str:
    """A price and what it brings."""
    return " → ".join(gains(says, each) for each in (pays, gained) if each)


def extra_labour(says: Words, piece: Facts) -> str:
    """Labour that a card or chief brings in one column, or anywhere."""
    if "extra_labour" not in piece:
        return ""
    column, labour = piece["extra_in"], halves(piece["extra_labour"])
    if column == "any":
        return says.say("table-extra-anywhere", labour=labour)
    return says.say("table-extra", labour=labour, column=says.name("column", column))


def ability(says: Words, piece: Facts) -> str:
    """Everything else that a card or chief can do in a turn."""
    free = gains(says, piece.get("gain", []))
    bought = exchange(says, piece.get("pays", []), piece.get("in_return", []))
    return " · ".join(each for each in (free, bought) if each)
