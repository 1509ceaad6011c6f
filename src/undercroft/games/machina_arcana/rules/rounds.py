"""Rounds and phases: what comes next, determined by the state alone (MA-RND, MA-EXP, MA-SPN, MA-HOR, MA-MPH)."""

from __future__ import annotations

from undercroft.kernel.beats import Beats, Phases, Tasks
from undercroft.kernel.decision import Option, Seat
from undercroft.kernel.offers import open_window, reach

from ..content import words
from ..events import NoMonster, PhaseBegan, Rolled, RoundBegan
from ..game import Machina
from ..state import NextPart, Phase, RestartRound, TakeOver, UseFree
from . import campaign, controlling, endgame, monsters, turns
from .abilities import comes, markers_left, usable
from .cards import all_have_left, invoke_horror, proceed
from .dice import game_die
from .items import release
from .lasting import end_all
from .setup import set_up
from .spawning import spawn
from .targeting import harmful
from .tracks import set_spawn, tell_rating, threaten

SPAWN_LIMIT = 4
"""MA-SPN-18."""
MOMENTS = ("turn", "phase", "attack")
"""MA-OOT-03: what a seat may wait for instead of being asked: its own turn, the next phase, or an attack on its explorer."""


def enter(game: Machina, phase: Phase) -> None:
    """MA-RND-01: the next phase begins."""
    s = game.state
    s.phase, s.acted, s.waiting = phase, [], []
    reach(s.windows, "phase")
    game.tell(PhaseBegan(phase=phase, rules=("MA-RND-01",)))


async def setup(game: Machina) -> None:
    """MA-SET: the first beat."""
    await set_up(game)
    await begin_round(game)


async def restart(game: Machina, task: RestartRound) -> None:
    """MA-CHP-12, MA-CHP-13: an effect starts a new round: what is left of this one is dropped, and horror markers return too."""
    s = game.state
    s.turn = s.hunt = None
    cards = end_all(game, horror=True, rule="MA-CHP-12")
    await begin_round(game)
    await markers_left(game, cards)


async def begin_round(game: Machina) -> None:
    """MA-ATR-10, MA-GEN-03, MA-RND-02, MA-EXP-01, MA-EXP-02, MA-LEV-07, MA-LST-15: a new round: markers return, and stamina is restored."""
    s = game.state
    s.round += 1
    game.tell(RoundBegan(round=s.round, rules=("MA-RND-02",)))
    enter(game, "explorers")
    cards = end_all(game, horror=False, rule="MA-EXP-01")
    release(game)
    for id, explorer in game.living().items():
        explorer.acted = False
        explorer.stamina = game.traits(id).stamina
    await markers_left(game, cards)


async def _deserted(game: Machina) -> bool:
    """MA-LEV-05: if the last explorers on the board are gone, those who have left it begin the next chapter at once."""
    if game.present():
        return False
    await all_have_left(game)
    return True


# -- the explorers' phase ----------------------------------------------------------------------------------------------------------
async def explorers(game: Machina) -> None:
    """MA-RND-03, MA-EFF-02, MA-EXP-03, MA-EXP-04, MA-LEV-06: what cards do when the phase begins; then one action of the explorer whose turn it is,
    or the choice of who is next."""
    s = game.state
    if "opened" not in s.acted:
        s.acted.append("opened")
        await comes(game, words.PhaseBegins("explorer"))
        return
    if await _deserted(game):
        return
    if s.turn is not None:
        await turns.act(game)
        return
    coming = [id for id, explorer in game.present().items() if not explorer.acted]
    if not coming:
        enter(game, "spawn")
        return
    id = await game.choose(game.players, "who-acts", [Option(f"turn:{id}", id, game.cell(id), id) for id in coming])
    reach(s.windows, "turn", game.seat(id))
    turns.begin_turn(game, id)


# -- the spawn phase ---------------------------------------------------------------------------------------------------------------
async def spawn_phase(game: Machina) -> None:
    """MA-RND-04, MA-EFF-02, MA-SPN-01, MA-SPN-02, MA-SPN-10, MA-SPN-12 … 15, MA-SPN-22 … 24, MA-SPN-26, MA-VAR-02: what cards do when the phase
    begins and the countdown, then a roll for each explorer on a tile with a spawn space, then the rating falls."""
    s = game.state
    if await _deserted(game):
        return
    if not s.spawn:
        enter(game, "horror")
        return
    if "opened" not in s.acted:
        await _window(game)
        s.acted.append("opened")
        await comes(game, words.PhaseBegins("spawn"))
        return
    if "begun" not in s.acted:
        s.acted.append("begun")
        part = s.part
        if s.spawn == 1:
            await _countdown(game)
        if s.part != part:
            enter(game, "horror")
        elif s.phase == "spawn":
            s.waiting = list(game.present())
        return
    rolling = [id for id in s.waiting if game.there(id) and game.spaces("spawn") & game.tile(game.cell(id))]
    if rolling:
        if "rolled" in s.acted:
            await _window(game)
        s.acted.append("rolled")
        id = await game.choose(game.players, "who-rolls", [Option(f"roll:{id}", id, game.cell(id), id) for id in rolling])
        s.waiting.remove(id)
        await _spawn_roll(game, id)
        return
    if s.ease != "very easy":
        tell_rating(game, "spawn", max(1, s.spawn - 1), "MA-SPN-22")
    enter(game, "horror")


async def _countdown(game: Machina) -> None:
    """MA-SPN-03 … 09, MA-SPN-25: the rating has come down to 1: threat rises, and the story goes on or the rating is set anew."""
    chapter = game.chapter.text
    await threaten(game, chapter.horror or 0, "MA-SPN-03")
    if not chapter.closed:
        await proceed(game)
    else:
        set_spawn(game, chapter.spawn or 0, "MA-SPN-05", "MA-SPN-06")


async def _spawn_roll(game: Machina, id: str) -> None:
    """MA-SPN-16 … 21: one explorer's roll. A monster appears, or threat rises if the tile is full."""
    s = game.state
    result = await game_die(game, "spawn-roll")
    game.tell(Rolled(about="spawn", result=result, needed=s.spawn, figure=id, rules=("MA-SPN-17",)))
    if result < s.spawn:
        return
    tile = game.tile(game.cell(id))
    if sum(1 for monster in s.monsters.values() if tile >> monster.cell & 1) >= SPAWN_LIMIT:
        game.tell(NoMonster(why="limit", rules=("MA-SPN-18",)))
        await threaten(game, 1, "MA-SPN-18")
    else:
        await spawn(game, id)


# -- the horror phase --------------------------------------------------------------------------------------------------------------
async def horror(game: Machina) -> None:
    """MA-RND-05, MA-HOR-01 … 06, MA-EFF-02, MA-VAR-02: horror markers return, cards do what they do when the phase begins, and one roll decides
    whether a horror event is invoked. Any roll reaches a rating of 1."""
    s = game.state
    if await _deserted(game):
        return
    if "begun" not in s.acted:
        await _window(game)
        s.acted.append("begun")
        await markers_left(game, end_all(game, horror=True, rule="MA-HOR-01"))
        await comes(game, words.PhaseBegins("horror"))
        return
    if "rolled" not in s.acted:
        s.acted.append("rolled")
        if s.horror:
            result = await game_die(game, "horror-roll")
            game.tell(Rolled(about="horror", result=result, needed=s.horror, rules=("MA-HOR-02",)))
            if result >= s.horror:
                tell_rating(game, "horror", game.chapter.text.horror or 0, "MA-HOR-03")
                await invoke_horror(game, "MA-HOR-03")
            elif s.ease != "very easy":
                tell_rating(game, "horror", s.horror - 1, "MA-HOR-04")
        return
    enter(game, "monsters")
    s.waiting = list(s.monsters)


# -- the monsters' phase -----------------------------------------------------------------------------------------------------------
async def monster_phase(game: Machina) -> None:
    """MA-RND-06, MA-EFF-02, MA-MPH-01 … 07, MA-OOT-03: what cards do when the phase begins, unless there are no monsters; then these act in their
    order, one action at a time, with a window for explorers after each. That between two turns is also the one before the first action."""
    s = game.state
    if await _deserted(game):
        return
    if s.hunt is None or s.hunt.acted:
        await _window(game)
    if "opened" not in s.acted:
        s.acted.append("opened")
        if s.monsters:
            await comes(game, words.PhaseBegins("monster"))
    if s.hunt is not None:
        s.hunt.acted = True
        await controlling.take_turn(game)
        return
    s.waiting = [id for id in s.waiting if game.there(id)]
    if not s.waiting:
        await begin_round(game)
        return
    monsters.begin_turn(game, s.waiting.pop(0))


async def _window(game: Machina) -> None:
    """MA-OOT-01 … 05: between actions and turns explorers may use abilities that cost no stamina."""
    by_seat: dict[Seat, list[str]] = {}
    for id in game.present():
        by_seat.setdefault(game.seat(id), []).append(id)

    def able(seat: Seat) -> list[Option[UseFree]]:
        lines = [(id, line) for id in by_seat.get(seat, ()) for line in usable(game, id, free=True)]
        return [Option(f"free:{line}", UseFree(id, line), figure=id, card=line, confirm=harmful(game, id, line)) for id, line in lines]

    await open_window(game, game.state.windows, "window", by_seat, able, MOMENTS)


def _settled(game: Machina) -> bool:
    """MA-END-04: the endgame may be over. Every action of a monster begins a beat, so that its reasons can be found again."""
    return endgame.settle(game) or game.state.hunt is not None


PHASES: Phases[Machina] = {
    "setup": setup, "explorers": explorers, "spawn": spawn_phase, "horror": horror, "monsters": monster_phase, "campaign": campaign.between,
}  # fmt: skip
TASKS: Tasks[Machina] = {UseFree: turns.use_free, TakeOver: controlling.take_over, NextPart: endgame.next_part, RestartRound: restart}
BEATS = Beats(PHASES, TASKS, settle=_settled)
