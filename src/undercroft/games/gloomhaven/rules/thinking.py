"""How monsters, summons and allies think: what their card says, and what the monster mind makes of it. Nothing here changes the game."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.games.haven.content.mods import Mods
from undercroft.games.haven.rules.paths import Way
from undercroft.grid.topology import Topology
from undercroft.language.lines import Line
from undercroft.language.vocabulary import Node

from ..content import words as own
from ..content.model import Monster
from ..game import Gloom
from ..state import Unit
from .mind import EVERY, Foe, Mind, Step
from .mind import Strike as Blow
from .ranks import foes
from .ways import way_of

MOVE_ON = Ability("summon/move", Line(()), (Spec(own.MoveBy(0)),))
ATTACK_ON = Ability("summon/attack", Line(()), (Spec(own.AttackBy(0)),))
Part = tuple[Ability, Spec | None]
SUMMON_CARD: tuple[Part, ...] = ((MOVE_ON, MOVE_ON.specs[0]), (ATTACK_ON, ATTACK_ON.specs[0]))
"""GH-SUM-08: a summon acts as if its card were always Move +0, Attack +0."""


class Doing:
    """A figure, the parts of its card step by step (a lasting bonus is one part), and the current step. What the figure makes of them is worked out
    once, so a new one is needed whenever something has changed."""

    __slots__ = ("at", "blows", "figure", "foes", "move", "parts", "way")

    def __init__(self, figure: Unit, parts: tuple[Part, ...], at: int) -> None:
        self.figure, self.parts, self.at = figure, parts, at
        self.move: tuple[int, bool] | None = None
        self.blows: list[Blow | None] | None = None
        self.way: Way | None = None
        self.foes: tuple[Foe, ...] = ()


class Aim(NamedTuple):
    """What the text of an attack says about whom it reaches."""

    reach: int | None
    bonus: int
    area: str
    adjacent: bool
    every: bool
    targets: tuple[int, ...]
    more: int
    single: bool


@lru_cache(maxsize=1024)
def aim_of(spec: Spec, fed: tuple[int, ...]) -> Aim:
    """The text of an attack with the riders that were paid for."""
    mods = [spec.mods, *(spec.riders[n].mods for n in fed)]
    others = [n for m in mods for n in m.others]
    printed = [m.range for m in mods if m.range is not None]
    return Aim(
        max(printed) if printed else None, sum(m.range_bonus for m in mods), next((m.area for m in reversed(mods) if m.area), ""),
        any(isinstance(n, own.AllAdjacent) for n in others), any(m.all for m in mods), tuple(m.targets for m in mods if m.targets is not None),
        sum(m.more_targets for m in mods), any(isinstance(n, own.OneTarget) for n in others),
    )  # fmt: skip


def card_of(game: Gloom, figure: Unit) -> tuple[Part, ...]:
    """GH-MAC-02, GH-MAC-05, GH-BOS-03, GH-SUM-08, GH-MTN-02: what a figure performs this round. A boss's special actions are filled in where its card
    names them."""
    if figure.role == "summon":
        return SUMMON_CARD
    kind = game.kind(figure)
    pile = game.state.abilities.get(kind.deck)
    if pile is None or not pile.card:
        return ()
    return _card_parts(kind, game.content.ability_cards[pile.card].abilities)


@lru_cache(maxsize=1024)
def _card_parts(kind: Monster, abilities: tuple[Ability, ...]) -> tuple[Part, ...]:
    found: list[Part] = []
    for ability in abilities:
        node = ability.specs[0].node if ability.specs else None
        if isinstance(node, own.Special):
            specials = kind.specials[node.number - 1] if node.number <= len(kind.specials) else ()
            found += [part for special in specials for part in _parts(special)]
        else:
            found += _parts(ability)
    return tuple(found)


def specials_called(game: Gloom, figure: Unit) -> list[str]:
    """GH-BOS-03: the lines of this round's card that call for a special action."""
    pile = game.state.abilities.get(game.kind(figure).deck) if figure.role != "summon" else None
    abilities = game.content.ability_cards[pile.card].abilities if pile is not None and pile.card else ()
    return [a.id for a in abilities if a.specs and isinstance(a.specs[0].node, own.Special)]


def focus_line(doing: Doing) -> str:
    """FC-FOC-01: the line that says how the focus is chosen; usually none."""
    found = steps_of(doing.parts, own.FocusOn)
    return found[0][0].id if found else ""


def _parts(ability: Ability) -> list[Part]:
    return [(ability, None)] if ability.active else [(ability, spec) for spec in ability.specs]


def fed_riders(game: Gloom, figure: Unit, ability: Ability, spec: Spec) -> tuple[int, ...]:
    """GH-ELM-15: the augments of a step that were consumed for this round, by number."""
    if not spec.riders:
        return ()
    at = ability.specs.index(spec)
    return tuple(k for k in range(len(spec.riders)) if game.fed(figure, f"{ability.id}/{at}/{k}"))


def fed_mods(game: Gloom, figure: Unit, ability: Ability, spec: Spec) -> list[Mods]:
    """The modifiers of these augments."""
    return [spec.riders[k].mods for k in fed_riders(game, figure, ability, spec)]


def blow(game: Gloom, figure: Unit, ability: Ability, spec: Spec) -> Blow:
    """GH-MAK-04 … 06, GH-MAK-10, GH-MST-06, GH-MST-10, GH-MAK-09, GH-AOE-04: the attack on a card as the monster mind sees it: its range, targets and
    area."""
    aim = aim_of(spec, fed_riders(game, figure, ability, spec))
    reach = aim.reach if aim.reach is not None else game.base(figure, "range")
    area = game.content.areas[aim.area] if aim.area else None
    if aim.adjacent or (area is not None and area.grey):
        reach = None
    length = 1
    if reach is not None:
        lasting = game.bonuses("attack", figure.id)
        length = max(1, (reach or 1) + aim.bonus + (sum(a.mods.range_bonus for _, a in lasting) if lasting else 0))
    return Blow(length, reach is not None, _targets(aim, game.attacks_of(figure).targets), area, game.state.wall_hexes)


def _targets(aim: Aim, printed: int | None) -> int:
    """How many enemies an attack has for targets. `printed` is what the stat card says."""
    if aim.single:
        return 1
    if aim.every or aim.adjacent:
        return EVERY
    return max(aim.targets if printed is None else (*aim.targets, printed), default=1) + aim.more


@lru_cache(maxsize=1024)
def steps_of(parts: tuple[Part, ...], kind: type[Node]) -> list[tuple[Ability, Any]]:
    """The steps of a card with a node of this kind, found once."""
    return [(a, s) for a, s in parts if s is not None and isinstance(s.node, kind)]


def can_attack(game: Gloom, figure: Unit, ability: Ability) -> bool:
    """GH-FOC-03, GH-CON-15, GH-SUM-18, FC-MON-02: whether it is not disarmed, has an attack value, and its price, if any, was consumed."""
    paid = ability.line.price is None or game.fed(figure, ability.id)
    return paid and "disarm" not in figure.conditions and game.base(figure, "attack") is not None


def moving(game: Gloom, doing: Doing) -> tuple[int, bool]:
    """GH-GEN-14, GH-MMV-01, GH-MMV-13, GH-SUM-18: the points and jump of the card's first move whose price, if any, was consumed. If there is none,
    the figure does not move."""
    if doing.move is None:
        doing.move = _moving(game, doing)
    return doing.move


def _moving(game: Gloom, doing: Doing) -> tuple[int, bool]:
    for ability, spec in steps_of(doing.parts[doing.at :], own.MoveBy):
        if ability.line.price is None or game.fed(doing.figure, ability.id):
            base = game.base(doing.figure, "move")
            points, jump = (0 if base is None else base + spec.node.by + spec.mods.move), spec.mods.jump
            for more in (*fed_mods(game, doing.figure, ability, spec), *(a.mods for _, a in game.bonuses("move", doing.figure.id))):
                points, jump = points + (0 if base is None else more.move), jump or more.jump
            return max(0, points), jump
    return 0, False


def make_mind(game: Gloom, figure: Unit, strike_: Blow | None, points: int, jump: bool, here: int | None = None) -> Mind:
    """The current mind of a figure. `here` makes it think from another hex."""
    way = way_of(game, figure, points, jump)
    if here is not None:
        way = replace(way, here=here)
    return known_mind(game.ground, way, tuple(foes(game, figure)), strike_, "muddle" in figure.conditions)


def mind_of(game: Gloom, doing: Doing, strike_: Blow | None) -> Mind:
    """The mind of a figure at this step of its card, for one of its attacks."""
    figure = doing.figure
    if doing.way is None:
        doing.way = way_of(game, figure, *moving(game, doing))
        doing.foes = tuple(foes(game, figure))
    return known_mind(game.ground, doing.way, doing.foes, strike_, "muddle" in figure.conditions)


@lru_cache(maxsize=256)
def known_mind(ground: Topology, way: Way, enemies: tuple[Foe, ...], strike_: Blow | None, muddled: bool) -> Mind:
    """A cached mind, so that each position is thought through only once: for the focus, for the move, and when choices are replayed."""
    return Mind(ground, way, enemies, strike_, muddled)


def criterion(game: Gloom, doing: Doing) -> str:
    """FC-FOC-01, FC-FOC-06: how the card drawn this round says to choose the focus."""
    found = steps_of(doing.parts, own.FocusOn)
    return found[0][1].node.criterion if found else ""


def wanted(game: Gloom, mind: Mind, by: str, figure: Unit) -> list[str]:
    """FC-FOC-01, FC-FOC-02, FC-FOC-05: of the enemies that can be the focus at all, those that fit the criterion best. By initiative, a summon comes
    just before its summoner."""

    def mark(id: str) -> int:
        foe = game.state.figures[id]
        match by:
            case "latest" | "earliest":
                rank = 2 * mind.initiative(mind.foes[id]) + (not foe.owner)
                return -rank if by == "latest" else rank
            case "weakest" | "strongest":
                return foe.health if by == "weakest" else -foe.health
        return -game.apart(figure.cell, foe.cell)

    marks = {id: mark(id) for id in mind.standings}
    best = min(marks.values(), default=0)
    return [id for id, value in marks.items() if value == best]


def foci(game: Gloom, doing: Doing, trace: list[Step] | None = None) -> list[str]:
    """GH-FOC-01 … 03, GH-FOC-15, GH-FOC-19, GH-FCB-01, FC-MON-08, FC-MON-10, FC-FOC-03: all tied foci, with the first attack of the card, then with
    the next; without an attack, as if for a melee attack. None if nobody can be attacked."""
    by = criterion(game, doing)
    for this in next_blows(game, doing):
        mind = mind_of(game, doing, this)
        among = wanted(game, mind, by, doing.figure) if by else None
        if trace is not None:
            trace.clear()
            if among is not None and len(among) < len(mind.standings):
                trace.append(Step("FC-FOC-02", "gh-criterion", foes=tuple(among)))
        found = mind.foci(trace, among)
        if found:
            return found
    return []


def next_blows(game: Gloom, doing: Doing) -> list[Blow | None]:
    """GH-MMV-14, GH-FOC-19: the attacks after this move. The first one that can target the focus counts; if there are none, the rule for no attack
    applies."""
    if doing.blows is None:
        steps = steps_of(doing.parts[doing.at :], own.AttackBy)
        after: list[Blow | None] = [blow(game, doing.figure, a, s) for a, s in steps if can_attack(game, doing.figure, a)]
        doing.blows = [*dict.fromkeys(after)] if len(after) > 1 else after or [None]
    return doing.blows


def move_ends(game: Gloom, doing: Doing, focus: str, trace: list[Step] | None = None) -> list[int]:
    """FC-FOC-04, FC-MON-32: all equally good hexes where this move may end, in map order; its own hex if nothing is better."""
    for this in next_blows(game, doing) if moving(game, doing)[0] else ():
        mind = mind_of(game, doing, this)
        if focus in mind.standings:
            return sorted({option.cell for option in mind.options(focus, trace)})
    return [doing.figure.cell]
