"""What items are worth to an explorer, and how they are best put together."""

from __future__ import annotations

import math
from collections.abc import Sequence

from undercroft.kernel.decision import Decision

from ..content import words
from ..content.lines import prices, reach_of, steps_of
from ..game import Machina
from ..rules.inventory import Attach
from ..rules.items import HANDS, can_be_main
from ..rules.targeting import ATTACKS
from .odds import needed, tail

TYPICAL = ((3, 3), (3, 3), (4, 4), (5, 5), (5, 5), (6, 5))
"""By monster level, the armor and will that attacks typically meet."""
POWER = 8.0
"""What a whole success for each point of stamina would be worth."""
CONSUMABLE, AUGMENT, PLAIN = 1.0, 0.8, 0.3
"""What these items are worth whatever they say."""
WANTED = {"weapon": 2.2, "apparel": 1.8, "artifact": 1.0, "consumable": 0.9}
"""How much the first item of a type is wanted."""
PASSIVES = 0.35
"""What a passive ability is worth that is not listed."""


def power(game: Machina, id: str, line: str) -> float:
    """How many successes an attack of a line brings for each point of stamina against a typical monster."""
    text = game.content.lines[line]
    node = next((step.node for step in steps_of(text) if isinstance(step.node, ATTACKS)), None)
    if node is None:
        return 0.0
    melee = isinstance(reach_of(text), words.InMelee)
    mine = game.traits_with(id, line)
    armor, will = TYPICAL[min(game.state.level, len(TYPICAL) - 1)]
    least = needed(game, node, id, line, melee, armor, will)
    far = 1.0 if melee else 1.2
    # one essence often makes up for what is missing, so a near miss counts in part
    hit = 0.6 * tail(node.dice, mine.reroll, least) + 0.4 * tail(node.dice, mine.reroll, least - 1)
    return far * hit / max(1, prices(text).get(words.PayStamina, 0), 2 * prices(text).get(words.PayEssence, 0))


def item_worth(game: Machina, id: str, card: str) -> float:
    """What an item is worth to an explorer who has equipped it, or carries it if it is a consumable."""
    item = game.content.items[card]
    if item.text.type == "consumable":
        return CONSUMABLE
    total = PLAIN + 0.9 * item.text.armor + 0.6 * item.text.will + (AUGMENT if item.text.left else 0.0)
    best = max((power(game, id, effect.id) for effect in item.does.active), default=0.0)
    total += POWER * best
    total += sum(0.5 for effect in item.does.active if not any(isinstance(step.node, ATTACKS) for step in steps_of(effect.line)))
    for effect in item.does.passive:
        total += sum(_passive(step.node) for step in steps_of(effect.line)) if effect.line.trigger is None else PASSIVES
    return total


def _passive(node: object) -> float:
    match node:
        case words.Armor(by=by) | words.MaxStamina(by=by) | words.Rolls(by=by):
            return 0.9 * by
        case words.Will(by=by) | words.MagicRolls(by=by) | words.MeleeRolls(by=by):
            return 0.6 * by
    return PASSIVES


def fits_on(game: Machina, card: str, base: str) -> bool:
    """Whether an item can be attached to another."""
    items = game.content.items
    it, on = items[card].text, items[base].text
    if it.type != on.type or card == base:
        return False
    if it.left:
        return on.right == it.left
    return bool(it.bottom) and on.top == it.bottom and not (it.part == on.part == "torso")


def tower(game: Machina, id: str, base: str, rest: Sequence[str]) -> tuple[float, list[str]]:
    """What an item is worth with the best of the others attached to it, and these."""
    total, used = item_worth(game, id, base), [base]
    for augment in (True, False):
        found = [(item_worth(game, id, card), card) for card in rest if card not in used and fits_on(game, card, base)]
        found = [(worth, card) for worth, card in found if bool(game.content.items[card].text.left) == augment]
        if found:
            more, cards = max((tower(game, id, card, [c for c in rest if c not in used]) for _, card in found), key=lambda one: one[0])
            total, used = total + more, [*used, *cards]
    return total, used


def outfit(game: Machina, id: str, cards: Sequence[str]) -> tuple[float, list[str]]:
    """What these items are worth if they are equipped as well as possible, and the main items for that."""
    total, mains = 0.0, list[str]()
    left = [card for card in cards if game.content.items[card].text.type != "consumable"]
    hands = 0
    while True:
        fits = [card for card in left if can_be_main(game, card) and _room(game, mains, card, hands)]
        if not fits:
            return total, mains
        best = max(fits, key=lambda card: (tower(game, id, card, left)[0] / max(1, game.content.items[card].text.hands) ** 0.4, card))
        worth, used = tower(game, id, best, left)
        total, mains = total + worth, [*mains, best]
        hands += game.content.items[best].text.hands
        left = [card for card in left if card not in used]


def _room(game: Machina, mains: Sequence[str], card: str, hands: int) -> bool:
    items, item = game.content.items, game.content.items[card].text
    if item.type == "weapon":
        return hands + item.hands <= HANDS
    return all(items[main].text.type != item.type for main in mains)


def worn(game: Machina, id: str) -> float:
    """What the equipment of an explorer is worth as it is."""
    return sum(item_worth(game, id, gear.card) for gear in game.state.explorers[id].gear)


def owned(game: Machina, id: str) -> list[str]:
    explorer = game.state.explorers[id]
    return [*(gear.card for gear in explorer.gear), *explorer.items]


def better(game: Machina, id: str) -> float:
    """How much better an explorer would be off if it arranged its items anew."""
    if not game.state.explorers[id].items:
        return 0.0
    return max(0.0, outfit(game, id, owned(game, id))[0] - worn(game, id))


def gain(game: Machina, id: str, card: str) -> float:
    """How much better an explorer could be equipped with another item."""
    if game.content.items[card].text.type == "consumable":
        return CONSUMABLE - 0.15 * sum(game.content.items[item].text.type == "consumable" for item in game.state.explorers[id].items)
    mine = owned(game, id)
    return 0.1 * item_worth(game, id, card) + outfit(game, id, [*mine, card])[0] - outfit(game, id, mine)[0]


# -- questions -----------------------------------------------------------------------------------------------------------------
def weigh_arrangement(game: Machina, decision: Decision) -> list[float]:
    """Everything is equipped, what is worth most as a main item first."""
    id = str(decision.args["figure"])
    explorer = game.state.explorers[id]
    _, mains = outfit(game, id, owned(game, id)) if not explorer.gear else (0.0, [])
    found = []
    for option in decision.options:
        chosen = option.value
        if chosen is None:
            found.append(0.0)
            continue
        if not isinstance(chosen, Attach):
            found.append(0.5)
            continue
        rest = [card for card in explorer.items if card != chosen.card]
        worth = tower(game, id, chosen.card, rest)[0] / max(1, game.content.items[chosen.card].text.hands) ** 0.4
        found.append(1.0 + worth + (3.0 if chosen.card in mains else 0.0))
    return found


def weigh_kept(game: Machina, decision: Decision) -> list[float]:
    """The item that improves somebody's equipment most."""
    id = str(decision.args["figure"])
    near = [id, *(other for other in game.present() if other != id and game.there(id) and game.near(id, other))]
    return [max(gain(game, one, option.card) for one in near) for option in decision.options]


def weigh_takers(game: Machina, decision: Decision) -> list[float]:
    card, id = str(decision.args["item"]), str(decision.args["figure"])
    return [gain(game, option.figure, card) + (0.3 if option.figure == id else 0.0) for option in decision.options]


def weigh_decks(game: Machina, decision: Decision) -> list[float]:
    """Somebody who has no weapon looks for one first, then for apparel."""
    id = str(decision.args["figure"])
    return [sum(_want(game, id, type) for type in option.key.partition(":")[2].split(":")) for option in decision.options]


def _want(game: Machina, id: str, type: str) -> float:
    has = sum(game.content.items[card].text.type == type for card in owned(game, id))
    return WANTED[type] / math.pow(1 + has, 1.2)


def weigh_rearranging(game: Machina, decision: Decision) -> list[float]:
    """Whether to use the inventory where that is free."""
    worth = better(game, str(decision.args["figure"]))
    return [worth - 0.2 if option.value else 0.0 for option in decision.options]


def weigh_loss(game: Machina, decision: Decision) -> list[float]:
    """What is put away or discarded should be worth little."""
    id = str(decision.args["figure"])
    return [-_with_attached(game, id, option.card) for option in decision.options]


def _with_attached(game: Machina, id: str, card: str) -> float:
    more = [gear.card for gear in game.state.explorers[id].gear if gear.on == card]
    return item_worth(game, id, card) + sum(_with_attached(game, id, other) for other in more)


def weigh_equip_now(game: Machina, decision: Decision) -> list[float]:
    """A new item is equipped at once unless something better would have to be put away for it."""
    id, card = str(decision.args["figure"]), str(decision.args["item"])
    gear = [g.card for g in game.state.explorers[id].gear]
    items, item = game.content.items, game.content.items[card].text
    mains = [g.card for g in game.state.explorers[id].gear if g.how == "main" and items[g.card].text.type == item.type]
    hands = sum(items[main].text.hands for main in mains)
    fits = not mains or (item.type == "weapon" and hands + item.hands <= HANDS)
    lost = 0.0 if fits else min(_with_attached(game, id, main) for main in mains)
    worth = item_worth(game, id, card) - lost if card not in gear else 0.0
    return [worth if option.value else 0.0 for option in decision.options]


def weigh_gifts(game: Machina, decision: Decision) -> list[float]:
    """Items that are of no use to oneself are given to those who can use them."""
    id = str(decision.args["figure"])
    found = []
    for option in decision.options:
        if option.value is None:
            found.append(0.0)
            continue
        mine = owned(game, id)
        rest = [card for card in mine if card != option.card]
        cost = outfit(game, id, mine)[0] - outfit(game, id, rest)[0]
        cost += CONSUMABLE if game.content.items[option.card].text.type == "consumable" else 0.0
        found.append(gain(game, option.figure, option.card) - cost - 0.8)
    return found


def weigh_exchange(game: Machina, decision: Decision) -> list[float]:
    """A revealed item is taken for one of one's own if that is better."""
    id = str(decision.args["figure"])
    mine = owned(game, id)
    whole = outfit(game, id, mine)[0]
    found = []
    for option in decision.options:
        taken, given = option.value
        if not taken:
            found.append(0.0)
            continue
        after = [*(card for card in mine if card != given), taken]
        more = outfit(game, id, after)[0] - whole
        for card, sign in ((taken, 1.0), (given, -1.0)):
            more += sign * CONSUMABLE if game.content.items[card].text.type == "consumable" else 0.0
        found.append(more - 0.5)
    return found


def weigh_others(game: Machina, decision: Decision) -> list[float]:
    """What is not kept goes back on its deck if it is good, to be drawn again."""
    id = str(decision.args["figure"])
    found = []
    for option in decision.options:
        back = option.value[1] if isinstance(option.value, tuple) else option.value
        good = gain(game, id, option.card) - 1.2
        found.append(good if back else 0.0)
    return found


def weigh_trade(game: Machina, decision: Decision) -> list[float]:
    """Trading is left to people; what has been named is not carried through."""
    return [1.0 if option.value is False else 0.0 for option in decision.options]
