"""What is in the box, and what each piece says of where it was found."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from support.rules import rule
from trilith.games.prehistory.box import Box
from trilith.games.prehistory.components import default_box
from trilith.games.prehistory.names import ANIMAL, COLOURS, FIELDS, KINDS, SPECIES, START


@pytest.fixture
def box() -> Box:
    return default_box()


@rule("PH-4.1")
def test_every_position_of_every_weather_wheel_brings_nine_and_every_wheel_nine_of_each_colour(
    box: Box,
) -> None:
    assert len(box.board_income) == 4
    for wheel in box.board_income:
        assert [sum(position) for position in wheel] == [9] * 6
        assert [sum(colour) for colour in zip(*wheel, strict=True)] == [9] * len(COLOURS)


@rule("PH-6.2", "PH-3.5")
def test_central_wheels_have_one_colour_of_three_steps_and_eight_cubes(box: Box) -> None:
    assert len(box.wheel_names) == 8
    for steps, cubes in zip(box.wheel_steps, box.wheel_cubes, strict=True):
        assert sorted(steps) == [1, 1, 1, 2, 2, 3]
        assert sum(len(each) for each in cubes) == 8
        assert all(deed not in each for deed, each in enumerate(cubes))


@rule("PH-1.7", "PH-9.1")
def test_every_price_wheel_shows_every_colour_once(box: Box) -> None:
    assert [sorted(segments) for segments in box.segments] == [[0, 1, 2, 3, 4, 5]] * 4


@rule("PH-8.1")
def test_nine_pieces_show_each_symbol_three_times_and_six_in_every_row_and_column(box: Box) -> None:
    assert len(box.piece_symbols) == 9
    assert set(Counter(symbol for piece in box.piece_symbols for symbol in piece).values()) == {3}
    counts = [len(piece) for piece in box.piece_symbols]
    assert [sum(counts[row * 3 : row * 3 + 3]) for row in range(3)] == [6, 6, 6]
    assert [sum(counts[column::3]) for column in range(3)] == [6, 6, 6]


@rule("PH-1.8", "PH-10.5")
def test_five_gather_tiles_of_each_kind_two_of_them_with_a_bone(box: Box) -> None:
    assert len(box.all_tiles) == 30
    assert Counter(tile // 2 for tile in box.all_tiles) == dict.fromkeys(range(len(KINDS)), 5)
    assert sum(box.tile_bones[tile] for tile in box.all_tiles) == 12


@rule("PH-11.2", "PH-11.3")
def test_thirty_hunting_cards_three_animals_and_two_footprints_of_each_species(box: Box) -> None:
    for species in range(len(SPECIES)):
        cards = [card for card in box.all_prey if box.prey_species[card] == species]
        animals = [card for card in cards if box.prey_kind[card] == ANIMAL]
        assert (len(cards), len(animals)) == (5, 3)
        assert [(box.prey_value[card], box.prey_points[card]) for card in animals] == [(1, 1), (2, 2), (3, 3)]
        assert all(box.prey_points[card] == 0 for card in cards if card not in animals)


@rule("PH-12.3")
def test_thirty_four_ceremony_cards_of_three_values(box: Box) -> None:
    assert Counter(box.rite_value) == {1: 12, 2: 12, 3: 10}


@rule("PH-7.2", "PH-7.4")
def test_seven_camps_within_the_rulebooks_ranges(box: Box) -> None:
    needed = [grey + black for grey, black in zip(box.camp_grey, box.camp_black, strict=True)]
    assert needed == [1, 1, 2, 2, 3, 3, 3]
    assert box.camp_points == (0, 1, 2, 3, 4, 5, 6)
    assert set(box.camp_bones) <= {0, 1, 2}


@rule("PH-1.11")
def test_the_slots_cover_the_map_once(box: Box) -> None:
    fields = [field for slot in box.slot_fields for field in slot]
    assert sorted([*fields, START]) == list(range(len(FIELDS)))
    assert [len(box.slots_used[seats]) for seats in (2, 3, 4)] == [12, 16, 20]


@rule("PH-6.3")
def test_every_field_inside_has_six_neighbours_and_touching_is_mutual(box: Box) -> None:
    for field, near in enumerate(box.neighbours):
        assert len(near) == 6 if box.from_start[field] < 4 else len(near) in (3, 4)
        assert all(field in box.neighbours[other] for other in near)


@rule("PH-5.5")
def test_the_fishing_track_never_falls(box: Box) -> None:
    assert len(box.track_points) == len(box.track_bones) == 25
    assert sorted(box.track_points) == list(box.track_points)
    assert sorted(box.track_bones) == list(box.track_bones)


@pytest.mark.parametrize(
    "name", ["boards", "wheels", "painting", "gathering", "hunting", "ceremony", "camps", "map"]
)
def test_every_piece_says_where_it_was_found(name: str) -> None:
    folder = files("trilith.games.prehistory") / "data"
    data = tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))
    for kind, pieces in data.items():
        if isinstance(pieces, list) and isinstance(pieces[0], dict) and kind != "slot":
            assert all(piece["source"] for piece in pieces)
