"""The API's description is what is served, and what the client's types are made from."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.server.house import House
from undercroft.server import protocol
from undercroft.server.app import create_app
from undercroft.server.openapi import document, write

WEB = Path(__file__).parents[2] / "web"
AGAIN = (
    "make it again: python -m undercroft.server.openapi > web/openapi.json && "
    "(cd web && npx openapi-typescript openapi.json -o src/lib/schema.d.ts)"
)


def test_the_file_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    write()
    assert (WEB / "openapi.json").read_text() == capsys.readouterr().out, AGAIN


def test_the_clients_types_are_up_to_date() -> None:
    """Every document and path of the API is in the client's types, and nothing else."""
    whole = json.loads((WEB / "openapi.json").read_text())
    types = (WEB / "src" / "lib" / "schema.d.ts").read_text()
    section = types[types.index("    schemas: {") : types.index("    responses: never")]
    assert set(re.findall(r"^ {8}\"?([\w-]+)\"?: ", section, re.MULTILINE)) == set(whole["components"]["schemas"]), AGAIN
    paths = types[types.index("export interface paths {") : types.index("export type webhooks")]
    assert set(re.findall(r"^ {4}\"(/[^\"]*)\": ", paths, re.MULTILINE)) == set(whole["paths"]), AGAIN
    for name, schema in whole["components"]["schemas"].items():
        for field in schema.get("properties", {}):
            assert re.search(rf"\b{re.escape(field)}\??\"?: ", section), f"{name}.{field}: {AGAIN}"


def test_served_as_written(house: House) -> None:
    assert house.ask("GET", "/openapi.json").json() == json.loads((WEB / "openapi.json").read_text()), AGAIN


def test_every_frame_is_described() -> None:
    schemas = document(create_app("sqlite://"))["components"]["schemas"]
    for union, name in ((protocol.Said, "Said"), (protocol.Told, "Told")):
        named = {ref["$ref"].rpartition("/")[2] for ref in schemas[name]["anyOf"]}
        assert named == {frame.__name__ for frame in union.__args__}
        assert named <= set(schemas)
