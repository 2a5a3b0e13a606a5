"""Reversis, of the Reverse, of aces, and of a deal that is wrong: rules XV to XVIII."""

from __future__ import annotations

from typing import Literal

from executable_rules.mechanics.cards import Card, Rank, Suit, pack
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Unit, Verdict
from executable_rules.reversis.terms import PACK, Winnings, hands_dealt
from lawsofplay.rules import law, met


@law("bellecour.reversis.laws.15", "academie.reversis.laws.15")
def makes_the_reverse(*, tricks: int, of_tricks: int, poul: int, paid: int = 0) -> Winnings:
    """What he wins who makes the ``Reverse``: wins all the tricks of the deal himself.

    The ``poul`` and two counters of each; ``paid``, what he paid in this deal, is returned to him
    by those who had it: it stands with what he draws from one.
    """
    whole_number("tricks", tricks, 0, of_tricks)
    if met("alone wins all the Tricks", tricks == whole_number("of_tricks", of_tricks)):
        return Winnings(box=poul, from_one=paid, from_each=2)
    return Winnings()


@law("bellecour.reversis.laws.15", "academie.reversis.laws.15")
def quinola_keeps(*, won: Winnings, reverse: bool) -> Winnings:
    """What he keeps who played Quinola in renounce, when another makes the Reverse: nothing."""
    return Winnings() if met("this is call'd making the Reverse", reverse) else won


@law("bellecour.reversis.laws.16", "academie.reversis.laws.16")
def ace_in_renounce(*, ace: Card, led: Suit | None, agreed: Literal[1, 2]) -> Winnings:
    """What an ace wins of him who takes the trick to which it is thrown in ``renounce``.

    One counter or two, as is agreed, the double for the ace of hearts; nothing when it leads
    (``led`` none), and by this rule nothing when it follows suit.
    """
    _must_be_ace(ace)
    whole_number("agreed", agreed, 1, 2)
    if led is None or not met("in renounce, on another Suit", led is not ace.suit):
        return Winnings()
    hearts = met("the double for the Ace of Hearts", ace.suit is Suit.HEARTS)
    return Winnings(from_one=agreed * 2 if hearts else agreed)


@law("bellecour.reversis.laws.17", "academie.reversis.laws.17")
def ace_forced(*, ace: Card, obliged: bool, agreed: Literal[1, 2]) -> Forfeit:
    """What he pays who is ``obliged`` to play an ace to its suit, having no other of it.

    He pays to him that forces him what the ace would have won in renounce, by rule XVI.
    """
    _must_be_ace(ace)
    if not met("is obliged to play the Ace", obliged):
        return NOTHING
    other = next(suit for suit in Suit if suit is not ace.suit)
    in_renounce = ace_in_renounce(ace=ace, led=other, agreed=agreed)
    return Forfeit(in_renounce.from_one, Unit.COUNTER, Payee.ADVERSARY)


def _must_be_ace(card: Card) -> None:
    if card.rank is not Rank.ACE:
        raise ValueError(f"ace={card} cannot be: it is one of the four aces")


@law("bellecour.reversis.laws.18", "academie.reversis.laws.18")
def wrong_deal(
    *,
    cards: tuple[Card, ...] = PACK,
    hands: tuple[int, ...] = (11, 11, 11, 12),
    talon: int = 3,
    tens: bool = False,
) -> Verdict:
    """What becomes of a deal with a ``false`` pack or with hands of a wrong number.

    ``hands`` are in the order of play, the dealer's last; with ``tens`` an entire pack is played.
    """
    right = pack() if tens else PACK
    false = met("When the Pack is false", sorted(map(str, cards)) != sorted(map(str, right)))
    due = hands_dealt(pack=len(right), players=len(hands), talon=talon)
    wrong = met("the Cards are wrong dealt", hands != due)
    return Verdict.DEAL_AGAIN if false or wrong else Verdict.NOTHING_FOLLOWS
