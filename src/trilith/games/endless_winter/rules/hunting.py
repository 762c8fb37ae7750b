"""Rulebook page 13, Hunt: the hunting ground, catching and tipping animals."""

from trilith.core.action import Action
from trilith.core.chance import EVERYONE, Chance, Draw, without
from trilith.core.rows import total
from trilith.games.endless_winter.actions import HUNT_ANIMAL, NO_ANIMAL, TIP_ANIMAL, UNCOVER_ANIMALS
from trilith.games.endless_winter.events import ANIMAL_APPEARED, ANIMAL_TAKEN, TIPPED
from trilith.games.endless_winter.names import (
    ANIMAL,
    ANIMAL_CAUGHT,
    ANIMAL_DEALT,
    BOTTOM,
    CATCH,
    FROM_ELSEWHERE,
    NO_LUCK,
    REVEAL,
    SPECIES,
    TIP,
)
from trilith.games.endless_winter.table import Table, replaced


def offer_top(t: Table, found: list[Action]) -> None:
    """EW-8.1, EW-8.3: a labour for new animals, a tool and a labour for one of them."""
    if t.labour >= t.box.reveal_labour:
        offer_reveal(t, found)
    if t.labour >= t.box.hunt_labour and t.me().tools >= t.box.hunt_tools:
        offer_hunt(t, found)


def room(t: Table) -> int:
    """EW-8.2: how many animals can still appear."""
    return min(t.box.ground - total(t.ground), len(t.wild))


def offer_reveal(t: Table, found: list[Action]) -> None:
    """EW-8.2: while there is room and the pile is not empty."""
    if room(t):
        found.append(UNCOVER_ANIMALS)


def reveal_for_pay(t: Table) -> None:
    """EW-8.1, EW-8.2: two animals appear, or as many as there is room for."""
    t.labour -= t.box.reveal_labour
    uncover(t, t.box.reveal_animals)


def free_reveal(t: Table) -> None:
    """EW-8.9: an animal appears, if there is room."""
    t.pool[REVEAL] -= 1
    uncover(t, 1)


def uncover(t: Table, count: int) -> None:
    """EW-8.2: so many animals from the pile, as far as there is room."""
    t.left = max(0, min(count, room(t)))
    if t.left:
        t.luck = ANIMAL_DEALT


def chance(t: Table) -> Chance:
    """EW-8.1, EW-8.8: the top animal of the pile."""
    return Draw("animal", t.box.animal_names, t.wild, EVERYONE)


def appear(t: Table, animal: int) -> None:
    """EW-8.1: the animal lies on the hunting ground."""
    t.wild = without(t.wild, animal)
    t.ground = replaced(t.ground, animal, t.ground[animal] + 1)
    t.say(ANIMAL_APPEARED, animal, 0)
    t.left -= 1
    if not t.left:
        t.luck = NO_LUCK


def offer_hunt(t: Table, found: list[Action]) -> None:
    """EW-8.3, EW-8.4: an animal of the hunting ground; a point, when there is none left anywhere."""
    for animal in range(SPECIES):
        if t.ground[animal]:
            found.append(HUNT_ANIMAL[animal])
    if not t.wild and not total(t.ground):
        found.append(HUNT_ANIMAL[NO_ANIMAL])


def hunt_for_pay(t: Table, animal: int) -> None:
    """EW-8.3: a tool and a labour for an animal."""
    t.pay(0, t.box.hunt_tools)
    t.labour -= t.box.hunt_labour
    hunt(t, animal)


def free_hunt(t: Table, animal: int) -> None:
    """EW-2.14: an animal of choice that was gained."""
    t.pool[ANIMAL] -= 1
    hunt(t, animal)


def hunt(t: Table, animal: int) -> None:
    """EW-8.3, EW-8.4, EW-8.5: the animal lies alive before the player; nothing takes its place."""
    if animal == NO_ANIMAL:
        t.score(t.box.empty_points, FROM_ELSEWHERE)
        return
    t.ground = replaced(t.ground, animal, t.ground[animal] - 1)
    receive(t, animal)
    t.say(ANIMAL_TAKEN, animal, 0)


def receive(t: Table, animal: int) -> None:
    """EW-8.3: an animal that is alive."""
    me = t.me()
    me.animals = replaced(me.animals, animal, me.animals[animal] + 1)


def catch(t: Table) -> None:
    """EW-2.14, EW-8.8: the top animal of the pile, or a point if there is none."""
    t.pool[CATCH] -= 1
    if t.wild:
        t.luck = ANIMAL_CAUGHT
    else:
        t.score(t.box.empty_points, FROM_ELSEWHERE)


def caught(t: Table, animal: int) -> None:
    """EW-8.8: it lies alive before the player."""
    t.wild = without(t.wild, animal)
    receive(t, animal)
    t.say(ANIMAL_TAKEN, animal, 0)
    t.luck = NO_LUCK


def offer_tip(t: Table, found: list[Action]) -> None:
    """EW-8.6: any own living animal."""
    animals = t.me().animals
    for animal in range(SPECIES):
        if animals[animal]:
            found.append(TIP_ANIMAL[animal])


def tip_in_column(t: Table, animal: int) -> None:
    """EW-8.6: once, without a price."""
    tip(t, animal)
    t.phase = BOTTOM


def free_tip(t: Table, animal: int) -> None:
    """EW-2.14: a tipping that was gained."""
    t.pool[TIP] -= 1
    tip(t, animal)


def tip(t: Table, animal: int) -> None:
    """EW-8.6, EW-8.7: the animal is turned and brings what it shows."""
    me = t.me()
    me.animals = replaced(me.animals, animal, me.animals[animal] - 1)
    me.tipped = replaced(me.tipped, animal, me.tipped[animal] + 1)
    t.say(TIPPED, animal, 0)
    t.owe(t.box.animal_tips[animal])


def bottom(t: Table) -> None:
    """EW-8.8: the top animal of the pile."""
    t.pool[CATCH] += 1
