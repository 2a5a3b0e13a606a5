"""Imperial, of what is shown: the point and the imperials; laws VII, VIII and XVI to XIX."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_play, of_state
from executable_rules.imperial import facts
from executable_rules.imperial.calling import imperials_held
from executable_rules.imperial.terms import (
    IMPERIAL_RANKS,
    POINTS,
    Claim,
    Imperial,
)
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.results import Silence
from executable_rules.piquet.terms import Hand
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import parts, text, yes_no


class Point(NamedTuple):
    """Who marks for the point, and how many."""

    hand: Hand
    points: int


ClaimsTold = Annotated[frozenset[Claim], like(of_play.ClaimsTold)]


@law(
    "bellecour.imperial.laws.7",
    "academie.imperial.laws.7",
    says=text("He loses what he forgot: {}.", nothing="He loses nothing."),
)
def loses_by_forgetting(
    *, claims_held: facts.ClaimsHeld, claims_told: ClaimsTold
) -> frozenset[Claim]:
    """What a player loses of what he holds: all that he forgets to count, point and imperial alike.

    Raises ValueError when he counts what he does not hold.
    """
    if not claims_told <= claims_held:
        raise ValueError("claims_told may not name what is not held")
    lost = {
        Claim.POINT: met(
            "He that forgets to count his Point",
            Claim.POINT in claims_held - claims_told,
            "Qui oublie de compter son point",
        ),
        Claim.IMPERIAL: met(
            "it is the same of the Imperial",
            Claim.IMPERIAL in claims_held - claims_told,
            "il en est de même des impériales",
        ),
    }
    return frozenset(claim for claim in Claim if lost[claim])


@law(
    "bellecour.imperial.laws.8",
    says=text("He loses this: {}.", none="He loses nothing that he shows."),
)
def point_before_imperial(*, claims_told: facts.ClaimsTold) -> Claim | None:
    """What a player loses by showing point and imperial in the wrong order: the point comes first.

    The French law, ``imperiale_avant_le_point``, has it the other way round, and so have law XV of
    both books and page 156 of this one. ``It`` is taken for the point, of which the sentence
    speaks.
    """
    late = met("don't show your Point, before your Imperial", _first(claims_told) is Claim.IMPERIAL)
    return Claim.POINT if late else None


@law(
    "academie.imperial.laws.8",
    says=text("He does not count this: {}.", none="He loses nothing that he shows."),
)
def imperiale_avant_le_point(*, claims_told: facts.ClaimsTold) -> Claim | None:
    """What a player does not count who shows his point before his ``impériales``: the point.

    ``Le`` is the point by grammar; page 271 says that the impériale is worth nothing then. The
    English law, ``point_before_imperial``, has the order reversed.
    """
    tard = met("ne montre pas ses impériales avant son point", _first(claims_told) is Claim.POINT)
    return Claim.POINT if tard else None


def _first(shown: tuple[Claim, ...]) -> Claim | None:
    """What a player who showed both showed first; nothing for a player who showed less."""
    if len(set(shown)) < len(shown):
        raise ValueError("claims_told may name point and imperial once each")
    return shown[0] if len(shown) == len(Claim) else None


@law(
    "bellecour.imperial.laws.16",
    "academie.imperial.laws.16",
    says=yes_no("Such an imperial counts.", "Such an imperial does not count."),
)
def is_admitted(*, imperial: facts.Imperial, is_agreed: of_state.IsAgreed = False) -> bool:
    """Whether an imperial counts: turned up or won in play, only when they play unrestricted."""
    turned = met("The Imperial turn'd", imperial is Imperial.TURNED, "L'impériale retournée")
    won = met(
        "that which is won in play", imperial is Imperial.WON, "l'impériale que l'on fait tomber"
    )
    return met("without restriction", not is_agreed, "lorsque l'on joue sans restriction") or not (
        turned or won
    )


@law(
    "bellecour.imperial.laws.16",
    "academie.imperial.laws.16",
    says=text(
        "The card turned up makes {:imperial}.", nothing="The card turned up makes no imperial."
    ),
)
def imperials_turned(
    *,
    hand: facts.Hand,
    turned_card: of_cards.TurnedCard,
    pack_size: facts.PackSize = 32,
    is_agreed: of_state.IsAgreed = False,
) -> int:
    """How many imperials the card turned up makes with three of the hand (*retournée*).

    By the chapter: the other three of its rank, when that is an honour's; or the three that
    make up king, queen, knave and ace of its suit.
    """
    held = imperials_held(hand=(*hand, turned_card), pack_size=pack_size)
    made = sum(turned_card in cards for cards in held)
    return made if is_admitted(imperial=Imperial.TURNED, is_agreed=is_agreed) else 0


@law(
    "bellecour.imperial.idea.16",
    "academie.imperial.idea.16",
    says=text(
        "The card turned up makes {:imperial}.", nothing="The card turned up makes no imperial."
    ),
)
def imperials_by_the_turn(
    *,
    hand: facts.Hand,
    turned_card: of_cards.TurnedCard,
    is_dealer: of_state.IsDealer,
    pack_size: facts.PackSize = 32,
) -> int | Silence:
    """How many imperials a player makes who turns up a card and has the three others in his hand.

    It is not said whether another may make an imperial with it.
    """
    if not met(
        "when you turn up",
        is_dealer,
        "lorsque tournant un roi, une dame, un valet, un as ou un sept ou six",
    ):
        return Silence.NOT_SAID
    return imperials_turned(hand=hand, turned_card=turned_card, pack_size=pack_size)


@law(
    "academie.imperial.idea.17",
    "bellecour.imperial.laws.17",
    "academie.imperial.laws.17",
    only={"is_agreed": ("bellecour.imperial.laws.17", "academie.imperial.laws.17")},
    says=text("He wins {:imperial} in play.", nothing="He wins no imperial in play."),
)
def imperials_won(
    *,
    hand: facts.Hand,
    cards_taken_in_tricks: of_cards.CardsTakenInTricks,
    trump: of_cards.Trump,
    is_agreed: of_state.IsAgreed = False,
) -> int:
    """How many imperials are ``won in play`` (*qu'on fait tomber*): one, in trumps, or none.

    ``hand``: the cards dealt to him. ``cards_taken_in_tricks``: those he took from others. He must
    have some of the imperial in hand and win the rest, one or several (*les autres triomphes*); the
    English chapter, ``wins_the_other_trump``, speaks of one. The chapters do not speak of play with
    restriction.
    """
    run = {Card(rank, trump) for rank in IMPERIAL_RANKS}
    in_trumps = met(
        "takes place only in Trumps",
        run <= {*hand, *cards_taken_in_tricks},
        "n'a lieu que dans la couleur qui est triomphe",
    )
    by_play = not run <= set(hand) and not run <= set(cards_taken_in_tricks)
    admitted = is_admitted(imperial=Imperial.WON, is_agreed=is_agreed)
    return int(in_trumps and by_play and admitted)


@law(
    "bellecour.imperial.idea.17",
    says=text("He wins {:imperial} in play.", nothing="He wins no imperial in play."),
)
def wins_the_other_trump(
    *,
    hand: facts.Hand,
    cards_taken_in_tricks: of_cards.CardsTakenInTricks,
    trump: of_cards.Trump,
) -> int:
    """How many imperials are ``won``: one, by three of the four trumps in hand and the fourth won.

    In the French chapter, as in ``imperials_won``, several of them may be won.
    """
    held = sum(Card(rank, trump) in hand for rank in IMPERIAL_RANKS)
    other = met("win the other Trump", held == len(IMPERIAL_RANKS) - 1)
    won = imperials_won(hand=hand, cards_taken_in_tricks=cards_taken_in_tricks, trump=trump)
    return won if other else 0


@law(
    "bellecour.imperial.laws.18",
    "academie.imperial.laws.18",
    says=text("The hand counts {:imperial}.", nothing="The hand counts no imperial."),
)
def imperials_in_hand(
    *, hand: facts.Hand, trump: of_cards.Trump, pack_size: facts.PackSize = 32
) -> int:
    """How many imperials a hand counts: that of trumps goes for two.

    The honours of the trumps are marked besides, when they are played: law IX.
    """
    held = imperials_held(hand=hand, pack_size=pack_size)
    run = tuple(Card(rank, trump) for rank in IMPERIAL_RANKS)
    return len(held) + met(
        "The Imperial of Trumps in Hand", run in held, "L'impériale de triomphe en main"
    )


@law(
    "bellecour.imperial.idea.11",
    "academie.imperial.idea.11",
    "bellecour.imperial.marking.6",
    "academie.imperial.marking.6",
    "bellecour.imperial.laws.19",
    "academie.imperial.laws.19",
    says=parts(
        hand={
            Hand.ELDER: "The elder hand marks for the point.",
            Hand.YOUNGER: "The younger hand marks for the point.",
        },
        points=text("It is {:point}."),
    ),
)
def marks_the_point(
    *, elder_points: facts.ElderPoints, younger_points: facts.YoungerPoints
) -> Point:
    """Who marks four for his ``point``: who has most cards of a suit; of equal ones the eldest.

    The facts are the points of the elder hand and of the younger, who dealt: from three cards,
    which the longest suit of twelve has at least, to nine.
    """
    equal = met(
        "When the Points are equal",
        elder_points == younger_points,
        "if he has an equality only",
        "when the Point is equal",
        "Lorsque le point est égal",
        "s'il étoit égal",
        "lorsque le point est égal",
    )
    more = met(
        "if he has not more",
        elder_points > younger_points,
        "the most Points",
        "s'il n'en a pas d'avantage",
        "celui qui a plus de points",
    )
    return Point(Hand.ELDER if equal or more else Hand.YOUNGER, POINTS)
