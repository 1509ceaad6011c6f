"""Abilities of characters: whether to perform them, what to pay for, and damage that targets nobody."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable

from undercroft.kernel.decision import Option

from ..content.abilities import Ability, Spec
from ..content.mods import Mods
from ..game import AnyHaven
from ..orders import Killed
from ..state import F, Figure


async def wanted(game: AnyHaven, figure: Figure, ability: Ability) -> bool:
    """BB-ACT-07: ask whether to perform an ability; a character may skip one that is not mandatory."""
    done = await game.choose(game.player(figure), "ability", [Option("perform", True), Option("skip", False)], line=ability.id)
    if not done:
        game.skip(figure, "ability", ability.id)
    return done


async def paid_for(game: AnyHaven, figure: Figure, ability: Ability) -> bool:
    """BB-ELM-14, GH-ELM-06: ask whether to pay for an ability that costs an element."""
    price, options = ability.line.price, [Option("skip", False)]
    assert price is not None
    if game.payable(price):
        options.insert(0, Option("pay", True))
    if not await game.choose(game.player(figure), "pay-ability", options, line=ability.id):
        game.skip(figure, "price", ability.id)
        return False
    await game.pay(price, figure, ability.id)
    return True


async def riders(game: AnyHaven, figure: Figure, ability: Ability, spec: Spec) -> list[Mods]:
    """BB-ADD-04, BB-ELM-15, GH-ELM-06, GH-ELM-11: choose which conditional effects of an ability to pay for. Paying is optional."""
    if not spec.riders:
        return []
    paid: list[int] = []
    while True:
        open_ = [n for n, r in enumerate(spec.riders) if n not in paid and game.payable(r.price)]
        options = [Option("go", -1), *(Option(f"pay:{n}", n) for n in open_)]
        n = await game.choose(game.player(figure), "pay", options, line=ability.id)
        if n < 0:
            return [spec.riders[k].mods for k in paid]
        await game.buy(spec.riders[n], figure, ability.id)
        paid.append(n)


async def use_on_each(
    game: AnyHaven, figure: F, ability: Ability, left: int, targets: Callable[[], list[F]], affect: Callable[[F], Awaitable[bool]], must: bool = False
) -> bool:
    """BB-TGT-01 … 06, BB-GEN-04, GH-EFF-04, GH-HEA-01 … 03: use an ability on up to this many different figures, one after another, chosen by the
    player, who may stop unless it must be used. Returns whether it did anything."""
    done: list[str] = []
    performed = False
    while left and game.alive(figure):
        target = await choose_target(game, figure, "target", [t for t in targets() if t.id not in done], ability.id, must)
        if target is None:
            break
        done.append(target.id)
        left -= 1
        performed |= await affect(target)
    return performed


async def choose_target(game: AnyHaven, figure: F, prompt: str, targets: list[F], line: str, must: bool = False) -> F | None:
    """BB-TGT-01, BB-GEN-04, GH-TRN-06: choose a target, or none."""
    if not targets:
        return None
    options: list[Option[F | None]] = [] if must else [Option("stop", None)]
    options += [Option(f"target:{t.id}", t, t.cell, t.id) for t in targets]
    return await game.choose(game.player(figure), prompt, options, line=line)


async def damage_all(game: AnyHaven, figure: Figure, others: Iterable[Figure], damage: int, line: str, conditions: Iterable[str] = ()) -> None:
    """BB-SUF-01, BB-SUF-02, GH-CON-34: these figures suffer damage. This targets nobody, so it affects invisible enemies too."""
    for other in others:
        if game.alive(other):
            await game.suffer(other, damage, line, figure.id)
            for condition in conditions:
                game.gain(other, condition, line)
            if not game.alive(other):
                await game.after(Killed(figure, other))
