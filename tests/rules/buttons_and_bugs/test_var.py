"""Rule versions (BB-VAR)."""

from __future__ import annotations

import pytest

from undercroft.games.buttons_and_bugs.events import ModifierRolled
from undercroft.games.haven.events import Attacked
from undercroft.kernel.rules import SetupError

from .position import position
from .story import ROW

NEW = {"advantage": "same-row"}
"""The rules of January 2026."""


@pytest.mark.rule("BB-VAR-02", "BB-ADV-01")
@pytest.mark.parametrize(("profile", "rows", "modifiers", "tracker"), [
    ({}, (0, 1), ("-1", "+2"), 2),
    (NEW, (0, 0), ("-1", "+1"), 1),
])  # fmt: skip
def test_advantage_on_consecutive_rows_or_on_the_same(
    profile: dict[str, str], rows: tuple[int, ...], modifiers: tuple[str, ...], tracker: int
) -> None:
    p = position("s 1", monsters=["grub 1"], scenario=ROW, profile=profile, draws="0 - +")
    p.set(p.hero, conditions=["strengthen"]).play("spare-1", "spare-2").go("top:spare-1", "attack:m1")
    rolled = p.events(ModifierRolled)[0]
    assert (rolled.rows, rolled.modifiers) == (rows, modifiers)
    assert p.state.rows["hero"] == tracker
    if not profile:
        p.go("modifier:2")
    assert p.events(Attacked)[0].used == modifiers[1]


@pytest.mark.rule("BB-VAR-02")
@pytest.mark.parametrize(("condition", "used"), [("strengthen", "+0"), ("muddle", "+3")])
def test_under_the_new_rules_the_die_results_decide_for_monsters_too(condition: str, used: str) -> None:
    table = [["+3", "+0", "+1"]] * 6
    p = position("s 1", monsters=["grub 1"], scenario=ROW, profile=NEW, draws="0 0 -", table=[list(row) for row in table])
    p.set(p.monster(1), conditions=[condition]).play("spare-1", "spare-2").go("pass").until("damage")
    assert p.events(Attacked)[0].used == used, "minus is worse than 0, whatever the table says"
    assert p.state.rows["monsters"] == 1


@pytest.mark.rule("BB-VAR-02")
def test_an_unknown_version_is_refused() -> None:
    with pytest.raises(SetupError, match="advantage cannot be '2023'; it is one of: consecutive-rows, same-row"):
        position("s 1", monsters=["grub 1"], scenario=ROW, profile={"advantage": "2023"})


@pytest.mark.rule("BB-VAR-03")
@pytest.mark.parametrize("draws", ["0 - 0", "0 0 -"])
def test_under_the_new_rules_the_player_has_no_choice(draws: str) -> None:
    table = [["+3", "+0", "+1"] for _ in range(6)]
    p = position("s 1", monsters=["grub 1"], scenario=ROW, profile=NEW, draws=draws, table=table)
    p.set(p.hero, conditions=["strengthen"]).play("spare-1", "spare-2").go("top:spare-1", "attack:m1")
    assert p.prompt != "advantage"
    assert p.events(Attacked)[0].used == "+0"


@pytest.mark.rule("BB-VAR-03")
def test_with_disadvantage_the_worse_result_even_if_both_modifiers_are_equal() -> None:
    table = [["+0, wound", "+0", "+0, muddle"] for _ in range(6)]
    p = position("s 1", monsters=["grub 1"], scenario=ROW, profile=NEW, draws="0 + -", table=table)
    p.set(p.hero, conditions=["muddle"]).play("spare-1", "spare-2").go("top:spare-1", "attack:m1", "apply")
    assert list(p.monster(1).conditions) == ["wound"], "no rule for ambiguity: the first rolled does not matter"


@pytest.mark.rule("BB-VAR-04", "BB-RST-12")
@pytest.mark.parametrize("how", ["choose", "random", ""])
def test_the_card_lost_in_a_long_rest(how: str) -> None:
    p = position("s .", scenario=ROW, goal=["it is round 9 or later"], profile={"long_rest": how} if how else {}, draws="spare-3")
    p.go("rest")
    if how == "choose":
        assert p.keys_of("lose") == ["spare-1", "spare-2", "spare-3", "spare-4"]
        p.go("lose:spare-2")
    assert p.prompt == "rest-heal"
    lost = "spare-2" if how == "choose" else "spare-3"
    assert p.game.zone("lost") == [lost]


@pytest.mark.rule("BB-VAR-04")
def test_which_of_them_holds_is_part_of_the_state() -> None:
    p = position("s .", scenario=ROW, goal=["it is round 9 or later"], profile={}, draws="spare-3")
    assert p.state.long_rest == "random"
    p.table.amend("long_rest", "choose")
    p.go("rest")
    assert p.prompt == "rest-lose"
