"""The pages on pack files are true: their examples load, and they list every file and every field of the schemas."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from msgspec import Struct

from tests.docs.fields import fields, headings, tables
from tests.docs.literal import blocks, commands, write_files
from undercroft import new_table
from undercroft.bots import RandomBot, play
from undercroft.cli.app import run
from undercroft.games.buttons_and_bugs.content import schema as bugs
from undercroft.games.gloomhaven.content import schema as gloomhaven
from undercroft.games.haven.content.schema import AreasFile, ScenarioWords
from undercroft.games.machina_arcana.content import schema as machina
from undercroft.games.massive_darkness.content import schema as darkness
from undercroft.kernel.packs import PackError, PackSource
from undercroft.kernel.registry import game
from undercroft.language.packs import Manifest

PAGES = Path(__file__).parents[2] / "docs" / "packs"
GAMES = ("buttons-and-bugs", "gloomhaven", "machina-arcana", "massive-darkness")


def structs(schema: ModuleType) -> list[type[Struct]]:
    """Everything that is defined in a schema."""
    own = [kind for kind in vars(schema).values() if isinstance(kind, type) and kind.__module__ == schema.__name__]
    return [kind for kind in own if issubclass(kind, Struct) and kind.__struct_fields__]


DESCRIBED: dict[str, list[Any]] = {
    "index": [Manifest],
    "buttons-and-bugs": [*structs(bugs), AreasFile, ScenarioWords],
    "gloomhaven": [*structs(gloomhaven), AreasFile],
    "machina-arcana": structs(machina),
    "massive-darkness": structs(darkness),
}


def test_every_page_is_covered() -> None:
    assert sorted(path.stem for path in PAGES.glob("*.md")) == sorted(DESCRIBED)
    assert min(len(DESCRIBED[name]) for name in GAMES) > 15


@pytest.mark.parametrize("name", DESCRIBED)
def test_the_tables_list_every_field(name: str) -> None:
    page = (PAGES / f"{name}.md").read_text("utf-8")
    found, where = tables(page), headings(page)
    assert sorted(found) == sorted(kind.__name__ for kind in DESCRIBED[name])
    for kind in DESCRIBED[name]:
        assert found[kind.__name__] == fields(kind, where), kind.__name__


@pytest.mark.parametrize("name", DESCRIBED)
def test_the_examples_load(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    page = PAGES / f"{name}.md"
    titles = [block.title for block in blocks(page) if block.language == "yaml"]
    assert all(titles), "every example is a file"
    assert len(set(titles)) == len(titles)
    write_files(page, tmp_path)
    monkeypatch.chdir(tmp_path)
    for folder in sorted({title.partition("/")[0] for title in titles}):
        assert run(["check", folder]) == 0, capfd.readouterr()
        assert capfd.readouterr().out.startswith("ok: ")
    for command in (command for block in blocks(page) if block.language == "console" for command in commands(block)):
        assert run(command.text.split()[1:]) == 0
        assert command.pattern.fullmatch(capfd.readouterr().out), command.text


@pytest.mark.parametrize(
    ("name", "folder", "scenario", "characters"),
    [
        ("buttons-and-bugs", "kettle", "lift-the-lid", ["tea-sprite"]),
        ("gloomhaven", "lamp-oil", "the-dark-lamp", ["lamplighter", "brute"]),
        ("gloomhaven", "lamp-oil", "oil-cellars", ["lamplighter", "brute"]),
        ("machina-arcana", "night-mail", "night-mail", ["ottoline-vane", "philip"]),
        ("massive-darkness", "old-mine", "the-lost-shift", ["agnes"]),
    ],
)
def test_the_examples_can_be_played(name: str, folder: str, scenario: str, characters: list[str], tmp_path: Path) -> None:
    write_files(PAGES / f"{name}.md", tmp_path)
    table = new_table(name, scenario=scenario, characters=characters, seed=3, packs=[tmp_path / folder])
    play(table, RandomBot(3))
    assert table.outcome in ("won", "lost")


@pytest.mark.parametrize("name", GAMES)
def test_every_file_has_an_example_and_is_listed(name: str) -> None:
    page = PAGES / f"{name}.md"
    about = f'id: stray\nversion: "1"\ngame: {name}\ntitle: Stray\nlicence: CC0\nauthors: [Me]\n'
    with pytest.raises(PackError) as error:
        game(name).rules([PackSource("stray", "1", {"pack.yaml": about, "stray.yaml": "a: 1"})])
    known = {file.removesuffix("/*.yaml") for file in str(error.value).partition("known: ")[2].split(", ")}
    listed = re.findall(r"^\| `([\w/*.]+)` \|", page.read_text("utf-8").partition("## Files")[2].partition("\n## ")[0], re.MULTILINE)
    assert {file.removesuffix("/*.yaml") for file in listed} | {"pack.yaml"} == known
    shown = {block.title.split("/")[1] for block in blocks(page) if block.title}
    assert shown == known


REFUSALS = (PAGES / "machina-arcana.md").read_text("utf-8").partition("<!-- lines that are refused -->")[2]
REFUSED = re.findall(r"^\| `(\w+)` \| `(.+)` \| `(.+)` \|$", REFUSALS, re.MULTILINE)


@pytest.mark.parametrize(("under", "line", "message"), REFUSED, ids=[line for _, line, _ in REFUSED])
def test_what_a_page_says_is_refused(under: str, line: str, message: str) -> None:
    about = 'id: stray\nversion: "1"\ngame: machina-arcana\ntitle: Stray\nlicence: CC0\nauthors: [Me]\n'
    explorer = f'{{id: ann, kind: mystic, armor: 1, will: 1, essence: 1, health: 1, stamina: 1, {under}: ["{line}"]}}'
    with pytest.raises(PackError) as error:
        game("machina-arcana").rules([PackSource("stray", "1", {"pack.yaml": about, "explorers.yaml": f"explorers: [{explorer}]"})])
    assert str(error.value) == f"explorers.yaml:1: {message}"


def test_a_table_that_drifted_is_noticed() -> None:
    page = (PAGES / "index.md").read_text("utf-8")
    for drifted in (page.replace("| `licence` |", "| `license` |"), page.replace("| `needs` | list of texts | – |", "| `needs` | text | – |")):
        assert drifted != page
        assert tables(drifted)["Manifest"] != fields(Manifest, headings(drifted))
