"""Picket of 1687 and Piquet of 1754: the blank is shown, and cards are exchanged for as many."""

from __future__ import annotations

from executable_rules.mechanics.numbers import whole_number
from executable_rules.piquet.picket import ELDER_TAKES, may_take_in, may_take_in_1754
from executable_rules.piquet.terms import ELDERS_SHARE, Hand
from lawsofplay.rules import law, met
from lawsofplay.sentences import yes_no

EXCHANGE = yes_no("He may take in {taken:card}.", "He may not exchange his cards so.")


@law(
    "cotton.piquet.5",
    "seymour.piquet.rules.11",
    says=yes_no("He may now show his hand.", "He may not show his hand yet."),
)
def shows_the_blank(*, declared: bool, told_his_number: bool, other_has_discarded: bool) -> bool:
    """Whether he may now show his ``blank``, ``carte-blanche``, a hand without a court card.

    He first declares it, tells how many cards he will lay out, and lets the other discard, who
    would otherwise discard with all his cards in sight.
    """
    said = met("says, I have a blank", declared, "he is to declare that he has Carte-blanche")
    number = met(
        "I intend to discard such a number of Cards",
        told_his_number,
        "he is to tell how many Cards he will lay out",
    )
    return (said and number) and met(
        "this done, the Eldest shows his Cards",
        other_has_discarded,
        "desire the other to discard, that he may shew him his Game",
    )


@law("cotton.piquet.8", says=EXCHANGE)
def exchanges(*, hand: Hand, discarded: int, taken: int, elder_took: int = ELDER_TAKES) -> bool:
    """Whether a player may take in so many cards in 1687: as many as he discards, of those he may.

    Fewer than he may is allowed to both; one at least must be discarded (``picket.may_discard``).
    """
    same = met("discarding as many of his own for them", discarded == taken)
    most = may_take_in(hand=hand, elder_took=elder_took)
    return same and met("he may take in a less number", 1 <= taken <= most)


@law("seymour.piquet.rules.16", says=EXCHANGE)
def dealer_exchanges(*, discarded: int, taken: int, elder_took: int = ELDERS_SHARE) -> bool:
    """Whether the dealer may take in so many cards in 1754: as many as he discards, of those left.

    What the first leaves he lays again upon the stock, and the dealer may have it too.
    """
    left = may_take_in_1754(hand=Hand.YOUNGER, elder_took=elder_took)
    same = met("observing to discard as many", discarded == whole_number("taken", taken, 0))
    return same and met("all that is left, or what Number of them he pleases", 1 <= taken <= left)
