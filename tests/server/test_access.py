"""Strangers: no key, a wrong one, foreign pages and names; and the headers of every answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.games import SECRET
from tests.server.house import BUGS, House, Live, Player
from tests.server.test_lobby import problem
from undercroft.server import app
from undercroft.server.guard import HEADERS, Rate, known_host, same_origin

WRONG = "x" * 32


def test_lists_need_a_key(house: House) -> None:
    for method, path in [("GET", "/tables"), ("POST", "/tables"), ("GET", "/campaigns"), ("POST", "/campaigns"), ("POST", "/players/transfer")]:
        for headers in ({}, {"Authorization": f"Bearer {WRONG}"}, {"Authorization": "Bearer"}, {"Authorization": f"Basic {WRONG}"}):
            body = {"game": BUGS, "name": "x", "characters": ["y"]} if method == "POST" else None
            problem(house.ask(method, path, headers=headers, json=body), 401, "Authorization: Bearer KEY", "POST /api/players")


def test_what_is_not_yours_is_not_there(player: Player) -> None:
    """A wrong key, another's table and no table at all give the same answer."""
    made, house, stranger = player.table(SECRET, 2), player.house, player.house.player()
    other = stranger.table(SECRET, 2)
    for path in (made.path, "/tables/0123456789abcdef", "/tables/x", "/tables/%00", "/tables/%F0%9F%90%9B"):
        answers = [
            stranger.ask("GET", path), stranger.ask("DELETE", path), stranger.ask("GET", f"{path}/export"),
            stranger.ask("POST", f"{path}/invitations"), stranger.ask("PUT", f"{path}/seats/0/bot", json={"bot": "random"}),
            stranger.ask("POST", f"{path}/sit", json={"secret": WRONG}), stranger.ask("POST", f"{path}/sit", json={"secret": other.secrets[1]}),
            stranger.ask("POST", f"{path}/sit", json={"secret": stranger.key}),
        ]  # fmt: skip
        assert [a.status_code for a in answers] == [404] * len(answers)
        assert len({a.text for a in answers}) == 1
    for path in ("/campaigns/0123456789abcdef", "/campaigns/x"):
        for method, more in [("GET", ""), ("DELETE", ""), ("POST", "/play")]:
            body = {"json": {"scenario": "x"}} if method == "POST" else {}
            problem(stranger.ask(method, f"{path}{more}", **body), 404)
    for credential in (WRONG, other.secrets[0], other.secrets[None], stranger.key):
        for table in (made.id, "0123456789abcdef", "x"):
            line = Live(house, table)
            bye = line.hello(credential)
            assert (bye["type"], bye["error"], bye["again"]) == ("bye", "not-found", False)
            assert line.end()["type"] == "bye"
    assert player.get(made.path) == made.info


def test_campaigns_are_their_players_alone(player: Player) -> None:
    character = player.game()["form"]["fields"][0]["default"]
    made = player.post("/campaigns", game=BUGS, name="Mine", characters=[character])
    stranger = player.house.player()
    assert stranger.get("/campaigns") == []
    for method in ("GET", "DELETE"):
        problem(stranger.ask(method, f"/campaigns/{made['id']}"), 404)
    problem(stranger.ask("POST", f"/campaigns/{made['id']}/play", json={"scenario": made["next"][0]["id"]}), 404)


# -- where requests come from ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://localhost:81", "http://localhost.evil.example", "http://[", "x"])
def test_foreign_pages_are_refused(player: Player, origin: str) -> None:
    made = player.table()
    problem(player.ask("POST", "/players", headers={"Origin": origin}), 403, "own pages")
    problem(player.ask("DELETE", made.path, headers={"Origin": origin}), 403)
    problem(player.ask("PUT", f"{made.path}/seats/0/bot", json={"bot": ""}, headers={"Origin": origin}), 403)
    assert player.get(made.path)
    line = Live(player.house, made.id, {"origin": origin})
    assert (line.accepted, line.closed) == (False, 4403)


def test_own_pages_are_served(player: Player) -> None:
    made = player.table()
    own = {"Origin": "http://localhost"}
    assert player.ask("POST", "/players", headers=own).status_code == 201
    assert Live(player.house, made.id, {"origin": "http://localhost"}).accepted
    assert Live(player.house, made.id, {"host": "games.example", "origin": "https://games.example"}).accepted


def test_foreign_names_are_refused(build: Callable[..., House]) -> None:
    house = build(hosts=("localhost", "127.0.0.1", "games.example"))
    player = house.player()
    made = player.table()
    for host in ("evil.example", "localhost.evil.example", "", "[", "localhost@evil.example"):
        problem(house.ask("GET", "/games", headers={"Host": host}), 403)
        line = Live(house, made.id, {"host": host})
        assert (line.accepted, line.closed) == (False, 4403)
    for host in ("localhost", "LOCALHOST:8420", "127.0.0.1:1", "games.example"):
        assert house.ask("GET", "/games", headers={"Host": host}).status_code == 200
        assert Live(house, made.id, {"host": host}).accepted


def test_names_and_origins() -> None:
    assert known_host("[::1]:80", ("::1",))
    assert not known_host(None, ("localhost",))
    assert known_host(None, ())
    assert same_origin(None, None)
    assert not same_origin("http://a", None)


# -- the headers of every answer -------------------------------------------------------------------------------------------
def test_security_headers_everywhere(build: Callable[..., House], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "assets" / "app-1.js").write_text("1;" * 1000)
    (tmp_path / "outside.txt").write_text("secret")
    monkeypatch.setattr(app, "STATIC", static)
    house = build(hosts=("localhost",))
    player = house.player()
    made = player.table()
    run, client = house.run, house.client
    answers = {
        200: [player.ask("GET", "/games"), player.ask("GET", "/openapi.json"), player.ask("GET", f"{made.path}/export"), house.ask("GET", "/"),
              run(client.get("/assets/app-1.js"))],
        201: [player.ask("POST", "/players")],
        204: [player.ask("DELETE", made.path)],
        400: [player.ask("POST", "/tables", json={})],
        401: [house.ask("GET", "/tables")],
        403: [house.ask("GET", "/games", headers={"Host": "evil.example"}), house.ask("POST", "/players", headers={"Origin": "http://evil.example"})],
        404: [player.ask("GET", made.path), player.ask("GET", "/nowhere"), run(client.get("/nowhere")), run(client.get("/assets/none.js")),
              run(client.get("/assets/%2e%2e/%2e%2e/outside.txt")), run(client.get("/assets/..%2f..%2foutside.txt"))],
        405: [player.ask("PATCH", "/games")],
        413: [player.ask("POST", "/tables/import", content=b"x" * (5 << 20))],
        422: [player.ask("POST", "/tables/import", content=b"x")],
    }  # fmt: skip
    monkeypatch.setattr(house.hall.campaigns, "of", None)
    answers[500] = [player.ask("GET", "/campaigns")]
    for status, some in answers.items():
        for answer in some:
            assert answer.status_code == status, (answer.url, answer.text)
            for name, value in HEADERS.items():
                assert answer.headers.get_list(name) == [value], (answer.url, name)
            if status >= 400:
                assert answer.json().keys() == {"error", "detail"}, answer.url
    policy = HEADERS["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "http" not in policy
    page, script = answers[200][3], answers[200][4]
    assert page.headers["content-type"].startswith("text/html")
    assert "immutable" in script.headers["cache-control"]


def test_a_client_that_was_not_built(build: Callable[..., House], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "STATIC", tmp_path / "none")
    answer = build().ask("GET", "/")
    assert answer.status_code == 503
    assert "pip install ." in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_bucket_of_tokens() -> None:
    time = [0.0]
    rate = Rate(2, 3, lambda: time[0])
    assert [rate.take() for _ in range(4)] == [True, True, True, False]
    time[0] = 1.0
    assert [rate.take() for _ in range(3)] == [True, True, False]
    time[0] = 1000.0
    assert [rate.take() for _ in range(4)] == [True, True, True, False]
