"""The endgame: its tile, its cards, and how it is won and lost (MA-END, MA-GEN-04, MA-GEN-09, MA-GEN-11)."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.grid.hexes import cells
from undercroft.kernel.decision import EndBeat

from ..content import words
from ..content.board import around, border_at
from ..events import Appeared, ChapterBegan, GameLost, TilePlaced, TokensAside
from ..game import Machina
from ..state import Goal, NextPart, Placed
from .abilities import carry_out
from .cards import enter_play
from .context import Context
from .effects import Executor
from .exploring import TABLE_CENTRE, clear_board
from .tracks import set_ratings
from .victory import win


# -- going there -------------------------------------------------------------------------------------------------------------------
async def go_to_endgame(game: Machina, line: str = "") -> None:
    """MA-END-01, MA-END-02, MA-END-08, MA-SET-17: the board is cleared, the endgame tile laid, and the explorers stand by its entry tokens."""
    s, endgame = game.state, game.scenario.endgame
    assert endgame is not None, "the loader refuses scenarios that go to an endgame they do not have"
    clear_board(game)
    s.tiles = [Placed(endgame.tile, *TABLE_CENTRE)]
    game.tell(TilePlaced(tile=endgame.tile, rules=("MA-END-01",), line=line))
    near = 0
    for side in game.content.faces[endgame.tile].entries:
        near |= around(game.board, border_at(TABLE_CENTRE, side))
    for id, explorer in game.living().items():
        places = near & game.free & ~game.spaces("chasm")
        cell = await game.choose(game.seat(id), "enter-at", game.at("space", places), figure=id)
        explorer.cell, explorer.left = cell, False
        game.tell(Appeared(figure=id, cell=cell, rules=("MA-END-02",)))
    await begin_part(game, 0)
    await enter_play(game)


async def begin_part(game: Machina, part: int) -> None:
    """MA-END-03, MA-END-07, MA-END-11: an endgame card is in force from now on: its set-up, its goal spaces, its ratings."""
    s, endgame = game.state, game.scenario.endgame
    assert endgame is not None
    s.part, s.aside = part, 0
    text = endgame.goals[part]
    health = 0 if text is None else text.health or len(game.living())
    s.goals = [Goal(cell, health) for cell in cells(game.board.kinds["goal"] & ~game.wrecks)] if text is not None else []
    game.tell(ChapterBegan(chapter=game.chapter.id, rules=("MA-END-03",)))
    for effect in game.chapter.does.enters:
        await carry_out(game, Context(effect.id, everywhere=True))
    set_ratings(game, "MA-END-07")


# -- how it ends -------------------------------------------------------------------------------------------------------------------
def settle(game: Machina) -> bool:
    """MA-END-04, MA-END-05, MA-END-11, MA-GEN-04, MA-GEN-09, MA-GEN-11: whenever something is over, whether the endgame is won, lost, or enters its
    next part. What wins comes first. Returns whether the scenario has ended."""
    s = game.state
    if s.part < 0 or s.outcome is not None:
        return False
    come = [effect for effect in game.chapter.does.passive if effect.line.trigger is not None and _come(game, effect.line.trigger.moment)]
    for outcome in (words.Win, words.Lose):
        for effect in come:
            if any(isinstance(step.node, outcome) for step in effect.line.steps):
                _end(game, won=outcome is words.Win, line=effect.id)
                return True
    s.todo += [NextPart(effect.id) for effect in come[:1]]
    return False


def _come(game: Machina, moment: object) -> bool:
    """Whether what an endgame card waits for is the case."""
    return (isinstance(moment, words.GoalsGone) and not game.state.goals) or (isinstance(moment, words.TokensGone) and not game.state.aside)


async def next_part(game: Machina, task: NextPart) -> None:
    """MA-END-11."""
    await carry_out(game, Context(task.line, everywhere=True))


def _end(game: Machina, won: bool, line: str = "") -> None:
    """MA-END-06: the last chapter is read, and the survivors win; or all is lost."""
    s = game.state
    if won:
        s.part, s.chapter = -1, len(game.scenario.chapters) - 1
        game.tell(ChapterBegan(chapter=game.chapter.id, rules=("MA-END-06",)))
        win(game, "MA-END-05", line=line)
    else:
        s.outcome = "lost"
        game.tell(GameLost(rules=("MA-GEN-09",), line=line))


# -- words -------------------------------------------------------------------------------------------------------------------------
async def _endgame(game: Machina, node: words.Endgame, context: Context, units: list[str]) -> None:
    await go_to_endgame(game, context.line)


async def _next_part(game: Machina, node: words.NextPart, context: Context, units: list[str]) -> None:
    await begin_part(game, game.state.part + 1)


async def _win(game: Machina, node: words.Win, context: Context, units: list[str]) -> None:
    _end(game, won=True, line=context.line)
    raise EndBeat


async def _lose(game: Machina, node: words.Lose, context: Context, units: list[str]) -> None:
    _end(game, won=False, line=context.line)
    raise EndBeat


async def _set_aside(game: Machina, node: words.SetAside, context: Context, units: list[str]) -> None:
    _tokens(game, node.count, context)


async def _use_up(game: Machina, node: words.UseUp, context: Context, units: list[str]) -> None:
    _tokens(game, -node.count, context)


async def _use_up_half(game: Machina, node: words.UseUpHalf, context: Context, units: list[str]) -> None:
    """MA-GEN-12: half of the goal spaces, rounded up."""
    _tokens(game, -((len(game.state.goals) + 1) // 2), context)


def _tokens(game: Machina, by: int, context: Context) -> None:
    s = game.state
    s.aside = max(0, s.aside + by)
    game.tell(TokensAside(by=by, left=s.aside, line=context.line))


PERFORM: Mapping[type, Executor] = {
    words.Endgame: _endgame, words.NextPart: _next_part, words.Win: _win, words.Lose: _lose, words.SetAside: _set_aside, words.UseUp: _use_up,
    words.UseUpHalf: _use_up_half,
}  # fmt: skip
