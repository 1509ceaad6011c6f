"""The conformance kit that every game must pass. Each check raises an AssertionError that says what is wrong and where; `conform`
runs all of them over seeded games. The kit knows no game, so other packages can use it to test their own."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from .decision import Decision, IllegalChoice, Seat, Together
from .event import Event
from .packs import PackSource
from .registry import UnknownGame
from .rules import Rules
from .save import dump_save, load_save, resume_save
from .table import CHANCE, Entry, Forgetful, Table

SPAN = 12
"""The most choices (of one seat) that undo and fork may have to replay since the last beat."""
STAY = 64
"""The most choices that one seat may make in one beat, so that nobody can choose something and take it back endlessly."""
LIMIT = 20_000
"""A game with more choices than this is assumed never to end."""

Player: TypeAlias = Callable[[Decision], str]
Asked: TypeAlias = tuple[tuple[Seat, str, dict[str, Any], tuple[str, ...]], ...]


def lively(seed: int) -> Player:
    """A random player that prefers options it has chosen less often, so that it exercises content and gets out of loops."""
    dice, taken = random.Random(seed), Counter[tuple[str, str]]()

    def choose(decision: Decision) -> str:
        keys = decision.keys
        weights = [1 / (1 + taken[decision.prompt, key]) for key in keys]
        key = dice.choice(keys) if dice.random() < 0.3 else dice.choices(keys, weights)[0]
        taken[decision.prompt, key] += 1
        return key

    return choose


class Case(NamedTuple):
    """A game to test with the kit: its rules, one set-up, and the player."""

    rules: Rules[Any]
    setup: Mapping[str, Any]
    profile: Mapping[str, Any] = {}
    player: Callable[[int], Player] = lively

    def table(self, seed: int, **options: Any) -> Table[Any]:
        return Table(self.rules, self.setup, seed, profile=self.profile, **options)


class Installed:
    """A module that offers only these rules, so that saves of a case can be loaded without an entry point."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.name, self.title, self._rules = rules.name, rules.name, rules

    def packs(self) -> tuple[PackSource, ...]:
        return self._rules.packs

    def rules(self, packs: Sequence[PackSource]) -> Rules[Any]:
        return self._rules

    def find(self, name: str) -> Installed:
        if name != self.name:
            raise UnknownGame(f"no game is called {name!r}; installed: {self.name}")
        return self


class Position(NamedTuple):
    """Everything that undo, redo, fork and load must restore."""

    hash: str
    decisions: Asked
    journal: tuple[Entry, ...]
    barriers: tuple[int, ...]
    events: tuple[Event, ...]
    outcome: str | None


def asked(decisions: Iterable[Decision]) -> Asked:
    return tuple((d.seat, d.prompt, d.args, tuple(d.keys)) for d in decisions)


def position(table: Table[Any]) -> Position:
    lists = tuple(table.journal), tuple(table.barriers), tuple(table.events)
    return Position(table.hash, asked(table.decisions), *lists, table.outcome)


def same(found: Position, wanted: Position, what: str) -> None:
    for name, a, b in zip(Position._fields, found, wanted):
        assert a == b, f"{what}: {name} is {_short(a)}, not {_short(b)}"


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) < 400 else f"{text[:120]} … {text[-270:]}"


# -- playing -----------------------------------------------------------------------------------------------------------
def play(table: Table[Any], seed: int, limit: int = LIMIT, player: Player | None = None) -> int:
    """Play to the end and return the number of choices."""
    player, dice = player or lively(seed), random.Random(seed)
    for n in range(limit):
        if not step(table, player, dice):
            assert table.outcome is not None, f"after {n} choices nothing is asked and the game has no outcome"
            return n
    raise AssertionError(f"no end after {limit} choices; open: {_short(asked(table.decisions))}")


def step(table: Table[Any], player: Player, dice: random.Random) -> bool:
    """Make one choice for one of the seats being asked. Return False if no seat is asked."""
    if not table.decisions:
        return False
    decision = dice.choice(table.decisions)
    table.choose(player(decision), decision.seat)
    return True


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
    assert found == wanted, f"a fork asks {_short(found)}, the table {_short(wanted)}"


def check_offers(table: Table[Any]) -> None:
    """Offers are the seats' own: each seat is told of its own alone, nobody is waited for but the seat that is asked, and any offer can be taken,
    after which the question is asked again, answered otherwise, or the game is over."""
    standing = [decision for decision in table.decisions if decision.standing]
    waiting, asked_first = set(table.waiting), table.decisions[:1]
    for decision in standing:
        own = table.scene(decision.seat).questions
        assert [(q.seat, q.standing) for q in own] == [(decision.seat, True)], f"seat {decision.seat} is told {_short(own)}"
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


def check_forgetful(table: Table[Any], case: Case) -> None:
    """A table that does not remember plays the same game, and says so if it is to be forked."""
    other = case.table(table.seed, remember=False)
    for seat, key in table.journal:
        other.choose(key, seat)
    assert (other.hash, other.outcome) == (table.hash, table.outcome), "a table that does not remember plays another game"
    try:
        other.fork()
    except Forgetful:
        return
    raise AssertionError("a table that does not remember can be forked")


def check_results(table: Table[Any]) -> None:
    """At the end, every seat has won or lost."""
    assert tuple(sorted(table.results)) == tuple(sorted(table.seats)), f"results for seats {sorted(table.results)}, not {sorted(table.seats)}"


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
            assert len(chosen) <= STAY, f"seat {seat} made {len(chosen)} choices in one beat: {_short(chosen)}"
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
            assert all(isinstance(key, str) for key in value), f"{path} has keys that are not strings: {_short(list(value))}"
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
        assert found == wanted, f"a fork with another seed differs before any chance: {_short(found)}, not {_short(wanted)}"
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
                assert a == b, f"what seat {seat} cannot know changes its {name}: {_short(b)} became {_short(a)}"
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


# -- a whole game ------------------------------------------------------------------------------------------------------
def check_amnesia(table: Table[Any], case: Case) -> None:
    """The state alone determines what comes next: decoding it again after every beat changes nothing."""
    other = case.table(table.seed, amnesia=True)
    for seat, key in table.journal:
        other.choose(key, seat)
    for n, (a, b) in enumerate(zip(other.marks, table.marks)):
        assert a.hash == b.hash, f"beat {n} differs if the state is decoded after every beat: something is kept outside the state"
    assert (len(other.marks), other.hash) == (len(table.marks), table.hash), "the end differs if the state is decoded after every beat"


def check_rewind(table: Table[Any], case: Case) -> None:
    """Undo all the way to the start and redo all the way to the end."""
    end, n = position(table), len(table.journal)
    for _ in range(n):
        table.undo()
    same(position(table), position(case.table(table.seed)), "after undo to the start")
    try:
        table.undo()
    except IllegalChoice:
        pass
    else:
        raise AssertionError("undo goes back behind the start")
    for _ in range(n):
        table.redo()
    same(position(table), end, "after redo to the end")


def missing_lines(rules: Rules[Any], events: Iterable[Event]) -> tuple[str, ...]:
    """The ability lines of the packs that caused none of the events."""
    seen = {event.line for event in events}
    return tuple(line for line in rules.lines() if line not in seen)


class Report(Struct):
    """Counts of what `conform` checked."""

    games: int = 0
    choices: int = 0
    beats: int = 0
    saves: int = 0
    forks: int = 0
    blocks: int = 0
    offers: int = 0
    imagined: int = 0
    outcomes: dict[str, int] = {}
    missing: tuple[str, ...] = ()


def conform(case: Case, seeds: Iterable[int], *, deep: bool = True, every: int = 7, limit: int = LIMIT) -> Report:
    """Run the whole kit on a case. If `deep`, every choice is undone and redone; forks, saves and secrets are sampled."""
    report, lines = Report(), set[str]()
    for seed in seeds:
        table = case.table(seed)
        try:
            _conform(case, table, deep, every, limit, report)
        except Exception as e:
            e.add_note(f"seed {seed} of {case.rules.name} {dict(case.setup)}, after {len(table.journal)} choices")
            raise
        report.games += 1
        report.choices += len(table.journal)
        report.beats += len(table.marks)
        outcome = str(table.outcome)
        report.outcomes[outcome] = report.outcomes.get(outcome, 0) + 1
        lines.update(event.line for event in table.events)
    report.missing = tuple(line for line in case.rules.lines() if line not in lines)
    return report


def _conform(case: Case, table: Table[Any], deep: bool, every: int, limit: int, report: Report) -> None:
    player, dice = case.player(table.seed), random.Random(table.seed)
    for n in range(limit):
        _look(table, n, every, report)
        if not table.decisions:
            break
        decision = dice.choice(table.decisions)
        if deep:
            check_undo(table, player(decision), decision.seat)
        else:
            table.choose(player(decision), decision.seat)
    assert table.outcome is not None, f"no end after {limit} choices"
    check_results(table)
    check_save(table, embed=True)
    check_amnesia(table, case)
    check_marks(table)
    check_forgetful(table, case)
    if deep:
        check_rewind(table, case)


def _look(table: Table[Any], n: int, every: int, report: Report) -> None:
    """Check one position. The cheap checks always run, the expensive ones only now and then."""
    check_decisions(table)
    check_span(table)
    if len(table.decisions) > 1 and table.decisions[-1].standing:
        check_offers(table)
        report.offers += 1
    check_plain(table.state)
    request, seed = table.request, table.seed + n
    if isinstance(request, Together) and len(request.open) > 1 and table.since == len(table.journal):
        check_together(table, seed)
        report.blocks += 1
    if n % every == 0:
        check_fork(table, seed)
        report.forks += 2
        report.imagined += check_secrets(table, (seed + 1, seed + 2))
    if n % (4 * every) == every:
        check_save(table)
        check_marks(table)
        check_resume(table)
        check_stay(table)
        report.saves += 1
