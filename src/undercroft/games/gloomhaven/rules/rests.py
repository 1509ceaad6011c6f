"""Resting, recovering cards and refreshing items."""

from __future__ import annotations

from undercroft.kernel.decision import Option

from ..game import Gloom
from ..state import Unit
from .bonuses import leave_active, use_bonus
from .cards import lose, recoverable
from .items import after_items, refresh


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
    for bonus, ability in game.bonuses("rest", figure.id):
        await game.perform(ability, figure)
        await use_bonus(game, bonus)
    await after_items(game, figure, "rest")


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
        game.worked(figure, "recover", line)
    return bool(done)


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
