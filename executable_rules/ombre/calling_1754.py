"""Ombre in the book of 1754, of the trump that is not named: laws I and XXV-XXVII.

Laws II-V say what the other books do: ``calling``, and ``quadrille.naming``.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_cards, of_conduct, of_play, of_state
from executable_rules.mechanics.cards import Suit
from executable_rules.ombre.terms import Says
from executable_rules.quadrille.naming import suit_named as suit_named_by
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import text, yes_no


class Choice(Enum):
    """What the eldest hand may do when another spoke before him."""

    OBLIGES_HIM = "oblige him to play sans-prendre"
    OBLIGES_TO_PLAY = "oblige him to play"
    PLAYS_HIMSELF = "keep the preference of playing so himself"
    ASKS_LEAVE = "ask leave himself"
    NEW_DEAL = "have the cards dealt over again"


SuitsNamed = Annotated[tuple[Suit, ...], like(of_cards.SuitsNamed, fewest=1, size=2)]


@law(
    "seymour.ombre.laws.1",
    says=yes_no("Another may name the trump for him.", "Nobody may name the trump for him."),
)
def may_be_named_for_him(
    *, was_forgotten: of_state.WasForgotten, has_looked: of_conduct.HasLooked
) -> bool:
    """May another name the trump that the Ombre forgot? Once he has looked at the cards taken in.

    He may when the Ombre has ``looked`` at the cards he took in. The other books do not wait for
    that: ``calling.named_by_others``.
    """
    forgot = met("If the Ombre forgets to name his Trump", was_forgotten)
    return forgot and met("has looked at the Cards he took in", has_looked)


@law(
    "seymour.ombre.laws.25",
    says=yes_no("He must have named a trump.", "He may take up the stake without naming a trump."),
)
def must_name_before_showing(
    *, is_sure: of_state.IsSure, plays_sans_prendre: of_conduct.PlaysSansPrendre
) -> bool:
    """Whether a player must name a trump before he shews his game: not if it is sure and alone.

    Alone is ``sans-prendre``, without taking in. The other books except from this a player who is
    obliged to play when the others would discard: ``contre.must_name_at_ombre``.
    """
    sure = met("If he that has a sure Game", is_sure)
    return not (sure and met("plays Sans-prendre", plays_sans_prendre))


@law("seymour.ombre.laws.26", "seymour.ombre.laws.27")
def named_without_leave(
    *,
    asked_leave: of_conduct.AskedLeave,
    is_last: of_state.IsLast = False,
    all_passed: of_state.AllPassed = False,
) -> Says:
    """How a player must play who named his trump without asking ``leave``: ``sans-prendre``.

    The youngest hand need not, if the others have passed. In the other books,
    ``calling.names_without_asking``, it is enough to be the youngest, or to have discarded.
    """
    if not met("without first having asked Leave", not asked_leave):
        return Says.ASKS_LEAVE
    passed = met("if the others have passed", all_passed)
    excused = met("If the youngest Hand names his Trump", is_last) and passed
    return Says.ASKS_LEAVE if excused else Says.SANS_PRENDRE


@law(
    "seymour.ombre.trump.5",
    says=text(
        "{} are trumps, and the Ombre is obliged to play in that suit.",
        none="No other may name the trump: the Ombre may still name it.",
    ),
)
def trump_once_turned(
    *,
    suit_named: of_cards.SuitNamed,
    was_turned: of_state.WasTurned,
    was_seen: of_state.WasSeen = False,
) -> Suit | None:
    """Which suit is trumps, by the prose, when another names it because the Ombre has not.

    It is enough that the Ombre turned up the cards he takes in, even if he has not seen them. The
    numbered law waits until he has looked at them: ``may_be_named_for_him``.
    """
    whether("tho' he should not see them before", not was_seen)
    lost = met("if he should happen to turn them up", was_turned or was_seen)
    return suit_named if lost else None


@law("seymour.ombre.trump.6", says=text("{} are trumps: the Ombre is obliged to play in them."))
def chosen_of_two_colours(*, suits_named: SuitsNamed, other_suit: of_cards.OtherSuit) -> Suit:
    """What is trumps when the Ombre names two ``colours``, suits, at the same time.

    ``other_suit``: the one that the player on the Ombre's right hand chooses. In two other books it
    is the suit named first: ``quadrille.naming.trump_named``.

    Raises ValueError for a third suit.
    """
    if not met("name two Colours at the same time", len(set(suits_named)) > 1):
        return suits_named[0]
    if other_suit not in suits_named:
        raise ValueError("other_suit may be one of suits_named: he chooses of these two")
    return other_suit


@law(
    "seymour.ombre.trump.8",
    says=yes_no(
        "The others may name the trump, as if he had not spoken.",
        "The trump is named: the others may not name another.",
    ),
)
def not_exactly_named(*, words_said: of_play.WordsSaid, has_shown: of_conduct.HasShown) -> bool:
    """May the others name the trump because the Ombre's words do not name a suit?

    ``has_shown``: he shewed cards that he lays out, from which his suit might be guessed.
    ``quadrille.naming.suit_named`` has what names a suit.
    """
    whether("should shew three Cards that he puts out", has_shown)
    exact = met("very exact in naming the Trump", suit_named_by(words_said=words_said) is not None)
    return not exact


@law(
    "seymour.ombre.sans-prendre.6",
    says=text("The eldest hand may {:or}.", nothing="This law gives the eldest hand no choice."),
)
def eldest_may(
    *,
    before_turn: of_state.BeforeTurn,
    has_discarded: of_conduct.HasDiscarded,
    asked_leave: of_conduct.AskedLeave,
    has_looked: of_conduct.HasLooked,
) -> tuple[Choice, ...]:
    """What the eldest hand may do when another discards before he spoke, and names a trump.

    ``asked_leave``: the other asked leave first. ``has_looked``: the other has seen the cards he
    takes in, and may then be obliged to play. The law no longer says that it is ``sans-prendre``.
    """
    early = met("before the Eldest Hand has spoke", before_turn)
    wrong = has_discarded and met("without asking Leave", not asked_leave)
    if not (early and wrong):
        return ()
    if met("if he has not seen his Cards", not has_looked):
        return (Choice.OBLIGES_HIM, Choice.PLAYS_HIMSELF, Choice.ASKS_LEAVE)
    return (Choice.OBLIGES_TO_PLAY, Choice.NEW_DEAL)
