"""Spending essence, with contributions of others (MA-ESS)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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
    """MA-ESS-14, MA-ESS-15, MA-ESS-19: whether an explorer is adjacent to the payer, to somebody who contributes, or to the target space if that is
    another than the payer's."""
    near = game.ground.neighbours(game.cell(giver))
    places = [game.cell(id) for id in (payer, *linked)] + ([cell] if cell >= 0 else [])
    return any(near >> place & 1 for place in places)


def _givers(game: Machina, payer: str, cell: int, shares: Mapping[str, int]) -> list[str]:
    """MA-ESS-12, MA-ESS-15, MA-ESS-18, MA-ESS-20: who can still be asked, those first who link the others to the payer; `shares`: what those give
    who have been asked."""
    linked = [id for id, share in shares.items() if share]
    found: list[str] = []
    waiting = [id for id, explorer in game.present().items() if id != payer and id not in shares and explorer.essence]
    while link := next((id for id in waiting if _reaches(game, id, payer, cell, [*linked, *found])), None):
        waiting.remove(link)
        found.append(link)
    return found


def potential(game: Machina, payer: str, cell: int = -1) -> int:
    """MA-ESS-12: how much the payer and all who could contribute have together; `cell`: the target space, if it is not the payer's own."""
    return pooled(game, [payer], cell)


def pooled(game: Machina, payers: Sequence[str], cell: int = -1) -> int:
    """MA-ESS-12: how much several payers and all who could contribute to any of them have together."""
    found = dict.fromkeys(id for payer in payers for id in (payer, *_givers(game, payer, cell, {})))
    return sum(game.state.explorers[id].essence for id in found)


async def spend(game: Machina, payer: str, amount: int, cell: int = -1, *rules: str) -> bool:
    """MA-ESS-12 … 14, MA-ESS-16, MA-ESS-17, MA-ESS-21: pay essence together: the payer says how much is its own, and the others are asked for the
    rest. Nothing is spent if too little comes together, or the payer withdraws."""
    if not amount:
        return True
    own, all_of_us = game.state.explorers[payer].essence, potential(game, payer, cell)
    if all_of_us < amount:
        return False
    shares = {payer: min(own, amount)}
    if all_of_us > own:
        least = max(0, amount - (all_of_us - own))
        options = [Option(f"own:{n}", n) for n in range(min(own, amount), least - 1, -1)]
        shares[payer] = await game.choose(game.seat(payer), "own-essence", [*options, Option("withdraw", -1)], figure=payer, amount=amount)
        if shares[payer] < 0:
            return False
        if not await _contributions(game, payer, amount, cell, shares):
            return False
    for id, share in shares.items():
        if share:
            game.state.explorers[id].essence -= share
            game.tell(EssenceSpent(figure=id, amount=share, target="" if id == payer else payer, gift=id != payer, rules=rules))
    return True


async def _contributions(game: Machina, payer: str, amount: int, cell: int, shares: dict[str, int]) -> bool:
    """MA-ESS-15, MA-ESS-16, MA-ESS-18, MA-ESS-20: every explorer who can reach is asked for what is missing, in seat order; a later link of a chain
    only if an earlier one gave, and nobody if all that could still be given is too little. Returns whether all of it came together."""
    purses = {id: explorer.essence for id, explorer in game.state.explorers.items()}
    spare = purses[payer] - shares[payer]
    while (missing := amount - sum(shares.values())) and (coming := _givers(game, payer, cell, shares)):
        if missing > spare + sum(purses[id] for id in coming):
            break
        giver = coming[0]
        options = [Option(f"give:{n}", n) for n in range(min(missing, purses[giver]), -1, -1)]
        shares[giver] = await game.choose(game.seat(giver), "give-essence", options, figure=giver, target=payer, missing=missing)
    if missing and spare >= missing:
        options = [Option("top-up", True), Option("withdraw", False)]
        if await game.choose(game.seat(payer), "top-up-essence", options, figure=payer, missing=missing):
            shares[payer] += missing
            missing = 0
    return not missing
