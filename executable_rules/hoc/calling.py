"""Hoc: what is called before the play, who wins it, and what is set above it, the ``revy``."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_cards, of_conduct, of_money, of_play, of_state
from executable_rules.hoc import facts
from executable_rules.hoc.terms import HAND, Draws, Part, checked_hands
from executable_rules.mechanics.cards import Card, Rank, pips
from executable_rules.mechanics.ladder import Ladder, Measure, by_suit, runs_of, sequence
from executable_rules.mechanics.ladder import point as point_measure
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Silence
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import parts, text, yes_no

Hand = tuple[Card, ...]

MOST = 20
"""Counters by which a revy may go above what was revied."""


class Speech(Enum):
    """What the eldest hand may begin with."""

    CALL = "to call his Point"
    PASS = "to say Pass"
    REVY = "to begin by a Revy"


class Strength(Enum):
    """What a player sees that he has."""

    SMALL = "a small game, petit"
    MIDDLING = "neither small nor good, of which the books say no more"
    GOOD = "a good one, haut"


Claim = Annotated[Part, like(of_play.Claim)]
TheStrength = Annotated[Strength, like(of_play.Strength)]


@law("bellecour.hoc.8", "academie.hoc.8", says=text("The eldest hand is free {}."))
def begins(*, strength: TheStrength) -> frozenset[Speech]:
    """With what the eldest may begin: a call, a pass if it is small, a ``revy`` (raise) if good."""
    speeches = {Speech.CALL}
    if met(
        "if he sees that he has a small game",
        strength is Strength.SMALL,
        "s'il voit qu'il est petit",
    ):
        speeches.add(Speech.PASS)
    if met("if he has a good one", strength is Strength.GOOD, "s'il l'a haut"):
        speeches.add(Speech.REVY)
    return frozenset(speeches)


@law(
    "bellecour.hoc.8",
    "academie.hoc.8",
    says=yes_no("He may come in again.", "He may not come in again."),
)
def may_recal_himself(*, has_passed: of_conduct.HasPassed, is_revied: of_state.IsRevied) -> bool:
    """May the player who passed at the Point come in again (*y revenir*)? When the others revy."""
    return met("If he passes", has_passed, "s'il passe") and met(
        "the others revy", is_revied, "que les autres renvient"
    )


@law(
    "bellecour.hoc.9",
    says=yes_no(
        "He may revy (bid above) so many counters.", "He may not revy (bid above) so many counters."
    ),
)
def may_revy(*, earlier_revys: of_money.EarlierRevys, bid: of_money.Bid) -> bool | Silence:
    """May a player ``revy``, raise, by this many counters on earlier revys? By twenty or under.

    Nothing is said where each is of twenty or under and all together are more: ``going on to
    twenty`` does not tell whether each of them may be of twenty or the whole. The French,
    ``renvie``, does.
    """
    if not earlier_revys:
        raise ValueError("earlier_revys may not be empty: there is one that has revyed")
    made = [whole_number("revy", counters) for counters in (*earlier_revys, bid)]
    if not met("up to twenty counters, or under", bid <= MOST):
        return False
    return True if met("going on to twenty", sum(made) <= MOST) else Silence.NOT_SAID


@law(
    "academie.hoc.9",
    says=yes_no(
        "He may “renvie” (bid above) so many counters.",
        "He may not “renvie” (bid above) so many counters.",
    ),
)
def renvie(*, earlier_revys: of_money.EarlierRevys, bid: of_money.Bid) -> bool:
    """Whether a player may *renvier* this many counters on the earlier ones: by twenty or less
    each.

    The sum does not matter: they rise by twenty each time. The English, ``may_revy``, has "going on
    to twenty". The print's *on ne peut* and *au-dessous* would by themselves forbid what the
    sentence goes on to order; they are read as if they were *on peut* and *au-dessus*.
    """
    if not earlier_revys:
        raise ValueError("earlier_revys may not be empty: somebody renvie first")
    for counters in (*earlier_revys, bid):
        whole_number("renvi", counters)
    return met("en montant toujours de vingt", bid <= MOST)


@law(
    "bellecour.hoc.10",
    "academie.hoc.10",
    says=parts(
        board=text("He draws {:counter} from the board."),
        each=text(
            "He draws {:counter} from each of the others.", nothing="The others pay him nothing."
        ),
    ),
)
def wins_the_point(*, stake: facts.Stake, bid: of_money.Bid = 0) -> Draws:
    """What a player draws if he wins the Point: its stake and all revys; the others pay nothing."""
    return Draws(stake + bid, 0)


@law(
    "bellecour.hoc.11",
    "academie.hoc.11",
    says=yes_no("He may come in again.", "He may not come in again."),
)
def may_return_to_sequence(
    *, has_passed: of_conduct.HasPassed, is_revied: of_state.IsRevied
) -> bool:
    """May the player who passed at the Sequence be of it after all? In case the others revy on
    theirs.
    """
    revy = met(
        "in case the others should revy on their Sequence",
        is_revied,
        "au cas que les autres renvient de leur séquence",
    )
    return met("that had passed", has_passed, "pour lors le premier qui a passé") and revy


@law(
    "bellecour.hoc.11",
    "bellecour.hoc.13",
    "academie.hoc.11",
    "academie.hoc.13",
    says={
        Part.POINT: "The Point is called next.",
        Part.SEQUENCE: "The Sequence is called next.",
        Part.TRICON: "The Tricon is called next.",
        None: "Nothing is called after it.",
    },
)
def called_after(*, claim: Claim) -> Part | None:
    """Which part is called after another: Point, Sequence, Tricon; none after the last."""
    return {Part.POINT: Part.SEQUENCE, Part.SEQUENCE: Part.TRICON}.get(claim)


@law(
    "bellecour.hoc.13",
    "bellecour.hoc.29",
    "academie.hoc.13",
    "academie.hoc.29",
    says=text("One may revy (bid above) on {}."),
)
def parts_revied() -> frozenset[Part]:
    """The parts on which one may revy: the Tricon as well as the Point and the Sequence."""
    return frozenset(Part)


@law(
    "bellecour.hoc.14",
    "academie.hoc.14",
    says=text("The {:seat} player has the best Point.", none="Nobody has a Point."),
)
def best_point(*, hands: facts.Hands) -> int | Silence | None:
    """The place of the hand with the best Point: most cards of a suit, then what they count.

    The books say nothing of two points equal in both. Several cards are at least two.
    """
    return _best(hands, point_measure(2, HAND[2], lambda card: tells(card=card)))


@law("bellecour.hoc.15", "academie.hoc.15", says=text("The card tells {:point}."))
def tells(*, card: of_cards.Card) -> int:
    """What a card tells for the Point: the ace one, a figure ten, another what it is marked."""
    return pips(card)


@law(
    "bellecour.hoc.16",
    "academie.hoc.16",
    says=text("The first sequence of the hand is {0}.", nothing="The hand has no sequence."),
)
def sequences(*, hand: facts.Hand) -> tuple[Hand, ...]:
    """The sequences of a hand, three or more cards of a suit that follow, each as long as it is."""
    checked_hands(hand)
    runs = (run for held in by_suit(hand).values() for run in runs_of(held))
    return tuple(run for run in runs if len(run) >= 3)


@law(
    "bellecour.hoc.16",
    "academie.hoc.16",
    says=text("The {:seat} player has the best Sequence.", none="Nobody has a Sequence."),
)
def best_sequence(*, hands: facts.Hands) -> int | Silence | None:
    """The place of the hand with the best Sequence: the longest, of equal ones the highest.

    None where nobody has one. The books say nothing of two equal in both.
    """
    return _best(hands, sequence(3))


def _best(hands: tuple[Hand, ...], measure: Measure) -> int | Silence | None:
    """The place of the one hand that is best by a measure; None where no hand has any."""
    checked_hands(*hands, players=len(hands))
    best = Ladder({"best": measure}).best(hands)
    if not best:
        return None
    return best[0] if len(best) == 1 else Silence.NOT_SAID


@law(
    "bellecour.hoc.17",
    "academie.hoc.17",
    says=yes_no("The sequence is a single one.", "The sequence is not a single one."),
)
def is_single(*, run: of_cards.Run) -> bool:
    """Is a sequence a ``single`` one (*simple*)? Three cards, from ace two three to ten to queen.

    Raises ValueError for cards that are no sequence.
    """
    if sequences(hand=run) != (tuple(sorted(run, key=lambda card: card.rank.value)),):
        raise ValueError("run may be three or more cards of one suit that follow each other")
    highest = max(card.rank.value for card in run)
    return len(run) == 3 and highest <= Rank.QUEEN.value


@law(
    "bellecour.hoc.18",
    "academie.hoc.18",
    says=text(
        "The cards are a Tricon of the rank of {}.",
        none="The cards are no Tricon from aces to queens.",
    ),
)
def tricon_of(*, cards: facts.Cards) -> Rank | None:
    """The rank of which three cards are a ``Tricon`` (Fredon, Triolet), aces to queens.

    None for three that are not alike, and for three kings: hoc.26 prices them apart.
    """
    checked_hands(cards)
    ranks = {card.rank for card in cards}
    return (
        cards[0].rank
        if len(ranks) == 1
        and met("up to the Queens", Rank.KING not in ranks, "en montant jusques aux dames")
        else None
    )


@law(
    "bellecour.hoc.18", "academie.hoc.18", says=text("The higher Tricon is that of the rank of {}.")
)
def higher_tricon(*, first_card: of_cards.FirstCard, other_rank: of_cards.OtherRank) -> Rank:
    """Which of two tricons is higher, as they go up to the queens.

    Raises ValueError for kings, and for one rank twice, of which there are but four cards.
    """
    if first_card is other_rank or Rank.KING in (first_card, other_rank):
        raise ValueError("first_card and other_rank may be two ranks from ace to queen")
    return max(first_card, other_rank, key=lambda rank: rank.value)


@law("bellecour.hoc.38", "academie.hoc.38", says=text("The Point counts {:point}."))
def point_stands_at(*, points: facts.Points, points_called: facts.PointsCalled) -> int | Silence:
    """What a Point counts that was called too low: what the player called, without remedy.

    The books say nothing of a player who calls more than he has.
    """
    if points_called > points:
        return Silence.NOT_SAID
    return (
        points_called
        if met(
            "He that calls less points than he has",
            points_called < points,
            "Celui qui accuse moins de points qu'il n'en a",
        )
        else points
    )
