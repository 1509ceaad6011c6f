"""What an adventure asks of the party: enemies to kill, places to guard, floors that fall, bridges, and time that costs blood."""

from __future__ import annotations

from undercroft.grid.hexes import cells

from ..content import adventure_words as rules
from ..game import Dark
from ..rules.objectives import coming, may_leave
from ..state import Enemy
from ..table.maps import open_ways
from .strength import covered, outfit_worth


def wanted_dead(game: Dark) -> list[str]:
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
    objective = coming(game)
    return objective is not None and (objective.leave != "chosen" or id == game.state.chosen)


def has_opened(game: Dark, node: object) -> bool:
    names = [d.name for d in game.adventure.doors]
    return isinstance(node, rules.OpenDoor) and names.index(node.door) in game.state.opened


def holds(game: Dark, enemy: Enemy) -> bool:
    """Whether it holds a hero on a floor that falls soon."""
    coming = crumbling(game)
    if coming is None or enemy.stunned or coming[1] > SOON or coming[0] != game.board.zones[enemy.zone].tile:
        return False
    return any(hero.zone == enemy.zone for hero in game.state.heroes.values() if not hero.left)


SOON = 2
"""A floor falls "soon" if it falls within this many rounds."""
GROWTH = (0.0, 0.0, 5.0, 5.8, 7.0, 8.2)
"""By level, the worth a hero should have in a fight before a party without time pressure moves on to that level."""
PATIENCE = 3
"""The most rounds a party waits for each level, since every round may bring more enemies."""


def ready(game: Dark) -> int:
    """The level the party is strong enough for, or has waited for long enough; any level if time is short or only leaving remains."""
    adventure = game.adventure
    pressed = adventure.text.timers or rules.LevelByRule in adventure.always or may_leave(game)
    if pressed or any(foe.is_(rules.Marches) or foe.is_(rules.AttacksThenMoves) for foe in adventure.foes.values()):
        return 5
    worth = sum(outfit_worth(game.kit(id)) for id in game.state.heroes) / game.state.started
    return max(game.state.round // PATIENCE, *(level for level, need in enumerate(GROWTH) if worth >= need), 0)


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
    ahead = [z for z in cells(game.board.bridges) if game.there(z) and 0 <= home[z] <= home[follower.zone]]
    return [min(ahead, key=lambda z: home[z])] if ahead else []
