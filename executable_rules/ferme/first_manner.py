"""The Farm, its first manner: a Farmer, who deals, and whom the Seize dispossesses."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from executable_rules.facts import of_cards, of_money, of_people, of_play, of_state
from executable_rules.ferme import facts
from executable_rules.ferme.terms import (
    BRILLIANT,
    FARM_PACK,
    SEIZE,
    Agreed,
    End,
    FirstCards,
    Served,
    Wins,
    all_points,
    nearest_below,
)
from executable_rules.ferme.words import (
    CHANCE_OF_THE_SEIZE,
    DISPOSSESSES,
    DISPOSSESSOR_WINS,
    GIVES_FIRST,
    GIVES_MORE,
    JOUENT_ENSEMBLE,
    MAY_DEMAND,
    NEAREST,
    NEXT_FARMER,
    PAYS,
    PLAY_TOGETHER,
    PRICE_WON,
    REIMBURSED,
    THE_PACK,
    WINS_BY_THE_SEIZE,
)
from executable_rules.mechanics.cards import Card, Rank, pips
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.held import Held
from executable_rules.mechanics.numbers import alone_most, whole_number
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Silence, said
from lawsofplay.rules import law, met
from lawsofplay.sentences import text


@law("bellecour.ferme.1", says=PLAY_TOGETHER)
def play_together(*, players: facts.Players) -> bool | Silence:
    """Whether this many players may play at the same time: ten or twelve may.

    The book does not say that more may. Fewer may as well: the more, it is said, the more
    agreeable. The French names twelve as the end: ``jouent_ensemble``.
    """
    return True if met("Ten or twelve persons may play", players <= 12) else Silence.NOT_SAID


@law("academie.ferme.1", says=JOUENT_ENSEMBLE)
def jouent_ensemble(*, players: facts.Players) -> bool:
    """Whether this many players may play at once: up to ten or twelve (*jusqu'à dix ou douze*).

    The English says that ten or twelve may, and no more: ``play_together``.
    """
    return met("jusqu'à dix ou douze", players <= 12)


@law(
    "bellecour.ferme.2",
    "academie.ferme.2",
    "bellecour.ferme.second-way.1",
    "academie.ferme.second-way.1",
    says=THE_PACK,
)
def farm_pack() -> tuple[Card, ...]:
    """The cards of either manner: the eights are out, and of the sixes all but the Brilliant."""
    return FARM_PACK


@law("bellecour.ferme.2", "academie.ferme.2", says=CHANCE_OF_THE_SEIZE)
def chance_of_the_seize(
    *, number: facts.Number = 0, other_number: facts.OtherNumber = 1
) -> Fraction:
    """The chance that cards, drawn one after another, come to sixteen exactly.

    It is to try the books' reason, that with the eights and more sixes the Seize "would otherwise
    too frequently occur". The French has "chaque figure qui vaut six", where ten must be meant.
    ``number``: of the eights that are left in the pack; ``other_number``: of the sixes.
    """
    tens = 4 * sum(rank.value >= Rank.TEN.value for rank in Rank)
    return _comes_to(SEIZE, (4, 4, 4, 4, 4, other_number, 4, number, 4, tens))


@law(
    "bellecour.ferme.3",
    "academie.ferme.3",
    "bellecour.ferme.4",
    "academie.ferme.4",
    "bellecour.ferme.5",
    "academie.ferme.5",
    says=WINS_BY_THE_SEIZE,
)
def wins_by_the_seize(*, hands: of_cards.Hands) -> int | None:
    """Who wins of those who made the ``Seize``, sixteen: the fewest cards; 0 is the eldest.

    Fewer cards win: the books say it of two against three, and it is read so of any number. With
    as many cards (*à cartes égales*; "their other cards being equal") the Brilliant wins, and
    else the elder hand (*la prime, la primauté*).
    """
    _of_the_pack(hands)
    made = [seat for seat, held in enumerate(hands) if held.points == SEIZE]
    fewest = min((len(hands[seat].cards) for seat in made), default=None)
    equal = [seat for seat in made if len(hands[seat].cards) == fewest]
    brilliant = [seat for seat in equal if BRILLIANT in hands[seat].cards]
    by_it = met("by means of the six of hearts", bool(brilliant), "par le moyen du six de cœur")
    return next(iter(brilliant if by_it else equal), None)


@law("bellecour.ferme.6", "academie.ferme.6", says=text("The {:seat} player takes the Farm."))
def takes_the_farm(*, prices: of_money.Prices) -> int | Silence:
    """Who takes the Farm by the prices that they offer (pence, *sols*): the highest.

    The books do not say who does where two offer the same.
    """
    if min(prices, default=0) < 1:
        raise ValueError("prices may not be without one, nor any of them below 1")
    return said(alone_most(prices))


@law(
    "bellecour.ferme.7",
    "academie.ferme.7",
    "bellecour.ferme.16",
    "academie.ferme.16",
    says=PRICE_WON,
)
def price_won(*, price: of_money.Price, points: of_play.Points) -> int:
    """What a player wins of the price that the Farmer put down: all, if he dispossesses him.

    The English 7 has "takes it", after words on the Farm; the French *l'argent ... le gagne*.
    """
    whole_number("price", price)
    return price if met("he that dispossesses", dispossesses(points=points), "qui dépossede") else 0


@law("bellecour.ferme.8", "academie.ferme.8", says=GIVES_FIRST)
def gives_first(*, dealer: of_people.Dealer, players: facts.Players) -> FirstCards:
    """How the deal begins: the Farmer deals, his left neighbour cuts, each is given one card.

    ``players`` are all, the Farmer being one of them.
    """
    return FirstCards(dealer, next_player(dealer, players, -1), 1, End.TOP)


@law("bellecour.ferme.9", "academie.ferme.9", says=GIVES_MORE)
def gives_more(*, demands_by_seat: of_cards.DemandsBySeat) -> Served:
    """How the further cards are given that each has demanded, the eldest hand first.

    Each gets all of his, one after another (*une carte aprés l'autre*), before the next gets any.
    The Farmer, who deals, is not among them.
    """
    for number in demands_by_seat:
        whole_number("demanded", number, 0)
    order = tuple(seat for seat, number in enumerate(demands_by_seat) for _ in range(number))
    return Served(order, End.BOTTOM)


@law("bellecour.ferme.11", "academie.ferme.11", says=DISPOSSESSES)
def dispossesses(*, points: of_play.Points) -> bool:
    """Whether this many points dispossess the Farmer: sixteen exactly."""
    return met(
        "to dispossess the Farmer", whole_number("points", points) == SEIZE, "déposséder le fermier"
    )


@law(
    "bellecour.ferme.10",
    "academie.ferme.10",
    "bellecour.ferme.11",
    "academie.ferme.11",
    says=PAYS,
)
def pays(*, hand: facts.Hand) -> Forfeit:
    """What a player pays the Farmer: a counter for each point above the Seize; else nothing.

    The player who ``stands`` (*s'y tient*) takes no card, or no more, and pays nothing.
    """
    _of_the_pack((hand,))
    excess = hand.points - SEIZE
    return (
        Forfeit(excess, to=Payee.DEALER)
        if met("passes the Seize", excess > 0, "passe le nombre de seize")
        else NOTHING
    )


@law("bellecour.ferme.12", "academie.ferme.12", says=text("The card counts {:point}."))
def value(*, card: of_cards.Card) -> int:
    """What a card counts: as it is marked, the ace one, every figure (court card) ten."""
    _of_the_pack((Held((card,)),))
    return pips(card)


@law(
    "bellecour.ferme.13",
    "academie.ferme.13",
    "bellecour.ferme.19",
    "academie.ferme.19",
    says=NEAREST,
)
def nearest(*, points_by_seat: of_play.PointsBySeat) -> int | Silence | None:
    """Who wins the counters staked, by these points by seat: the nearest below sixteen.

    Of two equal, the eldest hand. None if somebody dispossesses the Farmer, who wins them then. The
    books do not say what follows if all have overrun the Seize.
    """
    all_points(points_by_seat)
    free = SEIZE not in points_by_seat
    if not met("if no one dispossesses the Farmer", free, "personne qui dépossede le fermier"):
        return None
    seat = nearest_below(points_by_seat)
    return Silence.NOT_SAID if seat is None else seat


@law("bellecour.ferme.14", "academie.ferme.14", says=DISPOSSESSOR_WINS)
def dispossessor_wins(*, price: of_money.Price, stakes: of_money.Stakes) -> Wins:
    """What a player wins if he dispossesses the Farmer: the price, and what each player has staked.

    The English has "counters" of each, the French *le jetton que chacun a mis*: one.
    """
    for number in stakes:
        whole_number("staked", number)
    return Wins(price_won(price=price, points=SEIZE), sum(stakes))


@law("bellecour.ferme.7", "bellecour.ferme.15", "academie.ferme.15", says=NEXT_FARMER)
def next_farmer(
    *,
    dealer: of_people.Dealer,
    players: facts.Players,
    winner: of_people.Winner | None = None,
    way_agreed: facts.WayAgreed = Agreed.WHO_DISPOSSESSES,
) -> int | Silence:
    """Who is Farmer, and so deals, after a deal in which the ``winner`` dispossessed the last.

    The new one "takes the cards" (French *ses cartes*, his cards) and deals as at first. By
    agreement the same may remain Farmer always, or every one be it in his turn. Nothing is said of
    a turn in which nobody dispossessed him, nor of when a turn ends.
    """
    _seats(dealer, winner, players)
    if met("he should always be Farmer", way_agreed is Agreed.ALWAYS, "qu'on le sera toujours"):
        return dealer
    if met(
        "every one should take the Farm in their turn", way_agreed is Agreed.IN_TURN, "à son tour"
    ):
        return Silence.NOT_SAID if winner is None else next_player(dealer, players)
    return dealer if winner is None else winner


@law("bellecour.ferme.17", "academie.ferme.17", says=REIMBURSED)
def reimbursed(*, points_by_seat: of_play.PointsBySeat) -> int:
    """What the Farmer has of the players, to make up for the price: all that exceeds the Seize."""
    all_points(points_by_seat)
    return sum(max(it - SEIZE, 0) for it in points_by_seat)


@law("bellecour.ferme.18", "academie.ferme.18", says=MAY_DEMAND)
def may_demand(*, card_count: facts.CardCount, in_turn: of_state.InTurn) -> bool:
    """Whether a player may demand this many cards at once: one; in all as many as he pleases.

    Here the books call the one who gives them the banker (*banquier*), elsewhere the Farmer.
    """
    turn = met("in his turn", in_turn, "il ne le peut qu'à son tour")
    return met("one card after another", card_count == 1, "l'une aprés l'autre") and turn


def _of_the_pack(hands: tuple[Held, ...]) -> None:
    held = [card for hand in hands for card in hand.cards]
    if not all(hand.cards for hand in hands) or not set(held) <= set(FARM_PACK):
        raise ValueError("each has cards of the pack: no eight, and no six but the six of hearts")
    if len(set(held)) < len(held):
        raise ValueError("the same card cannot be held twice")


def _seats(farmer: int, winner: int | None, players: int) -> None:
    whole_number("farmer", farmer, 0, players - 1)
    if winner is not None and whole_number("winner", winner, 0, players - 1) == farmer:
        raise ValueError(f"winner={winner} cannot be: the Farmer does not dispossess himself")


@cache
def _comes_to(points: int, left: tuple[int, ...]) -> Fraction:
    """The chance that cards of 1, 2, 3 ... points, this many of each left, come to a number."""
    if points == 0:
        return Fraction(1)
    chance = Fraction(0)
    for pip, number in enumerate(left[:points], 1):
        if number:
            rest = (*left[: pip - 1], number - 1, *left[pip:])
            chance += Fraction(number, sum(left)) * _comes_to(points - pip, rest)
    return chance
