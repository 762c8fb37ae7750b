"""What the games ask alike about a position that may be impossible."""

from collections.abc import Iterator

from trilith.core.game import Problem


def between(where: str, value: int, least: int, most: int) -> Iterator[Problem]:
    """A number within bounds."""
    if not least <= value <= most:
        yield Problem(where, "between", value=value, least=least, most=most)
