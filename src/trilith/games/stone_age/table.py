"""What lies on the table: the players' boards, the board between them, and a decision half made."""

from trilith.core.state import State
from trilith.games.stone_age.box import Box
from trilith.games.stone_age.names import FIRST_BUILDING


class Player:
    """One player's board. What seldom changes is a tuple, which copies share."""

    def __init__(
        self,
        people: int,
        home: int,
        track: int,
        score: int,
        goods: list[int],
        tools: list[int],
        used: list[int],
        placed: list[int],
        cards: tuple[int, ...],
        opened: tuple[int, ...],
        drawn: tuple[int, ...],
        buildings: tuple[int, ...],
    ) -> None:
        self.people = people
        self.home = home  # people not on the board
        self.track = track  # level on the food track
        self.score = score
        self.goods = goods  # food and the four resources
        self.tools = tools  # value on each tool place
        self.used = used  # 1 where the tool was used this round
        self.placed = placed  # people on each place of the board
        self.cards = cards  # face down, bought before everyone's eyes
        self.opened = opened  # face up until used
        self.drawn = drawn  # face down, seen by their owner only
        self.buildings = buildings

    def copy(self) -> "Player":
        """The same board, sharing nothing that can change."""
        return Player(
            self.people,
            self.home,
            self.track,
            self.score,
            self.goods[:],
            self.tools[:],
            self.used[:],
            self.placed[:],
            self.cards,
            self.opened,
            self.drawn,
            self.buildings,
        )


class Table(State):
    """Everything on the table, and how far the decision now being made has come."""

    def __init__(
        self,
        box: Box,
        players: list[Player],
        round_number: int,
        starter: int,
        turn: int,
        phase: int,
        display: list[int],
        pile: tuple[int, ...],
        tops: list[int],
        heights: list[int],
        tiles: tuple[int, ...],
        crowd: list[int],
        spot: int,
        good: int,
        dice: int,
        pips: int,
        next_tool: int,
        due: int,
        paid: list[int],
        pool: list[int],
        buyer: int,
        gifts: int,
        gift: int,
        resume: int,
        hungry: int,
    ) -> None:
        super().__init__()
        self.box = box
        self.players = players
        self.round = round_number
        self.starter = starter
        self.turn = turn  # whoever decides, or for whom luck decides
        self.phase = phase
        self.display = display  # the four open cards, the cheapest first, or NOTHING
        self.pile = pile  # the cards nobody has seen, sorted: a bag, not an order
        self.tops = tops  # the open building of each stack, or NOTHING
        self.heights = heights  # tiles in each stack, the open one included
        self.tiles = tiles  # the buildings nobody has seen, sorted
        self.crowd = crowd  # people of all players on each place
        self.spot = spot  # the place being acted on
        self.good = good  # what is being rolled for
        self.dice = dice
        self.pips = pips  # rolled, plus tools
        self.next_tool = next_tool  # tools before this one are not offered again for this roll
        self.due = due  # resources still to be paid
        self.paid = paid  # resources paid so far, by good
        self.pool = pool  # dice to take for everyone, by face
        self.buyer = buyer  # who bought the card for which everyone takes a die
        self.gifts = gifts  # resources of choice still to be named
        self.gift = gift  # the last one named
        self.resume = resume  # the phase that the choice interrupted
        self.hungry = hungry  # players still to be fed
        self.seats = len(players)
        self.spots = FIRST_BUILDING + self.seats  # one stack of buildings for each player

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
