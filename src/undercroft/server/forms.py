"""The form of a game with all that its package asks before a table: what its module `setup` names in `FIELDS` and tells by `about`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from undercroft.kernel.form import Form
from undercroft.kernel.rules import Module, Rules
from undercroft.lab.companions import companion
from undercroft.lab.forms import form_of, setup_of
from undercroft.lab.telling import translated
from undercroft.text.messages import render


def form(module: Module, rules: Rules[Any]) -> Form:
    """Who plays, which scenario, how hard, and what the game asks besides."""
    known, more = form_of(module, rules), getattr(companion(module, "setup"), "FIELDS", ())
    shown = any(not field.advanced for field in more)
    fields = tuple(replace(field, advanced=field.advanced and not shown) for field in known.fields)
    return Form((*fields, *more), known.seats)


def told(module: Module, rules: Rules[Any], field: str, value: str, locale: str) -> tuple[str, ...]:
    """What the game says about an answer, in the reader's language."""
    about = getattr(companion(module, "setup"), "about", None)
    found = about(rules, field, value) if about is not None else ()
    return tuple(render(m.id, {k: translated(rules, v, locale) if isinstance(v, str) else v for k, v in m.args.items()}, locale) for m in found)


def agreed(module: Module, asked: Form, answers: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The set-up that answers describe, and the profile of its rules."""
    switches = getattr(getattr(companion(module, "setup"), "Profile", None), "__struct_fields__", ())
    setup = setup_of(asked, answers)
    return {k: v for k, v in setup.items() if k not in switches}, {k: v for k, v in setup.items() if k in switches}
