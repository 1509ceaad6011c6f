"""The hall: all tables, brought into play when somebody comes and put away when nobody is left."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import RowMapping, delete, insert, select, update

from undercroft.kernel.decision import Seat
from undercroft.kernel.packs import PackSource, unembed
from undercroft.kernel.save import SaveError, dump_save, load_save, parse_save
from undercroft.kernel.scene import Message, Tally
from undercroft.kernel.table import AMEND, Settings, Table
from undercroft.lab.chronicle import lore_of
from undercroft.lab.telling import translated

from . import schema
from .campaigns import Campaigns, stage_infos
from .guard import hashed, is_name, name, secret
from .live import ENCODE, Chair, LiveTable, log
from .protocol import Bye, Invitation, Result
from .shelf import SHELF
from .store import Store, now
from .wire import View
from .workers import Workers

REST = 120.0
"""Seconds a table without anybody stays in memory."""


class Missing(LookupError):
    """No such table, seat or campaign for this player: all the same to who asks."""


class Hall:
    def __init__(self, store: Store, workers: Workers) -> None:
        self.store, self.workers = store, workers
        self.campaigns = Campaigns(self)
        self.tables: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Task[LiveTable]] = {}
        self.keeping = asyncio.Lock()

    # -- making ----------------------------------------------------------------------------------------------------------
    async def make(
        self, table: Table[Any], player: str, *, title: str, undo: str, bots: Mapping[Seat, str], mine: Sequence[Seat] = (), campaign: str = ""
    ) -> tuple[str, tuple[Invitation, ...]]:
        """A new table, its host in the seats that are `mine`, or in the first that no bot has."""
        id, game = name(), table.rules.name
        scene = table.scene(None)
        view = View(table, None, "en")
        people = {p.seat: p for p in scene.players}
        invitations = [Invitation(seat, secret()) for seat in table.seats]
        look = Invitation(None, secret())
        held = [s for s in table.seats if s in mine] or [s for s in table.seats if s not in bots][:1]
        first = next(iter(held), None)
        table.settings = msgspec.structs.replace(table.settings, host=next(iter(table.seats), 0) if first is None else first)
        chairs = [
            {
                "table": id, "seat": i.seat, "name": people[i.seat].name if i.seat in people else str(i.seat),
                "icon": people[i.seat].icon if i.seat in people else "", "secret": hashed(i.secret), "called": "",
                "player": player if i.seat in held else "", "bot": bots.get(i.seat or 0, ""),
            }
            for i in invitations
        ]  # fmt: skip
        row = {
            "id": id, "game": game, "title": title, "scenario": view.teller.message(scene.title)[:200], "host": player, "created": now(),
            "touched": now(), "undo": undo, "looker": hashed(look.secret), "campaign": campaign, "version": 0, "outcome": table.outcome,
            "waiting": ",".join(map(str, scene.waiting)), "at": 0, "snapshot": dump_save(table, embed=False),
        }  # fmt: skip
        await self._keep_packs(table)
        await self.store.write((insert(schema.tables).values(row), None), *((insert(schema.seats).values(c), None) for c in chairs))
        return id, (*invitations, look)

    async def _keep_packs(self, table: Table[Any]) -> None:
        """The packs a table began with stay, whatever is installed later."""
        async with self.keeping:
            have = {r["hash"] for r in await self.store.rows(select(schema.packs.c.hash))}
            for pack in table.rules.packs:
                if pack.hash not in have:
                    row = {"hash": pack.hash, "id": pack.id, "version": pack.version, "data": pack.embed()}
                    await self.store.write((insert(schema.packs).values(row), None))
                if pack.hash not in SHELF.installed(table.rules.name):
                    SHELF.add(table.rules.name, pack)

    def new(self, game: str, setup: Mapping[str, Any], seed: int, settings: Settings, profile: Mapping[str, Any] | None = None) -> Table[Any]:
        return Table(SHELF.rules(game), setup, seed, profile=profile or {}, settings=settings)

    # -- opening and putting away ----------------------------------------------------------------------------------------
    async def open(self, id: str) -> LiveTable:
        """A table, from memory or from the database; raises Missing."""
        found = self.tables.get(id)
        if found is not None:
            return found
        if not is_name(id):
            raise Missing(id)
        if id not in self.opening:
            self.opening[id] = asyncio.get_running_loop().create_task(self._read(id))
            self.opening[id].add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(self.opening[id])

    async def _read(self, id: str) -> LiveTable:
        row = await self.store.row(select(schema.tables).where(schema.tables.c.id == id))
        if row is None:
            raise Missing(id)
        chairs = await self.store.rows(select(schema.seats).where(schema.seats.c.table == id).order_by(schema.seats.c.seat))
        j = schema.journal
        after = await self.store.rows(select(j).where(j.c.table == id, j.c.version > row["at"]).order_by(j.c.version))
        await self._find_packs(row["game"], row["snapshot"])
        table = load_save(row["snapshot"], SHELF.find)
        for entry in after:
            replay(table, entry)
        sat = {c["seat"]: Chair(*(c[f] for f in Chair.__struct_fields__)) for c in chairs}
        live = LiveTable(self, row, table, sat)
        if live.campaign and table.outcome is not None:
            live.following = await self.campaigns.following(live)
        self.tables[id] = live
        self.rest(live)
        return live

    async def _find_packs(self, game: str, save: bytes) -> None:
        have = {p.hash for p in SHELF.find(game).packs()}
        missing = [ref.hash for ref in parse_save(save).header.packs if ref.hash not in have]
        if missing:
            for r in await self.store.rows(select(schema.packs).where(schema.packs.c.hash.in_(missing))):
                SHELF.add(game, _unpacked(r))

    def rest(self, live: LiveTable) -> None:
        """Put a table away after a while if nobody has come."""
        asyncio.get_running_loop().call_later(REST, lambda: self._put_away(live))

    def _put_away(self, live: LiveTable) -> None:
        if not live.connections and not live.thinking and not live.lock.locked() and self.tables.get(live.id) is live:
            live.closed = True
            del self.tables[live.id]

    def drop(self, live: LiveTable, why: str, *, again: bool = True) -> None:
        """Take a table out of memory at once; whoever is there connects again, unless it is gone for good."""
        live.closed = True
        if self.tables.get(live.id) is live:
            del self.tables[live.id]
        bye, loop = ENCODE(Bye(error="again" if again else "gone", detail=why, again=again)), asyncio.get_running_loop()
        for connection in live.connections:
            loop.call_soon(connection.send, bye)  # after the answer to whoever is being answered now

    async def delete(self, id: str) -> None:
        live = self.tables.get(id)
        if live is not None:
            self.drop(live, "the table was removed by its host", again=False)
        await self.store.write((delete(schema.tables).where(schema.tables.c.id == id), None))
        await self.store.write((update(schema.campaigns).where(schema.campaigns.c.current == id).values(current=""), None))

    # -- what is told besides the scene ----------------------------------------------------------------------------------
    def introduction(self, live: LiveTable, locale: str) -> str:
        scenario, rules = live.table.setup.get("scenario", ""), live.table.rules
        return translated(rules, lore_of(SHELF.find(live.game).module).introduction(rules, scenario), locale) if scenario else ""

    def result(self, live: LiveTable, view: View) -> Result:
        table, outcome = live.table, live.table.outcome or ""
        scenario = table.setup.get("scenario", "")
        conclusion = lore_of(SHELF.find(live.game).module).conclusion(table.rules, scenario, outcome) if scenario else ""
        tallies = tuple(Tally(_said(view, t), t.value) for t in table.tallies())
        return Result(outcome, translated(table.rules, conclusion, view.locale), tallies, stage_infos(live.following, view.locale))

    # -- seats -----------------------------------------------------------------------------------------------------------
    async def seat_of(self, live: LiveTable, credential: str, seat: Seat | None) -> tuple[Seat | None, bool]:
        """The seat a credential opens (the one asked for, if it is a player's), and whether it is the host's; raises Missing."""
        key = hashed(credential)
        for chair in live.chairs.values():
            if chair.secret == key and not chair.player:
                return chair.seat, False
        if live.looker == key:
            return None, False
        player = await self.store.player(key)
        if player is None:
            raise Missing(live.id)
        host = player == live.host
        mine = [c.seat for c in live.chairs.values() if c.player == player]
        if seat is not None and seat in mine:
            return seat, host
        if seat is None and (host or mine or await self.looks_on(live.id, player)):
            return (mine[0] if mine else None), host
        raise Missing(live.id)

    async def looks_on(self, id: str, player: str) -> bool:
        t = schema.lookers
        return await self.store.row(select(t.c.player).where(t.c.table == id, t.c.player == player)) is not None

    async def change_seat(self, live: LiveTable, seat: Seat, **values: str) -> None:
        t = schema.seats
        await self.store.write((update(t).where(t.c.table == live.id, t.c.seat == seat).values(**values), None))
        for field, value in values.items():
            setattr(live.chairs[seat], field, value)
        live.tell_around()
        live.drive()

    async def invite(self, live: LiveTable) -> tuple[Invitation, ...]:
        """New links for all seats that nobody has taken, and to look on; the old ones are void."""
        made = []
        for chair in live.chairs.values():
            if not chair.player:
                made.append(Invitation(chair.seat, secret()))
                await self.change_seat(live, chair.seat, secret=hashed(made[-1].secret))
        look = Invitation(None, secret())
        live.looker = hashed(look.secret)
        await self.store.write((update(schema.tables).where(schema.tables.c.id == live.id).values(looker=live.looker), None))
        return (*made, look)


def replay(table: Table[Any], entry: RowMapping) -> None:
    """Do again what was written down; a state that comes out differently is told in the log."""
    seat, key = entry["seat"], entry["key"]
    match entry["kind"]:
        case "choose":
            table.choose(key, seat)
        case "undo":
            table.undo(seat)
        case "amend":
            table._do(AMEND, key)
        case kind:
            raise SaveError(f"the journal has an entry of the unknown kind {kind!r}")
    if table.hash != entry["hash"]:
        log.error("table %s comes out differently at version %s", entry["table"], entry["version"])


def _unpacked(row: RowMapping) -> PackSource:
    return unembed(row["id"], row["version"], row["data"])


def _said(view: View, tally: Tally) -> Message:
    return msgspec.structs.replace(tally.name, text=view.teller.message(tally.name))

