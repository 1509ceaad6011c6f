"""Rounds and phases: what comes next, determined by the state alone (MD-RND, MD-EPH, MD-XPP, MD-EVT, MD-END)."""

from __future__ import annotations

from undercroft.kernel.beats import Beats, Phases, Tasks
from undercroft.kernel.decision import TABLE, Option

from ..content import adventure_words as rules
from ..content.texts import lasting_text
from ..events import EffectEnded, EventDrawn, HeroReturned, PhaseBegan, RoundBegan, SkillBought, TokenPassed
from ..game import Dark
from ..state import (
    Activate,
    AfterAction,
    Artifact,
    Batch,
    BeginEffect,
    ChooseRule,
    ContinueCombat,
    DivideWounds,
    DoorPart,
    Guard,
    LineStep,
    Loot,
    Moved,
    Phase,
    Prowl,
    Reinforce,
    Reveal,
    RuleStep,
    TakeToken,
    Treasure,
)
from .actions import after_task
from .adventures import divide_task, rule_task, rules_task
from .choices import InForce
from .combat.stages import combat_task
from .doors import guard_task, part_task, reveal_task
from .effects import agents_task, call_reinforcements, last_task, line_task
from .enemies import activate_task, batch_task, prowl_task
from .gear import artifact_task, draw_card, loot_task, treasure_task
from .levels import check_level, grow
from .market import barter, deals, limit, losses, outfit, share, stock, swap
from .moments import happens, happens_in_any_order
from .moves import moved_task
from .objectives import lost_spark
from .setup import begin, choose_classes, choose_first, choose_gear
from .tokens import token_task
from .turns import act, counter, next_turn


def enter_phase(game: Dark, phase: Phase) -> None:
    """MD-RND-01, MD-LVL-02: end a phase, which may raise the level, and begin the next; the start of a round is not a phase."""
    s = game.state
    if s.phase != "start":
        check_level(game)
    s.phase, s.acted, s.waiting = phase, [], []
    game.tell(PhaseBegan(phase=phase, rules=("MD-RND-01",)))


async def start(game: Dark) -> None:
    """MD-RND-02, MD-HER-12 … 15, MD-WIN-03, MD-STY-24: dead heroes return where they died, with full health, for a token each; if there are too
    few tokens, the adventure is lost. Then come the adventure's effects at the start of a round."""
    s = game.state
    if "start" in s.acted:
        enter_phase(game, "heroes")
        return
    s.acted.append("start")
    game.tell(RoundBegan(round=s.round, rules=("MD-RND-03",)))
    dead = [id for id, hero in s.heroes.items() if hero.dead]
    if len(dead) > s.sparks:
        lost_spark(game)
    for id in dead:
        hero = game.hero(id)
        s.sparks -= 1
        hero.dead, hero.stunned, hero.health = False, False, game.max_health(id)
        game.tell(HeroReturned(figure=id, left=s.sparks, rules=("MD-HER-12", "MD-HER-13")))
    happens_in_any_order(game, rules.RoundStarts())


async def heroes(game: Dark) -> None:
    """MD-HPH-01, MD-HPH-20, MD-RND-01, MD-Q09-04: one step of the heroes' phase; when all heroes have had their turn, the enemies' phase begins."""
    s = game.state
    turn = s.turn
    if turn is not None:
        if turn.stage == "act":
            await act(game, turn)
        elif turn.stage == "counter":
            await counter(game, turn)
        else:
            turn.stage = "act"
    elif not next_turn(game):
        enter_phase(game, "enemies")
        s.waiting = list(s.enemies)
        happens(game, rules.EnemiesBegin())


async def enemies(game: Dark) -> None:
    """MD-EPH-01, MD-EPH-25, MD-AGT-02, MD-Q09-06: every enemy is activated once, in an order the players choose; then agents call reinforcements."""
    s = game.state
    s.waiting = [id for id in s.waiting if id in s.enemies and not s.enemies[id].asleep]
    if s.waiting:
        id = await game.choose(TABLE, "which-enemy", [Option(f"enemy:{e}", e, figure=e) for e in s.waiting])
        s.waiting.remove(id)
        game.push(Activate(id))
        return
    if "called" not in s.acted and rules.NoReinforcements not in game.adventure.always:
        s.acted.append("called")
        call_reinforcements(game)
        return
    enter_phase(game, "experience")


async def experience(game: Dark) -> None:
    """MD-XPP-02 … 06, MD-CLS-04, MD-CLS-05, MD-SKL-04: every hero may buy skills, from left to right in each branch, as far as experience allows."""
    s = game.state
    for id, hero in game.standing().items():
        if id in s.acted:
            continue
        sheet = game.content.classes[hero.kind]
        options: list[Option[int]] = []
        for n, branch in enumerate(sheet.branches):
            bought = hero.skills.get(branch.id, 0)
            if bought < len(branch.skills) and branch.skills[bought].text.cost <= hero.xp:
                options.append(Option(f"buy:{branch.id}", n, card=f"{hero.kind}/{branch.id}/{bought}"))
        if not options:
            s.acted.append(id)
            continue
        at = await game.choose(hero.seat, "buy-skill", [Option("done", -1), *options], figure=id, xp=hero.xp)
        if at < 0:
            s.acted.append(id)
            return
        branch = sheet.branches[at]
        skill = branch.skills[hero.skills.get(branch.id, 0)].text
        hero.xp -= skill.cost
        hero.spent += skill.cost
        hero.skills[branch.id] = hero.skills.get(branch.id, 0) + 1
        game.tell(SkillBought(figure=id, skill=skill.name, cost=skill.cost, rules=("MD-XPP-02",)))
        grow(game, id)
        return
    enter_phase(game, "event")


async def event(game: Dark) -> None:
    """MD-EVT-01, MD-EVT-07, MD-Q09-05: the first player draws a card, which takes effect at once for the active hero and is discarded."""
    s = game.state
    if "drawn" in s.acted or rules.NoEvents in game.adventure.always:
        if "drawn" in s.acted and s.event:
            s.discards["events"].append(s.event)
        enter_phase(game, "end")
        return
    s.acted.append("drawn")
    s.event = await draw_card(game, "events")
    if not s.event:
        return
    game.tell(EventDrawn(card=s.event, rules=("MD-EVT-01",)))
    for effect in reversed(game.content.events[s.event].effects):
        game.push_line(game.active(), effect)


async def end(game: Dark) -> None:
    """MD-END-02 … 04, MD-RND-03: lasting effects end, then come the adventure's effects at the end of a round; then the first-player token passes
    on and the next round begins."""
    s = game.state
    if any(hero.effects for hero in s.heroes.values()):
        await end_effect(game)
        return
    if "end" not in s.acted:
        s.acted.append("end")
        happens(game, rules.RoundEnds())
        return
    check_level(game)
    s.first = (s.first + 1) % len(s.heroes)
    s.round += 1
    s.phase, s.acted = "start", []
    game.tell(TokenPassed(figure=game.order()[0], rules=("MD-END-02",)))
    happens(game, rules.TokenPasses())


async def end_effect(game: Dark) -> None:
    """MD-END-01: one effect that lasts until the End phase ends; the players choose the order. Equal effects of a hero are interchangeable."""
    lines = game.content.lines
    found = [(id, line) for id, hero in game.state.heroes.items() for line in dict.fromkeys(hero.effects)]
    options = [Option(f"effect:{id}:{line}", InForce(id, line), figure=id) for id, line in found]
    ends = await game.choose(TABLE, "which-effect", options)
    game.hero(ends.hero).effects.remove(ends.line)
    game.tell(EffectEnded(figure=ends.hero, text=lasting_text(lines[ends.line]), line=ends.line, rules=("MD-END-01",)))


PHASES: Phases[Dark] = {
    "classes": choose_classes, "gear": choose_gear, "losses": losses, "stock": stock, "barter": barter, "deals": deals, "share": share,
    "outfit": outfit, "limit": limit, "swap": swap, "first": choose_first, "begin": begin, "start": start, "heroes": heroes, "enemies": enemies,
    "experience": experience, "event": event, "end": end,
}  # fmt: skip
TASKS: Tasks[Dark] = {
    ContinueCombat: combat_task, Loot: loot_task, Treasure: treasure_task, Artifact: artifact_task, TakeToken: token_task, Moved: moved_task,
    AfterAction: after_task, Reveal: reveal_task, DoorPart: part_task, Guard: guard_task, RuleStep: rule_task, ChooseRule: rules_task,
    DivideWounds: divide_task, LineStep: line_task, BeginEffect: last_task, Batch: batch_task, Activate: activate_task, Prowl: prowl_task,
    Reinforce: agents_task,
}  # fmt: skip
BEATS = Beats(PHASES, TASKS, alone=(Activate,))
"""An activation begins a beat, so that its reasons can be reconstructed."""
