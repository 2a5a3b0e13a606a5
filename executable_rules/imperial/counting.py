"""Imperial, of what is counted and marked: cards, imperials, the end of the party."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_cards, of_play, of_state
from executable_rules.imperial import facts
from executable_rules.imperial.marking import Count, ElderCount, YoungerCount, adversary_keeps
from executable_rules.imperial.showing import imperials_in_hand, is_admitted
from executable_rules.imperial.terms import HAND, IMPERIAL, POINTS, Imperial
from executable_rules.mechanics.results import Silence
from executable_rules.piquet.terms import Hand
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, text, yes_no

STAGES = {Count.TURN: 0, Count.IN_HAND: 1, Count.TURNED: 1}
STAGES |= {Count.POINT: 2, Count.HONOURS: 3, Count.CARDS: 4}
"""The order of counting that the chapter has; the imperial won in play is not in it."""


class Marked(NamedTuple):
    """Fishes and counters with which a player's game is marked."""

    fishes: int
    counters: int


@law(
    "bellecour.imperial.idea.13",
    "academie.imperial.idea.13",
    says=text("The imperials of the hand count {:point}.", nothing="The hand counts no imperial."),
)
def points_of_imperials(
    *, hand: facts.Hand, trump: of_cards.Trump, pack_size: facts.PackSize = 32
) -> int:
    """Points of the imperials in a hand, twenty-four each; that of trumps goes for two."""
    return IMPERIAL * imperials_in_hand(hand=hand, trump=trump, pack_size=pack_size)


@law(
    "bellecour.imperial.idea.20",
    "academie.imperial.idea.20",
    "bellecour.imperial.idea.22",
    "academie.imperial.idea.22",
    says=text("He counts {:point} for the cards.", nothing="He counts nothing for the cards."),
)
def points_for_tricks(*, tricks: facts.Tricks, players: facts.Players = 2) -> int:
    """Points for tricks: four for each above a player's due, six of two players, four of three.

    The second chapter, ``points_above_the_other``, counts from the other player's tricks.
    """
    due = HAND // players
    more = met(
        "more than the six that he ought to have",
        tricks > due,
        "more than the four Tricks he ought to make",
        "de plus que les six qu'il doit avoir",
        "plus de quatre levées qu'il doit avoir",
    )
    return POINTS * (tricks - due) if more else 0


@law(
    "bellecour.imperial.marking.5",
    "academie.imperial.marking.5",
    says=text("He marks {:point} for the cards.", nothing="He marks nothing for the cards."),
)
def points_above_the_other(
    *, cards_won: facts.CardsWon, players: facts.Players = 2
) -> int | Silence:
    """Points for the cards won, when they are above twelve: four for each trick more than the
    other.

    A trick has a card of each player. It is not said which other is meant where three play, unless
    he has all the tricks, and each other none. The first chapter, ``points_for_tricks``, counts
    from the tricks that are due.

    Raises ValueError for cards that are no whole tricks, or more than all.
    """
    if cards_won % players or cards_won > HAND * players:
        raise ValueError(f"cards_won={cards_won} cannot be: they are up to 12 tricks of {players}")
    if not met("more than the twelve Cards", cards_won > HAND, "de plus que ses douze"):
        return 0
    tricks = cards_won // players
    three = met(
        "of three when there are three", players == 3, "de trois, lorsque l'on joue à trois"
    )
    if three and tricks < HAND:
        return Silence.NOT_SAID
    return POINTS * (tricks - (HAND - tricks))


@law(
    "bellecour.imperial.marking.1",
    "academie.imperial.marking.1",
    says=parts(
        fishes=text("He marks {:fish}.", nothing="He marks no fish."),
        counters=text("He marks {:counter}.", nothing="He marks no counter."),
    ),
)
def marked_with(*, points: of_play.Points, imperials: facts.Imperials = 0) -> Marked:
    """With what a game is marked: a fish for an imperial, a counter for each four points.

    Six counters are a fish. ``points``: those that were counted in fours.

    Raises ValueError for others.
    """
    if points % POINTS:
        raise ValueError(f"points={points} cannot be: they are counted by fours")
    return Marked(imperials + points // IMPERIAL, points % IMPERIAL // POINTS)


@law(
    "bellecour.imperial.marking.7",
    "academie.imperial.marking.7",
    only={"is_agreed": ("academie",)},
    says=text("The first player keeps {0:point} and the second keeps {1:point}."),
)
def points_left(
    *,
    points_by_seat: facts.PointsBySeat,
    seats: facts.Seats,
    imperial: facts.Imperial,
    is_agreed: of_state.IsAgreed = False,
) -> tuple[int, int]:
    """What points two players keep when an imperial ``effaces``, cancels, those of the other.

    A player's own points go only when the other has one too. Only the French adds here that the
    imperial turned up must be admitted.
    """
    first, second = points_by_seat
    by_second = met("his adversary has an Imperial", 1 in seats, "son adversaire eut une impériale")
    by_first = met(
        "unless the other should have an Imperial",
        0 in seats,
        "à moins que son adversaire n'eut aussi une impériale",
    )
    return (
        adversary_keeps(imperial=imperial, points=first, is_agreed=is_agreed)
        if by_second
        else first,
        adversary_keeps(imperial=imperial, points=second, is_agreed=is_agreed)
        if by_first
        else second,
    )


@law(
    "bellecour.imperial.idea.3",
    "academie.imperial.idea.3",
    "bellecour.imperial.marking.8",
    "academie.imperial.marking.8",
    says=yes_no("He wins the party: it is at its end.", "The play goes on."),
)
def party_is_won(
    *, imperials: facts.Imperials, imperials_agreed: facts.ImperialsAgreed = 5
) -> bool:
    """Whether a player's imperials win the party: five commonly, or as many as was agreed."""
    return met(
        "has made the number of Imperials",
        imperials >= imperials_agreed,
        "how many Imperials shall make the party",
        "ait fait le nombre d'impériales",
        "à combien d'Impériales on jouera la partie",
    )


@law(
    "bellecour.imperial.marking.9",
    "academie.imperial.marking.9",
    says={
        Hand.ELDER: "What the elder hand has is counted first.",
        Hand.YOUNGER: "What the younger hand has is counted first.",
    },
)
def counted_first(
    *, elder_count: ElderCount, younger_count: YoungerCount, is_agreed: of_state.IsAgreed = False
) -> Hand | Silence:
    """Whose count comes first: turn-up card, imperials in hand or turned, point, honours, cards.

    Nothing is said here of two in one place, nor of the imperial won in play; law XV has both.
    ``is_agreed``: they play with restriction, so that the imperial turned up takes no place.
    """
    admitted = is_admitted(imperial=Imperial.TURNED, is_agreed=is_agreed)
    turned = Count.TURNED in (elder_count, younger_count)
    if turned and not met("when they take place", admitted, "lorsqu'elles ont lieu"):
        raise ValueError("is_agreed=yes cannot be: the imperial turned up is then not counted")
    elder, younger = STAGES.get(elder_count), STAGES.get(younger_count)
    if elder is None or younger is None or elder == younger:
        return Silence.NOT_SAID
    return Hand.ELDER if elder < younger else Hand.YOUNGER
