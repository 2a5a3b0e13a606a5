"""Reversis, of the Reverse, of aces, and of a deal that is wrong: rules XV to XVIII."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_cards, of_money, of_play, of_state
from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Unit, Verdict
from executable_rules.reversis import facts
from executable_rules.reversis.dealing import hands_dealt, is_kept, pack_played_with
from executable_rules.reversis.terms import PACK, End, Winnings, WonByReverse
from lawsofplay.rules import law, met
from lawsofplay.sentences import Worded, parts, pays, text


class Goes(Worded):
    """With what a Beast made by a renounce goes into the box."""

    WITH_ANOTHER = "the Beast made by a renounce goes with another Beast"
    WITH_THE_GAME = "the Beast made by a renounce goes with the game"
    NONE = "no Beast was made by a renounce"


class PutIn(NamedTuple):
    """Counters of the Beasts in the order in which they go in, and how one by renounce goes."""

    afterwards: tuple[int, ...]
    by_renounce: Goes


@law("bellecour.reversis.laws.15", "academie.reversis.laws.15")
def makes_the_reverse(
    *,
    tricks: facts.Tricks,
    tricks_played: of_play.TricksPlayed,
    pool: of_money.Pool,
    sum_paid: of_money.SumPaid = 0,
) -> WonByReverse:
    """What a player wins if he alone takes all tricks, the ``Reverse``: the box, and two of each.

    ``sum_paid``: what he paid in this deal is returned by those who had it; it is given beside what
    he draws from one.
    """
    whole_number("tricks", tricks, 0, tricks_played)
    if met("alone wins all the Tricks", tricks == tricks_played, "leve lui seul toutes les levées"):
        return WonByReverse(box=pool, from_one=sum_paid, from_each=2)
    return WonByReverse()


@law("bellecour.reversis.laws.15", "academie.reversis.laws.15")
def quinola_keeps(*, due_won: facts.DueWon, was_made: of_state.WasMade) -> Winnings:
    """What a player who threw Quinola in renounce keeps when another makes the Reverse: nothing."""
    return (
        Winnings()
        if met("this is call'd making the Reverse", was_made, "on apelle ce coup faire le Reversis")
        else due_won
    )


@law(
    "bellecour.reversis.laws.16",
    "academie.reversis.laws.16",
    says=pays("the winner of the trick", "the player of the ace", "counter"),
)
def ace_in_renounce(
    *, card: of_cards.Card, suit_led: of_cards.SuitLed | None, sum_agreed: facts.SumAgreed
) -> Winnings:
    """What an ace wins from the player who takes the trick to which it is thrown in ``renounce``.

    One counter or two, as is agreed, and the double for the ace of hearts. Nothing when it leads
    (``suit_led`` none), and by this rule nothing when it follows suit.
    """
    _must_be_ace(card)
    whole_number("sum_agreed", sum_agreed, 1, 2)
    if suit_led is None or not met(
        "in renounce, on another Suit",
        suit_led is not card.suit,
        "en renonce sur une autre couleur",
    ):
        return Winnings()
    hearts = met(
        "the double for the Ace of Hearts", card.suit is Suit.HEARTS, "le double pour l'as de cœur"
    )
    return Winnings(from_one=sum_agreed * 2 if hearts else sum_agreed)


@law(
    "bellecour.reversis.laws.17",
    "academie.reversis.laws.17",
    says=pays("the player of the ace", "the player who forces it out", "counter"),
)
def ace_forced(
    *, card: of_cards.Card, is_forced: of_state.IsForced, sum_agreed: facts.SumAgreed
) -> Forfeit:
    """What a player pays who is ``obliged`` to play an ace to its suit, having no other card of it.

    He pays the player who forces him what the ace would have won in renounce, by rule XVI.
    """
    _must_be_ace(card)
    if not met("is obliged to play the Ace", is_forced, "est obligé d'en jouer l'as"):
        return NOTHING
    other = next(suit for suit in Suit if suit is not card.suit)
    in_renounce = ace_in_renounce(card=card, suit_led=other, sum_agreed=sum_agreed)
    return Forfeit(in_renounce.from_one, Unit.COUNTER, Payee.ADVERSARY)


def _must_be_ace(card: Card) -> None:
    if card.rank is not Rank.ACE:
        raise ValueError(f"card={card} cannot be: it is one of the four aces")


@law("bellecour.reversis.laws.18", "academie.reversis.laws.18")
def wrong_deal(
    *,
    cards: facts.Cards = PACK,
    hand_sizes: of_cards.HandSizes = (11, 11, 11, 12),
    stock_size: of_cards.StockSize = 3,
    is_agreed: of_state.IsAgreed = False,
) -> Verdict:
    """What becomes of a deal with a ``false`` pack or wrong numbers of cards: they deal again.

    ``hand_sizes`` are in the order of play, the dealer's last; with ``is_agreed`` an entire pack is
    played.
    """
    right = pack_played_with(is_agreed=is_agreed)
    false = met(
        "When the Pack is false",
        sorted(map(str, cards)) != sorted(map(str, right)),
        "Lorsque le Jeu est faux",
    )
    wrong = met(
        "the Cards are wrong dealt",
        not _are_dealt(hand_sizes, stock_size, is_agreed),
        "ou que l'on a mal mêlé",
    )
    return Verdict.DEAL_AGAIN if false or wrong else Verdict.NOTHING_FOLLOWS


def _are_dealt(hand_sizes: tuple[int, ...], stock_size: int, is_agreed: bool) -> bool:
    """Are the hands those of a right deal, and the stock one that is kept?"""
    players = len(hand_sizes)
    if not is_kept(players, stock_size, is_agreed=is_agreed):
        return False
    due = hands_dealt(players=players, stock_size=stock_size, is_agreed=is_agreed)
    return hand_sizes == (*[due.each] * (players - 1), due.dealer)


@law(
    "bellecour.reversis.advice.5",
    "academie.reversis.advice.5",
    says=pays("each player", "the box", "counter"),
)
def recruits_the_box(*, deal_result: facts.DealResult) -> int:
    """Counters that each puts in to ``recruit`` (*rafraichir*) the box, fill it up, after a deal.

    Two, when nobody wins the ``poul``, what lies in the box.
    """
    won = deal_result in (End.IN_RENOUNCE, End.REVERSE)
    return (
        2 if met("when nobody wins the Poul", not won, "lorsque personne ne gagne la poule") else 0
    )


@law(
    "bellecour.reversis.advice.6",
    "academie.reversis.advice.6",
    says=parts(
        afterwards=text(
            "Beasts are put in afterwards, one after the other: {:counter}.",
            nothing="No other Beast goes in afterwards.",
        ),
        by_renounce=None,
    ),
)
def beasts_put_in(*, beasts: of_money.Beasts, beast: of_money.Beast = 0) -> PutIn:
    """In what order ``beasts``, penalties, are put into the box: one by one, the highest first.

    ``beast``: one made by a renounce, 0 if none is. It goes with another one, or, when there is no
    other, with the game. The books do not say with which of several.
    """
    highest = tuple(sorted(beasts, reverse=True))
    if not met(
        "made by Renounce", beast > 0, "à moins qu'il n'y en eût quelqu'une faite par renonce"
    ):
        return PutIn(highest, Goes.NONE)
    another = met(
        "with another Beast, if there is one",
        bool(highest),
        "avec une autre bête, s'il y en avoit une",
    )
    return PutIn(highest, Goes.WITH_ANOTHER if another else Goes.WITH_THE_GAME)
