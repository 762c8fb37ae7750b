"""From the files of a component pack to the box that the rules read."""

from functools import cache
from typing import Any

from trilith.core.pack import default_pack
from trilith.games.prehistory.box import Box
from trilith.games.prehistory.geography import distances, from_start, neighbours
from trilith.games.prehistory.names import (
    CAMPSITE,
    COLOURS,
    DEEDS,
    FIELDS,
    FIRST_REWARD,
    GIVES_ANY_MARKER,
    GIVES_ANY_RESOURCE,
    GIVES_MARKER,
    GIVES_RESOURCE,
    GROUPS,
    KINDS,
    LAIR,
    MEGALITH,
    METRICS,
    PREY,
    REWARDS,
    SPECIES,
    START,
    SYMBOLS,
)

Table = dict[str, Any]
MOST_PLAYERS = 4
LANDS = ("plain", "campsite", "megalith", "animal", "start_camp", "megalith_a", "megalith_b")


@cache
def default_box() -> Box:
    """The box as far as it is known, and our reconstruction of the rest."""
    return load_box(default_pack("trilith.games.prehistory").tables)


def load_box(tables: Any) -> Box:
    """The box whose contents the tables of a pack describe."""
    boards = tables["boards"]["board"]
    wheels = tables["wheels"]
    painting = tables["painting"]
    gathering = tables["gathering"]
    hunting = tables["hunting"]["card"]
    ceremony = tables["ceremony"]["card"]
    camps = tables["camps"]["camp"]
    land = tables["map"]
    setup = tables["setup"]
    fishing, bones = setup["fishing"], setup["bones"]
    slot_fields = tuple(tuple(FIELDS.index(field) for field in slot["fields"]) for slot in land["slot"])
    slots_used = tuple(
        tuple(at for at, slot in enumerate(land["slot"]) if players in slot["players"])
        for players in range(MOST_PLAYERS + 1)
    )
    rewarding = [tile for tile in land["tile"] if "reward" in tile]
    land_names = (
        *LANDS,
        *(f"megalith_{giant['id']}" for giant in land["megalith_c"]),
        *(f"token_{species}" for species in SPECIES),
        *(tile["id"] for tile in rewarding),
    )
    kinds = {tile["kind"]: tile for tile in gathering["tile"]}
    tokens = {token["species"]: token["points"] for token in land["token"]}
    return Box(
        board_shamans=tuple(_bits(board["shamans"]) for board in boards),
        board_income=tuple(tuple(tuple(row) for row in board["income"]) for board in boards),
        wheel_names=tuple(wheel["id"] for wheel in wheels["central"]),
        wheel_steps=tuple(tuple(wheel["steps"][colour] for colour in COLOURS) for wheel in wheels["central"]),
        wheel_cubes=tuple(
            tuple(_colours(wheel["capstones"][deed]) for deed in DEEDS) for wheel in wheels["central"]
        ),
        segments=tuple(_colours(wheel["segments"]) for wheel in wheels["action"]),
        piece_symbols=tuple(
            tuple(SYMBOLS.index(symbol) for symbol in piece["symbols"]) for piece in painting["piece"]
        ),
        row_bonus=tuple(_reward(bonus) for bonus in painting["row_bonus"]),
        column_bonus=tuple(_reward(bonus) for bonus in painting["column_bonus"]),
        row_points=tuple(painting["row_points"]),
        tile_copies=tuple(kinds[kind][half] for kind in KINDS for half in ("plain", "with_bone")),
        tile_bones=tuple(
            kinds[kind]["bones"] if half == "with_bone" else 0
            for kind in KINDS
            for half in ("plain", "with_bone")
        ),
        gather_prices=_colours(gathering["prices"]),
        gather_markers=gathering["markers"],
        partner=tuple(KINDS.index(_partner(gathering["pair"], kind)) for kind in KINDS),
        pair_bonus=tuple(_reward(_pair(gathering["pair"], kind)["bonus"]) for kind in KINDS),
        set_points=tuple(gathering["set_points"]),
        prey_names=tuple(card["id"] for card in hunting),
        prey_species=tuple(SPECIES.index(card["species"]) for card in hunting),
        prey_kind=tuple(PREY.index(card["kind"]) for card in hunting),
        prey_value=tuple(card["value"] for card in hunting),
        prey_points=tuple(card["points"] for card in hunting),
        prey_reward=tuple(_reward(card["reward"]) for card in hunting),
        rite_names=tuple(card["id"] for card in ceremony),
        rite_value=tuple(card["value"] for card in ceremony),
        rite_bones=tuple(card["bones"] for card in ceremony),
        rite_metric=tuple(METRICS.index(card["counts"]) for card in ceremony),
        rite_reach=tuple(
            tuple(number for step in card.get("reach", []) for number in step) for card in ceremony
        ),
        rite_per=tuple(card["each"]["per"] if "each" in card else 1 for card in ceremony),
        rite_points=tuple(card["each"]["points"] if "each" in card else 0 for card in ceremony),
        rite_most=tuple(card["each"]["most"] if "each" in card else 0 for card in ceremony),
        camp_grey=tuple(camp["grey"] for camp in camps),
        camp_black=tuple(camp["black"] for camp in camps),
        camp_points=tuple(camp["points"] for camp in camps),
        camp_bones=tuple(camp["bones"] for camp in camps),
        slot_names=tuple(slot["id"] for slot in land["slot"]),
        slot_group=tuple(GROUPS.index(slot["group"]) for slot in land["slot"]),
        slot_fields=slot_fields,
        slots_used=slots_used,
        land_tiles=tuple(tile["id"] for tile in land["tile"]),
        land_group=tuple(GROUPS.index(tile["group"]) for tile in land["tile"]),
        land_fields=tuple(_land(tile, rewarding) for tile in land["tile"]),
        land_names=land_names,
        land_reward=((),) * FIRST_REWARD + tuple(_reward(tile["reward"]) for tile in rewarding),
        neighbours=neighbours(),
        distance=tuple(
            distances({START, *(field for slot in used for field in slot_fields[slot])})
            for used in slots_used
        ),
        from_start=tuple(from_start(field) for field in range(len(FIELDS))),
        megaliths=tuple(_megaliths(land["megaliths"], players) for players in range(MOST_PLAYERS + 1)),
        giant_first=tuple(giant["first"] for giant in land["megalith_c"]),
        giant_second=tuple(giant["second"] for giant in land["megalith_c"]),
        megalith_points=setup["megaliths"]["a"],
        camp_units=setup["megaliths"]["camp_units"],
        token_points=tuple(tokens[species] for species in SPECIES),
        years=setup["game"]["years"],
        cubes=setup["cubes"]["each"],
        start_home=setup["start"]["home"],
        start_supply=setup["start"]["supply"],
        start_bones=tuple(setup["start"]["bones"]),
        most_bones=setup["limits"]["bones"],
        beyond_camps=setup["limits"]["beyond_camps"],
        fish_tiles=fishing["tiles"],
        fish_fields=fishing["fields"],
        track_end=fishing["track"],
        track_bones=_track(fishing["bones"], fishing["track"]),
        track_points=_track(fishing["points"], fishing["track"]),
        turn_price=bones["turn"],
        step_price=bones["step"],
        resource_price=bones["resource"],
        marker_price=bones["marker"],
        cube_worth=bones["cube"],
        bones_a_point=bones["point"],
        far=setup["ceremony"]["far"],
    )


def _colours(names: list[str]) -> tuple[int, ...]:
    return tuple(COLOURS.index(name) for name in names)


def _bits(names: list[str]) -> int:
    """Colours as bits."""
    return sum(1 << COLOURS.index(name) for name in names)


def _reward(words: list[list[Any]]) -> tuple[int, ...]:
    """What a reward brings: in turn what, and how much or of which colour."""
    found: list[int] = []
    for what, amount in words:
        gives = REWARDS.index(what)
        if amount == "any":
            found += [{GIVES_RESOURCE: GIVES_ANY_RESOURCE, GIVES_MARKER: GIVES_ANY_MARKER}[gives], 1]
        elif gives in (GIVES_RESOURCE, GIVES_MARKER):
            found += [gives, COLOURS.index(amount)]
        else:
            found += [gives, int(amount)]
    return tuple(found)


def _pair(pairs: list[Table], kind: str) -> Table:
    return next(pair for pair in pairs if kind in (pair["upper"], pair["lower"]))


def _partner(pairs: list[Table], kind: str) -> str:
    pair = _pair(pairs, kind)
    return str(pair["lower"] if pair["upper"] == kind else pair["upper"])


def _land(tile: Table, rewarding: list[Table]) -> tuple[int, ...]:
    """What the three fields of a map tile are."""
    codes = {"campsite": CAMPSITE, "megalith": MEGALITH, "animal": LAIR}
    return tuple(
        FIRST_REWARD + rewarding.index(tile) if field == "reward" else codes[field]
        for field in tile["fields"]
    )


def _megaliths(table: Table, players: int) -> tuple[int, ...]:
    by_type = table.get(str(players), {"a": 0, "b": 0, "c": 0})
    return (by_type["a"], by_type["b"], by_type["c"])


def _track(rewards: list[list[int]], end: int) -> tuple[int, ...]:
    """For every step of the fishing track, the last reward reached."""
    return tuple(max([0, *(gain for step, gain in rewards if step <= at)]) for at in range(end + 1))
