"""A scenario's special rules: what sets them off, and carrying them out step by step."""

from __future__ import annotations

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.games.haven.rules import scenarios
from undercroft.games.haven.rules.scenarios import due, rules_at
from undercroft.kernel.decision import EndBeat

from ..content import scenario_words as told
from ..content import words as own
from ..events import Worked
from ..game import Gloom
from ..orders import DoorOpened, Entered
from ..state import MONSTERS, Unit
from .decks import add_minus
from .effects import by_count, characters_gain, consume_small, part_with, return_monsters, spawn, to_it, upgrade, use_up
from .overlays import destroy_obstacle
from .rooms import close_door, open_door, read_section, unlock


# -- triggers ------------------------------------------------------------------------------------------------------------
async def when_dies(game: Gloom, figure: Unit) -> None:
    rules = rules_at(game, words.AnyDies) if figure.side == "monster" else []
    rules += [rule for rule, moment in due(game, words.Dies) if moment.kind == figure.kind]
    for rule in rules:
        await carry_out(game, rule)


async def when_opened(game: Gloom, opened: DoorOpened) -> None:
    for rule, moment in due(game, told.DoorOpens):
        if moment.place == opened.door.place:
            await carry_out(game, rule)


async def when_looted(game: Gloom, figure: Unit) -> None:
    for rule in rules_at(game, told.TreasureTaken):
        await carry_out(game, rule, figure)


async def when_entered(game: Gloom, entered: Entered) -> None:
    """GH-PAG-02, GH-SPR-14: a character enters a marked hex."""
    figure, cell = entered
    if figure.role != "character" or not game.alive(figure):
        return
    for id in game.state.rooms:
        for feature in game.layout.rooms[id].features:
            if feature.cell == cell and feature.text.section:
                read_section(game, feature.text.section)
    for rule, moment in due(game, told.Enters):
        if game.layout.places[moment.place] == cell:
            game.settle()
            await carry_out(game, rule, figure)


async def when_turn_ends(game: Gloom, figure: Unit) -> None:
    """GH-SPR-06: a character ends its turn on a pressure plate or another place with special rules."""
    for rule, moment in due(game, told.EndsTurnAt):
        if game.layout.places[moment.place] == figure.cell:
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
        case told.CharactersGain(condition=condition):
            await characters_gain(game, condition, rule.id)
            if any(isinstance(n, own.Permanently) for n in spec.mods.others):
                for character in game.characters():
                    s.permanent.setdefault(character.id, []).append(condition)
        case told.CharactersSuffer(value=value):
            for character in game.characters():
                await game.suffer(character, game.amount(character, value), rule.id)
        case told.CharactersMinus(count=count):
            for character in game.characters():
                add_minus(game, character, count, rule.id)
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
            if figure is not None:
                await part_with(game, figure, count, "lost", rule.id)
        case told.DeckGains(count=count, condition=condition):
            for _ in range(count):
                game.add_card(MONSTERS, condition, rule.id)
        case told.ReturnMonsters(count=count, ranks=ranks):
            await return_monsters(game, count, by_count(game, ranks), rule)
        case own.ItSuffers() | own.ItGains() | own.ItHeals():
            if figure is not None:
                await to_it(game, figure, Ability(rule.id, rule.line, (spec,)), "")
        case _:
            await scenarios.step(game, rule, spec)
