"""Quadrille, of the deal and the pack: laws I-IV.

The book of 1754 translates the same French a second time. Where the others deal anew it says that
the deal goes for nothing. That comes to the same: the same dealer deals again (its page 43: "the
Dealer being only obliged to deal the Cards over again").
"""

from __future__ import annotations

from executable_rules.facts import of_cards
from executable_rules.mechanics.cards import OMBRE_PACK
from executable_rules.mechanics.deals import packets_make
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Ruling, Verdict
from executable_rules.quadrille import facts
from executable_rules.quadrille.terms import HAND
from lawsofplay.rules import law, met
from lawsofplay.sentences import text, yes_no

PLAYERS = 4

PACKETS = frozenset({3, 4})
"""Cards given at a time."""


@law(
    "bellecour.quadrille.laws.1",
    "bellecour.quadrille.play.8",
    "seymour.quadrille.laws.1",
    "seymour.quadrille.1",
    "academie.quadrille.laws.1",
    "academie.quadrille.play.8",
    says=yes_no("A hand may be dealt so.", "A hand may not be dealt so."),
)
def may_deal_by(*, packets: facts.Packets) -> bool:
    """Whether a hand may be dealt in these ``packets``: three, three and four cards at a time.

    The dealer may begin with which he will. The law lets the packet of four come first, second or
    last; the second chapter of two of the books speaks of the first and second.
    """
    sizes = met(
        "by Four and Threes, and no otherwise",
        set(packets) == PACKETS,
        "by twice three, and once four",
        "by 4 and 3",
        "Twice Three, and once Four",
        "autrement que par quatre & trois",
        "par deux fois trois & une fois quatre",
    )
    return sizes and packets_make(HAND, packets)


@law("bellecour.quadrille.laws.1", "seymour.quadrille.laws.1", "academie.quadrille.laws.1")
def faced_in_the_deal(*, faced_cards: facts.FacedCards) -> Verdict:
    """What becomes of a deal in which cards came ``faced`` (*tournées*), face up: they deal
    again.
    """
    count = whole_number("faced_cards", faced_cards, 0, len(OMBRE_PACK))
    return (
        Verdict.DEAL_AGAIN
        if met("one or more faced Cards", count >= 1, "il s'en trouve une ou plusieurs tournées")
        else Verdict.NOTHING_FOLLOWS
    )


@law("bellecour.quadrille.laws.2", "seymour.quadrille.laws.2", "academie.quadrille.laws.2")
def cards_in_the_pack(*, pack_size: of_cards.PackSize) -> Verdict:
    """What becomes of a deal when the pack has not its forty cards: they deal again.

    The law sets no time after which it is too late to find it out. The next law, of two cards
    alike, does, and so does the one law that Ombre has for both (``ombre.packs.false_pack``).
    """
    wrong = met(
        "too many or too few Cards",
        pack_size != len(OMBRE_PACK),
        "more or less than it ought to have",
        "plus ou moins de cartes",
    )
    return Verdict.DEAL_AGAIN if wrong else Verdict.NOTHING_FOLLOWS


@law("bellecour.quadrille.laws.3", "seymour.quadrille.laws.3", "academie.quadrille.laws.3")
def two_of_the_same_sort(*, pack: of_cards.Pack, tricks: facts.Tricks) -> Verdict:
    """What becomes of a deal when a card is found twice: it is void, unless all cards are played.

    It is void while the deal is not finished. When all the cards are played it stands.
    """
    twice = met(
        "two Cards of the same sort",
        len(set(pack)) < len(pack),
        "two Cards of the same Sort",
        "S'il y en a deux de même maniere",
    )
    unfinished = tricks < HAND
    in_time = met(
        "perceived, before the Deal is finished",
        unfinished,
        "perceived before the Deal is played out",
        "qu'on s'en aperçoive avant le coup achevé",
    )
    if not twice:
        return Verdict.NOTHING_FOLLOWS
    return Verdict.VOID if in_time else Verdict.STANDS


@law(
    "bellecour.quadrille.laws.3",
    "seymour.quadrille.laws.3",
    "academie.quadrille.laws.3",
    says=text("The law lets {:deal} stand.", nothing="No deal stands."),
)
def deals_that_stand(*, pack: of_cards.Pack, deals: facts.Deals, tricks: facts.Tricks) -> int:
    """How many deals stand that were made with a pack that has a card twice: all the finished ones.

    The earlier ones were played out, and stand whatever becomes of the last.
    """
    last = two_of_the_same_sort(pack=pack, tricks=tricks)
    return deals - (1 if last is Verdict.VOID else 0)


@law("bellecour.quadrille.laws.4", "seymour.quadrille.laws.4", "academie.quadrille.laws.4")
def deals_wrong(
    *, packets: facts.Packets = (4, 3, 3), hand_sizes: facts.HandSizes = (HAND,) * PLAYERS
) -> Ruling:
    """What a player suffers if he ``deals wrong``: he deals again, and pays nothing.

    This law does not say what is wrong. Here it is a hand of more or fewer than ten cards, or
    packets that the first law forbids.
    """
    if len(hand_sizes) != PLAYERS:
        raise ValueError(f"hand_sizes= are the cards of {PLAYERS} players")
    right = may_deal_by(packets=packets) and set(hand_sizes) == {HAND}
    wrong = met("deals wrong", not right, "misses Deal", "Celui qui donne mal")
    return Ruling(Verdict.DEAL_AGAIN if wrong else Verdict.NOTHING_FOLLOWS)
