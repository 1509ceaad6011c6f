"""Items: which may be equipped, when each may be used, using them, and making them usable again."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Ability
from undercroft.games.haven.rules.items import HANDS, hands_free, reacts, small_items
from undercroft.kernel.decision import Option
from undercroft.language.vocabulary import Node

from ..content import words as own
from ..content.model import Content, Item
from ..events import ItemUsed, Refreshed
from ..game import Gloom
from ..state import Action, Unit
from .bonuses import begin_bonus
from .cards import recoverable

AFTER: dict[str, type[Node]] = {"rest": own.YouRest, "kill": words.YouKill}


def addable(content: Content, held: Iterable[str], items: Iterable[Item], level: int) -> list[str]:
    """GH-ITC-02, GH-ITC-04, GH-ITC-05, GH-ICO-07: those of these items that may be equipped as well: one head, body and legs item, two hands, small
    items by level, and no item twice."""
    others = [content.items[i] for i in held]
    slots = [i.slot for i in others]
    full = {slot for slot in slots if slot not in HANDS and slot != "small"} | {hand for hand in HANDS if not hands_free(slots, hand)}
    if slots.count("small") >= small_items(level) + sum(i.carries for i in others):
        full.add("small")
    return [i.id for i in items if i.slot not in full and i not in others]


def may_equip(content: Content, held: Iterable[str], item: str, level: int) -> bool:
    """GH-ITC-02, GH-ITC-04, GH-ITC-05, GH-ICO-07: whether this item may be equipped as well."""
    return bool(addable(content, held, [content.items[item]], level))


def ready_items(game: Gloom, figure: Unit) -> list[Item]:
    """GH-ITC-03, GH-ITC-06, GH-ITC-08, GH-CON-16, GH-CON-20, GH-VPD-10: equipped items that are neither spent nor consumed. A stunned or exhausted
    character has none."""
    hero = game.state.heroes.get(figure.id)
    if hero is None or figure.spent or "stun" in figure.conditions:
        return []
    return [game.content.items[i] for i, state in hero.items.items() if state == "ready"]


def usable(game: Gloom, figure: Unit, moment: type[Node], ranged: bool = False, single: bool = True, but: Iterable[str] = ()) -> list[Item]:
    """GH-ITC-13, GH-ITM-01, GH-ITM-06: items whose text allows using them at this moment."""
    ready = ready_items(game, figure)
    return [item for item in ready if item.id not in but and reacts(item, moment, ranged, single)] if ready else ready


def must_use(items: Iterable[Item]) -> str:
    """GH-ITM-07: an item with use slots among those usable now. It works like a persistent bonus, so it is used without asking."""
    return next((i.id for i in items if i.slots), "")


async def spend(game: Gloom, figure: Unit, item: str) -> None:
    """GH-ITC-06, GH-ITC-08 … 11, GH-ITM-05: use an item. It becomes spent or consumed, if it has use slots only after the last one; without an icon,
    it stays ready."""
    hero, card = game.hero(figure), game.content.items[item]
    game.count(figure.id, "items")
    game.tell(ItemUsed(figure=figure.id, item=item, line=card.effect.id if card.effect is not None else ""))
    if card.slots:
        hero.uses[item] = hero.uses.get(item, 0) + 1
        if hero.uses[item] < card.slots:
            return
    if card.use != "unlimited":
        hero.items[item] = "consumed" if card.use == "consumed" else "spent"


async def after_items(game: Gloom, figure: Unit, what: str) -> None:
    """GH-ITM-01, GH-ITM-07: items that may be used after a rest or a kill."""
    done: list[str] = []
    while game.alive(figure):
        items = usable(game, figure, AFTER[what], but=done)
        if not items:
            return
        options = [Option("go-on", ""), *(Option(f"item:{i.id}", i.id, item=i.id) for i in items)]
        id = must_use(items) or await game.choose(game.player(figure), f"after-{what}", options, figure=figure.id)
        if not id:
            return
        done.append(id)
        await spend(game, figure, id)
        effect = game.effect(id)
        await game.perform(effect, figure)


def turn_items(game: Gloom, figure: Unit, between: bool) -> list[Option[tuple[str, str]]]:
    """GH-TRN-12, GH-ITM-01, GH-ITM-04: items for the character's own turn. Those that are a whole attack or move are used between actions."""
    found: list[Option[tuple[str, str]]] = []
    for item in ready_items(game, figure):
        if item.turn and (between or not whole(item)) and not idle(game, figure, item):
            found.append(Option(f"item:{item.id}", ("item", item.id), item=item.id))
    return found


def whole(item: Item) -> bool:
    """GH-ITM-01: whether an item is a whole attack or move."""
    return any(isinstance(s.node, words.Attack | words.Move) for a in item.turn for s in a.specs)


def idle(game: Gloom, figure: Unit, item: Item) -> bool:
    """Whether an item could do nothing at all now. If so, it is not offered."""
    hero = game.hero(figure)
    for ability in item.turn:
        for spec in ability.specs:
            match spec.node:
                case own.Recover(pile=pile):
                    if recoverable(game, hero, pile):
                        return False
                case own.Refresh(used=state):
                    if state in hero.items.values():
                        return False
                case words.Cleanse():
                    if game.negatives(figure):
                        return False
                case _:
                    return False
    return all(ability.specs for ability in item.turn)


async def use_turn_item(game: Gloom, figure: Unit, id: str) -> None:
    """GH-ITM-01, GH-GEN-11: use an item during the character's own turn. An item that is an attack or a move is an action of its own."""
    item = game.content.items[id]
    await spend(game, figure, id)
    if whole(item):
        game.state.action = Action(figure.id, "item", id)
        return
    for ability in item.turn:
        if ability.active:
            begin_bonus(game, figure, ability)
            await augment(game, figure, ability)
            continue
        for spec in ability.specs:
            await game.perform(spec, figure, ability, True)


async def augment(game: Gloom, figure: Unit, ability: Ability) -> None:
    """GH-ELM-06, GH-ELM-11: augments of a lasting bonus are paid for when it begins, and last as long as it does."""
    fed = game.state.fed
    for step, spec in enumerate(ability.specs):
        if not spec.riders:
            continue
        keys = [f"{figure.id}:{ability.id}/{step}/{n}" for n in range(len(spec.riders))]
        fed.update(dict.fromkeys(keys, False))
        while True:
            open_ = [n for n, r in enumerate(spec.riders) if not fed[keys[n]] and game.payable(r.price)]
            options = [Option("go", -1), *(Option(f"pay:{n}", n) for n in open_)]
            n = await game.choose(game.player(figure), "pay", options, line=ability.id)
            if n < 0:
                break
            await game.buy(spec.riders[n], figure, ability.id)
            fed[keys[n]] = True


def refresh(game: Gloom, figure: Unit, item: str, line: str = "") -> None:
    """GH-REC-04, GH-ITC-07: make an item usable again."""
    hero = game.hero(figure)
    hero.items[item] = "ready"
    hero.uses.pop(item, None)
    game.tell(Refreshed(figure=figure.id, item=item, line=line))
