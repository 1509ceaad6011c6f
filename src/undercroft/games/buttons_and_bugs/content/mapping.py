"""Scenario files: the drawn map with its legend, objectives, goals and special rules."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.haven.content import words as haven
from undercroft.games.haven.content.layouts import legend, read_places
from undercroft.games.haven.content.references import Said, check_counter, check_places, counted, said_by
from undercroft.grid.hexes import cells
from undercroft.grid.maps import TextMap, read_map
from undercroft.kernel.packs import PackError
from undercroft.language.documents import Document
from undercroft.language.reading import nearest

from . import legality, schema, words
from .model import Ground, Hazard, Placed, Scenario
from .reader import BugReader

SHORT = {
    "featureless": schema.FeatureText(),
    "obstacle": schema.FeatureText(terrain="obstacle"),
    "difficult": schema.FeatureText(terrain="difficult"),
    "plate": schema.FeatureText(terrain="plate"),
    "start": schema.FeatureText(start=True),
}


def read_scenario(loader: BugReader, doc: Document, text: schema.ScenarioText, title: str) -> Scenario:
    """BB-SCN-01, BB-SCN-06: a scenario card with its map, monsters, goal, special rules and items."""
    if not 1 <= text.level <= 5:
        raise PackError(f"{doc.at(('level',))}: a scenario's level is 1 to 5, not {text.level}")
    map_ = loader.at(doc, ("map",), lambda: read_map(text.map, text.flat))
    features = legend(doc, text.legend, map_, SHORT, {".": schema.FeatureText()})
    ground = _ground(loader, doc, text, map_, features)
    monsters = _monsters(loader, doc, text, map_, features)
    objects = []
    for mark, feature in features.items():
        if feature.object:
            if feature.object not in text.objects:
                hint = nearest(feature.object, text.objects)
                raise PackError(f"{doc.at(('legend', mark))}: {feature.object!r} is not among the objects of this scenario{hint}")
            objects += [(feature.object, cell) for cell in cells(map_.marks[mark])]
    rules = loader.lines(doc, ("rules",), f"scenario/{text.id}", text.rules, legality.scenario_line, loader.RULES)
    goal, loss = loader.goal(doc, text.goal), loader.conditions(doc, "loss", text.loss)
    _check_names(loader, text, ground, said_by(doc, rules, {"goal": goal, "loss": loss}))
    printed = tuple(item.id for item in loader.items.values() if item.card == str(text.number))
    objects.sort(key=lambda entry: entry[1])
    return Scenario(text, title, ground, monsters, tuple(objects), text.objects, goal, loss, rules, printed)


def _ground(
    loader: BugReader, doc: Document, text: schema.ScenarioText, map_: TextMap, features: Mapping[str, schema.FeatureText]
) -> Ground:
    """BB-TER-01: the terrain of a hex is exactly what the map's legend says."""
    masks = {"obstacle": 0, "difficult": 0, "plate": 0}
    start = hazards = sticky = 0
    hazard_at: dict[int, Hazard] = {}
    for n, (mark, feature) in enumerate(features.items()):
        mask = map_.marks[mark]
        if feature.terrain:
            masks[feature.terrain] |= mask
        if feature.start:
            start |= mask
        if feature.hazard:
            ability = loader.ability(doc, ("legend", mark), f"scenario/{text.id}/hazard/{n}", feature.hazard, legality.hazard_line)
            sticks = any("immobilize" in (getattr(s.node, "condition", ""), *s.mods.give) for s in ability.specs)
            hazard = Hazard(feature.hazard, ability, sticks)
            hazards |= mask
            sticky |= mask if sticks else 0
            hazard_at.update((cell, hazard) for cell in cells(mask))
    if start.bit_count() != 1:
        raise PackError(f"{doc.at(('map',))}: a map has exactly one starting hex, this one {start.bit_count()}")
    places = read_places(doc, map_, features)
    return Ground(
        map_, map_.cells, masks["obstacle"], masks["difficult"], hazards, hazard_at, sticky, masks["plate"], places, start.bit_length() - 1
    )


def _monsters(
    loader: BugReader, doc: Document, text: schema.ScenarioText, map_: TextMap, features: Mapping[str, schema.FeatureText]
) -> tuple[Placed, ...]:
    at = {f.monster: map_.marks[mark] for mark, f in features.items() if f.monster}
    placed = []
    for n, monster in enumerate(text.monsters):
        where = doc.at(("monsters", n))
        if monster.kind not in loader.monsters:
            raise PackError(f"{where}: no monster is called {monster.kind!r}{nearest(monster.kind, loader.monsters)}")
        if at.get(monster.number, 0).bit_count() != 1:
            raise PackError(f"{where}: monster {monster.number} must stand on exactly one hex of the map")
        health = monster.health or loader.monsters[monster.kind].health
        placed.append(Placed(monster.number, monster.kind, monster.elite, health, at[monster.number].bit_length() - 1))
    numbers = sorted(m.number for m in placed)
    if len(set(numbers)) != len(numbers) or not all(1 <= n <= 4 for n in numbers) or sorted(at) != numbers:
        raise PackError(f"{doc.at(('monsters',))}: monsters have different numbers from 1 to 4, and the map shows the same ones")
    return tuple(sorted(placed))


def _check_names(loader: BugReader, text: schema.ScenarioText, ground: Ground, said: list[Said]) -> None:
    """Check that every monster, objective, place and counter named by a rule exists. Each node comes with its file and line."""
    counters = counted(said)
    for where, node in said:
        kind = getattr(node, "kind", "")
        known: Mapping[str, object] = loader.monsters
        if isinstance(node, haven.Destroyed | haven.AnyDestroyed):
            known = text.objects
        elif isinstance(node, haven.KindSuffers | haven.KindHeals | haven.Dies | words.MoveTo | words.Weakened):
            known = {**loader.monsters, **text.objects}
        if kind and kind not in known:
            raise PackError(f"{where}: nothing is called {kind!r}{nearest(kind, known)}")
        check_places(where, node, ground.places)
        check_counter(where, node, counters)
