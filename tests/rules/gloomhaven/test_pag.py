"""The scenario page: what it gives, story marks, rooms, monster markers, treasures."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from undercroft.games.gloomhaven.events import Concluded, GainedGold, SectionRead
from undercroft.kernel.packs import PackError
from undercroft.kernel.secrets import redact

from .position import acting, kind, position

PAGE: dict[str, Any] = {
    "number": 7, "location": "G-10", "introduction": "You come in.", "sections": {"1": "You hear a voice."}, "conclusion": "You go home.",
    "unlocks": [8], "links": [9], "rewards": {"gold": 5}, "goal_text": "Live.",
}  # fmt: skip


@pytest.mark.rule("GH-PAG-01")
def test_a_scenario_page_gives_everything_a_scenario_needs() -> None:
    p = position(
        "1 2 $ A ! t", monsters={"A": "grub"}, legend={"t": {"treasure": 12}}, treasures={"12": {"gold": 10}}, scenario=PAGE,
        files={"names.yaml": {"scenarios": {"field": "The Field"}}},
    )  # fmt: skip
    page = p.game.scenario
    assert (page.title, page.text.number, page.text.location, page.text.goal_text) == ("The Field", 7, "G-10", "Live.")
    assert (page.text.introduction, page.text.sections, page.text.conclusion) == ("You come in.", {"1": "You hear a voice."}, "You go home.")
    assert (page.text.unlocks, page.text.links, page.rewards["conclusion"].text.gold) == ((8,), (9,), 5)
    here = {p.game.name(f.cell): f.text for f in page.layout.rooms["1"].features}
    assert (here["3,1"].coins, here["4,1"].monster, here["5,1"].trap, here["6,1"].treasure) == (1, "grub", ("damage",), 12)
    for needed in ("goal", "introduction", "conclusion", "map"):
        with pytest.raises(PackError):
            position("1 2 .", scenario={needed: None})
    with pytest.raises(PackError, match="needs a goal"):
        position("1 2 .", goal=[])


@pytest.mark.rule("GH-PAG-02")
def test_a_story_section_is_read_when_a_character_reaches_its_mark() -> None:
    p = acting(
        """
        2 1 . s .
         A . . .
        """,
        "bottom", "Move 5", monsters={"A": "dummy"}, legend={"s": {"section": 1}}, scenario=PAGE,
    )  # fmt: skip
    assert not p.events(SectionRead)
    p.go("move:4,1")
    assert [(e.section, e.text) for e in p.events(SectionRead)] == [(1, "You hear a voice.")]
    assert p.prompt == "move", "the way goes on"
    p.go("move:5,1").next_round()
    p.play("spare-2", "spare-3").until_turn("c1").go("bottom:spare-2", "move:4,1")
    assert len(p.events(SectionRead)) == 1, "it is read once"
    runner = kind("runner", does=("Move +2",), initiative=1)
    q = position("A s . 1\n . . . 2", monsters={"A": "runner"}, kinds=[runner], legend={"s": {"section": 1}}, scenario=PAGE)
    q.play().until("select")
    assert q.where(q.m("runner")) != "1,1"
    assert not q.events(SectionRead), "monsters read nothing"


@pytest.mark.rule("GH-PAG-03")
def test_the_conclusion_is_read_when_the_goal_is_met() -> None:
    p = position("1 2 .", goal=["it is round 1 or later"], scenario=PAGE)
    assert not p.events(Concluded)
    p.play().until("select")
    assert [(e.text, e.unlocks) for e in p.events(Concluded)] == [("You go home.", (8,))]
    q = position("1 2 .", loss=["it is round 1 or later"], scenario=PAGE)
    q.play().until("select")
    assert q.table.outcome == "lost"
    assert not q.events(Concluded)


@pytest.mark.rule("GH-PAG-04")
def test_rooms_are_parted_by_doors_and_may_be_joined_of_several_tiles() -> None:
    p = position(
        """
        1 . # . . + . .
         2 . . . # . .
        . . # . .
        """
    )
    rooms = p.game.layout.rooms
    assert [bin(room.cells).count("1") for room in rooms.values()] == [12, 4], "the neck in the middle parts nothing"
    assert [door.rooms for door in p.game.layout.doors.values()] == [("1", "2")]
    assert p.state.rooms == ["1"]


@pytest.mark.rule("GH-PAG-05")
@pytest.mark.parametrize(
    ("characters", "found"),
    [(2, [("1,1", "normal"), ("3,1", "elite")]), (3, [("1,1", "elite"), ("2,1", "normal")]), (4, [("2,1", "elite"), ("3,1", "normal")])],
)
def test_only_the_field_of_a_marker_for_the_number_of_characters_counts(characters: int, found: list[tuple[str, str]]) -> None:
    markers = {"A": "ne-", "B": "-ne", "C": "e-n"}
    p = position("A B C . " + " ".join("1234"[:characters]), legend={m: {"monster": "grub", "ranks": r} for m, r in markers.items()})
    assert [(p.where(m), m.rank) for m in p.game.monsters()] == found


@pytest.mark.rule("GH-PAG-06")
def test_a_field_says_no_monster_a_normal_or_an_elite_one() -> None:
    marks = {"A": "---", "B": "nnn", "C": "eee"}
    p = position("1 2 A B C", legend={m: {"monster": "grub", "ranks": r} for m, r in marks.items()})
    assert [(p.where(m), m.rank, m.max_health) for m in p.game.monsters()] == [("4,1", "normal", 8), ("5,1", "elite", 12)]
    with pytest.raises(PackError, match="ranks are three of"):
        position("1 2 A", legend={"A": {"monster": "grub", "ranks": "nnx"}})


@pytest.mark.rule("GH-PAG-07")
def test_standee_numbers_set_the_order_within_a_type_and_tell_the_monsters_apart() -> None:
    p = acting("A 1 B 2 C", "top", "Attack 1", monsters={"A": "grub", "B": "grub", "C": "grub elite"})
    assert [turn.name for turn in p.table.scene(0).ribbon] == ["Tester", "Grub 3", "Grub 1", "Grub 2", "Helper"]
    p.go("attack:grub-2").until("short-rest")
    assert p.turns == ["c1", "grub-3", "grub-1", "grub-2", "c2"]
    assert [p.m("grub", n).max_health - p.m("grub", n).health for n in (1, 2, 3)] == [0, 1, 0]


@pytest.mark.rule("GH-PAG-08")
def test_a_numbered_treasure_is_looked_up_only_when_it_is_looted() -> None:
    prize = {"id": "secret-thing", "number": 905, "slot": "head", "price": 10, "copies": 1, "use": "spent", "effect": "When you attack: attack +1"}
    p = acting("2 1 t A", "top", "Loot 1", monsters={"A": "dummy"}, legend={"t": {"treasure": 12}}, own_items=[prize],
               treasures={"12": {"gold": 10, "item": "secret-thing"}})  # fmt: skip
    assert list(p.state.treasures.values()) == ["12"], "its number is open"
    for seat in (0, 1, None):
        seen = msgspec.json.encode([redact(p.state, seat), p.table.events_for(seat), p.table.scene(seat)])
        assert b"secret-thing" not in seen
    assert not p.events(GainedGold)
    p.go("perform")
    assert p.hero().gold == 10
    assert p.hero().bag == ["secret-thing"]


@pytest.mark.rule("GH-PAG-09")
def test_money_and_tiles_of_a_room_are_placed_when_it_is_revealed() -> None:
    p = acting("2 1 + $ o !\n . # . . A", "bottom", "Move 2", monsters={"A": "dummy"})
    assert [p.state.coins, p.state.obstacles, p.state.traps] == [{}, {}, {}]
    p.go("move:3,1")
    found = [[p.game.name(int(c)) for c in tokens] for tokens in (p.state.coins, p.state.obstacles, p.state.traps)]
    assert found == [["4,1"], ["5,1"], ["6,1"]]
    assert p.there("dummy-1")


@pytest.mark.rule("GH-PAG-05")
@pytest.mark.parametrize(("characters", "rank"), [(2, ""), (3, "normal"), (4, "elite")])
def test_so_it_is_with_what_a_special_rule_spawns(characters: int, rank: str) -> None:
    p = position(" ".join("1234"[:characters]) + " x", rules=["At end of round: spawn none/normal/elite grub at x"]).next_round()
    assert [m.rank for m in p.game.monsters()] == [rank] * bool(rank)
