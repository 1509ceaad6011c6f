"""Spending essence, with contributions of others (MA-ESS)."""

from __future__ import annotations

from undercroft.kernel.decision import Option

from ..events import EssenceGained, EssenceSpent
from ..game import Machina


def gain(game: Machina, id: str, amount: int, *rules: str, line: str = "") -> None:
    """MA-ESS-01, MA-ATR-04: an explorer gains essence, up to its maximum."""
    explorer = game.state.explorers[id]
    more = min(amount, game.content.explorers[id].text.essence - explorer.essence)
    if more > 0:
        explorer.essence += more
        game.tell(EssenceGained(figure=id, amount=more, rules=rules, line=line))


def _reaches(game: Machina, giver: str, payer: str, cell: int, linked: list[str]) -> bool:
    """MA-ESS-14, MA-ESS-15: whether an explorer is adjacent to the target space, to the payer, or to somebody who contributes."""
    near = game.ground.neighbours(game.cell(giver))
    return any(near >> place & 1 for place in (cell, game.cell(payer), *(game.cell(id) for id in linked)))


def potential(game: Machina, payer: str, cell: int) -> int:
    """MA-ESS-12, MA-ESS-18, MA-ESS-20: how much the payer and all who could contribute have together."""
    linked: list[str] = []
    waiting = [id for id, explorer in game.present().items() if id != payer and explorer.essence]
    while found := next((id for id in waiting if _reaches(game, id, payer, cell, linked)), None):
        waiting.remove(found)
        linked.append(found)
    return game.state.explorers[payer].essence + sum(game.state.explorers[id].essence for id in linked)


async def spend(game: Machina, payer: str, amount: int, cell: int = -1, *rules: str) -> bool:
    """MA-ESS-12 … 21: pay essence together: the payer says how much is its own, and every explorer who can reach is asked for the rest, in seat
    order; a later link of the chain only if the earlier gave. Nothing is spent if too little comes together, or the payer withdraws."""
    if amount <= 0:
        return True
    here = game.cell(payer) if cell < 0 else cell
    own, all_of_us = game.state.explorers[payer].essence, potential(game, payer, here)
    if all_of_us < amount:
        return False
    shares = {payer: min(own, amount)}
    if all_of_us > own:
        least = max(0, amount - (all_of_us - own))
        options = [Option(f"own:{n}", n) for n in range(min(own, amount), least - 1, -1)]
        shares[payer] = await game.choose(game.seat(payer), "own-essence", [*options, Option("withdraw", -1)], figure=payer, amount=amount)
        if shares[payer] < 0:
            return False
        if not await _contributions(game, payer, amount, here, shares):
            return False
    for id, share in shares.items():
        if share:
            game.state.explorers[id].essence -= share
            game.tell(EssenceSpent(figure=id, amount=share, target="" if id == payer else payer, gift=id != payer, rules=rules))
    return True


async def _contributions(game: Machina, payer: str, amount: int, cell: int, shares: dict[str, int]) -> bool:
    """Ask the others for what is missing; returns whether all of it came together."""
    asked: list[str] = []
    while (missing := amount - sum(shares.values())) > 0:
        linked = [id for id, share in shares.items() if share and id != payer]
        waiting = (id for id, explorer in game.present().items() if id != payer and id not in asked and explorer.essence)
        giver = next((id for id in waiting if _reaches(game, id, payer, cell, linked)), None)
        if giver is None:
            break
        asked.append(giver)
        most = min(missing, game.state.explorers[giver].essence)
        options = [Option(f"give:{n}", n) for n in range(most, -1, -1)]
        shares[giver] = await game.choose(game.seat(giver), "give-essence", options, figure=giver, target=payer, missing=missing)
    missing = amount - sum(shares.values())
    if missing and game.state.explorers[payer].essence - shares[payer] >= missing:
        options = [Option("top-up", True), Option("withdraw", False)]
        if await game.choose(game.seat(payer), "top-up-essence", options, figure=payer, missing=missing):
            shares[payer] += missing
            missing = 0
    return not missing
