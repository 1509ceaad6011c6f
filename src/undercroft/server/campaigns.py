"""Campaigns: documents kept by games, played one table at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import Executable, RowMapping, delete, insert, select, update

from undercroft.kernel.lore import Chronicle, Stage
from undercroft.kernel.rules import SetupError
from undercroft.kernel.save import SaveError
from undercroft.presentation.chronicle import called, chronicle_of, listed
from undercroft.presentation.telling import translated
from undercroft.text.messages import voice

from . import schema
from .guard import is_name
from .guard import name as new_name
from .protocol import CampaignInfo, CharacterInfo, NewCampaign, PlayStage, StageInfo
from .store import now

if TYPE_CHECKING:
    from .hall import Hall
    from .live import LiveTable

Statement = tuple[Executable, Mapping[str, Any] | None]


def stage_infos(found: Sequence[Stage], rules: Any, locale: str) -> tuple[StageInfo, ...]:
    return tuple(StageInfo(s.id, called(s, rules, locale)) for s in found)


class Campaigns:
    """The campaigns of all players."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def _chronicle(self, game: str) -> Chronicle:
        found = chronicle_of(self.hall.shelf.find(game).module)
        if found is None:
            raise SetupError(f"{game} has no campaign")
        return found

    async def make(self, player: str, order: NewCampaign) -> RowMapping:
        chronicle, rules = self._chronicle(order.game), self.hall.shelf.rules(order.game)
        document = chronicle.write(chronicle.begin(rules, order.characters))
        id = new_name()
        row = {"id": id, "player": player, "game": order.game, "name": order.name, "document": document, "current": "", "touched": now()}
        await self.hall.store.write((insert(schema.campaigns).values(row), None))
        return await self.find(player, id)

    async def find(self, player: str, id: str) -> RowMapping:
        from .hall import Missing

        t = schema.campaigns
        row = await self.hall.store.row(select(t).where(t.c.id == id, t.c.player == player)) if is_name(id) else None
        if row is None:
            raise Missing(id)
        return row

    async def of(self, player: str, locale: str) -> list[CampaignInfo]:
        t = schema.campaigns
        rows = await self.hall.store.rows(select(t).where(t.c.player == player).order_by(t.c.touched.desc(), t.c.id))
        return [self.info(row, locale) for row in rows]

    async def delete(self, player: str, id: str) -> None:
        row = await self.find(player, id)
        if row["current"]:
            await self.hall.delete(row["current"])
        await self.hall.store.write((delete(schema.campaigns).where(schema.campaigns.c.id == id), None))

    def info(self, row: RowMapping, locale: str) -> CampaignInfo:
        chronicle, rules = self._chronicle(row["game"]), self.hall.shelf.rules(row["game"])
        try:
            campaign = chronicle.read(row["document"])
            chronicle.summary(rules, campaign)
        except SetupError as e:
            return CampaignInfo(row["id"], row["game"], row["name"], str(e), "", "", (), (), (), "", "", row["current"], (), False)
        coming = chronicle.next(rules, campaign)
        people = {p.id: CharacterInfo(translated(rules, p.name, locale), p.icon) for p in chronicle.people(rules)}
        party = tuple(people.get(id, CharacterInfo(id, "")) for id in chronicle.party(campaign))
        who = ", ".join(person.name for person in party)
        if coming:
            stage = coming[0] if coming[0].how == "random" else coming[0]._replace(how="")
            about = {"who": who, "next": called(stage, rules, locale), "tries": chronicle.tries(campaign, stage.id)}
            told = voice(locale).render("campaign-next", about)
        else:
            told = voice(locale).render("campaign-over", {"who": who})
        before = chronicle.before(rules, campaign, chronicle.setup(rules, campaign, coming[0].id))[1] if coming else ()
        return CampaignInfo(
            id=row["id"], game=row["game"], name=row["name"], summary=told, prologue=translated(rules, chronicle.prologue(rules), locale),
            epilogue=translated(rules, chronicle.epilogue(rules, campaign), locale), next=stage_infos(coming, rules, locale),
            earlier=stage_infos(chronicle.earlier(rules, campaign), rules, locale), difficulties=tuple(chronicle.difficulties(rules)),
            usual=chronicle.usual(campaign), before=listed(before, rules, locale), table=row["current"], party=party, over=not coming,
        )  # fmt: skip

    def setup(self, row: RowMapping, order: PlayStage) -> tuple[dict[str, Any], bool]:
        """The setup of a scenario, and whether it counts for the campaign (replaying an earlier one does not)."""
        chronicle, rules = self._chronicle(row["game"]), self.hall.shelf.rules(row["game"])
        campaign = chronicle.read(row["document"])
        counts = order.scenario in [s.id for s in chronicle.next(rules, campaign)]
        if not counts and order.scenario not in [s.id for s in chronicle.earlier(rules, campaign)]:
            raise SetupError(f"the campaign does not stand at {order.scenario!r}")
        setup = chronicle.setup(rules, campaign, order.scenario)
        if difficulty := order.difficulty or chronicle.usual(campaign):
            setup["difficulty"] = difficulty
        if order.again:
            setup |= chronicle.before(rules, campaign, setup)[0]
        return setup, counts

    async def begun(self, id: str, table: str) -> None:
        t = schema.campaigns
        await self.hall.store.write((update(t).where(t.c.id == id).values(current=table, touched=now()), None))

    async def following(self, live: LiveTable) -> Sequence[Stage]:
        """The stages that can be played next, once a game is over and recorded."""
        t = schema.campaigns
        row = await self.hall.store.row(select(t).where(t.c.id == live.campaign))
        if row is None:
            return ()
        chronicle = self._chronicle(row["game"])
        try:
            return chronicle.next(live.table.rules, chronicle.read(row["document"]))
        except (SetupError, SaveError):
            return ()

    async def record(self, live: LiveTable) -> list[Statement]:
        """Record the result of a finished campaign game; returns the statements to write."""
        t = schema.campaigns
        row = await self.hall.store.row(select(t).where(t.c.id == live.campaign))
        if row is None or row["current"] != live.id:
            return []
        chronicle, rules = self._chronicle(row["game"]), live.table.rules
        try:
            campaign = chronicle.read(row["document"])
            chronicle.record(rules, campaign, live.table)
        except (SetupError, SaveError):
            return []
        live.following = chronicle.next(rules, campaign)
        document = chronicle.write(campaign)
        return [(update(t).where(t.c.id == live.campaign).values(document=document, current="", touched=now()), None)]
