"""Breaks the rules on purpose, one small change at a time, and counts how often a test notices."""

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent
NEEDED = 0.9
RESULT = re.compile(r"^\s*(\S+): (.+)$")
CAUGHT = ("killed", "timeout")


def mutmut(*arguments: str) -> str:
    """What mutmut prints."""
    command = [sys.executable, "-m", "mutmut", *arguments]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    ).stdout


def main() -> int:
    """Make the mutants, run the tests on each, and show the ones that no test notices."""
    print("Making mutants of the rules and running their tests; this takes some minutes.", flush=True)
    mutmut("run")
    found = [
        match for line in mutmut("results", "--all", "true").splitlines() if (match := RESULT.match(line))
    ]
    verdicts = Counter(match[2] for match in found)
    if not set(verdicts) & {*CAUGHT, "survived"}:
        print("No mutant was tried: the tests fail before anything is changed. See: python -m mutmut run")
        return 1
    for match in found:
        if match[2] not in CAUGHT:
            changes = [
                line for line in mutmut("show", match[1]).splitlines() if re.match(r"[-+](?![-+])", line)
            ]
            print(match[1], *changes, sep="\n  ")
    caught = sum(verdicts[verdict] for verdict in CAUGHT)
    print(f"{caught} of {len(found)} mutants caught ({caught / max(1, len(found)):.1%}):", dict(verdicts))
    return 0 if found and caught >= NEEDED * len(found) else 1


if __name__ == "__main__":
    sys.exit(main())
