"""Packages that only some jobs need, and a clear line where they are missing."""

from importlib.util import find_spec

from parlour.engine.errors import ParlourError


class MissingExtra(ParlourError, ImportError):
    """An optional package is not installed."""


def need(extra: str, *packages: str) -> None:
    """Say which extra to install where one of its packages is missing."""
    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        raise MissingExtra(f"this needs {' and '.join(missing)}: pip install 'parlour[{extra}]'")
