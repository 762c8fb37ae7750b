"""The words on cards and tiles hold the numbers of the data, in every language."""

from typing import Any

import pytest

from endless_winter_words import ability, extra_labour, gains, halves
from support.worked_examples import numbers_in
from trilith.games import game_named
from trilith.words import LANGUAGES, Words, words

COLOURLESS = "any"


def numbers_of_reward(reward: list[list[Any]]) -> list[int]:
    """The numbers that the words of a reward have: cubes one by one, several of choice together, a new member none."""
    free = [what for what, amount in reward if amount == COLOURLESS]
    told = [1 if isinstance(amount, str) else amount for what, amount in reward if what != "member"]
    if len(free) > 1:
        assert len(set(free)) == 1
        assert len(free) == len(reward)
        return [len(free)]
    return told


def colours_of_reward(says: Words, reward: list[list[Any]]) -> list[str]:
    """The words for the colours in a reward; German bends them, so only how they begin counts."""
    return [
        says.name("colour", amount)
        for _, amount in reward
        if isinstance(amount, str) and amount != COLOURLESS
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_civilization_cards_say_their_numbers(language: str) -> None:
    says, tables = words(language, "stone_age"), game_named("stone_age").pack.tables
    cards: Any = tables["cards"]["card"]
    for card in cards:
        upper, _, lower = says.name("card", card["id"]).partition(" · ")
        verb, *amounts = card["when_taken"]
        assert numbers_in(upper) == [each for each in amounts if isinstance(each, int) and verb != "tool"]
        assert all(says.name("good", each) in upper for each in amounts if isinstance(each, str)), upper
        assert numbers_in(lower) == [each for each in card["at_the_end"] if isinstance(each, int)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_buildings_say_their_numbers(language: str) -> None:
    says, tables = words(language, "stone_age"), game_named("stone_age").pack.tables
    buildings: Any = tables["buildings"]["building"]
    for building in buildings:
        verb, *price = building["price"]
        counts = [price.count(good) for good in dict.fromkeys(price)] if verb == "fixed" else price
        points = [building["points"]] if verb == "fixed" else []
        assert numbers_in(says.name("building", building["id"])) == [*counts, *points]


@pytest.mark.parametrize("language", LANGUAGES)
def test_hunting_cards_say_their_species_value_points_and_reward(language: str) -> None:
    says, tables = words(language, "prehistory"), game_named("prehistory").pack.tables
    cards: Any = tables["hunting"]["card"]
    prints = set()
    for card in cards:
        text = says.name("prey", card["id"])
        points = [card["points"]] if card["points"] else []
        assert numbers_in(text) == [card["value"], *points, *numbers_of_reward(card["reward"])]
        assert all(colour in text for colour in colours_of_reward(says, card["reward"])), text
        species = says.name("species", card["species"])
        name = text.partition(" [")[0]
        assert species.casefold() in name.casefold()
        assert (name == species) == (card["kind"] == "animal")
        prints.add(name)
    assert len(prints) == 2 * len({card["species"] for card in cards})


@pytest.mark.parametrize("language", LANGUAGES)
def test_ceremony_cards_say_their_value_thresholds_points_and_bones(language: str) -> None:
    says, tables = words(language, "prehistory"), game_named("prehistory").pack.tables
    cards: Any = tables["ceremony"]["card"]
    setup: Any = tables["setup"]
    by_metric: dict[str, set[str]] = {}
    for card in cards:
        text = says.name("rite", card["id"])
        numbers = [card["value"]]
        if card["counts"] == "far_camps":
            numbers.append(setup["ceremony"]["far"])
        if card["counts"] == "most_camps":
            numbers += [points for _, points in card["reach"]]
        else:
            numbers += [number for step in card.get("reach", []) for number in step]
        if "each" in card:
            per = [card["each"]["per"]] if card["each"]["per"] > 1 else []
            numbers += [card["each"]["points"], *per, card["each"]["most"]]
        assert numbers_in(text) == [*numbers, *([card["bones"]] if card["bones"] else [])], text
        counted = [
            part for part in text.partition("]: ")[2].split(": ") if not numbers_in(part.split(";")[0])
        ]
        by_metric.setdefault(card["counts"], set()).add(counted[0].split(";")[0] if counted else text)
    assert {metric: told for metric, told in by_metric.items() if len(told) > 1} == {}
    assert len({told for each in by_metric.values() for told in each}) == len(by_metric)


@pytest.mark.parametrize("language", LANGUAGES)
def test_camps_and_rewards_of_the_map_say_their_numbers(language: str) -> None:
    says, tables = words(language, "prehistory"), game_named("prehistory").pack.tables
    camps: Any = tables["camps"]["camp"]
    land: Any = tables["map"]
    for camp in camps:
        numbers = [camp[field] for field in ("grey", "black", "points", "bones") if camp[field]]
        assert numbers_in(says.name("camp", camp["id"])) == [int(camp["id"]), *numbers]
    for tile in land["tile"]:
        if "reward" in tile:
            text = says.name("land", tile["id"])
            assert numbers_in(text) == numbers_of_reward(tile["reward"])
            assert all(colour in text for colour in colours_of_reward(says, tile["reward"])), text
    for giant in land["megalith_c"]:
        assert numbers_in(says.name("land", f"megalith_{giant['id']}")) == [giant["first"], giant["second"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_the_winter_say_what_they_do(language: str) -> None:
    says, tables = words(language, "endless_winter"), game_named("endless_winter").pack.tables
    cards: Any = tables["cards"]["card"]
    eclipse = says.attribute("card-gatherer", "does").split(" · ")[-1].split(": ")[0]
    for card in cards:
        parts = [
            gains(says, [["labour", card["labour"]]]) if "labour" in card else "",
            extra_labour(says, card),
            ability(says, card),
            f"{eclipse}: {gains(says, card['eclipse'])}" if "eclipse" in card else "",
            gains(says, [["points", card["points"]]]) if card["points"] else "",
        ]
        assert says.attribute(f"card-{card['id']}", "does") == " · ".join(part for part in parts if part)


@pytest.mark.parametrize("language", LANGUAGES)
def test_chiefs_animals_and_tiles_of_the_winter_say_what_they_do(language: str) -> None:
    says, tables = words(language, "endless_winter"), game_named("endless_winter").pack.tables
    box: Any = tables
    does: dict[str, list[str]] = {}
    for side in box["chiefs"]["side"]:
        told = extra_labour(says, side) or ability(says, side)
        does.setdefault(f"chief-{side['id']}", []).append(f"{side['side']}: {told}")
    for key, sides in does.items():
        assert says.attribute(key, "does") == " · ".join(sides)
    for animal in box["animals"]["animal"]:
        tipped, _, sets = says.attribute(f"animal-{animal['id']}", "does").partition(" · ")
        assert tipped.partition(": ")[2] == gains(says, animal["tip"])
        expected = [number for each in enumerate(animal.get("set", []), start=1) for number in each]
        assert numbers_in(sets) == expected
    for kind in box["land"]["terrain"]:
        told = gains(says, kind["income"]) or says.say("note-brings-nothing")
        assert says.attribute(f"terrain-{kind['id']}", "does") == told
    for module in ("ice_find", "rest_tile"):
        for tile in box["modules"][module]:
            assert says.attribute(f"{module}-{tile['id']}", "does") == gains(says, tile["gain"])
    for card in box["start"]["setup"]:
        parts = [
            gains(says, [["food", card["food"]], ["tool", card["tools"]]]),
            says.name("tribe", card["tribe"]),
            " + ".join(says.name("animal", animal) for animal in card["animals"]),
        ]
        told = says.attribute(f"setup-{card['id']}", "does")
        assert told.startswith(", ".join(parts))
        assert numbers_in(told.removeprefix(", ".join(parts))) == [card["camps"]] * bool(card["camps"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_sacred_stones_say_their_income_and_their_points(language: str) -> None:
    says, tables = words(language, "endless_winter"), game_named("endless_winter").pack.tables
    stones: Any = tables["stones"]["stone"]
    for stone in stones:
        income, _, counts = says.attribute(f"stone-{stone['id']}", "does").rpartition(" · ")
        assert income == gains(says, stone["income"])
        if "each" in stone:
            assert numbers_in(counts) == [stone["each"], *([stone["per"]] if "per" in stone else [])]
        else:
            assert numbers_in(counts) == stone["points"][1:]


def test_halves_are_written_as_people_write_them() -> None:
    assert [halves(number) for number in (0, 0.5, 1, 1.5, 2)] == ["0", "½", "1", "1½", "2"]


def test_numbers_are_read_without_those_of_rules_and_fields() -> None:
    assert numbers_in("With 12 cubes and 1½ labour, ½ each, from a1 to e5 (SA-3.1, EW-10.11)") == [
        12,
        1.5,
        0.5,
    ]
