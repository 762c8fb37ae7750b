"""What lies on the table: the players' boards, everything between them, and a decision half made."""

from trilith.core.action import Action
from trilith.core.state import State
from trilith.games.endless_winter.box import Box, Site
from trilith.games.endless_winter.events import FOOD_GAINED, FOOD_LOST, FOOD_PAID, POINTS_GAINED, TOOLS_PAID
from trilith.games.endless_winter.names import FIRST_CULTURE, FIRST_TRIBE, NOTHING


class Player:
    """One player's board and cards. Cards are sorted tuples, rows but `figures` are replaced when they change: copies share them."""

    def __init__(
        self,
        score: int,
        food: int,
        tools: int,
        camps_left: int,
        built: int,
        offering: int,
        honor: int,
        honor_place: int,
        chief: int,
        side: int,
        setup: int,
        figures: list[int],
        camps: list[int],
        animals: list[int],
        tipped: list[int],
        stones: tuple[int, ...],
        hand: tuple[int, ...],
        draw: tuple[int, ...],
        discard: tuple[int, ...],
        played: tuple[int, ...],
        pile: tuple[int, ...],
        buried: tuple[int, ...],
        secret: tuple[int, ...],
        known: tuple[int, ...],
        graves: tuple[tuple[int, ...], ...],
    ) -> None:
        self.score = score
        self.food = food
        self.tools = tools
        self.camps_left = camps_left  # still on the player's board, where they cover the food track
        self.built = built  # megaliths, the neutral ones first
        self.offering = offering
        self.honor = honor
        self.honor_place = honor_place  # on its level, from the left
        self.chief = chief
        self.side = side
        self.setup = setup
        self.figures = figures  # where the two tribe figures and the chief's are, or HOME
        self.camps = camps  # on each hex
        self.animals = animals  # living ones, by kind
        self.tipped = tipped
        self.stones = stones  # in the order in which they were taken
        self.hand = hand
        self.draw = draw  # a bag, not an order
        self.discard = discard
        self.played = played  # above the board in this turn
        self.pile = pile  # the eclipse pile
        self.buried = buried  # before everyone's eyes
        self.secret = secret  # buried from the hand; only their owner knows which
        self.known = (
            known  # cards of hand, hidden eclipse pile and secret grave that everyone knows to be there
        )
        self.graves = graves  # for each secret burial, the cards among which everyone knows it to be

    def copy(self) -> "Player":
        """The same board, sharing nothing that can change."""
        return Player(
            self.score,
            self.food,
            self.tools,
            self.camps_left,
            self.built,
            self.offering,
            self.honor,
            self.honor_place,
            self.chief,
            self.side,
            self.setup,
            self.figures[:],
            self.camps,
            self.animals,
            self.tipped,
            self.stones,
            self.hand,
            self.draw,
            self.discard,
            self.played,
            self.pile,
            self.buried,
            self.secret,
            self.known,
            self.graves,
        )


class Table(State):
    """Everything on the table, and how far the decision now being made has come."""

    def __init__(
        self,
        box: Box,
        players: list[Player],
        setup: int,
        with_ice: int,
        with_rest: int,
        round_number: int,
        order: list[int],
        turn: int,
        at: int,
        step: int,
        phase: int,
        luck: int,
        left: int,
        offers: tuple[int, ...],
        display: list[int],
        culture_piles: list[tuple[int, ...]],
        tribe_piles: list[int],
        wild: tuple[int, ...],
        ground: list[int],
        stones: tuple[int, ...],
        unseen_stones: tuple[int, ...],
        land: list[int],
        unplaced: tuple[int, ...],
        spare: tuple[int, ...],
        villages: list[int],
        ice: list[int],
        unseen_ice: tuple[int, ...],
        pattern: int,
        tiles: list[int],
        site: list[int],
        rest_open: int,
        rest_held: int,
        unseen_rest: tuple[int, ...],
        under: tuple[int, ...],
        first_in: list[int],
        figure: int,
        column: int,
        labour: int,
        cultures: int,
        recruited: int,
        called: int,
        ready: tuple[int, ...],
        fresh: tuple[int, ...],
        pool: list[int],
        offer: int,
        arrow: int,
        due: int,
        owed: int,
        harvested: int,
        hexagon: int,
    ) -> None:
        super().__init__()
        self.box = box
        self.players = players
        self.setup = setup  # DEALT_SETUP, CHOSEN_SETUPS or CHOSEN_CHIEFS
        self.with_ice = with_ice
        self.with_rest = with_rest
        self.round = round_number
        self.order = order  # seats, the first to move first
        self.turn = turn  # whoever decides, or for whom luck decides
        self.at = at  # that player's place in the order
        self.step = step  # turns everyone has had in this round, or the step of the player's eclipse
        self.phase = phase
        self.luck = luck  # what luck decides now, if it does
        self.left = left  # cards that luck still brings
        self.offers = offers  # chiefs or set-up cards lying open to be chosen
        self.display = display  # open culture cards, or NOTHING
        self.culture_piles = culture_piles  # those nobody has seen, by era: bags, not orders
        self.tribe_piles = tribe_piles  # how many of each kind
        self.wild = wild  # the animals of the pile: a bag
        self.ground = ground  # animals on the hunting ground, by kind
        self.stones = stones  # sacred stones that can be taken
        self.unseen_stones = unseen_stones
        self.land = land  # the terrain of each hex, or NOTHING
        self.unplaced = unplaced  # terrain tiles that will be laid
        self.spare = spare  # terrain tiles of which some will be added
        self.villages = villages  # who has one at each juncture, or NOTHING
        self.ice = ice  # the ice find on each hex, FACE_DOWN or NOTHING
        self.unseen_ice = unseen_ice
        self.pattern = pattern  # of the building site, or NOTHING
        self.tiles = tiles  # the tile on each of its places, or NOTHING
        self.site = site  # what lies on each position: NEUTRAL_PIECE, a seat + 1, or NOTHING
        self.rest_open = rest_open  # the rest tile to be had in this round, or NOTHING
        self.rest_held = rest_held  # the one a player has in this turn
        self.unseen_rest = unseen_rest  # tiles at the top of the stack, a bag
        self.under = under  # tiles put back under the stack, the next to come first
        self.first_in = first_in  # who was first in each column in this round, or NOTHING
        self.figure = figure  # the figure of this turn: MEMBER or CHIEF
        self.column = column  # where it stands, or HOME
        self.labour = labour  # halves that can still be spent in this turn
        self.cultures = cultures  # culture cards played in this turn
        self.recruited = recruited  # kinds of tribe cards recruited in this turn, as bits
        self.called = called  # 1 when the chief's ability was used, or cannot be
        self.ready = ready  # played cards whose ability can still be used
        self.fresh = fresh  # cards recruited in this turn, which cannot be played in it
        self.pool = pool  # what the player still gains, by kind
        self.offer = offer  # the effect whose price may be paid now, or NOTHING
        self.arrow = arrow  # the start space from which another neutral megalith may be placed, or NOTHING
        self.due = due  # hand cards that must be discarded
        self.owed = owed  # what follows then: twice an effect, plus 1 for its reward alone
        self.harvested = harvested  # hexes whose income was taken in this eclipse, as bits
        self.hexagon = hexagon  # where an ice find is being turned up, or NOTHING
        self.seats = len(players)

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

    def score(self, points: int) -> None:
        """EW-2.10: points that count at once."""
        self.me().score += points
        self.say(POINTS_GAINED, points, 0)

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
