"""Ombre in the book of 1754, of the deal: laws XVI-XXIII, and its prose against them.

What it says as the other books do (XIII-XV, XXXVII, XXXVIII) is in ``dealing``, ``dealing_order``
and ``packs``; what its prose says of ten cards and eight besides, in ``wrong_hands_1754``.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.facts import of_conduct, of_people, of_play, of_state
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Penalty, Verdict
from executable_rules.ombre import facts
from executable_rules.ombre.dealing import EIGHT, TEN, card_turned_in_dealing
from executable_rules.ombre.discard_order import Seat
from executable_rules.ombre.terms import HAND, PLAYERS
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import parts, text


class Turner(Enum):
    """Who let a card be seen."""

    DEALER = "the dealer turned it up"
    ANOTHER = "another turned it up"
    NOBODY = "it lay faced in the pack"


class Alone(NamedTuple):
    """What a player suffers who would play sans-prendre, and how many cards are drawn from his
    hand.
    """

    penalty: Penalty
    drawn: int


Who = Annotated[Turner, like(of_people.Who)]


@law("seymour.ombre.laws.16")
def turned_up_by(*, turned_card: facts.TurnedCard, who: Who) -> Verdict:
    """What becomes of the deal when a card is turned up; it does not matter who did it.

    The deal is good, except for a black ace (laws XIV and XV). By the prose of the same book,
    ``faced_or_turned``, if the dealer turned it the player whose card it is may choose.
    """
    whether("Whether the Dealer, or another, turns up the Card", who is not Turner.NOBODY)
    return card_turned_in_dealing(turned_card=turned_card)


@law(
    "seymour.ombre.dealing.9",
    "seymour.ombre.dealing.10",
    says={Verdict.MAY_CHOOSE: "He to whom the card belongs chooses whether the deal stands."},
)
def faced_or_turned(*, turned_card: facts.TurnedCard, who: Who) -> Verdict:
    """What becomes of the deal, by the prose, when one card is ``faced``, or the dealer turns one.

    The numbered laws make no difference who turned it: ``turned_up_by``. Of a card that another
    turns the prose says nothing.
    """
    if card_turned_in_dealing(turned_card=turned_card) is Verdict.DEAL_AGAIN:
        return Verdict.DEAL_AGAIN
    if met("the Dealer is to go on", who is Turner.NOBODY):
        return Verdict.STANDS
    dealer = met("if the Dealer should turn one of the Cards", who is Turner.DEALER)
    return Verdict.MAY_CHOOSE if dealer else Verdict.NOT_SAID


@law("seymour.ombre.laws.17", "seymour.ombre.dealing.11")
def great_many_turned(*, faced_cards: facts.FacedCards, limit: of_play.Limit) -> Verdict:
    """What becomes of the deal when a great many cards are turned up: they are dealt again.

    The book does not say how many are a ``limit``; one is not (law XV). Two other books say
    several, ``dealing.several_faced``, and in prose more than two.
    """
    least = whole_number("limit", limit, 2)
    many = met("a great many Cards are turned up", faced_cards >= least)
    if many:
        return Verdict.DEAL_AGAIN
    return Verdict.STANDS if faced_cards else Verdict.NOTHING_FOLLOWS


@law("seymour.ombre.laws.18", "seymour.ombre.laws.19")
def dealt_ten_or_eight(*, hand_size: facts.HandSize) -> Penalty:
    """What a player suffers who was dealt ten cards or eight: he cannot play, that is be Ombre.

    But law XX, ``gives_notice``, says that he may, and so do laws XXII and XXIII. The other books
    exclude only the dealer so: ``dealing.stands_when_ten_dealt`` and ``stands_when_eight_dealt``.
    """
    held = whole_number("hand_size", hand_size, EIGHT, TEN)
    ten = met("ten Cards dealt to him", held == TEN)
    eight = met("but eight Cards dealt to him", held == EIGHT)
    return Penalty.MAY_NOT_PLAY if ten or eight else Penalty.NONE


@law("seymour.ombre.laws.20")
def gives_notice(*, hand_size: facts.HandSize, gave_notice: of_conduct.GaveNotice) -> Penalty:
    """Whether a player may play who was dealt eight cards or ten: yes, if he gives notice.

    The dealer is not excepted, as he is in the other books. The two laws before this one,
    ``dealt_ten_or_eight``, let nobody play. The law does not say what a player suffers if he plays
    and gives no notice; here he may not play.
    """
    wrong = whole_number("hand_size", hand_size, EIGHT, TEN) != HAND
    silent = not met("if he gives Notice", gave_notice)
    return Penalty.MAY_NOT_PLAY if wrong and silent else Penalty.NONE


@law("seymour.ombre.dealing.13")
def ten_given(*, hand_sizes: facts.HandSizes, was_asked: of_state.WasAsked) -> Verdict:
    """What becomes of the deal, by the prose, when ten cards were given: dealt again, if they ask.

    He deals again, if the others demand it. By the numbered laws the deal stands, and they only say
    who may play.
    """
    if len(hand_sizes) != PLAYERS:
        raise ValueError("hand_sizes may be three numbers: the cards given to each player")
    wrong = met("should give ten Cards, either to himself, or any one else", TEN in hand_sizes)
    if not wrong:
        return Verdict.NOTHING_FOLLOWS
    return Verdict.DEAL_AGAIN if met("if they demand it", was_asked) else Verdict.STANDS


@law("seymour.ombre.laws.21")
def passes_with_ten(
    *, hand_after_taking: facts.HandAfterTaking, another_plays: of_conduct.AnotherPlays = True
) -> Penalty:
    """What a player suffers who ``passes``, does not play, with ten cards: nothing, if he mends it.

    He is beasted if he has ten after he has taken in, when another plays. The law does not ask that
    he declare them, as the other books do (``discarding.speaks_with_a_wrong_hand``).
    """
    still = met("unless he has so many, after he has taken in", hand_after_taking == TEN)
    return Penalty.BEAST if still and met("when another plays", another_plays) else Penalty.NONE


@law(
    "seymour.ombre.laws.22",
    says=parts(
        penalty={Penalty.NONE: "He may play."},
        drawn=text("From his hand {:card} is drawn.", nothing="No card is drawn from his hand."),
    ),
)
def ten_sans_prendre(*, is_dealer: of_state.IsDealer) -> Alone:
    """Whether a player with ten cards may play ``sans-prendre``: not the dealer. One card is drawn.

    One of the others draws a card at hazard. The dealer may not play so; the other books do not say
    this here: ``dealing.cards_drawn``.
    """
    if met("if he did not deal", not is_dealer):
        return Alone(Penalty.NONE, 1)
    return Alone(Penalty.MAY_NOT_PLAY, 0)


@law("seymour.ombre.laws.23")
def eight_sans_prendre(*, gave_notice: of_conduct.GaveNotice) -> Penalty:
    """Whether a player with eight cards may play ``sans-prendre`` with them: yes, if he gives
    notice.

    The other books ask for it in another law: ``discarding.speaks_with_a_wrong_hand``.
    """
    return Penalty.NONE if met("if he gives Notice", gave_notice) else Penalty.MAY_NOT_PLAY


@law(
    "seymour.ombre.dealing.2",
    "seymour.ombre.playing.2",
    "seymour.ombre.dealing.20",
    says=text("The {:seat} player, who sits on his right hand, is next."),
)
def next_on_the_right(*, seat: Seat) -> int:
    """The seat of the player who comes next: the one on the right.

    The dealer gives first to the player on his right. Deal and play go the same way, against that
    of all other games; so does the turn to deal.
    """
    return (seat + 1) % PLAYERS


@law("seymour.ombre.dealing.12")
def faced_in_stock_1754(
    *, card_is_faced: of_state.CardIsFaced, plays_sans_prendre: of_conduct.PlaysSansPrendre
) -> Verdict:
    """What becomes of the deal when a stock card is ``faced``: void if the Ombre plays alone.

    It goes for nothing when the Ombre plays ``sans-prendre``, without taking in. The rule does not
    speak of other games. Two other books let it stand then:
    ``dealing_faults.turned_in_stock_once_played``.
    """
    if not met("a Card faced in the Stock", card_is_faced):
        return Verdict.NOTHING_FOLLOWS
    alone = met("If the Ombre plays Sans-prendre", plays_sans_prendre)
    return Verdict.VOID if alone else Verdict.NOT_SAID
