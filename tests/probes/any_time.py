"""Probe: abilities that a hero may use at any time: while another hero is asked, and between the attacks of the enemies' phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct, field

from probes.sketch import BeatRules, Sketch, questions
from undercroft.kernel import game as kernel
from undercroft.kernel.beats import Beats, Task
from undercroft.kernel.chance import Chance, Policy
from undercroft.kernel.conformance import Case
from undercroft.kernel.decision import Decision, Flow, Option, Seat
from undercroft.kernel.event import Event
from undercroft.kernel.offers import Windows, offer, open_window, reach
from undercroft.kernel.packs import PackSource
from undercroft.kernel.rules import SetupError
from undercroft.kernel.scene import Message, Scene, Token, Track

LINES = "flask heal 2\nflare hurt 1\n"
PACK = PackSource("any-time", "1", {"cards.txt": LINES})
ROUND = "round"
FULL = 5


def read(row: str) -> tuple[str, tuple[str, int]]:
    name, verb, amount = row.split()
    return name, (verb, int(amount))


class Use(Task, tag="use"):
    """A hero uses something, out of turn or not."""

    hero: str
    thing: str


class Bite(Task, tag="bite"):
    """The wolf is about to bite a hero."""

    hero: str


class Hero(Struct):
    seat: Seat
    health: int = FULL
    things: dict[str, int] = {}


class State(kernel.State):
    heroes: dict[str, Hero]
    wolf: int
    phase: Literal["heroes", "wolf"] = "heroes"
    todo: list[Use | Bite] = []
    windows: Windows = field(default_factory=Windows)
    acted: list[str] = []
    round: int = 1
    outcome: str | None = None


class Used(Event, frozen=True, tag="used"):
    hero: str
    thing: str


class Struck(Event, frozen=True, tag="struck"):
    hero: str


class Bitten(Event, frozen=True, tag="bitten"):
    hero: str


class Game(kernel.Game[State]):
    def hero_of(self, seat: Seat) -> str:
        return next(id for id, hero in self.state.heroes.items() if hero.seat == seat)

    def usable(self, seat: Seat) -> list[Option[Any]]:
        id = self.hero_of(seat)
        hero = self.state.heroes[id]
        left = [thing for thing, number in hero.things.items() if number and hero.health > 0]
        return [Option(f"use:{thing}", Use(id, thing), item=thing) for thing in left]

    def offers(self, asked: Seat) -> list[Decision]:
        others = [hero.seat for hero in self.state.heroes.values() if hero.seat != asked]
        return [offer(seat, "any-time", options) for seat in others if (options := self.usable(seat))]


async def heroes(game: Game) -> None:
    """One hero acts: it strikes the wolf, rests, or uses something first. The others may use what they have meanwhile."""
    s = game.state
    waiting = [id for id, hero in s.heroes.items() if id not in s.acted and hero.health > 0]
    if not waiting:
        s.phase = "wolf"
        s.todo += [Bite(id) for id, hero in reversed(s.heroes.items()) if hero.health > 0]
        return
    id = waiting[0]
    seat = s.heroes[id].seat

    def acts() -> list[Option[Use | None]]:
        return [Option("strike", None), *game.usable(seat)]

    chosen = await game.choose(seat, "act", acts, lambda: game.offers(seat), figure=id)
    if chosen is not None:
        s.todo.append(chosen)
        return
    s.acted.append(id)
    s.wolf -= 1
    game.tell(Struck(hero=id))
    end(game)


async def wolf(game: Game) -> None:
    """The wolf has bitten everyone: the round is over."""
    s = game.state
    s.phase, s.acted, s.round = "heroes", [], s.round + 1
    reach(s.windows, ROUND)


async def bite(game: Game, task: Bite) -> None:
    """Before the wolf bites, everyone may use something. Whoever does is asked again; the others are not."""
    s = game.state
    s.todo.append(task)
    await open_window(game, s.windows, "before-bite", [hero.seat for hero in s.heroes.values()], game.usable, [ROUND])
    s.todo.remove(task)
    hero = s.heroes[task.hero]
    if hero.health > 0:
        hero.health -= 1 + await game.pick("bite", ("1", "2"))
        game.tell(Bitten(hero=task.hero))
    end(game)


async def use(game: Game, task: Use) -> None:
    s = game.state
    hero = s.heroes[task.hero]
    hero.things[task.thing] -= 1
    verb, amount = CARDS[task.thing]
    if verb == "heal":
        hero.health = min(FULL, hero.health + amount)
    else:
        s.wolf -= amount
    game.tell(Used(hero=task.hero, thing=task.thing, line=task.thing))
    end(game)


def end(game: Game) -> None:
    s = game.state
    if s.wolf <= 0:
        s.outcome = "won"
    elif all(hero.health <= 0 for hero in s.heroes.values()):
        s.outcome = "lost"


CARDS = dict(map(read, LINES.splitlines()))
BEATS: Beats[Game] = Beats({"heroes": heroes, "wolf": wolf}, {Use: use, Bite: bite}, alone=(Bite,))


class Rules(BeatRules[tuple[str, int]]):
    name = "any-time"
    state_type = State

    def __init__(self, packs: Sequence[PackSource] = (PACK,)) -> None:
        super().__init__(packs, read)

    def new(self, setup: Mapping[str, Any], profile: Mapping[str, Any], chance: Chance) -> State:
        seats = setup.get("seats", 2)
        if seats not in (2, 3):
            raise SetupError(f"seats: 2 or 3, not {seats}")
        return State(chance, {f"hero{n}": Hero(n, things={"flask": 1, "flare": 2}) for n in range(seats)}, 6 * seats)

    def game(self, state: State, policy: Policy, events: list[Event] | None) -> Game:
        return Game(state, policy, events)

    def beat(self, game: Game) -> Flow[None]:
        return BEATS.play(game)

    def results(self, state: State) -> dict[Seat, bool]:
        return dict.fromkeys(self.seats(state), state.outcome == "won")

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(hero.seat for hero in state.heroes.values())

    def view(self, state: State, decisions: Sequence[Decision], seat: Seat | None) -> Scene:
        tokens = tuple(Token(id, "", 0, id, "hero", health=max(0, hero.health), max_health=FULL) for id, hero in state.heroes.items())
        tracks = (Track("wolf", Message("wolf"), max(0, state.wolf)), Track("round", Message("round"), state.round, role="round"))
        return Scene(title=Message("any-time"), tokens=tokens, tracks=tracks, questions=questions(decisions), outcome=state.outcome)

    def score(self, game: Game, seat: Seat) -> float:
        """Health counts, what is left to use counts, and the wolf's wounds count."""
        s = game.state
        if s.outcome is not None:
            return float(s.outcome == "won")
        health = sum(max(0, hero.health) for hero in s.heroes.values()) / FULL / len(s.heroes)
        things = sum(sum(hero.things.values()) for hero in s.heroes.values())
        return 0.1 + 0.3 * health + 0.03 * things + 0.2 * (1 - s.wolf / (6 * len(s.heroes)))

    def weights(self, game: Game, decision: Decision) -> list[float]:
        return [3.0 if option.verb in ("strike", "go-on") else 1.0 for option in decision.options]

    def lines(self) -> tuple[str, ...]:
        return tuple(CARDS)


def cases() -> list[Case]:
    return [Case(Rules(), {"seats": 2}), Case(Rules(), {"seats": 3})]


MODULE = Sketch(PACK, Rules, [{"seats": 2}, {"seats": 3}])
