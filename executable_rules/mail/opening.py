"""Mail, Du début: the first stroke of a pass, who may come in again and at what price."""

from __future__ import annotations

from enum import Enum

from executable_rules.mail.terms import CENT_PAS, COUPS_DE_MAIL
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Penalty
from lawsofplay.rules import law, met
from lawsofplay.sentences import told, yes_no


class Elevation(Enum):
    """What may be put under a ball."""

    SABLE = "sand"
    PIERRES = "small stones"
    CARTE = "a card rolled up"
    BOIS = "a piece of wood"


@law(
    "academie.mail.opening.1",
    says=yes_no("That stroke is the “début”.", "That stroke is not the “début”."),
)
def est_debut(*, coup: int) -> bool:
    """Is a stroke of the pass, counted from 1, the *début*: the first that each one plays?"""
    return met("le premier coup que chacun joue", whole_number("coup", coup) == 1)


@law(
    "academie.mail.opening.2",
    says=told(
        "He may raise his ball on any of these: {}.", nothing="He may put nothing under his ball."
    ),
)
def eleve_sa_boule(*, coup: int) -> frozenset[Elevation]:
    """What may be put under the ball, to raise it as much as one likes: at the début only."""
    debute = met("quand on debute", est_debut(coup=coup))
    return frozenset(Elevation) if debute else frozenset()


@law("academie.mail.opening.3")
def se_retire(*, a_debute: bool, consentement: bool = False) -> Penalty:
    """What he suffers who withdraws from a pass or a party: he pays what was played for."""
    trop_tard = met("Qui a une fois debuté", a_debute)
    libre = met("du consentement des Joueurs", consentement)
    return Penalty.LOSES_STAKE if trop_tard and not libre else Penalty.NONE


@law("academie.mail.opening.4", says=told("He then plays for {:pass}."))
def prix_de_rentree(*, boule: int) -> int:
    """The passes that he plays for who *rentre*, comes in again with this ball, the first being 1.

    He comes in for two (*pour deux*) with the second, for four with the third: always doubling.
    """
    return int(2 ** (whole_number("boule", boule, 2) - 1))


@law(
    "academie.mail.opening.4",
    says=yes_no("He may come in again.", "He may not come in again without leave."),
)
def peut_rentrer_au_debut(*, boule: int, permission: bool = False) -> bool:
    """May he come in again with this ball, of his own accord or by the players' leave?"""
    premiere_fois = met("il peut rentrer la premiére fois", whole_number("boule", boule, 2) == 2)
    return premiere_fois or met("par la permission des Joueurs", permission)


@law(
    "academie.mail.opening.5",
    says=yes_no(
        "He may refuse the newcomer until the pass is finished.", "He may not refuse the newcomer."
    ),
)
def peut_refuser(
    *,
    commence: bool,
    manque: bool,
    sorti: bool,
    rentre_en_doublant: bool,
    passe_finie: bool = False,
) -> bool:
    """May a player of the *roüet* refuse a *survenant*, a newcomer, until the pass is finished?

    If he spoiled his game by missing or going out, and comes in again doubling the passes.
    """
    gate = met("avoir manqué", manque) or met("être sorti", sorti)
    double = met("rentre en doublant les passes", rentre_en_doublant)
    attend = met("en attendant que la passe ait été finie", not passe_finie)
    return met("est commencé", commence) and gate and double and attend


@law(
    "academie.mail.opening.6",
    says=yes_no("They may take their advantage.", "They may no longer take their advantage."),
)
def prend_avantage(*, pas: tuple[int, int]) -> bool:
    """May they take their *avantage* who drive for the longest stroke, or to a certain tree?

    ``pas``: paces from the début on the one side and the other; the law does not say whether the
    sides are the two ends of the mall or the two opponents.
    """
    return met("au moins jusqu'aux cent pas du debut", min(pas) >= CENT_PAS)


@law(
    "academie.mail.opening.7",
    says=yes_no("He may come in again for two passes.", "He may not come in again."),
)
def peut_rentrer_mal_joue(*, coups: int, autres: int, permission: bool = False) -> bool:
    """May he come in again for two who began badly, without going out?

    He needs more strokes than the three or four in which all the others will go. Raises
    ValueError where he does not: the law is of one who cannot go there with them.
    """
    whole_number("autres", autres, min(COUPS_DE_MAIL), max(COUPS_DE_MAIL))
    whole_number("coups", coups, autres + 1)
    return not met("si les Joueurs ne le veulent", not permission)


@law(
    "academie.mail.opening.8",
    says=yes_no("He must ask what is played for.", "He need not ask what is played for."),
)
def doit_s_informer(*, commence: bool, a_un_debut: bool = False) -> bool:
    """Must one who offers himself for the *roüet* ask what is played for?

    Yes, once it has begun or stands at a début, that nobody may dispute it.
    """
    return met("a commencé", commence) or met("est à un début", a_un_debut)
