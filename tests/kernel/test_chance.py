"""The generator is specified to the bit; policies say where outcomes come from."""

from __future__ import annotations

from collections import Counter

import pytest

from kernel.toy import table
from probes import zone_fight
from undercroft.kernel.chance import ASKED, MASK, SEEDED, Chance, Scripted, ScriptEnded, policy
from undercroft.kernel.conformance import play
from undercroft.kernel.decision import TABLE, IllegalChoice
from undercroft.kernel.save import dump_save, load_save
from undercroft.kernel.table import Table


def raw(seed, n):
    """The first numbers of splitmix64, all 64 bits of them."""
    chance = Chance(seed)
    return [chance.below(1 << 64) for _ in range(n)]


def test_known_values():
    """From the reference implementation of splitmix64 (Vigna), seed 1234567."""
    assert raw(1234567, 5) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    assert raw(0, 1) == [0xE220A8397B1DCDAF]


def test_counts_and_continues():
    chance = Chance(9)
    first = [chance.below(6) for _ in range(10)]
    assert chance.count == 10
    assert [Chance(9, 4).below(6)] == first[4:5]


@pytest.mark.parametrize("n", [2, 6, 20])
def test_uniform_within_reason(n):
    chance, draws = Chance(42), 6_000
    counts = Counter(chance.below(n) for _ in range(draws))
    assert set(counts) == set(range(n))
    square = sum((counts[k] - draws / n) ** 2 / (draws / n) for k in range(n))
    assert square < n + 5 * (2 * n) ** 0.5


def test_neighbouring_seeds_differ():
    assert len({tuple(raw(seed, 2)) for seed in range(200)}) == 200
    assert all(0 <= x <= MASK for x in raw(2**63, 50))


async def roll(game):
    game.state.names.append(("a", "b", "c")[await game.pick("die", ("a", "b", "c"))])


def test_a_script_says_what_happens():
    assert table(roll, policy=Scripted("c", "a", "b")).state.names == ["c", "a", "b"]
    assert table(roll, policy=Scripted("c", then="b")).state.names == ["c", "b", "b"]


def test_a_script_that_ends_or_errs_says_so():
    with pytest.raises(ScriptEnded, match=r"ended; asked for die: a, b, c"):
        table(roll, policy=Scripted("c"))
    with pytest.raises(ScriptEnded, match=r"'x', but die can be a, b, c"):
        table(roll, policy=Scripted("x"))


def test_undo_rewinds_a_script():
    async def beat(game):
        if await game.choose(0, "go", [zone_fight.Option("yes", True), zone_fight.Option("no", False)]):
            await roll(game)

    t = table(beat, policy=Scripted("c", "a", "b"))
    t.choose("yes")
    t.choose("yes")
    t.undo()
    t.choose("no")
    t.choose("yes")
    assert t.state.names == ["c", "a"]


def asked_fight():
    return Table(zone_fight.Rules(), {"heroes": 1}, 3, policy=ASKED)


def test_asked_collapses_equal_outcomes():
    t = asked_fight()
    while not t.decision.prompt.startswith("chance-"):
        t.choose(t.decision.keys[0])
    colour = t.decision.prompt.removeprefix("chance-")
    faces = list(dict.fromkeys(zone_fight.FACES[colour]))
    assert t.decision.seat == TABLE
    assert t.decision.keys == [f"{colour}:{face}" for face in faces]
    with pytest.raises(IllegalChoice):
        t.choose(f"{colour}:9")


def test_asked_games_are_saved_and_loaded():
    t = asked_fight()
    play(t, 4)
    loaded = load_save(dump_save(t), zone_fight.MODULE.find)
    assert loaded.policy is ASKED
    assert (loaded.hash, loaded.journal) == (t.hash, t.journal)


def test_policies_are_described():
    scripted = Scripted("a", then="b")
    assert policy(SEEDED.describe()) is SEEDED
    assert policy(ASKED.describe()) is ASKED
    again = policy(scripted.describe())
    assert isinstance(again, Scripted)
    assert (again.outcomes, again.then) == (("a",), "b")
    for bad in ({}, {"policy": "loaded"}, {"policy": "scripted", "outcomes": [1], "then": None}):
        with pytest.raises(ValueError, match="known: seeded, asked, scripted"):
            policy(bad)
