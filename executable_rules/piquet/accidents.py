"""Piquet: the accidents and penalties of 1754, and the rules of 1687 that stand behind them."""

from __future__ import annotations

from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Chooser, Penalty
from executable_rules.piquet.endings import makes, tricks
from executable_rules.piquet.picket import sequences_good, ternaries_good
from executable_rules.piquet.terms import HAND, Counted, Deal, Told, fourth_laid_out
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import parts, pays, told, yes_no

LURCH = 50
"""Points under which the loser is ``lurched``."""


@law("cotton.piquet.rules.1")
def dealt_more(*, elder: int = HAND, younger: int = HAND) -> Deal:
    """What becomes of a deal in which somebody had more than his due: the elder chooses, in 1687.

    Of too few it says nothing. 1754, ``dealt_wrong``, gives the choice of both, and ends it at 15.
    """
    if met("give more Cards than his due", max(elder, younger) > HAND):
        return Deal.ELDER_CHOOSES
    return Deal.NOTHING_FOLLOWS if min(elder, younger) == HAND else Deal.NOT_SAID


@law("seymour.piquet.accidents.1", "seymour.piquet.accidents.4", "seymour.piquet.accidents.5")
def dealt_wrong(*, elder: int = HAND, younger: int = HAND) -> Deal:
    """What becomes of a deal in 1754: of 13 or 11 the elder chooses, of 15 or 9 it is dealt again.

    So of still more or fewer; of 14 and 10 nothing is said. In 1687: ``dealt_more``.
    """
    off = max(abs(elder - HAND), abs(younger - HAND))
    if met("have 15, or but 9 Cards dealt him", off >= 3):
        return Deal.AGAIN
    if off == 2:
        return Deal.NOT_SAID
    return (
        Deal.ELDER_CHOOSES if met("a Card too many, or too few", off == 1) else Deal.NOTHING_FOLLOWS
    )


@law(
    "seymour.piquet.accidents.2",
    "seymour.piquet.accidents.3",
    "seymour.piquet.accidents.4",
    says=told("He takes in {:card}."),
)
def takes_in_with(*, dealt: int, lays_out: int) -> int:
    """How many cards he takes in who plays with 13 or 11: so many that he has twelve.

    Of eleven the law says that he lays out a card less than he takes in. Of thirteen it says that
    the elder must lay out five and take in four; that is taken to be the most, since no elder is
    obliged to take all (``customs.may_exchange``).
    """
    whole_number("dealt", dealt, HAND - 1, HAND + 1)
    more = met("having 13 Cards dealt him", dealt > HAND)
    fewer = met("when he has but 11 Cards dealt", dealt < HAND)
    return whole_number("lays_out", lays_out, 1, dealt) - more + fewer


@law(
    "cotton.piquet.rules.2",
    "seymour.piquet.accidents.6",
    says=yes_no(
        "What he tells may be reckoned.",
        "It may not be reckoned: a card was played before it was named.",
    ),
)
def may_reckon(*, named: bool, played: bool) -> bool:
    """Whether a thing told in hand may be reckoned: once a card is played, only if it was named."""
    return named or not met(
        "hath begun to play his Cards", played, "plays down a Card before he remembers to name it"
    )


@law(
    "cotton.piquet.rules.3",
    "seymour.piquet.accidents.7",
    says=yes_no(
        "The point, or “Ruff”, may be reckoned.",
        "The point, or “Ruff”, may not be reckoned: a card was played before it was shown.",
    ),
)
def may_reckon_the_point(*, shewn: bool, played: bool) -> bool:
    """Whether a ``Ruff`` or point that was named may be reckoned: if it was shewn before play.

    1687 asks it of the Ruff only; 1754 of tierces, quarts and quints too in its next words,
    ``before_play.may_reckon_what_he_named``, and of threes and fours not (``customs.must_shew``).
    """
    return shewn or not met("before he plays down a Card", played, "before he play his first Card")


@law("cotton.piquet.rules.4")
def misreckons(
    *, in_hand: int, in_play: int, other: int, played: bool = True, discovered: bool = True
) -> Counted:
    """What he and the other count when he reckoned what he had not, and has played a card, in 1687.

    Nothing of what he really has in hand, the other all; but what he makes in play he keeps. In
    1754, ``counts_false``, he loses that too. ``discovered``: by the other, whenever in the game.
    """
    begun = met("hath play'd one of his Cards", played)
    found = met("his Adversary finds", discovered)
    return Counted(in_play if begun and found else in_hand + in_play, other)


@law("seymour.piquet.accidents.10", "seymour.piquet.accidents.11", "seymour.piquet.accidents.21")
def counts_false(
    *,
    in_hand: int,
    in_play: int,
    other: int,
    next_cards_cut: bool = False,
    recollects_before_playing: bool = False,
) -> Counted:
    """What he and the other count when he counted a three or quatorze that he had not, in 1754.

    He nothing of the deal, if it is found before the cut for the next and he did not recollect it
    before he played; the other what is good against his real hand, though he finds it at the end.
    In 1687, ``misreckons``, play counts.
    """
    saved = met("recollect his Mistake before he plays down", recollects_before_playing)
    if met("before the Cards are cut for the next Deal", not next_cards_cut) and not saved:
        return Counted(0, other)
    return Counted(in_hand + in_play, other)


@law(
    "seymour.piquet.accidents.11",
    "seymour.piquet.accidents.12",
    "seymour.piquet.accidents.13",
    says=told("The other counts {:point} for sequences, threes and fours."),
)
def counts_against_false(*, false: tuple[Card, ...], hand: tuple[Card, ...]) -> int:
    """What the other counts for sequences and threes against one who reckoned false.

    The false reckoner's cards count nothing, but what he really has may still hinder the other, and
    so save a pique or a repique: what the other may not count is wanting to his thirty.
    """
    alone = sequences_good(hand=hand, other=())
    less = sequences_good(hand=hand, other=false) < alone
    hindered = met("what he has in his Hand may hinder the other", less)
    return (0 if hindered else alone) + ternaries_good(hand=hand, other=false)


@law("cotton.piquet.rules.5")
def takes_in_more(
    *, laid_out: int, taken_in: int, in_hand: int, in_play: int, other: int
) -> Counted:
    """What is counted by him who took in more than he laid out: as he who misreckons, in 1687.

    So he keeps what he makes in play; in 1754, ``takes_in_wrong``, he counts nothing.
    """
    if met("takes in more Cards than he discardeth", taken_in > laid_out):
        return misreckons(in_hand=in_hand, in_play=in_play, other=other)
    return Counted(in_hand + in_play, other)


@law("seymour.piquet.accidents.14", "seymour.piquet.accidents.15")
def takes_in_wrong(*, laid_out: int, taken_in: int) -> Penalty:
    """What he suffers in 1754 who takes in a card more, or less, than he lays out.

    Of more he counts nothing (in 1687, ``takes_in_more``, what he makes in play); of less all. The
    card too many may be turned back unseen, by ``customs.may_turn_back``; whether ``all the
    aforementioned Cases`` that are saved by recollecting (the 21st) have this one is not clear.
    """
    more = met("He that takes in a Card more", taken_in > laid_out)
    return Penalty.COUNTS_NOTHING if more else Penalty.NONE


@law(
    "seymour.piquet.accidents.16",
    "seymour.piquet.accidents.17",
    says=told("The leader is sure of {:trick}."),
)
def card_for_card(*, leader: tuple[Card, ...], other: tuple[Card, ...]) -> int:
    """How many of the tricks left the leader can be sure of when the other has fewer cards.

    The other plays ``card for card`` as long as his last, and no longer. The example says twelve
    cards and ten; with a card left after ten tricks he had eleven.
    """
    met("He that has a Card less than his Number", len(other) < len(leader))
    return makes(frozenset(leader), frozenset(other), True, tricks)


@law("seymour.piquet.accidents.20", "seymour.piquet.accidents.21")
def counts_one_for_another(*, counted: bool, recollects_before_playing: bool) -> Penalty:
    """What he suffers who counts three kings instead of his aces: he counts nothing that deal.

    Unless he recollects it before he plays his first card.
    """
    saved = met("recollect his Mistake before he plays down", recollects_before_playing)
    return Penalty.COUNTS_NOTHING if counted and not saved else Penalty.NONE


@law(
    "cotton.piquet.rules.6",
    "seymour.piquet.accidents.22",
    only={"mixed=no": ("seymour",)},
    says=yes_no(
        "He may take up his cards and play on.", "He may not take them up: they are mixed."
    ),
)
def may_play_them_out(*, mixed: bool) -> bool:
    """Whether he who threw up his cards may take them up and play on: not if they are mixed."""
    return not met("mingling them with other Cards", mixed, "mix them with the rest")


@law(
    "cotton.piquet.rules.7",
    "seymour.piquet.accidents.24",
    says=told("He may discard {:time} in the deal.", nothing="He does not wish to discard."),
)
def discards_allowed(*, wished: int) -> int:
    """How many times of those he wishes a player may discard in a deal: once."""
    return 1 if met("to discard twice", whole_number("wished", wished, 0) > 1) else wished


@law(
    "cotton.piquet.rules.9",
    says=told("He must tell that he laid out {}.", none="He need tell no card."),
)
def tells_what_he_laid_out(
    *, three: tuple[Card, ...], laid_out: tuple[Card, ...], allowed: bool, asked: bool
) -> Card | None:
    """Which card he must tell who reckons three and laid out the fourth, in 1687.

    If the other ``allowed`` them, that is said that they are good, and asks him. 1754,
    ``tells_and_shews``, leaves out the first, and makes him shew the card too.
    """
    fourth = fourth_laid_out(three, laid_out)
    good = met("the other say to him it is good", allowed)
    return fourth if met("if he ask him", asked) and good else None


@law(
    "seymour.piquet.accidents.30",
    says=parts(
        card=told("He must tell that he laid out {}.", none="He need tell no card."),
        shewn=yes_no("He must show it too.", "He need show none."),
    ),
)
def tells_and_shews(
    *, three: tuple[Card, ...], laid_out: tuple[Card, ...], asked: bool, required: bool = False
) -> Told:
    """Which card he must tell who reckons three and laid out the fourth, and whether he shews it.

    The law says that he has three in hand and lays out one of them, and yet counts three: four are
    meant, as 1687 says, ``tells_what_he_laid_out``.
    """
    fourth = fourth_laid_out(three, laid_out)
    if fourth is None or not met("the other may ask you", asked):
        return Told(None, shewn=False)
    return Told(fourth, shewn=met("if he requires it", required))


@law("cotton.piquet.rules.12")
def may_shuffle_for_faced(*, faced: int) -> Chooser:
    """Who may deal again for cards found ``faced``, face up: of two the dealer, of one nobody."""
    whether("if a Card be found faced", whole_number("faced", faced, 0) == 1)
    return Chooser.DEALER if met("if two be found faced", faced >= 2) else Chooser.NOBODY


@law("cotton.piquet.rules.13")
def found_changing(*, changes: bool = False, takes_back: bool = False) -> Penalty:
    """What he suffers who is found changing or taking back any of his cards: he loses the game.

    He is a foul player besides, ``customs.foul_player``. 1754, ``found_taking_in``, names only the
    taking in of what was laid out.
    """
    found = met("changing or taking back again", changes or takes_back)
    return Penalty.LOSES_GAME if found else Penalty.NONE


@law("seymour.piquet.accidents.33")
def found_taking_in(*, laid_out_before: bool) -> Penalty:
    """What he suffers who is found taking in a card that he laid out: he loses the game.

    1687, ``found_changing``, says it of changing cards too.
    """
    return Penalty.LOSES_GAME if met("that he laid out before", laid_out_before) else Penalty.NONE


@law(
    "seymour.piquet.accidents.35",
    "seymour.piquet.accidents.46",
    "seymour.piquet.accidents.47",
    says=pays("the loser", "the winner", "piece"),
)
def loser_pays(*, points: int, stake: int = 1, lurches: bool = True) -> int:
    """What the loser of a game pays: double when he is ``lurched``, that is cannot make up 50.

    Unless it was agreed to play without ``lurches``.
    """
    short = met("cannot make up 50", points < LURCH)
    without = met("unless it be first agreed on to the contrary", not lurches)
    return 2 * stake if short and not without else stake
