"""Sets up a scenario: what is checked, and what is laid out (MA-SET)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct

from undercroft.kernel.chance import Chance
from undercroft.kernel.rules import SetupError
from undercroft.kernel.scene import Message
from undercroft.kernel.variants import read_profile, variant_field
from undercroft.language.reading import nearest
from undercroft.text.messages import slug

from ..content.board import MOST
from ..content.model import Content, HasContent, Scenario
from ..content.schema import EventKind
from ..events import ScenarioBegan
from ..game import Machina
from ..state import Deck, MachinaState
from .campaign import begins, equip, highest
from .cards import begin_chapter, catch_up
from .exploring import place_first
from .items import TYPES
from .tracks import threaten


class Setup(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The agreed options of a scenario."""

    scenario: str
    characters: tuple[str, ...]
    kept: dict[str, tuple[str, ...]] = {}
    """MA-CAM-02: by explorer, the items and personal events brought from an earlier scenario, perhaps one played elsewhere."""
    chapter: int = 1
    """Where the story begins, to go on with a game from elsewhere or to try a chapter out."""


class Profile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Variants a table may choose."""

    threat_steps: Literal["4", "5", "6", "7", "8"] = "6"
    """MA-THR-03."""
    event_cost: Literal["1", "2"] = "1"
    """MA-ACT-09."""
    ease: Literal["normal", "easy", "very easy"] = "normal"
    """MA-VAR-01 … 03, MA-VAR-06."""
    length: Literal["full", "fast", "very fast"] = "full"
    """MA-VAR-04 … 06."""
    nearest_only: bool = False
    """MA-AIP-38."""
    dead_play: Literal["players", "rules"] = "players"
    """MA-AIU-01: whether the dead players move the monsters after a death, or these keep to the rules for predictable ones."""
    lasting_count: Literal["markers", "resolutions"] = "markers"
    """MA-LST-05: whether markers that have left a card early free their places, or every resolution of the round counts."""
    campaign: bool = False
    """MA-CAM-01: whether the same table goes on into the next scenario after a victory."""


FIELDS = (
    variant_field(Profile, "threat_steps", Message("form-ma-threat-steps"), "MA-THR-03"),
    variant_field(Profile, "event_cost", Message("form-ma-event-cost"), "MA-ACT-09"),
    variant_field(Profile, "ease", Message("form-ma-ease"), "MA-VAR-01", "MA-VAR-02"),
    variant_field(Profile, "length", Message("form-ma-length"), "MA-VAR-04", "MA-VAR-05"),
    variant_field(Profile, "nearest_only", Message("form-ma-nearest-only"), "MA-AIP-38"),
    variant_field(Profile, "dead_play", Message("form-ma-dead-play"), "MA-AIU-01"),
    variant_field(Profile, "lasting_count", Message("form-ma-lasting-count"), "MA-LST-05"),
    variant_field(Profile, "campaign", Message("form-ma-campaign"), "MA-CAM-01"),
)
"""What menus ask in addition to the scenario and the explorers."""


def about(rules_: HasContent, field: str, value: str) -> tuple[Message, ...]:
    """What menus say about an explorer, a scenario or a variant."""
    content = rules_.content
    match field:
        case "character":
            return (Message("ma-class", {"kind": content.explorers[value].text.kind}),)
        case "threat_steps":
            return (Message("form-ma-threat-steps-about", {"value": int(value or Profile().threat_steps)}),)
        case "event_cost":
            return (Message("form-ma-event-cost-about", {"value": int(value or Profile().event_cost)}),)
        case "ease":
            return (Message("form-ma-ease-about", {"value": slug(value)}),)
        case "length":
            return (Message("form-ma-length-about", {"value": slug(value)}),)
        case "nearest_only":
            return (Message("form-ma-nearest-only-about"),)
        case "dead_play":
            return (Message("form-ma-dead-play-about", {"value": value}),)
        case "lasting_count":
            return (Message("form-ma-lasting-count-about", {"value": value}),)
        case "campaign":
            return (Message("form-ma-campaign-about"),)
    return ()


def _known(what: str, name: str, names: Iterable[str]) -> None:
    known = list(names)
    if name not in known:
        raise SetupError(f"no {what} is called {name!r}{nearest(name, known)}")


def new_state(content: Content, raw: Mapping[str, Any], profile: Mapping[str, Any], chance: Chance) -> MachinaState:
    """MA-EVT-23, MA-GEN-01, MA-SET-01, MA-SET-03, MA-SET-04, MA-SET-09 … 12, MA-SET-24, MA-SET-25: the state before set-up; an invalid
    set-up is refused with a list of what is allowed."""
    try:
        setup = msgspec.convert(dict(raw), Setup)
    except msgspec.ValidationError as e:
        raise SetupError(f"bad set-up: {e}") from None
    agreed = read_profile(Profile, profile)
    _known("scenario", setup.scenario, content.scenarios)
    if not 1 <= len(setup.characters) <= MOST:
        raise SetupError(f"a scenario is played with 1 to {MOST} explorers, not {len(setup.characters)}")
    for id in setup.characters:
        _known("explorer", id, content.explorers)
    if len(set(setup.characters)) != len(setup.characters):
        raise SetupError("two players cannot take the same explorer")
    scenario = content.scenarios[setup.scenario]
    chapters = _chapters(scenario, agreed.length)
    kept = _kept(content, setup)
    explorers = {id: begins(content, id, seat, kept.get(id, ())) for seat, id in enumerate(setup.characters)}
    return MachinaState(
        chance=chance, scenario=setup.scenario, explorers=explorers, steps=int(agreed.threat_steps), event_cost=int(agreed.event_cost),
        ease=agreed.ease, length=agreed.length, chapters=chapters, chapter=_first(scenario, chapters, setup.chapter),
        nearest_only=agreed.nearest_only, dead_play=agreed.dead_play, lasting_count=agreed.lasting_count, campaign=agreed.campaign,
    )  # fmt: skip


def _kept(content: Content, setup: Setup) -> dict[str, list[str]]:
    """MA-CAM-02, MA-CAM-09: what explorers bring, each card once, as sources such as `item/scarrer`."""
    found: dict[str, list[str]] = {}
    personal = [id for id, event in content.events.items() if event.text.personal]
    every = [card for cards in setup.kept.values() for card in cards]
    for id, cards in setup.kept.items():
        _known("explorer of this party", id, setup.characters)
        for card in cards:
            _known("item or personal event", card, [*content.items, *personal])
            if every.count(card) > 1:
                raise SetupError(f"there is only one card {card!r}; name it once under 'kept'")
        found[id] = [f"item/{card}" if card in content.items else f"event/{card}" for card in cards]
    return found


def _first(scenario: Scenario, chapters: list[int], number: int) -> int:
    """The index of the chapter in which the story begins; the last one is where it ends."""
    allowed = [index + 1 for index in chapters or range(len(scenario.chapters))][:-1]
    if number not in allowed:
        raise SetupError(f"the story can begin with one of these chapters: {', '.join(map(str, allowed))}; not with {number}")
    return number - 1


def _chapters(scenario: Scenario, length: str) -> list[int]:
    """MA-VAR-04 … 06: the chapters of a short game, if the scenario has one."""
    found = scenario.short(length)
    if length != "full" and not found:
        raise SetupError(f"{scenario.title} has no {length} game; choose the length 'full'")
    return found


async def set_up(game: Machina) -> None:
    """MA-SET-06 … 08, MA-SET-13, MA-SET-14, MA-SET-16, MA-SET-18 … 20, MA-CAM-04 … 09, MA-CAM-12: the decks, the tiles, and the first chapter.
    In a campaign, explorers equip what they have kept before it, and threat rises after it."""
    s, content = game.state, game.content
    game.tell(ScenarioBegan(scenario=s.scenario, rules=("MA-SET-01",)))
    kept, prepared = [card for explorer in s.explorers.values() for card in explorer.items], highest(game)
    for kind in ("explorer", "horror"):
        s.decks[kind] = Deck(await _events(game, kind))
    for type in TYPES:
        cards = [id for id, item in content.items.items() if item.text.type == type and item.text.level == 1]
        s.decks[type] = Deck([id for id in cards if id not in kept])
    s.decks["monsters"] = Deck([id for id, monster in content.monsters.items() if monster.text.level == 1])
    s.stack = list(content.fronts)
    await place_first(game, "MA-SET-19")
    await equip(game)
    if s.chapter:
        await catch_up(game)
    await begin_chapter(game)
    await threaten(game, prepared, "MA-CAM-08")


async def _events(game: Machina, kind: EventKind) -> list[str]:
    """MA-SET-05 … 07, MA-CAM-09: the scenario's own events and as many common ones, drawn at random, without personal events that were kept."""
    events = {id: event.text for id, event in game.content.events.items() if event.text.kind == kind}
    held = [card for explorer in game.state.explorers.values() for card in explorer.personal]
    own = [id for id, event in events.items() if event.scenario == game.state.scenario]
    common = [id for id, event in events.items() if not event.scenario and id not in held]
    drawn = [await game.draw("common-event", common) for _ in range(min(len(own), len(common)))]
    return [id for id in own if id not in held] + drawn
