"""Whist, of playing out of turn, of cards shewn or thrown down, and of questions: laws 4 to 6, 13,
14 and 16 to 19."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_cards, of_conduct, of_play, of_state
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.numbers import whole_number
from executable_rules.whist import facts
from executable_rules.whist.rules import PLAYERS, trick_won_by
from executable_rules.whist.terms import Hand, highest_and_lowest, without_revoking
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import text, yes_no


class Asked(Enum):
    """What is asked of the cards on the table."""

    LAY_YOUR_OWN = "that each lay his own card before him"
    WHO_PLAYED = "who played a particular card"


class Right(Enum):
    """Who may call a card after somebody said that it was separated from the rest."""

    CALLS_IT = "the adversaries may call the card"
    IS_CALLED = "his adversaries may once call the highest or lowest card of any suit"
    NONE = "nobody may call a card"


Request = Annotated[Asked, like(of_play.Request)]


@law(
    "seymour.whist.laws.4",
    says=text("He may play {:or}.", nothing="He has nothing to play."),
)
def out_of_turn(
    *,
    card: of_cards.Card,
    hand: facts.Hand,
    trick: facts.Trick = (),
    was_named: of_state.WasNamed = True,
) -> Hand:
    """What a player may play if a card that he played out of turn is ``called``: that card alone.

    The adversary may call it when he will, during that deal, but not so as to force a revoke.
    ``hand`` has the card in it, taken up again.
    """
    if card not in hand:
        raise ValueError(f"card={card} cannot be: it is taken up again, and stands in the hand")
    if not met("either of his Adversaries may call the Card", was_named):
        return without_revoking(hand, trick)
    free = met("does not force him to revoke", card in without_revoking(hand, trick))
    return (card,) if free else without_revoking(hand, trick)


@law("seymour.whist.laws.4", says=text("He may lead {:or}."))
def lead_nominated(*, hand: facts.Hand, suit_named: of_cards.SuitNamed) -> Hand:
    """What a player leads whose partner ``nominated`` a suit, for a card out of turn: that suit.

    He leads that suit, if it is in his power. The print's ``he``, ``him`` and ``he`` are read as
    the leader, who asks his partner, and must obey.
    """
    held = tuple(card for card in hand if card.suit is suit_named)
    return held if met("if in his Power", bool(held)) else hand


@law(
    "seymour.whist.laws.5",
    "seymour.whist.laws.6",
    says=text("He may play {:or}.", nothing="He has nothing to play."),
)
def must_not_win(*, hand: facts.Hand, trick: facts.Trick, trump: of_cards.Trump) -> Hand:
    """What a player may play whose partner played out of turn to a card led: no card that wins.

    Nor may he trump, even if he has none of the suit, and even if a higher trump lies. If he cannot
    avoid it without a revoke he may win, or trump. ``trick``: the cards that lie, the one played
    out of turn among them. Whether a card wins is judged by these alone.
    """
    whole_number("trick", len(trick), 2, PLAYERS - 1)
    free = without_revoking(hand, trick)
    losing = tuple(
        card for card in free if trick_won_by(trick=(*trick, card), trump=trump) < len(trick)
    )
    if not met("if without revoking he can avoid it", bool(losing)):
        return free
    # A trump that is played where none was led: he had none of the suit.
    trumps = [card for card in losing if card.suit is trump and trick[0].suit is not trump]
    return tuple(card for card in losing if card not in trumps) or losing


@law(
    "seymour.whist.laws.13",
    says={
        Right.CALLS_IT: "The adversaries may call the card.",
        Right.IS_CALLED: "The adversaries of the player who called a wrong card may once call "
        "the highest or lowest card of any suit.",
        Right.NONE: "Nobody may call a card.",
    },
)
def separated(
    *,
    was_named: of_state.WasNamed,
    was_proved: of_state.WasProved,
    is_right_one: of_state.IsRightOne = True,
) -> Right:
    """What follows when a player ``separated`` a card from the rest: an adversary may call it.

    The adversary may call it if he names it and proves the separation. If he calls a wrong card,
    the right goes to the other side.
    """
    if met("if the Card he calls should be wrong", was_named and not is_right_one):
        return Right.IS_CALLED
    proves = met("provided he names it, and proves", was_named and was_proved)
    return Right.CALLS_IT if proves else Right.NONE


@law(
    "seymour.whist.laws.13",
    says=text("The adversaries may call {:or}.", nothing="The adversaries may call no card."),
)
def called_for_a_wrong_call(
    *, hand: facts.Hand, suit: of_cards.Suit, wrong_calls: facts.WrongCalls = 0
) -> frozenset[Card]:
    """Which cards may be called of one who called a wrong card: the highest or lowest of any suit.

    They are called once during that deal. ``wrong_calls``: how often it was done.
    """
    once = met("once, during that Deal", wrong_calls == 0)
    return highest_and_lowest(hand, suit) if once else frozenset()


@law("seymour.whist.laws.14", says=yes_no("He may ask it.", "He may not ask it."))
def may_ask_of_the_trick(
    *, request: Request, thrown_together: facts.ThrownTogether, on_purpose: of_state.OnPurpose
) -> bool:
    """Whether one may ask each player to lay his own card before him.

    He may when an adversary threw a card to his partner's, by accident or by design. But he may not
    ask who played a particular card.
    """
    whether("designedly", on_purpose)
    thrown = met("throw their Card to his", thrown_together)
    return thrown and request is Asked.LAY_YOUR_OWN


@law(
    "seymour.whist.laws.16",
    says=text("The adversaries may call {:or}.", nothing="The adversaries may call no card."),
)
def thrown_down(
    *,
    hand: facts.Hand,
    trick: facts.Trick = (),
    card_is_faced: of_state.CardIsFaced = True,
    gives_up: of_conduct.GivesUp = False,
) -> Hand:
    """Which cards of a player who threw them down, as if he had lost, the adversaries may call.

    None when his partner yields the Game as lost, or when they lie face down; else any that is no
    revoke.
    """
    face = met("throws down his Cards Face upwards", card_is_faced)
    goes_on = met("his Partner will not yield it lost", not gives_up)
    return without_revoking(hand, trick) if face and goes_on else ()


@law(
    "seymour.whist.laws.17",
    says=text("The {:seat} player plays next.", several="The {:seat} player may each play next."),
)
def may_play_next(*, seats: facts.Seats) -> frozenset[int]:
    """Which seats may play next: the next in turn, or the fourth too if the third played too soon.

    Seat 0 led, and 1, 2, 3 follow in turn.

    The next is the first that has not played. When the leader's partner played before his
    adversary, the fourth player may also play before his own partner.
    """
    left = [seat for seat in range(PLAYERS) if seat not in seats]
    if seats[:1] != (0,) or not left or len(left) + len(seats) != PLAYERS:
        raise ValueError("seats may be seats from 0 to 3, each once, 0 first, and not all")
    right = met("because Z played out of his Turn", seats == (0, 2))
    return frozenset(left if right else left[:1])


@law(
    "seymour.whist.laws.18",
    says=text("The adversaries may call {:or}.", nothing="The adversaries may call no card."),
)
def shews_his_cards(
    *, hand: facts.Hand, cards: of_cards.Cards = (), trick: facts.Trick = ()
) -> Hand:
    """Which cards may be called of a player who shews his hand: all, if one of them would lose.

    All, if a ``losing`` card appears among them; and of these, at any trick, what is no revoke.
    """
    if not set(cards) <= set(hand):
        raise ValueError("cards may be cards of the hand that he shews")
    lost = met("if it should appear he has a losing Card", bool(cards))
    return without_revoking(hand, trick) if lost else ()


@law("seymour.whist.laws.19", says=yes_no("He may ask it.", "He may not ask it."))
def may_ask_partner_for_honours(*, in_play: of_state.InPlay) -> bool:
    """Whether one may ask his partner if he has played an honour: not while they are playing."""
    return not met("While the Cards are playing", in_play)
