"""Ability cards: where they go, the active area, resting and recovering."""

from __future__ import annotations

from undercroft.games.haven.content.abilities import Spec
from undercroft.kernel.decision import Option

from ..content import words as own
from ..content.model import Half
from ..events import Refreshed, RestTaken
from ..game import PLAYER, Bugs
from . import bonuses
from .bonuses import leave_active
from .zones import flip_or_discard, lose


def after_action(game: Bugs, card: str, half: Half | None) -> None:
    """BB-CRD-03 … 05, BB-CRD-07 … 09, BB-LOS-01, BB-LOS-04, BB-TRN-06: move a card after its action: it is lost, becomes active, returns to hand on
    its B-side, or is discarded. `None` means a basic or forgone action, where the icons do not count."""
    if half is not None and half.span:
        to_active(game, card, half)
    elif half is not None and half.lost:
        lose(game, card, half)
    else:
        flip_or_discard(game, card)


def to_active(game: Bugs, card: str, half: Half) -> None:
    """BB-CRD-06, BB-CRD-08, BB-BON-02: an action with an active icon puts the card into the active area, with the same side up."""
    state = game.state.cards[card]
    side = game.side(card)
    game.put(card, "active")
    state.half = "top" if half is side.top else "bottom"


async def dismiss(game: Bugs, card: str) -> None:
    """BB-BON-10: the player gives up the bonus of an active card."""
    await leave_active(game, card)


def dismissals(game: Bugs) -> list[Option[tuple[str, str]]]:
    """BB-BON-10: active cards can be dismissed whenever no ability is being performed."""
    return [Option(f"dismiss:{c}", ("dismiss", c), card=c) for c in game.zone("active")]


def rest_cards(game: Bugs) -> list[str]:
    """BB-RST-02, BB-RST-03, BB-BON-13, BB-EXH-03: the cards that count toward the two needed for a rest."""
    return game.zone("hand", "discard") + [c for c in game.zone("active") if not game.active_half(c).lost]


def can_rest(game: Bugs) -> bool:
    """BB-RND-08, BB-RST-20: two cards are enough for a rest, no matter what it would bring back."""
    return len(rest_cards(game)) >= 2


async def take_back(game: Bugs) -> None:
    """BB-RST-01, BB-RST-06, BB-RST-12, BB-CRD-12: the discard pile returns to hand, and every card in hand is flipped to side A. BB-RST-15,
    BB-BON-14: the player chooses which active cards return too."""
    while held := [c for c in game.zone("active") if not game.active_half(c).lost]:
        options = [Option("keep", ""), *(Option(f"recover:{c}", c, card=c) for c in held)]
        card = await game.choose(PLAYER, "rest-active", options)
        if not card:
            break
        game.put(card, "hand", "a")
        await bonuses.end_card(game, card)
    for card in game.zone("hand", "discard"):
        if game.state.cards[card].zone != "hand" or game.state.cards[card].side != "a":
            game.put(card, "hand", "a")


def losable(game: Bugs) -> list[str]:
    """BB-RST-07, BB-RST-16: the cards a rest can lose: the whole hand or, if it is empty, the active cards without a lost icon."""
    return game.zone("hand") or [c for c in game.zone("active") if not game.active_half(c).lost]


async def lose_one(game: Bugs, card: str) -> None:
    """BB-RST-04: lose the one card that every rest costs."""
    if game.state.cards[card].zone == "active":
        game.put(card, "lost")
        await bonuses.end_card(game, card)
    else:
        game.put(card, "lost")


async def short_rest(game: Bugs) -> None:
    """BB-RST-05 … 10, BB-RST-18: take all cards back, then lose a random one. Once, the player may suffer 1 damage to lose a different
    random card instead."""
    await take_back(game)
    cards = losable(game)
    card = cards[await game.pick("rest", cards)]
    others = [c for c in cards if c != card]
    if others:
        again = [Option(f"lose:{card}", False, card=card), Option("redraw", True)]
        if await game.choose(PLAYER, "rest-redraw", again, card=card):
            await game.suffer(game.hero, 1, "rest")
            left = [c for c in losable(game) if c != card]
            if left:
                card = left[await game.pick("rest", left)]
    if card in losable(game):
        await lose_one(game, card)
    game.tell(RestTaken(kind="short", lost=card, name=game.side(card).name))


async def long_rest(game: Bugs) -> None:
    """BB-RST-11 … 14, BB-RST-17, BB-RST-19: take all cards back, lose one, then optionally Heal 2 and refresh spent items. If cards were lost since
    the rest was declared, do as much of it as possible."""
    await take_back(game)
    cards = losable(game)
    lost = await lost_by_long_rest(game, cards) if cards else ""
    if lost:
        await lose_one(game, lost)
    game.tell(RestTaken(kind="long" if lost else "spared", lost=lost, name=game.side(lost).name if lost else ""))
    if await game.choose(PLAYER, "rest-heal", [Option("heal", True), Option("skip", False)]):
        game.heal(game.hero, 2)
    await refresh(game)


async def lost_by_long_rest(game: Bugs, cards: list[str]) -> str:
    """BB-RST-12, BB-RST-18, BB-VAR-04: a long rest loses a random card, with no second draw. A setting lets the player choose the card instead."""
    if game.state.long_rest == "random":
        return cards[await game.pick("rest", cards)]
    return await game.choose(PLAYER, "rest-lose", [Option(f"lose:{c}", c, card=c) for c in cards])


async def refresh(game: Bugs) -> None:
    """BB-RST-14, BB-ITM-10: refresh spent items, if the player wants."""
    s = game.state
    spent = [i for i, state in s.items.items() if state == "spent"]
    if not spent:
        return
    if await game.choose(PLAYER, "rest-items", [Option("refresh", True), Option("skip", False)]):
        for item in spent:
            s.items[item] = "ready"
        game.tell(Refreshed(items=tuple(spent)))


def recoverable(game: Bugs, spec: Spec) -> list[str]:
    """BB-REC-02 … 04, BB-BON-14, BB-LOS-02: the cards a recover ability may take: B-sides in hand, discarded or lost cards, as its text says. Active
    cards count as being in the pile they would go to. Permanently lost cards cannot be recovered."""
    zones: tuple[str, ...] = ("hand", "discard")
    level = 0
    for node in spec.mods.others:
        if isinstance(node, own.From):
            zones = node.zones
        elif isinstance(node, own.OfLevel):
            level = node.level
    found = []
    for card, state in game.state.cards.items():
        zone = state.zone
        if zone == "active":
            half = game.active_half(card)
            zone = "lost" if half.lost else "hand" if state.side == "a" else "discard"
            if half.unrecoverable:
                continue
        elif zone == "hand" and state.side == "a":
            continue
        if zone in zones and not state.gone and (not level or game.card(card).level == level):
            found.append(card)
    return found


async def recover(game: Bugs, spec: Spec, line: str) -> bool:
    """BB-REC-01, BB-REC-03: return up to this many cards to hand, A-side up (BB-GEN-04: up to includes none)."""
    node = spec.node
    assert isinstance(node, own.Recover)
    done = 0
    while done < node.count:
        cards = recoverable(game, spec)
        options = [Option("stop", ""), *(Option(f"recover:{c}", c, card=c) for c in cards)]
        card = await game.choose(PLAYER, "recover", options, left=node.count - done)
        if not card:
            break
        active = game.state.cards[card].zone == "active"
        game.put(card, "hand", "a")
        if active:
            await bonuses.end_card(game, card)
        done += 1
        game.tell(RestTaken(kind="recover", lost="", name="", line=line))
    return done > 0


async def cleanse(game: Bugs, count: int, line: str) -> bool:
    """Remove negative conditions chosen by the player."""
    done = 0
    while done < count and (held := game.negatives(game.hero)):
        condition = await game.choose(PLAYER, "cleanse", [Option(f"remove:{c}", c) for c in held])
        game.shed(game.hero, condition, line)
        done += 1
    if not done:
        game.skip(game.hero, "cleanse", line)
    return done > 0


