"""Ombre in the book of 1754, of the stock and of taking in: laws XXIV, XXX-XXXII and LVI.

Laws XXVIII and XXIX say what the other books do: ``discarding.looks_at_what_is_left``.
"""

from __future__ import annotations

from executable_rules.facts import of_cards, of_conduct, of_state
from executable_rules.mechanics.results import Penalty
from executable_rules.ombre import facts
from executable_rules.ombre.discarding import Shortage, Surplus
from lawsofplay.rules import law, met


@law("seymour.ombre.laws.24")
def turns_up_of_the_stock(
    *, was_turned: of_state.WasTurned, has_looked: of_conduct.HasLooked
) -> Penalty:
    """What a player suffers who turns up a card of the stock: he cannot play, if he looked at it.

    The others may. In two other books, ``discarding.turns_for_trumps``, he is beasted besides. By
    the prose of this book a player who shews a card in taking in is beasted too
    (``shews_in_taking``).
    """
    card = met("turns up a Card of the Stock", was_turned)
    return Penalty.MAY_NOT_PLAY if card and met("and looks at it", has_looked) else Penalty.NONE


@law("seymour.ombre.beaste.12")
def shews_in_taking(*, has_shown: of_conduct.HasShown) -> Penalty:
    """What a player suffers, by the prose, if he lets a card be seen in taking in: a Beaste."""
    return Penalty.BEAST if met("by letting a Card drop, or otherwise", has_shown) else Penalty.NONE


@law("seymour.ombre.laws.30", "seymour.ombre.laws.31")
def takes_above_his_due(
    *, card_count: facts.CardCount, was_seen: of_state.WasSeen, cards_mixed: of_state.CardsMixed
) -> Surplus:
    """What follows when a player takes more cards than he laid out: he must put them back.

    He puts them back. If they are mixed with his hand, another draws as many at hazard. He is
    beasted for having seen them, and not, as in the other books (``discarding.takes_too_many``),
    for having mixed them. Nothing is said of cards both seen and mixed: one part of the law has the
    Beaste, the other the drawing.
    """
    looked = not met("if he has not looked on them", not was_seen)
    penalty = Penalty.BEAST if looked else Penalty.NONE
    if met("If he has mixed them with the rest of his Cards", cards_mixed):
        return Surplus(0, card_count, penalty)
    return Surplus(card_count, 0, penalty)


@law("seymour.ombre.laws.32")
def takes_less(*, cards_short: of_cards.CardsShort, stock_size: facts.StockSize) -> Shortage:
    """What follows when a player takes too few cards: the rest he takes of the stock or discard.

    ``stock_size``: the cards of the stock. He may take the rest at any time; what the stock cannot
    give he draws from the discard. He is never beasted, as he is in two other books if he has
    played: ``discarding.takes_too_few`` and ``prend_trop_peu``.
    """
    wanting = cards_short
    from_stock = min(wanting, stock_size)
    out = met("if they are all taken in", from_stock < wanting)
    return Shortage(from_stock, wanting - from_stock if out else 0, Penalty.NONE)


@law("seymour.ombre.laws.56")
def takes_in_before_his_turn(
    *, before_turn: of_state.BeforeTurn, cards_mixed: of_state.CardsMixed
) -> Penalty:
    """What a player suffers who discards and takes in before his turn: the Beaste, once it is
    mixed.

    The other books have no such law.
    """
    early = met("takes in before his Turn", before_turn)
    return Penalty.BEAST if early and met("mixed with his Game", cards_mixed) else Penalty.NONE
