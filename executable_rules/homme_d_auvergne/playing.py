"""L'Homme d'Auvergne: who stands the game, the return, what may be played, who wins, the party.

He *stands the game* (*fait jouer*) who plays it against the others. Seats count from the eldest
hand, 0, in the order of play.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Annotated

from executable_rules.beast_of_the_academie import playing as beast
from executable_rules.beast_of_the_academie.terms import Said
from executable_rules.facts import of_cards, of_play, of_state
from executable_rules.homme_d_auvergne import facts
from executable_rules.homme_d_auvergne.dealing import LEAST, MOST, Hand, most_turned
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import text, yes_no

TO_WIN = 3
"""Tricks of him that stands the game, which no other may have where he has not."""

PARTY = 7
"""Games of the party, commonly."""


class TwoFirst(Enum):
    """The two senses of ``the two first that are made`` (*les deux premieres*)."""

    OF_THE_DEAL = "the first and the second trick of the deal"
    SOONEST = "the first two that one player makes, before any other makes two"


Reading = Annotated[TwoFirst, like(of_play.Reading)]
WordsSaid = Annotated[Said, like(of_play.WordsSaid)]
WordsSaidInTurn = Annotated[tuple[Said, ...], like(of_play.WordsSaid)]


@law(
    "bellecour.homme-d-auvergne.7",
    "academie.homme-d-auvergne.7",
    says=yes_no(
        "He “stands the game”: he plays it against the others.", "He does not “stand the game”."
    ),
)
def stands(*, words_said: WordsSaid, is_first: of_state.IsFirst = False) -> bool:
    """Does a player stand the game by what he says, having examined his hand? As at the Beast.

    Raises ValueError, as the Beast does, for one who is not the eldest and leads without a word.
    """
    return beast.stands(words_said=words_said, is_first=is_first)


@law(
    "academie.homme-d-auvergne.7",
    says=text("He may play this card alone: {}.", several="He may play one of these: {}."),
)
def plays(*, hand: facts.Hand, trick: facts.Trick, trump: of_cards.Trump) -> Hand:
    """What may be played: *pour jouer de même qu'à la bête*, by the duties of the Beast.

    The English has each examine his game "as at the Beast", and of the play nothing.
    """
    return beast.plays(hand=hand, trick=trick, trump=trump)


@law(
    "bellecour.homme-d-auvergne.8",
    "academie.homme-d-auvergne.8",
    "bellecour.homme-d-auvergne.10",
    "academie.homme-d-auvergne.10",
    says=yes_no(
        "They may “return”, that is turn up the card at the bottom.",
        "They may not “return”, that is turn up the card at the bottom.",
    ),
)
def may_return(*, words_said: WordsSaidInTurn, card_count: facts.CardCount) -> bool:
    """May they ``return`` (*se réjouir*), when this many cards are turned up? If all say: I pass.

    Three cards may be turned up in all, and so they return twice; six players leave two cards, and
    so return once. Raises ValueError for more cards turned up than there are.
    """
    most = most_turned(whole_number("players in said", len(words_said), LEAST, MOST))
    whole_number("card_count", card_count, 1, most)
    none_good = all(it is Said.I_PASS for it in words_said)
    left = met(
        "they may return a second time", card_count < most, "on pourra en tourner jusqu'à trois"
    )
    return (
        met("if none of them has a good hand", none_good, "lorsque personne n'a pas assez beau jeu")
        and left
    )


@law(
    "bellecour.homme-d-auvergne.11",
    "academie.homme-d-auvergne.11",
    says=yes_no("He wins the game that he stands.", "He loses the game that he stands."),
)
def wins(*, winners: facts.Winners, other_seat: facts.OtherSeat, reading: Reading) -> bool:
    """Does the seat that stands the game win it, by the seats that won the five tricks?

    By three tricks; or, where no other has three, by ``the two first``, in one of two senses.
    """
    three = met(
        "make three tricks",
        winners.count(other_seat) >= TO_WIN,
        "doit faire pour gagner, trois levées",
    )
    others = max(winners.count(seat) for seat in range(MOST) if seat != other_seat)
    divided = met("if the tricks should be divided", others < TO_WIN, "si elles sont partagées")
    if reading is TwoFirst.OF_THE_DEAL:
        two = winners[:2] == (other_seat, other_seat)
    else:
        two = _first_to_two(winners) == other_seat
    return three or (met("the two first that are made", two, "les deux premieres") and divided)


@law(
    "bellecour.homme-d-auvergne.12",
    "academie.homme-d-auvergne.12",
    says=yes_no("He has won the party.", "He has not won the party."),
)
def party_is_won(
    *, games_marked: of_play.GamesMarked, games_agreed: facts.GamesAgreed = PARTY
) -> bool:
    """Has a player with this many games won the party? It has seven, or as many as the players
    will.

    The books say no more of its end.
    """
    return games_marked >= games_agreed


def _first_to_two(winners: Sequence[int]) -> int | None:
    return next((seat for n, seat in enumerate(winners) if seat in winners[:n]), None)
