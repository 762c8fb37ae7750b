"""What the helpers of all games share: lines of a record are played, offered and refused."""

from trilith.core.action import Actions
from trilith.core.state import CHANCE, Event, State


def play_line(game: State, actions: Actions, line: str) -> None:
    """Play a line of a record; an action must be legal, an outcome possible."""
    if game.actor() == CHANCE:
        game.resolve(game.chance().parse(line))
        return
    rule_against = refused_by(game, actions, line)
    assert not rule_against, f"{line!r} is against {rule_against}; offered are {offered(game)}"
    game.apply(actions.parse(line))


def refused_by(game: State, actions: Actions, line: str) -> str:
    """The number of the rule against this action, or nothing if it is offered."""
    action = actions.parse(line)
    rule_against = game.objection(action)
    assert (action in game.legal()) == (not rule_against), f"{line!r}: {rule_against!r}, but {offered(game)}"
    return rule_against


def offered(game: State, *verbs: str) -> list[str]:
    """The lines that whoever decides may choose from, all or only those of some verbs."""
    return [action.text for action in game.legal() if not verbs or action.text.split()[0] in verbs]


def listen(game: State) -> list[Event]:
    """The list in which everything that happens from now on is told."""
    events: list[Event] = []
    game.events = events
    return events


def bring_to(row: list[int], at: int, piece: int, bag: tuple[int, ...]) -> tuple[int, ...]:
    """Bring a piece to its place in a row, from elsewhere in the row or from the bag; the bag after that."""
    if piece in row:
        other = row.index(piece)
        row[at], row[other] = row[other], row[at]
        return bag
    pieces = list(bag)
    pieces.remove(piece)
    if row[at] >= 0:  # nothing may lie there
        pieces.append(row[at])
    row[at] = piece
    return tuple(sorted(pieces))
