"""What a table of Machina Arcana says: each message of a scene, each preview, each reason; and whether it can be said in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.text.everything import everything
from undercroft.games.machina_arcana.module import MODULE, MachinaRules
from undercroft.games.machina_arcana.state import MachinaState
from undercroft.kernel.chance import SEEDED, Policy
from undercroft.kernel.scene import Message, Scene
from undercroft.kernel.table import Table
from undercroft.text.messages import locales

RULES = MachinaRules(MODULE.packs())
EXPLORERS = list(RULES.content.explorers)


def game(seed: int, policy: Policy = SEEDED) -> Table[MachinaState]:
    """A game of the first scenario, with one to four explorers."""
    party = random.Random(seed).sample(EXPLORERS, 1 + seed % 4)
    return Table(RULES, {"scenario": next(iter(RULES.content.scenarios)), "characters": party}, seed, policy=policy)


def played(table: Table[MachinaState], choices: int, seed: int) -> Iterator[int]:
    """Random choices, of which few pass; the number of the choice to come."""
    chance = random.Random(seed)
    for n in range(choices):
        decision = table.decision
        if decision is None:
            return
        yield n
        keys = [key for key in decision.keys if key not in ("pass", "end")]
        table.choose(chance.choice(keys if keys and chance.random() < 0.7 else decision.keys))


def messages(scene: Scene) -> Iterator[Message]:
    """Every message of a scene."""
    yield scene.title
    yield from scene.status
    for token in scene.tokens:
        for sign in (*token.badges, *token.conditions):
            yield sign.text
            yield from (about for about in (sign.about,) if about is not None)
    yield from (zone.name for zone in scene.zones if zone.name is not None)
    yield from (track.name for track in scene.tracks)
    for question in scene.questions:
        yield question.prompt
        for choice in question.choices:
            yield from (message for message in (choice.text, choice.note) if message is not None)


def faults(message: Message) -> list[str]:
    """What is wrong with a message in any language: it is not there, or misses arguments; names do not matter here."""
    found = []
    for locale in locales():
        voice = everything(locale)
        name, rest = voice.resolve(message.id)
        plain = {k: v if isinstance(v, int | float | str) else "x" for k, v in message.args.items()}
        pattern = voice.bundle.get_message(name).value
        assert pattern is not None
        text, errors = voice.bundle.format_pattern(pattern, {"rest": rest, **plain})
        # a name without a known form is masculine, which a message says by itself
        found += [f"{locale}: {message.id}: {error}" for error in errors if "-form" not in str(error)]
        found += [f"{locale}: {message.id} says nothing"] if not str(text).strip() else []
    return found
