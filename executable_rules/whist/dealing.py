"""Whist, of the deal and the pack: laws 1, 2, 3, 9, 23 and 24."""

from __future__ import annotations

from enum import Enum

from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Chooser, Verdict
from executable_rules.whist.rules import PLAYERS
from executable_rules.whist.terms import HAND, PACK
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import told, yes_no


class TrumpCard(Enum):
    """Where the trump card is."""

    ON_THE_TABLE = "it lies open upon the table"
    IN_HAND = "it is mixed with the dealer's other cards"


class Asked(Enum):
    """What is asked of the trump."""

    WHAT_WAS_TURNED_UP = "what card was turned up"
    WHAT_IS_TRUMPS = "what suit is trumps"


@law(
    "seymour.whist.laws.1",
    says=yes_no("He may look at his cards.", "He may not take up or look at his cards."),
)
def may_look(*, in_dealing: bool) -> bool:
    """Whether a player may take up or look at his cards: not while they are ``in dealing``."""
    return not met("While the Cards are in dealing", in_dealing)


@law("seymour.whist.laws.1")
def deal_lost(*, lost: bool) -> Verdict:
    """What follows when the deal happens to be lost: the cards are dealt again.

    Whether only when nobody has looked at his cards, the law does not say.
    """
    met_lost = met("if the Deal happens to be lost", lost)
    return Verdict.DEAL_AGAIN if met_lost else Verdict.NOTHING_FOLLOWS


@law("seymour.whist.laws.2")
def faced_in_the_pack(*, faced: frozenset[int]) -> Verdict:
    """What follows when cards of the pack are ``faced``, lie the wrong way; 1 is dealt first.

    The last card is turned up in any case.
    """
    for place in faced:
        whole_number("faced", place, 1, len(PACK))
    some = met("a Card in the Pack happens to be faced", bool(faced))
    only_last = met("except it be the last Card", faced == {len(PACK)})
    if not some:
        return Verdict.NOTHING_FOLLOWS
    return Verdict.STANDS if only_last else Verdict.DEAL_AGAIN


@law("seymour.whist.laws.3")
def turned_up_in_dealing(*, turned_up: bool, by_adverse_party: bool = False) -> Chooser:
    """Who may call a new deal when a card is turned up in dealing.

    The adverse party to the dealer, unless either of them has occasioned it: then the dealer.
    """
    if not met("If in dealing the Cards one is turned up", turned_up):
        return Chooser.NOBODY
    if met("unless either of them has occasioned", by_adverse_party):
        return Chooser.DEALER
    return Chooser.ADVERSE_PARTY


@law("seymour.whist.laws.9")
def one_short(*, hands: tuple[int, int, int, int], several_tricks: bool = True) -> Verdict:
    """What becomes of a deal in which a player has One card short of thirteen.

    It stands, if he observes it only after ``several`` tricks and the others have their right
    numbers; it is void when any of them holds 14. Else the law does not say. The hands are
    counted as they were dealt.
    """
    if HAND - 1 not in hands:
        raise ValueError("hands cannot be: it is a law of a player who has 12 cards")
    if met("any of the other Players holds 14 Cards", HAND + 1 in hands):
        return Verdict.VOID
    late = met("till after several Tricks are played", several_tricks)
    right = met("hold their right Numbers", sorted(hands)[1:] == [HAND] * (PLAYERS - 1))
    return Verdict.STANDS if late and right else Verdict.NOT_SAID


@law(
    "seymour.whist.laws.9",
    says=told("He may be punished for {:revoke}.", nothing="There is nothing to punish."),
)
def revokes_punished(*, revokes: int, cards: int) -> int:
    """For how many of his revokes he can be punished who plays with 12 cards: with each.

    He cannot follow with a card that he never had, yet is not excused.
    """
    whether("he who plays with 12 Cards", whole_number("cards", cards, 1, HAND) == HAND - 1)
    return whole_number("revokes", revokes, 0)


@law(
    "seymour.whist.laws.23",
    says=yes_no("New cards may be brought in.", "New cards may not be brought in."),
)
def may_bring_new_cards(*, middle_of_game: bool, consents: int) -> bool:
    """Whether new cards may be introduced: in the middle of a game by general consent only."""
    whole_number("consents", consents, 0, PLAYERS)
    without = met("without a general Consent", consents < PLAYERS)
    return not (met("In the Middle of a Game", middle_of_game) and without)


@law(
    "seymour.whist.laws.24",
    says={
        TrumpCard.ON_THE_TABLE: "The trump card lies open upon the table.",
        TrumpCard.IN_HAND: "The trump card is among the dealer's other cards.",
    },
)
def trump_card_lies(*, dealers_turn: bool) -> TrumpCard:
    """Where the trump card ought to be: open upon the table till it is the dealer's turn to play.

    That he mixes it with his cards as soon as it is his turn, the law only takes for granted.
    """
    turn = met("till 'tis the Dealer's Turn to play", dealers_turn)
    return TrumpCard.IN_HAND if turn else TrumpCard.ON_THE_TABLE


@law("seymour.whist.laws.24", says=yes_no("He may ask it.", "He may not ask it."))
def may_ask_of_trumps(*, asked: Asked, mixed: bool) -> bool:
    """Whether one may ask what was turned up, or what is trumps, once the dealer has mixed it."""
    if met("when he has mixed it with his other Cards", mixed):
        return asked is Asked.WHAT_IS_TRUMPS
    return True
