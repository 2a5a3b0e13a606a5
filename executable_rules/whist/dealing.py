"""Whist, of the deal and the pack: laws 1, 2, 3, 9, 23 and 24."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_cards, of_conduct, of_play, of_state
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Chooser, Verdict
from executable_rules.whist import facts
from executable_rules.whist.rules import PLAYERS
from executable_rules.whist.terms import HAND, PACK
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import text, yes_no


class TrumpCard(Enum):
    """Where the trump card is."""

    ON_THE_TABLE = "it lies open upon the table"
    IN_HAND = "it is mixed with the dealer's other cards"


class Asked(Enum):
    """What is asked of the trump."""

    WHAT_WAS_TURNED_UP = "what card was turned up"
    WHAT_IS_TRUMPS = "what suit is trumps"


Request = Annotated[Asked, like(of_play.Request)]


@law(
    "seymour.whist.laws.1",
    says=yes_no("He may look at his cards.", "He may not take up or look at his cards."),
)
def may_look(*, in_dealing: of_state.InDealing) -> bool:
    """Whether a player may take up or look at his cards: not while they are ``in dealing``."""
    return not met("While the Cards are in dealing", in_dealing)


@law("seymour.whist.laws.1")
def deal_lost(*, was_lost: of_state.WasLost) -> Verdict:
    """What follows when the deal happens to be lost: the cards are dealt again.

    Whether only when nobody has looked at his cards, the law does not say.
    """
    met_lost = met("if the Deal happens to be lost", was_lost)
    return Verdict.DEAL_AGAIN if met_lost else Verdict.NOTHING_FOLLOWS


@law("seymour.whist.laws.2")
def faced_in_the_pack(*, places: of_play.Places) -> Verdict:
    """What follows when a card of the pack is ``faced``, lies face up: deal again, unless the last.

    The last card is turned up in any case, and does not count.
    """
    for place in places:
        whole_number("places", place, 1, len(PACK))
    some = met("a Card in the Pack happens to be faced", bool(places))
    only_last = met("except it be the last Card", places == {len(PACK)})
    if not some:
        return Verdict.NOTHING_FOLLOWS
    return Verdict.STANDS if only_last else Verdict.DEAL_AGAIN


@law("seymour.whist.laws.3")
def turned_up_in_dealing(
    *, was_turned: of_state.WasTurned, by_other: of_state.ByOther = False
) -> Chooser:
    """Who may call a new deal when a card is turned up in dealing: the dealer's adversaries.

    If one of them has caused it, the dealer may.
    """
    if not met("If in dealing the Cards one is turned up", was_turned):
        return Chooser.NOBODY
    if met("unless either of them has occasioned", by_other):
        return Chooser.DEALER
    return Chooser.ADVERSE_PARTY


@law("seymour.whist.laws.9")
def one_short(
    *, hand_sizes: facts.HandSizes, has_played_again: of_conduct.HasPlayedAgain = True
) -> Verdict:
    """What becomes of a deal if a player has one card short: it stands, unless another has 14.

    It stands if he notices it only after ``several`` tricks and the others have their right
    numbers. It is void when any of them holds 14. The law says nothing else. The hands are counted
    as they were dealt.
    """
    if HAND - 1 not in hand_sizes:
        raise ValueError("hand_sizes cannot be: it is a law of a player who has 12 cards")
    if met("any of the other Players holds 14 Cards", HAND + 1 in hand_sizes):
        return Verdict.VOID
    late = met("till after several Tricks are played", has_played_again)
    right = met("hold their right Numbers", sorted(hand_sizes)[1:] == [HAND] * (PLAYERS - 1))
    return Verdict.STANDS if late and right else Verdict.NOT_SAID


@law(
    "seymour.whist.laws.9",
    says=text("He may be punished for {:revoke}.", nothing="There is nothing to punish."),
)
def revokes_punished(*, renounces: of_play.Renounces, hand_size: of_cards.HandSize) -> int:
    """For how many of his revokes a player is punished who plays with 12 cards: for each.

    He cannot follow with a card that he never had, yet he is not excused.
    """
    whether("he who plays with 12 Cards", whole_number("hand_size", hand_size, 1, HAND) == HAND - 1)
    return renounces


@law(
    "seymour.whist.laws.23",
    says=yes_no("New cards may be brought in.", "New cards may not be brought in."),
)
def may_bring_new_cards(*, in_play: of_state.InPlay, consenting: facts.Consenting) -> bool:
    """Whether new cards may be introduced: in the middle of a game only if all consent."""
    without = met("without a general Consent", consenting < PLAYERS)
    return not (met("In the Middle of a Game", in_play) and without)


@law(
    "seymour.whist.laws.24",
    says={
        TrumpCard.ON_THE_TABLE: "The trump card lies open upon the table.",
        TrumpCard.IN_HAND: "The trump card is among the dealer's other cards.",
    },
)
def trump_card_lies(*, in_turn: of_state.InTurn) -> TrumpCard:
    """Where the trump card ought to be: open on the table until it is the dealer's turn to play.

    The law takes for granted that he puts it among his cards as soon as it is his turn.
    """
    turn = met("till 'tis the Dealer's Turn to play", in_turn)
    return TrumpCard.IN_HAND if turn else TrumpCard.ON_THE_TABLE


@law("seymour.whist.laws.24", says=yes_no("He may ask it.", "He may not ask it."))
def may_ask_of_trumps(*, request: Request, cards_mixed: of_state.CardsMixed) -> bool:
    """Whether one may ask this once the trump card is mixed: only what is trumps."""
    if met("when he has mixed it with his other Cards", cards_mixed):
        return request is Asked.WHAT_IS_TRUMPS
    return True
