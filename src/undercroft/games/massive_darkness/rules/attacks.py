"""The attacks of heroes: their targets, and Charge and Safe Shot with the move that belongs to them (MD-HPH, MD-SKL)."""

from __future__ import annotations

from undercroft.grid.hexes import cells
from undercroft.kernel.decision import Option

from ..content import adventure_words as rules
from ..content import words
from ..content.traits import Kit, Lasting
from ..content.words import ATTACKS
from ..events import Went
from ..game import REACH, Dark
from ..state import AfterAction, AttackKind, Combat, Turn
from .actions import affords
from .choices import Attack, Charge, Deed, SafeShot
from .combat.stages import begin_combat
from .steps import enter, may_pass


def targets(game: Dark, zone: int, kind: AttackKind) -> dict[str, int]:
    """MD-HPH-07 … 09, MD-HPH-11, MD-HPH-12, MD-EQP-07, MD-CMB-14, MD-Q05-09, MD-Q05-16, MD-Q08-08: the targets an attack of a kind reaches from a
    zone, with their zones: enemies in sight and range, and pillars that can be attacked."""
    least, most = REACH[kind]
    seen = game.ways.seen(zone, least, most)
    found = {
        e: enemy.zone for e, enemy in game.state.enemies.items()
        if seen >> enemy.zone & 1 and game.behaves(enemy, rules.Untouchable) is None
    }  # fmt: skip
    if rules.PillarsHold in game.adventure.always:
        for p in game.state.pillars:
            for at in game.adventure.pillars[p].zones:
                if seen >> at & 1:
                    found.setdefault(p, at)
    return found


def attack_options(game: Dark, id: str, turn: Turn, kit: Kit) -> list[Option[Deed]]:
    """MD-HPH-07 … 12, MD-SKL-08, MD-SKL-12, MD-SKL-14: attacks with equipped weapons, a magic attack at range 0 with Spellblade, Charge and Safe
    Shot."""
    hero, dice = game.state.heroes[id], kit.dice
    found: list[Option[Deed]] = []
    for kind in ATTACKS:
        if kind in dice and affords(turn, kind):
            found += [Option(f"{kind}:{t}", Attack(kind, t), figure=t) for t in targets(game, hero.zone, kind)]
    if "melee" in dice and affords(turn, "magic") and game.has(id, words.Spellblade, kit):
        found += [Option(f"magic:{t}", Attack("magic", t, blades=True), figure=t) for t in targets(game, hero.zone, "melee")]
    if "melee" in dice and affords(turn, "melee"):
        for number, skill in _numbered(game.lasting(id, words.Charge, kit)):
            found += [Option(f"charge:{number}{game.name(z)}", Charge(z, skill.id), z) for z in charges(game, id)]
    if "ranged" in dice and affords(turn, "ranged"):
        for number, skill in _numbered(game.lasting(id, words.SafeShot, kit)):
            steps = [z for z in game.board.at.values() if game.ways.near[hero.zone] >> z & 1 and may_pass(game, hero.zone, z)]
            found += [Option(f"safe-shot:{number}{game.name(z)}", SafeShot(z, skill.id), z) for z in steps if targets(game, z, "ranged")]
    return found


def _numbered(skills: list[Lasting]) -> list[tuple[str, Lasting]]:
    """Skills of a kind, with numbers that tell their options apart; no number if there is only one."""
    return [(f"{n}:" if len(skills) > 1 else "", skill) for n, skill in enumerate(skills, 1)]


def charges(game: Dark, id: str) -> list[int]:
    """MD-SKL-08: zones with an enemy one or two steps away, not passing through a zone with another enemy and not out of an enemy's hold."""
    if game.held(id):
        return []
    start, near = game.hero(id).zone, game.ways.near
    slippery = game.has(id, words.Slippery)
    found = 0
    for zone in (z for z in range(len(near)) if near[start] >> z & 1 and may_pass(game, start, z)):
        found |= 1 << zone
        if slippery or not any(not e.stunned for e in game.enemies_at(zone).values()):
            for beyond in (z for z in range(len(near)) if near[zone] >> z & 1 and may_pass(game, zone, z)):
                found |= 1 << beyond
    return [z for z in range(len(near)) if found >> z & 1 and z != start and any(t in game.state.enemies for t in targets(game, z, "melee"))]


def through(game: Dark, id: str, zone: int) -> list[int]:
    """MD-SKL-08, MD-Q04-08: the zones through which a charge of two steps may pass; empty if the end is one step away."""
    start, near = game.hero(id).zone, game.ways.near
    if near[start] >> zone & 1 and may_pass(game, start, zone):
        return []
    slippery = game.has(id, words.Slippery)
    return [
        z for z in cells(near[start])
        if near[z] >> zone & 1 and may_pass(game, start, z) and may_pass(game, z, zone)
        and (slippery or all(e.stunned for e in game.enemies_at(z).values()))
    ]  # fmt: skip


def strike(game: Dark, id: str, target: str, kind: AttackKind, line: str = "", blades: bool = False) -> None:
    """MD-HPH-10, MD-CTR-02, MD-CTR-11: begin a combat; the enemy will counter-attack, unless the action was granted by command."""
    turn, s = game.turn, game.state
    zone = s.enemies[target].zone if target in s.enemies else targets(game, game.hero(id).zone, "melee" if blades else kind)[target]
    quiet = bool(turn.lent)
    if target in s.enemies and not quiet and target not in turn.attacked:
        turn.attacked.append(target)
    game.push(AfterAction())
    begin_combat(game, Combat(id, target, kind, zone, bonus=line, blades=blades, quiet=quiet))


async def charge(game: Dark, id: str, zone: int, line: str) -> None:
    """MD-SKL-08: move into a zone with an enemy and make a melee attack there."""
    path = [game.hero(id).zone, zone]
    if way := through(game, id, zone):
        path.insert(1, await game.choose(game.seat(id), "which-way", game.at("zone", way), figure=id))
    game.tell(Went(figure=id, path=tuple(path), how="charge", line=line, rules=("MD-SKL-08",)))
    for step in path[1:]:
        await enter(game, id, step)
    found = targets(game, zone, "melee")
    target = await game.choose(game.seat(id), "which-foe", [Option(f"enemy:{t}", t, figure=t) for t in found], figure=id)
    strike(game, id, target, "melee", _bonus(game, id, words.Charge, line))


async def safe_shot(game: Dark, id: str, zone: int, line: str) -> None:
    """MD-SKL-12: move one zone as if slippery, and make a ranged attack from there."""
    hero = game.hero(id)
    game.tell(Went(figure=id, path=(hero.zone, zone), how="safe-shot", line=line, rules=("MD-SKL-12",)))
    await enter(game, id, zone)
    found = targets(game, zone, "ranged")
    target = await game.choose(game.seat(id), "which-foe", [Option(f"enemy:{t}", t, figure=t) for t in found], figure=id)
    strike(game, id, target, "ranged", _bonus(game, id, words.SafeShot, line))


def _bonus(game: Dark, id: str, kind: type[words.Charge] | type[words.SafeShot], line: str) -> str:
    """The line whose effects apply to the attack; empty if nothing follows the word."""
    return line if next(step.modifiers for step in game.content.lines[line].steps if isinstance(step.node, kind)) else ""
