"""Checks that the rules can carry out every line of a pack where it is used, so that no game runs into a line it cannot perform."""

from __future__ import annotations

from undercroft.games.haven import words as haven
from undercroft.games.haven.content import Ability, Spec
from undercroft.language.grammar import LineError
from undercroft.language.lines import Line, Trigger
from undercroft.language.vocabulary import Node

from . import words

STATIC: tuple[type[Node], ...] = (haven.Shield, haven.Retaliate, haven.Fly)
WINDOWS: tuple[type[Node], ...] = (haven.YouAttack, haven.EnemyAttacks, haven.YouMove)
TARGETED: tuple[type[Node], ...] = (haven.Push, haven.Pull, haven.Control, haven.Give)
SIMPLE: tuple[type[Node], ...] = (
    haven.Heal, haven.Suffer, haven.Damage, haven.Give, words.Recover, haven.Cleanse, words.Create,
)  # fmt: skip
CARD: tuple[type[Node], ...] = (haven.Attack, haven.Move, *SIMPLE, haven.Push, haven.Pull, haven.Control)
COLUMN: tuple[type[Node], ...] = (haven.Move, haven.Attack, haven.Heal, haven.Give, haven.Push, haven.Pull, haven.Suffer)
SCENARIO_MOMENTS: dict[str, tuple[type[Node], ...]] = {
    "at": (haven.SetUp, haven.RoundStart, haven.RoundEnd),
    "when": (haven.Dies, haven.AnyDies, words.YouEnter, words.YouEndTurn, words.MonsterEndsTurn),
}
AFTER: dict[type[Node], tuple[type[Node], ...]] = {
    haven.EnemyAttacks: (haven.Give,),
    haven.YouAttack: (haven.Control,),
    words.TopDone: (words.PerformBottom,),
    words.InitiativeSet: (words.ShiftInitiative,),
}
"""What an item used after an event may do."""


def _named(kinds: tuple[type[Node], ...]) -> str:
    return ", ".join(k.PHRASE.split(" {")[0] for k in dict.fromkeys(kinds))


def _steps(ability: Ability, kinds: tuple[type[Node], ...], where: str) -> None:
    for spec in ability.specs:
        if not isinstance(spec.node, kinds):
            raise LineError(f"{type(spec.node).PHRASE.split(' {')[0]!r} cannot stand {where}; what can: {_named(kinds)}")
        _inner(spec)


def _inner(spec: Spec) -> None:
    if isinstance(spec.node, haven.Control) and (spec.mods.give or spec.mods.push or spec.mods.pull or spec.mods.give_self):
        raise LineError("what a controlled figure suffers or does stands in the brackets; conditions and pushes need a line of their own")
    if spec.inner and not isinstance(spec.node, haven.Control):
        raise LineError("only Control takes abilities in brackets")
    for inner in spec.inner:
        if not isinstance(inner.node, haven.Move | haven.Attack) or inner.riders or inner.inner:
            raise LineError("a controlled figure can move and attack, without prices of its own")


def _riders(ability: Ability, kinds: tuple[type[Node], ...]) -> None:
    for spec in ability.specs:
        alone = isinstance(spec.node, haven.Give) and (spec.mods.self_only or spec.node.condition in haven.POSITIVE)
        if spec.riders and (not isinstance(spec.node, kinds) or (alone and haven.Control in kinds)):
            raise LineError(f"a price with a colon inside a line can go with: {_named(kinds)}; put it before the line instead")


def _plain(line: Line, where: str) -> None:
    if line.trigger is not None or line.conditions or line.slots:
        raise LineError(f"a line {where} has no moment and no condition of its own")


def _bonus(ability: Ability, spans: tuple[str, ...]) -> None:
    """A lasting bonus: something always active, modifiers of an attack or a move, an effect after a kill, or protection against damage."""
    line = ability.line
    if line.span not in spans:
        raise LineError(f"{line.span.capitalize()!r} cannot begin a line here; what can: {', '.join(s.capitalize() for s in spans)}")
    if line.conditions or line.slots:
        raise LineError("a bonus has no condition and no slots in this game; say how often with a number, such as '2x'")
    match line.trigger:
        case None:
            _steps(ability, STATIC, "after a life span without a moment")
            if line.uses or line.price is not None:
                raise LineError("a bonus that is always in force has neither uses nor a price")
        case Trigger(word="when" | "before", moment=moment) if isinstance(moment, WINDOWS):
            mods = ability.mods
            if line.price is not None:
                raise LineError("a bonus inside an attack or a move has no price")
            if mods.range is not None or mods.range_bonus or mods.area or mods.targets is not None or mods.all:
                raise LineError("a bonus cannot change the range, the area or the number of targets; those are settled before it comes in")
        case Trigger(word="when", moment=haven.YouKill()):
            _steps(ability, SIMPLE, "at this moment")
        case Trigger(word="at", moment=haven.RoundEnd()):
            _steps(ability, SIMPLE, "at this moment")
            if line.price is not None:
                raise LineError("a bonus at the end of the round has no price")
        case Trigger(word="instead of", moment=haven.YouSuffer()):
            _steps(ability, (haven.Negate,), "against damage")
        case _:
            raise LineError("a bonus cannot wait for this moment")


def card_line(ability: Ability) -> None:
    """A line on a half of an ability card."""
    if ability.active:
        _bonus(ability, ("round", "persistent"))
        return
    if ability.specs and isinstance(ability.specs[0].node, haven.Lost | haven.Infuse):
        return
    _plain(ability.line, "on a card")
    _steps(ability, CARD, "on a card without a life span")
    _riders(ability, (haven.Attack, haven.Move, *TARGETED))


def column_line(ability: Ability) -> None:
    """A line in a monster's column."""
    if ability.active:
        _bonus(ability, ("round",))
        if ability.line.trigger is not None:
            raise LineError("a monster's bonus has no moment")
        return
    if ability.specs and isinstance(ability.specs[0].node, haven.Infuse):
        return
    _plain(ability.line, "of a monster")
    if ability.line.price is not None:
        raise LineError("a monster has no price before a whole line; put it inside, such as 'Attack 2, Pay consume fire: (wound)'")
    _steps(ability, COLUMN, "in a monster's column without a life span")
    _riders(ability, (haven.Move, haven.Attack, haven.Give))


def trait_line(ability: Ability) -> None:
    """A persistent bonus on a monster card."""
    _plain(ability.line, "among traits")
    if ability.active:
        raise LineError("a trait is always in force and has no life span")
    _steps(ability, STATIC, "among traits")


def item_effect(ability: Ability) -> None:
    """An item used during or after something else."""
    line = ability.line
    if line.span or line.uses or line.conditions:
        raise LineError("an item's effect has no life span, no uses and no condition: its use icon says how often")
    match line.trigger:
        case Trigger(word="when" | "before", moment=moment) if isinstance(moment, WINDOWS):
            return
        case Trigger(word="after", moment=moment) if type(moment) in AFTER:
            _steps(ability, AFTER[type(moment)], "after this moment")
        case _:
            raise LineError("an item cannot be used at this moment")


def item_turn(ability: Ability) -> None:
    """An item's line for the character's turn."""
    if ability.active:
        _bonus(ability, ("turn", "round"))
        return
    _plain(ability.line, "of an item for your turn")
    _steps(ability, (*SIMPLE, *TARGETED), "on an item for your turn")


def hazard_line(ability: Ability) -> None:
    """The effect of a hazard."""
    _plain(ability.line, "of a hazard")
    if ability.active or ability.line.price is not None:
        raise LineError("a hazard takes effect at once and has no price")
    _steps(ability, (haven.Suffer, haven.Give), "on a hazard")


def scenario_line(ability: Ability) -> None:
    """A special rule of a scenario."""
    line = ability.line
    if line.span or line.uses or line.price is not None:
        raise LineError("a special rule has no life span, no uses and no price")
    if line.trigger is None or not isinstance(line.trigger.moment, SCENARIO_MOMENTS.get(line.trigger.word, ())):
        raise LineError("a special rule begins with its moment: 'At set-up', 'At start of round', 'At end of round', 'When … dies' and the like")
    later = [isinstance(s.node, words.SpawnLater) for s in ability.specs]
    if any(later) and len(later) > 1:
        raise LineError("a spawn in the next round stands in a line of its own")
