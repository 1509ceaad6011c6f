"""How questions are put and options are named: what words of options mean that stand for several things."""

from __future__ import annotations

import pytest

from tests.rules.machina_arcana.position import Position, position
from tests.rules.machina_arcana.test_aiu import haunted, turn
from undercroft.games.machina_arcana.rules.mind import Act
from undercroft.games.machina_arcana.rules.paths import Way
from undercroft.games.machina_arcana.table.questions import choice
from undercroft.kernel.decision import Decision, Option
from undercroft.presentation.telling import Teller


def notes(p: Position, locale: str = "en") -> dict[str, str]:
    """What options cost and may cost, as it is read."""
    decision = p.table.decision
    assert decision is not None
    teller = Teller(p.table, max(decision.seat, 0) if decision.group is None else decision.group.first, locale)
    question = teller.refresh().questions[0]
    return {choice.key: teller.message(choice.note) for choice in question.choices if choice.note is not None}


def asked(p: Position, locale: str = "en") -> tuple[str, dict[str, str]]:
    """The question and its options as they are read."""
    assert p.table.decision is not None
    teller = Teller(p.table, max(p.table.decision.seat, 0), locale)
    question = teller.refresh().questions[0]
    return teller.prompt(question), {choice.key: teller.choice(choice) for choice in question.choices}


def test_what_an_explorer_can_do_is_named() -> None:
    p = position("a C .|.\nE X .!.\n", explorers=1).begin()
    with p.arrange() as s:
        s.lit = [p.cell("2,2")]
    question, options = asked(p)
    assert question == "What does Ann do? Stamina left: 6."
    assert options["activate:2,1"] == "Open the chest at 2,1"
    assert options["activate:2,2"] == "Activate the chapter space at 2,2"
    assert options["invoke:1,2"] == "Use the event space at 1,2: gain 1 essence and invoke an explorer event"
    assert options["roll:1,2"] == (
        "Use the event space at 1,2: roll 4 or more to lower threat by 1; with less, the current horror event takes effect again"
    )
    assert options["pass"] == "Pass: end the turn"


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "Close the door between 1,1 and 2,1"),
        ("ru", "Закрыть дверь между клетками 1,1 и 2,1"),
        ("uk", "Зачинити двері між клітинками 1,1 і 2,1"),
    ],
)
def test_a_door_is_named_by_the_spaces_on_both_sides(locale: str, text: str) -> None:
    p = position("a!.").begin()
    assert asked(p, locale)[1]["close-door:1,1:2,1"] == text


def test_an_ability_of_ones_own_is_its_text_and_others_say_their_card() -> None:
    p = position("a", items=[{"id": "flask", "type": "consumable", "active": ["Pay this card: restore 1 health"]}]).begin()
    with p.arrange():
        p.own("ann", "flask")
    options = asked(p)[1]
    assert options["use:item/flask/active/0"] == "Flask: This card: Restore 1 health"
    with p.arrange():
        p.put("brute", "2,1")
    assert asked(p)[1]["use:explorer/ann/active/0"] == "2 stamina, melee: Attack 1/0"


def test_essence_is_given_to_somebody_and_items_are_given_away() -> None:
    """The same word for three things."""
    p = position("a b S", explorers=2)
    with p.arrange() as s:
        s.explorers["ann"].essence, s.explorers["bob"].essence = 2, 3
        p.own("bob", "trinket")
    p.begin("bob").go("seal:3,1")
    assert asked(p)[0] == "Bob needs 4 essence. How much of it is Bob’s own? The others are asked for the rest."
    p.go("own:2")
    question, options = asked(p)
    assert question == "Bob lacks 2 essence. How much does Ann give?"
    assert list(options.values()) == ["2", "1", "Nothing"]
    p.go("give:0")
    while p.prompt != "act":
        p.go("withdraw")
    p.go("trade:ann")
    assert asked(p)[1]["give:trinket"] == "Give Trinket"


def test_two_decks_are_named_together() -> None:
    p = (
        position("a C", items=[{"id": "coat", "type": "apparel", "part": "torso"}, {"id": "hat", "type": "apparel", "part": "head"}])
        .begin()
        .go("activate:2,1")
    )
    question, options = asked(p)
    assert question == "From which decks does Ann draw two items?"
    assert options == {"decks:apparel:apparel": "Apparel, both cards", "decks:apparel:artifact": "Apparel and artifacts"}


def test_tiles_that_are_discarded_are_named() -> None:
    """Whatever is asked when the board grows too large names the tiles."""
    p = position("a")
    assert p.rules.content.title("first") == "First"
    assert p.rules.content.title("second-back") == "Second Back"


# -- prices and doubts -------------------------------------------------------------------------------------------------------------
def test_what_is_paid_stands_behind_the_option() -> None:
    p = position("a!C L\nS X R\nW E", explorers=1).begin()
    with p.arrange() as s:
        s.explorers["ann"].essence = 4
        p.own("ann", "trinket")
    assert notes(p) == {
        "close-door:1,1:2,1": "2 stamina", "seal:1,2": "3 stamina and 4 essence", "activate:2,2": "3 stamina and 3 essence",
        "activate:2,1": "3 stamina", "inventory:ann": "3 stamina",
        "use:explorer/ann/active/0": "it could only be aimed at explorers now",
    }  # fmt: skip
    with p.arrange() as s:
        s.lit = [p.cell("2,2")]
        s.closed = [(p.cell("1,1"), p.cell("2,1"))]
    found = notes(p)
    assert (found["activate:2,2"], found["open-door:1,1:2,1"], found["destroy-door:1,1:2,1"]) == ("1 stamina", "2 stamina", "4 stamina")


@pytest.mark.parametrize(("sign", "stamina"), [("L", 2), ("R", 1), ("W", 3), ("C", 3)])
def test_spaces_have_their_prices(sign: str, stamina: int) -> None:
    assert notes(position(f"a {sign}").begin())["activate:2,1"] == f"{stamina} stamina"


@pytest.mark.parametrize("cost", ["1", "2"])
def test_an_event_space_costs_what_the_settings_say(cost: str) -> None:
    found = notes(position("a E", profile={"event_cost": cost}).begin())
    assert (found["invoke:2,1"], found["roll:2,1"]) == (f"{cost} stamina", f"{cost} stamina")


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "3 stamina and 3 essence"),
        ("ru", "3 единицы выносливости и 3 единицы воодушевления"),
        ("uk", "3 одиниці витривалості і 3 одиниці наснаги"),
    ],
)
def test_prices_are_told_in_every_language(locale: str, text: str) -> None:
    p = position("a X").begin()
    with p.arrange() as s:
        s.explorers["ann"].essence = 3
    assert notes(p, locale)["activate:2,1"] == text


def test_a_step_has_no_price_and_an_ability_says_its_own() -> None:
    p = position("a .").begin()
    with p.arrange():
        p.put("brute", "2,2")
    assert not {"move:2,1", "use:explorer/ann/active/0"} & notes(p).keys()


def test_a_deadly_step_says_so() -> None:
    p = position("a ~").begin()
    assert notes(p)["move:2,1"] == "a chasm: Ann is destroyed there"


def test_monsters_have_prices_of_their_own() -> None:
    p = turn(haunted("a . . .\n. . . .\n. . . L\n. . .!. .", stamina=6))
    found = notes(p)
    assert {key.partition(":")[0]: text for key, text in found.items()} == {
        "close-door": "3 stamina", "destroy-door": "4 stamina", "lever": "3 stamina",
    }  # fmt: skip


def test_who_stands_on_a_space_that_is_sealed_is_destroyed() -> None:
    p = position("a S").begin()
    with p.arrange() as s:
        s.explorers["ann"].essence = 4
    assert notes(p)["seal:2,1"] == "3 stamina and 4 essence"
    p = position("a S b", explorers=2)
    with p.arrange() as s:
        s.explorers["ann"].essence = 4
        p.stand("bob", "2,1")
    p.begin()
    assert notes(p)["seal:2,1"] == "3 stamina and 4 essence; whoever stands there is destroyed"


def test_ways_past_others_are_told_apart() -> None:
    p = position("a")
    decision = Decision(0, "monster-acts", ())
    steps = [Act("step", "ann", way=Way((p.cell(via), p.cell("5,2")))) for via in ("4,1", "4,2")] + [Act("step", "ann", way=Way((p.cell("5,2"),)))]
    teller = Teller(p.table, 0)
    teller.refresh()
    texts = [teller.choice(choice(p.game, decision, Option(f"step:{n}", act, act.way.cells[-1], "ann"))) for n, act in enumerate(steps)]
    assert texts == ["Go to 5,2 by way of 4,1, towards Ann", "Go to 5,2 by way of 4,2, towards Ann", "Go to 5,2, towards Ann"]


# -- why something is asked --------------------------------------------------------------------------------------------------------
def test_a_question_says_that_the_space_is_taken() -> None:
    p = position("a . . . . S", draws={"spawn-roll": "9"}).begin()
    with p.arrange():
        p.put("stone", "6,1")
    while p.prompt != "which-space":
        p.table.choose("pass" if "pass" in p.keys else p.keys[0])
    assert asked(p)[0] == "The space is taken. Which of the nearest free ones is it instead?"


# -- what has to be confirmed says why ---------------------------------------------------------------------------------------------
def test_a_price_that_could_be_the_last_health_says_so() -> None:
    p = position("a", explorer={"ann": {"active": ["Pay 1 health: threat +1"]}})
    with p.arrange() as s:
        s.explorers["ann"].health = 1
    assert notes(p.begin())["use:explorer/ann/active/0"] == "Ann would lose the last health, unless essence is lost instead"


def test_targets_that_are_friends_or_nobody_say_so() -> None:
    ann = {"active": ["Pay 1 stamina, melee: attack 1/0; threat +1"]}
    p = position("a b", explorers=2, explorer={"ann": ann})
    with p.arrange():
        p.put("stone", "1,2")
    found = notes(p.begin().go("use:explorer/ann/active/0"))
    assert (found["target:bob"], found["space:2,2"], "target:stone" in found) == ("Bob is an explorer", "there is nobody to hit", False)


def test_any_amount_of_health_that_is_the_last_says_so() -> None:
    p = position("a", explorer={"ann": {"active": ["Pay 1 stamina: lose any amount of health and gain as much essence"]}}).begin()
    assert {key for key, text in notes(p.go("use:explorer/ann/active/0")).items() if "last health" in text} == {"amount:5"}
