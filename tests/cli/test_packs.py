"""`--pack FOLDER`: packs of one's own in play, in simulations, in checks and on a server, with the pack of the tutorial."""

from __future__ import annotations

import io
import shutil
from pathlib import Path

import pytest

from tests.cli.conftest import GAME, Cli
from tests.cli.test_check import edit
from tests.docs.literal import write_files
from undercroft import load, new_table
from undercroft.kernel.packs import PackError, PackSource
from undercroft.kernel.registry import game
from undercroft.language.packs import packs_of

TUTORIAL = Path(__file__).parents[2] / "docs" / "writing-a-pack.md"
SUGAR = ("--scenario", "sugar-bowl", "--character", "bruiser")


@pytest.fixture
def raid(tmp_path: Path) -> Path:
    """The pack of the tutorial, which builds on the game's own."""
    write_files(TUTORIAL, tmp_path)
    return tmp_path / "kitchen-raid"


@pytest.fixture
def cellar(raid: Path) -> Path:
    """A pack that builds on that one: a second fight with its monster."""
    folder = raid.parent / "cellar"
    (folder / "scenarios").mkdir(parents=True)
    shutil.copy(raid / "pack.yaml", folder)
    shutil.copy(raid / "scenarios" / "sugar-bowl.yaml", folder / "scenarios" / "cellar.yaml")
    edit(folder, "pack.yaml", "id: kitchen-raid", "id: cellar")
    edit(folder, "pack.yaml", "[buttons-and-bugs]", "[buttons-and-bugs, kitchen-raid]")
    edit(folder, "scenarios/cellar.yaml", "id: sugar-bowl", "id: cellar")
    return folder


def test_simulated(cli: Cli, raid: Path, tmp_path: Path) -> None:
    order = ("simulate", GAME, "--pack", raid, *SUGAR, "--games", 40, "--json")
    one, two = cli(*order, "--save-dir", tmp_path / "one"), cli(*order, "--jobs", 2, "--save-dir", tmp_path / "two")
    (row,) = one.json
    assert (row["scenario"], row["games"], row["errors"]) == ("sugar-bowl", 40, 0)
    assert two.json[0]["choices"] == row["choices"]
    for path in (tmp_path / "one").iterdir():
        assert path.read_bytes() == (tmp_path / "two" / path.name).read_bytes()


def test_a_save_needs_no_pack_beside_it(cli: Cli, raid: Path, tmp_path: Path) -> None:
    cli("simulate", GAME, "--pack", raid, *SUGAR, "--games", 1, "--save-dir", tmp_path / "saves")
    shutil.rmtree(raid)
    (path,) = (tmp_path / "saves").iterdir()
    assert load(path).setup["scenario"] == "sugar-bowl"
    assert cli("replay", path, "--verify").code == 0


def test_balanced(cli: Cli, raid: Path) -> None:
    edit(raid, "scenarios/sugar-bowl.yaml", "level: 1", "level: 1\nonly: [bruiser]\nloss: [it is round 1 or later]\nloss_text: At once.")
    found = cli("balance", GAME, "--pack", raid, "--scenario", "sugar-bowl", "--games", 1, "--budget", 1, "--json")
    assert {(row["scenario"], row["games"], row["won"]) for row in found.json["rows"]} == {("sugar-bowl", 1, 0)}


def test_played(cli: Cli, raid: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("sys.stdin", io.StringIO("\ngrain-of-salt\nquit\n"))
    found = cli("play", GAME, "--pack", raid, *SUGAR, "--seed", 1, "--plain")
    assert found.code == 0
    assert "Item taken: Grain of Salt." in found.out
    shutil.rmtree(raid)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    left = tmp_path / "home" / GAME / "games" / "sugar-bowl-bruiser-1.undercroft"
    assert "The Sugar Bowl" in cli("play", GAME, "--load", left, "--plain").out


def test_a_finished_game_is_concluded_without_its_pack_beside_it(cli: Cli, raid: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    edit(raid, "scenarios/sugar-bowl.yaml", "goal: [you have ended a turn on each plate]", "goal: [it is round 2 or later]")
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path / "home"))
    table = new_table(GAME, scenario="sugar-bowl", characters=["bruiser"], seed=1, packs=[raid])
    while table.outcome is None:
        table.choose(table.decision.keys[0] if table.decision else "")
    assert table.outcome == "won"
    table.undo()
    key = table.future[-1][1]
    table.save(tmp_path / "won.undercroft")
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{key}\ngo\n"))
    assert "holding a meeting" in cli("play", GAME, "--load", tmp_path / "won.undercroft", "--plain").out


def test_packs_may_build_on_each_other(cli: Cli, raid: Path, cellar: Path) -> None:
    assert cli("check", cellar).out.startswith("pack.yaml:7: no pack of buttons-and-bugs is called 'kitchen-raid'")
    assert cli("check", cellar, "--pack", raid).out.startswith("ok: cellar 1 for buttons-and-bugs: 2 files, 1 scenarios")
    found = cli("simulate", GAME, "--pack", raid, "--pack", cellar, "--scenario", "cellar", "--character", "bruiser", "--games", 1, "--json")
    assert found.json[0]["scenario"] == "cellar"
    cli("simulate", GAME, "--pack", cellar, "--pack", raid, *SUGAR).refused(1, "cellar/pack.yaml:7: no pack", "'kitchen-raid'")


def test_a_broken_pack_is_named_with_its_folder(cli: Cli, raid: Path, tmp_path: Path) -> None:
    (raid / "items.yaml").write_text("items: 5\n")
    for command in (("simulate", GAME, *SUGAR), ("play", GAME), ("balance", GAME)):
        cli(*command, "--pack", raid).refused(1, f"{raid}/items.yaml:1: ")
    cli("simulate", GAME, "--pack", tmp_path / "nowhere").refused(1, "there is no folder")
    cli("simulate", GAME, "--pack", raid / "items.yaml").refused(1, "is not a folder")


def test_a_copy_of_the_games_own_pack_takes_its_place(cli: Cli, pack: Path) -> None:
    edit(pack, "names.yaml", "A Rude Welcome", "A Warm Welcome")
    packs = packs_of(game(GAME), [pack])
    assert [p.id for p in packs] == [p.id for p in game(GAME).packs()]
    assert "A Warm Welcome" in packs[0].files["names.yaml"]


def test_one_id_twice(raid: Path, tmp_path: Path) -> None:
    other = shutil.copytree(raid, tmp_path / "other")
    with pytest.raises(PackError, match="also the id of the pack in"):
        packs_of(game(GAME), [raid, other])


def test_in_python(raid: Path) -> None:
    table = new_table(GAME, scenario="sugar-bowl", characters=["bruiser"], seed=1, packs=[str(raid)])
    assert [p.id for p in table.rules.packs] == ["buttons-and-bugs", "kitchen-raid"]


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, tuple[PackSource, ...]]]:
    """The packs that servers were started with; none of them is started in earnest."""
    found: list[dict[str, tuple[PackSource, ...]]] = []
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("undercroft.server.serve.serve", lambda *_, packs, **__: found.append(packs))
    return found


def test_served(cli: Cli, raid: Path, cellar: Path, served: list[dict[str, tuple[PackSource, ...]]]) -> None:
    assert cli("serve", "--no-open", "--pack", raid, "--pack", cellar).code == 0
    assert cli("serve", "--no-open").code == 0
    assert [{game: [p.id for p in packs] for game, packs in found.items()} for found in served] == [{GAME: [GAME, "kitchen-raid", "cellar"]}, {}]


def test_a_server_refuses_packs_before_it_starts(
    cli: Cli, raid: Path, cellar: Path, tmp_path: Path, served: list[dict[str, tuple[PackSource, ...]]]
) -> None:
    cli("serve", "--pack", tmp_path / "nowhere").refused(1, "there is no folder")
    cli("serve", "--pack", raid, "--pack", raid).refused(1, f"the pack in {raid} is given twice")
    cli("serve", "--pack", raid, "--pack", shutil.copytree(raid, tmp_path / "other")).refused(1, "also the id of the pack in")
    cli("serve", "--pack", cellar).refused(1, "cellar/pack.yaml:7: no pack", "'kitchen-raid'")
    edit(raid, "items.yaml", "id: grain-of-salt", "idea: grain-of-salt")
    wrong = cli("check", raid).out.splitlines()[0]
    cli("serve", "--pack", raid).refused(1, f"{raid}/{wrong}")
    edit(raid, "pack.yaml", "game: buttons-and-bugs", "game: chess")
    cli("serve", "--pack", raid).refused(1, f"{raid}/pack.yaml:3: no game is called 'chess'; installed: ")
    assert not served
    assert not (tmp_path / "home").exists()


def test_a_pack_for_another_game(cli: Cli, raid: Path) -> None:
    cli("simulate", "gloomhaven", "--pack", raid).refused(1, "pack.yaml:3: this pack is for 'buttons-and-bugs', not for 'gloomhaven'")
