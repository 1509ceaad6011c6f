"""What a seat sees of a scenario, as widgets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from undercroft.grid.hexes import cells
from undercroft.grid.square import coordinates
from undercroft.kernel.chance import SEEDED
from undercroft.kernel.decision import Decision, Seat
from undercroft.kernel.scene import Board, Cell, Die, Edge, Message, Player, Scene, Sign, Token, Track, Turn

from ..content import signs
from ..content.board import MARGIN
from ..content.lines import steps_of
from ..content.model import Content
from ..content.texts import effect_text
from ..game import Machina
from ..rules.attacks import BARREL, GOAL, HIGH, LOW
from ..rules.campaign import preparedness
from ..state import Lasting, MachinaState
from .faces import monster_face
from .questions import question
from .zones import zones

BOARD = "map"
TERRAIN = {
    "rubble": "rubble", "chasm": "chasm", "trap": "trap-space", "spawn": "spawn-space", "lever": "trap-lever", "recharge": "recharge-station",
    "workbench": "workbench", "chest": "chest", "event": "event-space", "chapter": "chapter-space", "barrel": "explosive-barrel",
    "destroyed": "destroyed-space", "lit": "lit-chapter-space", "entry": "entry-token", "exit": "exit-token", "border": "unexplored-border",
    "goal": "goal-space",
}  # fmt: skip
"""The marks on cells, by what is there."""
TOP_LEVEL = 5
"""MA-THR-07: the highest monster level."""
State = Literal["waiting", "acting", "done"]


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
        kind = "lit" if cell in s.lit else game.kind(cell)
        found: list[str] = [] if kind == "floor" else [kind]
        if cell in tokens:
            found.append(tokens[cell])
        elif cell in open_borders:
            found.append("border")
        marks = tuple(TERRAIN[name] for name in found)
        yield Cell(cell, game.name(cell), 2 * (x - MARGIN), 2 * (y - MARGIN), marks, text=_about(game, cell, found))


def _about(game: Machina, cell: int, found: Sequence[str]) -> Message | None:
    """What the space is good for, or what it does. What goal spaces are like is known as soon as an endgame card is in force."""
    goal = next((goal for goal in game.state.goals if goal.cell == cell), None)
    if not found or ("goal" in found and goal is None):
        return None
    tough = {} if goal is None else {"armor": game.goals_text.armor, "will": game.goals_text.will, "health": goal.health}
    space = found[-1] if found[-1] in ("exit", "border") else found[0]
    return Message("ma-about-space", {"space": TERRAIN[space], "cost": game.state.event_cost, **tough})


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
        yield Token(
            id, BOARD, explorer.cell, card.name, "hero", group=id, health=explorer.health, max_health=game.max_health(id),
            conditions=_conditions(game, id), badges=(signs.ESSENCE.sign(explorer.essence), *_badges(game, id)), icon=card.text.icon,
        )  # fmt: skip
    for id, monster in game.state.monsters.items():
        if monster.cell >= 0:
            sheet = game.content.monsters[id]
            yield Token(
                id, BOARD, monster.cell, sheet.name, "enemy", group=id, health=game.health(id), max_health=game.max_health(id),
                conditions=_conditions(game, id), badges=tuple(_badges(game, id)), icon=sheet.text.icon,
            )  # fmt: skip


def _conditions(game: Machina, id: str) -> tuple[Sign, ...]:
    """The states that a unit is in."""
    traits = game.traits(id)
    states = ((signs.ETHEREAL, traits.ethereal), (signs.IMMOBILE, traits.immobile), (signs.UNHARMED, traits.safe))
    return tuple(kind.sign() for kind, so in states if so)


def _badges(game: Machina, id: str) -> Iterator[Sign]:
    """How many lasting effects are on a unit."""
    if effects := sum(lasting.bearer == id for lasting in game.state.lasting):
        yield signs.EFFECTS.sign(effects)


# -- tracks ------------------------------------------------------------------------------------------------------------------------
def tracks(game: Machina) -> Iterator[Track]:
    """MA-CMP-07, MA-CMP-08: the round, the ratings, the threat and the monster level; the tokens set aside by an endgame card; each living explorer's
    stamina and essence; lasting effects."""
    s = game.state
    yield Track("round", Message("round"), s.round, role="round")
    if game.chapter.text.spawn and s.spawn:
        yield Track("spawn", Message("ma-track-spawn"), s.spawn, maximum=game.chapter.text.spawn, about=_track_about("spawn"))
    if game.chapter.text.horror and s.horror:
        yield Track("horror", Message("ma-track-horror"), s.horror, maximum=game.chapter.text.horror, about=_track_about("horror"))
    yield Track("threat", Message("ma-track-threat"), s.threat, maximum=s.steps, about=_track_about("threat"))
    yield Track("level", Message("ma-track-level"), s.level, maximum=TOP_LEVEL, about=_track_about("level"))
    if s.aside:
        yield Track("aside", Message("ma-track-aside"), s.aside)
    for id, explorer in game.living().items():
        who = game.content.explorers[id]
        if s.phase == "campaign":
            yield Track(f"preparedness-{id}", Message("ma-track-preparedness", {"who": who.name}), preparedness(game.content, explorer.kept))
            continue
        yield Track(f"health-{id}", Message("ma-track-health", {"who": who.name}), explorer.health, maximum=game.max_health(id))
        yield Track(f"stamina-{id}", Message("ma-track-stamina", {"who": who.name}), explorer.stamina, maximum=who.text.stamina)
        yield Track(f"essence-{id}", Message("ma-track-essence", {"who": who.name}), explorer.essence, maximum=who.text.essence)
    if s.hunt is not None:
        yield Track("hunt", Message("ma-track-hunt", {"who": game.content.title(s.hunt.monster)}), s.hunt.stamina)
    bearers = dict.fromkeys(lasting.bearer for lasting in s.lasting if lasting.bearer)
    for bearer in bearers:
        texts = tuple(_lasting(game, lasting) for lasting in s.lasting if lasting.bearer == bearer)
        yield Track(f"effects-{bearer}", Message("ma-track-effects", {"who": game.content.title(bearer)}), 0, texts, role="notes")
    yield from _thrown(game)


def _track_about(track: str) -> Message:
    return Message("ma-about-track", {"track": track})


def _lasting(game: Machina, lasting: Lasting) -> str:
    return effect_text(steps_of(game.content.lines[lasting.line])[lasting.step])


def dice(game: Machina) -> tuple[Die, ...]:
    """MA-ATK-02: the dice of the last attack roll."""
    thrown = game.state.thrown
    if thrown is None:
        return ()
    faces = [*(("high", face) for face in thrown.high), *(("low", face) for face in thrown.low)]
    return tuple(Die(kind, str(face) if face else "blank", thrown.by) for kind, face in faces)


def _thrown(game: Machina) -> Iterator[Track]:
    """MA-ATK-10: the result of the last attack roll, and what it was compared with."""
    thrown = game.state.thrown
    if thrown is None:
        return
    yield Track("roll-result", Message("ma-roll-result", {"figure": thrown.by, "nobody": not thrown.by}), thrown.result, role="roll")
    for id, needed in thrown.needed.items():
        what = "barrel" if id.startswith(BARREL) else "goal" if id.startswith(GOAL) else "unit"
        told = {"figure": id if what == "unit" else "", "what": what, "against": "will" if thrown.magical else "armor"}
        yield Track(f"roll-needed-{id}", Message("ma-roll-needed", told), needed, role="roll")


def ribbon(game: Machina) -> Iterator[Turn]:
    """The explorers, then the monsters in their order, with what these can do."""
    s = game.state
    for id, explorer in game.present().items():
        acting = s.turn is not None and s.turn.explorer == id
        yield Turn(id, 0, game.content.explorers[id].name, _state(acting, explorer.acted or s.phase not in ("setup", "explorers")))
    for id, monster in s.monsters.items():
        if monster.cell >= 0:
            sheet = game.content.monsters[id]
            acting = s.hunt is not None and s.hunt.monster == id
            parts = tuple(effect_line for part in ("active", "passive") for effect_line in monster_face(game.content, id).parts.get(part, ()))
            yield Turn(id, 0, sheet.name, _state(acting, s.phase == "monsters" and id not in s.waiting), parts)


def _state(acting: bool, done: bool) -> State:
    return "acting" if acting else "done" if done else "waiting"


def status(game: Machina) -> Iterator[Message]:
    """The chapter, how the scenario is won and lost, the story of the chapter, and what the numbers of attacks mean."""
    chapters = len(game.scenario.chapters)
    if game.state.phase == "campaign":
        yield from _between(game)
        return
    if game.state.phase != "setup":
        chapter = game.chapter
        about = {"number": game.state.chapter + 1, "count": chapters, "title": chapter.name, "closed": chapter.text.closed}
        yield Message("ma-chapter", about) if game.state.part < 0 else Message("ma-endgame", {"title": chapter.name})
    yield Message("ma-goal", {"how": _goes_on(game), "spawn": game.state.spawn > 0, "count": chapters, "threat": _price(game)})
    yield Message("ma-loss")
    if game.state.phase != "setup" and game.chapter.text.story:
        yield Message("ma-story", {"text": game.chapter.text.story})
    yield Message("ma-dice", {"high": max(HIGH), "low": max(LOW)})


def _between(game: Machina) -> Iterator[Message]:
    """MA-CAM-03: how the scenario ended, what is decided before the next one, what that costs, and how it begins."""
    s, scenarios = game.state, game.content.scenarios
    if game.chapter.text.story:
        yield Message("ma-story", {"text": game.chapter.text.story})
    coming = [scenarios[id] for id in ([s.coming] if s.coming else game.content.following(s.scenario))]
    step = "keeping" if s.waiting else "joining" if s.coming else "deciding"
    yield Message("ma-campaign", {"step": step, "scenario": [scenario.title for scenario in coming]})
    yield Message("ma-campaign-price", {"highest": max(preparedness(game.content, explorer.kept) for explorer in game.living().values())})
    yield from (Message("ma-story", {"text": scenario.text.story}) for scenario in coming if scenario.text.story)


def _price(game: Machina) -> int:
    """MA-SPN-03: how far the threat rises when the spawn rating has run out."""
    return game.chapter.text.horror or 0 if game.state.phase != "setup" else 0


def _goes_on(game: Machina) -> str:
    """How the next chapter is reached."""
    s = game.state
    if s.part >= 0:
        return "endgame"
    if s.phase != "setup" and game.chapter.text.closed:
        return "closed"
    return "open" if s.exit is None else "exit"


def view(content: Content, state: MachinaState, decisions: Sequence[Decision], seat: Seat | None) -> Scene:
    game = Machina(content, state, SEEDED, None)
    text = game.scenario
    return Scene(
        title=Message("ma-title", {"number": text.text.number, "title": text.title, "level": state.level}),
        status=tuple(status(game)),
        boards=(board(game),) if state.tiles else (),
        tokens=tuple(tokens(game)) if state.tiles else (),
        zones=tuple(zones(game, decisions)),
        tracks=tuple(tracks(game)),
        ribbon=tuple(ribbon(game)),
        dice=dice(game),
        players=tuple(Player(e.seat, content.explorers[id].name, id, content.explorers[id].text.icon) for id, e in state.explorers.items()),
        questions=tuple(question(game, decision) for decision in decisions),
        outcome=state.outcome,
    )
