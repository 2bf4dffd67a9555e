"""The designers' lab: a game as it is and as changed, side by side."""
