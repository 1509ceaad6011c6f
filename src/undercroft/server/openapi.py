"""The schemas of everything on the wire, frames of live seats included, for the OpenAPI document."""

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
    """The schema of every document and frame by its name, and of the two unions: what seats say and what they hear."""
    wanted = [*DOCUMENTS, protocol.Said, protocol.Told]
    schemas, found = msgspec.json.schema_components(wanted, ref_template="#/components/schemas/{name}")
    return {**found, "Said": schemas[-2], "Told": schemas[-1]}


def document(app: Litestar) -> dict[str, Any]:
    """The whole OpenAPI document: the lobby's paths, and the schemas of documents and frames."""
    whole = app.openapi_schema.to_schema()
    whole.setdefault("components", {}).setdefault("schemas", {}).update(components())
    return whole


def write() -> None:
    """Print the document: `python -m undercroft.server.openapi > web/openapi.json`, from which the client's types are made."""
    from .app import create_app

    print(json.dumps(document(create_app("sqlite://")), indent=1, sort_keys=True))


if __name__ == "__main__":
    write()
