"""Scenario files: the drawn map with its legend, objectives, goals and special rules."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.haven.content import words as haven
from undercroft.grid.hexes import cells
from undercroft.grid.maps import TextMap, read_map
from undercroft.kernel.packs import PackError
from undercroft.language.documents import Document
from undercroft.language.reading import nearest
from undercroft.language.vocabulary import Node

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
    features = _legend(doc, text, map_)
    ground = _ground(loader, doc, text, map_, features)
    monsters = _monsters(loader, doc, text, map_, features)
    objects = []
    for mark, feature in features.items():
        if feature.object:
            if feature.object not in text.objects:
                hint = nearest(feature.object, text.objects)
                raise PackError(f"{doc.at(('legend', mark))}: {feature.object!r} is not among the objects of this scenario{hint}")
            objects += [(feature.object, cell) for cell in cells(map_.marks[mark])]
    rules = tuple(
        loader.ability(doc, ("rules", n), f"scenario/{text.id}/{n}", rule, legality.scenario_line, words.SCENARIO_TEXT)
        for n, rule in enumerate(text.rules)
    )
    goal = tuple(_condition(loader, doc, ("goal", n), t) for n, t in enumerate(text.goal))
    loss = tuple(_condition(loader, doc, ("loss", n), t) for n, t in enumerate(text.loss))
    if not goal:
        raise PackError(f"{doc.at(('goal',))}: a scenario needs a goal")
    said = [(doc.at((field, n)), node) for field, nodes in (("goal", goal), ("loss", loss)) for n, node in enumerate(nodes)]
    for n, rule in enumerate(rules):
        moment = (rule.line.trigger.moment,) if rule.line.trigger is not None else ()
        said += [(doc.at(("rules", n)), node) for node in (*moment, *rule.line.conditions, *(s.node for s in rule.specs))]
    _check_names(loader, text, ground, said)
    printed = tuple(item.id for item in loader.items.values() if item.card == str(text.number))
    objects.sort(key=lambda entry: entry[1])
    return Scenario(text, title, ground, monsters, tuple(objects), text.objects, goal, loss, rules, printed)


def _legend(doc: Document, text: schema.ScenarioText, map_: TextMap) -> dict[str, schema.FeatureText]:
    features: dict[str, schema.FeatureText] = {".": schema.FeatureText()}
    for mark, value in text.legend.items():
        if isinstance(value, str):
            if value not in SHORT:
                raise PackError(f"{doc.at(('legend', mark))}: {value!r} means nothing on a map{nearest(value, SHORT)}")
            features[mark] = SHORT[value]
        else:
            features[mark] = value
        if mark not in map_.marks:
            raise PackError(f"{doc.at(('legend', mark))}: {mark!r} does not stand on the map")
    for mark in map_.marks:
        if mark not in features:
            raise PackError(f"{doc.at(('map',))}: the legend does not say what {mark!r} is")
    return {mark: features[mark] for mark in map_.marks}


def _ground(
    loader: BugReader, doc: Document, text: schema.ScenarioText, map_: TextMap, features: Mapping[str, schema.FeatureText]
) -> Ground:
    """BB-TER-01: the terrain of a hex is exactly what the map's legend says."""
    masks = {"obstacle": 0, "difficult": 0, "plate": 0}
    start = hazards = sticky = 0
    hazard_at: dict[int, Hazard] = {}
    places: dict[str, int] = {}
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
        if feature.place:
            found = list(cells(mask))
            if len(found) != 1 or feature.place.lower() in places:
                raise PackError(f"{doc.at(('legend', mark))}: the place {feature.place!r} must be exactly one hex")
            places[feature.place.lower()] = found[0]
    if start.bit_count() != 1:
        raise PackError(f"{doc.at(('map',))}: a map has exactly one starting hex, this one {start.bit_count()}")
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


def _condition(loader: BugReader, doc: Document, path: tuple[str | int, ...], text: str) -> Node:
    return loader.line(doc, path, f"If {text}: count x +1", words.SCENARIO_TEXT).conditions[0]


def _check_names(loader: BugReader, text: schema.ScenarioText, ground: Ground, said: list[tuple[str, Node]]) -> None:
    """Check that every monster, objective, place and counter named by a rule exists. Each node comes with its file and line."""
    counted = {node.name for _, node in said if isinstance(node, haven.Count)}
    for where, node in said:
        kind, place = getattr(node, "kind", ""), getattr(node, "place", "")
        places = getattr(node, "places", ()) or ((place,) if place else ())
        known: Mapping[str, object] = loader.monsters
        if isinstance(node, haven.Destroyed | haven.AnyDestroyed):
            known = text.objects
        elif isinstance(node, haven.KindSuffers | haven.KindHeals | haven.Dies | words.MoveTo | words.Weakened):
            known = {**loader.monsters, **text.objects}
        if kind and kind not in known:
            raise PackError(f"{where}: nothing is called {kind!r}{nearest(kind, known)}")
        for name in places:
            if name not in ground.places:
                raise PackError(f"{where}: the map has no place {name!r}{nearest(name, ground.places)}")
        if isinstance(node, haven.Counter | haven.CounterBelow) and node.name not in counted:
            raise PackError(f"{where}: no rule counts {node.name!r}{nearest(node.name, counted)}")
