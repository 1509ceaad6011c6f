"""A game at the terminal: draw the screen, read a line, carry it out, and save after every choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from rich.text import Text

from undercroft.bots import Bot
from undercroft.bots.player import take_offer
from undercroft.kernel.decision import TABLE, Decision, IllegalChoice, Seat
from undercroft.kernel.save import SaveError, parse_save
from undercroft.kernel.scene import Message, Scene
from undercroft.kernel.table import Table
from undercroft.kernel.voting import voters
from undercroft.presentation.telling import Teller
from undercroft.text.rulebook import Rule

from . import asking, hints, panels, screen, views
from .answers import Pick, beginnings, exact, gravest_last, picks, shown, unknown
from .console import Leave, Terminal
from .lines import styled, wrap
from .style import BAD, DIM, GOOD, HEAD, PROMPT

GIVE_UP = "give-up"
"""The key of the option that has an effect only if all seats choose it."""


class RulesFailed(RuntimeError):
    """The rules raised an unexpected exception and the game cannot go on from here. The message says what is saved."""


def fault(error: Exception) -> str:
    """An unexpected exception in one line."""
    return f"{type(error).__name__}: {str(error).partition(chr(10))[0]}"


class Command(NamedTuple):
    """A command. Its usage begins with the word that is typed."""

    usage: Message
    about: Message
    run: Callable[[Session, str], None]


class Session:
    """A running game. `over` returns the closing text for an outcome."""

    def __init__(
        self, terminal: Terminal, table: Table[Any], path: Path, book: Mapping[str, Rule], over: Callable[[str], str] = lambda outcome: "",
        locale: str = "en", bots: Mapping[Seat, Bot] | None = None,
    ) -> None:
        self.terminal, self.table, self.path, self.book, self.over = terminal, table, path, book, over
        self.bots = dict(bots or {})
        self.teller = Teller(table, self.seat, locale)
        self.voice = terminal.voice = self.teller.voice
        self.words = {self.voice.render(command.usage.id).partition(" ")[0]: name for name, command in COMMANDS.items()}
        """The commands by what is typed in the player's language."""
        self.note = "; ".join(table.notes)
        self.pages: list[list[Text]] = []
        self.told = self.since = 0
        self.finished = False
        self.fresh = True
        self.tip = self.voice.render("terminal-tip")
        """The tip that the first screen shows in addition to the question."""
        self.unsaved = False
        self.doubtful: Pick | None = None
        """The option that waits for the player's confirmation."""

    @property
    def people(self) -> list[Seat]:
        """The seats that no bot plays."""
        return [seat for seat in self.table.seats if seat not in self.bots]

    @property
    def asked(self) -> Decision | None:
        """What a person here has to decide. Where bots and people decide together, it is for the people."""
        return next((d for d in self.table.decisions if not d.standing and not self._left_to_bots(d)), None)

    @property
    def seat(self) -> Seat:
        """The seat being asked; all players share one terminal. What several seats decide is shown to the first person among them."""
        decision, people = self.asked, self.people or list(self.table.seats)
        return next((seat for seat in people if decision is not None and decision.asks(seat)), people[0])

    def _left_to_bots(self, decision: Decision) -> bool:
        seats = voters(decision, self.table.seats) if decision.seat == TABLE else (decision.seat,)
        return all(seat in self.bots for seat in seats)

    def run(self) -> str | None:
        """Play until the game is over and the player has seen the result, and return the outcome. If the player leaves, save and raise `Leave`.
        If the rules fail, go back to the position before; if that is not possible, raise RulesFailed."""
        self.save()
        scene = self.attempt(self.let_bots)
        self.save()
        self.told, self.since = max(0, len(self.teller.lines) - 3), len(self.teller.lines)
        while not self.finished:
            self.draw(scene)
            try:
                scene = self.attempt(self.take, self.terminal.ask(), scene)
                if self.unsaved:
                    self.save()
            except Leave:
                self.save()
                told = self.voice.render("terminal-saved-in", {"path": self.path})
                self.terminal.show([Text(line.plain) for line in wrap(told, self.terminal.width)], clear=False)
                raise
        return self.table.outcome

    def attempt(self, act: Callable[..., None], *arguments: Any) -> Scene:
        """Do something and return what the player sees then. If the rules fail, the position before it is kept, and the player is told."""
        at = len(self.table.journal)
        try:
            act(*arguments)
            return self.look()
        except Leave:
            raise
        except Exception as e:
            failed = e
        self.pages, self.unsaved = [], False
        self.note = self.voice.render("terminal-rules-failed", {"why": fault(failed), "path": self.path})
        try:
            self.table.rewind(at)
            if self.table.decisions and self.asked is None:
                raise failed  # nobody but a bot can choose here, and it would fail again
            return self.look()
        except Exception as e:
            raise RulesFailed(self.voice.render("terminal-rules-failed-again", {"why": fault(e), "path": self.path})) from failed

    def let_bots(self) -> None:
        """Let bots choose as long as one of their seats is asked. Before anybody answers, they consider the offers that they have."""
        while True:
            while take_offer(self.table, self.bots):
                pass
            decision = next((d for d in self.table.decisions if not d.standing and self._left_to_bots(d)), None)
            if decision is None:
                return
            bot = next(bot for seat, bot in self.bots.items() if decision.asks(seat))
            self.table.choose(bot.choose(self.table, decision), decision.seat)

    def look(self) -> Scene:
        """What the seat being asked sees, and after its question what other people may do meanwhile."""
        self.teller.seat = self.seat
        scene = self.teller.translated(self.teller.refresh())
        figures = {player.figure for player in scene.players if player.seat in self.bots}
        tokens = tuple(msgspec.structs.replace(t, badges=(panels.BOT, *t.badges)) if t.id in figures else t for t in scene.tokens)
        others = [d.seat for d in self.table.decisions if d.standing and d.seat not in self.bots]
        questions = [*scene.questions, *(question for seat in others for question in self.table.scene(seat).questions)]
        return msgspec.structs.replace(scene, tokens=tokens, questions=tuple(map(gravest_last, questions)))

    def save(self) -> None:
        self.unsaved = False
        try:
            self.table.save(self.path)
        except SaveError as e:
            self.note = self.voice.render("terminal-not-saved", {"why": str(e)})

    # -- drawing ---------------------------------------------------------------------------------------------------------
    def draw(self, scene: Scene) -> None:
        terminal = self.terminal
        if self.pages:
            terminal.show(self.pages.pop(0))
            if terminal.plain:
                self.pages.clear()
        elif terminal.plain:
            if self.fresh:
                tip = wrap(self.tip, terminal.width) if self.tip else []
                terminal.show([*tip, *views.plain(scene, self.teller, self.told, terminal.width), *self.ending(terminal.width)])
        else:
            ending = self.ending(terminal.width)
            note = styled(self.note, BAD) if self.note else styled(self.tip, DIM)
            terminal.show([*screen.screen(scene, self.teller, terminal.width, terminal.height - len(ending), note, self.since), *ending])
        if self.note and (terminal.plain or self.pages):
            terminal.show(wrap(styled(self.note, BAD), terminal.width), clear=False)
        waits = self.note and not terminal.plain
        self.note, self.tip, self.fresh, self.told = "", self.tip if waits else "", False, len(self.teller.lines)

    def ending(self, width: int) -> list[Text]:
        """The lines shown when the game is over."""
        outcome = self.table.outcome
        if outcome is None:
            return []
        lines = wrap(Text(self.over(outcome)), width) if self.over(outcome) else []
        if len(lines) > self.terminal.height // 2:
            lines = [*lines[: self.terminal.height // 2 - 1], Text("…")]
        results = self.table.results
        won = [seat for seat in results if results[seat]]
        names = [asking.seat_name(self.look(), seat, self.teller) for seat in won] if 0 < len(won) < len(results) else []
        told = [self.voice.render("terminal-over", {"outcome": outcome})]
        if names:
            told.append(self.voice.render("terminal-winners", {"names": names}))
        end = styled(" ".join(told), GOOD if {*won} & {*(self.people or results)} else BAD)
        return [end, *lines, styled(self.voice.render("terminal-after-the-end"), PROMPT)]

    def page(self, lines: list[Text]) -> None:
        self.pages = self.terminal.pages(lines, self.voice.render("terminal-enter-back"))

    # -- input -----------------------------------------------------------------------------------------------------------
    def take(self, text: str, scene: Scene) -> None:
        """Interpret an input line: an option by number, key or name; a command; or the beginning of either."""
        offered = picks(scene)
        doubtful, self.doubtful = self.doubtful, None
        if doubtful and text.lower() in ("yes", self.voice.render("terminal-answer-yes")):
            self.choose(doubtful.choice.key, doubtful.seat)
            return
        if doubtful and text.lower() in ("", "n", "no", self.voice.render("terminal-answer-no")):
            self.note = self.voice.render("terminal-nothing-done")
            return
        if not text:
            self.fresh = self.fresh or not self.pages
            return
        word, _, rest = text.partition(" ")
        found, known = exact(offered, text), {**{name: name for name in COMMANDS}, **self.words}
        if not found and word.lower() in known:
            self.pages = []
            COMMANDS[known[word.lower()]].run(self, rest.strip())
            return
        commands = [name for name in known if name.startswith(word.lower())] if not found else []
        if not found and not text.isdigit():
            found = beginnings(offered, text, self.teller, inside=not commands)
        if len(found) == 1 and not commands:
            self.pages = []
            self.settle(found[0])
        elif len(commands) == 1 and not found:
            self.pages = []
            COMMANDS[known[commands[0]]].run(self, rest.strip())
        elif found or commands:
            names = [*(shown(pick, self.teller) for pick in found), *commands]
            self.note = self.voice.render("terminal-several", {"text": text, "names": names[:8]})
        else:
            self.note = unknown(text, offered, self.words, self.teller)

    def settle(self, pick: Pick) -> None:
        """Choose an option, after confirmation if it is a serious one."""
        if pick.choice.confirm:
            said = self.teller.choice(pick.choice) if pick.choice.key == GIVE_UP else asking.option_text(pick.choice, self.teller)
            self.doubtful, self.note = pick, self.voice.render("terminal-really", {"option": said})
        else:
            self.choose(pick.choice.key, pick.seat)

    def choose(self, key: str, meanwhile: Seat | None = None) -> None:
        """Answer the question or, for a seat that is not asked, take its offer."""
        decision, before = self.asked, len(self.teller.lines)
        assert decision is not None
        try:
            if meanwhile is not None:
                self.table.choose(key, meanwhile)
            elif key == GIVE_UP:
                self.give_up(decision.seat)
            else:
                self.table.choose(key, decision.seat)
        except IllegalChoice as e:
            self.note = str(e)
            return
        self.let_bots()
        self.fresh, self.since, self.unsaved = True, before, True

    def give_up(self, seat: Seat) -> None:
        """Give up for the whole table: the player here speaks for all seats and bots, even if some of them have chosen something else by now."""
        table, others = self.table, [other for other in self.table.seats if other != seat]
        with suppress(IllegalChoice):  # where undo is off, what the others have chosen stays
            while any(by in others for by, _ in table.journal[table.since :]):
                table.undo(others)
        for decision in table.decisions:
            if GIVE_UP in decision.keys:
                table.choose(GIVE_UP, decision.seat)

    # -- commands --------------------------------------------------------------------------------------------------------
    def _undo(self, rest: str) -> None:
        people = self.people
        try:
            seat, key = self.table.undo(people)
            while seat in self.bots or (key == GIVE_UP and self.table.journal[-1:] and self.table.journal[-1][1] == GIVE_UP):
                seat, key = self.table.undo(people)
        except IllegalChoice:
            self.let_bots()
            self.note = self._not_undone()
            return
        self.note, self.fresh = self.voice.render("terminal-undone", {"what": self._words(seat, key)}), True
        self.save()

    def _not_undone(self) -> str:
        """Why nothing can be taken back."""
        if self.table.settings.undo == "off":
            return self.voice.render("terminal-undo-off")
        further = len(self.table.journal) > self.table.marks[0].at
        return self.voice.render("terminal-undo-no-further" if further else "terminal-nothing-to-undo")

    def _words(self, seat: Seat, key: str) -> str:
        """The text of an option that is currently open to a seat."""
        shown = self.table.scene(seat if seat >= 0 else self.seat)
        return next((self.teller.choice(c) for q in shown.questions for c in q.choices if c.key == key), key)

    def _redo(self, rest: str) -> None:
        again = self._words(*self.table.future[-1]) if self.table.future else ""
        try:
            self.table.redo()
        except IllegalChoice:
            self.note = self.voice.render("terminal-nothing-to-redo")
            return
        self.note, self.fresh = self.voice.render("terminal-redone", {"what": again}), True
        self.save()

    def _why(self, rest: str) -> None:
        if rest and not rest.isdigit():
            self.note = self.voice.render("terminal-why-how")
            return
        count = len(self.table.events)
        if rest and not 1 <= int(rest) <= count:
            self.note = self.voice.render("terminal-why-no-event", {"number": rest, "count": count})
            return
        if not rest and (now := self._reasons_now()):
            self.page(now)
            return
        answer = self.teller.why(int(rest) - 1 if rest else None)
        if answer is None and rest:
            self.note = self.voice.render("terminal-why-no-decision", {"number": rest, "text": self.teller.lines[int(rest) - 1]})
            return
        self.page(views.why(answer, self.teller, self.book, self.terminal.width))

    def _reasons_now(self) -> list[Text]:
        """Why it is asked what an enemy does: the reasons that it would have, whichever option is chosen. Empty if nothing of the kind is asked."""
        decision, scene = self.asked, self.look()
        enemies = {token.id for token in scene.tokens if token.side == "enemy"}
        if decision is None or decision.args.get("figure") not in enemies:
            return []
        ahead, known = self.table.fork(listen=True, remember=True), len(self.table.events)
        with suppress(IllegalChoice):
            ahead.choose(decision.keys[0], decision.seat)
        for n in range(known, len(ahead.events)):
            if found := ahead.why(n):
                told = [(r.rule, self.teller.message(r.text), [self.teller.names.cell(cell) for cell in r.cells]) for r in found]
                asked = self.voice.render("terminal-why-now", {"text": self.teller.prompt(scene.questions[0])})
                return [*wrap(styled(asked, "bold"), self.terminal.width, indent=4), *views.reasons(told, self.book, self.terminal.width)]
        return []

    def _rules(self, rest: str) -> None:
        self.page(views.rules(self.look(), self.teller, self.book, rest, self.terminal.width))

    def _save(self, rest: str) -> None:
        if not rest:
            self.save()
            self.note = self.note or self.voice.render("terminal-saved-here", {"path": self.path})
            return
        path = Path(rest).expanduser()
        try:
            if path.is_dir():
                raise SaveError(self.voice.render("terminal-folder", {"path": path}))
            if path.exists():
                try:
                    parse_save(path.read_bytes())
                except (OSError, SaveError):
                    raise SaveError(self.voice.render("terminal-no-save", {"path": path})) from None
            self.table.save(path)
        except SaveError as e:
            self.note = self.voice.render("terminal-not-saved", {"why": str(e)})
            return
        self.note = self.voice.render("terminal-saved", {"path": path.resolve()})

    def _hint(self, rest: str) -> None:
        decision, name = self.asked, hints.adviser()
        if decision is None:
            self.note = self.voice.render("terminal-is-over")
        elif name is None:
            self.note = self.voice.render("terminal-no-hint")
        else:
            offered = picks(self.look())
            told = self._described(offered, hints.hint(self.table, decision, name), None)
            for d in self.table.decisions:
                if d.standing and d.seat not in self.bots and (key := hints.worthwhile(self.table, d, name)) is not None:
                    told = self.voice.render("terminal-hint-meanwhile", {"what": told, "other": self._described(offered, key, d.seat)})
            self.note = self.voice.render("terminal-hint", {"bot": name, "what": told})

    def _described(self, offered: list[Pick], key: str, seat: Seat | None) -> str:
        n, choice = next((n, pick.choice) for n, pick in enumerate(offered, 1) if (pick.choice.key, pick.seat) == (key, seat))
        return f"{n} {self.teller.choice(choice)}"

    def _amend(self, rest: str) -> None:
        path, _, value = rest.partition(" ")
        if not path or not value:
            self.note = self.voice.render("terminal-amend-how")
            return
        try:
            found: Any = msgspec.json.decode(value)
        except msgspec.DecodeError:
            found = value
        try:
            self.table.amend(path, found)
        except IllegalChoice as e:
            told = self.voice.render("terminal-amend-refused", {"why": str(e)})
            self.note = told[:1].upper() + told[1:]
            return
        except Exception as e:  # a correction can make the rules fail: the table has been restored
            self.note = self.voice.render("terminal-amend-failed", {"why": fault(e)})
            return
        self.note, self.fresh = self.voice.render("terminal-amended", {"path": path, "value": value}), True
        self.save()

    def _log(self, rest: str) -> None:
        whole = rest in ("all", self.voice.render("terminal-answer-all"))
        lines = views.log(self.teller, self.terminal.width, int(rest) if rest.isdigit() else None, whole)
        self.page(lines if rest else lines[-(self.terminal.height - 3) :])

    def _cards(self, rest: str) -> None:
        self.page(views.cards(self.look(), self.teller, self.terminal.width))

    def _items(self, rest: str) -> None:
        self.page(views.items(self.look(), self.teller, self.terminal.width))

    def _look(self, rest: str) -> None:
        found = views.look(self.look(), self.teller, rest, self.terminal.width)
        if isinstance(found, str):
            self.note = found
        else:
            self.page(found)

    def _figures(self, rest: str) -> None:
        self.page(views.figures(self.look(), self.teller, self.terminal.width))

    def _monsters(self, rest: str) -> None:
        self.page(views.monsters(self.look(), self.teller, self.terminal.width))

    def _map(self, rest: str) -> None:
        self.page(views.map_(self.look(), self.teller, self.terminal.width, self.terminal.height - 5))

    def _options(self, rest: str) -> None:
        self.page(views.options(self.look(), self.teller, self.terminal.width))

    def _help(self, rest: str) -> None:
        width = self.terminal.width
        lines = wrap(self.voice.render("terminal-help"), width)
        for usage, about in ((self.voice.render(c.usage.id), self.voice.render(c.about.id)) for c in COMMANDS.values()):
            lines += wrap(styled(f"{usage:<18}", HEAD) + Text(about), width, indent=18)
        self.page(lines)

    def _go(self, rest: str) -> None:
        if self.table.decision is None:
            self.finished = True
        else:
            self.note = self.voice.render("terminal-not-over")

    def _quit(self, rest: str) -> None:
        raise Leave


COMMANDS: dict[str, Command] = {
    "undo": Command(Message("terminal-command-undo"), Message("terminal-about-undo"), Session._undo),
    "redo": Command(Message("terminal-command-redo"), Message("terminal-about-redo"), Session._redo),
    "cards": Command(Message("terminal-command-cards"), Message("terminal-about-cards"), Session._cards),
    "items": Command(Message("terminal-command-items"), Message("terminal-about-items"), Session._items),
    "look": Command(Message("terminal-command-look"), Message("terminal-about-look"), Session._look),
    "map": Command(Message("terminal-command-map"), Message("terminal-about-map"), Session._map),
    "figures": Command(Message("terminal-command-figures"), Message("terminal-about-figures"), Session._figures),
    "monsters": Command(Message("terminal-command-monsters"), Message("terminal-about-monsters"), Session._monsters),
    "log": Command(Message("terminal-command-log"), Message("terminal-about-log"), Session._log),
    "options": Command(Message("terminal-command-options"), Message("terminal-about-options"), Session._options),
    "why": Command(Message("terminal-command-why"), Message("terminal-about-why"), Session._why),
    "rules": Command(Message("terminal-command-rules"), Message("terminal-about-rules"), Session._rules),
    "hint": Command(Message("terminal-command-hint"), Message("terminal-about-hint"), Session._hint),
    "save": Command(Message("terminal-command-save"), Message("terminal-about-save"), Session._save),
    "amend": Command(Message("terminal-command-amend"), Message("terminal-about-amend"), Session._amend),
    "go": Command(Message("terminal-command-go"), Message("terminal-about-go"), Session._go),
    "help": Command(Message("terminal-command-help"), Message("terminal-about-help"), Session._help),
    "quit": Command(Message("terminal-command-quit"), Message("terminal-about-quit"), Session._quit),
}
