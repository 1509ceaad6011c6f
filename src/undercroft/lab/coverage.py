"""Finds out which ability lines of the packs ever take effect. Several kinds of players look for the lines that have not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import cycle, islice
from typing import Any

from undercroft.bots import Bot, Budget, RandomBot, SearchBot, play
from undercroft.bots.advised import draw, own_chance, weights
from undercroft.kernel.chance import SEEDED, Policy, Seeded
from undercroft.kernel.contract import Module
from undercroft.kernel.decision import Decision
from undercroft.kernel.game import Game
from undercroft.kernel.rules import Rules
from undercroft.kernel.table import Table

from .setups import Lean, arranged_setups, leaning, no_lean, proving_packs, thorough_setups

CURIOUS_GAMES, ADVISED_GAMES, SEARCHED_GAMES = 12, 40, 4
"""The number of games each kind of player plays in every thorough set-up. A line that has done nothing by then counts as silent."""
SWEEPS = 1
"""The same for the first two kinds of players, if the game can arrange set-ups for the remaining lines."""
ARRANGED_GAMES = 144
"""The number of games arranged for one line."""
EAGER = 8.0
"""How strongly an eager player prefers options related to the line it wants to see, per word in common."""
KEEN = 0.05
"""The smallest share that it gives such an option, however bad the advice finds it."""


class CuriousBot(RandomBot):
    """A random player that prefers the options it has chosen least often, counted over all its games."""

    def __init__(self) -> None:
        self.chance = RandomBot(0).chance
        self.taken: Counter[tuple[str, str]] = Counter()

    def choose(self, table: Table[Any], decision: Decision) -> str:
        keys = decision.keys
        if self.chance.below(4):
            fewest = min(self.taken[decision.prompt, key] for key in keys)
            keys = [key for key in keys if self.taken[decision.prompt, key] == fewest]
        key = keys[self.chance.below(len(keys))]
        self.taken[decision.prompt, key] += 1
        return key


class AdvisedBot(RandomBot):
    """Follows the game's own advice. It is fast, and good enough to reach the late parts of a scenario."""

    def __init__(self, seed: int) -> None:
        self.chance = own_chance("advised", seed)

    def choose(self, table: Table[Any], decision: Decision) -> str:
        return decision.options[draw(self.chance, weights(table, decision))].key


def words_of(line: str) -> frozenset[str]:
    """The words of a line's id, such as its card, monster or item."""
    return frozenset(word for word in line.split("/") if not word.isdigit())


class EagerBot(RandomBot):
    """Follows advice, with every second seed firmly, but prefers options that name the card, monster or item of an ability line, or that the game
    says lead towards it."""

    def __init__(self, seed: int, line: str, lean: Lean = no_lean) -> None:
        self.chance = own_chance("eager", seed)
        self.line, self.lean = line, lean
        self.words, self.firmness = words_of(line), 1 + seed % 2

    def choose(self, table: Table[Any], decision: Decision) -> str:
        advised = weights(table, decision)
        best = max(advised)
        shares = []
        for option, share, lean in zip(decision.options, advised, self.lean(table, decision, self.line)):
            lean += len(self.words.intersection(option.key.split(":")))
            firm = (share / best) ** self.firmness
            shares.append((max(firm, KEEN) if lean > 0 else firm) * EAGER**lean)
        most = max(shares)
        return decision.options[draw(self.chance, [share / most for share in shares])].key


class Favouring(Seeded):
    """Chance that favours some words: it picks an outcome with one of these names if there is one, such as the card of an ability line."""

    def __init__(self, words: frozenset[str]) -> None:
        self.words = words

    async def pick(self, game: Game[Any], what: str, outcomes: Sequence[str]) -> int:
        favoured = [n for n, outcome in enumerate(outcomes) if outcome in self.words]
        return favoured[0] if favoured else await super().pick(game, what, outcomes)


def searching(seed: int) -> Bot:
    return SearchBot(seed, Budget(12))


class Hunt:
    """Keeps track of the lines of a game that have not taken effect yet."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.missing = set(rules.lines())
        self.curious = CuriousBot()
        self.games = 0

    def listen(self, rules: Rules[Any], setup: dict[str, Any], seed: int, bot: Bot, policy: Policy = SEEDED) -> None:
        """Play one game and note its lines. Events that say that something did not happen are not counted."""
        table: Table[Any] = Table(rules, setup, seed, policy=policy)
        play(table, bot)
        self.games += 1
        self.missing -= {event.line for event in table.events if not event.IDLE}

    def everywhere(self, rules: Rules[Any], setups: Iterable[dict[str, Any]], games: int, player: Callable[[int], Bot]) -> None:
        """Play games in every set-up that could still show a missing line."""
        for seed in range(games):
            for setup in setups:
                if concerns(setup, self.missing):
                    self.listen(rules, setup, seed, player(seed))

    def arranged(self, module: Module, rules: Rules[Any], line: str) -> None:
        """Play games arranged for one line until it takes effect, mostly with an eager player and now and then with a curious one. Chance favours
        the line too."""
        setups, chance, lean = arranged_setups(module, rules, line), Favouring(words_of(line)), leaning(module)
        for n, setup in enumerate(islice(cycle(setups), ARRANGED_GAMES)):
            if line not in self.missing:
                return
            self.listen(rules, setup, n, self.curious if n % 3 == 2 else EagerBot(n, line, lean), chance)


def silent_lines(module: Module, tell: Callable[[str], object] = str) -> tuple[list[str], int]:
    """The ability lines that caused no event, and how many games were played to find them. First a curious and an advised player try, then every
    missing line gets set-ups arranged for it or, if the game arranges none, a searching player tries."""
    rules, packs = module.rules(module.packs()), proving_packs(module)
    setups, hunt = thorough_setups(module, rules), Hunt(rules)
    hunt.everywhere(rules, setups, CURIOUS_GAMES if packs is None else SWEEPS, lambda seed: hunt.curious)
    hunt.everywhere(rules, setups, ADVISED_GAMES if packs is None else SWEEPS, AdvisedBot)
    if packs is None:
        hunt.everywhere(rules, setups, SEARCHED_GAMES, searching)
        return sorted(hunt.missing), hunt.games
    proving = module.rules(packs)
    for line in sorted(hunt.missing):
        if line in hunt.missing:
            tell(f"{module.name}: {len(hunt.missing)} lines to hear, {line}")
            hunt.arranged(module, proving, line)
    return sorted(hunt.missing), hunt.games


def concerns(setup: dict[str, Any], missing: set[str]) -> bool:
    """Whether any missing line can occur in this set-up, that is, does not belong to another scenario."""
    return any(not line.startswith("scenario/") or line.startswith(f"scenario/{setup['scenario']}/") for line in missing)
