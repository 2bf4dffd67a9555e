"""`parlour lab`: plays a game as it is and as changed, with the same seeds, and reports what the change did."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import vl_convert

from parlour.arena.backends import Backend
from parlour.arena.hall import Job
from parlour.arena.lab.charts import draw
from parlour.arena.lab.evidence import AFTER, BEFORE, Evidence, gather
from parlour.arena.lab.figures import Figure, Figures, Finding
from parlour.arena.lab.page import Plot, lab_page
from parlour.arena.lab.statistics import beyond_chance
from parlour.arena.lab.survey import survey
from parlour.arena.lab.watch import LabWatcher
from parlour.arena.plan import Plan
from parlour.arena.run import Run, go_on, replace_file
from parlour.engine.errors import BadSetup
from parlour.engine.game import find_game

SHARPNESS = 2.0  # pixels of a PNG for each of the page
FOLDERS = {BEFORE: "before", AFTER: "after"}


@dataclass(frozen=True)
class Result:
    """What the lab has found out; `page` is the report."""

    page: Path
    evidence: Evidence
    figures: list[Figure]
    believed: list[Finding]  # more than chance, the surest first


def run_lab(folder: Path, plan: Plan, backend: Backend, tell: Callable[[int], None] | None = None) -> Result:
    """Play both variants of the plan into this folder, as far as they are missing, and write the report there."""
    if not plan.overrides:
        raise BadSetup("nothing is changed: say what with --set, such as --set cards.wings.cost=5")
    plan.box()
    measured = survey(plan.game, plan.size, plan.options)
    plans = {BEFORE: replace(plan, overrides={}), AFTER: plan}
    logs, done = {}, 0

    def tell_of_variant(played: int) -> None:
        if tell is not None:
            tell(done + played)

    for variant, name in FOLDERS.items():
        job = Job(plans[variant], records=True, watcher=partial(LabWatcher, measured))
        with Run(folder / name, job) as run:
            go_on(run, backend, tell_of_variant)
            logs[variant] = list(run.lines())
        done += plan.matches
    evidence = gather(measured, plans, logs)
    figures = Figures(find_game(plan.game), measured, evidence, list(plan.overrides)).all()
    return write_report(folder, plan, evidence, figures)


def write_report(folder: Path, plan: Plan, evidence: Evidence, figures: Sequence[Figure]) -> Result:
    """The page, each plot as PNG, its data beside it, and all the evidence as Parquet."""
    plots_folder, data_folder = folder / "plots", folder / "data"
    for one in (plots_folder, data_folder):
        one.mkdir(parents=True, exist_ok=True)
    for name, table in evidence.tables().items():
        table.write_parquet(data_folder / f"{name}.parquet")
    plots = []
    for figure in figures:
        specification = draw(figure).to_json(indent=None)
        picture = vl_convert.vegalite_to_png(specification, scale=SHARPNESS)
        (plots_folder / f"{figure.name}.png").write_bytes(picture)
        figure.table.write_csv(plots_folder / f"{figure.name}.csv")
        plots.append(Plot(figure.name, figure.title, specification))
    findings = [finding for figure in figures for finding in figure.findings]
    sure = beyond_chance([finding.difference.chance for finding in findings])
    believed = sorted(
        (finding for finding, fine in zip(findings, sure, strict=True) if fine),
        key=lambda finding: finding.difference.chance,
    )
    page = folder / "report.html"
    replace_file(page, lab_page(plan, evidence.pairs, plots, believed, len(findings)))
    return Result(page, evidence, list(figures), believed)
