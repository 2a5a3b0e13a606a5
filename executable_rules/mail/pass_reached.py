"""Mail, De la passe, laws I to XII: the stone and the iron, who shoots, who comes back."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_conduct, of_people, of_play, of_state
from executable_rules.mail import facts
from executable_rules.mail.terms import (
    COUPS_DE_MAIL,
    Coup,
    De,
    Instrument,
    Ordre,
    Passe,
    Place,
)
from executable_rules.mail.turning import raporte_a
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import Worded, text, yes_no


class Lieu(Enum):
    """Where a ball lies along the mall, towards the pass."""

    EN_DECA = "short of the stone"
    PIERRE = "holding of the stone: any part of it is at the stone"
    ENTRE_DEUX = "between the stone and the iron"
    FER = "holding of the iron: any part of it is under the arch"
    AU_DELA = "beyond the iron"


class Choix(Enum):
    """What a player may do at the pass when he was driven forward and is not the foremost."""

    S_AJUSTER = "adjust with the mallet by the foremost, and shoot in his order"
    TIRER = "shoot with the lève from where he is, as if it were his turn"


class Archet(Worded):
    """What is done with the iron arch."""

    RESTE = "the arch stays as it is"
    DRESSE = "the arch is set upright"
    REMIS = "the arch is put back as it was, or as the company thinks right"


class Mesureur(Enum):
    """Who measures."""

    PORTE_LEVE = "the lève-carrier"
    DESINTERESSE = "another without interest in it"
    INTERESSE = "one with an interest in it"


class Tir(Enum):
    """At how many strokes a player shot at the pass, in the words of the ninth law."""

    AU_PAIR = "at even strokes"
    AU_SURPLUS = "au sur plus, over one who is at even strokes"


class Gene(Worded):
    """What becomes of a ball that hinders one at the pass."""

    OTEE = "he may take the ball away"
    DEMEURE = "the ball stays where and as it is"
    LAISSEE = "the ball stays as its player left it who touched it"


OrderInPass = Annotated[Tir, like(facts.OrderInPass)]
WhereItIs = Annotated[Lieu, like(of_play.WhereItIs)]
Who = Annotated[Mesureur, like(of_people.Who)]


@law("academie.mail.pass.1", says=yes_no("They must wait.", "They need not wait."))
def doit_attendre(*, has_come: facts.HasCome, is_finished: of_state.IsFinished) -> bool:
    """Must players wait at the pass until those who came there first have done?"""
    premiers = met("Ceux qui arriveront les premiers à la passe", has_come)
    return premiers and not met(
        "l'acheveront avant que d'autres Joueurs qui les suivent", is_finished
    )


@law("academie.mail.pass.2")
def place_de(*, where_it_is: WhereItIs) -> Place:
    """Is a ball *en passe*, or *derrière*, behind? A ball that *tient* (touches) a mark is
    past it.
    """
    if where_it_is is Lieu.AU_DELA or met("celle qui tient du fer", where_it_is is Lieu.FER):
        return Place.DERRIERE
    tient = met("Toute boule qui tient de la pierre", where_it_is is Lieu.PIERRE)
    return Place.EN_PASSE if tient or where_it_is is Lieu.ENTRE_DEUX else Place.AVANT


@law("academie.mail.pass.3")
def passe_du_mail(*, place: of_play.Place, strokes_agreed: facts.StrokesAgreed = 3) -> Place:
    """Where a ball is held to be that goes through at this stroke, when they play in three or four.

    At the last stroke of the mallet it is behind, and comes back in its rank.

    Raises ValueError for an earlier one: the law does not speak of it.
    """
    whole_number("strokes_agreed", strokes_agreed, min(COUPS_DE_MAIL), max(COUPS_DE_MAIL))
    whole_number("place", place, strokes_agreed)
    dernier = met("est derriére & doit revenir en son rang", place == strokes_agreed)
    return Place.DERRIERE if dernier else Place.PASSEE


@law(
    "academie.mail.pass.4",
    says=text(
        "He brings his ball back to {:pace} from the stone.",
        none="He does not bring his ball back.",
    ),
)
def pousse_raporte_a(*, place: of_play.Place, by_other: of_state.ByOther) -> int | None:
    """How far from the stone a player brings back his ball who is in pass after this stroke, in
    three.

    Nowhere (None), if another ball of the game drove his there after the first or second stroke;
    else as all must (``raporte_a``).
    """
    pousse = met("poussé par une ou plusieurs boules du jeu", by_other)
    return None if pousse else raporte_a(strokes=place, strokes_agreed=min(COUPS_DE_MAIL))


@law(
    "academie.mail.pass.4",
    says={
        Instrument.LEVE: "He may shoot at the arch with the “lève”.",
        Instrument.MAIL: "He may play with the mallet.",
        None: "The law does not let him shoot.",
    },
)
def pousse_peut_tirer(
    *, other_has_passed: facts.OtherHasPassed, order_in_pass: facts.OrderInPass
) -> Instrument | None:
    """With what a player who was driven on may shoot at once: the lève, as one who is obliged.

    He may when another passes who is in ``order_in_pass`` against him: *pair*, *plus* or two more.
    None: he waits. ``du milieu`` is a doubtful reading.
    """
    dans_l_ordre = met("vinssent à tirer, & passer dans leur ordre", order_in_pass.en_ordre)
    a_deux = met("à deux de plus de celui", order_in_pass is Ordre.DEUX_DE_PLUS)
    return Instrument.LEVE if other_has_passed and (dans_l_ordre or a_deux) else None


@law(
    "academie.mail.pass.5",
    says=text("He may {:or}.", nothing="The law gives him no such choice."),
)
def choix_du_pousse(
    *, nobody_has: of_state.NobodyHas, is_near: of_state.IsNear
) -> frozenset[Choix]:
    """What a player who was driven on may do when another is nearer the iron: adjust, or shoot."""
    nul = met("si personne n'ayant passé", nobody_has)
    derriere = met("avant lui plus prés du fer", is_near)
    return frozenset(Choix) if nul and derriere else frozenset()


@law("academie.mail.pass.6")
def dresse_le_fer(
    *,
    is_first: of_state.IsFirst,
    was_placed: of_state.WasPlaced,
    is_present: facts.IsPresent = False,
) -> Archet:
    """May the first who shoots have the iron arch set upright?

    ``is_present``: a player lies beside it who can hardly pass. Then the iron stays as it is, for
    the chance's sake.
    """
    panche = met("s'il n'étoit pas bien droit", not was_placed)
    laisse = met("à coté du fer qui eût de la peine à pouvoir passer", is_present)
    ote = met("le premier qui y tire", is_first) and panche and not laisse
    return Archet.DRESSE if ote else Archet.RESTE


@law("academie.mail.pass.6")
def touche_le_fer(*, asked_leave: of_conduct.AskedLeave) -> Archet:
    """What is done when a player whom the arch hinders touches it without asking: it is put
    back.
    """
    privee = met("sans l'avoir demandé à ses Compagnons", not asked_leave)
    return Archet.REMIS if privee else Archet.RESTE


@law(
    "academie.mail.pass.7",
    says=yes_no(
        "He may “biller” the ball (knock it away), or set his own close before it.",
        "He may not “biller” the ball (knock it away), nor set his own close before it.",
    ),
)
def peut_biller(*, comes_back: of_conduct.ComesBack, from_its_place: facts.FromItsPlace) -> bool:
    """May a player *biller* a ball of the party, knock it away, or set his own close before it?

    Not when he comes back from behind, unless he plays the ball from the place where it was.
    """
    derriere = met("quand on revient de derriere", comes_back)
    return not derriere or met("de l'endroit où elle s'est trouvée", from_its_place)


@law("academie.mail.pass.8")
def par_le_fil(*, touches_it: of_conduct.TouchesIt) -> Place:
    """Where a ball is when a thread is held along the two posts of the arch: behind, if it touches.

    If the thread does not touch it, it is in pass (``place_de``).
    """
    tient = met("si le fil touche tant soit peu la boule", touches_it)
    return place_de(where_it_is=Lieu.FER if tient else Lieu.ENTRE_DEUX)


@law("academie.mail.pass.8", says=yes_no("He may measure.", "He may not measure."))
def peut_mesurer(*, who: Who) -> bool:
    """May this person measure: the *porte-lève*, who carries the lèves, or another without
    interest?
    """
    porte = met("mesuré par le porte-léve", who is Mesureur.PORTE_LEVE)
    return porte or met("par toute autre personne désintéressée", who is Mesureur.DESINTERESSE)


@law("academie.mail.pass.9", says=yes_no("He may come back.", "He may not come back."))
def peut_revenir(*, order_in_pass: OrderInPass, is_last: of_state.IsLast = False) -> bool:
    """May a player *revenir*, come back from behind, who has shot and missed?

    *Au sur plus* is not defined; it is read as at more strokes than the last, *au plus* as against
    *au pair*. party.4 (``peuvent_revenir_en_partie``) lets only the last two come back, however
    they shot.
    """
    surplus = met("Qui tire au sur plus sur un qui est au pair", order_in_pass is Tir.AU_SURPLUS)
    return not surplus or met("qu'ils ne soient les deux derniers", is_last)


@law(
    "academie.mail.pass.10",
    says=text(
        "The {:seat} player comes back.",
        several="They come back in this order: the {:seat} players.",
        nothing="Nobody comes back yet.",
    ),
)
def ordre_du_retour(
    *, has_come: facts.HasCome, paces_by_player: facts.PacesByPlayer
) -> tuple[int, ...]:
    """In what order they come back from behind: the farthest from the iron's middle first.

    Nobody does until all others have come to the stone. ``pont`` (*du milieu du fer*) is a doubtful
    reading, perhaps *point*.
    """
    if not met("que tous les autres Joueurs ne soient venus", has_come):
        return ()
    return tuple(sorted(range(len(paces_by_player)), key=lambda joueur: -paces_by_player[joueur]))


@law("academie.mail.pass.11", says=text("{0}, and {1}."))
def s_ajuste_en_passe(
    *, distance_before: facts.DistanceBefore, distance_after: facts.DistanceAfter
) -> tuple[Coup, Passe]:
    """What a player in pass risks who adjusts to lie fair, by his distances from the iron.

    If he goes farther from it than he was he loses his stroke, and so the pass.
    """
    s_eloigne = met("s'éloigner du fer plus qu'il étoit", distance_after > distance_before)
    return (Coup.PERDU, Passe.PERDUE) if s_eloigne else (Coup.BON, Passe.A_JOUER)


@law("academie.mail.pass.12")
def boule_qui_gene(*, owner: facts.Owner, was_touched: facts.WasTouched = False) -> Gene:
    """What becomes of a ball, though a *tabacan* (largest size), that hinders one about to pass.

    ``was_touched``: the player moved it to set his *boule de passe*, the steel ball, there. It is
    read that he must leave it. party.3 (``boule_d_un_des_siens``) lifts it when it is of one's own
    side.
    """
    if met("s'il se trouve une boule étrangére devant ou derriere la sienne", owner is De.ETRANGER):
        return Gene.OTEE
    remuee = met("s'il l'avoit touchée pour y mettre sa boule de passe", was_touched)
    return Gene.LAISSEE if remuee else Gene.DEMEURE
