"""Scenes sent as changes: whoever applies them sees what a newcomer would see."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest

from undercroft.bots.advised import own_chance
from undercroft.kernel.decision import IllegalChoice
from undercroft.kernel.registry import games
from undercroft.kernel.scene import Card
from undercroft.kernel.table import Table
from undercroft.lab.setups import pinned_setups
from undercroft.server.wire import View
from undercroft.trials.driving import patch

STEPS = 60


def begun(name: str, seed: int = 5) -> Table[Any]:
    module = games()[name]
    rules = module.rules(module.packs())
    return Table(rules, setup=next(iter(pinned_setups(module, rules).values())), seed=seed)


class Reader:
    """Applies the changes of a view, as a client does."""

    def __init__(self, table: Table[Any], seat: int | None, locale: str) -> None:
        self.view = View(table, seat, locale)
        self.scene: dict[str, Any] = {}
        self.log: list[str] = []
        self.read()

    def read(self) -> int:
        changes, kept, new = self.view.refresh()
        for change in msgspec.json.decode(msgspec.json.encode(changes)):
            patch(self.scene, change)
        self.log[kept - self.view.teller.first :] = [entry.text for entry in new]
        return len(changes)


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize("name", ["buttons-and-bugs", "gloomhaven", "massive-darkness"])
def test_changes_add_up(name: str, locale: str) -> None:
    table, chance = begun(name), own_chance(name, 1)
    readers = [Reader(table, seat, locale) for seat in (*table.seats, None)]
    for step in range(STEPS):
        if table.outcome is not None:
            break
        try:
            if chance.below(6) == 0:
                table.undo()
        except IllegalChoice:
            pass
        decision = table.decisions[chance.below(len(table.decisions))]
        seat = decision.seat if decision.seat in table.seats else table.seats[0]
        table.choose(decision.keys[chance.below(len(decision.keys))], seat)
        for reader in readers:
            reader.read()
            if step % 10 == 9:
                fresh = Reader(table, reader.view.seat, locale)
                fresh.view.teller.names = reader.view.teller.names  # what has left the board keeps its name
                assert reader.scene == fresh.view.fill(fresh.scene)
                assert reader.scene == msgspec.json.decode(msgspec.json.encode(reader.view.scene))


def test_what_stays_is_not_put_into_words_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun("gloomhaven")
    reader = Reader(table, 0, "en")
    told: list[Card] = []
    card = reader.view.teller.card
    monkeypatch.setattr(reader.view.teller, "card", lambda one: told.append(one) or card(one))
    assert reader.read() == 0
    table.choose(table.decisions[0].keys[0], table.decisions[0].seat)
    before = copy.deepcopy(reader.scene)
    assert reader.read() > 0
    assert len(told) < sum(len(zone["cards"]) for zone in before["zones"]) / 4


def test_a_new_name_reaches_every_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that is learnt later appears in texts that did not change otherwise."""
    reader = Reader(begun("massive-darkness"), 0, "en")
    names = reader.view.teller.names
    monkeypatch.setattr(names, "learn", lambda *scene: None)
    names.figures.update(dict.fromkeys(names.figures, "Somebody"))
    assert "Somebody" not in str(reader.scene)
    assert reader.read() > 0
    assert "Somebody" in reader.scene["questions"][0]["prompt"]["text"]
    assert reader.scene == reader.view.fill(reader.scene)
