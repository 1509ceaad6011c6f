"""What a link is for before somebody sits down by it, and where the server can be reached."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

import pytest

from tests.server.games import SECRET
from tests.server.house import Player
from tests.server.test_lobby import problem
from undercroft.server import invitations
from undercroft.server.guard import own_addresses
from undercroft.server.invitations import reached
from undercroft.server.shelf import SHELF


def ask(player: Player, path: str, secret: str) -> dict[str, object]:
    """Without a key."""
    answer = player.house.run(player.house.client.post(f"/api{path}/invited", json={"secret": secret}))
    assert answer.status_code == 200
    found: dict[str, object] = answer.json()
    return found


def test_a_link_tells_what_it_is_for(player: Player) -> None:
    made = player.table(SECRET, 2)
    told = ask(player, made.path, made.secrets[1])
    (table,) = player.get("/tables")
    assert told == {
        "game": SHELF.find(SECRET).title, "scenario": table["scenario"], "character": table["seats"][1]["name"], "icon": table["seats"][1]["icon"],
        "looking_on": False, "host": "", "taken": False,
    }  # fmt: skip
    player.house.player().post(f"{made.path}/sit", secret=made.secrets[1], name="Fred")
    assert ask(player, made.path, made.secrets[1])["taken"] is True


def test_a_link_to_look_on_names_nobody(player: Player) -> None:
    made = player.table(SECRET, 2)
    told = ask(player, made.path, made.secrets[None])
    assert (told["looking_on"], told["character"], told["taken"]) == (True, "", False)


def test_the_host_is_named_where_it_is_known(player: Player) -> None:
    made = player.table(SECRET, 2)
    player.post(f"{made.path}/sit", secret=made.secrets[0], name="Hedda")
    assert ask(player, made.path, made.secrets[1])["host"] == "Hedda"


def test_a_secret_that_opens_nothing_is_told_nothing(player: Player) -> None:
    made = player.table(SECRET, 2)
    problem(player.ask("POST", f"{made.path}/invited", json={"secret": "x" * 32}), 404)
    problem(player.ask("POST", "/tables/0123456789abcdef/invited", json={"secret": made.secrets[1]}), 404)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "::1"])
def test_on_loopback_only_this_machine_can_come(host: str) -> None:
    told = reached((host, 8000))
    assert (told.local_only, told.addresses) == (True, ())


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_for_all_the_private_addresses_are_told(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitations, "own_addresses", lambda: ("192.168.1.20", "fd00::7"))
    told = reached((host, 8000))
    assert (told.local_only, told.addresses) == (False, ("http://192.168.1.20:8000/", "http://[fd00::7]:8000/"))
    assert reached((host, 8000), ("table.example",)).addresses == ()


def test_a_single_address_is_told_as_it_is() -> None:
    assert reached(("10.1.2.3", 80)).addresses == ("http://10.1.2.3:80/",)
    assert reached(None).addresses == ()


def test_only_addresses_in_private_networks_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    for address in own_addresses():
        assert not ipaddress.ip_address(address).is_loopback
    monkeypatch.setattr(invitations, "own_addresses", lambda: ["192.168.1.20", "203.0.114.9"])
    assert reached(("0.0.0.0", 80)).addresses == ("http://192.168.1.20:80/",)


def test_the_server_says_where_it_is(player: Player) -> None:
    assert player.get("/reach") == {"local_only": False, "addresses": []}
    assert urlsplit(reached(("10.1.2.3", 80)).addresses[0]).port == 80
