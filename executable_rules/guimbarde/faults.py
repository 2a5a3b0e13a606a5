"""Guimbarde, laws VIII-XII: renounce, force, misdeal, false pack and turn."""

from __future__ import annotations

from executable_rules.facts import of_cards, of_people, of_state
from executable_rules.guimbarde import facts
from executable_rules.guimbarde.playing import plays
from executable_rules.guimbarde.terms import TO_EACH, guimbarde_ranking
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.results import NOTHING, Forfeit, Ruling, Verdict
from executable_rules.mechanics.tricks import FOLLOW, may_play, winner
from lawsofplay.rules import law, met


@law("bellecour.guimbarde.laws.8", "academie.guimbarde.laws.8")
def renounces(
    *,
    hand: of_cards.Hand,
    trick: facts.Trick,
    card_played: of_cards.CardPlayed,
    trump: of_cards.Trump,
) -> Forfeit:
    """What a player forfeits if he ``renounces``, does not follow suit: a counter to each player.

    The Guimbarde, the King of Hearts and the Fool follow trumps, whatever their own suit.
    """
    follows = may_play(_with(hand, card_played), trick, guimbarde_ranking(trump), FOLLOW)
    return (
        TO_EACH
        if met("He that renounces", card_played not in follows, "Celui qui renonce")
        else NOTHING
    )


@law("bellecour.guimbarde.laws.9", "academie.guimbarde.laws.9")
def fails_to_force(
    *,
    hand: of_cards.Hand,
    trick: facts.Trick,
    card_played: of_cards.CardPlayed,
    trump: of_cards.Trump,
) -> Forfeit:
    """What a player forfeits who could ``force`` (win the trick) or trump: a counter to each.

    So does a player who could force and renounces: that is law VIII's fault besides, and the laws
    do not say whether he then pays twice.
    """
    held = _with(hand, card_played)
    due, order = plays(hand=held, trick=trick, trump=trump), guimbarde_ranking(trump)
    if not trick:
        return NOTHING
    best = trick[winner(trick, order)]
    trumps = order.is_trump(due[0]) and not order.is_trump(trick[0])
    could = met(
        "can force, or trump",
        trumps or order.beats(due[0], best),
        "pouvant forcer, ou couper sur une carte jouée",
    )
    fails = met(
        "and does not",
        card_played not in due and not order.beats(card_played, best),
        "ne le fait pas",
    )
    return TO_EACH if could and fails else NOTHING


@law("bellecour.guimbarde.laws.10", "academie.guimbarde.laws.10")
def deals_wrong(*, dealt_wrong: of_state.DealtWrong = True) -> Ruling:
    """What follows when the dealer ``deals wrong`` (*donne mal*): he pays each, and deals again."""
    if met("He that deals wrong", dealt_wrong, "Celui qui donne mal"):
        return Ruling(Verdict.DEAL_AGAIN, TO_EACH)
    return Ruling(Verdict.NOTHING_FOLLOWS)


@law("bellecour.guimbarde.laws.11", "academie.guimbarde.laws.11")
def false_pack(
    *, is_finished: of_state.IsFinished, is_earlier_deal: of_state.IsEarlierDeal = False
) -> Verdict:
    """What becomes of a deal with a ``false`` pack: void, if that is discovered before its end.

    ``is_earlier_deal``: it was played before the one in which the pack was found to be false.
    """
    before = met(
        "as do the preceding ones", is_earlier_deal, "il est bon de même que les précédens"
    )
    return (
        Verdict.STANDS
        if met("if the Deal is finished", is_finished, "s'il est achevé de jouer") or before
        else Verdict.VOID
    )


@law("bellecour.guimbarde.laws.12", "academie.guimbarde.laws.12")
def plays_out_of_turn(*, seat: of_people.Seat, seat_in_turn: facts.SeatInTurn) -> Forfeit:
    """What a player forfeits if he plays out of his turn: a counter to each player.

    The French says before it.
    """
    return (
        TO_EACH
        if met("play out of his turn", seat != seat_in_turn, "jouer avant son tour")
        else NOTHING
    )


def _with(hand: tuple[Card, ...], played: Card) -> tuple[Card, ...]:
    if played not in hand:
        raise ValueError(f"card_played may be a card of the hand: {played} is none")
    return hand
