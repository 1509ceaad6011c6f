"""The text of questions: prompts and options with the names of what they refer to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.kernel.chance import Drawn
from undercroft.kernel.decision import Decision, Option
from undercroft.kernel.scene import Choice, Message, Question

from ..content.words import CARD_TEXT
from ..game import Machina

NAMES = ("figure", "target", "item")
"""Arguments that are ids of figures or cards."""


SAID: Mapping[str, str] = {
    "ability": "ma-option-ability", "activate": "ma-option-activate", "agree": "ma-option-agree", "arrange": "ma-option-arrange",
    "attach": "ma-option-attach", "barrel": "ma-option-barrel", "close-door": "ma-option-close-door", "deck": "ma-option-deck",
    "decks": "ma-option-decks", "destroy-door": "ma-option-destroy-door", "discard": "ma-option-discard", "door": "ma-option-door",
    "end": "ma-option-end", "equip": "ma-option-equip", "essence": "ma-option-essence", "exchange": "ma-option-exchange", "exit": "ma-option-exit",
    "explore": "ma-option-explore", "for": "ma-option-for", "free": "ma-option-free", "give": "ma-option-give", "health": "ma-option-health",
    "inventory": "ma-option-inventory", "invoke": "ma-option-invoke", "item": "ma-option-item", "keep": "ma-option-keep",
    "leave": "ma-option-leave", "leave-as-is": "ma-option-leave-as-is", "lever": "ma-option-lever", "main": "ma-option-main",
    "move": "ma-option-move", "no-essence": "ma-option-no-essence", "no-trade": "ma-option-no-trade", "not-now": "ma-option-not-now",
    "open-door": "ma-option-open-door", "own": "ma-option-own", "propose": "ma-option-propose", "refuse": "ma-option-refuse",
    "return": "ma-option-return", "roll": "ma-option-roll", "seal": "ma-option-seal", "space": "ma-option-space", "step": "ma-option-step",
    "target": "ma-option-target", "top-up": "ma-option-top-up", "trade": "ma-option-trade", "turn": "ma-option-turn", "unit": "ma-option-unit",
    "use": "ma-option-use", "with": "ma-option-with", "withdraw": "ma-option-withdraw",
}  # fmt: skip
"""Options with a wording of this game."""


def named(game: Machina, id: str) -> str:
    return game.content.title(id)


def card_of(line: str) -> str:
    """The card a line is on."""
    return line.split("/")[1] if "/" in line else line


def line_text(game: Machina, line: str) -> str:
    """The printed text of a line; empty if there is none."""
    found = game.content.lines.get(line)
    return "" if found is None else CARD_TEXT.show(found)


def place(game: Machina, cell: int) -> str:
    return game.name(cell)


def prompt(game: Machina, decision: Decision) -> Message:
    """The question with the names of those it is about."""
    args: dict[str, Any] = dict(decision.args)
    for key in NAMES:
        if isinstance(args.get(key), str) and args[key]:
            args[key] = named(game, args[key])
    for key in ("gives", "takes"):
        if key in args:
            args[key] = [named(game, card) for card in args[key]]
    if "line" in args:
        args["line"] = line_text(game, args["line"])
    asked = decision.prompt if decision.prompt.startswith("chance-") else f"ma-{decision.prompt}"
    return Message(f"prompt-{asked}", args)


def choice(game: Machina, option: Option[Any]) -> Choice:
    """An option in words: what is done, to whom, where, with which card."""
    args: dict[str, Any] = {}
    if isinstance(option.value, Drawn):
        return Choice(option.key, Message(f"option-{option.verb}", {"thing": named(game, option.value.outcome)}))
    if option.figure:
        args["figure"] = named(game, option.figure)
    if option.cell >= 0:
        args["cell"] = place(game, option.cell)
        args["space"] = game.kind(option.cell) if game.board.cells >> option.cell & 1 else ""
    if option.card:
        args["card"] = named(game, card_of(option.card))
        args["line"] = line_text(game, option.card)
    if option.item:
        args["item"] = named(game, option.item)
    rest = option.key.partition(":")[2]
    args["rest"] = rest
    if "/" in rest and not option.card:
        line = rest.partition(":")[0]
        args["card"], args["line"] = named(game, card_of(line)), line_text(game, line)
    figure = option.figure if option.figure and game.there(option.figure) else ""
    card = card_of(option.card) if option.card else ""
    return Choice(option.key, Message(SAID.get(option.verb, f"option-{option.verb}"), args), option.cell, figure, card, option.item, option.confirm)


def question(game: Machina, decision: Decision) -> Question:
    return Question(decision.seat, prompt(game, decision), tuple(choice(game, option) for option in decision.options), decision.standing)
