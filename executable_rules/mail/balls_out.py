"""Mail, Des boules sorties, arrêtées, poussées, perdues, changées, cassées et défendues."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_conduct, of_people, of_play, of_state
from executable_rules.mail import facts
from executable_rules.mail.terms import CINQUANTE_PAS, VINGT_CINQ_PAS, Coup, Ou, ceux_qui_demandent
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import law, met
from lawsofplay.sentences import Worded, parts, text, yes_no


class Rentree(NamedTuple):
    """What a ball costs that left the mall, and from where it is played."""

    coup: Coup
    ou: Ou


class Derobee(Worded):
    """What becomes of the player whose ball was stolen."""

    HORS = "he is out of the party"
    RESTE = "he stays in the party"
    UNE_AUTRE = "another ball is placed for him where the company pleases, by tolerance only"


@law(
    "academie.mail.balls-out.1",
    says=yes_no(
        "The ball runs the risk of the meeting: its effect must be taken.",
        "The ball does not run the risk of the meeting.",
    ),
)
def court_le_hazard(
    *,
    paces: facts.Paces,
    at_start: of_state.AtStart,
    was_forbidden: facts.WasForbidden,
    touches_it: of_conduct.TouchesIt = False,
    is_agreed: of_state.IsAgreed = False,
) -> bool:
    """Must a rolling ball *court le hazard* of a ball at rest that it meets, take what comes of it?

    It need not if the ball was forbidden before the stroke, within the distance (``vaut_defense``).
    But the rolling ball must not have touched boards or walls before: that ends the right in every
    way of playing (grand-strokes.5). The law does not ask whose the ball at rest is;
    general-rules.12 (``peut_defendre``) lets no player's ball be forbidden.
    """
    dedans = vaut_defense(paces=paces, at_start=at_start, is_agreed=is_agreed)
    libre = met("si elle n'a été défendue avant que d'être jouée", not was_forbidden)
    touche = met("touche les ais ou les murailles", touches_it)
    return libre or touche or not dedans


@law(
    "academie.mail.balls-out.1",
    "academie.mail.balls-out.2",
    says=yes_no("A meeting may be forbidden there.", "There is nothing to forbid any more."),
)
def vaut_defense(
    *, paces: facts.Paces, at_start: of_state.AtStart, is_agreed: of_state.IsAgreed = False
) -> bool:
    """May a ball at this many paces be forbidden? Up to 50 at the début, 25 at other strokes.

    Beyond that none may, except at the grands coups, where the players agreed beforehand.
    """
    whole_number("paces", paces, 0)
    if at_start:
        dedans = met("dans les cinquante pas du début", paces <= CINQUANTE_PAS)
    else:
        dedans = met("à vingt-cinq pas des autres coups", paces <= VINGT_CINQ_PAS)
    return dedans or met("si ce n'est aux grands coups", is_agreed)


@law("academie.mail.balls-out.2", says=text("The distance that counts is {:pace}."))
def pas_mesures(
    *, distance_before: facts.DistanceBefore, distance_after: facts.DistanceAfter
) -> int:
    """The paces that count: from where the player struck to where his ball met the other."""
    return abs(distance_after - distance_before)


@law("academie.mail.balls-out.3", "academie.mail.balls-out.4", says=parts(coup=None, ou=None))
def boule_sortie(*, in_that_way: of_state.InThatWay = False) -> Rentree:
    """What it costs when a ball is *sortie*, out of the mall: a stroke, and it is played opposite.

    A ball that went out by a hole of the *égouts*, the drains, is not held to be out.
    """
    egout = met("par un trou des égouts", in_that_way)
    return Rentree(Coup.BON if egout else Coup.PERDU, Ou.VIS_A_VIS)


@law(
    "academie.mail.balls-out.5",
    says=yes_no("The warning still holds.", "The warning does not hold."),
)
def defense_tient(
    *,
    was_forbidden: facts.WasForbidden,
    same_sitting: of_state.SameSitting,
    same_players: facts.SamePlayers,
) -> bool:
    """Does a warning given once of a ball that is split or *collée*, glued, still hold?

    It holds for a whole sitting among the same players. ``collée`` is a doubtful reading.
    """
    seance = met("sert à toute une séance", same_sitting)
    return (
        met("une fois défendue", was_forbidden)
        and seance
        and met("toute une séance d'entre mêmes Joueurs", same_players)
    )


@law("academie.mail.balls-out.5")
def boule_fendue_eclate(*, was_forbidden: facts.WasForbidden) -> Coup:
    """What becomes of a stroke in which a split or glued ball bursts: it is void, he plays another.

    ``was_forbidden``: the others were warned, and the warning holds. The law does not speak of a
    ball without a warning.
    """
    return Coup.NUL if met("une fois défendue", was_forbidden) else Coup.PAS_DIT


@law("academie.mail.balls-out.6", says=parts(coup=None, ou=None))
def boule_casse(*, pieces: of_play.Pieces, pieces_out: facts.PiecesOut) -> Rentree:
    """What follows when a sound ball breaks and pieces go out: he goes on from one that stayed in.

    If a piece stayed in he may play another ball there. If all are out he loses a stroke.

    Raises ValueError with none out: the law does not speak of it.
    """
    whole_number("pieces_out", pieces_out, 1, pieces)
    if met("tous les morceaux étoient dehors", pieces_out == pieces):
        return boule_sortie()
    return Rentree(Coup.BON, Ou.DU_MORCEAU)


@law(
    "academie.mail.balls-out.7",
    says=yes_no(
        "The ball may be put back about where it was.", "The law does not let the ball be put back."
    ),
)
def peut_remettre(
    *,
    ball_is_at_rest: of_state.BallIsAtRest,
    was_moved: of_state.WasMoved,
    was_proved: of_state.WasProved,
) -> bool:
    """May a ball that a chance moved be put back about where it lay? If it was at rest, on honest
    words.
    """
    reposoit = met("Si une boule arrêtée", ball_is_at_rest)
    bougea = met("est avancée ou reculée", was_moved)
    return reposoit and bougea and met("des gens de bonne-foi le disent", was_proved)


@law(
    "academie.mail.balls-out.8",
    "academie.mail.balls-out.9",
    says=yes_no("He may come in again.", "He may not come in again."),
)
def peut_rentrer_apres(
    *, place: of_play.Place, consent_given: of_conduct.ConsentGiven = False
) -> bool:
    """May a player *rentrer*, come in again for another pass, whose ball went out at a later
    stroke?

    At the second stroke he may with the players' consent, from where he was, giving up his first
    pass. At the third or fourth he may not: he finishes as he finds himself.
    """
    if met("au troisiéme ou quatriéme coup", whole_number("place", place, 2, 4) > 2):
        return False
    return met("pourra rentrer pour une autre passe, de l'aveu des Joueurs", consent_given)


@law(
    "academie.mail.balls-out.8",
    "academie.mail.pass.13",
    says=text("The pass goes to {}.", none="The pass goes to nobody as yet."),
)
def passe_abandonnee(
    *, who: of_people.Who, player_names: of_people.PlayerNames, done_by_seat: of_state.DoneBySeat
) -> str | None:
    """Who gets the pass that a player gave up at the second stroke: the first winner to ask.

    Nobody as yet, if none has asked.

    It goes to the first, among the winners of the passes after, who thinks of asking for it. It
    never goes to the player who gave it up, even if he wins. The two laws say *une*, and *la passe
    suivante*; a winner who forgets leaves it to the next winner by pass.14
    (``pass_won.passe_oubliee``).
    """
    avises = ceux_qui_demandent(player_names, done_by_seat)
    return next(
        (
            nom
            for nom in avises
            if met("sera pour tout autre qui s'en avisera le premier", nom != who)
        ),
        None,
    )


@law(
    "academie.mail.balls-out.10",
    says=yes_no("He may play the ball that he found.", "He may not play the ball that he found."),
)
def peut_jouer_la_trouvee(*, is_changed: of_state.IsChanged) -> bool:
    """May a player play the ball that he found in place of his own? Only if his was exchanged for
    it.
    """
    return met("Celui à qui on a changé la boule", is_changed)


@law("academie.mail.balls-out.11")
def boule_derobee(
    *, comes_in_for_two: facts.ComesInForTwo, consent_given: of_conduct.ConsentGiven = False
) -> Derobee:
    """What becomes of a player whose ball is *dérobée*, stolen: he is out of the party.

    He is not if he had come in for two with that ball, or if another is placed for him. In ``ou en
    place une autre`` the *ou* (or) may be *on*; then the exception is for that ball alone.
    """
    if met("ce qui n'est qu'une tolérance", consent_given):
        return Derobee.UNE_AUTRE
    rentre = met("celle dont il étoit rentré pour deux", comes_in_for_two)
    return Derobee.RESTE if rentre else Derobee.HORS
