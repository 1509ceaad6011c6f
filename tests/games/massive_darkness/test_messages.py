"""Everything that Massive Darkness asks, offers, shows and tells has words, with names in place of ids."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.games.massive_darkness.told import faults, messages
from tests.text.collect import arguments, messages_of
from tests.text.everything import bundle, render
from tests.text.reading import ANY, Code
from undercroft.games import massive_darkness
from undercroft.games.massive_darkness import events
from undercroft.games.massive_darkness.module import MODULE
from undercroft.games.massive_darkness.state import DarkState
from undercroft.games.massive_darkness.table import faces, maps
from undercroft.games.massive_darkness.table.questions import SAID
from undercroft.kernel.chance import SEEDED, Asked, Policy
from undercroft.kernel.event import Event
from undercroft.kernel.table import Table
from undercroft.presentation.telling import Teller
from undercroft.text.messages import slug

RULES = MODULE.rules(MODULE.packs())
CONTENT = RULES.content
ADVENTURES = list(CONTENT.adventures)
HEROES = list(CONTENT.heroes)
CODE = Code([Path(str(massive_darkness.__file__)).parent])
KINDS = [e for e in vars(events).values() if isinstance(e, type) and issubclass(e, Event) and e is not Event]


def game(number: int, policy: Policy = SEEDED) -> Table[DarkState]:
    """A game of an adventure, with another party for each."""
    party = random.Random(number).sample(HEROES, 1 + number % 6)
    return Table(RULES, {"scenario": ADVENTURES[number % len(ADVENTURES)], "characters": party}, number, policy=policy)


def played(table: Table[DarkState], choices: int, seed: int) -> Iterator[int]:
    """Random choices; at each decision the seats at the table."""
    chance = random.Random(seed)
    for n in range(choices):
        if table.decision is None:
            return
        yield n
        table.choose(chance.choice(table.decision.keys))


def ids() -> set[str]:
    """Ids of content that nobody should read: those that are no words."""
    known = (CONTENT.equipment, CONTENT.traps, CONTENT.classes, CONTENT.cards, CONTENT.enemies, CONTENT.doors, CONTENT.events, CONTENT.lines)
    return {id for some in known for id in some if "-" in id or "/" in id}


IDS = ids()
COMPOUND = re.compile(r"[a-z0-9]+(?:[-/][a-z0-9]+)+")


def unnamed(text: str) -> list[str]:
    """The ids in a text."""
    return [word for word in COMPOUND.findall(text) if word in IDS]


# -- by the code -------------------------------------------------------------------------------------------------------------
def test_every_prompt_has_a_message() -> None:
    prompts = CODE.at("choose", 1, 3)
    assert len(prompts) > 40
    assert not [p for p in prompts if ANY in p]
    assert not [p for p in sorted(prompts) if not bundle("en").has_message(f"prompt-md-{p}")]


def test_every_option_has_a_message() -> None:
    verbs = {text.partition(":")[0] for made in CODE.calls["Option"] for text in CODE.argument(made)}
    assert len(verbs) > 40
    assert not [v for v in sorted(verbs) if not bundle("en").has_message(SAID.get(v, f"option-{v}"))]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_event_is_told_by_what_it_carries(kind: type[Event]) -> None:
    assert arguments(messages_of("en")[str(kind.__struct_config__.tag)]) <= set(kind.__struct_fields__)


def test_marks_and_parts_have_words() -> None:
    words = {"mark": faces.MARKS, "part": faces.PARTS, "terrain": maps.TERRAIN}
    assert not [f"{name}-{slug(w)}" for name, some in words.items() for w in some if not bundle("en").has_message(f"{name}-{slug(w)}")]


# -- by play -----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("number", range(len(ADVENTURES)), ids=ADVENTURES)
def test_all_that_seats_see_can_be_said(number: int) -> None:
    table, known = game(number), set[bytes]()
    for _ in played(table, 90, number):
        for seat in (*RULES.seats(table.state), None):
            for message in messages(table.scene(seat)):
                key = msgspec.msgpack.encode(message)
                if key not in known:
                    known.add(key)
                    assert not faults(message.id, message.args)
    assert len(known) > 50


@pytest.mark.parametrize("number", range(len(ADVENTURES)), ids=ADVENTURES)
def test_what_is_asked_and_told_has_names(number: int) -> None:
    """Also where the players enter what they drew and rolled."""
    table = game(number + len(ADVENTURES), Asked() if number % 2 else SEEDED)
    teller = Teller(table, 0)
    for _ in played(table, 120, number):
        scene = teller.refresh()
        for question in scene.questions:
            for text in (teller.prompt(question), *map(teller.choice, question.choices)):
                assert not unnamed(text), text
    teller.refresh()
    for line in teller.lines:
        assert not unnamed(line), line
    assert not [fault for event in teller.seen for fault in faults(event.id, event.args)]


def test_rounds_are_headings_of_the_log() -> None:
    table = game(0)
    teller = Teller(table, 0)
    for _ in played(table, 60, 0):
        pass
    teller.refresh()
    told = [line for n, line in enumerate(teller.lines) if teller.heading(n)]
    assert told[:2] == ["Round 1", "Round 2"]


# -- single sentences --------------------------------------------------------------------------------------------------------
def said(event: Event, **names: Any) -> str:
    return " ".join(render(event.id, {**event.args, **names}).split())


def test_a_combat_tells_what_each_symbol_did() -> None:
    shown = {"figure": "Ann", "card": "Hand Axe"}
    effect = events.Effected(figure="ann", what="attack", card="hand-axe", text="wounds +1", bams=1)
    assert said(effect, **shown) == "Ann, Hand Axe (1 bam): wounds +1."
    assert said(msgspec.structs.replace(effect, bams=2), **shown) == "Ann, Hand Axe (2 bams): wounds +1."
    assert said(msgspec.structs.replace(effect, bams=1, diamonds=1), **shown) == "Ann, Hand Axe (1 bam, 1 diamond): wounds +1."
    assert said(msgspec.structs.replace(effect, bams=0, diamonds=1, own=True), **shown) == "Ann (1 diamond): wounds +1."
    assert said(msgspec.structs.replace(effect, bams=0), **shown) == "Ann, Hand Axe: wounds +1."


def test_what_a_combat_comes_to_is_told() -> None:
    count = events.Counted(figure="Ann", target="Rats", swords=3, shields=1, more=0, wounds=2)
    assert said(count) == "Swords of Ann: 3. Shields of Rats: 1. Wounds: 2."
    assert "Wounds that shields cannot stop: 1. Total wounds: 3." in said(msgspec.structs.replace(count, more=1, wounds=3))


def test_experience_and_shards_are_told_apart() -> None:
    assert said(events.XpGained(figure="Ann", xp=3, shards=0)) == "Ann gains 3 experience."
    assert said(events.XpGained(figure="Ann", xp=0, shards=2)) == "Ann gains 2 experience shards."
    assert said(events.XpGained(figure="Ann", xp=1, shards=-4)) == "Ann turns five shards into 1 experience."
    assert said(events.XpGained(figure="Ann", xp=0, shards=0)) == "Ann cannot gain any more experience."


def test_a_door_that_nobody_opened_opens_by_itself() -> None:
    assert said(events.DoorOpened(figure="", cell=3, how="rule")) == "The door to 3 opens."
    assert said(events.DoorOpened(figure="Ann", cell=3)) == "Ann opens the door to 3."


def test_a_mob_moves_in_the_plural() -> None:
    assert said(events.Went(figure="Rats", path=(3,), how="mob"), path="e3") == "Rats move to e3."
    assert said(events.Went(figure="Troll", path=(3,), how="move"), path="e3") == "Troll moves to e3."


def test_what_takes_effect_is_told() -> None:
    assert said(events.RuleWorked(what="event/x", kind="event")) == "The event card takes effect."
    assert said(events.RuleWorked(what="adventure/x/0")) == "A special rule of the adventure takes effect."
    assert said(events.RuleWorked(what="equipment/x/use", kind="equipment")) == "A card or skill takes effect."


def test_why_the_adventure_is_lost_is_told() -> None:
    assert "Lifespark" in said(events.Ended(outcome="lost", why="MD-HER-14"))
    assert said(events.Ended(outcome="lost", why="adventure/x/3")) == "The adventure is lost because of its special rules."
    assert said(events.Ended(outcome="won", why="")) == "The adventure is won."


@pytest.mark.parametrize(
    ("die", "text"),
    [
        ({"colour": "red", "shown": False, "points": 0, "bams": 0, "diamonds": 0}, "A red die"),
        ({"colour": "blue", "shown": True, "points": 0, "bams": 0, "diamonds": 0}, "The blue die with a blank"),
        ({"colour": "red", "shown": True, "points": 3, "bams": 0, "diamonds": 1}, "The red die with 3 and a diamond"),
        ({"colour": "yellow", "shown": True, "points": 2, "bams": 1, "diamonds": 0}, "The yellow die with 2 and a bam"),
    ],
)
def test_dice_are_named_by_what_they_show(die: dict[str, Any], text: str) -> None:
    assert " ".join(render("option-die", die).split()) == text


@pytest.mark.parametrize(
    ("shown", "text"),
    [
        ({"points": 0, "bams": 0, "diamonds": 0}, "A blank"),
        ({"points": 2, "bams": 1, "diamonds": 0}, "2 and a bam"),
        ({"points": 3, "bams": 0, "diamonds": 1}, "3 and a diamond"),
    ],
)
def test_a_face_that_players_rolled_is_offered_in_words(shown: dict[str, Any], text: str) -> None:
    assert " ".join(render("option-face", shown).split()) == text


def test_tokens_that_change_hands_are_named() -> None:
    assert said(events.Given(figure="Ann", target="Bob", card="firework")) == "Ann gives a firework to Bob."
    assert said(events.Refused(figure="Ann", target="Bob", card="artifact")) == "Bob does not agree, so the artifact stays where it is."
    picked = events.PickedUp(figure="Ann", regular=1, special=0, tokens=("library",), things=("The key",))
    assert said(picked) == "Ann picks up everything (treasure: 1, special treasure: 0): The key."
