"""Events and chapters: invoking, proceeding, entering play (MA-EVT, MA-CHP, MA-UNI-03)."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.kernel.decision import EndBeat

from ..content import words
from ..content.legality import nodes
from ..events import ChapterBegan, EventInvoked, GameWon
from ..game import Machina
from .abilities import carry_out
from .context import Context, active_explorer
from .effects import Executor
from .exploring import clear_board, place_entry, place_exit
from .items import draw, left_in
from .tracks import set_ratings, threaten


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


async def reinvoke_horror(game: Machina, *rules: str) -> None:
    """MA-EVT-17, MA-EVT-18."""
    card = game.horror_event
    if not card:
        return
    game.tell(EventInvoked(card=card, how="again", rules=("MA-EVT-17", *rules)))
    for effect in game.content.events[card].does.enters:
        await carry_out(game, Context(effect.id, everywhere=True))


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
    await place_entry(game, context.line)


async def _exit(game: Machina, node: words.PlaceExit, context: Context, units: list[str]) -> None:
    await place_exit(game, context.line)


PERFORM: Mapping[type, Executor] = {
    words.InvokeHorror: _invoke_horror, words.InvokeExplorer: _invoke_explorer, words.Proceed: _proceed, words.PlaceEntry: _entry,
    words.PlaceExit: _exit,
}  # fmt: skip


# -- chapters ----------------------------------------------------------------------------------------------------------------------
async def proceed(game: Machina, id: str = "") -> None:
    """MA-CHP-04 … 10, MA-GEN-05, MA-SET-02: the next chapter takes effect, with its ratings; reaching the last one wins."""
    game.state.chapter += 1
    await begin_chapter(game, id)


async def begin_chapter(game: Machina, id: str = "") -> None:
    """MA-GEN-05, MA-SET-20, MA-SET-21, MA-SET-23, MA-CHP-04 … 07, MA-UNI-03, MA-ENT-04, MA-ENT-05: the effects of a chapter, then those of
    explorers placed by it, then its ratings."""
    s = game.state
    chapter = game.chapter
    game.tell(ChapterBegan(chapter=chapter.id, rules=("MA-CHP-04",)))
    if s.chapter == len(game.scenario.chapters) - 1:
        s.outcome = "won"
        game.tell(GameWon(rules=("MA-GEN-05",)))
        raise EndBeat
    if s.phase == "setup":
        set_ratings(game, "MA-SET-21")
    for effect in chapter.does.enters:
        await carry_out(game, Context(effect.id, id, everywhere=True))
    if any(isinstance(step.node, words.PlaceEntry) for effect in chapter.does.enters for step in nodes(effect.line)):
        await enter_play(game)
    if s.phase != "setup":
        set_ratings(game, "MA-CHP-06")


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
