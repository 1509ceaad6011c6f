"""What is agreed before a game: who plays, which characters, how hard, and with which variants of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from undercroft.bots import BOTS
from undercroft.kernel.chance import SEEDED, Policy
from undercroft.kernel.contract import Module, setup_form
from undercroft.kernel.lore import Lore, Person, Stage
from undercroft.kernel.packs import PackSource
from undercroft.kernel.rules import Rules, SetupError
from undercroft.presentation.chronicle import called, lore_of
from undercroft.presentation.telling import told, translated
from undercroft.presentation.voices import rendered, voice_of
from undercroft.text.messages import Voice

from .console import Terminal
from .picking import Back, Entry, Picker


class Order(NamedTuple):
    """The options given on the command line."""

    scenario: str | None = None
    characters: tuple[str, ...] = ()
    level: int | None = None
    difficulty: str | None = None
    seed: int | None = None
    policy: Policy = SEEDED
    profile: Mapping[str, Any] = {}
    packs: tuple[PackSource, ...] | None = None
    """None stands for the packs that come with the game."""
    language: str = "en"
    bots: Mapping[int, str] = {}
    """The kind of bot for each seat, counted from 1. `you` means that no bot plays the seat any more when a game is continued."""

    @property
    def agreed(self) -> dict[str, Any]:
        """The options that belong to the set-up of a game outside a campaign."""
        return {name: value for name, value in (("level", self.level), ("difficulty", self.difficulty)) if value is not None}


class Setting(NamedTuple):
    """A line of the page with the settings of a game: its subject and the possible values, with the default first."""

    name: str
    title: str
    values: tuple[Any, ...]
    said: tuple[str, ...]
    """The values in words."""
    about: tuple[str, ...]
    """What each value means; empty if that is obvious."""


YOU = "you"
"""The player at the terminal. No bot has this name."""


class Agreeing(Picker):
    """Asks for whatever the command line does not say."""

    def __init__(self, terminal: Terminal, module: Module, order: Order) -> None:
        super().__init__(terminal)
        self.module, self.order = module, order
        self.rules: Rules[Any] = module.rules(module.packs() if order.packs is None else order.packs)
        self.lore: Lore = lore_of(module)
        self.voice: Voice = voice_of(module.name, order.language)
        terminal.voice = self.voice
        self.profile: dict[str, Any] = dict(order.profile)
        self.bots: dict[int, str] = {}
        self.sit(order.bots)

    def sit(self, bots: Mapping[int, str]) -> None:
        """Set which bots play from now on. The command line takes precedence."""
        self.bots = {seat: kind for seat, kind in {**bots, **self.order.bots}.items() if kind != YOU}

    def who(self) -> str:
        people = self.lore.people(self.rules)
        for named in self.order.characters:
            if named not in [p.id for p in people]:
                raise SetupError(f"no character is called {named!r}; known: {', '.join(p.id for p in people)}")
        if self.order.characters:
            return self.order.characters[0]
        return self.pick(self.voice.render("terminal-who"), [self._person(p) for p in people])

    def called(self, stage: Stage) -> str:
        """The name of a scenario in the player's language."""
        return called(stage, self.rules, self.order.language)

    def name(self, person: Person) -> str:
        return translated(self.rules, person.name, self.order.language)

    def _told(self, field: str, value: str) -> str:
        """What the game says about an answer, in the player's language."""
        found = told(self.module, self.rules, field, value, self.order.language)
        return (" " if any(text.endswith(".") for text in found) else ", ").join(found)

    def _person(self, person: Person) -> Entry:
        facts, about = self._told("character", person.id), translated(self.rules, person.about, self.order.language)
        name = self.name(person)
        return Entry(person.id, f"{name} ({facts})" if facts else name, " ".join(about.split()), name)

    def sizes(self) -> list[int]:
        """The possible numbers of characters in this game."""
        return sorted({len(setup["characters"]) for setup in self.module.setups(self.rules)})

    def party(self, sizes: Sequence[int] = ()) -> list[str]:
        """Choose the characters: a single one, or one after another up to the number the game allows."""
        sizes = list(sizes) or self.sizes()
        if self.order.characters or sizes == [1]:
            first = self.who()
            return list(self.order.characters) or [first]
        people, chosen = list(self.lore.people(self.rules)), list[str]()
        while len(chosen) < sizes[-1]:
            entries = [self._person(p) for p in people if p.id not in chosen]
            if len(chosen) in sizes:
                party = ", ".join(self.name(p) for id in chosen for p in people if p.id == id)
                entries.insert(0, Entry("done", self.voice.render("terminal-done"), party))
            try:
                asked = {"number": len(chosen) + 1, "count": sizes[-1], "least": sizes[0], "most": sizes[-1]}
                key = self.pick(self.voice.render("terminal-party-of" if len(sizes) == 1 else "terminal-party-from-to", asked), entries)
            except Back:
                if not chosen:
                    raise
                chosen.pop()
                continue
            if key == "done":
                break
            chosen.append(key)
        return chosen

    def difficulty(self, usual: str = "") -> dict[str, Any]:
        """The difficulty for the set-up, from the command line or chosen in a menu; empty if the game has none. The menu also leads to the
        variants."""
        self.profile = dict(self.order.profile)
        known = list(self.lore.difficulties(self.rules))
        if self.order.difficulty is not None:
            return {"difficulty": self.order.difficulty}
        if not known:
            return {}
        usual = usual if usual in known else known[0]
        entries = [Entry(d, self._difficulty(d)) for d in (usual, *(d for d in known if d != usual))]
        lines, at, further = self.further(), dict[str, int](), dict[str, Any]()
        while True:
            now = ", ".join(f"{line.title}: {line.said[at.get(line.name, 0)]}" for line in lines)
            more = [Entry("variants", self.voice.render("terminal-variants"), now)] if lines else []
            key = self.pick(self.voice.render("terminal-difficulty"), [*entries, *more])
            if key != "variants":
                return {"difficulty": key, **further}
            done = Entry("back", self.voice.render("terminal-done"))
            further = self.keep(self.adjust(self.voice.render("terminal-change-variants"), done, lines, at))

    def _difficulty(self, difficulty: str) -> str:
        said = self.voice.word("difficulty", difficulty.replace("-", " "))
        return said[:1].upper() + said[1:]

    def settings(self, party: Sequence[str]) -> list[Setting]:
        """The settings of a game: who plays each character, the difficulty, and any other questions of the game."""
        names, found = {p.id: self.name(p) for p in self.lore.people(self.rules)}, list[Setting]()
        for n, id in enumerate(party if len(party) > 1 else (), 1):
            players = sorted((YOU, *BOTS), key=lambda kind, n=n: kind != self.bots.get(n, YOU))  # type: ignore[misc]
            said = tuple(self.voice.render("terminal-you" if kind == YOU else "terminal-bot", {"bot": kind}) for kind in players)
            found.append(Setting(f"seat {n}", self.voice.render("terminal-played-by", {"name": names.get(id, id)}), tuple(players), said, ()))
        known = tuple(self.lore.difficulties(self.rules))
        if known and self.order.difficulty is None:
            words = tuple(map(self._difficulty, known))
            told = tuple(self._told("difficulty", d) for d in known)
            found.append(Setting("difficulty", self.voice.render("form-difficulty"), known, words, told))
        return found + self.further()

    def further(self) -> list[Setting]:
        """The game's questions other than party, scenario and difficulty, unless the command line has answered them."""
        found = list[Setting]()
        for field in setup_form(self.module).fields:
            if field.id in self.order.profile:
                continue
            title, about = rendered(self.voice, field.label.id), self._told(field.id, "")
            if field.kind == "switch":
                values = (bool(field.default), not field.default)
                words = tuple(self.voice.render("terminal-yes" if on else "terminal-no") for on in values)
                found.append(Setting(field.id, title, values, words, (about, about)))
            elif field.kind == "choice":
                usual = sorted(field.options, key=lambda option: option.value != field.default)
                words = tuple(self.voice.word(field.id, option.title) for option in usual)
                told = tuple(self._told(field.id, option.value) for option in usual)
                found.append(Setting(field.id, title, tuple(option.value for option in usual), words, told))
            else:
                start = int(field.default or 0)
                numbers = (*range(start, field.maximum + 1), *range(field.minimum, start))
                found.append(Setting(field.id, title, numbers, tuple(map(str, numbers)), (about,) * len(numbers)))
        return found

    def adjust(self, heading: str, done: Entry, lines: Sequence[Setting], at: dict[str, int]) -> dict[str, Any]:
        """Show a page on which choosing a line switches it to its next value. `at` holds the index of each line's value."""
        while True:
            entries = [done]
            for line in lines:
                n = at.get(line.name, 0)
                entries.append(Entry(line.name, f"{line.title}: {line.said[n]}", line.about[n] if line.about else ""))
            key = self.pick(heading, entries)
            if key == done.key:
                return {line.name: line.values[at.get(line.name, 0)] for line in lines}
            at[key] = (at.get(key, 0) + 1) % len(next(line.values for line in lines if line.name == key))

    def keep(self, chosen: dict[str, Any]) -> dict[str, Any]:
        """Store the variants among the chosen values, and return the rest for the set-up."""
        setup, variants = setup_form(self.module).apart(chosen)
        self.profile = {**self.order.profile, **variants}
        return setup

    def agree(self, party: Sequence[str]) -> dict[str, Any]:
        """Choose all settings on one page. Returns what belongs to the set-up and stores the rest."""
        go = Entry("go", self.voice.render("terminal-play"))
        chosen = self.adjust(self.voice.render("terminal-change-settings"), go, self.settings(party), {})
        seats = {int(name.removeprefix("seat ")): chosen.pop(name) for name in list(chosen) if name.startswith("seat ")}
        if seats:
            self.bots = {seat: kind for seat, kind in seats.items() if kind != YOU}
        return self.keep(chosen)

    def which(self, heading: str, stages: Sequence[Stage]) -> str:
        return self.pick(heading, [Entry(s.id, self.called(s), self._told("scenario", s.id)) for s in stages])

    def how(self, party: Sequence[str], usual: str = "") -> dict[str, Any]:
        """Choose the settings before a game, on a page of their own if there are several characters or if the game has questions but no
        difficulties."""
        alone = len(party) == 1 and (self.lore.difficulties(self.rules) or not self.further())
        return self.difficulty(usual) if alone else self.agree(party)
