"""What an invitation is for, and where this server can be reached."""

from __future__ import annotations

import ipaddress
import socket
from typing import Annotated

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from undercroft.kernel.decision import Seat
from undercroft.lab.telling import Teller
from undercroft.text.messages import locales

from . import protocol
from .guard import LOCAL, hashed, known_host
from .hall import Hall, Missing
from .live import LiveTable
from .shelf import SHELF

ANY = ("0.0.0.0", "::")
BEYOND = (("10.255.255.255", socket.AF_INET), ("172.31.255.255", socket.AF_INET), ("192.168.255.255", socket.AF_INET), ("fd00::1", socket.AF_INET6))
"""Addresses in private networks: the way to them begins at an address of our own. Nothing is sent there."""


@post("/tables/{id:str}/invited", status_code=200)
async def invited(
    state: State, id: FromPath[str], data: JSONBody[protocol.Invited], locale: Annotated[str, QueryParameter(max_length=12)] = "en"
) -> protocol.Welcome:
    """What a link is for, before anybody sits down by it. Needs no key."""
    hall: Hall = state["hall"]
    live = await hall.open(id)
    key = hashed(data.secret)
    chair = next((c for c in live.chairs.values() if c.secret == key), None)
    if chair is None and key != live.looker:
        raise Missing(id)
    teller = Teller(live.table, None, locale if locale in locales() else "en")
    scene = teller.translated(live.table.scene(None))
    names = {player.seat: player.name for player in scene.players}
    return protocol.Welcome(
        SHELF.find(live.game).title, teller.message(scene.title), "" if chair is None else names.get(chair.seat, chair.name),
        "" if chair is None else chair.icon, chair is None, host_name(live), chair is not None and bool(chair.player),
    )  # fmt: skip


def host_name(live: LiveTable) -> str:
    """What the host is called, where that was said."""
    seats: list[Seat] = [seat for seat, chair in live.chairs.items() if chair.player == live.host]
    return next((live.chairs[seat].called for seat in seats if live.chairs[seat].called), "")


@get("/reach")
async def reach(state: State) -> protocol.Reach:
    """Whether only this machine can reach the server, and where others can."""
    return reached(state.get("bound"), state.get("hosts", ()))


def reached(bound: tuple[str, int] | None, hosts: tuple[str, ...] = ()) -> protocol.Reach:
    """From where the server listens, and the names that it answers to (none: any)."""
    if bound is None:
        return protocol.Reach(False, ())
    host, port = bound
    if host in LOCAL:
        return protocol.Reach(True, ())
    found = (f"[{address}]" if ":" in address else address for address in (own_addresses() if host in ANY else (host,)))
    return protocol.Reach(False, tuple(f"http://{address}:{port}/" for address in found if known_host(address, hosts)))


def own_addresses() -> tuple[str, ...]:
    """This machine's addresses in private networks."""
    found: dict[str, None] = {}
    for target, family in BEYOND:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((target, 9))
                address = str(probe.getsockname()[0])
        except OSError:
            continue
        known = ipaddress.ip_address(address)
        if known.is_private and not known.is_loopback and not known.is_link_local:
            found[address] = None
    return tuple(found)


HANDLERS = [invited, reach]
