"""Positions for tests: a small pack with plain heroes and enemies, a board drawn as text, and chance as the test wants it.

    p = position(heroes=2, rolls="2+bam blank")           # ann and bob on an open, lit tile; dice in the order of rolling, then "1" for ever
    with p.arrange() as s:                                # change the state, then play on from there
        p.put("rats", "b2", minions=2)                    # an enemy: e1, e2 … in this order
        s.heroes["ann"].zone = p.zone("b2")
    p.go("melee:e1")                                      # choose by key; an unknown key fails with what is offered
    assert p.enemy("e1").minions == [2]

Heroes are ann, bob, cid, dan, eve and fay of the class tester, with 5 health, leather (body, blue 1) and a club (hand, melee yellow 1). Their
skills never work unless `hero=` or `sheet=` gives others. Enemies: rats (mob x1, health 2, melee yellow 1), archers (mob x1, health 1, melee
yellow 1, ranged yellow 2, blue 1), mages (mob x2, health 1, magic yellow 1), brutes (mob x1, health 3, melee red 1, green 1), spy (agent, health
2 for each hero, melee yellow 1), ogre and drake (roaming, health 3 and 4 for each hero, melee red 1; drake also magic red 1). Their treasure is
the trinket, which does nothing to speak of. Cells of the default board are a1 … c3; the start is a1, the exit c3.
"""

from __future__ import annotations

import json
import textwrap
from collections.abc import Mapping, Sequence
from typing import Any, Self

import yaml

from undercroft.games.massive_darkness.game import Dark
from undercroft.games.massive_darkness.module import DarkRules
from undercroft.games.massive_darkness.state import DarkState, Enemy, Hero
from undercroft.kernel.packs import PackSource

from ..arranged import Arranged, Loaded

HEROES = ("ann", "bob", "cid", "dan", "eve", "fay")
NEVER = "When you attack, If wounded 9: swords +1"
OPEN = """
    +---+---+---+
    | C   C   C |
    +   +   +   +
    | C   C   C |
    +   +   +   +
    | C   C   C |
    +---+---+---+
"""
"""A tile without walls, lit everywhere, all corridor."""
DARK = OPEN.replace("C", "c")

LEATHER = {"id": "leather", "slot": "body", "kinds": ["armour"], "defence": "blue 1", "copies": 6}
CLUB = {"id": "club", "slot": "hand", "kinds": ["mace"], "melee": "yellow 1", "copies": 13}
TRINKET = {"id": "trinket", "does": [NEVER], "copies": 10}
KINDS = (("rats", "mob", 12), ("archers", "mob", 12), ("mages", "mob", 12), ("brutes", "mob", 6), ("spy", "agent", 0), ("ogre", "roaming", 0))
GUARDS = (
    {"enemy": "rats", "health": 2, "minions": 1, "melee": "yellow 1"},
    {"enemy": "archers", "health": 1, "minions": 1, "melee": "yellow 1", "ranged": "yellow 2", "defence": "blue 1"},
    {"enemy": "mages", "health": 1, "minions": 2, "magic": "yellow 1"},
    {"enemy": "brutes", "health": 3, "minions": 1, "melee": "red 1", "defence": "green 1"},
    {"enemy": "spy", "health": 2, "melee": "yellow 1"},
)
ROAMERS = ({"enemy": "ogre", "health": 3, "melee": "red 1"}, {"enemy": "drake", "health": 4, "melee": "red 1", "magic": "red 1"})


def pack(
    *,
    tiles: Mapping[str, str] | None = None,
    rows: Sequence[Sequence[str]] = (("1R",),),
    adventure: Mapping[str, Any] | None = None,
    gear: Sequence[Mapping[str, Any]] = (),
    treasure: Mapping[int, Sequence[Mapping[str, Any]]] | None = None,
    traps: Sequence[Mapping[str, Any]] = (),
    artifacts: Sequence[Mapping[str, Any]] = (),
    guards: Sequence[Mapping[str, Any]] = (),
    kinds: Sequence[tuple[str, str, int]] = (),
    roamers: Sequence[Mapping[str, Any]] = (),
    sheet: Mapping[str, Any] | None = None,
    hero: Mapping[str, Mapping[str, str]] | None = None,
    doors: Sequence[Mapping[str, Any]] = (),
    events: Sequence[Mapping[str, Any]] = (),
) -> PackSource:
    """A whole pack with one adventure ("trial"). `gear` joins the starting equipment deck so that tests can hand it out; `guards` replace or add
    guard cards at every level; `sheet` changes the class, `hero` the skills of single heroes."""
    cards = {g["enemy"]: dict(g) for g in (*GUARDS, *guards)}
    beasts = {g["enemy"]: dict(g) for g in (*ROAMERS, *roamers)}
    known = {k[0]: k for k in (*KINDS, ("drake", "roaming", 0), *kinds)}
    drawn = {"1R": OPEN, **(tiles or {})}
    door = {"id": "plain", "name": "Plain", "parts": [{"regular": 1}, {"enemies": True}, {"special": 1}]}
    quiet = {"id": "quiet", "name": "Quiet", "kind": "blessing", "text": "Q.", "does": ["All heroes gain 0 xp"]}
    hale = {"name": "Hale", "level": 1, "cost": 5, "does": ["Maximum health +1"]}
    hearty = {"name": "Hearty", "level": 3, "cost": 5, "does": ["Maximum health +2"]}
    whole: dict[str, Any] = {
        "pack.yaml": {"id": "test", "version": "1", "game": "massive-darkness", "title": "T", "licence": "none", "authors": ["us"]},
        "heroes.yaml": {
            "heroes": [{"id": h, "recommended": "tester", "skill": NEVER, "shadow": NEVER, **((hero or {}).get(h, {}))} for h in HEROES],
        },
        "classes/tester.yaml": {
            "id": "tester",
            "ability": {"name": "Knack", "level": 1, "cost": 1, "does": ["When you attack: swords +1"]},
            "skill": {"name": "Habit", "level": 1, "cost": 0, "does": [NEVER]},
            "branches": [{"id": "enhance-health", "skills": [hale, hearty]}],
            **(sheet or {}),
        },
        "equipment/starting.yaml": {"equipment": [LEATHER, CLUB, *gear]},
        "equipment/artifacts.yaml": {"equipment": list(artifacts) or [{"id": "relic", "does": [NEVER], "copies": 6}]},
        "enemies.yaml": {
            "enemies": [{"id": k, "role": role, "minions": minions} for k, role, minions in known.values()],
            "guards": {str(n): list(cards.values()) for n in range(1, 6)},
            "lesser": list(beasts.values()),
            "greater": [{**b, "health": b["health"] + 2} for b in beasts.values()],
        },
        "doors.yaml": {"doors": list(doors) or [door]},
        "events.yaml": {"events": list(events) or [quiet]},
        "tiles.yaml": {"tiles": {id: textwrap.dedent(drawing).strip("\n") for id, drawing in drawn.items()}},
        "adventures/trial.yaml": {
            "id": "trial", "number": 1, "introduction": "I.", "conclusion": "C.", "defeat": "D.", "tiles": [list(r) for r in rows],
            "start": "a1", "exit": "c3", "levels": {"a1": 1}, "objectives": [{"id": "goal", "text": "Win."}], **(adventure or {}),
        },
    }  # fmt: skip
    for n in range(1, 6):
        found = list((treasure or {}).get(n, ())) or [{**TRINKET, "id": "trinket" if n == 1 else f"trinket-{n}"}]
        whole[f"equipment/treasure-{n}.yaml"] = {"equipment": found, "traps": list(traps) if n == 1 else []}
    plain = json.loads(json.dumps(whole))
    files = {name: yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=600) for name, data in plain.items()}
    return PackSource("test", "1", files)


class Position(Arranged[DarkState]):
    """A running game with shorthands for tests."""

    PHASES_ASK = ("act", "move", "trade", "which-enemy", "buy-skill")
    rules: DarkRules

    @property
    def game(self) -> Dark:
        game: Dark = self.table.game
        return game

    def hero(self, id: str = "ann") -> Hero:
        return self.s.heroes[id]

    def enemy(self, id: str = "e1") -> Enemy:
        return self.s.enemies[id]

    def zone(self, name: str) -> int:
        return self.game.board.by_name[name]

    def where(self, figure: str) -> str:
        found = self.s.heroes.get(figure) or self.s.enemies[figure]
        return self.game.name(found.zone)

    # -- arranging ---------------------------------------------------------------------------------------------------------
    def put(
        self, kind: str, zone: str, *, minions: int | Sequence[int] | None = None, health: int | None = None, gear: str = "", level: int = 1,
        stunned: bool = False, tier: str = "lesser", asleep: bool = False, special: str = "",
    ) -> str:  # fmt: skip
        """An enemy into the arranged state; as strong as when it arrives, unless told otherwise. Returns its id."""
        s, content = self.arranged, self.rules.content
        roaming = content.enemies[kind].role == "roaming"
        card = content.cards[f"{tier}/{kind}" if roaming else f"guards-{level}/{kind}"]
        mob = content.enemies[kind].role == "mob"
        if minions is None:
            minions = card.text.minions * s.started if mob else 0
        counts = [card.text.health] * minions if isinstance(minions, int) else list(minions)
        full = card.text.health * (1 if mob else s.started)
        s.made += 1
        id = f"e{s.made}"
        s.enemies[id] = Enemy(card.id, self.zone(zone), full if health is None else health, counts, gear, stunned=stunned, asleep=asleep,
        special=special)
        return id

    def outfit(self, hero: str, *, body: str = "", hands: Sequence[str] = (), pack: Sequence[str] = ()) -> None:
        """What a hero wears and carries, instead of what it had; for cards of the pack, whether or not they are in a deck."""
        h = self.arranged.heroes[hero]
        h.body, h.hands, h.pack = body, list(hands), list(pack)

    # -- playing -----------------------------------------------------------------------------------------------------------
    def end_turn(self) -> Self:
        """The active hero does nothing more; its counter-attacks follow by themselves where nothing is asked."""
        return self.go("end")


def position(
    *, heroes: int = 1, rolls: str = "", draws: Mapping[str, str] | None = None, profile: Mapping[str, Any] | None = None,
    setup: Mapping[str, Any] | None = None, play: bool = True, **content: Any,
) -> Position:  # fmt: skip
    """A game of the adventure "trial", at the first hero's first decision; with `play=False` at the very first question."""
    party = list(HEROES[:heroes])
    source = pack(**content)
    agreed: dict[str, Any] = {"scenario": "trial", "characters": party}
    if play:
        agreed |= {"classes": dict.fromkeys(party, "tester"), "weapons": dict.fromkeys(party, "club"), "first": "ann"}
    return Position(_rules(source), {**agreed, **(setup or {})}, profile or {}, Loaded(rolls, draws or {}))


_made: dict[str, DarkRules] = {}


def _rules(source: PackSource) -> DarkRules:
    found = _made.get(source.hash)
    if found is None:
        found = _made[source.hash] = DarkRules((source,))
    return found
