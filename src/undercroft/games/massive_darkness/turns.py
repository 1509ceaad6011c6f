"""The heroes' phase: activations, actions, movement, and the counter-attacks that follow (MD-HPH, MD-PIC, MD-ABL, MD-CTR, MD-SKL)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from undercroft.kernel.decision import TABLE, Option

from . import adventure_words as rules
from . import words
from .adventures import happens, happens_now, leave, may_leave
from .board import members
from .combat import begin_combat
from .content import Effect
from .doors import door_options, open_door
from .effects import helps, walk
from .events import AbilityUsed, Activated, Commanded, FireworkLit, GotUp, ItemUsed, PickedUp, Went
from .game import REACH, Dark
from .gear import TOP, discard, draw_treasures, material, take_off, transmute
from .gear import TRANSMUTED as NEEDED
from .levels import check_level
from .state import Combat, Hero, Task, Turn
from .trading import trade
from .traits import Lasting
from .wounds import fell_pillar, heal

ACTIONS = 3
"""MD-HPH-02."""
MOVEMENT = 2
"""MD-HPH-16."""
COMBAT = ("melee", "ranged", "magic")
Choice = tuple[str, Any]


# -- activations ---------------------------------------------------------------------------------------------------------------
async def heroes_phase(game: Dark) -> bool:
    """MD-HPH-01, MD-HPH-20, MD-RND-01: one step of the heroes' phase; returns True if every hero has had a turn."""
    s = game.state
    if s.turn is None:
        up = game.standing()
        coming = next((id for id in game.order() if id in up and id not in s.acted), None)
        if coming is None:
            return True
        begin_turn(game, coming)
    else:
        match s.turn.stage:
            case "start":
                s.turn.stage = "act"
            case "act":
                await act(game)
            case "counter":
                await counter(game)
    return False


def begin_turn(game: Dark, id: str) -> None:
    """MD-HPH-02, MD-SKL-06, MD-SKL-11, MD-ABL-04: activate a hero with three actions plus those from skills; effects at the start of the
    activation happen now."""
    s = game.state
    hero = game.hero(id)
    hero.warded = False
    s.turn = Turn(id, actions=ACTIONS)
    game.tell(Activated(figure=id, how="hero", rules=("MD-HPH-01",)))
    for skill in game.lasting(id, words.MoreActions):
        assert isinstance(skill.node, words.MoreActions)
        s.turn.actions += skill.node.by
    for skill in game.lasting(id, words.MoreActionsOf):
        assert isinstance(skill.node, words.MoreActionsOf)
        s.turn.extra[skill.node.type] = s.turn.extra.get(skill.node.type, 0) + skill.node.by
    for skill in game.lasting(id, words.Regeneration):
        assert isinstance(skill.node, words.Regeneration)
        heal(game, id, skill.node.value, skill.id, "MD-SKL-11")
    for effect in reversed(game.kit(id).starts):
        if game.meets(id, effect.line.conditions):
            game.push_line(id, effect)


async def act(game: Dark) -> None:
    """MD-ACT-02, MD-HPH-03 … 06, MD-HPH-13, MD-HPH-17, MD-HPH-21: the player decides on one thing to do, for the hero being activated or the one
    under command: an action, part of an action in progress, or something free."""
    turn = game.turn
    id = turn.lent or turn.hero
    if turn.trade is not None:
        await trade(game, id)
        return
    options = moving_options(game, id) if turn.moving else action_options(game, id)
    verb, thing = await game.choose(game.seat(id), "move" if turn.moving else "act", options, figure=id, actions=left(turn), points=turn.points)
    await perform(game, id, verb, thing)


def left(turn: Turn) -> int:
    """Actions left, including extra ones."""
    return 1 if turn.lent else turn.actions + sum(turn.extra.values())


def affords(turn: Turn, kind: str) -> bool:
    """MD-SKL-06: whether an action of a kind is left: an extra one of that type, a combat action for attacks, or any."""
    return bool(turn.lent) or turn.actions > 0 or any(turn.extra.get(k, 0) for k in _fitting(kind))


def _fitting(kind: str) -> tuple[str, ...]:
    return (kind, "combat") if kind in COMBAT else (kind,)


def spend(turn: Turn, kind: str) -> None:
    """MD-SKL-06: spend an action; extra actions of its type are used first."""
    if turn.lent:
        return
    for k in _fitting(kind):
        if turn.extra.get(k, 0):
            turn.extra[k] -= 1
            return
    turn.actions -= 1


# -- what can be done --------------------------------------------------------------------------------------------------------
def action_options(game: Dark, id: str) -> list[Option[Choice]]:
    """MD-HPH-05, MD-HPH-14, MD-HPH-15, MD-STN-02, MD-STN-08: everything a hero may do now; a stunned hero must get up first."""
    turn, hero = game.turn, game.hero(id)
    end: Option[Choice] = Option("end", ("end", ""))
    if hero.stunned:
        return [Option("get-up", ("get-up", "")), end] if affords(turn, "get-up") else [end]
    found: list[Option[Choice]] = []
    found += attack_options(game, id)
    if affords(turn, "move"):
        found += movement_options(game, id)
    if affords(turn, "other"):
        if game.has(id, words.Teleport) and steps_of(game, id, slippery=True):
            found.append(Option("teleport", ("teleport", "")))
        if _can_trade(game, id):
            found.append(Option("trade", ("trade", "")))
        if rules.Levers in game.adventure.always and game.state.pillars:
            known = game.adventure.tokens
            found += [Option(f"pull:{t}", ("pull", t), hero.zone) for t in _tokens_at(game, hero.zone) if t in known and known[t][0] == "lair"]
        if game.has(id, words.Command) and not turn.commanded:
            found += [Option(f"command:{o}", ("command", o), figure=o) for o in game.standing() if o != id]
    if not turn.lent:
        found += free_options(game, id)
    return [*found, end]


def _can_trade(game: Dark, id: str) -> bool:
    """MD-TRD-01: whether there is anything to rearrange or exchange."""
    near = [o for o, h in game.state.heroes.items() if h.zone == game.hero(id).zone and not h.left]
    return any(game.gear(o) or game.hero(o).tokens for o in near)


def free_options(game: Dark, id: str) -> list[Option[Choice]]:
    """MD-CLS-03, MD-ABL-01 … 04, MD-TRA-01, MD-HPH-06, MD-EQP-09: things that cost no action: the ability, transmutation, and using items."""
    hero, turn, found = game.hero(id), game.turn, []
    between = between_actions(game, id)
    ready = between and not turn.used and _can_pay(game, hero) and _conditions_met(game, id, between)
    if ready and helps(game, id, [e.line for e in between]):
        found.append(Option[Choice]("ability", ("ability", "")))
    for card in dict.fromkeys(game.gear(id)):
        gear = game.content.equipment[card]
        usable = game.usable(card) and (gear.text.slot == "none" or card in (hero.body, *hero.hands))
        usable = usable and _conditions_met(game, id, gear.use)
        if gear.use and usable and (not gear.text.consumable or helps(game, id, [e.line for e in gear.use])):
            found.append(Option(f"use:{card}", ("use", card), item=card))
    if len(material(game, id)) >= NEEDED:
        found.append(Option("transmute", ("transmute", "")))
    return found


def _conditions_met(game: Dark, id: str, effects: Iterable[Effect]) -> bool:
    """MD-CND-01: whether a hero meets the conditions of effects; those of an effect that lasts are checked whenever it works."""
    return all(e.line.span or game.meets(id, e.line.conditions) for e in effects)


def between_actions(game: Dark, id: str) -> list[Effect]:
    """MD-ABL-04: the effects of a hero's ability between actions; empty if it applies to a roll."""
    return [e for e in game.content.classes[game.hero(id).kind].ability.effects if e.line.trigger is None or e.line.span]


def _can_pay(game: Dark, hero: Hero) -> bool:
    """MD-ABL-03, MD-STY-06: whether the hero has a point of experience or, in story mode, a shard."""
    return hero.xp + (hero.shards if game.state.story else 0) > 0


def targets(game: Dark, zone: int, kind: str) -> dict[str, int]:
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


def weapons(game: Dark, id: str) -> tuple[str, ...]:
    """MD-HPH-07 … 10: the attack types for which equipment with dice is equipped."""
    dice = game.kit(id).dice
    return tuple(kind for kind in COMBAT if kind in dice)


def attack_options(game: Dark, id: str) -> list[Option[Choice]]:
    """MD-HPH-07 … 12, MD-SKL-08, MD-SKL-12, MD-SKL-14: attacks with equipped weapons, a magic attack at range 0 with Spellblade, Charge and Safe
    Shot."""
    turn, hero, found = game.turn, game.hero(id), []
    dice = weapons(game, id)
    for kind in dice:
        if affords(turn, kind):
            found += [Option[Choice](f"{kind}:{t}", ("attack", (kind, t, "", False)), figure=t) for t in targets(game, hero.zone, kind)]
    if "melee" in dice and affords(turn, "magic") and game.has(id, words.Spellblade):
        found += [Option(f"magic:{t}", ("attack", ("magic", t, "", True)), figure=t) for t in targets(game, hero.zone, "melee")]
    if "melee" in dice and affords(turn, "melee"):
        for number, skill in _numbered(game.lasting(id, words.Charge)):
            found += [Option(f"charge:{number}{game.name(z)}", ("charge", (z, skill.id)), z) for z in charges(game, id)]
    if "ranged" in dice and affords(turn, "ranged"):
        for number, skill in _numbered(game.lasting(id, words.SafeShot)):
            steps = [z for z in game.board.at.values() if game.ways.near[hero.zone] >> z & 1 and may_pass(game, hero.zone, z)]
            found += [Option(f"safe-shot:{number}{game.name(z)}", ("safe-shot", (z, skill.id)), z) for z in steps if targets(game, z, "ranged")]
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
        z for z in members(near[start])
        if near[z] >> zone & 1 and may_pass(game, start, z) and may_pass(game, z, zone)
        and (slippery or all(e.stunned for e in game.enemies_at(z).values()))
    ]  # fmt: skip


def may_pass(game: Dark, a: int, b: int) -> bool:
    """MD-Q10-05: heroes may use stairs only after achieving the objective of the stage they stand on."""
    needs = next((stair.needs for stair in game.adventure.stairs if (stair.a, stair.b) == (a, b)), "")
    return not needs or needs in game.state.done


def steps_of(game: Dark, id: str, slippery: bool = False) -> int:
    """MD-MOV-01 … 03, MD-MOV-06, MD-HPH-18: the zones one step away; none while an enemy holds the hero."""
    hero = game.hero(id)
    if not slippery and game.held(id):
        return 0
    near = game.ways.near[hero.zone]
    if game.adventure.stairs:
        near = sum(1 << z for z in range(near.bit_length()) if near >> z & 1 and may_pass(game, hero.zone, z))
    return near


def movement_options(game: Dark, id: str) -> list[Option[Choice]]:
    """MD-HPH-16 … 19, MD-DOR-01, MD-PIC-01, MD-PIC-02, MD-OBJ-05, MD-Q05-07: what a movement point buys: a step, a door, all tokens of the zone,
    leaving by the exit, or a firework."""
    hero, s = game.hero(id), game.state
    found: list[Option[Choice]] = [Option(o.key, ("step", o.value), o.cell) for o in game.at("step", steps_of(game, id))]
    found += [Option(o.key, ("open", o.value), o.cell) for o in door_options(game, hero.zone)]
    if not game.enemies_at(hero.zone) and (hero.zone in s.regular or hero.zone in s.special or _tokens_at(game, hero.zone, fixed=False)):
        found.append(Option("pick-up", ("pick-up", ""), hero.zone))
    if hero.zone == game.adventure.exit and may_leave(game) and not game.held(id):
        found.append(Option("leave", ("leave", "")))
    if "firework" in hero.tokens:
        found.append(Option("firework", ("firework", ""), hero.zone))
    return found


def moving_options(game: Dark, id: str) -> list[Option[Choice]]:
    """MD-HPH-17: the rest of a move action; unspent points are lost."""
    return [*movement_options(game, id), Option("stop", ("stop", ""))]


def _tokens_at(game: Dark, zone: int, fixed: bool = True) -> list[str]:
    """MD-PIC-01, MD-PIC-11: objective tokens in a zone; `fixed`: include those that only mark a place."""
    known = game.adventure.tokens
    return [id for id, at in game.state.tokens.items() if at == zone and (fixed or id not in known or known[id][2])]


# -- carrying out choices ----------------------------------------------------------------------------------------------------
async def perform(game: Dark, id: str, verb: str, thing: Any) -> None:
    """MD-HPH-05, MD-HPH-14, MD-SKL-09, MD-SKL-17: carry out one choice of a hero."""
    turn = game.turn
    if verb in ("step", "open", "pick-up", "leave", "firework"):
        await move(game, id, verb, thing)
        return
    match verb:
        case "stop":
            turn.moving, turn.points = False, 0
            await action_ends(game)
        case "end":
            await end_actions(game)
        case "get-up":
            spend(turn, "get-up")
            game.hero(id).stunned = False
            game.tell(GotUp(figure=id, rules=("MD-HPH-14",)))
            await action_ends(game)
        case "attack":
            kind, target, line, blades = thing
            spend(turn, kind)
            strike(game, id, target, kind, line, blades)
        case "charge":
            spend(turn, "melee")
            await charge(game, id, *thing)
        case "safe-shot":
            spend(turn, "ranged")
            await safe_shot(game, id, *thing)
        case "teleport":
            spend(turn, "other")
            skill = max(game.lasting(id, words.Teleport), key=lambda s: s.node.zones)  # type: ignore[attr-defined]
            assert isinstance(skill.node, words.Teleport)
            await walk(game, id, skill.node.zones, skill.id, slippery=True)
            await action_ends(game)
        case "trade":
            spend(turn, "other")
            turn.trade = []
        case "pull":
            spend(turn, "other")
            await pull(game, id, thing)
        case "command":
            spend(turn, "other")
            turn.commanded, turn.lent = True, thing
            game.tell(Commanded(figure=id, target=thing, line=game.lasting(id, words.Command)[0].id, rules=("MD-SKL-09",)))
        case "ability":
            await use_ability(game, id)
            game.push(Task("after"))
            for effect in reversed(between_actions(game, id)):
                game.push_line(id, effect)
        case "use":
            use(game, id, thing)
        case "transmute":
            game.push(Task("after"))
            await transmute(game, id)


async def use_ability(game: Dark, id: str, defending: bool = False, line: str = "") -> None:
    """MD-CLS-03, MD-ABL-01, MD-ABL-02, MD-ABL-04, MD-STY-06: the ability costs a point of experience or, in story mode, a shard if the player
    prefers; once per activation."""
    hero = game.hero(id)
    coin = "xp"
    if game.state.story and hero.shards:
        options = [Option(f"pay:{coin}", coin) for coin, have in (("xp", hero.xp), ("shard", hero.shards)) if have]
        coin = await game.choose(game.seat(id), "pay-ability", options, figure=id)
    if coin == "xp":
        hero.xp -= 1
    else:
        hero.shards -= 1
    if defending:
        hero.warded = True
    if game.state.turn is not None and game.state.turn.hero == id:
        game.state.turn.used = True
    game.tell(AbilityUsed(figure=id, name=game.content.classes[hero.kind].ability.text.name, line=line, rules=("MD-ABL-01",)))


def use(game: Dark, id: str, card: str) -> None:
    """MD-EQP-09, MD-EQP-10: carry out an item's text; a consumable is discarded first."""
    gear = game.content.equipment[card]
    game.tell(ItemUsed(figure=id, card=card, rules=("MD-EQP-09",)))
    if gear.text.consumable:
        take_off(game, game.hero(id), card)
        discard(game, card)
    game.push(Task("after"))
    for effect in reversed(gear.use):
        game.push_line(id, effect)


def strike(game: Dark, id: str, target: str, kind: str, line: str, blades: bool = False) -> None:
    """MD-HPH-10, MD-CTR-02, MD-CTR-11: begin a combat; the enemy will counter-attack, unless the action was granted by command."""
    turn, s = game.turn, game.state
    zone = s.enemies[target].zone if target in s.enemies else targets(game, game.hero(id).zone, "melee" if blades else kind)[target]
    quiet = bool(turn.lent)
    if target in s.enemies and not quiet and target not in turn.attacked:
        turn.attacked.append(target)
    game.push(Task("after"))
    begin_combat(game, Combat(id, target, kind, zone, bonus=line, blades=blades, quiet=quiet))  # type: ignore[arg-type]


async def after_task(game: Dark, task: Task) -> None:
    """MD-LVL-02, MD-HPH-21: the end of an attack, or of a free action."""
    if game.state.turn is not None:
        await action_ends(game)


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


async def enter(game: Dark, id: str, zone: int) -> None:
    """MD-ZON-11: a hero enters a zone, however many figures are there; the adventure's rules may trigger before anything else is done."""
    game.hero(id).zone = zone
    for name, place in game.adventure.places.items():
        if place == zone:
            await happens_now(game, rules.HeroEnters(name), hero=id)


async def move(game: Dark, id: str, verb: str, thing: Any) -> None:
    """MD-HPH-16, MD-HPH-17, MD-SKL-07: spend a movement point, the first by spending an action; the action ends with its last point."""
    turn, hero, s = game.turn, game.hero(id), game.state
    if not turn.moving:
        spend(turn, "move")
        turn.moving, turn.points = True, MOVEMENT
        for skill in game.lasting(id, words.MoreMovement):
            assert isinstance(skill.node, words.MoreMovement)
            turn.points += skill.node.by
    turn.points -= 1
    game.push(Task("moved", id))
    match verb:
        case "step":
            game.tell(Went(figure=id, path=(hero.zone, thing), how="step", rules=("MD-HPH-18",)))
            await enter(game, id, thing)
        case "open":
            open_door(game, thing, hero.zone, id)
        case "pick-up":
            pick_up(game, id)
        case "leave":
            leave(game, id)
        case "firework":
            hero.tokens.remove("firework")
            s.fireworks.append(hero.zone)
            game.tell(FireworkLit(figure=id, cell=hero.zone, rules=("MD-Q05-07",)))


async def moved_task(game: Dark, task: Task) -> None:
    """MD-HPH-17: the move action is over when its points are spent or nothing can be done with them."""
    turn = game.state.turn
    if turn is None or not turn.moving:
        return
    id = turn.lent or turn.hero
    hero = game.hero(id)
    if turn.points <= 0 or hero.dead or hero.left or not movement_options(game, id):
        turn.moving, turn.points = False, 0
        await action_ends(game)


def pick_up(game: Dark, id: str) -> None:
    """MD-PIC-01, MD-PIC-03 … 06, MD-PIC-10, MD-LVL-13, MD-OBJ-04: pick up all tokens of the zone: treasure of the level of the tile's token, special
    treasure one level higher, two cards on a level-5 tile; face-down tokens are revealed."""
    s, zone = game.state, game.hero(id).zone
    regular, special = s.regular.count(zone), s.special.count(zone)
    s.regular = [z for z in s.regular if z != zone]
    s.special = [z for z in s.special if z != zone]
    tokens = _tokens_at(game, zone, fixed=False)
    level = treasure_level(game, zone)
    things = tuple(filter(None, map(game.token_name, tokens)))
    game.tell(PickedUp(figure=id, regular=regular, special=special, tokens=tuple(tokens), things=things, rules=("MD-PIC-01",)))
    for token in reversed(tokens):
        del s.tokens[token]
        game.push(Task("token", id, token))
    if level >= TOP:
        draw_treasures(game, id, regular + 2 * special, TOP)
    else:
        draw_treasures(game, id, special, level + 1)
        draw_treasures(game, id, regular, level)


def treasure_level(game: Dark, zone: int) -> int:
    """MD-LVL-16, MD-PIC-03, MD-PIC-06, MD-Q09-15: the level of the tile's token; without one, or if the adventure says so, the current level."""
    tile = game.board.zones[zone].tile
    current = game.adventure.always.get(rules.CurrentTreasure)
    if current is not None and current.line.steps[0].node == rules.CurrentTreasure(game.board.tiles[tile].lower()):
        return game.state.level
    return game.tile_level(tile) or game.state.level


async def token_task(game: Dark, task: Task) -> None:
    """MD-PIC-09, MD-OBJ-04, MD-Q01-05: an objective token has the effect the adventure defines; a face-down one is revealed at random."""
    known = game.adventure.tokens.get(task.what)
    kind = known[0] if known is not None else await game.draw("token", game.state.buried)
    happens(game, rules.PicksUp(kind), hero=task.who)


async def pull(game: Dark, id: str, token: str) -> None:
    """MD-Q10-15: flip a lever, and remove a pillar the players choose."""
    del game.state.tokens[token]
    pillar = await game.choose(game.seat(id), "which-pillar", [Option(f"pillar:{p}", p, figure=p) for p in game.state.pillars], figure=id)
    await fell_pillar(game, pillar)
    await action_ends(game)


async def action_ends(game: Dark) -> None:
    """MD-LVL-02, MD-SKL-09: the end of an action: the level may rise; an action granted by command is over."""
    check_level(game)
    turn = game.state.turn
    if turn is not None:
        turn.lent = ""
        hero = game.hero(turn.hero)
        if hero.left:
            game.state.acted.append(turn.hero)
            game.state.turn = None


async def end_actions(game: Dark) -> None:
    """MD-HPH-03, MD-HPH-13, MD-LVL-02: all remaining actions are lost, and enemies that were attacked counter-attack. A hero who was granted an
    action by command only gives that up."""
    turn = game.turn
    if turn.lent:
        await action_ends(game)
        return
    check_level(game)
    turn.actions, turn.extra = 0, {}
    turn.stage = "counter"


async def counter(game: Dark) -> None:
    """MD-CTR-01, MD-CTR-02, MD-CTR-08 … 10, MD-HPH-03: every surviving enemy that was attacked counter-attacks once, in an order the players
    choose; then the activation is over."""
    s, turn = game.state, game.turn
    waiting = [id for id in turn.attacked if id in s.enemies and not s.enemies[id].asleep]
    if not waiting:
        s.acted.append(turn.hero)
        s.turn = None
        return
    id = await game.choose(TABLE, "which-counter", [Option(f"enemy:{e}", e, figure=e) for e in waiting], figure=turn.hero)
    turn.attacked.remove(id)
    game.push(Task("activate", id, turn.hero))
