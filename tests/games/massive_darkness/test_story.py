"""Whole stories with the game's own pack, kept as clients keep them: the document and the table are written and read in between."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.games.massive_darkness.told import faults, messages
from undercroft.games.massive_darkness.campaign.campaign import CHRONICLE, RANDOM, Campaign
from undercroft.games.massive_darkness.module import MODULE
from undercroft.games.massive_darkness.rules.setup import Keepsake
from undercroft.games.massive_darkness.state import DarkState
from undercroft.kernel.rules import SetupError
from undercroft.kernel.save import dump_save, load_save
from undercroft.kernel.table import Table
from undercroft.presentation.chronicle import called, chronicle_of, summary

RULES = MODULE.rules(MODULE.packs())
CONTENT = RULES.content
MOST = 12
"""Choices in one beat."""


def reloaded(table: Table[DarkState]) -> Table[DarkState]:
    found = load_save(dump_save(table), lambda name: MODULE)
    assert (found.hash, [d.keys for d in found.decisions]) == (table.hash, [d.keys for d in table.decisions])
    return found


def until_play(table: Table[DarkState], chance: random.Random) -> Table[DarkState]:
    """Everything before the first round, by chance; every question can be said, and no beat is long."""
    for n in range(1000):
        decision = table.decision
        assert decision is not None
        if table.state.phase == "heroes":
            return table
        said = [fault for message in messages(table.scene(max(decision.seat, 0))) for fault in faults(message.id, message.args)]
        assert not said
        table.choose(chance.choice(decision.keys))
        assert len(table.journal) - table.marks[-1].at <= MOST
        if n % 10 == 3:
            table = reloaded(table)
    raise AssertionError(f"the adventure does not begin; asked is {table.decision}")


def ended(table: Table[DarkState], chance: random.Random, outcome: str, choices: int = 60) -> Table[DarkState]:
    """Some turns by chance, and then the end that the host says."""
    for _ in range(choices):
        if table.decision is not None:
            table.choose(chance.choice(table.decision.keys))
    if table.decision is not None:
        table.amend("outcome", outcome)
    while table.decision is not None:
        table.choose(table.decision.keys[0])
    return reloaded(table)


def held(table: Table[DarkState]) -> list[str]:
    """Every equipment card there is, wherever it is."""
    s = table.state
    own = [c for h in s.heroes.values() for c in ([h.body] if h.body else []) + h.hands + h.pack]
    stock = s.interlude.stock if s.interlude is not None else []
    piles = [c for pile in (*s.decks.values(), *s.discards.values()) for c in pile if c in CONTENT.equipment]
    return sorted(own + stock + piles + [e.gear for e in s.enemies.values() if e.gear in CONTENT.equipment])


EVERY = sorted(id for id, card in CONTENT.equipment.items() for _ in range(card.text.copies))


@pytest.mark.parametrize("seed", range(4))
def test_a_story_goes_on_from_adventure_to_adventure(seed: int) -> None:
    chance = random.Random(seed)
    party = chance.sample(list(CONTENT.heroes), (1, 2, 3, 6)[seed])
    campaign = CHRONICLE.begin(RULES, party)
    for chapter in range(5):
        stage = chance.choice(CHRONICLE.next(RULES, campaign))
        table: Table[DarkState] = Table(RULES, CHRONICLE.setup(RULES, campaign, stage.id), seed * 10 + chapter)
        laden = any(sheet.body or sheet.hands or sheet.pack for sheet in campaign.party.values())
        assert (table.state.interlude is not None) is (chapter > 0 and laden), "who has no card left has nothing to deal with"
        table = until_play(table, chance)
        assert held(table) == EVERY, "no card is lost or made"
        assert all(len(table.game.gear(hero)) <= 6 for hero in party)
        table = ended(table, chance, chance.choice(("won", "lost")))
        CHRONICLE.record(RULES, campaign, table)
        again = CHRONICLE.read(CHRONICLE.write(campaign))
        assert again == campaign
        campaign = again
        assert list(campaign.party) == party
        assert campaign.last == table.state.adventure
    assert len(campaign.won) + sum(campaign.lost.values()) == 5


def test_a_whole_story_of_victories_is_over_after_the_last_adventure() -> None:
    chance = random.Random(9)
    campaign = CHRONICLE.begin(RULES, ["elias"])
    while stages := CHRONICLE.next(RULES, campaign):
        table = until_play(Table(RULES, CHRONICLE.setup(RULES, campaign, stages[0].id), len(campaign.won)), chance)
        CHRONICLE.record(RULES, campaign, ended(table, chance, "won", choices=0))
        assert summary(CHRONICLE, RULES, campaign).startswith(f"Elias; {len(campaign.won)} won, 0 lost; ")
    assert campaign.won == list(CONTENT.adventures)
    assert CHRONICLE.epilogue(RULES, campaign) == CONTENT.story.epilogue
    assert summary(CHRONICLE, RULES, campaign).endswith("the story is over")
    assert [stage.id for stage in CHRONICLE.earlier(RULES, campaign)] == list(CONTENT.adventures)


def test_a_story_has_a_beginning_and_two_ends() -> None:
    told = CONTENT.story
    assert CHRONICLE.prologue(RULES) == told.prologue
    assert len({told.prologue, told.epilogue, told.shadow}) == 3
    assert all(len(text) > 200 for text in (told.prologue, told.epilogue, told.shadow))


def test_clients_find_it() -> None:
    assert chronicle_of(MODULE) is CHRONICLE
    assert [person.id for person in CHRONICLE.people(RULES)] == list(CONTENT.heroes)
    assert all(person.about and person.icon for person in CHRONICLE.people(RULES))
    assert CHRONICLE.sizes(RULES) == (1, 2, 3, 4, 5, 6)
    stages = CHRONICLE.stages(RULES, "elias")
    assert (stages[0].id, called(stages[-1], RULES)) == ("walking-in-the-dark", "10. The Heart of Darkness")
    assert CHRONICLE.introduction(RULES, stages[1].id) == CONTENT.adventures[stages[1].id].text.introduction
    assert CHRONICLE.conclusion(RULES, stages[1].id, "won") == CONTENT.adventures[stages[1].id].text.conclusion
    assert CHRONICLE.conclusion(RULES, stages[1].id, "lost") == ""
    assert (CHRONICLE.difficulties(RULES), CHRONICLE.usual(begun()), CHRONICLE.before(RULES, begun(), {})) == ([], "", ({}, []))


def begun(lost: str = "") -> Campaign:
    """A story of two heroes, or the same after an adventure was lost."""
    party = {"elias": Keepsake(), "sybil": Keepsake()}
    return Campaign(party=party, lost={lost: 1}, last=lost, defeat=True) if lost else Campaign(party=party)


def test_stages_say_how_they_are_played() -> None:
    lost = begun("walking-in-the-dark")
    assert [called(stage, RULES) for stage in CHRONICLE.next(RULES, lost)] == [
        "0. Walking in the Dark (try again)", "1. Scorched Earth", "A random adventure",
    ]  # fmt: skip
    assert CHRONICLE.next(RULES, lost)[-1].id == RANDOM
    assert summary(CHRONICLE, RULES, lost) == "Elias, Sybil; 0 won, 1 lost; next: 0. Walking in the Dark (try again)"
    assert CHRONICLE.party(lost) == ("elias", "sybil")
    assert CHRONICLE.earlier(RULES, lost) == []


@pytest.mark.parametrize(
    ("heroes", "told"),
    [([], "1 to 6 heroes, not 0"), (["elias"] * 7, "1 to 6 heroes, not 7"), (["nobody"], "no hero is called 'nobody'"), (["elias", "elias"], "once")],
)
def test_a_party_that_cannot_go_is_refused(heroes: list[str], told: str) -> None:
    with pytest.raises(SetupError, match=told):
        CHRONICLE.begin(RULES, heroes)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda text: text[:20], "damaged"),
        (lambda text: b"\xff", "damaged"),
        (lambda text: text.replace(b'"version":1', b'"version":7'), "version 7 is not known"),
        (lambda text: text.replace(b'"party":{', b'"party":{"x":1,'), "damaged"),
    ],
)
def test_a_damaged_document_is_refused(change: Callable[[bytes], bytes], told: str) -> None:
    with pytest.raises(SetupError, match=told):
        CHRONICLE.read(change(CHRONICLE.write(begun())))


def test_a_hero_that_no_pack_has_is_told() -> None:
    with pytest.raises(SetupError, match="no hero is called 'ghost'"):
        summary(CHRONICLE, RULES, Campaign(party={"ghost": Keepsake()}))


@pytest.mark.parametrize(
    ("sheet", "told"),
    [
        ({"kind": "baker"}, "no class is called 'baker'"),
        ({"skills": {"baking": 1}}, "no branch of no class is called 'baking'"),
        ({"kind": "battle-wizard", "skills": {"enhance-health": 9}}, "skills, not 9"),
        ({"shards": 5}, "shards are 0 to 4"),
        ({"pack": ["bread"]}, "no equipment card is called 'bread'"),
        ({"body": "short-bow"}, "worn on the body"),
        ({"pack": ["oath-of-the-four-brothers"] * 2}, "at most 6 equipment cards, of them 1 artifact"),
    ],
)
def test_a_sheet_that_cannot_be_is_refused(sheet: dict[str, object], told: str) -> None:
    with pytest.raises(SetupError, match=told):
        Table(RULES, {"scenario": "black-widow", "characters": ["elias"], "story": {"elias": sheet}}, 1)


def test_more_copies_than_there_are_are_refused() -> None:
    story = {hero: {"pack": ["oath-of-the-four-brothers"]} for hero in ("elias", "sybil")}
    with pytest.raises(SetupError, match="there are 1, not 2"):
        Table(RULES, {"scenario": "black-widow", "characters": ["elias", "sybil"], "story": story}, 1)
    with pytest.raises(SetupError, match="every hero of the party has a sheet"):
        Table(RULES, {"scenario": "black-widow", "characters": ["elias", "sybil"], "story": {"elias": {}}}, 1)
