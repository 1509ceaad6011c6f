"""Active bonuses: where their card lies, how long they last, how they are used up."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events import BonusEnded, Worked
from undercroft.games.gloomhaven.rules.goals import measure

from .position import acting, card, kind, position

HALL = """
    1 A . .
     . . . 2
    """
FOE = {"A": "dummy"}
BITER = kind("biter", initiative=50, move=0, attack=3, health=30)
"""It attacks for 3 and stays where it is."""
SPUR = "Persistent: Slots o 1xp o: When you attack: attack +1"
WALL = "Persistent: Shield 1"


@pytest.mark.rule("GH-ACT-01")
def test_the_card_lies_in_the_active_area_as_long_as_its_bonus_is_in_force() -> None:
    p = acting(HALL, "top", "Round: Shield 2", monsters={"A": "biter"}, kinds=[BITER]).go("perform", "pass")
    assert p.hero().active == {"go": "top"}
    p.go("end-turn")
    assert p.prompt == "damage"
    assert p.decision.args["damage"] == 3 - 2
    p.next_round()
    assert p.hero().active == {}
    p.play("spare-2", "spare-3").until("damage")
    assert p.decision.args["damage"] == 3


@pytest.mark.rule("GH-ACT-02")
def test_a_persistent_bonus_is_in_force_at_once_and_until_its_condition_is_met() -> None:
    line = "Persistent 1x: Instead of you suffer damage: Negate it"
    p = acting(HALL, "bottom", line, monsters={"A": "biter"}, kinds=[BITER], cards=[card("harm", top="Suffer 1", initiative=2)])
    p.go("perform")
    assert p.zone("go") == "active"
    p.go("top:spare-1", "attack:biter-1", "end-turn")  # the biter's first attack is negated
    assert p.c().health == 10
    assert p.zone("go") == "discard"
    p.next_round().play("spare-2", "spare-3").until("damage")
    assert "suffer" in p.keys  # no longer


@pytest.mark.rule("GH-ACT-02")
def test_a_persistent_bonus_outlasts_turn_and_round() -> None:
    cards = [card("go", bottom="Persistent: When you attack: attack +2", initiative=1)]
    p = position(HALL, monsters=FOE, cards=cards).play("go", "spare-1")
    p.go("bottom:go", "perform", "top:spare-1", "attack:dummy-1")
    assert p.m("dummy").health == 30 - 4
    for n in (2, 4):
        p.next_round().play(f"spare-{n}", f"spare-{n + 1}").go(f"top:spare-{n}", "attack:dummy-1")
    assert p.m("dummy").health == 30 - 3 * 4
    assert p.zone("go") == "active"


@pytest.mark.rule("GH-ACT-03")
def test_each_time_the_event_happens_the_token_moves_on_by_a_slot() -> None:
    cards = [card("go", bottom=[SPUR, "Lost"], initiative=1), card("twice", top="Attack 2, target 2", bottom="Move 1")]
    p = position("""
        1 A .
         B . 2
        """, monsters={"A": "dummy", "B": "dummy"}, cards=cards)  # fmt: skip
    p.play("go", "twice").go("bottom:go", "perform")
    used = [b.used for b in p.state.bonuses["attack"]]
    p.go("top:twice", "attack:dummy-1")
    used += [b.used for b in p.state.bonuses["attack"]]
    assert p.hero().xp == 0
    p.go("attack:dummy-2")
    used += [b.used for b in p.state.bonuses["attack"]]
    assert used == [0, 1, 2]
    assert p.hero().xp == 1  # it has left the slot with the experience
    p.go("end-turn").next_round()
    assert [b.used for b in p.state.bonuses["attack"]] == [2]  # no attack, no use


@pytest.mark.rule("GH-ACT-04")
def test_used_once_for_every_slot_the_card_is_lost() -> None:
    cards = [card("go", bottom=["Persistent: Slots o o: When you attack: attack +1", "Lost"], initiative=1), card("twice", top="Attack 2, target 3")]
    p = position("""
        1 A .
         B . 2
        """, monsters={"A": "dummy", "B": "dummy"}, cards=cards)  # fmt: skip
    p.play("go", "twice").go("bottom:go", "perform", "top:twice", "attack:dummy-1")
    assert p.zone("go") == "active"
    p.go("attack:dummy-2")
    assert p.zone("go") == "lost"
    assert not p.state.bonuses["attack"]
    assert [p.m("dummy", n).health for n in (1, 2)] == [27, 27]


@pytest.mark.rule("GH-ACT-05")
def test_a_bonus_must_be_applied_even_where_it_does_no_good() -> None:
    cards = [card("go", bottom=["Persistent: Slots o o: When you attack: attack +1", "Lost"], initiative=1)]
    p = position(HALL, monsters=FOE, cards=cards, modifiers="null")
    p.play("go", "spare-1").go("bottom:go", "perform", "top:spare-1")
    assert p.keys == ["attack:dummy-1", "stop"]
    p.go("attack:dummy-1")  # no question whether to use it
    assert p.m("dummy").health == 30
    assert [b.used for b in p.state.bonuses["attack"]] == [1]


@pytest.mark.rule("GH-ACT-05")
def test_what_follows_a_moment_must_be_applied_too() -> None:
    line = "Persistent: Slots o o: When you kill any enemy: Heal 1, range 6"
    weak = kind("weak", health=1, initiative=90, does=())
    p = position(HALL, monsters={"A": "weak"}, kinds=[weak], cards=[card("go", bottom=[line, "Lost"], initiative=1)])
    p.play("go", "spare-1").go("bottom:go", "perform", "top:spare-1", "attack:weak-1")
    assert p.keys == ["target:c1", "target:c2"]  # whom, but not whether
    p.go("target:c1")
    assert p.state.bonuses["kill"][0].used == 1
    assert [(e.figure, e.what, e.line) for e in p.events(Worked)][-1] == ("c1", "bonus", "card/go/bottom/0")


@pytest.mark.rule("GH-ACT-05")
def test_a_bonus_to_moves_is_used_by_a_move_that_needs_none() -> None:
    cards = [card("go", top=["Persistent: Slots o: When you move: move +1", "Lost"], initiative=1)]
    p = position(HALL, monsters=FOE, cards=cards).play("go", "spare-1").go("top:go", "perform", "bottom:spare-1")
    assert p.decision.args["points"] == 3
    p.go("stay")
    assert p.zone("go") == "lost"


@pytest.mark.rule("GH-ACT-06")
def test_without_condition_and_slots_it_stays_until_the_player_removes_it() -> None:
    p = acting(HALL, "top", WALL, "Lost", monsters={"A": "biter"}, kinds=[BITER]).go("perform", "pass", "end-turn")
    for n in (2, 4):
        p.next_round()
        assert p.zone("go") == "active"
        p.play(f"spare-{n}", f"spare-{n + 1}").until("damage")
        assert p.decision.args["damage"] == 2
        p.go("suffer").until("turn")
        assert "dismiss:go" in p.keys
    p.go("dismiss:go")
    assert p.zone("go") == "lost"
    assert [e.line for e in p.events(BonusEnded)] == ["card/go/top/0"]


@pytest.mark.rule("GH-ACT-07")
@pytest.mark.parametrize(("lines", "zone"), [(["Round: Shield 1"], "discard"), (["Round: Shield 1", "Lost"], "lost")])
def test_a_round_bonus_lasts_to_the_end_of_the_round(lines: list[str], zone: str) -> None:
    p = acting(HALL, "top", *lines, monsters={"A": "biter"}, kinds=[BITER]).go("perform", "pass", "end-turn")
    assert p.decision.args["damage"] == 3 - 1
    p.go("suffer").until("short-rest", "select")
    assert p.zone("go") == zone
    p.until("select").play("spare-2", "spare-3").until("damage")
    assert p.decision.args["damage"] == 3


@pytest.mark.rule("GH-ACT-08")
@pytest.mark.parametrize(("lines", "pile", "other"), [([WALL], "discarded", "lost"), ([WALL, "Lost"], "lost", "discarded")])
def test_an_active_card_counts_as_discarded_or_lost_by_the_icon_of_its_action(lines: list[str], pile: str, other: str) -> None:
    cards = [card("back", top=f"Recover 1 {other}", bottom=f"Recover 1 {pile}"), card("next", top="Attack 2", bottom="Move 1")]
    p = acting(HALL, "top", *lines, monsters=FOE, cards=cards).go("perform", "bottom:spare-1", "stay", "end-turn").next_round()
    p.put("hand", "spare-1").play("back", "next").go("top:back")
    assert p.prompt == "turn"  # it is not in that pile
    q = acting(HALL, "top", *lines, monsters=FOE, cards=cards).go("perform", "pass", "end-turn").next_round()
    q.put("hand", "spare-1").play("next", "back").go("bottom:back", "recover:go")
    assert q.zone("go") == "hand"
    assert not q.state.bonuses["shield"]


@pytest.mark.rule("GH-ACT-08")
@pytest.mark.parametrize("lines", [[WALL], [WALL, "Lost"]])
def test_for_a_rest_it_counts_by_that_icon_too(lines: list[str]) -> None:
    p = acting(HALL, "top", *lines, monsters=FOE).go("perform", "pass", "end-turn").next_round()
    assert p.hero().discard == ["spare-1"]
    assert ("rest" in p.keys) == (lines == [WALL])


@pytest.mark.rule("GH-ACT-09")
def test_an_active_card_may_be_put_away_at_any_time_and_its_bonus_ends_at_once() -> None:
    cards = [card("next", top=["Heal 1, self", "Heal 1, self"], initiative=2)]
    moments = ["turn", "between", "spare"]
    for moment in moments:
        p = acting(HALL, "top", WALL, "Lost", monsters={"A": "biter"}, kinds=[BITER], cards=cards).go("perform", "pass", "end-turn").next_round()
        p.play("next", "spare-2")
        assert p.prompt == "turn"
        if moment == "between":
            p.go("top:next", "stop")
        elif moment == "spare":
            p.go("pass")
        assert p.prompt == moment
        p.go("dismiss:go")
        assert p.zone("go") == "lost"
        p.until("damage")
        assert p.decision.args["damage"] == 3


@pytest.mark.rule("GH-ACT-09")
def test_it_may_also_be_put_away_before_a_long_rest() -> None:
    p = acting(HALL, "top", WALL, "Lost", monsters=FOE).go("perform", "pass", "end-turn").next_round()
    p.put("discard", "spare-2").play("rest").until("before-rest").go("dismiss:go")
    assert p.zone("go") == "lost"


@pytest.mark.rule("GH-ACT-10")
def test_without_lost_icon_the_card_is_discarded_however_it_leaves() -> None:
    dismissed = acting(HALL, "top", WALL, monsters=FOE).go("perform", "dismiss:go")
    used = acting(HALL, "bottom", "Persistent: Slots o: When you attack: attack +1", monsters=FOE).go("perform", "top:spare-1", "attack:dummy-1")
    weak = kind("weak", initiative=40, attack=9)
    line = 'Persistent: Summon "Imp" {hp 1, move 0, attack 1}'
    died = acting(HALL, "top", line, monsters={"A": "weak"}, kinds=[weak]).go("hex:1,2", "pass", "end-turn")
    for _ in range(20):
        if not died.there("s1"):
            break
        died.go(next((k for k in died.keys if k.endswith(":s1")), died.keys[0]))
    for p in (dismissed, used, died):
        assert p.zone("go") == "discard"


@pytest.mark.rule("GH-ACT-11")
def test_an_active_card_is_not_in_hand_but_may_be_among_two_discards() -> None:
    cards = [card("two", bottom=[WALL, "Lost"], initiative=2)]
    p = position(HALL, monsters={"A": "biter"}, kinds=[BITER], cards=[card("one", top=WALL, initiative=1), *cards])
    p.put("discard", "spare-1").play("one", "two").go("top:one", "perform", "bottom:two", "perform", "end-turn")
    assert p.prompt == "damage"
    assert not {"lose:one", "lose:two"} & set(p.keys)
    p.go("lose-two")
    assert p.keys == ["lose:spare-1", "lose:one"]  # not the one that counts as lost
    p.go("lose:one")
    assert [p.zone(c) for c in ("one", "spare-1", "two")] == ["lost", "lost", "active"]
    assert len(p.state.bonuses["shield"]) == 1
    assert p.c().health == 10


@pytest.mark.rule("GH-ACT-07")
def test_a_round_bonus_of_a_monster_ends_with_the_round() -> None:
    guard = kind("guard", does=[["Round: Shield 2"], ["Heal 1, self"]], initiative=[10, 11], health=30)
    p = position("1 A\n 2 .", monsters={"A": "guard"}, kinds=[guard]).play().until("turn")
    assert [value for value, _ in p.game.shields(p.m("guard"))] == [2]
    p.until("select")
    assert p.game.shields(p.m("guard")) == []


@pytest.mark.rule("GH-ACT-08")
def test_an_active_card_that_counts_as_discarded_counts_as_a_card_one_still_has() -> None:
    for lost, cards in (((), 9), (("Lost",), 8)):
        p = position("1 . .\n 2 . .", cards=[card("boon", bottom=["Persistent: Shield 1", *lost], initiative=1)])
        p.play("boon", "spare-1").go("bottom:boon", "perform").until("select")
        assert (p.zone("boon"), measure(p.game, "c1", "cards")) == ("active", cards)
