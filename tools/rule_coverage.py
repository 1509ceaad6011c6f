"""Rule coverage: which rules have a test, which are waived and why, and which are still untested.

A test names its rules with `@pytest.mark.rule("BB-ATK-05", ...)`: at most three ids, of which the first is the rule it is about.
Positions in files (`positions/*.yaml` beside `test_positions.py`) name theirs under `because`, in the same order.
A rule that only repeats another one shares its test. Waivers are in `docs/rules/waivers.yaml`, each with a reason.
"""

import argparse
import ast
import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from undercroft.text.rulebook import Rule, read_rules

ROOT = Path(__file__).resolve().parent.parent
MOST_IDS = 3
SHORTEST_REASON = 15


@dataclass
class Tag:
    """A test and the rules it names."""

    node: str
    ids: list[str]
    place: str


@dataclass
class Game:
    """The coverage of one rules document."""

    name: str
    rules: dict[str, Rule]
    tested: list[str] = field(default_factory=list)
    waived: list[str] = field(default_factory=list)
    untested: list[str] = field(default_factory=list)
    complete: bool = False


@dataclass
class Report:
    games: list[Game]
    tags: list[Tag]
    waivers: dict[str, str]
    errors: list[str]

    def tests_of(self, id: str) -> list[str]:
        """The node ids of the tests that name the rule first."""
        return [tag.node for tag in self.tags if tag.ids[0] == id]


def read_tags(folder: Path, root: Path) -> tuple[list[Tag], list[str]]:
    """All tagged tests in a folder, found without importing anything, and the errors in their tags."""
    tags: list[Tag] = []
    errors: list[str] = []
    for path in sorted(folder.rglob("test_*.py")):
        name = path.relative_to(root).as_posix()
        _walk(ast.parse(path.read_text(encoding="utf-8"), name), name, name, tags, errors)
    for path in sorted(folder.rglob("positions/*.yaml")):
        tags += _positions(path, root)
    return tags, errors


def _positions(path: Path, root: Path) -> list[Tag]:
    """The positions of a file: each is a case of the test that plays them."""
    test = (path.parent.parent / "test_positions.py").relative_to(root).as_posix()
    cases: Any = yaml.safe_load(path.read_text(encoding="utf-8"))
    place = path.relative_to(root).as_posix()
    return [Tag(f"{test}::test_position[{case['name']}]", case["because"][:MOST_IDS], place) for case in cases]


def _walk(parent: ast.Module | ast.ClassDef, node: str, file: str, tags: list[Tag], errors: list[str]) -> None:
    for child in parent.body:
        if isinstance(child, ast.ClassDef):
            if _marks(child):
                errors.append(f"{file}:{child.lineno}: a rule mark belongs on a test, not on a class")
            _walk(child, f"{node}::{child.name}", file, tags, errors)
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) and (marks := _marks(child)):
            place = f"{file}:{child.lineno}"
            ids = [argument.value for mark in marks for argument in mark.args if isinstance(argument, ast.Constant)]
            if not child.name.startswith("test"):
                errors.append(f"{place}: {child.name} is marked with a rule but is not a test")
            elif len(marks) > 1:
                errors.append(f"{place}: {child.name} has {len(marks)} rule marks; write one")
            elif not ids or len(ids) != len(marks[0].args) or not all(isinstance(id, str) for id in ids):
                errors.append(f"{place}: {child.name}: a rule mark takes rule ids as plain strings")
            elif len(ids) > MOST_IDS:
                errors.append(f"{place}: {child.name} names {len(ids)} rules; at most {MOST_IDS} are allowed")
            else:
                tags.append(Tag(f"{node}::{child.name}", [str(id) for id in ids], place))


def _marks(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> list[ast.Call]:
    return [mark for mark in node.decorator_list if isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith("mark.rule")]


def read_waivers(path: Path) -> tuple[dict[str, str], list[str]]:
    """The waived ids with their reasons, and the errors in the file."""
    if not path.exists():
        return {}, []
    content: Any = yaml.safe_load(path.read_text(encoding="utf-8")) or {}
    if not isinstance(content, dict):
        return {}, [f"{path.name}: must be a mapping of rule ids to reasons"]
    errors = [
        f"{path.name}: {id}: the reason must have at least {SHORTEST_REASON} characters"
        for id, reason in content.items()
        if not isinstance(reason, str) or len(reason.strip()) < SHORTEST_REASON
    ]
    return {str(id): str(reason) for id, reason in content.items()}, errors


def read_complete(path: Path) -> list[str]:
    """The games that must not have untested rules."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def original(id: str, rules: Mapping[str, Rule]) -> str:
    """The rule that this one repeats, or the rule itself. They share tests and waivers."""
    seen = {id}
    while (rule := rules.get(id)) and rule.same_as and rule.same_as in rules and rule.same_as not in seen:
        id = rule.same_as
        seen.add(id)
    return id


def report(root: Path = ROOT) -> Report:
    """The coverage of all rules documents in a source tree."""
    documents = root / "docs" / "rules"
    complete = read_complete(root / "tools" / "complete_games.txt")
    games = [Game(path.stem, read_rules(path.read_text(encoding="utf-8"))) for path in sorted(documents.glob("*.md"))]
    games = [game for game in games if game.rules]
    rules = {id: rule for game in games for id, rule in game.rules.items()}
    tags, errors = read_tags(root / "tests" / "rules", root)
    waivers, wrong = read_waivers(documents / "waivers.yaml")
    errors += wrong
    errors += [f"{tag.place}: unknown rule {id}" for tag in tags for id in tag.ids if id not in rules]
    errors += [f"waivers.yaml: unknown rule {id}" for id in waivers if id not in rules]
    leading = {tag.ids[0] for tag in tags}
    errors += [f"waivers.yaml: {id} is waived but has a test" for id in waivers if id in leading]
    errors += [f"complete_games.txt: unknown game {name}" for name in complete if name not in {game.name for game in games}]

    for game in games:
        game.complete = game.name in complete
        for id in game.rules:
            sharers = {id, original(id, rules)}
            if sharers & leading:
                game.tested.append(id)
            elif sharers & waivers.keys():
                game.waived.append(id)
            else:
                game.untested.append(id)
    return Report(games, tags, waivers, errors)


def by_section(ids: list[str]) -> list[str]:
    """Ids grouped by section, one line each: `BB-ATK: 01 02 07`."""
    sections: dict[str, list[str]] = {}
    for id in ids:
        section, _, number = id.rpartition("-")
        sections.setdefault(section, []).append(number)
    return [f"{section}: {' '.join(numbers)}" for section, numbers in sections.items()]


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description="Which rules are tested, waived and untested.")
    parser.add_argument("--game", help="only this game, such as buttons-and-bugs")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--check", action="store_true", help="fail on errors and on untested rules of complete games")
    options = parser.parse_args(arguments)
    result = report(root)
    games = [game for game in result.games if options.game in (None, game.name)]
    if not games:
        print(f"no game {options.game!r}; there are: {', '.join(game.name for game in result.games)}", file=sys.stderr)
        return 2
    if options.json:
        summary = {
            game.name: {
                "total": len(game.rules),
                "tested": len(game.tested),
                "waived": len(game.waived),
                "untested": game.untested,
                "complete": game.complete,
            }
            for game in games
        }
        print(json.dumps({"games": summary, "errors": result.errors}, indent=2))
    else:
        width = max(len(game.name) for game in games)
        print(f"{'game':{width}}  total  tested  waived  untested")
        for game in games:
            counts = f"{len(game.rules):5}  {len(game.tested):6}  {len(game.waived):6}  {len(game.untested):8}"
            print(f"{game.name:{width}}  {counts}{'  complete' if game.complete else ''}")
        for game in games:
            if game.untested and (not options.check or game.complete):
                print(f"\nuntested in {game.name}:")
                print(*(f"  {line}" for line in by_section(game.untested)), sep="\n")
        if result.errors:
            print("\nerrors:", *(f"  {error}" for error in result.errors), sep="\n")
    gaps = any(game.complete and game.untested for game in games)
    return 1 if options.check and (result.errors or gaps) else 0
