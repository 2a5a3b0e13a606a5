"""Picket of 1687 and Piquet of 1754 before a card is played: cutting, the stock, what is told.

These are the sentences that stand between the rules of ``picket``, ``customs`` and ``accidents``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from executable_rules.facts import of_cards, of_conduct, of_play, of_state
from executable_rules.mechanics.cards import PIQUET_PACK, Card, Rank, Suit
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.orders import ACE_HIGH
from executable_rules.mechanics.results import Penalty, Verdict
from executable_rules.piquet import facts
from executable_rules.piquet.accidents import discards_allowed, may_reckon_the_point
from executable_rules.piquet.customs import cut_scattered, must_shew
from executable_rules.piquet.dealing import Step
from executable_rules.piquet.discarding import may_see_what_comes
from executable_rules.piquet.picket import ELDER_TAKES, may_deal_by_1754, reckoned_for
from executable_rules.piquet.runs import sequences
from executable_rules.piquet.terms import ELDERS_SHARE, HAND, Claim, Hand
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import text, yes_no

RECKONED = (
    frozenset({Claim.CARTE_BLANCHE}),
    frozenset({Claim.POINT}),
    frozenset({Claim.SEQUENCE}),
    frozenset({Claim.THREES, Claim.QUATORZE}),
)
"""What is told in hand, in the order in which it is reckoned."""

SEQUENTS = ("Tierce", "Quart", "Quint", "Sixieme", "Septieme", "Huitieme")
"""Three to eight cards of a suit in a row, in the spelling of p. 94."""

Act = Annotated[Step, like(of_play.Act)]


@law(
    "cotton.piquet.29",
    "seymour.piquet.rules.38",
    "bellecour.piquet.idea.3",
    "academie.piquet.idea.3",
    says=text("This step of the deal is done by {}."),
)
def done_by(*, act: Act) -> Hand:
    """Who does each step of the deal: the dealer, who is the younger, shuffles; the other cuts."""
    return (
        Hand.ELDER
        if met(
            "the other cuts",
            act is Step.CUT,
            "offer them to the other to be cut",
            "places them before the Elder, who is to cut them",
            "presenter à couper à son adversaire",
        )
        else Hand.YOUNGER
    )


@law("cotton.piquet.10", says=text("{} speaks first, when the cards are discarded."))
def speaks_first() -> Hand:
    """Which hand speaks first of its ``Ruff``, the most that it makes of one suit: the eldest."""
    return Hand.ELDER


@law(
    "seymour.piquet.rules.45",
    says=yes_no(
        "They are dealt in the general way, by two and two.",
        "They are not dealt in the general way, by two and two.",
    ),
)
def dealt_as_generally(*, packets: facts.Packets) -> bool:
    """Whether twelve cards are dealt in the way that is general in 1754: two at a time.

    Three or four are allowed too (``picket.may_deal_by_1754``), but to change may give offence.
    """
    by_twos = met("by 2 and 2", set(packets) == {2})
    return by_twos and may_deal_by_1754(packets=packets)


@law(
    "seymour.piquet.rules.46",
    "seymour.piquet.rules.47",
    "seymour.piquet.accidents.2",
    says=text("The “stock” in the middle has {:card}."),
)
def lies_in_the_middle(
    *,
    all_dealt: of_state.AllDealt = True,
    elder_hand_size: facts.ElderHandSize = HAND,
    younger_hand_size: facts.YoungerHandSize = HAND,
) -> int:
    """How many cards lie in the middle as the ``stock`` when the dealer has done: eight.

    Only seven if one hand has thirteen and the other its twelve. In 1687 twelve lie ``on the Table
    between them`` (cotton.piquet.4).
    """
    for name, cards in (("elder", elder_hand_size), ("younger", younger_hand_size)):
        whole_number(name, cards, 0, len(PIQUET_PACK) // 2)
    left = len(PIQUET_PACK) - elder_hand_size - younger_hand_size
    return left if met("When the Dealer has done", all_dealt) else 0


@law(
    "seymour.piquet.accidents.44",
    "seymour.piquet.accidents.45",
    says=yes_no("The cards are shuffled and cut again.", "The cards are not cut again."),
)
def cut_again(
    *,
    cards_mixed: of_state.CardsMixed = False,
    was_seen: of_state.WasSeen = False,
    is_known: of_state.IsKnown = False,
) -> bool:
    """Whether the cards are shuffled and cut again: if they were scattered or the bottom was seen.

    Not if dealer or cutter knows a card by an ``outward mark``. In 1687, after a clean cut, the
    rule is ``customs.may_have_shuffled_again``, which names the upper card.
    """
    whether("by some outward Mark", is_known)
    unseen = met("neither have seen the Bottom", not was_seen)
    return not unseen or cut_scattered(cards_mixed=cards_mixed) is Verdict.DEAL_AGAIN


@law(
    "seymour.piquet.accidents.39",
    says=yes_no(
        "The cards that he is to take in may be looked at.",
        "They may not be looked at, not even at their backs: he has not discarded.",
    ),
)
def may_examine(
    *, has_discarded: of_conduct.HasDiscarded, that_only: facts.ThatOnly = False
) -> bool:
    """Whether a player may look at the cards he is to take in, be it only the ``outside`` (backs).

    Not before he has discarded. The other books, ``discarding.may_see_what_comes``, speak only of
    seeing the cards.
    """
    whether("even on the Outside", that_only)
    return may_see_what_comes(has_discarded=has_discarded)


@law("cotton.piquet.31", says=text("The eldest takes in {:card}."))
def takes_in_as_many(*, cards_discarded: facts.CardsDiscarded) -> int:
    """How many cards the eldest takes in who shewed a blank, in 1687: as many as he laid out.

    1754, ``customs.may_exchange``, says it of the first player with any cards, and of five cards.
    """
    return whole_number("cards_discarded", cards_discarded, 1, ELDER_TAKES)


@law("seymour.piquet.accidents.48", says=text("He takes in {:card}."))
def takes_in_for(*, packets: facts.Packets) -> int:
    """How many cards the first player takes in: as many as he laid out at first, though he offers
    to lay out another.

    ``packets``: what he lays out, such as ``4,1`` for four cards and then one more. For one more,
    to get a card known to be good, he gets nothing, nor need the other allow it: it would be to
    discard twice (``accidents.discards_allowed``).
    """
    for cards in packets:
        whole_number("laid_out", cards)
    whole_number("packets", sum(packets), 1, ELDERS_SHARE)
    whether("offer to lay out another in order to take it in", len(packets) > 1)
    return sum(packets[: discards_allowed(number=len(packets))])


@law(
    "seymour.piquet.accidents.38",
    says=yes_no("The dealer may discard more.", "The dealer may discard no more."),
)
def dealer_may_discard_more(
    *,
    has_discarded: of_conduct.HasDiscarded,
    has_taken_in: of_conduct.HasTakenIn,
    has_looked: of_conduct.HasLooked = False,
) -> bool:
    """Whether the dealer who left cards may discard more: not once he has discarded and taken in.

    This holds even if he has not looked at what he took. In the other books,
    ``discarding.discards_twice``, it is enough to have touched the stock.
    """
    whether("tho' he has not looked on the Cards he takes in", not has_looked)
    return not met("after he has once discarded, and taken in", has_discarded and has_taken_in)


@law("seymour.piquet.accidents.41")
def mixes_one_too_many(*, cards_mixed: of_state.CardsMixed) -> Penalty:
    """What a player suffers if he took in a card too many and ``mixes`` it: he counts nothing.

    To mix it is to put it among the rest of his cards. If he does not, he may turn it back unseen
    (``customs.may_turn_back``).
    """
    lost = met("mixes it with the rest of his Game", cards_mixed)
    return Penalty.COUNTS_NOTHING if lost else Penalty.NONE


@law(
    "seymour.piquet.accidents.43",
    says=yes_no(
        "He may look on that discard: it is his own.",
        "He may not look on that discard: it is the other’s.",
    ),
)
def may_look_on_discard(*, owner: facts.Owner, who: facts.Who) -> bool:
    """Whether a player may look on a discard: on his own, which lies near him, when he pleases."""
    return met("which he has the Liberty of looking on", owner is who)


@law(
    "cotton.piquet.30",
    says=text("The “Ruff”, the most that the hand makes of one suit, is {:point}."),
)
def most_of_a_suit(*, hand: facts.Hand) -> int:
    """What the ``Ruff`` of a hand is in 1687: the most points that it makes in one suit.

    In 1754, ``asks_of``, the suit with most cards is counted; with sixes that may be less.
    """
    return max(points for _, points in _suits(hand))


@law(
    "seymour.piquet.rules.40",
    "bellecour.piquet.counting.1",
    "academie.piquet.counting.1",
    says=text("The eldest asks if {:point} are good."),
)
def asks_of(*, hand: facts.Hand) -> int:
    """Of how many points the eldest asks ``if so many are good``: those of his longest suit.

    Of two equally long suits he is taken to ask of the better; the book does not say. From the
    seven up a longer suit always makes more points, as 1687 has it, ``most_of_a_suit``; with the
    sixes it need not.
    """
    return max(_suits(hand))[1]


def _suits(hand: tuple[Card, ...]) -> Iterator[tuple[int, int]]:
    """How many cards the hand has of each suit, and for how many points they are counted."""
    for suit in Suit:
        cards = [card for card in hand if card.suit is suit]
        yield len(cards), sum(reckoned_for(card=card) for card in cards)


@law("seymour.piquet.rules.56", "seymour.piquet.rules.57", says=text("It is called “{}”."))
def sequence_called(*, run: of_cards.Run) -> str:
    """What a sequence is called in 1754: by its length and highest card, ``Major`` from the ace.

    The print adds a seven to the cards from ace to nine for the Septieme, and then an eight for the
    Huitieme. A sequence does not run so: the two must change places.
    """
    found = sequences(frozenset(run) & frozenset(PIQUET_PACK))
    if [cards for cards, _ in found] != [len(run)]:
        raise ValueError("run= must be three cards or more of one suit that follow one another")
    name, head = SEQUENTS[len(run) - 3], ACE_HIGH[-found[0][1]]
    major = met("that begins from an Ace", head is Rank.ACE)
    return f"{name}-Major" if major else f"{name} to a {head.name.title()}"


@law(
    "seymour.piquet.rules.41",
    "seymour.piquet.rules.42",
    "seymour.piquet.rules.43",
    "seymour.piquet.accidents.42",
    says=text("The first reckoning is of {}.", nothing="There is nothing to reckon."),
)
def first_reckoned(*, claims_told: facts.ClaimsTold) -> frozenset[Claim]:
    """Which thing told in hand counts first: carte-blanche, then point, ``sequents`` (sequences).

    Threes and ``quatorzes`` (fours) stand together as the last: the better ones bar the others.
    """
    none = met("If there be no Carte-blanche", Claim.CARTE_BLANCHE not in claims_told)
    kinds = RECKONED[1:] if none else RECKONED[:1]
    return next((claims_told & kind for kind in kinds if claims_told & kind), frozenset())


@law(
    "seymour.piquet.accidents.36",
    "seymour.piquet.accidents.37",
    says=yes_no(
        "What he named may be reckoned.",
        "What he named may not be reckoned: he played before he showed it.",
    ),
)
def may_reckon_what_he_named(
    *, claim: facts.Claim, has_shown: of_conduct.HasShown, has_played: of_conduct.HasPlayed
) -> bool:
    """Whether either player may count what he named: if he shewed it before he played.

    The law names tierces, quarts and quints, and whatever the dealer tells when the other may not
    tell it. What need not be shewn is not lost.
    """
    return not must_shew(claim=claim) or may_reckon_the_point(
        has_shown=has_shown, has_played=has_played
    )
