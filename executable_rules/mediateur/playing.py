"""Médiateur, of playing the cards: the laws of following suit, the matadors, the tricks
hoped for.
"""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_play
from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.matadors import (
    matadors,
    ombre_plays,
    ombre_ranking,
    sequence_of_matadors,
)
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Penalty, Silence
from executable_rules.mediateur import facts
from executable_rules.mediateur.terms import HAND, TO_WIN, Moyen, Result
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, text, yes_no


class Matadors(NamedTuple):
    """How many matadors a hand is said to have, and the lower trumps that are told besides."""

    number: int
    besides: tuple[Card, ...]

    def __str__(self) -> str:
        return f"{self.number} matadors, with {' '.join(map(str, self.besides)) or 'no other'}"


@law(
    "academie.mediateur.obeying.2",
    "academie.mediateur.obeying.3",
    "academie.mediateur.ranking-remarks.2",
    "academie.mediateur.ranking-remarks.3",
    "academie.mediateur.ranking-remarks.18",
    "academie.mediateur.ranking-remarks.19",
    "academie.mediateur.ranking-remarks.20",
    says=text("To this trick he may play {:or}."),
)
def may_be_played(
    *, hand: facts.Hand, trick: facts.Trick, trump: of_cards.Trump
) -> tuple[Card, ...]:
    """The cards of a hand that may be played to a trick, the first being the card led (*entablée*).

    Any of the suit, high or low. Without it any card at all: to trump (*couper*) or let pass
    (*lâcher*). A matador must be played to a higher one that was led, and to no other trump. The
    trumps that follow the three matadors have no such right.
    """
    order = ombre_ranking(trump)
    asked = {order.suit_of(card) for card in trick[:1]}
    met(
        "N'aïant pas de la couleur demandée",
        bool(asked) and asked.isdisjoint(order.suit_of(card) for card in hand),
    )
    return ombre_plays(hand, trick, trump)


@law("academie.mediateur.obeying.1", "academie.mediateur.ranking-remarks.16")
def disobeys(
    *, card: facts.Card, hand: facts.Hand, trick: facts.Trick, trump: of_cards.Trump
) -> Penalty:
    """What a player suffers who plays this card of his hand though he could follow suit:
    the Beast.
    """
    if card not in hand or not trick:
        raise ValueError("card may be one of the hand, and trick may not be empty")
    allowed = may_be_played(hand=hand, trick=trick, trump=trump)
    return Penalty.BEAST if met("on manquoit à cette régle", card not in allowed) else Penalty.NONE


@law(
    "academie.mediateur.obeying.4",
    says=yes_no("He may still forbear to play.", "He can no longer go back: he has asked to play."),
)
def may_go_back(*, asked_leave: of_conduct.AskedLeave) -> bool:
    """May a player still decline to play, and go back (*se dédire*)? Not when he has asked."""
    return not met("Lorsque l'on a demandé à jouer", asked_leave)


@law(
    "academie.mediateur.ranking-remarks.1",
    says=parts(
        number=text("The hand has {:matador}.", nothing="The hand has no matadors."),
        besides=text(
            "Of the lower trumps it tells besides: {}.", nothing="It tells no lower trump besides."
        ),
    ),
)
def matadors_named(*, hand: facts.Hand, trump: of_cards.Trump) -> Matadors:
    """How many ``matadors`` a hand has in common speech: all in sequence from Spadille on.

    "Five matadors, sixth by the Knave" are five in sequence, and the Knave after a gap. Without the
    three true ones there are none.
    """
    number = sequence_of_matadors(hand, trump)
    if number < len(matadors(trump)):
        number = 0
    besides = tuple(card for card in ombre_ranking(trump).trumps()[number:] if card in hand)
    return Matadors(number, besides)


@law(
    "academie.mediateur.ranking-remarks.4",
    says=parts(
        number=text("The hand has {:false matador}.", nothing="The hand has no false matadors."),
        besides=text(
            "Of the lower trumps it tells besides: {}.", nothing="It tells no lower trump besides."
        ),
    ),
)
def false_matadors(*, hand: facts.Hand, trump: of_cards.Trump) -> Matadors:
    """How many ``faux matadors`` a hand has: trumps in sequence that begin with Manille.

    Two at the least (*plusieurs*), and without Spadille, with whom the sequence would begin.
    """
    spadille, *below = ombre_ranking(trump).trumps()
    number = next((place for place, card in enumerate(below) if card not in hand), len(below))
    several = met("Plusieurs cartes continues", number > 1)
    if not (several and met("commençantes par Manille", spadille not in hand)):
        return Matadors(0, ())
    return Matadors(number, tuple(card for card in below[number:] if card in hand))


@law(
    "academie.mediateur.combining.1",
    "academie.mediateur.combining.2",
    says=text("The hand may hope for {:trick}."),
)
def tricks_hoped_for(*, hand: facts.Hand, trump: of_cards.Trump) -> int:
    """Tricks that a hand may hope for (*combiner*): its trumps and Kings, less what it must fear.

    For every higher trump that it lacks, one trick is given up. Only the lowest trumps are given
    up; a card that is above only these is not feared. A Queen and Knave of a suit are worth a King.
    """
    order = ombre_ranking(trump).trumps()
    places = [place for place, card in enumerate(order) if card in hand]
    # Of the best trumps so many that those below them outnumber the ones that lack above them.
    lacking = {kept: places[kept - 1] + 1 - kept for kept in range(1, len(places) + 1)}
    sure = max((kept for kept, above in lacking.items() if above <= len(places) - kept), default=0)
    return sure + sum(_kings(hand, suit) for suit in Suit if suit is not trump)


def _kings(hand: tuple[Card, ...], suit: Suit) -> int:
    """Cards of a plain suit that are worth a King."""
    held = {card.rank for card in hand if card.suit is suit}
    both = {Rank.QUEEN, Rank.KNAVE} <= held
    return (3 if both else 1) if Rank.KING in held else int(both)


@law(
    "academie.mediateur.playing-mediateur.3",
    "bellecour.mediateur.rules.1",
    says={
        Moyen.DEMANDE: "The hand may ask leave, to play with a friend.",
        Moyen.MEDIATEUR: "The hand may demand a Mediateur, a King of another’s.",
        Moyen.SANS_PRENDRE: "The hand may play Sans Prendre, without help.",
        None: "The hand is too weak for any way of playing.",
    },
)
def means_of_a_hand(*, tricks: facts.Tricks) -> Moyen | None:
    """The strongest ``moyen``, way of playing, that a hand with this many sure tricks may use.

    Four tricks ask leave, five want one more from a bought King, six need no help; fewer have none.
    Of the three the English names only the five.
    """
    if tricks >= TO_WIN:
        return Moyen.SANS_PRENDRE
    if met(
        "he expects to make five Tricks",
        tricks == TO_WIN - 1,
        "exigera de cette même combinaison cinq levées",
    ):
        return Moyen.MEDIATEUR
    return Moyen.DEMANDE if tricks == TO_WIN - 2 else None


@law(
    "academie.mediateur.preliminaries.4",
    says={
        Result.WON: "The game is won.",
        Result.REMISE: "The game is lost by “remise”: nobody draws what lies.",
        Result.CODILLE: "The game is lost by “codille”: the adversaries draw what lies.",
    },
)
def result_as_defined(*, tricks: facts.Tricks) -> Result | Silence:
    """How a deal ends by the definition of the words: six win, five are remise, under four codille.

    The words "ne fait pas" are doubtful on the page: with *que* for *pas*, four were named, and
    less than four would not be.
    """
    if met("parvenir à six levées", tricks >= TO_WIN):
        return Result.WON
    if met("lorsqu'il en fait cinq", tricks == TO_WIN - 1):
        return Result.REMISE
    return Result.CODILLE if tricks < TO_WIN - 2 else Silence.NOT_SAID


@law(
    "academie.mediateur.poulans.3",
    says={
        Result.WON: "The game is won.",
        Result.REMISE: "The game is lost by “remise”: nobody draws what lies.",
        Result.CODILLE: "The game is lost by “codille”: the adversaries draw what lies.",
    },
)
def result_by_the_game(*, tricks: facts.Tricks) -> Result:
    """How a deal ends by the payment of the Game, which the side with six tricks draws.

    Only with five and five nobody draws it. So four are codille, and not a remise as in the chapter
    of Quadrille (``quadrille.chapter.outcome_by_the_chapter``).
    """
    if met("ne fait que cinq levées", tricks == HAND - tricks):
        return Result.REMISE
    return Result.WON if tricks >= TO_WIN else Result.CODILLE


@law(
    "academie.mediateur.asking.1",
    says=yes_no(
        "The Ombre wins: the two have six tricks between them.",
        "The Ombre does not win: the two have not six tricks between them.",
    ),
)
def wins_with_his_friend(
    *, ombre_tricks: of_play.OmbreTricks, friend_tricks: facts.FriendTricks
) -> bool:
    """Does an Ombre win who has a friend? With six tricks that the two make between them."""
    tricks = ombre_tricks + friend_tricks
    return met("en eux deux les six levées", whole_number("tricks", tricks, 0, HAND) >= TO_WIN)


@law(
    "academie.mediateur.playing-mediateur.2",
    "bellecour.mediateur.rules.4",
    "bellecour.mediateur.rules.5",
    "academie.mediateur.calling-rules.1",
    "academie.solitaire-quadrille.4",
    "bellecour.mediateur-solitaire.laws.5",
    says=yes_no(
        "He wins: he has six tricks of his own.",
        "He does not win: he has not six tricks of his own.",
    ),
)
def wins_alone(*, tricks: facts.Tricks) -> bool:
    """Does a player win who plays alone, with a bought King or without? With six tricks of
    his own.
    """
    return met("six mains qu'il est obligé de faire seul", tricks >= TO_WIN, "six Tricks")
