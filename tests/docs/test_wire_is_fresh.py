"""The client's types are those of the server and of the games."""

import shutil

import pytest

from make_wire import WEB, wire


def test_the_types_of_the_client_are_the_contract_of_the_server() -> None:
    if not (WEB / "node_modules/openapi-typescript").is_dir() or not shutil.which("node"):
        pytest.skip("needs the client's tools: make client")
    for path, text in wire().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.relative_to(WEB)}: make wire"
