"""Somebody at a page, who sees roles, names and texts, and has a mouse, a finger or a keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic

from playwright.sync_api import Locator, Page, expect

from tests.browser.mirror import Mirror, Offer
from tests.text.everything import render
from undercroft.presentation.voices import voice_of

PATIENCE = 120_000
"""Milliseconds after which something that should have come never will, however busy the machine is."""
DOUBLE = 300
"""Milliseconds within which the page takes two taps for one."""
GLANCE = 20
"""Milliseconds between two looks at a page for something that cannot be waited for with `expect`."""


def pattern(text: str) -> str:
    """A text as part of a pattern. Playwright ends a pattern at a slash."""
    return re.escape(text).replace("/", r"\/")


class Player:
    def __init__(self, page: Page, home: str, locale: str = "en") -> None:
        self.page, self.home, self.locale = page, home, locale
        self.tapped = 0.0

    def title(self, game: str) -> str:
        """The title of a game in the reader's language."""
        return voice_of(game, self.locale).render(f"title-{game}")

    def word(self, id: str, **args: object) -> str:
        """What the interface says in this player's language."""
        return render(id, args, self.locale)

    # -- parts of the page -----------------------------------------------------------------------------------------------
    def button(self, id: str, **args: object) -> Locator:
        return self.page.get_by_role("button", name=self.word(id, **args), exact=True)

    def link(self, id: str) -> Locator:
        return self.page.get_by_role("link", name=self.word(id), exact=True)

    def region(self, id: str) -> Locator:
        return self.page.get_by_role("region", name=self.word(id), exact=True)

    def dialog(self, name: str) -> Locator:
        return self.page.get_by_role("dialog", name=name, exact=True)

    @property
    def notices(self) -> Locator:
        return self.page.get_by_role("status", name=self.word("ui-notices"))

    @property
    def question(self) -> Locator:
        return self.region("ui-question")

    @property
    def prompt(self) -> Locator:
        return self.question.get_by_role("heading")

    @property
    def listed(self) -> Locator:
        """Options as buttons."""
        return self.question.get_by_role("group", name=self.word("ui-options")).get_by_role("button")

    @property
    def on_board(self) -> Locator:
        return self.page.get_by_role("group", name=self.word("ui-board-options"), exact=True).get_by_role("button")

    @property
    def figures(self) -> Locator:
        return self.page.get_by_role("group", name=self.word("ui-board-map"), exact=True).get_by_role("img")

    @property
    def cards(self) -> Locator:
        return self.region("ui-cards")

    @property
    def log(self) -> Locator:
        """The log's entries."""
        return self.region("ui-log").last.get_by_role("listitem")

    @property
    def tools(self) -> Locator:
        return self.page.get_by_role("group", name=self.word("ui-tools"))

    @property
    def undo(self) -> Locator:
        return self.tools.get_by_role("button", name=re.compile(f"^{self.word('ui-undo')}"))

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("table", name=self.word("ui-tallies"))

    # -- ways ------------------------------------------------------------------------------------------------------------
    def lobby(self) -> None:
        self.page.goto(self.home)
        expect(self.page.get_by_role("heading", name=self.word("ui-my-tables"))).to_be_visible()

    def sit_down(self, seed: int, title: str, character: str = "") -> None:
        """From the lobby to a new game's first question."""
        self.page.get_by_role("link", name=re.compile(re.escape(self.title("buttons-and-bugs")))).first.click()
        if character:
            self.page.get_by_role("radio", name=character, exact=True).check()
        self.page.get_by_text(self.word("ui-more-options"), exact=True).click()
        self.page.get_by_role("textbox", name=self.word("ui-seed")).fill(str(seed))
        self.button("ui-play").click()
        self.to_table(title)

    def give_seat(self, seat: int, seats: int, to: str, bot: str = "") -> None:
        """Who plays a seat of a new table: `ui-me`, `ui-another` or `ui-a-bot`."""
        label = self.word("ui-played-by", seat=seat, seats=seats)
        self.page.get_by_role("group", name=label).get_by_role("radio", name=self.word(to), exact=True).check(force=True)
        if bot:
            self.page.get_by_role("combobox", name=self.word("ui-which-bot", label=label), exact=True).select_option(bot)

    def to_table(self, title: str) -> None:
        """Past the story."""
        story = self.dialog(title)
        story.get_by_role("button", name=self.word("ui-to-table")).click()
        expect(story).to_be_hidden()

    def bring_in(self, file: Path) -> None:
        """Import a game from the lobby."""
        with self.page.expect_file_chooser() as chooser:
            self.button("ui-import").click()
        chooser.value.set_files(file)

    def speak(self, locale: str) -> None:
        """Another language, from the table's menu."""
        self.menu("ui-settings")
        name = {"en": "English", "ru": "Русский", "uk": "Українська"}[locale]
        self.page.get_by_role("radio", name=name, exact=True).check(force=True)
        self.locale = locale
        self.dialog(self.word("ui-settings")).get_by_role("button", name=self.word("ui-close")).click()

    def menu(self, id: str) -> None:
        self.button("ui-menu").click()
        self.page.get_by_role("menuitem", name=self.word(id), exact=True).click()

    def has_focus(self, locator: Locator) -> bool:
        return locator.and_(self.page.locator(":focus")).count() > 0

    def tab_to(self, locator: Locator) -> None:
        """Tab until it has the focus; the page must have an end."""
        for _ in range(120):
            if self.has_focus(locator):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {locator}")

    def waits(self, until: Callable[[], bool], what: str) -> None:
        """Look again and again until something is so that no locator tells."""
        end = monotonic() + PATIENCE / 1000
        while not until():
            assert monotonic() < end, what
            self.page.wait_for_timeout(GLANCE)

    # -- playing ---------------------------------------------------------------------------------------------------------
    def reads_why(self, text: str, cited: Sequence[str], first: str) -> None:
        """Asks why a line of the log came about: every rule is named, and the text of the first can be read."""
        self.button("ui-why-entry", text=text).last.click()
        panel = self.region("ui-why")
        for rule in cited:
            expect(panel.get_by_role("button", name=re.compile(rule)).first).to_be_visible()
        panel.get_by_role("button", name=re.compile(cited[0])).first.click()
        expect(panel.get_by_role("blockquote")).to_contain_text(first)

    def sees(self, mirror: Mirror) -> None:
        """The question and all its options are here, each in its place."""
        expect(self.prompt).to_have_text(mirror.prompt)
        offers, spots = mirror.offers(), mirror.spots()
        expect(self.on_board).to_have_count(len(spots))
        placed = sum(offer.place != "list" for offer in offers)
        expect(self.listed).to_have_count(len(offers) - placed + bool(placed))
        for offer in offers:
            expect(self.option(mirror, offer)).to_be_visible()

    def option(self, mirror: Mirror, offer: Offer) -> Locator:
        """Where an option is: on the board, on a card, or in the list."""
        if offer.place == "board":
            count = mirror.spots()[offer.spot]
            several = self.word("ui-board-several", place=mirror.cell_name(offer.cell), count=count)
            return self.at(offer.text if count == 1 else several)
        if offer.place == "card":
            return self.cards.get_by_role("button", name=self.called(offer.text, offer.note))
        return self.named(self.listed, offer.text)

    def called(self, text: str, note: str = "") -> re.Pattern[str]:
        """The name of an option, with or without a remark."""
        remarks = "|".join(pattern(remark) for remark in (note, self.word("note-does-nothing"), self.word("gh-note-give-up")) if remark)
        return re.compile(f"^{pattern(text)}(,? \\(?({remarks})\\)?)?$")

    def at(self, text: str) -> Locator:
        """An option on the board; its name goes on with what is there."""
        return self.on_board.and_(self.page.get_by_role("button", name=re.compile(f"^{pattern(text)}( · |$)")))

    def sees_by_touch(self, mirror: Mirror) -> None:
        """As `sees`, on a small screen, where cards may be beyond the edge of their row."""
        expect(self.prompt).to_have_text(mirror.prompt)
        expect(self.on_board).to_have_count(len(mirror.spots()))

    def tap(self, mirror: Mirror, offer: Offer) -> None:
        """By finger, and until the table has answered. Two taps in quick succession would count as one."""
        self.page.wait_for_timeout(max(0.0, DOUBLE - 1000 * (monotonic() - self.tapped)))  # real time, because the page counts it too
        self.option(mirror, offer).tap()
        if offer.place == "board" and mirror.spots()[offer.spot] > 1:
            self.dialog(self.word("ui-board-which")).get_by_role("button", name=offer.text, exact=True).tap()
        self.tapped = monotonic()
        mirror.choose(offer.key)
        self.settled(mirror)

    def named(self, buttons: Locator, name: str) -> Locator:
        return buttons.and_(self.page.get_by_role("button", name=self.called(name)))

    def choose(self, mirror: Mirror, offer: Offer) -> None:
        """By mouse, and until the table has answered."""
        self.press(mirror, offer)
        mirror.choose(offer.key)
        self.settled(mirror)

    def insist(self, mirror: Mirror, offer: Offer, disturb: Callable[[], None] = lambda: None) -> None:
        """Choose over a bad line: again, where the page is what it was before. After a choice, undo speaks of it."""
        old = (mirror.prompt, self.undo.get_attribute("aria-label") or "", len(mirror.log))
        self.press(mirror, offer)
        disturb()
        mirror.choose(offer.key)
        if mirror.over:
            new = ("", "", 0)
        else:
            new = (mirror.prompt, self.word("ui-undo-what", what=offer.text), len(mirror.log))
        assert new != old, "before and after cannot be told apart"
        while (seen := self.standing()) == old:
            mirror.undo()
            self.press(mirror, offer)
            mirror.choose(offer.key)
        assert seen == new

    def standing(self) -> tuple[str, str, int]:
        """Question, what undo would take back, and length of the log, when the page is at rest; nothing when the game is over."""
        rest = self.tools.get_by_role("button", name=re.compile(f"^{self.word('ui-undo')}"), disabled=False)
        expect(rest.or_(self.result).first).to_be_visible()
        if self.result.is_visible():
            return "", "", 0
        return self.prompt.inner_text(), self.undo.get_attribute("aria-label") or "", self.log.count()

    def press(self, mirror: Mirror, offer: Offer) -> None:
        self.option(mirror, offer).click()
        if offer.place == "board" and mirror.spots()[offer.spot] > 1:
            self.dialog(self.word("ui-board-which")).get_by_role("button", name=offer.text, exact=True).click()

    def settled(self, mirror: Mirror) -> None:
        """Nothing is under way any more, and the page is where the mirror is."""
        if mirror.over:
            expect(self.result).to_be_visible()
        else:
            expect(self.undo).to_be_enabled()
            expect(self.prompt).to_have_text(mirror.prompt)
