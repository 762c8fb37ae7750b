"""What lies on the table: the players' boards, the board between them, and a decision half made."""

from trilith.games.stone_age.attributes import PlayerAttributes, TableAttributes
from trilith.games.stone_age.box import Box
from trilith.games.stone_age.names import FIRST_BUILDING


class Player(PlayerAttributes):
    """One player's board. What seldom changes is a tuple, which copies share."""


class Table(TableAttributes):
    """Everything on the table, and how far the decision now being made has come."""

    def __init__(self, box: Box, seats: int, source: "Table | None" = None) -> None:
        super().__init__(box, seats, source)
        if source is None:
            self.players = [Player(box) for _ in range(seats)]
        else:
            self.players = [Player(box, player) for player in source.players]
        self.seats = seats
        self.spots = FIRST_BUILDING + seats  # one stack of buildings for each player

    def me(self) -> Player:
        """Whoever decides, or for whom luck decides."""
        return self.players[self.turn]

    def say(self, kind: int, first: int, second: int, why: int = 0) -> None:
        """Let whoever listens know what the player whose turn it is did."""
        self.tell(kind, self.turn, first, second, why)

    def bring_home(self) -> None:
        """SA-4.3: the people on the place being acted on return to their player's board."""
        me = self.me()
        me.home += me.placed[self.spot]
        self.crowd[self.spot] -= me.placed[self.spot]
        me.placed[self.spot] = 0

    def forget_roll(self) -> None:
        """Forget what was rolled for, once it has been taken."""
        self.spot = 0
        self.good = 0
        self.pips = 0
        self.next_tool = 0

    def clear_payment(self) -> None:
        """Forget what was paid, once it has been counted."""
        self.due = 0
        for good in range(len(self.paid)):
            self.paid[good] = 0
