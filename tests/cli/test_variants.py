"""Variants of the rules: every one that a game knows is offered, described and documented everywhere."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Cli
from tests.text.everything import render
from undercroft import new_table
from undercroft.kernel.contract import Module, setup_form
from undercroft.kernel.form import Field
from undercroft.kernel.registry import game, games
from undercroft.kernel.rules import SetupError
from undercroft.kernel.variants import Variant, said_value, variants
from undercroft.presentation.forms import form
from undercroft.presentation.telling import told
from undercroft.tables import load
from undercroft.text.messages import locales
from undercroft.text.rulebook import rulebook

DOCS = (Path(__file__).parents[2] / "docs" / "playing.md").read_text("utf-8")
PROFILES = {name: setup_form(module).profile for name, module in games().items()}
VARIANTS = [(name, variant) for name, profile in PROFILES.items() for variant in variants(profile).values()]
EVERY = pytest.mark.parametrize(("name", "variant"), VARIANTS, ids=lambda one: one if isinstance(one, str) else one.name)


def field_of(module: Module, variant: Variant) -> Field:
    found = [field for field in form(module, module.rules(module.packs())).fields if field.id == variant.name]
    assert len(found) == 1, f"{module.name}: no Field in setup.FIELDS asks for {variant.name}"
    return found[0]


@EVERY
def test_every_variant_is_asked_for_with_its_values(name: str, variant: Variant) -> None:
    field = field_of(game(name), variant)
    assert field.default == variant.default
    if isinstance(variant.default, bool):
        assert field.kind == "switch"
    else:
        assert (field.kind, tuple(option.value for option in field.options)) == ("choice", variant.values)


@EVERY
def test_every_variant_has_a_label_and_a_description_in_every_language(name: str, variant: Variant) -> None:
    module = game(name)
    rules, field = module.rules(module.packs()), field_of(module, variant)
    said = {locale: render(field.label.id, {}, locale) for locale in locales()}
    assert len(set(said.values())) == len(said)
    for value in [""] if field.kind == "switch" else variant.values:
        texts = {locale: " ".join(told(module, rules, variant.name, value, locale)) for locale in locales()}
        assert all(len(text) > 20 for text in texts.values()), f"setup.about tells nothing about {variant.name} {value}"
        assert len(set(texts.values())) == len(texts)
    if field.kind == "choice":
        assert len({told(module, rules, variant.name, value, "en") for value in variant.values}) == len(variant.values)


@EVERY
def test_every_variant_stands_in_the_docs(name: str, variant: Variant) -> None:
    module = game(name)
    field = field_of(module, variant)
    row = re.search(rf"^\| `{name}` \| `{variant.name}` \| (.*) \| (.+) \| (.*) \|$", DOCS, re.MULTILINE)
    assert row is not None, f"docs/playing.md has no line for {variant.name} of {name}"
    values = sorted(variant.values, key=lambda value: value != variant.default)
    assert row[1] == ", ".join(f"`{said_value(value)}`" for value in values)
    assert len(row[2]) > 20
    assert row[3] == ", ".join(field.rules)
    assert field.rules
    assert set(field.rules) <= set(rulebook(module.rulebook()))


@pytest.mark.parametrize("name", list(games()))
def test_they_are_listed_on_the_command_line(cli: Cli, name: str) -> None:
    for command in ("play", "simulate"):
        found = cli(command, name, "--profile", "help")
        assert found.code == 0
        for variant in (variant for game_, variant in VARIANTS if game_ == name):
            assert f"{variant.name}={said_value(variant.default)}|" in found.out
            assert all(rule in found.out for rule in field_of(game(name), variant).rules)


@pytest.mark.parametrize(
    ("pair", "told"),
    [
        ("sollo=true", "no variant is called 'sollo'; did you mean 'solo'? there are: solo, open_information"),
        ("wizardry=true", "no variant is called 'wizardry'; there are: solo, open_information"),
        ("both_in_one_round=sucess", "both_in_one_round cannot be 'sucess'; did you mean 'success'? it is one of: first, success, failure"),
        ("solo=maybe", "solo cannot be 'maybe'; it is one of: false, true"),
        ("solo", "--profile takes name=value"),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_what_is_wrong_is_refused_with_the_nearest_and_the_list(cli: Cli, command: str, pair: str, told: str) -> None:
    cli(command, "gloomhaven", "--profile", pair).refused(2, told)


@pytest.mark.parametrize(
    ("profile", "told"), [({"solo": "yes"}, "it is one of: false, true"), ({"solo": 1}, "it is one of"), ({"sollo": True}, "did you mean 'solo'")]
)
def test_scripts_are_told_the_same(profile: dict[str, Any], told: str) -> None:
    with pytest.raises(SetupError, match=told):
        new_table("gloomhaven", scenario="the-smoking-barrow", characters=["brute", "tinkerer"], profile=profile)


def test_simulations_play_with_them(cli: Cli, tmp_path: Path) -> None:
    order = ("buttons-and-bugs", "--scenario", "a-rude-welcome", "--character", "bruiser", "--games", 1, "--save-dir", tmp_path)
    assert cli("simulate", *order, "--profile", "tracker=before", "--profile", "advantage=same-row").code == 0
    table = load(next(tmp_path.iterdir()))
    assert (table.state.tracker, table.state.advantage) == ("before", "same-row")
