"""Ombre in the book of 1754, of playing: laws VIII, XXXV, XXXVI, XXXIX, XL and XLV, and the prose.

What it says of Gano is in ``gano_1754``; as the other books do, in ``quadrille.matadors`` (VI, VII,
IX), ``quadrille.turns`` (XXXIII, XXXIV), ``turns`` (XLIV) and ``playing`` (XLIII).
"""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_play, of_state
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.matadors import matadors, ombre_plays, ombre_ranking
from executable_rules.mechanics.results import Forfeit, Penalty, Unit, Verdict
from executable_rules.ombre import facts
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import Worded, parts, text, yes_no


class GivenUp(Worded):
    """How others take it when a player gives up a bad game."""

    NO_RULE = "no rule is provided, but it does not seem fair, and good manners forbid it"
    NOT_SAID = Verdict.NOT_SAID.value


class WrongCard(NamedTuple):
    """What becomes of a card wrongly thrown down, and what its player suffers."""

    card: Verdict
    penalty: Penalty


@law(
    "seymour.ombre.laws.8",
    says=text(
        "With these he may not “renounce”, keep them back, to a trump: {}.",
        nothing="With none of his cards is he forbidden to “renounce”, keep them back, to a trump.",
    ),
)
def forbid_renouncing(*, hand: facts.Hand, trump: of_cards.Trump) -> tuple[Card, ...]:
    """The trumps of a hand with which one cannot ``renounce`` to a trump: all but the Matadores.

    Law VII takes from an inferior Matadore its privilege when a superior one is led:
    ``quadrille.matadors.forces``.
    """
    order, three = ombre_ranking(trump), matadors(trump)
    held = tuple(card for card in hand if order.is_trump(card))
    some = met("except the three Matadores", any(card in three for card in held))
    return tuple(card for card in held if card not in three) if some else held


@law("seymour.ombre.laws.35")
def card_seen(*, has_played: of_conduct.HasPlayed) -> Verdict:
    """Whether a card that the Ombre sees in another's hand must be played: not until it is played.

    In the other books, ``turns.card_seen_by_ombre``, it must be if it may harm the Ombre. By the
    prose of this one, ``may_oblige_him``, it must be if the Ombre pleases.
    """
    lies = met("till it is upon the Board", has_played)
    return Verdict.STANDS if lies else Verdict.NEED_NOT_PLAY


@law(
    "seymour.ombre.playing.9",
    says=yes_no("The Ombre may oblige him to play it.", "The Ombre may not oblige him to play it."),
)
def may_oblige_him(
    *, card: facts.Card, hand: facts.Hand, trick: facts.Trick, trump: of_cards.Trump
) -> bool:
    """May the Ombre, by the prose, oblige another to play a card that he separated and shewed?

    He may if to play it is no renounce. ``hand`` has the card; ``trick`` is what lies. Law XXXV,
    ``card_seen``, forbids it.
    """
    if card not in hand:
        raise ValueError("card= may be one of the hand: it was separated from it")
    return met("you do not make a Renounce", card in ombre_plays(hand, trick, trump))


@law(
    "seymour.ombre.laws.36",
    says=yes_no("He may examine the trick.", "He may not examine the trick."),
)
def may_examine_tricks(*, in_turn: of_state.InTurn) -> bool:
    """May a player examine another's trick, to see what has been played? At any time.

    The other books, and this one at Quadrille, let him only when it is his turn (``in_turn``):
    ``quadrille.turns.may_turn_the_tricks``.
    """
    met("it is his turn to play", in_turn)
    return True


@law("seymour.ombre.laws.39")
def renounces(*, renounces: of_play.Renounces) -> Penalty:
    """What a player suffers who ``renounces``, does not follow suit though he could: the Beaste.

    The law does not say how many; in the prose there are as many as renounces,
    ``beastes_for_renouncing``.
    """
    wrong = met("He who Renounces", renounces > 0)
    return Penalty.BEAST if wrong else Penalty.NONE


@law("seymour.ombre.beaste.8")
def beastes_for_renouncing(*, renounces: of_play.Renounces) -> Forfeit:
    """How many Beastes a player makes, by the prose, if he renounces several times: one for every
    time.

    The other books let him off with one when the cards are played
    (``turns.beasts_for_each_renounce``) or folded (``quadrille.beast_laws.betes_for_renouncing``).
    """
    return Forfeit(renounces, Unit.BEAST)


@law("seymour.ombre.laws.40")
def taken_back(
    *, has_renounced: of_conduct.HasRenounced, is_finished: of_state.IsFinished
) -> Verdict:
    """What becomes of a deal with a renounce: the cards are taken back and played over.

    Not when they are played out. The other books ask whether the renounce harms the game, and say
    from which trick: ``turns.played_over_at_ombre``; so does the prose of this one.
    """
    wrong = met("When any one has renounced", has_renounced)
    early = met("provided the Cards are not played out", not is_finished)
    if not wrong:
        return Verdict.NOTHING_FOLLOWS
    return Verdict.TAKES_BACK if early else Verdict.STANDS


@law(
    "seymour.ombre.laws.45",
    says=yes_no(
        "The Ombre may give up.", "The Ombre ought not to give up without playing the cards."
    ),
)
def may_give_up(*, is_low: of_state.IsLow) -> bool:
    """May the Ombre give up without playing the cards? He ought not, however bad his game.

    The prose of the same book says that there is no rule provided in this case, and that it does
    not seem fair. The other books speak of his asking leave, ``playing.may_ask``.
    """
    met("let his Game be ever so bad", is_low)
    return False


@law("seymour.ombre.codille.3")
def gives_up_against_codille(*, is_low: of_state.IsLow, gives_up: of_conduct.GivesUp) -> GivenUp:
    """How others take it, by the prose, when the Ombre gives up a very bad game to prevent codille.

    He yields himself beasted. No rule is provided. The numbered law says that he ought not to:
    ``may_give_up``.
    """
    bad = met("if they find a very bad Game", is_low)
    given = met("give it up, and yield themselves Beasted", gives_up)
    return GivenUp.NO_RULE if bad and given else GivenUp.NOT_SAID


@law("seymour.ombre.playing.8")
def plays_out_of_turn_1754(
    *, in_turn: of_state.InTurn, is_agreed: of_state.IsAgreed = False
) -> Penalty:
    """What a player suffers, by the prose, if he plays out of his turn: nothing now.

    ``is_agreed``: they agreed to play as formerly, when he was beasted. The numbered law knows of
    no such agreement: ``quadrille.turns.plays_in_turn``.
    """
    out = met("if a Man played out of his Turn", not in_turn)
    return Penalty.BEAST if out and met("unless it be so agreed", is_agreed) else Penalty.NONE


@law("seymour.ombre.beaste.5", says=parts(card=None, penalty=None))
def throws_a_wrong_card(
    *,
    has_renounced: of_conduct.HasRenounced,
    by_chance: of_state.ByChance,
    was_turned: of_state.WasTurned,
    has_played_again: of_conduct.HasPlayedAgain,
) -> WrongCard:
    """What follows when a card thrown down is a renounce: if by surprise, it may be recovered.

    ``by_chance``: he did it by surprise; then he may take it back. ``was_turned``: the trick is
    ``folded``; then it is too late. ``has_played_again``: its winner has played to a second trick.
    By the laws of two other books that is too late, too: ``quadrille.beast_laws.renounce_made``.
    """
    if not has_renounced:
        return WrongCard(Verdict.NOTHING_FOLLOWS, Penalty.NONE)
    whether("the Person who wins the Trick, has played again", has_played_again)
    surprise = met("when one by Surprize has thrown down a wrong Card", by_chance)
    if met("after the Trick is folded up", was_turned):
        return WrongCard(Verdict.STANDS, Penalty.BEAST)
    if surprise:
        return WrongCard(Verdict.MAY_TAKE_BACK, Penalty.NONE)
    return WrongCard(Verdict.NOT_SAID, Penalty.BEAST)
