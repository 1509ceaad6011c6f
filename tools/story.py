"""Plays a whole story of Massive Darkness with the greedy bot: from the first adventure to the last, with the market in between.

    python tools/story.py --heroes 4 --seed 1

A lost adventure is tried twice more; then the heroes move on. The story and the running table are saved and reloaded along the way, as
clients do. Every game is reported in one line.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence

from undercroft.bots.greedy import GreedyBot
from undercroft.games.massive_darkness.campaign.campaign import CHRONICLE, Campaign
from undercroft.games.massive_darkness.module import MODULE, DarkRules
from undercroft.games.massive_darkness.state import DarkState
from undercroft.kernel.save import dump_save, load_save
from undercroft.kernel.table import Table

TRIES = 3
"""The maximum number of games of one adventure."""
SAVED = 100
"""The number of choices between two saves of the table."""


def reloaded(table: Table[DarkState]) -> Table[DarkState]:
    """The table after saving and loading, which must be the same."""
    found = load_save(dump_save(table), lambda name: MODULE)
    if found.hash != table.hash:
        raise SystemExit(f"{table.state.adventure}: the game is another one after loading")
    return found


def play(rules: DarkRules, campaign: Campaign, stage: str, seed: int) -> Table[DarkState]:
    """Play one game of the story to its end."""
    table: Table[DarkState] = Table(rules, CHRONICLE.setup(rules, campaign, stage), seed)
    bot, choices = GreedyBot(seed), 0
    while (decision := table.decision) is not None:
        table.choose(bot.choose(table, decision), decision.seat)
        choices += 1
        if choices % SAVED == 0:
            table = reloaded(table)
    return table


def line(rules: DarkRules, campaign: Campaign, table: Table[DarkState], tries: int) -> str:
    """A summary of a game."""
    s = table.state
    title = rules.content.adventures[s.adventure].title
    sheets = ", ".join(f"{hero} {sheet.spent} xp {len(table.game.gear(hero))} cards" for hero, sheet in campaign.party.items())
    return f"{title} (try {tries}): {s.outcome} in round {s.round} at level {s.level}; {sheets}"


def tell(heroes: int, seed: int) -> Campaign:
    """Play the story, game by game."""
    rules = MODULE.rules(MODULE.packs())
    party = random.Random(seed).sample(list(rules.content.heroes), heroes)
    campaign, games, tries = CHRONICLE.begin(rules, party), 0, 0
    while stages := CHRONICLE.next(rules, campaign):
        again = [s for s in stages if s.how == "again"]
        onward = [s for s in stages if not s.how]
        if again and tries >= TRIES and not onward:
            break
        retry = bool(again) and tries < TRIES
        tries = tries + 1 if retry else 1
        table = play(rules, campaign, (again if retry else onward)[0].id, seed * 1000 + games)
        games += 1
        CHRONICLE.record(rules, campaign, table)
        campaign = CHRONICLE.read(CHRONICLE.write(campaign))
        print(line(rules, campaign, table, tries), flush=True)
    print(CHRONICLE.summary(rules, campaign))
    return campaign


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--heroes", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    tell(given.heroes, given.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
