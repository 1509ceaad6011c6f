"""Story mode: a document that records what the heroes own, which adventures were won or lost, and what comes next (MD-STY)."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from undercroft.kernel.lore import Person, Stage, read_document
from undercroft.kernel.rules import SetupError
from undercroft.kernel.scene import Message
from undercroft.kernel.table import Table

from ..content.model import Content, HasContent
from ..rules.setup import MOST, Keepsake
from ..state import DarkState, Hero, Loot

CAMPAIGN_VERSION = 1
RANDOM = "random"
"""MD-STY-19: the stage that stands for a random adventure not yet played."""


class Campaign(Struct, forbid_unknown_fields=True, kw_only=True):
    """MD-STY-01: what carries over between adventures."""

    version: int = CAMPAIGN_VERSION
    party: dict[str, Keepsake]
    """The heroes in seat order, with their sheets."""
    won: list[str] = []
    lost: dict[str, int] = {}
    """How often each adventure was lost; without a victory, it counts as lost for good once the heroes have moved on."""
    last: str = ""
    """The adventure played last."""
    defeat: bool = False
    """MD-STY-21: the last adventure was lost."""
    seed: int = 0
    """Determines the random order, if one is wanted."""


def begin_story(content: Content, heroes: Sequence[str]) -> Campaign:
    """MD-STY-01, MD-STY-14: a party of one to six different heroes, who get their class and equipment in the first
    adventure."""
    if not 1 <= len(heroes) <= MOST:
        raise SetupError(f"a story is played with 1 to {MOST} heroes, not {len(heroes)}")
    for hero in heroes:
        if hero not in content.heroes:
            raise SetupError(f"no hero is called {hero!r}; known: {', '.join(content.heroes)}")
    if len(set(heroes)) != len(heroes):
        raise SetupError("every hero takes part once; each player chooses a different one")
    return Campaign(party={hero: Keepsake(outfitted=False) for hero in heroes}, seed=secrets.randbits(32))


def unplayed(content: Content, campaign: Campaign) -> list[str]:
    """MD-STY-19: adventures not yet played, in order."""
    return [id for id in content.adventures if id not in campaign.won and id not in campaign.lost]


def offered(content: Content, campaign: Campaign) -> list[str]:
    """MD-STY-19, MD-STY-21: after a defeat, the same adventure again or the next one; after a victory, the next one. Once the first has been
    played, also a random other one."""
    again = [campaign.last] if campaign.defeat and campaign.last in content.adventures else []
    coming = unplayed(content, campaign)
    chance = [RANDOM] if campaign.last and len(coming) > 1 else []
    return [*again, *coming[:1], *chance]


def setup_for(content: Content, campaign: Campaign, stage: str) -> dict[str, Any]:
    """MD-STY-01, MD-STY-19 … 21, MD-STY-23, MD-MKT-01: the setup of the next adventure with what the heroes own. The market comes before it, unless
    it is the very first adventure or another try."""
    if stage not in offered(content, campaign):
        raise SetupError(f"the story does not stand at {stage!r}; next: {', '.join(offered(content, campaign)) or 'nothing'}")
    coming = unplayed(content, campaign)
    scenario = random.Random(f"{campaign.seed}/{len(coming)}").choice(coming) if stage == RANDOM else stage
    again = campaign.defeat and scenario == campaign.last
    return {
        "scenario": scenario, "characters": list(campaign.party), "market": bool(campaign.last) and not again, "defeat": campaign.defeat,
        "story": {hero: msgspec.to_builtins(sheet) for hero, sheet in campaign.party.items()},
    }  # fmt: skip


def keep(state: DarkState, id: str, hero: Hero, equipment: Sequence[str], won: bool) -> Keepsake:
    """MD-STY-01, MD-STY-21, MD-STY-24, MD-STY-25: what a hero keeps: class, experience, skills and all cards, including loot not yet
    handed out when the adventure ended; after a defeat, the shards are lost."""
    loot = [task.card for task in state.todo if isinstance(task, Loot) and task.hero == id and task.card in equipment]
    return Keepsake(
        kind=hero.kind, xp=hero.xp, shards=hero.shards if won else 0, spent=hero.spent, skills=dict(hero.skills), body=hero.body,
        hands=tuple(hero.hands), pack=(*hero.pack, *loot), outfitted=hero.outfitted,
    )  # fmt: skip


def record(content: Content, campaign: Campaign, state: DarkState) -> None:
    """MD-STY-20, MD-STY-21: record that an adventure of the story was won, or lost once more."""
    again = campaign.defeat and state.adventure == campaign.last
    if not again and state.adventure not in unplayed(content, campaign):
        raise SetupError(f"the story does not stand at {state.adventure!r}")
    won = state.outcome == "won"
    campaign.party = {id: keep(state, id, hero, list(content.equipment), won) for id, hero in state.heroes.items()}
    campaign.last, campaign.defeat = state.adventure, not won
    if won:
        campaign.won.append(state.adventure)
    else:
        campaign.lost[state.adventure] = campaign.lost.get(state.adventure, 0) + 1


# -- for clients -----------------------------------------------------------------------------------------------------------
class Chronicle:
    """Story mode behind an interface that any client can use without knowing this game."""

    def prologue(self, rules: HasContent) -> str:
        return rules.content.story.prologue

    def epilogue(self, rules: HasContent, campaign: Campaign) -> str:
        """The closing text when no adventure is left: about the victories, or about what was lost for good."""
        content, told = rules.content, rules.content.story
        if offered(content, campaign):
            return ""
        return told.epilogue if set(content.adventures) <= set(campaign.won) else told.shadow

    def people(self, rules: HasContent) -> list[Person]:
        return [Person(h.id, h.name, h.text.about, h.text.icon) for h in rules.content.heroes.values()]

    def sizes(self, rules: HasContent) -> tuple[int, ...]:
        """A party has one to six heroes."""
        return tuple(range(1, MOST + 1))

    def party(self, campaign: Campaign) -> tuple[str, ...]:
        return tuple(campaign.party)

    def stages(self, rules: HasContent, character: str) -> list[Stage]:
        """Every adventure is open to every hero."""
        return [self._stage(rules.content, id) for id in rules.content.adventures]

    def _stage(self, content: Content, id: str) -> Stage:
        adventure = content.adventures[id]
        return Stage(id, adventure.title, number=adventure.text.number)

    def difficulties(self, rules: HasContent) -> list[str]:
        return []

    def introduction(self, rules: HasContent, scenario: str) -> str:
        return rules.content.adventures[scenario].text.introduction

    def conclusion(self, rules: HasContent, scenario: str, outcome: str) -> str:
        return rules.content.adventures[scenario].text.conclusion if outcome == "won" else ""

    def begin(self, rules: HasContent, characters: Sequence[str]) -> Campaign:
        return begin_story(rules.content, characters)

    def read(self, data: bytes) -> Campaign:
        return read_document(data, Campaign, CAMPAIGN_VERSION)

    def write(self, campaign: Campaign) -> bytes:
        return msgspec.json.encode(campaign)

    def summary(self, rules: HasContent, campaign: Campaign) -> list[Message]:
        """The heroes, their progress, and what comes next."""
        for hero in campaign.party:
            if hero not in rules.content.heroes:
                raise SetupError(f"no hero is called {hero!r} in the packs installed")
        names = [rules.content.heroes[hero].name for hero in campaign.party]
        stage = next(iter(self.next(rules, campaign)), None)
        lost = len([id for id in campaign.lost if id not in campaign.won])
        coming = Message("campaign-ended") if stage is None else Message("campaign-coming", {"next": stage, "tries": 0})
        return [Message("campaign-score", {"who": names, "won": len(campaign.won), "lost": lost}), coming]

    def next(self, rules: HasContent, campaign: Campaign) -> list[Stage]:
        """After a defeat, another try comes first, then the adventures the heroes can move on to."""
        content, found = rules.content, list[Stage]()
        for id in offered(content, campaign):
            stage = Stage(RANDOM, RANDOM, "random") if id == RANDOM else self._stage(content, id)
            found.append(stage._replace(how="again") if campaign.defeat and id == campaign.last else stage)
        return found

    def earlier(self, rules: HasContent, campaign: Campaign) -> list[Stage]:
        """Adventures already played, which can be replayed outside the story."""
        now = offered(rules.content, campaign)
        return [self._stage(rules.content, id) for id in rules.content.adventures if (id in campaign.won or id in campaign.lost) and id not in now]

    def setup(self, rules: HasContent, campaign: Campaign, scenario: str) -> dict[str, Any]:
        if scenario in offered(rules.content, campaign):
            return setup_for(rules.content, campaign, scenario)
        return {"scenario": scenario, "characters": list(campaign.party)}

    def tries(self, campaign: Campaign, scenario: str) -> int:
        return campaign.lost.get(scenario, 0)

    def usual(self, campaign: Campaign) -> str:
        return ""

    def before(self, rules: HasContent, campaign: Campaign, setup: dict[str, Any]) -> tuple[dict[str, Any], list[Message]]:
        """Nothing is chosen before an adventure that could be chosen again."""
        return {}, []

    def record(self, rules: HasContent, campaign: Campaign, table: Table[DarkState]) -> None:
        record(rules.content, campaign, table.state)


CHRONICLE = Chronicle()
