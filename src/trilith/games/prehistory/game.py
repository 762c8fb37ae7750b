"""The year of Prehistory: who decides, what is allowed, what follows. The table of contents of the rules."""

from trilith.core.action import Action
from trilith.core.chance import Chance
from trilith.core.rng import Stream
from trilith.core.state import CHANCE, NOBODY
from trilith.games.prehistory.actions import FIRST_FREE
from trilith.games.prehistory.box import Box
from trilith.games.prehistory.names import (
    ACTED,
    ACTING,
    ARRIVING,
    BUILDING,
    CAPSTONE,
    CHOOSING,
    DANCING,
    DEALING,
    DEALING_CEREMONY,
    DEALING_HUNTING,
    DEALING_TILES,
    DEEDS,
    DRAWING_BOARDS,
    DRAWING_MEGALITHS_C,
    DRAWING_ORDER,
    DRAWING_WHEEL,
    INCOME,
    LAST_DECISION,
    LAST_LUCK,
    LAYING,
    LAYING_LAND,
    LAYING_MEGALITHS,
    LAYING_TOKENS,
    MOVING,
    NEXT_ACTING,
    NEXT_ROAMING,
    OVER,
    PAYING,
    RECALLING,
    ROAMING,
    SETTING_WHEELS,
    SPRING,
    SPRING_BEGINS,
    STONES,
    SUMMER,
    TAKING,
    WEATHER,
    YEAR_END,
)
from trilith.games.prehistory.rules import (
    acting,
    autumn,
    camps,
    ceremony,
    development,
    ending,
    fishing,
    gaining,
    migration,
    paying,
    scoring,
    setting_up,
    spring,
    summer,
    winter,
)
from trilith.games.prehistory.table import Table


class Prehistory(Table):
    """A position of Prehistory."""

    def actor(self) -> int:
        if self.phase <= LAST_DECISION:
            return self.turn
        return CHANCE if self.phase <= LAST_LUCK else NOBODY

    def legal(self) -> list[Action]:
        phase = self.phase
        if phase == ACTING:
            return acting.legal(self)
        if phase == ROAMING:
            return autumn.legal(self)
        if phase == LAYING:
            return spring.laying_legal(self)
        if phase == PAYING:
            return paying.legal(self)
        if phase == DANCING:
            return ceremony.legal(self)
        if phase == ARRIVING:
            return migration.legal(self)
        if phase == CAPSTONE:
            return summer.legal(self)
        if phase == MOVING:
            return autumn.moving_legal(self)
        if phase == TAKING:
            return autumn.taking_legal(self)
        if phase == CHOOSING:
            return gaining.legal(self)
        if phase == BUILDING:
            return camps.legal(self)
        if phase == RECALLING:
            return camps.recall_legal(self)
        if phase == INCOME:
            return spring.income_legal(self)
        if phase == WEATHER:
            return spring.weather_legal(self)
        return []

    def objection(self, action: Action) -> str:
        phase = self.phase
        if phase > LAST_DECISION:
            return "PH-15.1" if phase == OVER else "PH-2.1"
        if action.verb >= FIRST_FREE:
            return development.objection(self, action)
        if phase == ACTING:
            return acting.objection(self, action)
        if phase == ROAMING:
            return autumn.objection(self, action)
        if phase == LAYING:
            return spring.laying_objection(self, action)
        if phase == PAYING:
            return paying.objection(self, action)
        if phase == DANCING:
            return ceremony.dance_objection(self, action)
        if phase == ARRIVING:
            return migration.arrival_objection(self, action)
        if phase == CAPSTONE:
            return summer.objection(self, action)
        if phase == MOVING:
            return autumn.moving_objection(self, action)
        if phase == TAKING:
            return autumn.taking_objection(self, action)
        if phase == CHOOSING:
            return gaining.objection(self, action)
        if phase == BUILDING:
            return camps.tile_objection(self, action)
        if phase == RECALLING:
            return camps.recall_objection(self, action)
        if phase == INCOME:
            return spring.income_objection(self, action)
        return spring.weather_objection(self, action)

    def apply(self, action: Action) -> None:
        self.carry_out(action)
        self.settle()

    def carry_out(self, action: Action) -> None:
        """The action alone, without what follows when nobody decides."""
        phase = self.phase
        if action.verb >= FIRST_FREE:
            development.apply(self, action)
        elif phase == ACTING:
            acting.apply(self, action)
        elif phase == ROAMING:
            autumn.apply(self, action)
        elif phase == LAYING:
            spring.lay(self, action)
        elif phase == PAYING:
            paying.apply(self, action)
            acting.go_on_paying(self)
        elif phase == DANCING:
            ceremony.dance(self, action)
        elif phase == ARRIVING:
            migration.arrive(self, action.first)
        elif phase == CAPSTONE:
            summer.apply(self, action)
        elif phase == MOVING:
            autumn.move(self, action)
        elif phase == TAKING:
            autumn.take(self, action)
        elif phase == CHOOSING:
            gaining.apply(self, action)
        elif phase == BUILDING:
            camps.choose(self, action)
        elif phase == RECALLING:
            camps.call_back(self, action)
        elif phase == INCOME:
            spring.income(self)
        elif phase == WEATHER:
            spring.set_weather(self, action)
        else:
            raise ValueError(f"nobody decides in phase {phase}")

    def chance(self) -> Chance:
        phase = self.phase
        if phase == DEALING_TILES:
            return winter.tile_chance(self)
        if phase == DEALING_HUNTING:
            return winter.prey_chance(self)
        if phase == DEALING_CEREMONY:
            return winter.rite_chance(self)
        if phase == DRAWING_WHEEL:
            return winter.wheel_chance(self)
        if phase == DRAWING_ORDER:
            return setting_up.order_chance(self)
        if phase == DRAWING_BOARDS:
            return setting_up.board_chance(self)
        if phase == SETTING_WHEELS:
            return setting_up.wheel_chance(self)
        if phase == LAYING_LAND:
            return setting_up.land_chance(self)
        if phase == DRAWING_MEGALITHS_C:
            return setting_up.megalith_c_chance(self)
        if phase == LAYING_MEGALITHS:
            return setting_up.megalith_chance(self)
        if phase == LAYING_TOKENS:
            return setting_up.token_chance(self)
        raise ValueError(f"luck decides nothing in phase {phase}")

    def resolve(self, outcome: int) -> None:
        phase = self.phase
        if phase == DEALING_TILES:
            winter.deal_tile(self, outcome)
        elif phase == DEALING_HUNTING:
            winter.deal_prey(self, outcome)
        elif phase == DEALING_CEREMONY:
            winter.deal_rite(self, outcome)
        elif phase == DRAWING_WHEEL:
            winter.lay_wheel(self, outcome)
        elif phase == DRAWING_ORDER:
            setting_up.draw_order(self, outcome)
        elif phase == DRAWING_BOARDS:
            setting_up.draw_board(self, outcome)
        elif phase == SETTING_WHEELS:
            setting_up.set_wheel(self, outcome)
        elif phase == LAYING_LAND:
            setting_up.lay_land(self, outcome)
        elif phase == DRAWING_MEGALITHS_C:
            setting_up.draw_megalith_c(self, outcome)
        elif phase == LAYING_MEGALITHS:
            setting_up.lay_megalith(self, outcome)
        elif phase == LAYING_TOKENS:
            setting_up.lay_token(self, outcome)
        else:
            raise ValueError(f"luck decides nothing in phase {phase}")
        self.phase = DEALING
        self.settle()

    def settle(self) -> None:
        """PH-2.1: carry out what nobody decides, until somebody or luck must."""
        if (self.gifts or self.marker_gifts) and self.phase != CHOOSING:
            gaining.begin_choosing(self)
        if self.phase == ROAMING and autumn.idle(self):
            autumn.end_turn(self)
        while self.phase > LAST_LUCK and self.phase != OVER:
            self.go_on()

    def go_on(self) -> None:
        """One step of what nobody decides."""
        phase = self.phase
        if phase == ACTED:
            acting.finish(self)
        elif phase == NEXT_ACTING:
            self.next_acting()
        elif phase == NEXT_ROAMING:
            if not autumn.pass_on(self):
                self.phase = YEAR_END
        elif phase == YEAR_END:
            autumn.stand_up(self)
            if self.year < self.box.years:
                winter.begin(self)
            else:
                ending.begin(self)
        elif phase == DEALING:
            winter.deal(self)
        else:
            assert phase == SPRING_BEGINS
            spring.begin(self)

    def next_acting(self) -> None:
        """PH-2.1: from player to player, and when nobody acts any more, to the next season."""
        if self.season == SPRING:
            if not spring.pass_on(self):
                summer.begin(self)
        elif self.season == SUMMER:
            if not summer.pass_on(self):
                fishing.pay_track(self)
                autumn.begin(self)
        elif not ending.pass_on(self):
            scoring.final_scoring(self)

    def scores(self) -> list[int]:
        return [player.score for player in self.players]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def imagine(self, player: int, stream: Stream) -> "Prehistory":
        """PH-12.6: nothing is hidden from an attentive player: even ceremony cards lay open before they were taken."""
        return self.copy()

    def copy(self) -> "Prehistory":
        return Prehistory(self.box, self.seats, self)

    def key(self) -> tuple[int, ...]:
        """Every field that the rules read; the two stones of a trilith and a player's ceremony cards in any order."""
        numbers = [self.year, self.season, self.phase, self.turn, self.passed, self.wheel]
        numbers += [self.deed, self.goal, self.due, self.least, self.circle, self.steps, self.spot]
        numbers += [self.gifts, self.marker_gifts, self.resume, len(self.order), len(self.dancers)]
        for deed in range(len(DEEDS)):
            numbers += sorted(self.stones[STONES * deed : STONES * deed + STONES])
        for row in (self.order, self.dancers, self.turned, self.supply, self.capstones, self.fish):
            numbers += row
        for row in (self.tiles, self.prey, self.rites):
            numbers += row
        for fields in (self.land, self.camps, self.who, self.standing, self.lying):
            numbers += fields
        for bag in (self.wheels, self.tile_bag, self.prey_bag, self.rite_bag, self.laid):
            numbers.append(len(bag))
            numbers += bag
        for bag in (self.megalith_bag, self.token_bag):
            numbers.append(len(bag))
            numbers += bag
        for player in self.players:
            numbers += [player.board, player.weather, player.bones, player.score, player.track]
            numbers += [player.painted, player.shamans, player.home, player.supply, player.waiting]
            numbers += [player.camps, player.megaliths, player.tokens]
            numbers += player.resources + player.markers
            numbers += player.fish + player.baskets
            numbers += [len(player.hunted), len(player.rites)]
            numbers += player.hunted
            numbers += sorted(player.rites)
        return tuple(numbers)


def new_table(box: Box, seats: int) -> Prehistory:
    """PH-1.2, PH-1.4, PH-1.8: the table before luck has decided anything; all cubes in the supply, all fish in their fields."""
    table = Prehistory(box, seats)
    table.land = setting_up.bare_land()
    table.megalith_bag = setting_up.first_megaliths(box, seats)
    return table
