"""Pages of the rules for the documentation site: every statement with an anchor and the tests that prove it, and a summary."""

import re
from collections.abc import Iterator, Mapping

from rule_coverage import Game, Report, original
from undercroft.text.rulebook import Rule

STATEMENT = re.compile(r"- \*\*([A-Z0-9-]+)\*\* — (.+)")
MENTION = re.compile(r"(?<![`\[\w-])([A-Z]{2,3}-[A-Z0-9]+-\d+)(?![\w-])")
TESTS = "tests/rules/"


def anchor(id: str) -> str:
    """The anchor of a rule, such as `bb-atk-07`."""
    return id.lower()


class RulePages:
    """Writes the pages from the rules documents and their coverage."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.rules: dict[str, Rule] = {id: rule for game in report.games for id, rule in game.rules.items()}
        self.homes: dict[str, str] = {id: game.name for game in report.games for id in game.rules}
        self.tests: dict[str, list[str]] = {}
        for tag in report.tags:
            self.tests.setdefault(tag.ids[0], []).append(tag.node.removeprefix(TESTS))

    def page(self, game: Game, text: str) -> str:
        """A rules document with its coverage: first a table of the sections, then every statement with its proof."""
        lines: list[str] = []
        covered = False
        for line in text.splitlines():
            statement = STATEMENT.fullmatch(line.rstrip())
            if line.startswith("## ") and not covered:
                lines += self.coverage(game)
                covered = True
            if statement and statement[1] in game.rules:
                lines += self.statement(game, statement[1], statement[2])
            else:
                lines.append(line if line.startswith("#") else self.linked(line, game.name))
        return "\n".join(lines) + "\n"

    def statement(self, game: Game, id: str, text: str) -> list[str]:
        """The statement, with its proof below it in the same list item."""
        kind, proof = self.proof(game, id)
        head = f"- [{id}](#{anchor(id)}){{ #{anchor(id)} .rule .{kind} }} — {self.linked(text, game.name)}"
        return [head, f"  <br><small class=proof>{proof}</small>"]

    def proof(self, game: Game, id: str) -> tuple[str, str]:
        """`tested`, `waived` or `untested`, and the explanation for readers."""
        source = original(id, self.rules)
        shared = "" if source == id else f"with {self.linked(source, game.name)}: "
        if tests := self.tests.get(id):
            return "tested", f"tested by {_listed(tests)}"
        if tests := self.tests.get(source):
            return "tested", f"{shared}tested by {_listed(tests)}"
        for waived, said in ((id, ""), (source, shared)):
            if waived in self.report.waivers:
                return "waived", f"{said}waived: {self.linked(self.report.waivers[waived], game.name)}"
        return "untested", "not tested yet"

    def linked(self, text: str, name: str) -> str:
        """The text with a link for every rule it names. `name` is the page that contains the text."""

        def link(found: re.Match[str]) -> str:
            home = self.homes.get(found[1])
            return f"[{found[1]}]({'' if home == name else f'{home}.md'}#{anchor(found[1])})" if home else found[1]

        return MENTION.sub(link, text)

    def coverage(self, game: Game) -> Iterator[str]:
        """The number of tested, waived and untested rules in each section."""
        yield from (f"{_sum(game)} Tests are named from `{TESTS}` on.", "", '??? info "Coverage by section"', "")
        yield "    | Section | About | Rules | Tested | Waived | Untested |"
        yield "    | --- | --- | --: | --: | --: | --: |"
        sections: dict[str, list[str]] = {}
        for id, rule in game.rules.items():
            sections.setdefault(rule.section, []).append(id)
        kinds = {**dict.fromkeys(game.tested, 0), **dict.fromkeys(game.waived, 1), **dict.fromkeys(game.untested, 2)}
        for section, ids in sections.items():
            counts = [sum(kinds[id] == kind for id in ids) for kind in range(3)]
            title = game.rules[ids[0]].title_of_section.replace("|", "\\|")
            yield f"    | [{section}](#{anchor(ids[0])}) | {title} | {len(ids)} | {counts[0]} | {counts[1]} | {counts[2]} |"
        yield ""

    def summary(self, titles: Mapping[str, str]) -> str:
        """The front page of the rules. `titles` are the titles of the documents."""
        lines = [
            "# Rules", "",
            "The rules of each game as numbered statements, in our own words. Every statement has an address, such as",
            f"{self.linked(next(iter(self.rules)), 'index')}, and under it stands the test that proves it, or why there is none. A game that",
            "is marked complete has no untested rule; the engines of the others follow. `undercroft rules` looks rules up in the terminal.", "",
            "| Game | Rules | Tested | Waived | Untested | Complete |", "| --- | --: | --: | --: | --: | --- |",
        ]  # fmt: skip
        for game in self.report.games:
            counts = " | ".join(f"{n:,}" for n in (len(game.rules), len(game.tested), len(game.waived), len(game.untested)))
            title = titles[game.name].removesuffix(" — rules specification")
            lines.append(f"| [{title}]({game.name}.md) | {counts} | {'yes' if game.complete else ''} |")
        waived = [(id, reason) for id, reason in self.report.waivers.items() if id in self.rules]
        lines += ["", "## Waived", "", "Rules that software cannot prove, and why:", ""]
        lines += [f"- {self.linked(id, 'index')}: {reason}" for id, reason in waived]
        return "\n".join(lines) + "\n"


def _listed(tests: list[str]) -> str:
    return ", ".join(f"`{test}`" for test in tests)


def _sum(game: Game) -> str:
    counts = f"{len(game.rules):,} rules: {len(game.tested):,} tested, {len(game.waived):,} waived, {len(game.untested):,} untested."
    return counts if game.complete else f"{counts} The engine of this game is still to come."
