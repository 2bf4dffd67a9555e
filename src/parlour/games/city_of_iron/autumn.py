"""I11  Autumn: the row, scoring, income, science, drawing, markers."""

from typing import Final

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.engine.step import Step
from parlour.games.city_of_iron import happens
from parlour.games.city_of_iron.building import discard_from_row
from parlour.games.city_of_iron.card import CITIZEN, MILITARY
from parlour.games.city_of_iron.expert import draw_several
from parlour.games.city_of_iron.schema import DeckId
from parlour.games.city_of_iron.scoring import leader_coins, score_round
from parlour.games.city_of_iron.state import AUTUMN, Iron
from parlour.games.city_of_iron.things import DECKS, SCORE_CARD, SCORE_CARDS

ALL_SCORED: Final[i64] = 7  # a bit a deck


class Autumn(Step[Iron]):
    """I11.1  Six steps, without choices."""

    def run(self, table: Iron) -> None:
        table.phase = AUTUMN
        if table.journal is not None:
            table.happened(happens.Season("autumn"), "I4.1")
        discard_from_row(table, table.kit.autumn_discards, "I11.2")
        fill_row(table, "I11.2")
        if table.round in table.kit.scorings:
            score_round(table)
        collect_income(table)
        collect_science(table)
        seat: i64 = 0
        for nation in table.nations:
            draw_several(table, seat, CITIZEN, nation.realm.citizen_draws, "I11.9")
            draw_several(table, seat, MILITARY, nation.realm.military_draws, "I11.9")
            seat += 1
        table.round += 1  # I11.10
        table.action = 1


def fill_row(table: Iron, clause: str) -> None:
    """I3.10, I11.2-I11.6  The row is filled up from the deck of the round."""
    end_old_decks(table)
    row = table.row[:]
    before: i64 = len(row)
    decks: list[DeckId] = []
    while len(row) < table.kit.row:
        if table.drawn == len(table.deck):
            if not table.scrap:
                break
            reshuffle(table)
        card: i64 = table.deck[table.drawn]
        if table.journal is not None and card < SCORE_CARD:
            decks.append(deck_at(table, table.drawn))
        table.drawn += 1
        if card >= SCORE_CARD:
            set_aside(table, card)
        else:
            row.append(card)
    table.row = row
    if len(row) > before:
        table.reveal()
        if table.journal is not None:
            ids = [table.kit.buildings[kind].id for kind in row[before:]]
            drawn = {deck: decks.count(deck) for deck in decks}
            table.happened(happens.RowFill(ids, list(range(before, len(row))), drawn), clause)


def deck_at(table: Iron, at: i64) -> DeckId:
    """The deck of the card that lies here, counted from the first card of deck A; or the discards, once shuffled."""
    if shuffled(table):
        return "discards"
    return DECKS[0] if at < table.end_a else DECKS[1] if at < table.end_b else DECKS[2]


def shuffled(table: Iron) -> bool:
    """I11.5  Whether the deck is made of discards: decks A, B and C are used up then, with all their score cards."""
    return table.end_b == 0 and table.score_cards == ALL_SCORED


def deck_of_round(table: Iron) -> i64:
    """I11.3  Where the deck goes on in this round: behind what is left of a deck whose rounds are over."""
    end: i64 = table.drawn
    if table.round > table.kit.deck_lasts[0]:
        end = max(end, table.end_a)
    if table.round > table.kit.deck_lasts[1]:
        end = max(end, table.end_b)
    return end


def end_old_decks(table: Iron) -> None:
    """I11.3, I11.4  What is left of a deck whose rounds are over is discarded."""
    end = deck_of_round(table)
    if end > table.drawn:
        gone: list[int] = []
        for card in table.deck[table.drawn : end]:
            if card >= SCORE_CARD:
                tell_end(table, card - SCORE_CARD, gone)
                set_aside(table, card)
            else:
                gone.append(card)
        table.drawn = end
        table.reveal()
        if gone:
            table.scrap_buildings(gone)


def tell_end(table: Iron, deck: i64, gone: list[int]) -> None:
    """I11.4  What of these buildings was left of this deck is discarded."""
    if table.journal is not None:
        ids = [table.kit.buildings[kind].id for kind in gone if table.kit.buildings[kind].deck == deck]
        if ids:
            table.happened(happens.DeckEnds(DECKS[deck], ids, len(ids)), "I11.4")


def set_aside(table: Iron, card: i64) -> None:
    """I11.6  A score card announces a scoring, and does nothing more."""
    table.score_cards |= bit(card - SCORE_CARD)
    if table.journal is not None:
        number = card - SCORE_CARD
        table.happened(happens.ScoreCard(SCORE_CARDS[number], DECKS[number]), "I11.6")


def reshuffle(table: Iron) -> None:
    """I11.5  All discarded buildings become a new deck."""
    deck = table.scrap[:]
    deck.sort()
    table.rng.shuffle(deck)
    table.deck = deck
    table.drawn = 0
    table.end_a = 0
    table.end_b = 0
    table.scrap = []
    table.reveal()
    if table.journal is not None:
        table.happened(happens.Reshuffle(len(deck)), "I11.5")


def collect_income(table: Iron) -> None:
    """I11.7  The own income, and coins for leading a track."""
    seat: i64 = 0
    for nation in table.nations:
        leader = leader_coins(table, seat)
        nation.coins += nation.realm.income + leader
        if table.journal is not None:
            table.happened(happens.Income(seat, nation.realm.income, leader), "I11.7")
        seat += 1


def collect_science(table: Iron) -> None:
    """I11.8  Science symbols, and the book of the first two scorings."""
    book: i64 = 0
    if table.round in table.kit.scorings[:2]:
        book = table.kit.book_science
    seat: i64 = 0
    for nation in table.nations:
        table.gain_science(seat, nation.realm.science_icons + book, "I11.8")
        seat += 1


AUTUMN_BEGINS: Final = Autumn()
