"""Events on the discard piles and in the hands of those who invoke them, for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from undercroft.games.machina_arcana.events import EventInvoked
from undercroft.games.machina_arcana.state import MachinaState, Placed

from .position import Position, face, position

ANN = "use:explorer/ann/active/"
INVOKES = {"ann": {"active": ["Pay 1 stamina: invoke an explorer event", "Pay 1 stamina: invoke a horror event"]}}
EXPLORER, HORROR = ANN + "0", ANN + "1"
ROCK = {"id": "rock", "armor": 3, "will": 3, "health": 2, "stamina": 0}
ONE = ["Pay 1 stamina: threat +1"]


def event(id: str, kind: str = "explorer", **text: Any) -> dict[str, Any]:
    """An event of the scenario."""
    return {"id": id, "kind": kind, "scenario": "trial", **text}


def lay(s: MachinaState, explorer: Sequence[str] = (), horror: Sequence[str] = (), decks: Mapping[str, Sequence[str]] | None = None) -> None:
    """These cards on the discard piles, the last one on top; what lies there leaves its deck. `decks`: what these decks consist of."""
    s.explorer_events, s.horror_events = list(explorer), list(horror)
    for kind, pile in (("explorer", explorer), ("horror", horror)):
        s.decks[kind].pile = [card for card in s.decks[kind].pile if card not in pile]
    for kind, cards in (decks or {}).items():
        s.decks[kind].pile = list(cards)


def evening(
    drawing: str = "a b", *, explorers: int = 1, explorer: Sequence[str] = (), horror: Sequence[str] = (),
    decks: Mapping[str, Sequence[str]] | None = None, **content: Any,
) -> Position:  # fmt: skip
    """ann in her turn; she can invoke events. `explorer` and `horror` lie on the discard piles. A second tile lies in the east."""
    people = {id: {**INVOKES.get(id, {}), **card} for id, card in {"ann": {}, **content.pop("people", {})}.items()}
    p = position(drawing, explorers=explorers, explorer=people, tiles=[face("second"), face("third")], **content)
    with p.arrange() as s:
        lay(s, explorer, horror, decks)
        s.tiles.append(Placed("second", 1, 0))
        s.stack.remove("second")
    return p.begin()


def kinds(p: Position, *wanted: type[Any]) -> list[str]:
    """The events of these kinds in their order."""
    return [type(e).__name__ for e in p.table.events if isinstance(e, wanted)]


def invoked(p: Position) -> list[str]:
    return [e.card for e in p.told(EventInvoked)]


def offered(p: Position) -> list[str]:
    """The events with an ability that can be used now."""
    return [key.split("/")[1] for key in p.keys if key.startswith("use:event/")]
