"""Sets up an adventure: what is checked, what is asked, and what is laid out (MD-SET)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct

from undercroft.kernel.chance import Chance
from undercroft.kernel.decision import TABLE, Option
from undercroft.kernel.form import Field
from undercroft.kernel.rules import SetupError
from undercroft.kernel.scene import Message
from undercroft.kernel.variants import read_profile, variant_field
from undercroft.language.reading import nearest

from ..content import adventure_words as rules
from ..content.model import Adventure, Content, HasContent
from ..content.words import ATTACKS
from ..events import AdventureBegan, ClassChosen, Equipped, FirstPlayer
from ..game import MAX_XP, Dark, story_card_level
from ..state import DarkState, Hero, Interlude, LevelToken, Phase
from .arrivals import special
from .doors import start_revealed
from .experience import SHARDS
from .gear import TOP
from .levels import grow
from .moments import happens
from .objectives import goals

MOST = 6
MOST_CARDS, MOST_ARTIFACTS = 6, 1
"""MD-STY-18."""
SPARKS = 2
"""MD-SET-16."""


class Keepsake(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """MD-STY-01, MD-STY-24: what a story hero brings to an adventure."""

    kind: str = ""
    """Its class, once chosen (MD-STY-25); a new hero chooses one."""
    xp: int = 0
    shards: int = 0
    spent: int = 0
    skills: dict[str, int] = {}
    body: str = ""
    hands: tuple[str, ...] = ()
    pack: tuple[str, ...] = ()
    outfitted: bool = True
    """MD-STY-14: it has received its starting equipment."""


class Setup(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The agreed options of an adventure; anything left out is asked or takes its default."""

    scenario: str
    characters: tuple[str, ...]
    classes: dict[str, str] = {}
    """The class by hero (MD-SET-11)."""
    weapons: dict[str, str] = {}
    """The starting weapon by hero (MD-SET-14)."""
    first: str = ""
    """The first player's hero (MD-SET-20)."""
    lifespark: int = SPARKS
    """MD-SET-16, MD-SET-17."""
    story: dict[str, Keepsake] | None = None
    """MD-STY-01: what the heroes of a story bring; left out for a standalone game."""
    market: bool = False
    """MD-STY-20, MD-STY-23: the market takes place before this adventure."""
    defeat: bool = False
    """MD-STY-21: the previous adventure was lost; without a market, this is another try (MD-STY-22)."""


class Profile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Variants a table may choose: MD-EPH-17; MD-SET-12."""

    most_xp: Literal["unspent", "spent"] = "unspent"
    different_classes: bool = False


FIELDS = (
    Field("lifespark", Message("form-lifespark"), "number", SPARKS, minimum=0, maximum=9),
    variant_field(Profile, "most_xp", Message("form-most-xp"), "MD-EPH-17"),
    variant_field(Profile, "different_classes", Message("form-different-classes"), "MD-SET-12"),
)
"""What menus ask in addition to the adventure and the heroes."""


def about(rules_: HasContent, field: str, value: str) -> tuple[Message, ...]:
    """What menus say about a hero, an adventure or a variant."""
    content = rules_.content
    match field:
        case "character":
            return (Message("recommended-class", {"name": content.classes[content.heroes[value].text.recommended].name}),)
        case "scenario":
            return tuple(goals(o.text for o in content.adventures[value].text.objectives))
        case "most_xp" if value:
            return (Message("about-most-xp", {"value": value}),)
        case "different_classes":
            return (Message("form-different-classes-about"),)
    return ()


def _known(what: str, name: str, names: Iterable[str]) -> None:
    known = list(names)
    if name not in known:
        raise SetupError(f"no {what} is called {name!r}{nearest(name, known)}")


def read_setup(content: Content, raw: Mapping[str, Any], profile: Mapping[str, Any]) -> tuple[Setup, Profile]:
    """MD-SET-01, MD-SET-03, MD-SET-10 … 12, MD-SET-14, MD-SET-17: check a setup; an invalid one is refused with a list of what is allowed."""
    try:
        setup = msgspec.convert(dict(raw), Setup)
    except msgspec.ValidationError as e:
        raise SetupError(f"bad set-up: {e}") from None
    agreed = read_profile(Profile, profile)
    _known("adventure", setup.scenario, content.adventures)
    if not 1 <= len(setup.characters) <= MOST:
        raise SetupError(f"an adventure is played with 1 to {MOST} heroes, not {len(setup.characters)}")
    for hero in setup.characters:
        _known("hero", hero, content.heroes)
    if len(set(setup.characters)) != len(setup.characters):
        raise SetupError("every hero takes part once; each player chooses a different one")
    for named in (setup.classes, setup.weapons, setup.story or {}):
        for hero in named:
            _known("hero of this party", hero, setup.characters)
    for kind in setup.classes.values():
        _known("class", kind, content.classes)
    classes = list({**setup.classes, **{hero: sheet.kind for hero, sheet in (setup.story or {}).items() if sheet.kind}}.values())
    if agreed.different_classes and len(set(classes)) != len(classes):
        raise SetupError("two heroes have the same class, which this table has agreed not to allow")
    if agreed.different_classes and len(setup.characters) > len(content.classes):
        raise SetupError(f"there are {len(content.classes)} classes, too few for {len(setup.characters)} heroes with different ones")
    if setup.first:
        _known("hero of this party", setup.first, setup.characters)
    if not 0 <= setup.lifespark <= 99:
        raise SetupError(f"the Lifespark card has 0 to 99 tokens, not {setup.lifespark}")
    _check_weapons(content, setup)
    _check_story(content, setup)
    return setup, agreed


def starting_weapons(content: Content) -> list[str]:
    """MD-SET-14: starting cards with attack dice, one entry per copy."""
    found = [c for c in content.equipment.values() if c.deck == "starting" and any(kind in c.dice for kind in ATTACKS)]
    return [c.id for c in found for _ in range(c.text.copies)]


def starting_armour(content: Content) -> str:
    """MD-SET-14: the Leather Armour, which is the starting card for the body."""
    return next(c.id for c in content.equipment.values() if c.deck == "starting" and c.text.slot == "body")


def _check_weapons(content: Content, setup: Setup) -> None:
    """MD-SET-14: each physical card is used once, and none that a story hero already holds."""
    stock = starting_weapons(content)
    known = dict.fromkeys(stock)
    for card in (card for sheet in (setup.story or {}).values() for card in worn_and_carried(sheet)):
        if card in stock:
            stock.remove(card)
    for weapon in setup.weapons.values():
        if weapon not in content.equipment:
            _known("starting weapon", weapon, known)
        if weapon not in stock:
            raise SetupError(f"{weapon!r} is no starting weapon that is left; known: {', '.join(known)}")
        stock.remove(weapon)


def worn_and_carried(sheet: Keepsake) -> list[str]:
    """All equipment cards of a story hero."""
    return [*([sheet.body] if sheet.body else []), *sheet.hands, *sheet.pack]


def _check_story(content: Content, setup: Setup) -> None:
    """MD-STY-18, MD-SET-13: heroes bring only what they can have, and nobody changes class; the number of cards
    is checked in the phases before the adventure."""
    between = setup.market or setup.defeat
    if setup.story is None:
        if between:
            raise SetupError("only in a story is something held between two adventures")
        return
    if set(setup.story) != set(setup.characters):
        raise SetupError("in a story every hero of the party has a sheet, and nobody else")
    held: list[str] = []
    for hero, sheet in setup.story.items():
        _check_sheet(content, hero, sheet)
        if sheet.kind and setup.classes.get(hero, sheet.kind) != sheet.kind:
            raise SetupError(f"{hero} keeps the class of its sheet in a story: {sheet.kind}")
        cards = worn_and_carried(sheet)
        if not between and (len(cards) > MOST_CARDS or artifacts(content, cards) > MOST_ARTIFACTS):
            raise SetupError(f"{hero}: at most {MOST_CARDS} equipment cards, of them {MOST_ARTIFACTS} artifact, begin an adventure")
        held += cards
    for card in dict.fromkeys(held):
        if held.count(card) > content.equipment[card].text.copies:
            raise SetupError(f"of {card!r} there are {content.equipment[card].text.copies}, not {held.count(card)}")


def _check_sheet(content: Content, hero: str, sheet: Keepsake) -> None:
    """One hero's class, skills, experience and cards."""
    if sheet.kind:
        _known("class", sheet.kind, content.classes)
    branches = {b.id: b for b in content.classes[sheet.kind].branches} if sheet.kind else {}
    for branch, bought in sheet.skills.items():
        _known(f"branch of {sheet.kind or 'no class'}", branch, branches)
        if not 0 <= bought <= len(branches[branch].skills):
            raise SetupError(f"{hero}: {branch} has {len(branches[branch].skills)} skills, not {bought}")
    if not (0 <= sheet.xp <= MAX_XP and 0 <= sheet.shards < SHARDS and sheet.spent >= 0):
        raise SetupError(f"{hero}: experience is 0 to {MAX_XP}, shards are 0 to {SHARDS - 1}")
    for card in worn_and_carried(sheet):
        _known("equipment card", card, content.equipment)
    held = tuple(content.equipment[card].text.slot for card in sheet.hands)
    if held not in ((), ("hand",), ("hand", "hand"), ("two-hands",)) or (sheet.body and content.equipment[sheet.body].text.slot != "body"):
        raise SetupError(f"{hero}: one card is worn on the body, and one two-handed card or up to two of one hand are held")


def artifacts(content: Content, cards: Iterable[str]) -> int:
    """How many of the cards are artifacts."""
    return sum(content.equipment[card].deck == "artifacts" for card in cards)


def story_level(content: Content, sheet: Keepsake | Hero) -> int:
    """MD-STY-07: the level of the highest skill a hero has bought; 1 without any."""
    if not sheet.skills:
        return 1
    branches = {b.id: b for b in content.classes[sheet.kind].branches}
    return max((s.text.level for id, n in sheet.skills.items() for s in branches[id].skills[:n]), default=1)


def new_decks(content: Content, held: Iterable[str], aside: Iterable[str]) -> dict[str, list[str]]:
    """MD-SET-05 … 08, MD-DCK-07, MD-OBJ-01, MD-STY-26, MD-Q10-18: every deck, made of the cards that nobody holds and that the adventure does not
    set aside."""
    names = [*(f"guards-{n}" for n in range(1, TOP + 1)), *(f"treasure-{n}" for n in range(1, TOP + 1))]
    decks: dict[str, list[str]] = {name: [] for name in (*names, "lesser", "greater", "doors", "events", "artifacts", "starting")}
    for card in content.cards.values():
        if card.text.enemy not in aside:
            decks[card.deck] += [card.id] * card.text.copies
    for gear in content.equipment.values():
        decks[gear.deck] += [gear.id] * gear.text.copies
    for trap in content.traps.values():
        decks[trap.deck] += [trap.id] * trap.text.copies
    decks["doors"] = list(content.doors)
    decks["events"] = [e.id for e in content.events.values() for _ in range(e.text.copies)]
    for card_id in held:
        decks[content.equipment[card_id].deck].remove(card_id)
    return decks


def new_state(content: Content, raw: Mapping[str, Any], profile: Mapping[str, Any], chance: Chance) -> DarkState:
    """MD-SET-01, MD-SET-02, MD-SET-04 … 07, MD-SET-16 … 19, MD-SET-21, MD-STY-24, MD-WIN-07, MD-Q04-02: the board with its tokens, the decks, and
    the heroes in the starting zone with 5 health and no experience; in a story, with what they bring, at the level of the highest hero."""
    setup, agreed = read_setup(content, raw, profile)
    adventure, story = content.adventures[setup.scenario], setup.story
    held = [card for sheet in (story or {}).values() for card in worn_and_carried(sheet)]
    decks = new_decks(content, held, adventure.text.aside)
    state = DarkState(
        chance=chance, adventure=setup.scenario, started=len(setup.characters), story=story is not None, metric=agreed.most_xp,
        sparks=setup.lifespark, decks=decks, discards={name: [] for name in decks if name != "starting"},
        levels=[LevelToken(zone, level) for zone, level in adventure.levels], pillars={id: p.health for id, p in adventure.pillars.items()},
        tokens={id: zone for id, (_, zone, _) in adventure.tokens.items()},
        timers={str(adventure.board.tiles.index(tile)): n for tile, n in adventure.text.timers.items()},
        opened=list(range(adventure.closed, len(adventure.doors))), different=agreed.different_classes,
    )  # fmt: skip
    if adventure.text.hidden is not None:
        state.buried = list(adventure.text.hidden.kinds)
        state.tokens |= {f"hidden-{n}": zone for n, zone in enumerate(adventure.hidden, 1)}
    for seat, id in enumerate(setup.characters):
        hero = Hero(seat, adventure.start, setup.classes.get(id, ""))
        if story is not None:
            bring(hero, story[id])
        if not hero.outfitted and id in setup.weapons:
            _outfit(content, state, hero, setup.weapons[id])
        state.heroes[id] = hero
    if setup.first:
        state.first = setup.characters.index(setup.first)
        state.seated = True
    if story is not None:
        start_level(content, state, adventure)
    if setup.market or setup.defeat:
        state.interlude = Interlude(setup.market, setup.defeat)
    return state


def bring(hero: Hero, sheet: Keepsake) -> None:
    """MD-STY-01, MD-STY-24, MD-STY-25, MD-CLS-10, MD-SET-13: a story hero keeps its class, experience, skills and cards."""
    hero.kind, hero.xp, hero.shards, hero.spent = sheet.kind or hero.kind, sheet.xp, sheet.shards, sheet.spent
    hero.body, hero.hands, hero.pack = sheet.body, list(sheet.hands), list(sheet.pack)
    hero.skills, hero.outfitted = dict(sheet.skills), sheet.outfitted


def start_level(content: Content, state: DarkState, adventure: Adventure) -> None:
    """MD-STY-09, MD-STY-13, MD-STY-16: a story adventure starts at the level of its highest hero, with tokens up to that level beside the highest
    on the map; cards above it are carried, not worn."""
    state.level = max(story_level(content, hero) for hero in state.heroes.values())
    top, where = max((level, zone) for zone, level in adventure.levels)
    state.levels += [LevelToken(where, level) for level in range(top + 1, state.level + 1)]
    for hero in state.heroes.values():
        above = [card for card in (hero.body, *hero.hands) if card and story_card_level(content, card) > state.level]
        hero.body, hero.hands = "" if hero.body in above else hero.body, [card for card in hero.hands if card not in above]
        hero.pack += above


def _outfit(content: Content, state: DarkState, hero: Hero, weapon: str) -> None:
    """MD-SET-14, MD-SET-15: Leather Armour on the body, a starting weapon in the hand."""
    armour = starting_armour(content)
    for card in (armour, weapon):
        state.decks["starting"].remove(card)
    hero.body, hero.hands, hero.outfitted = armour, [weapon], True


async def choose_classes(game: Dark) -> None:
    """MD-SET-11, MD-SET-12: every player takes a class, the recommended one listed first; if the table has agreed so, all classes differ."""
    s = game.state
    for id, hero in s.heroes.items():
        if hero.kind:
            continue
        best = game.content.heroes[id].text.recommended
        taken = [h.kind for h in s.heroes.values()] if s.different else []
        kinds = [k for k in (best, *(k for k in game.content.classes if k != best)) if k not in taken]
        hero.kind = await game.choose(hero.seat, "choose-class", [Option(f"class:{k}", k, card=k) for k in kinds], figure=id)
        game.tell(ClassChosen(figure=id, card=hero.kind, rules=("MD-SET-11",)))
        return
    s.phase = "gear"


async def choose_gear(game: Dark) -> None:
    """MD-SET-14, MD-SET-15, MD-STY-14: every hero takes a starting weapon and Leather Armour, equipped at once; in a story, only new heroes do."""
    s = game.state
    for id, hero in s.heroes.items():
        if hero.outfitted:
            continue
        stock = [c for c in dict.fromkeys(starting_weapons(game.content)) if c in s.decks["starting"]]
        weapon = await game.choose(hero.seat, "choose-weapon", [Option(f"weapon:{w}", w, item=w) for w in stock], figure=id)
        _outfit(game.content, s, hero, weapon)
        game.tell(Equipped(figure=id, card=weapon, rules=("MD-SET-14",)))
        return
    s.phase = _before_play(s)


def _before_play(state: DarkState) -> Phase:
    """MD-MKT-01, MD-STY-20 … 23: after a defeat, heroes first discard; then comes the market or, for another try, the swaps; nothing before a
    first adventure or outside a story."""
    if state.interlude is None:
        return "first"
    return "losses" if state.interlude.defeat else "stock"


async def choose_first(game: Dark) -> None:
    """MD-SET-20: the players choose who is first."""
    s = game.state
    if not s.seated:
        s.first = await game.choose(TABLE, "choose-first", [Option(f"hero:{id}", h.seat, figure=id) for id, h in s.heroes.items()])
    game.tell(FirstPlayer(figure=game.order()[0], rules=("MD-SET-20",)))
    s.phase = "begin"


async def begin(game: Dark) -> None:
    """MD-SET-22, MD-ADV-04, MD-DOR-04, MD-CLS-10: open chambers, enemies present from the start, and the adventure's rules at setup."""
    s = game.state
    game.tell(AdventureBegan(adventure=s.adventure, rules=("MD-SET-04",)))
    s.revealed = start_revealed(game)
    for id, hero in s.heroes.items():
        grow(game, id)
        hero.health = game.max_health(id)
    for foe in game.adventure.foes.values():
        if foe.text.at:
            await special(game, foe, game.place(foe.text.at))
    s.phase = "start"
    happens(game, rules.SetUp())
