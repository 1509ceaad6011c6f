"""The long proof: sensible players come to an end, and a run that is cut off leaves what it has found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.kernel.registry import game
from undercroft.lab import prove
from undercroft.lab.proof import Check, Proof, page
from undercroft.lab.prove import LONGEST, rounds_played, sensible_check
from undercroft.lab.published import rules_versions

HIDDEN = [pytest.param("the-chosen-one", "elias", 0, marks=pytest.mark.slow), ("the-chosen-one", "bjorn", 2), ("scorched-earth", "bjorn", 2)]
"""Lone heroes who once hid for hundreds of rounds, or waited for a token that nobody else could bring."""


@pytest.mark.parametrize(("adventure", "hero", "seed"), HIDDEN)
def test_a_lone_hero_does_not_hide_for_ever(adventure: str, hero: str, seed: int) -> None:
    module = game("massive-darkness")
    rules = module.rules(module.packs())
    assert rounds_played(rules, {"scenario": adventure, "characters": [hero]}, seed) <= LONGEST


def test_a_game_without_an_end_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sensible_check("buttons-and-bugs", 2).ok
    monkeypatch.setattr(prove, "LONGEST", 1)
    found = sensible_check("buttons-and-bugs", 1)
    assert not found.ok
    assert found.found.startswith("no end after 1 rounds: a-rude-welcome-")


def test_what_is_measured_is_written_part_by_part(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The proof is cut off while it measures speed."""
    monkeypatch.setattr(prove, "GAMES", 40)
    monkeypatch.setattr(prove, "SENSIBLE", 10)
    monkeypatch.setattr(prove, "silent_lines", lambda module: ([], 1))
    monkeypatch.setattr(prove, "bytes_check", lambda game: Check(f"{game}: saves in other processes", True, "the same"))
    out = tmp_path / "proof.json"
    left: list[int] = []

    def keep(proof: Proof) -> None:
        prove.write(proof, out)
        left.append(len(proof.unfinished))

    def interrupted(*given: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(prove, "bench", interrupted)
    with pytest.raises(KeyboardInterrupt):
        prove.prove(True, str, ["buttons-and-bugs"], keep=keep)
    assert left == [4, 3, 2, 1]
    proof = msgspec.json.decode(out.read_bytes(), type=Proof)
    assert proof.unfinished == [prove.SPEED]
    assert not proof.ok
    assert all(check.ok for check in proof.checks)
    assert "**Unfinished; still to run: speed.**" in out.with_suffix(".md").read_text("utf-8")


def test_the_page_of_a_whole_proof_does_not_say_that_it_is_unfinished() -> None:
    proof = Proof(rules_versions(), False, [Check("a", True, "b")], [], [])
    assert proof.ok
    assert "All checks passed." in page(proof)
    assert "nfinished" not in page(proof)
