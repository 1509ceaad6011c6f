"""Stories for tests: heroes with sheets, a market or another try before the adventure, and packs with several small adventures.

    p = tale(heroes=2, market=True, sheets={"ann": {"pack": ["blade-2"]}})     # at the first question of the market
    p = tale(sheets={"ann": {"skills": {"art": 3}}}).play()                    # at level 3, at the first hero's first decision

Class and equipment are those of positions; the class has the further branch "art" with a skill of every level. Treasure of level n is the
`blade-n` (hand), the `coat-n` (body) and the `charm-n` (no slot); the artifact `relic` is held in a hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import yaml

from undercroft.games.massive_darkness.campaign.campaign import CHRONICLE, Campaign
from undercroft.games.massive_darkness.module import DarkRules
from undercroft.games.massive_darkness.state import DarkState
from undercroft.kernel.packs import PackSource
from undercroft.kernel.table import Table

from ..arranged import Loaded
from .position import HEROES, NEVER, Position, pack, position

SHEET: dict[str, Any] = {"kind": "tester", "body": "leather", "hands": ["club"]}
ENDS = {
    "tokens": [{"kind": "library", "at": "a1"}, {"kind": "lair", "at": "b1"}],
    "rules": ["When a hero picks up any library: Complete goal", "When a hero picks up any lair: The heroes lose"],
}
"""A hero who picks up what lies at the start wins; what lies beside it loses."""


def skills(*levels: int) -> list[dict[str, Any]]:
    return [{"name": f"Art {n}", "level": n, "cost": 5, "does": [NEVER]} for n in levels]


HALE = [
    {"name": "Hale", "level": 1, "cost": 5, "does": ["Maximum health +1"]},
    {"name": "Hearty", "level": 3, "cost": 5, "does": ["Maximum health +2"]},
]
BRANCHES = {"branches": [{"id": "enhance-health", "skills": HALE}, {"id": "art", "skills": skills(1, 2, 3, 4, 5)}]}


def cards(level: int) -> list[dict[str, Any]]:
    return [
        {"id": f"blade-{level}", "slot": "hand", "melee": "yellow 1", "copies": 9},
        {"id": f"coat-{level}", "slot": "body", "defence": "blue 1", "copies": 9},
        {"id": f"charm-{level}", "does": [NEVER], "copies": 9},
    ]


CONTENT: dict[str, Any] = {
    "treasure": {level: cards(level) for level in range(1, 6)},
    "artifacts": [{"id": "relic", "slot": "hand", "melee": "red 1", "copies": 6}],
    "sheet": BRANCHES,
}


def tale(
    *, heroes: int = 1, market: bool = False, defeat: bool = False, sheets: Mapping[str, Mapping[str, Any]] | None = None, **more: Any
) -> Tale:  # fmt: skip
    """An adventure of a story, at its first question; `sheets` change what heroes bring."""
    story = {hero: {**SHEET, **(sheets or {}).get(hero, {})} for hero in HEROES[:heroes]}
    setup = {"story": story, "market": market, "defeat": defeat, **more.pop("setup", {})}
    p = position(heroes=heroes, setup=setup, **{**CONTENT, **more})
    return Tale(p.rules, p.setup, p.profile, Loaded(more.get("rolls", ""), more.get("draws", {})))


class Tale(Position):
    """A position with shorthands for what comes before an adventure."""

    def play(self) -> Tale:
        """Through everything before the first hero's turn, doing as little as possible."""
        for _ in range(200):
            if self.prompt in ("act", ""):
                break
            self.table.choose("done" if "done" in self.keys else self.keys[0])
        return self

    def pass_to(self, prompt: str) -> Tale:
        """Answer `done` until a question comes."""
        for _ in range(60):
            if self.prompt == prompt:
                break
            self.go("done")
        assert self.prompt == prompt, f"{prompt!r} did not come, but {self.prompt!r}"
        return self

    @property
    def stock(self) -> list[str]:
        assert self.s.interlude is not None
        return self.s.interlude.stock

    def cards(self, hero: str = "ann") -> list[str]:
        return self.game.gear(hero)


# -- whole stories -----------------------------------------------------------------------------------------------------------
def saga(*numbers: int, **more: Any) -> DarkRules:
    """Rules with the adventures zero, one, two … of these numbers, in each of which one step ends the game."""
    source = pack(**{**CONTENT, "adventure": ENDS, **more})
    files = dict(source.files)
    trial = yaml.safe_load(files.pop("adventures/trial.yaml"))
    for number in numbers or (0, 1, 2):
        id = ("zero", "one", "two", "three", "four")[number]
        files[f"adventures/{id}.yaml"] = yaml.safe_dump({**trial, "id": id, "number": number, "conclusion": f"So ends {id}."})
    files["story.yaml"] = yaml.safe_dump({"prologue": "It begins.", "epilogue": "All is well.", "shadow": "Not all is well."})
    return DarkRules((PackSource("test", "1", files),))


def table(rules: DarkRules, campaign: Campaign, stage: str) -> Tale:
    """The table of a stage of a story, at its first question."""
    return Tale(rules, CHRONICLE.setup(rules, campaign, stage), {}, Loaded("", {}))


def ended(p: Tale, outcome: str) -> Table[DarkState]:
    """The adventure played to its end."""
    p.play()
    p.go("pick-up") if outcome == "won" else p.go("step:b1", "pick-up")
    assert p.table.outcome == outcome
    return p.table


def told(rules: DarkRules, heroes: Sequence[str], *chapters: tuple[str, str]) -> Campaign:
    """A story with these stages and outcomes behind it, written and read each time."""
    campaign = CHRONICLE.begin(rules, heroes)
    for stage, outcome in chapters:
        CHRONICLE.record(rules, campaign, ended(table(rules, campaign, stage), outcome))
        campaign = CHRONICLE.read(CHRONICLE.write(campaign))
    return campaign
