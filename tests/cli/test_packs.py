"""Component packs in the terminal: written, checked, played with, and asked for."""

import json
import tomllib
from pathlib import Path

import pytest

from support.terminal import SEED, trilith
from trilith.games import OURS, game_named
from trilith.words import LANGUAGES, words

USUAL = ["--seats", "greedy,greedy", "--seed", SEED]


def pack(home: Path, game: str, changed: bool = True) -> Path:
    """A pack of a game, with something changed in it."""
    folder = home / "packs" / game
    assert trilith(home, "pack", "new", game, folder).returncode == 0
    if changed:
        file, before, after = CHANGES[game]
        text = (folder / file).read_text(encoding="utf-8")
        assert before in text
        (folder / file).write_text(text.replace(before, after), encoding="utf-8")
        manifest = (folder / "pack.toml").read_text(encoding="utf-8")
        title = game_named(game).pack.name
        (folder / "pack.toml").write_text(manifest.replace(title, "My own box"), encoding="utf-8")
    return folder


CHANGES = {
    "stone_age": ("setup.toml", "food = 12", "food = 30"),
    "prehistory": ("setup.toml", "bones = [2, 3, 5, 6]", "bones = [9, 9, 9, 9]"),
    "endless_winter": ("setup.toml", "tool_track = 10", "tool_track = 4"),
}


@pytest.mark.parametrize("command", ["resume", "replay", "verify", "position"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_reads_a_record_asks_for_the_pack_it_was_played_with(
    tmp_path: Path, command: str, language: str
) -> None:
    said = trilith(tmp_path, command, "--help", language=language, columns=200).stdout
    assert words(language).say("cli-option-pack-of-record") in said


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_pack_is_whole_and_readable(tmp_path: Path, game: str, language: str) -> None:
    folder = tmp_path / "new" / "pack"
    told = trilith(tmp_path, "pack", "new", game, folder, language=language)
    assert told.returncode == 0
    assert str(folder) in told.stdout.replace("\n", "")
    written = {file.stem: file.read_text(encoding="utf-8") for file in folder.glob("*.toml")}
    assert written.keys() == {"pack", *game_named(game).contents.files}
    assert all(tomllib.loads(text) for text in written.values())
    assert "source = " in "".join(written.values())
    checked = trilith(tmp_path, "pack", "check", folder, language=language)
    assert checked.returncode == 0
    assert game_named(game).pack.digest in checked.stdout.split()
    assert words(language).say("cli-pack-default") in checked.stdout
    assert (folder / "de.ftl").exists()
    assert (folder / "en.ftl").exists()


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "note.txt").write_text("mine", encoding="utf-8")
    told = trilith(tmp_path, "pack", "new", "stone_age", tmp_path / "full")
    assert told.returncode == 2
    assert "not empty" in told.stderr
    assert [file.name for file in (tmp_path / "full").iterdir()] == ["note.txt"]
    (tmp_path / "empty").mkdir()
    assert trilith(tmp_path, "pack", "new", "stone_age", tmp_path / "empty").returncode == 0


def test_a_pack_of_no_game_and_a_folder_that_cannot_be(tmp_path: Path) -> None:
    assert "no game" in trilith(tmp_path, "pack", "new", "chess", tmp_path / "a").stderr
    (tmp_path / "file").write_text("", encoding="utf-8")
    told = trilith(tmp_path, "pack", "new", "stone_age", tmp_path / "file" / "a")
    assert told.returncode == 2
    assert "not a folder" in told.stderr


def test_a_bad_pack_is_refused_with_every_mistake(tmp_path: Path) -> None:
    folder = pack(tmp_path, "stone_age")
    text = (folder / "cards.toml").read_text(encoding="utf-8")
    text = text.replace('["food", 7]', '["gold_mine", 7]').replace('id = "art_tool"', 'id = "hammer"')
    (folder / "cards.toml").write_text(text, encoding="utf-8")
    told = trilith(tmp_path, "pack", "check", folder)
    assert told.returncode == 1
    assert told.stdout == ""
    assert "cards.toml, card.pottery_food_7.when_taken: The rules do not know 'gold_mine'." in told.stderr
    assert "cards.toml, card.hammer: There is no such entry" in told.stderr
    assert "cards.toml, card.art_tool: This entry is missing" in told.stderr
    played = trilith(tmp_path, "play", "stone_age", *USUAL, "--pack", folder)
    assert played.returncode == 2
    assert "card.art_tool" in played.stderr


def test_a_folder_that_is_no_pack(tmp_path: Path) -> None:
    for command in (["pack", "check"], ["play", "stone_age", "--pack"]):
        told = trilith(tmp_path, *command, tmp_path / "nowhere")
        assert told.returncode in (1, 2)
        assert "pack.toml: This file is missing." in told.stderr


WORDS = [
    ("card-art_tool = new tool · art", "card-hammer = hammer", "card-hammer", "nothing of this name"),
    ("card-art_tool = new tool · art", "card-time_dice = x", "card-time_dice", "twice"),
    ("card-art_tool = new tool · art", "card-art_tool { x", "", "Fluent"),
    ("card-art_tool = new tool · art", "card-art_tool = { $x }", "card-art_tool", "variables"),
]


@pytest.mark.parametrize(("before", "after", "where", "told"), WORDS)
def test_words_of_a_pack_are_checked_too(
    tmp_path: Path, before: str, after: str, where: str, told: str
) -> None:
    folder = pack(tmp_path, "stone_age")
    text = (folder / "en.ftl").read_text(encoding="utf-8")
    assert before in text
    (folder / "en.ftl").write_text(text.replace(before, after), encoding="utf-8")
    found = trilith(tmp_path, "pack", "check", folder)
    assert found.returncode == 1
    assert ("en.ftl, " + where if where else "en.ftl: ") in found.stderr
    assert told in found.stderr


def test_words_in_a_language_that_we_do_not_speak(tmp_path: Path) -> None:
    folder = pack(tmp_path, "stone_age")
    (folder / "fr.ftl").write_text("card-art_tool = outil\n", encoding="utf-8")
    found = trilith(tmp_path, "pack", "check", folder)
    assert "fr.ftl: This file belongs to no pack" in found.stderr


def test_a_pack_may_name_its_cards(tmp_path: Path) -> None:
    folder = pack(tmp_path, "stone_age")
    text = (folder / "en.ftl").read_text(encoding="utf-8")
    changed = [f"{line}, mine" if line.startswith("card-") else line for line in text.splitlines()]
    (folder / "en.ftl").write_text("\n".join(changed), encoding="utf-8")
    save = tmp_path / "named.record"
    trilith(tmp_path, "play", "stone_age", *USUAL, "--pack", folder, "--save", save)
    told = trilith(tmp_path, "replay", save, "--pack", folder, columns=200)
    assert ", mine" in told.stdout
    (folder / "en.ftl").unlink()  # without words of its own, the cards have their usual names


@pytest.mark.parametrize("game", OURS)
def test_a_game_with_a_pack_is_recorded_with_it_and_needs_it_again(tmp_path: Path, game: str) -> None:
    folder, save = pack(tmp_path, game), tmp_path / "mine.record"
    told = trilith(tmp_path, "play", game, *USUAL, "--pack", folder, "--save", save, columns=200)
    assert told.returncode == 0, told.stderr
    checked = trilith(tmp_path, "pack", "check", folder)
    (line,) = [line for line in save.read_text(encoding="utf-8").splitlines() if line.startswith("pack:")]
    _, digest, name = line.split(" ", 2)
    assert name == "My own box"
    assert digest in checked.stdout.split()
    assert "My own box" in told.stdout
    for command in (["verify"], ["replay"], ["position"], ["resume"]):
        refused = trilith(tmp_path, *command, save)
        assert refused.returncode == 2, command
        assert "My own box" in refused.stderr
        assert digest in refused.stderr
        assert "--pack FOLDER" in refused.stderr
        assert trilith(tmp_path, *command, save, "--pack", folder).returncode == 0, command
    other = next(each for each in OURS if each != game)
    wrong = trilith(tmp_path, "verify", save, "--pack", pack(tmp_path, other))
    assert f"is for {other}, not for {game}" in wrong.stderr.replace("\n", " ")


def test_a_record_without_a_pack_refuses_one(tmp_path: Path) -> None:
    save = tmp_path / "usual.record"
    assert trilith(tmp_path, "play", "stone_age", *USUAL, "--save", save).returncode == 0
    assert "pack:" not in save.read_text(encoding="utf-8")
    refused = trilith(tmp_path, "verify", save, "--pack", pack(tmp_path, "stone_age"))
    assert refused.returncode == 2
    assert "Leave out --pack" in refused.stderr
    unchanged = pack(tmp_path / "other", "stone_age", changed=False)
    assert trilith(tmp_path, "verify", save, "--pack", unchanged).returncode == 0


def test_a_position_says_of_which_pack_it_is(tmp_path: Path) -> None:
    folder, save, file = pack(tmp_path, "prehistory"), tmp_path / "mine.record", tmp_path / "position.json"
    trilith(tmp_path, "play", "prehistory", *USUAL, "--pack", folder, "--save", save)
    written = trilith(tmp_path, "position", save, "--at", "100", "--pack", folder).stdout
    assert json.loads(written)["pack"]["name"] == "My own box"
    file.write_text(written, encoding="utf-8")
    refused = trilith(tmp_path, "position", "--check", file)
    assert refused.returncode == 2
    assert "My own box" in refused.stderr
    assert trilith(tmp_path, "position", "--check", file, "--pack", folder).returncode == 0
    begun = ["play", "--position", str(file), "--seats", "random,random", "--seed", SEED]
    assert "My own box" in trilith(tmp_path, *begun).stderr
    again = tmp_path / "again.record"
    assert trilith(tmp_path, *begun, "--pack", folder, "--save", again).returncode == 0
    assert trilith(tmp_path, "verify", again, "--pack", folder).returncode == 0


def test_simulations_and_laws_with_a_pack(tmp_path: Path) -> None:
    folder = pack(tmp_path, "stone_age")
    usual = ["simulate", "stone_age", "--seats", "2", "--games", "2", "--seed", "1", "--json"]
    plain = json.loads(trilith(tmp_path, *usual).stdout)
    other = json.loads(trilith(tmp_path, *usual, "--pack", folder).stdout)
    shared = json.loads(trilith(tmp_path, *usual, "--pack", folder, "--jobs", "2").stdout)
    assert plain["scores"] != other["scores"] == shared["scores"]
    assert plain["pack"]["digest"] != other["pack"]["digest"]
    assert trilith(tmp_path, *usual, "--pack", folder, "--laws").returncode == 0


def test_a_benchmark_with_a_pack(tmp_path: Path) -> None:
    folder = pack(tmp_path, "stone_age")
    told = trilith(tmp_path, "bench", "stone_age", "--seats", "2", "--seconds", "0.05", "--pack", folder)
    assert told.returncode == 0


@pytest.mark.parametrize(("language", "word"), [("en", "Reconstructed"), ("de", "Rekonstruiert")])
def test_what_is_reconstructed_is_said_once_for_each_game(tmp_path: Path, language: str, word: str) -> None:
    for game in OURS:
        save = tmp_path / f"{game}.record"
        told = trilith(tmp_path, "play", game, *USUAL, "--save", save, language=language, columns=300).stdout
        reconstructed = game_named(game).pack.reconstructed
        assert told.count(word) == (1 if reconstructed else 0)
        for part in reconstructed:
            assert words(language, game).name("part", part) in told
    assert trilith(tmp_path, "games", language=language).stdout.count(word) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_every_pack_has_a_name(language: str) -> None:
    for game in OURS:
        for part in game_named(game).contents.files:
            assert words(language, game).name("part", part)
