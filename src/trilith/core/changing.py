"""The fields of any position, found by looking at it, and other values for them: so laws see whether one is forgotten."""

from typing import Any, TypeAlias

from trilith.core.rng import Stream

Place: TypeAlias = tuple[str | int, ...]  # the way to a field: names of attributes, and numbers of boards


def places(thing: object) -> list[Place]:
    """Where numbers and rows of numbers are, in a position and in whatever it has several of."""
    found: list[Place] = []
    for name in dir(thing):
        value = None if name.startswith("_") else getattr(thing, name)
        if isinstance(value, list) and value and not isinstance(value[0], int | tuple):
            found += [(name, at, *inner) for at, each in enumerate(value) for inner in places(each)]
        elif isinstance(value, int | list | tuple):
            found.append((name,))
    return found


def name_of(place: Place) -> str:
    """The same name for the same field of all boards."""
    return ".".join(step for step in place if isinstance(step, str))


def look(thing: Any, place: Place) -> Any:
    """What is there."""
    for step in place:
        thing = thing[step] if isinstance(step, int) else getattr(thing, step)
    return thing


def put(thing: object, place: Place, value: object) -> None:
    """Let something else be there."""
    setattr(look(thing, place[:-1]), str(place[-1]), value)


def nudged(value: Any, stream: Stream) -> Any:
    """The same with one number changed; an empty row has none, and stays."""
    if isinstance(value, int):
        return value + 1
    if not value:
        return value
    changed = list(value)
    at = stream.below(len(changed))
    changed[at] = nudged(changed[at], stream)
    return type(value)(changed)


def shifted(value: Any) -> Any:
    """The same with every number changed."""
    return value + 1 if isinstance(value, int) else type(value)(shifted(each) for each in value)
