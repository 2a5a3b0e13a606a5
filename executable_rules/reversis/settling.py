"""Reversis, of the Reverse, of aces, and of a deal that is wrong: rules XV to XVIII."""

from __future__ import annotations

from executable_rules.facts import of_cards, of_money, of_play, of_state
from executable_rules.mechanics.cards import Card, Rank, Suit, pack
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Unit, Verdict
from executable_rules.reversis import facts
from executable_rules.reversis.terms import PACK, Winnings, WonByReverse, hands_dealt
from lawsofplay.rules import law, met
from lawsofplay.sentences import pays


@law("bellecour.reversis.laws.15", "academie.reversis.laws.15")
def makes_the_reverse(
    *,
    tricks: facts.Tricks,
    tricks_played: of_play.TricksPlayed,
    pool: of_money.Pool,
    sum_paid: of_money.SumPaid = 0,
) -> WonByReverse:
    """What he wins who makes the ``Reverse``: wins all the tricks of the deal himself.

    The ``poul`` and two counters of each; ``sum_paid``, what he paid in this deal, is returned to
    him by those who had it: it stands with what he draws from one.
    """
    whole_number("tricks", tricks, 0, tricks_played)
    if met("alone wins all the Tricks", tricks == tricks_played):
        return WonByReverse(box=pool, from_one=sum_paid, from_each=2)
    return WonByReverse()


@law("bellecour.reversis.laws.15", "academie.reversis.laws.15")
def quinola_keeps(*, due_won: facts.DueWon, was_made: of_state.WasMade) -> Winnings:
    """What he keeps who played Quinola in renounce, when another makes the Reverse: nothing."""
    return Winnings() if met("this is call'd making the Reverse", was_made) else due_won


@law(
    "bellecour.reversis.laws.16",
    "academie.reversis.laws.16",
    says=pays("the winner of the trick", "the player of the ace", "counter"),
)
def ace_in_renounce(
    *, card: of_cards.Card, suit_led: of_cards.SuitLed | None, sum_agreed: facts.SumAgreed
) -> Winnings:
    """What an ace wins of him who takes the trick to which it is thrown in ``renounce``.

    One counter or two, as is agreed, the double for the ace of hearts; nothing when it leads
    (``suit_led`` none), and by this rule nothing when it follows suit.
    """
    _must_be_ace(card)
    whole_number("sum_agreed", sum_agreed, 1, 2)
    if suit_led is None or not met("in renounce, on another Suit", suit_led is not card.suit):
        return Winnings()
    hearts = met("the double for the Ace of Hearts", card.suit is Suit.HEARTS)
    return Winnings(from_one=sum_agreed * 2 if hearts else sum_agreed)


@law(
    "bellecour.reversis.laws.17",
    "academie.reversis.laws.17",
    says=pays("the player of the ace", "the player who forces it out", "counter"),
)
def ace_forced(
    *, card: of_cards.Card, is_forced: of_state.IsForced, sum_agreed: facts.SumAgreed
) -> Forfeit:
    """What he pays who is ``obliged`` to play an ace to its suit, having no other of it.

    He pays to him that forces him what the ace would have won in renounce, by rule XVI.
    """
    _must_be_ace(card)
    if not met("is obliged to play the Ace", is_forced):
        return NOTHING
    other = next(suit for suit in Suit if suit is not card.suit)
    in_renounce = ace_in_renounce(card=card, suit_led=other, sum_agreed=sum_agreed)
    return Forfeit(in_renounce.from_one, Unit.COUNTER, Payee.ADVERSARY)


def _must_be_ace(card: Card) -> None:
    if card.rank is not Rank.ACE:
        raise ValueError(f"ace={card} cannot be: it is one of the four aces")


@law("bellecour.reversis.laws.18", "academie.reversis.laws.18")
def wrong_deal(
    *,
    cards: facts.Cards = PACK,
    hand_sizes: of_cards.HandSizes = (11, 11, 11, 12),
    stock_size: of_cards.StockSize = 3,
    is_agreed: of_state.IsAgreed = False,
) -> Verdict:
    """What becomes of a deal with a ``false`` pack or with hands of a wrong number.

    ``hand_sizes`` are in the order of play, the dealer's last; with ``is_agreed`` an entire pack is
    played.
    """
    right = pack() if is_agreed else PACK
    false = met("When the Pack is false", sorted(map(str, cards)) != sorted(map(str, right)))
    due = hands_dealt(pack=len(right), players=len(hand_sizes), talon=stock_size)
    wrong = met("the Cards are wrong dealt", hand_sizes != due)
    return Verdict.DEAL_AGAIN if false or wrong else Verdict.NOTHING_FOLLOWS
