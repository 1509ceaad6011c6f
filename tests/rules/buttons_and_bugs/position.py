"""Positions as text: a board, figures, hands and scripted chance in a few lines, played through the public flow.

    p = position('''
        .   .
          s
        1   .
        ''',
        monsters=["grub 1"],
        cards=[card("jab", top="Attack 3", bottom="Move 3")],
        draws="0 +",                      # first the column of every type, then the modifiers as they are rolled; then "0" for ever
    )
    p.play("jab", "spare-1")              # select these two cards, the first for initiative
    p.go("top:jab", "attack:m1", ...)     # choose by key; an unknown key fails with what is offered
    assert p.monster(1).health == 5
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import yaml

from undercroft.games.buttons_and_bugs.events import RoundBegan, TurnBegan
from undercroft.games.buttons_and_bugs.game import Bugs
from undercroft.games.buttons_and_bugs.module import PACK, BugRules
from undercroft.games.buttons_and_bugs.state import BugState
from undercroft.games.haven.state import Figure
from undercroft.kernel.chance import Scripted
from undercroft.kernel.decision import Decision
from undercroft.kernel.event import Event
from undercroft.kernel.packs import PackSource
from undercroft.kernel.table import Table

STANDARD = [["-1", "+0", "+1"], ["-1", "+0", "+2"], ["miss", "+0", "+1"], ["-1", "+0", "+1"], ["-1", "+0", "x2"], ["-2", "+0", "+1"]]

LEGEND = {
    "s": "start",
    "o": "obstacle",
    "~": "difficult",
    "p": "plate",
    "!": {"hazard": "Suffer 2"},
    "w": {"hazard": "Wound"},
    "i": {"hazard": "Immobilize"},
    **{str(n): {"monster": n} for n in range(1, 5)},
    **{letter: {"place": letter} for letter in "ABCDE"},
}


def card(
    id: str,
    *,
    top: str | Sequence[str] = "Attack 2",
    bottom: str | Sequence[str] = "Move 2",
    initiative: int = 20,
    b_top: str | Sequence[str] = "Attack 1",
    b_bottom: str | Sequence[str] = "Move 1",
    b_initiative: int = 60,
) -> dict[str, Any]:
    """A level-1 card. A half is one line or a list of lines."""

    def lines(text: str | Sequence[str]) -> list[str]:
        return [text] if isinstance(text, str) else list(text)

    return {
        "id": id,
        "level": 1,
        "a": {"name": f"{id} A", "initiative": initiative, "top": lines(top), "bottom": lines(bottom)},
        "b": {"name": f"{id} B", "initiative": b_initiative, "top": lines(b_top), "bottom": lines(b_bottom)},
    }


def monster(
    id: str,
    *,
    health: int = 8,
    minus: Sequence[str] = ("Move 1", "Attack 1"),
    zero: Sequence[str] = ("Move 2", "Attack 2"),
    plus: Sequence[str] = ("Move 3", "Attack 3"),
    initiatives: tuple[int, int, int] = (30, 50, 70),
    traits: Sequence[str] = (),
    attacks: str = "",
    immune: Sequence[str] = (),
) -> dict[str, Any]:
    """A monster type with its three columns."""
    columns = {
        result: {"initiative": initiative, "does": list(lines)}
        for result, initiative, lines in zip("-0+", initiatives, (minus, zero, plus))
    }
    return {"id": id, "health": health, "columns": columns, "traits": list(traits), "attacks": attacks, "immune": list(immune)}


GRUB = monster("grub")
MOTH = monster(
    "moth",
    minus=["Attack 1, range 3"],
    zero=["Move 2", "Attack 2, range 3"],
    plus=["Move 1", "Attack 3, range 4"],
    initiatives=(31, 51, 71),
)


def idle(id: str, *initiatives: int, health: int = 8) -> dict[str, Any]:
    """A monster type that only takes its turns: at one initiative, or at those of its three columns."""
    minus, zero, plus = initiatives if len(initiatives) == 3 else initiatives * 3
    return monster(id, health=health, minus=(), zero=(), plus=(), initiatives=(minus, zero, plus))


DUMMY = monster("dummy", health=30, minus=(), zero=(), plus=())
"""Stands there and does nothing."""


@cache
def _published(name: str) -> dict[str, Any]:
    return yaml.safe_load((PACK / name).read_text("utf-8"))  # type: ignore[no-any-return]


def pack(
    map_: str,
    *,
    monsters: Sequence[str] = (),
    kinds: Sequence[dict[str, Any]] = (),
    cards: Sequence[dict[str, Any]] = (),
    items: Sequence[str] = (),
    own_items: Sequence[dict[str, Any]] = (),
    legend: dict[str, Any] | None = None,
    objects: dict[str, Any] | None = None,
    goal: Sequence[str] = ("all monsters are dead",),
    loss: Sequence[str] = (),
    rules: Sequence[str] = (),
    level: int = 1,
    number: int = 20,
    health: Sequence[int] = (12, 13, 15, 16, 18),
    table: Sequence[Sequence[str]] = STANDARD,
    tables: dict[str, Any] | None = None,
    by_level: dict[int, Sequence[Sequence[str]]] | None = None,
    areas: dict[str, str] | None = None,
    upgraded: dict[str, dict[str, Any]] | None = None,
    scenario: dict[str, Any] | None = None,
) -> PackSource:
    """A whole pack with one character ("tester"), one scenario ("field") and these monsters."""
    text = textwrap.dedent(map_).strip("\n")
    marks = {**LEGEND, **(legend or {})}
    used = {m: marks[m] for m in sorted(set(text) - set(" .\n#")) if m in marks}
    first = [*cards, *(card(f"spare-{n}") for n in range(1, 5))][:4]
    second = [
        {**card(f"{c['id']}-2"), "level": 2, "replaces": c["id"], **(upgraded or {}).get(c["id"], {})} for c in first
    ]
    files = {
        "pack.yaml": {"id": "test", "version": "1", "game": "buttons-and-bugs", "title": "T", "licence": "none", "authors": ["us"]},
        "areas.yaml": {"areas": {**_published("areas.yaml")["areas"], **(areas or {})}},
        "tables.yaml": {"standard": [list(r) for r in table], "monsters": tables or {}},
        "items.yaml": {"items": [i for i in _published("items.yaml")["items"] if i["id"] in items] + list(own_items)},
        "monsters.yaml": {"monsters": [GRUB, MOTH, DUMMY, *list(kinds)]},
        "characters/tester.yaml": {
            "id": "tester",
            "health": list(health),
            "tables": {str(n): [list(r) for r in (by_level or {}).get(n, table)] for n in range(2, 6)},
            "cards": first + second,
        },
        "scenarios/field.yaml": {
            "id": "field",
            "number": number,
            "level": level,
            "monsters": [_placed(m) for m in monsters],
            "map": text,
            "legend": used,
            "objects": objects or {},
            "goal": list(goal),
            "goal_text": "Win.",
            "loss": list(loss),
            "rules": list(rules),
            "introduction": "It begins.",
            "conclusion": "It ends.",
            **(scenario or {}),
        },
    }
    return PackSource("test", "1", {name: yaml.safe_dump(data, allow_unicode=True, sort_keys=False) for name, data in files.items()})


def _placed(text: str) -> dict[str, Any]:
    kind, number, *rank = text.split()
    return {"number": int(number), "kind": kind, "elite": "elite" in rank}


class Position:
    """A running game with shorthands for tests."""

    def __init__(self, table: Table[BugState]) -> None:
        self.table = table

    # -- looking ---------------------------------------------------------------------------------------------------------
    @property
    def state(self) -> BugState:
        return self.table.state

    @property
    def game(self) -> Bugs:
        return self.table.game  # type: ignore[no-any-return]

    @property
    def hero(self) -> Figure:
        return self.state.figures["hero"]

    def monster(self, number: int) -> Figure:
        return self.state.figures[f"m{number}"]

    def object(self, number: int = 1) -> Figure:
        return self.state.figures[f"o{number}"]

    @property
    def decision(self) -> Decision:
        assert self.table.decision is not None, f"the game is over: {self.table.outcome}"
        return self.table.decision

    @property
    def prompt(self) -> str:
        return self.decision.prompt if self.table.decision else ""

    @property
    def keys(self) -> list[str]:
        return self.decision.keys if self.table.decision else []

    def keys_of(self, verb: str) -> list[str]:
        """What is offered with a verb: keys_of("move") gives the hexes."""
        return [k.partition(":")[2] for k in self.keys if k.partition(":")[0] == verb]

    def where(self, figure: Figure) -> str:
        return self.game.name(figure.cell)

    def events(self, kind: type[Event]) -> list[Any]:
        return [e for e in self.table.events if isinstance(e, kind)]

    @property
    def turns(self) -> list[str]:
        """Whose turns began in this round, each with its initiative: "hero 20"."""
        found: list[str] = []
        for event in self.table.events:
            if isinstance(event, RoundBegan):
                found = []
            elif isinstance(event, TurnBegan):
                found.append(f"{event.figure} {event.initiative}")
        return found

    def zone(self, card: str) -> str:
        """Zone and side of a card: "hand a"."""
        state = self.state.cards[card]
        return f"{state.zone} {state.side}"

    # -- playing ---------------------------------------------------------------------------------------------------------
    def go(self, *keys: str) -> Position:
        for key in keys:
            self.table.choose(key)
        return self

    def play(self, lead: str, second: str) -> Position:
        """Select two cards; the monsters' dice are rolled."""
        self.until("select")
        self.go(f"lead:{lead}")
        if self.prompt == "select-second":
            self.go(f"card:{second}")
        return self

    def until(self, *prompts: str, limit: int = 200) -> Position:
        """Take the plainest option of every decision until one of these prompts comes up (or the game is over)."""
        plain = ("suffer", "roll", "take", "go", "go-on", "keep", "end-turn", "apply", "stay", "stop", "skip", "pass", "no")
        for _ in range(limit):
            if self.table.decision is None or self.prompt in prompts:
                return self
            key = next((k for k in plain if k in self.keys), self.keys[0])
            self.table.choose(key)
        raise AssertionError(f"{prompts} never came up; now {self.prompt}: {self.keys}")

    def next_round(self) -> Position:
        now = self.state.round
        while self.table.decision is not None and self.state.round == now:
            self.until("select", "short-rest")
            if self.prompt == "select" and self.state.round == now:
                self.go("rest" if "rest" in self.keys else self.keys[0])
                if self.prompt == "select-second":
                    self.go(self.keys[0])
            elif self.prompt == "short-rest":
                self.go("go-on")
        return self.until("select")

    # -- setting ---------------------------------------------------------------------------------------------------------
    def set(self, figure: Figure, *, at: str = "", health: int = 0, conditions: Iterable[str] = ()) -> Position:
        """Change a figure before it matters: where it stands, its health, its conditions (timed ones last one turn's end)."""
        path = f"figures.{figure.id}"
        if at:
            self.table.amend(f"{path}.cell", self.game.ground.map.by_name[at])
        if health:
            self.table.amend(f"{path}.health", health)
        if conditions:
            given = {c: 0 if c in ("wound", "poison") else 1 for c in conditions}
            self.table.amend(f"{path}.conditions", given)
        return self

    def put(self, where: str, *cards: str) -> Position:
        """Lay cards into a zone, at card selection: put("discard b", "jab"). What is offered is asked anew."""
        assert self.prompt == "select", self.prompt
        zone, side = where.split()
        for id in cards:
            self.table.amend(f"cards.{id}.zone", zone)
            self.table.amend(f"cards.{id}.side", side)
        self.table.end_decision()
        return self


def row(marks: str, **given: Any) -> Position:
    """A position on a row of hexes, each beside the next: row("s 1 .")."""
    return position(marks, scenario={"flat": False}, **given)


def acting(marks: str, half: str, *lines: str, conditions: Mapping[str, Sequence[str]] | None = None, **given: Any) -> Position:
    """A row, or rows each shifted by one character, on which the character, first of all, has begun a half of its card "go":
    acting("s . 1", "bottom", "Move 3"). The scenario goes on whoever dies."""
    halves: dict[str, Any] = {half: lines}
    made = row(marks, **{"cards": [card("go", initiative=1, **halves)], "goal": ["it is round 9 or later"], **given})
    for figure, gained in (conditions or {}).items():
        made.set(made.state.figures[figure], conditions=gained)
    return made.play("go", "spare-1").go(f"{half}:go")


def suffering(
    marks: str, *abilities: str, traits: Sequence[str] = (), others: Sequence[str] = (), stop: Sequence[str] = (), **given: Any
) -> Position:
    """The same map with a "walker" (m1) that has these abilities: the character passes, the walker acts. Stops at these prompts or
    at the end of the round."""
    walker = monster("walker", zero=abilities, traits=traits)
    made = row(marks, kinds=[walker], monsters=["walker 1", *others], **{"goal": ["it is round 9 or later"], **given})
    return made.play("spare-1", "spare-2").go("pass").until("select", "short-rest", *stop)


def position(
    map_: str,
    *,
    draws: str = "",
    then: str | None = "0",
    equipped: Sequence[str] = (),
    profile: dict[str, Any] | None = None,
    difficulty: str = "standard",
    setup: dict[str, Any] | None = None,
    **content: Any,
) -> Position:
    """A position with one character on the map's `s`, at its first decision (card selection unless `setup` leaves something to ask). The
    player chooses what a long rest loses, so that scripts need not name a card; `profile={}` has the rules as they are by default."""
    names = [i["id"] for i in content.get("own_items", ())]
    source = pack(map_, **{"items": [i for i in equipped if i not in names], **content})
    level = content.get("level", 1)
    first = [c["id"] for c in content.get("cards", ())] + [f"spare-{n}" for n in range(1, 5)]
    whole = {
        "scenario": "field",
        "characters": ["tester"],
        "difficulty": difficulty,
        "items": list(equipped),
        "upgrades": first[: level - 1],
        **(setup or {}),
    }
    whole = {k: v for k, v in whole.items() if v is not None}
    rules = BugRules([source])
    agreed = {"long_rest": "choose"} if profile is None else profile
    return Position(Table(rules, whole, 0, profile=agreed, policy=Scripted(*draws.split(), then=then)))


