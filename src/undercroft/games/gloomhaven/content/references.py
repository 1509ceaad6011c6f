"""Checks that every monster, object, place, section, counter and special action that a line of a pack names exists."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from undercroft.games.haven.content import words as haven
from undercroft.games.haven.content.abilities import Ability
from undercroft.games.haven.content.references import Said, check_counter, check_places, counted, nodes_of
from undercroft.kernel.packs import PackError
from undercroft.language.reading import nearest
from undercroft.language.vocabulary import Node

from . import scenario_words as told
from . import words
from .model import AbilityCard, Layout, Monster
from .schema import ScenarioText


def summons(where: str, nodes: Iterable[Node]) -> list[Said]:
    """The nodes that summon monsters."""
    return [(where, node) for node in nodes if isinstance(node, words.SummonMonster | words.SummonBeside)]


def check_summons(said: Iterable[Said], monsters: Mapping[str, Monster]) -> None:
    """The monsters that monsters summon exist, and have figures of that rank."""
    for where, node in said:
        assert isinstance(node, words.SummonMonster | words.SummonBeside)
        _kind(where, node.kind, monsters, "monster")
        _ranks(where, node.kind, node.ranks, monsters)


def _kind(where: str, kind: str, known: Iterable[str], what: str) -> None:
    if kind not in known:
        raise PackError(f"{where}: no {what} is called {kind!r}{nearest(kind, known)}")


def _ranks(where: str, kind: str, ranks: Sequence[str], monsters: Mapping[str, Monster]) -> None:
    """Only what a spawn or a summon can put on the map: a rank that the stat card has."""
    own = monsters[kind].ranks if kind in monsters else None
    for rank in ranks:
        if own is not None and rank != "none" and rank not in own:
            raise PackError(f"{where}: {kind!r} has no {rank} figures; it has: {', '.join(own)}")


def check_others(where: str, monster: Monster, monsters: Mapping[str, Monster]) -> None:
    """The monster type that V counts."""
    if monster.others:
        _kind(where, monster.others, monsters, "monster")


def check_specials(where: str, monster: Monster, deck: Sequence[AbilityCard]) -> None:
    """A monster has every special action that its deck calls for."""
    called = {spec.node.number for card in deck for ability in card.abilities for spec in ability.specs if isinstance(spec.node, words.Special)}
    missing = sorted(number for number in called if not 1 <= number <= len(monster.specials))
    if missing:
        raise PackError(f"{where}: the deck {monster.deck!r} calls for special {missing[0]}, and {monster.id!r} has {len(monster.specials)} specials")


def check_rules(said: Sequence[Said], text: ScenarioText, layout: Layout, monsters: Mapping[str, Monster]) -> None:
    """Every figure, place, section and counter in the rules, goals and losses of a scenario."""
    counters = counted(said)
    for where, node in said:
        _figure(where, node, text, monsters)
        check_places(where, node, layout.places)
        if isinstance(node, told.Unlock | told.OpenAt | told.CloseAt | told.DoorOpens) and layout.places[node.place] not in layout.doors:
            raise PackError(f"{where}: the place {node.place!r} is no door")
        if isinstance(node, told.Read):
            check_section(where, node.section, text)
        check_counter(where, node, counters)


def _figure(where: str, node: Node, text: ScenarioText, monsters: Mapping[str, Monster]) -> None:
    kind: str = getattr(node, "kind", "")
    if not kind:
        return
    if isinstance(node, haven.Spawn | told.SpawnEach):
        _kind(where, kind, {**monsters, **text.named}, "monster")
        if isinstance(node, told.SpawnEach) and not (kind in monsters and monsters[kind].boss):
            _ranks(where, kind, node.ranks, monsters)
        return
    known = {**monsters, **text.objects, **text.named}
    if kind not in known:
        raise PackError(f"{where}: nothing is called {kind!r}{nearest(kind, known)}")


def check_section(where: str, section: int, text: ScenarioText) -> None:
    if str(section) not in text.sections:
        raise PackError(f"{where}: the scenario has no section {section}{nearest(str(section), text.sections)}")


def check_penalty(where: str, ability: Ability, monsters: Mapping[str, Monster]) -> None:
    """A penalty of the random dungeon names monsters only, since its rooms have no objects of their own."""
    for node in nodes_of(ability.line):
        kind = getattr(node, "kind", "")
        if kind:
            _kind(where, kind, monsters, "monster")
