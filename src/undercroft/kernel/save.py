"""Saves: a header, a snapshot of the last beat, and the journal as JSON lines with a state hash for every beat."""

from __future__ import annotations

import os
import tempfile
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Struct

from .chance import policy
from .contract import Playable
from .decision import TABLE, IllegalChoice
from .event import EARLIER
from .packs import PackError, PackSource, unembed
from .registry import UnknownGame, game
from .rules import Rules, SetupError
from .table import Diverged, Entry, Forgetful, Forgotten, Mark, Settings, Table, fingerprint

FORMAT = 2
"""Format 1 has a line for every beat, format 2 only for those that follow a choice."""
MAX_SAVE = 64 << 20
MAX_PACKS = 32
MOST_FORKS = 64
"""The most alternatives that are tried when replaying choices under newer rules."""
NULL = msgspec.Raw(b"null")


class SaveError(ValueError):
    """A save cannot be read or written. The message gives the reason in one line."""


class PackRef(Struct, forbid_unknown_fields=True):
    id: str
    version: str
    hash: str
    data: str | None = None


class Header(Struct, forbid_unknown_fields=True, kw_only=True):
    """The first line of a save."""

    undercroft: int
    game: str
    rules: str
    seed: int
    setup: dict[str, Any]
    profile: dict[str, Any]
    settings: Settings
    chance: dict[str, Any]
    packs: Annotated[list[PackRef], msgspec.Meta(max_length=MAX_PACKS)]
    base: msgspec.Raw = NULL
    """The state that the journal starts from, if it does not start from the set-up."""


class Snapshot(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The second line: the state at the last mark, and its number."""

    beat: int
    hash: str
    state: msgspec.Raw
    now: msgspec.Raw = NULL
    """The state at the start of the current beat, if that is later. Under newer rules the game goes on from there, so that what people have seen the
    enemies do stays as it was."""


class Beat(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Each further line: the hash of the state at a mark and the choices made since."""

    hash: str
    choices: list[str]
    events: int = -1
    """The number of events at the mark, in saves that can be resumed without a replay."""


_json = msgspec.json.Encoder()
_pack = msgspec.msgpack.Encoder()


def dump_save(table: Table[Any], *, embed: bool = True, resumable: bool = False) -> bytes:
    """A game as bytes. If `resumable`, it includes the number of events at every beat, which `resume_save` needs."""
    if not table.remember:
        raise Forgetful("saved")
    marks = table.marks
    beats = [Beat(m.hash, [], m.events if resumable else -1) for m in marks]
    ends = [m.at for m in marks[1:]] + [len(table.journal)]
    for beat, mark, end in zip(beats, marks, ends):
        beat.choices = [f"{seat} {key}" for seat, key in table.journal[mark.at : end]]
    return _dump(table, table.base, beats, embed, marks[-1])


def dump_position(table: Table[Any], *, embed: bool = True) -> bytes:
    """Only the current position as bytes: a save whose journal starts at the current beat."""
    mark = table.latest()
    return _dump(table, mark.data, [Beat(mark.hash, [f"{seat} {key}" for seat, key in table.journal[mark.at :]])], embed, mark)


def _dump(table: Table[Any], start: bytes | None, beats: list[Beat], embed: bool, last: Mark) -> bytes:
    rules, now = table.rules, table.latest()
    state_type = msgspec.msgpack.Decoder(rules.state_type)
    packs = [PackRef(p.id, p.version, p.hash, p.embed() if embed else None) for p in rules.packs]
    base = NULL if start is None else msgspec.Raw(_json.encode(state_type.decode(start)))
    header = Header(
        undercroft=FORMAT, game=rules.name, rules=rules.version, seed=table.seed, setup=table.setup, profile=table.profile,
        settings=table.settings, chance=table.policy.describe(), packs=packs, base=base,
    )  # fmt: skip
    snapshot = Snapshot(len(beats) - 1, last.hash, msgspec.Raw(_json.encode(state_type.decode(last.data))))
    if now is not last:
        snapshot.now = msgspec.Raw(_json.encode(state_type.decode(now.data)))
    return _json.encode_lines([header, snapshot, *beats])


def write_save(table: Table[Any], path: Path, *, embed: bool = True) -> None:
    """Save to a file. The new file is written separately and then replaces the old one, so a failed write does no damage."""
    write_whole(path, dump_save(table, embed=embed))


def write_whole(path: Path, data: bytes) -> None:
    """Replace a file completely or, if that fails, leave it unchanged."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp")
    except OSError as e:
        raise SaveError(f"cannot write to {path.parent}: {e.strerror}") from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, path.stat().st_mode & 0o777 if path.exists() else 0o644)
        os.replace(name, path)
    except OSError as e:
        Path(name).unlink(missing_ok=True)
        raise SaveError(f"cannot write {path}: {e.strerror or e}") from None


def read_save(path: Path, find: Callable[[str], Playable] = game) -> Table[Any]:
    """Read a game from a file of unknown origin."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_SAVE + 1)
    except OSError as e:
        raise SaveError(f"cannot read {path}: {e.strerror}") from None
    try:
        return load_save(data, find)
    except SaveError as e:
        raise SaveError(f"{path}: {e}") from None


class Parts(Struct):
    """The parts of a save."""

    header: Header
    snapshot: Snapshot
    beats: list[Beat]
    torn: bool
    apart: bool = False
    """Whether the snapshot lies after its mark, as in saves of format 1."""


def parse_save(data: bytes) -> Parts:
    """Split a save into its parts. A truncated last line is accepted; any other error is refused."""
    if len(data) > MAX_SAVE:
        raise SaveError(f"not a save: larger than {MAX_SAVE >> 20} MB")
    lines = data.split(b"\n")
    tail = lines.pop()
    if len(lines) < 2:
        raise SaveError("not a save, or cut off before its snapshot")
    try:
        version = msgspec.json.decode(lines[0], type=dict[str, msgspec.Raw]).get("undercroft")
        if version is None:
            raise SaveError("not an Undercroft save")
        number = msgspec.json.decode(version, type=int)
        if number not in (1, FORMAT):
            raise SaveError(f"save format {number} is not known here (this version reads formats 1 and {FORMAT})")
        header = msgspec.json.decode(lines[0], type=Header)
        snapshot = msgspec.json.decode(lines[1], type=Snapshot)
        decode = msgspec.json.Decoder(Beat).decode
        beats = [decode(line) for line in lines[2:]]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as e:
        raise SaveError(f"damaged: {e}") from None
    with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        beats.append(decode(tail))
        tail = b""
    if not 0 <= snapshot.beat <= len(beats):
        raise SaveError(f"cut off: the journal ends at beat {len(beats)}, before its snapshot at beat {snapshot.beat}")
    parts = Parts(header, snapshot, beats, bool(tail) or len(beats) == snapshot.beat)
    return _from_1(parts) if number == 1 else parts


def _from_1(parts: Parts) -> Parts:
    """A save of format 1, which has a line for every beat: lines that follow one without choices belong to the same mark. The snapshot may lie some
    beats after its mark."""
    beats: list[Beat] = []
    snapshot = parts.snapshot
    number = len(parts.beats)
    for n, beat in enumerate(parts.beats):
        if beats and not beats[-1].choices:
            beats[-1].choices = beat.choices
            parts.apart |= n == snapshot.beat
        else:
            beats.append(beat)
        if n == snapshot.beat:
            number = len(beats) - 1
    if number == len(parts.beats):
        number = len(beats)
    return Parts(parts.header, Snapshot(number, snapshot.hash, snapshot.state), beats, parts.torn, parts.apart)


def load_save(data: bytes, find: Callable[[str], Playable] = game) -> Table[Any]:
    """Load a saved game. If rules and packs are unchanged, it is replayed and verified; otherwise it continues from its snapshot."""
    parts = parse_save(data)

    def read(rules: Rules[Any], options: dict[str, Any]) -> Table[Any]:
        return _replay(parts, rules, options) if parts.header.rules == rules.version else _migrate(parts, rules, options)

    table = _read(parts, find, read)
    if parts.torn:
        table.notes.append("the last line of the save was torn; the choices in it are lost")
    return table


class Kept(NamedTuple):
    """The state at a beat, stored separately from the save: the number of the beat, its position in the journal, and the state."""

    number: int
    at: int
    data: bytes


def resume_save(data: bytes, journal: Sequence[Entry], kept: Sequence[Kept], find: Callable[[str], Playable] = game) -> Table[Any]:
    """Load a game that we saved ourselves without replaying it. It starts from the latest state at or before the point where `journal`
    departs from the saved one; events before that state are `EARLIER`. Raises Forgotten if no state is suitable."""
    parts = parse_save(data)

    def read(rules: Rules[Any], options: dict[str, Any]) -> Table[Any]:
        saved, places = _journal(parts)
        same = _common(saved, journal)
        n = parts.snapshot.beat
        states = [k for k in kept if k.at <= same and k.number < n]
        if places[n] <= same:
            states.append(Kept(n, places[n], b""))
        if parts.header.rules != rules.version:
            return _migrate(parts, rules, options, journal, max(states, default=None))
        if not states or parts.beats[0].events < 0 or parts.apart:
            raise Forgotten(bisect_right(places, same, hi=len(parts.beats)) - 1)
        best = max(states)
        state = best.data or _state(parts.snapshot.state, rules)
        marks = [Mark(at, b"", beat.events, beat.hash) for at, beat in zip(places, parts.beats[: best.number + 1])]
        marks[-1].data = state
        base = None if parts.header.base == NULL else _state(parts.header.base, rules)
        events = [EARLIER] * marks[-1].events
        return Table(rules, parts.header.setup, parts.header.seed, base=base, journal=journal, marks=marks, events=events, **options)

    return _read(parts, find, read)


def _read(parts: Parts, find: Callable[[str], Playable], read: Callable[[Rules[Any], dict[str, Any]], Table[Any]]) -> Table[Any]:
    """Read a game with the rules and packs that it names. Any error in it becomes a SaveError."""
    header = parts.header
    try:
        module = find(header.game)
    except UnknownGame as e:
        raise SaveError(str(e)) from None
    try:
        rules = module.rules(_packs(header, module))
        return read(rules, {"profile": header.profile, "settings": header.settings, "policy": policy(header.chance)})
    except (SaveError, Forgotten, Diverged):
        raise
    except (PackError, SetupError) as e:
        raise SaveError(str(e)) from None
    except Exception as e:  # a save that was tampered with can make the rules fail in any way
        reason = str(e).partition("\n")[0]
        raise SaveError(f"damaged: {type(e).__name__}: {reason}") from e


def _packs(header: Header, module: Playable) -> list[PackSource]:
    """The packs the game started with: embedded in the save, or the installed ones if they are identical."""
    installed = {p.hash: p for p in module.packs()}
    found = []
    for ref in header.packs:
        if ref.data is not None:
            pack = unembed(ref.id, ref.version, ref.data)
            if pack.hash != ref.hash:
                raise SaveError(f"damaged: the embedded pack {ref.id!r} is not the one named in the header")
        elif ref.hash in installed:
            pack = installed[ref.hash]
        else:
            raise SaveError(f"needs pack {ref.id!r} {ref.version} ({ref.hash[:12]}), which is neither embedded nor installed")
        found.append(pack)
    return found


def _entry(text: str) -> Entry:
    seat, _, key = text.partition(" ")
    return int(seat), key


def _journal(parts: Parts) -> tuple[list[Entry], list[int]]:
    """All entries of a save, and the position where each beat starts; the last position is the end of the journal."""
    journal: list[Entry] = []
    places = [0]
    for beat in parts.beats:
        journal += map(_entry, beat.choices)
        places.append(len(journal))
    return journal, places


def _common(a: Sequence[Entry], b: Sequence[Entry]) -> int:
    """How many entries two journals have in common, counted from the start."""
    return next((n for n, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))


def saved_journal(data: bytes) -> list[Entry]:
    """The journal entries of a save."""
    return _journal(parse_save(data))[0]


def _state(raw: msgspec.Raw, rules: Rules[Any]) -> bytes:
    return _pack.encode(msgspec.json.decode(raw, type=rules.state_type))


def _replay(parts: Parts, rules: Rules[Any], options: dict[str, Any]) -> Table[Any]:
    """Replay the whole journal and compare every beat with the recorded one."""
    header = parts.header
    base = None if header.base == NULL else _state(header.base, rules)
    table: Table[Any] = Table(rules, header.setup, header.seed, base=base, **options)
    if fingerprint(_state(parts.snapshot.state, rules)) != parts.snapshot.hash:
        raise SaveError("damaged: the snapshot does not fit its hash")
    try:
        replay_beats(table, parts.beats, torn=parts.torn)
    except (Diverged, IllegalChoice) as e:
        raise SaveError(f"does not replay: {e}") from None
    if not parts.apart and table.marks[parts.snapshot.beat].hash != parts.snapshot.hash:
        raise SaveError("damaged: the snapshot does not fit the journal")
    return table


def replay_save(data: bytes, journal: Sequence[Entry], find: Callable[[str], Playable] = game) -> Table[Any]:
    """Replay a journal that continues a save from the beginning, and compare the hash of every beat that the save contains. Raises Diverged."""
    parts = parse_save(data)

    def read(rules: Rules[Any], options: dict[str, Any]) -> Table[Any]:
        if parts.header.rules != rules.version:
            raise SaveError(f"saved with rules {parts.header.rules}; only rules {rules.version} can replay it")
        base = None if parts.header.base == NULL else _state(parts.header.base, rules)
        table: Table[Any] = Table(rules, parts.header.setup, parts.header.seed, base=base, **options)
        for entry in journal:
            table._take(*entry)
        saved, places = _journal(parts)
        same = _common(saved, journal)
        for n, (beat, at, mark) in enumerate(zip(parts.beats, places, table.marks)):
            if at <= same and mark.hash != beat.hash:
                raise Diverged(f"diverges at beat {n}: {mark.hash} instead of {beat.hash}")
        return table

    return _read(parts, find, read)


def replay_beats(table: Table[Any], beats: list[Beat], *, torn: bool = False) -> None:
    """Replay recorded choices and compare the hash of every beat. Raises Diverged with the position. The last beat may be truncated."""
    for n, beat in enumerate(beats):
        if n >= len(table.marks):
            raise Diverged(f"beat {n} is not reached")
        if table.marks[n].hash != beat.hash:
            raise Diverged(f"diverges at beat {n}: {table.marks[n].hash} instead of {beat.hash}")
        for k, text in enumerate(beat.choices):
            try:
                table._take(*_entry(text))
            except IllegalChoice as e:
                raise Diverged(f"diverges at beat {n}, choice {k + 1}: {e}") from None
    if len(table.marks) - len(beats) not in ((0, 1) if torn else (0,)):
        raise Diverged(f"the game has {len(table.marks)} beats, the journal {len(beats)}")


def _migrate(
    parts: Parts, rules: Rules[Any], options: dict[str, Any], journal: Sequence[Entry] | None = None, start: Kept | None = None
) -> Table[Any]:
    """Load a game that was saved with other rules: migrate a state and continue from there, which is also as far as undo goes. By default the
    state is the snapshot (else `start`) and the choices that follow are those of the save (else `journal`)."""
    header, version = parts.header, parts.header.rules
    saved, places = _journal(parts)
    snapshot = parts.snapshot.state if parts.snapshot.now == NULL else parts.snapshot.now
    state = msgspec.msgpack.decode(start.data) if start is not None and start.data else msgspec.json.decode(snapshot)
    steps, answers = 0, dict[str, str]()
    while version != rules.version:
        migration = rules.migrations.get(version)
        if migration is None or steps > 100:
            raise SaveError(
                f"saved with {header.game} rules {header.rules}; this is {rules.version}, and there is no way from {version} to it"
            )
        state, version, steps = migration.change(state), migration.to, steps + 1
        answers |= migration.answers
    base = _pack.encode(msgspec.convert(state, rules.state_type))
    entries = (saved if journal is None else journal)[start.at if start is not None else places[parts.snapshot.beat] :]
    table, taken = _take_again(Table(rules, header.setup, header.seed, base=base, **options), entries, answers)
    table.notes.append(f"saved with rules {header.rules}, brought up to {rules.version}: undo stops at the snapshot")
    if taken < len(entries):
        table.notes.append(f"the choice {entries[taken][1]!r} is not legal any more; it is asked again")
    return table


def _take_again(
    table: Table[Any], entries: Sequence[Entry], answers: Mapping[str, str], forks: Iterator[int] | None = None
) -> tuple[Table[Any], int]:
    """Replay as many choices made under older rules as possible, and return the table and their number. A question that those rules may not have
    asked is answered as the migration says, or by the next choice, whichever lets more choices be replayed."""
    forks = forks or iter(range(MOST_FORKS))
    for n, (seat, key) in enumerate(entries):
        asked = next((d for d in table.decisions if d.seat in (seat, TABLE) or len(table.decisions) == 1), None)
        if asked is not None and asked.prompt in answers and next(forks, None) is not None:
            other = table.fork(listen=True, remember=True)
            other._do(asked.seat, answers[asked.prompt])
            other, more = _take_again(other, entries[n:], answers, forks)
            if n + more == len(entries) or key not in asked.keys:
                return other, n + more
        try:
            table._do(seat, key)
        except IllegalChoice:
            return table, n
    return table, len(entries)
