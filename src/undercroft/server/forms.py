"""The complete form for a new table: the common fields, plus those a game lists in `FIELDS` of its `setup` module and describes with `about`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from undercroft.kernel.form import Form
from undercroft.kernel.rules import Module, Rules
from undercroft.presentation.companions import companion
from undercroft.presentation.forms import form_of, setup_of


def form(module: Module, rules: Rules[Any]) -> Form:
    """The players, scenario, difficulty and the game's own fields. If one of those is not advanced, the difficulty is not either."""
    known, more = form_of(module, rules), getattr(companion(module, "setup"), "FIELDS", ())
    plain = any(not field.advanced for field in more)
    fields = tuple(replace(field, advanced=field.advanced and not plain) for field in known.fields)
    return Form((*fields, *more), known.seats)


def agreed(module: Module, asked: Form, answers: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The setup described by the answers, and the profile of its rules."""
    switches = getattr(getattr(companion(module, "setup"), "Profile", None), "__struct_fields__", ())
    setup = setup_of(asked, answers)
    return {k: v for k, v in setup.items() if k not in switches}, {k: v for k, v in setup.items() if k in switches}
