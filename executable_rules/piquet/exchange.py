"""Picket of 1687 and Piquet of 1754: the blank is shown, and cards are exchanged for as many."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_conduct, of_state
from executable_rules.piquet import facts
from executable_rules.piquet.picket import ELDER_TAKES, may_take_in, may_take_in_1754
from executable_rules.piquet.terms import ELDERS_SHARE, Hand
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import yes_no

EXCHANGE = yes_no("He may take in {cards_taken:card}.", "He may not exchange his cards so.")

CardCount = Annotated[bool, like(of_cards.CardCount)]
TheHand = Annotated[Hand, like(of_cards.Hand, size=36)]


@law(
    "cotton.piquet.5",
    "seymour.piquet.rules.11",
    says=yes_no("He may now show his hand.", "He may not show his hand yet."),
)
def shows_the_blank(
    *, card_count: CardCount, was_named: of_state.WasNamed, has_discarded: of_conduct.HasDiscarded
) -> bool:
    """Whether a player may now show his ``blank``, ``carte-blanche``, a hand without a court card.

    First he declares it, tells how many cards he will lay out, and lets the other discard. If he
    showed it sooner the other would discard with all these cards in sight.
    """
    said = met("says, I have a blank", card_count, "he is to declare that he has Carte-blanche")
    number = met(
        "I intend to discard such a number of Cards",
        was_named,
        "he is to tell how many Cards he will lay out",
    )
    return (said and number) and met(
        "this done, the Eldest shows his Cards",
        has_discarded,
        "desire the other to discard, that he may shew him his Game",
    )


@law("cotton.piquet.8", says=EXCHANGE)
def exchanges(
    *,
    hand: TheHand,
    has_discarded: facts.HasDiscarded,
    cards_taken: facts.CardsTaken,
    elder_cards_taken: facts.ElderCardsTaken = ELDER_TAKES,
) -> bool:
    """Whether a player may take in this many cards in 1687: as many as he discards, within his
    share.

    Both may take fewer than their share; each must discard one at least (``picket.may_discard``).
    """
    same = met("discarding as many of his own for them", has_discarded == cards_taken)
    most = may_take_in(who=hand, elder_cards_taken=elder_cards_taken)
    return same and met("he may take in a less number", 1 <= cards_taken <= most)


@law("seymour.piquet.rules.16", says=EXCHANGE)
def dealer_exchanges(
    *,
    has_discarded: facts.HasDiscarded,
    cards_taken: facts.CardsTaken,
    elder_cards_taken: facts.ElderCardsTaken = ELDERS_SHARE,
) -> bool:
    """Whether the dealer may take in this many cards in 1754: as many as he discards of those left.

    What the first player leaves he lays back on the stock, and the dealer may have it too.
    """
    left = may_take_in_1754(who=Hand.YOUNGER, elder_cards_taken=elder_cards_taken)
    same = met("observing to discard as many", has_discarded == cards_taken)
    return same and met(
        "all that is left, or what Number of them he pleases", 1 <= cards_taken <= left
    )
