"""Probe: a fight in a row of zones, with pools of coloured dice, enchantments paid with symbols, and counter-attacks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from probes.sketch import CardGame, CardRules, Sketch, questions
from undercroft.kernel import game as kernel
from undercroft.kernel.chance import Chance, Policy
from undercroft.kernel.conformance import Case
from undercroft.kernel.decision import TABLE, Decision, Flow, Option, Seat
from undercroft.kernel.event import Event
from undercroft.kernel.packs import PackSource
from undercroft.kernel.rules import SetupError
from undercroft.kernel.scene import Board, Cell, Die, Message, Scene, Token, Track

ZONES = 5
LIMIT = 3
FACES = {
    "yellow": ("blank", "1", "1", "1 bam", "2", "1 bam"),
    "red": ("blank", "1", "1 diamond", "2 bam", "2", "3 diamond"),
    "blue": ("blank", "blank", "1", "1 bam", "1", "2"),
    "green": ("blank", "1", "1 diamond", "1 bam", "2", "3"),
}
CARDS = """\
sabre       attack  | yellow 2 | 2 bam           | wounds 1  | 1
rage        attack  | yellow 2 | 1 bam           | swords 1  | 2
firebrand   attack  | red 1    | 1 diamond       | wounds 2  | 1
buckler     defence | blue 2   | 1 bam           | shields 2 | 1
ghoul       attack  | yellow 2 | 1 bam           | wounds 1  | 3
ghoul-hide  defence | blue 1   | 1 bam           | shields 1 | 1
ogre        attack  | red 2    | 1 bam 1 diamond | wounds 3  | 1
ogre-hide   defence | green 1  | 1 diamond       | shields 1 | 1
"""
PACK = PackSource("zone-fight", "1", {"cards.txt": CARDS})
HERO = ("sabre", "rage", "firebrand", "buckler")


class Equipment(NamedTuple):
    """A card: dice for one role and an enchantment that costs symbols and may be repeated."""

    role: str
    colour: str
    dice: int
    cost: dict[str, int]
    gains: str
    amount: int
    repeat: int


def read(row: str) -> tuple[str, Equipment]:
    (name, role), (colour, dice), cost, (gains, amount), (repeat,) = (part.split() for part in row.split("|"))
    price = {symbol: int(n) for n, symbol in zip(cost[::2], cost[1::2])}
    return name, Equipment(role, colour, int(dice), price, gains, int(amount), int(repeat))


class Figure(Struct):
    zone: int
    health: int
    cards: list[str]
    seat: Seat = TABLE
    actions: int = 0
    attacked: list[str] = []


class State(kernel.State):
    figures: dict[str, Figure]
    phase: Literal["heroes", "counter", "enemies"] = "heroes"
    acting: str = ""
    waiting: list[str] = []
    tray: list[list[str]] = []
    round: int = 1


class Rolled(Event, frozen=True, tag="rolled"):
    figure: str
    dice: tuple[tuple[str, str], ...]


class Enchanted(Event, frozen=True, tag="enchanted"):
    figure: str
    card: str


class Struck(Event, frozen=True, tag="struck"):
    attacker: str
    defender: str
    wounds: int
    counter: bool


class Side:
    """One side of a combat while it is resolved: its dice, its symbols, what its enchantments gave. Never in the state."""

    def __init__(self, dice: Sequence[tuple[str, str]]) -> None:
        self.symbols = {s: sum(s in face.split() for _, face in dice) for s in ("bam", "diamond")}
        self.points = sum(int(face[0]) for _, face in dice if face != "blank")
        self.wounds = 0

    def pays(self, cost: Mapping[str, int]) -> bool:
        return all(self.symbols[s] >= n for s, n in cost.items())


class Game(CardGame[State, Equipment]):
    def side(self, heroes: bool) -> dict[str, Figure]:
        return {id: f for id, f in self.state.figures.items() if (f.seat != TABLE) == heroes}

    def pool(self, figure: Figure, role: str) -> dict[str, int]:
        """MD-DIE-06: dice of all cards add up, but no more than three of a colour are rolled."""
        pool: dict[str, int] = {}
        for card in (self.cards[c] for c in figure.cards):
            if card.role == role:
                pool[card.colour] = min(LIMIT, pool.get(card.colour, 0) + card.dice)
        return pool


async def beat(game: Game) -> None:
    match game.state.phase:
        case "heroes":
            await hero_action(game)
        case "counter":
            await counter_attack(game)
        case "enemies":
            await enemy_turn(game)


async def hero_action(game: Game) -> None:
    """One action of the acting hero; at the end of its actions, those it attacked strike back (MD-CTR-01)."""
    state = game.state
    if not state.acting:
        ready = [Option(f"hero:{id}", id, figure=id) for id, f in game.side(True).items() if f.actions]
        if not ready:
            state.phase, state.waiting = "enemies", list(game.side(False))
            return
        state.acting = await game.choose(TABLE, "next-hero", ready)
    hero = state.figures[state.acting]
    options: list[Option[Any]] = [Option(f"move:{z}", z, cell=z) for z in (hero.zone - 1, hero.zone + 1) if 0 <= z < ZONES]
    options += [Option(f"attack:{id}", id, figure=id) for id, f in game.side(False).items() if f.zone == hero.zone]
    chosen = await game.choose(hero.seat, "action", [*options, Option("end", None)], left=hero.actions)
    hero.actions = hero.actions - 1 if chosen is not None else 0
    if isinstance(chosen, int):
        hero.zone = chosen
    elif chosen is not None:
        if chosen not in hero.attacked:
            hero.attacked.append(chosen)
        await combat(game, state.acting, chosen)
    if not hero.actions:
        state.phase = "counter"


async def counter_attack(game: Game) -> None:
    """Each surviving enemy that was attacked strikes the hero once; the players choose the order (MD-CTR-08)."""
    state = game.state
    hero = state.figures.get(state.acting)
    angry = [id for id in hero.attacked if id in state.figures] if hero else []
    if not hero or not angry:
        state.acting, state.phase = "", "heroes"
        if hero:
            hero.attacked = []
        return
    enemy = await game.choose(TABLE, "counter", [Option(f"enemy:{id}", id, figure=id) for id in angry])
    hero.attacked.remove(enemy)
    if state.figures[enemy].zone == hero.zone:
        await combat(game, enemy, state.acting, counter=True)


async def enemy_turn(game: Game) -> None:
    state = game.state
    state.waiting = [id for id in state.waiting if id in state.figures]
    if not state.waiting:
        state.round, state.phase = state.round + 1, "heroes"
        for hero in game.side(True).values():
            hero.actions = 2
        return
    id = await game.choose(TABLE, "next-enemy", [Option(f"enemy:{id}", id, figure=id) for id in state.waiting])
    state.waiting.remove(id)
    enemy, heroes = state.figures[id], game.side(True)
    near = min(abs(h.zone - enemy.zone) for h in heroes.values())
    targets = [h for h, f in heroes.items() if abs(f.zone - enemy.zone) == near]
    target = await game.choose(TABLE, "target", [Option(f"target:{h}", h, figure=h) for h in targets])
    if near:
        enemy.zone += 1 if heroes[target].zone > enemy.zone else -1
    if enemy.zone == heroes[target].zone:
        await combat(game, id, target)


async def combat(game: Game, attacker: str, defender: str, *, counter: bool = False) -> None:
    """MD-CMB-01: roll, enchantments (the defender's first, MD-ENC-01), wounds."""
    figures = game.state.figures
    game.state.tray = []
    attack = Side(await roll(game, attacker, "attack"))
    defence = Side(await roll(game, defender, "defence"))
    await enchant(game, defender, "defence", defence)
    await enchant(game, attacker, "attack", attack)
    wounds = max(0, attack.points - defence.points) + attack.wounds
    figures[defender].health -= wounds
    game.tell(Struck(attacker=attacker, defender=defender, wounds=wounds, counter=counter))
    if figures[defender].health <= 0:
        del figures[defender]


async def roll(game: Game, id: str, role: str) -> list[tuple[str, str]]:
    """A hero who attacks may roll all its dice once more; only the last result counts (MD-CMB-10)."""
    figure, dice = game.state.figures[id], list[tuple[str, str]]()
    for again in (True, False):
        pool = game.pool(figure, role)
        dice = [(c, FACES[c][await game.pick(c, FACES[c])]) for c, n in pool.items() for _ in range(n)]
        game.tell(Rolled(figure=id, dice=tuple(dice)))
        if not again or figure.seat == TABLE or role != "attack":
            break
        if await game.choose(figure.seat, "re-roll", [Option("keep", True), Option("re-roll", False)]):
            break
    game.state.tray += [list(die) for die in dice]
    return dice


async def enchant(game: Game, id: str, role: str, side: Side) -> None:
    """MD-ENC-05..09: a hero's player chooses; enemies use whatever they can pay, in printed order."""
    figure, used = game.state.figures[id], dict[str, int]()
    while True:
        can = [
            name for name in figure.cards
            if (c := game.cards[name]).role == role and used.get(name, 0) < c.repeat and side.pays(c.cost)
        ]  # fmt: skip
        options = [Option(f"enchant:{name}", name, card=name) for name in can]
        if figure.seat == TABLE:
            name = can[0] if can else ""
        else:
            name = await game.choose(figure.seat, "enchant", [*options, Option("done", "")], **side.symbols)
        if not name:
            return
        card = game.cards[name]
        used[name] = used.get(name, 0) + 1
        for symbol, n in card.cost.items():
            side.symbols[symbol] -= n
        if card.gains == "wounds":
            side.wounds += card.amount
        else:
            side.points += card.amount
        game.tell(Enchanted(figure=id, card=name, line=f"card:{name}"))


class Rules(CardRules[Equipment]):
    name, state_type = "zone-fight", State

    def __init__(self, packs: Sequence[PackSource] = (PACK,)) -> None:
        super().__init__(packs, read)

    def new(self, setup: Mapping[str, Any], profile: Mapping[str, Any], chance: Chance) -> State:
        heroes = setup.get("heroes", 3)
        if not isinstance(heroes, int) or not 1 <= heroes <= 4:
            raise SetupError(f"heroes: 1 to 4, not {heroes!r}")
        figures = {f"hero{n}": Figure(0, 8, list(HERO), n, 2) for n in range(heroes)}
        figures |= {f"ghoul{n}": Figure(2 + n % 2, 4, ["ghoul", "ghoul-hide"]) for n in range(heroes + 1)}
        return State(chance, figures | {"ogre": Figure(4, 7, ["ogre", "ogre-hide"])})

    def game(self, state: State, policy: Policy, events: list[Event] | None) -> Game:
        return Game(self.cards, state, policy, events)

    def beat(self, game: Game) -> Flow[None]:
        return beat(game)

    def round(self, state: State) -> int:
        return state.round

    def results(self, state: State) -> dict[Seat, bool]:
        return dict.fromkeys(self.seats(state), self.outcome(state) == "won")

    def outcome(self, state: State) -> str | None:
        heroes = [f for f in state.figures.values() if f.seat != TABLE]
        if len(heroes) == len(state.figures):
            return "won"
        return "lost" if not heroes or state.round > 15 else None

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(f.seat for f in state.figures.values() if f.seat != TABLE)

    def view(self, state: State, decisions: Sequence[Decision], seat: Seat | None) -> Scene:
        cells = tuple(Cell(z, f"zone {z}", 2 * z, 0) for z in range(ZONES))
        return Scene(
            title=Message("zone-fight"),
            boards=(Board("row", "zones", cells),),
            tokens=tuple(
                Token(id, "row", f.zone, id, "enemy" if f.seat == TABLE else "hero", health=f.health) for id, f in state.figures.items()
            ),
            tracks=(Track("round", Message("round"), state.round, role="round"),),
            dice=tuple(Die(colour, face) for colour, face in state.tray),
            questions=questions(decisions),
            outcome=self.outcome(state),
        )

    def lines(self) -> tuple[str, ...]:
        return tuple(f"card:{name}" for name in self.cards)


MODULE = Sketch(PACK, Rules, [{"heroes": n} for n in (1, 2, 3, 4)])


def cases() -> list[Case]:
    return [Case(Rules(), {"heroes": 3}), Case(Rules(), {"heroes": 1})]
