"""The zones of cards: what each explorer has, what lies on the table, and what a question is about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from undercroft.kernel.decision import TABLE, Decision
from undercroft.kernel.scene import Card, Message, Sign, Zone

from ..game import Machina
from ..rules.items import HANDS
from ..state import Explorer
from .faces import chapter_face, event_face, explorer_face, item_face, monster_face
from .markers import left, marked, on_cards

ARRANGING = "arrange"
"""The question for which free places are shown."""
TRADES = ("trade", "agree-to-trade")
"""The questions about a trade, whose arguments say who trades and what has been chosen so far."""
SINGLE = ("apparel", "artifact")
"""MA-EQP-01: one main item of each of these types."""


class Faces:
    """The cards of a position, with what lies on them."""

    def __init__(self, game: Machina) -> None:
        self.game, self.pack = game, game.content
        self.lying: Mapping[str, tuple[Sign, ...]] = on_cards(game)

    def _marked(self, card: Card, kind: str, *more: Sign) -> Card:
        return marked(card, (*self.lying.get(f"{kind}/{card.id}", ()), *more))

    def explorer(self, id: str) -> Card:
        return self._marked(explorer_face(self.pack, id), "explorer", left(self.game, id))

    def monster(self, id: str) -> Card:
        return self._marked(monster_face(self.pack, id), "monster")

    def item(self, id: str, how: str = "", on: str = "") -> Card:
        return self._marked(item_face(self.pack, id, how, on), "item")

    def event(self, id: str) -> Card:
        return self._marked(event_face(self.pack, id), "event")

    def chapter(self) -> Card:
        return self._marked(chapter_face(self.game.chapter), "chapter", left(self.game, ""))

    def of(self, source: str) -> Card:
        """A card by its source, such as `item/ether-bomb`."""
        kind, _, id = source.partition("/")
        return self.item(id) if kind == "item" else self.event(id)


def zones(game: Machina, decisions: Sequence[Decision]) -> Iterator[Zone]:
    """The living explorers' cards and items, the chapter and the current events, the monsters in play, the discard piles, and what is asked about."""
    faces = Faces(game)
    arranging = [str(decision.args.get("figure", "")) for decision in decisions if decision.prompt == ARRANGING]
    trading = next((decision for decision in decisions if decision.prompt in TRADES), None)
    for id, explorer in game.living().items():
        yield from _own(game, faces, id, explorer, _swapped(trading), arranging=id in arranging)
    s = game.state
    current = [faces.chapter()] if s.phase != "setup" else []
    current += [faces.event(event) for event in (game.explorer_event, game.horror_event) if event]
    yield Zone("current", TABLE, tuple(current), name=Message("ma-zone-current"), role="reference")
    yield Zone("monsters", TABLE, tuple(faces.monster(id) for id in s.monsters), name=Message("ma-zone-monsters"), role="reference")
    yield from _piles(game, faces)
    if trading is not None:
        yield from _trade(game, faces, trading)
    yield _supply(game, faces, decisions)


# -- what an explorer has ------------------------------------------------------------------------------------------------------------
def _own(game: Machina, faces: Faces, id: str, explorer: Explorer, swapped: Sequence[str], arranging: bool) -> Iterator[Zone]:
    """An explorer's cards, without those that a trade is about."""
    own = (faces.explorer(id), *(faces.event(event) for event in explorer.personal))
    yield Zone("explorer", explorer.seat, own, name=Message("ma-zone-explorer"), role="play")
    worn = tuple(faces.item(gear.card, gear.how, gear.on) for gear in explorer.gear if gear.card not in swapped)
    free = tuple(_free(game, explorer)) if arranging else ()
    yield Zone("equipped", explorer.seat, worn, name=Message("ma-zone-equipped"), role="play", free=free)
    carried = tuple(faces.item(item) for item in explorer.items if item not in swapped)
    yield Zone("inventory", explorer.seat, carried, name=Message("ma-zone-inventory"), role="hand")
    if explorer.waiting:
        yield Zone("waiting", explorer.seat, tuple(map(faces.of, explorer.waiting)), name=Message("ma-zone-waiting"), role="play")
    if explorer.kept:
        yield Zone("kept", explorer.seat, tuple(map(faces.of, explorer.kept)), name=Message("ma-zone-kept"), role="play")


def _free(game: Machina, explorer: Explorer) -> Iterator[str]:
    """MA-EQP-01: the places for main items that are free, a weapon's place for each hand."""
    mains = [game.content.items[gear.card].text for gear in explorer.gear if gear.how == "main"]
    yield from ["weapon"] * max(0, HANDS - sum(main.hands for main in mains))
    yield from (type for type in SINGLE if not any(main.type == type for main in mains))


# -- what lies on the table ----------------------------------------------------------------------------------------------------------
def _piles(game: Machina, faces: Faces) -> Iterator[Zone]:
    """What everybody may look through: past events, discarded items, destroyed monsters."""
    s = game.state
    past = {"explorer-events": Message("ma-zone-explorer-events"), "horror-events": Message("ma-zone-horror-events")}
    for (id, name), pile, current in zip(past.items(), (s.explorer_events, s.horror_events), (game.explorer_event, game.horror_event), strict=True):
        if older := tuple(faces.event(event) for event in reversed(pile) if event != current):
            yield Zone(id, TABLE, older, name=name, role="reference")
    if s.items:
        yield Zone("discards", TABLE, tuple(faces.item(item) for item in reversed(s.items)), name=Message("ma-zone-items"), role="reference")
    if s.fallen:
        yield Zone("fallen", TABLE, tuple(map(faces.monster, s.fallen)), name=Message("ma-zone-fallen"), role="reference")


# -- what a question is about --------------------------------------------------------------------------------------------------------
def _swapped(decision: Decision | None) -> list[str]:
    """The items that a trade is about so far."""
    return [] if decision is None else [str(card) for key in ("gives", "takes") for card in decision.args[key]]


def _trade(game: Machina, faces: Faces, decision: Decision) -> Iterator[Zone]:
    """MA-INV-09: what each side of a trade would get, for all to see; and for whoever proposes it, what the other has besides."""
    asked, other = str(decision.args["figure"]), str(decision.args["target"])
    gives, takes = ([str(card) for card in decision.args[key]] for key in ("gives", "takes"))
    proposed = decision.prompt == "agree-to-trade"
    for id, cards in ((other, takes if proposed else gives), (asked, gives if proposed else takes)):
        if cards:
            name = Message("ma-zone-gets", {"figure": game.content.title(id)})
            yield Zone(f"gets-{id}", TABLE, tuple(map(faces.item, cards)), name=name, role="offer")
    if not proposed:
        theirs = game.state.explorers[other]
        cards = [card for card in (*theirs.items, *(gear.card for gear in theirs.gear)) if card not in takes]
        name = Message("ma-zone-partner", {"figure": game.content.title(other)})
        yield Zone("partner", decision.seat, tuple(map(faces.item, cards)), name=name, role="offer")


def _supply(game: Machina, faces: Faces, decisions: Sequence[Decision]) -> Zone:
    """Items and explorers that are asked about and lie in no other zone."""
    s, pack = game.state, game.content
    shown = {card for e in s.explorers.values() for card in (*e.items, *(gear.card for gear in e.gear))} | set(s.items)
    asked = [option.card or option.item for decision in decisions for option in decision.options]
    asked += [str(decision.args["item"]) for decision in decisions if "item" in decision.args]
    offered = [faces.item(id) for id in dict.fromkeys(asked) if id in pack.items and id not in shown]
    offered += [faces.explorer(id) for id in asked if id in pack.explorers]
    return Zone("supply", decisions[0].seat if decisions else TABLE, tuple(offered), name=Message("zone-supply"), role="offer")
