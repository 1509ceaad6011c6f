"""What special rules, penalties and rifts do: to the figure they name, to characters, their cards and items, and which monsters they bring."""

from __future__ import annotations

from undercroft.games.haven.content.abilities import Ability
from undercroft.kernel.decision import TABLE, Option

from ..content import words as own
from ..content.formulas import evaluate
from ..events import ItemLost, NotPlaced, Upgraded
from ..game import Gloom
from ..state import Rank, Unit
from .rooms import RANKS, draw_missing, numbers, put_monster


async def to_it(game: Gloom, figure: Unit, ability: Ability, by: str) -> None:
    """Apply a line to the figure it refers to."""
    for spec in ability.specs:
        if not game.alive(figure):
            return
        match spec.node:
            case own.ItSuffers(value=value):
                await game.suffer(figure, value, ability.id, by=by)
            case own.ItGains(condition=condition):
                game.gain(figure, condition, ability.id)
            case own.ItHeals(value=value):
                game.heal(figure, value, ability.id)


async def part_with(game: Gloom, figure: Unit, count: int, zone: str, line: str) -> None:
    """A character discards or loses cards from hand, chosen by its player, as far as it has any."""
    hero = game.hero(figure)
    for left in range(min(count, len(hero.hand)), 0, -1):

        def options() -> list[Option[str]]:
            return [Option(f"{'discard' if zone == 'discard' else 'lose'}:{c}", c, card=c) for c in hero.hand]

        card = await game.choose(hero.seat, f"part-{zone}", options, figure=figure.id, left=left)
        game.put(figure, card, zone)


def use_up(game: Gloom, how: str, line: str) -> None:
    """GH-VRD-15: all ready items with this icon, of all characters, become spent or consumed."""
    for character in game.characters():
        for item, state in game.hero(character).items.items():
            if state == "ready" and game.content.items[item].use == how:
                _use_up(game, character, item, how, line)


def _use_up(game: Gloom, figure: Unit, item: str, how: str, line: str) -> None:
    game.hero(figure).items[item] = "spent" if how == "spent" else "consumed"
    game.tell(ItemLost(figure=figure.id, item=item, how=how, line=line))


async def consume_small(game: Gloom, figure: Unit, count: int, line: str) -> None:
    """GH-VRD-15: a character consumes small items, chosen by its player, as far as it has any."""
    hero = game.hero(figure)
    for _ in range(count):
        held = [i for i, state in hero.items.items() if state != "consumed" and game.content.items[i].slot == "small"]
        if not held:
            return
        item = await game.choose(hero.seat, "part-item", [Option(f"item:{i}", i, item=i) for i in held], figure=figure.id)
        _use_up(game, figure, item, "consumed", line)


def by_count(game: Gloom, ranks: tuple[str, ...]) -> str:
    """GH-PAG-05: one rank for any number of characters, or one each for 2, 3 and 4."""
    return ranks[0] if len(ranks) == 1 else ranks[game.state.count - 2]


async def characters_gain(game: Gloom, condition: str, line: str) -> None:
    """GH-CON-28: every character gains a condition. If there are not enough Curse cards, they are dealt evenly and the players decide who gets
    them."""
    waiting = game.characters()
    supply = {"curse": game.state.curses, "bless": game.state.blesses}.get(condition, len(waiting))
    if supply >= len(waiting):
        for character in waiting:
            game.gain(character, condition, line)
        return
    waiting = [c for c in waiting if not game.immune(c, condition)]
    for _ in range(min(supply, len(waiting))):
        options = [Option(f"give:{c.id}", c, c.cell, c.id) for c in waiting]
        chosen = await game.choose(TABLE, "deal-condition", options, condition=condition)
        waiting.remove(chosen)
        game.gain(chosen, condition, line)


async def spawn(game: Gloom, kind: str, rank: str, place: int, line: str) -> Unit | None:
    """GH-SPR-01 … 04, GH-BOS-04, FC-WALL-07: place a monster on this hex or the nearest empty one. If there is no standee left, nothing spawns.
    During a round, it acts like a monster of a room just revealed."""
    if not numbers(game, kind):
        game.tell(NotPlaced(kind=kind, why="standees", line=line, rules=("GH-SPR-04",)))
        return None
    cell = await game.nearest_empty(place, "spawn-at", kind=kind)
    if cell is None:
        game.tell(NotPlaced(kind=kind, why="room", line=line, rules=("GH-SPR-01",)))
        return None
    boss = kind in game.content.monsters and game.content.monsters[kind].boss
    wanted: Rank = "boss" if boss else next(r for r in RANKS.values() if r == rank)
    figure = await put_monster(game, kind, wanted, cell, "spawned", line=line)
    if game.state.phase == "turns":
        await draw_missing(game)
    return figure


async def upgrade(game: Gloom, count: int, line: str) -> None:
    """GH-VRD-15: normal monsters of the room just revealed, chosen by the players, become elite."""
    s = game.state
    room = game.layout.rooms[str(len(s.laid))].cells
    for _ in range(count):
        here = [m for m in game.monsters() if m.rank == "normal" and room >> m.cell & 1 and "elite" in game.kind(m).ranks]
        if not here:
            return
        chosen = await game.choose(TABLE, "upgrade", [Option(f"upgrade:{m.id}", m, m.cell, m.id) for m in here])
        chosen.rank, chosen.elite = "elite", True
        chosen.health = chosen.max_health = evaluate(game.stat(chosen).health, s.level, s.count)
        game.tell(Upgraded(figure=chosen.id, line=line, rules=("GH-VRD-15",)))


async def return_monsters(game: Gloom, count: int, rank: str, ability: Ability) -> None:
    """GH-VRD-19, GH-VRD-22: killed monsters of a rank return to the previous room, each where it stood when that room was made. For the first room,
    there is no previous room and nothing happens."""
    s = game.state
    for _ in range(count):
        gone = [m for m in s.slain if m.rank == rank and m.room == str(len(s.laid) - 1)]
        if not gone:
            break
        options = {f"return:{m.kind}:{game.name(m.home)}": m for m in gone}
        chosen = await game.choose(TABLE, "return-monster", [Option(key, m, m.home) for key, m in options.items()])
        s.slain.remove(chosen)
        free = not game.occupied() >> chosen.home & 1
        cell = chosen.home if free else await game.nearest_empty(chosen.home, "spawn-at", kind=chosen.kind)
        if cell is not None:
            wanted: Rank = chosen.rank
            await put_monster(game, chosen.kind, wanted, cell, "returned", line=ability.id)
    if s.phase == "turns":
        await draw_missing(game)
