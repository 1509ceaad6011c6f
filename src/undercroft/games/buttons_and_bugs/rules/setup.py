"""Setting up a scenario: checks, questions and layout."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from msgspec import Struct

from undercroft.games.haven.content import words
from undercroft.games.haven.rules.scenarios import rules_at
from undercroft.games.haven.rules.setup import known, read
from undercroft.games.haven.state import Figure
from undercroft.kernel.chance import Chance
from undercroft.kernel.decision import Option
from undercroft.kernel.rules import SetupError
from undercroft.kernel.scene import Message
from undercroft.kernel.variants import read_profile, variant_field

from ..content.model import Content, HasContent
from ..events import Equipped, SetUpStep, Upgraded
from ..game import PLAYER, Bugs
from ..state import HERO, BugState, CardState
from .items import addable, available_items
from .scenarios import carry_out


class Setup(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is decided before a scenario. Anything left out is asked or takes its default."""

    scenario: str
    characters: tuple[str, ...]
    difficulty: str = "standard"
    items: tuple[str, ...] | None = None
    upgrades: tuple[str, ...] | None = None
    passed: tuple[int, ...] | None = None
    """The scenarios a campaign has resolved or skipped."""
    level: int | None = None
    """In free play only: the character's level, if different from the scenario's."""


class Profile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Published variants of the rules: BB-VAR-01, BB-VAR-02, BB-VAR-04, BB-AMT-08."""

    advantage: Literal["consecutive-rows", "same-row"] = "consecutive-rows"
    long_rest: Literal["random", "choose"] = "random"
    """BB-RST-12: how to determine the card lost by a long rest."""
    tracker: Literal["after", "before"] = "after"


FIELDS = (
    variant_field(Profile, "advantage", Message("form-advantage"), "BB-VAR-02"),
    variant_field(Profile, "long_rest", Message("form-long-rest"), "BB-RST-12"),
    variant_field(Profile, "tracker", Message("form-tracker"), "BB-VAR-01"),
)
"""What menus ask besides character, scenario and difficulty."""


def about(rules: HasContent, field: str, value: str) -> tuple[Message, ...]:
    """What menus say about a variant."""
    match field:
        case "advantage":
            return (Message("form-advantage-about", {"value": value}),)
        case "long_rest":
            return (Message("form-long-rest-about", {"value": value}),)
        case "tracker":
            return (Message("form-tracker-about", {"value": value}),)
    return ()


def read_setup(content: Content, raw: Mapping[str, Any], profile: Mapping[str, Any]) -> tuple[Setup, Profile]:
    """BB-GEN-01, BB-CHR-01, BB-CHR-08, BB-SCN-02, BB-SET-02, BB-SET-15, BB-DIF-02: check a set-up. The error for an invalid one says what is
    allowed."""
    setup = read(Setup, raw)
    rules = read_profile(Profile, profile) if profile else Profile()
    known("scenario", setup.scenario, content.scenarios)
    if len(setup.characters) != 1:
        raise SetupError(f"exactly one character plays, not {len(setup.characters)}")
    character = setup.characters[0]
    known("character", character, content.characters)
    known("difficulty", setup.difficulty, content.tables)
    scenario = content.scenarios[setup.scenario]
    if not scenario.allows(character):
        raise SetupError(f"{scenario.title} cannot be played with {content.characters[character].name}")
    _check_level(content, setup)
    _check_items(content, setup)
    _check_upgrades(content, setup, character)
    return setup, rules


def _check_level(content: Content, setup: Setup) -> None:
    """BB-CMP-05: in a campaign, the scenario sets the level. In free play, the player may choose another level that the character has."""
    if setup.level is None:
        return
    if setup.passed is not None:
        raise SetupError("in a campaign the scenario says the level; a level of your own is for free play")
    highest = len(content.characters[setup.characters[0]].health)
    if not 1 <= setup.level <= highest:
        raise SetupError(f"a character's level is 1 to {highest}, not {setup.level}")


def level_of(content: Content, setup: Setup) -> int:
    """BB-CMP-05: the level printed on the scenario, unless another was chosen in free play."""
    return content.scenarios[setup.scenario].text.level if setup.level is None else setup.level


def _check_items(content: Content, setup: Setup) -> None:
    """BB-ITM-04 … 08: the chosen items must be available and allowed together."""
    if not setup.items:
        return
    scenario = content.scenarios[setup.scenario].text
    passed = None if setup.passed is None else list(setup.passed)
    available = available_items(content, scenario.number, passed)
    held: list[str] = []
    for item in setup.items:
        known("item", item, content.items)
        if item not in available:
            raise SetupError(f"the item {item!r} is not available in this scenario; available: {', '.join(available) or 'none'}")
        if not addable(content, held, [item], level_of(content, setup)):
            raise SetupError(f"the item {item!r} cannot be added to {', '.join(held) or 'nothing'}")
        held.append(item)


def _check_upgrades(content: Content, setup: Setup, character: str) -> None:
    """BB-SET-19, BB-CHR-03: exactly (level - 1) of the level-1 cards are replaced by their pairs."""
    if setup.upgrades is None:
        return
    level = level_of(content, setup)
    pairs = {c.replaces: c.id for c in content.characters[character].cards if c.level == 2}
    for card in setup.upgrades:
        known("card to replace", card, pairs)
    if len(set(setup.upgrades)) != level - 1 or len(setup.upgrades) != level - 1:
        raise SetupError(f"at level {level} exactly {level - 1} different cards are replaced, not {len(setup.upgrades)}")


def new_state(content: Content, raw: Mapping[str, Any], profile: Mapping[str, Any], chance: Chance) -> BugState:
    """BB-SET-04, BB-SET-05, BB-SET-09, BB-SET-12, BB-SET-13, BB-SET-16, BB-SET-20 … 22, BB-SET-24, BB-CHR-02, BB-CHR-04, BB-CHR-07, BB-CMP-05,
    BB-CMP-07 … 09, BB-MON-03, BB-MON-13: the board, all figures at full health, the level-1 cards in hand on side A, and both trackers on the first
    row. Nothing carries over."""
    setup, rules = read_setup(content, raw, profile)
    scenario = content.scenarios[setup.scenario]
    character = content.characters[setup.characters[0]]
    level = level_of(content, setup)
    health = character.health[level - 1]
    figures = {HERO: Figure(HERO, character.id, "hero", scenario.ground.start, health, health)}
    for placed in scenario.monsters:
        figure = Figure(f"m{placed.number}", placed.kind, "monster", placed.cell, placed.health, placed.health, placed.number, placed.elite)
        figures[figure.id] = figure
    for n, (kind, cell) in enumerate(scenario.objects, 1):
        strength = scenario.object_types[kind].health
        figures[f"o{n}"] = Figure(f"o{n}", kind, "object", cell, strength, strength, n)
    row = 0 if rules.tracker == "after" else 5
    state = BugState(
        chance=chance, figures=figures, scenario=setup.scenario, character=character.id, level=level, difficulty=setup.difficulty,
        advantage=rules.advantage, long_rest=rules.long_rest, tracker=rules.tracker, rows={HERO: row, "monsters": row},
        cards={c.id: CardState() for c in character.cards if c.level == 1}, appeared=list(dict.fromkeys(p.kind for p in scenario.monsters)),
        passed=list(range(1, scenario.text.number)) if setup.passed is None else list(setup.passed),
    )  # fmt: skip
    if setup.items is not None:
        state.items, state.packed = dict.fromkeys(setup.items, "ready"), True
    if setup.upgrades is not None:
        pairs = {c.replaces: c.id for c in character.cards if c.level == 2}
        state.cards = {pairs[c] if c in setup.upgrades else c: CardState() for c in state.cards}
    return state


def _step(game: Bugs, number: int, what: str, things: Iterable[str], *rules: str) -> None:
    """BB-SET-01: report each step when it is done, so that the order is visible."""
    game.tell(SetUpStep(step=number, what=what, things=tuple(things), rules=rules))


def _trays(game: Bugs) -> list[str]:
    """BB-SET-07, BB-SET-08, BB-SET-10: a tray for every type with its white cubes: one on 0, and one on - for each elite."""
    elites = [m.kind for m in game.monsters() if m.elite]
    return [" ".join((kind, "0", *("-" for elite in elites if elite == kind))) for kind in game.state.appeared]


async def lay_out(game: Bugs) -> None:
    """BB-SET-01, BB-SET-04 … 10, BB-SET-12 … 17: steps 1 to 8 in order: scenario, its text, monster cards, effects, trays, figures, tables,
    supplies."""
    s, text = game.state, game.scenario.text
    figures = [f"{f.id} {game.name(f.cell)}" for f in (*game.monsters(), *game.objects(), game.hero)]
    _step(game, 1, "scenario", [s.scenario], "BB-SET-02")
    _step(game, 2, "text", [text.introduction, text.rules_text, text.goal_text, f"level {s.level}"], "BB-SET-04")
    _step(game, 3, "monster-cards", s.appeared, "BB-SET-05")
    _step(game, 4, "special-rules", [rule.id for rule in game.scenario.rules], "BB-SET-06")
    _step(game, 5, "trays", _trays(game), "BB-SET-07", "BB-SET-08", "BB-SET-10")
    _step(game, 6, "figures", figures, "BB-SET-12", "BB-SET-13")
    _step(game, 7, "tables", [f"level {s.level}", s.difficulty], "BB-SET-14", "BB-SET-15", "BB-SET-16")
    _step(game, 8, "supplies", (), "BB-SET-17")
    s.phase = "items"


async def choose_items(game: Bugs) -> None:
    """BB-SET-18, BB-ITM-03 … 08: step 9: the player chooses available items one by one until done."""
    s = game.state
    held = list(s.items)
    stock = [] if s.packed else available_items(game.content, game.scenario.text.number, s.passed)
    fitting = addable(game.content, held, stock, s.level)
    options = [Option("done", ""), *[Option(f"item:{i}", i, item=i) for i in fitting]]
    item = await game.choose(PLAYER, "choose-items", options)
    if not item:
        _step(game, 9, "items", s.items, "BB-SET-18")
        s.phase = "upgrades"
        return
    s.items[item] = "ready"
    game.tell(Equipped(item=item))


async def choose_upgrades(game: Bugs) -> None:
    """BB-SET-19, BB-CHR-03, BB-CMP-06, BB-CMP-07: step 10: the player chooses which (level - 1) cards to replace by their level-2 pairs. If that is
    all of them, there is no question."""
    s = game.state
    pairs = {c.replaces: c.id for c in game.character.cards if c.level == 2}
    missing = s.level - 1 - sum(game.card(c).level == 2 for c in s.cards)
    if missing <= 0:
        _step(game, 10, "cards", s.cards, "BB-SET-19", "BB-SET-20")
        s.phase = "begin"
        return
    first, *more = [Option(f"replace:{c}", c, card=c) for c in s.cards if c in pairs]
    options = [first] if missing > len(more) else [first, *more]
    old = await game.choose(PLAYER, "choose-upgrades", options, left=missing)
    s.cards = {pairs[old] if c == old else c: state for c, state in s.cards.items()}
    game.tell(Upgraded(card=old, by=pairs[old]))


async def begin(game: Bugs) -> None:
    """BB-SET-01, BB-SET-21 … 23: steps 11 and 12: set the health of all figures, then apply the set-up effects of the scenario."""
    effects = rules_at(game, words.SetUp)
    _step(game, 11, "health", [f"{f.id} {f.health}" for f in (game.hero, *game.monsters(), *game.objects())], "BB-SET-21", "BB-SET-22")
    _step(game, 12, "effects", [rule.id for rule in effects], "BB-SET-23")
    for rule in effects:
        await carry_out(game, rule)
    game.state.phase = "start"
