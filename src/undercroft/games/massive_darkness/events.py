"""Everything that happens in Massive Darkness, as typed events; the log, the animations and the "why?" panel are built from them."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel.event import Cue, Event


class AdventureBegan(Event, frozen=True, tag="adventure-began"):
    CUE: ClassVar[Cue] = "round"
    adventure: str


class ClassChosen(Event, frozen=True, tag="class-chosen"):
    figure: str
    card: str


class FirstPlayer(Event, frozen=True, tag="first-player"):
    figure: str


class RoundBegan(Event, frozen=True, tag="round-began"):
    CUE: ClassVar[Cue] = "round"
    HEADING: ClassVar[bool] = True
    round: int


class PhaseBegan(Event, frozen=True, tag="dark-phase"):
    phase: str


class Activated(Event, frozen=True, tag="activated"):
    """The activation of a hero or an enemy begins."""

    CUE: ClassVar[Cue] = "turn"
    figure: str
    how: str


class Idle(Event, frozen=True, tag="enemy-idle"):
    """An enemy could neither attack nor move closer."""

    IDLE: ClassVar[bool] = True
    figure: str


class Went(Event, frozen=True, tag="went"):
    CUE: ClassVar[Cue] = "move"
    figure: str
    path: tuple[int, ...]
    how: str


class GotUp(Event, frozen=True, tag="got-up"):
    CUE: ClassVar[Cue] = "gain"
    figure: str


class Stunned(Event, frozen=True, tag="was-stunned"):
    CUE: ClassVar[Cue] = "gain"
    figure: str
    condition: str = "stunned"


class LevelRose(Event, frozen=True, tag="level-rose"):
    CUE: ClassVar[Cue] = "round"
    level: int


class DoorOpened(Event, frozen=True, tag="door-opened"):
    CUE: ClassVar[Cue] = "card"
    figure: str
    cell: int
    how: str = "hero"
    """`rule` if no hero opened it."""


class DoorCard(Event, frozen=True, tag="door-card"):
    CUE: ClassVar[Cue] = "card"
    card: str
    rooms: tuple[int, ...]


class TreasurePlaced(Event, frozen=True, tag="treasure-placed"):
    CUE: ClassVar[Cue] = "appear"
    cell: int
    regular: int
    special: int


class Arrived(Event, frozen=True, tag="arrived"):
    CUE: ClassVar[Cue] = "appear"
    figure: str
    card: str
    cell: int
    gear: str


class NoFigures(Event, frozen=True, tag="no-figures"):
    card: str


class PickedUp(Event, frozen=True, tag="picked-up"):
    CUE: ClassVar[Cue] = "gain"
    figure: str
    regular: int
    special: int
    tokens: tuple[str, ...]
    things: tuple[str, ...] = ()
    """The names of the tokens that lay face up."""


class Drew(Event, frozen=True, tag="drew-treasure"):
    CUE: ClassVar[Cue] = "card"
    figure: str
    card: str


class Sprung(Event, frozen=True, tag="trap-sprung"):
    CUE: ClassVar[Cue] = "card"
    figure: str
    card: str


class Equipped(Event, frozen=True, tag="dark-equipped"):
    CUE: ClassVar[Cue] = "card"
    figure: str
    card: str


class Stowed(Event, frozen=True, tag="stowed"):
    CUE: ClassVar[Cue] = "card"
    figure: str
    card: str


class Given(Event, frozen=True, tag="given"):
    CUE: ClassVar[Cue] = "card"
    figure: str
    target: str
    card: str


class Refused(Event, frozen=True, tag="refused"):
    figure: str
    target: str
    card: str


class Transmuted(Event, frozen=True, tag="transmuted"):
    CUE: ClassVar[Cue] = "card"
    figure: str
    cards: tuple[str, ...]
    level: int


class ItemUsed(Event, frozen=True, tag="dark-item-used"):
    CUE: ClassVar[Cue] = "card"
    figure: str
    card: str


class EffectBegan(Event, frozen=True, tag="effect-began"):
    """MD-END-01: an effect has come into force until the End phase."""

    CUE: ClassVar[Cue] = "gain"
    figure: str
    text: str


class EffectEnded(Event, frozen=True, tag="effect-ended"):
    """MD-END-01: an effect is over, because the End phase has begun."""

    figure: str
    text: str


class AbilityUsed(Event, frozen=True, tag="ability-used"):
    figure: str
    name: str


class Commanded(Event, frozen=True, tag="commanded"):
    figure: str
    target: str


class MarketOffers(Event, frozen=True, tag="market-offers"):
    """MD-MKT-02: a card is offered in the market."""

    CUE: ClassVar[Cue] = "card"
    card: str


class MarketOver(Event, frozen=True, tag="market-over"):
    """MD-MKT-09, MD-MKT-13: the remaining cards are discarded, and all heroes are healed."""

    cards: tuple[str, ...]


class Sold(Event, frozen=True, tag="sold"):
    CUE: ClassVar[Cue] = "gain"
    figure: str
    card: str
    xp: int


class Exchanged(Event, frozen=True, tag="exchanged"):
    """MD-MKT-07: `cards` were exchanged for `items`."""

    CUE: ClassVar[Cue] = "card"
    figure: str
    cards: tuple[str, ...]
    items: tuple[str, ...]


class Dropped(Event, frozen=True, tag="dropped"):
    """MD-STY-18, MD-STY-21: a card over the limit was discarded."""

    CUE: ClassVar[Cue] = "lose"
    figure: str
    card: str


class Swapped(Event, frozen=True, tag="swapped-gear"):
    """MD-MKT-12, MD-STY-22: `card` was swapped for the starting card `item`."""

    CUE: ClassVar[Cue] = "card"
    figure: str
    card: str
    item: str


class XpGained(Event, frozen=True, tag="xp-gained"):
    CUE: ClassVar[Cue] = "gain"
    figure: str
    xp: int
    shards: int


class SkillBought(Event, frozen=True, tag="skill-bought"):
    CUE: ClassVar[Cue] = "gain"
    figure: str
    skill: str
    cost: int


class CombatBegan(Event, frozen=True, tag="combat-began"):
    CUE: ClassVar[Cue] = "attack"
    figure: str
    target: str
    kind: str


class Rolled(Event, frozen=True, tag="dark-rolled"):
    CUE: ClassVar[Cue] = "roll"
    figure: str
    target: str
    attack: tuple[str, ...]
    defence: tuple[str, ...]


class Rerolled(Event, frozen=True, tag="dark-rerolled"):
    CUE: ClassVar[Cue] = "roll"
    figure: str
    side: str
    dice: tuple[str, ...]


class DieRemoved(Event, frozen=True, tag="die-removed"):
    figure: str
    side: str
    die: str


class DieAdded(Event, frozen=True, tag="die-added"):
    CUE: ClassVar[Cue] = "roll"
    figure: str
    side: str
    die: str


class Effected(Event, frozen=True, tag="combat-effect"):
    """An effect of a skill or an enchantment was applied in a combat: its card, what it did, and the symbols paid for it."""

    figure: str
    what: str
    card: str = ""
    own: bool = False
    """It is the figure's own card, so its name need not be repeated."""
    text: str = ""
    bams: int = 0
    diamonds: int = 0


class Counted(Event, frozen=True, tag="combat-counted"):
    """MD-WND-01: swords against shields."""

    figure: str
    target: str
    swords: int
    shields: int
    more: int
    wounds: int


class Wounded(Event, frozen=True, tag="wounded"):
    CUE: ClassVar[Cue] = "hit"
    figure: str
    damage: int
    left: int


class Healed(Event, frozen=True, tag="dark-healed"):
    CUE: ClassVar[Cue] = "heal"
    figure: str
    health: int

    @property
    def amount(self) -> int:
        """The number that clients float above the figure."""
        return self.health


class MinionDied(Event, frozen=True, tag="minion-died"):
    CUE: ClassVar[Cue] = "lose"
    figure: str
    left: int
    damage: int = 0


class MinionsDied(Event, frozen=True, tag="minions-died"):
    """All minions of a mob died at once, not from wounds: a tile fell, or the mob was crushed."""

    CUE: ClassVar[Cue] = "die"
    figure: str
    card: str
    count: int


class EnemyDied(Event, frozen=True, tag="enemy-died"):
    CUE: ClassVar[Cue] = "die"
    figure: str
    card: str
    by: str
    what: str


class HeroDied(Event, frozen=True, tag="hero-died"):
    CUE: ClassVar[Cue] = "die"
    figure: str


class HeroReturned(Event, frozen=True, tag="hero-returned"):
    CUE: ClassVar[Cue] = "appear"
    figure: str
    left: int


class NoCounter(Event, frozen=True, tag="no-counter"):
    IDLE: ClassVar[bool] = True
    figure: str
    target: str


class EventDrawn(Event, frozen=True, tag="event-drawn"):
    CUE: ClassVar[Cue] = "card"
    card: str


class Nothing(Event, frozen=True, tag="nothing-happens"):
    """An effect had no target."""

    IDLE: ClassVar[bool] = True
    what: str


class SparksChanged(Event, frozen=True, tag="sparks-changed"):
    by: int
    left: int


class TokenPassed(Event, frozen=True, tag="token-passed"):
    figure: str


class ObjectiveDone(Event, frozen=True, tag="objective-done"):
    CUE: ClassVar[Cue] = "gain"
    objective: str
    text: str = ""


class RuleWorked(Event, frozen=True, tag="rule-worked"):
    """A special rule of the adventure took effect, or a card worked indirectly."""

    ASIDE: ClassVar[bool] = True
    what: str
    kind: str = "adventure"
    """Where the line stands: on an `event` or `trap` card, in the rules of the `adventure`, or elsewhere."""


class Left(Event, frozen=True, tag="left-by-exit"):
    CUE: ClassVar[Cue] = "move"
    figure: str


class PillarHit(Event, frozen=True, tag="pillar-hit"):
    CUE: ClassVar[Cue] = "hit"
    figure: str
    target: str
    damage: int
    left: int


class TileFell(Event, frozen=True, tag="tile-fell"):
    CUE: ClassVar[Cue] = "lose"
    tile: str
    cells: tuple[int, ...]


class FireworkLit(Event, frozen=True, tag="firework-lit"):
    CUE: ClassVar[Cue] = "appear"
    figure: str
    cell: int


class FireworkOut(Event, frozen=True, tag="firework-out"):
    cell: int


class Ended(Event, frozen=True, tag="adventure-ended"):
    CUE: ClassVar[Cue] = "end"
    outcome: str
    why: str
