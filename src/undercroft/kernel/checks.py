"""The checks of the conformance kit that look at one position or one choice."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from .decision import IllegalChoice, Seat, Together
from .playing import SPAN, STAY, Installed, asked, lively, position, same, short, step
from .save import dump_save, load_save, resume_save
from .table import CHANCE, Table


# -- one position ------------------------------------------------------------------------------------------------------
def check_decisions(table: Table[Any]) -> None:
    """Option keys are unique, there are at least two unless other seats have offers, and they come in the same order when the position is reached
    again. Groups are made of seats of the table."""
    for decision in table.decisions:
        keys = decision.keys
        assert len(keys) > 1 or decision.standing or decision.offers, f"{decision.prompt} offers {keys}: a single option is taken by itself"
        if decision.group is not None:
            strange = [seat for seat in (*decision.group.seats, decision.group.first) if seat not in table.seats]
            assert not strange, f"{decision.prompt} asks seats {strange}, which are not at the table"
            assert decision.group.first in decision.group.seats, f"{decision.prompt}: the first of the group is not one of its seats"
        twice = [key for key, n in Counter(keys).items() if n > 1]
        assert not twice, f"{decision.prompt} offers {twice[0]!r} more than once: {keys}"
        assert all(keys), f"{decision.prompt} offers an empty key: {keys}"
    found, wanted = asked(table.fork().decisions), asked(table.decisions)
    assert found == wanted, f"a fork asks {short(found)}, the table {short(wanted)}"


def check_offers(table: Table[Any]) -> None:
    """Offers are the seats' own: each seat is told of its own alone, nobody is waited for but the seat that is asked, and any offer can be taken,
    after which the question is asked again, answered otherwise, or the game is over."""
    standing = [decision for decision in table.decisions if decision.standing]
    waiting, asked_first = set(table.waiting), table.decisions[:1]
    for decision in standing:
        own = table.scene(decision.seat).questions
        assert [(q.seat, q.standing) for q in own] == [(decision.seat, True)], f"seat {decision.seat} is told {short(own)}"
        assert decision.seat not in waiting, f"the game waits for seat {decision.seat}, which has only an offer"
        for key in decision.keys:
            trial = table.fork(listen=True, remember=True)
            trial.choose(key, decision.seat)
            assert trial.journal[-1] == (decision.seat, key), f"the journal says {trial.journal[-1]}, not that seat {decision.seat} took {key!r}"
            assert trial.outcome is not None or trial.decisions, f"after seat {decision.seat} took {key!r} nobody is asked"
            assert len(trial.marks) > len(table.marks), f"the beat goes on after seat {decision.seat} took {key!r}"
            for seat in (seat for d in asked_first for seat in table.seats if d.asks(seat) and key not in d.keys):
                _refused(table, key, seat)


def _refused(table: Table[Any], key: str, seat: Seat) -> None:
    """The seat may not choose what is offered to another."""
    try:
        table.fork(remember=True).choose(key, seat)
    except IllegalChoice:
        return
    raise AssertionError(f"seat {seat} takes {key!r}, which is offered to another")


def check_marks(table: Table[Any]) -> None:
    """The marks are those beats after which somebody had chosen, and everything between them can be played again."""
    beats = table.beats()
    places = [mark.at for mark in table.marks]
    assert places == sorted(set(places)), f"marks without a choice between them: {places}"
    first = {beat.at: beat for beat in reversed(beats)}
    for n, mark in enumerate(table.marks):
        assert first[mark.at] == mark, f"mark {n} is not the first beat at choice {mark.at}"
    now = table.latest()
    assert (now.at, now.data, now.events) == (beats[-1].at, beats[-1].data, beats[-1].events), "the latest beat is not the last one played again"


def check_span(table: Table[Any]) -> None:
    """Beats are short enough that undo and fork never replay more than a few choices."""
    since, request = table.journal[table.marks[-1].at :], table.request
    if isinstance(request, Together) and len(request.flows) > 1:
        at = table.since - table.marks[-1].at
        longest = max([at, *Counter(seat for seat, _ in since[at:]).values()])
    else:
        longest = len(since)
    assert longest <= SPAN, f"{longest} choices since the last beat, more than {SPAN}: {since}"


def check_stay(table: Table[Any]) -> None:
    """A seat that does everything it can to prolong the beat still has to leave it before long."""
    for seat in {decision.seat: None for decision in table.decisions}:
        trial = table.fork(listen=True, remember=True)
        beat, chosen = len(trial.marks), list[str]()
        while (key := _staying(trial, seat, beat, Counter(chosen))) is not None:
            chosen.append(key)
            assert len(chosen) <= STAY, f"seat {seat} made {len(chosen)} choices in one beat: {short(chosen)}"
            trial.choose(key, seat)


def _staying(table: Table[Any], seat: Seat, beat: int, taken: Counter[str]) -> str | None:
    """The least taken option after which the same beat asks the seat again, or None if there is no such option."""
    decision = next((d for d in table.decisions if d.seat == seat), None)
    for key in sorted(decision.keys, key=lambda k: taken[k]) if decision is not None else ():
        trial = table.fork(listen=True, remember=True)
        trial.choose(key, seat)
        if len(trial.marks) == beat and any(d.seat == seat for d in trial.decisions):
            return key
    return None


def check_plain(state: Struct) -> None:
    """The state is plain data, and no mutable object appears in it twice."""
    reached: dict[int, str] = {}
    todo: list[tuple[str, Any]] = [("state", state)]
    while todo:
        path, value = todo.pop()
        if isinstance(value, str | int | None):
            continue
        frozen = isinstance(value, tuple) or (isinstance(value, Struct) and value.__struct_config__.frozen)
        if not frozen:
            assert id(value) not in reached, f"{path} and {reached[id(value)]} are the same object"
            reached[id(value)] = path
        if isinstance(value, Struct):
            todo += [(f"{path}.{name}", getattr(value, name)) for name in value.__struct_fields__]
        elif isinstance(value, dict):
            assert all(isinstance(key, str) for key in value), f"{path} has keys that are not strings: {short(list(value))}"
            todo += [(f"{path}.{key}", item) for key, item in value.items()]
        elif isinstance(value, list | tuple):
            todo += [(f"{path}.{n}", item) for n, item in enumerate(value)]
        else:
            raise AssertionError(f"{path} is a {type(value).__name__}, which is not plain data")


def check_save(table: Table[Any], *, embed: bool = False) -> None:
    """A save loads to the same position, and saving again gives the same bytes."""
    data = dump_save(table, embed=embed)
    loaded = load_save(data, Installed(table.rules).find)
    same(position(loaded), position(table), "loaded from its save")
    assert dump_save(loaded, embed=embed) == data, "a loaded game is saved differently"


def check_resume(table: Table[Any]) -> None:
    """A game resumed from its latest state is at the same position and can be undone as far as a replayed one."""
    data, find = dump_save(table, embed=False, resumable=True), Installed(table.rules).find
    resumed, before = resume_save(data, table.journal, (), find), position(table)
    same(position(resumed)._replace(events=before.events, barriers=before.barriers), before, "resumed")
    assert (len(resumed.events), dump_save(resumed, embed=False, resumable=True)) == (len(table.events), data), "a resumed game is saved differently"
    there = max(0, len(table.marks) - 4)
    resumed.recall(there, table.marks[there].data)
    back, at = table.fork(listen=True, remember=True), table.marks[there].at
    while len(resumed.journal) > at:
        assert resumed.undo() == back.undo()
    same(position(resumed)._replace(events=(), barriers=()), position(back)._replace(events=(), barriers=()), "resumed and undone")


def check_fork(table: Table[Any], seed: int) -> None:
    """Nothing that happens in a fork changes the original, and a seed given to a fork changes only future chance."""
    before = position(table)
    fork, other = table.fork(listen=True, remember=True), table.fork(seed, listen=True, remember=True)
    same(position(fork), before, "a fork")
    assert other.journal == [*before.journal, (CHANCE, f"seed {seed}")], "a fork with a seed records it"
    player, dice = lively(seed), random.Random(seed)
    while fork.decisions and len(fork.journal) < len(before.journal) + SPAN:
        found, wanted = _without_seed(other), _without_seed(fork)
        assert found == wanted, f"a fork with another seed differs before any chance: {short(found)}, not {short(wanted)}"
        decision = dice.choice(fork.decisions)
        key = player(decision)
        fork.choose(key, decision.seat)
        other.choose(key, decision.seat)
        if fork.state.chance.count != table.state.chance.count:
            break
    for branch in (fork, other):
        for _ in range(SPAN):
            step(branch, player, dice)
    same(position(table), before, "after play in its forks")


def _without_seed(table: Table[Any]) -> tuple[Any, ...]:
    data = msgspec.to_builtins(table.state)
    del data["chance"]["seed"]
    return data, asked(table.decisions)


# -- one choice --------------------------------------------------------------------------------------------------------
def check_undo(table: Table[Any], key: str, seat: Seat) -> None:
    """Make a choice, undo it and redo it."""
    before = position(table)
    table.choose(key, seat)
    after = position(table)
    table.undo()
    same(position(table), before, f"after undo of {seat} {key!r}")
    assert table.redo() == table.journal[-1]
    same(position(table), after, f"after redo of {seat} {key!r}")


def check_together(table: Table[Any], seed: int) -> None:
    """When seats choose at the same time, the order of their choices does not matter, nothing happens until all have chosen, and a seat
    takes back only its own choice."""
    dice, player, start = random.Random(seed), lively(seed), position(table)
    plan: dict[Seat, list[str]] = {d.seat: [] for d in table.decisions}
    first = table.fork(listen=True, remember=True)
    for seat, keys in plan.items():
        while isinstance(first.request, Together) and first.since == len(start.journal) and seat in first.request.open:
            keys.append(player(first.request.open[seat]))
            first.choose(keys[-1], seat)
    _check_person(table, plan)
    wanted, backwards = position(first), [seat for seat in reversed(plan) for _ in plan[seat]]
    for order in (backwards, dice.sample(backwards, len(backwards))):
        other, todo = table.fork(listen=True, remember=True), {seat: iter(keys) for seat, keys in plan.items()}
        for n, seat in enumerate(order):
            assert (other.hash, len(other.events)) == (start.hash, len(start.events)), f"seat {order[n - 1]} changed the state at once"
            if n:
                _take_back(other, dice.choice(order[:n]))
            other.choose(next(todo[seat]), seat)
        same(position(other)._replace(journal=wanted.journal), wanted, f"choices arriving in order {order}")


def _take_back(table: Table[Any], seat: Seat) -> None:
    """Undo and redo a seat's last choice, which need not be the last one in the journal."""
    before, journal = asked(table.decisions), list(table.journal)
    at = max(n for n, entry in enumerate(journal) if entry[0] == seat)
    assert table.undo(seat) == journal[at], f"undo of seat {seat} took back another choice"
    assert table.journal == journal[:at] + journal[at + 1 :], f"undo of seat {seat} touched another seat's choices"
    decision = next((d for d in table.decisions if d.seat == seat), None)
    assert journal[at][1] in (decision.keys if decision else ()), f"undo of seat {seat} does not ask it again"
    table.redo()
    assert asked(table.decisions) == before, f"redo of seat {seat} does not bring its choice back"


def _check_person(table: Table[Any], plan: Mapping[Seat, Sequence[str]]) -> None:
    """A person who holds all seats but the first takes back the latest choice of any of them. When none is left, undo takes back the last choice
    made before the seats began to choose, and the first seat can repeat its choice with redo."""
    first, *own = plan
    moves = [(seat, plan[seat][0]) for seat in (first, *own[:-1])]
    other = table.fork(listen=True, remember=True)
    for seat, key in moves:
        other.choose(key, seat)
    for entry in reversed(moves[1:]):
        assert other.undoable(own).others == ()
        assert other.undo(own) == entry, "undo does not take back the latest choice of a person's seats"
    if not table.journal or any(seat == CHANCE for seat, _ in table.journal[-1:]):
        return
    assert other.undoable(own).others == (first,), "undo does not name those whose choices it would take back"
    last = other.undo(own)
    assert other.journal == table.journal[:-1], "undo without a choice of one's own does not go back to before all chose"
    assert (other.redo(), other.redo()) == (last, moves[0]), "the others' choices are not given back"


# -- secrets -----------------------------------------------------------------------------------------------------------
def received(table: Table[Any], seat: Seat | None) -> tuple[Any, ...]:
    """Everything that a seat is told."""
    own = asked(d for d in table.decisions if seat is not None and d.asks(seat))
    return table.scene(seat), table.events_for(seat), own, table.outcome


def check_secrets(table: Table[Any], seeds: Sequence[int], steps: int = SPAN) -> int:
    """Nothing a seat receives depends on what it cannot know, and what is imagined for it depends only on what it knows.
    Returns how many of the imagined positions differ from the real one."""
    before, different = position(table), 0
    real = _without_seed(table)[0]
    for seat in table.seats:
        wanted, spectator = received(table, seat), table.scene(None)
        again = table.imagine(seat, seeds[-1])
        for seed in seeds:
            dream = table.imagine(seat, seed, listen=True, remember=True)
            for name, a, b in zip(("scene", "events", "decisions", "outcome"), received(dream, seat), wanted):
                assert a == b, f"what seat {seat} cannot know changes its {name}: {short(b)} became {short(a)}"
            assert dream.scene(None) == spectator, f"what seat {seat} cannot know changes what spectators see"
            different += _without_seed(dream)[0] != real
            twice = dream.imagine(seat, seeds[-1])
            assert (twice.hash, asked(twice.decisions)) == (again.hash, asked(again.decisions)), (
                f"what is imagined for seat {seat} still depends on what it cannot know (sort what is drawn from, and give "
                "options that depend on secrets as a function)"
            )
            player, dice = lively(seed), random.Random(seed)
            for _ in range(steps):
                step(dream, player, dice)
    same(position(table), before, "after imagining")
    return different
