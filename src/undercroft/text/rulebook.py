"""The rules reference as data: numbered statements read from the Markdown rules documents.

A statement is a list item `- **BB-GEN-01** — text` under a heading. The documents are in `docs/rules`;
a wheel contains them as `undercroft/text/rulebooks`. Beside a document, folders such as `ru` may hold documents of the same name with the statements
in another language, in the same form; what they lack is said in English.
"""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from .messages import Voice

_ID = r"[A-Z]{2,3}-[A-Z0-9]+-\d+"
_HEADING = re.compile(r"#{2,3} (.+)")
_STATEMENT = re.compile(rf"- \*\*({_ID})\*\* — (.+)")
_RESTATES = re.compile(rf"\((?:=|restates) ({_ID})\)")
_TABLE_ID = re.compile(rf"({_ID})(?: to ({_ID}))?")
_RULING = re.compile(r"\(ruling\b|\bruling\)|[;:,] ruling\b")
_SECTION_NUMBER = re.compile(r"^\d+\. ")
_SECTION_CODE = re.compile(r"^[A-Z0-9]+ — |\s*\([A-Z]+\)$")


class Rule(msgspec.Struct, frozen=True):
    """One numbered statement of a rulebook."""

    id: str
    section: str
    title_of_section: str
    text: str
    same_as: str | None
    """The rule that this statement merely repeats; they share a test."""
    ruling: bool
    """Whether the printed rules leave this open, in whole or in part, and this project decides it."""


def read_rules(text: str) -> dict[str, Rule]:
    """The statements of a rules document by id, in order."""
    restated = _restated_table(text)
    rules: dict[str, Rule] = {}
    title = ""
    for number, line in enumerate(text.splitlines(), 1):
        if heading := _HEADING.fullmatch(line.rstrip()):
            title = _SECTION_CODE.sub("", _SECTION_NUMBER.sub("", heading[1]))
        elif statement := _STATEMENT.fullmatch(line.rstrip()):
            id, body = statement[1], statement[2]
            if id in rules:
                raise ValueError(f"line {number}: {id} is stated twice")
            mark = _RESTATES.search(body)
            same_as = mark[1] if mark else restated.get(id)
            rules[id] = Rule(id, section_of(id), title, body, same_as, bool(_RULING.search(body)))
        elif re.match(rf"\s*[-*] \*\*{_ID}", line):
            raise ValueError(f"line {number}: a statement is written '- **ID** — text'")
    for rule in rules.values():
        if rule.same_as is not None and rule.same_as.split("-")[0] == rule.id.split("-")[0] and rule.same_as not in rules:
            raise ValueError(f"{rule.id} repeats {rule.same_as}, which does not exist")
    return rules


def section_of(id: str) -> str:
    """The section of a rule: `BB-ATK` for `BB-ATK-05`."""
    return id.rpartition("-")[0]


def _restated_table(text: str) -> dict[str, str]:
    """The pairs in the table `| Rule | Restates |`, but only whole rules that repeat exactly one other rule."""
    pairs: dict[str, str] = {}
    inside = False
    for line in text.splitlines():
        if line.startswith("| Rule | Restates |"):
            inside = True
        elif not line.startswith("|"):
            inside = False
        elif inside and not line.startswith("|-") and not line.startswith("| -"):
            left, right = (cell.strip() for cell in line.strip("| ").split("|"))
            rules = [_expand(part) for part in left.split(", ")]
            targets = [_expand(part) for part in right.split(", ")]
            if len(targets) == 1:
                targets = targets * len(rules)
            for some, target in zip(rules, targets):
                if len(target) == 1:
                    pairs.update(dict.fromkeys(some, target[0]))
    return pairs


def _expand(part: str) -> list[str]:
    """The ids in `A`, `A and B` or `A to C`; none for `A (in part)`."""
    if "(" in part:
        return []
    ids: list[str] = []
    for match in _TABLE_ID.finditer(part):
        first, last = match[1], match[2] or match[1]
        section, _, number = first.rpartition("-")
        ids += [f"{section}-{n:0{len(number)}}" for n in range(int(number), int(last.rpartition("-")[2]) + 1)]
    return ids


def rulebooks() -> list[str]:
    """The names of the available rules documents, sorted."""
    return sorted(entry.name.removesuffix(".md") for entry in _folder().iterdir() if entry.name.endswith(".md"))


def documents(*names: str) -> tuple[Traversable, ...]:
    """The documents that come with Undercroft, such as `buttons-and-bugs`, by name."""
    for name in names:
        if name not in rulebooks():
            raise KeyError(f"no rulebook {name!r}; there are: {', '.join(rulebooks())}")
    return tuple(_folder().joinpath(f"{name}.md") for name in names)


def translation(document: Traversable, locale: str) -> dict[str, Rule]:
    """The statements of a document in another language, as far as they are translated."""
    folder = getattr(document, "parent", None)
    found = folder.joinpath(locale, document.name) if folder is not None else None
    return read_rules(found.read_text(encoding="utf-8")) if found is not None and found.is_file() else {}


@cache
def rulebook(documents: tuple[Traversable, ...], voice: Voice | None = None) -> dict[str, Rule]:
    """The rules of documents by id, with their texts and the titles of sections in the reader's language, each in English if it is not translated."""
    rules: dict[str, Rule] = {}
    for document in documents:
        said = translation(document, voice.locale) if voice is not None else {}
        for id, rule in read_rules(document.read_text(encoding="utf-8")).items():
            text = said[id].text if id in said else rule.text
            rules[id] = rule if voice is None else msgspec.structs.replace(rule, text=text, title_of_section=title_in(rule, voice))
    return rules


def title_in(rule: Rule, voice: Voice) -> str:
    """The title of a rule's section, in English if there is no message for it."""
    id = f"section-{rule.section}"
    return voice.render(id) if voice.has(id) else rule.title_of_section


def _folder() -> Traversable:
    """The folder with the documents: inside the wheel or, in a source tree, `docs/rules` next to `src`."""
    package = files("undercroft")
    shipped = package.joinpath("text", "rulebooks")
    return shipped if shipped.is_dir() else Path(str(package)).parents[1] / "docs" / "rules"
