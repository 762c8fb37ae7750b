"""Who sits where: people and bots, each with a letter, a shape and a colour."""

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from trilith.bots.registry import WITH, is_installed, maker_of, no_such_bot
from trilith.cli.errors import BadName
from trilith.cli.style import SEAT_COLOURS, SEAT_LETTERS, SEAT_SHAPES
from trilith.core.game import Game
from trilith.core.state import SPECTATOR
from trilith.words import Words

PERSON: Final = "you"
LONGEST_NAME: Final = 20
USUAL_RIVALS: Final = 2


@dataclass(frozen=True)
class SeatedPlayer:
    """One seat at the table; `bot` is empty for a person."""

    seat: int
    bot: str
    name: str

    @property
    def badge(self) -> str:
        """Shape and letter of the seat."""
        return SEAT_SHAPES[self.seat % len(SEAT_SHAPES)] + SEAT_LETTERS[self.seat]

    @property
    def colour(self) -> str:
        """The colour of the seat."""
        return SEAT_COLOURS[self.seat % len(SEAT_COLOURS)]

    def tag(self, more: str = "") -> Text:
        """The badge in its colour, and what belongs to it."""
        return Text(self.badge + more, style=self.colour)

    def title(self) -> Text:
        """Badge and name."""
        return self.tag(" " + self.name)


def usual_seats(seats: int) -> list[str]:
    """One person, and bots on the other seats."""
    return [PERSON] + ["greedy"] * (seats - 1)


def split_seats(text: str) -> list[str]:
    """The seats of a comma-separated list, each checked."""
    seats = [seat.strip() for seat in text.split(",")]
    for seat in seats:
        kind, _, name = seat.partition(":")
        if kind != PERSON and ":" not in seat and not is_installed(seat):
            raise no_such_bot(seat, PERSON, f"{PERSON}:Anna")
        if kind != PERSON:
            maker_of(seat)
        elif not name.isprintable() or len(name) > LONGEST_NAME or (":" in seat and not name.strip()):
            raise BadName(name=name, longest=LONGEST_NAME)
    return seats


def seat_players(seats: list[str], words: Words) -> list[SeatedPlayer]:
    """The players of a list of seats, with names that tell them apart."""
    found = []
    for at, seat in enumerate(seats):
        kind, _, name = seat.partition(":")
        letter = SEAT_LETTERS[at]
        if kind == PERSON:
            found.append(SeatedPlayer(at, "", name.strip() or words.say("cli-player", letter=letter)))
        else:
            _, _, character = kind.partition(WITH)
            called = words.say(f"character-{character}") if character else name or kind
            found.append(SeatedPlayer(at, seat, f"{called} {letter}"))
    return found


def people(players: list[SeatedPlayer]) -> list[SeatedPlayer]:
    """Those who are no bots."""
    return [player for player in players if not player.bot]


def viewer_of(players: list[SeatedPlayer]) -> int:
    """Through whose eyes the only person at the table sees it; with several people, a spectator's."""
    found = people(players)
    return found[0].seat if len(found) == 1 else SPECTATOR


def usual_number(game: Game) -> int:
    """How many play when nobody says so: one person and two rivals, as far as the game allows."""
    return max(game.seats[0], min(1 + USUAL_RIVALS, game.seats[-1]))
