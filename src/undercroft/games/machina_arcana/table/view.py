"""What a seat sees of a scenario, as widgets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from undercroft.grid.hexes import cells
from undercroft.grid.square import coordinates
from undercroft.kernel.chance import SEEDED
from undercroft.kernel.decision import Decision, Seat
from undercroft.kernel.scene import Board, Card, Cell, Edge, Message, Player, Scene, Sign, Token, Track, Turn, Zone

from ..content.board import MARGIN
from ..content.model import Abilities, Content
from ..content.words import CARD_TEXT
from ..game import Machina
from ..state import MachinaState
from .questions import question

BOARD = "map"
TERRAIN = (
    "rubble", "chasm", "trap", "spawn", "lever", "recharge", "workbench", "chest", "event", "chapter", "barrel", "destroyed", "lit", "entry", "exit",
    "border",
)  # fmt: skip
"""The marks on cells."""


# -- the board ---------------------------------------------------------------------------------------------------------------------
def board(game: Machina) -> Board:
    """The spaces of all tiles, with walls and doors between them."""
    return Board(BOARD, "square", tuple(_cells(game)), tuple(_edges(game)))


def _cells(game: Machina) -> Iterator[Cell]:
    s = game.state
    tokens = {cell: name for name, token in (("entry", s.entry), ("exit", s.exit)) if token is not None for cell in token.cells}
    open_borders = {cell for border in game.board.borders for cell in border.cells}
    for cell in cells(game.board.cells):
        x, y = coordinates(cell)
        kind = game.kind(cell)
        marks: list[str] = [] if kind == "floor" else [kind]
        marks += ["lit"] if cell in s.lit else []
        if cell in tokens:
            marks.append(tokens[cell])
        elif cell in open_borders:
            marks.append("border")
        yield Cell(cell, game.name(cell), 2 * (x - MARGIN), 2 * (y - MARGIN), tuple(marks))


def _edges(game: Machina) -> Iterator[Edge]:
    s = game.state
    for a, b in sorted(game.board.walls):
        yield Edge(a, b, "wall")
    for door in sorted(game.board.doors):
        state = "closed" if door in s.closed else "destroyed" if door in s.broken else "open"
        yield Edge(*door, "door", state)


# -- figures -----------------------------------------------------------------------------------------------------------------------
def tokens(game: Machina) -> Iterator[Token]:
    """Explorers and monsters on the board."""
    for id, explorer in game.present().items():
        card = game.content.explorers[id]
        badges = (Sign("essence", Message("ma-badge-essence", {"value": explorer.essence}), "sparkles", explorer.essence),)
        yield Token(
            id, BOARD, explorer.cell, card.name, "hero", group=id, health=explorer.health, max_health=card.text.health,
            conditions=_conditions(game, id), badges=badges, icon=card.text.icon,
        )  # fmt: skip
    for id, monster in game.state.monsters.items():
        if monster.cell >= 0:
            sheet = game.content.monsters[id]
            yield Token(
                id, BOARD, monster.cell, sheet.name, "enemy", group=id, health=game.health(id), max_health=sheet.text.health,
                conditions=_conditions(game, id), icon=sheet.text.icon,
            )  # fmt: skip


def _conditions(game: Machina, id: str) -> tuple[Sign, ...]:
    """The states that a unit is in, and the effects that last on it."""
    traits = game.traits(id)
    found = []
    if traits.ethereal:
        found.append(Sign("ethereal", Message("ma-ethereal"), "ghost", about=Message("ma-ethereal-about")))
    if traits.immobile:
        found.append(Sign("immobile", Message("ma-immobile"), "anchor", about=Message("ma-immobile-about")))
    return tuple(found)


# -- cards -------------------------------------------------------------------------------------------------------------------------
def face(id: str, name: str, does: Abilities, icon: str, level: int = 0, marks: tuple[str, ...] = (), extra: tuple[str, ...] = ()) -> Card:
    """A printed card: its attributes, then its abilities by type."""
    parts: dict[str, tuple[str, ...]] = {"attributes": extra} if extra else {}
    icons: dict[str, tuple[str, ...]] = {"attributes": tuple("" for _ in extra)} if extra else {}
    for kind in ("enters", "active", "passive"):
        effects = getattr(does, kind)
        if effects:
            parts[kind] = tuple(CARD_TEXT.show(effect.line) for effect in effects)
            icons[kind] = tuple(CARD_TEXT.icon(effect.line) for effect in effects)
    return Card(id, name, parts=parts, icons=icons, marks=marks, level=level, icon=icon)


def zones(game: Machina) -> Iterator[Zone]:
    """The explorers' cards and items, the monsters in play, the current events and the chapter."""
    s, content = game.state, game.content
    for id, explorer in s.explorers.items():
        own = [_explorer(game, id)]
        own += [face(e, content.events[e].name, content.events[e].does, content.events[e].text.icon) for e in explorer.personal]
        yield Zone("explorer", explorer.seat, tuple(own), name=Message("zone-ma-explorer"), role="play")
        held = [(gear.card, ("equipped",)) for gear in explorer.gear] + [(item, ()) for item in explorer.items]
        yield Zone("items", explorer.seat, tuple(_item(game, item, marks) for item, marks in held), name=Message("zone-ma-items"), role="items")
    current = []
    if s.phase != "setup":
        chapter = game.chapter
        current.append(face(chapter.id, chapter.name, chapter.does, chapter.text.icon))
    for event in (game.explorer_event, game.horror_event):
        if event:
            card_ = content.events[event]
            current.append(face(event, card_.name, card_.does, card_.text.icon))
    yield Zone("current", -1, tuple(current), name=Message("zone-ma-current"), role="reference")
    yield Zone("monsters", -1, tuple(_monster(game, id) for id in s.monsters), name=Message("zone-ma-monsters"), role="reference")


def _explorer(game: Machina, id: str) -> Card:
    card = game.content.explorers[id]
    t = card.text
    extra = (f"armor {t.armor}, will {t.will}", f"health {t.health}, stamina {t.stamina}, essence {t.essence}")
    return face(id, card.name, card.does, t.icon, extra=extra)


def _item(game: Machina, id: str, marks: tuple[str, ...]) -> Card:
    card = game.content.items[id]
    return face(id, card.name, card.does, card.text.icon, card.text.level, marks)


def _monster(game: Machina, id: str) -> Card:
    sheet = game.content.monsters[id]
    t = sheet.text
    extra = (f"armor {t.armor}, will {t.will}", f"health {t.health}, stamina {t.stamina}")
    return face(id, sheet.name, sheet.does, t.icon, t.level, extra=extra)


# -- tracks ------------------------------------------------------------------------------------------------------------------------
def tracks(game: Machina) -> Iterator[Track]:
    """The round, the ratings, the threat and the monster level; each explorer's stamina and essence."""
    s = game.state
    yield Track("round", Message("round"), s.round, role="round")
    yield Track("spawn", Message("ma-track-spawn"), s.spawn, maximum=10)
    yield Track("horror", Message("ma-track-horror"), s.horror, maximum=10)
    yield Track("threat", Message("ma-track-threat"), s.threat, maximum=s.steps)
    yield Track("level", Message("ma-track-level"), s.level, maximum=5)
    for id, explorer in s.explorers.items():
        card = game.content.explorers[id].text
        yield Track(f"stamina-{id}", Message("ma-track-stamina"), explorer.stamina, maximum=card.stamina, seat=explorer.seat)
        yield Track(f"essence-{id}", Message("ma-track-essence"), explorer.essence, maximum=card.essence, seat=explorer.seat)


def ribbon(game: Machina) -> Iterator[Turn]:
    """The explorers, then the monsters in their order."""
    s = game.state
    for id, explorer in game.present().items():
        acting = s.turn is not None and s.turn.explorer == id
        yield Turn(id, 0, game.content.explorers[id].name, "acting" if acting else "done" if explorer.acted else "waiting")
    for id, monster in s.monsters.items():
        if monster.cell >= 0:
            acting = s.hunt is not None and s.hunt.monster == id
            done = s.phase == "monsters" and id not in s.waiting
            yield Turn(id, 0, game.content.monsters[id].name, "acting" if acting else "done" if done else "waiting")


def status(game: Machina) -> Iterator[Message]:
    """The chapter, with its story."""
    if game.state.phase != "setup":
        yield Message("ma-chapter", {"number": game.state.chapter + 1, "title": game.chapter.name})
        yield Message("ma-story", {"text": game.chapter.text.story})


def view(content: Content, state: MachinaState, decisions: Sequence[Decision], seat: Seat | None) -> Scene:
    game = Machina(content, state, SEEDED, None)
    scenario = game.scenario
    return Scene(
        title=Message("ma-title", {"number": scenario.text.number, "title": scenario.title}),
        status=tuple(status(game)),
        boards=(board(game),) if state.tiles else (),
        tokens=tuple(tokens(game)) if state.tiles else (),
        zones=tuple(zones(game)),
        tracks=tuple(tracks(game)),
        ribbon=tuple(ribbon(game)),
        players=tuple(Player(e.seat, content.explorers[id].name, id, content.explorers[id].text.icon) for id, e in state.explorers.items()),
        questions=tuple(question(game, decision) for decision in decisions),
        outcome=state.outcome,
    )
