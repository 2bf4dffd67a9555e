"""What can be wrong with a request, said to the person who made it."""

from collections.abc import Mapping

from parlour.engine.saying import ENGLISH, Saying
from parlour.server.wire import dump, joined

CATALOGUE = "parlour.server"  # whose folder `words` has the sentences of the server
LONGEST_SENTENCE = 300  # signs that are said about anything


class Problem(Exception):
    """Answered with this status and one sentence, which is made where the asker's language is known.

    With `at`, where one move of a plan is to blame; with `table`, written already, where the asker's is out of date.
    """

    def __init__(
        self,
        status: int,
        what: str | Saying,
        fields: Mapping[str, object] | None = None,
        clause: str | None = None,
        table: str | None = None,
        at: int | None = None,
    ) -> None:
        self.saying = what if isinstance(what, Saying) else Saying(what, fields, CATALOGUE)
        super().__init__(status, self.saying)
        self.status = status
        self.clause = clause
        self.table = table
        self.at = at

    def __str__(self) -> str:
        return self.sentence()

    def sentence(self, language: str = ENGLISH) -> str:
        return cut(self.saying.said(language))

    def written(self, language: str) -> str:
        fields = {"error": dump(self.sentence(language)), "clause": dump(self.clause), "at": dump(self.at)}
        if self.table is not None:
            fields["table"] = self.table
        return joined(fields)


def cut(sentence: str) -> str:
    """The sentence, not longer than anybody reads."""
    return sentence if len(sentence) <= LONGEST_SENTENCE else f"{sentence[:LONGEST_SENTENCE].rstrip()} …"
