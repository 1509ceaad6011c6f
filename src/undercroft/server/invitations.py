"""What an invitation is for, and where this server can be reached."""

from __future__ import annotations

import ipaddress
from typing import Annotated

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from undercroft.kernel.decision import Seat
from undercroft.presentation.telling import Teller, translated
from undercroft.text.messages import locales

from . import protocol
from .guard import LOCAL, hashed, known_host, own_addresses
from .hall import Hall, Missing
from .live import LiveTable

ANY = ("0.0.0.0", "::")


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
        hall.shelf.find(live.game).title, teller.message(scene.title),
        "" if chair is None else translated(live.table.rules, names.get(chair.seat, chair.name), teller.locale),
        "" if chair is None else chair.icon, chair is None, host_name(live), chair is not None and bool(chair.player),
    )  # fmt: skip


def host_name(live: LiveTable) -> str:
    """The host's name, if it is known."""
    seats: list[Seat] = [seat for seat, chair in live.chairs.items() if chair.player == live.host]
    return next((live.chairs[seat].called for seat in seats if live.chairs[seat].called), "")


@get("/reach")
async def reach(state: State) -> protocol.Reach:
    """Whether only this machine can reach the server, and where others can."""
    return reached(state.get("bound"), state.get("hosts", ()))


def reached(bound: tuple[str, int] | None, hosts: tuple[str, ...] = ()) -> protocol.Reach:
    """Work out the reachable addresses from where the server listens and the names it answers to (empty: any)."""
    if bound is None:
        return protocol.Reach(False, ())
    host, port = bound
    if host in LOCAL:
        return protocol.Reach(True, ())
    private = [address for address in own_addresses() if ipaddress.ip_address(address.partition("%")[0]).is_private]
    found = (f"[{address}]" if ":" in address else address for address in (private if host in ANY else (host,)))
    return protocol.Reach(False, tuple(f"http://{address}:{port}/" for address in found if known_host(address, hosts)))


HANDLERS = [invited, reach]
