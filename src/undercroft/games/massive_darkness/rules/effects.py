"""Immediate effects of cards: abilities, items, traps, luck and events, step by step (MD-EVT, MD-PIC-10, MD-ABL)."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.kernel.decision import TABLE, Option
from undercroft.language.lines import Line, Step

from ..content import adventure_words as rules
from ..content import words
from ..content.texts import lasting_text
from ..events import EffectBegan, Nothing, RuleWorked, SparksChanged
from ..game import Dark
from ..state import Batch, BeginEffect, Enemy, LineStep, Reinforce
from .arrivals import at_level, guard, may_act, roamer
from .experience import gain_xp, reward
from .gear import draw_treasures
from .steps import steps_of, walk
from .wounds import heal, heal_enemy, kill_one, pay_blood, stun, wound_all, wound_enemy, wound_hero

STEP = {"lower": -1, "current": 0, "higher": 1}


async def line_task(game: Dark, task: LineStep) -> None:
    """MD-EVT-01: one step of a line, for a hero; a price in blood is asked for first (MD-CND-02). The effects of a hero's card end if the hero
    dies, those of an event continue."""
    line, hero = game.content.lines[task.line], game.hero(task.hero)
    if (hero.left or hero.dead) and not task.line.startswith("event/"):
        return
    if task.step == 0 and isinstance(line.price, words.Bloodlust | words.BloodSacrifice):
        if not helps(game, task.hero, (line,)):
            return
        options = [Option("pass", ""), Option(f"use:{task.line}", task.line)]
        if not await game.choose(game.seat(task.hero), "pay-blood", options, figure=task.hero, wounds=line.price.value):
            return
        if not await pay_blood(game, task.hero, line.price.value, isinstance(line.price, words.BloodSacrifice), task.line) or hero.dead:
            return
    if task.step + 1 < len(line.steps):
        game.push(LineStep(task.hero, task.line, task.step + 1))
    await _step(game, task.hero, line.steps[task.step], task.line)


async def last_task(game: Dark, task: BeginEffect) -> None:
    """MD-END-01: an effect of a hero's card comes into force until the End phase."""
    if task.hero in game.standing():
        game.hero(task.hero).effects.append(task.line)
        game.tell(EffectBegan(figure=task.hero, text=lasting_text(game.content.lines[task.line]), line=task.line, rules=("MD-END-01",)))


def _reach(game: Dark, id: str, step: Step) -> int:
    """The zones an effect reaches: the hero's own, or those in sight within its range."""
    zones = next((m.zones for m in step.modifiers if isinstance(m, words.Reach)), 0)
    return game.ways.seen(game.hero(id).zone, 0, zones)


def _where(game: Dark, id: str, where: str) -> int:
    """The zones meant by "in the zone", "in sight" and "on the board", from where a hero stands or lies; a hero who has left by the exit is
    nowhere."""
    hero = game.hero(id)
    if where == "on the board":
        return game.ways.there
    return 0 if hero.left else 1 << hero.zone if where == "in the zone" else game.ways.seen(hero.zone)


def _whom(game: Dark, id: str, whom: str, zones: int) -> list[str]:
    """MD-ACT-03: the figures of a side in these zones; a hero's allies are the other heroes."""
    if whom in ("enemy", "enemies"):
        return [w for w, e in game.state.enemies.items() if zones >> e.zone & 1]
    return [w for w, h in game.standing().items() if zones >> h.zone & 1 and not (whom in ("ally", "allies") and w == id)]


async def _step(game: Dark, id: str, step: Step, line: str) -> None:
    """MD-EVT-01, MD-EVT-05, MD-EVT-07, MD-TRM-05: carry out exactly one step. `you` is the hero who drew or used the card; for an event, the
    active hero."""
    s, node = game.state, step.node
    event = line.startswith("event/")
    match node:
        case words.Heal(value=value):
            for who in await _patient(game, id, step):
                heal(game, who, value, line)
        case words.FullHeal():
            heal(game, id, game.max_health(id), line, "MD-TRM-05")
        case words.Suffer(wounds=wounds):
            wound_hero(game, id, wounds, line)
        case words.Stunned():
            stun(game, id, line)
        case words.All(whom=whom, where=where, value=value):
            _all_suffer(game, id, _whom(game, id, whom, _where(game, id, where)), value, line)
        case words.AllHeal(whom=whom, where=where, value=value):
            for who in _whom(game, id, whom, _where(game, id, where)):
                if who in s.heroes:
                    heal(game, who, value, line)
                else:
                    heal_enemy(game, who, value, line)
        case words.AllStunned(whom=whom, where=where):
            for who in _whom(game, id, whom, _where(game, id, where)):
                stun(game, who, line)
        case words.StunOne() | words.WoundOne() | words.KillOne():
            await _strike(game, id, step, line)
        case words.Walk(zones=zones):
            await walk(game, id, zones, line)
        case words.ExtraAction(count=count):
            if s.turn is not None and s.turn.hero == id:
                s.turn.actions += count
                _worked(game, line)
        case words.GainXp(value=value):
            gain_xp(game, id, value, "MD-XPP-01", line)
        case words.AllGainXp(value=value):
            reward(game, value, "MD-XPP-01", line)
        case words.DrawTreasure(count=count):
            more = next((m.by for m in step.modifiers if isinstance(m, words.LevelMore)), 0)
            if id in game.standing():
                _worked(game, line)
                draw_treasures(game, id, count, _level(game, event) + more)
        case words.Spark(by=by):
            s.sparks = max(0, s.sparks + by)
            game.tell(SparksChanged(by=by, left=s.sparks, line=line, rules=("MD-SET-16",)))
        case words.DarkHeroesSuffer(value=value):
            for who in [w for w, h in game.standing().items() if game.dark(h.zone)]:
                wound_hero(game, who, value, line)
        case words.LightHeroesHeal(value=value):
            for who in [w for w, h in game.standing().items() if not game.dark(h.zone)]:
                heal(game, who, value, line)
        case words.EnemiesStunned():
            for who in [w for w, e in s.enemies.items() if game.role(e) != "roaming"]:
                stun(game, who, line)
        case words.EnemiesAct():
            _activate(game, [w for w, e in s.enemies.items() if may_act(game, e, event=False)], line)
        case words.RoamersAct():
            _activate(game, [w for w, e in s.enemies.items() if game.role(e) == "roaming" and may_act(game, e, event)], line)
        case words.AgentsCall():
            call_reinforcements(game)
        case words.PatrolGuard(token=token):
            zone = await _patrol_zone(game, token, event)
            if zone >= 0:
                _worked(game, line)
                await guard(game, zone, event=event)
        case words.PatrolRoamer(tier=tier, token=token):
            zone = await _patrol_zone(game, token, event)
            if zone >= 0:
                _worked(game, line)
                await roamer(game, zone, tier, event=event)


def _level(game: Dark, event: bool) -> int:
    """MD-STY-11, MD-STY-12: in story mode, an event card uses the highest token on a tile with a hero."""
    if not (event and game.state.story):
        return game.state.level
    zones = game.board.zones
    return max((game.tile_level(zones[h.zone].tile) for h in game.standing().values()), default=0) or game.state.level


async def _patrol_zone(game: Dark, token: str, event: bool) -> int:
    """MD-LVL-10, MD-EVT-02, MD-EVT-03, MD-EVT-06, MD-STY-11: the zone with a token of the current level, one higher or one lower; if there is
    none, nobody appears."""
    level = _level(game, event) + STEP[token]
    zone = await at_level(game, level)
    if zone < 0:
        game.tell(Nothing(what="no-token", rules=("MD-EVT-06",)))
    return zone


def _activate(game: Dark, ids: list[str], line: str) -> None:
    if ids:
        _worked(game, line)
        game.push(Batch(ids, "event" if line.startswith("event/") else "card"))


def _worked(game: Dark, line: str) -> None:
    """Report a line that works indirectly: enemies that appear or act, cards to draw, actions to spend."""
    kind = line.partition("/")[0]
    rule = {"event": "MD-EVT-01", "trap": "MD-PIC-10"}.get(kind, "MD-EFF-01")
    game.tell(RuleWorked(what=line, kind=kind, line=line, rules=(rule,)))


def _patients(game: Dark, id: str, step: Step) -> list[str]:
    """MD-ACT-03: who can be healed: the hero or, with `ally` and `self or ally`, those within reach."""
    kinds = {type(m) for m in step.modifiers}
    if not kinds & {words.Ally, words.SelfOrAlly}:
        return [id]
    zones = _reach(game, id, step)
    return [who for who, h in game.standing().items() if zones >> h.zone & 1 and (who != id or words.SelfOrAlly in kinds)]


async def _patient(game: Dark, id: str, step: Step) -> list[str]:
    """MD-ACT-03: who is healed; the player chooses among several."""
    found = _patients(game, id, step)
    if not found:
        return []
    return [await game.choose(game.seat(id), "who-heals", [Option(f"hero:{who}", who, figure=who) for who in found], figure=id)]


def _killer(id: str, line: str) -> str:
    """MD-ACT-10: a kill by a hero's card counts for the hero; a kill by an event or a trap counts for nobody."""
    return "" if line.startswith(("event/", "trap/")) else id


def _all_suffer(game: Dark, id: str, figures: list[str], value: int, line: str) -> None:
    """MD-MOB-13, MD-MOB-19: everyone in these zones takes wounds, including every figure of a mob."""
    for who in figures:
        if who in game.state.heroes:
            wound_hero(game, who, value, line)
        else:
            wound_all(game, who, value, _killer(id, line), line)


def _foes(game: Dark, id: str, step: Step) -> list[str]:
    """The enemies in reach that can be stunned, wounded or killed."""
    return [w for w in _whom(game, id, "enemies", _reach(game, id, step)) if game.behaves(game.enemy(w), rules.Untouchable) is None]


# -- whether an effect would help ----------------------------------------------------------------------------------------------
def helps(game: Dark, id: str, lines: Iterable[Line]) -> bool:
    """MD-ABL-01: whether these lines would change anything for a hero now; if not, they cannot be paid for. What an effect that lasts until the
    End phase will change cannot be foreseen."""
    return any(line.span or any(_would(game, id, step) for step in line.steps) for line in lines)


def _would(game: Dark, id: str, step: Step) -> bool:
    """MD-ABL-01: whether one step would change anything. If that cannot be foreseen, assume so."""
    s, node = game.state, step.node
    match node:
        case words.Heal():
            return _hurt(game, _patients(game, id, step))
        case words.FullHeal():
            return _hurt(game, [id])
        case words.Stunned():
            return not game.hero(id).stunned
        case words.All(whom=whom, where=where):
            found = _whom(game, id, whom, _where(game, id, where))
            return any(w in s.heroes or game.behaves(game.enemy(w), rules.Untouchable) is None for w in found)
        case words.AllHeal(whom=whom, where=where):
            return _hurt(game, _whom(game, id, whom, _where(game, id, where)))
        case words.AllStunned(whom=whom, where=where):
            return _upright(game, _whom(game, id, whom, _where(game, id, where)))
        case words.EnemiesStunned():
            return _upright(game, [w for w, e in s.enemies.items() if game.role(e) != "roaming"])
        case words.StunOne():
            return _upright(game, _foes(game, id, step))
        case words.WoundOne() | words.KillOne():
            return bool(_foes(game, id, step))
        case words.Walk():
            return steps_of(game, id) != 0
        case words.DarkHeroesSuffer():
            return any(game.dark(h.zone) for h in game.standing().values())
        case words.LightHeroesHeal():
            return _hurt(game, [w for w, h in game.standing().items() if not game.dark(h.zone)])
        case words.EnemiesAct():
            return any(may_act(game, e, event=False) for e in s.enemies.values())
        case words.RoamersAct():
            return any(game.role(e) == "roaming" and may_act(game, e, event=False) for e in s.enemies.values())
        case words.AgentsCall():
            return any(game.role(e) == "agent" for e in s.enemies.values())
        case words.PatrolGuard(token=token) | words.PatrolRoamer(token=token):
            return bool(game.token_zones(s.level + STEP[token]))
    return True


def _hurt(game: Dark, figures: Iterable[str]) -> bool:
    """MD-ABL-01: whether any of them is wounded and can be healed."""
    s = game.state
    return any(s.heroes[w].health < game.max_health(w) if w in s.heroes else _enemy_hurt(game, s.enemies[w]) for w in figures)


def _enemy_hurt(game: Dark, enemy: Enemy) -> bool:
    """MD-ABL-01: whether its guardian or a minion is wounded."""
    return 0 < enemy.health < game.full_health(enemy) or any(health < game.card(enemy).text.health for health in enemy.minions)


def _upright(game: Dark, figures: Iterable[str]) -> bool:
    """MD-ABL-01: whether any of them can be stunned."""
    s = game.state
    return any(
        not s.heroes[w].stunned if w in s.heroes else not s.enemies[w].stunned and game.behaves(s.enemies[w], rules.Untouchable) is None
        for w in figures
    )  # fmt: skip


async def _strike(game: Dark, id: str, step: Step, line: str) -> None:
    """MD-CTR-12, MD-TRM-07: an enemy in reach, chosen by the player, is stunned, wounded without a defence roll, or killed; this is not an attack."""
    found = _foes(game, id, step)
    if not found:
        game.tell(Nothing(what="no-target", line=line))
        return
    target = await game.choose(game.seat(id), "which-foe", [Option(f"enemy:{w}", w, figure=w) for w in found], figure=id)
    if isinstance(step.node, words.WoundOne):
        await wound_enemy(game, target, step.node.value, _killer(id, line), line=line)
    elif isinstance(step.node, words.KillOne):
        await kill_one(game, target, _killer(id, line), line)
    else:
        stun(game, target, line)


# -- reinforcements ------------------------------------------------------------------------------------------------------------
def call_reinforcements(game: Dark) -> None:
    """MD-AGT-02, MD-AGT-06, MD-AGT-07, MD-EPH-25: every agent in play, even a stunned one, now calls a guard, in an order the players choose."""
    agents = [id for id, e in game.state.enemies.items() if game.role(e) == "agent"]
    if agents:
        game.push(Reinforce(agents))


async def agents_task(game: Dark, task: Reinforce) -> None:
    """MD-AGT-03 … 06, MD-AGT-08: a guard of the agent's own level appears at a level token on its tile; the players choose among several zones,
    and without a token nobody appears."""
    s = game.state
    waiting = [id for id in task.agents if id in s.enemies]
    if not waiting:
        return
    id = await game.choose(TABLE, "which-agent", [Option(f"enemy:{w}", w, figure=w) for w in waiting])
    left = [other for other in waiting if other != id]
    if left:
        game.push(Reinforce(left))
    enemy = game.enemy(id)
    tile = game.board.zones[enemy.zone].tile
    zones = list(dict.fromkeys(t.zone for t in s.levels if game.board.zones[t.zone].tile == tile and game.there(t.zone)))
    if not zones:
        game.tell(Nothing(what="no-token", rules=("MD-AGT-05",)))
        return
    zone = await game.choose(TABLE, "which-zone", game.at("zone", zones), figure=id)
    await guard(game, zone, level=game.card(enemy).level)
