"""The campaign: a document of its own that says which scenarios were resolved or skipped, and which come next."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from undercroft.kernel.rules import SetupError

from .content import Content, Scenario

CAMPAIGN_VERSION = 1


class Campaign(Struct, forbid_unknown_fields=True, kw_only=True):
    """BB-CMP-09: nothing carries over but this. The character is fixed for the whole campaign (BB-CHR-08)."""

    version: int = CAMPAIGN_VERSION
    character: str
    passed: list[int] = []
    """Numbers of scenarios resolved or skipped."""
    resolved: list[int] = []
    next: list[int] = []
    retries: dict[str, int] = {}


def begin_campaign(content: Content, character: str) -> Campaign:
    """BB-CHR-01, BB-CMP-01: choose a character; the story opens and the first scenario is next."""
    if character not in content.characters:
        raise SetupError(f"no character is called {character!r}; known: {', '.join(content.characters)}")
    return Campaign(character=character, next=[content.first])


def offered(content: Content, campaign: Campaign) -> list[str]:
    """BB-SET-03, BB-END-08: only the scenarios named by the last conclusion, or the lost one again."""
    return [id for id, s in content.scenarios.items() if s.text.number in campaign.next and s.allows(campaign.character)]


def free_play(content: Content, character: str) -> list[str]:
    """BB-SET-02, BB-SET-03: outside the campaign, every scenario the character may play."""
    return [id for id, s in content.scenarios.items() if s.allows(character)]


def setup_for(content: Content, campaign: Campaign, scenario: str) -> dict[str, Any]:
    """BB-CMP-04, BB-CMP-07, BB-END-10, BB-CHR-08: the set-up of the next try: always the same character, items by what was passed;
    items, upgrades and difficulty chosen anew."""
    if scenario not in offered(content, campaign):
        raise SetupError(f"the campaign does not stand at {scenario!r}; next: {', '.join(offered(content, campaign)) or 'nothing'}")
    return {"scenario": scenario, "characters": [campaign.character], "passed": list(campaign.passed)}


def next_number(scenario: Scenario, character: str) -> int | None:
    """BB-END-09, BB-GEN-10: the conclusion names the next scenario, for some characters another; None: the campaign is over."""
    return scenario.text.next.get(character, scenario.text.next.get("others"))


def record(content: Content, campaign: Campaign, scenario: str, outcome: str) -> None:
    """BB-GEN-09, BB-END-08, BB-END-09, BB-ITM-08, BB-CMP-04, BB-CMP-09: a scenario of the series ended: completed,
    it and all skipped ones with a lower number than the next are passed; lost, it must be attempted again."""
    if scenario not in offered(content, campaign):
        raise SetupError(f"the campaign does not stand at {scenario!r}")
    card = content.scenarios[scenario]
    if outcome != "won":
        campaign.retries[scenario] = campaign.retries.get(scenario, 0) + 1
        return
    campaign.resolved.append(card.text.number)
    number = next_number(card, campaign.character)
    campaign.next = [] if number is None else [number]
    top = card.text.number if number is None else number - 1
    campaign.passed = sorted({*campaign.passed, card.text.number, *range(1, top + 1)})
