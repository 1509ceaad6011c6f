"""The two sides of a combat: their figures, the dice of their cards, what their dice show, and the effects they may use (MD-CMB, MD-ENC)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from undercroft.language.vocabulary import Node

from ...content import words
from ...content.dice import FACES, NO_DICE, Pool
from ...content.texts import line_card, work_text
from ...content.traits import COPY, Trait, bonus_trait, numbered
from ...content.traits import trait as read_trait
from ...events import Effected
from ...game import Dark
from ...state import Combat, Roll

RULES = {
    "build": "MD-CMB-06", "rerolls": "MD-CMB-12", "blanks": "MD-CMB-11", "defender": "MD-ENC-15", "cancel": "MD-ENC-15", "defence": "MD-ENC-01",
    "attacker": "MD-ENC-15", "attack": "MD-ENC-01", "late": "MD-TRM-06",
}  # fmt: skip
"""The rule that each stage follows, for the log."""


class Side:
    """One side of a combat: its figure, its dice, and the effects it may use."""

    def __init__(self, game: Dark, combat: Combat, name: str) -> None:
        self.name = name
        self.id = combat.attacker if name == "attack" else combat.defender
        self.roll: Roll = getattr(combat, name)
        self.hero = self.id in game.state.heroes
        self.traits = self._traits(game, combat)

    def _traits(self, game: Dark, combat: Combat) -> list[Trait]:
        """MD-ENC-07, MD-EFF-01: the effects this side has for this kind of attack."""
        return [t for t in numbered(self._found(game, combat)) if not t.kinds or combat.kind in t.kinds]

    def _found(self, game: Dark, combat: Combat) -> Iterable[Trait]:
        """MD-ENC-02, MD-ENC-10, MD-ENC-16: all effects a side has in its role, including those from allies in its zone; an enemy's own card comes
        first, in printed order."""
        if self.hero:
            kit = game.kit(self.id)
            if self.name == "attack":
                return (*self._spent(game, combat, words.YouAttack), *kit.attack, *self._bonus(game, combat))
            guards = (t for id in game.heroes_at(game.hero(self.id).zone) for t in game.kit(id).guard)
            return (*self._spent(game, combat, words.YouDefend), *kit.defence, *guards)
        enemy = game.state.enemies.get(self.id)
        if enemy is None:
            return ()
        kit = game.enemy_kit(enemy, combat.kind)
        if self.name == "attack":
            return kit.attack
        card = f"enemy/{enemy.card}/"
        own = sorted((*kit.defence, *kit.guard), key=lambda t: int(t.id.removeprefix(card)) if t.id.startswith(card) else len(game.content.lines))
        return (*own, *(t for id, e in game.enemies_at(enemy.zone).items() if id != self.id for t in game.enemy_kit(e, "defence").guard))

    def _bonus(self, game: Dark, combat: Combat) -> Iterator[Trait]:
        """MD-SKL-08, MD-SKL-12: the effects listed after Charge or Safe Shot, for that attack only."""
        if combat.bonus:
            skill = words.Charge if combat.kind == "melee" else words.SafeShot
            yield bonus_trait(combat.bonus, next(step.modifiers for step in game.content.lines[combat.bonus].steps if isinstance(step.node, skill)))

    def _spent(self, game: Dark, combat: Combat, window: type[Node]) -> Iterator[Trait]:
        """MD-EQP-10: consumables used in this combat are discarded, but their effects continue."""
        for key in combat.paid:
            id = key.partition(COPY)[0]
            line, card = game.content.lines[id], game.content.equipment.get(id.split("/")[1])
            assert line.trigger is not None
            if card is not None and card.text.consumable and isinstance(line.trigger.moment, window):
                yield read_trait(id, line, False, card.id, False)

    def may(self, game: Dark, combat: Combat, trait: Trait) -> bool:
        """MD-CND-01, MD-ENC-05, MD-ENC-06, MD-EFF-04: whether its conditions are met and it has not been used up."""
        if combat.used.count(trait.key) >= trait.repeat or (trait.ability and trait.key not in combat.paid and not self._able(game)):
            return False
        return all(self.meets(game, combat, c) for c in trait.conditions)

    def _able(self, game: Dark) -> bool:
        """MD-ABL-02 … 04, MD-STN-08: whether the ability can be used: once in the hero's own activation, and once for defence between activations,
        by a hero who is standing and has experience."""
        hero = game.hero(self.id)
        if hero.stunned or hero.xp + (hero.shards if game.state.story else 0) < 1:
            return False
        if self.name == "defence":
            return not hero.warded
        return game.turn.hero == self.id and not game.turn.used

    def meets(self, game: Dark, combat: Combat, condition: Node) -> bool:
        """MD-CND-01, MD-TRM-01: whether a condition holds now; some concern this combat, all others the figure."""
        match condition:
            case words.AfterReroll():
                return self.roll.rerolled
            case words.AgainstGuardian():
                other = combat.defender if self.name == "attack" else combat.attacker
                return other in game.state.enemies and game.guardian(game.enemy(other)) and not game.enemy(other).minions
        return game.meets(self.id, (condition,)) if self.hero else game.enemy_meets(game.enemy(self.id), (condition,))

    # -- what the dice show ----------------------------------------------------------------------------------------------
    def points(self) -> int:
        """MD-WND-01, MD-EFF-24, MD-DIE-01, MD-DIE-02, MD-DIE-04: swords on attack dice or shields on defence dice so far, including those from
        effects; never below zero."""
        return max(0, sum([FACES[d.colour][d.face].points for d in self.roll.dice]) + self.roll.points)

    def bams(self) -> int:
        """MD-ENC-03, MD-DIE-03 … 05: bams on this side's dice and from effects, minus those spent."""
        return max(0, sum([FACES[d.colour][d.face].bams for d in self.roll.dice]) + self.roll.bams)

    def diamonds(self) -> int:
        """MD-ENC-03, MD-DIE-03 … 05: diamonds on this side's dice and from effects, minus those spent."""
        return max(0, sum([FACES[d.colour][d.face].diamonds for d in self.roll.dice]) + self.roll.diamonds)

    def affords(self, trait: Trait) -> bool:
        """MD-ENC-17: whether the side has all symbols of the price."""
        return self.bams() >= trait.bams and self.diamonds() >= trait.diamonds


def sides(game: Dark, combat: Combat) -> tuple[Side, Side]:
    """The attacker and the defender. They are cached until a question is asked or a price is paid, since nothing else changes them."""
    known, key = game.fight, (game.asked, len(combat.paid))
    if known is not None and known[0] is combat and known[1] == key:
        return known[2]
    found = Side(game, combat, "attack"), Side(game, combat, "defence")
    game.fight = combat, key, found
    return found


def opponent(game: Dark, combat: Combat, side: Side) -> Side:
    return sides(game, combat)[side.name == "attack"]


def card_dice(game: Dark, combat: Combat, side: Side) -> Pool:
    """MD-CMB-03 … 05, MD-SKL-14, MD-HPH-10, MD-MOB-05, MD-MOB-07, MD-GRD-03, MD-GRD-05: the dice of cards for this attack, or for defence."""
    what = "defence" if side.name == "defence" else "melee" if combat.blades else combat.kind
    if side.hero:
        return game.kit(side.id).dice.get(what, NO_DICE)
    if side.id not in game.state.enemies:
        return NO_DICE
    return game.enemy_kit(game.enemy(side.id), combat.kind).dice.get(what, NO_DICE)


def tell_effect(game: Dark, combat: Combat, side: Side, trait: Trait) -> None:
    """Report an effect with its line and the rule of its stage."""
    if game.events is None:
        return
    card, text = line_card(trait.id), work_text(game.content.lines[trait.id])
    own = card == (side.id if side.hero else game.enemy(side.id).card)
    game.tell(
        Effected(
            figure=side.id, what=combat.stage, card=card, own=own, text=text, bams=trait.bams, diamonds=trait.diamonds, line=trait.id,
            rules=(RULES[combat.stage],),
        )
    )  # fmt: skip
