"""Lasting effects and the markers that record them (MA-LST)."""

from __future__ import annotations

from undercroft.language.lines import Step

from ..content.texts import effect_text
from ..events import EffectBegan, EffectsEnded
from ..game import Machina, steps_of
from ..state import Lasting
from .context import Context

EXPLORER_MARKERS, HORROR_MARKERS = 3, 4
"""MA-CMP-10, MA-CMP-11."""


def markers(game: Machina, owner: str) -> int:
    """How many markers of an explorer, or of the horror side, lie on cards."""
    return len({lasting.marker for lasting in game.state.lasting if lasting.owner == owner})


def stacked(game: Machina, line: str, step: int) -> int:
    """MA-LST-05, MA-LST-12: how many markers of one effect lie on its card."""
    return len({lasting.marker for lasting in game.state.lasting if lasting.line == line and lasting.step == step})


def owner_of(game: Machina, context: Context) -> str:
    """MA-LST-02, MA-LST-06, MA-LST-12, MA-LST-21: whose marker an effect uses; empty for a horror marker."""
    horror = context.card.startswith("monster/") or (context.card.startswith("event/") and _horror(game, context.card.partition("/")[2]))
    return "" if horror else context.user


def _horror(game: Machina, event: str) -> bool:
    return game.content.events[event].text.kind == "horror"


def can_last(game: Machina, context: Context, step: Step) -> bool:
    """MA-LST-04, MA-LST-05, MA-LST-12, MA-LST-21: whether a marker is left for an effect, and room for it on the card."""
    number = steps_of(game.content.lines[context.line]).index(step)
    if stacked(game, context.line, number) >= step.lasting:
        return False
    owner = owner_of(game, context)
    if owner and not game.is_explorer(owner):
        return False
    if not owner and not _of_horror(game, context):
        return False
    return bool(context.marker) or markers(game, owner) < (EXPLORER_MARKERS if owner else HORROR_MARKERS)


def _of_horror(game: Machina, context: Context) -> bool:
    return context.card.startswith("monster/") or (context.card.startswith("event/") and _horror(game, context.card.partition("/")[2]))


def begin(game: Machina, context: Context, step: Step, bearers: list[str]) -> None:
    """MA-LST-06, MA-LST-08, MA-LST-20, MA-RNG-14: place a marker and put the effect in force."""
    if not bearers or not can_last(game, context, step):
        return
    s = game.state
    if not context.marker:
        s.markers += 1
        context.marker = s.markers
    number = steps_of(game.content.lines[context.line]).index(step)
    for bearer in bearers:
        s.lasting.append(Lasting(context.marker, owner_of(game, context), context.card, context.line, number, bearer))
        game.tell(EffectBegan(figure=bearer, text=effect_text(step), rules=("MA-LST-06",), line=context.line))
        settle_stamina(game, bearer)


def settle_stamina(game: Machina, id: str) -> None:
    """MA-ATR-13: current stamina drops with its maximum."""
    if game.is_explorer(id):
        explorer = game.state.explorers[id]
        explorer.stamina = min(explorer.stamina, game.traits(id).stamina)


def end_all(game: Machina, horror: bool, rule: str) -> None:
    """MA-EXP-01, MA-HOR-01, MA-LST-02, MA-LST-10, MA-LST-13: the markers of one side return, and their effects end."""
    s = game.state
    ended = [lasting for lasting in s.lasting if (not lasting.owner) == horror]
    if ended:
        s.lasting = [lasting for lasting in s.lasting if (not lasting.owner) != horror]
        count = len({lasting.marker for lasting in ended})
        game.tell(EffectsEnded(side="horror" if horror else "explorers", count=count, rules=(rule,)))


def forget(game: Machina, monster: str) -> None:
    """MA-DTH-17, MA-LST-14, MA-LST-20: what lies on the card of a monster that leaves play ends; explorers' markers for effects on it stay until they
    return."""
    game.state.lasting = [lasting for lasting in game.state.lasting if lasting.card != f"monster/{monster}"]
