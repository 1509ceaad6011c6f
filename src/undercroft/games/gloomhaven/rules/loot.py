"""Looting: money, treasures and what they give."""

from __future__ import annotations

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.grid.hexes import cells

from ..content import words as own
from ..content.model import Reward
from ..events import GainedGold, ItemGained, Looted, TreasureLooted
from ..game import Gloom
from ..state import Unit
from .scenarios import when_looted

GOLD = (2, 2, 3, 3, 4, 4, 5, 6)
"""GH-SLV-05: gold per money token, by scenario level."""


async def loot(game: Gloom, figure: Unit, mask: int, line: str = "") -> bool:
    """GH-LOO-01 … 04, GH-LOO-06, GH-LOO-10, FC-RIFT-11: a character takes all money and treasure on these hexes that can be looted."""
    s, hero = game.state, game.hero(figure)
    found = False
    for cell in cells(mask):
        key = str(cell)
        coins = s.coins.pop(key, 0)
        if coins:
            found = True
            hero.coins += coins
            game.count(figure.id, "coins", coins)
            game.count(figure.id, "loot", coins)
            game.tell(Looted(figure=figure.id, coins=coins, line=line, rules=("GH-LOO-01",)))
        if key in s.treasures and lootable(game, s.treasures[key]):
            found = True
            await take_treasure(game, figure, s.treasures.pop(key), line)
    return found


def lootable(game: Gloom, treasure: str) -> bool:
    """GH-LOO-10: a goal treasure with its own looting conditions is not picked up unless they are met."""
    return treasure != "goal" or all(game.holds(condition) for condition in game.scenario.looting)


async def take_treasure(game: Gloom, figure: Unit, treasure: str, line: str) -> None:
    """GH-OVR-31 … 36, GH-LOO-04, GH-LOO-05: a goal treasure counts toward the goal; a numbered one is looked up and gives its reward at once."""
    s, hero = game.state, game.hero(figure)
    game.count(figure.id, "treasures")
    game.count(figure.id, "loot")
    game.tell(TreasureLooted(figure=figure.id, treasure=treasure, line=line, rules=("GH-LOO-04",)))
    if treasure == "goal":
        s.goal_loot += 1
        await when_looted(game, figure)
        return
    hero.treasures.append(treasure)
    s.looted.append(treasure)
    await reward(game, figure, game.reward_of(treasure))


async def reward(game: Gloom, figure: Unit, given: Reward) -> None:
    """GH-OVR-33 … 35, GH-ITC-15, GH-LOO-05: gold, experience, an item for the bag (sold for half if already owned), an item design, or what its lines
    say."""
    hero, text = game.hero(figure), given.text
    if text.gold:
        hero.gold += text.gold
        game.tell(GainedGold(figure=figure.id, gold=text.gold))
    if text.xp:
        game.gain_xp(figure, text.xp)
    if text.item:
        owned = text.item in hero.items or text.item in hero.bag
        price = game.content.items[text.item].price // 2 if owned else 0
        hero.gold += price
        if not owned:
            hero.bag.append(text.item)
        game.tell(ItemGained(figure=figure.id, item=text.item, sold=price, rules=("GH-LOO-05",)))
    if text.design:
        game.state.designs.append(text.design)
        game.tell(ItemGained(figure=figure.id, item=text.design, sold=0, rules=("GH-OVR-35",)))
    for ability in given.abilities:
        for spec in ability.specs:
            await _reward_step(game, figure, ability, spec)


async def _reward_step(game: Gloom, figure: Unit, ability: Ability, spec: Spec) -> None:
    """GH-OVR-33, GH-VRD-20: one effect of a treasure. Healing and conditions concern the looter, unless they reach enemies anywhere."""
    afar = any(isinstance(node, own.Anywhere) for node in spec.mods.others)
    match spec.node:
        case words.Heal(value=value):
            game.heal(figure, game.amount(figure, value), ability.id)
        case words.Give(condition=condition) if not afar:
            for each in (condition, *spec.mods.give):
                game.gain(figure, each, ability.id)
        case words.Cleanse(count=count):
            for condition in game.negatives(figure)[:count]:
                game.shed(figure, condition, ability.id)
        case _:
            await game.perform(spec, figure, ability, True)


def monster_loot(game: Gloom, figure: Unit, reach: int, line: str) -> None:
    """GH-MOA-09, GH-MOA-10: a monster removes money within range from the game, and leaves treasures."""
    s = game.state
    for cell in cells(game.near(figure.cell, reach)):
        coins = s.coins.pop(str(cell), 0)
        if coins:
            game.tell(Looted(figure=figure.id, coins=coins, line=line, rules=("GH-MOA-09",)))
