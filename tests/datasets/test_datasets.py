"""Decisions and records as Parquet files: the same games, every row right, memory that does not grow, nothing overwritten."""

import json
import tracemalloc
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
from pyarrow import parquet

from support.environments import every_game
from support.terminal import trilith
from trilith.arena.playing import Deal, Terms, play_game
from trilith.core.rng import Stream
from trilith.core.state import CHANCE, NOBODY
from trilith.datasets.decisions import ROWS, DecisionFile
from trilith.datasets.noting import note_games
from trilith.games import game_named
from trilith.values.shipped import value_of
from trilith.values.value import LearnedValue

RECORDS = Path(__file__).parents[1] / "records"


def simulated(home: Path, *arguments: str) -> Any:
    """What `trilith simulate … --json` says."""
    return json.loads(trilith(home, "simulate", *arguments, "--json").stdout)


@every_game
def test_the_games_of_a_file_are_those_that_are_played_without_one(name: str, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    wishes = (name, "--games", "2", "--seed", "5", "--bots", "greedy,random")
    assert simulated(tmp_path, *wishes, "--out", str(out)) == simulated(tmp_path, *wishes)
    table = parquet.read_table(out)
    game = game_named(name)
    about = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    assert about["game"] == name
    assert json.loads(about["action_names"]) == [action.text for action in game.actions.all]
    assert len(json.loads(about["feature_names"])) == len(table["observation"][0].as_py())
    for seed in (5, 6):
        outcome = play_game(game, ("random", "greedy") if seed % 2 else ("greedy", "random"), seed)
        rows = [row for row in table.drop(["observation", "mask"]).to_pylist() if row["seed"] == seed]
        assert [row["decision"] for row in rows] == list(range(len(rows)))
        for row in rows:
            seat = row["seat"]
            assert row["bot"] == outcome.bots[seat]
            assert (row["points"], row["place"]) == (outcome.scores[seat], outcome.places[seat])
            assert row["win"] in (0.0, 0.5, 1.0)


def test_every_row_is_what_its_seat_saw_could_do_and_did() -> None:
    game = game_named("stone_age")
    (notes,) = note_games((Terms("stone_age"), [Deal(3, ("random",) * 3)]))
    seen = np.frombuffer(notes.observations, np.float32).reshape(len(notes.seats), -1)
    masks = np.frombuffer(notes.masks, np.uint8).reshape(len(notes.seats), -1)
    value = value_of(game)
    assert isinstance(value, LearnedValue)
    state, stream, row = game.start(3, {}), Stream(3), 0
    while state.actor() != NOBODY:
        if state.actor() == CHANCE:
            state.resolve(state.chance().sample(stream))
            continue
        legal = state.legal()
        if row % 40 == 0:
            assert np.array_equal(seen[row], np.asarray(game.features(state, state.actor()), np.float32))
            assert notes.values[row] == value.worth_to(state, state.actor())
        assert notes.seats[row] == state.actor()
        assert np.flatnonzero(masks[row]).tolist() == sorted(action.index for action in legal)
        action = legal[int(stream.below(len(legal)))]
        assert notes.actions[row] == action.index
        state.apply(action)
        row += 1
    assert row == len(notes.seats)


def test_memory_does_not_grow_with_the_number_of_decisions(tmp_path: Path) -> None:
    (notes,) = note_games((Terms("endless_winter"), [Deal(1, ("random", "random"))]))
    peaks = []
    tracemalloc.start()
    for games in (8, 40):
        tracemalloc.reset_peak()
        with DecisionFile(
            tmp_path / f"{games}.parquet", Terms("endless_winter"), ("random", "random")
        ) as file:
            for _ in range(games):
                file.add(notes)
        peaks.append(tracemalloc.get_traced_memory()[1])
        groups = parquet.ParquetFile(tmp_path / f"{games}.parquet").metadata
        assert max(groups.row_group(at).num_rows for at in range(groups.num_row_groups)) <= ROWS
        assert groups.num_rows == games * len(notes.seats)
    tracemalloc.stop()
    assert peaks[1] < peaks[0] * 1.2


def test_what_was_written_before_an_interruption_can_be_read(tmp_path: Path) -> None:
    (notes,) = note_games((Terms("endless_winter"), [Deal(1, ("random", "random"))]))
    out = tmp_path / "games.parquet"
    with suppress(KeyboardInterrupt), DecisionFile(out, Terms("endless_winter"), ("random",) * 2) as file:
        file.add(notes)
        raise KeyboardInterrupt
    assert parquet.read_table(out).num_rows == len(notes.seats)


def test_records_are_packed_and_unpacked_byte_for_byte(tmp_path: Path) -> None:
    packed, folder = tmp_path / "records.parquet", tmp_path / "again"
    files = sorted(RECORDS.glob("*-2*.txt"))
    said = trilith(tmp_path, "records", "pack", *map(str, files), "--out", str(packed)).stdout
    assert f"{len(files)} records are in" in said
    assert {row["game"] for row in parquet.read_table(packed).to_pylist()} >= {"stone_age", "prehistory"}
    trilith(tmp_path, "records", "unpack", str(packed), "--out", str(folder))
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == {
        path.name: path.read_bytes() for path in files
    }


def test_nothing_is_overwritten_and_what_is_no_record_is_named(tmp_path: Path) -> None:
    packed, bad = tmp_path / "records.parquet", tmp_path / "bad.txt"
    bad.write_text("game: chess\n", encoding="utf-8")
    wrong = trilith(tmp_path, "records", "pack", str(bad), "--out", str(packed)).stderr
    assert "bad.txt" in wrong
    assert not packed.exists()
    packed.write_bytes(b"mine")
    for arguments in (
        ("records", "pack", str(RECORDS), "--out", str(packed)),
        ("simulate", "stone_age", "--seats", "2", "--games", "1", "--out", str(packed)),
    ):
        assert "there is one already" in trilith(tmp_path, *arguments).stderr
    assert (
        "does not hold records"
        in trilith(tmp_path, "records", "unpack", str(packed), "--out", str(tmp_path / "out")).stderr
    )
    assert packed.read_bytes() == b"mine"
