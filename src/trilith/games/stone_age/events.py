"""What can happen at the table."""

from typing import Final, Literal, TypeAlias, get_args

ROUND_BEGAN: Final = 0
DEALT: Final = 1
SLID: Final = 2
REVEALED: Final = 3
PLACED: Final = 4
PASSED: Final = 5
TOOL_GAINED: Final = 6
PERSON_GAINED: Final = 7
TRACK_RAISED: Final = 8
ROLLED: Final = 9
TOOL_USED: Final = 10
ONE_USE_USED: Final = 11
GATHERED: Final = 12
LEFT: Final = 13
PAID: Final = 14
CARD_BOUGHT: Final = 15
RECEIVED: Final = 16
POINTS_GAINED: Final = 17
ROLLED_FOR_ALL: Final = 18
PICKED: Final = 19
DREW: Final = 20
PILE_EMPTY: Final = 21
REDEEMED: Final = 22
CHOSE: Final = 23
BUILT: Final = 24
HARVESTED: Final = 25
FED: Final = 26
STARVED: Final = 27
ENDED: Final = 28
SCORED: Final = 29
TOOLS_FULL: Final = 30
PEOPLE_FULL: Final = 31
TRACK_FULL: Final = 32
DREW_UNSEEN: Final = 33  # what others are told of a card that is drawn

# What tells apart events of one kind that happen by different rules.
THERE: Final = 0  # by people on a place, or in the course of a round
BY_CARD: Final = 1
BY_DIE: Final = 2  # one of the dice for everyone
AT_SET_UP: Final = 3
AT_THE_END: Final = 4
FOR_CARD: Final = 0
FOR_FOOD: Final = 1
FOR_BUILDING: Final = 2  # and the kind of its price

# For each kind: its name, what its two numbers are, and the rule behind most of its kind.
KINDS: Final[tuple[tuple[str, str, str, str], ...]] = (
    ("round_began", "round", "", "SA-9.1"),
    ("dealt", "slot", "card", "SA-9.2"),
    ("slid", "from", "slot", "SA-9.2"),
    ("revealed", "stack", "building", "SA-7.5"),
    ("placed", "spot", "people", "SA-3.1"),
    ("passed", "people", "", "SA-3.4"),
    ("tool_gained", "place", "value", "SA-4.5"),
    ("person_gained", "people", "", "SA-4.7"),
    ("track_raised", "level", "", "SA-4.9"),
    ("rolled", "good", "dice", "SA-5.1"),
    ("tool_used", "place", "value", "SA-5.4"),
    ("one_use_used", "card", "value", "SA-6.16"),
    ("gathered", "good", "count", "SA-5.3"),
    ("left", "spot", "", "SA-6.2"),
    ("paid", "good", "count", "SA-6.1"),
    ("card_bought", "slot", "card", "SA-6.4"),
    ("received", "good", "count", "SA-6.9"),
    ("points_gained", "points", "", "SA-6.11"),
    ("rolled_for_all", "dice", "", "SA-6.5"),
    ("picked", "face", "", "SA-6.6"),
    ("drew", "card", "", "SA-6.14"),
    ("pile_empty", "", "", "SA-6.15"),
    ("redeemed", "card", "", "SA-6.17"),
    ("chose", "good", "", "SA-6.17"),
    ("built", "building", "points", "SA-7.1"),
    ("harvested", "count", "", "SA-8.1"),
    ("fed", "count", "", "SA-8.2"),
    ("starved", "points", "", "SA-8.5"),
    ("ended", "reason", "", "SA-9.6"),
    ("scored", "source", "points", "SA-10.1"),
    ("tools_full", "", "", "SA-4.6"),
    ("people_full", "", "", "SA-4.8"),
    ("track_full", "", "", "SA-4.10"),
    ("drew_unseen", "", "", "SA-6.14"),
)
Reason: TypeAlias = Literal["cards", "buildings"]
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)
CARDS_RAN_OUT: Final = 0
STACK_RAN_OUT: Final = 1
