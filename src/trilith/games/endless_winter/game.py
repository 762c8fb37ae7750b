"""The rounds of Endless Winter: who decides, what is allowed, what follows. The table of contents of the rules."""

from trilith.core.action import Action
from trilith.core.chance import Chance
from trilith.core.rng import Stream
from trilith.core.state import CHANCE, NOBODY
from trilith.games.endless_winter.actions import (
    CALL,
    DONE,
    EAT,
    END,
    HUNTS,
    LEARN,
    PITCH,
    PLAY,
    RECRUITS,
    RITE,
    SETTLE,
    STEP,
    TAKE,
    TIPS,
    UNCOVER,
    USE,
    WALK,
)
from trilith.games.endless_winter.box import Box
from trilith.games.endless_winter.names import (
    ANIMAL_CAUGHT,
    ANIMAL_DEALT,
    BASE,
    BOTTOM,
    CARD_DRAWN,
    CHOOSING_SETUP,
    CULTURE_DEALT,
    ECLIPSE,
    HOME,
    ICE_FOUND,
    LAYING,
    NEUTRAL,
    NO_LUCK,
    OVER,
    PLAYING,
    PREPARING,
    REST_TILE_DRAWN,
    SETTING_UP,
    TAKING_TILE,
)
from trilith.games.endless_winter.rules import (
    developing,
    eclipse,
    gaining,
    hunting,
    initiating,
    knowing,
    migrating,
    placing,
    playing,
    preparing,
    refusing,
    resting,
    scoring,
    setting_up,
)
from trilith.games.endless_winter.table import Table


class EndlessWinter(Table):
    """A position of Endless Winter."""

    def actor(self) -> int:
        if self.luck:
            return CHANCE
        return NOBODY if self.phase >= SETTING_UP else self.turn

    def legal(self) -> list[Action]:
        phase = self.phase
        found: list[Action] = []
        if self.luck or phase >= SETTING_UP:
            return found
        if phase <= CHOOSING_SETUP:
            setting_up.offer(self, found)
        elif self.due:
            playing.offer_discards(self, found)
        elif phase == TAKING_TILE:
            resting.offer(self, found)
        elif gaining.pending(self):
            gaining.offer(self, found)
            if self.column != HOME and not self.pool[NEUTRAL]:
                playing.offer_abilities(self, found)
        elif phase == PLAYING:
            playing.offer_cultures(self, found)
            placing.offer_figures(self, found)
        elif phase == LAYING:
            placing.offer_laying(self, found)
        else:
            placing.offer_acts(self, found)
        return found

    def objection(self, action: Action) -> str:
        rule = refusing.out_of_time(self, action)
        if rule:
            return rule
        for offered in self.legal():
            if offered is action:
                return ""
        return refusing.reason(self, action)

    def apply(self, action: Action) -> None:
        self.carry_out(action)
        self.settle()

    def carry_out(self, action: Action) -> None:
        """The action alone, without what follows when nobody decides."""
        phase = self.phase
        verb = action.verb
        if phase <= CHOOSING_SETUP:
            setting_up.apply(self, action)
        elif self.due:
            playing.discard(self, action.first)
        elif phase == TAKING_TILE:
            resting.take(self, action.first)
        elif verb == USE:
            playing.use(self, action.first)
        elif verb == CALL:
            playing.call(self)
        elif gaining.pending(self):
            gaining.apply(self, action)
        elif phase == PLAYING:
            if verb == PLAY:
                playing.play_culture(self, action.first)
            else:
                placing.place(self, action.first, action.second)
        elif phase == LAYING:
            if verb == DONE:
                placing.pass_on(self)
            else:
                placing.lay(self, action.first)
        else:
            self.act(action)

    def act(self, action: Action) -> None:
        """EW-3.7, EW-3.8: what a figure does in its column, and what the player does meanwhile."""
        verb = action.verb
        if verb == WALK:
            placing.walk(self)
        elif verb == END:
            placing.end(self)
        elif verb == PLAY:
            playing.play_tribe(self, action.first)
        elif verb == EAT:
            playing.eat(self)
        elif verb == RECRUITS:
            initiating.recruit_for_pay(self, action.first)
        elif verb == RITE:
            initiating.rite(self)
        elif verb == LEARN:
            developing.learn_for_pay(self, action.first)
        elif verb == TAKE:
            developing.buy_stone(self, action.first)
        elif verb == PITCH:
            migrating.pitch_for_pay(self)
        elif verb == STEP:
            migrating.move_for_pay(self, action.first, action.second)
        elif verb == SETTLE:
            migrating.settle_for_pay(self, action.first)
        elif verb == UNCOVER:
            hunting.reveal_for_pay(self)
        elif verb == HUNTS:
            hunting.hunt_for_pay(self, action.first)
        elif verb == TIPS:
            hunting.tip_in_column(self, action.first)
        else:
            raise ValueError(f"{action.text} is no action of a column")

    def chance(self) -> Chance:
        luck = self.luck
        if luck == CARD_DRAWN:
            return gaining.chance(self)
        if luck == ANIMAL_DEALT or luck == ANIMAL_CAUGHT:
            return hunting.chance(self)
        if luck == CULTURE_DEALT:
            return preparing.chance(self)
        if luck == ICE_FOUND:
            return migrating.ice_chance(self)
        if luck == REST_TILE_DRAWN:
            return resting.chance(self)
        if luck == NO_LUCK:
            raise ValueError(f"luck decides nothing in phase {self.phase}")
        return setting_up.chance(self)

    def resolve(self, outcome: int) -> None:
        luck = self.luck
        if luck == CARD_DRAWN:
            gaining.drawn(self, outcome)
        elif luck == ANIMAL_DEALT:
            hunting.appear(self, outcome)
        elif luck == ANIMAL_CAUGHT:
            hunting.caught(self, outcome)
        elif luck == CULTURE_DEALT:
            preparing.resolve(self, outcome)
        elif luck == ICE_FOUND:
            migrating.ice_resolve(self, outcome)
        elif luck == REST_TILE_DRAWN:
            resting.resolve(self, outcome)
        else:
            setting_up.resolve(self, outcome)
            self.luck = NO_LUCK
        self.settle()

    def settle(self) -> None:
        """EW-2.1: carry out what nobody decides, until somebody or luck must."""
        while not self.luck and not self.due and self.phase != OVER:
            if self.phase <= CHOOSING_SETUP or self.phase == SETTING_UP:
                setting_up.go_on(self)
                return
            if self.phase == PREPARING:
                preparing.go_on(self)
                return
            if self.phase == TAKING_TILE:
                return
            if gaining.settle(self):
                return
            if self.phase == BOTTOM:
                placing.arrive_at_bottom(self)
            elif self.phase == ECLIPSE:
                eclipse.go_on(self)
            else:
                return

    def scores(self) -> list[int]:
        return [player.score for player in self.players]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def piles_hidden(self) -> bool:
        """EW-15.2: eclipse piles lie face down until all of them are revealed."""
        return self.phase != ECLIPSE and self.phase != OVER

    def imagine(self, player: int, stream: Stream) -> "EndlessWinter":
        """EW-15.1, EW-15.2, EW-15.3: redraw what the others hold, as far as this player cannot know it."""
        world = self.copy()
        if self.phase == OVER:
            return world
        for seat in range(self.seats):
            if seat != player:
                knowing.imagine(world.players[seat], stream, self.piles_hidden())
        if player != self.turn:
            world.fresh = initiating.seem_fresh(world)
        return world

    def copy(self) -> "EndlessWinter":
        return EndlessWinter(self.box, self.seats, self)

    def key(self) -> tuple[int, ...]:
        """Every field that the rules or somebody's knowledge depend on."""
        numbers = [self.setup, self.with_ice, self.with_rest, self.round, self.turn, self.at, self.step]
        numbers += [self.phase, self.luck, self.left, self.pattern, self.rest_open, self.rest_held]
        numbers += [self.figure, self.column, self.labour, self.cultures, self.recruited, self.called]
        numbers += [self.offer, self.arrow, self.due, self.owed, self.harvested, self.hexagon]
        for row in (self.order, self.display, self.tribe_piles, self.ground, self.land, self.villages):
            numbers.append(len(row))
            numbers += row
        for row in (self.ice, self.tiles, self.site, self.first_in, self.pool):
            numbers += row
        for cards in (self.offers, self.wild, self.stones, self.unseen_stones, self.unplaced, self.spare):
            numbers.append(len(cards))
            numbers += cards
        for cards in (self.unseen_ice, self.unseen_rest, self.under, self.ready, self.fresh):
            numbers.append(len(cards))
            numbers += cards
        for cards in self.culture_piles:
            numbers.append(len(cards))
            numbers += cards
        for player in self.players:
            numbers += [player.score, player.food, player.tools, player.camps_left, player.built]
            numbers += [player.offering, player.honor, player.honor_place]
            numbers += [player.chief, player.side, player.setup]
            for row in (player.figures, player.camps, player.animals, player.tipped):
                numbers += row
            for cards in (player.stones, player.hand, player.draw, player.discard, player.played):
                numbers.append(len(cards))
                numbers += cards
            for cards in (player.pile, player.buried, player.secret, player.known, *player.graves):
                numbers.append(len(cards))
                numbers += cards
        return tuple(numbers)


def new_table(box: Box, seats: int, setup: int, with_ice: int, with_rest: int, pattern: int) -> EndlessWinter:
    """EW-1.1, EW-1.3, EW-1.15, EW-14.5: the table before luck; a pattern may be agreed on, even one for another number of players."""
    table = EndlessWinter(box, seats)
    table.setup = setup
    table.with_ice = with_ice
    table.with_rest = with_rest
    if with_ice:
        table.unseen_ice = tuple(range(len(box.ice_names)))
    if with_rest:
        table.unseen_rest = tuple(range(len(box.rest_names)))
    table.unplaced = setting_up.sure_terrain(box, seats)
    table.spare = setting_up.spare_terrain(box)
    for seat in range(seats):
        setting_up.begin(table.players[seat], seat, box)
    table.land[BASE] = box.base_terrain
    if pattern:
        setting_up.set_pattern(table, pattern - 1)
    setting_up.go_on(table)
    return table
