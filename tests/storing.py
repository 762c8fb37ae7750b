"""What tests of the database put into it."""

from typing import Final

from trilith.server.stored import BOT, PLAYING, Change, Person, Sitter, StoredMatch

ANN: Final = Person("ann", "Ann", "en", claimed=False)


def a_match(key: str) -> StoredMatch:
    """A match of two bots that Ann has set up."""
    return StoredMatch(
        id=key,
        game="stone_age",
        game_version=1,
        options={},
        position=None,
        seed="5e" * 32,
        host=ANN.id,
        public=True,
        invitation=key,
        status=PLAYING,
        withdrawn=0,
        floor=0,
        created=0.0,
        changed=0.0,
        sitters=[Sitter(BOT, "random", bot="random"), Sitter(BOT, "greedy", bot="greedy")],
    )


def lines_of(match: str, first: int, *lines: str) -> Change:
    """Lines that replace everything from one on."""
    return Change(match, first, list(lines), 0, 0, PLAYING)
