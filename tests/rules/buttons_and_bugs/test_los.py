"""Lost actions (BB-LOS)."""

from __future__ import annotations

import pytest

from .position import Position, card, row

MEND = card("mend", top="Recover 2, from lost", bottom="Recover 2, from hand discard")


def spent_strike(*icon: str) -> Position:
    """A lost action has been performed; a card that recovers lost ones is at hand."""
    p = row("s 1", monsters=["dummy 1"], cards=[card("big", top=["Attack 6", *icon]), MEND])
    return p.play("big", "spare-1").go("top:big", "attack:m1")


@pytest.mark.rule("BB-LOS-01")
@pytest.mark.parametrize(
    ("choices", "zone"),
    [(["attack:m1", "perform"], "lost a"), (["attack:m1", "skip"], "lost a"), (["stop", "perform"], "lost a"), (["stop", "skip"], "hand b")],
)
def test_a_lost_action_performed_even_in_part_loses_its_card(choices: list[str], zone: str) -> None:
    p = row("s 1", monsters=["dummy 1"], cards=[card("big", top=["Attack 6", "Heal 1, self", "Lost"])])
    p.play("big", "spare-1").go("top:big", *choices)
    assert p.zone("big") == zone


@pytest.mark.rule("BB-LOS-02")
def test_a_lost_card_is_not_brought_back_by_resting() -> None:
    p = spent_strike("Lost").until("short-rest").go("go-on")
    assert "big" not in p.keys_of("lead")
    p.go("rest").until("rest-lose").go("lose:spare-1")
    assert p.zone("big") == "lost a"


@pytest.mark.rule("BB-LOS-02")
@pytest.mark.parametrize(("action", "offered"), [("top:mend", ["big"]), ("bottom:mend", ["spare-1"])])
def test_a_lost_card_comes_back_only_by_what_recovers_lost_cards(action: str, offered: list[str]) -> None:
    p = spent_strike("Lost").until("short-rest").go("go-on").play("mend", "spare-2").go(action, "perform")
    assert p.keys_of("recover") == offered
    p.go(f"recover:{offered[0]}")
    assert p.zone(offered[0]) == "hand a"


@pytest.mark.rule("BB-LOS-03")
def test_a_lost_action_with_a_bonus_counts_as_lost_and_goes_there_when_it_ends() -> None:
    p = row("s . 1", monsters=["dummy 1"], cards=[card("wall", bottom=["Persistent: Shield 1", "Lost"])])
    p.play("wall", "spare-1").go("bottom:wall", "perform")
    assert p.zone("wall") == "active a"
    p.until("short-rest").go("go-on").go("rest").until("rest-lose")  # it does not come back by resting: no "rest-active" was asked
    assert "wall" not in p.keys_of("lose")
    p.go("lose:spare-1").until("spare").go("dismiss:wall")
    assert p.zone("wall") == "lost a"


@pytest.mark.rule("BB-LOS-04")
def test_an_unrecoverable_card_cannot_be_recovered() -> None:
    p = spent_strike("Lost, unrecoverable").until("short-rest").go("go-on").put("lost a", "spare-2")
    p.play("mend", "spare-1").go("top:mend", "perform")
    assert p.keys_of("recover") == ["spare-2"]
    assert p.zone("big") == "lost a"


@pytest.mark.rule("BB-LOS-04")
def test_nor_can_it_be_while_its_bonus_lasts() -> None:
    p = row("s . 1", monsters=["dummy 1"], cards=[card("wall", bottom=["Persistent: Shield 1", "Lost, unrecoverable"]), MEND])
    p.play("wall", "spare-1").go("bottom:wall", "perform").until("short-rest").go("go-on").put("lost a", "spare-2")
    p.play("mend", "spare-1").go("top:mend", "perform")
    assert p.keys_of("recover") == ["spare-2"]


@pytest.mark.rule("BB-LOS-01")
@pytest.mark.parametrize(("conditions", "zone"), [(["poison"], "lost a"), (["strengthen"], "hand b")])
def test_to_remove_no_condition_is_not_to_perform_the_action(conditions: list[str], zone: str) -> None:
    p = row("s . 1", monsters=["dummy 1"], cards=[card("wash", top=["Remove 1 negative condition", "Lost"])])
    p.set(p.hero, conditions=conditions).play("wash", "spare-1").go("top:wash", "perform")
    assert p.zone("wash") == zone
