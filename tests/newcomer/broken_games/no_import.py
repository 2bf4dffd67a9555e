"""A game that cannot be imported: it needs a package that nobody has."""

import a_package_that_is_not_there  # noqa: F401

game = None
