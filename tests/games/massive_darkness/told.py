"""All that a table says, as messages: what a scene holds, and whether each can be said."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.text.everything import bundle, resolve
from undercroft.kernel.scene import Message, Scene


def messages(scene: Scene) -> Iterator[Message]:
    """Every message of a scene."""
    yield scene.title
    yield from scene.status
    yield from (cell.text for board in scene.boards for cell in board.cells if cell.text is not None)
    yield from (sign.text for token in scene.tokens for sign in (*token.badges, *token.conditions))
    yield from (zone.name for zone in scene.zones if zone.name is not None)
    yield from (track.name for track in scene.tracks)
    for question in scene.questions:
        yield question.prompt
        yield from (choice.text for choice in question.choices)


def faults(id: str, args: dict[str, Any]) -> list[str]:
    """What is wrong with a message: it is not there, or misses arguments; names do not matter here."""
    name, rest = resolve(id)
    plain = {k: v if isinstance(v, int | float | str) else "x" for k, v in args.items()}
    pattern = bundle("en").get_message(name).value
    assert pattern is not None
    _, errors = bundle("en").format_pattern(pattern, {"rest": rest, **plain})
    return [f"{id}: {error}" for error in errors]
