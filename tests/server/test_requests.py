"""Anything that the API's description allows, and much that it does not: never a failure of the server."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from tests.server.house import BUGS, House
from undercroft.server.app import create_app
from undercroft.server.openapi import document

SCHEMA = schemathesis.openapi.from_dict(document(create_app("sqlite://")))
LAX = [HealthCheck.function_scoped_fixture, HealthCheck.filter_too_much, HealthCheck.too_slow]


class Visitor:
    """Somebody with a table and a campaign, whose ids stand in for half of those that are made up."""

    def __init__(self, house: House) -> None:
        self.house, self.player = house, house.player()
        self.table = self.player.table()
        character = self.player.game()["form"]["fields"][0]["default"]
        self.campaign = self.player.post("/campaigns", game=BUGS, name="x", characters=[character])["id"]

    def call(self, case: Any) -> None:
        ids = case.path_parameters or {}
        if "id" in ids and len(str(ids["id"])) % 2 == 0:
            ids["id"] = self.campaign if case.path.startswith("/api/campaigns") else self.table.id
        sent: dict[str, Any] = case.as_transport_kwargs(base_url="http://localhost", headers={"Authorization": f"Bearer {self.player.key}"})
        wanted = {k: v for k, v in sent.items() if k in ("method", "url", "params", "headers", "json", "data") and v is not None}
        if isinstance(wanted.get("data"), bytes | str):
            wanted["content"] = wanted.pop("data")
        answer = self.house.run(self.house.client.request(**wanted))
        assert answer.status_code < 500, (sent, answer.text)
        if answer.status_code >= 400:
            assert answer.json().keys() == {"error", "detail"}, (sent, answer.text)


@SCHEMA.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=LAX)
def test_any_request(case: Any, house: House) -> None:
    visitor = VISITORS.get(house) or VISITORS.setdefault(house, Visitor(house))
    visitor.call(case)


@pytest.mark.slow
@SCHEMA.parametrize()
@settings(max_examples=150, deadline=None, suppress_health_check=LAX)
def test_any_request_at_length(case: Any, house: House) -> None:
    visitor = VISITORS.get(house) or VISITORS.setdefault(house, Visitor(house))
    visitor.call(case)


VISITORS: dict[House, Visitor] = {}
