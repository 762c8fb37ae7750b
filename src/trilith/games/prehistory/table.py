"""What lies on the table: the players' boards, the ring of stones, the map, and a decision half made."""

from trilith.games.prehistory.attributes import PlayerAttributes, TableAttributes
from trilith.games.prehistory.box import Box
from trilith.games.prehistory.names import CAMPS, NO_PLAYER, NOTHING, ONES, STONES


class Player(PlayerAttributes):
    """One player's board. What seldom changes is a tuple or bits, which copies share."""

    def built(self) -> int:
        """How many camps this player has on the map."""
        return len(CAMPS) - ONES[self.camps]

    def of_kind(self, kind: int) -> int:
        """How many gather tiles of a kind lie in the basket."""
        return self.baskets[2 * kind] + self.baskets[2 * kind + 1]


class Table(TableAttributes):
    """Boards, ring, map and piles, and how far the decision now being made has come."""

    def __init__(self, box: Box, seats: int, source: "Table | None" = None) -> None:
        super().__init__(box, seats, source)
        if source is None:
            self.players = [Player(box) for _ in range(seats)]
        else:
            self.players = [Player(box, player) for player in source.players]
        self.seats = seats

    def me(self) -> Player:
        """Whoever decides."""
        return self.players[self.turn]

    def say(self, kind: int, first: int, second: int, why: int = 0) -> None:
        """Let whoever listens know what the player whose turn it is did."""
        self.tell(kind, self.turn, first, second, why)

    def on_map(self, player: Player) -> int:
        """PH-2.2: how many of a player's ten members are neither on the board nor in the supply."""
        return self.box.members - player.home - player.supply

    def owner(self, field: int) -> int:
        """Who has a camp on a field."""
        return NO_PLAYER if self.camps[field] == NOTHING else self.camps[field] // len(CAMPS)

    def free_stone(self, deed: int) -> int:
        """The first free supporting stone of a trilith, or NOTHING."""
        for stone in range(STONES * deed, STONES * deed + STONES):
            if self.stones[stone] == NOTHING:
                return stone
        return NOTHING

    def forget(self) -> None:
        """Forget a decision that has been made to its end."""
        self.goal = 0
        self.due = 0
        self.least = 0
        self.circle = 0
        self.spot = 0

    def add_standing(self, field: int, count: int) -> None:
        """Let so many more members of the player whose turn it is stand on a field, or fewer."""
        self.standing = replaced(self.standing, field, self.standing[field] + count)
        self.mark(field)

    def add_lying(self, field: int, count: int) -> None:
        """Let so many more members of the player whose turn it is lie on a field, or fewer."""
        self.lying = replaced(self.lying, field, self.lying[field] + count)
        self.mark(field)

    def mark(self, field: int) -> None:
        """Note whose members are on a field."""
        there = self.standing[field] + self.lying[field]
        self.who = replaced(self.who, field, self.turn if there else NO_PLAYER)


def replaced(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The same row with another number at one place; the map seldom changes, so copies share its rows."""
    return row[:at] + (value,) + row[at + 1 :]
