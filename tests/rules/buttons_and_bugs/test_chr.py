"""The character (BB-CHR)."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from undercroft.games.buttons_and_bugs.campaign.campaign import begin_campaign, record, setup_for
from undercroft.games.buttons_and_bugs.module import BugRules
from undercroft.games.haven.events import Attacked
from undercroft.kernel.packs import PackError
from undercroft.kernel.rules import SetupError

from .position import card, pack, position
from .story import ROW, changed, lose, plain_table, start, story, win


@pytest.mark.rule("BB-CHR-01")
@pytest.mark.parametrize("character", ["tester", "second"])
def test_choosing_a_character_is_all_there_is_to_it(character: str) -> None:
    rules = story({"number": 1})
    campaign = begin_campaign(rules.content, character)
    p = start(rules, setup_for(rules.content, campaign, "one"))
    assert p.hero.kind == character
    assert p.prompt == "select", "nothing else is asked"


@pytest.mark.rule("BB-CHR-01")
def test_an_unknown_character_is_refused() -> None:
    rules = story({"number": 1})
    with pytest.raises(SetupError, match="no character is called 'third'; known: second, tester"):
        begin_campaign(rules.content, "third")
    with pytest.raises(SetupError, match="did you mean 'tester'"):
        start(rules, {"scenario": "one", "characters": ["teste"]})


@pytest.mark.rule("BB-CHR-02")
def test_four_cards_of_each_level_with_two_sides() -> None:
    for level, names in ((1, ["a", "b", "c", "d"]), (5, ["a-2", "b-2", "c-2", "d-2"])):
        p = position("s 1", monsters=["grub 1"], scenario=ROW, level=level, cards=[card(c, b_initiative=77) for c in "abcd"],
                     setup={"upgrades": list("abcd")[: level - 1]})  # fmt: skip
        assert list(p.state.cards) == names
    p.play("a-2", "b-2").go("pass").until("short-rest").go("go-on").go("lead:a-2", "card:c-2")
    assert p.state.initiative == 60, "the other side of the card"


def _cards(change: str) -> list[dict[str, Any]]:
    cards: list[dict[str, Any]] = yaml.safe_load(pack("s .").files["characters/tester.yaml"])["cards"]
    if change == "three of level 1":
        return cards[1:]
    if change == "three of level 2":
        return cards[:-1]
    if change == "two for one":
        return [*cards[:-1], {**cards[-1], "replaces": "spare-1"}]
    return [{k: v for k, v in c.items() if k != "b"} for c in cards]


@pytest.mark.rule("BB-CHR-02")
@pytest.mark.parametrize("change", ["three of level 1", "three of level 2", "one side"])
def test_other_numbers_of_cards_are_refused(change: str) -> None:
    with pytest.raises(PackError, match=r"four cards of level 1 and four of level 2|missing required field `b`"):
        BugRules([changed(pack("s ."), "characters/tester.yaml", cards=_cards(change))])


@pytest.mark.rule("BB-CHR-03")
def test_a_level_2_card_replaces_the_card_it_is_paired_with() -> None:
    p = position("s 1", monsters=["grub 1"], scenario=ROW, level=2, cards=[card("jab")], setup={"upgrades": None})
    assert p.prompt == "choose-upgrades"
    assert p.keys == ["replace:jab", "replace:spare-1", "replace:spare-2", "replace:spare-3"]
    p.go("replace:spare-1")
    assert list(p.state.cards) == ["jab", "spare-1-2", "spare-2", "spare-3"]


@pytest.mark.rule("BB-CHR-03")
@pytest.mark.parametrize("upgrades", [[], ["jab", "jab"], ["jab", "spare-1"], ["jab-2"], ["nothing"]])
def test_only_a_card_with_a_pair_can_be_replaced_and_once(upgrades: list[str]) -> None:
    with pytest.raises(SetupError):
        position("s 1", monsters=["grub 1"], scenario=ROW, level=2, cards=[card("jab")], setup={"upgrades": upgrades})


@pytest.mark.rule("BB-CHR-03")
def test_two_cards_cannot_be_paired_with_the_same_one() -> None:
    with pytest.raises(PackError, match="each replacing one of them"):
        BugRules([changed(pack("s ."), "characters/tester.yaml", cards=_cards("two for one"))])


@pytest.mark.rule("BB-CHR-04")
@pytest.mark.parametrize(("level", "health"), [(1, 9), (2, 10), (3, 11), (4, 13), (5, 17)])
def test_the_character_card_gives_health_by_level_and_holds_conditions(level: int, health: int) -> None:
    p = position("s 1", monsters=["grub 1"], scenario=ROW, level=level, health=(9, 10, 11, 13, 17), rules=["At set-up: you gain muddle"])
    assert (p.hero.health, p.hero.max_health) == (health, health)
    token = next(t for t in p.table.scene(0).tokens if t.id == "hero")
    assert (token.max_health, [c.id for c in token.conditions]) == (health, ["muddle"])


@pytest.mark.rule("BB-CHR-05")
def test_at_level_1_the_character_has_the_printed_table_for_itself() -> None:
    p = position("s 1", monsters=["grub 1"], scenario=ROW, draws="0 + +", difficulty="harsh", tables={"harsh": plain_table(4)},
                 by_level={n: plain_table(-2) for n in (2, 3, 4, 5)}, cards=[card("jab", top="Attack 3")])  # fmt: skip
    p.play("jab", "spare-1").go("top:jab", "attack:m1").until("short-rest")
    used = {e.figure: e.used for e in p.events(Attacked)}
    assert used == {"hero": "+1", "m1": "+4"}
    assert p.state.rows == {"hero": 1, "monsters": 1}, "each table has its own tracker"


@pytest.mark.rule("BB-CHR-06")
@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_a_table_for_each_level_from_2_to_5(level: int) -> None:
    p = position("s 1", monsters=["grub 1"], scenario=ROW, level=level, by_level={n: plain_table(n) for n in (2, 3, 4, 5)})
    p.play(*p.game.zone("hand")[:2]).go("basic-top:spare-1-2", "attack:m1")
    assert p.events(Attacked)[0].used == f"+{level}"


@pytest.mark.rule("BB-CHR-06")
def test_a_character_without_one_of_the_tables_is_refused() -> None:
    tables = {str(n): plain_table(0) for n in (2, 3, 5)}
    with pytest.raises(PackError, match="a table for each level from 2 to 5"):
        BugRules([changed(pack("s ."), "characters/tester.yaml", tables=tables)])


@pytest.mark.rule("BB-CHR-07")
def test_one_figure_and_one_count_of_health() -> None:
    p = position("s 1", monsters=["grub 1"], scenario=ROW)
    assert [f.id for f in p.state.figures.values() if f.side == "hero"] == ["hero"]
    p.play("spare-1", "spare-2").go("pass").until("damage").go("suffer")
    assert p.hero.health == p.hero.max_health - 2
    assert [t.health for t in p.table.scene(0).tokens if t.side == "hero"] == [p.hero.health]


@pytest.mark.rule("BB-CHR-08")
def test_the_character_stays_the_same_for_the_whole_campaign() -> None:
    rules = story({"number": 1, "next": {"others": 3}}, {"number": 2, "only": ["second"]}, {"number": 3})
    campaign = begin_campaign(rules.content, "tester")
    for scenario, play in (("one", lose), ("one", win), ("three", lose), ("three", win)):
        setup = setup_for(rules.content, campaign, scenario)
        assert setup["characters"] == ["tester"]
        p = play(start(rules, setup))
        assert p.state.character == "tester"
        record(rules.content, campaign, scenario, p.table.outcome or "")
    assert (campaign.character, campaign.resolved) == ("tester", [1, 3])
