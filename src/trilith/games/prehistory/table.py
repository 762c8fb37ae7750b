"""What lies on the table: the players' boards, the ring of stones, the map, and a decision half made."""

from trilith.core.state import State
from trilith.games.prehistory.box import Box
from trilith.games.prehistory.names import (
    CAMPS,
    COLOURS,
    FISH,
    NO_PLAYER,
    NOTHING,
    ONES,
    STONES,
    TILES,
)


class Player:
    """One player's board. What seldom changes is a tuple or bits, which copies share."""

    def __init__(
        self,
        board: int,
        weather: int,
        resources: list[int],
        markers: list[int],
        bones: int,
        score: int,
        fish: tuple[int, ...],
        track: int,
        baskets: tuple[int, ...],
        painted: int,
        hunted: tuple[int, ...],
        rites: tuple[int, ...],
        shamans: int,
        home: int,
        supply: int,
        waiting: int,
        camps: int,
        megaliths: int,
        tokens: int,
    ) -> None:
        self.board = board  # or NOTHING before it is drawn
        self.weather = weather  # position of the own wheel, or NOTHING before it is set
        self.resources = resources  # cubes on the tent, by colour
        self.markers = markers  # cubes below the painting, by colour
        self.bones = bones  # development points
        self.score = score
        self.fish = fish  # tiles by value
        self.track = track  # steps on the fishing track
        self.baskets = baskets  # gather tiles by tile
        self.painted = painted  # pieces of the painting, as bits
        self.hunted = hunted  # hunting cards in the order of taking
        self.rites = rites  # ceremony cards, face down
        self.shamans = shamans  # fields of the fire, as bits
        self.home = home  # members on the board
        self.supply = supply  # members who have not joined yet
        self.waiting = waiting  # members on the start camp
        self.camps = camps  # tiles not yet built, as bits
        self.megaliths = megaliths  # tiles of type A
        self.tokens = tokens  # animal tokens by species, as bits

    def copy(self) -> "Player":
        """The same board, sharing nothing that can change."""
        return Player(
            self.board,
            self.weather,
            self.resources[:],
            self.markers[:],
            self.bones,
            self.score,
            self.fish,
            self.track,
            self.baskets,
            self.painted,
            self.hunted,
            self.rites,
            self.shamans,
            self.home,
            self.supply,
            self.waiting,
            self.camps,
            self.megaliths,
            self.tokens,
        )

    def built(self) -> int:
        """How many camps this player has on the map."""
        return len(CAMPS) - ONES[self.camps]

    def of_kind(self, kind: int) -> int:
        """How many gather tiles of a kind lie in the basket."""
        return self.baskets[2 * kind] + self.baskets[2 * kind + 1]


class Table(State):
    """Everything on the table, and how far the decision now being made has come."""

    def __init__(
        self,
        box: Box,
        players: list[Player],
        year: int,
        season: int,
        phase: int,
        turn: int,
        order: list[int],
        passed: int,
        dancers: list[int],
        wheel: int,
        wheels: tuple[int, ...],
        turned: list[int],
        supply: list[int],
        stones: list[int],
        capstones: list[int],
        fish: list[int],
        tiles: list[int],
        tile_bag: tuple[int, ...],
        prey: list[int],
        prey_bag: tuple[int, ...],
        rites: list[int],
        rite_bag: tuple[int, ...],
        laid: tuple[int, ...],
        land: tuple[int, ...],
        megalith_bag: tuple[int, ...],
        token_bag: tuple[int, ...],
        who: tuple[int, ...],
        standing: tuple[int, ...],
        lying: tuple[int, ...],
        camps: tuple[int, ...],
        deed: int,
        goal: int,
        due: int,
        least: int,
        circle: int,
        steps: int,
        spot: int,
        gifts: int,
        marker_gifts: int,
        resume: int,
    ) -> None:
        super().__init__()
        self.box = box
        self.players = players
        self.year = year
        self.season = season
        self.phase = phase
        self.turn = turn  # whoever decides
        self.order = order  # players by place in the turn order
        self.passed = passed  # players who have passed this spring, as bits
        self.dancers = dancers  # ceremony markers beside the turn order, the first in front
        self.wheel = wheel  # the central one, or NOTHING
        self.wheels = wheels  # central wheels nobody has seen yet: a bag, not an order
        self.turned = turned  # positions of the four price wheels, or NOTHING
        self.supply = supply  # cubes by colour
        self.stones = stones  # two for each trilith: a colour or NOTHING
        self.capstones = capstones  # deed * colours + colour: cubes
        self.fish = fish  # open ones by value
        self.tiles = tiles  # open gather tiles, or NOTHING
        self.tile_bag = tile_bag
        self.prey = prey  # open hunting cards, or NOTHING
        self.prey_bag = prey_bag
        self.rites = rites  # open ceremony cards, or NOTHING
        self.rite_bag = rite_bag
        self.laid = laid  # by slot, which tile turned how, or NOTHING
        self.land = land  # what every field is, or NOTHING where the map has none
        self.megalith_bag = megalith_bag  # still to be laid on the map
        self.token_bag = token_bag  # animal tokens not on the map, by species
        self.who = who  # whose members are on a field, or NO_PLAYER; not for the start camp
        self.standing = standing  # members on a field
        self.lying = lying  # members who have moved this autumn
        self.camps = camps  # owner * camps + tile, or NOTHING
        self.deed = deed  # the action being done, in summer the one whose turn it is
        self.goal = goal  # what is being fished, hunted, danced, migrated or built
        self.due = due  # resources still to be paid, or members still to be called back
        self.least = least  # the lowest colour or field that is still offered
        self.circle = circle  # where the shamans stood when the ceremony began, as bits
        self.steps = steps  # bought and not yet walked
        self.spot = spot  # the field being left, entered or built on
        self.gifts = gifts  # resources of choice still to be named
        self.marker_gifts = marker_gifts  # markers of choice still to be named
        self.resume = resume  # the phase that the choice interrupted
        self.seats = len(players)

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


def new_player(box: Box) -> Player:
    """PH-1.2: three members on the board, seven in the supply, nothing else."""
    return Player(
        NOTHING,
        NOTHING,
        [0] * len(COLOURS),
        [0] * len(COLOURS),
        0,
        0,
        (0,) * FISH,
        0,
        (0,) * len(TILES),
        0,
        (),
        (),
        0,
        box.start_home,
        box.start_supply,
        0,
        (1 << len(CAMPS)) - 1,
        0,
        0,
    )
