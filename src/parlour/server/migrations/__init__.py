"""How the database came to be as it is, one step a module; `migrate` takes the steps that are missing."""
