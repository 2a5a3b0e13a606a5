"""Imperial, of what is shown: the point and the imperials; laws VII, VIII and XVI to XIX."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.imperial.terms import (
    HAND,
    IMPERIAL_RANKS,
    POINTS,
    Claim,
    Imperial,
    PackSize,
    honour_ranks,
)
from executable_rules.mechanics.cards import Card, Suit
from executable_rules.mechanics.numbers import whole_number
from executable_rules.piquet.terms import Hand
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, told, yes_no


class Point(NamedTuple):
    """Who marks for the point, and how many."""

    hand: Hand
    points: int


@law(
    "bellecour.imperial.laws.7",
    "academie.imperial.laws.7",
    says=told("He loses what he forgot: {}.", nothing="He loses nothing."),
)
def loses_by_forgetting(*, held: frozenset[Claim], counted: frozenset[Claim]) -> frozenset[Claim]:
    """What is lost of what a player holds: all that he forgets to count, point and imperial alike.

    Raises ValueError when he counts what he does not hold.
    """
    if not counted <= held:
        raise ValueError("counted may not name what is not held")
    lost = {
        Claim.POINT: met("He that forgets to count his Point", Claim.POINT in held - counted),
        Claim.IMPERIAL: met("it is the same of the Imperial", Claim.IMPERIAL in held - counted),
    }
    return frozenset(claim for claim in Claim if lost[claim])


@law(
    "bellecour.imperial.laws.8",
    says=told("He loses this: {}.", none="He loses nothing that he shows."),
)
def point_before_imperial(*, shown: tuple[Claim, ...]) -> Claim | None:
    """What he loses by the order in which he shows point and imperial: the point comes first.

    The French law, ``imperiale_avant_le_point``, has it the other way, and so have law XV of both
    books and page 156 of this one. ``It`` is taken for the point, of which the sentence speaks.
    """
    late = met("don't show your Point, before your Imperial", _first(shown) is Claim.IMPERIAL)
    return Claim.POINT if late else None


@law(
    "academie.imperial.laws.8",
    says=told("He does not count this: {}.", none="He loses nothing that he shows."),
)
def imperiale_avant_le_point(*, montres: tuple[Claim, ...]) -> Claim | None:
    """What he does not count who shows his point before his ``impériales``: the point.

    ``Le`` is the point by grammar; page 271 says of the impériale that it is worth nothing then.
    The English law, ``point_before_imperial``, has the order reversed.
    """
    tard = met("ne montre pas ses impériales avant son point", _first(montres) is Claim.POINT)
    return Claim.POINT if tard else None


def _first(shown: tuple[Claim, ...]) -> Claim | None:
    """What was shown first by him who showed both; nothing of him who showed less."""
    if len(set(shown)) < len(shown):
        raise ValueError("shown may name point and imperial once each")
    return shown[0] if len(shown) == len(Claim) else None


@law(
    "bellecour.imperial.laws.16",
    "academie.imperial.laws.16",
    says=yes_no("Such an imperial counts.", "Such an imperial does not count."),
)
def is_admitted(*, imperial: Imperial, restricted: bool = False) -> bool:
    """Whether such an imperial counts, when they play with or without restriction."""
    turned = met("The Imperial turn'd", imperial is Imperial.TURNED)
    won = met("that which is won in play", imperial is Imperial.WON)
    return met("without restriction", not restricted) or not (turned or won)


@law(
    "bellecour.imperial.laws.16",
    "academie.imperial.laws.16",
    says=told(
        "The card turned up makes {:imperial}.", nothing="The card turned up makes no imperial."
    ),
)
def imperials_turned(
    *, hand: tuple[Card, ...], turned: Card, pack: PackSize = 32, restricted: bool = False
) -> int:
    """How many imperials the card turned up makes with three of the hand (*retournée*).

    By pages 156 and 271: the other three of its rank, when that is an honour's; or the three that
    make up king, queen, knave and ace of its suit.
    """
    held = frozenset((*hand, turned))
    rank = all(Card(turned.rank, suit) in held for suit in Suit)
    suit = all(Card(rank, turned.suit) in held for rank in IMPERIAL_RANKS)
    four = turned.rank in honour_ranks(pack) and rank
    run = turned.rank in IMPERIAL_RANKS and suit
    return four + run if is_admitted(imperial=Imperial.TURNED, restricted=restricted) else 0


@law(
    "bellecour.imperial.laws.17",
    "academie.imperial.laws.17",
    says=told("He wins {:imperial} in play.", nothing="He wins no imperial in play."),
)
def imperials_won(
    *, held: tuple[Card, ...], won: tuple[Card, ...], trump: Suit, restricted: bool = False
) -> int:
    """How many imperials are ``won in play`` (*qu'on fait tomber*): one, in trumps, or none.

    ``held`` were dealt to him, ``won`` he took from others; he must have some of the imperial in
    hand and win the rest. The English wins one (the other Trump), the French several.
    """
    run = {Card(rank, trump) for rank in IMPERIAL_RANKS}
    in_trumps = met("takes place only in Trumps", run <= {*held, *won})
    by_play = not run <= set(held) and not run <= set(won)
    admitted = is_admitted(imperial=Imperial.WON, restricted=restricted)
    return int(in_trumps and by_play and admitted)


@law(
    "bellecour.imperial.laws.18",
    "academie.imperial.laws.18",
    says=told("The hand counts {:imperial}.", nothing="The hand counts no imperial."),
)
def imperials_in_hand(*, hand: tuple[Card, ...], trump: Suit, pack: PackSize = 32) -> int:
    """How many imperials a hand counts: that of trumps goes for two.

    An imperial is four of an honour's rank, or king, queen, knave and ace of one suit (pages 156
    and 271). The honours of the trumps are marked besides, when they are played: law IX.
    """
    whole_number("hand", len(hand), 0, HAND)
    held = frozenset(hand)
    fours = [r for r in honour_ranks(pack) if all(Card(r, suit) in held for suit in Suit)]
    runs = [suit for suit in Suit if all(Card(r, suit) in held for r in IMPERIAL_RANKS)]
    twice = met("The Imperial of Trumps in Hand", trump in runs)
    return len(fours) + len(runs) + twice


@law(
    "bellecour.imperial.laws.19",
    "academie.imperial.laws.19",
    says=parts(
        hand={
            Hand.ELDER: "The elder hand marks for the point.",
            Hand.YOUNGER: "The younger hand marks for the point.",
        },
        points=told("It is {:point}."),
    ),
)
def marks_the_point(*, elder: int, younger: int) -> Point:
    """Who marks four for his ``point``, the most cards of one suit, and how many it is.

    The facts are the points of the elder hand and of the younger, who dealt.
    """
    equal = met("When the Points are equal", whole_number("elder", elder) == younger)
    more = elder > whole_number("younger", younger)
    return Point(Hand.ELDER if equal or more else Hand.YOUNGER, POINTS)
