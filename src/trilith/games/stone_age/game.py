"""The round of Stone Age: who decides, what is allowed, what follows. The table of contents of the rules."""

from typing import Final

from trilith.core.action import Action
from trilith.core.chance import Chance, without
from trilith.core.rng import Stream
from trilith.core.rows import holds
from trilith.core.state import CHANCE, NOBODY
from trilith.games.stone_age.actions import PICK, REDEEM, REDEEM_CARD
from trilith.games.stone_age.box import Box
from trilith.games.stone_age.names import (
    ACTING,
    CHOOSING,
    DEALING,
    DRAWING,
    FEEDING,
    FIRST_BUILDING,
    HARVEST,
    LAST_DECISION,
    LAST_LUCK,
    NOTHING,
    OVER,
    PAYING,
    PLACING,
    REVEALING,
    ROLLING,
    ROLLING_FOR_ALL,
    ROUND_END,
    SETTING_UP,
    SHARING,
    TOOLING,
)
from trilith.games.stone_age.rules import (
    acting,
    building,
    cards,
    choosing,
    feeding,
    gathering,
    new_round,
    placing,
    scoring,
    setting_up,
)
from trilith.games.stone_age.table import Table

# Where no player decides: the rule of what luck decides, or that the game is over.
NO_DECISION: Final[dict[int, str]] = {
    SETTING_UP: "SA-1.4",
    DEALING: "SA-9.2",
    REVEALING: "SA-7.5",
    ROLLING: "SA-5.1",
    ROLLING_FOR_ALL: "SA-6.5",
    DRAWING: "SA-6.14",
    OVER: "SA-9.6",
}


class StoneAge(Table):
    """A position of Stone Age."""

    def actor(self) -> int:
        if self.phase <= LAST_DECISION:
            return self.turn
        return CHANCE if self.phase <= LAST_LUCK else NOBODY

    def legal(self) -> list[Action]:
        phase = self.phase
        if phase == PLACING:
            found = placing.legal(self)
        elif phase == ACTING:
            found = acting.legal(self)
        elif phase == TOOLING:
            found = gathering.legal(self)
        elif phase == PAYING:
            found = cards.legal(self) if self.spot < FIRST_BUILDING else building.legal(self)
        elif phase == SHARING:
            found = cards.sharing_legal(self)
        elif phase == FEEDING:
            found = feeding.legal(self)
        elif phase == CHOOSING:
            found = choosing.legal(self)
        else:
            return []
        if self.me().opened and choosing.may_redeem(self):
            found.append(REDEEM_CARD)
        return found

    def objection(self, action: Action) -> str:
        phase = self.phase
        if phase > LAST_DECISION:
            return NO_DECISION[phase]
        if action.verb == REDEEM:
            return "" if choosing.may_redeem(self) else "SA-6.17"
        if phase == PLACING:
            return placing.objection(self, action)
        if phase == ACTING:
            return acting.objection(self, action)
        if phase == TOOLING:
            return gathering.objection(self, action)
        if phase == PAYING:
            if self.spot < FIRST_BUILDING:
                return cards.objection(self, action)
            return building.objection(self, action)
        if phase == SHARING:
            return cards.sharing_objection(self, action)
        if phase == FEEDING:
            return feeding.objection(self, action)
        return choosing.objection(self, action)

    def apply(self, action: Action) -> None:
        self.carry_out(action)
        self.settle()

    def carry_out(self, action: Action) -> None:
        """The action alone, without what follows when nobody decides."""
        phase = self.phase
        if action.verb == REDEEM:
            choosing.redeem(self)
        elif phase == PLACING:
            placing.apply(self, action)
        elif phase == ACTING:
            acting.apply(self, action)
        elif phase == TOOLING:
            gathering.apply(self, action)
        elif phase == PAYING:
            if self.spot < FIRST_BUILDING:
                cards.apply(self, action)
            else:
                building.apply(self, action)
        elif phase == SHARING:
            assert action.verb == PICK
            cards.pick_die(self, action.first)
        elif phase == FEEDING:
            feeding.apply(self, action)
        elif phase == CHOOSING:
            choosing.apply(self, action)
        else:
            raise ValueError(f"nobody decides in phase {phase}")

    def chance(self) -> Chance:
        phase = self.phase
        if phase == ROLLING:
            return gathering.chance(self)
        if phase == SETTING_UP or phase == REVEALING:
            return setting_up.chance(self)
        if phase == DEALING:
            return new_round.chance(self)
        if phase == ROLLING_FOR_ALL:
            return cards.roll_for_all_chance(self)
        if phase == DRAWING:
            return cards.extra_card_chance(self)
        raise ValueError(f"luck decides nothing in phase {phase}")

    def resolve(self, outcome: int) -> None:
        phase = self.phase
        if phase == ROLLING:
            gathering.resolve(self, outcome)
        elif phase == SETTING_UP:
            setting_up.resolve(self, outcome)
        elif phase == REVEALING:
            building.resolve(self, outcome)
        elif phase == DEALING:
            new_round.resolve(self, outcome)
        elif phase == ROLLING_FOR_ALL:
            cards.roll_for_all(self, outcome)
        elif phase == DRAWING:
            cards.draw_extra_card(self, outcome)
        else:
            raise ValueError(f"luck decides nothing in phase {phase}")
        self.settle()

    def settle(self) -> None:
        """SA-2.1: carry out what nobody decides, until somebody or luck must."""
        if self.phase == ACTING:
            acting.pass_on(self)
        if self.phase == HARVEST:
            feeding.harvest(self)
        if self.phase == FEEDING:
            feeding.pass_on(self)
        if self.phase == ROUND_END:
            new_round.begin(self)
            if self.phase == OVER:
                scoring.final_scoring(self)
        if self.phase == DEALING and not holds(self.display, NOTHING):
            placing.begin(self)

    def scores(self) -> list[int]:
        return [player.score for player in self.players]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def imagine(self, player: int, stream: Stream) -> "StoneAge":
        """SA-6.3, SA-6.14: only cards drawn in secret by others are unknown; they may be any that nobody has seen."""
        world = self.copy()
        if self.phase == OVER:
            return world
        for other in range(self.seats):
            if other != player:
                world.pile += world.players[other].drawn
        world.pile = tuple(sorted(world.pile))
        for other in range(self.seats):
            if other != player:
                hidden = world.players[other]
                redrawn: list[int] = []
                for _ in hidden.drawn:
                    redrawn.append(world.pile[stream.below(len(world.pile))])
                    world.pile = without(world.pile, redrawn[-1])
                hidden.drawn = tuple(redrawn)
        return world

    def copy(self) -> "StoneAge":
        return StoneAge(self.box, self.seats, self)

    def key(self) -> tuple[int, ...]:
        """Every field that the rules read; cards and buildings in any order are the same."""
        numbers = [self.round, self.starter, self.turn, self.phase, self.spot, self.good, self.dice]
        numbers += [self.pips, self.next_tool, self.due, self.buyer, self.gifts, self.gift, self.resume]
        numbers.append(self.hungry)
        for row in (self.display, self.tops, self.heights, self.paid, self.pool):
            numbers += row
        for player in self.players:
            numbers += [player.people, player.home, player.track, player.score]
            for row in (player.goods, player.tools, player.used, player.placed):
                numbers += row
            for held in (player.cards, player.opened, player.drawn, player.buildings):
                numbers.append(len(held))
                numbers += sorted(held)
        numbers += self.pile
        numbers += self.tiles
        return tuple(numbers)


def new_table(box: Box, seats: int) -> StoneAge:
    """SA-1.1, SA-1.4, SA-1.5: the table before the first building and the first card are turned up."""
    return StoneAge(box, seats)
