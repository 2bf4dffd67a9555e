"""What can be wrong with a request, said to the person who made it."""

from parlour.server.wire import dump, joined


class Problem(Exception):
    """Answered with this status and one sentence; with `table`, written already, where the asker's is out of date."""

    def __init__(self, status: int, sentence: str, clause: str | None = None, table: str | None = None) -> None:
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence
        self.clause = clause
        self.table = table

    def written(self) -> str:
        fields = {"error": dump(self.sentence), "clause": dump(self.clause)}
        if self.table is not None:
            fields["table"] = self.table
        return joined(fields)
