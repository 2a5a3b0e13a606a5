"""Triomphe with the Ace above the King, each for himself; and with the Ace that pillages.

To *pillage* (*piller*) is to take the trump turned up, with the cards of its suit that follow it
on the stock, for as many cards of one's hand.
"""

from __future__ import annotations

from functools import cache

from executable_rules.facts import of_cards, of_play, of_state
from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.orders import ACE_HIGH, Ranking, ranking
from executable_rules.mechanics.results import Silence
from executable_rules.triomphe import facts
from executable_rules.triomphe.dealing import Hand, takes
from executable_rules.triomphe.laws import fails_to_win
from executable_rules.triomphe.playing import due_cards
from lawsofplay.rules import law, met
from lawsofplay.sentences import text, yes_no

PILLAGES = text(
    "He “pillages”: he may take {} of the stock.",
    nothing="He does not “pillage”: he may take nothing of the stock.",
)


@cache
def ace_ranking(trump: Suit | None = None) -> Ranking:
    """Ace, king, queen, knave, ten ... seven in every suit; trumps beat the others."""
    return ranking(ACE_HIGH[:8], trump)


@law(
    "bellecour.triomphe.ace.2",
    "academie.triomphe.ace.2",
    says=yes_no("It takes the other card.", "It does not take the other card."),
)
def is_better(*, card: of_cards.Card, other_card: of_cards.OtherCard) -> bool:
    """Does a card take another of its suit? The Ace takes the King; the others as at Paris.

    Raises ValueError for one card twice and for two suits.
    """
    return takes(card, other_card, ace_ranking())


@law(
    "bellecour.triomphe.ace.3",
    "academie.triomphe.ace.3",
    "bellecour.triomphe.ace.4",
    "academie.triomphe.ace.4",
    "bellecour.triomphe.ace.8",
    "academie.triomphe.ace.8",
    says=PILLAGES,
)
def dealer_pillages(*, stock: facts.Stock, is_agreed: of_state.IsAgreed = True) -> Hand:
    """What a dealer who turns up an Ace may take: it, and the cards of its suit after it.

    ``stock``: with the card turned up, the top one, first. ``is_agreed``: they play with the Ace
    that pillages; they may play without.
    """
    turned = met("he turns up an Ace", stock[0].rank is Rank.ACE, "s'il retourne un As")
    return _following(stock) if turned and _may_pillage(is_agreed) else ()


@law(
    "bellecour.triomphe.ace.5",
    "academie.triomphe.ace.5",
    "bellecour.triomphe.ace.8",
    "academie.triomphe.ace.8",
    only={"is_dealer": ("bellecour",)},
    says=PILLAGES,
)
def holder_pillages(
    *,
    hand: facts.Hand,
    stock: facts.Stock,
    is_dealer: of_state.IsDealer = False,
    is_agreed: of_state.IsAgreed = True,
) -> Hand | Silence:
    """What a player with the Ace of trumps in hand may take: the trump, and the cards of its suit
    after it.

    The English says it of *one of the other players*, and says nothing of the dealer; the French
    says it of any who play.

    Raises ValueError where the Ace is in hand and on the stock.
    """
    if set(hand) & set(stock):
        raise ValueError("hand and stock cannot hold the same card")
    if not met("one of the other Players", not is_dealer, "l'un de ceux qui jouent"):
        return Silence.NOT_SAID
    has = Card(Rank.ACE, stock[0].suit) in hand
    has = met("has the Ace of Trumps in his Hand", has, "a l'as de la Triomphe en main")
    return _following(stock) if has and _may_pillage(is_agreed) else ()


@law(
    "bellecour.triomphe.ace.3",
    "academie.triomphe.ace.3",
    "bellecour.triomphe.ace.4",
    "academie.triomphe.ace.4",
    "bellecour.triomphe.ace.5",
    "academie.triomphe.ace.5",
    says=text("His hand is then {}."),
)
def hand_after(*, hand: facts.Hand, stock: facts.Stock, discard: facts.Discard) -> Hand:
    """The hand of the player who pillages: he takes from the stock as many cards as he discards.

    Which he discards is at his will. Raises ValueError where he discards none, or more than there
    are to take, or what he has not.
    """
    most = len(_following(stock))
    if not 1 <= len(discard) <= most or not set(discard) <= set(hand):
        raise ValueError(f"discard cannot be: it is of his hand, and from 1 card to {most}")
    kept = tuple(card for card in hand if card not in discard)
    return (*kept, *stock[: len(discard)])


@law("bellecour.triomphe.ace.5", says=text("The stock is then from above {}."))
def stock_after(*, stock: facts.Stock, discard: facts.Discard) -> Hand:
    """The stock when a player has taken cards from it and laid as many *on* it in their place.

    In the French, ``talon_apres``, they are put under it.
    """
    return (*discard, *_left(stock, discard))


@law(
    "academie.triomphe.ace.4",
    "academie.triomphe.ace.5",
    says=text("The stock is then from above {}."),
)
def talon_apres(*, stock: facts.Stock, discard: facts.Discard) -> Hand:
    """The stock (*talon*) when a player has taken cards from it and put as many under it.

    The card given for an Ace that is turned up is discarded in its place (*à la place*), and is
    taken to go with the others. In the English, ``stock_after``, the holder of the Ace lays his on
    the stock; of the dealer's it only says that they are placed in the room of those taken.
    """
    return (*_left(stock, discard), *discard)


@law(
    "bellecour.triomphe.ace.6",
    "academie.triomphe.ace.6",
    says=text("He may play this card alone: {}.", several="He may play one of these: {}."),
)
def plays(*, hand: facts.Hand, trick: facts.Trick, trump: of_cards.Trump) -> Hand:
    """What may be played: by the duties of the first manner, with the Ace above the King."""
    return due_cards(hand, trick, ace_ranking(trump))


@law(
    "bellecour.triomphe.ace.7",
    "academie.triomphe.ace.7",
    says=yes_no("He has won the party.", "He has not won the party."),
)
def party_is_won(*, games_marked: of_play.GamesMarked, games_agreed: facts.GamesAgreed) -> bool:
    """Has a player with this many points won the party? It has as many or as few as they please."""
    return games_marked >= games_agreed


@law(
    "bellecour.triomphe.ace.9",
    "academie.triomphe.ace.9",
    says=text("He loses {:game}.", nothing="He loses nothing."),
)
def does_not_win(
    *, hand: facts.Hand, trick: facts.Trick, card_played: of_cards.CardPlayed, trump: of_cards.Trump
) -> int:
    """Games that a player loses who follows suit and could win with his Ace, and does not: one.

    By law V: the laws of the first manner hold here as general rules, with this order of the cards.
    """
    return fails_to_win(hand, trick, card_played, ace_ranking(trump)).amount


def _following(stock: Hand) -> Hand:
    """The top card and those of its suit that follow it without another between."""
    ends = (n for n, card in enumerate(stock) if card.suit is not stock[0].suit)
    return stock[: next(ends, len(stock))]


def _left(stock: Hand, discard: Hand) -> Hand:
    most = len(_following(stock))
    if not 1 <= len(discard) <= most or set(discard) & set(stock):
        raise ValueError(f"discard cannot be: it is of his hand, and from 1 card to {most}")
    return stock[len(discard) :]


def _may_pillage(is_agreed: bool) -> bool:
    return not met("without the Ace that pillages", not is_agreed, "sans jouer à l'As qui pille")
