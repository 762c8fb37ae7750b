"""The files by which a project is built and run elsewhere are what their tools expect."""

import subprocess
import sys
from pathlib import Path

import pytest

from make_rule_pages import ROOT

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
SCHEMAS = [
    *(("vendor.github-workflows", workflow) for workflow in WORKFLOWS),
    ("vendor.compose-spec", ROOT / "compose.yaml"),
]


@pytest.mark.parametrize(("schema", "file"), SCHEMAS, ids=lambda each: str(getattr(each, "name", each)))
def test_a_file_has_the_shape_that_its_tool_expects(schema: str, file: Path) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_dockerfile_has_nothing_that_its_linter_minds() -> None:
    linter = Path(sys.executable).parent / "hadolint"
    command = [str(linter), "--ignore", "DL3008", str(ROOT / "Dockerfile")]  # Debian's versions move on
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_there_are_workflows_for_checks_tests_wheels_the_site_and_the_night() -> None:
    assert [workflow.stem for workflow in WORKFLOWS] == ["check", "nightly", "site", "test", "wheels"]
