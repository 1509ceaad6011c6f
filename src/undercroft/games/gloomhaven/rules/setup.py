"""Setting up a scenario: checks, questions and layout."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from undercroft.games.haven.content import words
from undercroft.games.haven.rules.scenarios import rules_at
from undercroft.games.haven.rules.setup import known, read
from undercroft.grid.hexes import flood
from undercroft.kernel.chance import Chance
from undercroft.kernel.decision import Flow, Option, Seat, together
from undercroft.kernel.form import Field
from undercroft.kernel.rules import SetupError
from undercroft.kernel.scene import Message
from undercroft.kernel.variants import read_profile, variant_field

from ..content.model import STANDARD, Class, Content, HasContent
from ..events import Equipped, GoalKept, HandTaken, Placed, SetUpStep
from ..game import Gloom
from ..state import MONSTERS, GloomState, Hero, Unit
from .decks import add_minus, new_deck
from .dungeon import first_room
from .items import addable, may_equip
from .penalties import first_penalty
from .rooms import reveal
from .scenarios import carry_out

DIFFICULTY = {"easy": -1, "normal": 0, "hard": 1, "very-hard": 2}
"""GH-SLV-04."""


class Setup(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is decided before a scenario. Anything left out is asked or takes its default."""

    scenario: str
    characters: tuple[str, ...]
    levels: tuple[int, ...] | int = 1
    """Character levels: one for all, or one for each."""
    difficulty: Literal["easy", "normal", "hard", "very-hard"] = "normal"
    level: int | None = None
    """The scenario level, if it should not be derived from the characters' levels (GH-SLV-02)."""
    items: dict[str, tuple[str, ...]] = {}
    """Equipped items by class. The player of a class not listed chooses items, with 15 gold plus 15 per level to spend."""
    cards: dict[str, tuple[str, ...]] = {}
    """Cards brought into the scenario, by class. The player of a class not listed chooses."""
    modifiers: dict[str, tuple[str, ...]] = {}
    """Class modifier cards added by perks, by class (GH-AMD-21)."""
    without: dict[str, tuple[str, ...]] = {}
    """Standard modifier cards removed by perks, by class."""
    looted: tuple[str, ...] = ()
    """Numbered treasures already looted (GH-OVR-36)."""
    penalties: tuple[Literal["none", "minor", "major"], ...] = ("none", "minor", "major")
    """For the random dungeon: the penalty of each room (GH-VRD-16, GH-VRD-17)."""


class Profile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Rule variants and switches."""

    solo: bool = False
    """GH-SOL-01 … 03: one player plays all characters. Monsters and traps are one level higher, and all information is open."""
    open_information: bool = False
    """GH-SOL-04: the same increase in level, for playing with fully open information."""
    reduced_randomness: bool = False
    """GH-VRR-01."""
    permanent_death: bool = False
    """GH-VPD-01."""
    area_over_walls: bool = True
    """GH-AOE-07: whether the hex of an area that is in range may be a wall hex."""
    both_in_one_round: Literal["first", "success", "failure"] = "first"
    """GH-FIN-02: what counts if the goal is met and all characters are exhausted in the same round."""


FIELDS = (
    Field("levels", Message("form-levels"), "number", 1, minimum=1, maximum=9, advanced=True),
    variant_field(Profile, "solo", Message("form-solo"), "GH-SOL-01", "GH-SOL-02", "GH-SOL-03", advanced=False),
    variant_field(Profile, "open_information", Message("form-open"), "GH-SOL-04", advanced=False),
    variant_field(Profile, "reduced_randomness", Message("form-reduced"), "GH-VRR-01", advanced=False),
    variant_field(Profile, "permanent_death", Message("form-death"), "GH-VPD-01", advanced=False),
    variant_field(Profile, "area_over_walls", Message("form-area-walls"), "GH-AOE-07"),
    variant_field(Profile, "both_in_one_round", Message("form-both-ends"), "GH-FIN-02"),
)
"""What menus ask besides party, scenario and difficulty: fields of the set-up and switches of the profile."""


def about(rules: HasContent, field: str, value: str) -> tuple[Message, ...]:
    """What menus say about a class, a scenario, a difficulty or a variant."""
    match field:
        case "character":
            mat = rules.content.classes[value]
            return (Message("form-health", {"health": mat.health[0]}), Message("form-hand", {"hand": mat.hand}))
        case "scenario":
            scenario = rules.content.scenarios[value]
            return (Message("form-dungeon") if scenario.random else Message("goal", {"text": scenario.text.goal_text}),)
        case "difficulty":
            return (Message("form-difficulty-about", {"by": DIFFICULTY[value]}),)
        case "solo":
            return (Message("form-solo-about"),)
        case "open_information":
            return (Message("form-open-about"),)
        case "reduced_randomness":
            return (Message("form-reduced-about"),)
        case "permanent_death":
            return (Message("form-death-about"),)
        case "area_over_walls":
            return (Message("form-area-walls-about"),)
        case "both_in_one_round":
            return (Message("form-both-ends-about", {"value": value}),)
    return ()


def read_setup(content: Content, raw: Mapping[str, Any], profile: Mapping[str, Any]) -> tuple[Setup, Profile]:
    """GH-GEN-02, GH-GEN-03, GH-SLV-02, GH-SET-05, GH-ITC-04, GH-ITC-16: check a set-up. The error for an invalid one says what is allowed."""
    setup = read(Setup, raw)
    rules = read_profile(Profile, profile) if profile else Profile()
    known("scenario", setup.scenario, content.scenarios)
    if not 2 <= len(setup.characters) <= 4:
        raise SetupError(f"a scenario is played with 2, 3 or 4 characters, not {len(setup.characters)}")
    for character in setup.characters:
        known("class", character, content.classes)
    if len(set(setup.characters)) != len(setup.characters):
        raise SetupError("two characters of the same class cannot take part in one scenario")
    levels = levels_of(setup)
    if len(levels) != len(setup.characters) or not all(1 <= level <= 9 for level in levels):
        raise SetupError(f"every character has a level from 1 to 9, not {setup.levels}")
    if setup.level is not None and not 0 <= setup.level <= 7:
        raise SetupError(f"a scenario level is 0 to 7, not {setup.level}")
    if len(setup.penalties) != 3:
        raise SetupError("the random dungeon has three rooms: give three penalties")
    for named in (setup.items, setup.cards, setup.modifiers, setup.without):
        for character in named:
            known("character of this party", character, setup.characters)
    for character, level in zip(setup.characters, levels):
        _check(content, setup, content.classes[character], level)
    equipped = [item for items in setup.items.values() for item in items]
    for item in dict.fromkeys(equipped):
        if equipped.count(item) > content.items[item].copies:
            raise SetupError(f"there are {content.items[item].copies} copies of the item {item!r}, not {equipped.count(item)}")
    return setup, rules


def levels_of(setup: Setup) -> tuple[int, ...]:
    return (setup.levels,) * len(setup.characters) if isinstance(setup.levels, int) else setup.levels


def _check(content: Content, setup: Setup, mat: Class, level: int) -> None:
    """GH-ABC-02, GH-ABC-04, GH-SET-05, GH-ITC-02, GH-ITC-04, GH-ITC-05: a character's items must be allowed together, and its cards must be its
    own."""
    held: list[str] = []
    for item in setup.items.get(mat.id, ()):
        known("item", item, content.items)
        if not may_equip(content, held, item, level):
            raise SetupError(f"{mat.name} cannot equip the item {item!r} with {', '.join(held) or 'nothing'}")
        held.append(item)
    if mat.id in setup.cards:
        cards, pool = setup.cards[mat.id], pool_of(mat, level)
        for card in cards:
            known(f"card of {mat.name}", card, pool)
        if len(cards) != mat.hand or len(set(cards)) != mat.hand:
            raise SetupError(f"{mat.name} takes exactly {mat.hand} different cards, not {len(cards)}")
        if most(content, cards, level) < mat.hand:
            raise SetupError(f"{mat.name} has learned one card for each level after the first, of at most that level; these cards are more")
    for card in setup.modifiers.get(mat.id, ()):
        known(f"modifier card of {mat.name}", card, mat.modifiers)
    for card in setup.without.get(mat.id, ()):
        known("standard modifier card", card, STANDARD)


def pool_of(mat: Class, level: int) -> list[str]:
    """GH-MAT-07, GH-ABC-02: the cards a character may choose from: level 1 and X, and the cards it has learned up to its level."""
    return [c.id for c in mat.cards if c.level <= level]


def most(content: Content, cards: Iterable[str], level: int) -> int:
    """GH-ABC-02: how many of these cards a character of this level can have: all cards of level 1 and X, and for each level after the first, one card
    of at most that level."""
    levels = [content.cards[c].level for c in cards]
    found, room = levels.count(0) + levels.count(1), 0
    for n in range(level, 1, -1):
        room += 1
        learned = min(room, levels.count(n))
        found, room = found + learned, room - learned
    return found


def spare(content: Content, cards: Sequence[str], level: int, hand: int) -> list[str]:
    """GH-SET-05, GH-ABC-02: the cards that can be left out so that a full hand of the others is still possible. Cards of one level are alike."""
    first = {content.cards[c].level: c for c in cards}
    enough = {n for n, left in first.items() if most(content, [c for c in cards if c != left], level) >= hand}
    return [c for c in cards if content.cards[c].level in enough]


def scenario_level(setup: Setup) -> int:
    """GH-SLV-02 … 04, GH-ICO-01: half the average character level, rounded up (the average is not rounded first), adjusted by the difficulty; 0 to
    7."""
    if setup.level is not None:
        return setup.level
    levels = levels_of(setup)
    recommended = -(-sum(levels) // (2 * len(levels)))
    return recommended + DIFFICULTY[setup.difficulty]


def new_state(content: Content, raw: Mapping[str, Any], profile: Mapping[str, Any], chance: Chance) -> GloomState:
    """GH-TBL-03 … 07, GH-MAT-01, GH-MAT-05, GH-SET-01, GH-SOL-01, GH-SOL-04, GH-SOL-05, GH-FIN-09, GH-FIN-10: decks, supplies and inert elements;
    every character at full hit points without experience; hands and goals open or secret."""
    setup, rules = read_setup(content, raw, profile)
    raised, random = rules.solo or rules.open_information, content.scenarios[setup.scenario].random
    state = GloomState(
        chance=chance, figures={}, scenario=setup.scenario, count=len(setup.characters), level=scenario_level(setup), raised=raised, open=raised,
        reduced=rules.reduced_randomness, mortal=rules.permanent_death, wall_hexes=rules.area_over_walls, both=rules.both_in_one_round,
        elements=dict.fromkeys(words.ELEMENTS, 0), looted=list(setup.looted), goals=list(content.goals), penalties=list(setup.penalties),
        room_deck=list(content.rooms) if random else [], monster_deck=list(content.dungeon) if random else [],
    )  # fmt: skip
    for seat, (id, level) in enumerate(zip(setup.characters, levels_of(setup))):
        mat = content.classes[id]
        health = mat.health[level - 1]
        hero = Hero(seat, raised, id, level, health, pool=pool_of(mat, level))
        hero.hand = list(setup.cards.get(id, ()))
        hero.items = dict.fromkeys(setup.items.get(id, ()), "ready")
        state.heroes[f"c{seat + 1}"] = hero
        if id in setup.items:
            state.packed.append(f"c{seat + 1}")
        standard = list(STANDARD)
        for card in setup.without.get(id, ()):
            if card in standard:
                standard.remove(card)
        deck = new_deck([f"{id}/{card}" for card in setup.modifiers.get(id, ())])
        deck.draw = [*standard, *deck.draw[len(STANDARD) :]]
        state.decks[f"c{seat + 1}"] = deck
    state.decks[MONSTERS] = new_deck([])
    return state


def _step(game: Gloom, number: int, what: str, things: Iterable[str], *rules: str) -> None:
    """Report each set-up step when it is done, so that the order is visible."""
    game.tell(SetUpStep(step=number, what=what, things=tuple(things), rules=rules))


async def lay_out(game: Gloom) -> None:
    """GH-SET-01 … 03, GH-BGL-01, GH-VRD-04: steps 1 to 3: the map, the introduction, and two battle goals for each character."""
    s, text = game.state, game.scenario.text
    await first_room(game)
    _step(game, 1, "map", [s.scenario], "GH-SET-01")
    _step(game, 2, "introduction", [text.introduction, text.rules_text], "GH-SET-02")
    for hero in s.heroes.values():
        while len(hero.goals) < 2 and s.goals:
            hero.goals.append(await game.draw("battle-goal", s.goals))
    _step(game, 3, "goals", (), "GH-SET-03")
    s.phase = "goals"


async def choose_goals(game: Gloom) -> None:
    """GH-BGL-01, GH-BGL-02: each player secretly keeps one of two battle goals."""
    s = game.state

    async def keep(id: str, hero: Hero) -> str:
        if not hero.goals:
            return ""
        return await game.choose(hero.seat, "keep-goal", lambda: [Option(f"goal:{g}", g, card=g) for g in hero.goals], figure=id)

    kept = await together({hero.seat: keep(id, hero) for id, hero in s.heroes.items()})
    for id, hero in s.heroes.items():
        hero.goal = kept[hero.seat]
        hero.goals = []
        game.tell(GoalKept(seat=hero.seat, figure=id, goal=hero.goal, rules=("GH-BGL-01",)))
    s.phase = "equip"


def purse(hero: Hero) -> int:
    """Outside a campaign, a character has the gold of a new character of its level."""
    return 15 * (hero.level + 1)


async def equip(game: Gloom) -> None:
    """GH-SET-04, GH-ITC-01 … 05, GH-ITC-16: step 4: choose items one by one, from the same items for every class, limited by slots, copies and
    gold."""
    s = game.state
    for id, hero in s.heroes.items():
        if id in s.packed:
            continue
        gold = purse(hero) - sum(game.content.items[i].price for i in hero.items)
        taken = [i for other in s.heroes.values() for i in other.items]
        affordable = [i for i in game.content.items.values() if i.price <= gold and taken.count(i.id) < i.copies]
        stock = addable(game.content, hero.items, affordable, hero.level)
        options = [Option("done", ""), *[Option(f"item:{i}", i, item=i) for i in stock]]
        item = await game.choose(hero.seat, "equip", options, figure=id, gold=gold)
        if item:
            hero.items[item] = "ready"
            game.tell(Equipped(figure=id, item=item))
        else:
            s.packed.append(id)
        return
    _step(game, 4, "items", [f"{id} {i}" for id, hero in s.heroes.items() for i in hero.items], "GH-SET-04")
    s.phase = "hands"


async def choose_hands(game: Gloom) -> None:
    """GH-SET-05, GH-SET-07, GH-MAT-02: step 5: secretly choose exactly as many cards from the pool as the hand limit: all level-1 cards, or leave out
    cards one by one, with no way back."""
    s = game.state

    async def pick(id: str, hero: Hero) -> list[str]:
        mat = game.content.classes[hero.kind]
        out: list[str] = []
        plain = [c for c in hero.pool if game.content.cards[c].level == 1]
        while not hero.hand and len(hero.pool) - len(out) > mat.hand:
            kept = [c for c in hero.pool if c not in out]
            options = [Option(f"leave:{c}", c, card=c) for c in spare(game.content, kept, hero.level, mat.hand)]
            if not out and len(plain) == mat.hand:
                options.insert(0, Option("level-1", ""))
            said = {"have": len(kept), "hand": mat.hand, "left": len(kept) - mat.hand, "out": list(out)}
            card = await game.choose(hero.seat, "choose-hand", options, figure=id, **said)
            if not card:
                return plain
            out.append(card)
        return hero.hand or [c for c in hero.pool if c not in out]

    flows: dict[Seat, Flow[list[str]]] = {hero.seat: pick(id, hero) for id, hero in s.heroes.items()}
    hands = await together(flows)
    for id, hero in s.heroes.items():
        hero.hand = list(hands[hero.seat])
        game.tell(HandTaken(figure=id, count=len(hero.hand), rules=("GH-SET-05",)))
    _step(game, 5, "hands", (), "GH-SET-05")
    s.phase = "place"


def starting_hexes(game: Gloom) -> int:
    """GH-SET-08, GH-VRD-10, GH-GEN-16: the empty starting hexes. If there are not enough, the empty hexes closest to them."""
    for layer in flood(game.layout.starts, game.ground.cells, walls=game.ground.barriers):
        if layer & game.empty():
            return layer & game.empty()
    raise SetupError("there is no room for all characters on this map")


async def place_characters(game: Gloom) -> None:
    """GH-SET-08, GH-TBL-02, GH-REV-02, GH-VRD-10: fill the first room, and place each character on an empty starting hex chosen by its player."""
    s = game.state
    if not s.rooms:
        await reveal(game, game.layout.first, game.layout.starts.bit_length() - 1)
    for id, hero in s.heroes.items():
        if id in s.figures:
            continue
        spots = starting_hexes(game)
        cell = await game.choose(hero.seat, "place", game.at("hex", spots), figure=id)
        s.figures[id] = Unit(id, hero.kind, "hero", cell, hero.max_health, hero.max_health, hero.seat + 1, role="character")
        game.tell(Placed(figure=id, cell=cell, rules=("GH-SET-08",)))
        return
    s.figures = {**{id: s.figures[id] for id in s.heroes}, **{id: f for id, f in s.figures.items() if id not in s.heroes}}
    s.phase = "begin"


async def begin(game: Gloom) -> None:
    """GH-SET-02, GH-SET-04, GH-ITC-14, GH-TBL-07: apply the set-up effects of the special rules, then add the -1 cards of items. This is the order of
    the steps, which matters if there are not enough cards."""
    s = game.state
    effects = rules_at(game, words.SetUp)
    for rule in effects:
        await carry_out(game, rule)
    for id, hero in s.heroes.items():
        for item in hero.items if id in s.figures else ():
            add_minus(game, s.figures[id], game.content.items[item].minus, f"item/{item}/0")
    await first_penalty(game)
    _step(game, 6, "effects", [rule.id for rule in effects], "GH-SET-02")
    s.phase = "start"
