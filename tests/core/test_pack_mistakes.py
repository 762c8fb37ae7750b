"""What is said of the mistakes in a component pack: every one with its file and entry, all at once, as sentences."""

import re
from pathlib import Path

import pytest

from trilith.core.contents import Mistake
from trilith.core.game import Game
from trilith.core.pack import BadPack, read_pack, write_default_pack
from trilith.games import game_in, game_named, package_of
from trilith.words import LANGUAGES, fluent_sources, words

STONE_AGE = game_named("stone_age")
PREHISTORY = game_named("prehistory")
WINTER = game_named("endless_winter")


def mistakes(game: Game, folder: Path) -> list[Mistake]:
    """What is wrong about the pack in a folder."""
    with pytest.raises(BadPack) as refused:
        read_pack(folder, str(folder), game.pack, game.contents)
    return refused.value.mistakes


Change = tuple[Game, str, str, str]
BROKEN: dict[str, tuple[Change, tuple[str, str, str]]] = {
    "a field that nobody knows": (
        (STONE_AGE, "cards.toml", 'id = "art_tool"', 'id = "art_tool"\ncolour = "red"'),
        ("cards.toml", "card.art_tool.colour", "unknown-field"),
    ),
    "a field that is missing": (
        (STONE_AGE, "setup.toml", "penalty = 10", ""),
        ("setup.toml", "feeding.penalty", "missing-field"),
    ),
    "points missing where a price is fixed": (
        (STONE_AGE, "buildings.toml", "points = 10\n", ""),
        ("buildings.toml", "building.wood_wood_brick.points", "missing-field"),
    ),
    "points where the resources count": (
        (STONE_AGE, "buildings.toml", 'price = ["exact", 4, 1]', 'price = ["exact", 4, 1]\npoints = 3'),
        ("buildings.toml", "building.four_of_one.points", "unknown-field"),
    ),
    "more kinds than resources": (
        (STONE_AGE, "buildings.toml", '["exact", 4, 4]', '["exact", 3, 4]'),
        ("buildings.toml", "building.four_of_four.price", "out-of-bounds"),
    ),
    "more people than there can be": (
        (STONE_AGE, "setup.toml", "people = 10", "people = 4"),
        ("setup.toml", "start.people", "out-of-bounds"),
    ),
    "a card under another name": (
        (STONE_AGE, "cards.toml", 'id = "art_tool"', 'id = "art_hammer"'),
        ("cards.toml", "card.art_hammer", "unknown-entry"),
    ),
    "a card twice": (
        (STONE_AGE, "cards.toml", 'id = "art_tool"', 'id = "music_points"'),
        ("cards.toml", "card.music_points", "twice"),
    ),
    "too many cards": (
        (STONE_AGE, "cards.toml", "copies = 2", "copies = 3"),
        ("cards.toml", "card", "wrong-count"),
    ),
    "a word for a number": (
        (STONE_AGE, "cards.toml", '["food", 7]', '["food", "seven"]'),
        ("cards.toml", "card.pottery_food_7.when_taken.1", "not-a-number"),
    ),
    "true for a number": (
        (STONE_AGE, "setup.toml", "penalty = 10", "penalty = true"),
        ("setup.toml", "feeding.penalty", "not-a-number"),
    ),
    "a number for a word": (
        (STONE_AGE, "cards.toml", '["symbol", "art"]', '["symbol", 3]'),
        ("cards.toml", "card.art_gold_roll.at_the_end.1", "not-a-text"),
    ),
    "an effect that the rules do not know": (
        (STONE_AGE, "cards.toml", '["food", 7]', '["treasure", 7]'),
        ("cards.toml", "card.pottery_food_7.when_taken", "unknown-name"),
    ),
    "a good that the rules do not know": (
        (STONE_AGE, "cards.toml", '["resource", "stone", 2]', '["resource", "iron", 2]'),
        ("cards.toml", "card.transport_stone_2.when_taken.1", "unknown-name"),
    ),
    "too little after a word": (
        (STONE_AGE, "cards.toml", '["food", 7]', '["food"]'),
        ("cards.toml", "card.pottery_food_7.when_taken", "wrong-length"),
    ),
    "no list of words": (
        (STONE_AGE, "cards.toml", '["food", 7]', '"food"'),
        ("cards.toml", "card.pottery_food_7.when_taken", "not-a-list"),
    ),
    "more people than rings": (
        (STONE_AGE, "setup.toml", "forest = 7", "forest = 8"),
        ("setup.toml", "places.forest", "out-of-bounds"),
    ),
    "a place that the rules are made for": (
        (STONE_AGE, "setup.toml", "hut = 2", "hut = 3"),
        ("setup.toml", "places.hut", "must-stay"),
    ),
    "a number for a table": (
        (STONE_AGE, "setup.toml", "wood = { pips = 3, worth = 3 }", "wood = 3"),
        ("setup.toml", "goods.wood", "not-a-table"),
    ),
    "no TOML": (
        (STONE_AGE, "setup.toml", "[start]", "[start"),
        ("setup.toml", "", "not-toml"),
    ),
    "a pack without a name": (
        (STONE_AGE, "pack.toml", '"Stone Age"', '""'),
        ("pack.toml", "name", "not-a-title"),
    ),
    "a pack of another game": (
        (STONE_AGE, "pack.toml", '"stone_age"', '"prehistory"'),
        ("pack.toml", "game", "must-stay"),
    ),
    "a part that is none": (
        (PREHISTORY, "pack.toml", '"boards"', '"bords"'),
        ("pack.toml", "reconstructed.1", "unknown-name"),
    ),
    "two shamans on one field": (
        (PREHISTORY, "boards.toml", '["grey", "red", "yellow"]', '["grey", "red", "red"]'),
        ("boards.toml", "board.a.shamans.3", "twice"),
    ),
    "a wheel of five": (
        (PREHISTORY, "wheels.toml", '"yellow", "white", "blue"]', '"yellow", "white"]'),
        ("wheels.toml", "action.painting.segments", "wrong-length"),
    ),
    "too many gather tiles": (
        (PREHISTORY, "gathering.toml", "plain = 3", "plain = 2"),
        ("gathering.toml", "tile", "wrong-count"),
    ),
    "more of a kind than points": (
        (PREHISTORY, "gathering.toml", "set_points = [0, 1, 3, 5, 8, 12]", "set_points = [0, 1, 3, 5, 8]"),
        ("gathering.toml", "tile.apple", "out-of-bounds"),
    ),
    "a kind in two pairs": (
        (PREHISTORY, "gathering.toml", 'lower = "herb"', 'lower = "nut"'),
        ("gathering.toml", "pair.nut", "wrong-count"),
    ),
    "a ceremony that pays nothing": (
        (PREHISTORY, "ceremony.toml", "reach = [[3, 3]]\n", ""),
        ("ceremony.toml", "card.handprints.reach", "missing-field"),
    ),
    "a ceremony that pays twice": (
        (
            PREHISTORY,
            "ceremony.toml",
            "reach = [[3, 3]]\n",
            "reach = [[3, 3]]\neach = { per = 1, points = 1, most = 5 }\n",
        ),
        ("ceremony.toml", "card.handprints.each", "unknown-field"),
    ),
    "a camp for nobody": (
        (PREHISTORY, "camps.toml", "grey = 1", "grey = 0"),
        ("camps.toml", "camp.1", "out-of-bounds"),
    ),
    "a tile without a megalith": (
        (PREHISTORY, "map.toml", '["campsite", "megalith", "reward"]', '["campsite", "campsite", "reward"]'),
        ("map.toml", "tile.near_1.fields.megalith", "wrong-count"),
    ),
    "a tile with two rewards": (
        (PREHISTORY, "map.toml", '["campsite", "megalith", "reward"]', '["reward", "megalith", "reward"]'),
        ("map.toml", "tile.near_1.fields.reward", "wrong-count"),
    ),
    "a reward on no field": (
        (
            PREHISTORY,
            "map.toml",
            '["campsite", "megalith", "reward"]',
            '["campsite", "megalith", "campsite"]',
        ),
        ("map.toml", "tile.near_1.reward", "unknown-field"),
    ),
    "one animal too few": (
        (
            PREHISTORY,
            "map.toml",
            '["campsite", "megalith", "animal"]',
            '["campsite", "megalith", "campsite"]',
        ),
        ("map.toml", "tile.fields.animal", "wrong-count"),
    ),
    "too many megaliths": (
        (PREHISTORY, "map.toml", "2 = { a = 6,", "2 = { a = 7,"),
        ("map.toml", "megaliths.2", "wrong-count"),
    ),
    "nine members": (
        (PREHISTORY, "setup.toml", "supply = 7", "supply = 6"),
        ("setup.toml", "start", "wrong-count"),
    ),
    "thirds of labour": (
        (WINTER, "cards.toml", "labour = 0.5", "labour = 0.3"),
        ("cards.toml", "card.gatherer.labour", "not-halves"),
    ),
    "endless labour": (
        (WINTER, "cards.toml", "labour = 0.5", "labour = inf"),
        ("cards.toml", "card.gatherer.labour", "out-of-bounds"),
    ),
    "a chief's side that is missing": (
        (WINTER, "chiefs.toml", 'side = "b"', 'side = "c"'),
        ("chiefs.toml", "side.tusk_breaker b", "missing-entry"),
    ),
    "extra labour nowhere": (
        (WINTER, "cards.toml", 'extra_in = "any"\n', ""),
        ("cards.toml", "card.brave.extra_in", "missing-field"),
    ),
    "a price for nothing": (
        (WINTER, "chiefs.toml", 'in_return = [["megalith", 1]]\n', ""),
        ("chiefs.toml", "side.stone_carver b.in_return", "missing-field"),
    ),
    "six gatherers": (
        (WINTER, "cards.toml", "copies = 5", "copies = 6"),
        ("cards.toml", "card.gatherer.copies", "wrong-count"),
    ),
    "gatherers that are not counted": (
        (WINTER, "cards.toml", "copies = 5", ""),
        ("cards.toml", "card.gatherer.copies", "wrong-count"),
    ),
    "too few tribe cards": (
        (WINTER, "cards.toml", "copies = 15", "copies = 14"),
        ("cards.toml", "card", "wrong-count"),
    ),
    "a tribe card that a set-up card shows and nobody has": (
        (WINTER, "cards.toml", "copies = 15", "copies = 0"),
        ("cards.toml", "card.shaman.copies", "too-few"),
    ),
    "a stone that counts nothing": (
        (WINTER, "stones.toml", "each = 2\n", ""),
        ("stones.toml", "stone.village_forest.each", "missing-field"),
    ),
    "a stone about no terrain": (
        (WINTER, "stones.toml", 'of = "forest"\n', ""),
        ("stones.toml", "stone.village_forest.of", "missing-field"),
    ),
    "too many animals": (
        (WINTER, "animals.toml", "copies = 5", "copies = 6"),
        ("animals.toml", "animal", "wrong-count"),
    ),
    "an arrow to the start space": (
        (WINTER, "site.toml", "arrows = [[0, 1], [1, 0]]", "arrows = [[0, 1], [0, 0]]"),
        ("site.toml", "tile.a.arrows", "twice"),
    ),
    "something on the start space": (
        (WINTER, "site.toml", '[[], [["food", 2]], [["idol", 1]]]', '[[["tool", 1]], [], []]'),
        ("site.toml", "tile.a.spaces.1.1", "wrong-length"),
    ),
    "tiles that overlap": (
        (WINTER, "site.toml", "[[0, 0], [0, 3], [3, 0], [3, 3]]", "[[0, 0], [0, 2], [3, 0], [3, 3]]"),
        ("site.toml", "pattern.p2_1.tiles", "overlap"),
    ),
}


@pytest.mark.parametrize(("change", "found"), BROKEN.values(), ids=BROKEN)
def test_every_mistake_is_named_with_its_file_and_entry(
    change: Change, found: tuple[str, str, str], tmp_path: Path
) -> None:
    game, file, before, after = change
    write_default_pack(package_of(game.name), tmp_path)
    text = (tmp_path / file).read_text(encoding="utf-8")
    assert before in text
    (tmp_path / file).write_text(text.replace(before, after, 1), encoding="utf-8")
    named = [(mistake.file, mistake.entry, mistake.name) for mistake in mistakes(game, tmp_path)]
    assert found in named


def test_the_set_up_cards_show_no_more_than_there_is(tmp_path: Path) -> None:
    write_default_pack(package_of(WINTER.name), tmp_path)
    text = (tmp_path / "start.toml").read_text(encoding="utf-8")
    (tmp_path / "start.toml").write_text(
        text.replace('animals = ["', 'animals = ["mammoth", "'), encoding="utf-8"
    )
    assert mistakes(WINTER, tmp_path) == [
        Mistake("animals.toml", "animal.mammoth.copies", "too-few", {"count": 5, "wanted": 6})
    ]


def test_files_that_are_missing_strange_or_no_text(tmp_path: Path) -> None:
    write_default_pack(package_of(STONE_AGE.name), tmp_path)
    (tmp_path / "cards.toml").rename(tmp_path / "card.toml")
    (tmp_path / "setup.toml").write_bytes(b"\xff\xfe")
    found = [(mistake.file, mistake.name) for mistake in mistakes(STONE_AGE, tmp_path)]
    assert found == [
        ("cards.toml", "missing-file"),
        ("setup.toml", "not-text"),
        ("card.toml", "unknown-file"),
    ]


def test_a_folder_without_a_manifest_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match="BadPack"):
        game_in(str(tmp_path))
    (tmp_path / "pack.toml").write_text("name = 3", encoding="utf-8")
    with pytest.raises(BadPack) as refused:
        game_in(str(tmp_path))
    assert refused.value.mistakes[0].name == "missing-field"


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    write_default_pack(package_of(STONE_AGE.name), tmp_path)
    text = (tmp_path / "cards.toml").read_text(encoding="utf-8")
    text = text.replace('["food", 7]', '["food", 99]').replace('["food", 5]', '["drink", 5]')
    (tmp_path / "cards.toml").write_text(text, encoding="utf-8")
    assert len(mistakes(STONE_AGE, tmp_path)) == 2


# What is tried with files as a whole, and with words in tests of the command line.
ELSEWHERE: dict[str, dict[str, str | int]] = {
    "missing-file": {},
    "not-text": {},
    "unknown-file": {"known": "cards.toml"},
    "not-fluent": {"value": "card-art_tool {"},
    "unknown-word": {},
    "other-parts": {},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_is_a_sentence(language: str, tmp_path: Path) -> None:
    told = words(language)
    names = set()
    for number, ((game, file, before, after), _) in enumerate(BROKEN.values()):
        folder = tmp_path / str(number)
        write_default_pack(package_of(game.name), folder)
        text = (folder / file).read_text(encoding="utf-8")
        (folder / file).write_text(text.replace(before, after, 1), encoding="utf-8")
        for mistake in mistakes(game, folder):
            sentence = told.mistake(mistake)
            assert sentence.startswith(f"{mistake.file}, " if mistake.entry else f"{mistake.file}: ")
            assert sentence.endswith(".")
            names.add(mistake.name)
    for name, about in ELSEWHERE.items():
        assert told.mistake(Mistake("setup.toml", "", name, dict(about))).startswith("setup.toml: ")
        names.add(name)
    written = re.findall(
        r"^mistake-([a-z-]+) =", "\n".join(fluent_sources(language, ["trilith"])), re.MULTILINE
    )
    assert set(written) == names


def test_a_bad_pack_says_all_that_is_wrong_in_one_answer() -> None:
    error = BadPack(
        "mine", [Mistake("cards.toml", "card.x", "missing-entry"), Mistake("a.toml", "", "not-text")]
    )
    first, *rest = words("en").error(error).splitlines()
    assert "mine" in first
    assert [line.partition(":")[0] for line in rest] == ["cards.toml, card.x", "a.toml"]
