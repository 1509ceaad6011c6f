"""Recovering cards and refreshing items."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import Refreshed

from .position import Position, card, position

BOOTS, POTION = "boots-of-striding", "minor-healing-potion"


def recovering(line: str, *cards: dict[str, Any], discard: tuple[str, ...] = (), lost: tuple[str, ...] = (), **given: Any) -> Position:
    """Character 1, first of all, performs this line; its piles are as given."""
    back = card("back", top=line, initiative=1)
    p = position("1 . .\n 2 . .", cards=[back, *cards], **given)
    return p.put("discard", *discard).put("lost", *lost).play("back", "spare-1").go("top:back")


def boosted(line: str, *bonus: str) -> Position:
    """Character 1 has brought a bonus of its card "boon" into force in the round before."""
    p = position("1 . .\n 2 . .", cards=[card("boon", bottom=list(bonus), initiative=1), card("back", top=line, initiative=1)])
    p.play("boon", "spare-1").go("bottom:boon")
    p.go("perform") if p.prompt == "ability" else p.go(p.keys[1])
    return p.go("pass").until("select").play("back", "spare-2").until("turn").go("top:back")


@pytest.mark.rule("GH-REC-01")
def test_up_to_the_stated_number_of_discarded_cards_is_taken_to_hand_at_once() -> None:
    p = recovering("Recover 2 discarded", discard=("spare-4", "spare-5", "spare-6"), lost=("spare-7",))
    assert (p.prompt, p.keys) == ("recover", ["stop", "recover:spare-4", "recover:spare-5", "recover:spare-6"])
    assert p.decision.args["left"] == 2
    p.go("recover:spare-5")
    assert (p.zone("spare-5"), p.decision.args["left"]) == ("hand", 1)
    p.go("recover:spare-4")
    assert p.prompt == "turn"  # two, and no more
    assert (p.zone("spare-4"), p.hero().discard, p.hero().lost) == ("hand", ["spare-6", "back"], ["spare-7"])


@pytest.mark.rule("GH-REC-01")
def test_fewer_cards_may_be_taken() -> None:
    p = recovering("Recover 2 discarded", discard=("spare-4", "spare-5")).go("recover:spare-4", "stop")
    assert (p.prompt, p.hero().discard) == ("turn", ["spare-5", "back"])


@pytest.mark.rule("GH-REC-01")
@pytest.mark.parametrize(("icon", "pile"), [([], "discarded"), (["Lost"], "lost")])
def test_active_cards_count_as_the_pile_of_their_icon(icon: list[str], pile: str) -> None:
    p = boosted(f"Recover 1 {pile}", "Persistent: Shield 1", *icon)
    assert (p.prompt, "recover:boon" in p.keys) == ("recover", True)
    other = boosted(f"Recover 1 {'lost' if pile == 'discarded' else 'discarded'}", "Persistent: Shield 1", *icon)
    assert "recover:boon" not in other.keys


@pytest.mark.rule("GH-REC-02")
def test_a_marked_card_cannot_be_recovered_once_its_action_has_lost_it() -> None:
    last = card("last", bottom=["Move 1", "Lost, unrecoverable"], initiative=1)
    p = position("1 . .\n 2 . .", cards=[last, card("back", top="Recover 2 lost", initiative=1)]).put("lost", "spare-5", "spare-6")
    p.play("last", "back").go("bottom:last", "stay")
    assert p.zone("last") == "lost"
    p.go("top:back")
    assert p.keys == ["stop", "recover:spare-5", "recover:spare-6"]


@pytest.mark.rule("GH-REC-02")
def test_the_mark_counts_however_the_card_was_lost() -> None:
    last = card("last", bottom=["Move 1", "Lost, unrecoverable"])
    p = position("1 . .\n 2 . .", cards=[last, card("back", top=["Suffer 1", "Recover 2 lost"], initiative=1)]).put("lost", "spare-5", "spare-6")
    p.play("back", "spare-1").go("top:back", "perform", "lose:last")
    assert (p.zone("last"), p.keys) == ("lost", ["stop", "recover:spare-5", "recover:spare-6"])


@pytest.mark.rule("GH-REC-02")
def test_the_mark_counts_for_a_card_lost_from_the_discard_pile_and_other_cards_can_be_recovered() -> None:
    last = card("last", bottom=["Move 1", "Lost, unrecoverable"])
    p = position("1 . .\n 2 . .", cards=[last, card("back", top=["Suffer 1", "Recover 2 lost"], initiative=1)]).put("discard", "last", "spare-4")
    p.play("back", "spare-1").go("top:back", "perform", "lose-two", "lose:last")
    assert [p.zone(c) for c in ("last", "spare-4")] == ["lost", "lost"]
    assert (p.hero().barred, p.keys) == (["last"], ["stop", "recover:spare-4"])


@pytest.mark.rule("GH-REC-02")
def test_a_card_without_the_mark_lost_to_prevent_damage_can_be_recovered() -> None:
    p = position("1 . .\n 2 . .", cards=[card("back", top=["Suffer 1", "Recover 1 lost"], initiative=1)])
    p.play("back", "spare-1").go("top:back", "perform", "lose:spare-3")
    assert (p.hero().barred, p.keys) == ([], ["stop", "recover:spare-3"])


@pytest.mark.rule("GH-REC-02")
def test_a_marked_active_card_that_counts_as_lost_cannot_be_recovered() -> None:
    p = boosted("Recover 1 lost", "Persistent: Shield 1", "Lost, unrecoverable")
    assert (p.prompt, p.zone("boon")) == ("turn", "active")


@pytest.mark.rule("GH-REC-02")
def test_a_marked_card_that_is_only_discarded_can_be_recovered() -> None:
    last = card("last", bottom=["Move 1", "Lost, unrecoverable"])
    p = recovering("Recover 1 discarded", last, discard=("last", "spare-4"))
    assert "recover:last" in p.keys


def item(id: str, **given: Any) -> dict[str, Any]:
    return {"id": id, "number": 900, "slot": "small", "price": 10, "copies": 1, "use": "consumed", **given}


@pytest.mark.rule("GH-REC-03")
def test_a_marked_item_is_never_refreshed_once_consumed() -> None:
    elixir = item("elixir", slot="head", unrecoverable=True, turn=["Heal 1, self"])
    p = position("1 . .\n 2 . .", cards=[card("tidy", top="Refresh 2 consumed", initiative=1)], own_items=[elixir], equipped=["elixir", POTION])
    p.play("tidy", "spare-1").go("item:elixir", f"item:{POTION}", "top:tidy")
    assert p.keys == ["stop", f"refresh:{POTION}"]
    p.go(f"refresh:{POTION}")
    assert p.hero().items == {"elixir": "consumed", POTION: "ready"}


@pytest.mark.rule("GH-REC-04")
@pytest.mark.parametrize("used", ["spent", "consumed"])
def test_a_refreshed_item_can_be_used_again(used: str) -> None:
    flask = item("flask", use=used, turn=["Heal 1, self"])
    p = position("1 . .\n 2 . .", cards=[card("tidy", top=f"Refresh 1 {used}", initiative=1)], own_items=[flask], equipped=["flask"])
    p.play("tidy", "spare-1").go("item:flask")
    assert "item:flask" not in p.keys
    p.go("top:tidy", "refresh:flask")
    assert [e.item for e in p.events(Refreshed)] == ["flask"]
    assert "item:flask" in p.keys


@pytest.mark.rule("GH-REC-05")
@pytest.mark.parametrize(("named", "other"), [("discarded", "lost"), ("lost", "discarded")])
def test_only_the_named_pile_is_looked_through(named: str, other: str) -> None:
    p = recovering(f"Recover 1 {named}", discard=("spare-4", "spare-5"), lost=("spare-6", "spare-7"))
    piles = {"discarded": ["spare-4", "spare-5"], "lost": ["spare-6", "spare-7"]}
    assert p.keys_of("recover") == piles[named]
    assert not set(p.keys_of("recover")) & set(piles[other])


@pytest.mark.rule("GH-REC-05")
@pytest.mark.parametrize(("named", "which"), [("spent", BOOTS), ("consumed", POTION)])
def test_only_items_used_up_in_the_named_way_are_refreshed(named: str, which: str) -> None:
    p = position("1 . .\n 2 . .", cards=[card("tidy", top=f"Refresh 2 {named}", initiative=1)], equipped=[BOOTS, POTION])
    p.amend("heroes.c1.items", {BOOTS: "spent", POTION: "consumed"}).play("tidy", "spare-1").go("top:tidy")
    assert p.keys == ["stop", f"refresh:{which}"]


@pytest.mark.rule("GH-REC-06")
def test_recovering_an_active_card_ends_its_bonus() -> None:
    p = boosted("Recover 1 lost", "Persistent: Shield 1", "Lost")
    assert p.game.shields(p.c()) == [(1, "card/boon/bottom/0")]
    p.go("recover:boon")
    assert (p.zone("boon"), p.game.shields(p.c()), p.hero().active) == ("hand", [], {})


@pytest.mark.rule("GH-REC-06")
def test_a_recovered_summon_card_removes_the_summon() -> None:
    p = boosted("Recover 1 lost", 'Persistent: Summon "Imp" {hp 2, move 1, attack 1}', "Lost")
    assert p.there("s1")
    p.go("recover:boon")
    assert (p.zone("boon"), p.there("s1")) == ("hand", False)


@pytest.mark.rule("GH-REC-04", "GH-EXP-02")
@pytest.mark.parametrize(
    ("count", "chosen", "left", "xp"),
    [
        (1, [f"refresh:{POTION}"], ["leather-armor", BOOTS], 1),
        (2, [f"refresh:{POTION}", f"refresh:{BOOTS}"], ["leather-armor"], 1),
        (2, [f"refresh:{POTION}", "stop"], ["leather-armor", BOOTS], 1),
        (2, ["stop"], ["leather-armor", POTION, BOOTS], 0),
    ],
)
def test_as_many_items_are_refreshed_as_the_ability_says(count: int, chosen: list[str], left: list[str], xp: int) -> None:
    p = position("1 . .\n 2 . .", cards=[card("tidy", top=[f"Refresh {count} spent", "Xp 1"], initiative=1)])
    p.amend("heroes.c1.items", dict.fromkeys(["leather-armor", POTION, BOOTS], "spent")).play("tidy", "spare-1").go("top:tidy", *chosen)
    assert (p.prompt, [id for id, state in p.hero().items.items() if state == "spent"], p.hero().xp) == ("turn", left, xp)
