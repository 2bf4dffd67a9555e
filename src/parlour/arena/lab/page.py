"""The report of the lab: one HTML file that needs nothing else, not even a network."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

import vl_convert

from parlour.arena.lab.figures import Finding
from parlour.arena.plan import Plan
from parlour.arena.report import Z
from parlour.engine.game import find_game

MOST_FINDINGS = 12

STYLE = """
:root { color-scheme: light; --ink: #2b2b33; --faint: #6f6f7b; --line: #e7e7ec; --after: #d2521b; }
body { font: 16px/1.5 Inter, "Helvetica Neue", Arial, sans-serif; color: var(--ink); background: #f6f6f8; margin: 0; }
main { max-width: 920px; margin: 0 auto; padding: 32px 16px 64px; }
h1 { font-size: 30px; line-height: 1.2; margin: 0 0 4px; }
h2 { font-size: 19px; margin: 0 0 8px; }
p { margin: 0 0 8px; }
.faint { color: var(--faint); }
section, figure { background: white; border: 1px solid var(--line); border-radius: 10px; }
section, figure { margin: 20px 0; padding: 20px; }
figure { overflow-x: auto; }
figcaption { font-size: 13px; color: var(--faint); margin-top: 6px; }
code { background: #f0f0f3; border-radius: 4px; padding: 1px 5px; }
table { border-collapse: collapse; }
td { padding: 3px 14px 3px 0; }
td.number { text-align: right; font-variant-numeric: tabular-nums; color: var(--faint); white-space: nowrap; }
.changed { color: var(--after); font-weight: 600; }
a { color: inherit; }
"""

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<main>
<h1>{title}</h1>
<p class="faint">{matches} matches as it is and {matches} as changed, with the same seeds (<code>{seed}/0</code> on);
at the table: {bots}. {options}</p>
<section><h2>What was changed</h2><table>{changes}</table></section>
<section><h2>What it did</h2>{findings}</section>
{figures}
</main>
<script>{script}</script>
<script>{embeds}</script>
</body>
</html>
"""

FIGURE = """<figure id="{name}"><div class="plot" role="img" aria-label="{title}"></div>
<noscript><img src="plots/{name}.png" alt="{title}" width="100%"></noscript>
<figcaption><a href="plots/{name}.png">picture</a> · <a href="plots/{name}.csv">data</a></figcaption></figure>"""


@dataclass(frozen=True)
class Plot:
    """A plot as the page draws it: its Vega-Lite specification."""

    name: str
    title: str
    specification: str


def lab_page(plan: Plan, pairs: int, plots: Sequence[Plot], believed: Sequence[Finding], looked_at: int) -> str:
    """The report as HTML."""
    game = find_game(plan.game)
    options = "".join(f" {name} = {value}." for name, value in plan.options.items())
    return PAGE.format(
        title=escape(f"{game.name}, changed"),
        style=STYLE,
        matches=pairs,
        seed=escape(str(plan.seed)),
        bots=escape(", ".join(plan.seating(0))),
        options=escape(f"Options:{options}" if options else ""),
        changes="".join(change_row(plan, path) for path in plan.overrides),
        findings=findings_part(believed, looked_at, pairs, plan.size),
        figures="\n".join(FIGURE.format(name=plot.name, title=escape(plot.title)) for plot in plots),
        script=vl_convert.javascript_bundle(EXPORT),
        embeds="\n".join(DRAW.format(name=plot.name, specification=in_script(plot.specification)) for plot in plots),
    )


EXPORT = "window.vegaEmbed = vegaEmbed;"
DRAW = 'vegaEmbed("#{name} .plot", {specification}, {{actions: false, renderer: "svg"}});'


def in_script(text: str) -> str:
    """JSON that cannot end the script that it stands in."""
    return text.replace("<", "\\u003c")


def change_row(plan: Plan, path: str) -> str:
    """What was and what is."""
    value: object = find_game(plan.game).content.tree
    for part in path.split("."):
        assert isinstance(value, dict)
        value = value[part]
    new = plan.overrides[path]
    changed = f'<span class="changed">{escape(str(new))}</span>'
    return f"<tr><td><code>{escape(path)}</code></td><td>{escape(str(value))} → {changed}</td></tr>"


def findings_part(believed: Sequence[Finding], looked_at: int, pairs: int, seats: int) -> str:
    """The differences that are more than chance, the surest first."""
    par = 1 / seats
    margin = Z * (2 * par * (1 - par) / pairs) ** 0.5 if pairs else 1.0
    grain = (
        f"With {pairs} matches a seat's share of the wins shows a change of about {margin * 100:.0f} points or more."
    )
    if not believed:
        return f"<p>Nothing that is more than chance, of {looked_at} numbers looked at.</p><p class='faint'>{grain}</p>"
    rows = "".join(
        f'<tr><td>{escape(finding.sentence)}.</td><td class="number">{span(finding)}</td>'
        f'<td><a class="faint" href="#{finding.figure}">plot</a></td></tr>'
        for finding in believed[:MOST_FINDINGS]
    )
    more = len(believed) - MOST_FINDINGS
    rest = f" The {more} next surest are left out here." if more > 0 else ""
    return (
        f"<table>{rows}</table><p class='faint'>Of {looked_at} numbers looked at these differ by more than chance; "
        f"one in twenty of them may be a false alarm.{rest} {grain}</p>"
    )


def span(finding: Finding) -> str:
    """The interval of the difference, in points where it is one of shares."""
    step = finding.difference
    if "%" in finding.sentence:
        return f"{step.low * 100:+.1f} to {step.high * 100:+.1f} points"
    return f"{step.low:+.2f} to {step.high:+.2f}"
