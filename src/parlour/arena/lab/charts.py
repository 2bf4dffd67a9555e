"""Figures as plots: drawn once, for the page and as PNG. Needs altair and vl-convert (extra `lab`).

Before is a grey circle, after an orange diamond, everywhere: nobody needs colours to tell them apart.
"""

from dataclasses import replace
from textwrap import wrap
from typing import Any, TypeAlias

import altair as alt
import polars as pl

from parlour.arena.lab.evidence import VARIANTS
from parlour.arena.lab.figures import BARS, CARDS, DOTS, ENOUGH, HISTOGRAM, LINES, Figure

Plot: TypeAlias = Any  # a chart of Altair, alone or several beside each other

WIDTH = 640
HALF = 280  # the width of one of two plots side by side
LABEL_LINE, LINE = 44, 100  # letters
BAND = 46  # the height of a row with two dots
NARROW_BAND = 27
INK, FAINT, GRID = "#2b2b33", "#6f6f7b", "#e7e7ec"
COLOURS = ["#7d8796", "#d2521b"]
SHAPES = ["circle", "diamond"]
PERCENT = "%"
FONT = "Inter, 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif"

colour = alt.Color("variant:N", title=None).scale(domain=list(VARIANTS), range=COLOURS)
shape = alt.Shape("variant:N", title=None).scale(domain=list(VARIANTS), range=SHAPES)
tooltips = [
    alt.Tooltip("label:N", title=" "),
    alt.Tooltip("variant:N", title="game"),
    alt.Tooltip("value:Q", title="share", format=".1%"),
    alt.Tooltip("low:Q", title="from", format=".1%"),
    alt.Tooltip("high:Q", title="to", format=".1%"),
    alt.Tooltip("count:Q", title="of"),
]


def draw(figure: Figure) -> Plot:
    """The plot of a figure."""
    chart = {DOTS: dots_chart, HISTOGRAM: histogram, BARS: bars, LINES: lines, CARDS: cards}[figure.kind](figure)
    return styled(chart, figure)


def styled(chart: Any, figure: Figure) -> Plot:
    titled: Plot = (
        chart.properties(
            title=alt.Title(
                figure.title, subtitle=wrap(figure.subtitle, LINE), anchor="start", frame="bounds", offset=14
            ),
            padding=16,
            background="white",
        )
        .configure(font=FONT)
        .configure_title(fontSize=19, subtitleFontSize=13, color=INK, subtitleColor=FAINT, subtitlePadding=6)
        .configure_axis(
            labelFontSize=12,
            titleFontSize=12,
            labelColor=INK,
            titleColor=FAINT,
            titleFontWeight="normal",
            gridColor=GRID,
            domain=False,
            ticks=False,
            labelPadding=7,
            titlePadding=9,
        )
        .configure_legend(
            orient="top",
            labelFontSize=13,
            symbolSize=110,
            symbolOpacity=1,
            labelColor=INK,
            offset=12,
            columnPadding=22,
        )
        .configure_view(stroke=None)
    )
    return titled


# ---------------------------------------------------------------------- shares with their intervals


def dots_chart(figure: Figure) -> Plot:
    return dots(figure, figure.table, figure.axis, WIDTH, BAND)


def dots(figure: Figure, table: pl.DataFrame, axis: str, width: int, band: int, labels: bool = True) -> Plot:
    """A row for each label, with a dot and an interval for each variant."""
    rows = {label: row_label(label, label in figure.marked) for label in figure.rows}
    shown = table.filter(pl.col("label").is_in(figure.rows)).with_columns(label=pl.col("label").replace(rows))
    names = alt.Axis(
        labels=labels,
        labelExpr="split(datum.label, '\\n')",
        labelLimit=0,
        labelFontWeight=alt.condition("indexof(datum.label, '▸') == 0", alt.value("bold"), alt.value("normal")),
        title=None,
    )
    base = alt.Chart(shown).encode(
        y=alt.Y("label:N", axis=names).scale(domain=list(rows.values()), paddingInner=0.4, paddingOuter=0.2),
        yOffset=alt.YOffset("variant:N").scale(domain=list(VARIANTS)),
        color=colour,
        tooltip=tooltips,
    )
    far = min(1.0, float(shown.select(pl.col("high").max()).item() or 1.0) * 1.03)
    scale = alt.Scale(domain=[0, far], nice=True)
    intervals = base.mark_rule(strokeWidth=3, opacity=0.4, strokeCap="round").encode(
        x=alt.X("low:Q", title=axis, scale=scale).axis(format=PERCENT, tickCount=width // 90, labelFlush=False),
        x2="high:Q",
    )
    points = base.mark_point(filled=True, size=95, opacity=1).encode(x=alt.X("value:Q", scale=scale), shape=shape)
    layers: list[alt.Chart] = [intervals, points]
    if figure.par is not None:
        layers.insert(0, par_rule(figure.par, alt.X("par:Q", scale=scale)))
    return alt.layer(*layers).properties(width=width, height=band * len(rows))


def row_label(label: str, marked: bool) -> str:
    """At most two lines; a mark at what was changed."""
    return "\n".join(wrap(f"▸ {label}" if marked else label, LABEL_LINE, max_lines=2, placeholder=" …"))


def par_rule(par: float, channel: alt.X | alt.Y) -> alt.Chart:
    """What equals would get."""
    rule = alt.Chart(pl.DataFrame({"par": [par]})).mark_rule(strokeDash=[4, 4], color=FAINT)
    placed: alt.Chart = rule.encode(x=channel) if isinstance(channel, alt.X) else rule.encode(y=channel)
    return placed


def cards(figure: Figure) -> Plot:
    """How often each is taken, and beside it what it wins."""
    taken = figure.table.filter(measure="taken")
    won = figure.table.filter(pl.col("count") >= ENOUGH, measure="won")
    left = dots(replace(figure, par=None), taken, "matches with it", HALF, NARROW_BAND)
    right = dots(figure, won, "won by those who did", HALF, NARROW_BAND, labels=False)
    side_by_side: Plot = alt.hconcat(left, right, spacing=24)
    return side_by_side


# ---------------------------------------------------------------------- distributions


def histogram(figure: Figure) -> Plot:
    """How many matches are how long: steps, filled; a line where the mean is."""
    base = alt.Chart(figure.table).encode(color=colour)
    tips = [
        alt.Tooltip("variant:N", title="game"),
        alt.Tooltip("start:Q", title="from"),
        alt.Tooltip("end:Q", title="below"),
        alt.Tooltip("value:Q", title="matches", format=".1%"),
    ]
    columns = base.mark_bar(opacity=0.4, binSpacing=0).encode(
        x=alt.X("start:Q", title=figure.axis).bin("binned").axis(grid=False, labelFlush=False, tickCount=10),
        x2="end:Q",
        y=alt.Y("value:Q", title="matches").axis(format=PERCENT, tickCount=5).stack(None),
        tooltip=tips,
    )
    means = pl.DataFrame({"variant": list(figure.means), "mean": list(figure.means.values())})
    middle = alt.Chart(means).encode(x="mean:Q", color=colour)
    rules = middle.mark_rule(strokeWidth=2.5)
    heads = middle.mark_point(filled=True, size=120, opacity=1).encode(y=alt.value(0), shape=shape)
    return alt.layer(columns, rules, heads).properties(width=WIDTH, height=260)


def bars(figure: Figure) -> Plot:
    """Two bars for each label, with their intervals."""
    base = alt.Chart(figure.table).encode(
        x=alt.X("label:N", title=figure.axis).scale(domain=figure.rows).axis(grid=False, labelAngle=0),
        xOffset=alt.XOffset("variant:N").scale(domain=list(VARIANTS)),
        tooltip=tooltips,
    )
    high = alt.Y("value:Q", title="matches").axis(format=PERCENT, tickCount=5)
    columns = base.mark_bar(opacity=0.75, cornerRadiusTopLeft=2, cornerRadiusTopRight=2).encode(y=high, color=colour)
    intervals = base.mark_rule(strokeWidth=1.5, color=INK, opacity=0.7).encode(y="low:Q", y2="high:Q")
    return alt.layer(columns, intervals).properties(width=WIDTH, height=240)


def lines(figure: Figure) -> Plot:
    """A line and a band for each variant."""
    base = alt.Chart(figure.table).encode(
        x=alt.X("label:N", title=figure.axis).scale(domain=figure.rows).axis(grid=False, labelAngle=0),
        color=colour,
        tooltip=tooltips,
    )
    scale = alt.Scale(domain=[0, 1])
    bands = base.mark_area(opacity=0.18).encode(y=alt.Y("low:Q", scale=scale, title="goes on to win"), y2="high:Q")
    line = base.mark_line(strokeWidth=2.5).encode(y=alt.Y("value:Q", scale=scale).axis(format=PERCENT, tickCount=5))
    points = base.mark_point(filled=True, size=85, opacity=1).encode(y="value:Q", shape=shape)
    layers = [bands, line, points]
    if figure.par is not None:
        layers.insert(0, par_rule(figure.par, alt.Y("par:Q", scale=scale)))
    return alt.layer(*layers).properties(width=WIDTH, height=260)
