"""Scenario rules: goals and losses, and special rules by trigger."""

from __future__ import annotations

from undercroft.games.haven import words
from undercroft.games.haven.content import Ability, Spec
from undercroft.kernel.decision import TABLE, EndBeat, Option
from undercroft.language.vocabulary import Node

from . import scenario_words as told
from . import words as own
from .content import Door
from .decks import add_card
from .dungeon import return_monsters, upgrade
from .events import Counted, GoalMet, ItemLost, LossMet, NotPlaced, Worked
from .game import Gloom
from .state import MONSTERS, Rank, Unit


def holds(game: Gloom, node: Node) -> bool:
    """Whether a scenario condition holds now."""
    s = game.state
    match node:
        case words.AllDead():
            return len(s.rooms) == len(game.layout.rooms) and not game.monsters() and not game.unlaid()
        case words.EveryDead(kind=kind):
            return kind in s.appeared and all(f.kind != kind for f in s.figures.values())
        case words.Destroyed(kind=kind):
            return kind in s.fallen and all(f.kind != kind for f in s.figures.values()) and not unrevealed(game, kind)
        case words.AnyDestroyed(kind=kind) | told.Dead(kind=kind):
            return kind in s.fallen
        case words.FromRound(round=n):
            return s.round >= n
        case told.RoundsLeft(round=n):
            return s.round > n or (s.round == n and s.phase in ("cleanup", "rest", "closing"))
        case told.GoalLooted(count=count):
            return s.goal_loot >= count
        case told.AllRevealed():
            return len(s.rooms) == len(game.layout.rooms)
        case told.Occupied(places=places):
            return all(any(c.cell == game.layout.places[p] for c in game.characters()) for p in places)
        case told.AllAt(places=places):
            here = [game.layout.places[p] for p in places]
            return bool(game.characters()) and all(c.cell in here for c in game.characters())
        case words.Counter(name=name, count=count):
            return s.counters.get(name, 0) >= count
        case words.CounterBelow(name=name, count=count):
            return s.counters.get(name, 0) < count
    raise TypeError(f"{type(node).__name__} is not a condition")


def unrevealed(game: Gloom, kind: str) -> bool:
    """Whether something of this kind is still in a room that has not been revealed."""
    return any(f.text.object == kind for id, room in game.layout.rooms.items() if id not in game.state.rooms for f in room.features)


def show(condition: Node) -> str:
    """A condition as written in the scenario."""
    return own.SCENARIO_TEXT.conditions.show(condition)


def check_goal(game: Gloom) -> None:
    """GH-FIN-01, GH-FIN-02, GH-GEN-01: once met, a goal or loss condition stays met. The round is played to its end."""
    s = game.state
    if s.phase in ("lay", "goals", "equip", "hands", "place", "begin", "over"):
        return
    if not s.won and all(holds(game, node) for node in game.scenario.goal):
        s.won = True
        s.first = s.first or "won"
        game.tell(GoalMet(conditions=tuple(map(show, game.scenario.goal)), rules=("GH-FIN-01",)))
    loss = next((node for node in game.scenario.loss if holds(game, node)), None)
    if not s.lost and loss is not None:
        s.lost = True
        s.first = s.first or "lost"
        game.tell(LossMet(text=game.scenario.text.loss_text, rules=("GH-FIN-01",)))


# -- triggers ------------------------------------------------------------------------------------------------------------
def rules_at(game: Gloom, moment: type[Node]) -> list[Ability]:
    """The scenario's special rules with this trigger whose conditions hold."""
    found = []
    for rule in game.scenario.rules:
        trigger = rule.line.trigger
        if trigger is not None and isinstance(trigger.moment, moment) and all(holds(game, c) for c in rule.line.conditions):
            found.append(rule)
    return found


def _about(rule: Ability, name: str) -> str:
    assert rule.line.trigger is not None
    return str(getattr(rule.line.trigger.moment, name))


async def when_dies(game: Gloom, figure: Unit) -> None:
    rules = rules_at(game, words.AnyDies) if figure.side == "monster" else []
    rules += [r for r in rules_at(game, words.Dies) if _about(r, "kind") == figure.kind]
    for rule in rules:
        await carry_out(game, rule)


async def when_opened(game: Gloom, door: Door) -> None:
    for rule in [r for r in rules_at(game, told.DoorOpens) if _about(r, "place") == door.place]:
        await carry_out(game, rule)


async def when_looted(game: Gloom, figure: Unit) -> None:
    for rule in rules_at(game, told.TreasureTaken):
        await carry_out(game, rule, figure)


def lettered(game: Gloom, figure: Unit) -> int:
    """Hexes where something happens when a character enters: unread story sections, places with special rules, and active rifts."""
    s, mask = game.state, 0
    for id in s.rooms:
        for feature in game.layout.rooms[id].features:
            if feature.text.section and feature.text.section not in s.sections:
                mask |= 1 << feature.cell
    for rule in game.scenario.rules:
        if rule.line.trigger is not None and isinstance(rule.line.trigger.moment, told.Enters):
            mask |= 1 << game.layout.places[rule.line.trigger.moment.place]
    if s.bonuses.get("rift"):
        mask |= sum(1 << c for c in s.rifts)
    return mask


async def when_entered(game: Gloom, figure: Unit, cell: int) -> None:
    """GH-PAG-02, GH-SPR-14: a character enters a marked hex."""
    from .rooms import read_section

    for id in game.state.rooms:
        for feature in game.layout.rooms[id].features:
            if feature.cell == cell and feature.text.section:
                read_section(game, feature.text.section)
    for rule in [r for r in rules_at(game, told.Enters) if game.layout.places[_about(r, "place")] == cell]:
        game.settle()
        await carry_out(game, rule, figure)


async def when_turn_ends(game: Gloom, figure: Unit) -> None:
    """GH-SPR-06: a character ends its turn on a pressure plate or another place with special rules."""
    for rule in [r for r in rules_at(game, told.EndsTurnAt) if game.layout.places[_about(r, "place")] == figure.cell]:
        await carry_out(game, rule, figure)


# -- carrying rules out --------------------------------------------------------------------------------------------------
async def carry_out(game: Gloom, rule: Ability, figure: Unit | None = None) -> None:
    """GH-GEN-15, GH-BOS-04, GH-EXH-07: carry out a special rule step by step. `figure` is the figure it refers to. If it exhausts a figure on that
    figure's own turn, the rule is still carried out to the end; then the turn is over."""
    turn = game.state.turn
    acting = turn.figure if turn is not None else ""
    game.ruling += 1
    try:
        for spec in rule.specs:
            await step(game, rule, spec, figure)
    finally:
        game.ruling -= 1
    game.tell(Worked(figure=figure.id if figure is not None else "", what="rule", line=rule.id))
    if acting in game.state.heroes and acting not in game.state.figures and not game.ruling:
        raise EndBeat


async def step(game: Gloom, rule: Ability, spec: Spec, figure: Unit | None) -> None:
    """GH-VRD-23: carry out one step of a special rule."""
    from .abilities import destroy_obstacle, to_it
    from .rooms import close_door, open_door, read_section, unlock

    s, places = game.state, game.layout.places
    match spec.node:
        case words.Spawn(kind=kind, place=place):
            elite = any(isinstance(m, words.Elite) for m in spec.mods.others)
            await spawn(game, kind, "elite" if elite else "normal", places[place], rule.id)
        case told.SpawnEach(ranks=ranks, kind=kind, place=place):
            rank = by_count(game, ranks)
            if rank != "none":
                await spawn(game, kind, rank, places[place], rule.id)
        case told.Unlock(place=place):
            unlock(game, places[place])
        case told.OpenAt(place=place):
            if s.doors.get(str(places[place])) in ("closed", "locked"):
                await open_door(game, places[place], None)
        case told.CloseAt(place=place):
            await close_door(game, places[place], rule.id)
        case words.MonstersGain(condition=condition):
            for monster in game.monsters():
                game.gain(monster, condition, rule.id)
                if any(isinstance(n, own.Permanently) for n in spec.mods.others):
                    s.permanent.setdefault(monster.id, []).append(condition)
        case told.RankGains(rank=rank, condition=condition):
            for monster in [m for m in game.monsters() if m.rank == rank]:
                game.gain(monster, condition, rule.id)
        case told.CharactersSpend():
            use_up(game, "spent", rule.id)
        case told.CharactersUseUp():
            use_up(game, "spent", rule.id)
            use_up(game, "consumed", rule.id)
        case told.CharactersConsume(count=count):
            for character in game.characters():
                await consume_small(game, character, count, rule.id)
        case told.Upgrade(count=count):
            await upgrade(game, count, rule.id)
        case words.KindGains(kind=kind, condition=condition):
            for monster in of_kind(game, kind):
                game.gain(monster, condition, rule.id)
        case told.CharactersGain(condition=condition):
            await characters_gain(game, condition, rule.id)
            if any(isinstance(n, own.Permanently) for n in spec.mods.others):
                for character in game.characters():
                    s.permanent.setdefault(character.id, []).append(condition)
        case told.CharactersSuffer(value=value):
            for character in game.characters():
                await game.suffer(character, game.amount(character, value), rule.id)
        case told.CharactersMinus(count=count):
            from .decks import add_minus

            for character in game.characters():
                add_minus(game, character, count, rule.id)
        case words.KindSuffers(kind=kind, value=damage):
            for monster in of_kind(game, kind):
                await game.suffer(monster, damage, rule.id)
        case words.KindHeals(kind=kind, value=health):
            for monster in of_kind(game, kind):
                game.heal(monster, health, rule.id)
        case words.Count(name=name, by=by):
            s.counters[name] = s.counters.get(name, 0) + by
            game.tell(Counted(counter=name, value=s.counters[name], line=rule.id))
        case told.RemoveObstacles(places=names):
            for name in names:
                if str(places[name]) in s.obstacles:
                    destroy_obstacle(game, places[name], "", rule.id)
        case told.Read(section=section):
            read_section(game, section)
        case told.ElementsInert():
            s.elements = dict.fromkeys(s.elements, 0)
        case told.Sealed():
            s.sealed = True
        case told.CharactersDiscard(count=count):
            for character in game.characters():
                await part_with(game, character, count, "discard", rule.id)
        case told.CharactersLose(count=count):
            for character in game.characters():
                await part_with(game, character, count, "lost", rule.id)
        case told.ItLoses(count=count):
            if figure is not None and game.alive(figure):
                await part_with(game, figure, count, "lost", rule.id)
        case told.DeckGains(count=count, condition=condition):
            for _ in range(count):
                add_card(game, MONSTERS, condition, rule.id)
        case told.ReturnMonsters(count=count, ranks=ranks):
            await return_monsters(game, count, by_count(game, ranks), rule)
        case own.ItSuffers() | own.ItGains() | own.ItHeals():
            if figure is not None and game.alive(figure):
                await to_it(game, figure, Ability(rule.id, rule.line, (spec,)), "")
        case _:
            raise TypeError(f"{type(spec.node).__name__} is not a scenario rule")


async def part_with(game: Gloom, figure: Unit, count: int, zone: str, line: str) -> None:
    """A character discards or loses cards from hand, chosen by its player, as far as it has any."""
    hero = game.hero(figure)
    for left in range(min(count, len(hero.hand)), 0, -1):

        def options() -> list[Option[str]]:
            return [Option(f"{'discard' if zone == 'discard' else 'lose'}:{c}", c, card=c) for c in hero.hand]

        card = await game.choose(hero.seat, f"part-{zone}", options, figure=figure.id, left=left)
        game.put(figure, card, zone)


def use_up(game: Gloom, how: str, line: str) -> None:
    """GH-VRD-15: all ready items with this icon, of all characters, become spent or consumed."""
    for character in game.characters():
        for item, state in game.hero(character).items.items():
            if state == "ready" and game.content.items[item].use == how:
                _use_up(game, character, item, how, line)


def _use_up(game: Gloom, figure: Unit, item: str, how: str, line: str) -> None:
    game.hero(figure).items[item] = "spent" if how == "spent" else "consumed"
    game.tell(ItemLost(figure=figure.id, item=item, how=how, line=line))


async def consume_small(game: Gloom, figure: Unit, count: int, line: str) -> None:
    """GH-VRD-15: a character consumes small items, chosen by its player, as far as it has any."""
    hero = game.hero(figure)
    for _ in range(count):
        held = [i for i, state in hero.items.items() if state != "consumed" and game.content.items[i].slot == "small"]
        if not held:
            return
        item = await game.choose(hero.seat, "part-item", [Option(f"item:{i}", i, item=i) for i in held], figure=figure.id)
        _use_up(game, figure, item, "consumed", line)


def by_count(game: Gloom, ranks: tuple[str, ...]) -> str:
    """GH-PAG-05: one rank for any number of characters, or one each for 2, 3 and 4."""
    return ranks[0] if len(ranks) == 1 else ranks[game.state.count - 2]


def of_kind(game: Gloom, kind: str) -> list[Unit]:
    return [f for f in game.state.figures.values() if f.kind == kind]


async def characters_gain(game: Gloom, condition: str, line: str) -> None:
    """GH-CON-28: every character gains a condition. If there are not enough Curse cards, they are dealt evenly and the players decide who gets
    them."""
    waiting = game.characters()
    supply = {"curse": game.state.curses, "bless": game.state.blesses}.get(condition, len(waiting))
    if supply >= len(waiting):
        for character in waiting:
            game.gain(character, condition, line)
        return
    waiting = [c for c in waiting if not game.immune(c, condition)]
    for _ in range(min(supply, len(waiting))):
        options = [Option(f"give:{c.id}", c, c.cell, c.id) for c in waiting]
        chosen = await game.choose(TABLE, "deal-condition", options, condition=condition)
        waiting.remove(chosen)
        game.gain(chosen, condition, line)


async def spawn(game: Gloom, kind: str, rank: str, place: int, line: str) -> Unit | None:
    """GH-SPR-01 … 04, GH-BOS-04, FC-WALL-07: place a monster on this hex or the nearest empty one. If there is no standee left, nothing spawns.
    During a round, it acts like a monster of a room just revealed."""
    from .rooms import RANKS, draw_missing, numbers, put_monster

    if not numbers(game, kind):
        game.tell(NotPlaced(kind=kind, why="standees", line=line, rules=("GH-SPR-04",)))
        return None
    cell = await game.nearest_empty(place, "spawn-at", kind=kind)
    if cell is None:
        game.tell(NotPlaced(kind=kind, why="room", line=line, rules=("GH-SPR-01",)))
        return None
    boss = kind in game.content.monsters and game.content.monsters[kind].boss
    wanted: Rank = "boss" if boss else next(r for r in RANKS.values() if r == rank)
    figure = await put_monster(game, kind, wanted, cell, "spawned", line=line)
    if game.state.phase == "turns":
        await draw_missing(game)
    return figure
