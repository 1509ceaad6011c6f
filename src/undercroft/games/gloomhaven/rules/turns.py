"""Turns: whose turn it is, and the turns of characters and other figures, beat by beat."""

from __future__ import annotations

from collections.abc import Awaitable

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.games.haven.rules.actions import Part
from undercroft.games.haven.rules.turns import CharacterTurn, Choice, close_turn, go_on
from undercroft.kernel.decision import TABLE, Option

from ..events import ActionBegan, TurnBegan, Worked
from ..game import Gloom
from ..state import Action, Turn, Unit
from .abilities import perform_bonus
from .actions import finish, parts, perform_part
from .bonuses import end_span, leave_active, use_bonus
from .cards import dismissals, place_card
from .elements import charge, strengthen
from .focus import find_focus
from .items import turn_items, use_turn_item
from .loot import loot
from .monsters import feed, monster_infuse, perform
from .ranks import Slot, acting_key, behind, decided, keep_order, slot_of
from .rests import long_rest
from .scenarios import when_turn_ends
from .thinking import Doing, card_of, specials_called


# -- whose turn ----------------------------------------------------------------------------------------------------------
def waiting(game: Gloom) -> list[tuple[Slot, Unit]]:
    """GH-INI-02, GH-INI-09, GH-SUM-10, GH-MOA-05, GH-REV-07 … 13, GH-SPR-02, GH-SPR-03, GH-VPD-03: the figures that still take a turn this round.
    Those that entered play during the round have not acted, so they act at their initiative, or next if it has passed. Summoned ones wait for the
    next round."""
    s = game.state
    found, acted, round = [], s.acted, s.round
    for figure in s.figures.values():
        if figure.id in acted or figure.spent or figure.born == round:
            continue
        slot = slot_of(game, figure)
        if slot is not None:
            found.append((slot, figure))
    return found


async def next_figure(game: Gloom) -> tuple[Slot, Unit] | None:
    """GH-INI-02 … 08, GH-MTN-04, GH-SUM-07, GH-SUM-09: the earliest turn not yet taken. The players decide the order of tied groups and keep to it.
    Within a type, bosses act first, then elites, then normal monsters, by number. A character's summons act in their order, then the character."""
    s = game.state
    left = waiting(game)
    if not left:
        return None
    first = min([slot.when for slot, _ in left])
    tied = [(slot, figure) for slot, figure in left if slot.when == first]
    if len(tied) == 1:
        return tied[0]
    groups = list(dict.fromkeys([slot.group for slot, _ in tied]))
    group = groups[0]
    if len(groups) > 1:
        best = min(decided(game, g) for g in groups)
        chosen = [g for g in groups if decided(game, g) == best]
        group = chosen[0]
        if len(chosen) > 1:
            free = [g for g in chosen if not behind(game, g, chosen)] or chosen
            group = await game.choose(TABLE, "turn-order", [Option(f"first:{g}", g) for g in free])
            s.order.append(group)
            keep_order(game, group, [figure for slot, figure in tied if slot.group in chosen])
    return min([entry for entry in tied if entry[0].group == group], key=lambda entry: within(entry[1]))


def within(figure: Unit) -> tuple[int, int, int]:
    """GH-INI-03, GH-SUM-07, GH-SUM-09: the order within a group."""
    if figure.role in ("monster", "ally"):
        return 0, *acting_key(figure)
    return figure.role == "character", 0, figure.number


async def take_turns(game: Gloom) -> None:
    """GH-RND-04: one step of the turns phase: begin the next turn, or continue the current one. When nothing happens in a stage of the turn, go on
    with the next."""
    s, asked = game.state, game.asked
    if s.turn is None:
        found = await next_figure(game)
        if found is None:
            s.phase, s.acting = "cleanup", ""
            return
        slot, figure = found
        s.acted.append(figure.id)
        cards = list(game.hero(figure).played) if figure.role == "character" else []
        s.turn = Turn(figure.id, slot.when[0], cards=cards, started=figure.cell)
        s.acting = figure.id
        game.tell(TurnBegan(figure=figure.id, initiative=slot.when[0], rules=("GH-INI-02",)))
        s.turn.queue = start_effects(game, figure)
    current = s.figures.get(s.turn.figure)
    if current is None:
        finish_turn(game, None)
        return
    await go_on(game, current, STAGES, asked)


# -- start and end -------------------------------------------------------------------------------------------------------
def start_effects(game: Gloom, figure: Unit) -> list[str]:
    """GH-TRN-13, GH-TRN-14, GH-CON-11, FC-REG-02, FC-REG-03, FC-REG-12, FC-REG-13: what happens at the start of a turn."""
    found = [c for c in ("regenerate", "wound") if c in figure.conditions]
    return found + [b.ability for b, _ in game.bonuses("turn-start", figure.id)]


async def start_turn(game: Gloom, figure: Unit) -> None:
    """GH-TRN-13, GH-TRN-14, GH-CON-11, FC-REG-02, FC-REG-06, FC-REG-14: start-of-turn effects, in the order the owner chooses, with regenerate before
    wound."""
    turn = game.state.turn
    assert turn is not None
    if not turn.queue:
        turn.stage = "act"
        return
    first = [e for e in turn.queue if not (e == "wound" and "regenerate" in turn.queue)]
    effect = await game.choose(game.player(figure), "start-effect", [Option(f"effect:{e}", e) for e in dict.fromkeys(first)], figure=figure.id)
    turn.queue.remove(effect)
    if effect == "regenerate":
        if "regenerate" in figure.conditions:
            game.heal(figure, 1, "regenerate")
    elif effect == "wound":
        if "wound" in figure.conditions:
            await game.suffer(figure, 1, "wound")
    else:
        await bonus_effect(game, figure, "turn-start", effect)


async def bonus_effect(game: Gloom, figure: Unit, moment: str, id: str) -> None:
    for bonus, ability in game.bonuses(moment, figure.id):
        if bonus.ability == id:
            await perform_bonus(game, ability, figure)
            await use_bonus(game, bonus)
            return


async def end_turn(game: Gloom, figure: Unit) -> None:
    """GH-TRN-13, GH-TRN-14, GH-LOO-06 … 09, GH-SPR-06, GH-CON-40: looting and other end-of-turn effects, in the order the owner chooses. Then
    conditions expire and elements become strong. GH-MOA-08: monsters do not loot at the end of their turn."""
    turn = game.state.turn
    assert turn is not None
    if figure.role == "character":
        if not turn.swept:
            turn.swept = True
            here = str(figure.cell)
            found = ["loot"] if here in game.state.coins or here in game.state.treasures else []
            turn.queue = found + [b.ability for b, _ in game.bonuses("turn-end", figure.id)]
        if turn.queue:
            options = [Option(f"effect:{e}", e) for e in dict.fromkeys(turn.queue)]
            effect = await game.choose(game.player(figure), "end-effect", options, figure=figure.id)
            turn.queue.remove(effect)
            if effect == "loot":
                await loot(game, figure, 1 << figure.cell)
            else:
                await bonus_effect(game, figure, "turn-end", effect)
            return
        await end_span(game, "turn", figure.id)
        await when_turn_ends(game, figure)
    finish_turn(game, figure if game.alive(figure) else None)


def finish_turn(game: Gloom, figure: Unit | None) -> None:
    """GH-ELM-02: infused elements become strong at the very end of a turn, even one that was cut short."""
    strengthen(game)
    close_turn(game, figure)


# -- characters ----------------------------------------------------------------------------------------------------------
class HeroTurn(CharacterTurn[Gloom, Unit, Action]):
    """GH-TRN-01 … 04: a character's turn."""

    def act(self) -> Awaitable[None]:
        if self.game.state.action is None and self.turn.cards and "stun" in self.figure.conditions:
            return self.lie_stunned()
        return super().act()

    async def lie_stunned(self) -> None:
        """GH-CON-16 … 19: the cards of a stunned character have no effect and are discarded."""
        for card in self.turn.cards:
            self.game.put(self.figure, card, "discard")
        self.turn.cards = []
        self.game.skip(self.figure, "stun", "", "GH-CON-18")

    def begin(self, card: str, half: str, basic: bool) -> None:
        """GH-TRN-03, GH-TRN-08: begin an action, either half of a card or the basic action in its place."""
        self.game.state.action = Action(self.figure.id, "basic" if basic else "card", card, half)
        self.game.tell(ActionBegan(figure=self.figure.id, card=card, half=half, basic=basic))

    def parts(self, action: Action) -> tuple[Part, ...]:
        return parts(self.game, action)

    async def perform(self, action: Action, ability: Ability, spec: Spec | None) -> tuple[bool, bool]:
        over, performed = await perform_part(self.game, self.figure, action, ability, spec)
        if over and performed and spec is not None and not isinstance(spec.node, words.Attack):
            await charge(self.game, self.figure, spec.mods, ability.id)
        if over:
            action.paid, action.used, action.strike, action.stride = [], [], None, None
        return over, performed

    async def finish(self, action: Action) -> None:
        await finish(self.game, self.figure, action)

    def forgo(self, card: str) -> None:
        place_card(self.game, self.figure, card, "", None)

    def resting(self) -> bool:
        return self.game.hero(self.figure).resting

    async def long_rest(self) -> None:
        await long_rest(self.game, self.figure)

    def free(self, between: bool) -> list[Choice]:
        """GH-TRN-12, GH-ACT-09: using items and dismissing cards, before, between and after abilities."""
        return [*turn_items(self.game, self.figure, between), *dismissals(self.game, self.figure)]

    async def take_free(self, verb: str, what: str) -> bool:
        if verb == "item":
            await use_turn_item(self.game, self.figure, what)
        elif verb == "dismiss":
            await leave_active(self.game, self.figure, what)
        return verb in ("item", "dismiss")


# -- other figures -------------------------------------------------------------------------------------------------------
async def others_act(game: Gloom, figure: Unit) -> None:
    """GH-MTN-01, GH-MTN-05, GH-MTN-06, GH-FCB-03, GH-ELM-18, GH-SUM-08, GH-SUM-13, GH-SUM-16, FC-MON-01, FC-MON-05, FC-MON-08, FC-MON-09: one beat of
    a monster's, ally's or summon's turn. If stunned, it does nothing and gains nothing (GH-MOA-11). Otherwise it consumes elements, finds its focus,
    and performs its card step by step."""
    s = game.state
    turn = s.turn
    assert turn is not None
    parts = card_of(game, figure)
    if s.action is None:
        if "stun" in figure.conditions:
            game.skip(figure, "stun", "", "GH-FCB-03")
        if "stun" in figure.conditions or not parts:
            turn.stage = "end"
            return
        s.action = Action(figure.id, "monster")
        for line in specials_called(game, figure):
            game.tell(Worked(figure=figure.id, what="special", rules=("GH-BOS-03",), line=line))
        fresh = Doing(figure, parts, 0)
        await feed(game, fresh)
        await monster_infuse(game, fresh)
    action = s.action
    if action.at >= len(parts) or "stun" in figure.conditions:
        turn.stage = "end"
        return
    doing = Doing(figure, parts, action.at)
    if action.strike is None:
        asked = game.asked
        await find_focus(game, doing)
        if game.asked != asked:
            doing = Doing(figure, parts, action.at)
    if await perform(game, doing):
        action.at += 1
        action.strike = None


def act(game: Gloom, figure: Unit) -> Awaitable[None]:
    return HeroTurn(game, figure, {"figure": figure.id}).act() if figure.role == "character" else others_act(game, figure)


STAGES = {"start": start_turn, "act": act, "end": end_turn}
