"""Commerce: who wins the Poul (*poule*), what the Banker receives and pays, how long is played."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from typing import Annotated, NamedTuple

from executable_rules.commerce import facts
from executable_rules.commerce.dealing import LEAST, MOST
from executable_rules.commerce.games import Game, game, highest
from executable_rules.commerce.trading import price
from executable_rules.facts import of_cards, of_conduct, of_money, of_people, of_state
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.held import Held
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Silence, Unit
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import parts, pays, text

TOURS = 5
"""Tours of twelve players."""


class Party(Enum):
    """What becomes of the party."""

    GOES_ON = "the party goes on"
    ENDED = "the party is at an end"


class Proportion(NamedTuple):
    """Tours of fewer than twelve players, by the two readings of *in proportion*."""

    fewer_tours: Fraction
    as_many_deals: Fraction


Hands = Annotated[tuple[Held, ...], like(of_cards.Hands, size=52)]


@law(
    "bellecour.commerce.17",
    "academie.commerce.17",
    "bellecour.commerce.20",
    "academie.commerce.20",
    says=text("The {:seat} player wins."),
)
def wins(*, hands: Hands, dealer: of_people.Dealer) -> int | Silence:
    """Who wins when the Commerce is stopped: the highest hand, of equal Points the Banker's.

    The books say nothing of equal Sequences, of equal Points of which none is the Banker's, and of
    hands none of which is a game.
    """
    _seat(dealer, len(hands))
    best = highest(hands=hands)
    if len(best) < 2:
        return best[0] if best else Silence.NOT_SAID
    points = {game(hand=hands[seat].cards) for seat in best} == {Game.POINT}
    by_place = (
        met("no Sequence, or Tricon", points, "il n'y auroit point de séquence ou de tricon")
        and dealer in best
    )
    return dealer if by_place else Silence.NOT_SAID


@law("bellecour.commerce.17", "academie.commerce.17", says=text("The {:seat} player deals next."))
def next_banker(*, dealer: of_people.Dealer, players: of_people.Players) -> int:
    """Who deals next: he on the right hand of the Banker."""
    whole_number("players", players, LEAST, MOST)
    return next_player(dealer, players)


@law(
    "bellecour.commerce.18",
    "academie.commerce.18",
    says=pays("the rest of the company", "the Banker", "counter"),
)
def receives_for_cards(*, hand_sizes: facts.HandSizes, dealer: of_people.Dealer) -> int:
    """Counters that the Banker receives for the cards given from the stock, this many to each.

    One for every card that a player trades for. For his own he pays nobody.
    """
    _seat(dealer, len(hand_sizes))
    return sum(
        whole_number("cards", number, 0) * price(is_dealer=seat == dealer)
        for seat, number in enumerate(hand_sizes)
    )


@law(
    "bellecour.commerce.21",
    "academie.commerce.21",
    says=pays("the company of those who traded with the Bank", "the Banker", "counter"),
)
def receives_on_winning(
    *, done_by_seat: of_state.DoneBySeat, dealer: of_people.Dealer, has_won: of_conduct.HasWon
) -> int:
    """Counters that the Banker receives when he wins: one of each player who traded with the Bank.

    One of each, for however many cards; he himself gives nothing, though he traded with it.
    """
    _seat(dealer, len(done_by_seat))
    payers = [seat for seat, traded in enumerate(done_by_seat) if traded and seat != dealer]
    return len(payers) if met("when he wins the party", has_won, "lorsqu'il gagne la partie") else 0


@law(
    "bellecour.commerce.23",
    "academie.commerce.23",
    says=pays("the Banker", "the winner of the Poul", "counter"),
)
def owes_winner(*, has_won: of_conduct.HasWon) -> int:
    """Counters that the Banker pays to the winner of the Poul, whatever game he himself has.

    One, whether the winner traded with the Bank or not: it is always supposed that he did.
    """
    return 1 if met("does not win the Poul", not has_won, "il ne gagne pas la Poule") else 0


@law("bellecour.commerce.24", "academie.commerce.24", says=pays("the Banker"))
def owes_each(*, hands: Hands, seat: of_people.Seat, dealer: of_people.Dealer) -> Forfeit:
    """What a player pays to each if his game is not the highest: the Banker a counter, others none.

    The books do not say whether the winner then has this counter of the Banker besides that of
    ``owes_winner``, or only one.
    """
    _seat(seat, len(hands))
    own = met(
        "has Point, Sequence, or Tricon",
        game(hand=hands[seat].cards) is not None,
        "avoir point, séquence ou tricon",
    )
    higher = met(
        "another Player has one that is higher",
        seat not in highest(hands=hands),
        "un autre joueur l'auroit plus haut",
    )
    if _seat(dealer, len(hands)) == seat and own and higher:
        return Forfeit(1, Unit.COUNTER, Payee.EACH)
    return NOTHING


@law(
    "bellecour.commerce.26",
    "academie.commerce.26",
    says={Party.GOES_ON: "The party goes on.", Party.ENDED: "The party is at an end."},
)
def ended_formerly(*, stakes: of_money.Stakes) -> Party:
    """Whether the party was at an end by the former custom: one had lost his stake (*enjeu*).

    ``stakes``: what each has left of his. By rule 27 the tours are fixed instead.
    """
    whole_number("players", len(stakes), LEAST, MOST)
    least = whole_number("stakes", min(stakes), 0)
    lost = met(
        "one of the Players had lost his Stake", least == 0, "quelque joueur eût perdu son enjeu"
    )
    return Party.ENDED if lost else Party.GOES_ON


@law("bellecour.commerce.27", "academie.commerce.27", says=text("A tour has {:deal}."))
def deals_of_tour(*, players: of_people.Players) -> int:
    """Deals of a tour: each has dealt once."""
    return whole_number("players", players, LEAST, MOST)


@law(
    "bellecour.commerce.27",
    "academie.commerce.27",
    says=parts(
        fewer_tours=text("If fewer players play fewer tours, what they play is {:tour}."),
        as_many_deals=text("If they play as many deals, what they play is {:tour}."),
    ),
)
def tours(*, players: of_people.Players) -> Proportion:
    """Tours that may be played: five by twelve, "in proportion, as the number is less".

    With fewer players there may be fewer tours, or more, so that about as many deals are played and
    the party lasts its hour. The books do not say which, and both are given.
    """
    dealt = deals_of_tour(players=players)
    return Proportion(Fraction(TOURS * dealt, MOST), Fraction(TOURS * MOST, dealt))


def _seat(seat: int, players: int) -> int:
    whole_number("players", players, LEAST, MOST)
    return whole_number("seat", seat, 0, players - 1)
