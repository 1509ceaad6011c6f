"""What the documentation site shows in addition to the files in `docs`: the rules with their coverage, and pages from the project root."""

from pathlib import Path
from typing import Any

import rule_languages
from rule_coverage import ROOT, report
from rule_pages import RulePages

BORROWED = {"contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}
"""Pages that live outside `docs`."""
MEASURED = ("proof.md", "balance-buttons-and-bugs.md", "balance-gloomhaven.md", "balance-massive-darkness.md", "load.md", "faults.md")
"""Pages written by commands that measure something. They may be missing in a source tree."""
SUMMARY = "rules/index.md"


def title_of(text: str) -> str:
    """The first heading of a page."""
    return next((line[2:].strip() for line in text.splitlines() if line.startswith("# ")), "")


class Site:
    """The pages of the site for a source tree."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root, self.docs = root, root / "docs"
        self.report = report(root)
        self.rules = RulePages(self.report)
        self.games = {f"rules/{game.name}.md": game for game in self.report.games}

    def written(self) -> list[str]:
        """The pages that are files in `docs`, without the translated rules, which only the games show."""
        translated = [self.docs / "rules" / locale for locale in rule_languages.languages()]
        return sorted(path.relative_to(self.docs).as_posix() for path in self.docs.rglob("*.md") if path.parent not in translated)

    def generated(self) -> dict[str, str]:
        """The pages that are generated."""
        titles = {game.name: title_of(self.read(page)) for page, game in self.games.items()}
        borrowed = {page: (self.root / name).read_text("utf-8") for page, name in BORROWED.items()}
        return {SUMMARY: self.rules.summary(titles), rule_languages.PAGE: rule_languages.page(self.rules, titles, self.root), **borrowed}

    def read(self, page: str) -> str:
        return (self.docs / page).read_text("utf-8")

    def shown(self, page: str, text: str) -> str:
        """A page as shown on the site."""
        game = self.games.get(page)
        return text if game is None else self.rules.page(game, text)

    def nav(self, entries: Any) -> Any:
        """The navigation, with every folder, written `decisions/`, replaced by its pages, and without measurements that do not exist."""
        missing = [page for page in MEASURED if not (self.docs / page).exists()]
        if isinstance(entries, dict):
            return {title: self.nav(entry) for title, entry in entries.items()}
        if isinstance(entries, list):
            return [self.nav(entry) for entry in entries if not (isinstance(entry, dict) and any(page in missing for page in entry.values()))]
        if not str(entries).endswith("/"):
            return entries
        pages = [page for page in self.written() if page.startswith(entries)]
        first = [page for page in pages if page.endswith(("/README.md", "/index.md"))]
        return [*first, *({title_of(self.read(page)): page} for page in pages if page not in first)]


def pages_in(nav: Any) -> list[str]:
    """The pages in a navigation, in order."""
    if isinstance(nav, dict):
        return [page for entry in nav.values() for page in pages_in(entry)]
    if isinstance(nav, list):
        return [page for entry in nav for page in pages_in(entry)]
    return [str(nav)]
