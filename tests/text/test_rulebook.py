"""The rule documents as data."""

import pytest

from undercroft.text.rulebook import documents, read_rules, rulebook, rulebooks

DOCUMENT = """\
# A game

## 1. Setting up the game

- **BB-SET-01** — Shuffle the deck. [BnB]
- **BB-SET-02** — (ruling) Nobody looks at it.
- **BB-SET-03** — Draw four cards. (= BB-DRW-02)

## Drawing (DRW)

- **BB-DRW-01** — Draw from the top, even if it is face up (ruling).
- **BB-DRW-02** — The first hand has four cards.
- A remark without an id is no rule.

## TIE — Ties

- **BB-TIE-01** — The players decide (restates BB-DRW-01).
- **BB-TIE-02** — Rulings about ties are final (restates BB-DRW-01 and BB-DRW-02).
"""


def test_reads_id_section_and_text() -> None:
    rules = read_rules(DOCUMENT)
    assert list(rules) == ["BB-SET-01", "BB-SET-02", "BB-SET-03", "BB-DRW-01", "BB-DRW-02", "BB-TIE-01", "BB-TIE-02"]
    assert rules["BB-SET-01"].section == "BB-SET"
    assert rules["BB-SET-01"].text == "Shuffle the deck. [BnB]"


def test_titles_lose_number_and_code() -> None:
    rules = read_rules(DOCUMENT)
    assert [rules[id].title_of_section for id in ("BB-SET-01", "BB-DRW-01", "BB-TIE-01")] == ["Setting up the game", "Drawing", "Ties"]


def test_rulings_and_repetitions_are_known() -> None:
    rules = read_rules(DOCUMENT)
    assert [id for id, rule in rules.items() if rule.ruling] == ["BB-SET-02", "BB-DRW-01"]
    assert {id: rule.same_as for id, rule in rules.items() if rule.same_as} == {"BB-SET-03": "BB-DRW-02", "BB-TIE-01": "BB-DRW-01"}


def test_a_table_of_repetitions_counts_where_a_whole_rule_repeats_one_rule() -> None:
    numbers = "\n".join(f"- **GH-A-{n:02}** — Rule {n}." for n in range(1, 10))
    table = (
        "| Rule | Restates |\n|---|---|\n| GH-A-01 to GH-A-02 | GH-A-09 |\n| GH-A-03 (order) | GH-A-09 |\n"
        "| GH-A-04, GH-A-05, GH-A-06 | GH-A-07, GH-A-08 and GH-A-09, GH-A-08 |\n"
    )
    rules = read_rules(f"## A\n\n{numbers}\n\n## Restated rules\n\n{table}")
    assert {id: rule.same_as for id, rule in rules.items() if rule.same_as} == {
        "GH-A-01": "GH-A-09",
        "GH-A-02": "GH-A-09",
        "GH-A-04": "GH-A-07",
        "GH-A-06": "GH-A-08",
    }


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("- **BB-SET-01** — Again.", "stated twice"),
        ("- **BB-SET-09**: no dash.", "is written"),
        ("- **BB-SET-09** — Same. (= BB-SET-77)", "does not exist"),
    ],
)
def test_mistakes_are_named(line: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        read_rules(DOCUMENT + line + "\n")


def test_the_rulebooks_are_at_hand() -> None:
    assert "buttons-and-bugs" in rulebooks()
    rules = rulebook(documents("buttons-and-bugs"))
    assert len(rules) > 500
    assert rules["BB-GEN-01"].title_of_section == "General"
    assert sum(len(rulebook(documents(name))) for name in rulebooks()) > 3000


def test_an_unknown_rulebook_is_met_with_the_known_ones() -> None:
    with pytest.raises(KeyError, match="buttons-and-bugs"):
        rulebook(documents("chess"))
