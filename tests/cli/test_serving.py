"""`trilith serve --open`: from one command to a browser that shows the game, and a clean end."""

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from support.serving import Running, hear
from support.terminal import PATIENCE, process, shown, started, trilith, wait_until
from trilith.server.settings import Settings, sqlite_url

USUAL_PORT = Settings.model_fields["port"].default
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
NO_SCREEN = {"BROWSER": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""}
# A browser that looks at the page at once, as a real one does, and tells us what came.
BROWSER = """
import sys, urllib.request
from pathlib import Path
opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
came = opener.open(sys.argv[1] + "/healthz").status
with (Path(__file__).parent / "opened.txt").open("a") as opened:
    opened.write(f"{came} {sys.argv[1]}\\n")
"""


@pytest.fixture
def browser(tmp_path: Path) -> str:
    """A command that stands for the person's browser."""
    script = tmp_path / "browser.py"
    script.write_text(BROWSER, encoding="utf-8")
    return f"{sys.executable} {script} %s"


@contextmanager
def serving(home: Path, *options: str, **variables: str) -> Iterator["subprocess.Popen[str]"]:
    """A server with a database in this folder, ended when the test is."""
    command = started(home, "serve", "--database", sqlite_url(home / "matches.db"), *options, **variables)
    try:
        yield command
    finally:
        command.kill()
        command.communicate()


def opened(home: Path) -> list[str]:
    """What the browser was told to open, and what came of it."""
    with suppress(FileNotFoundError):
        return (home / "opened.txt").read_text(encoding="utf-8").splitlines()
    return []


def said(home: Path) -> list[str]:
    """The lines that the server has said, without the note of an interpreted build."""
    return [line for line in shown(home).splitlines() if "only once" not in line]


def address_said(home: Path, command: "subprocess.Popen[str]") -> str:
    """The address, once it was said."""
    wait_until(lambda: bool(ADDRESS.search(shown(home))) or command.poll() is not None)
    found = ADDRESS.search(shown(home))
    assert found, shown(home)
    return found[0]


def stop(command: "subprocess.Popen[str]") -> None:
    """Press Ctrl-C and wait for the end."""
    command.send_signal(signal.SIGINT)
    command.communicate(timeout=PATIENCE)


def test_the_browser_opens_when_the_server_answers_and_ctrl_c_ends_it_with_a_sentence(
    tmp_path: Path, browser: str
) -> None:
    with serving(tmp_path, "--open", "--port", "0", BROWSER=browser) as command:
        address = address_said(tmp_path, command)
        wait_until(lambda: bool(opened(tmp_path)))
        assert opened(tmp_path) == [f"200 {address}"]
        with closing(Running(int(address.rpartition(":")[2]))) as running:
            ann = running.guest("Ann")
            match = ann.set_table("person", "person")["id"]
            with ann.socket(match) as line:  # the page that is open when somebody presses Ctrl-C
                hear(line, "view")
                stop(command)
        assert command.returncode == 0
        assert said(tmp_path) == [
            f"Playing at {address} (stop with Ctrl-C).",
            "Stopped. Every match is kept, and goes on next time.",
        ]


@pytest.mark.parametrize(
    "variables",
    [
        NO_SCREEN,
        pytest.param({"BROWSER": "false %s"}, marks=pytest.mark.thorough),
        pytest.param({"BROWSER": "no-such-command %s"}, marks=pytest.mark.thorough),
    ],
)
def test_where_no_browser_opens_the_server_says_so_and_goes_on(
    tmp_path: Path, variables: dict[str, str]
) -> None:
    with serving(tmp_path, "--open", "--port", "0", **variables) as command:
        address = address_said(tmp_path, command)
        wait_until(lambda: "No browser" in shown(tmp_path))
        assert httpx.get(f"{address}/healthz", timeout=PATIENCE).json()["status"] == "ok"


def test_without_being_asked_no_browser_opens(tmp_path: Path, browser: str) -> None:
    with serving(tmp_path, "--port", "0", BROWSER=browser) as command:
        address_said(tmp_path, command)
        stop(command)
    assert opened(tmp_path) == []


def test_another_program_at_the_usual_port_is_no_hindrance(tmp_path: Path, browser: str) -> None:
    with socket.socket() as other:
        wait_until(lambda: takes(other, USUAL_PORT))
        with serving(tmp_path, "--open", BROWSER=browser) as command:
            address = address_said(tmp_path, command)
            wait_until(lambda: bool(opened(tmp_path)))
            assert opened(tmp_path) == [f"200 {address}"]
            assert said(tmp_path) == [
                f"Another program listens on port {USUAL_PORT}, so this game gets a free one.",
                f"Playing at {address} (stop with Ctrl-C).",
            ]


def takes(other: socket.socket, port: int) -> bool:
    """Whether this socket now listens there."""
    with suppress(OSError):
        other.bind(("127.0.0.1", port))
        other.listen()
        return True
    return False


@pytest.mark.parametrize("options", [(), ("--open",)])
def test_a_port_that_was_asked_for_is_not_exchanged_for_another(
    tmp_path: Path, options: tuple[str, ...]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        done = trilith(
            tmp_path, "serve", *options, "--port", port, "--database", sqlite_url(tmp_path / "a.db")
        )
    assert done.returncode == 2
    assert f"Another program listens on port {port}." in done.stderr


def test_a_database_has_one_server_and_whoever_opens_it_again_is_led_there(
    tmp_path: Path, browser: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BROWSER", browser)
    again = ["serve", "--port", "0", "--database", sqlite_url(tmp_path / "matches.db")]
    with serving(tmp_path, "--port", "0") as command:
        address = address_said(tmp_path, command)
        refused = process(tmp_path, *again)
        assert refused.returncode == 2
        assert f"A server at {address} uses this database already." in refused.stderr
        led = process(tmp_path, *again, "--open")
        assert led.returncode == 0
        assert led.stdout == f"Trilith is running already, at {address}.\n"
        assert opened(tmp_path) == [f"200 {address}"]
        command.kill()  # not even a server that dies leaves the database locked
        command.wait(PATIENCE)
        with serving(tmp_path, "--port", "0") as next_one:
            assert address_said(tmp_path, next_one)


@pytest.mark.parametrize(
    ("url", "shown_url"),
    [
        (sqlite_url(Path("/nowhere") / "matches.db"), "sqlite+aiosqlite:////nowhere/matches.db"),
        ("nonsense", "nonsense"),
        ("nonsense://ann:secret@machine/matches", "nonsense://ann:***@machine/matches"),
    ],
)
def test_without_a_database_there_is_a_sentence(tmp_path: Path, url: str, shown_url: str) -> None:
    done = trilith(tmp_path, "serve", "--port", "0", "--database", url)
    assert done.returncode == 2
    assert f"The database {shown_url} cannot be opened" in done.stderr


def test_an_address_of_another_machine_is_refused(tmp_path: Path) -> None:
    done = trilith(tmp_path, "serve", "--host", "192.0.2.1", "--database", sqlite_url(tmp_path / "a.db"))
    assert done.returncode == 2
    assert "cannot listen at 192.0.2.1" in done.stderr


def test_a_server_for_everybody_names_the_address_of_this_machine(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0", "--port", "0") as command:
        assert address_said(tmp_path, command)


def test_the_environment_may_name_the_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        with serving(tmp_path, "--open", TRILITH_PORT=port) as command:
            command.communicate(timeout=PATIENCE)
    assert command.returncode == 2
    assert f"port {port}" in shown(tmp_path)
