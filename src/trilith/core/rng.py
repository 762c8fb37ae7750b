"""Reproducible luck: the sfc32 generator, the same bits interpreted, compiled and in any other language."""

from typing import Final

from mypy_extensions import i64  # native when compiled, a plain int otherwise; nothing here passes 64 bits

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 12


class Stream:
    """A stream of 32-bit words; equal seed and lane give equal words for ever."""

    def __init__(self, seed: int, lane: int = 0) -> None:
        """Mix 64 bits of seed and 32 bits of lane into the starting words."""
        self._a: i64 = seed & WORD
        self._b: i64 = (seed >> 32) & WORD
        self._c: i64 = lane & WORD
        self._counter: i64 = 1
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        mixed = (self._a + self._b + self._counter) & WORD
        self._counter = (self._counter + 1) & WORD
        c = self._c
        self._a = self._b ^ (self._b >> 9)
        self._b = (c + (c << 3)) & WORD
        self._c = ((((c << 21) & WORD) | (c >> 11)) + mixed) & WORD
        return mixed

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly equally likely (Lemire's multiplication with rejection)."""
        product = self.word() * n
        if (product & WORD) < n:
            unfair = (WORD + 1) % n
            while (product & WORD) < unfair:
                product = self.word() * n
        return (product >> 32) & WORD  # the mask takes the sign back that a native product may have
