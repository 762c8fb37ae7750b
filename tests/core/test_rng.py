"""The stream of luck: the same words for ever, and numbers without bias."""

from collections import Counter
from collections.abc import Iterator

import pytest

from trilith.core.rng import Stream

BITS = 2**32


def sfc32(seed: int, lane: int) -> Iterator[int]:
    """The words of the generator, written down once more with remainders instead of masks."""
    a, b, c, counter = seed % BITS, seed // BITS % BITS, lane % BITS, 1
    produced = 0
    while True:
        word = (a + b + counter) % BITS
        counter = (counter + 1) % BITS
        a = b ^ (b // 512)
        b = c * 9 % BITS
        c = (c * 2**21 % BITS + c // 2**11 + word) % BITS
        produced += 1
        if produced > 12:
            yield word


@pytest.mark.parametrize(
    ("seed", "lane", "words"),
    [
        (0, 0, [0x514676C3, 0x08A809DF, 0x30349D2B, 0xFB52C520]),
        (1, 0, [0x1A55383E, 0x249FB8E8, 0x62027656, 0xC9ECBB16]),
        (0, 1, [0x4D7928C5, 0xEE7B5378, 0xAD3BD78C, 0x3E69971E]),
        (0x0123456789ABCDEF, 77, [0x34F6CD21, 0x6E2F6003, 0x861F5988, 0x06C4D489]),
    ],
)
def test_the_first_words_of_a_stream_never_change(seed: int, lane: int, words: list[int]) -> None:
    stream = Stream(seed, lane)
    assert [stream.word() for _ in words] == words


@pytest.mark.parametrize(("seed", "lane"), [(0, 0), (5, 0), (5, 9), (2**64 - 1, 2**32 - 1), (2**40, 12345)])
def test_a_stream_is_the_generator_that_it_says(seed: int, lane: int) -> None:
    stream = Stream(seed, lane)
    for expected, _ in zip(sfc32(seed, lane), range(500), strict=False):
        assert stream.word() == expected


def test_only_64_bits_of_seed_and_32_of_lane_count() -> None:
    assert Stream(2**64 + 3, 2**32 + 4).word() == Stream(3, 4).word()


def test_streams_of_other_seeds_and_lanes_go_other_ways() -> None:
    firsts = {Stream(seed, lane).word() for seed in range(30) for lane in range(30)}
    assert len(firsts) == 900


def test_words_fill_32_bits() -> None:
    stream = Stream(11)
    seen = 0
    for _ in range(200):
        word = stream.word()
        assert 0 <= word < BITS
        seen |= word
    assert seen == BITS - 1


@pytest.mark.parametrize("sides", [1, 2, 3, 6, 7, 36])
def test_numbers_below_a_bound_are_equally_frequent(sides: int) -> None:
    stream = Stream(sides)
    counted = Counter(stream.below(sides) for _ in range(sides * 1000))
    assert counted.keys() == set(range(sides))
    assert all(850 < count < 1150 for count in counted.values())


def test_a_number_is_the_high_half_of_word_times_bound() -> None:
    for sides in (1, 5, 6, 1000, 2**31 + 1, 2**32 - 1):
        stream, words = Stream(3, sides), Stream(3, sides)
        for _ in range(50):
            number = stream.below(sides)
            word = words.word()
            while word * sides % BITS < BITS % sides:
                word = words.word()
            assert number == word * sides // BITS
        assert stream.word() == words.word()


def test_words_that_would_favour_some_numbers_are_passed_over() -> None:
    sides = 2**31 + 1  # nearly half of all words are one too many
    stream, words = Stream(9), Stream(9)
    numbers = [stream.below(sides) for _ in range(400)]
    used = 0
    after = stream.word()
    while words.word() != after:
        used += 1
    assert 700 < used < 900
    assert len(numbers) == 400


def test_a_bound_of_all_words_gives_the_words_themselves() -> None:
    stream, words = Stream(12), Stream(12)
    assert [stream.below(BITS) for _ in range(20)] == [words.word() for _ in range(20)]


def test_a_bound_of_one_gives_nothing_but_zero() -> None:
    stream = Stream(13)
    assert {stream.below(1) for _ in range(50)} == {0}
