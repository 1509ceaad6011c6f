"""What a game must be able to do: the conformance kit, packs with errors, both languages, sensible bots."""

from __future__ import annotations

import re

import pytest

from arena import fight, pack, play
from skirmish import events
from skirmish.module import MODULE
from undercroft.bots import GreedyBot, RandomBot
from undercroft.bots import play as let_play
from undercroft.kernel.conformance import Case, conform, missing_lines
from undercroft.kernel.event import Event
from undercroft.kernel.packs import PackError, PackSource
from undercroft.kernel.table import Table
from undercroft.text.messages import voice

RULES = MODULE.rules(MODULE.packs())
SETUPS = MODULE.setups(RULES)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join((setup["scenario"], *setup["characters"])))
def test_conforms(setup: dict[str, object]) -> None:
    report = conform(Case(RULES, setup), range(2))
    assert report.games == 2


def test_every_line_acts() -> None:
    told: list[Event] = []
    for setup in SETUPS:
        for seed in range(6):
            table = Table(RULES, setup, seed)
            let_play(table, RandomBot(seed))
            told += table.events
    assert missing_lines(RULES, told) == ()


def test_the_greedy_bot_beats_the_random_one() -> None:
    won = {}
    for bot in (RandomBot, GreedyBot):
        tables = [Table(RULES, setup, seed) for setup in SETUPS for seed in range(4)]
        for table in tables:
            let_play(table, bot(table.seed))
        won[bot] = sum(table.won for table in tables)
    assert won[GreedyBot] >= won[RandomBot] + 8


@pytest.mark.parametrize(
    ("drawn", "legend", "complaint"),
    [
        ("s s g", "{g: gobblin}", r"scenarios/arena\.yaml:5: no enemy is called 'gobblin'; did you mean 'goblin'\?"),
        ("s . g", "{g: goblin}", r"scenarios/arena\.yaml:3: 2 start hexes are needed, marked 's', not 1"),
        ("s s .", "{g: goblin}", r"scenarios/arena\.yaml:3: there is no enemy on the map"),
        ("s s x", "{g: goblin}", r"scenarios/arena\.yaml:3: the legend does not explain 'x'"),
        ("s  s g", "{g: goblin}", r"scenarios/arena\.yaml:3: line 1, column 4: 's' stands between the hexes"),
    ],
)
def test_errors_in_packs_name_file_and_line(drawn: str, legend: str, complaint: str) -> None:
    with pytest.raises(PackError, match=complaint):
        MODULE.rules([pack(f"id: arena\nintroduction: {{en: Fight}}\nmap: |\n  {drawn}\nlegend: {legend}\n")])


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("Mve 2", "'mve 2' is no ability; did you mean 'move'"),
        ("Round: Move 2", "'Round: Move 2' is more than this game knows"),
        ("If it rains: Move 2", "'it rains' is no condition: this game has none"),
    ],
)
def test_errors_in_lines(line: str, complaint: str) -> None:
    (own,) = MODULE.packs()
    files = {**own.files, "enemies.yaml": f"enemies: [{{id: bat, health: 1, does: ['{line}']}}]"}
    with pytest.raises(PackError, match=rf"enemies\.yaml:1: {complaint}"):
        MODULE.rules([PackSource(own.id, own.version, files)])


def test_both_languages_say_everything() -> None:
    (folder,) = MODULE.locales()
    texts = {locale: folder.joinpath(locale, "messages.ftl").read_text("utf-8") for locale in ("en", "uk")}
    said = {locale: set(re.findall("^([a-z][A-Za-z-]*) =", text, re.MULTILINE)) for locale, text in texts.items()}
    assert said["en"] <= said["uk"]
    assert {id.partition("-")[0] for id in said["uk"] - said["en"]} == {"card", "section"}
    told = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event]
    for kind in told:
        assert voice("uk", (folder,)).has(str(kind.__struct_config__.tag))


def test_why() -> None:
    table = fight("s . . . . . . g\n # . . . . . .\ns . . . . . . .")
    play(table, "play:second-wind", "stay", "play:aimed-shot")
    moved = next(n for n, event in enumerate(table.events) if event.id == "moved")
    assert [reason.rule for reason in table.why(moved)] == ["SK-ENE-01", "SK-ENE-03"]
    assert table.why(0) == ()
