"""The solver: takes a position as plain data and returns everything that a predictable monster may do next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from undercroft.grid.square import Pair, Topology, cell_at, coordinates, topology
from undercroft.kernel.contract import BadPosition
from undercroft.text.messages import voice

from ..content.board import MARGIN, WINDOW
from ..content.tiles import SIZE
from ..rules.mind import Act, Thought, next_acts
from ..rules.paths import TooManyWays
from ..rules.situation import Detour, Effect, Pass, Power, Reach, Situation, Unit
from ..table.why import reasons

SPAN = WINDOW * SIZE
"""The most columns and rows."""
MAX_CELLS = SPAN * SPAN
MAX_UNITS = 60
MAX_ABILITIES = 30
GAME = "undercroft.games.machina_arcana"

Coordinate = Annotated[int, Meta(ge=0, lt=SPAN)]
Place: TypeAlias = tuple[Coordinate, Coordinate]
Edge: TypeAlias = tuple[Place, Place]
Edges = Annotated[list[Edge], Meta(max_length=2 * MAX_CELLS)]
Places = Annotated[list[Place], Meta(max_length=MAX_CELLS)]
Id = Annotated[str, Meta(min_length=1, max_length=60)]
Small = Annotated[int, Meta(ge=0, le=30)]
Passes = Annotated[list[Pass], Meta(max_length=5)]
Side = Literal["explorers", "monsters", "self"]


class Strict(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Rejects unknown fields."""


class EffectText(Strict, frozen=True, kw_only=True):
    """Whom one part of an ability can affect."""

    reach: Reach
    range: Small = 1
    on: Side = "explorers"
    heals: bool = False


class AbilityText(EffectText, frozen=True, kw_only=True):
    """An active ability."""

    id: Id
    cost: Small
    health_cost: Small = 0
    blocked: bool = False
    used: bool = False
    otherwise: EffectText | None = None


class MonsterText(Strict, frozen=True, kw_only=True):
    """The monster whose turn it is."""

    at: Place
    stamina: Small
    health: Small = 1
    wounded: bool = False
    immobile: bool = False
    ethereal: bool = False
    moves_through: Passes = []
    targets_through: Passes = []
    targets_ethereal: bool = False


class OtherText(Strict, frozen=True, kw_only=True):
    """Another monster."""

    id: Id
    at: Place
    wounded: bool = False
    immobile: bool = False
    ethereal: bool = False


class ExplorerText(Strict, frozen=True, kw_only=True):
    """An explorer."""

    id: Id
    at: Place
    health: Small = 1
    immobile: bool = False
    ethereal: bool = False


class Terrain(Strict, frozen=True, kw_only=True):
    rubble: Places = []
    obstacle: Places = []
    chasm: Places = []


class DetourText(Strict, frozen=True, kw_only=True):
    """MA-AIP-32: a detour that has begun."""

    target: Id
    distance: Annotated[int, Meta(ge=1, le=MAX_CELLS)]


class Switches(Strict, frozen=True, kw_only=True):
    nearest_only: bool = False
    """MA-AIP-38."""


class Position(Strict, frozen=True, kw_only=True):
    """The schema of a position. It is defined only here. The board is that of four tiles: a cell is on the tile (x // 10, y // 10)."""

    rules: Literal["machina-arcana"]
    cells: Places
    monster: MonsterText
    walls: Edges = []
    doors: Edges = []
    """The closed ones."""
    terrain: Terrain = Terrain()
    event: Annotated[list[AbilityText], Meta(max_length=MAX_ABILITIES)] = []
    abilities: Annotated[list[AbilityText], Meta(max_length=MAX_ABILITIES)] = []
    monsters: Annotated[list[OtherText], Meta(max_length=MAX_UNITS)] = []
    explorers: Annotated[list[ExplorerText], Meta(max_length=MAX_UNITS)] = []
    detour: DetourText | None = None
    switches: Switches = Switches()


def solve(position: Mapping[str, Any]) -> dict[str, Any]:
    """The explorers tied for nearest, and everything that the monster may do next. Raises BadPosition."""
    try:
        return answer(msgspec.convert(dict(position), Position))
    except (msgspec.ValidationError, TypeError, ValueError, RecursionError) as e:
        raise e if isinstance(e, BadPosition) else BadPosition(f"not a position: {e}") from None


def answer(position: Position) -> dict[str, Any]:
    """The answer to a position, with the deciding rules."""
    at = situation(position)
    trace: list[Thought] = []
    try:
        nearest, acts = next_acts(at, trace)
    except TooManyWays:
        raise BadPosition("there are thousands of equally good ways; no position of a game is like this") from None
    options = sorted((_option(act) for act in acts), key=_rank)
    return {"nearest": sorted(nearest), "options": options, "why": _why(at, acts, trace)}


ORDER = ("ability", "step", "door", "end")


def _option(act: Act) -> dict[str, Any]:
    match act.do:
        case "ability":
            return {"do": act.do, "ability": act.ability, "target": act.target or None}
        case "step":
            return {"do": act.do, "way": [_place(cell) for cell in act.way.cells], "target": act.target}
        case "door":
            assert act.way.door is not None
            return {"do": act.do, "door": [_place(cell) for cell in act.way.door], "target": act.target}
    return {"do": act.do}


def _rank(option: Mapping[str, Any]) -> tuple[Any, ...]:
    """The order of options: what is done, which ability, which cells from the top, on whom."""
    places = [(y, x) for x, y in option.get("way", option.get("door", []))]
    return ORDER.index(option["do"]), option.get("ability", ""), places, option.get("target") or ""


def _why(at: Situation, acts: Sequence[Act], trace: Sequence[Thought]) -> list[dict[str, str]]:
    """The deciding rules, and a note that the players choose if several results are left."""
    say = voice("en", (files(GAME).joinpath("locales"),)).render
    return [{"rule": found.rule, "text": say(found.text.id, found.text.args)} for found in reasons(at, acts, trace, str)]


# -- reading a position ----------------------------------------------------------------------------------------------------
def situation(position: Position) -> Situation:
    """What the monster knows, checked."""
    ground = _ground(tuple(position.cells), tuple(position.walls))
    me, terrain = position.monster, position.terrain
    doors = frozenset(_pair(ground, edge, "a door") for edge in position.doors)
    if both := doors & ground.walls:
        raise BadPosition(f"between {' and '.join(str(list(_place(cell))) for cell in sorted(both)[0])} there is both a wall and a door")
    monsters = [Unit(m.id, _cell(ground, m.at, m.id), 0, m.wounded, m.immobile, m.ethereal) for m in position.monsters]
    explorers = [Unit(e.id, _cell(ground, e.at, e.id), e.health, False, e.immobile, e.ethereal) for e in position.explorers]
    here = Unit("M", _cell(ground, me.at, "the monster"), me.health, me.wounded, me.immobile, me.ethereal)
    everyone = [here, *monsters, *explorers]
    if len({unit.id for unit in everyone}) != len(everyone):
        raise BadPosition("two units have one id; the acting monster is 'M'")
    if len({unit.cell for unit in everyone}) != len(everyone):
        raise BadPosition("two units stand on one space")
    detour = position.detour
    if detour is not None and all(unit.id != detour.target for unit in explorers):
        raise BadPosition(f"the detour goes to {detour.target!r}, who is no explorer here")
    return Situation(
        ground, here, stamina=me.stamina, closed=doors,
        rubble=_mask(ground, terrain.rubble), obstacles=_mask(ground, terrain.obstacle), chasms=_mask(ground, terrain.chasm),
        moves=tuple(me.moves_through), aims=tuple(me.targets_through), aims_at_ethereal=me.targets_ethereal,
        monsters=monsters, explorers=explorers, powers=[_power(text) for text in (*position.event, *position.abilities)],
        detour=None if detour is None else Detour(detour.target, detour.distance), nearest_only=position.switches.nearest_only,
    )  # fmt: skip


def _power(text: AbilityText) -> Power:
    otherwise = None if text.otherwise is None else _effect(text.otherwise)
    return Power(text.id, text.cost, _effect(text), otherwise, text.health_cost, text.blocked, text.used)


def _effect(text: EffectText) -> Effect:
    return Effect(text.reach, text.range, text.on, text.heals)


@lru_cache(maxsize=256)
def _ground(places: tuple[Place, ...], walls: tuple[Edge, ...]) -> Topology:
    cells = sum(1 << _number(place) for place in dict.fromkeys(places))
    bare = topology(cells)
    return topology(cells, [_pair(bare, edge, "a wall") for edge in walls])


def _number(place: Place) -> int:
    return cell_at(place[0] + MARGIN, place[1] + MARGIN)


def _place(cell: int) -> Place:
    x, y = coordinates(cell)
    return x - MARGIN, y - MARGIN


def _cell(ground: Topology, place: Place, what: str) -> int:
    cell = _number(place)
    if not ground.cells >> cell & 1:
        raise BadPosition(f"{what} at {list(place)} is not on a cell")
    return cell


def _mask(ground: Topology, places: Sequence[Place]) -> int:
    return sum(1 << cell for cell in {_cell(ground, place, "terrain") for place in places})


def _pair(ground: Topology, edge: Edge, what: str) -> Pair:
    (ax, ay), (bx, by) = edge
    if abs(ax - bx) + abs(ay - by) != 1:
        raise BadPosition(f"{what} lies between two cells side by side, not between {list(edge[0])} and {list(edge[1])}")
    a, b = sorted(_cell(ground, place, what) for place in edge)
    return a, b


class PositionSolver:
    """The solver as the game offers it."""

    unnamed = False

    def answer(self, data: bytes) -> dict[str, Any]:
        try:
            position = msgspec.json.decode(data, type=Position)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as e:
            raise BadPosition(f"not a position: {e}") from None
        return answer(position)

    def lines(self, answer: dict[str, Any]) -> list[str]:
        said = [f"nearest: {', '.join(answer['nearest']) or 'none'}"]
        for option in answer["options"]:
            target = option.get("target") or ""
            match option["do"]:
                case "ability":
                    said.append(f"uses {option['ability']}" + (f" on {target}" if target else ""))
                case "step":
                    said.append(f"moves {' '.join(_named(place) for place in option['way'])} (towards {target})")
                case "door":
                    said.append(f"destroys the door between {' and '.join(_named(place) for place in option['door'])} (on the way to {target})")
                case _:
                    said.append("ends its turn")
        return [*said, *(f"  {reason['rule']}: {reason['text']}" for reason in answer["why"])]


def _named(place: Sequence[int]) -> str:
    return f"{place[0]},{place[1]}"


SOLVER = PositionSolver()
