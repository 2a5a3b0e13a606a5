"""Piquet of the second chapter: the carte blanche shown, the discard, fours and threes."""

from __future__ import annotations

from executable_rules.facts import of_cards, of_conduct
from executable_rules.mechanics.cards import Rank
from executable_rules.mechanics.numbers import whole_number
from executable_rules.piquet import facts
from executable_rules.piquet.runs import alike
from executable_rules.piquet.terms import ELDERS_SHARE, STOCK, TELLING_RANKS, Hand
from lawsofplay.rules import law, met
from lawsofplay.sentences import text, yes_no


@law(
    "bellecour.piquet.discard.1",
    "academie.piquet.discard.1",
    says=yes_no("He may now show his cards.", "He may not show his cards now."),
)
def shows_carte_blanche(
    *, has_carte_blanche: of_conduct.HasCarteBlanche, has_discarded: of_conduct.HasDiscarded
) -> bool:
    """Whether a player now shows his ``carte blanche``, a hand without a court card: after the
    other has discarded.

    He shows it card by card.

    ``has_discarded``: the other has discarded. Before that he would discard with these cards in
    sight.
    """
    has = met(
        "finds that he has a Carte Blanche", has_carte_blanche, "se trouve avoir cartes blanches"
    )
    after = met(
        "after the other has discarded", has_discarded, "aprés que l'autre a fait son écart"
    )
    return has and after


@law(
    "bellecour.piquet.discard.2",
    "academie.piquet.discard.2",
    says=text("The elder hand takes in {:card}."),
)
def elder_takes_in(*, cards_discarded: facts.CardsDiscarded = ELDERS_SHARE) -> int:
    """How many cards the elder hand takes of the stock: as many as he lays out, five commonly."""
    return whole_number("cards_discarded", cards_discarded, 1, ELDERS_SHARE)


@law(
    "bellecour.piquet.discard.3",
    "academie.piquet.discard.3",
    "academie.piquet.discard.6",
    only={"who=younger": ("bellecour", "academie.piquet.discard.6")},
    says=yes_no("He may take in {cards_taken:card}.", "He may not take in that number of cards."),
)
def may_take(
    *,
    who: facts.Who = Hand.ELDER,
    cards_taken: facts.CardsTaken,
    elder_cards_taken: facts.ElderCardsTaken = ELDERS_SHARE,
) -> bool:
    """Whether a player may take this many cards: one at least, the elder five at most.

    The dealer may have all that the elder hand left of the eight.
    """
    took = whole_number("elder_cards_taken", elder_cards_taken, 1, ELDERS_SHARE)
    most = ELDERS_SHARE if who is Hand.ELDER else STOCK - took
    one = met(
        "except one, which he is obliged to take",
        cards_taken >= 1,
        "il peut n'en prendre qu'une s'il veut",
        "étant obligé ainsi que le premier d'en prendre pour le moins une",
    )
    return one and cards_taken <= most


@law(
    "bellecour.piquet.discard.3",
    "academie.piquet.discard.6",
    only={"has_looked": ("bellecour",)},
    says=yes_no(
        "He may see the cards that the dealer left.",
        "He may not see the cards that the dealer left.",
    ),
)
def sees_what_the_dealer_left(
    *,
    who: facts.Who,
    has_declared: of_conduct.HasDeclared = False,
    has_looked: of_conduct.HasLooked = True,
) -> bool:
    """Whether a player may see the cards that the dealer left: the dealer himself may.

    The elder hand may if he first names the suit he will lead (``has_declared``). In English he may
    only if the dealer saw them too (``if he does``); the French does not ask it.
    """
    if who is Hand.YOUNGER:
        return True
    named = met(
        "first naming the Suit he intends to lead",
        has_declared,
        "en accusant la couleur dont il commencera à jouer",
    )
    return named and met("if he does, the Elder Hand must see them too", has_looked)


@law(
    "bellecour.piquet.discard.3",
    "academie.piquet.discard.3",
    says=yes_no(
        "The elder hand may see the cards that he might have taken.",
        "There are none to see: the elder hand took his five cards.",
    ),
)
def elder_sees_what_he_left(*, elder_cards_taken: facts.ElderCardsTaken) -> bool:
    """Whether the elder hand may see those of his five cards that he did not take: yes, if any are
    left.
    """
    took = whole_number("elder_cards_taken", elder_cards_taken, 1, ELDERS_SHARE)
    return met("as many less as he pleases", took < ELDERS_SHARE, "mais bien moins")


@law(
    "bellecour.piquet.discard.4",
    "bellecour.piquet.discard.5",
    "academie.piquet.discard.4",
    says=text(
        "He may tell the cards of this rank: {}.",
        several="He may tell the cards of these ranks: {}.",
        nothing="He may tell no three or four of a rank.",
    ),
)
def tells_fours_and_threes(*, hand: facts.Hand, other_hand: of_cards.OtherHand) -> tuple[Rank, ...]:
    """The ranks of which a player tells his ``quatorze`` (four of a rank) or his three: all that he
    has, if the best is his.

    He does so even if the other's next are better than his next. Four go before three, then the
    higher rank counts. Nines, eights and sevens are not told.
    """
    own, his = alike(hand), alike(other_hand)
    less = met(
        "the Quatorze Aces annull all the others",
        max((*own, *his), default=()) in his,
        "the lowest Quatorze, prevents the adversary from telling three Aces",
        "le quatorze plus fort annulle le moindre",
    )
    return () if less else tuple(TELLING_RANKS[-place] for _, place in own)
