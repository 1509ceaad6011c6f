"""Lasting effects and the markers that record them (MA-LST)."""

from __future__ import annotations

from undercroft.kernel.decision import Option
from undercroft.language.lines import Step

from ..content.lines import steps_of
from ..content.texts import effect_text
from ..events import EffectBegan, EffectsEnded
from ..game import Machina
from ..state import Lasting
from .context import Context, card_of

EXPLORER_MARKERS, HORROR_MARKERS = 3, 4
"""MA-CMP-10, MA-CMP-11."""


def markers(game: Machina, owner: str) -> int:
    """MA-LST-07: how many markers of an explorer, or of the horror side, lie on cards."""
    return len({lasting.marker for lasting in game.state.lasting if lasting.owner == owner})


def stacked(game: Machina, line: str, step: int) -> int:
    """MA-LST-03, MA-LST-05, MA-LST-12: how many markers of one effect lie on its card; or, if the table counts that, how often the effect has been
    resolved since the markers of its side returned."""
    if game.state.lasting_count == "resolutions":
        return game.state.resolved.get(f"{line}/{step}", 0)
    return len({lasting.marker for lasting in game.state.lasting if lasting.line == line and lasting.step == step})


def of_horror(game: Machina, card: str) -> bool:
    """MA-LST-12: whether a card such as `event/dusk` is recorded with horror markers: that of a monster or a horror event."""
    kind, _, name = card.partition("/")
    return kind == "monster" or (kind == "event" and game.content.events[name].text.kind == "horror")


def owners(game: Machina, context: Context) -> list[str]:
    """MA-CMP-10, MA-CMP-11, MA-LST-02, MA-LST-04, MA-LST-06, MA-LST-12, MA-LST-21: who has a marker left that can record an effect; empty for the
    horror side. It is the explorer who resolves the effect; if nobody does, anybody on the board."""
    if of_horror(game, context.card):
        return [""] if markers(game, "") < HORROR_MARKERS else []
    able = [context.user] if context.user else game.present()
    return [id for id in able if id in game.living() and markers(game, id) < EXPLORER_MARKERS]


def can_last(game: Machina, context: Context, step: Step) -> bool:
    """MA-LST-05, MA-LST-12: whether there is room for an effect on its card, and a marker to record it."""
    number = steps_of(game.content.lines[context.line]).index(step)
    return stacked(game, context.line, number) < step.lasting and bool(context.marker or owners(game, context))


async def begin(game: Machina, context: Context, step: Step, bearers: list[str]) -> None:
    """MA-LST-06, MA-LST-08, MA-LST-20, MA-LST-21, MA-RNG-14: place a marker and put the effect in force."""
    if not bearers or not can_last(game, context, step):
        return
    s = game.state
    if not context.marker:
        options = [Option(f"unit:{id}", id, figure=id) for id in owners(game, context)]
        context.owner = await game.choose(game.players, "which-unit", options, figure=context.user, line=context.line)
        s.markers += 1
        context.marker = s.markers
    number = steps_of(game.content.lines[context.line]).index(step)
    if s.lasting_count == "resolutions":
        s.resolved[f"{context.line}/{number}"] = 1 + stacked(game, context.line, number)
    for bearer in bearers:
        s.lasting.append(Lasting(context.marker, context.owner, context.card, context.line, number, bearer))
        game.tell(EffectBegan(figure=bearer, text=effect_text(step), rules=("MA-LST-06",), line=context.line))
        settle_stamina(game, bearer)


def settle_stamina(game: Machina, id: str) -> None:
    """MA-ATR-13: current stamina drops with its maximum."""
    pool = game.pool(id)
    if pool is not None:
        pool.stamina = min(pool.stamina, game.traits(id).stamina)


def end_all(game: Machina, horror: bool, rule: str) -> list[str]:
    """MA-EXP-01, MA-HOR-01, MA-LST-02, MA-LST-05, MA-LST-10, MA-LST-13, MA-LST-19: the markers of one side return, and their effects end. Returns the
    cards they lay on, each as often as markers have left it."""
    s = game.state
    s.resolved = {step: count for step, count in s.resolved.items() if of_horror(game, card_of(step.rpartition("/")[0])) != horror}
    ended = {lasting.marker: lasting.card for lasting in s.lasting if (not lasting.owner) == horror}
    if ended:
        s.lasting = [lasting for lasting in s.lasting if lasting.marker not in ended]
        game.tell(EffectsEnded(side="horror" if horror else "explorers", count=len(ended), rules=(rule,)))
    return list(ended.values())


def markers_on(game: Machina, owner: str, card: str) -> list[int]:
    """MA-LST-16: the markers of an explorer that lie on a card."""
    return list(dict.fromkeys(lasting.marker for lasting in game.state.lasting if lasting.owner == owner and lasting.card == card))


def take_off(game: Machina, marker: int, *rules: str) -> None:
    """MA-LST-17: one marker returns, and what it records ends."""
    s = game.state
    s.lasting = [lasting for lasting in s.lasting if lasting.marker != marker]
    game.tell(EffectsEnded(side="explorers", count=1, rules=rules))


def forget(game: Machina, unit: str) -> None:
    """MA-DTH-17, MA-DTH-22, MA-LST-14, MA-LST-20: a unit has left play. What the markers on a monster's card or those of an explorer record ends; so
    does what others have put on the unit, but their markers stay until they return."""
    s = game.state
    s.lasting = [lasting for lasting in s.lasting if lasting.owner != unit and lasting.card != f"monster/{unit}"]
    for lasting in s.lasting:
        if lasting.bearer == unit:
            lasting.bearer = ""
    game.changed()


def lose_progress(game: Machina, *sources: str) -> None:
    """MA-EFF-06: progress tokens go with the cards that leave play."""
    progress = game.state.progress
    game.state.progress = {line: count for line, count in progress.items() if not any(line.startswith(f"{source}/") for source in sources)}
