"""Probe: four seats choose two cards each in secret, at once; initiative; a monster's turn with the defender's decision in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Struct

from probes.sketch import CardGame, CardRules, Sketch, questions
from undercroft.kernel import game as kernel
from undercroft.kernel.chance import Chance, Policy
from undercroft.kernel.conformance import Case
from undercroft.kernel.decision import Decision, Flow, Option, Seat, together
from undercroft.kernel.event import Event
from undercroft.kernel.packs import PackSource
from undercroft.kernel.rules import SetupError
from undercroft.kernel.scene import Card, Message, Scene, Token, Track, Zone
from undercroft.kernel.secrets import HIDDEN, OWNED

CARDS = """\
ash       5 attack 2
birch     9 attack 1
cedar    13 heal 2
dogwood  17 draw 1
elm      21 guard 1
fir      25 attack 2
gorse    29 attack 1
hazel    33 heal 2
ivy      37 draw 1
juniper  41 guard 1
larch    45 attack 2
maple    49 attack 1
nettle   53 heal 2
oak      57 draw 1
pine     61 guard 1
quince   65 attack 2
rowan    69 attack 1
sorrel   73 heal 2
thorn    77 draw 1
yew      81 guard 1
"""
PACK = PackSource("secret-cards", "1", {"cards.txt": CARDS})
TROLL = 40


class Printed(NamedTuple):
    initiative: int
    verb: str
    amount: int


def read(row: str) -> tuple[str, Printed]:
    name, initiative, verb, amount = row.split()
    return name, Printed(int(initiative), verb, int(amount))


class Hero(Struct):
    seat: Seat
    health: int
    hand: Annotated[list[str], OWNED] = []
    played: list[str] = []
    spent: list[str] = []
    guard: int = 0


class State(kernel.State):
    heroes: dict[str, Hero]
    deck: Annotated[list[str], HIDDEN]
    monster: int
    phase: Literal["deal", "select", "turns", "refresh"] = "deal"
    order: list[str] = []
    round: int = 1


class Drew(Event, frozen=True, tag="drew"):
    seat: Seat
    cards: Annotated[tuple[str, ...], OWNED]


class Revealed(Event, frozen=True, tag="revealed"):
    hero: str
    cards: tuple[str, ...]


class Did(Event, frozen=True, tag="did"):
    hero: str
    card: str


class Hurt(Event, frozen=True, tag="hurt"):
    hero: str
    amount: int


class Negated(Event, frozen=True, tag="negated"):
    hero: str
    card: str


class Game(CardGame[State, Printed]):
    def living(self) -> dict[str, Hero]:
        return {id: hero for id, hero in self.state.heroes.items() if hero.health > 0}


async def beat(game: Game) -> None:
    match game.state.phase:
        case "deal":
            for hero in game.state.heroes.values():
                await draw(game, hero, 4)
            game.state.phase = "select"
        case "select":
            await select(game)
        case "turns":
            await turn(game)
        case "refresh":
            await refresh(game)


async def draw(game: Game, hero: Hero, amount: int) -> None:
    drawn = [await game.draw("card", game.state.deck) for _ in range(min(amount, len(game.state.deck)))]
    if drawn:
        hero.hand = sorted(hero.hand + drawn)
        game.tell(Drew(seat=hero.seat, cards=tuple(drawn)))


async def pick_two(game: Game, id: str) -> list[str]:
    """Pure: two cards of the hand, the first of which leads. Options read the state each time they are asked for."""
    hero = game.state.heroes[id]
    picked: list[str] = []
    for prompt in ("lead", "second")[: len(hero.hand)]:
        options = lambda: [Option(f"card:{c}", c, card=c) for c in hero.hand if c not in picked]  # noqa: E731
        picked.append(await game.choose(hero.seat, prompt, options, hand=len(hero.hand)))
    return picked


async def select(game: Game) -> None:
    state, heroes = game.state, game.living()
    pairs = await together({hero.seat: pick_two(game, id) for id, hero in heroes.items()})
    for id, hero in heroes.items():
        hero.played, hero.guard = pairs[hero.seat], 0
        hero.hand = [c for c in hero.hand if c not in hero.played]
        game.tell(Revealed(hero=id, cards=tuple(hero.played)))
    initiative = {id: game.cards[hero.played[0]].initiative for id, hero in heroes.items() if hero.played}
    state.order = sorted([*initiative, "monster"], key=lambda id: initiative.get(id, TROLL))
    state.phase = "turns"


async def turn(game: Game) -> None:
    state = game.state
    if not state.order:
        state.phase = "refresh"
        return
    id = state.order.pop(0)
    if id == "monster":
        await monster_turn(game)
    elif id in game.living():
        await hero_turn(game, id)


async def hero_turn(game: Game, id: str) -> None:
    hero = game.state.heroes[id]
    while hero.played and hero.health > 0:
        options = [Option(f"use:{c}", c, card=c) for c in hero.played]
        card = await game.choose(hero.seat, "use", options)
        hero.played.remove(card)
        hero.spent.append(card)
        printed = game.cards[card]
        match printed.verb:
            case "attack":
                game.state.monster -= printed.amount
            case "heal":
                hero.health += printed.amount
            case "guard":
                hero.guard += printed.amount
            case "draw":
                await draw(game, hero, printed.amount)
        game.tell(Did(hero=id, card=card, line=f"card:{card}"))


async def monster_turn(game: Game) -> None:
    """It hits everyone in turn: a decision of the defender in the middle of the monster's turn."""
    for id in list(game.living()):
        await suffer(game, id, 2 + await game.pick("claws", ("0", "1", "2")))


async def suffer(game: Game, id: str, amount: int) -> None:
    hero = game.state.heroes[id]
    amount = max(0, amount - hero.guard)
    if not amount:
        return
    losses = lambda: [Option("take", ""), *(Option(f"lose:{c}", c, card=c) for c in hero.hand)]  # noqa: E731
    card = await game.choose(hero.seat, "damage", losses, amount=amount)
    if card:
        hero.hand.remove(card)
        hero.spent.append(card)
        game.tell(Negated(hero=id, card=card))
    else:
        hero.health -= amount
        game.tell(Hurt(hero=id, amount=amount))


async def refresh(game: Game) -> None:
    state = game.state
    for hero in game.living().values():
        await draw(game, hero, 2)
        if not hero.hand:
            hero.hand, hero.spent = sorted(hero.spent), []
            hero.health -= 1
    state.round += 1
    state.phase = "select"


class Rules(CardRules[Printed]):
    name, state_type = "secret-cards", State

    def __init__(self, packs: Sequence[PackSource] = (PACK,)) -> None:
        super().__init__(packs, read)

    def new(self, setup: Mapping[str, Any], profile: Mapping[str, Any], chance: Chance) -> State:
        seats = setup.get("seats", 4)
        if not isinstance(seats, int) or not 1 <= seats <= 4:
            raise SetupError(f"seats: 1 to 4, not {seats!r}")
        return State(chance, {f"hero{n}": Hero(n, 9) for n in range(seats)}, list(self.cards), 9 * seats)

    def game(self, state: State, policy: Policy, events: list[Event] | None) -> Game:
        return Game(self.cards, state, policy, events)

    def beat(self, game: Game) -> Flow[None]:
        return beat(game)

    def round(self, state: State) -> int:
        return state.round

    def results(self, state: State) -> dict[Seat, bool]:
        return dict.fromkeys(self.seats(state), self.outcome(state) == "won")

    def outcome(self, state: State) -> str | None:
        if state.monster <= 0:
            return "won"
        return "lost" if state.round > 12 or all(h.health <= 0 for h in state.heroes.values()) else None

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(hero.seat for hero in state.heroes.values())

    def view(self, state: State, decisions: Sequence[Decision], seat: Seat | None) -> Scene:
        zones = []
        for hero in state.heroes.values():
            known = tuple(Card(c, c) for c in hero.hand if c != "?")
            zones.append(Zone("hand", hero.seat, known, hidden=len(hero.hand) - len(known)))
            zones += [Zone(name, hero.seat, tuple(Card(c, c) for c in getattr(hero, name))) for name in ("played", "spent")]
        return Scene(
            title=Message("secret-cards"),
            tokens=tuple(Token(id, "", 0, id, "hero", health=h.health) for id, h in state.heroes.items()),
            zones=(*zones, Zone("deck", -1, (), hidden=len(state.deck))),
            tracks=(Track("monster", Message("monster"), state.monster), Track("round", Message("round"), state.round, role="round")),
            questions=questions(decisions),
            outcome=self.outcome(state),
        )

    def imagine(self, state: State, seat: Seat, chance: Chance) -> None:
        """Others' hands and the deck are dealt anew from all that the seat does not see."""
        others = [hero for hero in state.heroes.values() if hero.seat != seat]
        pool = sorted(state.deck + [c for hero in others for c in hero.hand])
        for hero in others:
            hero.hand = sorted(pool.pop(chance.below(len(pool))) for _ in hero.hand)
        state.deck = pool

    def lines(self) -> tuple[str, ...]:
        return tuple(f"card:{name}" for name in self.cards)


MODULE = Sketch(PACK, Rules, [{"seats": n} for n in (1, 2, 3, 4)])


def cases() -> list[Case]:
    return [Case(Rules(), {"seats": 4}), Case(Rules(), {"seats": 2})]
