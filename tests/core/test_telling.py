"""Things with a kind and two numbers, told as names."""

from types import SimpleNamespace
from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

import jsonschema_rs
import pytest

from trilith.core.schema import Count, OneOf, Schemas, Within
from trilith.core.telling import FROM_ONE, By, Piece, Teller

Good: TypeAlias = Literal["wood", "stone"]


class Space(TypedDict):
    """Where something lies."""

    row: Count
    column: Count


class Fields(TypedDict):
    """What things are about."""

    kind: str
    player: Count
    good: NotRequired[Good]
    field: NotRequired[Annotated[str, OneOf(("a1", "a2"))]]
    slot: NotRequired[Annotated[int, Within(1, 4), FROM_ONE]]
    card: NotRequired[Annotated[str, Piece(lambda box: box.cards)]]
    count: NotRequired[Count]
    space: NotRequired[Annotated[Space, By(lambda number: {"row": number // 10, "column": number % 10})]]


KINDS = (
    ("taken", "good", "count", "XX-1.1"),
    ("dealt", "slot", "card", "XX-1.2"),
    ("moved", "field", "space", "XX-1.3"),
    ("ended", "", "", "XX-1.4"),
)
BOX = SimpleNamespace(cards=("hut", "feast"))
TELLER = Teller(Fields, KINDS)


@pytest.mark.parametrize(
    ("kind", "first", "second", "told"),
    [
        (0, 1, 3, {"kind": "taken", "good": "stone", "count": 3}),
        (1, 0, 1, {"kind": "dealt", "slot": 1, "card": "feast"}),
        (2, 1, 42, {"kind": "moved", "field": "a2", "row": 4, "column": 2}),
        (3, 0, 0, {"kind": "ended"}),
    ],
)
def test_numbers_become_what_their_fields_declare(
    kind: int, first: int, second: int, told: dict[str, object]
) -> None:
    found = TELLER.tell(BOX, kind, first, second, player=1)
    assert found == {**told, "player": 1}
    schemas = Schemas(globals())
    schema = {**TELLER.schema(schemas), "$defs": schemas.named}
    jsonschema_rs.validate(schema, found)
    for field in found:
        with pytest.raises(jsonschema_rs.ValidationError):
            jsonschema_rs.validate(schema, {key: value for key, value in found.items() if key != field})
    with pytest.raises(jsonschema_rs.ValidationError):
        jsonschema_rs.validate(schema, {**found, "kind": "flown"})
    with pytest.raises(jsonschema_rs.ValidationError):
        jsonschema_rs.validate(schema, {**found, "more": 1})
