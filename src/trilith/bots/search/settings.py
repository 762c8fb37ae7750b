"""How a search looks ahead, and for how long."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """What a search is like; values are of the size that `Value.worth` gives."""

    exploration: float = 0.15  # how much a promising action is tried before it has proved itself
    temperature: float = (
        0.05  # of the first impression: the lower, the more the best first value is preferred
    )
    sight: int = 0  # decisions ahead that are looked at; 0 for as many as the budget allows


@dataclass(frozen=True)
class Budget:
    """When a search ends: after so many iterations or so many seconds, whichever comes first; 0 is no limit."""

    iterations: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        if self.iterations <= 0 and self.seconds <= 0:
            raise ValueError("a budget needs iterations or seconds")
