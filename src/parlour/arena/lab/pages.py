"""What the lab has found out, for the terminal and for programs."""

from dataclasses import asdict
from typing import Any

from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.table import Table

from parlour.arena.lab.lab import Result
from parlour.arena.lab.page import span


def result_page(result: Result) -> RenderableType:
    """The differences that are more than chance, and where the report is."""
    where = f"The report is {result.page}."
    if not result.believed:
        return Group("Nothing differs by more than chance.", where)
    table = Table(box=SIMPLE, pad_edge=False)
    table.add_column(f"what the change did, in {result.evidence.pairs} matches", overflow="fold")
    table.add_column("difference, 95 %", justify="right", no_wrap=True)
    for finding in result.believed:
        table.add_row(f"{finding.sentence}.", span(finding))
    return Group(table, where)


def result_data(result: Result) -> dict[str, Any]:
    return {
        "report": str(result.page),
        "matches": result.evidence.pairs,
        "plots": [figure.name for figure in result.figures],
        "findings": [
            {"sentence": finding.sentence, "plot": finding.figure, **asdict(finding.difference)}
            for finding in result.believed
        ],
    }
