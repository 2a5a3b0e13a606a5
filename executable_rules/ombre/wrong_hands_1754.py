"""Ombre in the book of 1754, of hands of ten cards and of eight, where its prose goes on."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_conduct, of_play, of_state
from executable_rules.mechanics.results import Penalty, Verdict
from executable_rules.ombre import facts
from executable_rules.ombre.dealing import EIGHT, TEN
from executable_rules.ombre.dealing_1754 import ten_given
from executable_rules.ombre.terms import HAND, Ends, ends
from lawsofplay.rules import law, like, met


class House(Enum):
    """How the house plays when a player passes with ten cards."""

    SOME = "with some it is a Beaste"
    OTHERS = "with others it is none"


class Severity(Enum):
    """How severely it is played."""

    SPANIARDS = "as the Spaniards play"
    WE = "more tenderly, as the book would have it"


HouseAgreed = Annotated[House, like(of_play.WayAgreed)]
OmbreTricks = Annotated[int, like(of_play.OmbreTricks, least=0, most=EIGHT)]
SeverityAgreed = Annotated[Severity, like(of_play.WayAgreed)]


@law("seymour.ombre.dealing.14")
def plays_with_ten(
    *,
    is_dealer: of_state.IsDealer,
    has_declared: of_conduct.HasDeclared,
    hand_after_taking: facts.HandAfterTaking = HAND,
) -> Penalty:
    """What a player with ten cards suffers if he plays and does not declare them: a Beaste.

    The two others than the dealer may if they ``declare`` them before they take in; nothing is said
    of the dealer. They are beasted if they do not declare them, or still have ten after it. By the
    numbered law the dealer may too, and no Beaste is named: ``dealing_1754.gives_notice``.
    ``discarding.takes_in`` has how many they take in.
    """
    if not met("in respect of the other Two", not is_dealer):
        return Penalty.NOT_SAID
    if not met("provided they declare it before they take in", has_declared):
        return Penalty.BEAST
    ten = met("if they have ten Cards after they have taken in", hand_after_taking == TEN)
    return Penalty.BEAST if ten else Penalty.NONE


@law("seymour.ombre.dealing.15")
def passes_with_ten_by_house(*, way_agreed: HouseAgreed) -> Penalty:
    """What a player suffers who passes with ten cards: there are two ways of playing it.

    In two other books most houses do not have him beasted:
    ``dealing_faults.passes_with_ten_cards``.
    """
    beasted = met("with some it is a Beaste", way_agreed is House.SOME)
    return Penalty.BEAST if beasted else Penalty.NONE


@law("seymour.ombre.dealing.16")
def passes_and_says_so(
    *, way_agreed: SeverityAgreed, hand_after_taking: facts.HandAfterTaking = HAND
) -> Penalty:
    """What a player suffers who says that he has ten cards, and passes.

    With the Spaniards he is beasted; else only if he has ten after he has taken in.
    """
    if met("The Spaniards play it with so much Severity", way_agreed is Severity.SPANIARDS):
        return Penalty.BEAST
    ten = met("unless he has ten Cards after he has taken in", hand_after_taking == TEN)
    return Penalty.BEAST if ten else Penalty.NONE


@law("seymour.ombre.dealing.18")
def eight_given(*, hand_sizes: facts.HandSizes, was_asked: of_state.WasAsked) -> Verdict:
    """What becomes of the deal when the dealer gave eight cards to any of the three: as for ten.

    He deals again, if the others demand it: ``dealing_1754.ten_given``.
    """
    as_ten = tuple(TEN if size == EIGHT else size for size in hand_sizes)
    return ten_given(hand_sizes=as_ten, was_asked=was_asked)


@law("seymour.ombre.dealing.18")
def plays_with_eight(
    *,
    is_dealer: of_state.IsDealer,
    has_declared: of_conduct.HasDeclared,
    hand_after_taking: facts.HandAfterTaking = HAND,
) -> Penalty:
    """What a player suffers who was dealt eight cards, and plays and takes in: the same as for ten.

    He is beasted if he does not declare them, or still has eight after it.
    """
    return plays_with_ten(
        is_dealer=is_dealer,
        has_declared=has_declared,
        hand_after_taking=TEN if hand_after_taking == EIGHT else hand_after_taking,
    )


@law("seymour.ombre.dealing.19")
def alone_with_eight(
    *,
    ombre_tricks: OmbreTricks,
    first_defender_tricks: facts.FirstDefenderTricks,
    second_defender_tricks: facts.SecondDefenderTricks,
) -> Ends:
    """How a deal ends in which the Ombre plays ``sans-prendre`` with eight cards.

    He must win as many tricks as with nine: five, or four if the others have three and two. He
    cannot win the ninth trick.
    """
    return ends((ombre_tricks, first_defender_tricks, second_defender_tricks))
