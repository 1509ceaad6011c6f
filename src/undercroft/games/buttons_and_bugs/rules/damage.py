"""Damage, suffered or negated, and what it leads to: exhaustion and death."""

from __future__ import annotations

from undercroft.games.haven.events import Died, Negated, Suffered
from undercroft.games.haven.state import Figure, cause
from undercroft.kernel.decision import EndBeat, Option

from ..events import Exhausted
from ..game import PLAYER, Bugs
from ..orders import Harm
from ..state import HERO
from .bonuses import use_bonus
from .cards import dismiss
from .ending import finish
from .scenarios import when_dies


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


async def suffer(game: Bugs, harm: Harm) -> None:
    """BB-SUF-01, BB-ATK-08, BB-SHI-04, BB-AMT-09: suffer damage, which nothing reduces. The character may negate it (BB-DMG-01). Monsters and
    objectives lose their own hit points and are removed at 0 (BB-MDT-01, BB-MDT-02, BB-MON-04, BB-TER-27)."""
    figure, damage, source, by, told = harm
    if damage <= 0 or not game.alive(figure):
        return
    game.settle()
    if figure.side == "hero":
        how = await negate(game, damage, told or source, by)
        if how:
            game.tell(Negated(figure=HERO, damage=damage, how=how, line=source))
            return
    elif figure.max_health == 0:
        return
    figure.health = max(0, figure.health - damage)
    game.tell(Suffered(figure=figure.id, damage=damage, source=source, line=source))
    if figure.health == 0:
        if figure.side == "hero":
            exhaust(game, "health")
        else:
            await die(game, figure)


def exhaust(game: Bugs, why: str) -> None:
    """BB-EXH-01, BB-EXH-04, BB-EXH-05, BB-END-02, BB-BON-17: at 0 health or without enough cards, the character is removed and the scenario is
    lost at once."""
    s = game.state
    game.tell(Exhausted(why=why, rules=("BB-EXH-01" if why == "health" else "BB-EXH-02",)))
    s.figures.pop(HERO)
    s.lost = True
    finish(game)
    raise EndBeat


async def die(game: Bugs, figure: Figure) -> None:
    """BB-MDT-02, BB-MDT-03, BB-MDT-05, BB-BON-17: a monster dies at once and loses its cube, its conditions, its bonuses and the rest of its
    turn."""
    s = game.state
    game.remove(figure)
    if s.action is not None:
        for ids in (s.action.hit, s.action.area):
            ids[:] = [i for i in ids if i != figure.id]
    game.lift(lambda bonus: bonus.bearer == figure.id)
    game.tell(Died(figure=figure.id, kind=figure.kind))
    if figure.side == "object":
        s.destroyed.append(figure.kind)
    await when_dies(game, figure)
