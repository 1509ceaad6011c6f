"""The menus: start or continue a campaign, replay an earlier scenario, play a single scenario, or resume the last game."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from undercroft.bots import make_bot
from undercroft.kernel.contract import Module
from undercroft.kernel.lore import Chronicle
from undercroft.kernel.rules import SetupError
from undercroft.kernel.save import SaveError
from undercroft.kernel.table import Table
from undercroft.presentation.chronicle import called, chronicle_of
from undercroft.presentation.failures import book_of, culprit, one_line
from undercroft.presentation.pairs import Unknown
from undercroft.presentation.telling import Teller, translated
from undercroft.text.rulebook import Rule

from .agreeing import Agreeing, Order
from .console import Leave, Terminal
from .library import Kept, Library, check_name, signature
from .lines import styled, wrap
from .picking import Back, Entry
from .session import RulesFailed, Session, fault
from .style import BAD, PROMPT


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


class Host(Agreeing):
    """Guides a player through the menus and sessions of one game."""

    def __init__(self, terminal: Terminal, module: Module, order: Order, root: Path | None = None) -> None:
        super().__init__(terminal, module, order)
        self.chronicle: Chronicle | None = chronicle_of(module)
        self.library = Library(module.name, self.chronicle, root)
        self.book: Mapping[str, Rule] = book_of(module, self.voice)

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
