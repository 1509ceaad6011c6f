"""The `--profile` option: variants of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
import typer

from undercroft.kernel.contract import Module, setup_form
from undercroft.kernel.variants import read_profile, said_value
from undercroft.kernel.variants import variants as variants_of
from undercroft.presentation.telling import told
from undercroft.presentation.voices import rendered, voice_of

from .output import Fail, say

HELP = "help"
Profile = Annotated[
    list[str], typer.Option("--profile", metavar="NAME=VALUE|help", help="A variant of the rules; may be given again. help: lists them.")
]


def profile_of(module: Module, pairs: list[str]) -> dict[str, Any]:
    """Read `name=value` pairs, with values in JSON if possible. Variants that the game does not have are refused."""
    found: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise Fail(f"--profile takes name=value or {HELP}, not {pair!r}; `--profile {HELP}` lists the variants")
        try:
            found[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            found[name] = value
    kind = setup_form(module).profile
    if found and kind is None:
        raise Fail(f"{module.title} has no variants")
    if kind is not None:
        read_profile(kind, found)
    return found


def list_variants(module: Module, locale: str = "en") -> None:
    """List the variants of a game: name, values with the default first, effect, and the rules that allow them."""
    form, rules = setup_form(module), module.rules(module.packs())
    known: Mapping[str, Any] = variants_of(form.profile) if form.profile is not None else {}
    fields = {field.id: field for field in form.fields}
    for name, variant in known.items():
        field = fields[name]
        values = sorted(variant.values, key=lambda value: value != variant.default)
        say(f"{name}={'|'.join(map(said_value, values))}  {rendered(voice_of(module.name, locale), field.label.id)} ({', '.join(field.rules)})")
        for value in [""] if field.kind == "switch" else values:
            said = " ".join(told(module, rules, name, value, locale))
            say(f"    {value}: {said}" if value else f"    {said}")
    if not known:
        say(f"{module.title} has no variants.")
