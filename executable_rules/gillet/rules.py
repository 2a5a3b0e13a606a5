"""Gillet: its rules, in the order of the chapter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from executable_rules.facts import of_conduct, of_money, of_state
from executable_rules.gillet import facts, words
from executable_rules.gillet.terms import ACE, AS, HAND, PLAYERS, TEN, Bid, Hand, Won, of_the_pack
from executable_rules.mechanics.cards import PIQUET_PACK, Card, Rank
from executable_rules.mechanics.deals import stock_left
from executable_rules.mechanics.ladder import by_suit
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.orders import ACE_HIGH
from executable_rules.mechanics.results import Silence, said
from lawsofplay.rules import law, met


@law("bellecour.gillet.1", "academie.gillet.1", says=words.ACCOUNTS)
def accounts(*, players: facts.Players) -> int:
    """For how many separate accounts they play: each of the four for himself."""
    if not met("four Persons", players == PLAYERS, "à quatre personnes"):
        raise ValueError(f"players={players} cannot be: the game is played by four")
    return players


@law("bellecour.gillet.2", "academie.gillet.2", says=words.ORDER_OF_CARDS)
def order_of_cards() -> tuple[Rank, ...]:
    """The cards that are used, highest first: those of Piquet, in the same order."""
    used = {card.rank for card in PIQUET_PACK}
    return tuple(rank for rank in ACE_HIGH if rank in used)


@law("bellecour.gillet.2", "academie.gillet.2", says=words.WINS)
def wins(*, card: facts.Card, other_card: facts.OtherCard) -> bool:
    """Whether a card is higher than another, as the ace "wins the King" (*emporte*).

    The suit is nothing to it: a king is as high as a king, and does not win him.
    """
    order = order_of_cards()
    return order.index(of_the_pack(card).rank) < order.index(of_the_pack(other_card).rank)


@law("bellecour.gillet.3", "academie.gillet.3", says=words.MAY_DEAL_BY)
def may_deal_by(*, packets: facts.Packets) -> bool:
    """Whether a hand may be dealt so: three cards, one after the other."""
    three = met(
        "three Cards to each Player", sum(packets) == HAND, "à chacun des Joueurs trois cartes"
    )
    return met("one after the other", set(packets) == {1}, "l'une aprés l'autre") and three


@law(
    "bellecour.gillet.2",
    "bellecour.gillet.3",
    "academie.gillet.2",
    "academie.gillet.3",
    says=words.LEFT_ON_THE_STOCK,
)
def left_on_the_stock() -> int:
    """How many cards of the pack nobody has: twenty."""
    return stock_left(len(PIQUET_PACK), PLAYERS, HAND)


@law("bellecour.gillet.4", "academie.gillet.4", says=words.BOXES_HOLD)
def boxes_hold(*, counters: facts.Counters = 1) -> tuple[int, int]:
    """What the two boxes hold, each of the four having put in one counter, or more, by choice.

    It is read here that he puts as many into each of the two.
    """
    staked = PLAYERS * counters
    return staked, staked


@law("bellecour.gillet.5", "academie.gillet.5", says=words.GE)
def ge(*, hand: facts.Hand) -> Rank | None:
    """The ``Gé`` of a hand: the rank of which it has two, if any; not for three alike."""
    return _alike(hand, 2)


@law("bellecour.gillet.6", "academie.gillet.6", says=words.TRICON)
def tricon(*, hand: facts.Hand) -> Rank | None:
    """The ``Tricon`` of a hand: the rank of which it has three, if any."""
    return _alike(hand, HAND)


@law(
    "bellecour.gillet.6",
    "bellecour.gillet.7",
    "academie.gillet.6",
    "academie.gillet.7",
    says=words.WINS_GE,
)
def wins_ge(
    *, hands: facts.Hands, pool: of_money.Pool = PLAYERS, bid: of_money.Bid = 0
) -> Won | Silence | None:
    """Who of those that stand has the first box: the highest Tricon, or else the highest Gé.

    A Tricon, "the lowest" even, goes before every Gé. None when nobody has either. Of two Gés as
    high, or two Tricons, the books do not say who has it.
    """
    _apart(hands)
    counters = pool + bid
    three = [seat for seat, hand in enumerate(hands) if tricon(hand=hand)]
    if met("one of them should have a Tricon", bool(three), "un des Joueurs n'ait tricon"):
        return Won(three[0], counters) if len(three) == 1 else Silence.NOT_SAID
    order = order_of_cards()[::-1]
    ranks = [ge(hand=hand) for hand in hands]
    if not any(ranks):
        return None
    seat = _alone([None if rank is None else order.index(rank) for rank in ranks])
    return Silence.NOT_SAID if seat is None else Won(seat, counters)


@law(
    "bellecour.gillet.8",
    "bellecour.gillet.13",
    "academie.gillet.8",
    "academie.gillet.13",
    says=words.MAY_BID,
)
def may_bid(*, is_first: of_state.IsFirst, is_revied: of_state.IsRevied = False) -> frozenset[Bid]:
    """What a player may say for the point: a single game, a ``revy`` (raise), or giving it up.

    The eldest plays a single game or revies (raises); "and so the second", who may also give it up.
    A revy is raised, given up, or stood, as gillet.13 speaks of those "that stand it".

    Raises ValueError for a revy before the eldest.
    """
    if met("when the first has spoke", not is_first, "lorsque le premier a parlé"):
        return frozenset({Bid.HOLD if is_revied else Bid.SINGLE, Bid.REVY, Bid.GIVE_UP})
    if is_revied:
        raise ValueError("is_revied=yes cannot be: the eldest speaks first")
    return frozenset({Bid.SINGLE, Bid.REVY})


@law("bellecour.gillet.9", says=words.TWO_ACES)
def two_aces() -> Fraction:
    """What two aces count: 21, twice as much as one. The French differs."""
    return 2 * ACE


@law("academie.gillet.9", says=words.TWO_ACES)
def deux_as() -> Fraction:
    """What two aces count: 20 and a half, a number of their own. The English differs."""
    return Fraction(41, 2)


@law("bellecour.gillet.10", says=words.TWO_ACES)
def ace_and_ten() -> Fraction:
    """What an ace and a king, or other card of ten, of its suit count in English: 20 and a half."""
    return ACE + TEN


@law("academie.gillet.10", says=words.TWO_ACES)
def as_et_dix() -> Fraction:
    """What an ace and a king, or other card of ten, of its suit count in French: 21 and a half."""
    return AS + TEN


@law("bellecour.gillet.11", says=words.TWO_ACES)
def two_aces_and_ten() -> Fraction:
    """What two aces and a card of ten count: 31, all three. The French differs."""
    return two_aces() + TEN


@law("academie.gillet.11", says=words.TWO_ACES)
def deux_as_et_dix() -> Fraction:
    """What two aces and a ten count when it is of the suit of one ace: that ace and the ten.

    "Également" 21 and a half, as if the other ace were not there. A court card counts as a ten.
    English: ``two_aces_and_ten``.
    """
    return as_et_dix()


@law(
    "bellecour.gillet.9",
    "bellecour.gillet.10",
    "bellecour.gillet.11",
    "bellecour.gillet.12",
    says=words.POINT,
)
def point(*, hand: facts.Hand) -> Fraction | Silence:
    """The point of a hand: the cards of one suit, and two aces though they are of two.

    With two aces a third card counts that is of the suit of one, as gillet.12 will have it, though
    gillet.11 does not say it of the king. With smaller cards the ace is taken here for what it is
    with a king. Nothing is said of three aces. The French counts otherwise: ``point_de_la_main``.
    """
    aces = [card for card in hand.cards if card.rank is Rank.ACE]
    if len(aces) == HAND:
        return Silence.NOT_SAID
    best = _best_suit(hand, ACE)
    return best + ACE if met("Two Aces in Hand", len(aces) == 2) else best


@law(
    "academie.gillet.9",
    "academie.gillet.10",
    "academie.gillet.11",
    "academie.gillet.12",
    says=words.POINT,
)
def point_de_la_main(*, hand: facts.Hand) -> Fraction | Silence:
    """The point of a hand: the cards of one suit; two aces have a number of their own.

    With smaller cards the ace is taken here for what it is with a king. Nothing is said of three
    aces. In the English, ``point``, the second ace is counted with the first.
    """
    as_ = [card for card in hand.cards if card.rank is Rank.ACE]
    if len(as_) == HAND:
        return Silence.NOT_SAID
    best = _best_suit(hand, AS)
    return max(best, deux_as()) if met("Deux as en main", len(as_) == 2) else best


@law("bellecour.gillet.13", "academie.gillet.13", says=words.MUST_SHOW)
def must_show(*, plays_game: of_conduct.PlaysGame, has_it: of_conduct.HasIt) -> bool:
    """Whether a player shows his game (*étend son jeu*) at the end: if he stood, flux or not."""
    del has_it  # "whether they have Flux or not"
    return met("they that stand it", plays_game, "ceux qui ont tenu")


@law("bellecour.gillet.14", "academie.gillet.14", says=words.HAS_FLUX)
def has_flux(*, hand: facts.Hand) -> bool:
    """Whether a hand is a ``Flux``: three cards of the same suit."""
    return met(
        "three Cards of the same Suit",
        len(by_suit(hand.cards)) == 1,
        "trois cartes d'une même couleur",
    )


@law("bellecour.gillet.8", "bellecour.gillet.14", says=words.WINS_SECOND_BOX)
def wins_second_box(*, hands: facts.Hands) -> int | Silence:
    """The place of the player who has the second box: "the highest" flux, else the highest point.

    Nothing is said where two are as high, or a point is not told. The reason, that the flux has
    "always the highest Point", does not hold here; the French, ``gagne_le_second``, goes by points.
    """
    _apart(hands)
    points = [point(hand=hand) for hand in hands]
    fluxes = [point(hand=hand) if has_flux(hand=hand) else None for hand in hands]
    if any(it is not None for it in fluxes):
        return said(_alone_told(fluxes))
    return said(_alone_told(points))


@law("academie.gillet.8", "academie.gillet.14", says=words.WINS_SECOND_BOX)
def gagne_le_second(*, hands: facts.Hands) -> int | Silence:
    """The place of the player who has the second box: "le plus haut point gagne toujours".

    Nothing is said where two are as high, or where a point is not told. The English,
    ``wins_second_box``, goes by the flux; here that comes to the same.
    """
    _apart(hands)
    points = [point_de_la_main(hand=main) for main in hands]
    return said(_alone_told(points))


def _alike(hand: Hand, number: int) -> Rank | None:
    ranks = Counter(card.rank for card in hand.cards)
    return next((rank for rank, held in ranks.items() if held == number), None)


def _best_suit(hand: Hand, ace: Fraction) -> Fraction:
    """The most that the cards of one suit count together."""
    return max(sum((_counts(it, ace) for it in held), Fraction(0)) for held in _suits(hand))


def _suits(hand: Hand) -> Sequence[tuple[Card, ...]]:
    return tuple(by_suit(hand.cards).values())


def _counts(card: Card, ace: Fraction) -> Fraction:
    return ace if card.rank is Rank.ACE else Fraction(min(card.rank.value, TEN))


def _alone(heights: Sequence[Fraction | int | None]) -> int | None:
    """The place of the greatest; None where two are as great, or there is none."""
    best = max((it for it in heights if it is not None), default=None)
    return heights.index(best) if best is not None and heights.count(best) == 1 else None


def _alone_told(points: Sequence[Fraction | Silence | None]) -> int | None:
    """As `_alone`; None also where one of the points is not told."""
    told = [it for it in points if not isinstance(it, Silence)]
    return _alone(told) if len(told) == len(points) else None


def _apart(hands: tuple[Hand, ...]) -> None:
    """Raises ValueError for more hands than players, for none, and for a card in two of them."""
    whole_number("hands", len(hands), 1, PLAYERS)
    held = [card for hand in hands for card in hand.cards]
    if len(set(held)) < len(held):
        raise ValueError("hands cannot be: a card is in two of them")
