"""Guimbarde: the order of the cards, the lead, what may be played, and the other marriages."""

from __future__ import annotations

from executable_rules.facts import of_cards
from executable_rules.guimbarde import facts
from executable_rules.guimbarde.marriages import marriages_in
from executable_rules.guimbarde.terms import DUTIES, guimbarde_ranking
from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.tricks import may_play, winner
from lawsofplay.rules import law, met
from lawsofplay.sentences import text, yes_no


@law(
    "bellecour.guimbarde.15",
    "academie.guimbarde.15",
    says=yes_no("The card is higher than the other.", "The card is not higher than the other."),
)
def is_higher(*, card: of_cards.Card, other_card: facts.OtherCard, trump: of_cards.Trump) -> bool:
    """Is a card higher than another that lies: of its suit, or as a trump?

    The Guimbarde, the King of Hearts and the Knave of Diamonds are the first three trumps, whatever
    suit is trumps; the ace stands below the knave and above the ten.
    """
    return guimbarde_ranking(trump).beats(card, other_card)


@law(
    "bellecour.guimbarde.16",
    "academie.guimbarde.16",
    says=text("He may lead {:or}.", nothing="He does not lead to the first trick."),
)
def leads(
    *, seat: facts.Seat, dealer: facts.Dealer, players: facts.Players, hand: of_cards.Hand
) -> tuple[Card, ...]:
    """The cards that a seat may lead to the first trick: the eldest hand any, the others none.

    The eldest is next to the dealer in the order of play.
    """
    return (
        hand
        if met("The eldest Hand", seat == next_player(dealer, players), "Le premier à jouer")
        else ()
    )


@law("bellecour.guimbarde.17", "academie.guimbarde.17", says=text("He may play {:or}."))
def plays(*, hand: of_cards.Hand, trick: facts.Trick, trump: of_cards.Trump) -> tuple[Card, ...]:
    """What may be played, as at the game of Trumps (*la triomphe*): follow, trump, play higher.

    By laws VIII and IX, too. The queen upon her king is law VII's, a marriage not to be trumped law
    III's. Raises ValueError for a card of the hand that lies in the trick.
    """
    if {*hand} & {*trick}:
        raise ValueError("hand and trick cannot hold the same card")
    return may_play(hand, trick, guimbarde_ranking(trump), DUTIES)


@law("bellecour.guimbarde.17", "academie.guimbarde.17", says=text("{} takes the trick."))
def takes_trick(*, trick: facts.TrickPlayed, trump: of_cards.Trump) -> Card:
    """The card that takes a trick, as at the game of Trumps, for him alone who played it."""
    return trick[winner(trick, guimbarde_ranking(trump))]


@law(
    "bellecour.guimbarde.18",
    "academie.guimbarde.18",
    says=text("There is a marriage in {}.", nothing="There is no other marriage in the hand."),
)
def other_marriages(*, hand: of_cards.Hand) -> tuple[Suit, ...]:
    """The suits, hearts apart, whose king and queen are in one hand: they are marriages too."""
    others = (suit for suit in Suit if suit is not Suit.HEARTS)
    return tuple(
        suit for suit in others if {Card(Rank.KING, suit), Card(Rank.QUEEN, suit)} <= set(hand)
    )


@law(
    "bellecour.guimbarde.18",
    "academie.guimbarde.18",
    says=text("There is a marriage in {}.", nothing="There is no other marriage in the trick."),
)
def others_in_play(*, trick: facts.Trick) -> tuple[Suit, ...]:
    """The suits, hearts apart, of which the queen falls to her king in a trick.

    Law VI says how they must fall: directly on one another. The Guimbarde's own marriage is none of
    these *others*.
    """
    return tuple(suit for suit in marriages_in(trick=trick) if suit is not Suit.HEARTS)
