"""Cards and items of Gloomhaven say all they do: whom they concern, how far they reach, and what comes with them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.gloomhaven.position import acting, card, kind, position
from undercroft.games.gloomhaven.content.printing import item_lines, printed
from undercroft.games.gloomhaven.content.words import PRINTED_TEXT
from undercroft.games.gloomhaven.module import MODULE
from undercroft.kernel.scene import Card
from undercroft.presentation.printing import printer
from undercroft.presentation.telling import Teller

CONTENT = MODULE.rules(MODULE.packs()).content
OTHERS = ("ru", "uk")


def said(ability: str, locale: str = "en") -> str:
    return printer("gloomhaven", locale)(printed(CONTENT.abilities[ability]))


@pytest.mark.parametrize(
    ("ability", "text"),
    [
        ("deck/ancient-artillery/5/1", "All adjacent enemies suffer 2"),
        ("monster/elder-drake/special/2/0", "All enemies within range 2 suffer 1"),
        ("deck/savvas-lavaflow/3/0", "All enemies anywhere on the map suffer 2"),
        ("deck/night-demon/2/2", "All adjacent figures suffer 1"),
        ("deck/living-corpse/0/1", "Muddle, immobilize, one adjacent enemy"),
        ("deck/imp/1/0", "Strengthen, all allies within range 2"),
        ("deck/imp/4/1", "Heal 2, self or one ally within range 3"),
        ("deck/living-spirit/4/1", "Curse, all enemies in range"),
        ("deck/living-spirit/1/1", "Attack -1, target all enemies in range"),
        ("deck/sun-demon/0/0", "Heal 3, self or one ally within range 3; consume light: all allies within range 3"),
        ("deck/savvas-icestorm/2/2", "Until the end of the round: Shield 1, self and all allies within range 2"),
        ("deck/archer/0/2", "Create trap 3, on an adjacent hex"),
        ("card/a-gossips-ear/top/0", "Muddle, one enemy within range 2"),
        ("card/the-cellar-choir/bottom/0", "Muddle, up to 2 enemies within range 3"),
        ("card/catgut-and-brandy/bottom/1", "Strengthen, one ally within range 3"),
        ("card/bullseye-lantern/top/0", "Heal 2, up to 2 of self and allies within range 3; consume fire: +1 target, xp 1"),
        ("card/let-them-come/top/0", "Attack 3, target all adjacent enemies, xp 1 per target"),
        ("card/lost-the-thread/bottom/0", "Control, all enemies within range 3, (Move 2)"),
    ],
)
def test_a_line_says_whom_it_concerns_and_how_far_it_reaches(ability: str, text: str) -> None:
    assert said(ability) == text


def test_every_line_of_a_card_can_be_read_again_as_it_is_printed() -> None:
    shown = [a for id, a in CONTENT.abilities.items() if id.startswith(("deck/", "monster/", "card/", "item/"))]
    assert len(shown) > 800
    for ability in shown:
        text = printed(ability)
        assert PRINTED_TEXT.show(PRINTED_TEXT.read(text)) == text


def test_other_languages_say_so_too() -> None:
    assert said("deck/ancient-artillery/5/1", "ru") == "Урон 2, цели — все враги рядом"
    assert said("deck/imp/1/0", "uk") == "Посилення, цілі: усі союзники (дальність 2)"
    assert said("card/the-cellar-choir/bottom/0", "ru") == "Смятение, цели — враги в пределах дальности 3, не больше 2"


def test_a_summons_figures_are_printed_in_the_readers_language() -> None:
    block = said("card/tin-sentry/top/0", "ru").partition("(")[2]
    assert block == "ОЗ 4, движение 2, атака 2, дальность 2)"
    assert said("card/tin-sentry/top/0", "uk").endswith("(4 очки здоров’я, рух 2, атака 2, дальність 2)")
    assert said("card/tin-sentry/top/0") == "For the rest of the scenario: Summon Tin Sentry (hp 4, move 2, attack 2, range 2)"


# -- items ---------------------------------------------------------------------------------------------------------------
def test_an_item_says_how_many_minus_cards_it_adds() -> None:
    armour = [item for item in CONTENT.items.values() if item.minus]
    assert len(armour) >= 3
    for item in armour:
        cards = "card" if item.minus == 1 else "cards"
        assert item_lines(item, 0)[-1] == f"Add {item.minus} -1 {cards} to your attack modifier deck"
    say = printer("gloomhaven", "ru")
    assert say(item_lines(CONTENT.items["hide-armor"], 0)[-1]) == "Замешайте в свою колоду модификаторов атаки 2 карты −1"


def test_an_item_draws_its_use_slots_with_those_used() -> None:
    say = printer("gloomhaven", "en")
    texts = [say(item_lines(CONTENT.items["chainmail"], used)[0]) for used in (0, 2)]
    assert texts == [f"{slots}: When any attack damages you: shield 1" for slots in ("○ ○ ○", "● ● ○")]


def test_an_item_that_carries_others_says_so() -> None:
    assert item_lines(CONTENT.items["cloak-of-pockets"], 0) == ("Carry 2 more small items",)


@pytest.mark.parametrize("locale", OTHERS)
def test_every_line_of_an_item_is_translated(locale: str) -> None:
    say = printer("gloomhaven", locale)
    for item in CONTENT.items.values():
        for line in item_lines(item, 0):
            assert say(line) != line, line


# -- cards in play -------------------------------------------------------------------------------------------------------
SPUR = "Persistent: Slots o 1xp o: When you attack: attack +1"


def shown(p: Any, zone: str, id: str) -> Card:
    return next(c for z in p.table.scene(0).zones if z.id == zone and z.seat == 0 for c in z.cards if c.id == id)


def test_an_active_card_shows_how_far_its_slots_are_used() -> None:
    cards = [card("go", bottom=[SPUR, "Lost"], initiative=1)]
    p = position("1 A\n 2 .", monsters={"A": "dummy"}, cards=cards).play("go", "spare-1")
    say = printer("gloomhaven", "en")
    assert say(shown(p, "played", "go").parts["bottom"][0]) == "Until used up ○ ① ○: When you attack: attack +1"
    p.go("bottom:go", "perform", "top:spare-1", "attack:dummy-1")
    face = shown(p, "active", "go")
    assert say(face.parts["bottom"][0]) == "Until used up ● ① ○: When you attack: attack +1"
    assert len(face.icons["bottom"]) == len(face.parts["bottom"])


def test_the_cards_of_a_scene_say_whom_they_concern() -> None:
    p = acting("1 A\n 2 .", "top", "Muddle", monsters={"A": "dummy"})
    assert shown(p, "played", "go").parts["top"] == ("Muddle, one adjacent enemy",)
    question = next(q for q in p.table.scene(0).questions if q.seat == 0)
    assert question.prompt.args["line"] == "Muddle, one adjacent enemy"


def test_the_log_names_a_bonus_that_begins_and_ends() -> None:
    p = acting("1 A\n 2 .", "top", "Round: Shield 2", monsters={"A": "dummy"}).go("perform")
    teller = Teller(p.table, 0)
    teller.refresh()
    assert any(line.endswith(" gains the bonus from Go: “Until the end of the round: Shield 2”.") for line in teller.lines)
    p.next_round()
    teller.refresh()
    assert any(line.endswith(" loses the bonus from Go: “Until the end of the round: Shield 2”.") for line in teller.lines)


def test_a_bonus_of_a_monster_is_named_by_its_line() -> None:
    guard = kind("guard", does=("Round: Shield 1",), initiative=5)
    p = position("1 A\n 2 .", monsters={"A": "guard"}, kinds=[guard]).play().until("turn")
    teller = Teller(p.table, 0)
    teller.refresh()
    assert "Guard 1 gains a bonus: “Until the end of the round: Shield 1”." in teller.lines
