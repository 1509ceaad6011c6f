"""A round from start to end, phase by phase, and the end of the scenario."""

from __future__ import annotations

from undercroft.games.haven.content import words
from undercroft.games.haven.rules.scenarios import rules_at, undecided
from undercroft.kernel.beats import Beats
from undercroft.kernel.decision import Flow, Option, together

from ..events import Concluded, Ended, GaveUp, Played, Rests, Result, RoundBegan, RoundEnded, WantsToGiveUp
from ..game import Gloom
from ..state import LONG_REST, Hero, Unit
from .abilities import perform_bonus
from .bonuses import end_span, leave_active, use_bonus
from .cards import rest_cards
from .damage import exhaust
from .decks import clean, reshuffle
from .elements import wane
from .goals import met
from .loot import GOLD, reward
from .ranks import REST
from .rests import short_rest
from .rooms import discard_cards, draw_missing
from .scenario_goals import check_goal
from .scenarios import carry_out
from .setup import begin, choose_goals, choose_hands, equip, lay_out, place_characters
from .turns import take_turns


def settle(game: Gloom) -> bool:
    """GH-FIN-01: goals are checked after every step. A beat ends with a turn, so that its reasons can be found again."""
    if undecided(game):
        check_goal(game)
    s = game.state
    return s.turn is None and s.phase == "turns"


# -- card selection ------------------------------------------------------------------------------------------------------
async def start_round(game: Gloom) -> None:
    """GH-RND-01, GH-EXH-02, GH-EXH-08, GH-SEL-06, GH-BGL-05, GH-VPD-05: a round begins. Characters who can neither play two cards nor rest are
    exhausted. With permanent death, the monsters act even if no character is left to act."""
    s = game.state
    game.tell(RoundBegan(round=s.round))
    s.acted, s.order, s.infused, s.charged, s.late = [], [], [], [], []
    s.fed = {key: paid for key, paid in s.fed.items() if key.partition(":")[0] in s.heroes}
    if not game.monsters():
        for id in s.heroes:
            game.count(id, "quiet-rounds")
    for rule in rules_at(game, words.RoundStart):
        await carry_out(game, rule)
    for figure in game.characters():
        hero = game.hero(figure)
        if len(hero.hand) < 2 and rest_cards(game, hero) < 2:
            await exhaust(game, figure, "cards")
    s.phase = "select" if game.characters() else "reveal" if s.mortal else "cleanup"


def _leads(game: Gloom, hero: Hero) -> list[Option[tuple[str, str]]]:
    """GH-SEL-04, GH-SEL-05, GH-RST-01, GH-FIN-03: play two cards from hand (this chooses the leading one), take a long rest, or (last) offer to give
    up."""
    options: list[Option[tuple[str, str]]] = []
    if len(hero.hand) >= 2:
        options += [Option(f"lead:{c}", ("lead", c), card=c) for c in hero.hand]
    if rest_cards(game, hero) >= 2:
        options.append(Option("rest", ("rest", "")))
    return [*options, Option("give-up", ("give-up", ""), confirm=True)]


async def pick_cards(game: Gloom, figure: Unit) -> list[str]:
    """GH-SEL-01, GH-SEL-02, GH-FIN-03: a player's secret choice for the round: two cards, the leading one first, or a long rest. An empty list means
    the player wants to give up, which is offered only once per round."""
    hero = game.hero(figure)

    def options() -> list[Option[tuple[str, str]]]:
        leads = _leads(game, hero)
        return leads[:-1] if game.state.pressing else leads

    verb, lead = await game.choose(hero.seat, "select", options, figure=figure.id)
    if verb == "give-up":
        return []
    if verb == "rest":
        return [*LONG_REST]

    def seconds() -> list[Option[str]]:
        return [Option(f"card:{c}", c, card=c) for c in hero.hand if c != lead]

    return [lead, await game.choose(hero.seat, "select-second", seconds, lead=lead)]


async def select(game: Gloom) -> None:
    """GH-SEL-01 … 05, GH-RND-02, GH-FIN-03, GH-EXH-06: all players choose simultaneously and in secret. If all want to give up, the scenario is lost.
    Otherwise, those who wanted to must choose cards or a rest after all; so must everyone if the round has to be survived (GH-VPD-05)."""
    s = game.state
    choosing = {hero.seat: f for f in game.characters() if not (hero := s.heroes[f.id]).chosen}
    made = await together({seat: pick_cards(game, f) for seat, f in choosing.items()})
    if not any(made.values()):
        s.lost = True
        s.first = s.first or "lost"
        game.tell(GaveUp(rules=("GH-FIN-03",)))
        if not s.mortal:
            s.phase = "closing"
            return
    else:
        for seat in (seat for seat, cards in made.items() if not cards):
            game.tell(WantsToGiveUp(figure=choosing[seat].id, rules=("GH-FIN-03",)))
    for seat, figure in choosing.items():
        game.hero(figure).chosen = made[seat]
    s.pressing = not all(made.values())
    if s.pressing:
        return
    for figure in game.characters():
        hero = game.hero(figure)
        take_choice(game, figure, hero.chosen)
        hero.chosen = []
    s.phase = "reveal"


def take_choice(game: Gloom, figure: Unit, made: list[str]) -> None:
    """GH-SEL-01, GH-SEL-03, GH-INI-01, GH-RST-07, GH-RST-08, GH-ABC-05: put the chosen cards into play. The leading card gives the initiative; a long
    rest has 99."""
    hero = game.hero(figure)
    hero.resting = made == LONG_REST
    if hero.resting:
        hero.initiative, hero.second = REST, 0
        game.tell(Rests(figure=figure.id, rules=("GH-RST-07",)))
        return
    hero.initiative, hero.second = (game.card(c).initiative for c in made)
    for card in made:
        hero.hand.remove(card)
        hero.played.append(card)


async def reveal_cards(game: Gloom) -> None:
    """GH-RND-03, GH-INI-01, GH-MAC-01: active cards are taken back for a rest if it needs them (GH-SEL-07). Then an ability card is revealed for
    every type on the map, and then the players' cards."""
    for figure in game.characters():
        hero = game.hero(figure)
        if hero.resting and len(hero.discard) < 2:
            held = game.counts_as_discarded(hero)
            options = [Option(f"back:{c}", c, card=c) for c in held]
            if held:
                await leave_active(game, figure, await game.choose(hero.seat, "take-back", options, figure=figure.id))
                return
    await draw_missing(game)
    for figure in game.characters():
        hero = game.hero(figure)
        if not hero.resting:
            game.tell(Played(figure=figure.id, cards=tuple(hero.played), initiative=hero.initiative, rules=("GH-INI-01",)))
    game.state.phase = "turns"


# -- the end of a round --------------------------------------------------------------------------------------------------
async def clean_up(game: Gloom) -> None:
    """GH-EOR-01 … 05, GH-EOR-08, GH-RND-05: apply end-of-round effects of the scenario and of bonuses, then clean up decks, elements and round
    bonuses."""
    s = game.state
    for rule in rules_at(game, words.RoundEnd):
        await carry_out(game, rule)
    for figure in game.characters():
        for bonus, ability in game.bonuses("round-end", figure.id):
            await perform_bonus(game, ability, figure)
            await use_bonus(game, bonus)
    reshuffle(game)
    discard_cards(game)
    wane(game)
    for figure in game.characters():
        hero = game.hero(figure)
        for card in list(hero.active):
            if card in hero.active and game.half_in_force(hero, card).span == "round":
                await leave_active(game, figure, card)
    await end_span(game, "round")
    s.rested = []
    s.phase = "rest"


async def offer_rests(game: Gloom) -> None:
    """GH-EOR-06, GH-EOR-09, GH-RST-01, GH-RST-03: every player with two discarded cards may take a short rest."""
    s = game.state
    for figure in game.characters():
        hero = game.hero(figure)
        if figure.id in s.rested or rest_cards(game, hero) < 2:
            continue
        s.rested.append(figure.id)
        if await game.choose(hero.seat, "short-rest", [Option("go-on", False), Option("short-rest", True)], figure=figure.id):
            await short_rest(game, figure)
        return
    s.phase = "closing"


async def close_round(game: Gloom) -> None:
    """GH-FIN-01, GH-FIN-19, GH-EOR-07: end the round, and the scenario if its end was triggered. Otherwise the next round begins."""
    s = game.state
    for hero in s.heroes.values():
        hero.resting = False
    game.tell(RoundEnded(round=s.round))
    check_goal(game)
    if s.won or s.lost:
        await finish(game)
        return
    s.round += 1
    s.phase = "start"


async def finish(game: Gloom) -> None:
    """GH-FIN-01, GH-FIN-02, GH-FIN-04 … 18, GH-BGL-03, GH-BGL-04, GH-GEN-01, GH-ITC-12, GH-AMD-22, GH-AMD-23, FC-REG-15, GH-VPD-05, GH-PAG-03,
    GH-SEL-11: everyone succeeds or fails together. Experience and money are kept. Success gives bonus experience, rewards and checkmarks, even to
    exhausted characters. Everything else is reset."""
    s = game.state
    stands = "first" if game.characters() else s.both
    won = s.won and (not s.lost or stands == "success" or (stands == "first" and s.first == "won"))
    s.outcome, s.phase = ("won" if won else "lost"), "over"
    game.tell(Ended(outcome=s.outcome, rules=("GH-FIN-01",)))
    for id, hero in s.heroes.items():
        figure = s.figures.get(id) or Unit(id, hero.kind, "hero", -1, 0, hero.max_health, role="character")
        thrives = won and not hero.dead
        bonus = 4 + 2 * s.level if thrives else 0
        goal = game.content.goals.get(hero.goal)
        hero.checks = goal.text.checks if thrives and goal is not None and met(game, id, goal.text) else 0
        if thrives:
            await reward(game, figure, game.reward_of("conclusion"))
        hero.gold += hero.coins * GOLD[s.level]
        told = hero.goal if goal is not None else ""
        game.tell(Result(figure=id, xp=hero.xp, bonus=bonus, gold=hero.gold, goal=told, checks=hero.checks, rules=("GH-FIN-04",)))
        hero.xp += bonus
        for card in (*hero.played, *hero.active, *hero.discard, *hero.lost):
            hero.hand.append(card)
        hero.played, hero.active, hero.discard, hero.lost, hero.barred = [], {}, [], [], []
        hero.items = dict.fromkeys(hero.items, "ready")
        hero.uses = {}
        figure.health, figure.conditions = figure.max_health, {}
    s.goals = list(game.content.goals)
    s.bonuses = {}
    clean(game)
    if won:
        text = game.scenario.text
        game.tell(Concluded(text=text.conclusion, unlocks=text.unlocks, rules=("GH-FIN-17",)))


BEATS: Beats[Gloom] = Beats(
    {
        "lay": lay_out, "goals": choose_goals, "equip": equip, "hands": choose_hands, "place": place_characters, "begin": begin,
        "start": start_round, "select": select, "reveal": reveal_cards, "turns": take_turns, "cleanup": clean_up, "rest": offer_rests,
        "closing": close_round,
    },
    settle=settle,
)  # fmt: skip


def beat(game: Gloom) -> Flow[None]:
    """One beat. Nobody is moving anybody any more, even if the beat before was broken off."""
    game.mover = ""
    return BEATS.play(game)
