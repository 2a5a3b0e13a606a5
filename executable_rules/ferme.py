"""The Farm (*la Ferme*), in its two manners, as *The Academy of Play* and the *Académie* tell it.

Whoever makes exactly sixteen, the ``Seize``, ``dispossesses`` the Farmer: he wins the price of the
Farm and the counters that are staked. Whoever overruns it pays the Farmer, who is always the
dealer. In the other manner there is no Farmer: each deals in turn, and those who overrun the Seize
make up the Farm by what they pay. Seats and places are from 0, the eldest hand first: play goes to
the right, and the eldest hand (*la primauté*) is he at the dealer's right.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from executable_rules.mechanics.cards import Card, Rank, Suit, cards, pack, pips
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.numbers import alone_most, whole_number
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee
from lawsofplay.rules import law, met

SEIZE = 16
"""The number that is exactly to be made."""

BELOW = range(1, SEIZE)
"""The numbers below it."""

BRILLIANT = Card(Rank.SIX, Suit.HEARTS)
"""The only six of the pack (*le brillant*)."""

FARM_PACK = tuple(it for it in pack([Rank.EIGHT]) if it.rank is not Rank.SIX or it == BRILLIANT)


@dataclass(frozen=True)
class Held:
    """The cards of one player."""

    cards: tuple[Card, ...]

    @classmethod
    def parse(cls, text: str) -> Held:
        """cards with spaces between them, such as 9S 7H."""
        return cls(cards(text))

    @property
    def points(self) -> int:
        """What they count together."""
        return pips(*self.cards)

    def __str__(self) -> str:
        return " ".join(map(str, self.cards))


class Agreed(Enum):
    """Who is Farmer when a Farmer was dispossessed: the usual, and what may be agreed on."""

    WHO_DISPOSSESSES = "he that dispossesses him"
    ALWAYS = "the Farmer remains it"
    IN_TURN = "every one in his turn"


class End(Enum):
    """From where of the pack a card is given."""

    TOP = "from the top (du dessus)"
    BOTTOM = "from the bottom (du dessous)"


class FirstCards(NamedTuple):
    """Who deals and who cuts, and the cards that each player is given first."""

    dealer: int
    cuts: int
    each: int
    whence: End


class Served(NamedTuple):
    """Whose card each is that is given, one after another, and from where."""

    order: tuple[int, ...]
    whence: End


class Wins(NamedTuple):
    """What is won: of the price (or what the Farm holds), and of the counters staked."""

    farm: int
    staked: int


class Won(NamedTuple):
    """Who wins, and what."""

    player: int
    wins: Wins


@law("bellecour.ferme.1")
def play_together(*, players: int) -> bool | None:
    """Whether so many may play at the same time: ten or twelve may; of more the book does not say.

    None for these. Fewer may as well: the more, it is said, the more agreeable. The French names
    twelve as the end: ``jouent_ensemble``.
    """
    whole_number("players", players, 2)
    return True if met("Ten or twelve persons may play", players <= 12) else None


@law("academie.ferme.1")
def jouent_ensemble(*, joueurs: int) -> bool:
    """Whether so many may play at the same time: up to ten or twelve (*jusqu'à dix ou douze*).

    The English says that ten or twelve may, and no more: ``play_together``.
    """
    whole_number("joueurs", joueurs, 2)
    return met("jusqu'à dix ou douze", joueurs <= 12)


@law(
    "bellecour.ferme.2",
    "academie.ferme.2",
    "bellecour.ferme.second-way.1",
    "academie.ferme.second-way.1",
)
def farm_pack() -> tuple[Card, ...]:
    """The cards of either manner: the eights are out, and of the sixes all but the Brilliant."""
    return FARM_PACK


@law("bellecour.ferme.2", "academie.ferme.2")
def chance_of_the_seize(*, eights: int = 0, sixes: int = 1) -> Fraction:
    """The chance that cards, drawn one after another, come to sixteen exactly.

    It is to try the books' reason, that with the eights and more sixes the Seize "would otherwise
    too frequently occur". The French has "chaque figure qui vaut six", where ten must be meant.
    """
    whole_number("eights", eights, 0, 4)
    whole_number("sixes", sixes, 0, 4)
    tens = 4 * sum(rank.value >= Rank.TEN.value for rank in Rank)
    return _comes_to(SEIZE, (4, 4, 4, 4, 4, sixes, 4, eights, 4, tens))


@law(
    "bellecour.ferme.3",
    "academie.ferme.3",
    "bellecour.ferme.4",
    "academie.ferme.4",
    "bellecour.ferme.5",
    "academie.ferme.5",
)
def wins_by_the_seize(*, hands: tuple[Held, ...]) -> int | None:
    """Who wins of those who made the Seize, the eldest hand being 0; None if nobody made it.

    Fewer cards win: the books say it of two against three, and it is read so of any number. With
    as many cards (*à cartes égales*; "their other cards being equal") the Brilliant wins, and
    else the elder hand (*la prime, la primauté*).
    """
    _of_the_pack(hands)
    made = [seat for seat, held in enumerate(hands) if held.points == SEIZE]
    fewest = min((len(hands[seat].cards) for seat in made), default=None)
    equal = [seat for seat in made if len(hands[seat].cards) == fewest]
    brilliant = [seat for seat in equal if BRILLIANT in hands[seat].cards]
    met("by means of the six of hearts", bool(brilliant))
    return next(iter(brilliant or equal), None)


@law("bellecour.ferme.6", "academie.ferme.6")
def takes_the_farm(*, prices: tuple[int, ...]) -> int | None:
    """Who takes the Farm by the prices that they offer (pence, *sols*): he of the highest.

    None where two offer as much, of which the books do not speak.
    """
    if min(prices, default=0) < 1:
        raise ValueError("prices may not be without one, nor any of them below 1")
    return alone_most(prices)


@law("bellecour.ferme.7", "academie.ferme.7", "bellecour.ferme.16", "academie.ferme.16")
def price_won(*, price: int, points: int) -> int:
    """What a player wins of the price that the Farmer deposited: all, if he dispossesses him.

    The English 7 has "takes it", after words on the Farm; the French *l'argent ... le gagne*.
    """
    whole_number("price", price)
    return price if met("he that dispossesses", dispossesses(points=points)) else 0


@law("bellecour.ferme.8", "academie.ferme.8")
def gives_first(*, farmer: int, players: int) -> FirstCards:
    """How the deal begins: the Farmer deals, he at his left cuts, each is given one card.

    ``players`` are all, the Farmer being one of them.
    """
    whole_number("players", players, 2)
    return FirstCards(farmer, next_player(farmer, players, -1), 1, End.TOP)


@law("bellecour.ferme.9", "academie.ferme.9")
def gives_more(*, demanded: tuple[int, ...]) -> Served:
    """How the further cards are given, of which each demanded so many, the eldest hand first.

    Each has all of his, one after another (*une carte aprés l'autre*), before the next has any.
    The Farmer, who deals, is not among them.
    """
    for number in demanded:
        whole_number("demanded", number, 0)
    order = tuple(seat for seat, number in enumerate(demanded) for _ in range(number))
    return Served(order, End.BOTTOM)


@law("bellecour.ferme.11", "academie.ferme.11")
def dispossesses(*, points: int) -> bool:
    """Whether so many points dispossess the Farmer: sixteen exactly."""
    return met("to dispossess the Farmer", whole_number("points", points) == SEIZE)


@law("bellecour.ferme.10", "academie.ferme.10", "bellecour.ferme.11", "academie.ferme.11")
def pays(*, held: Held) -> Forfeit:
    """What a player pays the Farmer: a counter for each point above the Seize; else nothing.

    He that ``stands`` (*s'y tient*) takes no card, or no more, and pays nothing.
    """
    _of_the_pack((held,))
    excess = held.points - SEIZE
    return Forfeit(excess, to=Payee.DEALER) if met("passes the Seize", excess > 0) else NOTHING


@law("bellecour.ferme.12", "academie.ferme.12")
def value(*, card: Card) -> int:
    """What a card counts: as it is marked, the ace one, every figure (court card) ten."""
    _of_the_pack((Held((card,)),))
    return pips(card)


@law("bellecour.ferme.13", "academie.ferme.13", "bellecour.ferme.19", "academie.ferme.19")
def nearest(*, points: tuple[int, ...]) -> int | None:
    """Who wins the counters staked, of so many points by seat: the nearest below sixteen.

    Of two equal the eldest hand. None if somebody dispossesses the Farmer, who wins them then; None
    also if all have overrun the Seize: the books do not say of this.
    """
    _all_points(points)
    if not met("if no one dispossesses the Farmer", SEIZE not in points):
        return None
    return _nearest_below(points)


@law("bellecour.ferme.14", "academie.ferme.14")
def dispossessor_wins(*, price: int, staked: tuple[int, ...]) -> Wins:
    """What he wins who dispossesses the Farmer: the price, and what each player has staked.

    The English has "counters" of each, the French *le jetton que chacun a mis*: one.
    """
    for number in staked:
        whole_number("staked", number)
    return Wins(price_won(price=price, points=SEIZE), sum(staked))


@law("bellecour.ferme.7", "bellecour.ferme.15", "academie.ferme.15")
def next_farmer(
    *,
    farmer: int,
    players: int,
    winner: int | None = None,
    agreed: Agreed = Agreed.WHO_DISPOSSESSES,
) -> int | None:
    """Who is Farmer, and so deals, after a deal in which the ``winner`` dispossessed the last.

    The new one "takes the cards" (French *ses cartes*, his cards) and deals as at first.
    By agreement the Farmer may remain it always, or every one be it in his turn: None if then
    nobody dispossessed him, since when a turn ends is not said.
    """
    whole_number("players", players, 2)
    _seats(farmer, winner, players)
    if met("he should always be Farmer", agreed is Agreed.ALWAYS):
        return farmer
    if met("every one should take the Farm in their turn", agreed is Agreed.IN_TURN):
        return None if winner is None else next_player(farmer, players)
    return farmer if winner is None else winner


@law("bellecour.ferme.17", "academie.ferme.17")
def reimbursed(*, points: tuple[int, ...]) -> int:
    """What the Farmer has of the players, to make up for the price: all that exceeds the Seize."""
    _all_points(points)
    return sum(max(it - SEIZE, 0) for it in points)


@law("bellecour.ferme.18", "academie.ferme.18")
def may_demand(*, at_once: int, in_his_turn: bool) -> bool:
    """Whether a player may demand so many cards at once; in all he may have as many as he pleases.

    Him who gives them the books call here the banker (*banquier*), else the Farmer.
    """
    turn = met("in his turn", in_his_turn)
    return met("one card after another", whole_number("at_once", at_once) == 1) and turn


@law(
    "bellecour.ferme.second-way.1",
    "academie.ferme.second-way.1",
    "bellecour.ferme.second-way.6",
    "academie.ferme.second-way.6",
)
def deals(*, players: int, cut: int, deals_played: int) -> int:
    """Who deals in the other manner: he on whom the ``cut`` falls, then every one in turn.

    How the cut decides is not said. The French *revoit à qui fera* has a doubtful word.
    """
    whole_number("players", players, 2)
    return next_player(cut, players, whole_number("deals_played", deals_played, 0))


@law("bellecour.ferme.second-way.2", "academie.ferme.second-way.2")
def gives_himself_too(*, demanded: tuple[int, ...], himself: int) -> Served:
    """How the cards are given in the other manner: the dealer has of them as well, in his turn.

    His turn is the last, and his seat the number of the others. He takes as many as he finds
    convenient; the pack's end is as in the first manner.
    """
    return gives_more(demanded=(*demanded, whole_number("himself", himself, 0)))


@law("bellecour.ferme.second-way.3", "academie.ferme.second-way.3")
def farm_holds(*, points: tuple[int, ...], furnished: int | None = None) -> int:
    """What the Farm holds: what a Farmer ``furnished``, when there is one, else the counters paid.

    Those who overrun the Seize pay them, as many as their points exceed it. In French nothing else
    makes it up (*il n'y a rien autrement qui compose la ferme*).
    """
    if met("the Farmer that furnishes it when there is one", furnished is not None):
        return whole_number("furnished", furnished or 0)
    return reimbursed(points=points)


@law("bellecour.ferme.second-way.4", "bellecour.ferme.second-way.5")
def wins_another_way(*, points: tuple[int, ...], farm: int) -> Won | None:
    """Who wins in the other manner, and what: by the Seize the Farm, and each one's counter.

    When nobody wins the Farm, "he who comes nearest to the Seize" wins the counters, from below or
    from above as it is worded: the French has only from below, ``gagne_autrement``. Of equal
    points the elder hand has it; None where one is as near below as another above.
    """
    _all_points(points)
    away = min(abs(it - SEIZE) for it in points)
    near = [it for it in points if abs(it - SEIZE) == away]
    if not met("the point is equal", len(set(near)) == 1):
        return None
    return _won(points, near[0], farm)


@law("academie.ferme.second-way.4", "academie.ferme.second-way.5")
def gagne_autrement(*, points: tuple[int, ...], ferme: int) -> Won | None:
    """Who wins in the other manner, and what: by sixteen the Farm, and each one's *jetton*.

    When nobody wins the Farm, he wins the *jettons* who is nearest to sixteen, from below (*au-
    dessous*); the English has no such word: ``wins_another_way``. Of equal points *la primauté*
    has it; None if all have more than sixteen.
    """
    _all_points(points)
    gagne = met("celui qui gagne la ferme", SEIZE in points)
    seat = points.index(SEIZE) if gagne else _nearest_below(points)
    return None if seat is None else _won(points, points[seat], ferme)


def _nearest_below(points: tuple[int, ...]) -> int | None:
    below = [it for it in points if it in BELOW]
    return points.index(max(below)) if below else None


def _won(points: tuple[int, ...], best: int, farm: int) -> Won:
    whole_number("farm", farm, 0)
    return Won(points.index(best), Wins(farm if best == SEIZE else 0, len(points)))


def _of_the_pack(hands: tuple[Held, ...]) -> None:
    held = [card for hand in hands for card in hand.cards]
    if not all(hand.cards for hand in hands) or not set(held) <= set(FARM_PACK):
        raise ValueError("each has cards of the pack: no eight, and no six but the six of hearts")
    if len(set(held)) < len(held):
        raise ValueError("the same card cannot be held twice")


def _all_points(points: tuple[int, ...]) -> None:
    whole_number("players", len(points))
    for number in points:
        whole_number("points", number)


def _seats(farmer: int, winner: int | None, players: int) -> None:
    whole_number("farmer", farmer, 0, players - 1)
    if winner is not None and whole_number("winner", winner, 0, players - 1) == farmer:
        raise ValueError(f"winner={winner} cannot be: the Farmer does not dispossess himself")


@cache
def _comes_to(points: int, left: tuple[int, ...]) -> Fraction:
    """The chance that cards of 1, 2, 3 ... points, of which so many are left, come to a number."""
    if points == 0:
        return Fraction(1)
    chance = Fraction(0)
    for pip, number in enumerate(left[:points], 1):
        if number:
            rest = (*left[: pip - 1], number - 1, *left[pip:])
            chance += Fraction(number, sum(left)) * _comes_to(points - pip, rest)
    return chance
