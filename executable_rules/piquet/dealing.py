"""Piquet, of the deal: laws I, VII, XI, XIV, XV and XVI."""

from __future__ import annotations

from enum import Enum
from typing import Literal

from executable_rules.facts import of_cards, of_conduct, of_play, of_state
from executable_rules.mechanics.cards import PIQUET_PACK
from executable_rules.mechanics.results import Verdict
from executable_rules.piquet import facts
from executable_rules.piquet.terms import ELDERS_SHARE, HAND, STOCK, Deal, Hand
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import text


class Step(Enum):
    """What is done over again when a deal is begun anew."""

    SHUFFLE = "the cards are shuffled (rebattre)"
    CUT = "they are cut (couper)"
    DEAL = "they are dealt (donner)"


@law("bellecour.piquet.laws.1", "academie.piquet.laws.1", "academie.piquet.laws.2")
def dealt_too_many(
    *, elder_hand_size: facts.ElderHandSize = HAND, younger_hand_size: facts.YoungerHandSize = HAND
) -> Deal:
    """What follows when too many cards are dealt: with thirteen the ``elder hand`` (who leads)
    chooses; with fourteen, a new deal.

    Both books give the choice to the elder, whoever has thirteen cards, since the dealer is at
    fault. The English names thirteen at once. The French says more than is due, and not above
    thirteen. The French says it a second time, in its second law, of the dealer's thirteen; the
    English does not.
    """
    if min(elder_hand_size, younger_hand_size) < HAND:
        raise ValueError(
            f"elder_hand_size and younger_hand_size may not be under {HAND}:"
            " these are laws of too many"
        )
    most = max(elder_hand_size, younger_hand_size)
    if met("fourteen Cards or more", most >= 14, "lorsqu'il y a quatorze cartes ou plus"):
        return Deal.AGAIN
    return (
        Deal.ELDER_CHOOSES
        if met("thirteen Cards", most == 13, "Si celui qui est le premier a treize cartes")
        else Deal.NOTHING_FOLLOWS
    )


@law(
    "bellecour.piquet.laws.7",
    "academie.piquet.laws.7",
    says={
        2: "The next deal is made by two cards at a time.",
        3: "The next deal is made by three cards at a time.",
    },
)
def manner_of_dealing(
    *,
    first_packet: facts.FirstPacket,
    packet_wanted: facts.PacketWanted,
    gave_notice: of_conduct.GaveNotice = False,
    at_start: of_state.AtStart = False,
) -> Literal[2, 3]:
    """By how many cards the next deal is made: as the first of the ``party`` (game), unless the
    dealer gives notice before shuffling.

    The English lets the manner change without notice at the end of a party, the French at the
    beginning of each: the same moment.
    """
    if met(
        "unless before shuffling, you give notice",
        gave_notice,
        "à moins qu'auparavant que de mêler, l'on n'avertisse",
    ):
        return packet_wanted
    return (
        packet_wanted
        if met("At the end of the Party", at_start, "en commençant chaque partie")
        else first_packet
    )


@law(
    "bellecour.piquet.laws.11",
    "academie.piquet.laws.11",
    says={Verdict.LOSES_DEAL: "The adversary deals instead.", Verdict.STANDS: "The deal stands."},
)
def deals_twice(
    *, dealer_has_seen: facts.DealerHasSeen, adversary_has_seen: facts.AdversaryHasSeen
) -> Verdict:
    """What becomes of a deal by the player who dealt the one before: until he sees one of his
    cards, the adversary must deal.

    The adversary deals instead, whether he has seen his own cards or not. Once the dealer has seen
    one of his own cards, the law no longer helps him and the deal stands. By the book of 1754
    (``dealt_out_of_turn``) nobody is obliged, and only one case is told.
    """
    whether(
        "though he has seen his own Hand", adversary_has_seen, "encore même qu'il ait vû son jeu"
    )
    if met(
        "before he has seen any of his Cards",
        not dealer_has_seen,
        "avant d'avoir vû aucune de ses cartes",
    ):
        return Verdict.LOSES_DEAL
    return Verdict.STANDS


@law(
    "seymour.piquet.accidents.26",
    says={
        Verdict.MAY_TAKE_BACK: "He who dealt may throw the cards up, to be dealt by the other.",
        Verdict.STANDS: "The deal stands: he who dealt has looked on his cards too.",
    },
)
def dealt_out_of_turn(
    *,
    all_dealt: of_state.AllDealt,
    dealer_has_seen: facts.DealerHasSeen,
    adversary_has_seen: facts.AdversaryHasSeen,
) -> Verdict:
    """What becomes in 1754 of a deal by the wrong player: if only the other has looked, it may be
    thrown up.

    When the other has examined his cards and the dealer has not, "he may throw them up". "He" is
    the player who dealt, since "the other", who is to deal, is the one who has examined his cards.
    The law says nothing of cards that are not all dealt, or that the other has not examined.
    """
    out = met("should deal them all out", all_dealt)
    if not (met("if the other has examined his Cards", adversary_has_seen) and out):
        return Verdict.NOT_SAID
    unseen = met("has not looked on his Cards also", not dealer_has_seen)
    return Verdict.MAY_TAKE_BACK if unseen else Verdict.STANDS


@law(
    "bellecour.piquet.laws.14",
    "academie.piquet.laws.14",
    "seymour.piquet.accidents.31",
    says=text(
        "Of the deals played there stand good: {:deal}.", nothing="No deal played stands good."
    ),
)
def deals_that_stand(*, pack: of_cards.Pack, deals: of_play.Deals = 1) -> int:
    """How many of the deals played stand good: all of them, or all but the last if its pack is
    ``false``.

    A pack is false if it has a card twice, one too many or one too few. The book of 1754 names only
    the first.
    """
    if deals < 1:
        raise ValueError("deals may not be under one: the deal with this pack is counted")
    twice = met(
        "any two Cards of the same sort",
        len(set(pack)) < len(pack),
        "2 Cards of a Sort",
        "deux autres cartes d'une même façon",
    )
    wrong = met(
        "a Card too many, or too few",
        set(pack) != set(PIQUET_PACK),
        "not the cards of Piquet, each once",
        "une carte de plus ou de moins",
    )
    return deals - 1 if twice or wrong else deals


@law(
    "bellecour.piquet.laws.14",
    "academie.piquet.laws.14",
    "seymour.piquet.accidents.31",
    says={Verdict.STANDS: "The deal stands.", Verdict.VOID: "The deal counts for nothing."},
)
def false_pack(*, pack: of_cards.Pack, is_earlier_deal: of_state.IsEarlierDeal = False) -> Verdict:
    """What becomes of a deal if the pack is ``false`` (*faux*): this deal is void, an earlier one
    stands.
    """
    good = deals_that_stand(pack=pack) == 1
    before = met(
        "the preceding deals",
        is_earlier_deal,
        "several Deals before",
        "les précédens s'il y en avoit de joués",
    )
    if good:
        return Verdict.NOTHING_FOLLOWS
    return Verdict.STANDS if before else Verdict.VOID


@law("bellecour.piquet.laws.15", says=text("{} over again.", nothing="Nothing is done over again."))
def faced_in_dealing(*, faced_cards: facts.FacedCards) -> tuple[Step, ...]:
    """What is done if a ``faced`` card, face up, comes in the deal: the cards are shuffled and
    dealt again.

    The English shuffles and deals; the French law, ``retournee_en_donnant``, cuts between them.
    """
    if met("there should come a faced Card", faced_cards > 0):
        return (Step.SHUFFLE, Step.DEAL)
    return ()


@law("academie.piquet.laws.15", says=text("{} over again.", nothing="Nothing is done over again."))
def retournee_en_donnant(*, faced_cards: facts.FacedCards) -> tuple[Step, ...]:
    """What is done if a card comes ``retournée``, face up, in the deal: the cards are shuffled, cut
    and dealt again.

    The French shuffles, cuts and deals; the English law, ``faced_in_dealing``, has no cut.
    """
    if met("Si en donnant les cartes, il s'en trouve une de retournée", faced_cards > 0):
        return (Step.SHUFFLE, Step.CUT, Step.DEAL)
    return ()


@law("bellecour.piquet.laws.16", "academie.piquet.laws.16")
def faced_in_stock(*, places: of_play.Places, who: facts.Who | None = None) -> Deal:
    """What follows when cards of the ``stock`` (*talon*) lie face up: a new deal if they are two,
    the upper card, or the dealer's first.

    The last three belong to the dealer, after the elder's five. ``who``: the player who was dealt a
    card too many; the stock then has seven. By law II the elder leaves the dealer his three. If the
    dealer has the thirteen, the elder takes his five and leaves two, and the first of these two is
    taken for the one that the law names.
    """
    stock = STOCK if who is None else STOCK - 1
    if not places <= set(range(1, stock + 1)):
        raise ValueError(f"places are places from 1 to the stock's number, which is {stock}")
    if met("two faced Cards", len(places) >= 2, "s'il y en avoit deux"):
        return Deal.AGAIN
    upper = met("the upper Card", 1 in places, "la carte de dessus")
    elders = ELDERS_SHARE - 1 if who is Hand.ELDER else ELDERS_SHARE
    first = met(
        "the first of these three",
        elders + 1 in places,
        "la premiére des trois que le dernier doit prendre",
    )
    if upper or first:
        return Deal.AGAIN
    return Deal.STANDS if places else Deal.NOTHING_FOLLOWS
