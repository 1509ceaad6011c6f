"""The campaign: a document that records which scenarios were resolved or skipped, and which come next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from undercroft.kernel.lore import Person, Stage, read_document
from undercroft.kernel.rules import SetupError
from undercroft.kernel.scene import Message
from undercroft.kernel.table import Table

from ..content.model import Content, HasContent
from ..rules.setup import read_setup
from ..state import BugState

CAMPAIGN_VERSION = 1


class Campaign(Struct, forbid_unknown_fields=True, kw_only=True):
    """BB-CMP-09: nothing else carries over between scenarios. The character stays the same for the whole campaign (BB-CHR-08)."""

    version: int = CAMPAIGN_VERSION
    character: str
    passed: list[int] = []
    """Numbers of the scenarios resolved or skipped."""
    resolved: list[int] = []
    next: list[int] = []
    retries: dict[str, int] = {}
    items: list[str] = []
    """The choices made last time. They are offered again, but never carried over automatically."""
    upgrades: list[str] = []
    difficulty: str = ""


def begin_campaign(content: Content, character: str) -> Campaign:
    """BB-CHR-01, BB-CMP-01: start a campaign with a character; the first scenario is next."""
    if character not in content.characters:
        raise SetupError(f"no character is called {character!r}; known: {', '.join(content.characters)}")
    return Campaign(character=character, next=[content.first])


def offered(content: Content, campaign: Campaign) -> list[str]:
    """BB-SET-03, BB-END-08: the scenarios named by the last conclusion, or the lost scenario again."""
    return [id for id, s in content.scenarios.items() if s.text.number in campaign.next and s.allows(campaign.character)]


def free_play(content: Content, character: str) -> list[str]:
    """BB-SET-02, BB-SET-03: outside the campaign, every scenario the character is allowed to play."""
    return [id for id, s in content.scenarios.items() if s.allows(character)]


def setup_for(content: Content, campaign: Campaign, scenario: str) -> dict[str, Any]:
    """BB-CMP-04, BB-CMP-07, BB-END-10, BB-CHR-08: the set-up for the next attempt. The character stays the same, the available items depend on the
    scenarios passed, and items, upgrades and difficulty are chosen again."""
    if scenario not in offered(content, campaign):
        raise SetupError(f"the campaign does not stand at {scenario!r}; next: {', '.join(offered(content, campaign)) or 'nothing'}")
    return {"scenario": scenario, "characters": [campaign.character], "passed": list(campaign.passed)}


def record(content: Content, campaign: Campaign, scenario: str, outcome: str) -> None:
    """BB-GEN-09, BB-END-08, BB-END-09, BB-ITM-08, BB-CMP-04, BB-CMP-09: record the end of a scenario. If completed, it counts as passed, and so do
    all skipped scenarios with a lower number than the next. If lost, it must be attempted again."""
    if scenario not in offered(content, campaign):
        raise SetupError(f"the campaign does not stand at {scenario!r}")
    card = content.scenarios[scenario]
    if outcome != "won":
        campaign.retries[scenario] = campaign.retries.get(scenario, 0) + 1
        return
    campaign.resolved.append(card.text.number)
    number = card.next_number(campaign.character)
    campaign.next = [] if number is None else [number]
    top = card.text.number if number is None else number - 1
    campaign.passed = sorted({*campaign.passed, card.text.number, *range(1, top + 1)})


# -- for clients -----------------------------------------------------------------------------------------------------------
def stages(content: Content, ids: Iterable[str]) -> list[Stage]:
    found = [(content.scenarios[id].text, content.scenarios[id].title) for id in ids]
    return [Stage(text.id, title, number=text.number, level=text.level) for text, title in sorted(found, key=lambda f: f[0].number)]


class Chronicle:
    """The campaign in the form any client can use without knowing this game."""

    def prologue(self, rules: HasContent) -> str:
        return rules.content.prologue

    def epilogue(self, rules: HasContent, campaign: Campaign) -> str:
        """Empty, because the conclusion of the last scenario has already told it."""
        return ""

    def sizes(self, rules: HasContent) -> tuple[int, ...]:
        return (1,)

    def people(self, rules: HasContent) -> list[Person]:
        return [Person(c.id, c.name, c.about, c.icon) for c in rules.content.characters.values()]

    def stages(self, rules: HasContent, character: str) -> list[Stage]:
        return stages(rules.content, free_play(rules.content, character))

    def difficulties(self, rules: HasContent) -> list[str]:
        return sorted(rules.content.tables, key=lambda name: name != "standard")

    def introduction(self, rules: HasContent, scenario: str) -> str:
        return rules.content.scenarios[scenario].text.introduction

    def conclusion(self, rules: HasContent, scenario: str, outcome: str) -> str:
        return rules.content.scenarios[scenario].text.conclusion if outcome == "won" else ""

    def begin(self, rules: HasContent, characters: Sequence[str]) -> Campaign:
        if len(characters) != 1:
            raise SetupError(f"a campaign is played with one character, not {len(characters)}")
        return begin_campaign(rules.content, characters[0])

    def party(self, campaign: Campaign) -> tuple[str, ...]:
        return (campaign.character,)

    def read(self, data: bytes) -> Campaign:
        return read_document(data, Campaign, CAMPAIGN_VERSION)

    def write(self, campaign: Campaign) -> bytes:
        return msgspec.json.encode(campaign)

    def summary(self, rules: HasContent, campaign: Campaign) -> list[Message]:
        """The character, the progress so far, and what is next."""
        content = rules.content
        if campaign.character not in content.characters:
            raise SetupError(f"no character is called {campaign.character!r} in the packs installed")
        stage = next(iter(self.next(rules, campaign)), None)
        if stage is not None:
            coming = Message("campaign-coming", {"next": stage, "tries": self.tries(campaign, stage.id)})
        elif campaign.next:
            coming = Message("campaign-missing", {"number": campaign.next[0]})
        else:
            coming = Message("campaign-ended")
        return [Message("campaign-completed", {"who": content.characters[campaign.character].name, "count": len(campaign.resolved)}), coming]

    def next(self, rules: HasContent, campaign: Campaign) -> list[Stage]:
        return stages(rules.content, offered(rules.content, campaign))

    def earlier(self, rules: HasContent, campaign: Campaign) -> list[Stage]:
        """Scenarios already passed, to play again outside the campaign."""
        passed = [id for id in free_play(rules.content, campaign.character) if rules.content.scenarios[id].text.number in campaign.passed]
        return stages(rules.content, passed)

    def setup(self, rules: HasContent, campaign: Campaign, scenario: str) -> dict[str, Any]:
        if scenario in offered(rules.content, campaign):
            return setup_for(rules.content, campaign, scenario)
        return {"scenario": scenario, "characters": [campaign.character]}

    def tries(self, campaign: Campaign, scenario: str) -> int:
        return campaign.retries.get(scenario, 0)

    def usual(self, campaign: Campaign) -> str:
        return campaign.difficulty

    def before(self, rules: HasContent, campaign: Campaign, setup: dict[str, Any]) -> tuple[dict[str, Any], list[Message]]:
        """Everything is chosen again. The choices made last time are offered as one way to do so."""
        content, found = rules.content, {}
        cards = {c.id: c.a.name for c in content.characters[campaign.character].cards}
        for name in ("items", "upgrades"):
            chosen = list(getattr(campaign, name))
            try:
                read_setup(content, {**setup, name: chosen}, {})
            except SetupError:
                continue
            if chosen:
                found[name] = chosen
        told = [Message("campaign-took", {"card": content.items[i].name}) for i in found.get("items", ())]
        return found, told + [Message("campaign-replaced", {"card": cards[c]}) for c in found.get("upgrades", ())]

    def record(self, rules: HasContent, campaign: Campaign, table: Table[BugState]) -> None:
        """Record the outcome and the choices made."""
        state = table.state
        record(rules.content, campaign, state.scenario, state.outcome or "lost")
        campaign.items, campaign.difficulty = list(state.items), state.difficulty
        campaign.upgrades = [card.replaces for id in state.cards if (card := rules.content.cards[id]).level > 1]


CHRONICLE = Chronicle()
