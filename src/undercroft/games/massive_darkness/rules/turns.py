"""The heroes' phase: activations, the choice of actions, and the counter-attacks that follow (MD-HPH, MD-CTR)."""

from __future__ import annotations

from undercroft.kernel.decision import TABLE, Option

from ..content import adventure_words as rules
from ..content import words
from ..events import Activated, Commanded, GotUp
from ..game import Dark
from ..state import Activate, AfterAction, Turn
from .abilities import between_actions, free_options, use, use_ability
from .actions import action_ends, affords, left, spend
from .attacks import attack_options, charge, safe_shot, strike
from .choices import (
    Attack,
    Charge,
    Command,
    Deed,
    End,
    GetUp,
    Leave,
    LightFirework,
    OpenDoor,
    PickUp,
    Pull,
    SafeShot,
    Step,
    Stop,
    Teleport,
    Trade,
    Transmute,
    UseAbility,
    UseItem,
)
from .gear import transmute
from .levels import check_level
from .moves import move, movement_options, moving_options
from .steps import steps_of, walk
from .tokens import tokens_at
from .trading import trade
from .wounds import fell_pillar, heal

ACTIONS = 3
"""MD-HPH-02."""
END: Option[Deed] = Option("end", End())


# -- activations ---------------------------------------------------------------------------------------------------------------
def next_turn(game: Dark) -> bool:
    """MD-HPH-01, MD-HPH-20: activate the next hero; returns False if every hero has had a turn."""
    up, acted = game.standing(), game.state.acted
    coming = next((id for id in game.order() if id in up and id not in acted), None)
    if coming is not None:
        begin_turn(game, coming)
    return coming is not None


def begin_turn(game: Dark, id: str) -> None:
    """MD-HPH-02, MD-SKL-06, MD-SKL-11, MD-ABL-04: activate a hero with three actions plus those from skills; effects at the start of the
    activation happen now."""
    s, kit = game.state, game.kit(id)
    s.heroes[id].warded = False
    s.turn = Turn(id, actions=ACTIONS)
    game.tell(Activated(figure=id, how="hero", rules=("MD-HPH-01",)))
    for skill in game.lasting(id, words.MoreActions, kit):
        assert isinstance(skill.node, words.MoreActions)
        s.turn.actions += skill.node.by
    for skill in game.lasting(id, words.MoreActionsOf, kit):
        assert isinstance(skill.node, words.MoreActionsOf)
        s.turn.extra[skill.node.type] = s.turn.extra.get(skill.node.type, 0) + skill.node.by
    for skill in game.lasting(id, words.Regeneration, kit):
        assert isinstance(skill.node, words.Regeneration)
        heal(game, id, skill.node.value, skill.id, "MD-SKL-11")
    for effect in reversed(kit.starts):
        if game.meets(id, effect.line.conditions):
            game.push_line(id, effect)


async def act(game: Dark, turn: Turn) -> None:
    """MD-ACT-02, MD-HPH-03 … 06, MD-HPH-13, MD-HPH-17, MD-HPH-21: the player decides on one thing to do, for the hero being activated or the one
    under command: an action, part of an action in progress, or something free."""
    id = turn.lent or turn.hero
    if turn.trade is not None:
        await trade(game, id)
        return
    options = moving_options(game, id) if turn.moving else action_options(game, id, turn)
    deed = await game.choose(game.seat(id), "move" if turn.moving else "act", options, figure=id, actions=left(turn), points=turn.points)
    await perform(game, id, deed)


# -- what can be done --------------------------------------------------------------------------------------------------------
def action_options(game: Dark, id: str, turn: Turn) -> list[Option[Deed]]:
    """MD-HPH-05, MD-HPH-14, MD-HPH-15, MD-STN-02, MD-STN-08: everything a hero may do now; a stunned hero must get up first."""
    hero = game.state.heroes[id]
    if hero.stunned:
        return [Option("get-up", GetUp()), END] if affords(turn, "get-up") else [END]
    kit = game.kit(id)
    found = attack_options(game, id, turn, kit)
    if affords(turn, "move"):
        found += movement_options(game, id)
    if affords(turn, "other"):
        if game.has(id, words.Teleport, kit) and steps_of(game, id, slippery=True):
            found.append(Option("teleport", Teleport()))
        if _can_trade(game, hero.zone):
            found.append(Option("trade", Trade()))
        if rules.Levers in game.adventure.always and game.state.pillars:
            known = game.adventure.tokens
            found += [Option(f"pull:{t}", Pull(t), hero.zone) for t in tokens_at(game, hero.zone) if t in known and known[t][0] == "lair"]
        if not turn.commanded and game.has(id, words.Command, kit):
            found += [Option(f"command:{o}", Command(o), figure=o) for o in game.standing() if o != id]
    if not turn.lent:
        found += free_options(game, id)
    found.append(END)
    return found


def _can_trade(game: Dark, zone: int) -> bool:
    """MD-TRD-01: whether heroes in a zone have anything to rearrange or exchange."""
    near = [hero for hero in game.state.heroes.values() if hero.zone == zone and not hero.left]
    return any(hero.body or hero.hands or hero.pack or hero.tokens for hero in near)


# -- carrying out choices ----------------------------------------------------------------------------------------------------
async def perform(game: Dark, id: str, deed: Deed) -> None:
    """MD-HPH-05, MD-HPH-14, MD-SKL-09, MD-SKL-17: carry out one choice of a hero."""
    turn = game.turn
    match deed:
        case Step() | OpenDoor() | PickUp() | Leave() | LightFirework():
            await move(game, id, deed)
        case Stop():
            turn.moving, turn.points = False, 0
            action_ends(game)
        case End():
            end_actions(game)
        case GetUp():
            spend(turn, "get-up")
            game.hero(id).stunned = False
            game.tell(GotUp(figure=id, rules=("MD-HPH-14",)))
            action_ends(game)
        case Attack(kind=kind, target=target, blades=blades):
            spend(turn, kind)
            strike(game, id, target, kind, blades=blades)
        case Charge(zone=zone, line=line):
            spend(turn, "melee")
            await charge(game, id, zone, line)
        case SafeShot(zone=zone, line=line):
            spend(turn, "ranged")
            await safe_shot(game, id, zone, line)
        case Teleport():
            spend(turn, "other")
            skill = max(game.lasting(id, words.Teleport), key=lambda s: s.node.zones)  # type: ignore[attr-defined]
            assert isinstance(skill.node, words.Teleport)
            await walk(game, id, skill.node.zones, skill.id, slippery=True)
            action_ends(game)
        case Trade():
            spend(turn, "other")
            turn.trade = []
        case Pull(token=token):
            spend(turn, "other")
            await pull(game, id, token)
        case Command(hero=other):
            spend(turn, "other")
            turn.commanded, turn.lent = True, other
            game.tell(Commanded(figure=id, target=other, line=game.lasting(id, words.Command)[0].id, rules=("MD-SKL-09",)))
        case UseAbility():
            await use_ability(game, id)
            game.push(AfterAction())
            for effect in reversed(between_actions(game, id)):
                game.push_line(id, effect)
        case UseItem(card=card):
            use(game, id, card)
        case Transmute():
            game.push(AfterAction())
            await transmute(game, id)


async def pull(game: Dark, id: str, token: str) -> None:
    """MD-Q10-15: flip a lever, and remove a pillar the players choose."""
    del game.state.tokens[token]
    pillar = await game.choose(game.seat(id), "which-pillar", [Option(f"pillar:{p}", p, figure=p) for p in game.state.pillars], figure=id)
    fell_pillar(game, pillar)
    action_ends(game)


def end_actions(game: Dark) -> None:
    """MD-HPH-03, MD-HPH-13, MD-LVL-02: all remaining actions are lost, and enemies that were attacked counter-attack. A hero who was granted an
    action by command only gives that up."""
    turn = game.turn
    if turn.lent:
        action_ends(game)
        return
    check_level(game)
    turn.actions, turn.extra = 0, {}
    turn.stage = "counter"


async def counter(game: Dark, turn: Turn) -> None:
    """MD-CTR-01, MD-CTR-02, MD-CTR-08 … 10, MD-HPH-03: every surviving enemy that was attacked counter-attacks once, in an order the players
    choose; then the activation is over."""
    s = game.state
    waiting = [id for id in turn.attacked if id in s.enemies and not s.enemies[id].asleep]
    if not waiting:
        s.acted.append(turn.hero)
        s.turn = None
        return
    id = await game.choose(TABLE, "which-counter", [Option(f"enemy:{e}", e, figure=e) for e in waiting], figure=turn.hero)
    turn.attacked.remove(id)
    game.push(Activate(id, "counter", turn.hero))
