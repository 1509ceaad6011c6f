"""Trading: with whom, for how much, what can be traded, and where it goes."""

from __future__ import annotations

import pytest

from undercroft.games.machina_arcana.events import ItemEquipped, ItemGained

from .equipment import outfit, owned, prompt, said, worn

AGREED = ("propose", "agree")


@pytest.mark.rule("MA-INV-09")
@pytest.mark.parametrize(("stamina", "possible"), [(0, False), (1, False), (2, True), (3, True)])
def test_a_trade_costs_2_stamina(stamina: int, possible: bool) -> None:
    people = {"ann": {"active": ["Pay 1 health: threat +1"]}}
    p = outfit({"ann": "box"}, drawing="a b", explorers=2, stamina=stamina, explorer=people)
    assert ("trade:bob" in p.keys) == possible
    if possible:
        p.go("trade:bob", "give:box")
        assert p.explorer().stamina == stamina
        p.go(*AGREED)
        assert (p.explorer().stamina, p.explorer("bob").stamina, owned(p, "bob")) == (stamina - 2, 6, "box")


@pytest.mark.rule("MA-INV-09")
@pytest.mark.parametrize(("drawing", "others"), [
    ("a b . c", ["trade:bob"]), ("b a c", ["trade:bob", "trade:cid"]), ("b .\n. a", ["trade:bob"]), ("a . b", []), ("a|b c", []),
])  # fmt: skip
def test_it_is_with_one_adjacent_explorer(drawing: str, others: list[str]) -> None:
    explorers = 3 if "c" in drawing else 2
    p = outfit({"ann": "box", "bob": "axe"} | ({"cid": "hat"} if explorers == 3 else {}), drawing=drawing, explorers=explorers)
    assert said(p, "trade") == others
    if "trade:cid" in others:
        p.go("trade:cid")
        assert p.keys == ["give:box", "take:hat", "withdraw"]


@pytest.mark.rule("MA-INV-09")
@pytest.mark.parametrize(("own", "gear", "possible"), [
    ({}, {}, False), ({"ann": "box"}, {}, True), ({"bob": "box"}, {}, True), ({}, {"ann": "box"}, True), ({}, {"bob": "box"}, True),
    ({"cid": "box"}, {}, False),
])  # fmt: skip
def test_one_of_them_has_to_have_an_item(own: dict[str, str], gear: dict[str, str], possible: bool) -> None:
    p = outfit(own, gear, "a b . c", explorers=3)
    assert said(p, "trade") == (["trade:bob"] if possible else [])


@pytest.mark.rule("MA-INV-09")
def test_items_are_given_and_taken_from_the_inventory_and_equipped_as_many_as_one_likes() -> None:
    p = outfit({"ann": "tonic hat", "bob": "idol lining"}, {"ann": "vest", "bob": "coat scope pistol"}, "a b", explorers=2).go("trade:bob")
    asked = ["give:tonic", "give:hat", "give:vest", "take:idol", "take:lining", "take:coat", "take:scope", "take:pistol"]
    assert prompt(p) == ("trade", 0, [*asked, "withdraw"])
    for key in ("give:vest", "take:pistol", "take:lining", "give:tonic"):
        p.go(key)
        asked.remove(key)
        assert prompt(p) == ("trade", 0, [*asked, "propose", "withdraw"])
    p.go(*AGREED)
    assert (sorted(owned(p).split()), worn(p)) == (["hat", "lining", "pistol"], "")
    assert (sorted(owned(p, "bob").split()), worn(p, "bob")) == (["idol", "tonic", "vest"], "coat scope")


@pytest.mark.rule("MA-INV-09")
@pytest.mark.parametrize(("keys", "ann", "bob"), [("give:box", "", "axe box"), ("take:axe", "box axe", ""), ("give:box take:axe", "axe", "box")])
def test_a_trade_can_go_one_way(keys: str, ann: str, bob: str) -> None:
    p = outfit({"ann": "box", "bob": "axe"}, drawing="a b", explorers=2).go("trade:bob", *keys.split(), *AGREED)
    assert (owned(p), owned(p, "bob"), p.explorer().stamina, p.prompt) == (ann, bob, 4, "act")


@pytest.mark.rule("MA-INV-10")
def test_what_is_received_goes_to_the_inventory_even_if_it_was_equipped() -> None:
    p = outfit({}, {"ann": "vest", "bob": "axe"}, "a b", explorers=2).go("trade:bob", "take:axe", "give:vest", *AGREED)
    assert (worn(p), owned(p), worn(p, "bob"), owned(p, "bob"), p.told(ItemEquipped)) == ("", "axe", "", "vest", [])
    assert [(e.figure, e.card, e.rules) for e in p.told(ItemGained)] == [("ann", "axe", ("MA-INV-10",)), ("bob", "vest", ("MA-INV-10",))]
    assert (p.game.traits("ann").armor, p.game.traits("bob").armor) == (2, 2)


@pytest.mark.rule("MA-INV-11")
def test_both_players_must_agree() -> None:
    p = outfit({"ann": "box", "bob": "axe hat"}, drawing="a b", explorers=2).go("trade:bob", "take:axe", "give:box", "take:hat", "propose")
    assert prompt(p) == ("agree-to-trade", 1, ["agree", "refuse"])
    assert (p.decision.args["gives"], p.decision.args["takes"]) == (["box"], ["axe", "hat"])
    p.go("refuse")
    assert (owned(p), owned(p, "bob"), p.explorer().stamina, p.prompt, p.told(ItemGained)) == ("box", "axe hat", 6, "act", [])


@pytest.mark.rule("MA-INV-11")
@pytest.mark.parametrize("keys", [("withdraw",), ("give:box", "withdraw")])
def test_a_trade_that_is_withdrawn_costs_nothing(keys: tuple[str, ...]) -> None:
    p = outfit({"ann": "box"}, drawing="a b", explorers=2).go("trade:bob", *keys)
    assert (owned(p), owned(p, "bob"), p.explorer().stamina, p.prompt) == ("box", "", 6, "act")


@pytest.mark.rule("MA-INV-11")
@pytest.mark.parametrize("owner", ["ann", "bob"])
@pytest.mark.parametrize(("cards", "stay", "go"), [
    ("boots", "hat lining vest", "boots"), ("vest", "hat lining", "vest"), ("boots hat", "lining vest", "boots hat"),
    ("hat boots", "lining vest", "boots hat"), ("lining", "", "lining"), ("hat vest boots lining", "", "boots hat lining vest"),
])  # fmt: skip
def test_what_is_attached_stays_in_the_old_owners_inventory_unless_it_is_traded_too(owner: str, cards: str, stay: str, go: str) -> None:
    other, verb = ("bob", "give") if owner == "ann" else ("ann", "take")
    p = outfit({}, {owner: "axe boots vest>boots lining>vest hat>vest"}, "a b", explorers=2)
    p.go("trade:bob", *[f"{verb}:{card}" for card in cards.split()], *AGREED)
    assert (" ".join(sorted(owned(p, owner).split())), " ".join(sorted(owned(p, other).split())), worn(p, other)) == (stay, go, "")
    kept = {"axe", "boots", "vest>boots", "lining>vest", "hat>vest"}
    gone = {*stay.split(), *go.split()}
    assert set(worn(p, owner).split()) == {card for card in kept if card.partition(">")[0] not in gone}
