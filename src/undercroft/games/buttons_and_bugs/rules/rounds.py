"""A round from start to end, phase by phase."""

from __future__ import annotations

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Ability
from undercroft.games.haven.rules.scenarios import rules_at, undecided
from undercroft.kernel.beats import Beats
from undercroft.kernel.decision import Option

from ..content import words as own
from ..events import RestDeclared, RoundBegan, RoundEnded, Selected
from ..game import PLAYER, Bugs
from ..state import HERO
from .abilities import end_effect, shift_initiative
from .bonuses import end_span, leave_active
from .cards import can_rest, dismiss, dismissals, short_rest
from .damage import exhaust
from .ending import finish
from .items import qualified, spend
from .scenarios import carry_out, check_goal, roll_column, spawn_pending
from .setup import begin, choose_items, choose_upgrades, lay_out
from .turns import take_turns

REST_INITIATIVE = 99


def settle(game: Bugs) -> bool:
    """BB-END-11: goals are checked after every step. A beat ends with a turn, so that its reasons can be found again."""
    if undecided(game):
        check_goal(game)
    s = game.state
    return s.turn is None and s.phase == "turns"


async def start_round(game: Bugs) -> None:
    """BB-RND-01, BB-RND-03, BB-RND-04, BB-EXH-02, BB-EXH-03, BB-EXH-06, BB-ELM-17: a character without two cards to play or rest with is
    exhausted, and element marks are cleared. Then start-of-round effects happen in the order the player chooses; all their conditions are checked
    at the same time."""
    s = game.state
    if not s.queue:
        if not can_rest(game):
            exhaust(game, "cards")
        s.consumed, s.columns, s.acted, s.soon, s.order, s.fed, s.marks, s.kept = [], {}, [], [], [], [], {}, []
        game.tell(RoundBegan(round=s.round))
        s.queue = [rule.id for rule in rules_at(game, words.RoundStart)] + [f"pending {p.rule}" for p in s.pending]
        s.pending = []
    await next_rule(game, "start-effect")
    if not s.queue:
        s.phase = "select"


async def next_rule(game: Bugs, prompt: str) -> None:
    """Carry out one of the waiting effects, chosen by the player (BB-RND-03)."""
    s = game.state
    if not s.queue:
        return
    waiting = list(dict.fromkeys(s.queue))
    name = await game.choose(PLAYER, prompt, [Option(f"rule:{r.replace(' ', '-')}", r) for r in waiting])
    s.queue.remove(name)
    rule: Ability = game.content.abilities[name.removeprefix("pending ")]
    if name.startswith("pending "):
        await spawn_pending(game, rule)
    elif rule in game.scenario.rules:
        await carry_out(game, rule)
    else:
        await end_effect(game, rule)


async def select(game: Bugs) -> None:
    """BB-RND-05 … 12, BB-CRD-10: choose two cards from hand, one of them for initiative, or a long rest, which is mandatory if nothing else is
    possible. Active cards may be dismissed first (BB-RND-10, BB-BON-10)."""
    s = game.state
    hand = game.zone("hand")
    if not can_rest(game):
        exhaust(game, "cards")
    options: list[Option[tuple[str, str]]] = []
    if len(hand) >= 2:
        options += [Option(f"lead:{c}", ("lead", c), card=c) for c in hand]
    options += [Option("rest", ("rest", "")), *dismissals(game)]
    verb, card = await game.choose(PLAYER, "select", options)
    if verb == "dismiss":
        await dismiss(game, card)
        return
    s.resting = verb == "rest"
    if s.resting:
        s.initiative = REST_INITIATIVE
        game.tell(RestDeclared(rules=("BB-RND-09",)))
    else:
        second = await game.choose(PLAYER, "select-second", [Option(f"card:{c}", c, card=c) for c in hand if c != card], lead=card)
        s.initiative = game.side(card).initiative
        for played in (card, second):
            game.put(played, "played")
        game.tell(Selected(cards=(card, second), names=(game.side(card).name, game.side(second).name), initiative=s.initiative))
    s.phase = "roll"


async def roll_columns(game: Bugs) -> None:
    """BB-INI-01, BB-INI-02, BB-INI-10, BB-INI-16, BB-RND-11, BB-ELM-11, BB-SET-11: after the cards are chosen, roll once for every monster type on
    the map."""
    for kind in dict.fromkeys(m.kind for m in game.monsters()):
        await roll_column(game, kind)
    game.state.phase = "cog"


async def after_initiative(game: Bugs) -> None:
    """Items used after initiative is determined."""
    usable = qualified(game, own.InitiativeSet, "after")
    options = [Option("go-on", ""), *(Option(f"item:{i}", i, item=i) for i in usable)]
    id = await game.choose(PLAYER, "after-initiative", options) if usable else ""
    if not id:
        game.state.phase = "turns"
        return
    effect = game.content.items[id].effect
    assert effect is not None
    await spend(game, id, effect.line.price)
    node = effect.specs[0].node
    assert isinstance(node, own.ShiftInitiative)
    await shift_initiative(game, node.by, effect.id)


async def end_effects(game: Bugs) -> None:
    """BB-EOR-01, BB-EOR-02: first, end-of-round effects of the scenario, items and cards, in the order the player chooses."""
    s = game.state
    if not s.queue:
        s.queue = [rule.id for rule in (*rules_at(game, words.RoundEnd), *(a for _, a in game.bonuses("end", HERO)))]
    await next_rule(game, "end-effect")
    if not s.queue:
        s.phase = "bonuses"


async def end_bonuses(game: Bugs) -> None:
    """BB-EOR-03, BB-EOR-06, BB-BON-03, BB-ELM-22: second, round bonuses end: cards leave the active area, and bonuses of monsters and items are
    over."""
    for card in game.zone("active"):
        if game.active_half(card).span == "round":
            await leave_active(game, card)
    await end_span(game, "round")
    game.state.created = []
    game.state.phase = "rest"


async def end_round(game: Bugs) -> None:
    """BB-EOR-04, BB-EOR-05, BB-RST-05, BB-RND-02, BB-END-04 … 06: third, an optional short rest. Then the scenario ends if a goal or loss
    condition was met; if both were met, it is lost."""
    s = game.state
    if not (s.won or s.lost) and can_rest(game):
        options = [Option("go-on", ("", "")), Option("short-rest", ("rest", "")), *dismissals(game)]
        verb, card = await game.choose(PLAYER, "short-rest", options)
        if verb == "dismiss":
            await dismiss(game, card)
            return
        if verb == "rest":
            await short_rest(game)
    game.tell(RoundEnded(round=s.round))
    s.round += 1
    s.phase = "start"
    if not (s.won or s.lost):
        check_goal(game)
    if s.won or s.lost:
        s.round -= 1  # this was the last round
        finish(game)


BEATS: Beats[Bugs] = Beats(
    {
        "lay": lay_out, "items": choose_items, "upgrades": choose_upgrades, "begin": begin, "start": start_round, "select": select,
        "roll": roll_columns, "cog": after_initiative, "turns": take_turns, "end": end_effects, "bonuses": end_bonuses, "rest": end_round,
    },
    settle=settle,
)  # fmt: skip
