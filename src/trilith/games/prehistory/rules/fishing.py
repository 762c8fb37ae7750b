"""Rulebook, action "Fischerei": catch a fish and go forward on the track."""

from trilith.core.action import Action
from trilith.games.prehistory.actions import CATCH
from trilith.games.prehistory.events import BY_TRACK, CAUGHT_UP, FISHED
from trilith.games.prehistory.names import ACTED, BLUE, FISH, FISHING, SPRING
from trilith.games.prehistory.rules import paying
from trilith.games.prehistory.rules.gaining import gain_bones, pay_markers
from trilith.games.prehistory.table import Player, Table


def offer(t: Table, found: list[Action]) -> None:
    """PH-9.1, PH-9.3: every value that can be paid and of which a fish lies open."""
    me = t.me()
    highest = min(paying.most(t, me, FISHING), paying.spare(t, me))
    for fish in range(min(highest, FISH)):
        if t.fish[fish]:
            found.append(CATCH[fish])


def objection(t: Table, action: Action) -> str:
    """The rule against catching such a fish, if there is one."""
    me = t.me()
    value = action.first + 1
    if not t.fish[action.first]:
        return "PH-1.8"
    if value > paying.most(t, me, FISHING):
        return "PH-9.1" if t.season == SPRING else "PH-9.3"
    return "" if value <= paying.spare(t, me) else "PH-4.6"


def apply(t: Table, action: Action) -> None:
    """PH-9.1, PH-9.3: pay for the fish, in spring kind by kind."""
    t.goal = action.first
    if t.season == SPRING:
        paying.begin(t, FISHING, action.first + 1)
    else:
        t.deed = FISHING
        pay_markers(t, t.me(), BLUE, action.first + 1)
    if not t.due:
        catch(t)


def catch(t: Table) -> None:
    """PH-9.2: the tile goes to its player, whose marker goes forward by its value as far as the track goes."""
    me = t.me()
    fish = t.goal
    t.fish[fish] -= 1
    me.fish = me.fish[:fish] + (me.fish[fish] + 1,) + me.fish[fish + 1 :]
    me.track = farther(t, me, fish + 1)
    t.say(FISHED, fish + 1, me.track)
    t.forget()
    t.phase = ACTED


def farther(t: Table, player: Player, value: int) -> int:
    """PH-9.2: how far along the track a fish of this value takes a player's marker; the track has an end."""
    return min(t.box.track_end, player.track + value)


def pay_track(t: Table) -> None:
    """PH-5.5, PH-9.4: everybody gets the last rewards reached on the track, every summer again."""
    for seat in range(t.seats):
        player = t.players[seat]
        points, bones = pays(t, player.track)
        if points or bones:
            player.score += points
            t.tell(CAUGHT_UP, seat, player.track, points)
            gain_bones(t, seat, bones, BY_TRACK)


def pays(t: Table, step: int) -> tuple[int, int]:
    """PH-9.4: the points and development points of the last rewards reached where a marker stands."""
    return t.box.track_points[step], t.box.track_bones[step]


def cheapest(t: Table) -> int:
    """The fewest blue markers that any open fish costs, or 0 when none is open."""
    for fish in range(FISH):
        if t.fish[fish]:
            return fish + 1
    return 0
