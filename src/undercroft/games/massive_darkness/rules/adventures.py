"""The rules of adventures: their conditions, their effects and what they do to the board (MD-ADV, MD-Q00 … MD-Q10)."""

from __future__ import annotations

from undercroft.grid.hexes import cells
from undercroft.kernel.decision import TABLE, EndBeat, Option
from undercroft.language.vocabulary import Node

from ..content import adventure_words as words
from ..content.model import Effect
from ..events import FireworkOut, RuleWorked, TileFell
from ..game import Dark
from ..state import Artifact, ChooseRule, DivideWounds, RuleStep
from .arrivals import at_level, guard, special
from .doors import open_by_rule, put_treasure
from .experience import gain_xp, reward
from .gear import draw_treasures
from .levels import raise_level
from .moments import happens
from .objectives import complete, lose, win
from .wounds import kill_enemy, kill_hero, wound_hero


async def happens_now(game: Dark, moment: Node, hero: str = "") -> None:
    """MD-ADV-03: the same while a figure is still acting: rules triggered by a zone come before the next step or an attack from there."""
    depth = len(game.state.todo)
    happens(game, moment, hero)
    while len(game.state.todo) > depth and isinstance(task := game.state.todo[-1], RuleStep):
        game.state.todo.pop()
        await rule_task(game, task)


async def rules_task(game: Dark, task: ChooseRule) -> None:
    """MD-RND-02: carry out the rules whose conditions are met, one after another."""
    waiting = [id for id in task.rules if applies(game, rule_of(game, id))]
    if not waiting:
        return
    id = await game.choose(TABLE, "which-rule", [Option(f"rule:{id}", id) for id in waiting])
    left = [other for other in waiting if other != id]
    if left:
        game.push(ChooseRule(left))
    game.push(RuleStep(id))


def rule_of(game: Dark, id: str) -> Effect:
    return game.adventure.rules[[r.id for r in game.adventure.rules].index(id)]


async def rule_task(game: Dark, task: RuleStep) -> None:
    """One step of a rule; its conditions are checked before the first step."""
    rule = rule_of(game, task.rule)
    if task.step == 0:
        if not applies(game, rule):
            return
        if any(isinstance(c, words.FirstTime) for c in rule.line.conditions):
            game.state.fired.append(rule.id)
        game.tell(RuleWorked(what=rule.id, line=rule.id, rules=("MD-ADV-03",)))
    node = rule.line.steps[task.step].node
    assert node is not None
    if task.step + 1 < len(rule.line.steps):
        game.push(RuleStep(task.rule, task.hero, task.step + 1))
    await carry_out(game, node, task.hero, rule)


def applies(game: Dark, rule: Effect) -> bool:
    """Whether all conditions of a rule are met now."""
    return all(holds(game, c, rule.id) for c in rule.line.conditions)


def holds(game: Dark, condition: Node, rule: str) -> bool:
    """MD-Q01-04, MD-Q07-03, MD-Q07-04, MD-Q09-03, MD-Q09-10: whether a condition of a rule is met now."""
    s = game.state
    match condition:
        case words.Even():
            return s.round % 2 == 0
        case words.Odd():
            return s.round % 2 == 1
        case words.InRounds(low=low, high=high):
            return low <= s.round <= high
        case words.FirstTime():
            return rule not in s.fired
        case words.Done(objective=objective):
            return objective in s.done
        case words.NotDone(objective=objective):
            return objective not in s.done
        case words.Counted(counter=counter, value=value):
            return s.counters.get(counter, 0) == value
        case words.HeldAll(objective=objective):
            zones = token_places(game, objective)
            return bool(zones) and all(game.heroes_at(zone) for zone in zones)
        case words.HeldOne(objective=objective):
            return any(game.heroes_at(zone) for zone in token_places(game, objective))
        case words.OneHero():
            return s.started == 1
        case words.CarriedTo(count=count, objective=objective, place=place):
            return sum(h.tokens.count(objective) for h in game.heroes_at(game.place(place)).values()) >= count
        case words.NoEnemyAt(place=place):
            return not game.enemies_at(game.place(place))
        case words.AnEnemyAt(place=place):
            return bool(game.enemies_at(game.place(place)))
        case words.NoEnemies():
            return not s.enemies
        case words.OnBridge(enemy=enemy):
            there = any(e.special == enemy and game.board.bridges >> e.zone & 1 for e in s.enemies.values())
            return there or bool(s.counters.get(f"{enemy} on a bridge"))
    return False


def token_places(game: Dark, kind: str) -> list[int]:
    """The zones with tokens of a kind that are still on the board."""
    s, tokens = game.state, game.adventure.tokens
    return [zone for id, zone in s.tokens.items() if id in tokens and tokens[id][0] == kind]


# -- effects -----------------------------------------------------------------------------------------------------------------
async def carry_out(game: Dark, node: Node, hero: str, rule: Effect) -> None:
    """MD-ADV-03: carry out one step of a rule; `hero` is the one who triggered it."""
    if not (await _turn_of_events(game, node, rule) or _reward(game, node, hero, rule) or await _arrival(game, node)):
        await _change(game, node)


async def _turn_of_events(game: Dark, node: Node, rule: Effect) -> bool:
    """MD-WIN-01, MD-WIN-04, MD-Q02-10, MD-Q03-02, MD-Q03-07, MD-Q05-18, MD-Q05-19, MD-Q09-04: victory, defeat, objectives, counters, and the
    choice of a hero. Returns False if the step is of another kind."""
    s = game.state
    match node:
        case words.Win():
            win(game)
        case words.Lose():
            lose(game, rule.id)
            raise EndBeat
        case words.Complete(objective=objective):
            complete(game, objective)
        case words.Count(counter=counter):
            s.counters[counter] = s.counters.get(counter, 0) + 1
        case words.ChooseHero():
            s.chosen = await game.choose(TABLE, "choose-hero", [Option(f"hero:{id}", id, figure=id) for id in s.heroes])
        case _:
            return False
    return True


def _reward(game: Dark, node: Node, hero: str, rule: Effect) -> bool:
    """MD-ADV-06, MD-OBJ-07, MD-Q00-03, MD-Q01-06, MD-Q01-07, MD-Q02-04, MD-Q03-05, MD-Q05-05, MD-Q06-06, MD-Q06-09, MD-Q07-06, MD-Q08-07,
    MD-Q10-12: rewards for heroes: experience for one hero or for all, artifacts, treasure, tokens to carry. Returns False if the step is of
    another kind."""
    match node:
        case words.HeroGainsXp(value=value) if hero:
            gain_xp(game, hero, value, "MD-ADV-06", rule.id)
        case words.HeroesGainXp(value=value):
            reward(game, value, "MD-ADV-06", rule.id)
        case words.TakeArtifact() if hero:
            game.push(Artifact(hero))
        case words.ChosenTakesArtifact():
            game.push(Artifact(game.state.chosen))
        case words.TakeTreasures(count=count, level=level) if hero:
            draw_treasures(game, hero, count, level)
        case words.Carry() if rule.line.trigger is not None and isinstance(rule.line.trigger.moment, words.PicksUp):
            game.hero(hero).tokens.append(rule.line.trigger.moment.objective)
        case words.TakeFireworks(count=count) if hero:
            game.hero(hero).tokens += ["firework"] * count
        case _:
            return False
    return True


async def _arrival(game: Dark, node: Node) -> bool:
    """MD-Q01-08, MD-Q03-06, MD-Q04-07, MD-Q07-05, MD-Q09-02, MD-Q09-08, MD-Q09-09, MD-Q10-09: enemies arrive at a place, at a level token, or at
    every token of a kind. Returns False if the step is of another kind."""
    foes = game.adventure.foes
    match node:
        case words.GuardComes(place=place):
            await guard(game, game.place(place))
        case words.GuardComesLevel(level=level):
            zone = await at_level(game, level)
            if zone >= 0:
                await guard(game, zone)
        case words.EnemyComes(enemy=enemy, place=place):
            await special(game, foes[enemy], game.place(place))
        case words.EnemyComesLevel(enemy=enemy, level=level):
            zone = await at_level(game, level)
            if zone >= 0:
                await special(game, foes[enemy], zone)
        case words.EnemyComesEvery(enemy=enemy, objective=objective):
            for zone in token_places(game, objective):
                await special(game, foes[enemy], zone)
        case _:
            return False
    return True


async def _change(game: Dark, node: Node) -> None:
    """MD-EPH-27, MD-Q05-08, MD-Q06-05, MD-Q06-07, MD-Q08-06, MD-Q09-07, MD-Q10-08, MD-Q10-14: changes to the board: enemies wake, doors open or
    unlock, the level rises, fireworks burn out, and changes with their own functions."""
    s = game.state
    match node:
        case words.FireworksBurnOut():
            for zone in s.fireworks:
                game.tell(FireworkOut(cell=zone, rules=("MD-Q05-08",)))
            s.fireworks = []
        case words.Wake(enemy=enemy):
            for found in s.enemies.values():
                if found.special == enemy:
                    found.asleep = False
        case words.OpenDoor(door=door):
            open_by_rule(game, door)
        case words.UnlockDoor(door=door):
            s.unlocked.append(door)
        case words.RaiseLevel():
            raise_level(game, s.level + 1, "MD-Q09-07")
        case words.RefillChambers(tile=tile, count=count):
            await refill(game, tile, count)
        case words.Crumble():
            crumble(game)
        case words.BridgesFall():
            bridges_fall(game)
        case words.DivideWounds(count=count):
            game.push(DivideWounds(count * s.started, "MD-Q10-06" if count == 1 else "MD-Q10-07"))


async def divide_task(game: Dark, task: DivideWounds) -> None:
    """MD-Q10-06, MD-Q10-07, MD-Q10-17: the players assign wounds one by one to living heroes; wounds that nobody can take are lost."""
    up = game.standing()
    if not up:
        return
    if task.wounds > 1:
        game.push(DivideWounds(task.wounds - 1, task.rule))
    id = await game.choose(TABLE, "divide-wounds", [Option(f"hero:{id}", id, figure=id) for id in up], left=task.wounds)
    wound_hero(game, id, 1, rule=task.rule)


async def refill(game: Dark, tile: str, count: int) -> None:
    """MD-Q09-14: refill every chamber of a tile to this many treasure tokens, in rooms the players choose."""
    tiles, walls = [n for n, name in enumerate(game.board.tiles) if name.lower() == tile], game.board.ways()
    rooms = cells(sum(game.board.of_tile(n) for n in tiles) & game.board.rooms)
    for chamber in dict.fromkeys(walls.chamber(room) for room in rooms):
        for _ in range(count - sum(chamber >> z & 1 for z in (*game.state.regular, *game.state.special))):
            room = await game.choose(TABLE, "which-room", game.at("zone", chamber))
            put_treasure(game, room, 1, 0)


def crumble(game: Dark) -> None:
    """MD-Q04-04, MD-Q04-05: the lowest-level tile still in play loses a token from its timer, and falls when none is left."""
    s = game.state
    left = [int(n) for n in s.timers]
    if not left:
        return
    tile = min(left, key=game.tile_level)
    s.timers[str(tile)] -= 1
    if s.timers[str(tile)] <= 0:
        del s.timers[str(tile)]
        fall(game, game.board.of_tile(tile), game.board.tiles[tile], "MD-Q04-05")


def fall(game: Dark, zones: int, name: str, rule: str) -> None:
    """MD-Q04-05, MD-Q04-06, MD-Q04-08, MD-Q04-09, MD-Q05-17: part of the board is removed with everything on it; all figures there die, and nobody
    gains anything from it. If a hero, alive or dead, falls with a tile, the adventure is lost after the death is reported."""
    s = game.state
    game.tell(TileFell(tile=name, cells=tuple(cells(zones)), rules=(rule,)))
    for id in [id for id, e in s.enemies.items() if zones >> e.zone & 1]:
        kill_enemy(game, id)
    s.gone |= zones
    s.regular = [z for z in s.regular if not zones >> z & 1]
    s.special = [z for z in s.special if not zones >> z & 1]
    s.fireworks = [z for z in s.fireworks if not zones >> z & 1]
    s.pillars = {id: n for id, n in s.pillars.items() if not all(zones >> z & 1 for z in game.adventure.pillars[id].zones)}
    s.tokens = {id: z for id, z in s.tokens.items() if not zones >> z & 1}
    fallen = [id for id, h in s.heroes.items() if zones >> h.zone & 1 and not h.left]
    for id in fallen:
        if not game.hero(id).dead:
            kill_hero(game, id)
    if fallen and rule == "MD-Q04-05":
        lose(game, "MD-Q04-06")
        raise EndBeat


def bridges_fall(game: Dark) -> None:
    """MD-Q05-17, MD-Q05-18: remove the Dark Bridges, and remember which of the adventure's enemies stood on them."""
    s = game.state
    for enemy in s.enemies.values():
        if enemy.special and game.board.bridges >> enemy.zone & 1:
            s.counters[f"{enemy.special} on a bridge"] = 1
    fall(game, game.board.bridges, "bridge", "MD-Q05-17")
