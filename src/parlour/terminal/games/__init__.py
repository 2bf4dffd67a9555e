"""How games are drawn in the terminal: a module a game, named as the game. Others get the plain drawing."""
