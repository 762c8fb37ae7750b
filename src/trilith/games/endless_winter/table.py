"""What lies on the table: the players' boards, everything between them, and a decision half made."""

from trilith.core.action import Action
from trilith.games.endless_winter.attributes import PlayerAttributes, TableAttributes
from trilith.games.endless_winter.box import Box, Site
from trilith.games.endless_winter.events import FOOD_GAINED, FOOD_LOST, FOOD_PAID, POINTS_GAINED, TOOLS_PAID
from trilith.games.endless_winter.names import FIRST_CULTURE, FIRST_TRIBE, NOTHING


class Player(PlayerAttributes):
    """One player's board and cards. Cards are sorted tuples, rows but `figures` are replaced when they change: copies share them."""


class Table(TableAttributes):
    """Boards, land, building site and piles, and how far the decision now being made has come."""

    def __init__(self, box: Box, seats: int, source: "Table | None" = None) -> None:
        super().__init__(box, seats, source)
        if source is None:
            self.players = [Player(box) for _ in range(seats)]
        else:
            self.players = [Player(box, player) for player in source.players]
        self.seats = seats

    def me(self) -> Player:
        """Whoever decides, or for whom luck decides."""
        return self.players[self.turn]

    def pattern_site(self) -> Site:
        """The positions of the building site."""
        return self.box.patterns[self.pattern]

    def say(self, kind: int, first: int, second: int) -> None:
        """Let whoever listens know what the player whose turn it is did."""
        self.tell(kind, self.turn, first, second)

    def owe(self, gains: tuple[int, ...]) -> None:
        """Add pairs of kind and number to what the player gains."""
        for at in range(0, len(gains), 2):
            self.pool[gains[at]] += gains[at + 1]

    def limit(self, player: Player) -> int:
        """EW-2.8: how much food a player can hold; camps on the player's board cover the track."""
        return self.box.food_track - player.camps_left

    def eat_up(self, player: Player) -> None:
        """EW-2.9: food above the limit is lost."""
        lost = player.food - self.limit(player)
        if lost > 0:
            player.food -= lost
            self.say(FOOD_LOST, lost, 0)

    def gain_food(self, player: Player, count: int) -> None:
        """EW-2.8, EW-2.9: take food up to the limit."""
        taken = min(count, self.limit(player) - player.food)
        player.food += taken
        self.say(FOOD_GAINED, taken, 0)

    def score(self, points: int, source: int) -> None:
        """EW-2.10: points that count at once."""
        self.me().score += points
        self.say(POINTS_GAINED, points, source)

    def era(self) -> int:
        """EW-6.2, EW-11.15: the first, or the second, in which other stones and culture cards count."""
        return 1 if self.round <= self.box.first_era else 2

    def pay(self, food: int, tools: int) -> None:
        """Give back food and tools."""
        me = self.me()
        me.food -= food
        me.tools -= tools
        if food:
            self.say(FOOD_PAID, food, 0)
        if tools:
            self.say(TOOLS_PAID, tools, 0)


def is_culture(kind: int) -> bool:
    """Whether a card is a culture card; all others are tribe members."""
    return kind >= FIRST_CULTURE or FIRST_TRIBE - 2 <= kind < FIRST_TRIBE


def added(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """These cards and one more, sorted."""
    at = 0
    while at < len(cards) and cards[at] <= kind:
        at += 1
    return cards[:at] + (kind,) + cards[at:]


def replaced(row: list[int], at: int, value: int) -> list[int]:
    """A row with one number changed; rows that seldom change are replaced like this, so that copies may share them."""
    changed = row[:]
    changed[at] = value
    return changed


def offer_each(cards: tuple[int, ...], actions: list[Action], found: list[Action]) -> None:
    """For each different kind among sorted cards the action that names it."""
    last = NOTHING
    for kind in cards:
        if kind != last:
            found.append(actions[kind])
            last = kind
