"""JSON Schema that follows from declared types."""

from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

import jsonschema_rs
import pytest

from trilith.core.schema import Count, OneOf, Schemas, Some, Within

Colour: TypeAlias = Literal["red", "blue"]
Field: TypeAlias = Annotated[str, OneOf(("a1", "a2", "b1"))]
Mixed: TypeAlias = Colour | int


class Inner(TypedDict):
    """A part."""

    colour: Colour


class Outer(TypedDict):
    """A whole."""

    number: Annotated[Count, "How many there are."]
    few: Annotated[int, Within(1, 3)]
    half: float
    field: Field
    parts: list[Inner]
    all: dict[Colour, Count]
    some: Some[Field, Count]
    by_id: dict[str, int]
    mixed: Mixed
    perhaps: str | None
    seldom: NotRequired[bool]


GOOD: dict[str, Any] = {
    "number": 0,
    "few": 3,
    "half": 0.5,
    "field": "b1",
    "parts": [{"colour": "red"}],
    "all": {"red": 1, "blue": 0},
    "some": {"a2": 1},
    "by_id": {"anything": -1},
    "mixed": 7,
    "perhaps": None,
    "seldom": True,
}


def validator() -> jsonschema_rs.Draft202012Validator:
    schemas = Schemas(globals())
    reference = schemas.of(Outer)
    return jsonschema_rs.Draft202012Validator({**reference, "$defs": schemas.named})


def test_types_and_aliases_keep_their_names() -> None:
    schemas = Schemas(globals())
    assert schemas.of(Outer) == {"$ref": "#/$defs/Outer"}
    assert set(schemas.named) == {"Outer", "Inner", "Colour", "Field", "Mixed"}
    assert schemas.named["Colour"] == {"type": "string", "enum": ["red", "blue"]}
    assert schemas.named["Inner"]["description"] == "A part."


def test_a_text_says_what_a_field_means() -> None:
    schemas = Schemas(globals())
    properties = schemas.record(Outer)["properties"]
    assert isinstance(properties, dict)
    assert properties["number"] == {"type": "integer", "minimum": 0, "description": "How many there are."}


def test_what_is_declared_is_valid_with_or_without_what_may_be_missing() -> None:
    validator().validate(GOOD)
    validator().validate({key: value for key, value in GOOD.items() if key != "seldom"})


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("number", -1),
        ("number", 0.5),
        ("few", 0),
        ("few", 4),
        ("half", "1"),
        ("field", "c1"),
        ("parts", [{"colour": "green"}]),
        ("parts", [{}]),
        ("parts", [{"colour": "red", "more": 1}]),
        ("all", {"red": 1}),
        ("all", {"red": 1, "green": 0}),
        ("some", {"c1": 1}),
        ("some", {"a1": -1}),
        ("by_id", {"anything": "1"}),
        ("mixed", "green"),
        ("perhaps", 1),
        ("seldom", 1),
        ("unheard", 1),
    ],
)
def test_what_is_not_declared_is_not_valid(field: str, value: object) -> None:
    with pytest.raises(jsonschema_rs.ValidationError):
        validator().validate({**GOOD, field: value})


@pytest.mark.parametrize("field", [field for field in GOOD if field != "seldom"])
def test_what_is_required_may_not_be_missing(field: str) -> None:
    with pytest.raises(jsonschema_rs.ValidationError):
        validator().validate({key: value for key, value in GOOD.items() if key != field})
