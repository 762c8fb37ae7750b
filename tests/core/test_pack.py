"""Component packs: what may stand in them, and the digest that tells them apart."""

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from support.other_packs import other_game, with_tables
from support.random_games import every_game
from trilith.core.errors import NeedsDefaultPack, NeedsPack
from trilith.core.game import Game
from trilith.core.match import Match
from trilith.core.pack import default_pack, digest_of, game_of_pack, read_pack, write_default_pack
from trilith.core.record import Record, parse_record
from trilith.games import game_in, game_named, package_of
from trilith.words import words

SEED = "5eed" * 16
STONE_AGE = game_named("stone_age")
PREHISTORY = game_named("prehistory")
WINTER = game_named("endless_winter")


@every_game
def test_the_default_pack_is_a_pack_like_any_other(game: Game, tmp_path: Path) -> None:
    write_default_pack(package_of(game.name), tmp_path)
    pack = read_pack(tmp_path, str(tmp_path), game.pack, game.contents)
    assert (pack.tables, pack.digest, pack.name) == (game.pack.tables, game.pack.digest, game.pack.name)
    assert pack.default
    assert pack.signature() is None
    assert game_of_pack(tmp_path, str(tmp_path)) == game.name


@every_game
def test_every_file_of_the_default_pack_is_described(game: Game) -> None:
    assert set(game.pack.tables) == set(game.contents.files)
    assert set(game.pack.reconstructed) <= set(game.contents.files)


def test_what_is_reconstructed_is_said() -> None:
    assert STONE_AGE.pack.reconstructed == ()
    assert set(PREHISTORY.pack.reconstructed) == set(PREHISTORY.contents.files)
    assert set(WINTER.pack.reconstructed) == set(WINTER.contents.files)


@every_game
def test_the_digest_changes_with_every_single_value(game: Game) -> None:
    seen = {game.pack.digest}
    tables = deepcopy(game.pack.tables)
    count = 1
    for holder, key in every_value(tables):
        before = holder[key]
        holder[key] = before + 1 if isinstance(before, int | float) else f"{before}!"
        seen.add(digest_of(game.name, tables))
        holder[key] = before
        count += 1
    assert count > 200
    assert len(seen) == count
    assert digest_of(game.name, tables) == game.pack.digest
    assert digest_of("another", tables) != game.pack.digest


def every_value(holder: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in nested tables and lists that holds no table and no list."""
    for key, value in list(holder.items() if isinstance(holder, dict) else enumerate(holder)):
        if isinstance(value, dict | list):
            yield from every_value(value)
        else:
            yield holder, key


def test_sources_comments_names_and_order_change_no_digest(tmp_path: Path) -> None:
    write_default_pack(package_of(STONE_AGE.name), tmp_path)
    for file in tmp_path.glob("*.toml"):
        text = file.read_text(encoding="utf-8").replace("17 of 17", "all")
        file.write_text("# Another comment.\n" + text, encoding="utf-8")
    cards = (tmp_path / "cards.toml").read_text(encoding="utf-8")
    head, *entries = cards.split("[[card]]")
    (tmp_path / "cards.toml").write_text("[[card]]".join([head, *reversed(entries)]), encoding="utf-8")
    manifest = (tmp_path / "pack.toml").read_text(encoding="utf-8")
    (tmp_path / "pack.toml").write_text(manifest.replace("Stone Age", "Mine"), encoding="utf-8")
    pack = read_pack(tmp_path, "", STONE_AGE.pack, STONE_AGE.contents)
    assert (pack.digest, pack.name) == (STONE_AGE.pack.digest, "Mine")
    assert pack.tables == STONE_AGE.pack.tables


@every_game
def test_a_record_asks_for_its_pack_by_name_and_digest(game: Game) -> None:
    changed = other_game(game, 1)
    record = Record(game.name, game.version, 2, SEED, pack=changed.pack.signature())
    again = parse_record(record.text())
    assert again.pack == changed.pack.signature()
    assert Match(changed, again).to_record().pack == record.pack
    with pytest.raises(NeedsPack) as refused:
        Match(game, again)
    for language, option in (("en", "--pack FOLDER"), ("de", "--pack ORDNER")):
        sentence = words(language).error(refused.value)
        for part in (changed.pack.name, changed.pack.digest, game.pack.name, option):
            assert part in sentence


@every_game
def test_a_record_of_the_default_pack_names_no_pack_and_refuses_another(game: Game) -> None:
    record = Record(game.name, game.version, 2, SEED, pack=game.pack.signature())
    assert "pack:" not in record.text()
    Match(game, record)
    with pytest.raises(NeedsDefaultPack) as refused:
        Match(other_game(game, 1), record)
    assert "--pack" in words("de").error(refused.value)


@pytest.mark.parametrize("line", ["pack: mine", "pack: " + "0" * 64, "pack: " + "g" * 64 + " mine"])
def test_a_pack_without_name_or_digest_is_no_header(line: str) -> None:
    text = f"game: stone_age\nversion: 1\n{line}\nseats: 2\nseed: {SEED}\n\n"
    with pytest.raises(Exception, match="header-value"):
        parse_record(text)


def test_two_games_with_different_packs_are_played_side_by_side(tmp_path: Path) -> None:
    write_default_pack(package_of(STONE_AGE.name), tmp_path)
    text = (tmp_path / "setup.toml").read_text(encoding="utf-8")
    (tmp_path / "setup.toml").write_text(text.replace("food = 12", "food = 20"), encoding="utf-8")
    rich = game_in(str(tmp_path))
    assert rich is game_named("stone_age", str(tmp_path))
    assert not rich.pack.default
    held = [
        game.holdings(game.start(2, {}), 0)["food"] for game in (STONE_AGE, rich, game_named("stone_age"))
    ]
    assert held == [12, 20, 12]


@every_game
def test_the_component_view_shows_the_pack_and_its_own_contents(game: Game) -> None:
    changed = other_game(game, 2)
    assert game.components() == {"pack": game.pack.about(), **default_pack(package_of(game.name)).tables}
    assert changed.components()["pack"]["digest"] == changed.pack.digest
    assert changed.components() != game.components()


def test_other_numbers_of_copies() -> None:
    tables: Any = deepcopy(STONE_AGE.pack.tables)
    by_id = {card["id"]: card for card in tables["cards"]["card"]}
    by_id["music_points"]["copies"], by_id["art_tool"]["copies"] = 3, 0
    game = with_tables(STONE_AGE, tables)
    match = Match(game, Record(game.name, game.version, 2, SEED, pack=game.pack.signature()))
    match.go_on()
    assert "card art_tool" not in match.record
