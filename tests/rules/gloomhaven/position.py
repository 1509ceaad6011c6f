"""Positions as text: a board, figures, hands and chance in a few lines, played through the public flow.

    p = position('''
        1 . A
         2 .
        ''',
        monsters={"A": "grub"},                          # or "grub elite", "chief boss"
        cards=[card("jab", top="Attack 3", bottom="Move 3", initiative=10)],   # of character 1, filled up with spare-1 …
        modifiers="+1 2x",                               # the next modifier cards, whoever draws; then "+0" for ever
    )
    p.play("jab", "spare-1")              # character 1 plays these two, the first one leading; the others their spare cards
    p.go("top:jab", "go", "attack:grub-1")   # choose by key; an unknown key fails with what is offered
    assert p.m("grub").health == 5

Characters 1 to 4 are the classes "tester", "helper", "third" and "fourth", with seats 0 to 3 and figures c1 to c4; as many play as
there are digits on the map. Their spare cards are spare-1 …, other-1 …, third-1 …, fourth-1 …: Attack 2 / Move 2, initiatives 81 to 98.
Maps are drawn pointy: a line is a row of hexes two characters apart, each line shifted by one character against the next.
"""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import yaml

from undercroft.games.gloomhaven.events import RoundBegan, TurnBegan
from undercroft.games.gloomhaven.game import Gloom
from undercroft.games.gloomhaven.module import PACK, GloomRules
from undercroft.games.gloomhaven.state import GloomState, Hero, Unit
from undercroft.kernel.decision import Decision
from undercroft.kernel.event import Event
from undercroft.kernel.game import Game
from undercroft.kernel.packs import PackSource
from undercroft.kernel.scene import Card
from undercroft.kernel.table import Table

CLASSES = ("tester", "helper", "third", "fourth")
SPARES = ("spare", "other", "third", "fourth")
CARDS = 9
"""Cards of every class, and its hand limit."""

LEGEND: dict[str, Any] = {
    **{str(n): "start" for n in range(1, 5)},
    "o": "obstacle",
    "~": "difficult",
    "h": "hazard",
    "p": "plate",
    "+": "door",
    "=": "locked",
    "w": "wall",
    "$": "coin",
    "!": {"trap": ["damage"]},
    "i": {"trap": ["immobilize"]},
    "s": {"trap": ["stun"]},
    **{letter: {"place": letter} for letter in "vxyz"},
}


def lines(text: str | Sequence[str]) -> list[str]:
    return [text] if isinstance(text, str) else list(text)


def card(
    id: str, *, top: str | Sequence[str] = "Attack 2", bottom: str | Sequence[str] = "Move 2", initiative: int = 20, level: int | str = 1
) -> dict[str, Any]:
    """An ability card. A half is one line or a list of lines."""
    return {"id": id, "name": id.title(), "level": level, "initiative": initiative, "top": lines(top), "bottom": lines(bottom)}


def kind(
    id: str, *, does: Sequence[str] | Sequence[Sequence[str]] = ("Move +0", "Attack +0"), initiative: int | Sequence[int] = 50,
    health: Any = 8, move: Any = 2, attack: Any = 2, range: Any = "-", traits: str = "", attacks: str = "", elite: Mapping[str, Any] | None = None,
    boss: bool = False, flying: bool = False, immune: Sequence[str] = (), standees: int = 6, deck: str = "", shuffle: bool = False,
    specials: Sequence[Sequence[str]] = (), others: str = "",
) -> dict[str, Any]:
    """A monster type with its own ability deck: one card with these lines, or several (a list of lists, initiatives likewise). An elite has 12
    hit points and attack 3 unless `elite` says otherwise."""
    cards = [list(does)] if not does or isinstance(does[0], str) else [list(d) for d in does]
    initiatives = [initiative] * len(cards) if isinstance(initiative, int) else list(initiative)
    stats = {"health": health, "move": move, "attack": attack, "range": range}
    more = {"traits": {"all": traits} if traits else {}, "attacks": {"all": attacks} if attacks else {}}
    high = {**stats, "health": 12, "attack": 3, **more, **(elite or {})}
    ranks = {"boss": {**stats, **more}} if boss else {"normal": {**stats, **more}, "elite": high}
    return {
        "monster": {
            "id": id, "standees": standees, "deck": deck or id, "flying": flying, "immune": list(immune), "specials": [list(s) for s in specials],
            "others": others, **ranks,
        },
        "deck": {} if deck else {id: [{"initiative": n, "shuffle": shuffle, "does": c} for n, c in zip(initiatives, cards)]},
    }  # fmt: skip


GRUB = kind("grub")
"""Melee: 8 hit points, move 2, attack 2, initiative 50."""
MOTH = kind("moth", range=3, initiative=51)
"""Ranged 3."""
DUMMY = kind("dummy", does=(), health=30, initiative=90, elite={"health": 40})
"""Stands there and does nothing."""


@cache
def _published(name: str) -> dict[str, Any]:
    return yaml.load((PACK / name).read_text("utf-8"), yaml.CSafeLoader)  # type: ignore[no-any-return]


@cache
def _text(plain: str) -> str:
    """A file of a pack, from JSON: most files are the same in most positions."""
    return yaml.dump(json.loads(plain), Dumper=yaml.CSafeDumper, allow_unicode=True, sort_keys=False)  # no object twice, so no aliases in the YAML


def _class(n: int, cards: Sequence[dict[str, Any]], health: Sequence[int], modifiers: Mapping[str, str], size: int) -> dict[str, Any]:
    spare = [card(f"{SPARES[n]}-{k}", initiative=79 + 2 * k + n % 2) for k in range(1, size + 1)]
    whole = [*cards, *spare][:max(size, len(cards))]
    return {"id": CLASSES[n], "hand": size, "health": list(health), "modifiers": dict(modifiers), "cards": whole}


def pack(
    map_: str,
    *,
    monsters: Mapping[str, str] | None = None,
    allies: Mapping[str, str] | None = None,
    kinds: Sequence[dict[str, Any]] = (),
    cards: Sequence[dict[str, Any]] = (),
    cards2: Sequence[dict[str, Any]] = (),
    own_items: Sequence[dict[str, Any]] = (),
    class_modifiers: Mapping[str, str] | None = None,
    legend: Mapping[str, Any] | None = None,
    walls: Sequence[str] = (),
    objects: Mapping[str, Any] | None = None,
    named: Mapping[str, Any] | None = None,
    treasures: Mapping[str, Any] | None = None,
    goals: Sequence[dict[str, Any]] = (),
    goal: Sequence[str] = ("it is round 90 or later",),
    loss: Sequence[str] = (),
    rules: Sequence[str] = (),
    health: Sequence[int] = (10, 12, 14, 16, 18, 20, 22, 24, 26),
    hand: int = CARDS,
    areas: Mapping[str, str] | None = None,
    scenario: Mapping[str, Any] | None = None,
    files: Mapping[str, Any] | None = None,
) -> PackSource:
    """A whole pack with four classes, one scenario ("field") and these monsters besides grub, moth and dummy. Monsters stand on their letter for
    every number of characters; `legend` may give letters with ranks of their own."""
    text = textwrap.dedent(map_).strip("\n")
    marks: dict[str, Any] = dict(LEGEND)
    for mark, what in (monsters or {}).items():
        id, *rank = what.split()
        letter = {"elite": "e", "boss": "b"}.get(rank[0] if rank else "", "n")
        marks[mark] = {"monster": id, "ranks": letter * 3}
    for mark, what in (allies or {}).items():
        marks[mark] = {"ally": what}
    marks.update(legend or {})
    used = {m: marks[m] for m in sorted(set(text) - set(" .\n#")) if m in marks}
    known = [GRUB, MOTH, DUMMY, *kinds]
    whole: dict[str, Any] = {
        "pack.yaml": {"id": "test", "version": "1", "game": "gloomhaven", "title": "T", "licence": "none", "authors": ["us"]},
        "areas.yaml": {"areas": {**_published("areas.yaml")["areas"], **(areas or {})}},
        "decks.yaml": {"decks": {id: deck for k in known for id, deck in k["deck"].items()}},
        "monsters.yaml": {"monsters": [k["monster"] for k in known]},
        "items.yaml": {"items": [*_published("items.yaml")["items"], *own_items]},
        "goals.yaml": {"goals": list(goals)},
        "scenarios/field.yaml": {
            "id": "field", "number": 1, "flat": False, "map": text, "legend": used, "walls": list(walls), "objects": dict(objects or {}),
            "named": dict(named or {}), "treasures": dict(treasures or {}), "goal": list(goal), "goal_text": "Win.", "loss": list(loss),
            "rules": list(rules), "introduction": "It begins.", "conclusion": "It ends.", **(scenario or {}),
        },
        **{
            f"classes/{CLASSES[n]}.yaml": _class(n, (cards, cards2, (), ())[n], health, (class_modifiers or {}) if n == 0 else {}, hand)
            for n in range(4)
        },
        **(files or {}),
    }  # fmt: skip
    return PackSource("test", "1", {name: _text(json.dumps(data)) for name, data in whole.items()})


class Loaded:
    """Chance as a test wants it: modifier cards, ability cards and the cards of short rests in order; then the plainest. Standees come in
    ascending number."""

    def __init__(self, modifiers: str, abilities: str, rests: str, others: str) -> None:
        self.next = {"modifier": modifiers.split(), "ability": abilities.split(), "short-rest": rests.split(), "": others.split()}

    async def pick(self, game: Game[Any], what: str, outcomes: Sequence[str]) -> int:
        game.state.chance.count += 1
        queue = self.next.get(what, self.next[""])
        if queue and what != "standee":
            wanted = queue.pop(0)
            assert wanted in outcomes, f"the test wants {wanted!r} for {what}, but there are {', '.join(outcomes)}"
            return outcomes.index(wanted)
        return outcomes.index("+0") if what == "modifier" and "+0" in outcomes else 0

    def describe(self) -> dict[str, Any]:
        return {"policy": "seeded"}


PLAIN = ("suffer", "draw", "take", "go", "go-on", "end-turn", "apply", "stay", "stop", "skip", "pass", "done", "level-1")


class Position:
    """A running game with shorthands for tests."""

    def __init__(self, table: Table[GloomState]) -> None:
        self.table = table

    # -- looking ---------------------------------------------------------------------------------------------------------
    @property
    def state(self) -> GloomState:
        return self.table.state

    @property
    def game(self) -> Gloom:
        return self.table.game  # type: ignore[no-any-return]

    def c(self, n: int = 1) -> Unit:
        """The figure of character n."""
        return self.state.figures[f"c{n}"]

    def hero(self, n: int = 1) -> Hero:
        """The sheet and cards of character n."""
        return self.state.heroes[f"c{n}"]

    def m(self, id: str = "grub", number: int = 1) -> Unit:
        return self.state.figures[f"{id}-{number}"]

    def there(self, id: str) -> bool:
        return id in self.state.figures

    @property
    def decision(self) -> Decision:
        assert self.table.decision is not None, f"the game is over: {self.table.outcome}"
        return self.table.decision

    @property
    def prompt(self) -> str:
        return self.decision.prompt if self.table.decision else ""

    @property
    def keys(self) -> list[str]:
        """What is offered in the first open decision."""
        return self.decision.keys if self.table.decision else []

    @property
    def seat(self) -> int:
        return self.decision.seat

    def keys_for(self, n: int) -> list[str]:
        """What is offered to character n while several choose at once."""
        return next((d.keys for d in self.table.decisions if d.seat == n - 1), [])

    def keys_of(self, verb: str) -> list[str]:
        """What is offered with a verb: keys_of("move") gives the hexes."""
        return [k.partition(":")[2] for k in self.keys if k.partition(":")[0] == verb]

    def where(self, figure: Unit) -> str:
        return self.game.name(figure.cell)

    def cell(self, name: str) -> int:
        return self.game.layout.map.by_name[name]

    def events(self, kind: type[Event]) -> list[Any]:
        return [e for e in self.table.events if isinstance(e, kind)]

    @property
    def turns(self) -> list[str]:
        """Whose turns began in this round, in order."""
        found: list[str] = []
        for event in self.table.events:
            if isinstance(event, RoundBegan):
                found = []
            elif isinstance(event, TurnBegan):
                found.append(event.figure)
        return found

    def zone(self, card: str, n: int = 1) -> str:
        """Where a card of character n lies."""
        hero = self.hero(n)
        return next(z for z in ("hand", "played", "active", "discard", "lost") if card in getattr(hero, z))

    def shown(self, zone: str, n: int = 0) -> dict[str, Card]:
        """The cards of a zone as players see them, by id: of character n, or (0) of the table."""
        return {c.id: c for z in self.table.scene(max(0, n - 1)).zones if (z.id, z.seat) == (zone, n - 1) for c in z.cards}

    # -- playing ---------------------------------------------------------------------------------------------------------
    def go(self, *keys: str) -> Position:
        """Choose by keys, one after another, in the first open decision."""
        for key in keys:
            self.table.choose(key)
        return self

    def choose(self, n: int, *keys: str) -> Position:
        """Choose for character n, while several choose at once."""
        for key in keys:
            self.table.choose(key, n - 1)
        return self

    def play(self, *cards: str, **others: Sequence[str] | str) -> Position:
        """Select for the round: character 1 these two cards, or "rest" (none: its last two); others by c2=("a", "b") or c2="rest", else their
        last two cards; whoever cannot play two cards rests."""
        self.until("select")
        for n in range(1, 5):
            if not any(d.seat == n - 1 and d.prompt == "select" for d in self.table.decisions):
                continue
            wanted = list(cards) if n == 1 else others.get(f"c{n}", ())
            if wanted == "rest" or wanted == ["rest"]:
                self.choose(n, "rest")
                continue
            can_play = any(k.startswith("lead:") for k in self.keys_for(n))
            pair = list(wanted) or (self.hero(n).hand[-2:] if can_play else [])
            if pair:
                self.choose(n, f"lead:{pair[0]}", *([f"card:{pair[1]}"] if len(self.hero(n).hand) > 2 else []))
            else:
                self.choose(n, "rest")
        return self

    def until(self, *prompts: str, limit: int = 400) -> Position:
        """Take the plainest option of every decision until one of these prompts comes up (or the game is over)."""
        for _ in range(limit):
            if self.table.decision is None or self.prompt in prompts:
                return self
            key = next((k for k in PLAIN if k in self.keys), self.keys[0])
            if self.prompt == "select" and "rest" in self.keys and not any(k.startswith("lead:") for k in self.keys):
                key = "rest"
            self.table.choose(key)
        raise AssertionError(f"{prompts} never came up; now {self.prompt}: {self.keys}")

    def until_turn(self, figure: str) -> Position:
        """Go on plainly until a figure's turn is under way (or, for one that asks nothing, has just been)."""
        for _ in range(400):
            if self.table.decision is None or figure in self.turns:
                return self
            self.go(next((k for k in PLAIN if k in self.keys), self.keys[0]))
        raise AssertionError(f"{figure} never had a turn; {self.turns}")

    def next_round(self) -> Position:
        """Play this round to its end, plainly, to the next card selection."""
        now = self.state.round
        if self.prompt == "select":
            self.play()
        while self.table.decision is not None and self.state.round == now:
            self.until("select") if self.prompt != "select" else self.play()
        return self

    # -- setting ---------------------------------------------------------------------------------------------------------
    def set(
        self, figure: Unit, *, at: str = "", health: int = 0, conditions: Iterable[str] = (), turns: int = 1, coins: int = 0
    ) -> Position:
        """Change a figure before it matters: where it stands, its health, its conditions (timed ones last `turns` turn's ends)."""
        path = f"figures.{figure.id}"
        if at:
            self.table.amend(f"{path}.cell", self.cell(at))
        if health:
            self.table.amend(f"{path}.health", health)
        if conditions:
            given = {c: turns if c in self.game.TIMED else 0 for c in conditions}
            self.table.amend(f"{path}.conditions", given)
        return self

    def amend(self, path: str, value: Any) -> Position:
        """Set any place of the state: amend("elements.fire", 2). What is offered is asked anew."""
        self.table.amend(path, value)
        return self

    def put(self, zone: str, *cards: str, n: int = 1) -> Position:
        """Lay cards of character n into a zone (hand, discard, lost), at card selection."""
        hero = self.hero(n)
        piles = {z: [c for c in getattr(hero, z) if c not in cards] for z in ("hand", "discard", "lost")}
        piles[zone] += cards
        for name, pile in piles.items():
            self.table.amend(f"heroes.c{n}.{name}", pile)
        self.table.end_decision()
        return self


def position(
    map_: str, *, modifiers: str = "", abilities: str = "", rests: str = "", chance: str = "", equipped: Sequence[str] = (),
    equipped2: Sequence[str] = (), profile: Mapping[str, Any] | None = None, setup: Mapping[str, Any] | None = None, level: int = 1,
    ask: bool = False, **content: Any,
) -> Position:
    """A position at the first card selection, each character on its digit (with `ask`, at the very first decision). `level` is the
    scenario level L."""
    source = pack(map_, **content)
    text = textwrap.dedent(map_)
    party = [CLASSES[n] for n in range(4) if str(n + 1) in text]
    sheets = {c: yaml.load(source.files[f"classes/{c}.yaml"], yaml.CSafeLoader) for c in party}
    hands = {c: [k["id"] for k in sheet["cards"]][:sheets["tester"]["hand"]] for c, sheet in sheets.items()}
    items = {c: list((equipped, equipped2, (), ())[n]) for n, c in enumerate(party)}
    whole = {"scenario": "field", "characters": party, "level": level, "items": items, "cards": hands, **(setup or {})}
    whole = {k: v for k, v in whole.items() if v is not None}
    policy = Loaded(modifiers, abilities, rests, chance)
    made = Position(Table(GloomRules([source]), whole, 0, profile=dict(profile or {}), policy=policy))
    if ask:
        return made
    made.until("place", "select")
    map_marks = made.game.layout.map
    while made.prompt == "place" or (made.prompt != "select" and made.table.decision is not None):
        if made.prompt == "place":
            n = made.seat + 1
            spot = next(name for name, cell in map_marks.by_name.items() if map_marks.marks[str(n)] >> cell & 1)
            made.go(f"hex:{spot}" if f"hex:{spot}" in made.keys else made.keys[0])
        else:
            made.go(next((k for k in PLAIN if k in made.keys), made.keys[0]))
    for n, _ in enumerate(party, 1):
        spot = next(name for name, cell in map_marks.by_name.items() if map_marks.marks[str(n)] >> cell & 1)
        if made.where(made.c(n)) != spot:
            made.set(made.c(n), at=spot)
    return made


def acting(map_: str, half: str, *text: str, cards: Sequence[dict[str, Any]] = (), **given: Any) -> Position:
    """A position in which character 1, first of all, has begun a half of its card "go": acting("1 A", "top", "Attack 3", monsters={"A": "grub"})."""
    halves: dict[str, Any] = {half: list(text)}
    made = position(map_, cards=[card("go", initiative=1, **halves), *cards], **given)
    return made.play("go", "spare-1").go(f"{half}:go")
