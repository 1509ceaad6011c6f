"""Rules in the reader's language: all that the code cites is translated, and says what the English statement says."""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.text.everything import everything
from undercroft.kernel.registry import games
from undercroft.text.messages import voice
from undercroft.text.rulebook import Rule, read_rules, rulebook, rulebooks, translation

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from rule_languages import ID, cited, languages, translated  # noqa: E402

RULES = ROOT / "docs" / "rules"
LANGUAGES = languages()
RULED = {"ru": "наше решение", "uk": "наше рішення"}
FOREIGN = {"ru": re.compile("[іїєґ]", re.IGNORECASE), "uk": re.compile("[ыэъё'ʼ`]", re.IGNORECASE)}
"""Letters of the sister language, and apostrophes that are none."""


@cache
def shown(game: str) -> set[str]:
    """The rules that a game shows: those in its rulebook that are cited in the package it comes from."""
    module = games()[game]
    package = type(module).__module__.partition(".")[0]
    return cited(Path(str(sys.modules[package].__file__)).parent) & rulebook(module.rulebook()).keys()


@cache
def english(document: str) -> dict[str, Rule]:
    return read_rules((RULES / f"{document}.md").read_text("utf-8"))


def statements(locale: str) -> list[tuple[Rule, Rule]]:
    """The translated statements, each with the English one."""
    return [(english(name)[id], rule) for name, rules in translated(RULES, locale).items() for id, rule in rules.items() if id in english(name)]


def without_ids(text: str) -> str:
    return ID.sub("", text)


def whole_ids(rule: Rule) -> str:
    """The statement with the rules of its own game that it names in short (`GRD-01`) written out."""
    return re.sub(r"(?<![-A-Z0-9])([A-Z]{3}|Q\d\d)-(\d\d)\b", rf"{rule.id.partition('-')[0]}-\1-\2", rule.text)


def numbers(text: str) -> set[str]:
    return set(re.findall(r"\d+", without_ids(text)))


def test_docstrings_and_longer_texts_cite_nothing(tmp_path: Path) -> None:
    code = '"""CH-MOV-01"""\nRULE = "CH-MOV-02"\n"""CH-MOV-03"""\ndef f():\n    "CH-MOV-04"\n    return ["see CH-MOV-05", ("CH-MOV-06",)]\n'
    (tmp_path / "chess.py").write_text(code, "utf-8")
    assert cited(tmp_path) == {"CH-MOV-02", "CH-MOV-06"}


# -- what is there -------------------------------------------------------------------------------------------------------------
def test_every_cited_rule_is_in_a_rulebook() -> None:
    known = {id for document in RULES.glob("*.md") for id in english(document.stem)}
    assert cited(ROOT / "src") <= known
    assert all(len(shown(game)) > 50 for game in games())


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("game", sorted(games()))
def test_every_cited_rule_is_translated(game: str, locale: str) -> None:
    there = {id for document in games()[game].rulebook() for id in translation(document, locale)}
    assert sorted(shown(game) - there) == []


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_translated_rule_is_known(locale: str) -> None:
    found = translated(RULES, locale)
    assert set(found) <= set(rulebooks())
    assert [id for name, rules in found.items() for id in rules if id not in english(name)] == []


# -- what it says --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("locale", LANGUAGES)
def test_no_latin_and_no_letter_of_the_sister_language(locale: str) -> None:
    lines = [line for path in (RULES / locale).glob("*.md") for line in path.read_text("utf-8").splitlines()]
    assert [line for line in lines if re.search("[A-Za-z]", without_ids(line)) or FOREIGN[locale].search(line)] == []


@pytest.mark.parametrize("locale", LANGUAGES)
def test_numbers_rules_named_and_rulings_are_those_of_the_english_statement(locale: str) -> None:
    for original, rule in statements(locale):
        text = whole_ids(original)
        assert numbers(text) <= numbers(rule.text), (text, rule.text)
        assert set(ID.findall(text)) == set(ID.findall(rule.text)), (text, rule.text)
        assert (RULED[locale] in rule.text) == original.ruling, (original.text, rule.text)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_statement_is_a_sentence(locale: str) -> None:
    for _, rule in statements(locale):
        assert re.match(r"[А-ЯЇІЄҐ(«]", rule.text), rule.text
        assert rule.text.endswith((".", ".)")) or re.search(r"\. \(.*\)$", rule.text), rule.text
        assert " - " not in rule.text, rule.text
        assert rule.text.count("«") == rule.text.count("»"), rule.text


# -- how it is read ------------------------------------------------------------------------------------------------------------
DOCUMENT = "# Chess\n\n## Moves\n\n- **CH-MOV-01** — A rook moves in a line. (ruling)\n- **CH-MOV-02** — A knight jumps. (= CH-MOV-01)\n"


def test_what_is_not_translated_is_said_in_english(tmp_path: Path) -> None:
    document = tmp_path / "chess.md"
    document.write_text(DOCUMENT, "utf-8")
    (tmp_path / "ru").mkdir()
    (tmp_path / "ru" / "chess.md").write_text("# Шахматы\n\n- **CH-MOV-01** — Ладья ходит по прямой. (наше решение)\n", "utf-8")
    known = rulebook((document,))
    read = rulebook((document,), voice("ru"))
    assert [rule.text for rule in read.values()] == ["Ладья ходит по прямой. (наше решение)", "A knight jumps. (= CH-MOV-01)"]
    assert [(rule.ruling, rule.same_as) for rule in read.values()] == [(True, None), (False, "CH-MOV-01")]
    assert rulebook((document,), voice("uk")) == rulebook((document,), voice("en")) == known


@pytest.mark.parametrize(("locale", "begins"), [("en", "Immobilize"), ("ru", "Паралич"), ("uk", "Параліч")])
def test_a_game_has_its_rules_in_the_language_of_the_reader(locale: str, begins: str) -> None:
    assert rulebook(games()["gloomhaven"].rulebook(), everything(locale))["GH-CON-14"].text.startswith(begins)
    assert rulebook(games()["buttons-and-bugs"].rulebook(), everything(locale))["BB-CON-13"].text.startswith(begins)
