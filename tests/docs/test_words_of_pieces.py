"""The words on cards and tiles hold the numbers of the data, in every language."""

from typing import Any

import pytest

from telling import numbers_in
from trilith.core.pack import default_pack
from trilith.words import LANGUAGES, Words, words

COLOURLESS = "any"


def numbers_of_reward(reward: list[list[Any]]) -> list[int]:
    """The numbers that the words of a reward have: cubes one by one, several of choice together, a new member none."""
    free = [what for what, amount in reward if amount == COLOURLESS]
    told = [1 if isinstance(amount, str) else amount for what, amount in reward if what != "member"]
    if len(free) > 1:
        assert len(set(free)) == 1 and len(free) == len(reward)
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
    says, tables = words(language, "stone_age"), default_pack("stone_age").tables
    cards: Any = tables["cards"]["card"]
    for card in cards:
        upper, _, lower = says.name("card", card["id"]).partition(" · ")
        verb, *amounts = card["when_taken"]
        assert numbers_in(upper) == [each for each in amounts if isinstance(each, int) and verb != "tool"]
        assert all(says.name("good", each) in upper for each in amounts if isinstance(each, str)), upper
        assert numbers_in(lower) == [each for each in card["at_the_end"] if isinstance(each, int)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_buildings_say_their_numbers(language: str) -> None:
    says, tables = words(language, "stone_age"), default_pack("stone_age").tables
    buildings: Any = tables["buildings"]["building"]
    for building in buildings:
        verb, *price = building["price"]
        counts = [price.count(good) for good in dict.fromkeys(price)] if verb == "fixed" else price
        points = [building["points"]] if verb == "fixed" else []
        assert numbers_in(says.name("building", building["id"])) == [*counts, *points]


@pytest.mark.parametrize("language", LANGUAGES)
def test_hunting_cards_say_their_species_value_points_and_reward(language: str) -> None:
    says, tables = words(language, "prehistory"), default_pack("prehistory").tables
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
    says, tables = words(language, "prehistory"), default_pack("prehistory").tables
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
        counted = [part for part in text.partition("]: ")[2].split(": ") if not numbers_in(part.split(";")[0])]
        by_metric.setdefault(card["counts"], set()).add(counted[0].split(";")[0] if counted else text)
    assert {metric: told for metric, told in by_metric.items() if len(told) > 1} == {}
    assert len({told for each in by_metric.values() for told in each}) == len(by_metric)


@pytest.mark.parametrize("language", LANGUAGES)
def test_camps_and_rewards_of_the_map_say_their_numbers(language: str) -> None:
    says, tables = words(language, "prehistory"), default_pack("prehistory").tables
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
