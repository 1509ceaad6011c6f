"""Whom and what an active ability can be used on, and what it costs (MA-ABL, MA-RNG)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from undercroft.grid.hexes import cells
from undercroft.grid.square import disc
from undercroft.kernel.decision import Option
from undercroft.language.lines import Step
from undercroft.language.vocabulary import Node

from ..content import words
from ..content.lines import beside_space, how_far, prices, reach_of, steps_of
from ..game import SPACES, Machina
from .situation import bare
from .spaces import DOOR_STATES, doors

ATTACKS = (words.Attack, words.Magic)
ALONE = (
    words.Threat, words.RaiseLevel, words.ChangeOrder, words.LightSpace, words.SpawnMonster, words.TriggerTraps, words.CloseDoors, words.WorkDoor,
    words.MendDoor, words.RestoreSpace, words.DestroySpace, words.SealSpace, words.InvokeHorror, words.PlaceEntry, words.PlaceExit, words.Proceed,
    words.Endgame, words.NextPart, words.Win, words.Lose, words.SetAside, words.UseUp, words.UseUpHalf, words.DiscardThis,
    words.EquipThis, words.AddItems, words.AddTwoLevels, words.ShuffleItems, words.ShuffleEvents, words.Reinvoke, words.StartRating, words.NewRound,
    words.MonstersMove, words.SpawnNamed, words.TakeItem, words.EquipRanged, words.AttachRanged, words.GiveItem,
)  # fmt: skip
"""Words that affect no units."""
Target: TypeAlias = tuple[str, int]
"""A unit, or a space: then the unit is empty."""
NOTHING: Target = ("", -1)


def targets(game: Machina, id: str, line_id: str, reach: Node) -> list[Option[Target]]:
    """What can be aimed at with a target symbol; remembered, since it is asked for several times in the same position."""
    return game.for_now(("targets", id, line_id, reach), lambda: _targets(game, id, line_id, reach))


def _targets(game: Machina, id: str, line_id: str, reach: Node) -> list[Option[Target]]:
    """MA-BAR-02, MA-RNG-12, MA-RNG-13, MA-UNI-02: what can be aimed at with a target symbol: units; with an attack also barrels; spaces beside a door
    if the ability is about doors."""
    line = game.content.lines[line_id]
    steps = steps_of(line)
    door = next((step.node for step in steps if isinstance(step.node, words.WorkDoor)), None)
    if door is not None:
        return _on_spaces(game, "space", _reached(game, id, line_id, reach, _beside_doors(game, door)))
    if beside := beside_space(line):
        return _on_spaces(game, "space", _reached(game, id, line_id, reach, _with_monsters(game, game.counted(id, SPACES[beside]))))
    effects = [step.node for step in steps if _aimed(step, reach)]
    harm = any(isinstance(node, ATTACKS) for node in effects)
    found = _units(game, id, line_id, effects, reach, harm)
    if harm:
        found += _on_spaces(game, "barrel", _reached(game, id, line_id, reach, game.counted(id, "barrel")))
        found += _on_spaces(game, "goal", _reached(game, id, line_id, reach, sum(1 << goal.cell for goal in game.state.goals)))
    if harm and len(effects) < len(steps):
        found += _on_spaces(game, "space", _reached(game, id, line_id, reach, _blanks(game, found)), confirm=True)
    return found


def _with_monsters(game: Machina, among: int) -> int:
    """MA-WRD-13: those of some spaces that monsters stand beside."""
    near = 0
    for monster in game.state.monsters.values():
        near |= game.ground.neighbours(monster.cell) if monster.cell >= 0 else 0
    return among & near


def _aimed(step: Step, reach: Node) -> bool:
    """MA-ABL-13, MA-RNG-13: whether a step of an ability affects what one of its target symbols chooses."""
    whom = step.modifiers[0] if step.modifiers else None
    if isinstance(reach, words.SecondRange):
        return whom == words.On("the second target")
    return not isinstance(step.node, ALONE) and (whom is None or whom == words.On("the target"))


def _units(game: Machina, id: str, line: str, effects: Sequence[Node | None], reach: Node, harm: bool) -> list[Option[Target]]:
    """MA-RNG-01, MA-RNG-06, MA-RNG-07, MA-ETH-01, MA-ETH-02, MA-ATK-23: the units that a target symbol reaches, the user among them. Harming an
    explorer has to be confirmed."""
    tamed = any(isinstance(node, (words.Banish, words.Control)) for node in effects)
    swapped = any(isinstance(node, words.SwapPlaces) for node in effects)
    hidden = {} if game.traits_with(id, line).aims_at_ethereal else game.ghosts
    found, within = [], _reached(game, id, line, reach, game.occupied)
    for other, cell in game.standing().items():
        barred = other in hidden or (tamed and game.is_explorer(other)) or (swapped and other == id)
        if within >> cell & 1 and not barred:
            found.append(Option(f"target:{other}", (other, -1), cell, other, confirm=harm and game.is_explorer(other)))
    return found


def _reached(game: Machina, id: str, line: str, reach: Node, among: int) -> int:
    """MA-RNG-01 … 06, MA-RNG-08, MA-RNG-18, MA-TER-09: those of some spaces that a target symbol of a unit reaches."""
    here, traits, screens = game.cell(id), game.traits_with(id, line), 0
    if isinstance(reach, (words.InRange, words.SecondRange)) and "obstacles" not in traits.aims:
        screens = game.obstacles if "units" in traits.aims else game.obstacles | game.occupied
    near = among & disc(here, how_far(reach, traits.ranges))
    if not near & ~(1 << here):
        return near
    ground = game.board.ground() if "closed doors" in traits.aims else game.ground
    if "walls" in traits.aims:
        ground = bare(ground)
    if "rubble" not in traits.aims:
        screens |= game.board.kinds["rubble"]
    return sum([1 << cell for cell in cells(near) if cell == here or ground.sees(here, cell, screens)])


def _on_spaces(game: Machina, verb: str, found: int, confirm: bool = False) -> list[Option[Target]]:
    return [Option(f"{verb}:{game.name(cell)}", ("", cell), cell, confirm=confirm) for cell in cells(found)]


def _blanks(game: Machina, others: Sequence[Option[Target]]) -> int:
    """MA-RNG-16: the spaces at which an attack affects nobody. They are of use only to an ability that does something else besides."""
    return game.board.cells & ~sum(1 << option.cell for option in others)


def _beside_doors(game: Machina, node: words.WorkDoor) -> int:
    """MA-RNG-12: the spaces with a door that could be opened, closed or destroyed."""
    found = 0
    for state in DOOR_STATES[node.how]:
        for option in doors(game, state):
            found |= 1 << option.value[0] | 1 << option.value[1]
    return found


def harmful(game: Machina, id: str, line: str) -> bool:
    """Whether an ability could now be used only to attack explorers, or would cost the last health."""
    found = game.content.lines[line]
    reach = reach_of(found)
    if prices(found).get(words.PayHealth, 0) >= game.state.explorers[id].health:
        return True
    attacks = reach is not None and any(isinstance(step.node, ATTACKS) for step in steps_of(found))
    return attacks and reach is not None and all(option.confirm for option in targets(game, id, line, reach))
