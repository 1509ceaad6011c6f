"""Between two adventures of a story: the Town Market or, after a defeat, another try (MD-MKT, MD-STY-18 … 26)."""

from __future__ import annotations

from undercroft.kernel.decision import TABLE, Option

from ..events import Dropped, Exchanged, Given, MarketOffers, MarketOver, Sold, Swapped
from ..game import MAX_XP, Dark
from ..state import Interlude, Phase
from .choices import Done, Equip, Exchange, Sell, Stow
from .gear import discard, draw_level, receive, take_off
from .levels import grow
from .setup import MOST_ARTIFACTS, MOST_CARDS, artifacts, story_level
from .trading import arrange, to_equip, to_stow
from .wounds import heal


def _interlude(game: Dark) -> Interlude:
    assert game.state.interlude is not None
    return game.state.interlude


def _enter(game: Dark, phase: Phase) -> None:
    game.state.phase, game.state.acted = phase, []
    _interlude(game).made = []


# -- the stock -----------------------------------------------------------------------------------------------------------------
def wanted_levels(game: Dark) -> list[int]:
    """MD-MKT-02: for every hero a card of level 1, one of the lowest hero's level, and one of the hero's own level."""
    own = [story_level(game.content, hero) for hero in game.state.heroes.values()]
    return [1] * len(own) + [min(own)] * len(own) + own


async def stock(game: Dark) -> None:
    """MD-MKT-02, MD-MKT-03: draw the next card of the market; a trap or luck card is discarded and replaced."""
    town, passed = _interlude(game), []
    levels = wanted_levels(game)
    card = await draw_level(game, "treasure", levels[town.drawn])
    while card in game.content.traps:
        passed.append(card)
        card = await draw_level(game, "treasure", levels[town.drawn])
    for trap in passed:
        discard(game, trap)
    if card:
        town.stock.append(card)
        game.tell(MarketOffers(card=card, rules=("MD-MKT-02",)))
    town.drawn += 1
    if town.drawn == len(levels):
        _enter(game, "barter")


# -- exchanges among heroes ----------------------------------------------------------------------------------------------------
async def barter(game: Dark) -> None:
    """MD-MKT-04: before the deals, heroes may give each other cards."""
    if await _gift(game, "MD-MKT-04"):
        _enter(game, "deals")


async def share(game: Dark) -> None:
    """MD-MKT-10: after the deals, heroes may give each other cards again."""
    if await _gift(game, "MD-MKT-10"):
        _enter(game, "outfit")


def _takers(game: Dark, giver: str, card: str) -> list[str]:
    """Who may still get a card from a hero. In one phase, a hero who was given a card of a kind keeps it, and one who gave it away does not get it
    back."""
    made = _interlude(game).made
    if any(gift.endswith(f":{card}:{giver}") for gift in made):
        return []
    return [taker for taker in game.state.heroes if taker != giver and not any(gift.startswith(f"{taker}:{card}:") for gift in made)]


async def _gift(game: Dark, rule: str) -> bool:
    """Give a card from one hero to another, at once and with nothing in return. Returns True if nobody wants to give more."""
    cards = {id: [c for c in dict.fromkeys(game.gear(id)) if _takers(game, id, c)] for id in game.state.heroes}
    options = [Option("done", ""), *(Option(f"hero:{id}", id, figure=id) for id, some in cards.items() if some)]
    giver = await game.choose(TABLE, "who-gives", options)
    if not giver:
        return True
    seat = game.seat(giver)
    card = await game.choose(seat, "give-what", [Option(f"card:{c}", c, item=c) for c in cards[giver]], figure=giver)
    takers = _takers(game, giver, card)
    taker = await game.choose(seat, "give-whom", [Option(f"hero:{id}", id, figure=id) for id in takers], figure=giver, card=card)
    _interlude(game).made.append(f"{giver}:{card}:{taker}")
    take_off(game, game.hero(giver), card)
    game.hero(taker).pack.append(card)
    game.tell(Given(figure=giver, target=taker, card=card, rules=(rule,)))
    return False


# -- deals ---------------------------------------------------------------------------------------------------------------------
async def deals(game: Dark) -> None:
    """MD-MKT-05, MD-MKT-13: heroes deal in an order the players choose, each with at most one sale and one exchange; then the market ends."""
    s, town = game.state, _interlude(game)
    if not town.dealing:
        options = [Option("done", ""), *(Option(f"hero:{id}", id, figure=id) for id in s.heroes if id not in s.acted and game.gear(id))]
        town.dealing = await game.choose(TABLE, "who-deals", options)
        if not town.dealing:
            close(game)
        return
    id = town.dealing
    options_: list[Option[Sell | Exchange | Done]] = [Option("done", Done())]
    for card in dict.fromkeys(game.gear(id)):
        if id not in town.sold:
            options_.append(Option(f"sell:{card}", Sell(card), item=card))
        if id not in town.exchanged and (_buys(game, [card]) or _partners(game, id, card)):
            options_.append(Option(f"exchange:{card}", Exchange(card), item=card))
    deal = await game.choose(game.seat(id), "deal", options_, figure=id)
    if isinstance(deal, Sell):
        sell(game, id, deal.card)
    elif isinstance(deal, Exchange):
        await exchange(game, id, deal.card)
    if isinstance(deal, Done) or (id in town.sold and id in town.exchanged):
        s.acted.append(id)
        town.dealing = ""


def sale(game: Dark, card: str) -> int:
    """MD-MKT-06: the price of a card in experience: half its level, rounded up."""
    return (game.card_level(card) + 1) // 2


def sell(game: Dark, id: str, card: str) -> None:
    """MD-MKT-05, MD-MKT-06, MD-STY-04, MD-STY-08: sell a card for whole points of experience, not for shards."""
    hero = game.hero(id)
    take_off(game, hero, card)
    discard(game, card)
    gained = min(MAX_XP, hero.xp + sale(game, card)) - hero.xp
    hero.xp += gained
    _interlude(game).sold.append(id)
    game.tell(Sold(figure=id, card=card, xp=gained, rules=("MD-MKT-06",)))


def _buys(game: Dark, given: list[str], taken: int = 0) -> list[str]:
    """MD-MKT-08: the cards that can be bought for the levels of some cards, minus those already taken."""
    worth = sum(map(game.card_level, given)) - taken
    return [card for card in dict.fromkeys(_interlude(game).stock) if game.card_level(card) <= worth]


def _partners(game: Dark, id: str, card: str) -> list[str]:
    """MD-MKT-07: the cards that can be given together with one."""
    rest = game.gear(id)
    rest.remove(card)
    return [other for other in dict.fromkeys(rest) if _buys(game, [card, other])]


async def exchange(game: Dark, id: str, card: str) -> None:
    """MD-MKT-05, MD-MKT-07, MD-MKT-08: exchange one card for one from the market, two for one, or one for two, of no higher total level; any
    difference is lost."""
    town, hero, seat = _interlude(game), game.hero(id), game.seat(id)
    given, taken = [card], list[str]()
    more = [Option(f"card:{c}", c, item=c) for c in _partners(game, id, card)]
    alone = [Option("enough", "")] if _buys(game, given) else []
    second = await game.choose(seat, "give-more", [*alone, *more], figure=id, card=card)
    if second:
        given.append(second)
    worth = sum(map(game.card_level, given))
    while len(taken) < (1 if second else 2):
        left = worth - sum(map(game.card_level, taken))
        options = [Option(f"card:{c}", c, item=c) for c in _buys(game, given, worth - left)]
        found = await game.choose(seat, "take-what", [*([Option("enough", "")] if taken else []), *options], figure=id, left=left)
        if not found:
            break
        town.stock.remove(found)
        taken.append(found)
    for gone in given:
        take_off(game, hero, gone)
        discard(game, gone)
    hero.pack += taken
    town.exchanged.append(id)
    game.tell(Exchanged(figure=id, cards=tuple(given), items=tuple(taken), rules=("MD-MKT-07",)))


def close(game: Dark) -> None:
    """MD-MKT-09, MD-MKT-13: the remaining cards are discarded, and all heroes are fully healed."""
    town = _interlude(game)
    game.tell(MarketOver(cards=tuple(town.stock), rules=("MD-MKT-13",)))
    for card in town.stock:
        discard(game, card)
    town.stock = []
    for id in game.state.heroes:
        grow(game, id)
        heal(game, id, game.max_health(id), rule="MD-MKT-09")
    _enter(game, "share")


# -- equipment -----------------------------------------------------------------------------------------------------------------
async def outfit(game: Dark) -> None:
    """MD-MKT-10: heroes equip what they like, one after another, as far as the level allows; a change just made cannot be reversed."""
    s, town = game.state, _interlude(game)
    for id, hero in s.heroes.items():
        if id in s.acted:
            continue
        made = [deed.removeprefix(f"{id}:") for deed in town.made if deed.startswith(f"{id}:")]
        options: list[Option[Done | Equip | Stow]] = [Option("done", Done())]
        options += [Option(f"equip:{c}", Equip(c), item=c) for c in to_equip(game, id, made)]
        options += [Option(f"stow:{c}", Stow(c), item=c) for c in to_stow(game, id, made)]
        change = await game.choose(hero.seat, "outfit", options, figure=id)
        if isinstance(change, Done):
            s.acted.append(id)
            return
        town.made += [f"{id}:{deed}" for deed in await arrange(game, id, change, made)]
        return
    _enter(game, "limit")


# -- discarding ----------------------------------------------------------------------------------------------------------------
async def losses(game: Dark) -> None:
    """MD-STY-21, MD-STY-23, MD-STY-26: after a defeat, heroes discard down to 6 cards at once; then comes the market, or the swaps before another
    try."""
    if await _discard_down(game, "MD-STY-21"):
        rebuild(game)
        if _interlude(game).market:
            _enter(game, "stock")
        else:
            begin_swaps(game)


async def limit(game: Dark) -> None:
    """MD-MKT-11, MD-STY-18: heroes discard down to 6 cards, including at most 1 artifact."""
    if await _discard_down(game, "MD-MKT-11"):
        if _interlude(game).market:
            begin_swaps(game)
        else:
            begin_adventure(game)


def surplus(game: Dark, id: str) -> list[str]:
    """MD-STY-18, MD-STY-21, MD-MKT-11: the cards from which a hero must discard one; only the artifacts, if at least as many of them are over the
    limit as cards in total."""
    cards = game.gear(id)
    many, relics = len(cards) - MOST_CARDS, artifacts(game.content, cards) - MOST_ARTIFACTS
    if max(many, relics) <= 0:
        return []
    found = [c for c in cards if artifacts(game.content, [c])] if relics >= many else cards
    return list(dict.fromkeys(found))


async def _discard_down(game: Dark, rule: str) -> bool:
    """Discard one card of the first hero who has too many. Returns True if nobody has."""
    for id in game.state.heroes:
        found = surplus(game, id)
        if found:
            card = await game.choose(game.seat(id), "discard-down", [Option(f"card:{c}", c, item=c) for c in found], figure=id, left=MOST_CARDS)
            take_off(game, game.hero(id), card)
            discard(game, card)
            game.tell(Dropped(figure=id, card=card, rules=(rule,)))
            return False
    return True


# -- swaps ---------------------------------------------------------------------------------------------------------------------
def begin_swaps(game: Dark) -> None:
    """MD-MKT-12, MD-STY-22: who may swap: after the market, heroes whose cards are all above the level; before another try, all heroes."""
    town = _interlude(game)
    town.swaps = {id: game.gear(id) for id in game.state.heroes if not town.market or not any(map(game.usable, game.gear(id)))}
    _enter(game, "swap")


async def swap(game: Dark) -> None:
    """MD-MKT-12, MD-STY-22: swap any of these cards, one for one, for starting equipment, which may be equipped at once."""
    s, town = game.state, _interlude(game)
    pool = list(dict.fromkeys(s.decks["starting"]))
    for id, cards in town.swaps.items():
        if id in s.acted or not cards or not pool:
            continue
        options = [Option("done", ""), *(Option(f"card:{c}", c, item=c) for c in dict.fromkeys(cards))]
        card = await game.choose(game.seat(id), "swap-what", options, figure=id)
        if not card:
            s.acted.append(id)
            return
        new = await game.choose(game.seat(id), "swap-for", [Option(f"card:{c}", c, item=c) for c in pool], figure=id, card=card)
        cards.remove(card)
        s.decks["starting"].remove(new)
        take_off(game, game.hero(id), card)
        discard(game, card)
        game.hero(id).pack.append(new)
        game.tell(Swapped(figure=id, card=card, item=new, rules=("MD-MKT-12" if town.market else "MD-STY-22",)))
        await receive(game, id, new, given=True)
        return
    if town.market:
        begin_adventure(game)
    else:
        _enter(game, "outfit")


# -- on to the adventure ---------------------------------------------------------------------------------------------------------
def rebuild(game: Dark) -> None:
    """MD-STY-26: discarded cards go back into their decks; decks have no order until a card is drawn."""
    s = game.state
    for name, cards in s.discards.items():
        s.decks[name] += cards
        s.discards[name] = []


def begin_adventure(game: Dark) -> None:
    """MD-STY-26: restore the decks and begin the adventure."""
    rebuild(game)
    _enter(game, "first")
    game.state.interlude = None
