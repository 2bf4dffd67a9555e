"""A game whose content says nonsense about its options."""

from parlour.engine.game import Game


class WrongOptions(Game):
    package = "wrong_options"


game = WrongOptions()
