"""Adventures of Massive Darkness in this process: played by a bot to the moment that is wanted, or back to it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, cast

from tests.browser.mirror import Mirror, Offer
from undercroft.bots import make_bot
from undercroft.games.massive_darkness.campaign.campaign import begin_story, record, setup_for
from undercroft.games.massive_darkness.module import DarkRules
from undercroft.kernel.table import Settings, Table
from undercroft.server.shelf import SHELF
from undercroft.server.wire import View

GAME = "massive-darkness"
RULES = cast(DarkRules, SHELF.rules(GAME))
CONTENT = RULES.content
HEROES = list(CONTENT.heroes)
FIRST, SECOND, THIRD = list(CONTENT.adventures)[:3]
SEED = 6
SEEDS = range(1, 60)


def adventure(heroes: int = 1, scenario: str = FIRST, seed: int = SEED) -> Mirror:
    return Mirror(seed, game=GAME, scenario=scenario, character=HEROES[:heroes])


def asked(mirror: Mirror) -> str:
    """What the first seat, or all, are asked."""
    questions = mirror.scene["questions"]
    return str(questions[0]["prompt"]["id"]).removeprefix("prompt-md-") if questions else ""


def offered(mirror: Mirror, verb: str) -> list[Offer]:
    """Actions of this kind that a hero could take now."""
    return [offer for offer in mirror.offers() if offer.key.startswith(f"{verb}:")] if asked(mirror) == "act" else []


def told(mirror: Mirror, pattern: str) -> list[str]:
    return [line for line in mirror.log if re.search(pattern, line)]


def come_to(mirror: Mirror, fits: Callable[[Mirror], object]) -> Mirror:
    """Let the bot play on."""
    while not fits(mirror):
        assert not mirror.over, "it did not come to this"
        mirror.go_on()
    return mirror


def found(heroes: int, scenario: str, fits: Callable[[Mirror], object]) -> Mirror:
    """The first game, by seed, that comes to it."""
    for seed in SEEDS:
        mirror = adventure(heroes, scenario, seed)
        while not mirror.over and not fits(mirror):
            mirror.go_on()
        if not mirror.over:
            return mirror
    raise AssertionError("no game came to this")


def back_to(mirror: Mirror, fits: Callable[[Mirror], object]) -> Mirror:
    while not fits(mirror):
        mirror.undo()
    return mirror


def at_the_market() -> Mirror:
    """The second adventure of a story: two heroes with what they won in the first, and the market."""
    story = begin_story(CONTENT, HEROES[:2])
    for seed in range(1, 20):
        played: Table[Any] = Table(RULES, setup_for(CONTENT, story, FIRST), seed)
        bot = make_bot("greedy", seed)
        while played.decision is not None:
            played.choose(bot.choose(played, played.decision))
        if played.outcome == "won":
            break
    record(CONTENT, story, played.state)
    mirror = adventure(2)
    mirror.table = Table(RULES, setup_for(CONTENT, story, SECOND), SEED, settings=Settings("free", "first"))
    mirror.view = View(mirror.table, 0, "en")
    mirror.view.refresh()
    while asked(mirror) != "who-deals":
        mirror.choose("done")
    return mirror
