"""King of Tokyo, first edition, with all 66 power cards. `game` is what the house plays it by."""

from parlour.games.king_of_tokyo.game import KingOfTokyo

game = KingOfTokyo()

__all__ = ["game"]
