"""Checks that the rules can carry out every line of a pack where it is used, so that no game runs into a line it cannot perform."""

from __future__ import annotations

from undercroft.games.haven import words as haven
from undercroft.games.haven.content import Ability, Spec
from undercroft.language.grammar import LineError
from undercroft.language.lines import Line, Trigger
from undercroft.language.vocabulary import Node

from . import scenario_words as told
from . import words

Kinds = tuple[type[Node], ...]
STATIC: Kinds = (haven.Shield, haven.Retaliate, haven.Fly, words.Elusive, words.ImmuneTo)
WINDOWS: Kinds = (*haven.WINDOWS, words.YouPerformAttack, words.AttackHurts)
MOMENTS: Kinds = (haven.YouKill, words.YouRest, words.YourTurnStarts, words.YourTurnEnds, haven.RoundEnd)
PLAIN: Kinds = (
    haven.Heal, haven.Suffer, haven.Damage, words.DamageBeside, haven.Give, haven.Cleanse, haven.Infuse, words.Loot, words.Recover, words.Refresh,
    words.Xp,
)  # fmt: skip
"""Abilities that take effect at once."""
PLACING: Kinds = (
    words.CreateTrap, words.DisarmTrap, words.CreateObstacle, words.DestroyObstacle, words.MoveObstacle, words.PlaceRift, words.MoveRift,
    words.Teleport, words.TeleportOther, words.Swap,
)  # fmt: skip
CARD: Kinds = (haven.Attack, haven.Move, *PLAIN, haven.Push, haven.Pull, haven.Control, *PLACING)
MONSTER: Kinds = (
    words.MoveBy, words.AttackBy, haven.Heal, haven.Give, haven.Push, haven.Pull, haven.Suffer, haven.Damage, haven.Infuse, words.SummonMonster,
    words.DamageBeside, words.CreateTrap, words.Loot, words.FocusOn, words.TeleportToFocus, words.OpenNextDoor, words.Special,
)  # fmt: skip
IT: Kinds = (words.ItSuffers, words.ItGains, words.ItHeals)
RIDERS: Kinds = (haven.Attack, words.AttackBy, haven.Move, words.MoveBy, haven.Heal, haven.Push, haven.Pull, haven.Give, haven.Shield)
FITTING: dict[type[Node], Kinds] = {
    words.Anywhere: (haven.Damage, haven.Give), words.HealBonus: (haven.Heal,), words.HealPerTarget: (haven.Attack, words.AttackBy),
    words.SufferBeside: (haven.Attack, words.AttackBy), words.SummonBeside: (words.AttackBy,), words.WithItsHealth: (words.SummonMonster,),
    words.Small: (words.Refresh,), words.HealAlly: (), words.ShieldSelf: (), words.ShieldAlly: (), words.DoubleAttack: (haven.Attack, words.AttackBy),
}  # fmt: skip
"""Modifiers that can be used only with certain abilities; if none are listed, only on modifier cards."""
SCENARIO_MOMENTS: dict[str, Kinds] = {
    "at": (haven.SetUp, haven.RoundStart, haven.RoundEnd),
    "when": (haven.Dies, haven.AnyDies, told.Enters, told.EndsTurnAt, told.DoorOpens, told.TreasureTaken),
}


def _named(kinds: Kinds) -> str:
    return ", ".join(k.PHRASE.split(" {")[0] for k in dict.fromkeys(kinds))


def _steps(ability: Ability, kinds: Kinds, where: str) -> None:
    for spec in ability.specs:
        if not isinstance(spec.node, kinds):
            raise LineError(f"{type(spec.node).PHRASE.split(' {')[0]!r} cannot stand {where}; what can: {_named(kinds)}")
        _inner(spec)
        _fitting(spec)


def _fitting(spec: Spec) -> None:
    for node in (*spec.mods.others, *(n for r in spec.riders for n in r.mods.others)):
        kinds = FITTING.get(type(node))
        if kinds is not None and not isinstance(spec.node, kinds):
            raise LineError(f"{type(node).PHRASE!r} goes with: {_named(kinds) or 'modifier cards'}")


def _inner(spec: Spec) -> None:
    if isinstance(spec.node, haven.Control) and (spec.riders or spec.mods.give or spec.mods.push or spec.mods.pull):
        raise LineError("Control takes a range, a number of targets and the abilities in brackets, nothing else")
    if spec.inner and not isinstance(spec.node, haven.Control):
        raise LineError("only Control takes abilities in brackets")
    for inner in spec.inner:
        if not isinstance(inner.node, haven.Move) or inner.riders or inner.inner or len(spec.inner) > 1:
            raise LineError("a figure can be made to perform one Move, without a price of its own")


def _riders(ability: Ability, kinds: Kinds) -> None:
    for spec in ability.specs:
        if spec.riders and not isinstance(spec.node, kinds):
            raise LineError(f"a price with a colon inside a line can go with: {_named(kinds)}; put it before the line instead")


def _plain(line: Line, where: str) -> None:
    if line.trigger is not None or line.conditions or line.slots or line.uses:
        raise LineError(f"a line {where} has no moment, no uses and no condition of its own")


def _bonus(ability: Ability, spans: tuple[str, ...], priced: bool = False) -> None:
    """A lasting bonus: something always active, modifiers of an attack or a move, an effect after something, or a summon."""
    line = ability.line
    if line.span not in spans:
        raise LineError(f"{line.span.capitalize()!r} cannot begin a line here; what can: {', '.join(s.capitalize() for s in spans)}")
    if line.conditions or (line.price is not None and not priced):
        raise LineError("a bonus has no condition and no price")
    if any(slot != "o" and not (slot.endswith("xp") and slot[:-2].isdigit()) for slot in line.slots):
        raise LineError("a use slot is 'o', or '1xp' for one with experience")
    match line.trigger:
        case None:
            if len(ability.specs) == 1 and isinstance(ability.specs[0].node, words.Summon) and line.span == "persistent":
                return
            _steps(ability, STATIC, "after a life span without a moment")
            _riders(ability, (haven.Shield,))
            if line.span != "round" and any(s.mods.all for s in ability.specs):
                raise LineError("only a bonus of the round is shared with all in range")
            if line.uses:
                raise LineError("a bonus that is always in force has no uses")
        case Trigger(word="when" | "before", moment=moment) if isinstance(moment, WINDOWS):
            mods = ability.mods
            if mods.area or mods.targets is not None or mods.all or mods.range is not None:
                raise LineError("a bonus cannot set the range, the area or the number of targets")
        case Trigger(word="when" | "at" | "after", moment=moment) if isinstance(moment, MOMENTS):
            _steps(ability, PLAIN, "at this moment")
        case Trigger(word="when", moment=words.EntersRift()):
            _steps(ability, IT, "when a rift is entered")
        case Trigger(word="instead of", moment=haven.YouSuffer()):
            _steps(ability, (haven.Negate,), "against damage")
        case _:
            raise LineError("a bonus cannot wait for this moment")


def card_line(ability: Ability) -> None:
    """A line on a half of an ability card."""
    if ability.active:
        _bonus(ability, ("round", "persistent"))
        return
    if ability.specs and isinstance(ability.specs[0].node, haven.Lost):
        return
    _plain(ability.line, "on a card")
    _steps(ability, CARD, "on a card without a life span")
    _riders(ability, RIDERS)


def monster_line(ability: Ability) -> None:
    """A line of a monster ability card or of a boss's special action."""
    if ability.active:
        match ability.line.trigger:
            case Trigger(word="when", moment=words.ThisDies()) if ability.line.span == "round":
                _steps(ability, (words.AttackBy,), "when a monster dies")
                return
            case None:
                _bonus(ability, ("round",), priced=True)
                return
        raise LineError("a monster's bonus has no moment but its own death")
    _plain(ability.line, "of a monster")
    _steps(ability, MONSTER, "on a monster card without a life span")
    _riders(ability, RIDERS)


def trait_line(ability: Ability) -> None:
    """What is always active for a monster."""
    _plain(ability.line, "among traits")
    if ability.active:
        raise LineError("a trait is always in force and has no life span")
    _steps(ability, STATIC, "among traits")


def item_effect(ability: Ability) -> None:
    """An item used during or after something else, or against damage."""
    line = ability.line
    if line.span or line.uses or line.conditions or line.price is not None:
        raise LineError("an item's effect has no life span, no uses, no price and no condition: its use icon says how often")
    match line.trigger:
        case Trigger(word="when" | "before", moment=moment) if isinstance(moment, WINDOWS):
            return
        case Trigger(word="when" | "after", moment=haven.YouKill() | words.YouRest()):
            _steps(ability, PLAIN, "after this moment")
        case Trigger(word="instead of", moment=haven.YouSuffer()):
            _steps(ability, (haven.Negate,), "against damage")
        case _:
            raise LineError("an item cannot be used at this moment")


def item_turn(ability: Ability) -> None:
    """An item's line for its owner's turn."""
    if ability.active:
        _bonus(ability, ("turn", "round"))
        return
    _plain(ability.line, "of an item for your turn")
    _steps(ability, CARD, "on an item for your turn")


def reward_line(ability: Ability) -> None:
    """What a treasure does to the character who loots it."""
    _plain(ability.line, "of a treasure")
    _steps(ability, (haven.Heal, haven.Suffer, haven.Give, haven.Damage, words.Recover, words.Refresh, haven.Cleanse), "of a treasure")


def scenario_line(ability: Ability) -> None:
    """A special rule of a scenario."""
    line = ability.line
    if line.span or line.uses or line.price is not None:
        raise LineError("a special rule has no life span, no uses and no price")
    if line.trigger is None or not isinstance(line.trigger.moment, SCENARIO_MOMENTS.get(line.trigger.word, ())):
        raise LineError("a special rule begins with its moment: 'At set-up', 'At start of round', 'At end of round', 'When … dies' and the like")
    concerns = isinstance(line.trigger.moment, told.Enters | told.EndsTurnAt)
    if not concerns and any(isinstance(s.node, IT) for s in ability.specs):
        raise LineError("'it' is the character that enters a place or ends its turn there; this moment has none")


def penalty_line(ability: Ability) -> None:
    """A penalty of a room card."""
    _plain(ability.line, "of a penalty")


def penalty_bonus(ability: Ability) -> None:
    """A penalty that gives all monsters a lasting bonus."""
    _bonus(ability, ("round", "persistent"))
    moment = ability.line.trigger.moment if ability.line.trigger is not None else None
    if moment is not None and not isinstance(moment, haven.YouAttack | haven.YouMove | words.YourTurnStarts):
        raise LineError("a bonus of monsters is always in force, changes their attacks or moves, or comes at the start of their turns")


def modifier_card(modifiers: tuple[Node, ...]) -> None:
    """What may be on a modifier card: anything that can be added to an attack."""
    for node in modifiers:
        if isinstance(node, words.DoubleAttack):
            raise LineError("a modifier card that doubles the attack is written 2x")
        kinds = FITTING.get(type(node), (haven.Attack,))
        if kinds and haven.Attack not in kinds:
            raise LineError(f"{type(node).PHRASE!r} goes with: {_named(kinds)}")
