"""Gleek: the pack, who deals, the stock and the card turned up."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_money, of_people, of_play, of_state
from executable_rules.gleek import facts
from executable_rules.gleek.terms import (
    GLEEK_PACK,
    HAND,
    HONOURS,
    OTHERS,
    PLAYERS,
    TRICK,
    Where,
)
from executable_rules.mechanics.cards import Rank
from executable_rules.mechanics.deals import packets_make, stock_left
from executable_rules.mechanics.lifting import LEAST_FIRST, carried_by
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Silence, said
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, pays, text, yes_no


class Stock(NamedTuple):
    """What lies on the table after the deal: cards to be bought, and the card turned up."""

    bought: int
    turned_up: int


@law(
    "cotton.gleek.1",
    "seymour.gleek.1",
    says=yes_no("{card} is played with.", "{card} is cast out."),
)
def useful(*, card: of_cards.Card) -> bool:
    """Whether a card is of the pack of Gleek, and not cast out as ``useless``."""
    return card in GLEEK_PACK


@law("cotton.gleek.2", "seymour.gleek.2", says=text("The {:seat} player deals."))
def lifts_for_dealing(*, cards_cut_by_seat: of_people.CardsCutBySeat) -> int | Silence:
    """Who deals, seats from 0, by the card that each of three ``lifts`` (cuts): the lowest.

    The ace is taken for the lowest. The law does not speak of two who have it alike.

    Raises ValueError for deuces and treys, which "then" are out of the pack.
    """
    whole_number("cards_cut_by_seat", len(cards_cut_by_seat), PLAYERS, PLAYERS)
    if len(set(cards_cut_by_seat) & set(GLEEK_PACK)) < PLAYERS:
        raise ValueError(
            "cards_cut_by_seat= may be three cards, neither deuces nor treys, and each once"
        )
    return said(carried_by(cards_cut_by_seat, LEAST_FIRST))


@law("cotton.gleek.3", "seymour.gleek.3", says=yes_no("So many may play.", "So many may not play."))
def may_be_played_by(*, players: of_people.Players) -> bool:
    """Whether this many persons can play: three, neither more nor less."""
    return players == PLAYERS


@law("cotton.gleek.4", says=text("The stakes come to {:farthing}."))
def farthings(*, number: of_play.Number, coin: facts.Coin) -> int:
    """What this many stakes are at Farthing-, ``Half-penny``- or Penny-Gleek, in farthings.

    1754 names no coin here; later it has half-pence and pence (seymour.gleek.26).
    """
    return number * coin.value


@law(
    "cotton.gleek.5",
    "seymour.gleek.4",
    says=yes_no(
        "The cards may be dealt so.",
        "The cards may not be dealt so: it is by four, till every one has twelve.",
    ),
)
def may_deal_by(*, packets: of_cards.Packets) -> bool:
    """Whether a hand may be dealt by these packets, one after another: by four, until it is
    done.
    """
    return set(packets) == {4} and packets_make(HAND, packets)


@law("cotton.gleek.5", "seymour.gleek.4", says=text("In the stock lie {:card}."))
def stock_after_deal() -> int:
    """Cards of the ``Stock``, which lie on the table when every one has his twelve: eight."""
    return stock_left(len(GLEEK_PACK), PLAYERS, HAND)


@law(
    "cotton.gleek.6",
    "seymour.gleek.5",
    says=parts(
        bought=text("Of the stock {:card} are bought."),
        turned_up=text("Of the stock {:card} is turned up, and is the dealer's."),
    ),
)
def stock_parted() -> Stock:
    """How many cards of the stock are bought, seven, and turned up for the Dealer, one."""
    bought = 7
    return Stock(bought, stock_after_deal() - bought)


@law("cotton.gleek.6", "seymour.gleek.5", says=text("The card turned up is the {}."))
def turned_up_as_printed() -> Rank:
    """The card turned up by the letter of both books: "the Ace".

    But the next sentence speaks of Tiddy turned up (``tiddy_turned_up``), and a later one of Tib,
    the ace, only as a chance. So no more can be meant than the eighth card.
    """
    return Rank.ACE


@law("cotton.gleek.7", "seymour.gleek.6", says=pays("each of the others"))
def tiddy_turned_up(*, rank: of_cards.Rank) -> Forfeit:
    """What each of the others pays the Dealer if the four, ``Tiddy``, is turned up: four."""
    tiddy = met("if it be Tiddy", rank is Rank.FOUR)
    return Forfeit(HONOURS[rank], to=Payee.DEALER) if tiddy else NOTHING


@law(
    "cotton.gleek.8",
    "seymour.gleek.7",
    says=text("The trump is reckoned {:point}.", nothing="The trump is reckoned nothing."),
)
def trump_counts(*, rank: of_cards.Rank, where_it_is: facts.WhereItIs = Where.HAND) -> int:
    """For how much a trump counts: ``Tib`` is the ace, ``Tom`` the knave, ``Tiddy`` the four.

    ``Towser`` (the five) and ``Tumbler`` (the six) are double when turned up; so is Tiddy, with
    four from each. The sentence says nothing of the others turned up: they are left as they are.
    """
    value = HONOURS.get(rank, 0)
    if where_it_is is Where.TURNED_UP:
        double = met(
            "so double if turn'd up", rank in (Rank.FIVE, Rank.SIX), "so double if turned up"
        )
        return 2 * value if double else tiddy_turned_up(rank=rank).amount * OTHERS or value
    tib = rank is Rank.ACE and where_it_is is Where.PLAY
    return value + TRICK if met("because it wins a Trick", tib) else value


@law(
    "cotton.gleek.13",
    "seymour.gleek.12",
    says=text("“Tib” (the ace of trumps) is reckoned {:point}."),
)
def tib_reckoned(*, was_turned: of_state.WasTurned, has_played: of_conduct.HasPlayed) -> int:
    """What ``Tib``, the ace of trumps, is to the player who has it, after play.

    Raises ValueError when the card turned up is played: the Dealer must not make use of it.
    """
    if met("if Tib be turned up", was_turned) and has_played:
        raise ValueError(
            "has_played=yes cannot be: Tib turned up is reckoned after play, not played"
        )
    return trump_counts(rank=Rank.ACE, where_it_is=Where.PLAY if has_played else Where.HAND)


@law(
    "cotton.gleek.28",
    "seymour.gleek.27",
    says=text(
        "“Tiddy” (the four of trumps) is reckoned {:point}.",
        nothing="“Tiddy” (the four of trumps) is left out.",
    ),
)
def tiddy_played_at(*, is_agreed: of_state.IsAgreed) -> int:
    """What Tiddy is in a hand, when it was ``demanded``, that is asked, whether it is played at
    all.
    """
    return trump_counts(rank=Rank.FOUR) if met("play at Tiddy, or leave it out", is_agreed) else 0


def bid_is_whole(bid: int) -> int:
    """The bid, if it can be one: twelve or more. Raises ValueError if not."""
    return whole_number("bid", bid, next_bid())


@law("cotton.gleek.9", "seymour.gleek.8", says=text("The least that may be bid is {:penny}."))
def next_bid(*, bid: of_money.Bid | None = None) -> int:
    """The least that may be bid for the stock: twelve at first, then one more than the last bid."""
    return 12 if bid is None else bid_is_whole(bid) + 1
