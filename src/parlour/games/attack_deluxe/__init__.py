"""ATTACK! Deluxe: both boards, all cards, both ways to fight at sea. `game` is what the house plays it by."""

from parlour.games.attack_deluxe.game import AttackDeluxe

game = AttackDeluxe()

__all__ = ["game"]
