"""The client's types are those of the server."""

import shutil

import pytest

from make_wire import WEB, WIRE, wire


def test_the_types_of_the_client_are_the_contract_of_the_server() -> None:
    if not (WEB / "node_modules/openapi-typescript").is_dir() or not shutil.which("node"):
        pytest.skip("needs the client's tools: make client")
    assert WIRE.read_text(encoding="utf-8") == wire(), "make wire"
