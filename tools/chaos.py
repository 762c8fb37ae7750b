"""Three servers, two workers, PostgreSQL and Redis, of which something dies every few seconds while people play.

    make chaos MINUTES=10

Prints what it killed, what was acknowledged, and everything that was lost, spliced or leaked; fails if there is anything.
"""

import argparse
import asyncio
import sys
from pathlib import Path
from tempfile import gettempdir
from typing import Final

from support.chaos.cluster import Cluster
from support.chaos.run import Outcome, wreak
from support.postgres import postgres
from support.redis import redis_server

RECOVERY: Final = 10.0  # seconds in which everybody must play again after the last fault


def say(text: str) -> None:
    """One line."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


async def run(asked: argparse.Namespace) -> Outcome:
    """Set everything up, and let it fail."""
    with postgres() as database, redis_server() as redis, asked.log.open("wb") as log:
        say(f"what servers and workers say is in {asked.log}")
        async with Cluster(database, redis, asked.servers, asked.workers, log).running() as cluster:
            return await wreak(
                cluster, asked.tables, 60 * asked.minutes, asked.between, asked.pause, say, asked.seed
            )


def report(outcome: Outcome) -> bool:
    """Print what was found; whether all is well."""
    findings = outcome.findings
    say(f"\nfaults: {outcome.faults.total()}")
    for name, times in sorted(outcome.faults.items()):
        say(f"  {name}: {times}")
    say(f"matches: {outcome.matches}")
    say(f"acknowledgements checked: {findings.acknowledgements}")
    say(f"tables checked against what the seat may know: {findings.tables}")
    for name in ("lost", "spliced", "leaked"):
        found: list[str] = getattr(findings, name)
        say(f"{name}: {len(found)}")
        for each in found[:10]:
            say(f"  {each}")
    in_time = outcome.recovery is not None and outcome.recovery < RECOVERY
    say(
        "somebody never played again"
        if outcome.recovery is None
        else f"everybody played again after {outcome.recovery:.1f} s"
    )
    return in_time and not findings.violations


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--between", type=float, default=4.0, help="seconds between two faults")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds for which people think")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=Path, default=Path(gettempdir()) / "trilith-chaos.log")
    return 0 if report(asyncio.run(run(parser.parse_args()))) else 1


if __name__ == "__main__":
    sys.exit(main())
