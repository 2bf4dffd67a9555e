"""What a power card is: its numbers, and the moments at which it can speak up.

A card class overrides the hooks it needs, and nothing else knows what it does. The rules look
for cards by hook, never by name: `table.box.moments` has, for each hook, the cards that override it.
"""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.engine.step import Refusal

if TYPE_CHECKING:
    from parlour.games.king_of_tokyo.damage import Damage
    from parlour.games.king_of_tokyo.state import Tokyo


class Card:
    """Numbers come from content.toml; those a card does not have are 0."""

    def __init__(self, id: str, number: int, spec: dict[str, Any]) -> None:
        self.id = id
        self.number: i64 = number
        self.name = str(spec["name"])
        self.keep: bool = spec["kind"] == "keep"
        self.cost: i64 = spec["cost"]
        self.stars: i64 = spec.get("stars", 0)
        self.damage: i64 = spec.get("damage", 0)
        self.sting: i64 = spec.get("sting", 0)
        self.hearts: i64 = spec.get("hearts", 0)
        self.energy: i64 = spec.get("energy", 0)
        self.price: i64 = spec.get("price", 0)
        self.dice: i64 = spec.get("dice", 0)
        self.rerolls: i64 = spec.get("rerolls", 0)
        self.charges: i64 = spec.get("charges", 0)
        self.counters: i64 = spec.get("counters", 0)
        self.discount: i64 = spec.get("discount", 0)
        self.life: i64 = spec.get("life", 0)
        self.loss: i64 = spec.get("loss", 0)
        self.per: i64 = max(1, spec.get("per", 1))


class DiscardCard(Card):
    """T4.5.2, T7.10  Takes effect once, when bought: stars, energy and life first, then the rest."""

    def resolve(self, table: "Tokyo", buyer: i64) -> None:
        if self.stars:
            table.gain_stars(buyer, self.stars, self.id)
            if table.over:
                return
        if self.hearts:
            table.heal_self(buyer, self.hearts, self.id)
        self.on_buy(table, buyer)

    def on_buy(self, table: "Tokyo", buyer: i64) -> None:
        """What the card does besides."""


class KeepCard(Card):
    """Lies in front of its owner. `times` is 2 where a Mimic in the same hands copies it (T8.7).

    `holder` is the card that lies there: this one, or the Mimic that copies it (T8.6).
    """

    # Coming and going

    def on_gain(self, table: "Tokyo", owner: i64, holder: i64) -> None:
        """It has come to its owner, or a Mimic has become a copy of it."""

    def on_loss(self, table: "Tokyo", owner: i64) -> None:
        """It is gone, or the copy is."""

    def on_sale(self, table: "Tokyo", owner: i64, holder: i64) -> None:
        """Another monster is buying it away."""

    # Start of turn

    def start_in_tokyo(self, table: "Tokyo", owner: i64, times: i64) -> None:
        """Its owner starts the turn in Tokyo."""

    def start_of_turn(self, table: "Tokyo", owner: i64) -> None:
        """Its owner's turn starts."""

    def before_rolling(self, table: "Tokyo", owner: i64) -> None:
        """A choice at the start of its owner's turn."""

    # Dice

    def more_dice(self, times: i64) -> i64:
        return 0

    def more_rerolls(self, times: i64) -> i64:
        return 0

    def rerolls_threes(self) -> bool:
        return False

    def sells_reroll(self, table: "Tokyo", owner: i64) -> bool:
        """Whether a further reroll can be had for a price now."""
        return False

    def buy_reroll(self, table: "Tokyo", owner: i64) -> i64:
        """Pay for it; how many rerolls it brings."""
        return 0

    def after_roll(self, table: "Tokyo", owner: i64) -> None:
        """Another monster's last roll is over."""

    def can_change(self, table: "Tokyo", owner: i64, old: i64, new: i64) -> bool:
        """Whether it can turn a die from one face to another now."""
        return False

    def change(self, table: "Tokyo", owner: i64) -> None:
        """Pay for turning a die."""

    def score_dice(self, table: "Tokyo", owner: i64, times: i64) -> None:
        """The numbers on the final dice have been scored."""

    def heals_others(self) -> bool:
        return False

    # Damage

    def on_attack(self, table: "Tokyo", owner: i64, times: i64) -> None:
        """Its owner attacks."""

    def dice_damage(self, table: "Tokyo", owner: i64, times: i64) -> i64:
        """What it adds to dice damage, claw or not."""
        return 0

    def attack_damage(self, table: "Tokyo", owner: i64, times: i64) -> i64:
        """What it adds to an attack."""
        return 0

    def tokyo_damage(self, times: i64) -> i64:
        """What it adds to damage that its owner deals to others from Tokyo."""
        return 0

    def neighbour_damage(self, times: i64) -> i64:
        """What it adds for each neighbour of its owner."""
        return 0

    def attacks_all(self) -> bool:
        return False

    def before_attack(self, table: "Tokyo", owner: i64, damage: "Damage") -> None:
        """Its owner is attacked in Tokyo."""

    def shrugs_off(self, amount: i64) -> bool:
        """Whether this much damage costs its owner nothing."""
        return False

    def hides(self, times: i64) -> i64:
        """How many times its owner rolls to hide from damage."""
        return 0

    def can_prevent(self, table: "Tokyo", owner: i64) -> bool:
        """Whether its owner can pay to prevent all damage now."""
        return False

    def prevent(self, table: "Tokyo", owner: i64) -> None:
        """Pay for it."""

    def on_hurt(self, table: "Tokyo", owner: i64, victim: i64, times: i64) -> None:
        """Its owner has made another monster lose life."""

    def after_loss(self, table: "Tokyo", owner: i64, lost: i64, times: i64) -> None:
        """Its owner has lost life and survived."""

    def on_death(self, table: "Tokyo", owner: i64, times: i64) -> None:
        """Another monster has reached 0 life."""

    def revive(self, table: "Tokyo", owner: i64) -> bool:
        """Its owner has reached 0 life; True: it plays on."""
        return False

    def after_yield(self, table: "Tokyo", owner: i64, entered: i64, times: i64) -> None:
        """Its owner has yielded, and this monster has entered because of it."""

    # Energy, life and the store

    def may_use(self, table: "Tokyo", owner: i64) -> bool:
        """Whether its owner can use it now, as it can at any time."""
        return False

    def why_not_use(self, table: "Tokyo", owner: i64) -> Refusal:
        """What is missing for it."""
        raise NotImplementedError(type(self).__name__)

    def use(self, table: "Tokyo", owner: i64) -> None:
        """Use it."""

    def more_energy(self, times: i64) -> i64:
        """What it adds to a gain of energy."""
        return 0

    def more_healing(self, times: i64) -> i64:
        """What it adds when its owner heals itself."""
        return 0

    def most_life(self) -> i64:
        """The maximum it raises its owner's life to."""
        return 0

    def price_cut(self, times: i64) -> i64:
        return 0

    def on_purchase(self, table: "Tokyo", owner: i64, times: i64) -> None:
        """Its owner buys a card."""

    def sees_top_card(self) -> bool:
        return False

    def buys_from_others(self) -> bool:
        return False

    def on_reveal(self, table: "Tokyo", owner: i64, slots: i64) -> None:
        """Cards have been turned up in these slots of the store on another monster's turn."""

    # End of turn

    def closing(self, table: "Tokyo", owner: i64) -> None:
        """A choice before everything else at the end of its owner's turn."""

    def end_of_turn(self, table: "Tokyo", owner: i64, times: i64) -> None:
        """The end of its owner's turn."""

    def end_order(self) -> i64:
        """T4.6.2  Its place among the rewards at the end of the turn."""
        return 0

    def extra_turn(self, table: "Tokyo", owner: i64) -> None:
        """The turn is over: its owner may go on."""


class Moments:
    """For each hook the cards that override it, a bit a card; and the cards in a fixed order."""

    def __init__(self, cards: list[KeepCard]) -> None:
        self.start_in_tokyo: i64 = overriding(cards, "start_in_tokyo")
        self.start_of_turn: i64 = overriding(cards, "start_of_turn")
        self.before_rolling: i64 = overriding(cards, "before_rolling")
        self.more_dice: i64 = overriding(cards, "more_dice")
        self.more_rerolls: i64 = overriding(cards, "more_rerolls")
        self.rerolls_threes: i64 = overriding(cards, "rerolls_threes")
        self.sells_reroll: i64 = overriding(cards, "sells_reroll")
        self.after_roll: i64 = overriding(cards, "after_roll")
        self.can_change: i64 = overriding(cards, "can_change")
        self.score_dice: i64 = overriding(cards, "score_dice")
        self.heals_others: i64 = overriding(cards, "heals_others")
        self.on_attack: i64 = overriding(cards, "on_attack")
        self.dice_damage: i64 = overriding(cards, "dice_damage")
        self.attack_damage: i64 = overriding(cards, "attack_damage")
        self.tokyo_damage: i64 = overriding(cards, "tokyo_damage")
        self.neighbour_damage: i64 = overriding(cards, "neighbour_damage")
        self.attacks_all: i64 = overriding(cards, "attacks_all")
        self.before_attack: i64 = overriding(cards, "before_attack")
        self.shrugs_off: i64 = overriding(cards, "shrugs_off")
        self.hides: i64 = overriding(cards, "hides")
        self.can_prevent: i64 = overriding(cards, "can_prevent")
        self.on_hurt: i64 = overriding(cards, "on_hurt")
        self.after_loss: i64 = overriding(cards, "after_loss")
        self.on_death: i64 = overriding(cards, "on_death")
        self.revive: i64 = overriding(cards, "revive")
        self.after_yield: i64 = overriding(cards, "after_yield")
        self.may_use: i64 = overriding(cards, "may_use")
        self.more_energy: i64 = overriding(cards, "more_energy")
        self.more_healing: i64 = overriding(cards, "more_healing")
        self.most_life: i64 = overriding(cards, "most_life")
        self.price_cut: i64 = overriding(cards, "price_cut")
        self.on_purchase: i64 = overriding(cards, "on_purchase")
        self.sees_top_card: i64 = overriding(cards, "sees_top_card")
        self.buys_from_others: i64 = overriding(cards, "buys_from_others")
        self.on_reveal: i64 = overriding(cards, "on_reveal")
        self.closing: i64 = overriding(cards, "closing")
        self.end_of_turn: i64 = overriding(cards, "end_of_turn")
        self.extra_turn: i64 = overriding(cards, "extra_turn")
        # Any of these has a say before damage lands.
        self.lessens: i64 = self.shrugs_off | self.hides | self.can_prevent | self.may_use
        self.rerolls_sold: list[KeepCard] = [card for card in cards if self.sells_reroll >> card.number & 1]
        self.changers: list[KeepCard] = [card for card in cards if self.can_change >> card.number & 1]
        self.ending: list[KeepCard] = sorted(
            [card for card in cards if self.end_of_turn >> card.number & 1], key=lambda card: card.end_order()
        )


def overriding(cards: list[KeepCard], hook: str) -> i64:
    """A bit for each card whose class overrides this hook."""
    found: i64 = 0
    for card in cards:
        if getattr(type(card), hook) is not getattr(KeepCard, hook):
            found |= bit(card.number)
    return found
