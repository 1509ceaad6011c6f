"""Estimates of a sensible player: how hard a figure hits, what equipment is worth, and where the party should go. Rough numbers, in wounds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from ..content import adventure_words as rules
from ..content import words
from ..content.board import Ways, members
from ..content.dice import FACES, NO_DICE, SIDES, Pool
from ..content.traits import Kit, Trait
from ..game import REACH, Dark
from ..state import Enemy

KEPT, KITS = 8192, 1024
"""How many results are remembered: those about pools of dice, and those about the larger kits."""
BAM = {"yellow": 1 / 6, "red": 2 / 6, "blue": 1 / 6, "green": 2 / 6}
"""The probability that a die shows a bam."""
FAR = 99


# -- dice --------------------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=KEPT)
def spread(pool: Pool) -> tuple[float, ...]:
    """The probability of each sum of swords or shields."""
    found = [1.0]
    for colour in pool.cut().each():
        longer = [0.0] * (len(found) + 3)
        for n, share in enumerate(found):
            for face in FACES[colour]:
                longer[n + face.points] += share / SIDES
        found = longer
    return tuple(found)


@lru_cache(maxsize=KEPT)
def mean_wounds(attack: Pool, defence: Pool, more: int) -> float:
    """The average of swords minus shields, never below zero; `more` is the number of swords without dice."""
    return sum(
        a * d * max(0, swords + more - shields) for swords, a in enumerate(spread(attack)) if a for shields, d in enumerate(spread(defence)) if d
    )


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


# -- where to go -------------------------------------------------------------------------------------------------------------
class Errand(NamedTuple):
    """A zone worth going to, and its worth."""

    zone: int
    worth: float


def open_ways(game: Dark) -> Ways:
    """The board as if every door that may be opened were open."""
    s = game.state
    doors = [
        d.border for n, d in enumerate(game.adventure.doors)
        if n in s.opened or d.special is None or not d.special.locked or d.name in s.unlocked
    ]  # fmt: skip
    shut = [(p.zones[0], p.zones[1]) for id, p in game.adventure.pillars.items() if id in s.pillars and len(p.zones) == 2] if game.bars else []
    return game.board.ways(doors, shut, s.gone)


def _wanted(game: Dark) -> list[str]:
    """Enemies of the adventure whose death advances it."""
    found = []
    for rule in game.adventure.rules:
        moment = rule.line.trigger.moment if rule.line.trigger is not None else None
        if isinstance(moment, rules.EnemyDies):
            found.append(moment.enemy)
    return found


def guarded(game: Dark) -> int:
    """The zone that enemies head for; -1 if there is none."""
    head = game.adventure.always.get(rules.EnemiesHeadFor)
    node = head.line.steps[0].node if head is not None else None
    return game.place(node.place) if isinstance(node, rules.EnemiesHeadFor) else -1


def urgency(game: Dark, enemy: Enemy) -> float:
    """How urgent it is to stop an enemy that heads for a place; more so the closer it is."""
    place = guarded(game)
    steps = game.ways.distances(place)[enemy.zone] if place >= 0 else -1
    return (16.0, 6.0, 3.0, 1.0)[steps] if 0 <= steps < 4 else 0.0


def besieged(game: Dark) -> bool:
    """Whether an enemy stands in the place that no enemy may reach: nothing else matters until it is gone."""
    place = guarded(game)
    return place >= 0 and bool(game.enemies_at(place))


def draws_in(game: Dark, enemy: Enemy, zone: int) -> bool:
    """Whether an enemy would counter-attack a hero in a zone by walking into the place that no enemy may reach."""
    place = guarded(game)
    if place < 0 or enemy.stunned or enemy.zone == place or covered(game, enemy.zone, game.card(enemy).dice) >> zone & 1:
        return False
    near, away = game.ways.distances(enemy.zone), game.ways.distances(place)
    return 0 < near[place] <= 2 and near[place] + away[zone] == near[zone] and (zone == place or near[place] == 2)


LEAVE = 0.1
"""The fraction of a post's worth that remains while there are actions left to return to it."""


def posts(game: Dark, id: str) -> list[Errand]:
    """If enemies head for a place: the zones beside it that nobody else holds and that an enemy will pass through. A hero standing there stops the
    enemy."""
    place = guarded(game)
    if place < 0:
        return []
    away = game.ways.distances(place)
    turn = game.state.turn
    roams = turn is not None and turn.hero == id and turn.actions > 1
    found = []
    for zone in (z for z, n in enumerate(away) if n == 1 and not any(h != id for h in game.heroes_at(z))):
        near = game.ways.distances(zone)
        steps = min((away[e.zone] for e in game.state.enemies.values() if 0 <= near[e.zone] < away[e.zone]), default=FAR)
        found.append(Errand(zone, (14.0 if steps <= 3 else 8.0 if steps <= 5 else 2.0) * (LEAVE if roams else 1.0)))
    return found


def trapped(game: Dark) -> bool:
    """Whether the enemy that a bridge is meant for stands on it."""
    waits = [c.enemy for r in game.adventure.rules for c in r.line.conditions if isinstance(c, rules.OnBridge)]
    return any(e.special in waits and bool(game.board.bridges >> e.zone & 1) for e in game.state.enemies.values())


def breakable(game: Dark) -> list[str]:
    """The pillars to attack now: always those that bar a way; of those that hold a bridge, the one farthest from home first, and the last one only
    when the right enemy stands on the bridge."""
    pillars = game.state.pillars
    if not any(isinstance(c, rules.OnBridge) for r in game.adventure.rules for c in r.line.conditions) or trapped(game):
        return list(pillars)
    home = game.ways.distances(game.adventure.start)
    far = max(pillars, key=lambda p: home[game.adventure.pillars[p].zones[0]], default="")
    return [far] if len(pillars) > 1 else []


def leaves(game: Dark, id: str) -> bool:
    """Whether this hero should leave: not if only the chosen hero has to."""
    from ..rules.objectives import coming

    objective = coming(game)
    return objective is not None and (objective.leave != "chosen" or id == game.state.chosen)


def errands(game: Dark, id: str) -> list[Errand]:
    """Goals worth going for: the exit, tokens, places to hold, enemies to kill, treasure, and unopened doors."""
    from ..rules.adventures import token_places
    from ..rules.doors import can_open, other_side
    from ..rules.objectives import may_leave

    s, hero, found = game.state, game.hero(id), []
    tokens, lures = game.adventure.tokens, any(foe.is_(rules.FollowsFireworks) for foe in game.adventure.foes.values())
    if may_leave(game) and game.there(game.adventure.exit):
        found.append(Errand(game.adventure.exit, 30.0 if leaves(game, id) else 10.0))
    for token, zone in s.tokens.items():
        watched = any(game.behaves(e, rules.NeverMoves) is not None for e in game.enemies_at(zone).values())
        if (token not in tokens or tokens[token][2]) and not watched:
            found.append(Errand(zone, 13.0 if lures else 9.0))
    for rule in game.adventure.rules:
        for condition in rule.line.conditions:
            match condition:
                case rules.CarriedTo(count=count, objective=objective, place=place) if objective in hero.tokens:
                    whole = sum(h.tokens.count(objective) for h in s.heroes.values()) >= count
                    found.append(Errand(game.place(place), 14.0 if whole or others_search(game, id) else 0.0))
                case rules.HeldAll(objective=objective) if not _opened(game, rule.line.steps[0].node):
                    found += [Errand(z, 12.0) for z in token_places(game, objective) if not any(h != id for h in game.heroes_at(z))]
    for rule in game.adventure.rules:
        moment = rule.line.trigger.moment if rule.line.trigger is not None else None
        once = any(isinstance(c, rules.FirstTime) for c in rule.line.conditions) and rule.id not in s.fired
        if isinstance(moment, rules.HeroEnters) and once:
            found.append(Errand(game.place(moment.place), 11.0 if not s.timers else 18.0 if due(game, game.place(moment.place)) else 0.0))
    if rules.Levers in game.adventure.always and s.pillars:
        found += [Errand(z, 12.0) for z in token_places(game, "lair")]
    found += posts(game, id)
    wanted, busy = _wanted(game), bleeds(game) and plunder(game)
    dice = game.kit(id).dice
    for enemy in s.enemies.values():
        if game.behaves(enemy, rules.Untouchable) is not None or game.behaves(enemy, rules.NeverMoves) is not None:
            continue
        if enemy.asleep and busy:
            continue
        special = 8.0 if enemy.special in wanted else 0.0
        role = game.role(enemy)
        worth = special + (6.0 if role == "agent" else 4.5 if role == "mob" else 3.0) + urgency(game, enemy)
        found += [Errand(zone, worth) for zone in members(covered(game, enemy.zone, dice))]
    if rules.PillarsHold in game.adventure.always:
        worth = 16.0 if trapped(game) else 7.0 if not game.bars or ready(game) >= 3 else 2.0
        found += [Errand(z, worth) for p in breakable(game) for z in game.adventure.pillars[p].zones]
    if "firework" in hero.tokens and (len(s.pillars) <= 1 or len(game.standing()) > 1):
        found += [Errand(z, 15.0) for z in ambush(game)]
    coming = crumbling(game)
    if coming is not None:
        tile, rest = coming
        own = game.board.zones[hero.zone].tile
        onward = next_tile(game, own)
        found = [e if rest > SOON or game.board.zones[e.zone].tile != tile else Errand(e.zone, 0.3 * e.worth) for e in found]
        found += [Errand(z, 16.0 if stands(game, own) <= 3 else 4.0) for z in members(game.board.of_tile(onward))] if onward >= 0 else []
        found += [Errand(z, RESCUE) for e in s.enemies.values() if holds(game, e) for z in members(covered(game, e.zone, dice))]
    for zone in dict.fromkeys((*s.regular, *s.special)):
        found.append(Errand(zone, 4.0 * s.regular.count(zone) + 7.0 * s.special.count(zone)))
    for n, door in enumerate(game.adventure.doors):
        if n in s.opened:
            continue
        for zone in door.border:
            if can_open(game, n, zone) and game.ways.distances(hero.zone)[zone] >= 0:
                fresh = game.board.rooms >> other_side(door, zone) & 1 and not s.revealed >> other_side(door, zone) & 1
                found.append(Errand(other_side(door, zone), 5.0 if fresh and not bleeding(game) else 1.5))
    return found


def others_search(game: Dark, id: str) -> bool:
    """Whether a hero who has found something can leave the rest to others for now."""
    return len(game.standing()) > 1 and not haste(game)


def _opened(game: Dark, node: object) -> bool:
    names = [d.name for d in game.adventure.doors]
    return isinstance(node, rules.OpenDoor) and names.index(node.door) in game.state.opened


def covered(game: Dark, zone: int, dice: Mapping[str, Pool]) -> int:
    """The zones reached from a zone by attacks of the types that have dice. Sight is mutual, so the zone can be attacked from them too."""
    found = 0
    for kind, (least, most) in REACH.items():
        if kind in dice:
            found |= game.ways.seen(zone, least, most)
    return found


RESCUE = 22.0
"""The worth of freeing a hero held by an enemy on a floor about to fall."""


def holds(game: Dark, enemy: Enemy) -> bool:
    """Whether it holds a hero on a floor that falls soon."""
    coming = crumbling(game)
    if coming is None or enemy.stunned or coming[1] > SOON or coming[0] != game.board.zones[enemy.zone].tile:
        return False
    return any(hero.zone == enemy.zone for hero in game.state.heroes.values() if not hero.left)


SOON = 2
"""A floor falls "soon" if it falls within this many rounds."""


def trampled(game: Dark, enemy: Enemy) -> list[int]:
    """The zones a marching enemy will pass in its next activation: towards a firework it sees, otherwise towards its goal."""
    march = game.behaves(enemy, rules.Marches)
    if not isinstance(march, rules.Marches):
        return [enemy.zone]
    lure = [z for z in game.state.fireworks if game.ways.range(enemy.zone, z) is not None]
    away = [game.ways.distances(z) for z in lure or [game.place(march.place)]]
    near = game.ways.distances(enemy.zone)
    return [z for z, n in enumerate(near) if 0 <= n <= march.zones and any(d[z] >= 0 and n + d[z] == d[enemy.zone] for d in away)]


class Threat(NamedTuple):
    """What an enemy may do to a hero before the hero's next turn."""

    seen: int
    """The zones in its sight; elsewhere, it ignores heroes in the dark (MD-ZON-09)."""
    phase: int
    """The zones it could attack in its phase, after at most one step."""
    counter: int
    """The zones it could counter-attack."""
    wounds: float
    """The expected wounds in its phase, shared with other heroes it could attack."""
    back: float
    """The expected wounds from its counter-attack."""


def distracted(game: Dark, reach: int) -> bool:
    """Whether an enemy with this reach will attack a pillar instead of a hero."""
    return rules.PillarsDraw in game.adventure.always and any(reach >> game.adventure.pillars[p].zones[0] & 1 for p in game.state.pillars)


def threats(game: Dark, id: str, attacked: list[str]) -> list[Threat]:
    """The enemies that may attack a hero in their phase, and those that will counter-attack."""
    found, up, kit = [], game.standing(), game.kit(id)
    first = all(game.rank(id) > game.rank(other) for other in up if other != id)
    for e, enemy in game.state.enemies.items():
        if enemy.asleep or enemy.stunned or game.behaves(enemy, rules.Crushes) is not None:
            continue
        dice, ways = game.card(enemy).dice, game.ways
        now = covered(game, enemy.zone, dice)
        near = ways.near[enemy.zone]
        wounds = menace(game, enemy, kit)
        shared = 0.0 if distracted(game, now) else min(6.0, wounds)
        mates = 0 if first else sum(1 for other, h in up.items() if other != id and now >> h.zone & 1)
        counter = now | near | 1 << enemy.zone if e in attacked else 0
        found.append(Threat(ways.seen(enemy.zone), now | (near if "melee" in dice else 0), counter, shared / (1 + mates), wounds))
    return found


def danger(game: Dark, zone: int, foes: list[Threat]) -> float:
    """The expected wounds in a zone."""
    dark = game.dark(zone)
    return sum(
        (t.back if t.counter >> zone & 1 else 0.0) + (t.wounds if t.phase >> zone & 1 else 0.0) for t in foes if not dark or t.seen >> zone & 1
    )


GROWTH = (0.0, 0.0, 5.0, 5.8, 7.0, 8.2)
"""By level, the worth a hero should have in a fight before a party without time pressure moves on to that level."""


PATIENCE = 3
"""The most rounds a party waits for each level, since every round may bring more enemies."""


def ready(game: Dark) -> int:
    """The level the party is strong enough for, or has waited for long enough; any level if time is short or only leaving remains."""
    from ..rules.objectives import may_leave

    adventure = game.adventure
    pressed = adventure.text.timers or rules.LevelByRule in adventure.always or may_leave(game)
    if pressed or any(foe.is_(rules.Marches) or foe.is_(rules.AttacksThenMoves) for foe in adventure.foes.values()):
        return 5
    worth = sum(outfit_worth(game.kit(id)) for id in game.state.heroes) / game.state.started
    return max(game.state.round // PATIENCE, *(level for level, need in enumerate(GROWTH) if worth >= need), 0)


PRESSING = 3.0
"""Errands of at least this worth keep a party where the level is low."""


def zone_levels(game: Dark) -> list[int]:
    """For each zone, the level of its tile."""
    tiles = {tile: game.tile_level(tile) for tile in dict.fromkeys(zone.tile for zone in game.board.zones)}
    return [tiles[zone.tile] for zone in game.board.zones]


def crumbling(game: Dark) -> tuple[int, int] | None:
    """The tile that falls next, and after how many rounds."""
    timers = game.state.timers
    if not timers:
        return None
    tile = min(map(int, timers), key=game.tile_level)
    return tile, timers[str(tile)]


def stands(game: Dark, tile: int) -> int:
    """After how many rounds a tile falls."""
    return sum(left for n, left in game.state.timers.items() if game.tile_level(int(n)) <= game.tile_level(tile))


def due(game: Dark, zone: int) -> bool:
    """Whether it is time to enter a zone that triggers something, where floors fall. Until then, heroes should look for equipment."""
    return stands(game, game.board.zones[zone].tile) <= 3


def early(game: Dark) -> list[int]:
    """Zones that trigger something that can wait."""
    moments = [r.line.trigger.moment for r in game.adventure.rules if r.line.trigger is not None and r.id not in game.state.fired]
    zones = [game.place(m.place) for m in moments if isinstance(m, rules.HeroEnters)]
    if game.state.timers:
        return [z for z in zones if not due(game, z)]
    return [z for z in zones if plunder(game) or scattered(game, z)] if bleeds(game) else []


def bleeds(game: Dark) -> bool:
    """Whether time costs blood in this adventure, now or later."""
    return any(isinstance(step.node, rules.DivideWounds) for r in game.adventure.rules for step in r.line.steps)


def bleeding(game: Dark) -> bool:
    """Whether time already costs blood because a hero has entered the zone that starts it."""
    entered = [r.id for r in game.adventure.rules if r.line.trigger is not None and isinstance(r.line.trigger.moment, rules.HeroEnters)]
    return bleeds(game) and any(id in game.state.fired for id in entered)


HASTE = 12
"""After this many rounds a party moves on even if there is something left to take."""


def plunder(game: Dark) -> bool:
    """Whether there is treasure left to find or a chamber to open before time begins to cost blood."""
    s = game.state
    if bleeding(game) or s.round > HASTE:
        return False
    stage = open_ways(game).connected(game.adventure.start)
    rooms = [z for n, d in enumerate(game.adventure.doors) if n not in s.opened and d.special is None for z in d.border if game.board.rooms >> z & 1]
    return any(stage >> z & 1 for z in (*s.regular, *s.special)) or any(stage >> z & 1 and not s.revealed >> z & 1 for z in rooms)


def scattered(game: Dark, zone: int) -> bool:
    """Whether any hero in play is too far away to follow into a zone within a turn."""
    away = game.ways.distances(zone)
    return any(not 0 <= away[h.zone] <= 4 for h in game.standing().values())


def next_tile(game: Dark, tile: int) -> int:
    """Of the tiles that fall, the next one to fall after this one; -1 if there is none."""
    later = [n for n in map(int, game.state.timers) if game.tile_level(n) > game.tile_level(tile)]
    return min(later, key=game.tile_level, default=-1)


def shaky(game: Dark, zone: int) -> float:
    """The cost of standing where the floor may fall."""
    coming = crumbling(game)
    if coming is None or coming[0] != game.board.zones[zone].tile:
        return 0.0
    return 30.0 if coming[1] <= 1 else 9.0 if coming[1] == 2 else 2.0


def ambush(game: Dark) -> list[int]:
    """The bridge at which to wait for the enemy that follows fireworks: the last on its way that it has not passed."""
    follower = next((e for e in game.state.enemies.values() if game.behaves(e, rules.FollowsFireworks) is not None), None)
    march = game.behaves(follower, rules.Marches) if follower is not None else None
    if follower is None or not isinstance(march, rules.Marches):
        return []
    home = game.ways.distances(game.place(march.place))
    ahead = [z for z in members(game.board.bridges) if game.there(z) and 0 <= home[z] <= home[follower.zone]]
    return [min(ahead, key=lambda z: home[z])] if ahead else []


DESPERATE = 0.2
"""The fraction of their caution that heroes keep where the adventure is about to be lost."""
WARY = 2.0
"""How much more careful heroes are where the next death would lose the adventure."""
MANY = 4, 1.7
"""Beyond this many heroes, how much more careful each of them is where time does not press: they have no more sparks than few (MD-SET-16)."""
LOST = 20.0
"""The cost of luring an enemy into the place that no enemy may reach."""
FRAIL = (0.5, 0.8, 1.3)
"""The cost of an expected wound to a hero with four or more health, with three, and with less."""
CAP = 5.0
"""Wounds beyond this number make no difference."""
BOLD = 15
"""From this round on, danger counts for less and less, since waiting only brings more enemies."""
RESTLESS, RECKLESS = 20, 30
"""From the first of these rounds to the second, a party loses all caution: hiding gains nothing, and every game must come to an end."""
DECAY = 0.8, 0.92
"""What remains of an errand's worth for each step to it, for a patient party and for one that has lost all caution."""


def haste(game: Dark) -> float:
    """How little a party cares about danger because the game has lasted so long, from 0 to 1."""
    return max(0.0, min(1.0, (game.state.round - RESTLESS) / (RECKLESS - RESTLESS)))


def last_chance(game: Dark) -> bool:
    """Whether the next death would lose the adventure, because the Lifespark card has nothing left for it."""
    return game.state.sparks <= sum(hero.dead for hero in game.state.heroes.values())


def caution(game: Dark) -> float:
    """How careful heroes are compared with those of a small party that has sparks to spare."""
    if guarded(game) >= 0:
        return DESPERATE if besieged(game) else WARY if last_chance(game) else 1.0
    hunts = any(foe.is_(rules.Marches) or foe.is_(rules.AttacksThenMoves) for foe in game.adventure.foes.values())
    return MANY[1] if game.state.started > MANY[0] and not game.adventure.text.timers and not hunts else 1.0


def field(game: Dark, id: str, zones: Iterable[int]) -> dict[int, float]:
    """How much each zone is worth standing in for a hero: what it is close to, minus the danger there."""
    ways = open_ways(game)
    hero, turn = game.hero(id), game.state.turn
    attacked = list(turn.attacked) if turn is not None and turn.hero == id else []
    wanted, levels = errands(game, id), zone_levels(game)
    level = max(ready(game), min((levels[e.zone] for e in wanted if e.worth >= PRESSING), default=0))
    wanted = [e if levels[e.zone] <= level else Errand(e.zone, 0.3 * e.worth) for e in wanted]
    others = [h.zone for other, h in game.standing().items() if other != id]
    calm = 1.0 - haste(game)
    frail = FRAIL[0] if hero.health >= 4 else FRAIL[1] if hero.health == 3 else FRAIL[2]
    frail *= max(0.2, min(1.0, 1.0 - (game.state.round - BOLD) / 10)) * calm
    frail *= caution(game)
    decay = DECAY[0] * calm + DECAY[1] * (1.0 - calm)
    foes, soon = threats(game, id, attacked), early(game)
    marching = [] if trapped(game) else [e for e in game.state.enemies.values() if game.behaves(e, rules.Crushes) is not None]
    beaten = [z for e in marching for z in trampled(game, e)]
    found: dict[int, float] = {}
    for zone in dict.fromkeys(zones):
        if not ways.there >> zone & 1:
            continue
        away = ways.distances(zone)
        best = second = 0.0
        for errand in wanted:
            steps = away[errand.zone]
            if steps >= 0:
                value = errand.worth * decay**steps
                if value > best:
                    best, second = value, best
                elif value > second:
                    second = value
        above = max(0, levels[zone] - max(level, game.state.level))
        worth = best + 0.3 * second - shaky(game, zone) - 3.0 * above
        worth -= LOST * any(draws_in(game, game.state.enemies[e], zone) for e in attacked if e in game.state.enemies)
        worth -= 12.0 * (zone in soon) + 25.0 * beaten.count(zone) + frail * min(danger(game, zone, foes), CAP)
        if others:
            apart = min((d if (d := away[z]) >= 0 else 6) for z in others)
            worth -= 0.3 * calm * max(0, apart - 2)
        found[zone] = worth
    return found
