"""Attack modifier decks: drawing, advantage, Bless and Curse, reshuffling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from undercroft.kernel.decision import Option

from ..content.model import STANDARD, Modifier
from ..events import CardAdded, NoneLeft, Reshuffled
from ..game import Gloom
from ..state import MONSTERS, Deck, Unit


class Drawn(NamedTuple):
    """All cards drawn for an attack, in order, and the ones that count."""

    cards: list[Modifier]
    used: list[Modifier]


def new_deck(extra: list[str]) -> Deck:
    """GH-AMD-01, GH-AMD-20, GH-AMD-21: a standard deck, with what perks, items and scenarios add."""
    return Deck([*STANDARD, *extra])


def tamed(game: Gloom, card: Modifier) -> Modifier:
    """GH-VRR-01, GH-VRR-02: with reduced randomness, Bless and the standard 2x count as +2, and Curse and the standard Null as -2."""
    if not game.state.reduced or card.id not in ("2x", "bless", "null", "curse"):
        return card
    return Modifier(card.id, 2 if card.double else -2)


def worth(game: Gloom, card: Modifier, value: int) -> int:
    """GH-ADV-14, GH-ADV-15, GH-ADV-19: the value of a card in comparisons: a 2x is worth the attack value, and a Null is lowest."""
    card = tamed(game, card)
    if card.double:
        return value
    if card.miss:
        return -1000
    return card.value


def compare(game: Gloom, a: Modifier, b: Modifier, value: int) -> int:
    """GH-ADV-07 … 13: positive if `a` is better, negative if `b` is; if ambiguous (0), the card drawn first is used. An extra effect is good but has
    no size: it decides if its card's number is equal or higher; if it is lower, the comparison is ambiguous."""
    ahead = worth(game, a, value) - worth(game, b, value)
    plain = Modifier("").mods
    if a.mods == b.mods:
        return ahead
    if a.mods != plain and b.mods != plain:
        return 0
    if a.mods != plain:
        return int(ahead >= 0)
    return -int(ahead <= 0)


async def draw_one(game: Gloom, deck: Deck, name: str) -> Modifier:
    """GH-AMD-15, GH-AMD-16: draw a random card. If the deck is empty, shuffle in the discards first, except the cards drawn for this attack."""
    if not deck.draw:
        deck.draw, deck.discard = deck.discard, []
        game.tell(Reshuffled(deck=name, rules=("GH-AMD-15",)))
    card = await game.draw("modifier", deck.draw)
    if card in ("2x", "null"):
        deck.shuffle = True
    return game.content.modifiers[card]


async def draw_modifiers(game: Gloom, attacker: Unit, standing: int, value: int) -> Drawn:
    """GH-AMD-02, GH-AOE-03, GH-AMD-09, GH-ADV-01 … 06, GH-ADV-20: draw for one target. Normally, draw until a card is not rolling and combine them
    all. With advantage, use the better of two and add rolling ones. With disadvantage, use the worse of two and ignore rolling ones."""
    name = game.deck_of(attacker)
    deck = game.state.decks[name]
    cards = [await draw_one(game, deck, name)]
    if standing and (deck.draw or deck.discard):
        cards.append(await draw_one(game, deck, name))
    while cards[-1].rolling and all(c.rolling for c in cards) and (deck.draw or deck.discard):
        cards.append(await draw_one(game, deck, name))
    return Drawn(cards, chosen(game, cards, standing, value))


def chosen(game: Gloom, cards: list[Modifier], standing: int, value: int) -> list[Modifier]:
    """GH-ADV-01 … 07: which of the drawn cards count."""
    plain = [c for c in cards if not c.rolling]
    if not standing or len(plain) < 2:
        return plain[-1:] if standing < 0 else cards
    first, second = plain[0], plain[1]
    ahead = compare(game, first, second, value) * standing
    return [second if ahead < 0 else first]


def put_away(game: Gloom, attacker: Unit, cards: list[Modifier]) -> None:
    """GH-AMD-11, GH-AMD-12, GH-AMD-18, GH-AMD-19, GH-CON-23, GH-CON-37: discard the drawn cards. Bless and Curse return to their supplies, used or
    not."""
    s, name = game.state, game.deck_of(attacker)
    for card in cards:
        if card.id == "bless":
            s.blesses += 1
        elif card.id == "curse":
            if name == MONSTERS:
                s.monster_curses += 1
            else:
                s.curses += 1
        else:
            s.decks[name].discard.append(card.id)


async def modified(game: Gloom, attacker: Unit, used: list[Modifier], value: int, neutral: bool) -> int:
    """GH-AMD-04 … 06, GH-ATK-07, GH-ATK-09, GH-ATK-11, GH-GEN-14: apply the cards to the attack value. A Null makes it 0. If the order of doubling
    and adding matters, the players choose it. `neutral` means a 2x counts as +0."""
    used = [tamed(game, card) for card in used if not (neutral and card.double)]
    if any(card.miss for card in used):
        return 0
    return await in_order(game, attacker, value, [card.value for card in used if card.value], sum(card.double for card in used))


async def in_order(game: Gloom, attacker: Unit, value: int, numbers: Sequence[int], doublings: int) -> int:
    """GH-ATK-09, GH-GEN-14: within one step, add the numbers to a value and double it this many times. The attacker's player chooses the order, or
    all players if the attacker has none. They are asked only if the order matters."""
    if not doublings:
        return max(0, value + sum(numbers))
    results: dict[int, tuple[int, ...]] = {}
    for sums in _before(numbers, doublings):
        result = value
        for added in sums:
            result = (result + added) * 2
        results.setdefault(max(0, result + sum(numbers) - sum(sums)), sums)
    names = {(sum(numbers), *(0,) * (doublings - 1)): "add-first", (0,) * doublings: "double-first"}
    options = []
    for result, sums in results.items():
        first = "/".join(map(str, sums))
        options.append(Option(names.get(sums, f"before:{first}"), (result, first)))
    result, _ = await game.choose(game.player(attacker), "modifier-order", options, figure=attacker.id)
    return result


def _before(numbers: Sequence[int], doublings: int) -> list[tuple[int, ...]]:
    """GH-ATK-09: what may be added before each doubling: all of the numbers, some or none. The rest is added after the last doubling."""
    found = [(0,) * doublings]
    for number in numbers:
        placed = [(*sums[:k], sums[k] + number, *sums[k + 1 :]) for k in range(doublings) for sums in found]
        found = list(dict.fromkeys([*placed, *found]))
    return found


# -- Bless, Curse and -1 -------------------------------------------------------------------------------------------------
def add_minus(game: Gloom, figure: Unit, count: int, line: str = "") -> None:
    """GH-ITC-14, GH-AMD-22, GH-TBL-07: add -1 cards for an item or a scenario effect, as many as are left."""
    for _ in range(count):
        if not game.state.minus:
            game.tell(NoneLeft(figure=figure.id, card="minus", rules=("GH-TBL-07",), line=line))
            return
        game.state.minus -= 1
        game.state.decks[game.deck_of(figure)].draw.append("minus")
        game.tell(CardAdded(figure=figure.id, card="minus", line=line))


def reshuffle(game: Gloom) -> None:
    """GH-EOR-02, GH-AMD-14, GH-AMD-17, GH-VRR-03: shuffle the discards back into each deck from which a standard 2x or Null was drawn this round."""
    for name, deck in game.state.decks.items():
        if deck.shuffle:
            deck.draw += deck.discard
            deck.discard, deck.shuffle = [], False
            game.tell(Reshuffled(deck=name, rules=("GH-EOR-02",)))


def clean(game: Gloom) -> None:
    """GH-FIN-11, GH-AMD-22, GH-AMD-23: after the scenario, remove Bless, Curse and added cards from all decks."""
    s = game.state
    for deck in s.decks.values():
        kept = [c for c in (*deck.draw, *deck.discard) if c not in ("bless", "curse", "minus")]
        deck.draw, deck.discard, deck.shuffle = kept, [], False
    s.blesses, s.curses, s.monster_curses, s.minus = 10, 10, 10, 15
