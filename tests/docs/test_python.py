"""The Python of the documentation runs, and its reference names objects that exist and say what they are."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.docs.literal import blocks

DOCS = Path(__file__).parents[2] / "docs"


def test_the_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    examples = [block for block in blocks(DOCS / "python.md") if block.language == "python"]
    assert len(examples) >= 10
    for block in examples:
        exec(compile(block.text, f"python.md, line {block.line}", "exec"), names)
    printed = capsys.readouterr().out
    assert "'fly:home'" in printed
    assert "('tinkerer',) 0 of 10" in printed


def found(name: str) -> Any:
    """What a dotted name means."""
    module, _, rest = name.rpartition(".")
    try:
        return import_module(name)
    except ModuleNotFoundError:
        return getattr(import_module(module), rest)


def test_the_reference_names_what_exists() -> None:
    names = re.findall(r"^::: (\S+)$", (DOCS / "reference.md").read_text("utf-8"), re.MULTILINE)
    assert len(names) > 20
    assert len(set(names)) == len(names)
    for name in names:
        assert found(name).__doc__, name
