"""Packs from strangers: bounded, typed, and refused with file and line."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from undercroft.games.buttons_and_bugs.content.loading import load
from undercroft.games.buttons_and_bugs.module import PACK
from undercroft.kernel.packs import MAX_PACK, PackError, PackSource
from undercroft.language.documents import MAX_FILE, Document
from undercroft.language.packs import read_pack


class Inner(Struct, forbid_unknown_fields=True):
    power: int = 0


class Outer(Struct, forbid_unknown_fields=True):
    name: str
    inner: list[Inner] = []
    table: dict[str, Inner | str] = {}
    size: Literal["small", "large"] = "small"
    sizes: tuple[Literal["small", "large"], ...] = ()
    rooms: dict[str, dict[str, Literal["north", "south"]]] = {}
    level: int | Literal["X"] = 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "f.yaml: empty"),
        ("a: [", "f.yaml:2?1?.*not YAML"),
        ("name: x\nname: y", "f.yaml:2: 'name' stands here twice"),
        ("name: &a x\ninner: *a", "anchors"),
        ("[" * 60 + "]" * 60, "nested more than"),
        ("name: !!python/object:os.system x", "f.yaml:1"),
        ("? [a]\n: b", "a key must be a word"),
    ],
)
def test_bad_yaml_is_refused_with_its_line(text: str, said: str) -> None:
    with pytest.raises(PackError, match=said):
        Document("f.yaml", text)


def test_a_large_file_is_refused_unread() -> None:
    with pytest.raises(PackError, match="larger than"):
        Document("f.yaml", "a" * (MAX_FILE + 1))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("name: x\ninner:\n  - powr: 1", r"f.yaml:3: .*powr.*did you mean 'power'"),
        ("name: x\ntable:\n  a: {zzz: 1}", r"f.yaml:3: .*zzz.*known: power"),
        ("name: 3", "f.yaml:1: Expected `str`"),
        ("inner: []", "f.yaml:1: .*missing required field `name`"),
        ("name: x\nsize: tiny", "f.yaml:2: Invalid enum value 'tiny'; allowed: large, small$"),
        ("name: x\nsizes: [small, lareg]", "f.yaml:2: Invalid enum value 'lareg'; allowed: large, small; did you mean 'large'"),
        ("name: x\nrooms:\n  a: {b: north}\n  c:\n    d: south\n    e: nroth", "f.yaml:6: .*'nroth'; allowed: north, south; did you mean 'north'"),
        ("name: x\nlevel: Y", "f.yaml:2: Invalid enum value 'Y'; allowed: X$"),
        ("name: x\ntable:\n  a: {power: 1}\n  b: {power: no}", "f.yaml:4: Expected `int`"),
    ],
)
def test_wrong_fields_name_line_and_suggestion(text: str, said: str) -> None:
    with pytest.raises(PackError, match=said):
        Document("f.yaml", text).typed(Outer)


def test_a_pack_is_a_folder_with_a_manifest(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="not a folder"):
        read_pack(tmp_path / "nothing")
    with pytest.raises(PackError, match=r"pack.yaml: missing"):
        read_pack(tmp_path)
    (tmp_path / "pack.yaml").write_text("id: Bad Id\nversion: '1'\ngame: g\ntitle: t\nlicence: l\nauthors: [a]\n")
    with pytest.raises(PackError, match=r"pack.yaml:1: 'Bad Id' is not an id"):
        read_pack(tmp_path)


def test_links_foreign_bytes_and_bulk_are_refused(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(PackError, match="not UTF-8"):
        read_pack(tmp_path)
    (tmp_path / "a.yaml").unlink()
    (tmp_path / "a.yaml").symlink_to("/etc/hostname")
    with pytest.raises(PackError, match="not an ordinary file"):
        read_pack(tmp_path)
    (tmp_path / "a.yaml").unlink()
    for n in range(MAX_PACK // MAX_FILE + 1):
        (tmp_path / f"{n}.yaml").write_text("#" * MAX_FILE)
    with pytest.raises(PackError, match="too large"):
        read_pack(tmp_path)


SOURCE = read_pack(PACK)
NAMES = sorted(SOURCE.files)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(NAMES), st.data())
def test_a_damaged_pack_is_refused_or_read_but_never_breaks(name: str, data: st.DataObject) -> None:
    text = SOURCE.files[name]
    at = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 40))
    put = data.draw(st.text(max_size=20))
    damaged = PackSource("damaged", "1", {**SOURCE.files, name: text[:at] + put + text[at + cut :]})
    said = ""
    try:
        load([damaged])
    except PackError as e:
        said = str(e)
    assert "\n" not in said
