"""Whatever is done to the bytes of a save, it loads or it is refused with a SaveError."""

from __future__ import annotations

import json
from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from kernel.test_save import FIND, dump_save, join, some_game
from undercroft.kernel.save import SaveError, load_save

SAVE = dump_save(some_game(16))
PLACES = st.integers(0, len(SAVE) - 1)
SCALARS = st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.just([]) | st.just({})


def load(data: bytes) -> None:
    with suppress(SaveError):
        load_save(data, FIND)


@settings(max_examples=300, deadline=None)
@given(st.lists(st.tuples(PLACES, st.integers(0, 255)), min_size=1, max_size=6))
def test_bytes_changed(changes):
    data = bytearray(SAVE)
    for at, byte in changes:
        data[at] = byte
    load(bytes(data))


@settings(max_examples=200, deadline=None)
@given(PLACES, PLACES, st.binary(max_size=12))
def test_pieces_cut_and_put_in(start, end, piece):
    load(SAVE[: min(start, end)] + piece + SAVE[max(start, end) :])


def paths(value, path=()):
    """Every place inside a JSON value."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    yield path
    for key, item in items:
        yield from paths(item, (*path, key))


EVERYWHERE = [p for p in paths([json.loads(line) for line in SAVE.splitlines()]) if len(p) > 1]


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(EVERYWHERE), SCALARS, st.booleans())
def test_values_replaced_or_removed(path, value, remove):
    parts = [json.loads(line) for line in SAVE.splitlines()]
    place = parts
    for step in path[:-1]:
        place = place[step]
    if remove:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    load(join(parts))


WORDS = st.text(max_size=10) | st.sampled_from(["end", "seed 3", "imagine 1 2", "take"])
FIELDS = st.sampled_from(["phase", "order", "deck", "round", "heroes.hero0.hand", "chance.count"])
VALUES = st.sampled_from(['"turns"', '"select"', '["hero0"]', '["x"]', "[]", "-99", "3"])
ENTRIES = st.builds("{} {}".format, st.integers(-4, 4), WORDS) | st.builds("-3 set {} {}".format, FIELDS, VALUES)


@settings(max_examples=300, deadline=None)
@given(st.integers(2, len(SAVE.splitlines()) - 1), st.lists(ENTRIES, min_size=1, max_size=4))
def test_entries_put_in(line, entries):
    parts = [json.loads(text) for text in SAVE.splitlines()]
    parts[line]["choices"] += entries
    load(join(parts))
