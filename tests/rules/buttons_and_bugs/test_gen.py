"""General rules (BB-GEN)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.buttons_and_bugs.campaign.campaign import begin_campaign, offered, record, setup_for
from undercroft.games.buttons_and_bugs.events import ColumnRolled, Ended, ModifierRolled, RoundBegan, SetUpStep
from undercroft.games.haven.events import Attacked
from undercroft.kernel.rules import SetupError

from .position import card, monster, position
from .story import ROW, published, start, story, trinket, win


@pytest.mark.rule("BB-GEN-01")
@pytest.mark.parametrize("characters", [[], ["tester", "tester"], ["tester", "second"]])
def test_exactly_one_character_plays(characters: list[str]) -> None:
    with pytest.raises(SetupError, match="exactly one character plays"):
        start(story({"number": 1}), {"scenario": "one", "characters": characters})


@pytest.mark.rule("BB-GEN-01")
def test_one_player_decides_everything() -> None:
    p = position("s 1", monsters=["grub 1"], scenario=ROW)
    asked = []
    while p.state.round == 1:
        asked.append(p.decision.seat)
        p.go(p.keys[0])
    assert p.table.seats == (0,)
    assert set(asked) == {0}


@pytest.mark.rule("BB-GEN-01")
def test_the_player_is_asked_where_a_monster_is_pushed_to() -> None:
    p = position("s 1 .", monsters=["grub 1"], scenario=ROW, cards=[card("shove", top="Push 1", initiative=1)])
    p.play("shove", "spare-1").go("top:shove", "target:m1")
    assert (p.prompt, p.decision.seat) == ("push-to", 0)


@pytest.mark.rule("BB-GEN-02")
def test_a_special_rule_beats_the_general_rule_and_the_card() -> None:
    p = position("s 1", scenario={"flat": False, "monsters": [{"number": 1, "kind": "grub", "health": 3}]}, monsters=["grub 1"],
                 rules=["At set-up: turn all cards to side b"])  # fmt: skip
    assert [p.zone(c) for c in p.state.cards] == ["hand b"] * 4, "the general rule says side A"
    assert p.monster(1).health == 3, "the monster's card says 8"


@pytest.mark.rule("BB-GEN-02")
def test_a_card_beats_the_general_rule() -> None:
    p = position("1 s 2", monsters=["grub 1", "grub 2"], scenario=ROW, cards=[card("sweep", top="Attack 2, target 2")])
    p.play("sweep", "spare-1").go("top:sweep", "attack:m1", "attack:m2")
    assert [m.health for m in p.game.monsters()] == [6, 6], "an attack without a number has one target"


@pytest.mark.rule("BB-GEN-03", "BB-MAI-20")
@pytest.mark.parametrize("hex", ["1,1", "1,3"])
def test_the_player_decides_what_monsters_leave_open(hex: str) -> None:
    map_ = """
         . .
        s o 1
         . .
        """
    p = position(map_, monsters=["grub 1"], scenario=ROW)
    p.play("spare-1", "spare-2").go("pass").until("monster-move")
    assert sorted(p.keys_of("move")) == ["1,1", "1,3"]
    p.go(f"move:{hex}")
    assert p.where(p.monster(1)) == hex


@pytest.mark.rule("BB-GEN-04")
@pytest.mark.parametrize("chosen", [[], ["target:m1"], ["target:m1", "target:m3"]])
def test_up_to_includes_fewer_and_none(chosen: list[str]) -> None:
    p = position("1 s 2 3", monsters=["grub 1", "grub 2", "grub 3"], scenario=ROW, cards=[card("hex", top="Muddle, range 2, target 2")])
    p.play("hex", "spare-1").go("top:hex", *chosen)
    if len(chosen) < 2:
        p.go("stop")
    assert [f"target:{m.id}" for m in p.game.monsters() if m.conditions] == chosen
    assert p.prompt not in ("target", "ability")


@pytest.mark.rule("BB-GEN-04")
@pytest.mark.parametrize("chosen", [[], ["spare-1"], ["spare-1", "spare-3"]])
def test_up_to_includes_fewer_cards_to_recover_and_none(chosen: list[str]) -> None:
    p = position("s 1", monsters=["grub 1"], scenario=ROW, cards=[card("memory", top="Recover 2", initiative=1)])
    p.put("hand b", "spare-1", "spare-2", "spare-3").play("memory", "spare-2").go("top:memory", "perform", *(f"recover:{c}" for c in chosen))
    if len(chosen) < 2:
        p.go("stop")
    assert [c for c in ("spare-1", "spare-3") if p.zone(c) == "hand a"] == chosen
    assert p.prompt == "turn"


@pytest.mark.rule("BB-GEN-05", "BB-ITM-05")
@pytest.mark.parametrize(("level", "small"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_half_the_level_is_rounded_up(level: int, small: int) -> None:
    beads = [trinket(f"bead-{n}", str(n)) for n in range(1, 6)]
    p = position("s 1", monsters=["grub 1"], scenario=ROW, level=level, own_items=beads, setup={"items": None})
    while p.prompt == "choose-items" and len(p.keys) > 1:
        p.go(p.keys[1])
    assert len(p.state.items) == small


@pytest.mark.rule("BB-GEN-06", "BB-AMT-09")
def test_the_die_is_rolled_for_columns_and_modifiers_only() -> None:
    thorn = monster("thorn", health=20, traits=["Retaliate 1"])
    p = position("1 s ! . . 2", monsters=["thorn 1", "moth 2"], kinds=[thorn], scenario=ROW,
                 cards=[card("jab", top="Attack 2", bottom=["Move 1", "Heal 1, self"])])  # fmt: skip
    p.play("jab", "spare-1").go("top:jab", "attack:m1").until("short-rest")
    columns, attacks = len(p.events(ColumnRolled)), len(p.events(Attacked))
    assert columns == 2
    assert attacks >= 2
    assert p.state.chance.count == columns + attacks == columns + len(p.events(ModifierRolled))
    p.go("go-on").play("spare-2", "spare-3").until("short-rest")
    assert len(p.events(ColumnRolled)) == 4
    assert p.state.chance.count == 4 + len(p.events(Attacked))


@pytest.mark.rule("BB-GEN-07", "BB-MOV-04")
def test_character_monsters_and_objectives_are_figures_and_occupy_their_hexes() -> None:
    p = position("A 1 x .", monsters=["grub 1"], scenario=ROW, rules=["At start of round, If it is round 1 or later: Spawn grub at a"],
                 legend={"A": {"start": True, "place": "A"}, "x": {"object": "crate"}}, objects={"crate": {"health": 4}},
                 cards=[card("hop", bottom="Move 3, jump")])  # fmt: skip
    assert p.where(p.monster(2)) == "4,1", "the closest hex without a figure"
    assert sorted(f.side for f in p.state.figures.values()) == ["hero", "monster", "monster", "object"]
    p.set(p.monster(2), at="1,1").set(p.hero, at="4,1")
    p.play("hop", "spare-1").go("bottom:hop")
    assert p.keys_of("move") == []


@pytest.mark.rule("BB-GEN-08")
def test_an_attack_value_below_0_counts_as_0() -> None:
    dull: dict[str, Any] = {"id": "dull", "type": "one-hand", "card": "1", "use": "passive", "effect": "When you attack: attack -3"}
    p = position("s 1", monsters=["grub 1"], scenario=ROW, draws="0 +", equipped=["dull"], own_items=[dull],
                 table=[["-1", "+0", "+2"]] * 6, cards=[card("tap", top="Attack 1")])  # fmt: skip
    p.play("tap", "spare-1").go("top:tap", "attack:m1", "item:dull")
    assert p.events(Attacked)[0].value == 0, "1 - 3"
    assert p.monster(1).health == 8 - 2


@pytest.mark.rule("BB-GEN-08")
def test_damage_below_0_counts_as_0() -> None:
    p = position("s 1", monsters=["grub 1"], scenario=ROW, draws="0 -", table=[["-2", "+0", "+1"]] * 6, cards=[card("tap", top="Attack 1")])
    p.play("tap", "spare-1").go("top:tap", "attack:m1")
    assert p.events(Attacked)[0].damage == 0
    assert p.monster(1).health == 8


@pytest.mark.rule("BB-GEN-08")
def test_a_move_and_a_range_below_0_count_as_0() -> None:
    mud: dict[str, Any] = {"id": "mud", "type": "small", "card": "1", "use": "passive", "turn": ["Turn: When you move: move -3"]}
    fog: dict[str, Any] = {"id": "fog", "type": "one-hand", "card": "2", "use": "spent", "effect": "When you attack, ranged: range -4"}
    p = position("s 1 .", monsters=["grub 1"], scenario=ROW, equipped=["mud", "fog"], own_items=[mud, fog],
                 cards=[card("shot", top="Attack 2, range 3")])  # fmt: skip
    p.play("shot", "spare-1").go("item:mud", "bottom:spare-1")
    assert p.where(p.hero) == "1,1"
    p.go("top:shot", "item:fog")
    assert p.keys_of("attack") == []
    assert not p.events(Attacked)


@pytest.mark.rule("BB-GEN-09")
def test_a_campaign_is_a_series_of_scenarios_with_beginning_playing_and_ending() -> None:
    rules = story({"number": 1, "next": {"others": 2}}, {"number": 2})
    campaign = begin_campaign(rules.content, "tester")
    for scenario in ("one", "two"):
        p = win(start(rules, setup_for(rules.content, campaign, scenario)))
        parts = [type(e) for e in p.table.events if isinstance(e, SetUpStep | RoundBegan | Ended)]
        assert parts == [SetUpStep] * 12 + [RoundBegan, Ended]
        record(rules.content, campaign, scenario, p.table.outcome or "")
    assert campaign.resolved == [1, 2]
    assert offered(rules.content, campaign) == []


@pytest.mark.rule("BB-GEN-10")
def test_the_story_is_linear_but_for_some_characters_another() -> None:
    card_2 = published().content.scenarios["crossing-the-road"]
    assert card_2.next_number("bruiser") == 4
    assert card_2.next_number("spellweaver") == 3
    rules = story({"number": 1, "next": {"tester": 3, "others": 2}}, {"number": 2, "next": {"others": 4}}, {"number": 3}, {"number": 4})
    paths = {}
    for character in ("tester", "second"):
        campaign = begin_campaign(rules.content, character)
        while ahead := offered(rules.content, campaign):
            record(rules.content, campaign, ahead[0], "won")
        paths[character] = campaign.resolved
    assert paths == {"tester": [1, 3], "second": [1, 2, 4]}, "nobody plays them all"
