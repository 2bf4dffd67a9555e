"""What the plots show: each figure has its table, with intervals, and says what the change did to it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, log10
from textwrap import shorten
from typing import Any

import polars as pl

from parlour.arena.lab.evidence import AFTER, BEFORE, VARIANTS, Evidence
from parlour.arena.lab.statistics import Difference, paired, unpaired
from parlour.arena.lab.survey import Survey, Taking
from parlour.arena.report import wilson
from parlour.engine.game import Game

DOTS, HISTOGRAM, BARS, LINES, CARDS = "dots", "histogram", "bars", "lines", "cards"
MOST_ROWS = 24  # of a plot; the table beside it has all
MOST_LEAD_CHANGES = 10
BINS = 24
ENOUGH = 10  # seats that took a card, to say anything about what it wins
SENTENCE = 70  # letters of a clause in a sentence
EQUAL = "The dashed line is an equal share."

Row = dict[str, Any]


@dataclass(frozen=True)
class Finding:
    """One thing that the change may have done, as a sentence."""

    sentence: str
    difference: Difference
    figure: str


@dataclass(frozen=True)
class Figure:
    """A plot to be: `rows` are what it shows, `table` all there is."""

    name: str  # of its files
    kind: str
    title: str
    subtitle: str
    axis: str
    table: pl.DataFrame
    rows: list[str] = field(default_factory=list)  # labels, in order
    marked: frozenset[str] = frozenset()  # labels of what was changed
    par: float | None = None
    means: dict[str, float] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)


class Figures:
    """All figures of one comparison."""

    def __init__(self, game: Game, survey: Survey, evidence: Evidence, changed: Sequence[str]) -> None:
        self.game = game
        self.survey = survey
        self.evidence = evidence
        self.seats = evidence.seats["seat"].n_unique()
        self.changed = {tuple(path.split(".")[:2]) for path in changed}

    def all(self) -> list[Figure]:
        figures = [self.by_seat(), *(self.by_trait(trait) for trait in self.survey.traits)]
        figures += [self.length(), self.lead_changes(), self.leader_wins(), self.endings()]
        for number, taking in enumerate(self.survey.takings):
            figures.append(self.cards(number, taking))
        return [figure for figure in figures if figure.table.height]

    # ------------------------------------------------------------------ who wins

    def by_seat(self) -> Figure:
        wins = self.evidence.seats.with_columns(label=pl.format("Seat {}", pl.col("seat") + 1))
        rows = [f"Seat {seat + 1}" for seat in range(self.seats)]
        findings = []
        for label in rows:
            values = {v: of(wins, variant=v, label=label).sort("match")["share"].to_list() for v in VARIANTS}
            step = paired(values[BEFORE], values[AFTER])
            findings.append(Finding(f"{label} wins {instead(step)} of the matches", step, "seats"))
        return Figure(
            "seats",
            DOTS,
            "Does it matter where you sit?",
            f"Share of the matches that each seat wins. {EQUAL}",
            "matches won",
            shares(wins),
            rows,
            par=1 / self.seats,
            findings=findings,
        )

    def by_trait(self, trait: str) -> Figure:
        table = self.survey.traits[trait]
        wins = self.evidence.seats.with_columns(label=self.named(table, pl.col(trait)))
        found, name = shares(wins), f"by-{trait}"
        findings = []
        for label in common_labels(found):
            step = difference_of(found, label)
            findings.append(Finding(f"{label} wins {instead(step)} of its matches", step, name))
        rows = (
            sorted_labels(found, "value") if found["label"].n_unique() <= MOST_ROWS else sorted_labels(found, "count")
        )
        return Figure(
            name,
            DOTS,
            f"{table.replace('_', ' ').capitalize()}: which one wins?",
            f"Share of its matches that each {trait.replace('_', ' ')} wins. {EQUAL}",
            "matches won",
            found,
            rows[:MOST_ROWS],
            self.marks(table),
            par=1 / self.seats,
            findings=findings,
        )

    # ------------------------------------------------------------------ the course of a match

    def length(self) -> Figure:
        unit = f"{self.survey.length}s" if self.survey.length else "decisions"
        values = self.by_match("length")
        step = paired(values[BEFORE], values[AFTER])
        finding = Finding(f"A match lasts {step.after:.1f} {unit} instead of {step.before:.1f}", step, "length")
        return Figure(
            "length",
            HISTOGRAM,
            "How long is a match?",
            f"In {unit}: {in_words(step)}.",
            unit,
            binned(values),
            means={BEFORE: step.before, AFTER: step.after},
            findings=[finding],
        )

    def lead_changes(self) -> Figure:
        values = self.by_match("lead_changes")
        step = paired(values[BEFORE], values[AFTER])
        finding = Finding(
            f"The lead changes {step.after:.2f} times a match instead of {step.before:.2f} times", step, "lead-changes"
        )
        most = min(MOST_LEAD_CHANGES, max(map(max, values.values())))
        labels = [*map(str, range(int(most))), f"{most:g} or more" if most == MOST_LEAD_CHANGES else f"{most:g}"]
        rows = []
        for variant in VARIANTS:
            counts = [min(int(value), int(most)) for value in values[variant]]
            rows += [share_row(variant, label, counts.count(at), len(counts)) for at, label in enumerate(labels)]
        return Figure(
            "lead-changes",
            BARS,
            "How often does the lead change?",
            f"Times that another seat alone has the highest score: {in_words(step)}.",
            "lead changes in a match",
            pl.DataFrame(rows),
            labels,
            findings=[finding],
        )

    def leader_wins(self) -> Figure:
        wins = self.evidence.leaders.with_columns(label=(pl.col("tenth") * 10).cast(pl.String) + "%")
        return Figure(
            "leader",
            LINES,
            "When is it decided?",
            f"How often who leads at this point of the match goes on to win it. {EQUAL}",
            "of the match is played",
            shares(wins, sort="tenth"),
            [f"{tenth * 10}%" for tenth in sorted(wins["tenth"].unique())],
            par=1 / self.seats,
        )

    def endings(self) -> Figure:
        counted = self.evidence.matches.with_columns(
            label=pl.col("ending").map_elements(self.clause, return_dtype=pl.String)
        )
        rows, findings = [], []
        for label in counted["label"].unique():
            ended = {v: of(counted, variant=v).sort("match")["label"] == label for v in VARIANTS}
            rows += [share_row(v, label, int(ended[v].sum()), ended[v].len()) for v in VARIANTS]
            step = paired(*(ended[v].cast(pl.Float64).to_list() for v in VARIANTS))
            words = shorten(label, SENTENCE, placeholder=" …")
            findings.append(Finding(f"“{words}” ends {instead(step)} of the matches", step, "endings"))
        found = pl.DataFrame(rows)
        return Figure(
            "endings",
            DOTS,
            "How do matches end?",
            "Share of the matches that end so.",
            "matches",
            found,
            sorted_labels(found, "value")[:MOST_ROWS],
            findings=findings,
        )

    # ------------------------------------------------------------------ cards

    def cards(self, number: int, taking: Taking) -> Figure:
        """How often each card is taken by anybody, and how often those win who take it."""
        taken = self.evidence.taken.filter(pl.col("taking") == number).with_columns(
            label=self.named(taking.table, pl.col("card"))
        )
        name, pairs = f"{taking.table}-{'-'.join(taking.kinds)}", self.evidence.pairs
        won = shares(taken)
        matches: dict[tuple[str, str], set[int]] = {}
        for variant, label, match in taken.select("variant", "label", "match").iter_rows():
            matches.setdefault((label, variant), set()).add(match)
        rows, findings = [], []
        for label in sorted({label for label, variant in matches}):
            met = [matches.get((label, variant), set()) for variant in VARIANTS]
            rows += [share_row(v, label, len(of), pairs) for v, of in zip(VARIANTS, met, strict=True)]
            step = paired(*([float(match in of) for match in self.numbers()] for of in met))
            findings.append(Finding(f"Somebody {taking.verb} {label} in {instead(step)} of the matches", step, name))
            if label in common_labels(won):
                step = difference_of(won, label)
                findings.append(Finding(f"Who {taking.verb} {label} wins {instead(step)} of those matches", step, name))
        found = pl.DataFrame(rows).with_columns(measure=pl.lit("taken")) if rows else pl.DataFrame()
        table = pl.concat([found, won.with_columns(measure=pl.lit("won"))]) if rows else found
        marked = self.marks(taking.table)
        order = sorted(sorted_labels(found, "value") if rows else [], key=lambda label: label not in marked)
        shown = order[: max(MOST_ROWS, len(marked))]
        rest = f" The {len(order) - len(shown)} rarest are only in the data." if len(shown) < len(order) else ""
        return Figure(
            name,
            CARDS,
            f"{taking.table.replace('_', ' ').capitalize()}: who {taking.verb} what, and does it win?",
            "Left: in how many matches somebody does. Right: how often those who do win, where there are at least "
            f"{ENOUGH}. {EQUAL}{rest}",
            "",
            table,
            shown,
            marked,
            par=1 / self.seats,
            findings=findings,
        )

    # ------------------------------------------------------------------ small things

    def by_match(self, column: str) -> dict[str, list[float]]:
        """A number of each match, in the order of the matches."""
        matches = self.evidence.matches.sort("match")
        return {v: of(matches, variant=v)[column].cast(pl.Float64).to_list() for v in VARIANTS}

    def numbers(self) -> list[int]:
        return sorted(self.evidence.matches["match"].unique())

    def marks(self, table: str) -> frozenset[str]:
        """The names of what was changed in this table."""
        return frozenset(self.name_of(table, path[1]) for path in self.changed if path[0] == table and len(path) > 1)

    def named(self, table: str, ids: pl.Expr) -> pl.Expr:
        return ids.replace({id: self.name_of(table, id) for id in self.game.content.table(table)})

    def name_of(self, table: str, id: str) -> str:
        entry = self.game.content.table(table).get(id)
        return str(entry["name"]) if isinstance(entry, dict) and "name" in entry else id

    def clause(self, id: str) -> str:
        """A clause as a label: its id and its first sentence."""
        sentence = self.game.rulebook.clause(id).text.split(". ")[0].rstrip(".")
        return f"{id} {sentence}"


def of(table: pl.DataFrame, **values: str) -> pl.DataFrame:
    """The rows with these values."""
    return table.filter(**values)


def shares(wins: pl.DataFrame, sort: str = "label") -> pl.DataFrame:
    """How much of the win falls to each label, with Wilson's interval."""
    keys = dict.fromkeys(["variant", sort, "label"])
    summed = wins.group_by(*keys).agg(won=pl.col("share").sum(), count=pl.len()).sort(*keys)
    return pl.DataFrame(
        [share_row(row["variant"], row["label"], row["won"], row["count"]) for row in summed.iter_rows(named=True)],
        schema=SHARE,
    )


SHARE = {
    "variant": pl.String,
    "label": pl.String,
    "value": pl.Float64,
    "low": pl.Float64,
    "high": pl.Float64,
    "won": pl.Float64,
    "count": pl.Int64,
}


def share_row(variant: str, label: str, won: float, count: int) -> Row:
    low, high = wilson(won, count)
    value = won / count if count else 0.0
    return {
        "variant": variant,
        "label": label,
        "value": value,
        "low": low,
        "high": high,
        "won": float(won),
        "count": count,
    }


def difference_of(table: pl.DataFrame, label: str) -> Difference:
    """Of the two rows with this label."""
    old, new = (of(table, variant=variant, label=label).row(0, named=True) for variant in VARIANTS)
    return unpaired(old["won"], old["count"], new["won"], new["count"])


def common_labels(table: pl.DataFrame) -> list[str]:
    """The labels of which both variants have enough."""
    enough = table.filter(pl.col("count") >= ENOUGH)
    return sorted(set(of(enough, variant=BEFORE)["label"]) & set(of(enough, variant=AFTER)["label"]))


def sorted_labels(table: pl.DataFrame, by: str) -> list[str]:
    """The labels, the largest first, by both variants together."""
    return list(table.group_by("label").agg(pl.col(by).mean()).sort(by, "label", descending=[True, False])["label"])


def binned(values: dict[str, list[float]]) -> pl.DataFrame:
    """How many matches are how long, in bins of a round width."""
    least, most = min(map(min, values.values())), max(map(max, values.values()))
    width = round_width((most - least) / BINS)
    first = least // width * width
    rows = []
    for variant in VARIANTS:
        numbers = [int((value - first) // width) for value in values[variant]]
        for at in range(int((most - first) // width) + 1):
            row = share_row(variant, "", numbers.count(at), len(numbers))
            rows.append({**row, "start": first + at * width, "end": first + (at + 1) * width})
    return pl.DataFrame(rows).drop("label")


def round_width(width: float) -> float:
    """The next of 1, 2, 5, 10, 20, …"""
    if width <= 1:
        return 1.0
    power = 10 ** (ceil(log10(width)) - 1)
    return float(next(step * power for step in (1, 2, 5, 10) if step * power >= width))


def instead(step: Difference) -> str:
    """Two shares in words, with as many digits as show that they differ."""
    for digits in (0, 1, 2):
        old, new = f"{step.before:.{digits}%}", f"{step.after:.{digits}%}"
        if old != new:
            break
    return f"{new} instead of {old}"


def in_words(step: Difference) -> str:
    """Two means in words."""
    return (
        f"{step.before:.1f} on average as it is, {step.after:.1f} as changed; "
        f"the difference is {step.low:+.1f} to {step.high:+.1f}"
    )
