"""How hard a figure hits, how much it withstands, and what equipment is worth to a hero. Rough numbers, in wounds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from ..content import words
from ..content.dice import NO_DICE, Pool
from ..content.traits import Kit, Trait
from ..game import REACH, Dark
from ..state import Enemy
from ..table.odds import mean_wounds

KEPT, KITS = 8192, 1024
"""How many results are remembered: those about pools of dice, and those about the larger kits."""
BAM = {"yellow": 1 / 6, "red": 2 / 6, "blue": 1 / 6, "green": 2 / 6}
"""The probability that a die shows a bam."""


@lru_cache(maxsize=KEPT)
def _bams(pool: Pool) -> float:
    return sum(BAM[colour] for colour in pool.cut().each())


@lru_cache(maxsize=KITS)
def flat(traits: tuple[Trait, ...], kind: str, pool: Pool) -> float:
    """What effects without dice add on average: automatic swords, shields and wounds, and those that a symbol may buy."""
    total = 0.0
    for trait in traits:
        if trait.optional or (trait.kinds and kind not in trait.kinds):
            continue
        share = 1.0 if not trait.enchantment else min(1.0, _bams(pool) / (trait.bams + 2 * trait.diamonds)) if trait.bams + trait.diamonds else 0.0
        if trait.conditions:
            share *= 0.6
        for node in trait.flat:
            match node:
                case words.Points(by=by) | words.Wounds(by=by):
                    total += share * by
                case words.TheirPoints(by=by):
                    total -= share * by
                case words.StunTarget():
                    total += share
                case words.Symbols(by=by):
                    total += 0.4 * share * by
        total += 0.3 * len(trait.rerolls) + 0.6 * share * len(trait.dice)
    return total


# -- attacks and defence ---------------------------------------------------------------------------------------------------------
def strike(game: Dark, id: str, enemy: Enemy, kind: str) -> float:
    """The average wounds that a hero's attack deals to an enemy."""
    kit = game.kit(id)
    mine, theirs = kit.dice.get(kind, NO_DICE), game.enemy_kit(enemy, kind)
    shields = theirs.dice.get("defence", NO_DICE)
    base = mean_wounds(mine, shields, 0)
    return max(0.1, base + flat(kit.attack, kind, mine) - 0.7 * flat(theirs.defence, kind, shields))


def menace(game: Dark, enemy: Enemy, kit: Kit) -> float:
    """The average wounds that an enemy deals to a hero with this kit, with the best of its attacks."""
    shields = kit.dice.get("defence", NO_DICE)
    worst = 0.0
    for kind in REACH:
        theirs = game.enemy_kit(enemy, kind)
        if kind in theirs.dice:
            worst = max(worst, mean_wounds(theirs.dice[kind], shields, 0) + flat(theirs.attack, kind, theirs.dice[kind]))
    return max(0.0, worst - 0.7 * flat(kit.defence, "", shields))


def body(game: Dark, enemy: Enemy) -> float:
    """How many wounds it takes to defeat an enemy."""
    return enemy.health + sum(enemy.minions)


# -- equipment ---------------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=KITS)
def outfit_worth(kit: Kit) -> float:
    """The worth of a hero with this kit in a fight."""
    best = 0.0
    for kind in REACH:
        if kind in kit.dice:
            pool = kit.dice[kind]
            hit = mean_wounds(pool, Pool(blue=1), 0) + flat(kit.attack, kind, pool)
            best = max(best, hit + (0.3 if kind != "melee" else 0.0)) + 0.15 * (best > 0)
    shields = kit.dice.get("defence", NO_DICE)
    stops = 1.5 - mean_wounds(Pool(yellow=2), shields, 0) + 0.5 * flat(kit.defence, "", shields)
    return 1.6 * best + 1.2 * stops + 0.25 * sum(map(len, kit.lasting.values()))


def worth_with(game: Dark, id: str, body_: str, hands: list[str], pack: list[str]) -> float:
    """The worth of a hero wearing and carrying these cards."""
    hero = game.hero(id)
    old = hero.body, hero.hands, hero.pack
    hero.body, hero.hands, hero.pack = body_, hands, pack
    found = outfit_worth(game.kit(id)) if hero.kind else 0.0
    hero.body, hero.hands, hero.pack = old
    return found


def gain(game: Dark, id: str, card: str, displaced: str = "") -> float:
    """How much better a hero would be with a card equipped, or carried if it needs no slot."""
    hero, slot = game.hero(id), game.content.equipment[card].text.slot
    now = worth_with(game, id, hero.body, hero.hands, [c for c in hero.pack if c != card])
    rest = [c for c in hero.pack if c != card]
    match slot:
        case "none":
            return worth_with(game, id, hero.body, hero.hands, [*rest, card]) - now
        case "body":
            return worth_with(game, id, card, hero.hands, rest) - now
        case "two-hands":
            return worth_with(game, id, hero.body, [card], rest) - now
    hands = [h for h in hero.hands if game.content.equipment[h].text.slot == "hand"]
    if displaced and displaced in hands:
        hands.remove(displaced)
    if len(hands) < 2:
        return worth_with(game, id, hero.body, [*hands, card], rest) - now
    return max(worth_with(game, id, hero.body, [kept, card], rest) for kept in hands) - now


def covered(game: Dark, zone: int, dice: Mapping[str, Pool]) -> int:
    """The zones reached from a zone by attacks of the types that have dice. Sight is mutual, so the zone can be attacked from them too."""
    found = 0
    for kind, (least, most) in REACH.items():
        if kind in dice:
            found |= game.ways.seen(zone, least, most)
    return found
