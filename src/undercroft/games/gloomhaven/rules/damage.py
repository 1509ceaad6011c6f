"""Damage to figures: prevention, losing hit points, death and exhaustion."""

from __future__ import annotations

from undercroft.games.haven.content import words
from undercroft.games.haven.events import Died, Negated, Suffered
from undercroft.games.haven.state import cause
from undercroft.kernel.decision import EndBeat, Option

from ..events import CardMoved, Exhausted
from ..game import Gloom
from ..orders import Harm
from ..state import Hero, Unit
from .bonuses import end_bearer, leave_active, remove, use_bonus
from .cards import mark_lost
from .dungeon import note_slain
from .items import must_use, spend, usable
from .monster_attacks import dying_attack
from .scenario_goals import check_goal
from .scenarios import when_dies


# -- prevention ----------------------------------------------------------------------------------------------------------
def _ways(game: Gloom, figure: Unit, hero: Hero) -> list[Option[tuple[str, str]]]:
    """GH-DMG-01, GH-DMG-03, GH-DMG-05, GH-ACT-11: suffer the damage, lose a card from hand, or lose two discarded cards, including active cards that
    count as discarded. Bonuses and items against damage come first (GH-DMG-06)."""
    options: list[Option[tuple[str, str]]] = [Option("suffer", ("suffer", ""))]
    options += [Option(f"lose:{c}", ("lose", c), card=c) for c in hero.hand]
    if len(hero.discard) + len(game.counts_as_discarded(hero)) >= 2:
        options.append(Option("lose-two", ("two", "")))
    options += [Option(f"item:{i.id}", ("item", i.id), item=i.id) for i in usable(game, figure, words.YouSuffer)]
    return options


async def prevented(game: Gloom, figure: Unit, damage: int, source: str, by: str = "") -> bool:
    """GH-DMG-01, GH-DMG-03, GH-DMG-06, GH-DMG-09, GH-CON-44: whether a character prevents all of the damage. The event says how."""
    hero = game.hero(figure)
    for bonus, _ in game.bonuses("negate", figure.id):
        await use_bonus(game, bonus)
        game.tell(Negated(figure=figure.id, damage=damage, how="bonus", line=bonus.ability))
        return True
    verb, what = "item", must_use(usable(game, figure, words.YouSuffer))
    if not what:
        told = cause(source, "" if by == figure.id else by)
        verb, what = await game.choose(hero.seat, "damage", lambda: _ways(game, figure, hero), figure=figure.id, damage=damage, **told)
    match verb:
        case "suffer":
            return False
        case "lose":
            game.put(figure, what, "lost")
            mark_lost(game, hero, what)
        case "two":
            await lose_two(game, figure, hero)
        case "item":
            await spend(game, figure, what)
    game.tell(Negated(figure=figure.id, damage=damage, how=verb, line=source))
    return True


async def lose_two(game: Gloom, figure: Unit, hero: Hero) -> None:
    """GH-DMG-03, GH-ACT-11: lose two cards from the discard pile."""
    for left in (2, 1):
        cards = [*hero.discard, *game.counts_as_discarded(hero)]
        card = await game.choose(hero.seat, "lose-discard", [Option(f"lose:{c}", c, card=c) for c in cards], figure=figure.id, left=left)
        if card in hero.active:
            await leave_active(game, figure, card)
        game.put(figure, card, "lost")
        mark_lost(game, hero, card)


# -- losing health -------------------------------------------------------------------------------------------------------
async def suffer(game: Gloom, harm: Harm) -> None:
    """GH-DMG-01, GH-DMG-02, GH-DMG-07, GH-ATK-15, GH-SHD-03, GH-SUM-17: suffer damage, which nothing reduces. A character may prevent it; other
    figures cannot. A figure without hit points suffers none: an object that cannot be attacked, or a monster making its dying attack. `by` gets
    credit for a kill."""
    figure, damage, source, by = harm
    if damage <= 0 or not game.alive(figure) or figure.health <= 0:
        return
    game.settle()
    if figure.role == "character" and await prevented(game, figure, damage, source, by):
        return
    game.tell(Suffered(figure=figure.id, damage=damage, source=source, line=source))
    await lose_health(game, figure, damage, by)


async def lose_health(game: Gloom, figure: Unit, damage: int, by: str) -> None:
    """GH-DMG-02, GH-ATK-15, GH-EXH-01, FC-REG-05, FC-REG-09, FC-REG-10: lose hit points, which ends regenerate. At 0 or less, a monster dies and a
    character is exhausted."""
    beyond = damage - figure.health
    figure.health = max(0, figure.health - damage)
    for condition in game.HURT:
        game.shed(figure, condition)
    if figure.role == "character" and 2 * figure.health < figure.max_health:
        game.count(figure.id, "low-health")
    if figure.health > 0:
        return
    if figure.role == "character":
        await exhaust(game, figure, "health")
        return
    credit(game, figure, by, beyond)
    await die(game, figure)


def credit(game: Gloom, figure: Unit, by: str, beyond: int) -> None:
    """GH-ATK-20, GH-SUM-11, GH-EXP-05: credit a kill to the figure that dealt the damage, or to its owner if it is a summon."""
    s = game.state
    killer = s.figures.get(by)
    owner = by if killer is None else killer.owner or killer.id
    if figure.side != "monster":
        return
    s.kills += 1
    if owner in s.heroes:
        tally = s.heroes[owner].tally
        game.count(owner, "kills")
        if figure.rank == "elite":
            game.count(owner, "elites")
        if s.kills == 1:
            game.count(owner, "first-kill")
        tally["overkill"] = max(tally.get("overkill", 0), beyond)


async def die(game: Gloom, figure: Unit) -> None:
    """GH-ATK-15, GH-ATK-17 … 19, GH-SUM-04, GH-SPR-07: a figure dies and is removed. A monster leaves a money token unless it was summoned, spawned
    or an ally. A summon's card leaves the active area."""
    s = game.state
    await _last_words(game, figure)
    remove(game, figure)
    game.tell(Died(figure=figure.id, kind=figure.kind, rules=("GH-ATK-15",)))
    s.fallen.append(figure.kind)
    note_slain(game, figure)
    if figure.role == "monster" and not figure.coinless:
        s.coins[str(figure.cell)] = s.coins.get(str(figure.cell), 0) + 1
    if figure.role == "summon":
        owner = s.figures[figure.owner]
        for card in list(game.hero(owner).active):
            if figure.line.startswith(f"card/{card}/"):
                await leave_active(game, owner, card)
    await when_dies(game, figure)


async def _last_words(game: Gloom, figure: Unit) -> None:
    """GH-ATK-15, GH-EXH-07: perform what a monster's ability card says for when it dies this round, to the end, even if that exhausts the character
    whose turn it is."""
    game.ruling += 1
    for bonus, ability in game.bonuses("dies", figure.id):
        held = game.state.bonuses["dies"]
        held[:] = [b for b in held if b is not bonus]
        await dying_attack(game, figure, ability)
    game.ruling -= 1


async def exhaust(game: Gloom, figure: Unit, why: str) -> None:
    """GH-EXH-01 … 05, GH-EXH-07, GH-FIN-02, GH-SUM-06, GH-VPD-01 … 03: all cards are lost, bonuses and summons end, and the figure is removed. With
    permanent death, a character without cards stays on the map, and one without hit points is dead. A goal already met comes first."""
    s, hero = game.state, game.hero(figure)
    check_goal(game)
    hero.health = figure.health
    game.tell(Exhausted(figure=figure.id, why=why, rules=("GH-EXH-01" if why == "health" else "GH-EXH-02",)))
    for other in s.heroes:
        if other != figure.id and not hero.exhausted:
            game.count(other, "others-exhausted")
    hero.exhausted = True
    if s.mortal and why == "health":
        bury(hero)
    for summon in [f for f in s.figures.values() if f.owner == figure.id]:
        remove(game, summon)
    end_bearer(game, figure.id)
    for card in (*hero.hand, *hero.played, *hero.active, *hero.discard):
        hero.lost.append(card)
        game.tell(CardMoved(figure=figure.id, card=card, zone="lost"))
    hero.hand, hero.played, hero.active, hero.discard = [], [], {}, []
    if s.mortal and why == "cards":
        figure.spent = True
    else:
        remove(game, figure)
    if not game.characters():
        s.lost = True
        s.first = s.first or "lost"
    if s.turn is not None and not s.turn.figure and not game.ruling:
        raise EndBeat


def bury(hero: Hero) -> None:
    """GH-VPD-01, GH-VPD-07: a character dies permanently. Its items return to the shop's supply and its money is lost."""
    hero.dead = True
    hero.items, hero.uses, hero.bag = {}, {}, []
    hero.coins = hero.gold = 0


