"""Sizette: players and parties, pack, order of the cards, who deals first, and the deal."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_cards, of_people
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.lifting import carried_by
from executable_rules.mechanics.results import Silence
from executable_rules.mechanics.tricks import winner
from executable_rules.sizette import facts
from executable_rules.sizette.terms import (
    PLAYERS,
    THIRTY_SIX,
    sizette_ranking,
    wherever_the_ace_stands,
)
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, text, yes_no

FIRST = text("The {:seat} player deals.")
"""Words for who deals first."""


class Dealing(NamedTuple):
    """To whom the first cards are given, and how many each is dealt."""

    first: int
    each: int


@law(
    "bellecour.sizette.1",
    "academie.sizette.1",
    says=yes_no("So many may play.", "So many may not play: it is played by six."),
)
def may_be_played_by(*, players: of_people.Players) -> bool:
    """May this many players play? Six do, three against three."""
    return met(
        "always played by six persons", players == PLAYERS, "L'on joue six personnes à ce jeu"
    )


@law(
    "bellecour.sizette.1",
    "academie.sizette.1",
    says=text("The {:seat} players are of one party."),
)
def party(*, seat: facts.Seat) -> tuple[int, ...]:
    """The three seats of a player's party, himself with them: every second one."""
    return tuple(range(seat % 2, PLAYERS, 2))


@law("bellecour.sizette.2", "academie.sizette.2", says=text("The pack has {:pack}."))
def pack_played_with() -> tuple[Card, ...]:
    """The pack of thirty-six cards, from the king to the six.

    From king to six there are thirty-six only with the aces, which the books do not name.
    """
    return THIRTY_SIX


@law(
    "bellecour.sizette.2",
    "academie.sizette.2",
    says=yes_no("The card is higher than the other.", "The card is not higher than the other."),
)
def is_higher(
    *, card: facts.Card, other_card: facts.OtherCard, trump: of_cards.Trump
) -> bool | Silence:
    """Is a card higher than another that lies: of its suit, or as a trump?

    The king is highest, the six lowest; where the ace stands between them the books do not say.
    """
    return wherever_the_ace_stands(
        lambda order: sizette_ranking(trump, order).beats(card, other_card)
    )


@law(
    "bellecour.sizette.2",
    "academie.sizette.2",
    says=text("{} takes the trick."),
)
def takes_trick(*, trick: facts.TrickPlayed, trump: of_cards.Trump) -> Card | Silence:
    """The card that takes a trick: the highest trump, else the highest of the suit led.

    Not said where it hangs on the place of an ace.
    """
    return wherever_the_ace_stands(
        lambda order: trick[winner(trick, sizette_ranking(trump, order))]
    )


@law("bellecour.sizette.3", says=FIRST)
def deals_first(*, cards_cut_by_seat: facts.CardsCutBySeat) -> int | Silence:
    """Who deals first: the left-hand neighbour of the player who cuts the highest card.

    The highest gives him the pack, and so is the eldest hand, which is of advantage. In the French,
    ``mele_le_premier``, the neighbour on his right deals. Nothing is said of two that cut equally
    high, nor of an ace where no king is cut.
    """
    return _beside_the_highest(cards_cut_by_seat, -1)


@law("academie.sizette.3", says=FIRST)
def mele_le_premier(*, cards_cut_by_seat: facts.CardsCutBySeat) -> int | Silence:
    """Who deals first: the player on the right (*celui de sa droite*) of the one who cuts highest.

    The one who cut highest then plays last, though it is of advantage to be first. In the English,
    ``deals_first``, his left-hand neighbour deals. Nothing is said of two that cut equally high,
    nor of an ace where no king is cut.
    """
    return _beside_the_highest(cards_cut_by_seat, 1)


@law(
    "bellecour.sizette.4",
    "academie.sizette.4",
    says=parts(
        first=text("The {:seat} player is served first, on the dealer’s right."),
        each=text("Each is dealt {:card}."),
    ),
)
def deals(*, dealer: facts.Dealer) -> Dealing:
    """To whom the dealer gives first, the player on his right; and the cards of each, six.

    Who cuts and by how many they are dealt, ``cuts`` and ``may_deal_by`` say: laws XI and XIII have
    the same.
    """
    return Dealing(next_player(dealer, PLAYERS), PLAYERS)


@law(
    "bellecour.sizette.4",
    "academie.sizette.4",
    says=text("{} is turned up, and its suit is trumps."),
)
def turns_up(*, pack: facts.Pack) -> Card:
    """The card that is turned up and makes the trump: the last of the pack, the dealer's own."""
    return pack[-1]


def _beside_the_highest(cut: tuple[Card, ...], steps: int) -> int | Silence:
    highest = wherever_the_ace_stands(lambda order: carried_by(cut, order))
    if not isinstance(highest, int):
        return Silence.NOT_SAID
    return next_player(highest, PLAYERS, steps)
