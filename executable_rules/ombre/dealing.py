"""Ombre, of the deal: laws II-VIII and XII."""

from __future__ import annotations

from executable_rules.facts import of_conduct, of_play, of_state
from executable_rules.mechanics.matadors import BASTO, SPADILLE
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Penalty, Verdict
from executable_rules.ombre import facts
from executable_rules.ombre.terms import HAND, NO_FAULT, PLAYERS, Fault
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import text

TEN = HAND + 1
"""The hand of a player who was dealt one card too many."""

EIGHT = HAND - 1
"""The hand of a player who was dealt one too few."""


@law(
    "bellecour.ombre.laws.2",
    "academie.ombre.laws.2",
    "seymour.ombre.laws.14",
    "seymour.ombre.laws.15",
)
def card_turned_in_dealing(*, turned_card: facts.TurnedCard) -> Verdict:
    """What becomes of the deal when a card comes ``turned``, face up: a black ace makes it void.

    A black ace, Spadill or Basto, is trumps whatever is named. For any other card the book of 1754
    says that the deal is good; the others say so in prose.
    """
    if met(
        "a black Ace turned up",
        turned_card in (SPADILLE, BASTO),
        "one of the Black Aces be turned up",
        "Si en donnant les cartes il se trouve un As noir tourné",
    ):
        return Verdict.DEAL_AGAIN
    return Verdict.STANDS


@law("bellecour.ombre.laws.3", "academie.ombre.laws.3")
def several_faced(*, faced_cards: facts.FacedCards, limit: of_play.Limit = 3) -> Verdict:
    """What becomes of the deal when several cards are faced, none a black ace: they deal again.

    The law says ``several``, *plusieurs*. The prose (bellecour p. 93, academie p. 164) says that
    one or two are not several: more than two call for a fresh deal. The book of 1754 has ``a great
    many``: ``dealing_1754.great_many_turned``.
    """
    many = met(
        "several faced Cards", faced_cards >= limit, "S'il y a plusieurs cartes tournées en donnant"
    )
    if many:
        return Verdict.DEAL_AGAIN
    return Verdict.STANDS if faced_cards else Verdict.NOTHING_FOLLOWS


@law("bellecour.ombre.laws.4", "academie.ombre.laws.4")
def faced_in_stock(
    *,
    card_is_faced: of_state.CardIsFaced,
    asked_leave: of_conduct.AskedLeave = False,
    plays_sans_prendre: of_conduct.PlaysSansPrendre = False,
) -> Verdict:
    """What becomes of the deal when a stock card is faced: a new deal, if nobody has asked to play.

    ``asked_leave``: a player asked whether the others play (to play by taking in).
    ``plays_sans_prendre``: a player has said that he plays without taking in. After either the deal
    is good, as the next law supposes. By the prose of both books it is void for more than two faced
    cards.
    """
    there = met("a faced Card in the Stock", card_is_faced, "une carte tournée au talon")
    early = met(
        "before any one has asked if they play",
        not asked_leave,
        "avant qu'on ait demandé si on joue",
    )
    unnamed = met(
        "or has named to play Sans Prendre",
        not plays_sans_prendre,
        "ou que quelqu'un ait nommé pour jouer sans prendre",
    )
    if not there:
        return Verdict.NOTHING_FOLLOWS
    return Verdict.DEAL_AGAIN if early and unnamed else Verdict.STANDS


@law("bellecour.ombre.laws.5", "academie.ombre.laws.5")
def stands_with_faced_stock(
    *, is_dealer: of_state.IsDealer, card_is_faced: of_state.CardIsFaced
) -> Penalty:
    """What the dealer suffers when a card of the stock is faced: he may not be Ombre."""
    there = met("a faced Card in the Stock", card_is_faced, "une carte tournée au talon")
    return (
        Penalty.MAY_NOT_PLAY
        if met("The Dealer", is_dealer, "Celui qui mêle") and there
        else Penalty.NONE
    )


@law("bellecour.ombre.laws.6", "academie.ombre.laws.6")
def stands_when_ten_dealt(
    *,
    is_dealer: of_state.IsDealer,
    hand_size: facts.HandSize = TEN,
    has_declared: of_conduct.HasDeclared = False,
) -> Fault:
    """What follows when a player would be Ombre in a deal in which somebody was given ten cards.

    The dealer may not be, whether he gave them or took them. Another player who has them must
    declare it before he asks leave or says sans prendre. The cards are played out all the same. In
    1754 one law excludes everybody who has ten, another lets him play who gives notice:
    ``dealing_1754.dealt_ten_or_eight`` and ``gives_notice``.
    """
    held = whole_number("hand_size", hand_size, HAND, TEN)
    return _stands(
        is_dealer, met("they have ten Cards", held == TEN, "ils ont dix cartes"), has_declared
    )


@law("bellecour.ombre.laws.7")
def stands_when_eight_dealt(
    *,
    is_dealer: of_state.IsDealer,
    hand_size: facts.HandSize = EIGHT,
    has_declared: of_conduct.HasDeclared = False,
) -> Fault:
    """What follows when a player would be Ombre in a deal in which somebody was given only eight.

    It is law XI that says that he is beasted if he does not declare them. The prose (bellecour p.
    94, academie p. 166) has the dealer beasted besides; this law does not. The English lets either
    of the others play; the French, ``joue_avec_huit``, the player who received the eight. For 1754
    see ``dealing_1754.gives_notice``.
    """
    held = whole_number("hand_size", hand_size, EIGHT, HAND)
    return _stands(is_dealer, met("they have only eight Cards", held == EIGHT), has_declared)


@law("academie.ombre.laws.7")
def joue_avec_huit(
    *,
    cards_mixed: of_state.CardsMixed,
    has_taken_in: of_conduct.HasTakenIn = True,
    gave_notice: of_conduct.GaveNotice = False,
) -> Fault:
    """What follows in French when somebody got eight cards only: the dealer may not play, be Ombre.

    ``cards_mixed``: he is the player who dealt (*mêle*). ``has_taken_in``: he received them (*les a
    reçûes*), and may play if he gave notice (*en avertissant*); else law XI has him beasted. The
    law says nothing of the third. The English, ``stands_when_eight_dealt``, lets him play too.
    """
    if met("Celui qui n'en donne ou prend que huit", cards_mixed):
        return Fault(Verdict.STANDS, (Penalty.MAY_NOT_PLAY,))
    if not met("celui qui les a reçûes peut jouer", has_taken_in):
        return Fault(Verdict.NOT_SAID)
    if not met("en avertissant auparavant", gave_notice):
        return Fault(Verdict.STANDS, (Penalty.BEAST,))
    return NO_FAULT


def _stands(dealer: bool, wrong: bool, declared: bool) -> Fault:
    """What the laws say of the dealer, and of another player by the number of his own cards."""
    if met("he cannot be Ombre", dealer):
        return Fault(Verdict.STANDS, (Penalty.MAY_NOT_PLAY,))
    if wrong and not met("first declaring", declared):
        return Fault(Verdict.STANDS, (Penalty.BEAST,))
    return NO_FAULT


@law(
    "bellecour.ombre.laws.8",
    "academie.ombre.laws.8",
    "seymour.ombre.dealing.17",
    only={"has_taken_in": ("bellecour", "academie")},
    says=text("From his hand {:card} is drawn.", nothing="No card is drawn from his hand."),
)
def cards_drawn(*, hand_size: facts.HandSize, has_taken_in: of_conduct.HasTakenIn = False) -> int:
    """How many cards are first drawn from a hand that will play ``sans prendre``: one from ten.

    A player with eight plays with his eight. From ten one card is drawn, by another player and, as
    the prose has it (bellecour p. 94, academie p. 165), at hazard. So it is for a player who has
    ten after taking in; law X has him beasted. By the laws of 1754 a player with ten must not have
    dealt, and one with eight must give notice: ``dealing_1754.ten_sans_prendre`` and
    ``eight_sans_prendre``.
    """
    held = whole_number("hand_size", hand_size, EIGHT, TEN)
    whether("after taking in", has_taken_in, "s'il en avoit dix aprés avoir pris")
    ten = met(
        "if he has ten Cards",
        held == TEN,
        "the Person who has ten Cards dealt him",
        "celui qui en a dix",
    )
    return 1 if ten else 0


@law("bellecour.ombre.laws.12", "academie.ombre.laws.12")
def dealt_more_than_ten(*, hand_sizes: facts.HandSizes) -> Verdict:
    """What becomes of a deal that gave a player more than ten cards: the dealer deals again."""
    if len(hand_sizes) != PLAYERS:
        raise ValueError("hand_sizes may be three numbers: the cards given to each player")
    more = met(
        "more than ten Cards", max(hand_sizes) > TEN, "Celui qui en mêlant donne plus de dix cartes"
    )
    return Verdict.DEAL_AGAIN if more else Verdict.NOTHING_FOLLOWS
