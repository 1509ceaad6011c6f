"""The hall: all tables. A table is loaded when somebody connects and put away when everybody has left."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import RowMapping, delete, insert, select, update

from undercroft.kernel.decision import TABLE, IllegalChoice, Seat
from undercroft.kernel.event import EARLIER
from undercroft.kernel.packs import PackSource, unembed
from undercroft.kernel.save import Kept, SaveError, dump_save, parse_save, replay_save, resume_save, saved_journal
from undercroft.kernel.scene import Message, Tally
from undercroft.kernel.table import Diverged, Entry, Forgotten, Settings, Table
from undercroft.presentation.chronicle import lore_of
from undercroft.presentation.telling import translated

from . import schema
from .campaigns import Campaigns, stage_infos
from .guard import hashed, is_name, name, secret
from .keeping import Keeper, folded
from .live import ENCODE, Chair, LiveTable, log
from .protocol import Bye, Invitation, Result
from .shelf import Shelf
from .store import Store, now
from .titles import stored
from .wire import View
from .workers import Rebuilt, TookTooLong, Workers

REST = 120.0
"""How many seconds an empty table stays in memory."""


SHORT = 32
"""A game with at most this many choices is replayed when it is opened."""
PATIENCE = 2.0
"""How many seconds opening a table waits for the early part of its log; if that takes longer, it is sent later."""


class Missing(LookupError):
    """The table, seat or campaign does not exist, or this player may not see it. The caller cannot tell which."""


class Hall:
    def __init__(self, store: Store, workers: Workers, shelf: Shelf) -> None:
        self.store, self.workers, self.shelf = store, workers, shelf
        self.campaigns = Campaigns(self)
        self.tables: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Task[LiveTable]] = {}
        self.keeping = asyncio.Lock()

    async def close(self) -> None:
        """Stop loading tables because the server is shutting down."""
        reading = [live.reading for live in self.tables.values() if live.reading is not None]
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)

    # -- making ----------------------------------------------------------------------------------------------------------
    async def make(
        self, table: Table[Any], player: str, *, title: str, undo: str, bots: Mapping[Seat, str], mine: Sequence[Seat] = (), campaign: str = "",
        states: Sequence[Kept] = (),
    ) -> tuple[str, tuple[Invitation, ...]]:
        """Create a table. Its host gets the seats in `mine`, or else the first seat without a bot. `states` holds the states of earlier beats if
        the game began elsewhere."""
        id, game = name(), table.rules.name
        scene = table.scene(None)
        called = stored(scene.title, View(table, None, "en").teller.message(scene.title))
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
            "id": id, "game": game, "title": title, "scenario": called, "host": player, "created": now(),
            "touched": now(), "undo": undo, "looker": hashed(look.secret), "campaign": campaign, "version": 0, "outcome": table.outcome,
            "waiting": ",".join(map(str, scene.waiting)), "at": 0, "snapshot": dump_save(table, embed=False, resumable=True),
            "bytes": sum(len(p.embed()) for p in table.rules.packs if p.hash not in self.shelf.installed(game)),
        }  # fmt: skip
        await self._keep_packs(table)
        await self.store.write(
            (insert(schema.tables).values(row), None),
            *((insert(schema.seats).values(c), None) for c in chairs),
            *((insert(schema.uses).values(table=id, pack=p.hash), None) for p in table.rules.packs),
            *Keeper(self.store, id, ()).begin(table, states),
        )
        return id, (*invitations, look)

    async def bring_in(self, built: Rebuilt, player: str) -> tuple[str, tuple[Invitation, ...]]:
        """Create a table from a game that was saved elsewhere and has been replayed."""
        for pack in built.packs:
            self.shelf.keep(pack)
        table = await shown(resume_save, built.save, saved_journal(built.save), (), self.shelf.find)
        return await self.make(table, player, title="", undo="free", bots={}, states=built.kept)

    async def _keep_packs(self, table: Table[Any]) -> None:
        """Keep the packs that a table began with, whatever is installed later."""
        async with self.keeping:
            have = {r["hash"] for r in await self.store.rows(select(schema.packs.c.hash))}
            for pack in table.rules.packs:
                if pack.hash not in have:
                    row = {"hash": pack.hash, "id": pack.id, "version": pack.version, "data": pack.embed()}
                    await self.store.write((insert(schema.packs).values(row), None))
                if pack.hash not in self.shelf.installed(table.rules.name):
                    self.shelf.keep(pack)

    async def new(self, game: str, setup: Mapping[str, Any], seed: int, settings: Settings, profile: Mapping[str, Any] | None = None) -> Table[Any]:
        """Set up a new game; raises SetupError."""
        rules = self.shelf.rules(game)
        return await shown(lambda: Table(rules, setup, seed, profile=profile or {}, settings=settings))

    # -- opening and putting away ----------------------------------------------------------------------------------------
    async def open(self, id: str) -> LiveTable:
        """Get a table from memory or from the database; raises Missing."""
        found = self.tables.get(id)
        if found is not None:
            return found
        if not is_name(id):
            raise Missing(id)
        if id not in self.opening:
            self.opening[id] = asyncio.get_running_loop().create_task(self._read(id))
            self.opening[id].add_done_callback(lambda _: self.opening.pop(id, None))
        live = await asyncio.shield(self.opening[id])
        if live.reading is not None:
            await asyncio.wait({live.reading}, timeout=PATIENCE)
        return live

    async def _read(self, id: str) -> LiveTable:
        row = await self.store.row(select(schema.tables).where(schema.tables.c.id == id))
        if row is None:
            raise Missing(id)
        m, j = schema.marks, schema.journal
        chairs = await self.store.rows(select(schema.seats).where(schema.seats.c.table == id).order_by(schema.seats.c.seat))
        after = await self.store.rows(select(j).where(j.c.table == id, j.c.version > row["at"]).order_by(j.c.version))
        keeper = Keeper(self.store, id, [r["at"] for r in await self.store.rows(select(m.c.at).where(m.c.table == id))])
        older = await self._find_packs(row["game"], row["snapshot"])
        journal = folded(saved_journal(row["snapshot"]), after)
        table = await self._resume(row, journal, keeper, older)
        if after and table.base is None and table.hash != after[-1]["hash"]:
            log.error("table %s comes out differently at version %s", id, row["version"])
        sat = {c["seat"]: Chair(*(c[f] for f in Chair.__struct_fields__)) for c in chairs}
        live = LiveTable(self, row, table, sat, keeper)
        if live.campaign and table.outcome is not None:
            live.following = await self.campaigns.following(live)
        self.tables[id] = live
        self.rest(live)
        if EARLIER in table.events[:1]:
            live.reading = asyncio.get_running_loop().create_task(self._verify(live, row["snapshot"], journal, older))
        return live

    async def _resume(self, row: RowMapping, journal: list[Entry], keeper: Keeper, older: Sequence[PackSource]) -> Table[Any]:
        """Load a game from its latest snapshot; a short game is replayed at once. If the rules have changed since, the game is stored again. If it
        was saved before snapshots could be resumed, a worker replays it."""
        save, kept = row["snapshot"], list[Kept]()
        if len(journal) <= SHORT and parse_save(save).header.rules == self.shelf.rules(row["game"]).version:
            return await shown(replay_save, save, journal, self.shelf.find)
        for _ in range(2):
            try:
                table = await shown(resume_save, save, journal, kept, self.shelf.find)
                break
            except Forgotten as e:
                kept = [found] if (found := await keeper.state(e.number)) is not None else []
        else:
            built = await self.workers.rebuild(save, journal, older)
            table = await shown(resume_save, built.save, journal, built.kept, self.shelf.find)
            table.events[: len(built.events)] = built.events[: len(table.events)]
            await self.store.write(*keeper.afresh(table, row["version"], built.kept))
        if parse_save(save).header.rules != table.rules.version:
            log.info("table %s: %s", row["id"], "; ".join(table.notes))
            await self.store.write(*keeper.afresh(table, row["version"]))
        return table

    async def _verify(self, live: LiveTable, save: bytes, journal: list[Entry], older: Sequence[PackSource]) -> None:
        """Replay the whole game in a worker, to check that the result is the same and to recover its earliest events."""
        try:
            built = await self.workers.rebuild(save, journal, older)
        except (SaveError, Diverged, IllegalChoice, TookTooLong) as e:
            log.error("table %s does not replay: %s", live.id, e)
            return
        await live.complete(built.events)

    async def _find_packs(self, game: str, save: bytes) -> list[PackSource]:
        """The packs of a save that are not installed; they stay available from now on."""
        installed, found = self.shelf.installed(game), list[PackSource]()
        wanted = [ref.hash for ref in parse_save(save).header.packs if ref.hash not in installed]
        if wanted:
            for r in await self.store.rows(select(schema.packs).where(schema.packs.c.hash.in_(wanted))):
                found.append(self.shelf.older.get(r["hash"]) or _unpacked(r))
                self.shelf.keep(found[-1])
        return found

    def rest(self, live: LiveTable) -> None:
        """Put a table away after a while if nobody has connected."""
        asyncio.get_running_loop().call_later(REST, lambda: self._put_away(live))

    def _put_away(self, live: LiveTable) -> None:
        if not live.connections and not live.thinking.tasks and not live.lock.locked() and self.tables.get(live.id) is live:
            live.closed = True
            del self.tables[live.id]

    def drop(self, live: LiveTable, why: str, *, again: bool = True) -> None:
        """Remove a table from memory at once. Its clients reconnect, unless the table is gone for good."""
        live.closed = True
        if self.tables.get(live.id) is live:
            del self.tables[live.id]
        bye, loop = ENCODE(Bye(error="again" if again else "gone", detail=why, again=again)), asyncio.get_running_loop()
        for connection in live.connections:
            loop.call_soon(connection.send, bye)  # send this after the answer to the current request

    async def delete(self, id: str) -> None:
        live = self.tables.get(id)
        if live is not None:
            self.drop(live, "the table was removed by its host", again=False)
        used = [r["pack"] for r in await self.store.rows(select(schema.uses.c.pack).where(schema.uses.c.table == id))]
        await self.store.write((delete(schema.tables).where(schema.tables.c.id == id), None))
        await self._drop_packs(used)
        await self.store.write((update(schema.campaigns).where(schema.campaigns.c.current == id).values(current=""), None))

    async def _drop_packs(self, hashes: Sequence[str]) -> None:
        """Remove packs that no table needs any more."""
        async with self.keeping:
            needed = {r["pack"] for r in await self.store.rows(select(schema.uses.c.pack).where(schema.uses.c.pack.in_(hashes)))}
            if idle := [hash for hash in hashes if hash not in needed]:
                await self.store.write((delete(schema.packs).where(schema.packs.c.hash.in_(idle)), None))

    # -- texts outside the scene -----------------------------------------------------------------------------------------
    def introduction(self, live: LiveTable, locale: str) -> str:
        scenario, rules = live.table.setup.get("scenario", ""), live.table.rules
        return translated(rules, lore_of(self.shelf.find(live.game).module).introduction(rules, scenario), locale) if scenario else ""

    def result(self, live: LiveTable, view: View) -> Result:
        table, outcome = live.table, live.table.outcome or ""
        scenario = table.setup.get("scenario", "")
        conclusion = lore_of(self.shelf.find(live.game).module).conclusion(table.rules, scenario, outcome) if scenario else ""
        tallies = () if EARLIER in table.events[:1] else tuple(Tally(_said(view, t), t.value) for t in table.tallies())
        shared = len(set(table.results.values())) < 2
        won = table.results.get(TABLE if view.seat is None else view.seat, table.won if shared else None)
        return Result(outcome, won, translated(table.rules, conclusion, view.locale), tallies, stage_infos(live.following, table.rules, view.locale))

    # -- seats -----------------------------------------------------------------------------------------------------------
    async def seat_of(self, live: LiveTable, credential: str, seat: Seat | None) -> tuple[Seat | None, bool]:
        """The seat that a credential opens (for a player, the seat asked for), and whether it is the host's; raises Missing."""
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
        live.thinking.drive()

    async def invite(self, live: LiveTable) -> tuple[Invitation, ...]:
        """Create new links for all free seats and for spectators; the old links become invalid."""
        made = []
        for chair in live.chairs.values():
            if not chair.player:
                made.append(Invitation(chair.seat, secret()))
                await self.change_seat(live, chair.seat, secret=hashed(made[-1].secret))
        look = Invitation(None, secret())
        live.looker = hashed(look.secret)
        await self.store.write((update(schema.tables).where(schema.tables.c.id == live.id).values(looker=live.looker), None))
        return (*made, look)


async def shown(make: Callable[..., Table[Any]], *arguments: Any) -> Table[Any]:
    """Create a game and render it once in a thread: reading packs and surveying maps can be slow, and must not block other clients."""

    def first() -> Table[Any]:
        table = make(*arguments)
        table.scene(None)
        return table

    return await asyncio.to_thread(first)


def _unpacked(row: RowMapping) -> PackSource:
    return unembed(row["id"], row["version"], row["data"])


def _said(view: View, tally: Tally) -> Message:
    return msgspec.structs.replace(tally.name, text=view.teller.message(tally.name))

