"""Explains why a predictable monster did what it did: its position is solved again, with a rule for every step of the reasoning."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from undercroft.kernel.event import Event
from undercroft.kernel.scene import Message, Reason

from ..content.texts import line_text
from ..events import DoorMoved, TurnEnded, Used, Went
from ..game import Machina
from ..rules.masters import controls, master
from ..rules.mind import Abilities, Act, Ranks, Thought, next_acts
from ..rules.monsters import situation
from ..rules.situation import Power, Situation
from ..state import Hunt

DEEDS = (Went, Used, DoorMoved, TurnEnded)
"""The events whose reasons can be asked for."""
SAID: Mapping[str, str] = {
    "reachable": "why-ma-reachable", "distance": "why-ma-distance", "fewest-bars": "why-ma-fewest-bars", "least-health": "why-ma-least-health",
    "squares": "why-ma-squares", "no-stamina": "why-ma-no-stamina", "affects": "why-ma-affects", "another": "why-ma-another",
    "nobody": "why-ma-nobody", "immobile": "why-ma-immobile", "unreachable": "why-ma-unreachable", "adjacent": "why-ma-adjacent",
    "door": "why-ma-door", "door-too-dear": "why-ma-door-too-dear", "blocked": "why-ma-blocked", "around": "why-ma-around",
    "clearest-view": "why-ma-clearest-view", "straight": "why-ma-straight",
}  # fmt: skip
"""The steps of the reasoning in words."""
Naming = Callable[[str], str]
"""What an ability is called, by its id."""


def explain(game: Machina, events: Sequence[Event]) -> tuple[Reason, ...]:
    """Why a monster moved, used an ability, destroyed a door or ended its turn. Each of these is a beat of its own."""
    event, hunt = events[-1], game.state.hunt
    if not isinstance(event, DEEDS) or hunt is None or event.figure != hunt.monster or not game.there(hunt.monster):
        return ()
    if any(isinstance(earlier, DEEDS) and earlier.figure == hunt.monster for earlier in events[:-1]):
        return ()
    if master(game, hunt.monster) is not None:
        return (_controlled(game, hunt),)
    at = situation(game, hunt.monster)
    trace: list[Thought] = []
    _, acts = next_acts(at, trace)
    return tuple(reasons(at, acts, trace, lambda id: line_text(game.content.lines[id])))


def _controlled(game: Machina, hunt: Hunt) -> Reason:
    """Who decides instead of the rules."""
    owner = next((effect.owner for effect in reversed(controls(game, hunt.monster)) if game.there(effect.owner)), "")
    if owner:
        return Reason("MA-UNI-10", Message("why-ma-controlled", {"target": owner}))
    return Reason("MA-AIU-01", Message("why-ma-players"))


# -- the reasoning -------------------------------------------------------------------------------------------------------------
def reasons(at: Situation, acts: Sequence[Act], trace: Sequence[Thought], naming: Naming) -> Iterator[Reason]:
    """The deciding rules for what a predictable monster may do: who is nearest, which abilities it can use, and how it moves."""
    if at.stamina <= 0:
        yield Reason("MA-AIP-04", Message("why-ma-no-stamina"))
        return
    ranks, first = Ranks(at), list[Thought]()
    among = ranks.candidates()
    nearest = ranks.nearest(among, first)
    if unnoticed := [unit.id for unit in at.explorers if unit not in among]:
        yield Reason("MA-AIP-12", Message("why-ma-unnoticed", {"targets": unnoticed}))
    if len(among) == 1:
        yield Reason("MA-AIP-11", Message("why-ma-single", {"target": among[0].id}), (among[0].cell,))
    for thought in first:
        yield _thought(thought, naming)
    if len(nearest) > 1:
        yield Reason("MA-AIP-20", Message("why-ma-tied", {"targets": [unit.id for unit in nearest]}))
    yield from _abilities(at, acts, naming)
    for thought in dict.fromkeys(trace[len(first) :]):
        yield _thought(thought, naming)
    for target in dict.fromkeys(act.target for act in acts if act.do == "step" and not act.around):
        steps = tuple(sorted({act.way.cells[-1] for act in acts if act.do == "step" and act.target == target}))
        yield Reason("MA-AIP-23", Message("why-ma-moves", {"target": target}), steps)
    if len(acts) > 1:
        yield Reason("MA-AIP-42", Message("why-ma-tie", {"count": len(acts)}))


def _thought(thought: Thought, naming: Naming) -> Reason:
    about = {"targets": list(thought.units), "line": naming(thought.ability) if thought.ability else ""}
    return Reason(thought.rule, Message(SAID.get(thought.id, "why-ma-tie"), about), thought.cells)


def _abilities(at: Situation, acts: Sequence[Act], naming: Naming) -> Iterator[Reason]:
    """The abilities in their order, up to the one that is used, and why it is not an earlier one."""
    used = {act.ability for act in acts if act.do == "ability"}
    ready = {power.id for power, _, _ in Abilities(at).ready}
    for power in at.powers:
        line = naming(power.id)
        if power.id in used:
            yield Reason("MA-AIP-08", Message("why-ma-uses", {"line": line}))
            used.remove(power.id)
            if not used:
                return
        elif power.id not in ready:
            yield _unable(at, power, line)
        else:
            yield Reason("MA-AIP-37", Message("why-ma-not-on-nearest", {"line": line}))


def _unable(at: Situation, power: Power, line: str) -> Reason:
    """Why an ability cannot be used."""
    if power.cost > at.stamina or power.health_cost > at.me.health:
        return Reason("MA-AIP-08", Message("why-ma-too-dear", {"line": line}))
    if power.blocked or (power.used and not power.cost):
        return Reason("MA-AIP-48", Message("why-ma-spent", {"line": line}))
    return Reason("MA-AIP-08", Message("why-ma-out-of-reach", {"line": line}))
