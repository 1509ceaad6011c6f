"""Checks that the rules can carry out every line of a pack where it is used, so that no game runs into a line it cannot perform."""

from __future__ import annotations

from undercroft.games.haven.content import words as haven
from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.games.haven.content.carried import Kinds, Table
from undercroft.games.haven.content.legality import LineCheck
from undercroft.games.haven.content.mods import Mods
from undercroft.language.grammar import LineError
from undercroft.language.lines import Line, Step, Trigger
from undercroft.language.vocabulary import Node

from . import scenario_words as told
from . import words
from .carried import (
    AIM,
    ALL_ATTACKS,
    BY_CHARACTER,
    BY_MONSTER,
    MODIFIER_CARD,
    PENALTY_WINDOWS,
    REWARDS,
    RULES,
    TRAITS,
    WINDOWS,
)

STATIC: Kinds = (haven.Shield, haven.Retaliate, haven.Fly, words.Elusive, words.ImmuneTo)
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
MONSTER_PLAIN: Kinds = (haven.Heal, haven.Suffer, haven.Damage, words.DamageBeside, haven.Give, haven.Infuse)
"""Of those, the abilities that have a meaning for monsters."""
PENALTIES: Kinds = (told.ReturnMonsters, told.Upgrade)
"""Rules about the room just revealed, in the random dungeon only."""
PLACED: Kinds = (told.SpawnEach, haven.Spawn, told.Unlock, told.OpenAt, told.CloseAt, told.RemoveObstacles, told.Read)
"""Rules about places and sections, which the rooms of the random dungeon do not have."""
IT: Kinds = (words.ItSuffers, words.ItGains, words.ItHeals)
SCENARIO_MOMENTS: dict[str, Kinds] = {
    "at": (haven.SetUp, haven.RoundStart, haven.RoundEnd),
    "when": (haven.Dies, haven.AnyDies, told.Enters, told.EndsTurnAt, told.DoorOpens, told.TreasureTaken),
}


class CardCheck(LineCheck):
    """The check for Gloomhaven's own abilities and modifiers."""

    def rather(self, node: Node, kinds: Kinds) -> str:
        """What to write on a monster's card, where moves and attacks change the monster's own."""
        signed: dict[type[Node], type[Node]] = {haven.Move: words.MoveBy, haven.Attack: words.AttackBy}
        signed |= {change: plain for plain, change in signed.items()}
        change = signed.get(type(node))
        if change is None or change not in kinds:
            return ""
        number = node.by if isinstance(node, words.MoveBy | words.AttackBy) else node.points.base if isinstance(node, haven.Move) else 0
        number = node.value.base if isinstance(node, haven.Attack) else number
        if change in (words.MoveBy, words.AttackBy):
            return f": it changes the monster's own, so write '{change.PHRASE.split()[0].capitalize()} {number:+d}'"
        return f": a character has no move or attack of its own to change, so write '{change.PHRASE.split()[0].capitalize()} {max(number, 0)}'"

    def inner(self, spec: Spec, step: Step) -> None:
        for inner in spec.inner:
            if not isinstance(inner.node, haven.Move) or inner.riders or inner.inner or len(spec.inner) > 1:
                raise LineError("a figure can be made to perform one Move, without a price of its own")
            if inner.mods != Mods(jump=inner.mods.jump):
                raise LineError("a figure that is made to move can jump; nothing else can stand after the Move")

    def instead(self, node: Node) -> str:
        match node:
            case words.ShieldSelf(value=value):
                return f"; it stands on modifier cards only: write 'Round: Shield {value}' as a line of its own"
            case words.ShieldAlly() | words.HealAlly():
                return "; it stands on modifier cards only"
            case words.Charge() | words.Xp():
                return f"; write '{self.text.modifiers.show(node).capitalize()}' as a line of its own"
        return super().instead(node)

    def step(self, step: Step, table: Table, said: str, more: Kinds = ()) -> None:
        super().step(step, table, said, () if isinstance(step.node, haven.Infuse | words.Xp | haven.Lost) else more)
        kinds = {type(node) for node in step.modifiers}
        if haven.Self in kinds and kinds & {*AIM, haven.Ally, words.Anywhere}:
            raise LineError(f"{said!r} with 'self' has no range and no other targets")
        if words.Anywhere in kinds and isinstance(step.node, haven.Give) and step.node.condition in words.POSITIVE:
            raise LineError(f"'anywhere' does nothing after {said!r}: only enemies are reached so")
        alone = haven.Range in kinds and haven.TargetAll not in kinds
        if alone and isinstance(step.node, haven.Shield | haven.Fly | words.Elusive | words.ImmuneTo):
            raise LineError(f"a range after {said!r} does nothing without 'target all', which shares it with all in range")

    def plain(self, line: Line, where: str, spans: tuple[str, ...] = ()) -> None:
        """Refuse a moment, uses or a condition. `spans` are the life spans that allow them here."""
        if line.trigger is not None or line.conditions or line.slots or line.uses:
            begins = " or ".join(f"'{span.capitalize()}:'" for span in spans)
            remedy = f"; for a bonus that lasts and has a moment or uses, put {begins} before it" if begins else ""
            raise LineError(f"a line {where} has no moment, no uses and no condition of its own{remedy}")

    def bonus(self, ability: Ability, spans: tuple[str, ...], table: Table = BY_CHARACTER, priced: bool = False) -> None:
        """A lasting bonus: something always active, modifiers of an attack or a move, an effect after something, or a summon."""
        line = ability.line
        self.span(line, spans)
        if line.conditions or (line.price is not None and not priced):
            raise LineError("a bonus has no condition and no price")
        if any(slot != "o" and not (slot.endswith("xp") and slot[:-2].isdigit()) for slot in line.slots):
            raise LineError("a use slot is 'o', or '1xp' for one with experience")
        match line.trigger:
            case None:
                if len(ability.specs) == 1 and isinstance(ability.specs[0].node, words.Summon) and line.span == "persistent":
                    self.step(line.steps[0], table, f'summon "{ability.specs[0].node.name}"')
                    if line.uses:
                        raise LineError("a summon has no uses: it stays until it dies or its card leaves play")
                    return
                self.steps(ability, STATIC, "after a life span without a moment", table)
                if line.span != "round" and any(s.mods.all for s in ability.specs):
                    raise LineError("only a bonus of the round is shared with all in range")
                if line.uses:
                    raise LineError("a bonus that is always in force has no uses")
            case Trigger(word="when" | "before", moment=moment) if type(moment) in WINDOWS:
                mods = ability.mods
                if mods.area or mods.targets is not None or mods.all or mods.range is not None:
                    raise LineError("a bonus cannot set the range, the area or the number of targets")
                if table is BY_CHARACTER:
                    self.window(line, WINDOWS)
            case Trigger(word="when" | "at" | "after", moment=moment) if isinstance(moment, MOMENTS):
                self.steps(ability, PLAIN, "at this moment", table)
            case Trigger(word="when", moment=words.EntersRift()):
                self.steps(ability, IT, "when a rift is entered", table)
            case Trigger(word="instead of", moment=haven.YouSuffer()):
                self.steps(ability, (haven.Negate,), "against damage", table)
            case _:
                raise LineError("a bonus cannot wait for this moment")


CHECK = CardCheck(words.CARD_TEXT, words.SCENARIO_TEXT)


def _free(line: Line, where: str) -> None:
    if line.price is not None:
        raise LineError(f"a line {where} has no price")


def card_line(ability: Ability) -> None:
    """A line on a half of an ability card."""
    if CHECK.lasts(ability, "on a card", ("round", "persistent")):
        return
    if any(isinstance(spec.node, haven.Lost) for spec in ability.specs):
        if len(ability.specs) > 1 or ability.line.price is not None:
            raise LineError("'lost' is an icon of the card: write it as a line of its own")
        CHECK.step(ability.line.steps[0], BY_CHARACTER, "lost")
        return
    CHECK.steps(ability, CARD, "on a card without a life span", BY_CHARACTER, (words.Charge,))


def monster_line(ability: Ability) -> None:
    """A line of a monster ability card."""
    if ability.active:
        match ability.line.trigger:
            case Trigger(word="when", moment=words.ThisDies()) if ability.line.span == "round":
                CHECK.steps(ability, (words.AttackBy,), "when a monster dies", BY_MONSTER)
                return
            case None:
                CHECK.bonus(ability, ("round",), BY_MONSTER, priced=True)
                return
        raise LineError("a monster's bonus has no moment but its own death")
    CHECK.plain(ability.line, "of a monster")
    CHECK.steps(ability, MONSTER, "on a monster card without a life span", BY_MONSTER)
    if any(isinstance(spec.node, words.Special) for spec in ability.specs) and (len(ability.specs) > 1 or ability.line.price is not None):
        raise LineError("a special action stands in a line of its own, without a price")


def special_line(ability: Ability) -> None:
    """A line of a boss's special action."""
    monster_line(ability)
    if any(isinstance(spec.node, words.Special) for spec in ability.specs):
        raise LineError("a special action cannot call for another one")


def trait_line(ability: Ability) -> None:
    """What is always active for a monster."""
    CHECK.plain(ability.line, "among traits")
    if ability.active:
        raise LineError("a trait is always in force and has no life span")
    _free(ability.line, "among traits")
    CHECK.steps(ability, STATIC, "among traits", TRAITS)


def item_effect(ability: Ability) -> None:
    """An item used during or after something else, or against damage."""
    line = ability.line
    if line.span or line.uses or line.conditions or line.price is not None:
        raise LineError("an item's effect has no life span, no uses, no price and no condition: its use icon says how often")
    match line.trigger:
        case Trigger(word="when" | "before", moment=moment) if type(moment) in WINDOWS:
            whole = isinstance(moment, words.YouPerformAttack)
            CHECK.window(line, WINDOWS, (haven.Range, haven.Targets, haven.TargetAll, haven.Area) if whole else ())
        case Trigger(word="when" | "after", moment=haven.YouKill() | words.YouRest()):
            CHECK.steps(ability, PLAIN, "after this moment", BY_CHARACTER)
        case Trigger(word="instead of", moment=haven.YouSuffer()):
            CHECK.steps(ability, (haven.Negate,), "against damage", BY_CHARACTER)
        case _:
            raise LineError("an item cannot be used at this moment")


def item_turn(ability: Ability) -> None:
    """An item's line for its owner's turn."""
    if CHECK.lasts(ability, "of an item for your turn", ("turn", "round")):
        return
    whole = all(isinstance(spec.node, haven.Attack | haven.Move) for spec in ability.specs)
    if not whole:
        _free(ability.line, "of an item for your turn other than an attack or a move")
    CHECK.steps(ability, CARD, "on an item for your turn", BY_CHARACTER, (words.Charge,) if whole else ())


def reward_line(ability: Ability) -> None:
    """What a treasure does to the character who loots it."""
    CHECK.plain(ability.line, "of a treasure")
    _free(ability.line, "of a treasure")
    if ability.active:
        raise LineError("a treasure takes effect at once and has no life span")
    kinds = (haven.Heal, haven.Suffer, haven.Give, haven.Damage, words.Recover, words.Refresh, haven.Cleanse)
    CHECK.steps(ability, kinds, "among what a treasure does", REWARDS)


def scenario_line(ability: Ability) -> None:
    """A special rule of a scenario."""
    CHECK.moment(ability.line, SCENARIO_MOMENTS)
    concerns = ability.line.trigger is not None and isinstance(ability.line.trigger.moment, told.Enters | told.EndsTurnAt)
    if not concerns and any(isinstance(s.node, (*IT, told.ItLoses)) for s in ability.specs):
        raise LineError("'it' is the character that enters a place or ends its turn there; this moment has none")
    CHECK.steps(ability, tuple(kind for kind in words.RULES if kind not in PENALTIES), "among the rules of a scenario", RULES)
    _deck_gains(ability)


def _deck_gains(ability: Ability) -> None:
    """Only some conditions are cards."""
    for spec in ability.specs:
        if isinstance(spec.node, told.DeckGains) and spec.node.condition not in words.CARDS:
            raise LineError(f"{spec.node.condition!r} is no card of a modifier deck; what is: {', '.join(words.CARDS)}")


def penalty_line(ability: Ability) -> None:
    """A penalty of a room card."""
    CHECK.plain(ability.line, "of a penalty", ("round", "persistent"))
    _free(ability.line, "of a penalty")
    CHECK.steps(ability, tuple(kind for kind in words.RULES if kind not in PLACED), "on a room card, which has no places and no sections", RULES)
    _deck_gains(ability)


def penalty_bonus(ability: Ability) -> None:
    """A penalty that gives all monsters a lasting bonus."""
    CHECK.bonus(ability, ("round", "persistent"), BY_MONSTER)
    trigger = ability.line.trigger
    if trigger is None:
        return
    if not isinstance(trigger.moment, haven.YouAttack | haven.YouMove | words.YourTurnStarts):
        raise LineError("a bonus of monsters is always in force, changes their attacks or moves, or comes at the start of their turns")
    if isinstance(trigger.moment, words.YourTurnStarts):
        CHECK.steps(ability, MONSTER_PLAIN, "at the start of a monster's turn", BY_CHARACTER)
    else:
        CHECK.window(ability.line, PENALTY_WINDOWS)


def all_attacks(modifiers: tuple[Node, ...]) -> None:
    """What a stat card may add to every attack."""
    CHECK.modifiers(modifiers, ALL_ATTACKS, "among the attacks of a stat card")


def modifier_card(modifiers: tuple[Node, ...]) -> None:
    """What may be on a modifier card: anything that can be added to an attack once it is drawn."""
    if any(isinstance(node, words.DoubleAttack) for node in modifiers):
        raise LineError("a modifier card that doubles the attack is written 2x")
    CHECK.modifiers(modifiers, MODIFIER_CARD, "on a modifier card")
