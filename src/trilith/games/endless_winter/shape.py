"""What Endless Winter shows, declared once: JSON Schema, the terminal's types and the client's follow from it."""

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from trilith.core.schema import Count, OneOf, Some, Within
from trilith.core.telling import FROM_ONE, By, Piece
from trilith.games.endless_winter.actions import Way, WhichTile
from trilith.games.endless_winter.names import (
    FIRST_TRIBE,
    HALVES,
    HEXES,
    JUNCTURES,
    LEVELS,
    SITE_COLUMNS,
    SITE_ROWS,
    TRIBES,
    Column,
    EclipseStep,
    Figure,
    Gain,
    Luck,
    Phase,
    PointSource,
    Side,
    Source,
    Track,
    Trail,
    Zone,
)

MOST_SEATS = 4


def juncture_name(juncture: int) -> str:
    """The three hexes that meet at a juncture, as one name."""
    return "_".join(HEXES[hexagon] for hexagon in JUNCTURES[juncture])


Seat: TypeAlias = Annotated[int, Within(0, MOST_SEATS - 1)]
Card: TypeAlias = Annotated[str, Piece(lambda box: box.card_names)]
Tribe: TypeAlias = Annotated[str, Piece(lambda box: box.card_names[FIRST_TRIBE : FIRST_TRIBE + TRIBES])]
Animal: TypeAlias = Annotated[str, Piece(lambda box: box.animal_names)]
Stone: TypeAlias = Annotated[str, Piece(lambda box: box.stone_names)]
Chief: TypeAlias = Annotated[str, Piece(lambda box: box.chief_names)]
Setup: TypeAlias = Annotated[str, Piece(lambda box: box.setup_names)]
Hex: TypeAlias = Annotated[str, OneOf(HEXES)]
Juncture: TypeAlias = Annotated[str, OneOf(tuple(juncture_name(at) for at in range(len(JUNCTURES))))]
Terrain: TypeAlias = Annotated[str, Piece(lambda box: box.terrain_names)]
Pattern: TypeAlias = Annotated[str, Piece(lambda box: box.pattern_names)]
SiteTile: TypeAlias = Annotated[str, Piece(lambda box: box.tile_names)]
RestTile: TypeAlias = Annotated[str, Piece(lambda box: box.rest_names)]
IceFind: TypeAlias = Annotated[str, Piece(lambda box: box.ice_names)]
Level: TypeAlias = Annotated[int, Within(1, LEVELS), FROM_ONE]
Row: TypeAlias = Annotated[int, Within(1, SITE_ROWS)]
SiteColumn: TypeAlias = Annotated[int, Within(1, SITE_COLUMNS)]
Place: TypeAlias = Annotated[int, Within(1), FROM_ONE]
Era: TypeAlias = Annotated[int, Within(1, 2)]
IncomeSource: TypeAlias = Literal["place", "card", "terrain", "village", "megalith", "stone"]
Labour: TypeAlias = Annotated[float, Within(0), By(lambda halves: halves / HALVES)]


class Space(TypedDict):
    """A space of the building site."""

    row: Row
    column: SiteColumn


def space_at(number: int) -> Space:
    """The space with this number, row by row."""
    return {"row": number // SITE_COLUMNS + 1, "column": number % SITE_COLUMNS + 1}


class LaidTile(Space):
    """A tile of the building site, where its upper left space lies, and its start space."""

    tile: SiteTile | None
    start: Space | None


class Megalith(Space):
    """A megalith, and whose it is; nobody's, if it is neutral."""

    level: Level
    owner: Seat | None


class Site(TypedDict):
    """The building site."""

    pattern: Pattern | None
    tiles: list[LaidTile]
    pieces: list[Megalith]


class Land(TypedDict):
    """One hex of the land, with everybody's camps and influence; an ice find that lies face down has no name."""

    hex: Hex
    terrain: Terrain | None
    camps: list[Count]
    influence: list[Count]
    leaders: Annotated[list[Seat], "Whoever has influence, and nobody has more."]
    ice_find: NotRequired[IceFind | None]


class Village(TypedDict):
    """A village, and whose it is."""

    juncture: Juncture
    owner: Seat


class ColumnPlace(TypedDict):
    """A column of the board: who was there first, and whose figures stand there."""

    first: Seat | None
    figures: list[Seat]


class OwnStone(TypedDict):
    """A sacred stone that a player has, and the points it brings now."""

    stone: Stone
    points: Count


class StonePrice(TypedDict):
    """What a sacred stone costs."""

    food: Count
    tools: Count


class Income(TypedDict):
    """What a step of the eclipse brings, and where it comes from: a card, a terrain and a stone are named."""

    source: IncomeSource
    name: NotRequired[str]
    gains: Some[Gain, Count]


Use: TypeAlias = Literal["recruit", "learn", "move", "reveal", "hunt"]


class LabourUse(TypedDict):
    """Something that labour pays for where the figure stands, and how much of it."""

    what: Use
    labour: Labour


class Pending(TypedDict, total=False):
    """How far the decision now being made has come; what does not belong to it is missing."""

    column: Column
    figure: Figure
    labour: Labour
    chief_ready: bool
    ready: list[Card]
    gains: Some[Gain, Count]
    lost: Annotated[Some[Gain, str], "Of the gains those that cannot be had, with the rule against each."]
    uses: Annotated[
        list[LabourUse], "What labour is good for here; the price is said even where it is too high."
    ]
    offer: Card
    due: Count
    rest_tile: RestTile


class Board(TypedDict):
    """What a player has; hidden cards and what follows from them only for whoever may look at them, incomes in an eclipse."""

    score: Count
    food: Count
    food_limit: Count
    tools: Count
    camps: Annotated[Count, "On the land."]
    camps_left: Count
    villages: Annotated[Count, "On the land."]
    villages_left: Count
    megaliths_left: Count
    stacks: Annotated[
        list[list[Seat | None]],
        "By spaces of the board the megaliths left there, the first to leave first; a neutral one is nobody's.",
    ]
    offering: Count
    honor: Count
    honor_rank: Count
    chief: Chief | None
    side: Side | None
    figures: list[Column | None]
    chief_figure: Column | None
    animals: dict[Animal, Count]
    tipped: dict[Animal, Count]
    stones: list[OwnStone]
    stone_price: Annotated[StonePrice | None, "Of the next one; nothing, where there is no room for another."]
    played: list[Card]
    discard: list[Card]
    hand_count: Count
    draw_count: Count
    pile_count: Count
    buried_count: Count
    strength: NotRequired[Annotated[Labour, "Of the eclipse pile and the figures that rest."]]
    incomes: NotRequired[Annotated[dict[EclipseStep, list[Income]], "Of the eclipse, as things stand now."]]
    pile: NotRequired[list[Card]]
    hand: NotRequired[list[Card]]
    labour_short: NotRequired[
        Annotated[bool, "Whether something here needs more labour, and hand and food could bring it."]
    ]
    worth_playing: NotRequired[
        Annotated[list[Card], "Of the hand, what would change something worth having now."]
    ]
    fresh: NotRequired[
        Annotated[list[Card], "Of the hand, what came to it in this turn and cannot be played yet."]
    ]
    idle: NotRequired[Annotated[list[Card], "Of the hand, what gives more labour in another column."]]
    buried: NotRequired[list[Card]]
    earned: NotRequired[Annotated[int, "Points without the final scoring."]]
    final: NotRequired[
        Annotated[dict[Source, Count], "What the final scoring would bring now, or has brought."]
    ]
    total: NotRequired[Annotated[int, "All points if the game ended now; after the end the score."]]


class View(TypedDict):
    """The table as it looks from one seat."""

    phase: Phase
    luck: Luck
    round: Count
    era: Era
    last_round: bool
    turn: Seat | None
    order: list[Seat]
    figures_placed: Count | None
    eclipse_step: EclipseStep | None
    columns: dict[Trail, ColumnPlace]
    display: list[Card | None]
    culture_left: list[Count]
    tribes: dict[Tribe, Count]
    hunting_ground: dict[Animal, Count]
    wild: Count
    stones: list[Stone]
    land: list[Land]
    villages: list[Village]
    site: Site
    rest_tile: RestTile | None
    rest_stack: Count
    offers: Annotated[list[str], "Chiefs or set-up cards that lie open to be chosen."]
    pending: Pending
    players: list[Board]


_From = TypedDict("_From", {"from": NotRequired[Hex]})


class Named(_From):
    """What both actions and events are about, each as far as its kind says."""

    kind: str
    card: NotRequired[Card]
    tribe: NotRequired[Tribe]
    zone: NotRequired[Zone]
    figure: NotRequired[Figure]
    column: NotRequired[Column]
    stone: NotRequired[Stone]
    hex: NotRequired[Hex]
    juncture: NotRequired[Juncture]
    level: NotRequired[Level]
    space: NotRequired[Annotated[Space, By(space_at)]]
    track: NotRequired[Track]
    way: NotRequired[Way]
    chief: NotRequired[Chief]
    side: NotRequired[Side]
    setup: NotRequired[Setup]


class ActionFields(Named):
    """What actions are about; whoever hunts where there is nothing left hunts nothing."""

    animal: NotRequired[Annotated[str, Piece(lambda box: (*box.animal_names, "nothing"))]]
    gain: NotRequired[Gain]
    which: NotRequired[WhichTile]


class EventFields(Named):
    """What events are about."""

    player: Seat
    rule: str
    round: NotRequired[Count]
    count: NotRequired[Count]
    points: NotRequired[int]
    reached: NotRequired[Count]
    slot: NotRequired[Place]
    place: NotRequired[Place]
    tied: NotRequired[Annotated[bool, By(bool), "As strong as whoever has the place before."]]
    animal: NotRequired[Animal]
    terrain: NotRequired[Terrain]
    pattern: NotRequired[Pattern]
    site_place: NotRequired[Place]
    site_tile: NotRequired[SiteTile]
    rest_tile: NotRequired[RestTile]
    ice_find: NotRequired[IceFind]
    source: NotRequired[PointSource]
    step: NotRequired[EclipseStep]
    labour: NotRequired[Labour]
