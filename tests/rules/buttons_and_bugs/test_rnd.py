"""BB-RND: the steps of a round and the selection of cards."""

from __future__ import annotations

import pytest

from undercroft.games.buttons_and_bugs.events import ColumnRolled, Counted, Ended, RestDeclared, RoundEnded, Selected, Spawned, TurnBegan

from .position import Position, card, idle, row

ROCK = idle("rock", 30, 50, 70)
GUARD = card("guard", bottom="Persistent: Shield 1")


def quiet(**given: object) -> Position:
    """A character and a monster that does nothing."""
    return row("s . . 1", monsters=["rock 1"], kinds=[ROCK], **given)


@pytest.mark.rule("BB-RND-01")
def test_a_round_has_five_steps_in_order() -> None:
    p = quiet(rules=["At start of round: Count dawn +1", "At end of round: Count dusk +1"])
    p.play("spare-1", "spare-2").until("select")
    steps = [e for e in p.table.events if isinstance(e, Counted | Selected | ColumnRolled | TurnBegan | RoundEnded)]
    told = [e.counter if isinstance(e, Counted) else type(e) for e in steps]
    assert told == ["dawn", Selected, ColumnRolled, TurnBegan, TurnBegan, "dusk", RoundEnded, "dawn"]


@pytest.mark.rule("BB-RND-02")
def test_rounds_repeat_until_the_scenario_ends() -> None:
    p = row("s 1", monsters=["rock 1"], kinds=[idle("rock", 50, health=2)], cards=[card("jab")])
    for n, cards in enumerate([("jab", "spare-1"), ("spare-2", "spare-3")], 1):
        assert (p.state.round, p.prompt) == (n, "select")
        p.play(*cards).until("turn").go("pass").until("select")
    assert (p.state.round, p.table.outcome) == (3, None)
    p.play("jab", "spare-1").until("turn").go("basic-top:jab", "attack:m1").until("select")
    assert [e.outcome for e in p.events(Ended)] == ["won"]
    assert p.table.decision is None


@pytest.mark.rule("BB-RND-03")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_the_player_orders_start_of_round_effects(first: int, second: int) -> None:
    p = quiet(rules=["At start of round: Count x +1", "At start of round: Count y +1"])
    assert p.prompt == "start-effect"
    assert p.keys == ["rule:scenario/field/0", "rule:scenario/field/1"]
    p.go(f"rule:scenario/field/{first}")
    assert [e.line for e in p.events(Counted)] == [f"scenario/field/{n}" for n in (first, second)]
    assert p.prompt == "select"


@pytest.mark.rule("BB-RND-04")
def test_monsters_spawned_at_the_start_of_a_round_come_at_once() -> None:
    """Neither sees the other: with one moth fewer than two are on the map for both rules."""
    also = "At start of round, If it is round 2 or later, If fewer than 2 moth are on the map: Spawn moth at"
    p = row("s . 1 A B", monsters=["moth 1"], rules=[f"{also} a", f"{also} b"])
    p.next_round()
    assert [(e.figure, p.game.name(e.cell)) for e in p.events(Spawned)] == [("m2", "4,1"), ("m3", "5,1")]


@pytest.mark.rule("BB-RND-05")
def test_two_cards_from_hand_are_chosen() -> None:
    p = quiet()
    assert p.keys_of("lead") == ["spare-1", "spare-2", "spare-3", "spare-4"]
    p.put("discard b", "spare-4").go("lead:spare-2")
    assert p.keys == ["card:spare-1", "card:spare-3"]
    p.go("card:spare-3")
    assert p.game.zone("played") == ["spare-2", "spare-3"]
    assert p.game.zone("hand") == ["spare-1"]


@pytest.mark.rule("BB-RND-06")
@pytest.mark.parametrize(("lead", "second", "turns"), [("fast", "slow", ["hero 11", "m1 50"]), ("slow", "fast", ["m1 50", "hero 77"])])
def test_the_named_card_gives_the_initiative(lead: str, second: str, turns: list[str]) -> None:
    p = quiet(cards=[card("fast", initiative=11), card("slow", initiative=77)])
    p.play(lead, second).until("short-rest")
    assert p.turns == turns


@pytest.mark.rule("BB-RND-07")
def test_each_card_is_played_on_the_side_it_shows() -> None:
    p = row("s 1", monsters=["dummy 1"], cards=[card("jab", top="Attack 5", b_top="Attack 1", b_initiative=66)])
    p.put("hand b", "jab").play("jab", "spare-1")
    assert p.state.initiative == 66
    assert (p.zone("jab"), p.zone("spare-1")) == ("played b", "played a")
    p.until("turn").go("top:jab", "attack:m1")
    assert p.monster(1).health == 30 - 1


@pytest.mark.rule("BB-RND-08")
@pytest.mark.parametrize(
    ("where", "cards", "rests"),
    [
        ("hand b", ["spare-1"], True),
        ("discard b", ["spare-1"], True),
        ("discard b", ["spare-1", "spare-2"], True),
        ("lost a", ["spare-1"], False),
    ],
)
def test_a_long_rest_needs_two_cards_in_hand_or_discard_pile(where: str, cards: list[str], rests: bool) -> None:
    p = quiet().put("lost a", "spare-3", "spare-4")
    assert p.keys == ["lead:spare-1", "lead:spare-2", "rest"]
    p.put(where, *cards)
    if "rest" in p.keys:
        p.go("rest")
    assert (p.prompt, p.keys) == (("rest-lose", ["lose:spare-1", "lose:spare-2"]) if rests else ("", []))


@pytest.mark.rule("BB-RND-08", "BB-BON-13")
def test_an_active_card_counts_toward_a_long_rest() -> None:
    p = quiet(cards=[GUARD]).play("guard", "spare-1").go("bottom:guard", "perform").until("select")
    p.put("lost a", "spare-1", "spare-2")
    assert p.zone("guard") == "active a"
    p.go("rest")
    assert p.state.resting


@pytest.mark.rule("BB-RND-09")
def test_a_resting_character_has_initiative_99_and_plays_nothing() -> None:
    p = quiet().go("rest")
    assert p.prompt == "rest-lose", "no action is offered"
    assert p.turns == ["m1 50", "hero 99"]
    assert p.game.zone("played") == []


@pytest.mark.rule("BB-RND-10")
def test_with_one_card_in_hand_a_long_rest_is_forced() -> None:
    p = quiet().put("lost a", "spare-1", "spare-2").put("discard b", "spare-3")
    assert len(p.events(RestDeclared)) == 1, "there was nothing to choose"
    assert p.prompt == "rest-lose"


@pytest.mark.rule("BB-RND-10", "BB-BON-10")
def test_before_a_forced_rest_active_cards_may_be_dismissed() -> None:
    p = quiet(cards=[GUARD]).play("guard", "spare-1").go("bottom:guard", "perform").until("select")
    p.put("lost a", "spare-1", "spare-2")
    assert p.keys == ["rest", "dismiss:guard"]
    p.go("dismiss:guard")
    assert p.keys == ["lead:guard", "lead:spare-3", "rest"]


@pytest.mark.rule("BB-RND-11")
@pytest.mark.parametrize("choice", [("lead:spare-1", "card:spare-2"), ("rest",)])
def test_cards_are_chosen_before_the_dice_and_for_good(choice: tuple[str, ...]) -> None:
    p = quiet(draws="+", equipped=["brass-cog"])
    for key in choice:
        assert p.state.columns == {}
        p.go(key)
    assert p.state.columns == {"rock": "+"}
    assert p.keys == ["go-on", "item:brass-cog"]


@pytest.mark.rule("BB-RND-12", "BB-DMG-09")
def test_played_cards_are_neither_in_hand_nor_discarded() -> None:
    p = row("s 1", monsters=["grub 1"], cards=[card("slow", initiative=80)]).play("slow", "spare-1")
    assert p.prompt == "damage"
    assert p.keys == ["suffer", "discard:spare-2", "discard:spare-3", "lose:spare-2", "lose:spare-3"]
    assert (p.zone("slow"), p.zone("spare-1")) == ("played a", "played a")
