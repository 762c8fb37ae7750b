"""The published contract: complete, and kept whatever is sent."""

import json
import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from support.serving import PATIENCE, Running, hear, running, settings_for, two_people

# Requests that schemathesis thinks up for each route, besides those that the contract itself asks for.
EXAMPLES = int(os.environ.get("TRILITH_EXAMPLES", "8" if "TRILITH_THOROUGH" in os.environ else "1"))


def test_the_contract_describes_every_message_of_a_socket(server: Running) -> None:
    schemas = httpx.get(f"{server.url}/openapi.json", timeout=PATIENCE).json()["components"]["schemas"]
    assert {"ClientMessage", "ServerMessage", "ActMessage", "TableMoved", "Refused"} <= set(schemas)
    assert schemas["ClientMessage"]["discriminator"]["propertyName"] == "kind"
    closed = {name for name, schema in schemas.items() if schema.get("additionalProperties") is False}
    open_ones = {name for name, schema in schemas.items() if schema.get("type") == "object"} - closed
    assert open_ones == set(), "every message refuses what it does not know"


@pytest.mark.parametrize("prefix", ["StoneAge", "Prehistory", "EndlessWinter"])
def test_the_contract_describes_what_a_game_shows(server: Running, prefix: str) -> None:
    schemas = httpx.get(f"{server.url}/openapi.json", timeout=PATIENCE).json()["components"]["schemas"]
    assert {f"{prefix}View", f"{prefix}Action", f"{prefix}Event"} <= set(schemas)
    assert schemas[f"{prefix}View"]["properties"]["players"]["items"] == {
        "$ref": f"#/components/schemas/{prefix}Board"
    }


def test_every_reference_of_the_contract_leads_somewhere(server: Running) -> None:
    contract = httpx.get(f"{server.url}/openapi.json", timeout=PATIENCE).json()
    names = set(contract["components"]["schemas"])
    text = json.dumps(contract)
    used = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert used <= names


def test_the_server_measures_itself(server: Running) -> None:
    ann, _, match = two_people(server)
    with ann.socket(match) as socket:
        hear(socket, "view")
        ann.get(f"/matches/{match}/record")
        text = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
    assert "trilith_sockets 1.0" in text
    assert 'trilith_refusals_total{error="NotOver"}' in text
    assert 'trilith_matches{status="playing"}' in text
    assert 'route="/matches/{match}/record"' in text


def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, most_matches=10_000)) as server:
        ann = server.guest("Ann")
        cookie = ann.client.cookies["trilith_session"]
        match = ann.set_table("person", "person")
        config = tmp_path / "schemathesis.toml"
        config.write_text(
            f"""[parameters]\n"path.match" = "{match["id"]}"\n"path.invitation" = "{match["invitation"]}"\n"path.lines" = 0\n"""
            '"path.game" = "stone_age"\n"path.lesson" = "build"\n'
            # What is too long for the contract may be too large to be read at all.
            '[checks.negative_data_rejection]\nexpected-statuses = ["400", "401", "403", "404", "405", "409", "413", "415", "422"]\n'
        )
        command = [
            str(Path(sys.executable).with_name("schemathesis")),
            f"--config-file={config}",
            "run",
            f"{server.url}/openapi.json",
            f"--max-examples={EXAMPLES}",
            f"--request-timeout={PATIENCE}",
            "--header",
            f"Cookie: trilith_session={cookie}",
            "--phases=examples,coverage,fuzzing",
            "--exclude-path=/sessions/me",  # whoever signs out is refused everything afterwards
            "--exclude-path=/matches/{match}/socket",  # refuses whatever is not a WebSocket
            "--generation-deterministic",
            "--suppress-health-check=all",
            "--no-color",
        ]
        done = subprocess.run(
            command, cwd=tmp_path, capture_output=True, text=True, timeout=20 * PATIENCE, check=False
        )
        assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-1000:]
        assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 200
