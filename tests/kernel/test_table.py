"""The table: undo policies, shared decisions, forks, and what happens when a rule raises."""

from __future__ import annotations

import pytest

from kernel.toy import Said, options, table
from probes import secret_cards, zone_fight
from undercroft.kernel.conformance import play, position
from undercroft.kernel.decision import TABLE, IllegalChoice, together
from undercroft.kernel.save import dump_save
from undercroft.kernel.table import CHANCE, Forgetful, Settings, Table


async def step(game):
    """Roll only if asked to."""
    chosen = await game.choose(0, "step", options("roll", "walk", "peek"))
    if chosen == "roll":
        chosen = f"roll{await game.pick('die', '123456')}"
    elif chosen == "peek":
        game.reveal()
    game.state.names.append(chosen)
    game.tell(Said(text=chosen))


# -- undo --------------------------------------------------------------------------------------------------------------
def test_free_undo_goes_back_to_the_start():
    t = table(step, beats=9)
    start = position(t)
    for key in ("roll", "walk", "peek"):
        t.choose(key)
    assert [t.undo() for _ in range(3)] == [(0, "peek"), (0, "walk"), (0, "roll")]
    assert position(t) == start
    with pytest.raises(IllegalChoice, match="nothing to undo"):
        t.undo()


@pytest.mark.parametrize("secret", ["roll", "peek"])
def test_undo_stops_at_secrets_that_came_to_light(secret):
    t = table(step, beats=9, settings=Settings(undo="secrets"))
    for key in ("walk", secret, "walk", "walk"):
        t.choose(key)
    t.undo()
    t.undo()
    with pytest.raises(IllegalChoice, match="last secret"):
        t.undo()
    t.redo()
    t.undo()
    with pytest.raises(IllegalChoice, match="last secret"):
        t.undo()


def test_undo_can_be_off():
    t = table(step, settings=Settings(undo="off"))
    t.choose("walk")
    with pytest.raises(IllegalChoice, match="undo is off"):
        t.undo()


def test_redo_until_something_else_is_chosen():
    t = table(step, beats=9)
    for key in ("roll", "walk", "peek"):
        t.choose(key)
    end = position(t)
    for _ in range(3):
        t.undo()
    assert t.redo() == (0, "roll")
    t.choose("walk")
    assert t.future == [(0, "peek")], "choosing the same again keeps the rest"
    t.redo()
    assert position(t) == end
    t.undo()
    t.choose("roll")
    with pytest.raises(IllegalChoice, match="nothing to redo"):
        t.redo()


# -- decisions of the whole table --------------------------------------------------------------------------------------
async def vote(game):
    game.state.names.append(await game.choose(TABLE, "vote", options("a", "b", "c")))


def ballot(shared, seats=3, host=0):
    return table(vote, seats=seats, settings=Settings(shared=shared, host=host))


def test_the_first_to_answer_decides():
    t = ballot("first")
    t.choose("b", 2)
    assert t.state.names == ["b"]
    assert t.journal == [(2, "b")]
    with pytest.raises(IllegalChoice, match="there is no seat 7"):
        t.choose("b", 7)


def test_the_host_decides():
    t = ballot("host", host=1)
    with pytest.raises(IllegalChoice, match="the host decides"):
        t.choose("b", 2)
    assert t.journal == []
    t.choose("b", 1)
    assert t.state.names == ["b"]


def test_the_majority_decides_as_soon_as_it_is_one():
    t = ballot("majority")
    t.choose("b", 2)
    assert t.state.names == []
    t.choose("b", 0)
    assert t.state.names == ["b"]
    assert t.votes == {}


def test_a_vote_may_be_changed_and_taken_back():
    t = ballot("majority")
    t.choose("b", 2)
    t.choose("c", 2)
    assert t.votes == {2: "c"}
    t.choose("b", 0)
    assert t.state.names == []
    t.undo()
    assert t.votes == {2: "c"}
    assert t.fork().votes == {2: "c"}
    t.choose("c", 1)
    assert t.state.names == ["c"]


def test_a_tie_goes_to_the_hosts_choice():
    t = ballot("majority", host=1)
    for seat, key in ((2, "a"), (1, "c"), (0, "b")):
        t.choose(key, seat)
    assert t.state.names == ["c"]


def test_a_tie_the_host_is_not_part_of_goes_by_the_order_of_options():
    t = ballot("majority", seats=5, host=4)
    for seat, key in ((0, "c"), (1, "b"), (2, "c"), (3, "b"), (4, "a")):
        t.choose(key, seat)
    assert t.state.names == ["b"]


def test_votes_of_one_do_not_count_for_many():
    t = ballot("majority")
    with pytest.raises(IllegalChoice, match="there is no seat 9"):
        t.choose("b", 9)
    assert (t.votes, t.journal) == ({}, [])


def test_votes_replay():
    t = Table(zone_fight.Rules(), {"heroes": 3}, 1, settings=Settings(shared="majority"))
    for seat in (0, 1):
        t.choose("hero:hero2", seat)
    assert t.state.acting == "hero2"
    fork = t.fork(remember=True)
    assert (fork.hash, fork.journal) == (t.hash, t.journal)


# -- a rule that raises ------------------------------------------------------------------------------------------------
async def trap(game):
    chosen = await game.choose(0, "step", options("on", "boom", "illegal"))
    game.state.names.append(chosen)
    game.tell(Said(text=chosen))
    await game.choose(0, "sure", options("yes", "no"))
    if chosen != "on":
        game.state.beats += 100
        raise IllegalChoice("by the rules") if chosen == "illegal" else ZeroDivisionError("boom")


@pytest.mark.parametrize(("key", "error"), [("boom", ZeroDivisionError), ("illegal", IllegalChoice)])
def test_a_raising_rule_changes_nothing(key, error):
    t = table(trap, beats=9)
    for chosen in ("on", "yes", key):
        t.choose(chosen)
    before = position(t)
    with pytest.raises(error):
        t.choose("yes")
    assert position(t) == before
    t.undo()
    t.choose("on")
    t.choose("no")
    assert t.state.names == ["on", "on"]


def test_a_loop_without_decisions_is_noticed():
    async def beat(game):
        game.state.beats -= 1

    with pytest.raises(RuntimeError, match="10,000 beats without a decision"):
        table(beat)


# -- forks -------------------------------------------------------------------------------------------------------------
def test_a_fork_with_a_seed_has_another_future():
    t = table(step, beats=40)
    futures = set()
    for seed in range(8):
        fork = t.fork(seed, remember=True)
        assert fork.journal == [(CHANCE, f"seed {seed}")]
        for _ in range(5):
            fork.choose("roll")
        futures.add(tuple(fork.state.names))
    assert len(futures) > 4
    assert t.state.names == []


def test_a_fork_does_not_go_back_behind_its_seed():
    t = table(step, beats=9)
    t.choose("walk")
    fork = t.fork(5, remember=True)
    fork.choose("walk")
    fork.undo()
    with pytest.raises(IllegalChoice, match="behind its new seed"):
        fork.undo()


def test_forks_may_forget():
    t = table(step, beats=9)
    t.choose("walk")
    fork = t.fork()
    fork.choose("walk")
    assert (fork.events, fork.journal, len(fork.marks)) == ([], [(0, "walk")], 1)
    assert fork.state.names == ["walk"] * 2
    for act, what in ((fork.fork, "forked"), (lambda: fork.imagine(0, 1), "forked"), (fork.undo, "undone"), (lambda: dump_save(fork), "saved")):
        with pytest.raises(Forgetful, match=f"cannot be {what}; make it with remember=True"):
            act()


def test_events_can_be_left_out():
    t = table(step, listen=False, beats=2)
    t.choose("walk")
    assert t.events == []
    assert t.fork(listen=True, remember=True).events == []


def test_imagining_keeps_the_corrections_made_while_all_choose():
    async def beat(game):
        hands = game.state.hands.values()
        await together({hand.seat: game.choose(hand.seat, "which", lambda hand=hand: options(*hand.cards)) for hand in hands})

    t = table(beat, seats=2)
    t.choose("c0", 0)
    t.amend("hands.h1.cards", ["c3", "c4", "c5", "c6"])
    dream = t.imagine(1, 3)
    assert dream.state.hands["h1"].cards == ["c3", "c4", "c5", "c6"]
    assert [d.seat for d in dream.decisions] == [0, 1]


def test_a_finished_game_can_be_undone_forked_and_imagined():
    t = Table(secret_cards.Rules(), {"seats": 2}, 4)
    play(t, 4)
    outcome = t.outcome
    assert t.fork().outcome == t.imagine(0, 1).outcome == outcome
    t.undo()
    assert t.outcome is None
    t.redo()
    assert t.outcome == outcome


# -- marks ---------------------------------------------------------------------------------------------------------------
def test_a_mark_keeps_its_hash_when_its_state_is_dropped():
    t, other = table(step, beats=9), table(step, beats=9)
    for one in (t, other):
        one.choose("walk")
        one.choose("roll")
    hashes = [mark.hash for mark in other.marks]
    t.let_go(1)
    assert [bool(mark.data) for mark in t.marks] == [False] * (len(t.marks) - 1) + [True]
    assert [mark.hash for mark in t.marks] == hashes
    assert t.marks[-1] == other.marks[-1] != t.marks[0]
    t.recall(0, other.marks[0].data)
    assert t.marks[0] == other.marks[0]
