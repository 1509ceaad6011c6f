"""The screen: fits its size at every decision, and shows what a player needs."""

from __future__ import annotations

import io
import re
from pathlib import Path

import msgspec
import pytest

import undercroft.terminal
from tests.terminal.conftest import GAME, SMALL, WIDE, Desk, a_table, randomly
from undercroft.games.haven.content.signs import ELITE
from undercroft.kernel.registry import game, games
from undercroft.kernel.scene import Board, Cell, Edge, Message, Scene, Token
from undercroft.kernel.table import Table
from undercroft.presentation.telling import Teller
from undercroft.terminal import screen, views
from undercroft.terminal.board import Pieces, draw, window
from undercroft.terminal.zones import FORMS

MODULE = game(GAME)
SETUPS = MODULE.setups(MODULE.rules(MODULE.packs()))


def shown(table: Table, size: tuple[int, int] = WIDE) -> str:
    teller = Teller(table, 0)
    return "\n".join(line.plain for line in screen.screen(teller.refresh(), teller, size[0], size[1] - 1))


@pytest.mark.parametrize("setup", SETUPS[:: max(1, len(SETUPS) // 8)], ids=lambda s: f"{s['scenario']}-{s['characters'][0]}")
def test_every_screen_of_a_game_fits(setup: dict) -> None:
    table = Table(MODULE.rules(MODULE.packs()), setup, 3)
    teller = Teller(table, 0)
    for n, line in enumerate(randomly(table, 3)):
        scene = teller.refresh()
        if n % 4 == 0:
            for width, height in (WIDE, SMALL, (120, 50), (64, 20)):
                lines = screen.screen(scene, teller, width, height - 1, "A note." if n % 8 else "")
                assert len(lines) <= height - 1
                assert max(found.cell_len for found in lines) <= width
                assert teller.prompt(scene.questions[0]).split()[0] in "\n".join(found.plain for found in lines)
        table.choose(table.decision.keys[int(line) - 1])
        if n > 60:
            break


def test_pages_fit_too() -> None:
    table = a_table("the-bouncer")
    for line in randomly(table, 2):
        table.choose(table.decision.keys[int(line) - 1])
        if len(table.journal) > 12:
            break
    teller = Teller(table, 0)
    scene = teller.refresh()
    for width in (64, 80, 100):
        pages = [
            views.cards(scene, teller, width), views.items(scene, teller, width),
            views.figures(scene, teller, width), views.monsters(scene, teller, width),
            views.map_(scene, teller, width, 20), views.log(teller, width), views.options(scene, teller, width),
            views.plain(scene, teller, 0, width),
        ]  # fmt: skip
        for page in pages:
            assert max(line.cell_len for line in page) <= width


def test_what_is_on_the_screen() -> None:
    table = a_table()
    text = shown(table)
    for part in ("A Rude Welcome", "Goal:", "@B 12", "BG1 8", "▒▒▒▒▒", "▲", "≈", "♥12/12", "Shield 1", "Attack 3, push 2", "hand 4", "Elements"):
        assert part in text, part
    assert "Your modifiers 1: -1 | +0 | +1" in text
    assert "Lead with Warding Strength" in text


def test_options_stand_on_the_board() -> None:
    table = a_table()
    for key in ("lead:warding-strength", "card:shoulder-first", "bottom:shoulder-first"):
        table.choose(key)
    text = shown(table)
    keys = table.decision.keys
    assert f"2–{len(keys)}" in text
    assert "a numbered hex" in text
    assert all(f"[{n}]" in text for n in range(1, len(keys) + 1))
    small = shown(table, SMALL)
    assert all(f"[{n}]" in small for n in range(1, len(keys) + 1))


def test_turns_and_what_monsters_do() -> None:
    table = a_table()
    table.choose("lead:warding-strength")
    table.choose("card:shoulder-first")
    assert re.search(r"▶32 @B Bruiser", shown(table))
    assert re.search(r"Move \d · Attack \d", shown(table))


def test_small_screens_describe_options_instead_of_cards() -> None:
    assert "Lead with Warding Strength: 32 ↑ Attack 3, push 2" in shown(a_table(), (80, 22))


def test_both_sides_of_cards() -> None:
    teller = Teller(a_table(), 0)
    text = "\n".join(line.plain for line in views.cards(teller.refresh(), teller, 100))
    assert "32 Warding Strength · A" in text
    assert "61 Overwhelming Assault · B" in text


def test_monster_cards_are_there_before_the_dice() -> None:
    teller = Teller(a_table(), 0)
    text = "\n".join(line.plain for line in views.monsters(teller.refresh(), teller, 100))
    assert "always: Shield 1" in text
    assert "- (30): Move 2 · Attack 1 · Round: Shield 1" in text


def board(layout: str) -> tuple[Board, Pieces]:
    places = [(0, 0), (2, 0), (1, 1), (3, 1)] if layout == "hex-pointy" else [(0, 0), (1, 0), (0, 1), (1, 1)]
    cells = tuple(Cell(n, f"{n},1", x, y, ("hazard",) if n == 1 else ()) for n, (x, y) in enumerate(places))
    tokens = (Token("h", "b", 0, "Hero", "hero", health=3, max_health=9), Token("m", "b", 3, "Mud Imp", "enemy", 2, ELITE.sign(), "imp", 4, 4))
    return Board("b", layout, cells), Pieces(tokens, {2: [1], 3: [12]})  # type: ignore[arg-type]


@pytest.mark.parametrize("layout", ["hex-pointy", "square"])
@pytest.mark.parametrize("inside", [0, 7, 5])
def test_other_boards(layout: str, inside: int) -> None:
    text = "\n".join(line.plain for line in draw(*board(layout), inside))
    for part in ("@H", "MI2★" if inside != 5 else "MI2", "▲", "[1]", "12"):
        assert part in text, (part, text)


def zones() -> tuple[Board, Pieces]:
    """A lit room behind a closed door, a room nobody has opened behind a locked one, and a dark corridor with a chest."""
    cells = (
        Cell(0, "a1", 0, 0, ("room",)), Cell(1, "b1", 2, 0, ("room", "hidden")), Cell(2, "a2", 0, 2, light=False),
        Cell(3, "b2", 2, 2, ("treasure:2", "exit"), light=False),
    )  # fmt: skip
    edges = (Edge(0, 1, "wall"), Edge(0, 2, "door", "closed"), Edge(1, 3, "door", "locked"))
    people = [Token(f"h{n}", "b", 2, name, "hero") for n, name in enumerate(("Siegfried", "Sybil", "Owen"))]
    mob = [Token("m", "b", 2, "Mud Imps", "enemy", group="imp"), Token("m-boss", "b", 2, "Mud Imps", "enemy", rank=ELITE.sign(), group="imp")]
    return Board("b", "zones", cells, edges), Pieces((*people, *mob), {0: [1], 3: [12]})


def zone_lines(form: int) -> list[str]:
    return [line.plain for line in draw(*zones(), form)]


def test_zones_have_walls_doors_and_light() -> None:
    assert zone_lines(FORMS.index((9, 3))) == [
        "┏━━━━━━━━━┳━━━━━━━━━┓",
        "┃a1☼      ┃b1☼░░░░░░┃",
        "┃         ┃░░░░░░░░░┃",
        "┃      [1]┃░░░░░░░░░┃",
        "┣━━━━╪╪━━━┻━━━━╳╳━━━┫",
        "┃a2       ┊b2 ▣2»   ┃",
        "┃@Si @Sy  ┊         ┃",
        "┃@O MI MI★┊     [12]┃",
        "┗━━━━━━━━━━━━━━━━━━━┛",
    ]


def test_in_small_zones_it_is_said_how_many_are_not_shown() -> None:
    assert zone_lines(FORMS.index((5, 1)))[3] == "┃@Si+4┊b[12]┃"
    assert zone_lines(FORMS.index((8, 1)))[3] == "┃@Si +4  ┊b2 ▣[12]┃"


def test_open_doors_and_pillars_are_drawn_and_explained() -> None:
    board, pieces = zones()
    opened = msgspec.structs.replace(board, edges=(Edge(0, 2, "door", "open"), Edge(2, 3, "wall", "pillar"), Edge(0, 1, "wall"), Edge(1, 3, "wall")))
    lines = [line.plain for line in draw(opened, pieces, FORMS.index((6, 2)))]
    assert lines[3][:8] == "┣━━╱╱━━╋"
    assert "●" in lines[4] + lines[5]
    teller = Teller(a_table(), 0)
    told = "\n".join(line.plain for line in views.legend(opened, teller, 80))
    assert "▣ Treasure  b2 (2)" in told
    assert "╳ locked" in told


def test_a_pointy_board() -> None:
    lines = [line.plain for line in draw(*board("hex-pointy"))]
    assert lines[1].startswith("│ @H 3  │▲      │")
    assert lines[4].startswith("    │       │MI2★ 4 │")


def test_a_board_too_large_is_cut_around_the_hero() -> None:
    cells = tuple(Cell(n, f"{n % 40},{n // 40}", n % 40 * 2, n // 40 * 2 + n % 2) for n in range(1600))
    scene = Scene(title=Message("round"), boards=(Board("b", "hex-flat", cells),), tokens=(Token("h", "b", 820, "Hero", "hero"),))
    found = screen.choose_board(scene, Teller(a_table(), 0), 100, 20)
    assert len(found) <= 20
    assert any("@H" in line.plain for line in found)
    assert window([], 10, 5, 0, 0) == []


def test_no_game_is_named_here() -> None:
    names = {part for name, module in games().items() for part in (name, name.replace("-", "_"), module.title)}
    for path in Path(undercroft.terminal.__file__).parent.glob("*.py"):
        assert not [name for name in names if name in path.read_text("utf-8")], path


class Ascii(io.StringIO):
    encoding = "ascii"


def test_colours_and_ascii(tmp_path: Path) -> None:
    desk = Desk(tmp_path, colour=True)
    desk.terminal.show(screen.screen(*(lambda t: (t.refresh(), t))(Teller(a_table(), 0)), 100, 34))
    assert "\x1b[" in desk.text
    bare = Desk(tmp_path)
    bare.terminal.console.file = bare.out = Ascii()
    bare.terminal.show(screen.screen(*(lambda t: (t.refresh(), t))(Teller(a_table(), 0)), 100, 34))
    assert bare.text.isascii()
