"""Guimbarde, laws I-IV, VI and VII: the ``Marriage`` of a king and the queen of his suit."""

from __future__ import annotations

from itertools import pairwise

from executable_rules.facts import of_cards, of_conduct, of_people, of_state
from executable_rules.guimbarde import facts
from executable_rules.guimbarde.boxes import makes_point
from executable_rules.guimbarde.terms import (
    FIRST_TRUMPS,
    KING,
    POINT,
    TO_EACH,
    boxes_opened,
    drawn,
    guimbarde_ranking,
)
from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import NOTHING, Forfeit
from lawsofplay.rules import law, met
from lawsofplay.sentences import shares, text, yes_no


@law(
    "bellecour.guimbarde.laws.1",
    "academie.guimbarde.laws.1",
    says=shares("the {:seat} player", unit="counter"),
)
def marriage(
    *,
    players: of_people.Players,
    winner: of_people.Winner,
    queen_seat: facts.QueenSeat | None = None,
) -> tuple[int, ...]:
    """What every seat gains by a Marriage: a counter from each to the player who wins it.

    ``queen_seat``: the seat that played the queen, who is exempt; none, when both were in one hand.
    Raises ValueError where the queen wins: only Guimbarde does, by law IV.
    """
    if queen_seat == winner:
        raise ValueError(
            "queen_seat may not be the winner's seat: his would be the Guimbarde, law IV"
        )
    if queen_seat is not None:
        whole_number("queen_seat", queen_seat, 0, players - 1)
    exempt = (
        {queen_seat}
        if met(
            "except him that play'd the Queen",
            queen_seat is not None,
            "hors de celui qui a jetté la dame",
        )
        else set()
    )
    return drawn(players, winner, set(range(players)) - exempt)


@law(
    "bellecour.guimbarde.laws.2",
    "academie.guimbarde.laws.2",
    says=shares("the {:seat} player", unit="counter"),
)
def marriage_trumped(
    *,
    players: of_people.Players,
    winner: of_people.Winner,
    king_seat: facts.KingSeat,
    queen_seat: facts.QueenSeat,
) -> tuple[int, ...]:
    """What every seat gains when a Marriage is won *par triomphe*, trumped: the two who lost it
    pay.

    The English says a Marriage in Trumps. The next law, III, has the cards that may trump it.
    """
    if len({winner, king_seat, queen_seat}) < 3:
        raise ValueError(
            "winner, king_seat and queen_seat may not be one seat: a third trumps the two"
        )
    return drawn(players, winner, (king_seat, queen_seat))


@law(
    "bellecour.guimbarde.laws.3",
    "academie.guimbarde.laws.3",
    says=yes_no(
        "The marriage may be trumped with this card.",
        "The marriage may not be trumped with this card.",
    ),
)
def may_trump(
    *, card: of_cards.Card, trump: of_cards.Trump, is_special: of_state.IsSpecial = True
) -> bool:
    """May a marriage be trumped (*coupé*) with this card? Not with one of the three first trumps.

    Raises ValueError for a card that is no trump.
    """
    if not guimbarde_ranking(trump).is_trump(card):
        raise ValueError(f"card may be a trump: {card} is none")
    first = met(
        "the King or Queen of Hearts, or Knave of Diamonds",
        card in FIRST_TRUMPS,
        "avec le roi de cœur, ni avec la dame, ni avec le valet de carreau",
    )
    return not (met("to trump a Marriage", is_special, "couper un mariage") and first)


@law(
    "bellecour.guimbarde.laws.4",
    "academie.guimbarde.laws.4",
    says=shares("the {:seat} player", unit="counter"),
)
def grand_match(
    *, players: of_people.Players, winner: of_people.Winner, has_it: of_conduct.HasIt
) -> tuple[int, ...]:
    """What every seat gains by the ``grand match`` (*grand mariage*), the King and Queen of Hearts.

    Two counters from each if both are in one hand, besides the boxes; one when the Guimbarde wins
    the King on the table. The player who lost the King then pays like the others, it seems: the law
    exempts nobody. By law I the player of the queen is exempt, but here she is the winner.
    """
    each = 2 if met("has the grand match in hand", has_it, "Qui a le grand mariage en main") else 1
    return drawn(players, winner, range(players), each=each)


@law(
    "bellecour.guimbarde.laws.4",
    "academie.guimbarde.laws.4",
    "bellecour.guimbarde.12",
    "academie.guimbarde.12",
    only={"has_shown": ("bellecour.guimbarde.12", "academie.guimbarde.12")},
    says=text("The boxes drawn: {}.", nothing="No box is drawn."),
)
def boxes_drawn(
    *,
    hand: of_cards.Hand,
    allowed_as_good: of_conduct.AllowedAsGood = False,
    has_shown: of_conduct.HasShown = True,
) -> tuple[str, ...]:
    """The boxes that a hand draws by showing its cards (*étaler*), besides what it is paid.

    It draws the King, the Guimbarde and the Fool by their cards, and the Marriage by the two
    together. It draws the Point by three cards or more of a suit, if it is good: the highest, of
    equal ones the elder's. Nothing is drawn before the cards are shown down.
    """
    if not met(
        "observing always to show it down", has_shown, "en observant de les étaler sur table"
    ):
        return ()
    by_cards = boxes_opened(()).drawn_by(hand)
    point = met("the Point is good", allowed_as_good and makes_point(hand=hand))
    return (POINT, *by_cards) if point else by_cards


@law(
    "bellecour.guimbarde.laws.4",
    "academie.guimbarde.laws.4",
    says=yes_no("The card wins the King of Hearts.", "The card does not win the King of Hearts."),
)
def wins_king_of_hearts(*, card: of_cards.Card, trump: of_cards.Trump) -> bool:
    """Does a card win the King of Hearts? The Guimbarde alone, whatever is trumps."""
    beats = guimbarde_ranking(trump).beats(card, KING)
    return met(
        "to whom alone the privilege of winning the King of Hearts belongs",
        beats,
        "par un privilége à elle seulement accordé",
    )


@law(
    "bellecour.guimbarde.laws.6",
    "academie.guimbarde.laws.6",
    says=text("There is a marriage in {}.", nothing="There is no marriage."),
)
def marriages_in(*, trick: facts.Trick) -> tuple[Suit, ...]:
    """The suits whose king and queen ``fall directly on one another`` in a trick, in any order."""
    couple = {Rank.KING, Rank.QUEEN}
    falls = [(one, two) for one, two in pairwise(trick) if one.suit is two.suit]
    return tuple(one.suit for one, two in falls if {one.rank, two.rank} == couple)


@law("bellecour.guimbarde.laws.7", "academie.guimbarde.laws.7")
def spoils_match(
    *, last_card: facts.LastCard, hand: of_cards.Hand, card_played: of_cards.CardPlayed
) -> Forfeit:
    """What a player forfeits who ``spoils a match`` (*rompt le mariage*): keeps the queen from her
    king.

    ``last_card``: the card played just before. The books do not say whether the queen is due too
    where the king was thrown to another suit, which the player has.
    """
    if card_played not in hand:
        raise ValueError(f"card_played may be a card of the hand: {card_played} is none")
    queen = Card(Rank.QUEEN, last_card.suit)
    due = met(
        "has the Queen to a King that is play'd",
        last_card.rank is Rank.KING and queen in hand,
        "a la dame d'un roi qui vient d'être joué",
    )
    return (
        TO_EACH
        if due and met("having spoiled the match", card_played != queen, "avoir rompu le mariage")
        else NOTHING
    )
