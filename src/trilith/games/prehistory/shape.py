"""What Prehistory shows, declared once: JSON Schema, the terminal's types and the client's follow from it."""

from typing import Annotated, NotRequired, TypeAlias, TypedDict, final

from trilith.core.schema import Count, OneOf, Some, Within
from trilith.core.telling import FROM_ONE, Piece
from trilith.games.prehistory.components import MOST_PLAYERS
from trilith.games.prehistory.names import (
    FIELDS,
    MOST_MEMBERS,
    MOST_VALUE,
    POSITIONS,
    TILES,
    BoardName,
    Camp,
    Colour,
    Deed,
    Line,
    PaintingPiece,
    Phase,
    Season,
    Side,
    Source,
    Species,
    Symbol,
    Wheel,
)

Seat: TypeAlias = Annotated[int, Within(0, MOST_PLAYERS - 1)]
Field: TypeAlias = Annotated[str, OneOf(FIELDS)]
Tile: TypeAlias = Annotated[str, OneOf(TILES)]
Position: TypeAlias = Annotated[int, Within(1, POSITIONS), FROM_ONE]
Place: TypeAlias = Annotated[int, Within(1), FROM_ONE]
Central: TypeAlias = Annotated[str, Piece(lambda box: box.wheel_names)]
Prey: TypeAlias = Annotated[str, Piece(lambda box: box.prey_names)]
Rite: TypeAlias = Annotated[str, Piece(lambda box: box.rite_names)]
Land: TypeAlias = Annotated[str, Piece(lambda box: box.land_names)]
Cubes: TypeAlias = dict[Colour, Count]
SomeCubes: TypeAlias = Some[Colour, Count]
SymbolColours: TypeAlias = dict[Symbol, Colour]


class PaintingWheel(TypedDict):
    """The price wheel of the painting: the colour of every symbol as it stands, and after a turn to either side."""

    position: Position
    now: SymbolColours
    left: SymbolColours
    right: SymbolColours


class SiteWheel(TypedDict):
    """A price wheel: the colours that face its site as it stands, and after a turn to either side."""

    position: Position
    now: list[Colour]
    left: list[Colour]
    right: list[Colour]


class Prices(TypedDict, total=False):
    """The four price wheels; none before they are set."""

    painting: PaintingWheel
    fishing: SiteWheel
    hunting: SiteWheel
    migration: SiteWheel


class Trilith(TypedDict):
    """The stones of an action, and what lies on its capstone."""

    deed: Deed
    stones: list[Colour | None]
    full: Annotated[bool, "No stone is free, so that nobody can choose the action in spring."]
    capstone: SomeCubes


class GatherPlace(TypedDict):
    """A place for a gather tile, and the colour that it costs."""

    price: Colour
    tile: Tile | None


class MapField(TypedDict):
    """One field of the map: what it is, whose camp, and who is there; at the start camp, how many wait."""

    field: Field
    land: Land
    camp: NotRequired[Camp]
    owner: NotRequired[Seat]
    waiting: NotRequired[list[Count]]
    player: NotRequired[Seat]
    standing: NotRequired[Count]
    lying: NotRequired[Count]


class Reached(TypedDict):
    """A field where a walk could end, how many steps that takes, and whether these are paid already."""

    field: Field
    steps: Count
    paid: bool


class OnTrack(TypedDict):
    """A step of the fishing track, and what it pays every summer."""

    step: Count
    points: Count
    bones: Count


class Counted(TypedDict):
    """A ceremony card that lies open or is one's own, how many of what it counts one has, and what that is worth."""

    rite: Rite
    count: Count
    points: Count


class Refusal(TypedDict):
    """An action that cannot be done now: the nearest rule against it, cubes each of which would be enough, those that can be bought."""

    deed: Deed
    rule: str
    lacks: list[Colour]
    buys: list[Colour]


class Board(TypedDict):
    """What a player has; cards and what would be counted only for whoever may look at the ceremony cards."""

    score: int
    board: BoardName | None
    weather: Position | None
    income: SomeCubes
    income_next: SomeCubes
    incomes: Annotated[
        list[SomeCubes], "What every position of the weather wheel brings, the first position first."
    ]
    incomes_left: Annotated[
        list[SomeCubes],
        "What every position would bring in all the years from now on, if the wheel only turns by itself.",
    ]
    resources: Cubes
    markers: Cubes
    bones: Count
    home: Count
    on_map: Count
    most_on_map: Count
    in_supply: Count
    camps_left: list[Camp]
    camps_built: Count
    track: Count
    fishing: Annotated[
        list[OnTrack], "Where the marker stands, then where a fish of value 1, 2, 3 would take it."
    ]
    catch: list[Count]
    baskets: Some[Tile, Count]
    painted: list[PaintingPiece]
    touching: Annotated[
        Some[PaintingPiece, list[Line]],
        "For pieces not yet painted the bonuses that painting them brings, one for each painted piece that they touch.",
    ]
    hunted: list[Prey]
    tokens: list[Species]
    megaliths: Count
    shamans: list[Colour]
    face_down: list[Annotated[int, Within(1, MOST_VALUE)]]
    cards: NotRequired[list[Rite]]
    counted: NotRequired[Annotated[list[Counted], "Ceremony cards that lie open or are one's own."]]
    earned: NotRequired[Annotated[int, "Points without the final scoring."]]
    final: NotRequired[
        Annotated[dict[Source, Count], "What the final scoring would bring now, or has brought."]
    ]
    total: NotRequired[Annotated[int, "All points if the game ended now; after the end the score."]]


@final
class Nothing(TypedDict):
    """No decision is half made."""


@final
class Acting(TypedDict):
    """An action is chosen; what cannot be done is told to whoever chooses."""

    refused: list[Refusal]


@final
class Paying(TypedDict):
    """Cubes are being paid for an action."""

    deed: Deed
    due: Count


@final
class Dancing(TypedDict):
    """Shamans are being moved for a ceremony of some value."""

    deed: Deed
    value: Count
    moves: Count


@final
class Arriving(TypedDict):
    """So many members go to the map together."""

    deed: Deed
    count: Count


@final
class Laying(TypedDict):
    """A stone is laid at the trilith of an action."""

    deed: Deed


@final
class Roaming(TypedDict):
    """Members walk, as far as steps are left."""

    steps_left: Count
    reach: list[Reached]


@final
class OnField(TypedDict):
    """A member walks on from a field, or takes or builds something there."""

    steps_left: Count
    field: Field


@final
class Recalling(TypedDict):
    """Members are called back for a camp."""

    steps_left: Count
    field: Field
    camp: Camp
    due: Count


@final
class Choosing(TypedDict):
    """The colours of cubes are being chosen."""

    resources_due: Count
    markers_due: Count


Pending: TypeAlias = (
    Nothing | Acting | Paying | Dancing | Arriving | Laying | Roaming | OnField | Recalling | Choosing
)


class View(TypedDict):
    """The table as it looks from one seat."""

    phase: Phase
    season: Season
    round: Count
    turn: Seat | None
    order: list[Seat]
    passed: list[Seat]
    ceremony_markers: list[Seat]
    deed: Deed
    central: Central | None
    steps: SomeCubes
    prices: Prices
    triliths: list[Trilith]
    supply: Cubes
    fish: list[Count]
    tiles: list[GatherPlace]
    hunting: list[Prey | None]
    ceremony: list[Rite | None]
    map: list[MapField]
    pending: Pending
    players: list[Board]


class Named(TypedDict):
    """What both actions and events are about, each as far as its kind says."""

    kind: str
    piece: NotRequired[PaintingPiece]
    place: NotRequired[Place]
    slot: NotRequired[Place]
    position: NotRequired[Position]
    colour: NotRequired[Colour]
    colour_to: NotRequired[Colour]
    deed: NotRequired[Deed]
    camp: NotRequired[Camp]
    wheel: NotRequired[Wheel]
    field: NotRequired[Field]


class ActionFields(Named):
    """What actions are about."""

    value: NotRequired[Annotated[int, Within(1, MOST_VALUE), FROM_ONE]]
    count: NotRequired[Annotated[int, Within(1, MOST_MEMBERS), FROM_ONE]]
    side: NotRequired[Side]


class EventFields(Named):
    """What events are about."""

    player: Seat
    rule: str
    year: NotRequired[Count]
    board: NotRequired[BoardName]
    central: NotRequired[Central]
    tile: NotRequired[Tile]
    prey: NotRequired[Prey]
    rite: NotRequired[Rite]
    land_tile: NotRequired[Annotated[str, Piece(lambda box: box.land_tiles)]]
    land: NotRequired[Land]
    field_to: NotRequired[Field]
    species: NotRequired[Species]
    source: NotRequired[Source]
    value: NotRequired[Count]
    count: NotRequired[Count]
    points: NotRequired[Count]
    track: NotRequired[Count]
