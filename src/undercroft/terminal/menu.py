"""The menus: start or continue a campaign, replay an earlier scenario, play a single scenario, or resume the last game."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from undercroft.bots import BOTS, make_bot
from undercroft.kernel.chance import SEEDED, Policy
from undercroft.kernel.contract import Module, setup_form
from undercroft.kernel.lore import Chronicle, Lore, Person, Stage
from undercroft.kernel.packs import PackSource
from undercroft.kernel.rules import Rules, SetupError
from undercroft.kernel.save import SaveError
from undercroft.kernel.table import Table
from undercroft.presentation.chronicle import called, chronicle_of, lore_of
from undercroft.presentation.failures import book_of, culprit, one_line
from undercroft.presentation.pairs import Unknown
from undercroft.presentation.telling import Teller, told, translated
from undercroft.presentation.voices import rendered, voice_of
from undercroft.text.messages import Voice
from undercroft.text.rulebook import Rule

from .console import Leave, Terminal
from .library import Kept, Library, check_name, signature
from .lines import styled, wrap
from .picking import Back, Entry, Picker
from .session import RulesFailed, Session, fault
from .style import BAD, PROMPT


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


@contextmanager
def setting_up() -> Iterator[None]:
    """Turn an unexpected exception of the rules into RulesFailed while there is no saved game yet."""
    try:
        yield
    except (SetupError, Unknown):
        raise
    except Exception as e:
        game = culprit(e)
        told = f"the game {game} is broken: {one_line(e)}" if game else f"the rules failed while the game was set up ({fault(e)}); nothing was saved"
        raise RulesFailed(told) from e


class Host(Picker):
    """Guides a player through the menus and sessions of one game."""

    def __init__(self, terminal: Terminal, module: Module, order: Order, root: Path | None = None) -> None:
        super().__init__(terminal)
        self.module, self.order = module, order
        self.rules: Rules[Any] = module.rules(module.packs() if order.packs is None else order.packs)
        self.chronicle: Chronicle | None = chronicle_of(module)
        self.lore: Lore = lore_of(module)
        self.library = Library(module.name, self.chronicle, root)
        self.voice: Voice = voice_of(module.name, order.language)
        self.book: Mapping[str, Rule] = book_of(module, self.voice)
        self.profile: dict[str, Any] = dict(order.profile)
        self.bots: dict[int, str] = {}
        self.sit(order.bots)

    def sit(self, bots: Mapping[int, str]) -> None:
        """Set which bots play from now on. The command line takes precedence."""
        self.bots = {seat: kind for seat, kind in {**bots, **self.order.bots}.items() if kind != YOU}

    # -- menus -----------------------------------------------------------------------------------------------------------
    def main(self) -> None:
        """The main menu, which comes back after every game."""
        while True:
            entries = self._main_entries()
            try:
                self._do(self.pick(self.module.title, entries, first=True))
            except Back:
                continue
            except (SaveError, SetupError, RulesFailed) as e:
                self.note = str(e)

    def _main_entries(self) -> list[Entry]:
        entries = []
        latest = self.library.latest()
        if latest is not None:
            entries.append(Entry("continue", "Continue where you left off", self.brief(latest)))
        if self.chronicle is not None:
            for name in self.library.campaigns():
                try:
                    about = self.chronicle.summary(self.rules, self.library.read(name).campaign)
                except (SaveError, SetupError) as e:
                    about = f"cannot be read: {e}"
                entries.append(Entry(f"campaign {name}", f"Campaign {name}", about))
            whose = "one character" if self.chronicle.sizes(self.rules) == (1,) else "the same characters"
            entries.append(Entry("new", "New campaign", f"the whole story with {whose}"))
        entries.append(Entry("free", "Free play", "any scenario with any character it allows"))
        others = [(path, self.brief(path)) for path in self.library.games()[:5] if path != latest]
        entries += [Entry(f"game {path.name}", f"Unfinished game: {brief}", title=brief) for path, brief in others]
        return [*entries, Entry("quit", "Quit")]

    def brief(self, path: Path) -> str:
        """A saved game in one line: the campaign, the scenario, the characters and which of them are bots, and the round."""
        facts, bots = self.library.facts(path), self.library.bots(path)
        if facts is None:
            return path.stem
        names = {person.id: person.name for person in self.lore.people(self.rules)}
        known = [id for id in facts.characters if id in names]
        titles = {stage.id: called(stage) for stage in self.lore.stages(self.rules, known[0])} if known else {}
        party = [names.get(id, id) + (" (bot)" if seat in bots else "") for seat, id in enumerate(facts.characters, 1)]
        campaign = f"campaign {path.stem}, " if path.parent.name == "campaigns" else ""
        return f"{campaign}{titles.get(facts.scenario, facts.scenario)}: {', '.join(party)}" + (f"; round {facts.round}" if facts.round else "")

    def _do(self, key: str) -> None:
        verb, _, name = key.partition(" ")
        match verb:
            case "continue":
                latest = self.library.latest()
                if latest is not None and latest.parent.name == "campaigns":
                    self.campaign(latest.stem, at_once=True)
                elif latest is not None:
                    self.resume(latest)
            case "campaign":
                self.campaign(name)
            case "new":
                self.new_campaign()
            case "free":
                self.free()
            case "game":
                self.resume(self.library.folder("games") / name)
            case _:
                raise Leave

    def who(self) -> str:
        people = self.lore.people(self.rules)
        for named in self.order.characters:
            if named not in [p.id for p in people]:
                raise SetupError(f"no character is called {named!r}; known: {', '.join(p.id for p in people)}")
        if self.order.characters:
            return self.order.characters[0]
        return self.pick("Who are you?", [self._person(p) for p in people])

    def _told(self, field: str, value: str) -> str:
        """What the game says about an answer, in the player's language."""
        found = told(self.module, self.rules, field, value, self.order.language)
        return (" " if any(text.endswith(".") for text in found) else ", ").join(found)

    def _person(self, person: Person) -> Entry:
        facts, about = self._told("character", person.id), translated(self.rules, person.about, self.order.language)
        return Entry(person.id, f"{person.name} ({facts})" if facts else person.name, " ".join(about.split()), person.name)

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
                entries.insert(0, Entry("done", "Done", ", ".join(p.name for id in chosen for p in people if p.id == id)))
            try:
                how_many = f" of {sizes[0]}" if len(sizes) == 1 else f" ({sizes[0]} to {sizes[-1]} can play)"
                key = self.pick(f"Choose character {len(chosen) + 1}{how_many}.", entries)
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
        entries = [Entry(d, d.replace("-", " ").capitalize()) for d in (usual, *(d for d in known if d != usual))]
        lines, at, further = self.further(), dict[str, int](), dict[str, Any]()
        while True:
            now = ", ".join(f"{line.title}: {line.said[at.get(line.name, 0)]}" for line in lines)
            key = self.pick("Choose a difficulty.", [*entries, Entry("variants", "Variants of the rules", now)] if lines else entries)
            if key != "variants":
                return {"difficulty": key, **further}
            further = self.keep(self.adjust("Variants of the rules. Choose a line to change it.", Entry("back", "Done"), lines, at))

    def settings(self, party: Sequence[str]) -> list[Setting]:
        """The settings of a game: who plays each character, the difficulty, and any other questions of the game."""
        names, found = {p.id: p.name for p in self.lore.people(self.rules)}, list[Setting]()
        for n, id in enumerate(party if len(party) > 1 else (), 1):
            players = sorted((YOU, *BOTS), key=lambda kind, n=n: kind != self.bots.get(n, YOU))  # type: ignore[misc]
            said = tuple(kind if kind == YOU else f"bot ({kind})" for kind in players)
            found.append(Setting(f"seat {n}", f"{names.get(id, id)} is played by", tuple(players), said, ()))
        known = tuple(self.lore.difficulties(self.rules))
        if known and self.order.difficulty is None:
            words = tuple(self.voice.word("difficulty", d.replace("-", " ").capitalize()) for d in known)
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
                found.append(Setting(field.id, title, values, tuple("yes" if on else "no" for on in values), (about, about)))
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
        chosen = self.adjust("Settings. Choose a line to change it.", Entry("go", "Play"), self.settings(party), {})
        seats = {int(name.removeprefix("seat ")): chosen.pop(name) for name in list(chosen) if name.startswith("seat ")}
        if seats:
            self.bots = {seat: kind for seat, kind in seats.items() if kind != YOU}
        return self.keep(chosen)

    def which(self, heading: str, stages: Sequence[Stage]) -> str:
        return self.pick(heading, [Entry(s.id, called(s), self._told("scenario", s.id)) for s in stages])

    # -- games -----------------------------------------------------------------------------------------------------------
    def table(self, setup: Mapping[str, Any]) -> Table[Any]:
        seed = self.order.seed if self.order.seed is not None else secrets.randbits(32)
        with setting_up():
            return Table(self.rules, setup, seed, profile=self.profile, policy=self.order.policy)

    def free(self) -> None:
        """Play a scenario outside any campaign."""
        self.sit({})
        party, scenario, agreed = self.steps(
            self.party,
            lambda party: self.order.scenario or self.which("Which scenario?", self.lore.stages(self.rules, party[0])),
            lambda party, scenario: self.difficulty() if self.order.characters else self.how(party),
        )
        self.begin({"scenario": scenario, "characters": party, **self.order.agreed, **agreed})

    def begin(self, setup: dict[str, Any]) -> None:
        """Play a new game outside a campaign, from its introduction to its end."""
        table = self.table(setup)
        path = self.library.fresh(f"{setup['scenario']}-{'-'.join(setup['characters'])}-{table.seed}")
        self.introduce(table)
        self.play(table, path)

    def resume(self, path: Path) -> None:
        table = self.library.load(path)
        self.sit(self.library.bots(path))
        self.play(table, path)

    def load(self, file: Path) -> None:
        """Load a save from anywhere. The game continues in the library, and the original file stays unchanged."""
        table = self.library.load(file)
        self.sit(self.library.bots(file))
        self.play(table, self.library.fresh(file.stem))

    def introduce(self, table: Table[Any]) -> None:
        with setting_up():
            scene = table.scene(table.seats[0])
        told = translated(self.rules, self.lore.introduction(self.rules, str(table.setup.get("scenario", ""))), self.order.language)
        if told:
            teller = Teller(table, table.seats[0], self.order.language)
            self.terminal.text(teller.message(scene.title), told, *(teller.message(m) for m in scene.status))

    def run(self, table: Table[Any], path: Path) -> str | None:
        """Play to the end. The closing text comes from the game."""
        scenario, language = str(table.setup.get("scenario", "")), self.order.language

        def conclusion(outcome: str) -> str:
            return translated(table.rules, self.lore.conclusion(table.rules, scenario, outcome), language)

        self.library.remember(path, self.bots)
        bots = {seat - 1: make_bot(kind, table.seed + seat) for seat, kind in self.bots.items()}
        return Session(self.terminal, table, path, self.book, conclusion, language, bots).run()

    def play(self, table: Table[Any], path: Path) -> None:
        self.run(table, path)
        self.library.put_away(path, "finished")

    # -- campaigns -------------------------------------------------------------------------------------------------------
    def new_campaign(self, name: str | None = None) -> None:
        assert self.chronicle is not None
        chronicle = self.chronicle
        _, campaign, chosen = self.steps(
            lambda: self.party(chronicle.sizes(self.rules)),
            lambda party: chronicle.begin(self.rules, party),
            lambda party, campaign: name or self._name(party[0]),
        )
        kept = self.library.begin(chosen, campaign)
        self.terminal.text(self.module.title, translated(self.rules, self.chronicle.prologue(self.rules), self.order.language))
        self.campaign(kept.name, at_once=True)

    def _name(self, character: str) -> str:
        """Ask for an unused name for the campaign. Enter accepts a name based on the character."""
        taken, n, usual = self.library.campaigns(), 1, character
        while usual in taken:
            n += 1
            usual = f"{character}-{n}"
        while True:
            self.terminal.show([*wrap(styled("What shall the campaign be called?", PROMPT), self.terminal.width), styled(self.note, BAD)])
            self.note = ""
            try:
                name = check_name(self.terminal.ask(f"[{usual}] > ") or usual)
                if name.lower() == "back":
                    raise Back
            except SaveError as e:
                self.note = str(e)
                continue
            if name not in taken:
                return name
            self.note = f"there is a campaign called {name!r} already"

    def named(self, name: str) -> None:
        """Handle `--campaign NAME`: continue this campaign or start it."""
        if self.chronicle is None:
            raise SetupError(f"{self.module.title} has no campaign")
        if check_name(name) in self.library.campaigns():
            self.campaign(name.strip(), at_once=True)
        else:
            self.new_campaign(name)

    def campaign(self, name: str, at_once: bool = False) -> None:
        """The menu of a campaign. After every game it offers the next scenarios."""
        chronicle = self.chronicle
        assert chronicle is not None
        while True:
            kept, path = self.library.read(name), self.library.campaign_game(name)
            summary = chronicle.summary(self.rules, kept.campaign)
            if at_once and path.exists():
                at_once = False
                self.in_progress(kept, path)
                continue
            entries = [Entry("continue", "Continue the game in progress")] if path.exists() else []
            verb = "Give it up and play" if path.exists() else "Play"
            entries += [Entry(s.id, f"{verb} {called(s)}", title=called(s)) for s in chronicle.next(self.rules, kept.campaign)]
            if chronicle.earlier(self.rules, kept.campaign):
                entries.append(Entry("replay", "Replay an earlier scenario", "the campaign stays as it is"))
            if self.order.level is not None:
                summary += ". The level you asked for is for free play: in a campaign every scenario has its own."
            key = self.pick(f"Campaign {name}", [*entries, Entry("back", "Back")], summary)
            if key == "back":
                return
            with suppress(Back):
                match key:
                    case "continue":
                        self.in_progress(kept, path)
                    case "replay":
                        self.replay(kept)
                    case _:
                        self.attempt(kept, key, path)

    def in_progress(self, kept: Kept, path: Path) -> None:
        try:
            table = self.library.load(path)
        except SaveError as e:
            to = self.library.put_away(path, "unreadable")
            self.note = f"{e}. It was put aside as {to}."
            return
        self.sit(self.library.bots(path))
        self.finish(kept, table, path)

    def replay(self, kept: Kept) -> None:
        assert self.chronicle is not None
        chronicle = self.chronicle
        _, setup, agreed = self.steps(
            lambda: self.which("Which scenario again?", chronicle.earlier(self.rules, kept.campaign)),
            lambda scenario: chronicle.setup(self.rules, kept.campaign, scenario),
            lambda scenario, setup: self.how(setup["characters"]),
        )
        self.begin({**setup, **agreed})

    def attempt(self, kept: Kept, scenario: str, path: Path) -> None:
        """Play the next scenario of the campaign: prepare it, introduce it, play it and record it."""
        assert self.chronicle is not None
        if path.exists() and not self.sure("Give up the game in progress?"):
            self.note = "The game in progress was kept."
            return
        setup = self.chronicle.setup(self.rules, kept.campaign, scenario)
        usual = self.chronicle.usual(kept.campaign)
        agreed, again = self.steps(lambda: self.how(setup["characters"], usual), lambda agreed: self.taken(kept, {**setup, **agreed}))
        table = self.table({**setup, **agreed, **again})
        self.introduce(table)
        if path.exists():
            self.library.put_away(path, "given-up")
        self.finish(kept, table, path)

    def taken(self, kept: Kept, setup: dict[str, Any]) -> Mapping[str, Any]:
        """What the party takes along as the last time, if the player wants that."""
        assert self.chronicle is not None
        before, told = self.chronicle.before(self.rules, kept.campaign, setup)
        choices = [Entry("same", "As the last time", told), Entry("anew", "Choose anew")]
        return before if before and self.pick("What do you take along?", choices) == "same" else {}

    def how(self, party: Sequence[str], usual: str = "") -> dict[str, Any]:
        """Choose the settings before a game, on a page of their own if there are several characters or if the game has questions but no
        difficulties."""
        alone = len(party) == 1 and (self.lore.difficulties(self.rules) or not self.further())
        return self.difficulty(usual) if alone else self.agree(party)

    def finish(self, kept: Kept, table: Table[Any], path: Path) -> None:
        """Play to the end, record the game once, and show the epilogue if the story is over."""
        assert self.chronicle is not None
        self.run(table, path)
        if kept.document.recorded != signature(table):
            self.chronicle.record(table.rules, kept.campaign, table)
            kept.document.recorded = signature(table)
            self.library.write(kept)
            if told := translated(self.rules, self.chronicle.epilogue(self.rules, kept.campaign), self.order.language):
                self.terminal.text(self.module.title, told)
        self.library.put_away(path, "finished")
