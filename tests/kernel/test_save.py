"""Saves last: they load to the same position, say what is wrong with them, and outlive packs and rules."""

from __future__ import annotations

import hashlib
import json
import os
import random
import time
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from kernel.toy import options, table
from probes import lasting_effects, secret_cards, zone_fight
from undercroft.kernel import save as saves
from undercroft.kernel.conformance import Installed, play, position, step
from undercroft.kernel.conformance import lively as player
from undercroft.kernel.packs import PackSource
from undercroft.kernel.processes import run_elsewhere
from undercroft.kernel.rules import Migration
from undercroft.kernel.save import MAX_SAVE, SaveError, dump_save, load_save, read_save
from undercroft.kernel.table import Forgetful, Table

FIND = secret_cards.MODULE.find


def some_game(choices=30, seed=3, rules=None):
    t = Table(rules or secret_cards.Rules(), {"seats": 3}, seed)
    play_one, dice = player(seed), random.Random(seed)
    for _ in range(choices):
        step(t, play_one, dice)
    return t


GAME = some_game()
SAVE = dump_save(GAME)


def lines():
    return [json.loads(line) for line in SAVE.splitlines()]


def join(parts: list[dict[str, Any]]) -> bytes:
    return b"".join(json.dumps(part, separators=(",", ":")).encode() + b"\n" for part in parts)


def refused(data, find=FIND):
    with pytest.raises(SaveError) as caught:
        load_save(data, find)
    assert "\n" not in str(caught.value)
    return str(caught.value)


# -- round trip --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("embed", [True, False])
def test_round_trip(embed):
    loaded = load_save(dump_save(GAME, embed=embed), FIND)
    assert position(loaded) == position(GAME)
    assert loaded.notes == []
    loaded.undo()
    loaded.redo()
    assert position(loaded) == position(GAME)


def test_a_file(tmp_path):
    path = tmp_path / "game.save"
    GAME.save(path)
    assert position(read_save(path, FIND)) == position(GAME)
    assert [p.name for p in tmp_path.iterdir()] == ["game.save"]


def test_a_fork_with_a_new_seed_is_saved_with_it():
    fork = GAME.fork(77, listen=True, remember=True)
    play(fork, 1)
    assert position(load_save(dump_save(fork), FIND)) == position(fork)


def test_a_table_that_does_not_remember_cannot_be_saved():
    with pytest.raises(Forgetful, match="cannot be saved; make it with remember=True"):
        dump_save(GAME.fork())


# -- the format before -----------------------------------------------------------------------------------------------------
def in_format_1(game):
    """A save as it was written when every beat had a line of its own, and the snapshot was the state of the current beat."""
    header, _snapshot, *_ = map(json.loads, dump_save(game).splitlines())
    beats, rows = game.beats(), []
    for beat, after in zip(beats, [*beats[1:], None]):
        choices = game.journal[beat.at : len(game.journal) if after is None else after.at]
        rows.append({"hash": beat.hash, "choices": [f"{seat} {key}" for seat, key in choices]})
    state = msgspec.json.decode(msgspec.json.encode(msgspec.msgpack.decode(beats[-1].data)))
    lines = [header | {"undercroft": 1}, {"beat": len(beats) - 1, "hash": beats[-1].hash, "state": state}, *rows]
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines), len(beats)


def test_saves_of_the_first_format_load_to_the_same_position():
    game = zone_fight.cases()[0].table(3)
    dice, choose, apart = random.Random(3), player(3), 0
    find = Installed(game.rules).find
    while len(game.journal) < 40 and step(game, choose, dice):
        data, beats = in_format_1(game)
        apart += beats > len(game.marks)
        loaded = load_save(data, find)
        assert (loaded.hash, loaded.journal, loaded.marks) == (game.hash, game.journal, game.marks)
        assert dump_save(loaded) == dump_save(game)
        wrong = data.replace(b'{"hash": "' + game.marks[-1].hash.encode(), b'{"hash": "' + b"0" * 16)
        assert "diverges at beat" in refused(wrong, find)
    assert apart, "no beat without a choice was saved"


# -- torn and damaged --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("cut", [1, 7, 20])
def test_a_torn_last_line_is_tolerated(cut):
    last = SAVE.splitlines()[-1]
    loaded = load_save(SAVE[: -min(cut, len(last)) - 1], FIND)
    assert loaded.notes == ["the last line of the save was torn; the choices in it are lost"]
    assert loaded.marks == GAME.marks
    assert loaded.journal == GAME.journal[: GAME.marks[-1].at]


def test_a_missing_last_line_is_a_torn_one():
    loaded = load_save(b"".join(SAVE.splitlines(keepends=True)[:-1]), FIND)
    assert loaded.marks == GAME.marks
    assert loaded.notes


def test_a_missing_last_line_break_loses_nothing():
    loaded = load_save(SAVE[:-1], FIND)
    assert position(loaded) == position(GAME)
    assert loaded.notes == []


@pytest.mark.parametrize("keep", [0, 1, 2, 5])
def test_cut_off_earlier_is_refused(keep):
    assert "cut off" in refused(b"".join(SAVE.splitlines(keepends=True)[:keep]))


def edited(change):
    parts = lines()
    change(parts)
    return join(parts)


def test_joining_what_was_taken_apart_changes_nothing():
    assert edited(lambda parts: None) == SAVE


def swap_choice(parts):
    """Another legal choice in an early beat."""
    beat = next(p for p in parts[2:] if p["choices"])
    seat, _, key = beat["choices"][0].partition(" ")
    beat["choices"][0] = f"{seat} " + next(k for k in GAME_START[int(seat)] if k != key)


def first_keys():
    start = secret_cards.Rules()
    return {d.seat: d.keys for d in Table(start, {"seats": 3}, 3).decisions}


GAME_START = first_keys()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (swap_choice, "does not replay: diverges at beat"),
        (lambda p: p[4].update(choices=["0 card:nonsense"]), "does not replay: diverges at beat 2"),
        (lambda p: p[3].update(choices=["zero card:ash"]), "damaged: ValueError: invalid literal"),
        (lambda p: p[4].update(hash="0" * 16), "does not replay: diverges at beat 2: .* instead of 0000000000000000"),
        (lambda p: p.pop(4), "cut off|does not replay"),
        (lambda p: p.append({"hash": "00", "choices": []}), "is not reached"),
        (lambda p: p[1]["state"].update(monster=1), "the snapshot does not fit its hash"),
        (lambda p: p[1].update(hash="0" * 16), "the snapshot does not fit its hash"),
        (lambda p: p[1].update(beat=1), "the snapshot does not fit the journal"),
        (lambda p: p[1].update(state=3), "damaged: ValidationError: Expected `object`"),
        (lambda p: p[0].update(seed=4), "does not replay: diverges at beat 0"),
        (lambda p: p[0].update(seed=1 << 90), "a seed is a number from 0"),
        (lambda p: p[0].update(setup={"seats": 2}), "does not replay"),
        (lambda p: p[0].update(setup={"seats": 9}), "seats: 1 to 4, not 9"),
        (lambda p: p[0].update(chance={"policy": "kind"}), "unknown chance policy"),
        (lambda p: p[0].update(extra=1), "unknown field `extra`"),
        (lambda p: p[0].pop("seed"), "missing required field `seed`"),
        (lambda p: p[0]["packs"][0].update(hash="0" * 32), "is not the one named in the header"),
        (lambda p: p[0]["packs"][0].update(data="AAAA"), "the embedded pack 'secret-cards' is damaged"),
        (lambda p: p[0]["packs"][0].update(data="é"), "the embedded pack 'secret-cards' is damaged"),
        (lambda p: p[0].update(packs=p[0]["packs"] * 33), "length <= 32"),
        (lambda p: p[0].update(undercroft=3), "save format 3 is not known here"),
        (lambda p: p[0].update(undercroft="one"), "damaged"),
        (lambda p: p[0].pop("undercroft"), "not an Undercroft save"),
        (lambda p: p[0].update(game="secret-crads"), "no game is called 'secret-crads'"),
    ],
)
def test_edited_saves_are_refused(change, message):
    with pytest.raises(SaveError, match=message):
        load_save(edited(change), FIND)


def test_another_packs_files_are_refused():
    other = PackSource("secret-cards", "1", {"cards.txt": secret_cards.CARDS.replace("attack 2", "attack 9")})
    parts = lines()
    parts[0]["packs"][0]["data"] = other.embed()
    assert "not the one named in the header" in refused(join(parts))


@pytest.mark.parametrize("entry", ["-2 seed", "-2 imagine 0", "-2", "-3 set", '-3 set phase "turns"', "-3 set deck []", "-1", "9 x"])
def test_strange_entries_are_refused_or_obeyed_but_never_crash(entry):
    parts = lines()
    parts[-1]["choices"].append(entry)
    refused_or_loaded(join(parts))


def refused_or_loaded(data):
    with suppress(SaveError):
        load_save(data, FIND)


def test_not_a_save():
    for data in (b"", b"\n", b"\n\n\n", b"{}\n{}\n", b"[1]\n2\n", b'{"undercroft":1}\n{}\n', b"[" * 100_000 + b"\n\n", b"\xff\xfe\n\xff\n"):
        refused(data)


def test_noise_is_refused_quickly(tmp_path):
    """The size is enough: it takes no more processor time than a few looks at every byte."""
    path = tmp_path / "noise"
    for noise in (os.urandom(1 << 20) * 70, b"\n" * (70 << 20)):
        path.write_bytes(noise)
        start = time.process_time()
        hashlib.sha3_512(noise).digest()
        look = time.process_time()
        with pytest.raises(SaveError, match=f"larger than {MAX_SAVE >> 20} MB"):
            read_save(path, FIND)
        assert "larger than" in refused(noise)
        assert time.process_time() - look < 3 * (look - start)
    assert "damaged" in refused(b"{" + b"\n" * 1000)


# -- writing -----------------------------------------------------------------------------------------------------------
def test_a_failed_write_leaves_the_old_file(tmp_path, monkeypatch):
    path = tmp_path / "game.save"
    path.write_bytes(b"old")

    def full(*_):
        raise OSError(28, "No space left on device")

    for name in ("replace", "fsync"):
        with monkeypatch.context() as patch:
            patch.setattr(saves.os, name, full)
            with pytest.raises(SaveError, match="No space left on device"):
                GAME.save(path)
        assert path.read_bytes() == b"old"
        assert [p.name for p in tmp_path.iterdir()] == ["game.save"]


def test_places_that_cannot_be_written_or_read(tmp_path):
    with pytest.raises(SaveError, match=r"cannot write to .*: No such file"):
        GAME.save(tmp_path / "nowhere" / "game.save")
    with pytest.raises(SaveError, match=r"cannot write .*: Is a directory"):
        GAME.save(tmp_path)
    with pytest.raises(SaveError, match=r"cannot read .*: No such file"):
        read_save(tmp_path / "none", FIND)
    with pytest.raises(SaveError, match=r"cannot read .*: Is a directory"):
        read_save(tmp_path, FIND)


def test_saves_are_the_same_bytes_in_every_process():
    code = (
        "import sys, random; from kernel.test_save import dump_save, some_game; from probes import zone_fight as z\n"
        "from undercroft.kernel.conformance import play; from undercroft.kernel.table import Table\n"
        "t = Table(z.Rules(), {'heroes': 2}, 5); play(t, 5)\n"
        "sys.stdout.write((dump_save(some_game()) + dump_save(t)).decode())"
    )
    t = Table(zone_fight.Rules(), {"heroes": 2}, 5)
    play(t, 5)
    wanted = (SAVE + dump_save(t)).decode()
    assert run_elsewhere(code, 1) == run_elsewhere(code, 2) == wanted


# -- packs and rules change --------------------------------------------------------------------------------------------
def newer_pack():
    return PackSource("secret-cards", "2", {"cards.txt": secret_cards.CARDS.replace("attack 2", "attack 3")})


def test_a_game_goes_on_with_the_packs_it_began_with(monkeypatch):
    monkeypatch.setattr(secret_cards.MODULE, "pack", newer_pack())
    loaded = load_save(SAVE, FIND)
    assert loaded.rules.cards["ash"].amount == 2
    assert position(loaded) == position(GAME)


def test_packs_that_are_neither_embedded_nor_installed(monkeypatch):
    bare = dump_save(GAME, embed=False)
    assert position(load_save(bare, FIND)) == position(GAME)
    monkeypatch.setattr(secret_cards.MODULE, "pack", newer_pack())
    assert "needs pack 'secret-cards' 1" in refused(bare)
    assert "neither embedded nor installed" in refused(bare)


class Weather(secret_cards.State, kw_only=True):
    weather: str


def add_weather(state):
    return {**state, "weather": "rain"}


class Second(secret_cards.Rules):
    version, state_type = "2", Weather

    def new(self, setup, profile, chance):
        raise AssertionError("a migrated game is not set up again")


class Migrating(Second):
    migrations = {"1": Migration("1.5", lambda state: state), "1.5": Migration("2", add_weather)}


def mid_decision():
    """Two of three seats have chosen; the third is half way."""
    t = some_game(0)
    for d in t.decisions[:2]:
        t.choose(d.keys[1], d.seat)
        t.choose(next(x for x in t.decisions if x.seat == d.seat).keys[0], d.seat)
    t.choose(t.decision.keys[0], 2)
    return t


def test_a_migrated_game_goes_on_in_the_middle_of_a_decision():
    old = mid_decision()
    new = load_save(dump_save(old), Installed(Migrating()).find)
    assert new.state.weather == "rain"
    assert new.notes == ["saved with rules 1, brought up to 2: undo stops at the snapshot"]
    assert [(d.seat, d.prompt, d.keys) for d in new.decisions] == [(d.seat, d.prompt, d.keys) for d in old.decisions]
    for _ in new.journal[:]:
        new.undo()
    with pytest.raises(ValueError, match="nothing to undo"):
        new.undo()
    while new.future:
        new.redo()
    play(new, 1)
    again = load_save(dump_save(new), Installed(Migrating()).find)
    assert position(again) == position(new)


def test_corrections_since_the_snapshot_are_migrated_too():
    old = mid_decision()
    old.amend("monster", 1)
    assert load_save(dump_save(old), Installed(Migrating()).find).state.monster == 1


def test_a_choice_that_is_no_longer_legal_is_asked_again():
    def deal(state):
        heroes = {id: hero | {"hand": ["yew", "oak"]} for id, hero in state["heroes"].items()}
        return add_weather(state) | {"heroes": heroes}

    class Fewer(Migrating):
        migrations = {"1": Migration("2", deal)}

    new = load_save(dump_save(mid_decision()), Installed(Fewer()).find)
    assert "is not legal any more; it is asked again" in new.notes[-1]
    assert len(new.decisions) == 3


def test_without_a_migration_a_game_is_refused():
    message = refused(SAVE, Installed(Second()).find)
    assert message == "saved with secret-cards rules 1; this is 2, and there is no way from 1 to it"

    class Circle(Second):
        migrations = {"1": Migration("0", lambda s: s), "0": Migration("1", lambda s: s)}

    assert "no way from" in refused(SAVE, Installed(Circle()).find)

    class Broken(Second):
        migrations = {"1": Migration("2", lambda s: s["nothing"])}

    assert refused(SAVE, Installed(Broken()).find).startswith("damaged: KeyError")


def test_rules_that_fail_in_replay_are_reported_as_a_save_error():
    async def beat(game):
        await game.choose(0, "a", options("x", "y"))
        assert len(game.state.names) == 0

    t = table(beat)
    t.choose("x")
    t.amend("names", ["trouble"])
    data = dump_save(t).replace(b'"-3 set names [\\"trouble\\"]"', b'"-3 set names [\\"trouble\\"]","0 x"')
    assert "damaged: AssertionError" in refused(data, Installed(t.rules).find)


def test_the_state_survives_json_exactly():
    t = Table(lasting_effects.Rules(), {"explorers": 4}, 8)
    play(t, 8)
    assert msgspec.msgpack.encode(msgspec.json.decode(msgspec.json.encode(t.state), type=type(t.state))) == t.marks[-1].data
