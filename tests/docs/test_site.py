"""The documentation site, without building it: every page can be found, every link leads somewhere, every rule has its address."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from rule_coverage import Game, Report, Tag
from rule_pages import RulePages, anchor
from site_pages import BORROWED, SUMMARY, Site, pages_in
from undercroft.text.rulebook import read_rules

ROOT = Path(__file__).parents[2]
LINK = re.compile(r"\]\(([^()\s]+)\)")
FENCED = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def site() -> Site:
    return Site(ROOT)


@pytest.fixture(scope="module")
def settings() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))
    return found


@pytest.fixture(scope="module")
def pages(site: Site) -> dict[str, str]:
    """All pages as the site shows them."""
    return {**{page: site.shown(page, site.read(page)) for page in site.written()}, **site.generated()}


def slug(heading: str) -> str:
    return re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", heading.replace("`", "")).strip().lower())


def anchors(text: str) -> set[str]:
    headings = re.findall(r"^#{1,6} (.+)$", FENCED.sub("", text), re.MULTILINE)
    return {slug(h) for h in headings} | set(re.findall(r"\{ #([\w-]+)", text))


def test_the_navigation_names_every_page_once(site: Site, settings: dict[str, Any], pages: dict[str, str]) -> None:
    assert sorted(pages_in(site.nav(settings["nav"]))) == sorted(pages)
    assert {SUMMARY, *BORROWED} <= set(pages)


def test_every_page_has_a_heading(pages: dict[str, str]) -> None:
    assert not [page for page, text in pages.items() if not re.search(r"^# \S", text, re.MULTILINE)]


def test_links_between_pages_resolve(site: Site, pages: dict[str, str]) -> None:
    known = {page: anchors(text) for page, text in pages.items()}
    checked = 0
    for page, text in pages.items():
        for target in LINK.findall(FENCED.sub("", text)):
            if target.startswith("http"):
                continue
            path, _, place = target.partition("#")
            to = page if not path else (Path(page).parent / path).as_posix()
            assert to in pages or (site.docs / to).is_file(), f"{page}: {target}"
            assert not place or place in known[to], f"{page}: {target}"
            checked += 1
    assert checked > 1000


def test_every_rule_has_its_address_and_its_proof(site: Site, pages: dict[str, str]) -> None:
    for page, game in site.games.items():
        text = pages[page]
        for id in game.rules:
            assert text.count(f"{{ #{anchor(id)} .rule ") == 1, id
        for kind, ids in (("tested", game.tested), ("waived", game.waived), ("untested", game.untested)):
            assert text.count(f" .rule .{kind} }}") == len(ids), (page, kind)


def test_the_site_asks_no_other_server(site: Site, settings: dict[str, Any]) -> None:
    assert settings["theme"]["font"] is False
    assert "repo_url" not in settings
    outside = re.compile(r"""(?:src|href)=["']?https?:|url\(["']?https?:|@import|!\[[^]]*\]\(https?:""")
    for path in sorted(site.docs.rglob("*")):
        if path.suffix in (".md", ".svg", ".css"):
            assert not outside.search(path.read_text("utf-8")), path


def test_every_picture_is_shown_somewhere(pages: dict[str, str]) -> None:
    for picture in (ROOT / "docs" / "screens").glob("*.svg"):
        assert any(f"(screens/{picture.name})" in text for text in pages.values()), picture.name


DOCUMENT = """# Chess

## 1. Moves

- **CH-MOV-01** — A rook moves in a line; see CH-MOV-02 and `CH-MOV-02`.
- **CH-MOV-02** — A knight jumps.
- **CH-MOV-03** — Knights jump. (= CH-MOV-02)
- **CH-MOV-04** — Touching is moving.
- **CH-MOV-05** — A pawn may be promoted.
"""


def chess() -> RulePages:
    game = Game("chess", read_rules(DOCUMENT), ["CH-MOV-01", "CH-MOV-02", "CH-MOV-03"], ["CH-MOV-04"], ["CH-MOV-05"])
    tags = [Tag("tests/rules/chess/test_mov.py::test_rook", ["CH-MOV-01"], ""), Tag("tests/rules/chess/test_mov.py::test_jump", ["CH-MOV-02"], "")]
    return RulePages(Report([game], tags, {"CH-MOV-04": "Nothing is touched on a screen."}, []))


def test_a_page_of_rules() -> None:
    pages = chess()
    text = pages.page(pages.report.games[0], DOCUMENT)
    assert text.startswith("# Chess\n")
    assert "5 rules: 3 tested, 1 waived, 1 untested. The engine of this game is still to come." in text
    assert "    | [CH-MOV](#ch-mov-01) | Moves | 5 | 3 | 1 | 1 |" in text
    items = re.findall(r"^- .*\n.*$", text, re.MULTILINE)
    rook = "- [CH-MOV-01](#ch-mov-01){ #ch-mov-01 .rule .tested } — A rook moves in a line; see [CH-MOV-02](#ch-mov-02) and `CH-MOV-02`."
    assert items[0] == f"{rook}\n  <br><small class=proof>tested by `chess/test_mov.py::test_rook`</small>"
    assert items[2].endswith("with [CH-MOV-02](#ch-mov-02): tested by `chess/test_mov.py::test_jump`</small>")
    assert items[3].endswith("waived: Nothing is touched on a screen.</small>")
    assert ".untested }" in items[4]


def test_the_summary_of_the_rules() -> None:
    text = chess().summary({"chess": "Chess — rules specification"})
    assert "| [Chess](chess.md) | 5 | 3 | 1 | 1 |  |" in text
    assert "- [CH-MOV-04](chess.md#ch-mov-04): Nothing is touched on a screen." in text
