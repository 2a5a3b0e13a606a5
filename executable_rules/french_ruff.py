"""French-Ruff, as the books of 1687 and 1754 tell it: two sides, five cards each.

What is lost for a fault is "one", a point of the game; to whom it goes the books do not say: to
the adversary, as at Put, where the one loses what the other wins. How many points make the game
they do not say either. ``Forsat`` is the rigour of the play, where every fault is paid.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_people, of_play, of_state
from executable_rules.mechanics.cards import WHOLE_PACK, Card, Rank, Suit, pack
from executable_rules.mechanics.deals import stock_left
from executable_rules.mechanics.lifting import LEAST_FIRST, carried_by
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.orders import ACE_AFTER_KNAVE, Ranking, ranking
from executable_rules.mechanics.results import (
    NOTHING,
    Forfeit,
    Payee,
    Penalty,
    Ruling,
    Silence,
    Unit,
    Verdict,
    said,
)
from executable_rules.mechanics.tricks import Duties, may_play, winner
from lawsofplay.rules import Fact, law, like, met
from lawsofplay.sentences import text, yes_no

HAND = 5
"""Cards of each player, and so the tricks."""

Hand = tuple[Card, ...]


def points(amount: int) -> Forfeit:
    """So many points, lost to the adversary."""
    return Forfeit(amount, Unit.POINT, Payee.ADVERSARY)


class TakenUp(NamedTuple):
    """The cards that a player takes up, and how many of his own he lays out in their place."""

    taken: Hand
    lays_out: int


CardsTurned = Annotated[Hand, like(of_cards.CardsTurned, fewest=1, pack=WHOLE_PACK)]
HandSizes = Annotated[tuple[int, ...], like(of_cards.HandSizes, least=0, most=52, size=52)]
MostDeals = Annotated[bool, Fact("whether he deals who cut the highest card, and not the lowest")]
Players = Annotated[int, like(of_people.Players, least=0, most=52)]
PointsAgreed = Annotated[int, like(of_play.PointsAgreed, least=1, most=2)]
SeatInTurn = Annotated[int, like(of_people.SeatInTurn, least=0, most=51)]
TheHand = Annotated[Hand, like(of_cards.Hand, pack=WHOLE_PACK)]
Trick = Annotated[Hand, like(of_cards.Trick, size=52, pack=WHOLE_PACK)]


def order(trump: Suit | None = None) -> Ranking:
    """King, queen, knave, ace, ten ... two in every suit."""
    return ranking(ACE_AFTER_KNAVE, trump)


@law("cotton.french-ruff.1", "seymour.french-ruff.1", says=text("The {:seat} player deals."))
def deals(*, cards_cut_by_seat: of_people.CardsCutBySeat, most_deals: MostDeals) -> int | Silence:
    """Which player, from 0, deals: the player who lifts (cuts) the most, or the least, as is
    agreed.

    The books do not say who does where two have it alike, nor what the cards then count: the court
    cards are taken to be more than the ten, and the ace one.
    """
    most_first = met("most or least carries it", most_deals, "most, or least, carries it")
    return said(carried_by(cards_cut_by_seat, LEAST_FIRST[::-1] if most_first else LEAST_FIRST))


@law(
    "cotton.french-ruff.2",
    says=yes_no(
        "So many may play of each side.",
        "So many may not play of each side: it is two, four or six.",
    ),
)
def may_be_of_a_side(*, players: Players) -> bool:
    """Whether this many players may play of each side: two, four, or six.

    Six of a side are twelve players, for whom the cards do not suffice: see ``stock``. In 1754:
    ``may_be_on_a_side_1754``.
    """
    return players in (2, 4, 6)


@law(
    "seymour.french-ruff.2",
    says=yes_no(
        "So many may play on each side.",
        "So many may not play on each side: it is two persons, or four or six on a side.",
    ),
)
def may_be_on_a_side_1754(*, players: Players) -> bool:
    """Whether this many players may play on each side: one, as two persons may play, or 4 or 6.

    The print, "Two Persons may play 4 or 6 on a Side", joins what cannot go together. In 1687 it is
    two, four, or six of a side: ``may_be_of_a_side``.
    """
    return met("Two Persons may play", players == 1) or players in (4, 6)


@law(
    "cotton.french-ruff.3",
    "seymour.french-ruff.3",
    says=yes_no(
        "The cards may be dealt so.",
        "The cards may not be dealt so: two are dealt first and then three, or three and then two.",
    ),
)
def may_deal_by(*, packets: of_cards.Packets) -> bool:
    """Whether the five may be dealt by these packets: two first, or three, at the dealer's will.

    1754 leaves out the "first": of two or three at a time, five come to the same.
    """
    return packets in ((2, 3), (3, 2))


@law(
    "cotton.french-ruff.3", "seymour.french-ruff.3", says=text("There remain in the stock {:card}.")
)
def stock(*, players: Players) -> int:
    """Cards left when all are dealt; the first is turned up. Raises ValueError if none is left."""
    whole_number("players", players, 2)
    return whole_number("stock", stock_left(len(pack()), players, HAND))


@law(
    "cotton.french-ruff.4",
    "seymour.french-ruff.4",
    says=text("The {:seat} card of the trick wins it."),
)
def trick_won_by(*, trick: Trick, trump: of_cards.Trump) -> int:
    """The place in a trick, from 0 for the card led, of the card that wins it.

    King, Queen, Knave, Ace, then by the pips; the least trump wins the highest of another suit.
    """
    return winner(trick, order(trump))


@law(
    "cotton.french-ruff.5",
    "seymour.french-ruff.5",
    says=text("He takes up {.taken}, and instead lays out {.lays_out:card}."),
)
def takes_up(
    *, cards_turned: CardsTurned, is_his_own: of_state.IsHisOwn, is_agreed: of_state.IsAgreed
) -> TakenUp:
    """What is taken up when the Ace is turned up: the Ace, and the trumps that follow it at once.

    ``cards_turned``: the cards of the stock, the trump card first. ``is_agreed``: the trumps that
    follow are taken too. The player must take it "that hath the Ace". Neither book says who that is
    when it lies turned up, so it is a fact, ``is_his_own``.
    """
    ace, *following = cards_turned
    if not met("he that hath the Ace", is_his_own and ace.rank is Rank.ACE, "he who hath the Ace"):
        return TakenUp((), 0)
    taken = [ace]
    for card in following:
        if not (met("if so agreed", is_agreed) and card.suit is ace.suit):
            break
        taken.append(card)
    return TakenUp(tuple(taken), len(taken))


@law(
    "cotton.french-ruff.6",
    "seymour.french-ruff.6",
    says=text("The side wins {:point}.", nothing="The side wins nothing."),
)
def score(*, tricks: of_play.Tricks) -> int:
    """What a side wins by its tricks of the five: one for three or four, five for all."""
    won = tricks
    if met("to win five", won == HAND, "to win 5"):
        return HAND
    return 1 if met("to win three or four", won >= 3, "to win 3 or 4") else 0


@law("cotton.french-ruff.7", "seymour.french-ruff.7")
def deals_wrong(*, hand_sizes: HandSizes, is_agreed: of_state.IsAgreed = True) -> Ruling:
    """What the dealer loses if a hand has not five cards, by the rigour of play: one, and the deal.

    Where ``forsat``, the rigour of the play, is not kept, the books say nothing.
    """
    if all(cards == HAND for cards in hand_sizes):
        return Ruling(Verdict.NOTHING_FOLLOWS)
    if not met("If you play at forsat", is_agreed, "If you play at Forsat"):
        return Ruling(Verdict.NOT_SAID)
    return Ruling(Verdict.LOSES_DEAL, points(1))


@law("cotton.french-ruff.8", "seymour.french-ruff.8")
def renounces(
    *,
    hand: TheHand,
    trick: Trick,
    card_played: of_cards.CardPlayed,
    points_agreed: PointsAgreed,
    is_agreed: of_state.IsAgreed = False,
) -> Forfeit | Penalty:
    """What a player loses if he ``reneges``, does not follow suit though he can: the game, or less.

    The whole game, if that is made; otherwise one or two, as is agreed.
    """
    if card_played not in hand:
        raise ValueError(f"card_played={card_played} cannot be: it is a card of the hand")
    if not met("if you renounce", card_played not in may_play(hand, trick, order())):
        return NOTHING
    lost = points(points_agreed)
    return Penalty.LOSES_GAME if met("if you so make it", is_agreed) else lost


@law(
    "cotton.french-ruff.9",
    "seymour.french-ruff.9",
    "cotton.french-ruff.10",
    "seymour.french-ruff.10",
    "cotton.french-ruff.8",
    "seymour.french-ruff.8",
    says=text("The law lets him play {}, and no other card."),
)
def plays(*, hand: TheHand, trick: Trick, trump: of_cards.Trump) -> Hand:
    """What may be played: the suit led; without it, on a card already trumped, a trump again.

    A player who can must win the highest trump played; one who cannot must trump all the same. The
    words "if the next player hath none of the former suit" show that a player who has the suit led
    follows it, even if his trumps would win.
    """
    ranks = order(trump)
    lying = [card for card in trick if card.suit is trump]
    ruffed = met(
        "trumped by the follower", bool(lying) and trick[0] not in lying, "trumped by the Follower"
    )
    allowed = may_play(hand, trick, ranks, Duties(trump=ruffed))
    higher = [card for card in allowed if all(ranks.beats(card, other) for other in lying)]
    bound = bool(lying) and met("if they can", bool(higher))
    return tuple(higher) if bound else allowed


@law("cotton.french-ruff.11", "seymour.french-ruff.11")
def plays_before_turn(
    *, seat: of_people.Seat, seat_in_turn: SeatInTurn, is_last: of_state.IsLast = False
) -> Forfeit:
    """What a player loses who plays before his turn: one, unless it is the last card of all."""
    early = met("playeth before his turn", seat != seat_in_turn, "playeth before his Turn")
    return points(1) if early and not met("the last Card of all", is_last) else NOTHING
