"""Gleek: bidding for the stock and paying for it; Gleeks and Mournivals, and faults in them."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_money, of_state
from executable_rules.gleek import facts
from executable_rules.gleek.dealing import bid_is_whole, stock_parted, trump_counts
from executable_rules.gleek.terms import A_PIECE, OTHERS, Held, checked_rank
from executable_rules.mechanics.cards import Rank, Suit
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import law, met
from lawsofplay.sentences import moves, parts, pays, text
from lawsofplay.sentences.payments import UNNAMED


class Purchase(NamedTuple):
    """What the buyer of the stock takes in and puts out, and what he pays to each of the others."""

    takes_in: int
    puts_out: int
    to_each: int


class Odd(Enum):
    """Who has the odd money of a price that two cannot halve."""

    NOBODY = "there is no odd money"
    ELDEST = "the eldest hand claims it"
    BOX = "it is given to the box"


class Call(Enum):
    """How others look upon a call for a Gleek."""

    FAIR = "it may be called for"
    FOUL = "very foul play"


GLEEK_RECEIVES = moves(
    text("The Gleek brings {:stake} in all."),
    "the pair of the others",
    "the player who has the Gleek",
    "stake",
)
"""Words for what a Gleek brings of both the others."""

FORFEITS_DOUBLE = moves(
    text("He forfeits {:counter}, twice what he received.", nothing="Nothing is due."),
    "he who called",
    UNNAMED,
    "counter",
)
"""Words for a forfeit; to whom it goes is not said."""


@law(
    "cotton.gleek.10",
    "seymour.gleek.9",
    says=parts(
        none="He is not bound to take it: another ventures more.",
        takes_in=text("He takes in {:card}."),
        puts_out=text("He puts out {:card} in their place."),
        to_each=pays("the buyer", "each of the others", "penny"),
    ),
)
def buys_stock(*, bid: of_money.Bid, is_revied: of_state.IsRevied = False) -> Purchase | None:
    """What a player must pay who bids this much and is told ``take it``; nothing if another bids
    more.

    ``odd_money`` has the odd penny of such a price as 15.
    """
    half = bid_is_whole(bid) // OTHERS
    if met("none will venture more for it", not is_revied):
        cards = stock_parted().bought
        return Purchase(cards, cards, half)
    return None


@law(
    "cotton.gleek.11",
    "seymour.gleek.10",
    says={
        Odd.NOBODY: "There is no odd money.",
        Odd.ELDEST: "The eldest hand claims the odd money.",
        Odd.BOX: "The odd money is given to the box.",
    },
)
def odd_money(*, bid: of_money.Bid, was_asked: of_state.WasAsked = True) -> Odd:
    """Who has what is over when the price is halved; the eldest hand usually claims it."""
    if not met(
        "if any odd money be given", bid_is_whole(bid) % OTHERS != 0, "If any odd Money be given"
    ):
        return Odd.NOBODY
    return Odd.ELDEST if met("usually claims it", was_asked) else Odd.BOX


@law(
    "cotton.gleek.12", "seymour.gleek.11", says=pays("the buyer", "the pair of the others", "penny")
)
def pays_after_bating(
    *,
    bid: of_money.Bid,
    own_ranks: of_cards.OwnRanks = (),
    mournivals: facts.Mournivals = (),
    has_it: of_conduct.HasIt = False,
) -> int:
    """What the buyer pays in all, when he ``bates``, that is takes off, for what is in his hand.

    Below zero he gains. For Tiddy he bates four, what it is worth in hand; it is not said whether
    each of the others owes it, as when it is turned up. The end of the sentence is doubtful: "pay
    for his buying two" of 1687 is likely too; 1754 took it for a number, "pay for his buying 2".

    Raises ValueError for a rank named twice: of four cards there is one Gleek or one Mournival.
    """
    if len({*own_ranks, *mournivals}) < len((*own_ranks, *mournivals)):
        raise ValueError("own_ranks= and mournivals= cannot have a rank twice: it has four cards")
    apiece = sum(gleek_a_piece(rank=rank) for rank in own_ranks)
    apiece += sum(mournival_a_piece(rank=rank) for rank in mournivals)
    bated = OTHERS * apiece
    bated += (
        trump_counts(rank=Rank.FOUR) if met("Tiddy in his hand", has_it, "Tiddy in his Hand") else 0
    )
    return bid_is_whole(bid) - bated


@law(
    "cotton.gleek.21",
    "seymour.gleek.20",
    says=pays("each of the other two", "the player who has the Mournival", "stake"),
)
def mournival_a_piece(*, rank: of_cards.Rank) -> int:
    """What each of the other two pays for a ``Mournival``, the four of a rank: twice a Gleek."""
    return 2 * gleek_a_piece(rank=rank)


@law(
    "cotton.gleek.22",
    "seymour.gleek.21",
    says=pays("each of the other two", "the player who has the Gleek", "stake"),
)
def gleek_a_piece(*, rank: of_cards.Rank) -> int:
    """What each of the others pays for a ``Gleek`` (three): aces 4, kings 3, queens 2, knaves 1."""
    return A_PIECE[checked_rank(rank)]


@law("cotton.gleek.22", "seymour.gleek.21", says=GLEEK_RECEIVES)
def gleek_receives(*, rank: of_cards.Rank) -> int:
    """What a ``Gleek``, three of a rank, brings in all, from the two others."""
    return OTHERS * gleek_a_piece(rank=rank)


@law(
    "cotton.gleek.23",
    says={
        Held.MOURNIVAL: "The cards are a “Mournival” (four of a rank).",
        Held.GLEEK: "The cards are a “Gleek”.",
        Held.NEITHER: "The cards are neither a Gleek nor a Mournival.",
    },
)
def of_a_rank(*, rank: of_cards.Rank, card_count: of_cards.CardCount) -> Held:
    """What this many aces, kings, queens or knaves are: three a Gleek, four a Mournival.

    1754 prints another number for the Gleek: ``of_a_rank_1754``.
    """
    checked_rank(rank)
    whole_number("card_count", card_count, 0, len(Suit))
    if met("all the Aces, the four Kings, Queens, or Knaves", card_count == len(Suit)):
        return Held.MOURNIVAL
    return Held.GLEEK if met("a Gleek is three of any", card_count == 3) else Held.NEITHER


@law(
    "seymour.gleek.22",
    says={
        Held.MOURNIVAL: "The cards are a “Murnival” (four of a rank).",
        Held.GLEEK: "The cards are a “Gleek”.",
        Held.NEITHER: "The cards are neither a Gleek nor a Murnival.",
    },
)
def of_a_rank_1754(*, rank: of_cards.Rank, card_count: of_cards.CardCount) -> Held:
    """What this many of a rank are, as 1754 prints it: "a Gleek is 5", where no pack has five.

    The figure is doubtful in the scan; ``of_a_rank`` has what 1687 prints, three.
    """
    checked_rank(rank)
    if met("all the Aces, the 4 Kings, Queens, or Knaves", card_count == 4):
        return Held.MOURNIVAL
    return Held.GLEEK if met("a Gleek is 5 of any", card_count == 5) else Held.NEITHER


@law(
    "cotton.gleek.20",
    "seymour.gleek.19",
    says=FORFEITS_DOUBLE,
)
def forfeits_for_laid_out(
    *, sum_paid: of_money.SumPaid, was_found_out: of_state.WasFoundOut = True
) -> int:
    """What a player forfeits who calls for what he ``laid out`` and is ``taken in it``, found out.

    It is not said to whom it goes. Where 1754 has "you forfeit", 1687 prints a doubtful "for".
    """
    return 2 * sum_paid if met("if you be taken in it", was_found_out, "if you are detected") else 0


@law(
    "cotton.gleek.29",
    "seymour.gleek.28",
    says={
        Call.FAIR: "The Gleek may be called for.",
        Call.FOUL: "The call is looked upon as very foul play.",
    },
)
def calls_for_gleek(*, card_count: of_cards.CardCount) -> Call:
    """How others look upon a player who calls for a Gleek (three of a rank) and has two: foul."""
    return (
        Call.FOUL
        if met("hath but two in his hands", card_count < 3, "hath but 2 in Hand")
        else Call.FAIR
    )


@law(
    "cotton.gleek.30",
    "seymour.gleek.29",
    says=text(
        "Of the Gleeks and Mournivals called {:card} count.",
        nothing="The Gleeks and Mournivals called are all lost.",
    ),
)
def counts_after_discard(
    *,
    cards_discarded: of_cards.CardsDiscarded,
    card_count: of_cards.CardCount,
    was_found_out: of_state.WasFoundOut = True,
) -> int:
    """What is left of what was called when a player laid out too few cards: nothing, if found.

    Seven are taken in and put out. Five or six are the wrong discards that the law names.
    """
    few = cards_discarded < stock_parted().bought
    wrong = met("lay out but 5 or 6 Cards", few)
    return 0 if wrong and met("if it be found out", was_found_out) else card_count
