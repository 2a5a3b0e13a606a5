"""Médiateur, of conduct at the table: the false renounce, what is shown, who may speak or look."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_people, of_play, of_state
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.matadors import ombre_ranking
from executable_rules.mechanics.results import Penalty, Silence
from executable_rules.mechanics.tricks import winner
from executable_rules.mediateur import facts
from executable_rules.mediateur.playing import disobeys
from executable_rules.quadrille.mediateur_beasts import PLAYERS
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import parts, text, yes_no


class Taken(NamedTuple):
    """What follows for a card played to a trick: its player's penalty, and the card that takes."""

    penalty: Penalty
    takes: Card


class Signs(NamedTuple):
    """What follows for two who play together: are they shut out of the vole, and the penalty."""

    shut_out: bool
    penalty: Penalty


class Speaker(Enum):
    """Who speaks."""

    PLAYER = "one of the four players"
    SPECTATOR = "one who looks on (spectateur)"


Consenting = Annotated[int, like(of_people.Consenting, least=0, most=PLAYERS)]
Who = Annotated[Speaker, like(of_people.Who)]


@law(
    "academie.mediateur.combining.4",
    says=parts(penalty=None, takes=text("The trick goes to him who played {}.")),
)
def false_renounce(
    *, card: facts.Card, hand: facts.Hand, trick: facts.Trick, trump: of_cards.Trump
) -> Taken:
    """What follows a ``fausse renonce``, not following suit though one could: a Beast.

    ``hand``: what he held before he played it. ``trick``: all cards of the trick in their order. He
    is beasted, and the trick goes to the player who wins it without that card.
    """
    if card not in trick[1:]:
        raise ValueError("card may be one of the trick, and not the card led")
    before = trick[: trick.index(card)]
    penalty = disobeys(card=card, hand=hand, trick=before, trump=trump)
    false = met("cette fausse renonce", penalty is Penalty.BEAST)
    counted = tuple(it for it in trick if not (false and it == card))
    return Taken(penalty, counted[winner(counted, ombre_ranking(trump))])


@law(
    "academie.mediateur.playing-sans-prendre.2",
    says=text(
        "The three others together have {:trick} to count against him who plays alone.",
    ),
)
def tricks_against(*, tricks_by_seat: of_play.TricksBySeat, seat: facts.Seat) -> int:
    """How many tricks count against the player who plays alone: those of the three others
    together.
    """
    if seat >= len(tricks_by_seat):
        raise ValueError("seat may be one of those whose tricks are given")
    return sum(tricks for at, tricks in enumerate(tricks_by_seat) if at != seat)


@law(
    "academie.mediateur.playing-mediateur.5",
    says=yes_no("{card} is given face up.", "{card} is given face down."),
)
def given_face_up(*, card: facts.Card, king: of_cards.King, card_given: of_cards.CardGiven) -> bool:
    """Is this card of the exchange shown? The King that is bought is, the card given for him is
    not.

    From the card given the others could tell what the Ombre holds.
    """
    if king == card_given or card not in (king, card_given):
        raise ValueError("card may be the King, or the card that is given for him")
    return not met("la carte que l'on donne en échange du Roi", card == card_given)


@law(
    "academie.mediateur.vole-explained.8",
    says=yes_no(
        "To spread the tricks may change the play (“intéresser le jeu”), and counts as telling.",
        "To spread the tricks does not count as telling: his friend asked for it.",
    ),
)
def spreading_interests(
    *, in_turn: of_state.InTurn, was_asked: of_state.WasAsked
) -> bool | Silence:
    """Does a player ``interest the game`` who spreads out the tricks when his friend must play?

    ``in_turn``: it is the friend's turn. It does not if the friend asked for it. This rule does not
    speak of another time; ``may_look_through_the_tricks`` has who may see the tricks.
    """
    if not met("lorsque l'ami doit jouer", in_turn):
        return Silence.NOT_SAID
    return met("on étale les levées faites sans qu'il l'ait requis", not was_asked)


@law(
    "academie.mediateur.vole-explained.11",
    says=parts(
        shut_out=yes_no(
            "They are shut out of the “vole” (all the tricks).",
            "They are not shut out of the “vole” (all the tricks).",
        ),
        penalty=None,
    ),
)
def tells_by_signs(*, instructs: of_conduct.Instructs) -> Signs:
    """What follows for those who tell each other by signs, of eyes, knees or shoulders: contempt.

    They lose neither the vole nor a Beast for it; it is as if they had made none. For words they
    lose the vole (``vole.interests_the_game``).
    """
    whether("Ces Joueurs frauduleux", instructs)
    return Signs(shut_out=False, penalty=Penalty.NONE)


@law(
    "academie.mediateur.vole-explained.12",
    says=yes_no("He may speak of the deal.", "He must be silent of the deal."),
)
def may_speak(
    *, who: Who, consenting: Consenting, is_finished: of_state.IsFinished = False
) -> bool:
    """May this person speak of the deal? No player while it lasts; a spectator if all four
    consent.
    """
    if not met("le médiateur exige sur le coup present un silence scrupuleux", not is_finished):
        return True
    agreed = met("du consentement unanime des Joueurs", consenting == PLAYERS)
    return who is Speaker.SPECTATOR and agreed


@law(
    "academie.mediateur.vole-explained.13",
    "academie.mediateur.vole-explained.14",
    says=yes_no(
        "He may look through all the tricks.",
        "The tricks must not be shown to him: it is not his turn to play.",
    ),
)
def may_look_through_the_tricks(*, seat: facts.Seat, seat_in_turn: of_people.SeatInTurn) -> bool:
    """May this player look through all tricks made? Only at the moment when he must play.

    Then nobody can refuse it him. At another's turn it must be refused, for another might learn by
    it.
    """
    return seat == seat_in_turn
