"""Turns: whose turn it is, and the turns of the character and the monsters, beat by beat."""

from __future__ import annotations

from collections.abc import Awaitable

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.games.haven.rules.actions import Part
from undercroft.games.haven.rules.turns import CharacterTurn, Choice, close_turn, go_on
from undercroft.games.haven.state import Figure
from undercroft.grid.hexes import distance
from undercroft.kernel.decision import Option

from ..content.model import Column
from ..events import ActionBegan, TurnBegan
from ..game import PLAYER, Bugs
from ..state import HERO, Action, Turn
from .abilities import use_turn_item
from .actions import finish, half_of, parts, perform_part
from .bonuses import end_span
from .cards import dismiss, dismissals, long_rest
from .elements import offers
from .initiative import Slot, slots
from .items import reaction_prices, turn_items
from .monsters import Doing, perform
from .scenarios import when_monster_turn_ends, when_turn_ends
from .zones import flip_or_discard

REACTIONS = {"shield", "retaliate", "attacked", "kill"}
"""What a bonus of the character can react to during a monster's attack."""


async def next_slot(game: Bugs) -> Slot | None:
    """BB-INI-05 … 07, BB-INI-12 … 14, BB-SPN-05 … 09, BB-SPN-11: the earliest turn not yet taken; spawned monsters that act next come first. Tied
    types act in the order the player chooses for this round."""
    s = game.state
    waiting = [slot for slot in slots(game) if slot.key not in s.acted]
    if not waiting:
        return None
    if s.soon:
        waiting = [slot for slot in waiting if slot.key in s.soon] or waiting
    first = min([slot[:2] for slot in waiting])
    tied = [slot for slot in waiting if slot[:2] == first]
    if len(tied) == 1:
        return tied[0]
    groups = list(dict.fromkeys([slot.group for slot in tied]))
    if len(groups) > 1:
        chosen = [g for g in s.order if g in groups]
        group = chosen[0] if chosen else await game.choose(PLAYER, "turn-order", [Option(f"first:{g}", g) for g in groups])
        if not chosen:
            s.order.append(group)
        tied = [slot for slot in tied if slot.group == group]
    return min(tied, key=lambda slot: slot.number)


async def take_turns(game: Bugs) -> None:
    """One step of the turns phase: begin the next turn, or continue the current one. When nothing happens in a stage of the turn, go on with the
    next."""
    s, asked = game.state, game.asked
    if s.turn is None:
        slot = await next_slot(game)
        if slot is None:
            s.phase, s.acting = "end", ""
            return
        s.acted.append(slot.key)
        s.turn = Turn(slot.figure, slot.column, slot.initiative, cards=game.zone("played") if slot.figure == HERO else [])
        s.acting = slot.figure
        game.tell(TurnBegan(figure=slot.figure, initiative=slot.initiative))
    figure = s.figures.get(s.turn.figure)
    if figure is None:
        await end_turn(game, None)
        return
    await go_on(game, figure, STAGES, asked)


async def start_turn(game: Bugs, figure: Figure) -> None:
    """BB-CON-11, BB-CON-17 … 19, BB-TRN-07: wound deals its damage before anything else in the turn. A monster killed by it has no turn."""
    turn = game.state.turn
    assert turn is not None
    if figure.id != HERO and await interlude(game, figure, turn):
        return
    if "wound" in figure.conditions:
        await game.suffer(figure, 1, "wound")
    turn.stage = "act"


async def interlude(game: Bugs, monster: Figure, turn: Turn) -> bool:
    """BB-BON-10: active cards may be dismissed before a monster's turn. The player is asked only if it can make a difference to that turn, and not
    again this round after choosing to keep them. Returns whether a card was dismissed."""
    s = game.state
    column = game.kind(monster).columns[turn.column]
    if not any(concerns(game, card, monster, column) for card in game.zone("active") if card not in s.kept):
        return False
    options: list[Option[tuple[str, str]]] = [Option("go-on", ("", "")), Option("keep-round", ("keep", "")), *dismissals(game)]
    verb, card = await game.choose(PLAYER, "interlude", options, figure=turn.figure)
    if verb == "keep":
        s.kept = game.zone("active")
    elif verb == "dismiss":
        await dismiss(game, card)
    return verb == "dismiss"


def concerns(game: Bugs, card: str, monster: Figure, column: Column) -> bool:
    """BB-BON-10: whether it can make a difference to a monster's turn that a card stays active: its bonus works against attacks or lets the character
    fly, or dismissing it would hide or reveal an infusion that the monster, or an item used against it, could consume."""
    s = game.state
    prices = [rider.price for ability in column.abilities for spec in ability.specs for rider in spec.riders]
    if offers(game, card, s.cards[card].side, prices):
        return True
    if s.cards[card].side == "a" and not game.active_half(card).lost and offers(game, card, "b", [*prices, *reaction_prices(game)]):
        return True
    held = {moment for moment, bonuses in s.bonuses.items() if any(bonus.card == card for bonus in bonuses)}
    return bool(held & REACTIONS and may_attack(game, monster, column)) or ("flying" in held and may_ground(game, monster, column))


def may_attack(game: Bugs, monster: Figure, column: Column) -> bool:
    """Whether a monster could attack the character this turn: it has an attack, can make it, and can get close enough."""
    specs = [spec for ability in column.abilities for spec in ability.specs]
    mods = [m for spec in specs for m in (spec.mods, *(rider.mods for rider in spec.riders))]
    ranges = [spec.mods.range or 1 for spec in specs if isinstance(spec.node, words.Attack)]
    if not ranges or "disarm" in monster.conditions or "invisible" in game.hero.conditions:
        return False
    reach = max([*ranges, *(m.range or 0 for m in mods)]) + sum(m.range_bonus for m in mods)
    steps = sum(game.amount(monster, spec.node.points) for spec in specs if isinstance(spec.node, words.Move)) + sum(m.move for m in mods)
    steps = 0 if "immobilize" in monster.conditions else steps
    pulls = sum(spec.node.hexes for spec in specs if isinstance(spec.node, words.Pull))
    return distance(monster.cell, game.hero.cell) <= reach + steps + pulls


def may_ground(game: Bugs, monster: Figure, column: Column) -> bool:
    """Whether it matters to a monster's turn that the character is flying: it is over an obstacle or hazard, or may be pushed or pulled."""
    specs = [spec for ability in column.abilities for spec in ability.specs]
    mods = [game.kind(monster).attacks, *(m for spec in specs for m in (spec.mods, *(rider.mods for rider in spec.riders)))]
    dragged = any(isinstance(spec.node, words.Push | words.Pull) for spec in specs) or any(m.push or m.pull for m in mods)
    return dragged or bool((game.ground.obstacles | game.ground.hazards) >> game.hero.cell & 1)


async def end_turn(game: Bugs, figure: Figure | None) -> None:
    """BB-ITM-21: effects that last for the turn end, then conditions expire, and the next turn may begin."""
    turn = game.state.turn
    assert turn is not None
    if turn.figure == HERO:
        await end_span(game, "turn")
        await when_turn_ends(game)
    elif figure is not None:
        await when_monster_turn_ends(game, figure)
    close_turn(game, figure if figure is not None and game.alive(figure) else None)


# -- the character -------------------------------------------------------------------------------------------------------
class HeroTurn(CharacterTurn[Bugs, Figure, Action]):
    """BB-TRN-01 … 07: the character's turn."""

    def begin(self, card: str, half: str, basic: bool) -> None:
        """BB-ACT-01, BB-CRD-02, BB-TRN-05: begin an action, either half of a card or the basic action in its place."""
        self.game.state.action = Action(HERO, "basic" if basic else "card", card, half)
        self.game.tell(ActionBegan(figure=HERO, card=card, name=self.game.side(card).name, half=half, basic=basic))

    def parts(self, action: Action) -> tuple[Part, ...]:
        return parts(half_of(self.game, action), action)

    async def perform(self, action: Action, ability: Ability, spec: Spec | None) -> tuple[bool, bool]:
        over, performed = await perform_part(self.game, action, ability, spec)
        if over:
            action.hit, action.area, action.paid, action.used = [], [], [], []
            action.left = action.extra = 0
            action.in_area = False
        return over, performed

    async def finish(self, action: Action) -> None:
        await finish(self.game, action)

    def forgo(self, card: str) -> None:
        flip_or_discard(self.game, card)

    def resting(self) -> bool:
        return self.game.state.resting

    async def long_rest(self) -> None:
        await long_rest(self.game)

    def free(self, between: bool) -> list[Choice]:
        """BB-ITM-23, BB-BON-10: items for the turn, and cards to dismiss."""
        return [*turn_items(self.game), *dismissals(self.game)]

    async def take_free(self, verb: str, what: str) -> bool:
        if verb == "item":
            await use_turn_item(self.game, what)
        elif verb == "dismiss":
            await dismiss(self.game, what)
        return verb in ("item", "dismiss")


# -- monsters ------------------------------------------------------------------------------------------------------------
async def monster_acts(game: Bugs, figure: Figure) -> None:
    """BB-ACT-03, BB-MON-09, BB-MDT-05: one beat of a monster's turn: the next ability of its column."""
    s = game.state
    turn = s.turn
    assert turn is not None
    if s.action is None:
        s.action = Action(figure.id, "monster")
    column = game.kind(figure).columns[turn.column]
    if s.action.at >= len(column.abilities):
        turn.stage = "end"
        return
    at = s.action.at
    s.action.at += 1
    await perform(game, Doing(figure, column, at))


def act(game: Bugs, figure: Figure) -> Awaitable[None]:
    return HeroTurn(game, figure).act() if figure.id == HERO else monster_acts(game, figure)


STAGES = {"start": start_turn, "act": act, "end": end_turn}
