"""What it is worth to use an ability, on whom, and what its price costs."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from undercroft.language.lines import Line, Step

from ..content import words
from ..content.lines import cumulative, destroyed_for, prices, reach_of, second_reach, steps_of
from ..game import SPACES, Machina
from ..rules.attacks import GOAL, defence, thing
from ..rules.context import card_of
from ..rules.targeting import NOTHING, Target
from .dangers import Dangers, menace, prize
from .odds import chance, expected, needed
from .story import essence_worth, goal_worth, leads_on, left_to_do, light_worth, share, whole_of
from .worth import STAMINA, frail, level_worth, life, loss

ITEM = 1.6
"""What an item is worth that is gained."""
EVENT = 0.4
"""What an explorer event is worth."""
HORROR = 0.9
"""What a horror event costs beside the threat."""
SCRATCH = 0.45
"""The share of the prize for a wound that does not kill."""
STEP = 0.12
"""What a step is worth that costs no stamina."""
BARREL = 0.1


class Aim:
    """Somebody who uses a line, and on what."""

    def __init__(self, game: Machina, id: str, line: str, target: Target = NOTHING, second: Target = NOTHING) -> None:
        self.game, self.id, self.line = game, id, line
        self.text: Line = game.content.lines[line]
        self.target, self.second = target, second
        self.melee = isinstance(reach_of(self.text), words.InMelee)
        self.essence = max(0, game.state.explorers[id].essence - prices(self.text).get(words.PayEssence, 0)) if game.is_explorer(id) else 0


def worth_of(aim: Aim) -> float:
    """What the effects of a line are worth to the explorers, without its price."""
    game, total = aim.game, 0.0
    onward = left_to_do(game, aim.line, aim.text)
    if onward:
        total += share(onward, whole_of(game, aim.text))
    for step in aim.text.steps:
        total += _step(aim, step)
    return total


def _step(aim: Aim, step: Step) -> float:
    if step.every:
        if leads_on(aim.game, (step,)):
            return 0.0
        left = max(1, step.every - aim.game.state.progress.get(f"{aim.line}/{cumulative(aim.text).index(step)}", 0))
        return sum(_step(aim, inner) for inner in step.inner or (_once(step),)) / left
    if step.condition is not None:
        share = _likely(aim, step.condition)
        other = _step(aim, step.otherwise) if step.otherwise is not None else 0.0
        return share * sum(_step(aim, inner) for inner in step.inner) + (1 - share) * other
    if step.node is None:
        return max(1, step.repeat) * sum(_step(aim, inner) for inner in step.inner)
    return _node(aim, step)


def _likely(aim: Aim, condition: object) -> float:
    """How likely a condition comes true; of those that depend on what the line does itself nothing is known."""
    match condition:
        case words.EffectRoll(least=least):
            return max(0.0, min(1.0, (11 - least) / 10))
        case words.BesideWall() | words.BesideSpace() | words.WoundedMonster():
            return float(aim.game.there(aim.id) and aim.game.holds(condition, aim.id))
    return 0.5


def _once(step: Step) -> Step:
    return replace(step, every=0)


def units(aim: Aim, step: Step) -> list[str]:
    """Whom a step would affect; where somebody is to be picked, everybody who could be."""
    game = aim.game
    whom = step.modifiers[0].whom if step.modifiers and isinstance(step.modifiers[0], words.On) else ""
    if not whom:
        whom = "the target" if reach_of(aim.text) is not None else "yourself"
    if whom == "the target":
        return [aim.target[0]] if aim.target[0] else []
    if whom == "the second target":
        return [aim.second[0]] if aim.second[0] else []
    if whom == "yourself":
        return [aim.id]
    found = list(game.standing())
    if "explorer" in whom:
        found = [id for id in found if game.is_explorer(id)]
    if "monster" in whom:
        found = [id for id in found if not game.is_explorer(id)]
    here = game.cell(aim.id) if game.there(aim.id) else -1
    if here < 0:
        return found
    if "adjacent" in whom:
        return [id for id in found if game.ground.neighbours(here) >> game.cell(id) & 1]
    if whom.endswith("on any tile"):
        return found
    return [id for id in found if game.tile(here) >> game.cell(id) & 1]


def _any(step: Step) -> bool:
    """Whether one of several units is picked."""
    return bool(step.modifiers) and isinstance(step.modifiers[0], words.On) and step.modifiers[0].whom.startswith("any")


def _node(aim: Aim, step: Step) -> float:
    found = units(aim, step)
    each = [_on(aim, step, id) for id in found]
    node = step.node
    if isinstance(node, (words.Attack, words.Magic)) and aim.target[1] >= 0 and not step.modifiers:
        return _thing(aim, node, aim.target[1])
    if _any(step):
        return max(each, default=0.0)
    return sum(each) + _board(aim, step)


def attack_worth(aim: Aim, node: words.Attack | words.Magic, target: str) -> float:
    """What an attack on a unit is worth."""
    game = aim.game
    sure = chance(game, node, aim.id, target, aim.line, aim.melee)
    if game.is_explorer(target):
        return -3.0 * sure * loss(game, target)
    theirs, mine = defence(game, aim.id, target), game.traits_with(aim.id, aim.line)
    if game.traits(target).safe:
        return 0.0
    least = needed(game, node, aim.id, aim.line, aim.melee, theirs.armor, theirs.will)
    gain = prize(game, target, aim.id) * (1.0 if game.health(target) <= 1 else SCRATCH)
    if not game.is_explorer(aim.id):
        return sure * gain
    return expected(node.dice, mine.reroll, least, gain, aim.essence, essence_worth(game))


def _thing(aim: Aim, node: words.Attack | words.Magic, cell: int) -> float:
    """What an attack on a barrel or a goal space is worth."""
    game, mine = aim.game, aim.game.traits_with(aim.id, aim.line)
    if thing(game, cell).startswith(GOAL):
        text = game.goals_text
        least = needed(game, node, aim.id, aim.line, aim.melee, text.armor, text.will)
        return expected(node.dice, mine.reroll, least, goal_worth(game), aim.essence, essence_worth(game))
    if not game.counted(aim.id, "barrel") >> cell & 1:
        return 0.0
    near, total = game.ground.neighbours(cell), 0.0
    for id, place in game.standing().items():
        if near >> place & 1:
            total += -1.2 * loss(game, id) if game.is_explorer(id) else 0.6 * prize(game, id, aim.id) * (1.0 if game.health(id) <= 1 else SCRATCH)
    return total - BARREL


def _on(aim: Aim, step: Step, id: str) -> float:
    """What a step is worth that affects a unit."""
    game, node = aim.game, step.node
    friend = game.is_explorer(id)
    side = 1.0 if friend else -1.0
    match node:
        case words.Attack() | words.Magic():
            return attack_worth(aim, node, id)
        case words.RestoreHealth(value=value):
            if not friend:
                return -0.3 if game.health(id) < game.max_health(id) else 0.0
            health = game.health(id)
            return life(min(game.max_health(id), health + value)) - life(health)
        case words.RestoreStamina(value=value):
            pool = game.pool(id)
            room = game.traits(id).stamina - pool.stamina if pool is not None else 0
            turn = game.state.turn is not None and game.state.turn.explorer == id
            return 2.5 * STAMINA * min(value, max(0, room)) if turn else 0.0
        case words.GainEssence(value=value):
            if not friend:
                return 0.0
            return essence_worth(game) * min(value, game.content.explorers[id].text.essence - game.state.explorers[id].essence)
        case words.LoseHealth(value=value):
            return -loss(game, id, value) if friend else prize(game, id, aim.id) * (1.0 if game.health(id) <= value else SCRATCH)
        case words.Kill():
            return -life(game.health(id)) if friend else prize(game, id, aim.id)
        case words.Banish():
            return 0.0 if friend else 1.4 * menace(game, id)
        case words.Control():
            return 0.0 if friend else 1.5 * menace(game, id)
        case words.LoseAllStamina():
            return -0.5 if friend else 0.0
        case words.Push(spaces=spaces):
            return -0.1 if friend else _pushed(game, id, spaces)
        case words.Move(spaces=spaces) | words.Transfer(spaces=spaces):
            return STEP * spaces if friend else 0.0
        case words.TransferNearest() | words.TransferAny() | words.SwapPlaces():
            return -0.2
        case words.GainItem():
            return ITEM if friend else 0.0
        case words.UseWorkbench():
            return ITEM if friend else 0.0
        case words.Recharge():
            return 0.5 if friend else 0.0
        case words.InvokeExplorer():
            return EVENT if friend else 0.0
        case words.PutAway():
            return -0.6 if friend else 0.0
        case words.Bleed() | words.EquipRanged() | words.AttachRanged() | words.GiveItem():
            return 0.0
        case words.Armor(by=by) | words.Will(by=by):
            return side * by * (0.35 * _pressed(game, id) if friend else 0.3 * menace(game, id))
        case words.Rolls(by=by) | words.MeleeRolls(by=by) | words.MagicRolls(by=by):
            return side * by * (0.3 if friend else 0.5 * menace(game, id))
        case words.MaxStamina(by=by):
            return side * by * (0.2 if friend else 0.3 * menace(game, id))
        case words.NoHealthLoss() | words.Ethereal():
            return side * 1.2 * _pressed(game, id) if friend else -0.3
        case words.Immobile():
            return -0.2 if friend else 0.2
    return 0.0


def _pushed(game: Machina, id: str, spaces: int) -> float:
    """What it is worth to throw a monster back: it has to walk before it attacks."""
    return 0.0 if game.traits(id).immobile else 0.12 * spaces * menace(game, id)


def _pressed(game: Machina, id: str) -> float:
    """How much damage an explorer has to expect where it stands, while it can do nothing about it."""
    if not game.there(id):
        return 0.0
    turn = game.state.turn
    share = 1.0 if turn is None or game.state.explorers[id].stamina <= 2 else 0.3
    return share * Dangers(game, id).at(game.cell(id))


def _board(aim: Aim, step: Step) -> float:
    """What a step is worth that affects no units."""
    game = aim.game
    match step.node:
        case words.Threat(by=by):
            return -by * level_worth(game) if by > 0 else level_worth(game) * min(-by, game.state.threat)
        case words.LightSpace():
            return light_worth(game) if game.there(aim.id) and game.spaces("chapter") & game.tile(game.cell(aim.id)) else 0.0
        case words.SealSpace():
            return level_worth(game) + light_worth(game)
        case words.SpawnMonster() | words.SpawnNamed():
            return -1.2
        case words.InvokeHorror():
            return -HORROR - level_worth(game)
        case words.RestoreSpace():
            return 0.6
        case words.TakeItem():
            return ITEM
        case words.NewRound():
            return 2.0
        case words.StartRating():
            rating = game.chapter.text.spawn or 0
            return 0.2 * max(0, rating - game.state.spawn) if game.chapter.text.closed else 0.0
        case words.TriggerTraps():
            return traps_worth(game, aim.id)
        case words.Lose():
            return -100.0
    return 0.0


def traps_worth(game: Machina, id: str) -> float:
    """What it is worth to trigger the traps of an explorer's tile."""
    if not game.there(id):
        return 0.0
    traps, total = game.spaces("trap") & game.tile(game.cell(id)), 0.0
    for other, cell in game.standing().items():
        if traps >> cell & 1:
            total += -loss(game, other) if game.is_explorer(other) else 0.6 * prize(game, other, id) * (1.0 if game.health(other) <= 1 else SCRATCH)
    return total


def price_of(game: Machina, id: str, line: str) -> float:
    """What the price of a line costs, its stamina apart."""
    text = game.content.lines[line]
    cost = prices(text)
    explorer = game.state.explorers[id]
    kind, _, card = card_of(line).partition("/")
    shared = kind == "chapter"
    total = cost.get(words.PayEssence, 0) * essence_worth(game)
    if health := cost.get(words.PayHealth, 0):
        total += loss(game, id, health) if explorer.health > health or explorer.essence >= health else life(explorer.health)
        total += _wary(game, id, health)
        total += max(0.0, loss(game, id, health) - min((loss(game, other, health) for other in game.present()), default=0.0)) if shared else 0.0
    consumed = kind == "item" and game.content.items[card].text.type == "consumable"
    if words.PayThis in cost or consumed:
        total += 0.7
    if destroyed_for(text):
        total += {"event": 0.9, "chest": 1.6, "chapter": 2.0}.get(SPACES[destroyed_for(text)], 0.3)
    return total


def _wary(game: Machina, id: str, amount: int) -> float:
    """What it costs beside to be weaker where monsters are near."""
    if not game.there(id):
        return 0.0
    explorer = game.state.explorers[id]
    before, after = frail(explorer.health + 0.7 * explorer.essence), frail(explorer.health - amount + 0.7 * explorer.essence)
    return (after - before) * Dangers(game, id).at(game.cell(id))


def line_worth(game: Machina, id: str, line: str, aims: Sequence[Target] = ()) -> float:
    """What it is worth to use a line on the best of some targets, without its stamina."""
    if second_reach(game.content.lines[line]) is not None and not _attacks(game, line):
        return -price_of(game, id, line)
    best = max((worth_of(Aim(game, id, line, target)) for target in aims), default=None)
    found = worth_of(Aim(game, id, line)) if best is None else best
    return found - price_of(game, id, line)


def pick_worth(game: Machina, user: str, line: str, id: str) -> float:
    """What it is worth that a unit is picked for a line, by the first of its steps that picks one."""
    if line not in game.content.lines or not id:
        return 0.0
    aim = Aim(game, user or next(iter(game.present()), ""), line)
    best = [_on(aim, step, id) for step in steps_of(aim.text) if _any(step)]
    return best[0] if best else 0.0


def _attacks(game: Machina, line: str) -> bool:
    return any(isinstance(step.node, (words.Attack, words.Magic)) for step in steps_of(game.content.lines[line]))
