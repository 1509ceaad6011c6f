"""From one scenario to the next: what the survivors keep, who takes the place of the dead, and what all that costs (MA-CAM)."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.kernel.decision import Option

from ..content.model import Content
from ..events import CardKept, Joined, Prepared
from ..game import Machina
from ..state import Explorer, MachinaState
from .inventory import arrange
from .items import put_away

PERSONAL_EVENT = 2
"""MA-CAM-03."""
CARRIED = ("chance", "graves", "steps", "event_cost", "nearest_only", "ease", "length", "dead_play", "lasting_count", "campaign")
"""What stays as it is from one scenario to the next, besides the explorers."""


def preparedness(content: Content, kept: Iterable[str]) -> int:
    """MA-CAM-03: the levels of the items that are kept, and 2 for each personal event."""
    cards = [source.partition("/") for source in kept]
    return sum(content.items[card].text.level if kind == "item" else PERSONAL_EVENT for kind, _, card in cards)


# -- between two scenarios -----------------------------------------------------------------------------------------------------
async def between(game: Machina) -> None:
    """MA-CAM-01 … 04, MA-CAM-10: one decision at a time: whether to go on, what each survivor keeps, who comes for the dead; then the next scenario
    is set up."""
    s = game.state
    if not s.coming:
        await _go_on(game)
    elif s.waiting:
        await _keep(game, s.waiting[0])
    elif dead := next((id for id, explorer in s.explorers.items() if explorer.dead), ""):
        await _replace(game, dead)
    else:
        for id, explorer in s.explorers.items():
            game.tell(Prepared(figure=id, value=preparedness(game.content, explorer.kept), rules=("MA-CAM-03",)))
        _advance(game)


async def _go_on(game: Machina) -> None:
    """MA-CAM-01: the survivors' players decide together whether they go on. If they do, all that is equipped goes to the inventories, from which they
    choose."""
    s = game.state
    options = [Option(f"scenario:{id}", id) for id in game.content.following(s.scenario)]
    s.coming = await game.choose(game.players, "next-scenario", [*options, Option("stop-here", "", confirm=True)])
    if not s.coming:
        s.outcome = "won"
        return
    for id, explorer in game.living().items():
        for main in [gear.card for gear in explorer.gear if gear.how == "main"]:
            put_away(game, id, main)
    s.waiting = list(game.living())


async def _keep(game: Machina, id: str) -> None:
    """MA-CAM-02: a survivor's player keeps one more card, or has done. Cards that wait to be discarded are used up (MA-DIS-05)."""
    explorer = game.state.explorers[id]
    options = [Option(f"keep:item/{card}", f"item/{card}", card=card) for card in explorer.items]
    options += [Option(f"keep:event/{card}", f"event/{card}", card=card) for card in explorer.personal]
    chosen = await game.choose(game.seat(id), "keep-for-next", [*options, Option("done", "")], figure=id)
    if not chosen:
        game.state.waiting.remove(id)
        return
    kind, _, card = chosen.partition("/")
    (explorer.items if kind == "item" else explorer.personal).remove(card)
    explorer.kept.append(chosen)
    game.tell(CardKept(figure=id, card=card, rules=("MA-CAM-02",)))


async def _replace(game: Machina, dead: str) -> None:
    """MA-CAM-10: the player of a dead explorer takes another one who is not in use and has not died before; if there is none, one who has, and if
    need be the same."""
    s = game.state
    free = [id for id in game.content.explorers if id not in s.explorers]
    fresh = [id for id in free if id not in s.graves]
    options = [Option(f"explorer:{id}", id, card=id) for id in fresh or free or [dead]]
    chosen = await game.choose(game.seat(dead), "other-explorer", options, figure=dead)
    s.graves += [dead] * (dead not in s.graves)
    in_order = [(chosen, begins(game.content, chosen, e.seat)) if id == dead else (id, e) for id, e in s.explorers.items()]
    s.explorers = dict(in_order)
    game.tell(Joined(figure=chosen, instead=dead, again=chosen == dead, rules=("MA-CAM-10",)))


def begins(content: Content, id: str, seat: int, kept: Iterable[str] = ()) -> Explorer:
    """MA-CAM-05, MA-CAM-06: an explorer at the beginning of a scenario: in full health, without essence, with nothing but what was kept."""
    card = content.explorers[id].text
    held = [source.partition("/") for source in kept]
    items, personal = ([name for kind, _, name in held if kind == wanted] for wanted in ("item", "event"))
    return Explorer(seat, card.health, card.stamina, items=items, personal=personal)


def _advance(game: Machina) -> None:
    """MA-CAM-04, MA-CAM-09, MA-CAM-11, MA-VAR-04, MA-VAR-05: the next scenario begins like the first one, with what the explorers have kept. It is
    played in full if it has no short game."""
    s, content = game.state, game.content
    explorers = {id: begins(content, id, explorer.seat, explorer.kept) for id, explorer in s.explorers.items()}
    new = MachinaState(
        scenario=s.coming, explorers=explorers, chapters=content.scenarios[s.coming].short(s.length), **{name: getattr(s, name) for name in CARRIED},
    )  # fmt: skip
    for name in MachinaState.__struct_fields__:
        setattr(s, name, getattr(new, name))
    game.scenario = content.scenarios[s.scenario]


# -- at the beginning of the next ----------------------------------------------------------------------------------------------
async def equip(game: Machina) -> None:
    """MA-CAM-05: everybody who has kept items uses the inventory before coming in."""
    for id, explorer in game.living().items():
        if explorer.items:
            await arrange(game, id)


def highest(game: Machina) -> int:
    """MA-CAM-08: the highest preparedness of those who begin a scenario. They hold nothing yet but what they have kept."""
    held = [[*(f"item/{card}" for card in e.items), *(f"event/{card}" for card in e.personal)] for e in game.living().values()]
    return max(preparedness(game.content, cards) for cards in held)
