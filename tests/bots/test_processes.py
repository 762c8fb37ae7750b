"""Processes in which bots think begin with everything loaded."""

import multiprocessing

import pytest

from trilith.bots.processes import FORK_SERVER, processes

LOADED = "'trilith.bots.loaded' in __import__('sys').modules"


def test_a_process_finds_the_games_loaded() -> None:
    if FORK_SERVER not in multiprocessing.get_all_start_methods():
        pytest.skip("this system cannot fork processes from a server")
    with processes().Pool(1) as pool:
        assert pool.apply(eval, (LOADED,))


def test_where_nothing_can_be_forked_processes_begin_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(multiprocessing, "get_all_start_methods", lambda: ["spawn"])
    assert processes().get_start_method() == "spawn"
