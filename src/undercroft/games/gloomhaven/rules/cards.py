"""A character's cards: where they go after an action, resting and recovering."""

from __future__ import annotations

from undercroft.kernel.decision import Option

from ..content.model import Half
from ..events import Refreshed
from ..game import Gloom
from ..state import Hero, Unit
from .bonuses import end_card, use_bonus
from .items import after_items


def place_card(game: Gloom, figure: Unit, card: str, name: str, half: Half | None) -> None:
    """GH-TRN-04, GH-TRN-05, GH-TRN-10, GH-TRN-11, GH-SEL-08 … 10, GH-SEL-12: after its action, a card goes to the active area, the lost pile or the
    discard pile. After a basic action or no action (None), it always goes to the discard pile."""
    hero = game.hero(figure)
    held = half is not None and half.span and any(b.card == card for bonuses in game.state.bonuses.values() for b in bonuses)
    if held:
        for pile in (hero.hand, hero.played):
            if card in pile:
                pile.remove(card)
        hero.active[card] = name
    elif half is not None and half.lost:
        lose(game, figure, card)
    else:
        game.put(figure, card, "discard")


def lose(game: Gloom, figure: Unit, card: str) -> None:
    """GH-SEL-10, GH-REC-02: put a card into the lost pile."""
    from .damage import mark_lost

    game.put(figure, card, "lost")
    mark_lost(game, game.hero(figure), card)


async def leave_active(game: Gloom, figure: Unit, card: str) -> None:
    """GH-ACT-04, GH-ACT-06 … 10, GH-SUM-04, GH-SUM-05: a card leaves the active area for the pile given by its action's icon, and its bonus ends."""
    hero = game.hero(figure)
    lost = game.half_in_force(hero, card).lost
    if lost:
        lose(game, figure, card)
    else:
        game.put(figure, card, "discard")
    await end_card(game, card)


def dismissals(game: Gloom, figure: Unit) -> list[Option[tuple[str, str]]]:
    """GH-ACT-06, GH-ACT-09: active cards may be dismissed at any time."""
    return [Option(f"dismiss:{c}", ("dismiss", c), card=c) for c in game.hero(figure).active]


# -- rests ---------------------------------------------------------------------------------------------------------------
def rest_cards(game: Gloom, hero: Hero) -> int:
    """GH-RST-01, GH-SEL-07: discarded cards, including active cards that count as discarded."""
    return len(hero.discard) + len(game.counts_as_discarded(hero))


async def take_back(game: Gloom, figure: Unit, needed: int) -> None:
    """GH-RST-15: active cards that count as discarded may be taken back for the rest or left active."""
    hero = game.hero(figure)
    while held := game.counts_as_discarded(hero):
        options = [Option(f"back:{c}", c, card=c) for c in held]
        if len(hero.discard) >= needed:
            options.insert(0, Option("go-on", ""))
        card = await game.choose(hero.seat, "take-back", options, figure=figure.id)
        if not card:
            return
        await leave_active(game, figure, card)


async def long_rest(game: Gloom, figure: Unit) -> None:
    """GH-RST-02, GH-RST-09 … 12, GH-RST-14: lose a discarded card of choice, take the others back, Heal 2, and refresh spent items. This works even
    with fewer than two discarded cards."""
    hero = game.hero(figure)
    await take_back(game, figure, 0)
    if hero.discard:
        card = await game.choose(hero.seat, "rest-lose", [Option(f"lose:{c}", c, card=c) for c in hero.discard], figure=figure.id)
        lose(game, figure, card)
    for card in list(hero.discard):
        game.put(figure, card, "hand")
    game.heal(figure, 2, "rest")
    for item, state in hero.items.items():
        if state == "spent":
            refresh(game, figure, item)
    game.count(figure.id, "long-rests")
    await after_rest(game, figure)


async def short_rest(game: Gloom, figure: Unit) -> None:
    """GH-RST-03 … 06: lose a random discarded card and take the others back. Once, the player may suffer 1 damage to lose a different random card
    instead."""
    hero = game.hero(figure)
    await take_back(game, figure, 2)
    pile = list(hero.discard)
    first = await game.draw("short-rest", pile)
    options = [Option(f"lose:{first}", False, card=first), Option("redraw", True)]
    if await game.choose(hero.seat, "short-rest-lose", options, figure=figure.id):
        await game.suffer(figure, 1, "short-rest")
        if not game.alive(figure):
            return
        pile = [c for c in pile if c in hero.discard]
        first = await game.draw("short-rest", pile) if pile else first
    if first in hero.discard:
        lose(game, figure, first)
    for card in list(hero.discard):
        game.put(figure, card, "hand")
    game.count(figure.id, "short-rests")
    await after_rest(game, figure)


async def after_rest(game: Gloom, figure: Unit) -> None:
    """Apply bonuses and items triggered by a rest."""
    from .abilities import perform_bonus

    for bonus, ability in game.bonuses("rest", figure.id):
        await perform_bonus(game, figure, ability)
        await use_bonus(game, bonus)
    await after_items(game, figure, "rest")


# -- recovering and refreshing -------------------------------------------------------------------------------------------
def recoverable(game: Gloom, hero: Hero, pile: str) -> list[str]:
    """GH-REC-01, GH-REC-02, GH-REC-05: the cards of the named pile, including active cards that count as part of it, except cards that cannot be
    recovered."""
    if pile == "discarded":
        return [*hero.discard, *game.counts_as_discarded(hero)]
    active = [c for c in hero.active if game.half_in_force(hero, c).lost and not game.card(c).marked]
    return [c for c in (*hero.lost, *active) if c not in hero.barred]


async def recover(game: Gloom, figure: Unit, count: int, pile: str, line: str) -> bool:
    """GH-REC-01, GH-REC-06, GH-SEL-11: return up to this many cards to hand at once. Recovering an active card ends its bonus."""
    hero = game.hero(figure)
    done = 0
    while done < count and (cards := recoverable(game, hero, pile)):
        options = [Option("stop", ""), *(Option(f"recover:{c}", c, card=c) for c in cards)]
        card = await game.choose(hero.seat, "recover", options, figure=figure.id, left=count - done)
        if not card:
            break
        if card in hero.active:
            await leave_active(game, figure, card)
        game.put(figure, card, "hand")
        done += 1
    if done:
        from ..events import Worked

        game.tell(Worked(figure=figure.id, what="recover", line=line))
    return bool(done)


def refresh(game: Gloom, figure: Unit, item: str, line: str = "") -> None:
    """GH-REC-04, GH-ITC-07: make an item usable again."""
    hero = game.hero(figure)
    hero.items[item] = "ready"
    hero.uses.pop(item, None)
    game.tell(Refreshed(figure=figure.id, item=item, line=line))


async def refresh_items(game: Gloom, figure: Unit, count: int, state: str, line: str, small: bool = False) -> bool:
    """GH-REC-03 … 05: refresh up to this many spent or consumed items, or only small ones. A marked item is never refreshed after being consumed."""
    hero = game.hero(figure)
    done = 0
    while done < count:
        worn = [i for i, s in hero.items.items() if s == state and not (s == "consumed" and game.content.items[i].unrecoverable)]
        worn = [i for i in worn if not small or game.content.items[i].slot == "small"]
        options = [Option("stop", ""), *(Option(f"refresh:{i}", i, item=i) for i in worn)]
        item = await game.choose(hero.seat, "refresh", options, figure=figure.id)
        if not item:
            break
        refresh(game, figure, item, line)
        done += 1
    return bool(done)
