"""The text of questions: prompts and options with the names of what they refer to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.kernel.chance import Drawn
from undercroft.kernel.decision import Decision, Option
from undercroft.kernel.scene import Choice, Message, Question

from ..content import words
from ..content.lines import prices, steps_of
from ..content.texts import effect_text, line_card, line_text
from ..game import Machina
from ..rules.choices import Activate, Arrange, Explore, Pass, Seal, Trade, UseAbility, UseOn, Walk, WorkDoor
from ..rules.inventory import Attach
from ..rules.mind import Act
from ..rules.paths import Way
from ..state import Edge, UseFree
from .prices import FREE, Price, monsters_price, price

ASKED: Mapping[str, str] = {"free": "prompt-ma-free", "window": "prompt-ma-window", "monsters": "prompt-ma-monsters"}
"""What seats are asked that may do something out of turn."""
SAID: Mapping[str, str] = {
    "ability": "ma-option-ability", "activate": "ma-option-activate", "agree": "ma-option-agree", "amount": "ma-option-amount",
    "arrange": "ma-option-arrange", "do-it": "ma-option-do-it", "leave-it": "ma-option-leave-it", "nothing": "ma-option-nothing",
    "as-before": "ma-option-as-before",
    "attach": "ma-option-attach", "barrel": "ma-option-barrel", "breach": "ma-option-breach", "by-rules": "ma-option-by-rules",
    "by-rules-on": "ma-option-by-rules-on", "challenge": "ma-option-challenge", "close-door": "ma-option-close-door",
    "contribute": "ma-option-contribute", "count": "ma-option-count", "deck": "ma-option-deck", "decks": "ma-option-decks",
    "destroy-door": "ma-option-destroy-door", "discard": "ma-option-discard", "discard-tiles": "ma-option-discard-tiles", "door": "ma-option-door",
    "end": "ma-option-end", "equip": "ma-option-equip", "essence": "ma-option-essence", "exchange": "ma-option-exchange", "exit": "ma-option-exit",
    "explore": "ma-option-explore", "explorer": "ma-option-explorer", "for": "ma-option-for", "free": "ma-option-free", "give": "ma-option-give",
    "go-on": "ma-option-go-on",
    "goal": "ma-option-goal", "health": "ma-option-health", "inventory": "ma-option-inventory", "invoke": "ma-option-invoke",
    "item": "ma-option-item", "keep": "ma-option-keep", "leave": "ma-option-leave", "leave-as-is": "ma-option-leave-as-is",
    "lever": "ma-option-lever", "main": "ma-option-main", "marker": "ma-option-marker", "move": "ma-option-move",
    "no-essence": "ma-option-no-essence", "no-trade": "ma-option-no-trade", "not-before": "ma-option-not-before", "not-now": "ma-option-not-now",
    "offer": "ma-option-offer", "open-door": "ma-option-open-door", "own": "ma-option-own", "pass": "ma-option-pass",
    "propose": "ma-option-propose", "raise": "ma-option-raise", "refuse": "ma-option-refuse", "return": "ma-option-return",
    "roll": "ma-option-roll", "scenario": "ma-option-scenario", "seal": "ma-option-seal", "space": "ma-option-space", "step": "ma-option-step",
    "stop-here": "ma-option-stop-here", "take": "ma-option-take",
    "take-over": "ma-option-take-over", "target": "ma-option-target", "top-up": "ma-option-top-up", "trade": "ma-option-trade",
    "turn": "ma-option-turn", "unit": "ma-option-unit", "use": "ma-option-use", "with": "ma-option-with", "withdraw": "ma-option-withdraw",
}  # fmt: skip
"""Options with a wording of this game."""
RAISES = "raise-roll"
"""The question whose answers add essence to a roll."""
ACT, CONTROL = "act", "control-monster"
"""The questions of what an explorer does in its turn, and what a monster is made to do: their options are paid for."""
ABOUT_LINE = ("which-space", "which-unit", "which-unit-first", "which-target", "which-door", "spawn-for", "who-takes")
"""Questions that say which ability they are about, if any."""
TAKEN = "which-space"
"""Where it names nobody, this question is about the space nearest to one that is taken (MA-NEA-04)."""


# -- prompts -------------------------------------------------------------------------------------------------------------------
def printed(game: Machina, line: str) -> str:
    """The text of a line as printed; empty if there is none."""
    found = game.content.lines.get(line)
    return "" if found is None else line_text(found)


def prompt(game: Machina, decision: Decision) -> Message:
    """The question with the names of those it is about."""
    args: dict[str, Any] = dict(decision.args)
    for key in ("gives", "takes"):
        if key in args:
            args[key] = [game.content.title(card) for card in args[key]]
    if "line" in args:
        args["line"] = args.pop("text", "") or printed(game, args["line"])
    if decision.prompt in ABOUT_LINE:
        args["about"] = bool(args.get("line"))
    if decision.prompt == TAKEN and "figure" not in args:
        return Message("prompt-ma-space-taken", args)
    if decision.prompt.startswith("chance-"):
        return Message(f"prompt-{decision.prompt}", args)
    return Message(ASKED.get(decision.prompt, f"prompt-ma-{decision.prompt}"), args)


# -- options -------------------------------------------------------------------------------------------------------------------
def _drawn(game: Machina, value: Drawn) -> dict[str, Any]:
    """What players say they drew or rolled: a card, a number, or what the recharge die shows."""
    what, _, amount = value.outcome.partition(" ")
    number = amount or what
    return {"thing": game.content.title(value.outcome), "what": what, "count": int(number) if number.isdigit() else 0}


def _door(game: Machina, door: Edge) -> dict[str, Any]:
    return {"cell": game.name(door[0]), "other": game.name(door[1])}


def _line(game: Machina, line: str, user: str) -> dict[str, Any]:
    """An ability, and whether it is on the user's own card."""
    card = line_card(line)
    return {"line": printed(game, line), "card": game.content.title(card), "own": card == user}


def _told(game: Machina, decision: Decision, option: Option[Any]) -> dict[str, Any]:
    """What an option refers to beside its figure, space and cards."""
    match option.value:
        case Act(do="ability", ability=line, target=target):
            return {"line": printed(game, line), "aimed": "unit" if target else ""}
        case UseOn(line=line, target=target, cell=cell):
            return {"line": printed(game, line), "aimed": "unit" if target else _aimed_at(game, decision, cell)}
        case UseAbility(line=line):
            return _line(game, line, str(decision.args["figure"]))
        case UseFree(explorer=id, line=line):
            return {**_line(game, line, id), "figure": game.content.title(id)}
        case WorkDoor(door=door):
            return _door(game, door)
        case Act(do="door", way=Way(door=door)) if door is not None:
            return _door(game, door)
        case Act(do="step", way=Way(cells=(*between, _))):
            return {"count": len(between), "via": " – ".join(map(game.name, between))}
        case Arrange(explorer=id) | Trade(explorer=id):
            return {"figure": game.content.title(id), "own": id == decision.args["figure"]}
        case Activate(kind=kind):
            return {"space": kind, "needed": game.state.horror}
    return _plain(game, option)


def _aimed_at(game: Machina, decision: Decision, cell: int) -> str:
    """What is on a space that a monster's ability is aimed at."""
    if cell < 0:
        return ""
    if any(goal.cell == cell for goal in game.state.goals):
        return "goal"
    return "barrel" if game.counted(str(decision.args["figure"]), "barrel") >> cell & 1 else "space"


def _plain(game: Machina, option: Option[Any]) -> dict[str, Any]:
    """What an option refers to whose value is a word, a number, or several of them."""
    rest = option.key.partition(":")[2]
    match option.verb:
        case "door":
            return _door(game, option.value)
        case "deck":
            return {"deck": rest}
        case "decks":
            first, _, second = rest.partition(":")
            return {"deck": first, "other": second, "same": first == second}
        case "amount" | "essence" | "own" | "give" if isinstance(option.value, int):
            return {"count": option.value}
        case "count":
            return {"space": rest}
        case "scenario":
            return {"scenario": game.content.scenarios[rest].title}
        case "not-before":
            return {"what": rest}
        case "marker":
            found = next(lasting for lasting in game.state.lasting if lasting.marker == option.value)
            return {"number": option.value, "line": effect_text(steps_of(game.content.lines[found.line])[found.step])}
        case "discard" if isinstance(option.value, tuple) and not option.card:
            tiles = {(tile.column, tile.row): tile.tile for tile in game.state.tiles}
            return {"count": len(option.value), "tiles": [game.content.title(tiles[at]) for at in option.value]}
    return {}


def _verb(decision: Decision, option: Option[Any]) -> str:
    """What is done. Some words are used for several things."""
    match option.verb:
        case "roll" if isinstance(option.value, Activate):
            return "challenge"
        case "door" if isinstance(option.value, Act):
            return "breach"
        case "give" if isinstance(option.value, int):
            return "contribute"
        case "give" if not option.figure:
            return "offer"
        case "essence" if decision.prompt == RAISES:
            return "raise"
        case "discard" if isinstance(option.value, tuple) and decision.prompt == "which-discard":
            return "discard-tiles"
    return option.verb


# -- what it costs, and what it may cost ---------------------------------------------------------------------------------------
def note(game: Machina, decision: Decision, option: Option[Any]) -> Message | None:
    """What is paid for an option, unless its text or its length says so; and why it needs a confirmation, if that
    is known."""
    cost = _cost(game, decision, option)
    why = _doubt(game, decision, option) if option.confirm else ""
    if why:
        id = option.value.explorer if isinstance(option.value, UseFree) else str(decision.args.get("figure", ""))
        figure = game.content.title(option.figure if why == "friend" else id)
        return Message("ma-doubt", {"why": why, "figure": figure, "stamina": cost.stamina, "essence": cost.essence})
    return Message("ma-price", {"stamina": cost.stamina, "essence": cost.essence}) if cost.stamina else None


def _cost(game: Machina, decision: Decision, option: Option[Any]) -> Price:
    match option.value:
        case UseAbility():
            return FREE
        case Walk(way=(_,)):
            return FREE
    if decision.prompt == ACT:
        return price(game, str(decision.args["figure"]), option.value)
    return monsters_price(option.value) if decision.prompt == CONTROL else FREE


def _doubt(game: Machina, decision: Decision, option: Option[Any]) -> str:
    """Why somebody may not want this."""
    match option.value:
        case UseAbility(line=line) | UseFree(line=line):
            return "last-health" if words.PayHealth in prices(game.content.lines[line]) else "friends"
        case UseOn(target=""):
            return "nobody"
        case Seal():
            return "occupied"
        case Explore():
            return "exit"
        case Pass():
            return "sinking"
    if option.verb == "stop":
        return "sinking"
    if option.verb == "amount":
        return "last-health"
    if decision.prompt == "which-target":
        return "friend" if option.figure else "nobody"
    return "chasm" if option.verb in ("move", "space") and game.spaces("chasm") >> option.cell & 1 else ""


def choice(game: Machina, decision: Decision, option: Option[Any]) -> Choice:
    """An option in words: what is done, to whom, where, with which card."""
    if isinstance(option.value, Drawn):
        return Choice(option.key, Message(f"option-{option.verb}", _drawn(game, option.value)))
    args: dict[str, Any] = {}
    if option.figure:
        args["figure"] = game.content.title(option.figure)
    if option.cell >= 0:
        args["cell"] = game.name(option.cell)
    if option.card:
        args["card"] = game.content.title(option.card)
    if option.item:
        args["item"] = game.content.title(option.item)
    args.update(_told(game, decision, option))
    verb = _verb(decision, option)
    figure = option.figure if option.figure and game.there(option.figure) else ""
    card = line_card(option.card) if "/" in option.card else option.card
    text, remark = Message(SAID.get(verb, f"option-{verb}"), args), note(game, decision, option)
    return Choice(option.key, text, option.cell, figure, card, option.item or _place(game, option), option.confirm, remark)


def _place(game: Machina, option: Option[Any]) -> str:
    """The free place for a main item, by its type (MA-EQP-01)."""
    return game.content.items[option.card].text.type if isinstance(option.value, Attach) else ""


def question(game: Machina, decision: Decision) -> Question:
    choices = tuple(choice(game, decision, option) for option in decision.options)
    return Question(decision.seat, prompt(game, decision), choices, decision.standing)
