"""Which rows still hold: what their games depend on, journals that can be played again, and marks on published pages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.lab.coins.installed import installed
from tests.lab.coins.module import PACK, CoinRules
from undercroft.games.gloomhaven.lab.proving import played_at
from undercroft.games.gloomhaven.module import MODULE
from undercroft.kernel.packs import PackSource
from undercroft.kernel.processes import run_elsewhere
from undercroft.kernel.registry import game as find_game
from undercroft.lab.balance.criterion import judged
from undercroft.lab.balance.fresh import CONTENT, PARTIES, PLAY, changed, drawn, inputs_of, lacking, marked, outdated, replayed, shortest
from undercroft.lab.balance.measure import Measurement, Study
from undercroft.lab.balance.page import page
from undercroft.lab.balance.places import Place, Setups, declared
from undercroft.lab.balance.rows import Row, write

DOCS = Path(__file__).parents[2] / "docs"


# -- what games depend on -------------------------------------------------------------------------------------------------
def pack(game: str) -> PackSource:
    (found,) = find_game(game).packs()
    return found


def edited(game: str, name: str, old: str, new: str, after: str = "") -> PackSource:
    """The pack of a game with one text replaced, after a certain place."""
    source = pack(game)
    text = source.files[name]
    at = text.index(after)
    assert old in text[at:]
    return PackSource(source.id, source.version, source.files | {name: text[:at] + text[at:].replace(old, new, 1)})


def setups_of(game: str, scenario: str) -> list[Any]:
    module = find_game(game)
    return [setup for setup in module.setups(module.rules(module.packs())) if setup["scenario"] == scenario]


def content(game: str, source: PackSource, setups: Setups) -> str:
    place = Place(setups[0]["scenario"], 1, 1)
    return inputs_of(find_game(game), (source,), {place: setups})[place].content


BUGS, DARK, GLOOM = "buttons-and-bugs", "massive-darkness", "gloomhaven"
BARROW = "scenarios/01-the-smoking-barrow.yaml"
EDITS = [
    (BUGS, "the-bouncer", "scenarios/14-the-bouncer.yaml", "Suffer 2", "Suffer 3", "", True),
    (BUGS, "the-bouncer", "scenarios/14-the-bouncer.yaml", "introduction: >-", "introduction: >-\n  Well.", "", False),
    (BUGS, "the-bouncer", "scenarios/01-a-rude-welcome.yaml", "kind: bandit-guard", "kind: bandit-archer", "", False),
    (BUGS, "the-bouncer", "characters/bruiser.yaml", "initiative: ", "initiative: 1", "", True),
    (BUGS, "the-bouncer", "names.yaml", "The Bouncer", "The Doorman", "", False),
    (BUGS, "a-rude-welcome", "monsters.yaml", "health: ", "health: 1", "id: bandit-guard", True),
    (BUGS, "a-rude-welcome", "monsters.yaml", "health: ", "health: 1", "id: mouse", False),
    (DARK, "black-widow", "adventures/02-black-widow.yaml", "e1: 1", "e1: 2", "", True),
    (DARK, "black-widow", "adventures/02-black-widow.yaml", "special: >-", "special: >-\n  Well.", "", False),
    (DARK, "black-widow", "adventures/09-maze-of-darkness.yaml", "health: 3", "health: 4", "", False),
    (DARK, "black-widow", "enemies.yaml", "health: ", "health: 1", "", True),
    (DARK, "black-widow", "events.yaml", "copies: ", "copies: 1", "", True),
    (DARK, "black-widow", "equipment/treasure-1.yaml", "copies: ", "copies: 1", "", True),
    (GLOOM, "the-smoking-barrow", BARROW, "{monster: bandit-guard, ranks: nne}", "{monster: bandit-guard, ranks: nee}", "", True),
    (GLOOM, "the-smoking-barrow", BARROW, "introduction: >-", "introduction: >-\n  Well.", "", False),
    (GLOOM, "the-smoking-barrow", "scenarios/02-the-hall-of-three-doors.yaml", "ranks: nnn", "ranks: nne", "", False),
    (GLOOM, "the-smoking-barrow", "monsters.yaml", "health: [5, 6, 6, 9, 10, 11, 14, 16]", "health: [5, 6, 6, 8, 10, 11, 14, 16]", "", True),
    (GLOOM, "the-smoking-barrow", "decks.yaml", "{initiative: 15, shuffle: true", "{initiative: 16, shuffle: true", "", True),
    (GLOOM, "the-smoking-barrow", "items.yaml", "price: 20", "price: 30", "", True),
    (GLOOM, "the-lamp-on-the-heath", "monsters.yaml", "standees: ", "standees: 1", "id: cultist\n", True),
    (GLOOM, "the-lamp-on-the-heath", "monsters.yaml", "standees: ", "standees: 1", "id: living-bones\n", True),  # cultists bring them
    (GLOOM, "the-lamp-on-the-heath", "monsters.yaml", "standees: ", "standees: 1", "id: bandit-archer\n", False),
]


@pytest.mark.parametrize(("game", "scenario", "name", "old", "new", "after", "counts"), EDITS)
def test_content_that_games_depend_on(game: str, scenario: str, name: str, old: str, new: str, after: str, counts: bool) -> None:
    """A scenario, what is in it, and who plays it; neither what is told nor what is elsewhere."""
    setups = setups_of(game, scenario)[-6:]
    assert (content(game, edited(game, name, old, new, after), setups) != content(game, pack(game), setups)) is counts


@pytest.mark.parametrize("game", [BUGS, DARK, GLOOM])
def test_translations_do_not_matter(game: str) -> None:
    source = pack(game)
    other = PackSource(source.id, source.version, {name: text for name, text in source.files.items() if not name.startswith("translations/")})
    setups = setups_of(game, setups_of_first(game))[:1]
    assert content(game, other, setups) == content(game, source, setups)


def setups_of_first(game: str) -> str:
    module = find_game(game)
    return str(module.setups(module.rules(module.packs()))[0]["scenario"])


@pytest.mark.parametrize(
    ("game", "file", "old", "new"),
    [(GLOOM, "classes/brute.yaml", "health: [1", "health: [2"), (BUGS, "characters/bruiser.yaml", "initiative: ", "initiative: 1")],
)
def test_a_character_matters_where_it_plays(game: str, file: str, old: str, new: str) -> None:
    changed, who = edited(game, file, old, new), file.partition("/")[2].removesuffix(".yaml")
    for with_it in (True, False):
        setups = [setup for setup in setups_of(game, setups_of_first(game)) if (who in setup["characters"]) is with_it][:2]
        assert (content(game, changed, setups) != content(game, pack(game), setups)) is with_it


def test_a_card_matters_at_its_level() -> None:
    brute = MODULE.rules(MODULE.packs()).content.classes["brute"]
    more = msgspec.structs.replace(brute, cards=(*brute.cards, msgspec.structs.replace(brute.cards[0], level=3)))
    assert played_at(more, 1) == played_at(more, 2) == played_at(brute, 2)
    assert played_at(more, 3) != played_at(brute, 3)


def test_what_is_set_up_matters() -> None:
    setups = setups_of(BUGS, "the-bouncer")[:1]
    assert content(BUGS, pack(BUGS), [{**setups[0], "difficulty": "hard"}]) != content(BUGS, pack(BUGS), setups)


def test_a_digest_is_the_same_in_every_process() -> None:
    code = "\n".join([
        "from undercroft.kernel.registry import games", "from undercroft.lab.balance.fresh import inputs_of",
        "from undercroft.lab.balance.places import declared", "for game in games().values():",
        "    places = declared(game, game.rules(game.packs()))", "    print(inputs_of(game, game.packs(), dict(list(places.items())[:2])))",
    ])  # fmt: skip
    assert run_elsewhere(code, 1) == run_elsewhere(code, 2)


# -- a small game ---------------------------------------------------------------------------------------------------------
@pytest.fixture
def coins(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with installed(monkeypatch):
        yield


def study(**changes: Any) -> Study:
    module = find_game("coins")
    places = declared(module, module.rules(module.packs()))
    return Study("coins", places, inputs_of(module, module.packs(), places), ("random", "greedy"), "5", games=4)._replace(**changes)


@pytest.mark.usefixtures("coins")
def test_a_row_holds_as_long_as_its_inputs_do() -> None:
    some = study(bots=("greedy", "search"), search=True, games=1)
    greedy, search = [row for row in Measurement(some).run() if row.place == Place("fair", 1, 1)]
    inputs = some.inputs[greedy.place]
    assert changed(greedy, some.inputs, "5") == changed(search, some.inputs, "5") == ""
    assert changed(greedy, {greedy.place: inputs._replace(rules="2")}, "5") == "rules 2"
    assert changed(greedy, {greedy.place: inputs._replace(content="")}, "5") == CONTENT
    assert changed(greedy, {greedy.place: inputs._replace(parties=("x",))}, "5") == PARTIES
    assert (changed(greedy, some.inputs, "6"), changed(search, some.inputs, "6")) == ("", "budget 6")
    assert changed(msgspec.structs.replace(greedy, changed=CONTENT), some.inputs, "5") == "", "it may be changed back"
    assert changed(msgspec.structs.replace(greedy, changed=PLAY), some.inputs, "5") == PLAY


@pytest.mark.usefixtures("coins")
def test_only_the_rows_of_a_changed_scenario_are_marked() -> None:
    some = study()
    rows = Measurement(some).run()
    other = PackSource("coins", "1", PACK.files | {"scenarios/gift.yaml": "id: gift\n# 60\n"})
    found = marked(rows, inputs_of(find_game("coins"), (other,), some.places), "5")
    assert {row.scenario for row in found if row.changed} == {"gift"}
    assert {row.changed for row in found} == {"", CONTENT}
    gone = {place: inputs for place, inputs in some.inputs.items() if place.scenario != "fair"}
    assert {row.scenario for row in marked(rows, gone, "5")} == {"hopeless", "gift"}


@pytest.mark.usefixtures("coins")
def test_rows_are_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    some = study()
    rows = Measurement(some).run()
    count: list[int] = []
    assert replayed("coins", rows, some.places, advance=count.append) == rows
    assert count == [2] * len(rows)
    monkeypatch.setattr(CoinRules, "best", "tails")
    again = replayed("coins", rows, some.places)
    assert {(row.bot, row.changed) for row in again} == {("random", ""), ("greedy", PLAY)}
    monkeypatch.setattr(CoinRules, "best", "heads")
    assert replayed("coins", again, some.places) == rows, "a change that was taken back"


@pytest.mark.usefixtures("coins")
def test_rows_are_drawn_by_a_seed() -> None:
    rows = Measurement(study(games=1)).run()
    assert drawn(rows, 3, 1) == drawn(rows, 3, 1) != drawn(rows, 3, 2)
    assert len({(row.place, row.bot) for row in drawn(rows, 3, 1)}) == 3
    assert len(drawn(rows, 1000, 1)) == len(rows)


@pytest.mark.usefixtures("coins")
def test_missing_games_are_named() -> None:
    some = study(games=60, bots=("random", "greedy"))
    rows = Measurement(some).run()
    place = Place("hopeless", 1, 1)
    assert lacking(rows[1:], [place], some.bots) == []
    few = [msgspec.structs.replace(row, games=50) if row.bot == "greedy" else row for row in rows if row.place == place]
    assert lacking(few, [place], some.bots) == ["hopeless with 1 character: 10 games of greedy are missing"]
    assert lacking([], [place], ("greedy",)) == ["hopeless with 1 character: 60 games of greedy are missing"]


# -- published pages ------------------------------------------------------------------------------------------------------
def published(rows: list[Row], out: Path) -> Path:
    report = judged("coins", rows, [])
    write(report, out)
    out.with_suffix(".md").write_text(page(report), "utf-8")
    return out


@pytest.mark.usefixtures("coins")
def test_a_page_marks_rows_one_by_one(tmp_path: Path) -> None:
    rows = Measurement(study()).run()
    out = published([msgspec.structs.replace(rows[0], changed="rules 2"), *rows[1:]], tmp_path / "balance.json")
    text = out.with_suffix(".md").read_text("utf-8")
    assert text.count("measured before rules 2") == 1
    assert text.count("\n| ") == len(rows) + 2
    assert "out of date" in text
    assert "out of date" not in published(rows, out).with_suffix(".md").read_text("utf-8")
    assert "Nothing has been measured yet." in published([], out).with_suffix(".md").read_text("utf-8")


@pytest.mark.usefixtures("coins")
def test_a_published_report_must_say_what_is_out_of_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    some, out = study(), tmp_path / "balance.json"
    rows = Measurement(some).run()
    assert outdated("coins", published(rows, out)) == []
    assert outdated("coins", published([], out)) == []
    old = [msgspec.structs.replace(row, rules="0") for row in rows]
    assert len(outdated("coins", published(old, out))) == len(rows) + 1, "every row, and the page"
    assert outdated("coins", published(marked(old, some.inputs, "5"), out)) == []
    assert outdated("coins", published([msgspec.structs.replace(rows[0], changed=CONTENT), *rows[1:]], out))[0] == (
        "balance.json marks or has rows that it should not"
    )
    out.with_suffix(".md").unlink()
    assert outdated("coins", out)[-1] == "balance.md does not show balance.json"
    monkeypatch.setattr(CoinRules, "best", "tails")
    (line,) = outdated("coins", published(rows, out))
    assert line.endswith(f", greedy: not marked as measured before {PLAY}")
    assert outdated("coins", published([msgspec.structs.replace(row, changed=PLAY) for row in rows], out)) == [], "it is marked"


@pytest.mark.usefixtures("coins")
def test_the_shortest_games_that_decide_are_played_again() -> None:
    rows = [msgspec.structs.replace(row, seconds=9.0 - n) for n, row in enumerate(r for r in Measurement(study()).run() if r.level == 1)]
    (found,) = shortest(rows)
    assert found.bot == "greedy"
    assert found.seconds == min(row.seconds for row in rows if row.bot == "greedy")
    assert shortest([]) == []


@pytest.mark.parametrize("game", sorted(path.stem.removeprefix("balance-") for path in DOCS.glob("balance-*.json")))
def test_published_reports_are_up_to_date_or_marked(game: str) -> None:
    """If this fails: `undercroft balance GAME --mark` marks rows by what has changed, with `--check` also by playing games again."""
    assert outdated(game, DOCS / f"balance-{game}.json") == []
