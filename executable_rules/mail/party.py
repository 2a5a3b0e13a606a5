"""Mail, De la partie: side against side (*partie liée*), who leaves it, and who serves."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_conduct, of_people, of_play, of_state
from executable_rules.mail import facts
from executable_rules.mail.balls_out import peut_rentrer_apres
from executable_rules.mail.opening import peut_rentrer_au_debut
from executable_rules.mail.terms import COUPS_DE_MAIL
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Penalty
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import Worded, text, yes_no


class Genant(Worded):
    """What becomes of a ball that hinders one of its own side."""

    RESTE = "the ball stays where and as it is"
    LEVEE = "the ball may be lifted, and is then no more of the game"


class Livree(Enum):
    """What people in livery (*gens de livrées*), the servants, would do."""

    INCOMMODER = "hinder the players"
    JOUER = "play"
    GARDER = "watch for balls that go out, from outside the game, behind their masters"
    DEPLACER = "move a ball on or back"


Act = Annotated[Livree, like(of_play.Act)]


@law("academie.mail.party.1", says=yes_no("He may come in again.", "He may not come in again."))
def peut_rentrer(
    *,
    place: of_play.Place,
    in_party: of_state.InParty,
    consent_given: of_conduct.ConsentGiven = False,
) -> bool:
    """May a player *entrer*, read: come in again, whose ball went out at this stroke of the pass?

    In a *partie liée*, side against side, never. At the roüet he may by the laws of the début
    (``peut_rentrer_au_debut``, the second ball) and of balls out (``peut_rentrer_apres``).
    """
    whole_number("place", place, 1, max(COUPS_DE_MAIL))
    if met("Ceux qui jouent en partie liée", in_party):
        return False
    if met("au début", place == 1):
        return peut_rentrer_au_debut(place=2, consent_given=consent_given)
    return peut_rentrer_apres(place=place, consent_given=consent_given)


@law(
    "academie.mail.party.2",
    says=yes_no("He may drive the ball so.", "He may not drive the ball so."),
)
def peut_pousser_en_partie(
    *,
    is_his_own: of_state.IsHisOwn,
    harms_others: of_conduct.HarmsOthers,
    is_fair: of_state.IsFair = True,
) -> bool:
    """May a player so drive another's ball: to harm the other side or to help his own, even to the
    pass?

    He may if he does it in good form and without trickery.
    """
    contraire = (
        met("nuire en tout & par-tout à ceux du parti contraire", harms_others) and not is_his_own
    )
    aide = met("aider aussi à ceux qui sont de leur côté", is_his_own) and not harms_others
    return (contraire or aide) and met(
        "pourvû que ce soit dans les bonnes formes & sans tricherie", is_fair
    )


@law("academie.mail.party.3")
def boule_d_un_des_siens(
    *, harms_others: of_conduct.HarmsOthers, is_his_own: of_state.IsHisOwn
) -> Genant:
    """What becomes of a ball that hinders a player at the pass: if it is of his side it may be
    lifted.

    pass.12 (``boule_qui_gene``) lets every companion's ball stay.
    """
    gene = met("La boule qui incommodera quelqu'un", harms_others)
    return (
        Genant.LEVEE
        if gene and met("La boule qui incommodera quelqu'un du même coté", is_his_own)
        else Genant.RESTE
    )


@law(
    "academie.mail.party.4",
    says=yes_no(
        "They may come back against one another.", "They may not come back against one another."
    ),
)
def peuvent_revenir_en_partie(
    *, players_in: of_people.PlayersIn, is_in_order: facts.IsInOrder
) -> bool:
    """May players come back against one another to *clore* (end) the pass? The last two, in order.

    The law says that it is so at the roüet too. By pass.9 (``peut_revenir``) a player who shot at
    *pair* may come back, whoever is left, and pass.10 has an order for any number that comes back.
    """
    derniers = met("il n'y a que les deux derniers", whole_number("players_in", players_in, 2) == 2)
    return derniers and met("s'ils sont en ordre", is_in_order)


@law("academie.mail.party.5", says=text("{}.", nothing="There is no penalty."))
def quitte_la_partie(
    *, has_begun: of_conduct.HasBegun, consent_given: of_conduct.ConsentGiven = False
) -> frozenset[Penalty]:
    """What a player suffers who leaves a party begun: he loses it, and pays what was played for.

    By opening.3 (``se_retire``) a player who has once played his début pays.
    """
    rompt = met("Une Partie commencée", has_begun)
    libre = met("ne doit se rompre que du consentement des Joueurs", consent_given)
    perd = rompt and not libre
    return frozenset({Penalty.LOSES_PARTY, Penalty.LOSES_STAKE} if perd else {Penalty.NONE})


@law(
    "academie.mail.party.6",
    says=yes_no("People in livery may do so.", "People in livery may not do so."),
)
def livree_peut(*, act: Act, in_party: of_state.InParty = True) -> bool:
    """May people in livery do so? They do not play when parties are made up, and hinder nobody.

    They should keep outside, behind their masters with the lève-carrier. Words are lost before
    ``à plusieurs``, the last of the law (p. 383).
    """
    if act is Livree.JOUER:
        return not met("de jouer même quand il y a des parties faites", in_party)
    return met("prendre garde aux boules qui sortent", act is Livree.GARDER)
