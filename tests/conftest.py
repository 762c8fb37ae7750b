"""What all tests share."""

import hashlib
import os
from itertools import count

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Everything, or each rule, law and promise once."""
    parser.addoption(
        "--thorough",
        action="store_true",
        help="run what is long and only repeats, too: more seeds, every size in every light, further whole matches",
    )


def pytest_xdist_auto_num_workers() -> int:
    """Three workers for two cores: while one waits for a server, a clock or the disk, another has something to do."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + cores // 2


def pytest_configure(config: pytest.Config) -> None:
    """Let tests name the rules of a game that they hold the engine to, and say that they only repeat."""
    config.addinivalue_line("markers", "rule(*ids): the rules, by number, that fail this test when broken")
    config.addinivalue_line("markers", "long: half a minute or more; begins first")
    config.addinivalue_line(
        "markers",
        "thorough: long, and another test shows the same once; runs with --thorough (make test-all)",
    )
    if config.getoption("thorough"):
        os.environ["TRILITH_THOROUGH"] = "yes"  # read where the number of seeds is chosen


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with what takes longest; leave out what only repeats, unless it is asked for: all of it, or by name."""
    items.sort(key=turn)
    if config.getoption("thorough") or any("::" in argument for argument in config.args):
        return
    left_out = [item for item in items if item.get_closest_marker("thorough")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("thorough")]


def turn(item: pytest.Item) -> int:
    """What is long first, then browsers, so that in the end only short tests are left to be shared out."""
    if item.get_closest_marker("long"):
        return 0
    return 1 if "browser" in item.path.parts else 2


@pytest.fixture(autouse=True)
def same_luck_every_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The matches of a server in this process have the luck of their test, so that it happens again tomorrow."""
    numbers = count()

    def seed() -> str:
        return hashlib.sha256(f"{request.node.nodeid} {next(numbers)}".encode()).hexdigest()

    monkeypatch.setattr("trilith.server.rooms.match_factory.fresh_seed", seed)
