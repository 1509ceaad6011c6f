"""The schemas of everything sent over the wire, including the frames of live seats, for the OpenAPI document."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from litestar import Litestar

from . import protocol

DOCUMENTS = [
    thing for name, thing in vars(protocol).items()
    if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == protocol.__name__
    and name not in ("Frame", "Heard")
]  # fmt: skip


def components() -> dict[str, Any]:
    """The schemas of all documents and frames by name, and of the two unions: frames sent by seats and frames sent to them."""
    wanted = [*DOCUMENTS, protocol.Said, protocol.Told]
    schemas, found = msgspec.json.schema_components(wanted, ref_template="#/components/schemas/{name}")
    return {**found, "Said": schemas[-2], "Told": schemas[-1]}


def document(app: Litestar) -> dict[str, Any]:
    """The whole OpenAPI document: the lobby's paths, and the schemas of documents and frames."""
    whole = app.openapi_schema.to_schema()
    whole.setdefault("components", {}).setdefault("schemas", {}).update(components())
    return whole


def write() -> None:
    """Print the document: `python -m undercroft.server.openapi > web/openapi.json`. The client's types are generated from it."""
    from .app import create_app

    print(json.dumps(document(create_app("sqlite://")), indent=1, sort_keys=True))


if __name__ == "__main__":
    write()
