"""Active bonuses: how they begin, are used up and end, and the cards and figures that leave with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Ability
from undercroft.games.haven.rules.bonuses import MOMENTS, moments
from undercroft.language.vocabulary import Node

from ..content import words as own
from ..content.printing import printed
from ..events import BonusBegan, BonusEnded, Worked
from ..game import Gloom
from ..state import Bonus, Unit
from .cards import lose
from .overlays import fall

WORDS: dict[type[Node], str] = {
    **MOMENTS, own.Elusive: "elusive", own.ImmuneTo: "immune", own.Summon: "summon", own.YouPerformAttack: "perform", own.AttackHurts: "damaged",
    own.YouRest: "rest", own.YourTurnStarts: "turn-start", own.YourTurnEnds: "turn-end", words.RoundEnd: "round-end", words.YouSuffer: "negate",
    own.ThisDies: "dies", own.EntersRift: "rift",
}  # fmt: skip
"""What sets off a bonus."""


def named(game: Gloom, ability: Ability, card: str) -> dict[str, Any]:
    """How the log refers to a bonus: by its card or item, if any, and by its line."""
    if game.events is None:
        return {}
    holder = card or (ability.id.split("/")[1] if ability.id.startswith("item/") else "")
    return {"card": holder, "source": "card" if holder else "none", "text": printed(ability)}


def begin_bonus(game: Gloom, figure: Unit, ability: Ability, card: str = "") -> None:
    """GH-ACT-01, GH-ACT-02, GH-ACT-07, GH-MOA-07, GH-MTN-07: a bonus takes effect, either each step that is always active, or the line with its
    trigger."""
    for step, moment in enumerate(moments(ability, WORDS)):
        for bearer in sharers(game, figure, ability):
            game.state.bonuses.setdefault(moment, []).append(Bonus(ability.id, step, bearer.id, ability.line.span, card))
            game.tell(BonusBegan(figure=bearer.id, what=moment, line=ability.id, **named(game, ability, card)))
            if moment == "immune":
                immune_now(game, bearer)


def sharers(game: Gloom, figure: Unit, ability: Ability) -> list[Unit]:
    """GH-MOA-07: the figures that get a bonus: the figure itself and, if the line says so, all its allies in range."""
    wide = next((s.mods for s in ability.specs if s.mods.all and ability.line.trigger is None), None)
    near = [] if wide is None else [a for a in game.allies(figure) if game.reachable(figure, a, wide.range or 1)]
    return [figure, *near]


def slot_xp(ability: Ability, at: int) -> int:
    """GH-EXP-04: the experience printed in a use slot."""
    slots = ability.line.slots
    return int(slots[at].removesuffix("xp")) if at < len(slots) and slots[at].endswith("xp") else 0


async def use_bonus(game: Gloom, bonus: Bonus) -> None:
    """GH-ACT-03, GH-ACT-04, GH-EXP-04: move the token to the next slot, which gives its experience. After the last slot, the bonus ends."""
    ability = game.content.abilities[bonus.ability]
    bearer = game.state.figures.get(bonus.bearer)
    game.tell(Worked(figure=bonus.bearer, what="bonus", line=bonus.ability))
    if not ability.line.uses:
        return
    if bearer is not None:
        game.gain_xp(bearer, slot_xp(ability, bonus.used), bonus.ability)
    bonus.used += 1
    if bonus.used >= ability.line.uses:
        if bonus.card and bearer is not None and bearer.id in game.state.heroes and bonus.card in game.hero(bearer).active:
            await leave_active(game, bearer, bonus.card)
        else:
            drop(game, lambda b: b is bonus)


def drop(game: Gloom, over: Callable[[Bonus], bool]) -> list[Bonus]:
    """Remove bonuses that have ended."""
    gone = game.lift(over)
    for moment, bonus in gone:
        about = named(game, game.content.abilities[bonus.ability], bonus.card)
        game.tell(BonusEnded(figure=bonus.bearer, what=moment, line=bonus.ability, **about))
    return [bonus for _, bonus in gone]


def end_bearer(game: Gloom, figure: str) -> None:
    """GH-EXH-07: end all bonuses of a figure that has left the map."""
    drop(game, lambda b: b.bearer == figure)


async def end_card(game: Gloom, card: str) -> None:
    """GH-ACT-09, GH-SUM-05: when a card leaves the active area, its bonuses end for everyone who shares them, and its summon leaves the map."""
    gone = drop(game, lambda b: b.card == card)
    await after_end(game, gone)


async def end_span(game: Gloom, span: str, bearer: str = "") -> None:
    """GH-ACT-07, GH-EOR-08: end the bonuses that last for the turn or the round, including those of monsters."""
    await after_end(game, drop(game, lambda b: b.span == span and not b.card and bearer in ("", b.bearer)))


async def after_end(game: Gloom, gone: list[Bonus]) -> None:
    """GH-SUM-05, GH-MOV-13: summons of ended bonuses leave the map, and a figure that no longer flies falls off an obstacle."""
    for bonus in gone:
        node = game.content.abilities[bonus.ability].specs[bonus.step].node if game.content.abilities[bonus.ability].specs else None
        bearer = game.state.figures.get(bonus.bearer)
        if isinstance(node, own.Summon):
            for summon in [f for f in game.state.figures.values() if f.line == bonus.ability and f.owner == bonus.bearer]:
                remove(game, summon)
        elif isinstance(node, words.Fly) and bearer is not None and not game.flying(bearer) and game.obstacles() >> bearer.cell & 1:
            await fall(game, bearer, bonus.ability)


def remove(game: Gloom, figure: Unit) -> None:
    """Remove a figure from the map, along with its bonuses, its turn and its place among targets."""
    s = game.state
    game.remove(figure)
    s.named.pop(figure.id, None)
    if s.turn is not None and s.turn.focus == figure.id:
        s.turn.focus = ""
    if s.action is not None and s.action.strike is not None:
        for ids in (s.action.strike.area, s.action.strike.order):
            ids[:] = [i for i in ids if i != figure.id]
    end_bearer(game, figure.id)


def immune_now(game: Gloom, figure: Unit) -> None:
    """GH-CON-05: a figure that becomes immune to a condition loses it. Cards already in a deck stay there."""
    for condition in list(figure.conditions):
        if game.immune(figure, condition):
            game.shed(figure, condition)


async def leave_active(game: Gloom, figure: Unit, card: str) -> None:
    """GH-ACT-04, GH-ACT-06 … 10, GH-SUM-04, GH-SUM-05: a card leaves the active area for the pile given by its action's icon, and its bonus ends."""
    hero = game.hero(figure)
    lost = game.half_in_force(hero, card).lost
    if lost:
        lose(game, figure, card)
    else:
        game.put(figure, card, "discard")
    await end_card(game, card)
