"""What a seat sees of an adventure, as widgets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from undercroft.kernel.chance import SEEDED
from undercroft.kernel.decision import TABLE, Decision, Seat
from undercroft.kernel.scene import Card, Die, Message, Player, Scene, Token, Track, Turn, Zone

from ..content import signs, words
from ..content.model import Branch, Content
from ..content.texts import lasting_text, line_card, work_text
from ..content.traits import COPY, in_force
from ..game import MAX_XP, Dark
from ..rules.actions import left
from ..rules.combat.rolling import FACE_NAMES
from ..rules.combat.sides import Side
from ..rules.gear import TOP
from ..rules.objectives import goals
from ..state import Activate, Combat, DarkState, Hero, Prowl
from .faces import ability_face, class_face, class_skill_face, door_face, enemy_face, event_face, gear_face, hero_face, skill_face, treasure_face
from .maps import BOARD, board
from .questions import boss_token, enemy_name, enemy_number, figure_name, question

BEFORE = ("start", "heroes")
"""Phases before the enemies' phase."""
TOPS = 3
"""How many cards of a discard pile are shown, so that all cards drawn by a luck card can still be seen."""
APART = ("classes", "gear", "losses", "stock", "barter", "deals", "share", "outfit", "limit", "swap")
"""Phases played away from the board, with cards only."""
ROUND = (*BEFORE, "enemies", "experience", "event", "end")
PILES = (*(f"treasure-{n}" for n in range(1, TOP + 1)), *(f"guards-{n}" for n in range(1, TOP + 1)), "lesser", "greater")
"""Discard piles whose top card everyone sees."""
PILLAR = "ionic-column"


# -- figures -----------------------------------------------------------------------------------------------------------------
def tokens(game: Dark) -> tuple[Token, ...]:
    return (*_heroes(game), *_enemies(game), *_pillars(game))


def _heroes(game: Dark) -> Iterator[Token]:
    """Heroes on the board, the dead where they fell."""
    first = game.order()[0] if game.state.phase in ROUND else ""
    for id, hero in game.state.heroes.items():
        if hero.left:
            continue
        badges = [signs.XP.sign(hero.xp)]
        if id == first:
            badges.append(signs.FIRST.sign())
        if id == game.state.chosen:
            badges.append(signs.CHOSEN.sign())
        badges += [signs.CARRIES.sign(hero.tokens.count(kind), what=kind) for kind in dict.fromkeys(hero.tokens)]
        card = game.content.heroes[id]
        yield Token(
            id, BOARD, hero.zone, card.name, "hero", group=id, health=hero.health, max_health=game.max_health(id), icon=card.text.icon,
            conditions=(signs.DEAD.sign(),) if hero.dead else (signs.STUNNED.sign(),) if hero.stunned else (), badges=tuple(badges),
            down=hero.dead,
        )  # fmt: skip


def _enemies(game: Dark) -> Iterator[Token]:
    """One token for every single enemy; a mob has one for all its minions, with their total health, and one for
    its boss. While a mob has minions, the enemy's id refers to them."""
    for id, enemy in game.state.enemies.items():
        card, name, number = game.card(enemy), enemy_name(game, id), enemy_number(game, id)
        icon, role = game.content.enemies[card.text.enemy].icon, game.role(enemy)
        state = tuple(kind.sign() for kind, so in ((signs.STUNNED, enemy.stunned), (signs.ASLEEP, enemy.asleep)) if so)
        if enemy.minions:
            most = card.text.health * max(card.text.minions * game.state.started, len(enemy.minions))
            count = len(enemy.minions)
            held = (signs.MINIONS.sign(count),)
            yield Token(id, BOARD, enemy.zone, name, "enemy", number, None, enemy.card, sum(enemy.minions), most, state, held, icon, count)
        if enemy.health:
            carried = (signs.GEAR.sign(card=enemy.gear or enemy.beside),) if enemy.gear or enemy.beside else ()
            rank = signs.RANKS[role].sign()
            yield Token(
                boss_token(game, id), BOARD, enemy.zone, name, "enemy", number, rank, enemy.card, enemy.health, game.full_health(enemy), state,
                carried, icon,
            )  # fmt: skip


def _pillars(game: Dark) -> Iterator[Token]:
    """Standing pillars; one on a border is shown in the first of its zones."""
    for id, health in game.state.pillars.items():
        pillar = game.adventure.pillars[id]
        zone = next((z for z in pillar.zones if game.there(z)), -1)
        if zone >= 0:
            yield Token(id, BOARD, zone, figure_name(game, id), "object", group=pillar.group, health=health, max_health=pillar.health, icon=PILLAR)


# -- whose turn it is --------------------------------------------------------------------------------------------------------
def ribbon(game: Dark) -> tuple[Turn, ...]:
    """The heroes clockwise from the first player, then all enemies, without numbers since the players choose their order."""
    s = game.state
    if s.phase not in ROUND:
        return ()
    found = [Turn(id, n, figure_name(game, id), _hero_state(game, id)) for n, id in enumerate(game.order(), 1) if not s.heroes[id].left]
    acting = acting_enemy(game)
    for id, enemy in s.enemies.items():
        if enemy.asleep:
            continue
        waiting = s.phase in BEFORE or (s.phase == "enemies" and id in s.waiting)
        state: Literal["waiting", "acting", "done"] = "acting" if id == acting else "waiting" if waiting else "done"
        parts = tuple(words.CARD_TEXT.show(effect.line) for effect in game.card(enemy).effects)
        found.append(Turn(id, 0, figure_name(game, id), state, parts))
    return tuple(found)


def _hero_state(game: Dark, id: str) -> Literal["waiting", "acting", "done"]:
    s = game.state
    if s.turn is not None and id == (s.turn.lent or s.turn.hero):
        return "acting"
    return "waiting" if s.phase in BEFORE and id not in s.acted and not s.heroes[id].dead else "done"


def acting_enemy(game: Dark) -> str:
    """The enemy that is being activated or is attacking now; empty if none."""
    s = game.state
    if s.combat is not None and s.combat.stage != "done" and s.combat.attacker in s.enemies:
        return s.combat.attacker
    return next((task.enemy for task in reversed(s.todo) if isinstance(task, Activate | Prowl) and task.enemy in s.enemies), "")


# -- tracks ------------------------------------------------------------------------------------------------------------------
def tracks(game: Dark) -> tuple[Track, ...]:
    s, text = game.state, game.adventure.text
    found = [
        Track("round", Message("round"), s.round, role="round"),
        Track("level", Message("md-level"), s.level - 1, tuple(str(n) for n in range(1, TOP + 1)), role="row"),
        Track("lifespark", Message("md-lifespark"), s.sparks),
        *_turn_tracks(game),
    ]
    for id, hero in s.heroes.items():
        who = figure_name(game, id)
        found.append(Track(f"xp-{id}", Message("md-xp-of", {"who": who}), hero.xp, maximum=MAX_XP))
        if s.story:
            found.append(Track(f"shards-{id}", Message("md-shards-of", {"who": who}), hero.shards))
        if hero.effects:
            lasting = tuple(lasting_text(game.content.lines[line]) for line in hero.effects)
            found.append(Track(f"effects-{id}", Message("md-effects-of", {"who": who}), 0, lasting, role="notes"))
    if s.combat is not None:
        found += _combat_tracks(game, s.combat)
    treasure = tuple(f"{n}: {len(s.decks.get(f'treasure-{n}', ()))}" for n in range(1, TOP + 1))
    found.append(Track("treasure", Message("md-treasure-left"), 0, treasure, role="notes"))
    found += [Track(f"timer-{n}", Message("md-timer", {"tile": game.board.tiles[int(n)]}), count) for n, count in s.timers.items()]
    found += [Track(f"counter-{name}", Message("counter", {"counter": name}), value) for name, value in s.counters.items() if " " not in name]
    if done := tuple(o.text for o in text.objectives if o.id in s.done):
        found.append(Track("done", Message("md-objectives-done"), 0, done, role="notes"))
    return tuple(found)


def _turn_tracks(game: Dark) -> Iterator[Track]:
    """What the active hero has left."""
    turn = game.state.turn
    if turn is None:
        return
    who = figure_name(game, turn.lent or turn.hero)
    yield Track("actions", Message("md-actions-left", {"who": who}), left(turn))
    if turn.moving:
        yield Track("movement", Message("md-movement-left", {"who": who}), turn.points)


def _combat_tracks(game: Dark, combat: Combat) -> Iterator[Track]:
    """The state of both sides of the combat: swords and shields, unspent symbols, wounds, and effects used."""
    for name, who in (("attack", combat.attacker), ("defence", combat.defender)):
        side = Side(game, combat, name)
        yield Track(f"combat-{name}", Message("md-points", {"figure": who, "side": name}), side.points(), role="roll")
        for symbols, n in (("bams", side.bams()), ("diamonds", side.diamonds())):
            if n:
                yield Track(f"combat-{name}-{symbols}", Message("md-symbols", {"figure": who, "symbols": symbols}), n, role="roll")
    if combat.stage in ("late", "wounds", "done"):
        yield Track("combat-wounds", Message("md-wounds"), combat.dealt + combat.wounds, role="roll")
    if done := tuple(worked(game, combat)):
        yield Track("combat-worked", Message("md-worked"), 0, done, role="roll")


def worked(game: Dark, combat: Combat) -> list[str]:
    """The effects used in a combat: lines as often as they were used, without those that were only declined."""
    known, found = game.content.lines, []
    for entry in (*combat.used, *(paid for paid in combat.paid if paid not in combat.used)):
        id = entry.partition(COPY)[0].rpartition(" ")[2]
        line = known.get(id)
        if line is None or (_optional(game, id) and not any(paid.partition(COPY)[0] == id for paid in combat.paid)):
            continue
        found.append(work_text(line))
    return [text for text in dict.fromkeys(found) if text]


def _optional(game: Dark, id: str) -> bool:
    """Whether its owner is asked: it costs blood, the ability's experience, or the card itself."""
    gear = game.content.equipment.get(line_card(id))
    line = game.content.lines[id]
    blood = isinstance(line.price, words.Bloodlust | words.BloodSacrifice)
    return not line.span and (blood or line_card(id).endswith("/ability") or (gear is not None and gear.text.consumable))


# -- cards -------------------------------------------------------------------------------------------------------------------
def zones(game: Dark) -> tuple[Zone, ...]:
    found: list[Zone] = []
    for id, hero in game.state.heroes.items():
        found += _hero_zones(game, id, hero)
    return (*found, *_table_zones(game))


def _hero_zones(game: Dark, id: str, hero: Hero) -> Iterator[Zone]:
    """The dashboard with equipped cards, the cards beside it, active skills, and the class sheet branch by branch."""
    gear = game.content.equipment

    def faces(cards: Sequence[str]) -> tuple[Card, ...]:
        return tuple(gear_face(gear[card], game.usable(card)) for card in cards)

    worn = faces([*([hero.body] if hero.body else []), *hero.hands])
    yield Zone("equipped", hero.seat, worn, name=Message("md-zone-equipped"), role="play", free=tuple(_free(game, hero)))
    yield Zone("carried", hero.seat, faces(hero.pack), name=Message("md-zone-carried"), role="hand")
    own = hero_face(game.content.heroes[id])
    if not hero.kind:
        yield Zone("skills", hero.seat, (own,), name=Message("md-zone-skills"), role="play")
        return
    sheet = game.content.classes[hero.kind]
    trees = [_branch(game, hero, branch) for branch in sheet.branches]
    working = tuple(card for tree in trees for card in tree if "in-force" in card.marks)
    yield Zone("skills", hero.seat, (own, class_skill_face(sheet), ability_face(sheet), *working), name=Message("md-zone-skills"), role="play")
    for branch, tree in zip(sheet.branches, trees):
        name = Message("md-zone-branch", {"text": branch.skills[0].text.name})
        yield Zone(f"branch-{branch.id}", hero.seat, tree, name=name, role="tree")


def _free(game: Dark, hero: Hero) -> Iterator[str]:
    """The empty slots of a dashboard: the body, and either hand."""
    if not hero.body:
        yield "body"
    held = sum(2 if game.content.equipment[card].text.slot == "two-hands" else 1 for card in hero.hands)
    yield from ["one-hand"] * (2 - held)


def _branch(game: Dark, hero: Hero, branch: Branch) -> tuple[Card, ...]:
    """The skills of a branch: the one in force, those bought, the next with its price, and later ones."""
    bought = hero.skills.get(branch.id, 0)
    working = in_force(branch.skills, bought, game.state.level)
    found = []
    for n, skill in enumerate(branch.skills):
        if n < bought:
            standing = "in-force" if skill is working else "bought"
        else:
            standing = "later" if n > bought else "offered" if skill.text.cost <= hero.xp else "too-dear"
        found.append(skill_face(f"{hero.kind}/{branch.id}/{n}", skill, standing))
    return tuple(found)


def _table_zones(game: Dark) -> Iterator[Zone]:
    """Reference cards: heroes and classes, enemies in play with what they carry, the event and door cards, the
    tops of the discard piles, and the market's cards during the market."""
    s, pack = game.state, game.content
    kinds = dict.fromkeys(hero.kind for hero in s.heroes.values() if hero.kind)
    people = (*(hero_face(pack.heroes[id]) for id in s.heroes), *(class_face(pack.classes[kind]) for kind in kinds))
    yield Zone("heroes", TABLE, people, name=Message("md-zone-heroes"), role="reference")
    yield Zone("enemies", TABLE, tuple(_enemy_cards(game)), name=Message("md-zone-enemies"), role="reference")
    carried = dict.fromkeys(e.gear for e in s.enemies.values() if e.gear)
    yield Zone("gear", TABLE, tuple(treasure_face(pack, card) for card in carried), name=Message("md-zone-gear"), role="reference")
    events = (event_face(pack.events[s.event]),) if s.event else ()
    yield Zone("event", TABLE, events, name=Message("md-zone-event"), role="reference")
    doors = (door_face(pack.doors[s.door]),) if s.door else ()
    yield Zone("door", TABLE, doors, name=Message("md-zone-door"), role="reference")
    tops = dict.fromkeys(card for name in PILES for card in reversed(s.discards.get(name, [])[-TOPS:]))
    yield Zone("discards", TABLE, tuple(_face(game, card) for card in tops), name=Message("md-zone-discards"), role="reference")
    if s.interlude is not None:
        stock = tuple(gear_face(pack.equipment[card]) for card in s.interlude.stock)
        yield Zone("market", TABLE, stock, name=Message("md-zone-market"), role="offer")


def _enemy_cards(game: Dark) -> Iterator[Card]:
    """The cards of all enemies in play, each once."""
    s, pack = game.state, game.content
    for id in dict.fromkeys(card for e in s.enemies.values() for card in (e.card, e.beside) if card):
        mine = [e for e in s.enemies.values() if e.card == id]
        carried = tuple(treasure_face(pack, e.gear).name for e in mine if e.gear) + tuple(pack.cards[e.beside].name for e in mine if e.beside)
        foes = tuple(foe for e in mine if (foe := game.foe(e)) is not None)
        card = pack.cards[id]
        yield enemy_face(card, pack.enemies[card.text.enemy], s.started, carried, foes)


def _face(game: Dark, id: str) -> Card:
    """A card of a discard pile."""
    card = game.content.cards.get(id)
    if card is None:
        return treasure_face(game.content, id)
    return enemy_face(card, game.content.enemies[card.text.enemy], game.state.started)


def supply(game: Dark, decisions: Sequence[Decision]) -> Zone:
    """Cards that may be taken and are shown nowhere else: classes, starting equipment."""
    pack, s = game.content, game.state
    shown = {card for id in s.heroes for card in game.gear(id)} | set(s.interlude.stock if s.interlude is not None else ())
    offered = dict.fromkeys(option.item or option.card for decision in decisions for option in decision.options)
    gear = [gear_face(pack.equipment[id], game.usable(id)) for id in offered if id in pack.equipment and id not in shown]
    classes = [class_face(pack.classes[id]) for id in offered if id in pack.classes]
    seat = decisions[0].seat if decisions else TABLE
    return Zone("supply", seat, (*gear, *classes), name=Message("zone-supply"), role="offer")


# -- dice and status ---------------------------------------------------------------------------------------------------------
def dice(game: Dark) -> tuple[Die, ...]:
    """The dice of the current or last combat: attack dice, then defence dice."""
    combat = game.state.combat
    sides = ((combat.attacker, combat.attack), (combat.defender, combat.defence)) if combat is not None else ()
    return tuple(Die(die.colour, FACE_NAMES[die.colour][die.face].replace("+", " "), who) for who, roll in sides for die in roll.dice)


def status(game: Dark) -> tuple[Message, ...]:
    """The open objectives in order, how the adventure is lost, and the special rules."""
    text = game.adventure.text
    found = goals(o.text for o in text.objectives if o.id not in game.state.done)
    found.append(Message("loss", {"text": text.defeat}))
    if text.special:
        found.append(Message("special-rules", {"text": text.special}))
    return tuple(found)


def view(content: Content, state: DarkState, decisions: Sequence[Decision], seat: Seat | None) -> Scene:
    game = Dark(content, state, SEEDED, None)
    heroes = {id: content.heroes[id] for id in state.heroes}
    apart = state.phase in APART
    return Scene(
        title=Message("scenario-title", {"number": game.adventure.text.number, "title": game.adventure.title, "level": state.level}),
        status=status(game),
        boards=() if apart else (board(game),),
        tokens=() if apart else tokens(game),
        zones=(*zones(game), supply(game, decisions)),
        tracks=tracks(game),
        ribbon=ribbon(game),
        dice=dice(game),
        players=tuple(Player(state.heroes[id].seat, hero.name, id, hero.text.icon) for id, hero in heroes.items()),
        questions=tuple(question(game, d) for d in decisions),
        outcome=state.outcome,
    )
