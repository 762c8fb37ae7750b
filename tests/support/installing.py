"""Packages installed as anybody installs them, each into a folder of its own."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def install(source: str, folder: Path) -> Path:
    """Install a package of this repository, built from a copy so that nothing is left beside its source."""
    copy = folder.parent / "source"
    shutil.copytree(ROOT / source, copy)
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "--target", str(folder), str(copy)], check=True, capture_output=True)
    return folder
