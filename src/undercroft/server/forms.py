"""The form of a game with all that its package asks before a table: what its module `setup` names in `FIELDS` and tells by `about`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from undercroft.kernel.form import Form
from undercroft.kernel.rules import Module, Rules
from undercroft.lab.companions import companion
from undercroft.lab.forms import form_of, setup_of


def form(module: Module, rules: Rules[Any]) -> Form:
    """Who plays, which scenario, how hard, and what the game asks besides; where that cannot wait, neither can the difficulty."""
    known, more = form_of(module, rules), getattr(companion(module, "setup"), "FIELDS", ())
    plain = any(not field.advanced for field in more)
    fields = tuple(replace(field, advanced=field.advanced and not plain) for field in known.fields)
    return Form((*fields, *more), known.seats)


def agreed(module: Module, asked: Form, answers: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The set-up that answers describe, and the profile of its rules."""
    switches = getattr(getattr(companion(module, "setup"), "Profile", None), "__struct_fields__", ())
    setup = setup_of(asked, answers)
    return {k: v for k, v in setup.items() if k not in switches}, {k: v for k, v in setup.items() if k in switches}
