"""The lobby: games, tables, files, keys. What is asked wrongly gets an answer that says what to do."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.games import ANY_TIME, CAMPS, HEROES, SECRET, ZONES
from tests.server.house import BUGS, House, Player
from undercroft.bots import BOTS
from undercroft.games.buttons_and_bugs.rules.setup import Profile
from undercroft.kernel.chance import ASKED
from undercroft.kernel.packs import PackSource
from undercroft.kernel.save import dump_save, load_save
from undercroft.kernel.table import Table
from undercroft.server import lobby, store
from undercroft.server.shelf import SHELF

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4), max_leaves=8,
)  # fmt: skip


def problem(answer: Any, status: int, *words: str) -> str:
    """The detail of an error, which has this status and names these things."""
    assert answer.status_code == status, answer.text
    found = answer.json()
    assert found.keys() == {"error", "detail"}
    assert found["error"]
    for word in words:
        assert word in found["detail"], found
    return str(found["detail"])


# -- games -----------------------------------------------------------------------------------------------------------------
def test_games_with_their_forms(player: Player) -> None:
    games = {g["name"]: g for g in player.get("/games")}
    assert list(games) == [ANY_TIME, BUGS, "gloomhaven", "machina-arcana", "massive-darkness", SECRET, CAMPS, ZONES]
    bugs = games[BUGS]
    assert (bugs["campaign"], bugs["form"]["seats"], bugs["bots"]) == ([1], [1], list(BOTS))
    fields = {f["id"]: f for f in bugs["form"]["fields"]}
    assert list(fields) == ["character", "scenario", "difficulty", *Profile.__struct_fields__]
    assert all(field["advanced"] and all(o["about"] for o in field["options"]) for id, field in fields.items() if id in Profile.__struct_fields__)
    for field in fields.values():
        assert field["default"] in [o["value"] for o in field["options"]]
        assert field["label"]["text"]
    assert not fields["character"]["per_seat"]
    cards = games[SECRET]
    assert (cards["campaign"], cards["form"]["seats"]) == ([], [1, 2, 3, 4])
    assert cards["form"]["fields"][0]["per_seat"]


def test_forms_in_other_languages(player: Player) -> None:
    labels = {locale: player.game(locale=locale)["form"]["fields"][1]["label"]["text"] for locale in ("en", "ru", "uk", "xx")}
    assert labels["xx"] == labels["en"]
    assert len(set(labels.values())) == 3


def test_a_variant_is_explained_in_every_language_and_reaches_the_table(player: Player) -> None:
    said = set()
    for locale in ("en", "ru", "uk"):
        field = next(f for f in player.game(locale=locale)["form"]["fields"] if f["id"] == "long_rest")
        assert all(o["title"] and o["about"] for o in field["options"])
        said |= {field["label"]["text"], *(text for o in field["options"] for text in (o["title"], o["about"]))}
    assert len(said) == 3 * 5, "nothing is left in English"
    for answers, how in (({}, "random"), ({"long_rest": "choose"}, "choose")):
        assert player.house.live(player.table(answers=answers).id).table.state.long_rest == how


def test_rules_and_icons(player: Player) -> None:
    made = player.table()
    line = made.sit(0)
    while not any(entry["rules"] for entry in line.log):
        line.do("choose", key=line.keys[0])
    rule = next(entry["rules"][0] for entry in line.log if entry["rules"])
    told = [player.get(f"/games/{BUGS}/rules/{rule}?locale={locale}") for locale in ("en", "ru", "uk")]
    assert [found["id"] for found in told] == [rule] * 3
    assert all(len({found[part] for found in told}) == 3 for part in ("text", "section")), "in three languages"
    problem(player.ask("GET", f"/games/{BUGS}/rules/NO-SUCH-1"), 404)
    problem(player.ask("GET", "/games/chess/rules/X"), 404)
    problem(player.ask("GET", f"/games/{SECRET}/rules/X"), 404)
    icons = player.get("/icons?names=no-such-icon,,")
    assert icons == {"width": 512, "height": 512, "icons": {}}


# -- tables ----------------------------------------------------------------------------------------------------------------
def test_a_new_table_with_defaults(player: Player) -> None:
    made = player.post("/tables", game=BUGS)
    table = made["table"]
    assert (table["version"], table["outcome"], table["host"], table["yours"], table["waiting"]) == (0, None, True, [0], [0])
    assert [i["seat"] for i in made["invitations"]] == [0, None]
    assert table["scenario"]
    assert player.get("/tables") == [table]
    assert player.get(f"/tables/{table['id']}") == table


def test_a_new_table_as_ordered(player: Player) -> None:
    form = player.game()["form"]
    answers = {f["id"]: f["options"][-1]["value"] for f in form["fields"]}
    scenario = next(f for f in form["fields"] if f["id"] == "scenario")["options"][0]
    answers["scenario"] = scenario["value"]
    one, two = (player.table(answers=answers, title="Evening", seed=9) for _ in range(2))
    assert one.info["title"] == "Evening"
    assert player.house.live(one.id).table.hash == player.house.live(two.id).table.hash
    assert player.house.live(one.id).table.setup["difficulty"] == answers["difficulty"]
    assert player.house.live(one.id).table.hash != player.house.live(player.table(answers=answers, seed=10).id).table.hash


def test_several_seats(player: Player) -> None:
    made = player.table(SECRET, 3, bots={"0": "random"})
    assert [s["bot"] for s in made.info["seats"]] == ["random", "", ""]
    assert made.info["yours"] == [1], "the host sits where no bot does"
    assert sorted(made.secrets, key=str) == [0, 1, 2, None]
    assert player.house.live(made.id).table.settings.host == 1


@pytest.mark.parametrize(
    ("order", "status", "words"),
    [
        ({"game": "chess"}, 404, ["no such thing"]),
        ({"game": BUGS, "answers": {"hat": 1}}, 422, ["hat", "character, scenario"]),
        ({"game": BUGS, "answers": {"character": "nobody"}}, 422, ["nobody"]),
        ({"game": BUGS, "answers": {"scenario": "nowhere"}}, 422, ["nowhere"]),
        ({"game": BUGS, "answers": {"difficulty": 3}}, 422, ["difficulty"]),
        ({"game": SECRET, "answers": {"character": list(HEROES) * 2}}, 422, ["one to four"]),
        ({"game": BUGS, "bots": {"7": "random"}}, 422, ["seat '7'", "seats: 0"]),
        ({"game": BUGS, "bots": {"²": "random"}}, 422, ["no seat"]),
        ({"game": BUGS, "bots": {"9" * 5000: "random"}}, 422, ["no seat"]),
        ({"game": BUGS, "bots": {"0": "deep-thought"}}, 422, ["deep-thought", "random, greedy, search"]),
        ({"game": BUGS, "undo": "maybe"}, 400, ["maybe"]),
        ({"game": BUGS, "seed": -1}, 400, ["seed"]),
        ({"game": BUGS, "seed": 1 << 60}, 400, ["seed"]),
        ({"game": BUGS, "title": "x" * 61}, 400, ["title"]),
        ({"game": BUGS, "title": "x\0"}, 400, ["title"]),
        ({"game": BUGS, "hat": 1}, 400, ["hat"]),
        ({}, 400, ["game"]),
    ],
)  # fmt: skip
def test_orders_that_cannot_be_carried_out(player: Player, order: dict[str, Any], status: int, words: list[str]) -> None:
    problem(player.ask("POST", "/tables", json=order), status, *words)
    assert player.get("/tables") == []


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b"[" * 5000])
def test_bodies_that_are_no_orders(player: Player, body: bytes) -> None:
    assert player.ask("POST", "/tables", content=body, headers={"content-type": "application/json"}).status_code == 400


@settings(max_examples=40, deadline=None)
@given(field=st.sampled_from(["character", "scenario", "difficulty"]), value=JSON)
def test_any_answer_is_understood_or_refused(house: House, field: str, value: Any) -> None:
    answer = house.player().ask("POST", "/tables", json={"game": BUGS, "answers": {field: value}})
    assert answer.status_code in (201, 422), answer.text


def test_many_tables_at_once_on_a_new_database(build: Any) -> None:
    house: House = build()
    player = house.player()

    async def rush() -> list[int]:
        headers = {"Authorization": f"Bearer {player.key}"}
        wishes = [house.client.post("/api/tables", json={"game": g, "answers": {}}, headers=headers) for g in (BUGS, SECRET, ZONES) * 3]
        return [answer.status_code for answer in await asyncio.gather(*wishes)]

    assert house.run(rush()) == [201] * 9
    assert len(player.get("/tables")) == 9


def test_no_more_tables_than_are_allowed(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MAX_TABLES", 2)
    for _ in range(2):
        player.table()
    problem(player.ask("POST", "/tables", json={"game": BUGS}), 409, "2 tables", "remove")


def test_tables_are_removed_by_their_host_alone(player: Player) -> None:
    made = player.table(SECRET, 2)
    friend = made.friend(1)
    line = made.sit(0)
    problem(friend.ask("DELETE", made.path), 404)
    assert player.ask("DELETE", made.path).status_code == 204
    assert line.until(lambda f: f["type"] == "bye")["error"] == "gone"
    problem(player.ask("DELETE", made.path), 404)
    assert player.get("/tables") == friend.get("/tables") == []
    assert friend.sit(made.id, 1).frames[-1]["error"] == "not-found"


# -- files -----------------------------------------------------------------------------------------------------------------
def test_export_and_import(player: Player) -> None:
    made = player.table()
    line = made.sit(0)
    for _ in range(12):
        line.do("choose", key=line.keys[0])
    answer = player.ask("GET", f"{made.path}/export")
    assert answer.headers["content-disposition"] == f'attachment; filename="{BUGS}-{made.id}.undercroft"'
    assert answer.headers["cache-control"] == "no-store"
    table = player.house.live(made.id).table
    assert load_save(answer.content).hash == table.hash
    other = player.house.player()
    copy = other.ask("POST", "/tables/import", content=answer.content).json()["table"]
    assert (copy["game"], copy["version"], copy["yours"], copy["host"]) == (BUGS, 0, [0], True)
    brought = player.house.live(copy["id"]).table
    assert (brought.hash, brought.journal) == (table.hash, table.journal)
    again = other.sit(copy["id"])
    again.do("undo")
    again.do("choose", key=again.keys[-1])
    assert player.house.live(made.id).table.hash == table.hash, "a copy, not the same game"
    problem(other.ask("GET", f"{made.path}/export"), 404)


def save_of(game: str = BUGS, **options: Any) -> bytes:
    rules = SHELF.rules(game)
    return dump_save(Table(rules, SHELF.find(game).setups(rules)[0], 3, **options))


def test_files_that_are_no_games(player: Player) -> None:
    good = save_of()
    for data, words in [
        (b"", ["not a save"]),
        (b"garbage\nmore\nand more\n", ["damaged"]),
        (b"\xff" * 3000 + b"\n\n\n", ["damaged"]),
        (b"[" * 100_000 + b"\n\n\n", ["damaged"]),
        (good[: len(good) // 3], ["not a save", "cut off"]),
        (good.replace(b'{"undercroft":2,', b'{"undercroft":7,'), ["format 7", "reads formats 1 and 2"]),
        (good.replace(f'"game":"{BUGS}"'.encode(), b'"game":"chess"'), ["chess"]),
        (good.replace(b'"rules":"', b'"rules":"0.0.'), ["no way"]),
        (good.replace(b'"seed":3', b'"seed":4'), ["damaged"]),
        (save_of(policy=ASKED), ["by hand", "terminal"]),
    ]:
        problem(player.ask("POST", "/tables/import", content=data), 422, *words)
    assert player.get("/tables") == []


def test_files_that_are_too_large(player: Player) -> None:
    problem(player.ask("POST", "/tables/import", content=b"x" * (5 << 20)), 413)

    async def endless() -> Any:
        for _ in range(80):
            yield b"x" * (1 << 16)

    problem(player.ask("POST", "/tables/import", content=endless()), 413)


def test_a_game_with_packs_of_its_own(player: Player) -> None:
    """A save may bring packs that are not installed here; its table lives on them."""
    found = SHELF.find(SECRET)
    pack = PackSource(SECRET, "2", {"cards.txt": found.installed[0].files["cards.txt"].replace("ash       5", "ash       6")})
    data = dump_save(Table(found.rules([pack]), found.setups(None)[1], 3))
    made = player.ask("POST", "/tables/import", content=data).json()["table"]
    assert player.house.live(made["id"]).table.rules.packs == (pack,)
    assert player.table(SECRET, 2).info["version"] == 0
    assert SHELF.rules(SECRET).packs == found.installed, "new tables begin with what is installed"


# -- keys ------------------------------------------------------------------------------------------------------------------
def test_a_key_goes_to_another_device_once(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    made = player.table()
    code = player.post("/players/transfer")
    assert code["seconds"] == store.TRANSFER
    house = player.house
    other = Player(house, house.ask("POST", "/players/claim", json={"code": f" {code['code'].lower()} "}).json()["key"])
    assert other.key != player.key
    assert other.get("/tables") == player.get("/tables") == [made.info]
    problem(house.ask("POST", "/players/claim", json={"code": code["code"]}), 404, "used")
    first = player.post("/players/transfer")["code"]
    second = player.post("/players/transfer")["code"]
    problem(house.ask("POST", "/players/claim", json={"code": first}), 404)
    later = store.now() + store.TRANSFER + 1
    monkeypatch.setattr(store, "now", lambda: later)
    problem(house.ask("POST", "/players/claim", json={"code": second}), 404, "ten minutes")
    problem(house.ask("POST", "/players/claim", json={"code": "AAAAAAAAAA"}), 404)


def test_a_code_claimed_twice_at_once_is_good_once(player: Player) -> None:
    house, code = player.house, player.post("/players/transfer")["code"]

    async def race() -> list[int]:
        return [a.status_code for a in await asyncio.gather(*(house.client.post("/api/players/claim", json={"code": code}) for _ in range(4)))]

    assert sorted(house.run(race())) == [201, 404, 404, 404]
