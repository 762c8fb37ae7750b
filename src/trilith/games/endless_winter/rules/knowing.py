"""What is hidden and what everyone has seen: cards in hands, draw piles, eclipse piles and graves."""

from trilith.core.chance import without
from trilith.core.rng import Stream
from trilith.core.rows import held
from trilith.games.endless_winter.events import RESHUFFLED
from trilith.games.endless_winter.names import NOTHING
from trilith.games.endless_winter.table import Player, Table, added


def take_openly(player: Player, kind: int) -> None:
    """EW-15.3: everyone sees which card the player takes into the hand."""
    player.hand = added(player.hand, kind)
    player.known = added(player.known, kind)


def leave_openly(player: Player, kind: int) -> None:
    """EW-15.3: everyone sees which card leaves the hand; of equal ones it is the one they know."""
    player.hand = without(player.hand, kind)
    forget(player, kind)


def forget(player: Player, kind: int) -> None:
    """A card that was hidden lies open now, so it is not in any grave."""
    if held(player.known, kind):
        player.known = without(player.known, kind)
    if player.graves:
        unseen = tuple(sorted(player.hand + player.draw + player.secret))
        player.graves = tuple([both(grave, unseen) for grave in player.graves])


def both(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    """What two sorted collections of cards have in common, copy by copy."""
    found: list[int] = []
    at = 0
    for kind in one:
        while at < len(other) and other[at] < kind:
            at += 1
        if at < len(other) and other[at] == kind:
            found.append(kind)
            at += 1
    return tuple(found)


def lay_secretly(player: Player, kind: int) -> None:
    """EW-15.2: everyone sees that a card goes to the eclipse pile, but not which."""
    player.hand = without(player.hand, kind)
    player.pile = added(player.pile, kind)


def bury_secretly(player: Player, kind: int) -> None:
    """EW-15.2: everyone sees that a hand card is buried, but not which of those it can be."""
    every_card_known = len(player.known) == len(player.hand) + len(player.secret)
    if every_card_known:
        possible = player.known
    else:
        possible = tuple(sorted(player.hand + player.draw + player.secret))
    player.hand = without(player.hand, kind)
    player.secret = added(player.secret, kind)
    player.graves = player.graves + (possible,)


def reshuffle(t: Table, player: Player) -> None:
    """EW-2.3: the discard pile becomes the draw pile; what was hidden until now is elsewhere."""
    player.known = tuple(sorted(player.hand + player.secret))
    player.draw = player.discard
    player.discard = ()
    t.say(RESHUFFLED, len(player.draw), 0)


def can_draw(player: Player) -> bool:
    """EW-2.3, EW-2.4: whether there is a card to be drawn."""
    return len(player.draw) > 0 or len(player.discard) > 0


def imagine(player: Player, stream: Stream, pile_hidden: bool) -> None:
    """EW-15.1, EW-15.2, EW-15.3: redraw all that others cannot know, from what they know and nothing else."""
    pile = len(player.pile) if pile_hidden else 0
    unseen = player.hand + player.draw + player.secret
    if pile_hidden:
        unseen += player.pile
    loose = list(unseen)
    held = list(player.known)
    for kind in held:
        loose.remove(kind)
    loose.sort()
    drawn = (
        len(player.hand) + pile + len(player.secret) - len(held)
    )  # of the loose cards, how many are not in the draw pile
    buried: list[int] = []
    found = entomb(player.graves, 0, buried, held, loose, drawn, stream, set())
    assert found
    for _ in range(len(loose) - len(player.draw)):
        held.append(loose.pop(stream.below(len(loose))))
    player.draw = tuple(loose)
    player.secret = tuple(sorted(buried))
    held.sort()
    if pile_hidden:
        laid = [held.pop(stream.below(len(held))) for _ in range(pile)]
        player.pile = tuple(sorted(laid))
    player.hand = tuple(held)


def entomb(
    graves: tuple[tuple[int, ...], ...],
    at: int,
    buried: list[int],
    held: list[int],
    loose: list[int],
    drawn: int,
    stream: Stream,
    dead: set[tuple[int, ...]],
) -> bool:
    """Choose a card for this grave and all later ones, so that each is one of those it can be.

    Whoever buried much leaves few ways: what is left over in a dead end is noted, so that nobody walks there twice.
    """
    if at == len(graves):
        return True
    if dead and left_over(held, loose) in dead:
        return False
    choices = candidates(graves[at], buried, held, 0)
    if drawn:
        choices += candidates(graves[at], buried, loose, 1)
    while choices:
        chosen = choices.pop(stream.below(len(choices)))
        kind = chosen >> 1
        source = loose if chosen & 1 else held
        source.remove(kind)
        buried.append(kind)
        if entomb(graves, at + 1, buried, held, loose, drawn - (chosen & 1), stream, dead):
            return True
        buried.pop()
        source.append(kind)
        source.sort()
        choices = [choice for choice in choices if choice != chosen]
    dead.add(left_over(held, loose))
    return False


def left_over(held: list[int], loose: list[int]) -> tuple[int, ...]:
    """The cards that are in no grave yet; how many there are tells how many graves have one."""
    return (*held, NOTHING, *loose)


def candidates(grave: tuple[int, ...], buried: list[int], cards: list[int], mark: int) -> list[int]:
    """The cards that may lie in a grave, each as twice its kind and a mark of where it comes from."""
    return [kind * 2 + mark for kind in cards if grave.count(kind) > buried.count(kind)]


def last_of(cards: tuple[int, ...]) -> int:
    """The last of sorted cards, or NOTHING."""
    return cards[-1] if cards else NOTHING
