"""Advice for bots: how good a position is, and which options a sensible player would consider first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.kernel.decision import Decision, Option

from ..content import adventure_words as rules
from ..content import words
from ..content.dice import FACES, expected
from ..content.traits import Trait
from ..game import Dark
from ..rules.actions import left
from ..rules.combat.sides import Side
from ..rules.gear import can_equip
from ..state import Combat, Die, Enemy
from .plans import (
    SOON,
    WARY,
    besieged,
    body,
    breakable,
    draws_in,
    field,
    gain,
    guarded,
    haste,
    holds,
    last_chance,
    leaves,
    menace,
    outfit_worth,
    stands,
    strike,
    trapped,
    urgency,
    worth_with,
)

SHARP = 3.0
"""How strongly each point of worth raises an option's weight, as a power of two."""
JUNK = 0.15
"""Equipment that improves no hero by more than this is used for transmutation."""
PLAIN: dict[str, dict[str, float]] = {
    "agree-bleed": {"agree": 1, "refuse": 2},
    "agree-give": {"agree": 4, "refuse": 1},
    "agree-hand": {"agree": 4, "refuse": 1},
    "agree-fetch": {"agree": 4, "refuse": 1},
    "pay-ability": {"pay": 1},
}
"""The weight of an option's verb by prompt; prompts not listed here are open questions."""


# -- how good a position is --------------------------------------------------------------------------------------------------
def score(game: Dark) -> float:
    """How good the position is for the party, from 0 (lost) to 1 (won). In between, objectives, health, sparks, strength and the remaining enemies
    count."""
    s = game.state
    if s.outcome is not None:
        return float(s.outcome == "won")
    heroes = list(s.heroes)
    done = len(s.done) / len(game.adventure.text.objectives)
    health = sum(1.0 if h.left else 0.0 if h.dead else h.health / game.max_health(id) for id, h in s.heroes.items()) / len(heroes)
    growth = sum(h.xp + 1.5 * h.spent for h in s.heroes.values()) / len(heroes)
    strength = sum(outfit_worth(game.kit(id)) if h.kind else 0.0 for id, h in s.heroes.items()) / len(heroes)
    foes = sum(body(game, e) for e in s.enemies.values() if not e.asleep) / len(heroes)
    settled = all(h.kind for h in s.heroes.values())
    place = sum(field(game, id, (h.zone,))[h.zone] for id, h in game.standing().items()) / len(heroes) if settled else 0.0
    sparks = min(2, s.sparks) / 2
    total = 0.08 + 0.2 * done + 0.22 * health + 0.08 * sparks + 0.12 * min(1.0, growth / 30) + 0.12 * min(1.0, strength / 14)
    return max(0.01, min(0.95, total + 0.08 / (1 + foes / 6) + 0.004 * min(20.0, place)))


# -- which options -----------------------------------------------------------------------------------------------------------
def weigh(game: Dark, decision: Decision) -> list[float]:
    """A positive weight for every option: better options weigh more."""
    plain = PLAIN.get(decision.prompt)
    if plain is not None:
        return [plain.get(o.key.partition(":")[0], 1.0) for o in decision.options]
    reckon = RECKON.get(decision.prompt)
    if reckon is None:
        return [1.0] * len(decision.options)
    values = reckon(game, decision)
    best = max(values)
    return [max(1e-4, 2.0 ** (SHARP * (value - best))) for value in values]


def _act(game: Dark, decision: Decision) -> list[float]:
    """Actions and ways to spend movement: worthwhile fights, tokens and treasure, and zones that are better than this one."""
    id = str(decision.args["figure"])
    zones = field(game, id, (game.hero(id).zone, *(o.cell for o in decision.options if o.cell >= 0)))
    return [_action(game, id, o, zones) for o in decision.options]


def _action(game: Dark, id: str, option: Option[Any], zones: dict[int, float]) -> float:
    verb, thing = option.value
    hero, s, turn = game.hero(id), game.state, game.turn
    here = zones.get(hero.zone, 0.0)
    match verb:
        case "end" | "stop":
            return 0.0
        case "get-up":
            return 8.0
        case "attack":
            kind, target, _, blades = thing
            return _assault(game, id, target, "melee" if blades else kind, hero.zone)
        case "charge" | "safe-shot":
            zone, _ = thing
            kind = "melee" if verb == "charge" else "ranged"
            prey = [e for e, enemy in s.enemies.items() if (enemy.zone == zone) == (kind == "melee")]
            best = max((_assault(game, id, e, kind, zone) for e in prey), default=0.5)
            return best + 0.3 + 0.3 * (zones.get(zone, 0.0) - here)
        case "step":
            return 1.2 * (zones.get(thing, 0.0) - here) - 0.05
        case "open":
            return 0.3 + 1.0 * (zones.get(option.cell, 0.0) - here) - (2.0 * (1.0 - haste(game)) if _weary(game) else 0.0)
        case "pick-up":
            return 7.0 if not besieged(game) else 0.0
        case "leave":
            return 20.0 if leaves(game, id) else -9.0
        case "pull":
            return 9.0
        case "firework":
            return _firework(game, id)
        case "teleport":
            return 0.2 if game.held(id) else -0.2
        case "trade":
            return _rearranging(game, id)
        case "command":
            return 0.8 if left(turn) <= 1 else 0.2
        case "transmute":
            return 2.5 if len(_junk(game, id)) >= 3 and not besieged(game) else -3.0
        case "use":
            return _use(game, id, thing)
        case "ability":
            return 0.3 if hero.xp % 5 and any(0 <= game.ways.distances(hero.zone)[e.zone] <= 1 for e in s.enemies.values()) else -0.5
    return 0.0


def _weary(game: Dark) -> bool:
    """Whether the party should avoid waking more enemies for now."""
    up = game.standing()
    hurt = sum(h.health <= 2 for h in up.values())
    return hurt * 2 > len(up) or sum(body(game, e) for e in game.state.enemies.values() if not e.asleep) > 5 * len(up)


def _assault(game: Dark, id: str, target: str, kind: str, zone: int) -> float:
    """The worth of an attack: wounds and kills, minus the counter-attack if this is the first attack on the enemy."""
    s = game.state
    if target in s.pillars:
        return _pillar(game, target)
    enemy = s.enemies[target]
    hit = strike(game, id, enemy, kind)
    worth = 1.1 * hit
    if not enemy.minions and hit >= enemy.health:
        worth += 2.5
    elif enemy.minions:
        worth += 0.4 * min(len(enemy.minions), hit / max(1, game.card(enemy).text.health))
    if target not in game.turn.attacked and not game.turn.lent:
        hidden = game.dark(zone) and game.ways.range(enemy.zone, zone) is None
        caution = (0.7 if game.hero(id).health <= 2 else 0.35) * (1.0 - haste(game)) * (WARY if guarded(game) >= 0 and last_chance(game) else 1.0)
        worth -= 0.0 if hidden or enemy.stunned else caution * menace(game, enemy, game.kit(id))
        worth -= LURED * draws_in(game, enemy, zone)
    if game.role(enemy) == "agent":
        worth += 1.0
    return worth + 0.6 + 0.5 * urgency(game, enemy) + _pressed(game, id, enemy)


LURED = 12.0
"""The cost of an attack that may lure an enemy into the place that no enemy may reach."""
FREE = 4.0
"""Extra worth of an attack that may free a hero in time."""


def _pressed(game: Dark, id: str, enemy: Enemy) -> float:
    """On a floor about to fall, only enemies that hold a hero there are worth fighting."""
    if holds(game, enemy):
        return FREE
    zone = game.hero(id).zone
    return -3.0 if game.state.timers and stands(game, game.board.zones[zone].tile) <= SOON else 0.0


def _pillar(game: Dark, pillar: str) -> float:
    """Attack pillars that bar the way. Of the pillars that hold a bridge, spare the last until the right enemy stands on it."""
    if not any(isinstance(c, rules.OnBridge) for r in game.adventure.rules for c in r.line.conditions):
        return 2.0
    if trapped(game):
        return 14.0
    if pillar not in breakable(game):
        return -8.0
    return 3.0


def _firework(game: Dark, id: str) -> float:
    """Light a firework on a bridge when the enemy it is meant for can see it and get there, and heroes can still step aside."""
    zone = game.hero(id).zone
    follower = next((e for e in game.state.enemies.values() if game.behaves(e, rules.FollowsFireworks) is not None), None)
    if follower is None or zone in game.state.fireworks or not game.board.bridges >> zone & 1:
        return -3.0
    seen = game.ways.range(follower.zone, zone)
    weak = sum(game.state.pillars.values()) <= 5
    return 9.0 if seen is not None and 1 <= seen <= 2 and weak else -3.0


def _junk(game: Dark, id: str) -> list[str]:
    """Cards a hero would not miss."""
    from ..rules.gear import material

    hero = game.hero(id)
    worn = [hero.body, *hero.hands]
    found = []
    for card in material(game, id):
        if card in worn:
            worn.remove(card)
        elif not game.content.equipment[card].use and gain(game, id, card) < JUNK:
            found.append(card)
    return found


def _rearranging(game: Dark, id: str) -> float:
    """What can be gained by equipping other cards or by giving cards to heroes who need them more."""
    hero = game.hero(id)
    best = max((gain(game, id, card) for card in dict.fromkeys(hero.pack) if can_equip(game, card)), default=0.0)
    for other, friend in game.heroes_at(hero.zone).items():
        if other != id:
            best = max([best, *(gain(game, other, card) - JUNK for card in dict.fromkeys(hero.pack) if can_equip(game, card))])
            best = max([best, *(gain(game, id, card) - JUNK for card in dict.fromkeys(friend.pack) if can_equip(game, card))])
    return 1.3 * best - 0.6 if best > 0.4 else -3.0


def _use(game: Dark, id: str, card: str) -> float:
    """Whether an item should be used now."""
    hero, worth = game.hero(id), 0.0
    for effect in game.content.equipment[card].use:
        for step in effect.line.steps:
            match step.node:
                case words.Heal(value=value):
                    missing = max(game.max_health(h) - other.health for h, other in game.heroes_at(hero.zone).items())
                    worth += 1.2 * min(value, missing) - 1.5
                case words.FullHeal():
                    worth += 1.2 * (game.max_health(id) - hero.health) - 2.5
                case words.All(value=value):
                    prey = [e for e in game.state.enemies.values() if e.zone == hero.zone]
                    worth += value * sum(1 + len(e.minions) for e in prey) - 1.5
                case words.StunOne() | words.WoundOne():
                    worth += 2.0 if game.enemies_at(hero.zone) else -1.0
                case words.ExtraAction():
                    worth += 1.5 if game.enemies_at(hero.zone) else 0.0
                case words.Spark():
                    worth += 3.0 if game.state.sparks == 0 else -1.0
                case _:
                    worth += 0.5
    return worth


def _trade(game: Dark, decision: Decision) -> list[float]:
    """Put better cards into the slots, and give cards to heroes they help more."""
    id, found = str(decision.args["figure"]), []
    for option in decision.options:
        verb, card, other = option.value
        match verb:
            case "equip":
                found.append(2.0 * gain(game, id, card) - 0.1)
            case "give":
                found.append(_gift(game, id, other, card))
            case "take":
                found.append(_gift(game, other, id, card))
            case "stow":
                found.append(-3.0)
            case "transmute":
                found.append(2.0 if len(_junk(game, id)) >= 3 else -3.0)
            case "done":
                found.append(0.0)
            case _:
                found.append(-1.0)
    return found


def _gift(game: Dark, giver: str, taker: str, card: str) -> float:
    hero = game.hero(giver)
    if card == hero.body or card in hero.hands or game.hero(taker).dead or not can_equip(game, card):
        return -3.0
    return 1.5 * (gain(game, taker, card) - max(0.0, gain(game, giver, card))) - 0.3


def _lend(game: Dark, decision: Decision) -> list[float]:
    """Another hero asks for a card: it goes to whoever it helps more."""
    owner, taker, card = (str(decision.args[name]) for name in ("target", "figure", "card"))
    worth = _gift(game, owner, taker, card)
    return [worth if o.value else 0.0 for o in decision.options]


def _receive(game: Dark, decision: Decision) -> list[float]:
    id, card = str(decision.args["figure"]), str(decision.args["card"])
    own, found = gain(game, id, card), []
    for option in decision.options:
        match option.key.partition(":")[0]:
            case "equip":
                found.append(2.0 * own)
            case "give":
                other = gain(game, option.figure, card)
                found.append(2.0 * other - 0.5 if other > own + 0.2 else -2.0)
            case _:
                found.append(0.05)
    return found


def _make_room(game: Dark, decision: Decision) -> list[float]:
    id, card = str(decision.args["figure"]), str(decision.args["card"])
    hero = game.hero(id)
    found = []
    for option in decision.options:
        hands = list(hero.hands)
        hands.remove(option.value)
        found.append(worth_with(game, id, hero.body, [*hands, card], [c for c in hero.pack if c != card]))
    return found


def _transmute(game: Dark, decision: Decision) -> list[float]:
    id = str(decision.args["figure"])
    hero, junk = game.hero(id), _junk(game, id)
    worn = (hero.body, *hero.hands)
    return [3.0 - game.card_level(o.value) if o.value in junk else -2.0 if o.value in worn else 0.0 for o in decision.options]


def _buy(game: Dark, decision: Decision) -> list[float]:
    """Prefer skills that work now to later ones; some branches suit the equipped weapons."""
    id = str(decision.args["figure"])
    hero, sheet = game.hero(id), game.content.classes[game.hero(id).kind]
    now = outfit_worth(game.kit(id))
    found = []
    for option in decision.options:
        if option.value < 0:
            found.append(-0.5)
            continue
        branch = sheet.branches[option.value]
        bought = hero.skills.get(branch.id, 0)
        skill = branch.skills[bought].text
        hero.skills[branch.id] = bought + 1
        better = outfit_worth(game.kit(id)) - now
        if bought:
            hero.skills[branch.id] = bought
        else:
            del hero.skills[branch.id]
        health = any("aximum health" in line for line in skill.does)
        found.append((0.6 + better + (0.6 if health else 0.0)) * (1.0 if skill.level <= game.state.level else 0.2) - 0.02 * skill.cost)
    return found


# -- in a combat -------------------------------------------------------------------------------------------------------------
def _reroll(game: Dark, decision: Decision) -> list[float]:
    """Reroll own dice below their average, and the opponent's above it."""
    combat = game.state.combat
    assert combat is not None
    id = str(decision.args["figure"])
    own = "attack" if combat.attacker == id else "defence"
    lack = {}
    for name in ("attack", "defence"):
        dice = getattr(combat, name).dice
        short = float(sum(expected(d.colour) for d in dice) - sum(FACES[d.colour][d.face].points for d in dice))
        lack[name] = short if name == own else -short
    found = []
    for option in decision.options:
        line = game.content.lines.get(option.key.partition(":")[2])
        if line is None:
            found.append(0.0)
            continue
        nodes = [*line.modifiers, *(m for step in line.steps for m in step.modifiers)]
        best = -1.0
        for node in nodes:
            match node:
                case words.Reroll(pool=pool):
                    best = max(best, lack[pool])
                case words.RerollEither():
                    best = max(best, *lack.values())
                case words.RerollSome(pool=pool) | words.Flip(pool=pool):
                    best = max(best, 0.5 if any(_bad(d, pool == own) for d in getattr(combat, pool).dice) else -1.0)
                case words.RerollBlanks():
                    best = max(best, 0.8)
        found.append(best)
    return found


def _bad(die: Die, own: bool) -> bool:
    points = FACES[die.colour][die.face].points
    return points < expected(die.colour) if own else points > expected(die.colour)


def _dice(game: Dark, decision: Decision) -> list[float]:
    """Which dice to reroll, flip or remove: own blanks, and the opponent's best."""
    combat = game.state.combat
    assert combat is not None
    own = "attack" if combat.attacker == str(decision.args["figure"]) else "defence"
    found = []
    for option in decision.options:
        if option.key == "done":
            found.append(0.3)
            continue
        colour, _, face = option.key.removeprefix("die:").partition("-")
        points = int(face[0]) if face[:1].isdigit() else 0
        mine = colour in (("yellow", "red") if own == "attack" else ("blue", "green"))
        short = float(expected(colour)) - points
        found.append(short if mine else -short)
    return found


def _enchant(game: Dark, decision: Decision) -> list[float]:
    return [0.0 if o.value is None else 1.0 + len(o.value.flat) + len(o.value.dice) for o in decision.options]


def _combat_use(game: Dark, decision: Decision) -> list[float]:
    """Effects that cost blood, experience or a card: use them where they bring more than they cost."""
    combat, id = game.state.combat, str(decision.args["figure"])
    assert combat is not None
    side = Side(game, combat, "attack" if combat.attacker == id else "defence")
    return [0.0 if o.value is None else _benefit(o.value, side) - _price(game, id, o.value, combat) for o in decision.options]


def _benefit(trait: Trait, side: Side) -> float:
    """The rough worth of a line in this combat, in swords or shields; symbols count only if they can be spent."""
    total = 0.9 * len(trait.dice) + 0.5 * len(trait.rerolls) + 0.8 * len(trait.cancels)
    for node in trait.flat:
        match node:
            case words.Points(by=by) | words.Wounds(by=by):
                total += 0.9 * by
            case words.Symbols(by=by):
                total += 0.8 * by * any(t.enchantment for t in side.traits)
            case _:
                total += 0.9
    return total


def _price(game: Dark, id: str, trait: Trait, combat: Combat) -> float:
    """The cost of a line in the same unit: experience that could buy a skill, health, or a card better saved for a strong enemy or an emergency."""
    hero = game.hero(id)
    if trait.ability:
        return 0.2 if hero.xp > 10 else 0.4
    if trait.blood:
        return 0.8 * trait.blood if hero.health - trait.blood >= 3 else 9.0
    other = game.state.enemies.get(combat.defender if combat.attacker == id else combat.attacker)
    return 0.3 if hero.health <= 2 or (other is not None and other.health >= 3) else 1.5


def _split(game: Dark, decision: Decision) -> list[float]:
    enemy, wounds = game.enemy(str(decision.args["figure"])), int(decision.args["wounds"])
    kill = wounds >= enemy.health
    return [1.0 if (o.value == "boss") == kill else 0.0 for o in decision.options]


# -- for the whole table -----------------------------------------------------------------------------------------------------
def _sturdy(game: Dark, decision: Decision) -> list[float]:
    """Wounds and attacks go to whoever can take them best."""
    found = []
    for option in decision.options:
        hero = game.state.heroes.get(option.figure)
        dear = 2.0 if option.figure == game.state.chosen else 0.0
        found.append(0.0 if hero is None else float(hero.health) - dear - (3.0 if hero.health == 1 else 0.0))
    return found


def _needy(game: Dark, decision: Decision) -> list[float]:
    return [float(game.max_health(o.figure) - game.hero(o.figure).health) for o in decision.options]


def _away(game: Dark, decision: Decision) -> list[float]:
    """Enemies should appear, and move, far from the heroes."""
    heroes = [h.zone for h in game.standing().values()]
    found = []
    for option in decision.options:
        away = [d for z in heroes if (d := game.ways.distances(z)[option.cell]) >= 0]
        found.append(0.4 * min(away, default=5))
    return found


def _walk(game: Dark, decision: Decision) -> list[float]:
    id = str(decision.args["figure"])
    zones = field(game, id, (game.hero(id).zone, *(o.value for o in decision.options if o.value >= 0)))
    here = zones.get(game.hero(id).zone, 0.0)
    return [0.1 if o.value < 0 else zones.get(o.value, 0.0) - here for o in decision.options]


def _prey(game: Dark, decision: Decision) -> list[float]:
    """Prefer the enemy that does the most harm relative to the effort of killing it."""
    id = str(decision.args["figure"])
    found = []
    for option in decision.options:
        enemy = game.state.enemies.get(option.figure)
        found.append(1.0 if enemy is None else menace(game, enemy, game.kit(id)) + 2.0 / (1 + body(game, enemy)))
    return found


def _weapon(game: Dark, decision: Decision) -> list[float]:
    """A starting weapon that suits the class: one with an attack type its skills mention."""
    id = str(decision.args["figure"])
    sheet = game.content.classes[game.hero(id).kind]
    lines = [e.line for b in sheet.branches for k in b.skills for e in k.effects] + [game.content.heroes[id].skill.line]
    named = [type(q).__name__.lower() for line in lines if line.trigger is not None for q in line.trigger.qualifiers]
    found = []
    for option in decision.options:
        suits = max((named.count(kind) for kind in game.content.equipment[str(option.value)].dice), default=0)
        found.append(0.15 * suits + worth_with(game, id, game.hero(id).body, [str(option.value)], []))
    return found


def _class(game: Dark, decision: Decision) -> list[float]:
    """The recommended class, which is listed first."""
    return [1.0 if n == 0 else 0.0 for n in range(len(decision.options))]


def _brave(game: Dark, decision: Decision) -> list[float]:
    hero = game.hero(str(decision.args["figure"]))
    spare = hero.health - int(decision.args["wounds"])
    return [(1.0 if spare >= 3 else -2.0) if o.value else 0.0 for o in decision.options]


# -- between adventures ------------------------------------------------------------------------------------------------------
def _keeping(game: Dark, id: str, card: str) -> float:
    """The worth of a card to the hero who owns it: what would be lost without it, or gained by equipping it, plus a little for usable items."""
    hero = game.hero(id)
    if card == hero.body:
        loss = worth_with(game, id, card, hero.hands, hero.pack) - worth_with(game, id, "", hero.hands, hero.pack)
    elif card in hero.hands:
        hands = list(hero.hands)
        hands.remove(card)
        loss = worth_with(game, id, hero.body, hero.hands, hero.pack) - worth_with(game, id, hero.body, hands, hero.pack)
    else:
        loss = gain(game, id, card) if game.usable(card) else 0.0
    useful = 0.4 if game.content.equipment[card].use else 0.0
    later = 0.3 * (game.card_level(card) - game.state.level) if not game.usable(card) else 0.0
    return max(0.0, loss) + useful + later + 0.02 * game.card_level(card)


def _deal(game: Dark, decision: Decision) -> list[float]:
    """Exchange cards nobody needs for better ones first, otherwise sell them."""
    id, town = str(decision.args["figure"]), game.state.interlude
    stock = town.stock if town is not None else []
    found = []
    for option in decision.options:
        verb, card = option.value
        if verb == "done":
            found.append(0.0)
            continue
        kept = _keeping(game, id, card)
        if verb == "sell":
            found.append(0.5 + 0.2 * game.card_level(card) - 1.5 * kept)
        else:
            found.append(0.9 * max((_bargain(game, id, c) for c in stock if game.card_level(c) <= game.card_level(card)), default=-1.0) - kept)
    return found


def _bargain(game: Dark, id: str, card: str) -> float:
    """The worth of a market card to a hero."""
    useful = 0.4 if game.content.equipment[card].use else 0.0
    return (max(0.0, gain(game, id, card)) if game.usable(card) else 0.3) + useful + 0.02 * game.card_level(card)


def _more(game: Dark, decision: Decision) -> list[float]:
    """Add a second card only if it is junk; if the first buys nothing on its own, add the least wanted one."""
    id = str(decision.args["figure"])
    return [0.1 if not o.value else 0.0 - _keeping(game, id, o.value) for o in decision.options]


def _purchase(game: Dark, decision: Decision) -> list[float]:
    id = str(decision.args["figure"])
    return [0.05 if not o.value else _bargain(game, id, o.value) for o in decision.options]


def _spare(game: Dark, decision: Decision) -> list[float]:
    """Give up the card that is missed least."""
    id = str(decision.args["figure"])
    return [-_keeping(game, id, o.value) for o in decision.options]


def _outfit(game: Dark, decision: Decision) -> list[float]:
    id = str(decision.args["figure"])
    return [2.0 * gain(game, id, o.value[1]) - 0.1 if o.value[0] == "equip" else 0.0 if o.value[0] == "done" else -3.0 for o in decision.options]


def _presents(game: Dark) -> list[tuple[float, str, str, str]]:
    """Gifts between heroes that help the receiver more than they cost the giver."""
    found = []
    for giver in game.state.heroes:
        for card in dict.fromkeys(game.hero(giver).pack):
            for taker in game.state.heroes:
                if taker != giver and can_equip(game, card):
                    found.append((_bargain(game, taker, card) - _keeping(game, giver, card) - 0.3, giver, card, taker))
    return found


def _giver(game: Dark, decision: Decision) -> list[float]:
    gifts = _presents(game)
    return [max((worth for worth, giver, _, _ in gifts if giver == o.value), default=-3.0) if o.value else 0.0 for o in decision.options]


def _given(game: Dark, decision: Decision) -> list[float]:
    gifts, id = _presents(game), str(decision.args["figure"])
    return [max((worth for worth, giver, card, _ in gifts if (giver, card) == (id, o.value)), default=-3.0) for o in decision.options]


def _taker(game: Dark, decision: Decision) -> list[float]:
    return [_bargain(game, o.value, str(decision.args["card"])) for o in decision.options]


def _dealer(game: Dark, decision: Decision) -> list[float]:
    """Every hero deals before the market closes."""
    return [1.0 if o.value else 0.0 for o in decision.options]


def _swap(game: Dark, decision: Decision) -> list[float]:
    """Swap cards that cannot be used yet for starting ones only if the hero has no weapon to fight with."""
    id = str(decision.args["figure"])
    armed = any(kind in game.kit(id).dice for kind in words.ATTACKS)
    return [0.0 if not o.value else -1.0 if armed or game.usable(o.value) else 1.0 - 0.1 * game.card_level(o.value) for o in decision.options]


def _swapped(game: Dark, decision: Decision) -> list[float]:
    id = str(decision.args["figure"])
    return [gain(game, id, o.value) for o in decision.options]


RECKON: dict[str, Callable[[Dark, Decision], list[float]]] = {
    "act": _act, "move": _act, "trade": _trade, "agree-take": _lend,
    "receive": _receive, "make-room": _make_room, "transmute": _transmute, "buy-skill": _buy,
    "reroll": _reroll, "reroll-dice": _dice, "flip-die": _dice, "remove-die": _dice, "enchant": _enchant, "combat-use": _combat_use,
    "split-wounds": _split, "which-target": _sturdy, "divide-wounds": _sturdy, "who-bleeds": _sturdy, "who-heals": _needy, "which-zone": _away,
    "who-gives": _giver, "give-what": _given, "give-whom": _taker, "who-deals": _dealer, "deal": _deal, "give-more": _more, "take-what": _purchase,
    "outfit": _outfit, "discard-down": _spare, "swap-what": _swap, "swap-for": _swapped,
    "walk": _walk, "which-foe": _prey, "choose-weapon": _weapon, "choose-class": _class, "pay-blood": _brave, "choose-hero": _sturdy,
}  # fmt: skip
