"""Builds the form for a new game, which any client can show, from what the game tells about itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from undercroft.kernel.contract import Module, setup_form
from undercroft.kernel.form import Field, Form, FormOption
from undercroft.kernel.rules import Rules, SetupError
from undercroft.kernel.scene import Message

from .chronicle import called, lore_of
from .telling import translated


def form(module: Module, rules: Rules[Any], locale: str = "en") -> Form:
    """The complete form: the players, scenario, difficulty and the game's own fields. If one of those is not advanced, the difficulty is not
    either. Characters and scenarios have their names in this language."""
    known, more = form_of(module, rules, locale), setup_form(module).fields
    plain = any(not field.advanced for field in more)
    fields = tuple(replace(field, advanced=field.advanced and not plain) for field in known.fields)
    return Form((*fields, *more), known.seats)


def agreed(module: Module, asked: Form, answers: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The setup described by the answers, and the profile of its rules."""
    return setup_form(module).apart(setup_of(asked, answers))


def form_of(module: Module, rules: Rules[Any], locale: str = "en") -> Form:
    """The form for party, scenario and difficulty, with sensible defaults first."""
    lore = lore_of(module)
    people = lore.people(rules)
    seats = tuple(sorted({len(setup["characters"]) for setup in module.setups(rules)}))
    stages: dict[str, str] = {}
    allowed: dict[str, list[str]] = {}
    for person in people:
        for stage in lore.stages(rules, person.id):
            stages.setdefault(stage.id, called(stage, rules, locale))
            allowed.setdefault(stage.id, []).append(person.id)
    scenarios = tuple(
        FormOption(id, title, needs={} if len(allowed[id]) == len(people) else {"character": tuple(allowed[id])})
        for id, title in stages.items()
    )  # fmt: skip
    characters = tuple(FormOption(p.id, translated(rules, p.name, locale), p.about, p.icon) for p in people)
    fields = [
        Field("character", Message("form-character"), "choice", characters[0].value, characters, per_seat=seats != (1,)),
        Field("scenario", Message("form-scenario"), "choice", scenarios[0].value, scenarios),
    ]
    if levels := lore.difficulties(rules):
        options = tuple(FormOption(level, level.replace("-", " ").capitalize()) for level in levels)
        fields.append(Field("difficulty", Message("form-difficulty"), "choice", levels[0], options, advanced=True))
    return Form(tuple(fields), seats)


def setup_of(form: Form, answers: Mapping[str, Any]) -> dict[str, Any]:
    """The set-up described by the answers to a form, with defaults for missing answers. The game itself validates the values."""
    known = {field.id: field for field in form.fields}
    for id in answers:
        if id not in known:
            raise SetupError(f"the form has no field {id[:40]!r}; it has: {', '.join(known)}")
    given = {id: answers.get(id, field.default) for id, field in known.items()}
    characters = given.pop("character")
    return {"characters": characters if isinstance(characters, list) else [characters], **given}
