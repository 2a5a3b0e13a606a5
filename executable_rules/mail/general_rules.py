"""Mail, Règles générales: the four ways to play, what is forbidden on the mall, faults."""

from __future__ import annotations

from itertools import zip_longest
from typing import Annotated

from executable_rules.facts import of_conduct, of_money, of_people, of_play, of_state
from executable_rules.mail import facts, words
from executable_rules.mail.terms import (
    CENT_PAS,
    But,
    Cause,
    Coup,
    CoupDeChicane,
    De,
    Maniere,
    Ordre,
    Ou,
)
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Silence
from lawsofplay.rules import law, like, met, whether

OrderInPass = Annotated[tuple[Ordre, ...], like(facts.OrderInPass)]
Thing = Annotated[Cause, like(of_play.Thing)]
ThingBut = Annotated[But, like(of_play.Thing)]


@law("academie.mail.general-rules.1", says=words.MANIERES)
def manieres() -> tuple[Maniere, ...]:
    """The four *manières de jouer*, ways to play, in the book's order."""
    return tuple(Maniere)


@law("academie.mail.general-rules.2", says=words.GAGNE_AU_ROUET)
def gagne_au_rouet(
    *, order_in_pass: facts.OrderInPass, price: of_money.Price, is_in_order: facts.IsInOrder = True
) -> int:
    """What a player wins who passes *au rouet*, each for himself: he alone, the whole prize.

    ``order_in_pass``: *pair* or *plus*, as many strokes as another or one more. ``is_in_order`` is
    read: in his turn.
    """
    passe = met("passant au pair ou au plus", order_in_pass.en_ordre)
    return price if passe and met("quand il se trouve en ordre", is_in_order) else 0


@law("academie.mail.general-rules.3", says=words.EST_PARTIE)
def est_partie(
    *,
    players_in: of_people.PlayersIn,
    adversaries: facts.Adversaries,
    are_equal: of_state.AreEqual = True,
) -> bool:
    """Is it *en partie*: several on one side against as many of equal strength on the other?"""
    plusieurs = met("plusieurs se mettent d'un côté", players_in > 1)
    pareil = met("en pareil nombre", players_in == adversaries)
    return plusieurs and pareil and met("avec d'autres d'égales forces", are_equal)


@law("academie.mail.general-rules.3", says=words.BOULES_DU_COTE)
def boules_du_cote(
    *, players_in: of_people.PlayersIn, adversaries: facts.Adversaries, number: of_play.Number = 0
) -> tuple[int, ...]:
    """How many balls each of a side may play: one who is alone plays two, while a place is empty.

    ``number``: of players who came since to fill it.

    Raises ValueError where more than one place is empty: *un seul* plays two.
    """
    cote = whole_number("players_in", players_in) + number
    vide = whole_number("adversaries", adversaries, cote, cote + 1) - cote
    seconde = 1 if met("si le nombre est inégal", vide == 1) else 0
    return (1 + seconde, *[1] * (cote - 1))


@law("academie.mail.general-rules.4", says=words.PLUS_LOIN)
def plus_loin(
    *, paces_by_player: facts.PacesByPlayer, handicaps: facts.Handicaps = ()
) -> tuple[int, ...]:
    """Who wins at the *grands coups*, where the player who drives farthest wins; counted from 0.

    ``handicaps``: the paces that each is given (``avantage``), none where none is named. Those who
    drive equally far win together: the law does not tell them apart.
    """
    whole_number("handicaps", len(handicaps), 0, whole_number("players", len(paces_by_player), 2))
    distances = [sum(both) for both in zip_longest(paces_by_player, handicaps, fillvalue=0)]
    return tuple(place for place, coup in enumerate(distances) if coup == max(distances))


@law("academie.mail.general-rules.4", says=words.AVANTAGE)
def avantage(*, paces: facts.Paces, is_low: of_state.IsLow) -> int:
    """The *avantage* in paces: the weaker player asks for it where one is stronger.

    Words are lost before and after ``pas par distances d'arbres`` (p. 372). How many paces, and how
    trees measure them, is not known; the paces are a fact here.
    """
    whole_number("paces", paces, 0)
    return paces if met("le plus foible demande pas par distances d'arbres", is_low) else 0


@law("academie.mail.general-rules.5", says=words.COUP_DE_CHICANE)
def coup_de_chicane(*, at_start: of_state.AtStart, lies_badly: facts.LiesBadly) -> CoupDeChicane:
    """How a stroke *à la chicane*, over fields and roads, is played: first a *volée*, then as it
    lies.

    A *volée*, a flying stroke, is the usual first one. Afterwards a stony or cumbered place excuses
    nobody.
    """
    if met("on debute ordinairement par une volée", at_start):
        return CoupDeChicane.VOLEE
    whether("en quelque lieu pierreux ou embarrassé", lies_badly)
    return CoupDeChicane.OU_ELLE_SE_TROUVE


@law("academie.mail.general-rules.5", says=words.FINIT_LA_CHICANE)
def finit_la_chicane(
    *,
    thing: ThingBut,
    touches_it: of_conduct.TouchesIt = False,
    ball_has_passed: of_state.BallHasPassed = False,
) -> bool:
    """Is a chicane ended? When its mark (*but*) is touched or, if the mark is straits, passed."""
    if met("en passant par certains détroits", thing is But.DETROITS):
        return ball_has_passed
    return met("en touchant un arbre, ou une pierre marquée", touches_it)


@law("academie.mail.general-rules.5", says=words.GAGNE_LA_CHICANE)
def gagne_la_chicane(
    *, paces_by_player: facts.PacesByPlayer, order_in_pass: OrderInPass
) -> int | Silence | None:
    """Who wins a chicane: the player whose ball is farthest past the mark; players count from 0.

    ``paces_by_player``: paces past it; 0 or below for a ball that has not crossed it. None when no
    ball has. The law does not speak of two that lie equally far, nor of players who are not at
    *pair* or *plus*.
    """
    loin = max(paces_by_player)
    en_ordre = met(
        "suposé que les Joueurs de part & d'autre soient du pair au plus",
        all(ordre.en_ordre for ordre in order_in_pass),
    )
    franchi = met("qui aura franchi ce but", loin > 0)
    if not franchi:
        return None
    seul = paces_by_player.count(loin) == 1
    return paces_by_player.index(loin) if en_ordre and seul else Silence.NOT_SAID


@law("academie.mail.general-rules.6", says=words.PEUT_DEBUTER)
def peut_debuter(*, mode: facts.Mode, is_agreed: of_state.IsAgreed) -> bool:
    """May they begin? If it is agreed, before the début, what they play for.

    It is so in all four ways of playing. ``A quelques-unes`` is read *à quelqu'une*, in any one of
    them; as *some* it would name none.
    """
    quelqu_une = met("A quelques-unes de ces quatre manieres", mode in manieres())
    return quelqu_une and met("on doit convenir avant le debut", is_agreed)


@law("academie.mail.general-rules.7", says=words.PEUT_SE_PROMENER)
def peut_se_promener(*, in_play: of_state.InPlay) -> bool:
    """May people walk in the *mail*, the alley itself? Not while it is being played in."""
    return not met("quand on joue", in_play)


@law("academie.mail.general-rules.8", says=words.PEUT_POUSSER)
def peut_pousser(*, paces: facts.Paces, was_named: of_state.WasNamed) -> bool:
    """May a player play when people are this many paces before him?

    If they are a hundred paces off, and he has cried *gare* (look out).
    """
    loin = met("au moins à cent pas de distance", paces >= CENT_PAS)
    return loin and met("crier toujours gare avant que de jouer", was_named)


@law("academie.mail.general-rules.9", says=words.BOULES_AU_PLUS)
def boules_au_plus(
    *, mode: facts.Mode | None, plays_game: of_conduct.PlaysGame = True
) -> int | None:
    """How many balls a person may drive who plays in none of the games there: one; else no bound.

    ``plays_game``: he plays in a regular game on the mall. The chicane is not played there, and
    excepts nobody.
    """
    joueur = mode in (Maniere.ROUET, Maniere.PARTIE, Maniere.GRANDS_COUPS)
    hors = met("ni de rouet, ni d'aucune partie, ni des grands coups", not joueur)
    return 1 if met("dans un jeu régulier", plays_game) and hors else None


@law("academie.mail.general-rules.10")
def pirouette(*, touches_it: of_conduct.TouchesIt) -> Coup:
    """What a *pirouette* costs, a ball missed altogether: the stroke is lost."""
    manque = met("manque tout-à-fait sa boule", not touches_it)
    return Coup.PERDU if manque else Coup.BON


@law("academie.mail.general-rules.10")
def mail_casse(*, head_passed_ball: facts.HeadPassedBall) -> Coup:
    """What becomes of a stroke when the mallet breaks: lost if its head passes the ball, else void.

    ``head_passed_ball``: the head (*masse*) goes past the ball.
    """
    return Coup.PERDU if met("si la masse passe la boule", head_passed_ball) else Coup.NUL


@law("academie.mail.general-rules.11")
def faux_coup(*, thing: Thing) -> Coup:
    """What becomes of a false or stopped stroke: it is played again if the company is at fault.

    Such a thing counts as a stone.
    """
    ceux = met("par la faute de ceux avec qui l'on joue", thing is Cause.COMPAGNIE)
    porte = met("ou du porte-leve", thing is Cause.PORTE_LEVE)
    return Coup.PEUT_RECOMMENCER if ceux or porte else Coup.BON


@law("academie.mail.general-rules.12", says=words.PEUT_DEFENDRE)
def peut_defendre(
    *,
    owner: facts.Owner,
    ball_is_rolling: of_state.BallIsRolling,
    at_grand_coup: facts.AtGrandCoup = False,
) -> bool:
    """May a ball be *défendue*, forbidden, so that to meet it counts for nothing?

    Never a ball of those one plays with, nor where both roll, except a ball forbidden for the grand
    coup.
    """
    ceux = met("les boules de ceux avec qui on joue", owner is De.COMPAGNIE)
    roulent = met("quand elles sont roulantes", ball_is_rolling)
    excepte = met("qu'on les ait défendues pour le grand coup", at_grand_coup)
    return excepte or not (ceux or roulent)


@law("academie.mail.general-rules.13", says=words.PEUT_METTRE_EN_BEAU)
def peut_mettre_en_beau(
    *, paces: facts.Paces = 0, consent_given: of_conduct.ConsentGiven = False
) -> bool:
    """May a player set his ball *en beau*, fair to be struck, this many paces on (back if below 0)?

    Only where it was found, unless the players agree. So they play at Court and in Paris, except at
    the pass. In Provence and Languedoc the ball is not touched at all (p. 369).
    """
    sur_place = met("sans néanmoins l'avancer ni la reculer", paces == 0)
    return sur_place or met("que ce ne soit de l'agrément des Joueurs", consent_given)


@law("academie.mail.general-rules.14", says=words.JOUE_BOULE_D_AUTRUI)
def joue_boule_d_autrui(*, owner: facts.Owner) -> Coup:
    """What a player suffers who plays another's ball: a stroke, if it is of his company.

    In both cases he goes on from where his own ball is.
    """
    sienne = met("la boule de quelqu'un de sa compagnie", owner is De.COMPAGNIE)
    return Coup.PERDU if sienne else Coup.NUL


@law("academie.mail.general-rules.14")
def boule_jouee_par(*, who: facts.Who) -> Ou:
    """From where a player goes on whose ball another has played: from where it was."""
    etranger = met("si un étranger joue la boule", who is De.ETRANGER)
    return Ou.OU_ELLE_ETAIT if etranger else Ou.UNE_AUTRE


@law("academie.mail.general-rules.15", says=words.PEUT_JUGER)
def peut_juger(
    *,
    is_master: facts.IsMaster = False,
    is_present: facts.IsPresent = False,
    is_experienced: of_state.IsExperienced = False,
) -> bool:
    """May this person decide a dispute at once? The Master may, or an experienced person
    present.
    """
    autre = met("ou à des personnes presentes", is_present) and met(
        "qui en ayent quelque expérience", is_experienced
    )
    return met("on peut s'en raporter au Maître du jeu", is_master) or autre
