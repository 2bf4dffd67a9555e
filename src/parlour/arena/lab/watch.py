"""What is noted down of each match in the lab."""

from collections import Counter

from parlour.arena.hall import Facts
from parlour.arena.lab.survey import Survey, card_fields, cards_of, seat_entries
from parlour.engine.events import mark_told
from parlour.engine.match import Match

NOBODY = -1
TENTHS = range(1, 10)  # of a match, at which it is noted who leads
ENDINGS = ("sets-off", "end")  # stages whose clause says why a match ends; else its last event


class LabWatcher:
    """Follows the lead through a match; the rest is in the journal and the last view."""

    def __init__(self, survey: Survey, match: Match) -> None:
        self.survey = survey
        self.match = match
        self.leaders = [self.leader()]

    def see(self) -> None:
        self.leaders.append(self.leader())

    def leader(self) -> int:
        """The seat that alone has the highest score."""
        scores = self.match.state.scores()
        best = max(scores)
        return scores.index(best) if scores.count(best) == 1 else NOBODY

    def facts(self) -> Facts:
        match, survey = self.match, self.survey
        journal = match.state.journal
        assert journal is not None
        last = len(self.leaders) - 1
        return {
            "length": sum(mark_told(told) == survey.length for told in journal.events) if survey.length else match.ply,
            "ending": self.ending(),
            "lead_changes": lead_changes(self.leaders),
            "leaders": [self.leaders[last * tenth // 10] for tenth in TENTHS],
            "traits": self.traits(),
            "taken": self.taken(),
        }

    def ending(self) -> str:
        """The clause by which the match came to its end."""
        journal = self.match.state.journal
        assert journal is not None
        clauses = {mark_told(told): told.clause for told in journal.events}
        return next((clauses[ending] for ending in ENDINGS if ending in clauses), journal.events[-1].clause)

    def traits(self) -> dict[str, list[str]]:
        """What each seat was."""
        if not self.survey.traits:
            return {}
        entries = seat_entries(self.match, self.survey.entries)
        return {trait: [str(entry[trait]) for entry in entries] for trait in self.survey.traits}

    def taken(self) -> list[list[tuple[int, str, int]]]:
        """For each taking of the survey: seat, card, and how often."""
        journal = self.match.state.journal
        assert journal is not None
        counts: list[Counter[tuple[int, str]]] = [Counter() for taking in self.survey.takings]
        for seat, kind, table, card in cards_of(journal.events, card_fields(self.match.game)):
            for taking, counted in zip(self.survey.takings, counts, strict=True):
                if table == taking.table and kind in taking.kinds:
                    counted[seat, card] += 1
        return [[(seat, card, times) for (seat, card), times in sorted(counted.items())] for counted in counts]


def lead_changes(leaders: list[int]) -> int:
    """How often the lead went from one seat to another; in between nobody may have it."""
    changes, last = 0, NOBODY
    for leader in leaders:
        if leader not in (NOBODY, last):
            changes += last != NOBODY
            last = leader
    return changes
