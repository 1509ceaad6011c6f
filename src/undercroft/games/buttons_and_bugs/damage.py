"""Damage to the character, suffered or negated."""

from __future__ import annotations

from undercroft.games.haven.figures import cause
from undercroft.kernel.decision import Option

from .bonuses import use_bonus
from .cards import dismiss
from .game import PLAYER, Bugs


def b_sides(game: Bugs) -> list[str]:
    """Cards that count as B-sides in hand. BB-BON-16: an active A-side is flipped when it leaves the active area."""
    cards = game.state.cards
    hand = [c for c in game.zone("hand") if cards[c].side == "b"]
    return hand + [c for c in game.zone("active") if cards[c].side == "a" and not game.active_half(c).lost]


def negations(game: Bugs, damage: int) -> list[Option[tuple[str, str]]]:
    """BB-DMG-02 … 06, BB-DMG-09 … 11, BB-DMG-13, BB-BON-11, BB-BON-12: the ways to negate damage: use a bonus that allows it, discard one A-side from
    hand, discard two B-sides from hand, or lose one card from hand or the discard pile. Active cards may be dismissed for this. Played cards are in
    neither place."""
    cards = game.state.cards
    options = [Option(f"bonus:{b.ability}", ("bonus", b.ability), card=b.card) for b, _ in game.bonuses("suffer", "hero")]
    hand, active = game.zone("hand"), [c for c in game.zone("active") if not game.active_half(c).lost]
    options += [Option(f"discard:{c}", ("discard", c), card=c) for c in hand if cards[c].side == "a"]
    pairs = b_sides(game)
    if len(pairs) > 1:
        options += [Option(f"discard-two:{c}", ("two", c), card=c) for c in pairs]
    options += [Option(f"lose:{c}", ("lose", c), card=c) for c in (*hand, *game.zone("discard"), *active)]
    return options


async def negate(game: Bugs, damage: int, source: str, by: str) -> str:
    """BB-DMG-01, BB-DMG-07, BB-DMG-08, BB-DMG-12: negate all damage from one source or none of it. The question names the source. Returns how the
    damage was negated, or "" if it is suffered."""
    options = [Option("suffer", ("", "")), *negations(game, damage)]
    how, card = await game.choose(PLAYER, "damage", options, damage=damage, **cause(source, by))
    if not how:
        return ""
    if how == "bonus":
        bonus = next(b for b, _ in game.bonuses("suffer", "hero") if b.ability == card)
        await use_bonus(game, bonus)
        return card
    chosen = [card]
    if how == "two":
        others = [Option(f"discard-two:{c}", c, card=c) for c in b_sides(game) if c != card]
        chosen.append(await game.choose(PLAYER, "damage-second", others, damage=damage))
    for c in chosen:
        if game.state.cards[c].zone == "active":
            await dismiss(game, c)
        game.put(c, "lost" if how == "lose" else "discard")
    return f"{how}:{'+'.join(chosen)}"
