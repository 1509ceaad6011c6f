"""Threat, monster level and the two ratings (MA-THR, MA-HOR-05, MA-CHP-06 … 08, MA-CHP-11)."""

from __future__ import annotations

from undercroft.kernel.decision import Option

from ..events import LevelRose, Rating, ThreatMoved
from ..game import Machina
from ..state import Deck
from .harm import destroy_explorer
from .items import discard

TOP_LEVEL = 5
LEAST_SPAWN = 3
"""MA-SET-22."""


async def threaten(game: Machina, by: int, *rules: str, line: str = "") -> None:
    """MA-CMP-09, MA-THR-01 … 03, MA-THR-07, MA-THR-12: move the threat marker, one step at a time."""
    s = game.state
    if (down := min(-by, s.threat)) > 0:
        s.threat -= down
        game.tell(ThreatMoved(by=-down, threat=s.threat, rules=("MA-THR-12", *rules), line=line))
    for _ in range(by):
        if s.level >= TOP_LEVEL:
            await _endure(game, line)
            continue
        s.threat += 1
        game.tell(ThreatMoved(by=1, threat=s.threat, rules=("MA-THR-01", *rules), line=line))
        if s.threat >= s.steps:
            s.threat = 0
            await raise_level(game, "MA-THR-03")


async def raise_level(game: Machina, rule: str) -> None:
    """MA-THR-03 … 06, MA-THR-11, MA-THR-13: destroyed monsters go into the deck, half of it goes to the box unseen, the next level comes in."""
    s = game.state
    s.level += 1
    game.tell(LevelRose(level=s.level, rules=(rule,)))
    deck = s.decks["monsters"]
    deck.pile += [*deck.top, *s.fallen]
    deck.top, s.fallen = [], []
    await halve(game, deck)
    taken = [*s.monsters, *s.boxed, *deck.pile, *deck.lost]
    deck.pile += [id for id, monster in game.content.monsters.items() if monster.text.level == s.level and id not in taken]


async def halve(game: Machina, deck: Deck) -> None:
    """MA-GEN-12, MA-THR-05, MA-INV-25: half of a deck, rounded up, returns to the box unseen."""
    for _ in range((len(deck.pile) + 1) // 2):
        deck.lost.append(await game.draw("unseen", deck.pile))


async def _endure(game: Machina, line: str) -> None:
    """MA-THR-07, MA-THR-10: at level 5 each explorer on the board discards an equipped item or dies."""
    armed, bare = ([id for id, explorer in game.present().items() if bool(explorer.gear) == has] for has in (True, False))
    await _die(game, bare, line)
    for id in armed:
        await _discard(game, id)


async def _die(game: Machina, bare: list[str], line: str) -> None:
    """MA-THR-09: explorers without an equipped item die, in an order that the players choose."""
    while bare:
        options = [Option(f"unit:{id}", id, game.cell(id), id) for id in bare]
        id = await game.choose(game.players, "which-unit-first", options, line=line)
        bare.remove(id)
        await destroy_explorer(game, id, "", "MA-THR-09")


async def _discard(game: Machina, id: str) -> None:
    """MA-THR-08: an explorer discards an equipped item of its choice."""
    options = [Option(f"item:{item.card}", item.card, card=item.card) for item in game.state.explorers[id].gear]
    discard(game, id, await game.choose(game.seat(id), "discard-or-die", options, figure=id), "MA-THR-08")


# -- ratings -------------------------------------------------------------------------------------------------------------------
def set_spawn(game: Machina, value: int, *rules: str) -> None:
    """MA-GEN-02, MA-SET-22, MA-SET-26, MA-SPN-06, MA-SPN-08, MA-SPN-11, MA-CHP-07, MA-VAR-03: a starting value lowered by 1 for each living
    explorer beyond the first, not below 3 by that."""
    less = len(game.living()) - 1
    tell_rating(game, "spawn", min(value, max(LEAST_SPAWN, value - less)), *rules)


def set_ratings(game: Machina, rule: str) -> None:
    """MA-SET-21, MA-CHP-06, MA-CHP-08, MA-END-07: both ratings begin with the values of the card in force."""
    set_spawn(game, game.chapter.text.spawn or 0, rule)
    tell_rating(game, "horror", game.chapter.text.horror or 0, rule)


def tell_rating(game: Machina, track: str, value: int, *rules: str) -> None:
    """Move a marker; 0 means that it is off its track (MA-CHP-08)."""
    if getattr(game.state, track) != value:
        setattr(game.state, track, value)
        game.tell(Rating(track=track, value=value, rules=rules))
