"""The tutorials are true: followed to the letter, they print what they show."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.literal import Command, blocks, commands, files_of, follow
from tests.installing import INSTALL

ROOT = Path(__file__).parents[2]
TUTORIAL = ROOT / "docs" / "writing-a-pack.md"
GAME = ROOT / "docs" / "writing-a-game.md"


def test_the_tutorial_to_the_letter(tmp_path: Path) -> None:
    outputs = follow(TUTORIAL, tmp_path)
    assert len(outputs) == sum(len(commands(b)) for b in blocks(TUTORIAL) if b.language == "console") >= 8
    wins = {who: int(won) for output in outputs for who, won in re.findall(r"│ (bruiser|silent-knife) +│ greedy │ +8 │ +(\d+) │", output)}
    assert 0 < wins["bruiser"] < wins["silent-knife"], "the tutorial says that the Silent Knife has it easier"


def test_the_game_to_the_letter(tmp_path: Path) -> None:
    """An editable installation would show the game to all other tests. So only its metadata is installed, in a folder of its own, and the
    modules are taken from where they are written."""
    project, site = tmp_path / "project", tmp_path / "site"
    project.mkdir()
    outputs = follow(GAME, project, path=(project, site), instead={"pip install -e .": f"{INSTALL} --target {site} ."})
    won = [int(won) for output in outputs for won in re.findall(r"knight, ranger │ (?:random|greedy) │ +20 │ +(\d+) │", output)]
    assert won[0] + 5 < won[1], "the tutorial says that the greedy bot wins much more often"


def test_the_game_is_the_example() -> None:
    example = ROOT / "examples" / "skirmish"
    kept = {path.relative_to(example).as_posix(): path.read_text("utf-8") for path in example.rglob("*") if path.is_file() and path.suffix != ".pyc"}
    shown = files_of(GAME)
    assert sorted(shown) == sorted(kept)
    assert [name for name, text in shown.items() if text != kept[name]] == []


@pytest.mark.parametrize("page", [TUTORIAL, GAME], ids=lambda page: page.stem)
def test_every_block_is_a_file_or_is_run(page: Path) -> None:
    for block in blocks(page):
        assert block.title or block.language in ("console", "python"), f"line {block.line} is shown but not tried"
    fences = sum(line.startswith("```") for line in page.read_text("utf-8").splitlines())
    assert fences == 2 * len(list(blocks(page))), "a block is written in a way that is not understood"


@pytest.mark.parametrize(
    ("shown", "printed", "fits"),
    [
        ("one\n", "one\n", True),
        ("one\n", "two\n", False),
        ("one\n", "one\ntwo\n", False),
        ("a ... c\n", "a b c\n", True),
        ("a ... c\n", "a b d\n", False),
        ("...\nlast\n", "1\n2\nlast\n", True),
        ("...\nlast\n", "1\n2\n", False),
        ("won 3 of 4 | 75%\n", "won 10 of 12 |  83.3%\n", False),
        ("say:\n> yes\nwell\n", "say:\n> well\n", True),
    ],
)
def test_what_fits(shown: str, printed: str, fits: bool) -> None:
    assert bool(Command("any", shown).pattern.fullmatch(printed)) is fits


def test_numbers_that_vary() -> None:
    pattern = Command("any", "won 3 of 4 |  75% | 2.5 |...\n", vary=True).pattern
    assert pattern.fullmatch("won 10 of 12 | 83% | 12 | more\n")
    assert not pattern.fullmatch("won many of 12 | 83% | 12 | more\n")
    assert not pattern.fullmatch("lost 3 of 4 |  75% | 2.5 | more\n")


def test_what_is_typed() -> None:
    assert Command("any", "hello\nPress Enter to continue\nwhat?\n> map\n> quit\n").typed == "\nmap\nquit\n"


def test_a_page_that_drifted_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text('```yaml title="a.txt"\nhello\n```\n\n```console\n$ cat a.txt\ngoodbye\n```\n', "utf-8")
    with pytest.raises(AssertionError, match="goodbye"):
        follow(page, tmp_path)
    page.write_text("```python\nraise SystemExit(1)\n```\n", "utf-8")
    with pytest.raises(AssertionError, match=r"page\.md:1"):
        follow(page, tmp_path)
