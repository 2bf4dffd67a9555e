"""`@proves("T4.2")`: the clauses that a test proves. A check fails when a clause has no test."""

import pytest


def proves(*clauses: str) -> pytest.MarkDecorator:
    return pytest.mark.proves(*clauses)
