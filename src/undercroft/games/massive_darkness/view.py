"""What a seat sees of an adventure, as widgets."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.decision import Decision, Seat
from undercroft.kernel.scene import Message, Scene

from .content import Content
from .state import DarkState


def view(content: Content, state: DarkState, decisions: Sequence[Decision], seat: Seat | None) -> Scene:
    return Scene(title=Message("x"))
