"""The lobby's API: games, players, tables, seats and campaigns."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache
from math import ceil
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import func, insert, literal, or_, select

from undercroft.bots import BOTS
from undercroft.kernel.contract import HasIcon, Module
from undercroft.kernel.decision import Seat
from undercroft.kernel.form import Field, Form, FormOption
from undercroft.kernel.rules import Rules, SetupError
from undercroft.kernel.save import dump_save
from undercroft.kernel.table import Settings
from undercroft.presentation.chronicle import chronicle_of
from undercroft.presentation.failures import book_of, each_game
from undercroft.presentation.forms import agreed, form
from undercroft.presentation.telling import told, translated
from undercroft.presentation.voices import rendered, title_of, voice_of
from undercroft.text.messages import Voice, locales

from . import protocol, schema
from .guard import Gate, code, hashed, is_name, name, secret
from .hall import Hall, Missing
from .icons import icons
from .invitations import HANDLERS as invitation_handlers
from .live import LiveTable
from .shelf import Pinned, Shelf
from .store import TRANSFER
from .titles import told as title_told

log = logging.getLogger("undercroft.server")
MAX_POSITION = 256 << 10
"""The largest position accepted for solving, in bytes."""
MAX_SAVE = 4 << 20
"""The largest game accepted for import, in bytes."""
MAX_TABLES = 500
"""The most tables a player may have at a time."""
MAX_BYTES = 64 << 20
"""The most bytes a player's tables may take up."""


def hall_of(state: State) -> Hall:
    found: Hall = state["hall"]
    return found


async def player_of(request: Request[Any, Any, Any]) -> str:
    """The player the request's key belongs to; 401 without a valid key."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    found = await hall_of(request.app.state).store.player(hashed(key)) if scheme.lower() == "bearer" and key else None
    if found is None:
        raise HTTPException("send a player key as 'Authorization: Bearer KEY'; POST /api/players makes one", status_code=401)
    return found


def limited(what: str) -> Callable[[ASGIConnection[Any, Any, Any, Any], BaseRouteHandler], None]:
    """Apply a rate limit to a handler, for each address and each key."""

    def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        key = connection.headers.get("authorization", "")
        address = connection.client.host if connection.client is not None else ""
        gate: Gate = connection.app.state["gate"]
        wait = gate.wait(what, (address, hashed(key)) if key else (address,))
        if wait:
            seconds = str(ceil(wait))
            raise HTTPException(f"too many {what}; try again in {seconds} s", status_code=429, headers={"Retry-After": seconds})

    return guard


def language(locale: str) -> str:
    return locale if locale in locales() else "en"


# -- games -----------------------------------------------------------------------------------------------------------------
def _field(field: Field, module: Module, rules: Rules[Any], voice: Voice) -> Field:
    """A field in the reader's language, with what the game says about its options. A switch has one option, which says what it does."""
    options = field.options or ((FormOption("", ""),) if field.kind == "switch" else ())

    def option(o: FormOption) -> FormOption:
        facts = told(module, rules, field.id, o.value, voice.locale)
        about = "\n".join(filter(None, (translated(rules, o.about, voice.locale), *facts)))
        return msgspec.structs.replace(o, title=voice.word(field.id, o.title), about=about)

    label = msgspec.structs.replace(field.label, text=rendered(voice, field.label.id, field.label.args))
    return msgspec.structs.replace(field, label=label, options=tuple(map(option, options)))


def game_info(shelf: Shelf, name: str, locale: str) -> protocol.GameInfo:
    """A game as the lobby shows it in one language. The result is cached for the packs that new tables begin with."""
    rules = shelf.rules(name)
    known = _games.get((name, locale))
    if known is None or known[0] is not rules:
        known = _games[name, locale] = rules, _game(shelf.find(name), rules, locale)
    return known[1]


_games: dict[tuple[str, str], tuple[Rules[Any], protocol.GameInfo]] = {}


def _game(pinned: Pinned, rules: Rules[Any], locale: str) -> protocol.GameInfo:
    name = pinned.name
    asked, voice = form(pinned.module, rules, locale), voice_of(name, locale)
    fields = tuple(_field(field, pinned.module, rules, voice) for field in asked.fields)
    id = f"about-{name}"
    about = voice.render(id) if voice.has(id) else ""
    icon = pinned.module.icon if isinstance(pinned.module, HasIcon) else ""
    chronicle = chronicle_of(pinned.module)
    sizes = () if chronicle is None else chronicle.sizes(rules)
    return protocol.GameInfo(name, title_of(name, pinned.title, voice), about, icon, sizes, Form(fields, asked.seats), tuple(BOTS))


Language = Annotated[str, QueryParameter(max_length=12)]


@get("/games")
async def games(state: State, locale: Language = "en") -> list[protocol.GameInfo]:
    """All games that can be played here, each with the form for a new table."""
    shelf = hall_of(state).shelf
    return list(each_game(lambda module: game_info(shelf, module.name, language(locale)), report).values())


@cache
def report(line: str) -> None:
    """A game that is broken is reported once and not on every visit."""
    log.error(line)


@get("/games/{game:str}/rules/{rule:str}")
async def rule(state: State, game: FromPath[str], rule: FromPath[str], locale: Language = "en") -> protocol.RuleText:
    """The text of a rule, in the reader's language if it is translated."""
    found = book_of(hall_of(state).shelf.find(game).module, voice_of(game, language(locale))).get(rule)
    if found is None:
        raise Missing(rule)
    return protocol.RuleText(found.id, found.title_of_section, found.text)


@get("/icons")
async def icon_bodies(names: Annotated[str, QueryParameter(max_length=4000)] = "") -> Response[dict[str, Any]]:
    """The drawings of icons by name; those not known are left out."""
    return Response(icons(names.split(",")[:200]), headers={"Cache-Control": "public, max-age=86400"})


@post("/solve", status_code=200, guards=[limited("solves")], request_max_body_size=MAX_POSITION)
async def solve_position(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Every legal outcome of a monster's turn in a position, as `undercroft solve` finds them."""
    return await hall_of(request.app.state).workers.solve(await request.body())


# -- players ---------------------------------------------------------------------------------------------------------------
@post("/players", guards=[limited("players")])
async def new_player(state: State) -> protocol.PlayerKey:
    """A key that keeps "my tables". It is shown once; only its hash is kept."""
    key = secret()
    await hall_of(state).store.add_player(name(), hashed(key))
    return protocol.PlayerKey(key)


@post("/players/transfer")
async def transfer(state: State, player: NamedDependency[str]) -> protocol.TransferCode:
    """A code with which another device gets a key of its own to the same tables."""
    made = code()
    await hall_of(state).store.add_transfer(hashed(made), player)
    return protocol.TransferCode(made, TRANSFER)


@post("/players/claim", guards=[limited("claims")])
async def claim(state: State, data: JSONBody[protocol.Claim]) -> protocol.PlayerKey:
    key = secret()
    if not await hall_of(state).store.claim(hashed(data.code.strip().upper()), hashed(key)):
        raise HTTPException("the code is not known, or older than ten minutes, or was used", status_code=404)
    return protocol.PlayerKey(key)


# -- tables ----------------------------------------------------------------------------------------------------------------
def _when(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


def _rules(hall: Hall, game: str) -> Rules[Any] | None:
    """The rules of a game; None if it is broken or not installed any more, since its tables are listed nevertheless."""
    try:
        return hall.shelf.rules(game)
    except Exception:
        return None


async def _infos(hall: Hall, player: str, *only: str, locale: str = "en") -> list[protocol.TableInfo]:
    """The tables a player is involved in, latest first."""
    t, s, k = schema.tables, schema.seats, schema.lookers
    mine = select(s.c.table).where(s.c.player == player)
    watched = select(k.c.table).where(k.c.player == player)
    fields = [c for c in t.c if c.name != "snapshot"]
    wanted = select(*fields).where(or_(t.c.host == player, t.c.id.in_(mine), t.c.id.in_(watched))).order_by(t.c.touched.desc(), t.c.id)
    rows = await hall.store.rows(wanted.where(t.c.id.in_(only)) if only else wanted.limit(MAX_TABLES))
    chairs = await hall.store.rows(select(s).where(s.c.table.in_([r["id"] for r in rows])).order_by(s.c.table, s.c.seat))
    found = []
    for r in rows:
        live, rules = hall.tables.get(r["id"]), _rules(hall, r["game"])
        sat = [c for c in chairs if c["table"] == r["id"]]
        present = {c.seat for c in live.connections} if live is not None else set()
        seats = tuple(
            protocol.SeatInfo(
                c["seat"], translated(rules, c["name"], locale), c["called"], c["icon"], c["bot"], c["seat"] in present, bool(c["player"])
            )
            for c in sat
        )  # fmt: skip
        scenario = title_told(r["scenario"], r["game"], rules, locale)
        found.append(
            protocol.TableInfo(
                r["id"], r["game"], r["title"], scenario, _when(r["created"]), _when(r["touched"]), r["version"], r["outcome"],
                r["host"] == player, tuple(c["seat"] for c in sat if c["player"] == player),
                tuple(int(x) for x in r["waiting"].split(",") if x), seats, r["campaign"],
            )
        )
    return found


async def _info(hall: Hall, player: str, id: str) -> protocol.TableInfo:
    found = await _infos(hall, player, id) if is_name(id) else []
    if not found:
        raise Missing(id)
    return found[0]


async def _hosted(hall: Hall, player: str, id: str) -> LiveTable:
    """Get a table, for its host only."""
    live = await hall.open(id)
    if live.host != player:
        raise Missing(id)
    return live


@get("/tables")
async def my_tables(state: State, player: NamedDependency[str], locale: Language = "en") -> list[protocol.TableInfo]:
    return await _infos(hall_of(state), player, locale=language(locale))


@get("/tables/{id:str}")
async def one_table(state: State, player: NamedDependency[str], id: FromPath[str]) -> protocol.TableInfo:
    return await _info(hall_of(state), player, id)


async def _room(hall: Hall, player: str) -> None:
    """Refuse a new table if the player has too many already, or if they take up too much space."""
    t, m = schema.tables, schema.marks
    own = select(t.c.id).where(t.c.host == player)
    size = func.coalesce(func.sum(func.length(t.c.snapshot) + t.c.bytes), 0)
    counted = await hall.store.row(select(func.count().label("tables"), size.label("bytes")).select_from(t).where(t.c.host == player))
    kept = await hall.store.row(select(func.coalesce(func.sum(func.length(m.c.state)), 0).label("bytes")).where(m.c.table.in_(own)))
    if counted is not None and counted["tables"] >= MAX_TABLES:
        raise HTTPException(f"you have {MAX_TABLES} tables; remove some first", status_code=409)
    if counted is not None and kept is not None and counted["bytes"] + kept["bytes"] > MAX_BYTES:
        raise HTTPException(f"your tables take more than {MAX_BYTES >> 20} MB; remove some first", status_code=409)


@post("/tables", guards=[limited("tables")])
async def new_table(state: State, player: NamedDependency[str], data: JSONBody[protocol.NewTable]) -> protocol.MadeTable:
    """Set up a game. Its host holds the first seat that no bot has; the links to the others are in the answer, and only there."""
    hall = hall_of(state)
    await _room(hall, player)
    pinned, rules = hall.shelf.find(data.game), hall.shelf.rules(data.game)
    setup, profile = agreed(pinned.module, form(pinned.module, rules), data.answers)
    seed = random.SystemRandom().getrandbits(52) if data.seed is None else data.seed
    table = await hall.new(data.game, setup, seed, Settings("off" if data.undo == "off" else "free", data.shared), profile)
    bots = _bots(data.bots, table.seats)
    mine = _mine(data.mine, table.seats, bots)
    id, invitations = await hall.make(table, player, title=data.title, undo=data.undo, bots=bots, mine=mine)
    return protocol.MadeTable(await _info(hall, player, id), invitations)


def _bots(wanted: dict[str, str], seats: tuple[Seat, ...]) -> dict[Seat, str]:
    known, found = {str(seat): seat for seat in seats}, {}
    for seat, bot in wanted.items():
        if seat not in known:
            raise SetupError(f"there is no seat {seat[:10]!r}; seats: {', '.join(known)}")
        found[known[seat]] = _bot(bot)
    return found


def _mine(wanted: tuple[int, ...], seats: tuple[Seat, ...], bots: dict[Seat, str]) -> tuple[Seat, ...]:
    for seat in wanted:
        if seat not in seats or seat in bots:
            raise SetupError(f"seat {seat} is not free for its host; free: {', '.join(str(s) for s in seats if s not in bots)}")
    return wanted


def _bot(name: str) -> str:
    if name not in BOTS:
        raise SetupError(f"no bot is called {name[:40]!r}; there are: {', '.join(BOTS)}")
    return name


@post("/tables/{id:str}/sit")
async def sit(state: State, player: NamedDependency[str], id: FromPath[str], data: JSONBody[protocol.Sit]) -> protocol.Seated:
    """Take the seat an invitation is for, or a place to look on. A link that somebody has used is void for others."""
    hall = hall_of(state)
    live = await hall.open(id)
    key = hashed(data.secret)
    if key == live.looker:
        t = schema.lookers
        known = select(t.c.player).where(t.c.table == id, t.c.player == player).exists()
        new = select(literal(id), literal(player)).where(~known)
        await hall.store.write((insert(t).from_select(["table", "player"], new), None))
        return protocol.Seated(id, None)
    chair = next((c for c in live.chairs.values() if c.secret == key), None)
    if chair is None or chair.player not in ("", player):
        raise Missing(id)
    await hall.change_seat(live, chair.seat, player=player, called=data.name.strip(), bot="")
    return protocol.Seated(id, chair.seat)


@post("/tables/{id:str}/invitations")
async def invitations(state: State, player: NamedDependency[str], id: FromPath[str]) -> list[protocol.Invitation]:
    """New links for the seats that are free and for looking on; the old ones are void."""
    hall = hall_of(state)
    return list(await hall.invite(await _hosted(hall, player, id)))


@put("/tables/{id:str}/seats/{seat:int}/bot")
async def hand_over(
    state: State, player: NamedDependency[str], id: FromPath[str], seat: FromPath[int], data: JSONBody[protocol.HandOver]
) -> protocol.TableInfo:
    """Give a seat to a bot or take it back: its player may, and the host."""
    hall = hall_of(state)
    live = await hall.open(id)
    chair = live.chairs.get(seat)
    if chair is None or player not in (live.host, chair.player):
        raise Missing(id)
    await hall.change_seat(live, seat, bot=_bot(data.bot) if data.bot else "")
    return await _info(hall, player, id)


@get("/tables/{id:str}/export", media_type="application/octet-stream")
async def export(state: State, player: NamedDependency[str], id: FromPath[str]) -> Response[bytes]:
    """The game as a file, secrets included: for its host alone."""
    live = await _hosted(hall_of(state), player, id)
    name = f"{live.game}-{live.id}.undercroft"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    async with live.lock:
        save = dump_save(live.table)
    return Response(save, media_type="application/octet-stream", headers=headers)


@post("/tables/import", guards=[limited("imports")], request_max_body_size=MAX_SAVE)
async def bring_in(request: Request[Any, Any, Any], state: State, player: NamedDependency[str]) -> protocol.MadeTable:
    """A saved game becomes a table of its own."""
    hall = hall_of(state)
    await _room(hall, player)
    built = await hall.workers.bring_in(await request.body())
    id, links = await hall.bring_in(built, player)
    return protocol.MadeTable(await _info(hall, player, id), links)


@delete("/tables/{id:str}")
async def remove(state: State, player: NamedDependency[str], id: FromPath[str]) -> None:
    """Remove a table for good: its host may."""
    hall = hall_of(state)
    await _hosted(hall, player, id)
    await hall.delete(id)


# -- campaigns -------------------------------------------------------------------------------------------------------------
@get("/campaigns")
async def my_campaigns(state: State, player: NamedDependency[str], locale: Language = "en") -> list[protocol.CampaignInfo]:
    return await hall_of(state).campaigns.of(player, language(locale))


@post("/campaigns")
async def new_campaign(
    state: State, player: NamedDependency[str], data: JSONBody[protocol.NewCampaign], locale: Language = "en"
) -> protocol.CampaignInfo:
    campaigns = hall_of(state).campaigns
    return campaigns.info(await campaigns.make(player, data), language(locale))


@get("/campaigns/{id:str}")
async def one_campaign(state: State, player: NamedDependency[str], id: FromPath[str], locale: Language = "en") -> protocol.CampaignInfo:
    campaigns = hall_of(state).campaigns
    return campaigns.info(await campaigns.find(player, id), language(locale))


@delete("/campaigns/{id:str}")
async def remove_campaign(state: State, player: NamedDependency[str], id: FromPath[str]) -> None:
    await hall_of(state).campaigns.delete(player, id)


@post("/campaigns/{id:str}/play", guards=[limited("tables")])
async def play_stage(state: State, player: NamedDependency[str], id: FromPath[str], data: JSONBody[protocol.PlayStage]) -> protocol.MadeTable:
    """A table for a scenario of a campaign. The game in play, if there is one, is given up."""
    hall = hall_of(state)
    await _room(hall, player)
    row = await hall.campaigns.find(player, id)
    setup, counts = hall.campaigns.setup(row, data)
    table = await hall.new(row["game"], setup, random.SystemRandom().getrandbits(52), Settings())
    bots = _bots(data.bots, table.seats)
    mine = _mine(data.mine, table.seats, bots)
    made, links = await hall.make(table, player, title=row["name"], undo="free", bots=bots, mine=mine, campaign=id if counts else "")
    if counts:
        if row["current"]:
            await hall.delete(row["current"])
        await hall.campaigns.begun(id, made)
    return protocol.MadeTable(await _info(hall, player, made), links)


HANDLERS = [
    *invitation_handlers,
    games, rule, icon_bodies, solve_position, new_player, transfer, claim, my_tables, one_table, new_table, sit, invitations, hand_over,
    export, bring_in, remove, my_campaigns, new_campaign, one_campaign, remove_campaign, play_stage,
]  # fmt: skip
