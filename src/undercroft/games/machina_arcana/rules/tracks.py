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
    """MA-THR-01 … 03, MA-THR-07, MA-THR-12: move the threat marker, one step at a time."""
    s = game.state
    if by < 0:
        down = min(-by, s.threat)
        if down:
            s.threat -= down
            game.tell(ThreatMoved(by=-down, threat=s.threat, rules=("MA-THR-12", *rules), line=line))
        return
    for _ in range(by):
        if s.level >= TOP_LEVEL:
            await _endure(game)
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
    deck.pile += [id for id, monster in game.content.monsters.items() if monster.text.level == s.level and not _taken(game, id)]


def _taken(game: Machina, id: str) -> bool:
    """Whether a monster card is in play already, taken by an effect before its level came."""
    return id in game.state.monsters


async def halve(game: Machina, deck: Deck) -> None:
    """MA-THR-05, MA-INV-25: half of a deck, rounded up, returns to the box unseen."""
    for _ in range((len(deck.pile) + 1) // 2):
        deck.lost.append(await game.draw("unseen", deck.pile))


async def _endure(game: Machina) -> None:
    """MA-THR-07 … 10: at level 5 each explorer on the board discards an equipped item of its choice, or dies if it has none."""
    for id in list(game.present()):
        if not game.there(id):
            continue
        explorer = game.state.explorers[id]
        if not explorer.gear:
            await destroy_explorer(game, id, "", "MA-THR-09")
            continue
        options = [Option(f"item:{gear.card}", gear.card, card=gear.card) for gear in explorer.gear]
        discard(game, id, await game.choose(game.seat(id), "discard-or-die", options, figure=id), "MA-THR-08")


# -- ratings -------------------------------------------------------------------------------------------------------------------
def set_spawn(game: Machina, value: int, *rules: str) -> None:
    """MA-SET-22, MA-SPN-06, MA-SPN-11, MA-CHP-07: a starting value lowered by 1 for each living explorer beyond the first, not below 3 by that."""
    less = len(game.living()) - 1
    tell_rating(game, "spawn", value if value < LEAST_SPAWN else max(LEAST_SPAWN, value - less), *rules)


def tell_rating(game: Machina, track: str, value: int, *rules: str) -> None:
    """Move a marker; 0 means that it is off its track (MA-CHP-08)."""
    if getattr(game.state, track) != value:
        setattr(game.state, track, value)
        game.tell(Rating(track=track, value=value, rules=rules))
