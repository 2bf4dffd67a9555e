"""How the database came to be as it is, one step a module; `migrate` takes the steps that are missing."""

LATEST = "0003"  # the step that a database of this program's has taken last
