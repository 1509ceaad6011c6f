"""Positions for tests: a small pack with plain explorers and monsters, tiles drawn as text, and chance as the test wants it.

    p = position("a . b .", explorers=2, rolls="3 0")       # ann and bob where the first lines of the starting tile have a and b
    with p.arrange() as s:                                  # change the state, then play on from there
        p.put("brute", "5,1")                               # a monster, on the space in column 5, row 1
        s.explorers["ann"].essence = 2
    p.begin("ann").go("use:explorer/ann/active/0", …)       # ann's turn; choose by key; an unknown key fails with what is offered
    assert p.monster("brute").wounds == 1

Explorers are ann (fighter), bob (marksman), cid (mystic) and dan (tinkerer): armor 2, will 3, essence 5, health 5, stamina 6, and one ability:
"Pay 2 stamina, melee: attack 1/0" (`explorer/NAME/active/0`). They begin on the spaces drawn a, b, c, d, otherwise by the entry. Monsters, all of
level 1: brute (armor 3, will 2, health 2, stamina 4; "Pay 2 stamina, melee: attack 2/0"), archer (armor 3, will 3, health 1, stamina 3; "Pay 2
stamina, range 3: attack 1/0"), stone (the same without stamina and abilities). The explorer event `calm` and the horror event `dusk` do nothing to
speak of, nor does the item `trinket`, an artifact. The scenario `trial` has chapters with spawn rating 7 and horror rating 4; the first places
the entry token, the third wins.

Spaces are named as in options: the starting tile reaches from 1,1 to 10,10, a tile to the east of it from 11,1. A drawing may have fewer than ten
lines and columns; the rest is floor. The tile has borders on all sides, and the entry is in the south, on 5,10 and 6,10. The back of every tile looks
like its front. Attack dice show `rolls` in order, then 1; everything else that chance decides takes `draws` by name ("spawn-roll", "horror-roll",
"event-space", "recharge", "tile", "monster-card", …), then the first outcome: 1 for the game die.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Self

import yaml

from undercroft.games.machina_arcana.content.tiles import SIZE
from undercroft.games.machina_arcana.game import Machina
from undercroft.games.machina_arcana.module import MachinaRules
from undercroft.games.machina_arcana.state import Explorer, MachinaState, Monster
from undercroft.grid.square import STRIDE
from undercroft.kernel.packs import PackSource

from ..arranged import Arranged, Loaded

EXPLORERS = ("ann", "bob", "cid", "dan")
CLASSES = ("fighter", "marksman", "mystic", "tinkerer")
DICE = ("high-die", "low-die", "spawn-roll", "horror-roll", "event-space", "effect-roll")
OPEN = "\n".join(" ".join("." * SIZE) for _ in range(SIZE))
MONSTERS = (
    {"id": "brute", "armor": 3, "will": 2, "health": 2, "stamina": 4, "active": ["Pay 2 stamina, melee: attack 2/0"]},
    {"id": "archer", "armor": 3, "will": 3, "health": 1, "stamina": 3, "active": ["Pay 2 stamina, range 3: attack 1/0"]},
    {"id": "stone", "armor": 3, "will": 3, "health": 1, "stamina": 0},
)
EVENTS = ({"id": "calm", "kind": "explorer", "scenario": "trial"}, {"id": "dusk", "kind": "horror", "scenario": "trial"})
CHAPTERS = (
    {"title": "One", "spawn": 7, "horror": 4, "enters": ["Place the entry token"]},
    {"title": "Two", "spawn": 6, "horror": 3},
    {"title": "Three"},
)


def whole(drawing: str) -> tuple[str, dict[str, tuple[int, int]]]:
    """A drawing filled up with floor to a whole tile, and where the explorers stand in it."""
    lines = drawing.strip("\n").split("\n") if drawing.strip() else []
    done: list[str] = []
    places: dict[str, tuple[int, int]] = {}
    row = 0
    for line in lines:
        if row and not line.strip(" -=") and line.strip():
            done.append(line)
            continue
        signs = list(line.ljust(2 * SIZE - 1))
        for x in range(SIZE):
            sign = signs[2 * x]
            if sign in "abcd":
                places[EXPLORERS["abcd".index(sign)]] = (x + 1, row + 1)
            signs[2 * x] = "." if sign in " abcd" else sign
        done.append("".join(signs))
        row += 1
    done += [" ".join("." * SIZE)] * (SIZE - row)
    return "\n".join(done), places


def face(id: str, drawing: str = "", borders: Sequence[str] = ("north", "east", "south", "west"), connection: str = "south") -> dict[str, Any]:
    """A face of a tile for `tiles=`."""
    return {"id": id, "borders": list(borders), "connection": connection, "map": whole(drawing)[0]}


def pack(
    *,
    start: Mapping[str, Any],
    tiles: Sequence[Mapping[str, Any]] = (),
    explorer: Mapping[str, Mapping[str, Any]] | None = None,
    monsters: Sequence[Mapping[str, Any]] = (),
    items: Sequence[Mapping[str, Any]] = (),
    events: Sequence[Mapping[str, Any]] = (),
    chapters: Sequence[Mapping[str, Any]] = CHAPTERS,
    scenario: Mapping[str, Any] | None = None,
) -> PackSource:
    """A whole pack. The starting tile, then `tiles`, one front each; `explorer` changes single explorers; `monsters` and `items` replace or add."""
    people = [
        {
            "id": id, "kind": kind, "armor": 2, "will": 3, "essence": 5, "health": 5, "stamina": 6, "active": ["Pay 2 stamina, melee: attack 1/0"],
            **((explorer or {}).get(id, {})),
        }
        for id, kind in zip(EXPLORERS, CLASSES, strict=True)
    ]  # fmt: skip
    beasts = {str(m["id"]): {"level": 1, **m} for m in (*MONSTERS, *monsters)}
    things = {str(i["id"]): {"level": 1, **i} for i in ({"id": "trinket", "type": "artifact"}, *items)}
    cards = {str(e["id"]): dict(e) for e in (*EVENTS, *events)}
    stack = [start, *(tiles or [face("second")])]
    whole_pack: dict[str, Any] = {
        "pack.yaml": {"id": "test", "version": "1", "game": "machina-arcana", "title": "T", "licence": "none", "authors": ["us"]},
        "explorers.yaml": {"explorers": people},
        "monsters.yaml": {"monsters": list(beasts.values())},
        "items/all.yaml": {"items": list(things.values())},
        "events/all.yaml": {"events": list(cards.values())},
        "tiles.yaml": {"tiles": [{"front": dict(f), "back": {**f, "id": f"{f['id']}-back"}} for f in stack]},
        "scenarios/trial.yaml": {"id": "trial", "number": 1, "title": "Trial", "chapters": [dict(c) for c in chapters], **(scenario or {})},
    }
    plain = json.loads(json.dumps(whole_pack))
    files = {name: yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=600) for name, data in plain.items()}
    return PackSource("test", "1", files)


class Position(Arranged[MachinaState]):
    """A running game with shorthands for tests."""

    PHASES_ASK = ("act", "who-acts", "who-rolls", "window", "monster-acts", "control-monster")
    QUIET = ("done", "pass", "go-on", "end", "stop", "health", "no-essence")
    rules: MachinaRules

    @property
    def game(self) -> Machina:
        game: Machina = self.table.game
        return game

    def explorer(self, id: str = "ann") -> Explorer:
        return self.s.explorers[id]

    def monster(self, id: str = "brute") -> Monster:
        return self.s.monsters[id]

    def cell(self, name: str) -> int:
        """The cell of a space named by column and row."""
        x, y = map(int, name.split(","))
        return y * STRIDE + x

    def where(self, id: str) -> str:
        """The space of a unit; empty if it is not on the board."""
        cell = self.game.cell(id)
        return self.game.name(cell) if cell >= 0 else ""

    def rules_told(self, kind: type[Any]) -> list[tuple[str, ...]]:
        """The rules that events of a kind cite."""
        return [event.rules for event in self.told(kind)]

    # -- arranging ---------------------------------------------------------------------------------------------------------
    def put(self, id: str, space: str, *, wounds: int = 0) -> Monster:
        """A monster into the arranged state, at the end of the monster order; its card leaves the deck."""
        s = self.arranged
        pile = s.decks["monsters"].pile
        if id in pile:
            pile.remove(id)
        s.monsters[id] = Monster(self.cell(space), wounds)
        return s.monsters[id]

    def stand(self, id: str, space: str) -> None:
        """A unit on another space of the arranged state."""
        s = self.arranged
        (s.explorers[id] if id in s.explorers else s.monsters[id]).cell = self.cell(space)

    def own(self, id: str, *items: str) -> None:
        """Items into an explorer's inventory, in the arranged state; they leave their decks."""
        for item in items:
            for deck in self.arranged.decks.values():
                if item in deck.pile:
                    deck.pile.remove(item)
            self.arranged.explorers[id].items.append(item)

    # -- playing -----------------------------------------------------------------------------------------------------------
    def begin(self, id: str = "ann") -> Self:
        """The turn of this explorer begins. If it is the only one left, it has begun already."""
        return self.go(f"turn:{id}") if self.prompt == "who-acts" else self

    def rest(self) -> Self:
        """All explorers do nothing more in this phase."""
        now = self.s.round
        for _ in range(20):
            if self.s.phase != "explorers" or self.s.round != now or self.table.decision is None:
                return self
            self.table.choose(self.keys[0] if self.prompt == "who-acts" else "pass")
        raise AssertionError("the phase does not end")

    def until_phase(self, phase: str) -> Self:
        """Everybody does as little as possible until somebody is asked in this phase of this or the next round."""
        for _ in range(300):
            if self.table.decision is None or self.s.phase == phase:
                return self
            self.table.choose(next((key for key in self.QUIET if key in self.keys), self.keys[0]))
        raise AssertionError(f"{phase} did not come")


def position(
    drawing: str = "", *, explorers: int = 1, rolls: str = "", draws: Mapping[str, str] | None = None, profile: Mapping[str, Any] | None = None,
    borders: Sequence[str] = ("north", "east", "south", "west"), **content: Any,
) -> Position:  # fmt: skip
    """A game of the scenario "trial" at its first question after the explorers have come in. They stand where the drawing has them."""
    start = face("first", drawing, borders)
    _, places = whole(drawing)
    source = pack(start=start, **content)
    chance = Loaded(rolls, {"tile": "first", **(draws or {})}, DICE)
    p = Position(_rules(source), {"scenario": "trial", "characters": list(EXPLORERS[:explorers])}, profile or {}, chance)
    while p.prompt == "enter-at":
        p.table.choose(p.keys[0])
    with p.arrange():
        for id, (x, y) in places.items():
            if id in EXPLORERS[:explorers]:
                p.stand(id, f"{x},{y}")
    return p


_made: dict[str, MachinaRules] = {}


def _rules(source: PackSource) -> MachinaRules:
    found = _made.get(source.hash)
    if found is None:
        found = _made[source.hash] = MachinaRules((source,))
    return found
