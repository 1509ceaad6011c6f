"""Probe: effects in force as records: stacked markers, different ends, replacements, cumulative triggers, any-time abilities."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from probes.sketch import CardGame, CardRules, Sketch, questions
from undercroft.kernel import game as kernel
from undercroft.kernel.chance import Chance, Policy
from undercroft.kernel.conformance import Case
from undercroft.kernel.decision import TABLE, Decision, EndBeat, Flow, Option, Seat
from undercroft.kernel.event import Event
from undercroft.kernel.packs import PackSource
from undercroft.kernel.rules import SetupError
from undercroft.kernel.scene import Card, Message, Scene, Token, Track, Zone

CARDS = """\
overclock   lasting     stamina  attack       3   1  explorers
grit        lasting     stamina  defend       2   1  explorers
ghost-mask  instead     -        last-health  1   1  explorers
trophies    cumulative  -        kill         3   2  -
tonic       anytime     essence  -            1   2  -
gnaw        lasting     -        defend       2  -1  horror
"""
PACK = PackSource("lasting-effects", "1", {"cards.txt": CARDS})


class Line(NamedTuple):
    """A card: what it does, at which moment, how often (stacked at once, or needed to complete), and when it ends."""

    kind: str
    cost: str
    moment: str
    times: int
    amount: int
    end: str


def read(row: str) -> tuple[str, Line]:
    card, kind, cost, moment, times, amount, end = row.split()
    return card, Line(kind, cost, moment, int(times), int(amount), end)


class Explorer(Struct):
    seat: Seat
    health: int = 3
    stamina: int = 3
    essence: int = 1
    markers: int = 5


class Effect(Struct):
    """An effect in force: what it does is looked up in the pack."""

    card: str
    bearer: str
    end: str
    marker: str  # whose lies on the card; empty: the monsters' own


class State(kernel.State):
    explorers: dict[str, Explorer]
    monsters: dict[str, int]
    effects: dict[str, list[Effect]] = {}  # by the moment they wait for
    progress: dict[str, int] = {}
    phase: Literal["explorers", "actions", "horror", "monsters"] = "explorers"
    waiting: list[str] = []
    threat: int = 0
    killed: int = 0
    round: int = 0


class Began(Event, frozen=True, tag="began"):
    bearer: str


class Ended(Event, frozen=True, tag="ended"):
    bearer: str
    phase: str


class Resolved(Event, frozen=True, tag="resolved"):
    bearer: str


class Used(Event, frozen=True, tag="used"):
    by: str
    on: str


class Attacked(Event, frozen=True, tag="attacked"):
    attacker: str
    target: str
    roll: int
    needed: int


class Killed(Event, frozen=True, tag="killed"):
    unit: str


class Game(CardGame[State, Line]):
    def waiting_for(self, moment: str, bearer: str) -> list[Effect]:
        return [e for e in self.state.effects.get(moment, ()) if e.bearer == bearer]

    def total(self, moment: str, bearer: str) -> int:
        return sum(self.cards[e.card].amount for e in self.waiting_for(moment, bearer))

    def anytime(self) -> list[Option[Any]]:
        """What anybody may use between actions, whosever turn it is (MA-OOT-01)."""
        explorers = self.state.explorers
        return [
            Option(f"use:{card}:{by}>{on}", Used(by=by, on=on, line=card), figure=on, card=card)
            for card, line in self.cards.items() if line.kind == "anytime"
            for by in explorers if explorers[by].essence
            for on in explorers
        ]  # fmt: skip

    async def ask(self, seat: Seat, prompt: str, options: Callable[[], list[Option[Any]]]) -> Any:
        """A decision that any-time abilities may interrupt; using one builds its options anew."""
        while True:
            chosen = await self.choose(seat, prompt, lambda: [*options(), *self.anytime()])
            if not isinstance(chosen, Used):
                return chosen
            self.state.explorers[chosen.by].essence -= 1
            self.state.explorers[chosen.on].stamina += self.cards[chosen.line].amount
            self.tell(chosen)


def begin(game: Game, card: str, bearer: str, marker: str, moment: str = "") -> bool:
    """MA-LST-04..07: a marker is needed, and no more than so many of the same effect lie on one card."""
    line, owner = game.cards[card], game.state.explorers.get(marker)
    stacked = [e for effects in game.state.effects.values() for e in effects if (e.card, e.marker) == (card, marker)]
    if len(stacked) >= line.times or (owner and not owner.markers):
        return False
    if owner:
        owner.markers -= 1
    game.state.effects.setdefault(moment or line.moment, []).append(Effect(card, bearer, line.end, marker))
    game.tell(Began(bearer=bearer, line=card))
    return True


def end_effects(game: Game, phase: str) -> None:
    """MA-LST-10, 13: at the start of a phase the markers of its kind return and their effects end."""
    for moment, effects in list(game.state.effects.items()):
        for effect in [e for e in effects if e.end == phase]:
            if effect.marker in game.state.explorers:
                game.state.explorers[effect.marker].markers += 1
            game.tell(Ended(bearer=effect.bearer, phase=phase, line=effect.card))
        game.state.effects[moment] = [e for e in effects if e.end != phase]


async def beat(game: Game) -> None:
    state = game.state
    match state.phase:
        case "explorers":
            end_effects(game, "explorers")
            for explorer in state.explorers.values():
                explorer.stamina = 3
            state.round, state.waiting, state.phase = state.round + 1, list(state.explorers), "actions"
        case "actions" if state.waiting:
            await act(game, state.waiting[0])
        case "actions":
            state.phase = "horror"
        case "horror":
            end_effects(game, "horror")
            state.threat += 1
            state.monsters[f"m{state.round}"] = 1 + state.threat // 2
            state.waiting, state.phase = list(state.monsters), "monsters"
        case "monsters" if state.waiting:
            await monster_turn(game, state.waiting.pop(0))
        case "monsters":
            state.phase = "explorers"


async def act(game: Game, id: str) -> None:
    """One action of an explorer."""
    state, me = game.state, game.state.explorers[id]

    def options() -> list[Option[Any]]:
        found: list[Option[Any]] = [Option("end", None)]
        if me.stamina:
            found += [Option(f"attack:{m}", ("attack", m), figure=m) for m in state.monsters]
            found += [Option(f"play:{c}", ("play", c), card=c) for c, line in game.cards.items() if line.cost == "stamina"]
        return found

    chosen = await game.ask(me.seat, "action", options)
    if chosen is None:
        state.waiting.pop(0)
        return
    me.stamina -= 1
    verb, what = chosen
    if verb == "play":
        begin(game, what, id, id)
    elif await strikes(game, id, what, game.total("attack", id), 0):
        state.monsters[what] -= 1
        if not state.monsters[what]:
            del state.monsters[what]
            kill(game, id, what)


def kill(game: Game, by: str, monster: str) -> None:
    """MA-EFF-06..08: each kill puts a token on cumulative cards; the last one needed resolves them."""
    state = game.state
    state.killed += 1
    state.explorers[by].essence = min(2, state.explorers[by].essence + 1)
    game.tell(Killed(unit=monster))
    for card, line in game.cards.items():
        if line.kind == "cumulative" and line.moment == "kill":
            tokens = f"{card}:{by}"
            state.progress[tokens] = state.progress.get(tokens, 0) + 1
            if state.progress[tokens] == line.times:
                del state.progress[tokens]
                state.threat = max(0, state.threat - line.amount)
                game.tell(Resolved(bearer=by, line=card))


async def strikes(game: Game, attacker: str, target: str, bonus: int, armor: int) -> bool:
    roll, needed = 1 + await game.pick("die", "123456"), 4 + armor - bonus
    game.tell(Attacked(attacker=attacker, target=target, roll=roll, needed=needed))
    return roll >= needed


async def monster_turn(game: Game, id: str) -> None:
    """A window for any-time abilities (MA-OOT-03), then the monster bites."""
    state = game.state
    await game.ask(TABLE, "window", lambda: [Option("pass", None)])
    solid = [e for e in state.explorers if not game.waiting_for("ethereal", e)]
    if not solid:
        raise EndBeat
    target = await game.choose(TABLE, "target", [Option(f"target:{e}", e, figure=e) for e in solid])
    if await strikes(game, id, target, 0, game.total("defend", target)):
        lose_health(game, target)
        begin(game, "gnaw", target, "")


def lose_health(game: Game, id: str) -> None:
    """Losing the last health may be replaced; otherwise the explorer is destroyed and the beat ends (MA-DTH-19)."""
    state, explorer = game.state, game.state.explorers[id]
    if explorer.health == 1:
        mask = next(card for card, line in game.cards.items() if line.moment == "last-health")
        if begin(game, mask, id, id, moment="ethereal"):
            game.tell(Resolved(bearer=id, line=mask))
            return
        del state.explorers[id]
        state.effects = {moment: [e for e in effects if e.bearer != id] for moment, effects in state.effects.items()}
        game.tell(Killed(unit=id))
        raise EndBeat
    explorer.health -= 1


class Rules(CardRules[Line]):
    name, state_type = "lasting-effects", State

    def __init__(self, packs: Sequence[PackSource] = (PACK,)) -> None:
        super().__init__(packs, read)

    def new(self, setup: Mapping[str, Any], profile: Mapping[str, Any], chance: Chance) -> State:
        n = setup.get("explorers", 2)
        if not isinstance(n, int) or not 1 <= n <= 4:
            raise SetupError(f"explorers: 1 to 4, not {n!r}")
        return State(chance, {f"e{i}": Explorer(i) for i in range(n)}, {"m0": 1})

    def game(self, state: State, policy: Policy, events: list[Event] | None) -> Game:
        return Game(self.cards, state, policy, events)

    def beat(self, game: Game) -> Flow[None]:
        return beat(game)

    def round(self, state: State) -> int:
        return state.round

    def results(self, state: State) -> dict[Seat, bool]:
        return dict.fromkeys(self.seats(state), self.outcome(state) == "won")

    def outcome(self, state: State) -> str | None:
        if state.killed >= 9:
            return "won"
        return "lost" if not state.explorers or state.round > 14 else None

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(e.seat for e in state.explorers.values())

    def view(self, state: State, decisions: Sequence[Decision], seat: Seat | None) -> Scene:
        in_force = tuple(Card(e.card, e.card, marks=(at, e.bearer)) for at, effects in state.effects.items() for e in effects)
        return Scene(
            title=Message("lasting-effects"),
            tokens=tuple(Token(id, "", 0, id, "hero", health=e.health) for id, e in state.explorers.items()),
            zones=(Zone("in-force", -1, in_force),),
            tracks=(Track("threat", Message("threat"), state.threat), Track("round", Message("round"), state.round, role="round")),
            questions=questions(decisions),
            outcome=self.outcome(state),
        )

    def lines(self) -> tuple[str, ...]:
        return tuple(self.cards)


MODULE = Sketch(PACK, Rules, [{"explorers": n} for n in (1, 2, 3, 4)])


def cases() -> list[Case]:
    return [Case(Rules(), {"explorers": 2}), Case(Rules(), {"explorers": 4})]
