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
from undercroft.presentation.chronicle import chronicle_of, listed, summary
from undercroft.presentation.failures import book_of, culprit, one_line
from undercroft.presentation.pairs import Unknown
from undercroft.presentation.telling import Teller, translated
from undercroft.presentation.voices import title_of
from undercroft.text.messages import Voice, voice
from undercroft.text.rulebook import Rule

from .agreeing import Agreeing, Order
from .console import Leave, Terminal
from .library import Kept, Library, check_name, signature
from .lines import styled, wrap
from .picking import Back, Entry
from .session import RulesFailed, Session, fault
from .style import BAD, PROMPT


@contextmanager
def setting_up(said: Voice | None = None) -> Iterator[None]:
    """Turn an unexpected exception of the rules into RulesFailed while there is no saved game yet."""
    said = said or voice()
    try:
        yield
    except (SetupError, Unknown):
        raise
    except Exception as e:
        game = culprit(e)
        why = {"game": game, "why": one_line(e) if game else fault(e)}
        raise RulesFailed(said.render("terminal-broken" if game else "terminal-set-up-failed", why)) from e


class Host(Agreeing):
    """Guides a player through the menus and sessions of one game."""

    def __init__(self, terminal: Terminal, module: Module, order: Order, root: Path | None = None) -> None:
        super().__init__(terminal, module, order)
        self.chronicle: Chronicle | None = chronicle_of(module)
        self.library = Library(module.name, self.chronicle, root)
        self.book: Mapping[str, Rule] = book_of(module, self.voice)
        self.title = title_of(module.name, module.title, self.voice)

    # -- menus -----------------------------------------------------------------------------------------------------------
    def main(self) -> None:
        """The main menu, which comes back after every game."""
        while True:
            entries = self._main_entries()
            try:
                self._do(self.pick(self.title, entries, first=True))
            except Back:
                continue
            except (SaveError, SetupError, RulesFailed) as e:
                self.note = str(e)

    def _main_entries(self) -> list[Entry]:
        entries = []
        latest = self.library.latest()
        if latest is not None:
            entries.append(Entry("continue", self.voice.render("terminal-continue"), self.brief(latest)))
        if self.chronicle is not None:
            for name in self.library.campaigns():
                try:
                    about = self._summary(self.library.read(name).campaign)
                except (SaveError, SetupError) as e:
                    about = self.voice.render("terminal-unreadable", {"why": str(e)})
                entries.append(Entry(f"campaign {name}", self.voice.render("terminal-campaign", {"name": name}), about))
            about = self.voice.render("terminal-new-campaign-about", {"most": max(self.chronicle.sizes(self.rules))})
            entries.append(Entry("new", self.voice.render("terminal-new-campaign"), about))
        entries.append(Entry("free", self.voice.render("terminal-free"), self.voice.render("terminal-free-about")))
        for path in self.library.games()[:5]:
            if path != latest:
                brief = self.brief(path)
                entries.append(Entry(f"game {path.name}", self.voice.render("terminal-unfinished", {"game": brief}), title=brief))
        return [*entries, Entry("quit", self.voice.render("terminal-quit"))]

    def _summary(self, campaign: Any) -> str:
        assert self.chronicle is not None
        return summary(self.chronicle, self.rules, campaign, self.order.language)

    def brief(self, path: Path) -> str:
        """A saved game in one line: the campaign, the scenario, the characters and which of them are bots, and the round."""
        facts, bots = self.library.facts(path), self.library.bots(path)
        if facts is None:
            return path.stem
        names = {person.id: self.name(person) for person in self.lore.people(self.rules)}
        known = [id for id in facts.characters if id in names]
        titles = {stage.id: self.called(stage) for stage in self.lore.stages(self.rules, known[0])} if known else {}
        bot = f" ({self.voice.render('badge-bot')})"
        party = [names.get(id, id) + (bot if seat in bots else "") for seat, id in enumerate(facts.characters, 1)]
        about = {"title": titles.get(facts.scenario, facts.scenario), "party": party, "round": facts.round}
        brief = self.voice.render("terminal-game", about)
        if path.parent.name != "campaigns":
            return brief
        return self.voice.render("terminal-game-of-campaign", {"name": path.stem, "game": brief})

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
        with setting_up(self.voice):
            return Table(self.rules, setup, seed, profile=self.profile, policy=self.order.policy)

    def free(self) -> None:
        """Play a scenario outside any campaign."""
        self.sit({})
        party, scenario, agreed = self.steps(
            self.party,
            lambda party: self.order.scenario or self.which(self.voice.render("terminal-which"), self.lore.stages(self.rules, party[0])),
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
        with setting_up(self.voice):
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
        self.terminal.text(self.title, translated(self.rules, self.chronicle.prologue(self.rules), self.order.language))
        self.campaign(kept.name, at_once=True)

    def _name(self, character: str) -> str:
        """Ask for an unused name for the campaign. Enter accepts a name based on the character: its id, or its name in another language."""
        taken, n, first = self.library.campaigns(), 1, character
        if self.order.language != "en":
            with suppress(SaveError):
                first = check_name(next((self.name(p) for p in self.lore.people(self.rules) if p.id == character), character))
        usual = first
        while usual in taken:
            n += 1
            usual = f"{first}-{n}"
        while True:
            self.terminal.show([*wrap(styled(self.voice.render("terminal-campaign-name"), PROMPT), self.terminal.width), styled(self.note, BAD)])
            self.note = ""
            try:
                name = check_name(self.terminal.ask(f"[{usual}] > ") or usual)
            except SaveError:
                self.note = self.voice.render("terminal-campaign-name-bad")
                continue
            if self.means(name.lower(), "back"):
                raise Back
            if name not in taken:
                return name
            self.note = self.voice.render("terminal-campaign-name-taken", {"name": name})

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
            about = self._summary(kept.campaign)
            if at_once and path.exists():
                at_once = False
                self.in_progress(kept, path)
                continue
            begun = path.exists()
            entries = [Entry("continue", self.voice.render("terminal-in-progress"))] if begun else []
            for stage in chronicle.next(self.rules, kept.campaign):
                title = self.called(stage)
                play = self.voice.render("terminal-give-up-and-play" if begun else "terminal-play-stage", {"title": title})
                entries.append(Entry(stage.id, play, title=title))
            if chronicle.earlier(self.rules, kept.campaign):
                entries.append(Entry("replay", self.voice.render("terminal-replay"), self.voice.render("terminal-replay-about")))
            if self.order.level is not None:
                about = self.voice.render("terminal-own-level", {"summary": about})
            entries.append(Entry("back", self.voice.render("terminal-back")))
            key = self.pick(self.voice.render("terminal-campaign", {"name": name}), entries, about)
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
            self.note = self.voice.render("terminal-put-aside", {"why": str(e), "path": to})
            return
        self.sit(self.library.bots(path))
        self.finish(kept, table, path)

    def replay(self, kept: Kept) -> None:
        assert self.chronicle is not None
        chronicle = self.chronicle
        _, setup, agreed = self.steps(
            lambda: self.which(self.voice.render("terminal-which-again"), chronicle.earlier(self.rules, kept.campaign)),
            lambda scenario: chronicle.setup(self.rules, kept.campaign, scenario),
            lambda scenario, setup: self.how(setup["characters"]),
        )
        self.begin({**setup, **agreed})

    def attempt(self, kept: Kept, scenario: str, path: Path) -> None:
        """Play the next scenario of the campaign: prepare it, introduce it, play it and record it."""
        assert self.chronicle is not None
        if path.exists() and not self.sure(self.voice.render("terminal-give-up")):
            self.note = self.voice.render("terminal-not-given-up")
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
        same = Entry("same", self.voice.render("terminal-take-same"), listed(told, self.rules, self.order.language))
        choices = [same, Entry("anew", self.voice.render("terminal-take-anew"))]
        return before if before and self.pick(self.voice.render("terminal-take-along"), choices) == "same" else {}

    def finish(self, kept: Kept, table: Table[Any], path: Path) -> None:
        """Play to the end, record the game once, and show the epilogue if the story is over."""
        assert self.chronicle is not None
        self.run(table, path)
        if kept.document.recorded != signature(table):
            self.chronicle.record(table.rules, kept.campaign, table)
            kept.document.recorded = signature(table)
            self.library.write(kept)
            if told := translated(self.rules, self.chronicle.epilogue(self.rules, kept.campaign), self.order.language):
                self.terminal.text(self.title, told)
        self.library.put_away(path, "finished")
