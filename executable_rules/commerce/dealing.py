"""Commerce: the pack, the players, the deal, the stake, and when it is dealt anew."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.commerce import facts
from executable_rules.facts import of_cards, of_money, of_people, of_state
from executable_rules.mechanics.cards import Card, Rank, pack, pips
from executable_rules.mechanics.deals import next_player, stock_left
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.orders import ACE_HIGH
from executable_rules.mechanics.results import Verdict
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, text, yes_no

HAND = 3
"""Cards of a hand."""

LEAST, MOST = 3, 12
"""Players."""

_ACE = 11


class Dealing(NamedTuple):
    """Who shuffles, who cuts, and who are served, in order; seats count in the order of play."""

    shuffles: int
    cuts: int
    served: tuple[int, ...]


class Dealt(NamedTuple):
    """Cards to each, cards turned up, and cards left: the stock."""

    each: int
    turned_up: int
    left: int


def count_of(card: Card) -> int:
    """What a card counts; see ``counts``."""
    return _ACE if card.rank is Rank.ACE else pips(card)


@law("bellecour.commerce.1", "academie.commerce.1", says=text("The card counts {:point}."))
def counts(*, card: of_cards.Card) -> int:
    """What a card of the entire pack counts: its natural value, the ace (*l'as*) eleven.

    That the court cards have ten of their nature is told at Piquet (*The Academy of Play*, p. 1).
    """
    return (
        _ACE if met("except the Ace", card.rank is Rank.ACE, "à la réserve de l'as") else pips(card)
    )


@law(
    "bellecour.commerce.1",
    "academie.commerce.1",
    says=yes_no("{card} is above {other_card}.", "{card} is not above {other_card}."),
)
def is_above(*, card: of_cards.Card, other_card: of_cards.OtherCard) -> bool:
    """Whether a card stands above another: ace, king, queen and so on down to the two."""
    return ACE_HIGH.index(card.rank) < ACE_HIGH.index(other_card.rank)


@law(
    "bellecour.commerce.2",
    "academie.commerce.2",
    says=yes_no("So many may play.", "So many may not play."),
)
def may_play(*, players: of_people.Players) -> bool:
    """Whether this many players may play: not less than three, and up to ten, or even twelve."""
    enough = met(
        "cannot be played by less than three",
        players >= LEAST,
        "On ne sçauroit jouer à ce jeu moins de trois",
    )
    return met("by ten, or even twelve", players <= MOST, "jusqu'à dix ou même douze") and enough


@law(
    "bellecour.commerce.3",
    "academie.commerce.3",
    says=parts(
        shuffles=text("The {:seat} player shuffles."),
        cuts=text("The {:seat} player cuts."),
        served=text("The cards are given in this order: to the {:seat} players."),
    ),
)
def deals(*, dealer: of_people.Dealer, players: of_people.Players) -> Dealing:
    """Who shuffles, cuts (the dealer's left hand man) and is served, from his right hand on.

    How the dealer is found: the English *cut for the Deal*, the French see who shall deal, and do
    not say how. The dealer, the last in the round, is served last.
    """
    _checked(players)
    right = [next_player(dealer, players, step) for step in range(1, players + 1)]
    return Dealing(dealer, right[-2], tuple(right))


@law(
    "bellecour.commerce.3",
    "academie.commerce.3",
    says=yes_no(
        "The cards may be dealt so.",
        "The cards may not be dealt so: it is singly, or all three together.",
    ),
)
def may_deal_by(*, packets: of_cards.Packets) -> bool:
    """Whether a player's cards may be dealt in such packets: three singly, or all together."""
    singly = met("to deal them singly", packets == (1,) * HAND, "de les donner l'une aprés l'autre")
    return (
        met("or all three together", packets == (HAND,), "ou toutes les trois ensemble") or singly
    )


@law(
    "bellecour.commerce.4",
    "academie.commerce.4",
    says=text(
        "What lies in the stake is worth {:coin} of those in which the counters are estimated."
    ),
)
def staked(*, players: of_people.Players, price: of_money.Price = 1) -> int:
    """What is in the stake when each player has put down a counter of this worth.

    They value the counters as they please; how many they have is not said. In the French it is put
    down *en y entrant*, on coming in. Neither book says that it is done every deal.
    """
    return _checked(players) * whole_number("price", price)


@law(
    "bellecour.commerce.1",
    "academie.commerce.1",
    "bellecour.commerce.3",
    "academie.commerce.3",
    "bellecour.commerce.9",
    "academie.commerce.9",
    "bellecour.commerce.10",
    "academie.commerce.10",
    says=parts(
        each=text("Each player is dealt {:card}."),
        turned_up=text("There is turned up {:card}.", nothing="No card is turned up."),
        left=text("The Bank (the stock) has {:card}."),
    ),
)
def deals_out(*, players: of_people.Players) -> Dealt:
    """What is dealt to each, what is turned up, and what is left for the Bank (*la Banque*).

    The Bank is the stock (*talon*); nothing is turned up, as there is no trump.
    """
    return Dealt(HAND, 0, stock_left(len(pack()), _checked(players), HAND))


@law(
    "bellecour.commerce.9",
    "academie.commerce.9",
    says=yes_no("He is the Banker, for he deals.", "He is not the Banker, for he does not deal."),
)
def is_banker(*, seat: of_people.Seat, dealer: of_people.Dealer) -> bool:
    """Whether a player is the Banker (*Banquier*): the player who deals."""
    return met("He that deals", seat == dealer, "Celui qui mêle")


@law("bellecour.commerce.25", "academie.commerce.25")
def new_deal(
    *,
    hand_sizes: facts.HandSizes,
    pack_is_false: of_state.PackIsFalse = False,
    faced_cards: of_cards.FacedCards = 0,
    dealt_wrong: of_state.DealtWrong = False,
) -> Verdict:
    """Whether there is a new deal: for a false pack (*jeu faux*), a wrong deal or a faced card.

    ``hand_sizes``: cards to each. Nobody pays for it. Nothing is said of deals before the false
    pack is found, nor that the deal passes to another: *on refait*.
    """
    _checked(len(hand_sizes))
    bad = met("the Pack is found false", pack_is_false, "lorsque le jeu est faux")
    wrong = dealt_wrong or any(whole_number("hands", hand, 0) != HAND for hand in hand_sizes)
    bad = met("the Deal is wrong", wrong, "l'on a mal donné") or bad
    bad = (
        met("there should be a faced Card", faced_cards > 0, "il y a quelque carte tournée") or bad
    )
    return Verdict.DEAL_AGAIN if bad else Verdict.NOTHING_FOLLOWS


def _checked(players: int) -> int:
    return whole_number("players", players, LEAST, MOST)
