"""Campaigns of several characters: who can go, whose the seats of their tables are, and what is told at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from tests.server.games import HEROES, ZONES
from tests.server.house import Player
from tests.server.test_lobby import problem
from undercroft.bots import BOTS
from undercroft.kernel.contract import Module
from undercroft.kernel.lore import Chronicle, Stage
from undercroft.kernel.rules import SetupError
from undercroft.kernel.scene import Message
from undercroft.presentation.chronicle import Simple, chronicle_of
from undercroft.server import campaigns, lobby


class Walk(Simple):
    """A duel, and once it is over another try; then the way home."""

    def prologue(self, rules: Any) -> str:
        return "Off they go."

    def epilogue(self, rules: Any, campaign: Any) -> str:
        return "" if self.next(rules, campaign) else "Home again."

    def sizes(self, rules: Any) -> tuple[int, ...]:
        return 2, 3

    def begin(self, rules: Any, characters: Sequence[str]) -> Any:
        if len(characters) not in self.sizes(rules):
            raise SetupError(f"two or three go, not {len(characters)}")
        return {"party": list(characters), "played": 0}

    def party(self, campaign: Any) -> tuple[str, ...]:
        return tuple(campaign["party"])

    def read(self, data: bytes) -> Any:
        return msgspec.json.decode(data)

    def write(self, campaign: Any) -> bytes:
        return msgspec.json.encode(campaign)

    def summary(self, rules: Any, campaign: Any) -> list[Message]:
        return []

    def next(self, rules: Any, campaign: Any) -> list[Stage]:
        return [Stage("duel", "The duel"), Stage("duel", "The duel", how="again")][campaign["played"] :][:1]

    def earlier(self, rules: Any, campaign: Any) -> list[Stage]:
        return []

    def setup(self, rules: Any, campaign: Any, scenario: str) -> dict[str, Any]:
        return {"scenario": scenario, "characters": campaign["party"]}

    def tries(self, campaign: Any, scenario: str) -> int:
        return int(campaign["played"])

    def usual(self, campaign: Any) -> str:
        return ""

    def before(self, rules: Any, campaign: Any, setup: dict[str, Any]) -> tuple[dict[str, Any], list[Message]]:
        return {}, []

    def record(self, rules: Any, campaign: Any, table: Any) -> None:
        campaign["played"] += 1


def walks(module: Module) -> Chronicle | None:
    return Walk(module) if module.name == ZONES else chronicle_of(module)


@pytest.fixture(autouse=True)
def campaigned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaigns, "chronicle_of", walks)
    monkeypatch.setattr(lobby, "chronicle_of", walks)
    monkeypatch.setattr(lobby, "_games", {})


def begin(player: Player, *heroes: str) -> dict[str, Any]:
    made: dict[str, Any] = player.post("/campaigns", game=ZONES, name="The walk", characters=list(heroes))
    return made


def lost(player: Player, campaign: dict[str, Any]) -> None:
    """A table of the campaign whose fight has gone on for too long."""
    line = player.sit(player.post(f"/campaigns/{campaign['id']}/play", scenario="duel", mine=[0, 1])["table"]["id"])
    line.do("amend", path="round", value=99)
    while line.result is None:
        seat = line.scene["waiting"][0]
        line = player.sit(line.table, max(seat, 0))
        line.do("choose", key=line.keys[0])


def test_who_can_go_is_told_with_the_game(player: Player) -> None:
    assert next(g for g in player.get("/games") if g["name"] == ZONES)["campaign"] == [2, 3]


def test_a_party_is_named_in_its_order(player: Player) -> None:
    made = begin(player, "cleo", "ada")
    assert [member["name"] for member in made["party"]] == ["cleo", "ada"]
    assert made["summary"].startswith("cleo, ada; ")
    assert made["epilogue"] == ""


@pytest.mark.parametrize("heroes", [HEROES[:1], HEROES])
def test_too_few_or_too_many_are_refused(player: Player, heroes: Sequence[str]) -> None:
    problem(player.ask("POST", "/campaigns", json={"game": ZONES, "name": "x", "characters": list(heroes)}), 422, "two or three")


def test_a_table_has_a_seat_for_each_and_the_host_the_first(player: Player) -> None:
    made = begin(player, "ada", "bert", "cleo")
    answer = player.post(f"/campaigns/{made['id']}/play", scenario="duel")
    assert len(answer["table"]["seats"]) == 3
    assert answer["table"]["yours"] == [0]
    assert [link["seat"] for link in answer["invitations"]] == [0, 1, 2, None]


def test_seats_go_to_the_host_and_to_bots_as_ordered(player: Player) -> None:
    made, bot = begin(player, "ada", "bert", "cleo"), next(iter(BOTS))
    table = player.post(f"/campaigns/{made['id']}/play", scenario="duel", mine=[0, 2], bots={"1": bot})["table"]
    assert (table["yours"], [seat["bot"] for seat in table["seats"]]) == ([0, 2], ["", bot, ""])
    for order in ({"mine": [5]}, {"bots": {"7": bot}}, {"bots": {"1": "nobody"}}, {"mine": [1], "bots": {"1": bot}}):
        problem(player.ask("POST", f"/campaigns/{made['id']}/play", json={"scenario": "duel", **order}), 422)
    assert player.get(f"/campaigns/{made['id']}")["table"] == table["id"], "what was refused gives nothing up"


def test_another_try_is_called_so_in_the_readers_language_and_the_end_is_told(player: Player) -> None:
    made = begin(player, "ada", "bert")
    lost(player, made)
    titles = [player.get(f"/campaigns/{made['id']}?locale={locale}")["next"] for locale in ("en", "uk")]
    assert [title[0]["title"] for title in titles] == ["The duel (try again)", "The duel (ще одна спроба)"]
    lost(player, made)
    after = player.get(f"/campaigns/{made['id']}")
    assert (after["over"], after["next"], after["epilogue"]) == (True, [], "Home again.")
