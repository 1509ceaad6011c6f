"""Losing health, restoring it, and what it means to be destroyed (MA-ATR, MA-DTH, MA-ESS-06, MA-ESS-07)."""

from __future__ import annotations

from undercroft.kernel.decision import EndBeat, Option

from ..events import Banished, Destroyed, GameLost, LostHealth, Restored
from ..game import Machina
from .essence import gain, potential, spend
from .lasting import forget, lose_progress


class Died:
    """MA-DTH-07, MA-DTH-16: a unit has been destroyed, here, by this unit if by anybody, with this line of card text if with any."""

    def __init__(self, unit: str, by: str, cell: int, line: str = "") -> None:
        self.unit, self.by, self.cell, self.line = unit, by, cell, line


class Dying:
    """A unit is about to lose its last health; `spared`: something else has happened instead."""

    def __init__(self, unit: str) -> None:
        self.unit, self.spared = unit, False


async def lose_health(game: Machina, id: str, amount: int, by: str = "", *rules: str, line: str = "") -> int:
    """MA-ATR-05, MA-ATR-08, MA-ATR-11, MA-ATR-12, MA-DTH-15, MA-ESS-07: a unit loses health; an explorer may lose essence instead. Returns how much
    health was lost."""
    if game.traits(id).safe:
        return 0
    amount -= await _with_essence(game, id, amount)
    if amount >= game.health(id) > 0 and await _spared(game, id):
        amount = game.health(id) - 1
    if amount <= 0:
        return 0
    if game.is_explorer(id):
        explorer = game.state.explorers[id]
        lost = min(amount, explorer.health)
        explorer.health -= lost
    else:
        lost = min(amount, game.health(id))
        game.state.monsters[id].wounds += lost
    game.tell(LostHealth(figure=id, damage=lost, left=game.health(id), rules=rules, line=line))
    if game.health(id) <= 0:
        await destroy(game, id, by, line=line)
    return lost


async def _spared(game: Machina, id: str) -> bool:
    """MA-GEN-02: whether a card says what happens instead of losing the last health, and that can be done."""
    dying = Dying(id)
    await game.after(dying)
    return dying.spared


async def _with_essence(game: Machina, id: str, amount: int) -> int:
    """MA-EFF-10, MA-ESS-06: how much of a loss of health is paid with essence instead. If too little comes together, less can be paid."""
    most = min(amount, potential(game, id)) if game.is_explorer(id) else 0
    while most:
        options = [Option(f"essence:{n}", n) for n in range(most, 0, -1)]
        chosen = await game.choose(game.seat(id), "essence-instead", [*options, Option("health", 0)], figure=id, amount=amount)
        if not chosen or await spend(game, id, chosen, -1, "MA-ESS-06"):
            return chosen
        most = chosen - 1
    return 0


def restore_health(game: Machina, id: str, amount: int, *rules: str, line: str = "") -> None:
    """MA-ATR-04, MA-ATR-09."""
    more = min(amount, game.max_health(id) - game.health(id))
    if more <= 0:
        return
    if game.is_explorer(id):
        game.state.explorers[id].health += more
    else:
        game.state.monsters[id].wounds -= more
    game.tell(Restored(figure=id, what="health", amount=more, rules=rules, line=line))


# -- destroyed -------------------------------------------------------------------------------------------------------------------
async def destroy(game: Machina, id: str, by: str = "", *rules: str, line: str = "") -> None:
    """MA-DTH-01, MA-DTH-06, MA-DIS-01: a unit is destroyed."""
    if game.is_explorer(id):
        await destroy_explorer(game, id, by, *rules, line=line)
    else:
        await destroy_monster(game, id, by, *rules, line=line)


def _over_chasm(rules: tuple[str, ...]) -> bool:
    """MA-TER-06, MA-MOV-12, MA-UNI-13: whether a unit dies because it stands on a chasm."""
    return bool({"MA-TER-06", "MA-MOV-12", "MA-UNI-13"}.intersection(rules))


async def destroy_explorer(game: Machina, id: str, by: str, *rules: str, line: str = "") -> None:
    """MA-DTH-01 … 05, MA-DTH-19, MA-AIU-08, MA-GEN-07, MA-GEN-08: an explorer dies for good, and its turn is over."""
    s = game.state
    explorer, cell = s.explorers[id], game.cell(id)
    game.tell(Destroyed(figure=id, by=by, chasm=_over_chasm(rules), rules=("MA-DTH-01", *rules)))
    held = [*explorer.items, *(gear.card for gear in explorer.gear)]
    lose_progress(game, f"explorer/{id}", *(f"item/{card}" for card in held), *(f"event/{card}" for card in explorer.personal))
    s.items += held
    s.items += [card for kind, _, card in (source.partition("/") for source in explorer.waiting) if kind == "item"]
    explorer.items, explorer.gear, explorer.personal, explorer.waiting = [], [], [], []
    explorer.cell, explorer.health, explorer.essence, explorer.stamina = -1, 0, 0, 0
    explorer.dead = 1 + max(other.dead for other in s.explorers.values())
    forget(game, id)
    if not game.living():
        s.outcome = "lost"
        game.tell(GameLost(rules=("MA-GEN-08",)))
        raise EndBeat
    if s.turn is not None and s.turn.explorer == id:
        s.turn = None
    await game.after(Died(id, by, cell, line))


async def destroy_monster(game: Machina, id: str, by: str, *rules: str, line: str = "") -> None:
    """MA-DTH-06, MA-DTH-07, MA-DTH-10, MA-DTH-11, MA-DTH-18: a monster is destroyed, and the explorer whose turn it is gains essence."""
    s = game.state
    cell = game.cell(id)
    chasm = _over_chasm(rules)
    s.monsters[id].cell = -1
    game.tell(Destroyed(figure=id, by=by, chasm=chasm, rules=("MA-DTH-06", *rules)))
    if s.turn is not None:
        gain(game, s.turn.explorer, 1, "MA-DTH-10")
    await game.after(Died(id, by, cell, line))
    remove_monster(game, id)


def remove_monster(game: Machina, id: str) -> None:
    """MA-DTH-08, MA-DTH-09, MA-DTH-12, MA-DTH-17: its card goes to the pile of destroyed monsters, or to the box if the level has passed it. If this
    was its turn, that is over."""
    s = game.state
    if id not in s.monsters:
        return
    del s.monsters[id]
    s.waiting = [other for other in s.waiting if other != id]
    if s.hunt is not None and s.hunt.monster == id:
        s.hunt = None
    forget(game, id)
    lose_progress(game, f"monster/{id}")
    level = game.content.monsters[id].text.level
    (s.boxed if level < 4 and level < s.level else s.fallen).append(id)


def banish(game: Machina, id: str, *rules: str, line: str = "") -> None:
    """MA-DTH-12 … 14: a monster is removed without being destroyed."""
    game.tell(Banished(figure=id, rules=("MA-DTH-12", *rules), line=line))
    remove_monster(game, id)
