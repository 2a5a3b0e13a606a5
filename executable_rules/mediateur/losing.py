"""Médiateur, of the two pains of an Ombre who loses, the consolation and the Beast; of faults."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_cards, of_conduct, of_play
from executable_rules.mechanics.results import Penalty
from executable_rules.mediateur import facts
from executable_rules.mediateur.payment import DealResult
from executable_rules.mediateur.playing import disobeys
from executable_rules.mediateur.terms import Result
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import Worded, text


class Pain(Enum):
    """What an Ombre suffers who loses (*peine*)."""

    CONSOLATION = "the consolation, which he pays to his adversaries"
    BEAST = "the Beast, which he puts down"


class When(Worded):
    """When it is due at the earliest."""

    AT_ONCE = "it must be paid as soon as the deal is lost"
    NEXT_DEAL = "it is paid in the next deal at the earliest"


PainAsked = Annotated[Pain, like(of_play.Thing)]


@law(
    "academie.mediateur.preliminaries.16",
    "academie.mediateur.preliminaries.17",
    says=text("The Ombre suffers {}.", nothing="The Ombre suffers nothing: he has won."),
)
def pains_of_the_ombre(*, deal_result: DealResult) -> tuple[Pain, ...]:
    """What the ``Ombre``, who plays, suffers: the consolation and the Beast besides, when he loses.

    By codille as by remise; nothing when he wins.
    """
    lost = met("n'a pu parvenir à gagner", deal_result is not Result.WON)
    return tuple(Pain) if lost else ()


@law("academie.mediateur.preliminaries.18")
def when_it_is_due(*, thing: PainAsked) -> When:
    """When a pain is due: the ``consolation`` at once, the Beast not before the next deal."""
    first = met("la premiére doit être païée si-tôt", thing is Pain.CONSOLATION)
    return When.AT_ONCE if first else When.NEXT_DEAL


@law("academie.mediateur.preliminaries.20")
def beasted_for_a_fault(
    *,
    card: facts.Card,
    hand: facts.Hand,
    trick: facts.Trick,
    trump: of_cards.Trump,
    harms_others: of_conduct.HarmsOthers = False,
) -> Penalty:
    """What a player suffers who plays this card: the Beast, if he renounces wrongly (*à tort*).

    It is the same for any other fault that harms the game (``harms_others``), even if he follows
    suit. The law of following suit, ``playing.disobeys``, speaks of renouncing alone.
    """
    wrongly = disobeys(card=card, hand=hand, trick=trick, trump=trump) is Penalty.BEAST
    renounces = met("renoncent à tort", wrongly)
    other = met("d'autres fautes préjudiciables au jeu", harms_others)
    return Penalty.BEAST if renounces or other else Penalty.NONE
