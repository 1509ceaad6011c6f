"""Events and chapters: invoking, proceeding, entering play (MA-EVT, MA-CHP, MA-UNI-03)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn

from undercroft.kernel.decision import EndBeat

from ..content import words
from ..content.legality import nodes
from ..content.model import Chapter
from ..content.schema import EventKind
from ..events import ChapterBegan, EventInvoked
from ..game import Machina
from ..state import RestartRound
from .abilities import carry_out, comes
from .context import Context, active_explorer
from .effects import Executor
from .exploring import clear_board, place_entry, place_exit
from .items import draw, left_in
from .tracks import set_ratings, set_spawn, tell_rating, threaten
from .victory import win

EARLIER = (words.AddItems, words.AddTwoLevels, words.RaiseLevel)
"""What earlier chapters leave behind, if the story begins with a later one."""


# -- events ------------------------------------------------------------------------------------------------------------------------
async def invoke_horror(game: Machina, *rules: str, line: str = "", by: str = "") -> None:
    """MA-EVT-12 … 15, MA-EVT-22, MA-EVT-24, MA-OOT-06: threat rises, a card is revealed and takes effect, and becomes the current horror event; `by`:
    the explorer whose ability invokes it."""
    s = game.state
    await threaten(game, 1, "MA-EVT-12")
    deck = s.decks["horror"]
    if not left_in(deck):
        deck.pile, s.horror_events = s.horror_events, []
        game.changed()
    if not left_in(deck):
        return
    card = await draw(game, deck, "horror-event")
    game.tell(EventInvoked(card=card, how="horror", rules=("MA-EVT-13", *rules), line=line))
    for effect in game.content.events[card].does.enters:
        await carry_out(game, Context(effect.id, everywhere=True, active=by))
    s.horror_events.append(card)
    game.changed()
    await comes(game, words.HorrorInvoked())


async def reinvoke_horror(game: Machina, *rules: str, by: str = "") -> None:
    """MA-EVT-17, MA-EVT-18, MA-OOT-06; `by`: the explorer whose ability reinvokes it."""
    card = game.horror_event
    if not card:
        return
    game.tell(EventInvoked(card=card, how="again", rules=("MA-EVT-17", *rules)))
    for effect in game.content.events[card].does.enters:
        await carry_out(game, Context(effect.id, everywhere=True, active=by))
    await comes(game, words.HorrorInvoked())


async def reinvoke_explorer(game: Machina, id: str) -> None:
    """MA-EVT-16, MA-EVT-18, MA-ABL-23: the current explorer event takes effect again, for this explorer."""
    card = game.explorer_event
    if not card:
        return
    game.tell(EventInvoked(card=card, how="again", rules=("MA-EVT-16",)))
    for effect in game.content.events[card].does.enters:
        await carry_out(game, Context(effect.id, id))


def shuffle_events(game: Machina, kind: EventKind) -> None:
    """MA-EVT-19, MA-EVT-20: a discard pile is shuffled into its deck; there is no current event of that kind then."""
    s = game.state
    deck = s.decks[kind]
    deck.pile += [*deck.top, *(s.explorer_events if kind == "explorer" else s.horror_events)]
    deck.top = []
    if kind == "explorer":
        s.explorer_events = []
    else:
        s.horror_events = []
    game.changed()


async def invoke_explorer(game: Machina, id: str, *rules: str, line: str = "") -> None:
    """MA-EVT-07 … 11, MA-RNG-11: a card is revealed and takes effect for this explorer; it stays as a personal or as the current event."""
    s = game.state
    deck = s.decks["explorer"]
    if not left_in(deck):
        deck.pile, s.explorer_events = s.explorer_events, []
        game.changed()
    if not left_in(deck):
        return
    card = await draw(game, deck, "explorer-event")
    game.tell(EventInvoked(card=card, how="explorer", rules=("MA-EVT-07", *rules), line=line))
    for effect in game.content.events[card].does.enters:
        await carry_out(game, Context(effect.id, id))
    if game.content.events[card].text.personal and not s.explorers[id].dead:
        s.explorers[id].personal.append(card)
    else:
        s.explorer_events.append(card)
    game.changed()


async def _invoke_horror(game: Machina, node: words.InvokeHorror, context: Context, units: list[str]) -> None:
    await invoke_horror(game, line=context.line, by=active_explorer(game, context))


async def _invoke_explorer(game: Machina, node: words.InvokeExplorer, context: Context, units: list[str]) -> None:
    for id in filter(game.is_explorer, units):
        await invoke_explorer(game, id, line=context.line)


async def _proceed(game: Machina, node: words.Proceed, context: Context, units: list[str]) -> None:
    await proceed(game, active_explorer(game, context))


async def _entry(game: Machina, node: words.PlaceEntry, context: Context, units: list[str]) -> None:
    """MA-ENT-04, MA-ENT-05: explorers enter play at once, unless the chapter that brings them in has to be done with its own effects first."""
    await place_entry(game, context.line)
    if not (context.line.startswith("chapter/") and "/enters/" in context.line):
        await enter_play(game)


async def _exit(game: Machina, node: words.PlaceExit, context: Context, units: list[str]) -> None:
    await place_exit(game, context.line)


async def _reinvoke(game: Machina, node: words.Reinvoke, context: Context, units: list[str]) -> None:
    if node.kind == "horror":
        await reinvoke_horror(game, by=active_explorer(game, context))
    elif id := active_explorer(game, context):
        await reinvoke_explorer(game, id)


async def _shuffle_events(game: Machina, node: words.ShuffleEvents, context: Context, units: list[str]) -> None:
    shuffle_events(game, "horror" if node.kind == "horror" else "explorer")


async def _start_rating(game: Machina, node: words.StartRating, context: Context, units: list[str]) -> None:
    """MA-CHP-11."""
    if node.track == "spawn":
        set_spawn(game, game.chapter.text.spawn or 0, "MA-CHP-11")
    else:
        tell_rating(game, "horror", game.chapter.text.horror or 0, "MA-CHP-11")


async def _new_round(game: Machina, node: words.NewRound, context: Context, units: list[str]) -> None:
    """MA-CHP-12, MA-CHP-13: when what is going on is over."""
    game.state.todo.append(RestartRound())


PERFORM: Mapping[type, Executor] = {
    words.InvokeHorror: _invoke_horror, words.InvokeExplorer: _invoke_explorer, words.Proceed: _proceed, words.PlaceEntry: _entry,
    words.PlaceExit: _exit, words.Reinvoke: _reinvoke, words.ShuffleEvents: _shuffle_events, words.StartRating: _start_rating,
    words.NewRound: _new_round,
}  # fmt: skip


# -- chapters ----------------------------------------------------------------------------------------------------------------------
async def proceed(game: Machina, id: str = "") -> None:
    """MA-CHP-04 … 10, MA-CHP-09, MA-GEN-05, MA-SET-02: the next chapter takes effect, with its ratings; reaching the last one wins."""
    s = game.state
    old = f"chapter/{game.chapter.id}/"
    s.progress = {line: count for line, count in s.progress.items() if not line.startswith(old)}
    following = [number for number in s.chapters or range(len(game.scenario.chapters)) if number > s.chapter]
    if not following:
        _win(game, "MA-VAR-05")
    s.chapter = following[0]
    await begin_chapter(game, id)


def _win(game: Machina, rule: str) -> NoReturn:
    win(game, rule)
    raise EndBeat


async def begin_chapter(game: Machina, id: str = "") -> None:
    """MA-GEN-05, MA-SET-20, MA-SET-21, MA-SET-23, MA-CHP-04 … 07, MA-UNI-03, MA-ENT-04, MA-ENT-05: the effects of a chapter, then those of
    explorers placed by it, then its ratings."""
    s = game.state
    chapter = game.chapter
    game.tell(ChapterBegan(chapter=chapter.id, rules=("MA-CHP-04",)))
    if s.chapter == len(game.scenario.chapters) - 1:
        _win(game, "MA-GEN-05")
    if s.phase == "setup":
        set_ratings(game, "MA-SET-21")
    for effect in chapter.does.enters:
        await carry_out(game, Context(effect.id, id, everywhere=True))
    if places_entry(chapter):
        await enter_play(game)
    if s.phase != "setup":
        set_ratings(game, "MA-CHP-06")
        await comes(game, words.ChapterBegins())


async def catch_up(game: Machina) -> None:
    """The story begins with a later chapter: the chapters before it have raised the monster level and brought items in. Unless this one places the
    entry token itself, the explorers come in first."""
    s = game.state
    for index in [index for index in s.chapters or range(s.chapter) if index < s.chapter]:
        for effect in game.scenario.chapters[index].does.enters:
            for step in nodes(effect.line):
                if isinstance(step.node, EARLIER):
                    await game.perform(step.node, Context(effect.id, everywhere=True), [])
    if not places_entry(game.chapter):
        await place_entry(game)
        await enter_play(game)


def places_entry(chapter: Chapter) -> bool:
    """MA-ENT-01: whether a chapter brings the explorers in."""
    return any(isinstance(step.node, words.PlaceEntry) for effect in chapter.does.enters for step in nodes(effect.line))


async def enter_play(game: Machina) -> None:
    """MA-UNI-03, MA-ENT-04, MA-END-10, MA-ABL-20, MA-ABL-21, MA-ABL-27: explorers whose figures have been placed resolve what their own cards and
    equipped items do as they enter play; personal events have done it when they were invoked."""
    for id in list(game.present()):
        events = [game.content.events[event].does for event in game.state.explorers[id].personal]
        for does in game.own_cards(id):
            for effect in () if does in events else does.enters:
                if game.there(id):
                    await carry_out(game, Context(effect.id, id))


async def all_have_left(game: Machina, last: str = "") -> None:
    """MA-LEV-04, MA-LEV-05, MA-ENT-09 … 11, MA-TRP-14: nobody alive is left on the board: it is cleared, and the next chapter begins, brought in by
    the explorer who was the last to leave, if it was by leaving."""
    clear_board(game)
    await proceed(game, last)
