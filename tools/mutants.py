"""Breaks the rules of a game on purpose, one small change at a time, and counts how often a test notices.

The tests are collected once. Each mutant is a fork of that process in which one function is replaced, and runs only the
tests that pass through the changed lines, the ones that noticed a neighbour first, until one fails. A verdict is written
down as it falls (mutants/GAME/verdicts.jsonl), so that a run goes on where another ended. When rules or tests have
changed since, every mutant is tried again, with the test that noticed it last time first.
"""

import argparse
import fcntl
import gc
import hashlib
import importlib
import json
import os
import pickle
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import Final, NoReturn, TextIO

import coverage
import hypothesis
import pytest
from hypothesis import Phase

import trilith
from mutating import Mutant, mutants_of
from trilith.games import OURS

ROOT: Final = Path(__file__).parent.parent
NEEDED: Final = 0.95
CAUGHT: Final = ("killed", "timeout")
PATIENCE: Final = 10  # a test that needs so many times its usual CPU time has been caught in a loop
GRACE: Final = 1.0  # seconds of CPU time that every test may take
MEMORY: Final = 4 << 30
PYTEST: Final = [
    *("-o", "addopts=", "--import-mode=importlib", "--strict-markers", "--assert=plain", "-s"),
    *("-p", "no:cacheprovider", "-p", "no:terminal", "-p", "no:xdist", "-p", "no:schemathesis"),
]


class Verdicts:
    """What is known of the mutants of one game, in a file."""

    def __init__(self, game: str) -> None:
        folder = ROOT / "mutants" / game
        folder.mkdir(parents=True, exist_ok=True)
        self.lock = (folder / "lock").open("w")
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            sys.exit(f"Another run breaks the rules of {game} in {folder}: wait for it, or end it.")
        self.path = folder / "verdicts.jsonl"
        self.found: dict[str, tuple[str, str]] = {}
        self.killers: dict[str, str] = {}
        state = self.state(game)
        lines = self.path.read_text(encoding="utf-8").splitlines() if self.path.exists() else []
        rows = []
        for line in lines:
            with suppress(ValueError):  # the line that was being written when a run was ended
                rows.append(json.loads(line))
        self.killers = {row["mutant"]: row["test"] for row in rows if row.get("test")}
        if rows and rows[0].get("state") == state:
            self.found = {row["mutant"]: (row["verdict"], row["test"]) for row in rows[1:]}
        self.file: TextIO = self.path.open("w", encoding="utf-8")
        self.write({"state": state})
        for key, test in self.killers.items():
            if key not in self.found:
                self.write({"mutant": key, "verdict": "to be tried again", "test": test})
        for key, (verdict, test) in self.found.items():
            self.write({"mutant": key, "verdict": verdict, "test": test})
        self.found = {
            key: row for key, row in self.found.items() if row[0] in (*CAUGHT, "survived", "no test")
        }

    @staticmethod
    def state(game: str) -> str:
        """Changes with everything that a verdict depends on."""
        digest = hashlib.sha256()
        for folder in ("src/trilith/core", "src/trilith/games", "src/trilith/locale", "tests"):
            for path in sorted((ROOT / folder).rglob("*")):
                other = {"games", "records", "browser", "server"} & set(path.relative_to(ROOT / folder).parts)
                if path.suffix in (".py", ".toml", ".ftl") and (not other or game in path.parts):
                    digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
        return digest.hexdigest()

    def write(self, row: dict[str, str]) -> None:
        """A line of the file."""
        self.file.write(json.dumps(row) + "\n")
        self.file.flush()

    def record(self, mutant: Mutant, verdict: str, test: str) -> None:
        """A verdict has fallen."""
        self.found[mutant.key] = (verdict, test)
        self.write({"mutant": mutant.key, "verdict": verdict, "test": test})


def in_child(work: Callable[[int], None]) -> tuple[int, int]:
    """Fork; the child works, writes its answer into a pipe and ends. The process and the pipe's end."""
    reading, writing = os.pipe()
    process = os.fork()
    if not process:
        work_and_end(work, writing)
    os.close(writing)
    return process, reading


def work_and_end(work: Callable[[int], None], pipe: int) -> NoReturn:
    """The life of a child, which prints nothing."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    try:
        work(pipe)
    finally:
        os._exit(0)


def answer_of(process: int, pipe: int) -> tuple[bytes, int]:
    """What a child wrote, and how it ended."""
    with os.fdopen(pipe, "rb") as reading:
        answer = reading.read()
    return answer, os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])


class Trial:
    """A pytest session that tries its tests on every mutant instead of running them once."""

    def __init__(self, game: str, verdicts: Verdicts, workers: int) -> None:
        self.game = game
        self.verdicts = verdicts
        self.workers = workers
        self.failed = False
        self.noticed: dict[str, list[str]] = {}
        self.mutants: list[Mutant] = []
        self.complaint = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test that fails in any of its parts has noticed."""
        self.failed = self.failed or report.failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Find out who passes where, then try every mutant that has no verdict yet."""
        rules = sorted((ROOT / f"src/trilith/games/{self.game}/rules").glob("*.py"))
        self.mutants = [mutant for path in rules for mutant in mutants_of(path)]
        modules = {
            path: importlib.import_module(f"trilith.games.{self.game}.rules.{path.stem}") for path in rules
        }
        # A fixture needs it: here once, not in every child.
        importlib.import_module("trilith.server.rooms.match_factory")
        self.items = {item.nodeid: item for item in session.items}
        if all(mutant.key in self.verdicts.found for mutant in self.mutants):
            return True
        answer, _ = answer_of(*in_child(lambda pipe: self.measure(session, rules, pipe)))
        measured = pickle.loads(answer) if answer else "The tests could not be run at all."
        if isinstance(measured, str):
            self.complaint = measured
            return True
        self.passing, self.usual = measured
        gc.collect()
        gc.freeze()
        self.try_all(session, modules)
        return True

    def measure(self, session: pytest.Session, rules: list[Path], pipe: int) -> None:
        """Run every test once on the rules as they are: the lines that it passes through and the time it needs."""
        measuring = coverage.Coverage(
            data_file=None, include=[str(path) for path in rules], config_file=False
        )
        usual: dict[str, float] = {}
        answer: object
        measuring.start()
        for item in session.items:
            measuring.switch_context(item.nodeid)
            before = time.process_time()
            self.run(session, item, None)
            usual[item.nodeid] = time.process_time() - before
            if self.failed:
                answer = f"{item.nodeid} fails before anything is changed."
                break
        else:
            measuring.stop()
            data = measuring.get_data()
            answer = ({path: data.contexts_by_lineno(str(path)) for path in rules}, usual)
        with os.fdopen(pipe, "wb") as writing:
            pickle.dump(answer, writing)

    def run(self, session: pytest.Session, item: pytest.Item, following: pytest.Item | None) -> None:
        """One test, as pytest runs it."""
        session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)

    def tests_for(self, mutant: Mutant) -> list[str]:
        """The tests that can notice a mutant, those first that are likely to, then the quick ones."""
        reached = self.passing[mutant.path]
        tests = {test for line in mutant.lines for test in reached.get(line, ()) if test in self.items}
        likely = [self.verdicts.killers.get(mutant.key, ""), *self.noticed.get(mutant.function, ())]
        first = [test for test in dict.fromkeys(likely) if test in tests]
        return first + sorted(tests.difference(first), key=lambda test: (self.usual[test], test))

    def attempt(self, session: pytest.Session, module: ModuleType, mutant: Mutant, pipe: int) -> None:
        """Break one rule and run the tests until one fails; say which."""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        mutant.apply(module)
        tests = self.tests_for(mutant)
        for test, after in zip(tests, [*tests[1:], None], strict=True):
            signal.setitimer(signal.ITIMER_PROF, GRACE + PATIENCE * self.usual[test])
            self.failed = False
            try:
                self.run(session, self.items[test], self.items[after] if after else None)
            except BaseException:  # whatever a broken rule does to the machinery is noticed
                self.failed = True
            if self.failed:
                os.write(pipe, test.encode())
                return

    def try_all(self, session: pytest.Session, modules: dict[Path, ModuleType]) -> None:
        """As many mutants at a time as there are workers."""
        waiting = [mutant for mutant in self.mutants if mutant.key not in self.verdicts.found]
        done, total = len(self.mutants) - len(waiting), len(self.mutants)
        running: dict[int, tuple[Mutant, int]] = {}
        todo = iter(waiting)
        shown = time.monotonic()
        while True:
            while len(running) < self.workers and (mutant := next(todo, None)):
                if not self.tests_for(mutant):
                    self.verdicts.record(mutant, "no test", "")
                    done += 1
                    continue
                process, pipe = self.start(session, modules[mutant.path], mutant)
                running[process] = (mutant, pipe)
            if not running:
                break
            process, status = os.wait()
            mutant, pipe = running.pop(process)
            with os.fdopen(pipe, "rb") as reading:
                killer = reading.read().decode()
            self.judge(mutant, killer, os.waitstatus_to_exitcode(status))
            done += 1
            if time.monotonic() - shown > 20 or done == total:
                shown = time.monotonic()
                print(f"{self.game}: {done} of {total} mutants tried", flush=True)

    def start(self, session: pytest.Session, module: ModuleType, mutant: Mutant) -> tuple[int, int]:
        """A child that tries one mutant."""
        return in_child(lambda pipe: self.attempt(session, module, mutant, pipe))

    def judge(self, mutant: Mutant, killer: str, ended: int) -> None:
        """What became of a mutant. Whoever noticed it is asked first about its neighbours."""
        if killer:
            likely = self.noticed.setdefault(mutant.function, [])
            if killer in likely:
                likely.remove(killer)
            likely.insert(0, killer)
            self.verdicts.record(mutant, "killed", killer)
        elif ended in (-signal.SIGPROF, -signal.SIGKILL, -signal.SIGSEGV):
            self.verdicts.record(mutant, "timeout", "")
        else:
            self.verdicts.record(mutant, "survived", "")


def break_rules(game: str, workers: int) -> bool:
    """Try the mutants of one game, show the ones that no test noticed, and say whether enough are caught."""
    verdicts = Verdicts(game)
    trial = Trial(game, verdicts, workers)
    pytest.main([*PYTEST, str(ROOT / "tests/games" / game)], plugins=[trial])
    if trial.complaint or not trial.mutants:
        print(f"No mutant of {game} was tried. {trial.complaint or 'Its tests cannot be collected.'}")
        return False
    counted = Counter(verdicts.found[mutant.key][0] for mutant in trial.mutants)
    for mutant in trial.mutants:
        if verdicts.found[mutant.key][0] not in CAUGHT:
            print(f"{mutant.name}: {verdicts.found[mutant.key][0]}", *mutant.change(), sep="\n  ")
    caught, total = sum(counted[verdict] for verdict in CAUGHT), len(trial.mutants)
    print(f"{game}: {caught} of {total} mutants caught ({caught / total:.1%}): {dict(counted)}", flush=True)
    return caught >= NEEDED * total


def games_asked() -> Iterator[tuple[str, int]]:
    """The games that are named, or all of them, and the number of workers."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("game", nargs="*", metavar="GAME", help="of these games only")
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="mutants at a time")
    chosen = asked.parse_args()
    for game in chosen.game or OURS:
        if game not in OURS:
            asked.error(f"there is no game called {game}; there are {', '.join(OURS)}")
        yield game, chosen.jobs


def main() -> int:
    """Every game in a process of its own, so that what one leaves behind does not disturb the next."""
    if trilith.COMPILED:
        sys.exit("Compiled rules cannot be broken one at a time: set PYTHONPATH=src, or use make mutants.")
    os.chdir(ROOT)
    os.nice(5)
    hypothesis.settings.register_profile(
        "mutants", database=None, deadline=None, phases=[Phase.explicit, Phase.generate]
    )
    hypothesis.settings.load_profile("mutants")
    enough = True
    for game, workers in games_asked():
        process = os.fork()
        if not process:
            os._exit(0 if break_rules(game, workers) else 1)
        enough = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) == 0 and enough
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main())
