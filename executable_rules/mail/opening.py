"""Mail, Du début: the first stroke of a pass, who may come in again and at what price."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_conduct, of_play, of_state
from executable_rules.mail import facts
from executable_rules.mail.terms import CENT_PAS, COUPS_DE_MAIL
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Penalty
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import text, yes_no


class Elevation(Enum):
    """What may be put under a ball."""

    SABLE = "sand"
    PIERRES = "small stones"
    CARTE = "a card rolled up"
    BOIS = "a piece of wood"


PacesByPlayer = Annotated[tuple[int, int], like(facts.PacesByPlayer)]


@law(
    "academie.mail.opening.1",
    says=yes_no("That stroke is the “début”.", "That stroke is not the “début”."),
)
def est_debut(*, place: of_play.Place) -> bool:
    """Is this stroke of the pass, counted from 1, the *début*, the first that each one plays?"""
    return met("le premier coup que chacun joue", place == 1)


@law(
    "academie.mail.opening.2",
    says=text("He may raise his ball on {:or}.", nothing="He may put nothing under his ball."),
)
def eleve_sa_boule(*, place: of_play.Place) -> frozenset[Elevation]:
    """What may be put under the ball, to raise it as much as one likes: at the début only."""
    debute = met("quand on debute", est_debut(place=place))
    return frozenset(Elevation) if debute else frozenset()


@law("academie.mail.opening.3")
def se_retire(
    *, has_begun: of_conduct.HasBegun, consent_given: of_conduct.ConsentGiven = False
) -> Penalty:
    """What a player suffers if he withdraws from a pass or a party: he pays what was played for."""
    trop_tard = met("Qui a une fois debuté", has_begun)
    libre = met("si ce n'est du consentement des Joueurs", consent_given)
    return Penalty.LOSES_STAKE if trop_tard and not libre else Penalty.NONE


@law("academie.mail.opening.4", says=text("He then plays for {:pass}."))
def prix_de_rentree(*, place: facts.Place) -> int:
    """For how many passes a player plays who *rentre*, comes in again, with his ball of this
    number.

    He comes in for two (*pour deux*) with the second ball, for four with the third: always
    doubling.
    """
    return int(2 ** (whole_number("place", place, 2) - 1))


@law(
    "academie.mail.opening.4",
    says=yes_no("He may come in again.", "He may not come in again without leave."),
)
def peut_rentrer_au_debut(
    *, place: of_play.Place, consent_given: of_conduct.ConsentGiven = False
) -> bool:
    """May a player come in again with this ball? With the second freely, later by leave."""
    premiere_fois = met("il peut rentrer la premiére fois", whole_number("place", place, 2) == 2)
    return premiere_fois or met("par la permission des Joueurs", consent_given)


@law(
    "academie.mail.opening.5",
    says=yes_no(
        "He may refuse the newcomer until the pass is finished.", "He may not refuse the newcomer."
    ),
)
def peut_refuser(
    *,
    has_begun: of_conduct.HasBegun,
    was_missed: of_state.WasMissed,
    has_left: facts.HasLeft,
    comes_in_for_two: facts.ComesInForTwo,
    is_finished: of_state.IsFinished = False,
) -> bool:
    """May a player of the *roüet* refuse a *survenant*, a newcomer, until the pass is finished?

    He may if he spoiled his own game by missing or going out and comes in again, doubling the
    passes.
    """
    gate = met("a gâté son jeu pour avoir manqué", was_missed) or met(
        "être sorti & rentre en doublant les passes", has_left
    )
    double = met("rentre en doublant les passes", comes_in_for_two)
    attend = met("en attendant que la passe ait été finie", not is_finished)
    return met("Quand le jeu du Roüet est commencé", has_begun) and gate and double and attend


@law(
    "academie.mail.opening.6",
    says=yes_no("They may take their advantage.", "They may no longer take their advantage."),
)
def prend_avantage(*, paces_by_player: PacesByPlayer) -> bool:
    """May players take their *avantage* who drive for the longest stroke, or to a certain tree?

    ``paces_by_player``: paces from the début on the one side and the other. The law does not say
    whether the sides are the two ends of the mall or the two opponents.
    """
    return met("au moins jusqu'aux cent pas du debut", min(paces_by_player) >= CENT_PAS)


@law(
    "academie.mail.opening.7",
    says=yes_no("He may come in again for two passes.", "He may not come in again."),
)
def peut_rentrer_mal_joue(
    *,
    strokes: of_play.Strokes,
    other_number: of_play.OtherNumber,
    consent_given: of_conduct.ConsentGiven = False,
) -> bool:
    """Whether a player may come in again for two who began badly, without going out.

    He must need more strokes than the three or four in which all the others will arrive.

    Raises ValueError where he does not: the law is for one who cannot arrive with them.
    """
    whole_number("other_number", other_number, min(COUPS_DE_MAIL), max(COUPS_DE_MAIL))
    whole_number("strokes", strokes, other_number + 1)
    return not met("si les Joueurs ne le veulent", not consent_given)


@law(
    "academie.mail.opening.8",
    says=yes_no("He must ask what is played for.", "He need not ask what is played for."),
)
def doit_s_informer(*, has_begun: of_conduct.HasBegun, at_start: of_state.AtStart = False) -> bool:
    """Must a person who offers himself for the *roüet* ask what is played for?

    Yes, once it has begun or stands at a début, so that nobody may dispute it.
    """
    return met("Quand le Roüet a commencé", has_begun) or met("ou est à un début", at_start)
