"""Follows a page to the letter: writes the files it shows, runs its commands and scripts, and compares what they print.

A block with a title is a file. In a `console` block, `$` begins a command, which goes on after a backslash, and what follows is its
output: `...` stands for anything in a line, and alone for any lines. After `>` stands what a player types; `Press Enter to continue` is answered
with Enter. In a block after the comment `<!-- numbers vary -->` a number stands for any number.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

BLOCK = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', re.DOTALL | re.MULTILINE)
VARY = "<!-- numbers vary -->\n"
NUMBER = re.compile(r"(\d+(?:\.\d+)?)")
PAUSE = "Press Enter to continue"
PATIENCE = 120


class Block(NamedTuple):
    """A fenced block: its language, the file it is or an empty string, its text, and where it begins."""

    language: str
    title: str
    text: str
    line: int
    vary: bool = False


class Command(NamedTuple):
    """What is run, what it prints, and whether other numbers would do."""

    text: str
    output: str
    vary: bool = False

    @property
    def typed(self) -> str:
        """What the player answers to the prompts shown."""
        prompts = [line for line in self.output.splitlines() if line == PAUSE or line.startswith("> ")]
        return "".join("\n" if line == PAUSE else f"{line[2:]}\n" for line in prompts)

    @property
    def pattern(self) -> re.Pattern[str]:
        """The output as a pattern; what is typed is not echoed by a pipe, so a prompt runs into what follows."""
        found = ""
        for line in self.output.splitlines():
            if line == "...":
                found += r"(?:.*\n)*?"
            elif line == PAUSE:
                found += f"{PAUSE} "
            elif line.startswith("> "):
                found += "> "
            else:
                found += ".*?".join(self._part(part) for part in line.split("...")) + r"[ ]*\n"
        return re.compile(found)

    def _part(self, text: str) -> str:
        """Text to the letter; where numbers vary, so does the room they take."""
        if not self.vary:
            return re.escape(text)
        words = (NUMBER.pattern if NUMBER.fullmatch(word) else re.escape(word) for word in NUMBER.split(text))
        return re.sub(r"(?:\\ )+", " *", "".join(words))


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text("utf-8")
    for match in BLOCK.finditer(text):
        yield Block(match[1], match[2] or "", match[3], text[: match.start()].count("\n") + 1, text[: match.start()].endswith(VARY))


def commands(block: Block) -> list[Command]:
    """A console block taken apart."""
    parts = re.split(r"^\$ ((?:.*\\\n)*.*)\n", block.text, flags=re.MULTILINE)
    assert not parts[0], f"a console block begins with a command, not with {parts[0]!r}"
    return [Command(command, output, block.vary) for command, output in zip(parts[1::2], parts[2::2], strict=True)]


def files_of(page: Path) -> dict[str, str]:
    """The files a page ends up with, without running anything."""
    return {block.title: block.text for block in blocks(page) if block.title}


def write_files(page: Path, folder: Path) -> None:
    for name, text in files_of(page).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")


def follow(page: Path, folder: Path, *, path: Sequence[Path] = (), instead: Mapping[str, str] | None = None) -> list[str]:
    """Do everything a page says in a folder; returns what its commands printed, all compared with what it shows. Python also looks in `path`, and
    `instead` tells what is run in place of a command."""
    outputs: list[str] = []
    for block in blocks(page):
        where = f"{page.name}:{block.line}"
        if block.title:
            (folder / block.title).write_text(block.text, "utf-8")
        elif block.language == "python":
            _run([sys.executable, "-c", block.text], folder, "", where, path)
        elif block.language == "console":
            for command in commands(block):
                said = (instead or {}).get(command.text, command.text)
                printed = _run(["sh", "-c", said], folder, command.typed, where, path, check=False)
                assert command.pattern.fullmatch(printed), f"{where}: `{command.text}` printed:\n{printed}\ninstead of:\n{command.output}"
                outputs.append(printed)
    return outputs


def _run(command: list[str], folder: Path, typed: str, where: str, path: Sequence[Path], check: bool = True) -> str:
    """Run something as a reader would, with this Python's scripts at hand and an own data folder."""
    scripts = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    modules = os.pathsep.join([*map(str, path), *filter(None, [os.environ.get("PYTHONPATH")])])
    surroundings = {**os.environ, "PATH": scripts, "PYTHONPATH": modules, "UNDERCROFT_HOME": str(folder / "home"), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        command, cwd=folder, env=surroundings, input=typed, text=True, encoding="utf-8", timeout=PATIENCE,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
    )  # fmt: skip
    assert "Traceback" not in done.stdout, f"{where}: {done.stdout}"
    assert not check or done.returncode == 0, f"{where}: {done.stdout}"
    return done.stdout
