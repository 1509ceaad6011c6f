"""Rules in the languages of readers: which rules the code cites, and so shows to players, and which of them are translated.

A rule is cited where its id is a text of its own in the code: by an event, a reason, a condition or an option, not by a docstring.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from rule_coverage import ROOT
from rule_pages import RulePages
from undercroft.text.messages import locales
from undercroft.text.rulebook import Rule, read_rules

ID = re.compile(r"[A-Z]{2,3}-[A-Z0-9]+-\d+")
PAGE = "rules/languages.md"
NAMES = {"ru": "Russian", "uk": "Ukrainian"}


def languages() -> list[str]:
    """The languages that rules are translated into."""
    return [locale for locale in locales() if locale != "en"]


def cited(folder: Path) -> set[str]:
    """The ids of all rules that Python code in a folder cites."""
    return {id for path in sorted(folder.rglob("*.py")) for id in _texts(ast.parse(path.read_text("utf-8"), str(path))) if ID.fullmatch(id)}


def _texts(tree: ast.AST) -> Iterator[str]:
    """The texts in code. A text that is a statement, such as a docstring, does nothing."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            yield from _texts(node)


def translated(rules: Path, locale: str) -> dict[str, dict[str, Rule]]:
    """The translated statements of a folder of rules documents, by the name of the document."""
    return {path.stem: read_rules(path.read_text("utf-8")) for path in sorted((rules / locale).glob("*.md"))}


def page(pages: RulePages, titles: dict[str, str], root: Path = ROOT) -> str:
    """The page that shows how many rules are translated. `titles` are the titles of the documents."""
    shown = cited(root / "src")
    there = {locale: translated(root / "docs" / "rules", locale) for locale in languages()}
    lines = [
        "# Rules in other languages", "",
        "Where a game explains what happened, why a monster acts as it does, or what a condition means, it shows the rules. They appear in the",
        "reader's language if they are translated, otherwise in English. All rules that the code cites have to be translated, because these are",
        "the ones that players see; the translations are in `docs/rules/ru` and `docs/rules/uk`. The English statement is the specification.", "",
        "\n".join(_table(pages, titles, shown, there)), "",
    ]  # fmt: skip
    for locale, documents in there.items():
        missing = [id for game in pages.report.games for id in game.rules if id in shown and id not in documents.get(game.name, {})]
        if missing:
            lines += [f"## Still in English: {_name(locale)}", "", ", ".join(pages.linked(id, "languages") for id in missing) + ".", ""]
    return "\n".join(lines)


def _table(pages: RulePages, titles: dict[str, str], shown: set[str], there: dict[str, dict[str, dict[str, Rule]]]) -> Iterator[str]:
    names = " | ".join(f"{_name(locale)}: cited | {_name(locale)}: all" for locale in there)
    yield f"| Game | Rules | Cited | {names} |"
    yield f"| --- | --: | --: |{' --: | --: |' * len(there)}"
    for game in pages.report.games:
        wanted = shown & game.rules.keys()
        counts = [len(game.rules), len(wanted)]
        for documents in there.values():
            done = documents.get(game.name, {}).keys() & game.rules.keys()
            counts += [len(done & wanted), len(done)]
        title = titles[game.name].removesuffix(" — rules specification")
        yield f"| [{title}]({game.name}.md) | {' | '.join(f'{n:,}' for n in counts)} |"


def _name(locale: str) -> str:
    return NAMES.get(locale, locale)
