"""The probes as games that a server can offer: set-ups in which heroes are named, one for each seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from probes import any_time, secret_cards, two_camps, zone_fight
from probes.sketch import Sketch
from undercroft.kernel.chance import Chance
from undercroft.kernel.packs import PackSource
from undercroft.kernel.rules import Rules, SetupError

HEROES = ("ada", "bert", "cleo", "dora")
SECRET, ZONES, ANY_TIME, CAMPS = "secret-cards", "zone-fight", "any-time", "two-camps"
MODULES = {SECRET: "CARDS", ZONES: "FIGHT", ANY_TIME: "HUNT", CAMPS: "COINS"}
ENTRY_POINTS = "[undercroft.games]\n" + "".join(f"{name} = tests.server.games:{module}\n" for name, module in MODULES.items())


def party(setup: Mapping[str, Any]) -> int:
    """How many heroes a set-up names."""
    heroes = setup.get("characters")
    if setup.keys() - {"characters", "scenario"} or not isinstance(heroes, list) or not 1 <= len(heroes) <= 4 or any(h not in HEROES for h in heroes):
        raise SetupError(f"characters: one to four of {', '.join(HEROES)}")
    return len(heroes)


class CardRules(secret_cards.Rules):
    def new(self, setup: Mapping[str, Any], profile: Mapping[str, Any], chance: Chance) -> secret_cards.State:
        return super().new({"seats": party(setup)}, profile, chance)


class FightRules(zone_fight.Rules):
    def new(self, setup: Mapping[str, Any], profile: Mapping[str, Any], chance: Chance) -> zone_fight.State:
        return super().new({"heroes": party(setup)}, profile, chance)


class HuntRules(any_time.Rules):
    def new(self, setup: Mapping[str, Any], profile: Mapping[str, Any], chance: Chance) -> any_time.State:
        return super().new({"seats": party(setup)}, profile, chance)


class CoinRules(two_camps.Rules):
    def new(self, setup: Mapping[str, Any], profile: Mapping[str, Any], chance: Chance) -> two_camps.State:
        return super().new({"seats": party(setup)}, profile, chance)


class Probe(Sketch):
    """A probe by a set-up for each number of heroes."""

    def __init__(self, pack: PackSource, make: Callable[[Sequence[PackSource]], Rules[Any]], sizes: Sequence[int] = (1, 2, 3, 4)) -> None:
        super().__init__(pack, make, [{"scenario": "duel", "characters": list(HEROES[:n])} for n in sizes])


CARDS = Probe(secret_cards.PACK, CardRules)
FIGHT = Probe(zone_fight.PACK, FightRules)
HUNT = Probe(any_time.PACK, HuntRules, (2, 3))
COINS = Probe(two_camps.PACK, CoinRules, (2, 4))


def install(folder: Path) -> None:
    """Write what an installed package with the probes would leave behind, for whoever has the folder on its path."""
    about = folder / "undercroft_probes-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: undercroft-probes\nVersion: 1\n")
    (about / "entry_points.txt").write_text(ENTRY_POINTS)
