"""The Comet: what is paid for the Comet, in counters, and what points are marked.

The Comet is worth two counters, more when it has been absent; the way in which the deal ends
multiplies that and the points of the cards left in the loser's hand.
"""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.comet import facts
from executable_rules.comet.dealing import HAND
from executable_rules.comet.playing import uninterrupted
from executable_rules.comet.terms import Face, checked
from executable_rules.facts import of_conduct, of_play, of_state
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import law, met
from lawsofplay.sentences import Payment, moves, text, yes_no
from lawsofplay.sentences.payments import flow
from lawsofplay.sentences.phrases import counted
from lawsofplay.sentences.templates import whole


class Settled(NamedTuple):
    """Counters paid for the Comet to the player who is out of cards, and the points he marks."""

    comet: int
    points: int

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What the loser pays for the Comet, and the points that are marked of him."""
        winner = "he that has played all"
        return flow("the loser", winner, self.comet, "counter") + flow(
            "the loser", winner, self.points, "point"
        )

    @property
    def sentence(self) -> str:
        """The account as a sentence."""
        marks = f"he that has played all marks {counted(self.points, 'point')}"
        paid = f"the loser pays {counted(self.comet, 'counter')} for the “Comet”, and "
        return whole(f"{paid if self.comet else ''}{marks}")


def _settled(times: int, points: int, absences: int, comet_times: int | None = None) -> Settled:
    """The account with this many times the Comet (or this many counters) and times the points."""
    whole_number("points", points, 0)
    worth = comet_worth(absences=absences)
    return Settled((times if comet_times is None else comet_times) * worth, times * points)


@law(
    "bellecour.comet.payments.5",
    "academie.comet.32",
    "bellecour.comet.11",
    "academie.comet.11",
    says=text("The winner marks {:point}."),
)
def points_left(*, hand: facts.Hand) -> int:
    """The points of the cards left in a hand, which the player who has played all his cards marks.

    Figures (king, queen, knave) are ten each, other cards what they are marked; the Comet nine.
    """
    checked(hand)
    marks = (9 if card is Face.COMET else card.value for card in hand)
    return sum(min(mark, 10) for mark in marks)


@law(
    "bellecour.comet.payments.1",
    "academie.comet.28",
    says=moves(
        text("The “Comet” is paid with {:counter}."),
        "the other player",
        "the player who has the Comet",
        "counter",
    ),
)
def comet_worth(*, absences: facts.Absences = 0) -> int:
    """Counters for the single Comet, paid to the player who has it in his game.

    Double, triple or quadruple, if it was in the stock one, two or three times (*remises*).
    """
    return 2 * (1 + absences)


@law(
    "bellecour.comet.payments.4",
    "academie.comet.31",
    says=text(
        "The “Comet” was absent {:time} between the two.",
        nothing="The “Comet” was not absent between the two.",
    ),
)
def absences_between(
    *, playing_pairs: facts.PlayingPairs, comet_appeared: facts.CometAppeared, seats: facts.Seats
) -> int:
    """How often the Comet was absent between the two who play now, of three who play by turns.

    ``playing_pairs``: the two seats, of 0 to 2, of each deal before. ``comet_appeared``: whether
    the Comet came in it. What was absent between others rests (*dort*). When it comes it is paid,
    and the count of those two begins anew.
    """
    if len(comet_appeared) != len(playing_pairs):
        raise ValueError("comet_appeared must tell of each of the deals, and of no more")
    if any(len({*two} & {0, 1, 2}) != 2 for two in (*playing_pairs, seats)):
        raise ValueError("deals and now each name two of the seats 0, 1 and 2")
    own = [
        came for two, came in zip(playing_pairs, comet_appeared, strict=True) if {*two} == {*seats}
    ]
    return own[::-1].index(True) if True in own else len(own)


@law(
    "bellecour.comet.26",
    "academie.comet.26",
    "bellecour.comet.payments.2",
    "academie.comet.29",
    "bellecour.comet.payments.6",
    "academie.comet.33",
    "bellecour.comet.payments.7",
    "academie.comet.34",
)
def finishes_by_comet(
    *, points: of_play.Points, put_for_nine: facts.PutForNine = False, absences: facts.Absences = 0
) -> Settled:
    """What is paid and marked when the Comet is the last card: double, fourfold if put for nine."""
    return _settled(
        4 if met("when played for a Nine", put_for_nine, "employée pour neuf") else 2,
        points,
        absences,
    )


@law("bellecour.comet.27", "academie.comet.27", "bellecour.comet.payments.8", "academie.comet.35")
def comet_remains(*, points: of_play.Points, absences: facts.Absences = 0) -> Settled:
    """What is paid and marked if a player keeps the Comet till the other has played all: double."""
    return _settled(2, points, absences)


@law(
    "bellecour.comet.payments.9",
    "academie.comet.36",
    says=yes_no(
        "It is an “opera”: all the cards run off without interruption.",
        "It is no “opera”.",
    ),
)
def is_opera(
    *,
    cards_played: facts.CardsPlayed,
    hand: facts.Hand,
    other_hand: facts.OtherHand,
    is_first: of_state.IsFirst = True,
) -> bool:
    """Whether the cards played in this order, from the deal's first, are an ``opera``.

    The eldest hand's (*fait couler*), without interruption. The dealer's has a law of its own.
    """
    checked(hand, other_hand)
    all_of_them = met(
        "runs off all his Cards", sorted_alike(cards_played, hand), "fait couler toutes ses cartes"
    )
    first = met("the eldest Hand", is_first, "Lorsque le Joueur, qui est premier en carte")
    return (
        all_of_them
        and first
        and met(
            "without interruption", uninterrupted(cards_played, other_hand), "sans interruption"
        )
    )


def sorted_alike(cards: tuple[Face, ...], others: tuple[Face, ...]) -> bool:
    """Are they the same cards, whatever their order?"""
    return sorted(it.value for it in cards) == sorted(it.value for it in others)


@law(
    "bellecour.comet.payments.16",
    "academie.comet.43",
    says=yes_no("The dealer makes the “opera”.", "The dealer does not make the “opera”."),
)
def dealer_makes_opera(
    *,
    cards_played: facts.CardsPlayed,
    other_hand: facts.OtherHand,
    is_agreed: of_state.IsAgreed,
    was_crossed: of_state.WasCrossed,
) -> bool:
    """Whether the dealer makes the opera with the cards that he played in this order.

    It must be agreed on at the beginning. He interrupts the other's row (*interrompu la file*),
    then plays off his eighteen. ``other_hand``: what the other has when he is interrupted.
    """
    checked(cards_played, other_hand)
    if not met(
        "if it is so agreed at the beginning of the Play",
        is_agreed,
        "cela dépend de la convention que l'on fait en commençant",
    ):
        return False
    crossing = met("by crossing the Line of the other's Play", was_crossed, "interrompu la file")
    all_of_them = met("plays off his eighteen Cards", len(cards_played) == HAND, "dix-huit cartes")
    return crossing and all_of_them and uninterrupted(cards_played, other_hand)


@law(
    "bellecour.comet.payments.10",
    "academie.comet.37",
    "bellecour.comet.payments.14",
    "academie.comet.41",
    says=text("The winner marks {:point}."),
)
def opera_points(
    *, points: of_play.Points, has_carte_blanche: of_conduct.HasCarteBlanche = False
) -> int:
    """The points marked for an opera: double, unless a ``carte blanche`` prevents it.

    Whose it is is not said, nor whether it prevents the greater counts of an opera by the Comet.
    """
    return points if met("prevents a double Opera", has_carte_blanche) else 2 * points


@law(
    "bellecour.comet.payments.3",
    "academie.comet.30",
    "bellecour.comet.payments.11",
    "academie.comet.38",
    "bellecour.comet.payments.12",
    "academie.comet.39",
    "bellecour.comet.opera-4.1",
    "academie.comet.opera-4.1",
)
def opera_by_comet(
    *, points: of_play.Points, put_for_nine: facts.PutForNine = False, absences: facts.Absences = 0
) -> Settled:
    """What is paid and marked for an opera whose last card is the Comet: fourfold, or eightfold.

    Eightfold where it is put for nine: sixteen counters, and more when it has been absent. For the
    other case comet.opera-2.1 has other numbers: see ``opera_example`` and ``opera_exemple``.
    """
    return _settled(
        8 if met("finishing with the Comet for Nine", put_for_nine) else 4, points, absences
    )


@law("bellecour.comet.opera-2.1")
def opera_example(*, points: of_play.Points, absences: facts.Absences = 0) -> Settled:
    """What the English example pays and marks for an opera finished by the Comet: eight times.

    It contradicts payments.11, which has fourfold; eight counters, twice four, would not. The
    French, ``opera_exemple``, has double and fourfold.
    """
    return _settled(8, points, absences)


@law("academie.comet.opera-2.1")
def opera_exemple(*, points: of_play.Points, absences: facts.Absences = 0) -> Settled:
    """What the French example pays for an opera finished by the Comet: double; the points fourfold.

    It contradicts academie.comet.38, which pays the Comet fourfold too. The English,
    ``opera_example``, has eight times for both.
    """
    return _settled(4, points, absences, comet_times=2)


@law(
    "bellecour.comet.payments.13",
    "academie.comet.40",
    "bellecour.comet.opera-1.1",
    "academie.comet.opera-1.1",
)
def opera_on_the_comet(
    *, points: of_play.Points, has_it: of_conduct.HasIt, absences: facts.Absences = 0
) -> Settled:
    """What a player against whom an opera is made (``is the opera``) pays, and the points marked.

    If the Comet remains in his hand it is paid double and the points count fourfold; if not, they
    count double.
    """
    if met("have the Comet remaining in your hand", has_it, "l'on reste avec la Cométe"):
        return _settled(4, points, absences, comet_times=2)
    return Settled(0, opera_points(points=points))


@law(
    "bellecour.comet.payments.14",
    "academie.comet.41",
    "bellecour.comet.payments.15",
    "academie.comet.42",
    says=text("The “carte blanche” is worth {:point}."),
)
def carte_blanche(*, has_it: of_conduct.HasIt = False) -> int:
    """Points that a ``carte blanche`` is worth: fifty, with the Comet in the hand a hundred.

    What makes one is not told here; at Piquet it is a hand without a court card.
    """
    return 100 if met("If the Comet is in the Hand", has_it, "Si la Cométe est dans le jeu") else 50
