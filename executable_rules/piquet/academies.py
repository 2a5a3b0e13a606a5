"""Piquet, what the footnotes of one book tell of the academies, the houses where it is played.

The point counted by its cards, every card told in play, and the ``lurch``.
"""

from __future__ import annotations

from executable_rules.facts import of_cards, of_conduct, of_money, of_play, of_state
from executable_rules.piquet import facts
from executable_rules.piquet.counting import point_of
from executable_rules.piquet.terms import TELLING_RANKS
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import pays, text, yes_no


@law("bellecour.piquet.point.5", says=text("The “point” counts {:point}."))
def point_by_its_cards(*, cards: facts.Cards) -> int:
    """What a ``point`` (cards of one suit) sometimes counts in most academies of Paris: one for
    each card.

    It does not matter how many tens and fives the pips of these cards make, as it does elsewhere
    (``counting.point_counts``).
    """
    pips = point_of(cards=cards)
    whether("whether they make more or less than forty-five", pips > 10 * len(cards) - 5)
    return len(cards)


@law(
    "bellecour.piquet.counting.20",
    says=text("He tells {:point} for the card.", nothing="He tells nothing for the card."),
)
def every_card_tells(
    *, card: of_cards.Card, leads: of_conduct.Leads = False, has_won: of_conduct.HasWon = False
) -> int:
    """What a card counts where all cards are counted: one for each card that a player leads or wins
    with.

    Elsewhere only aces to tens count in play (``counting.card_tells``).
    """
    whether("whether a tenth Card or not", card.rank in TELLING_RANKS)
    return int(met("for every Card they lead or win", leads or has_won))


@law(
    "bellecour.piquet.counting.20",
    says=yes_no("They ask first if all cards are counted.", "They need not ask it."),
)
def ask_if_all_are_counted(*, is_known: of_state.IsKnown) -> bool:
    """Whether two players who sit down ask first if all the cards are counted, as is customary.

    They need not if they know each other's play (``is_known``).
    """
    return met("who are not acquainted with each other's play", not is_known)


@law("bellecour.piquet.counting.22", says=pays("the loser", "the winner", "counter"))
def pays_when_lurched(
    *,
    points: of_play.Points,
    is_agreed: of_state.IsAgreed,
    points_agreed: of_play.PointsAgreed = 100,
    stake: of_money.Stake = 1,
) -> int:
    """What the loser of a game pays: double if he is ``lurched``, that is, has less than half the
    points of the game.

    ``is_agreed``: they play with the lurch, as is often done. ``points_agreed``: the points that
    make the game. ``points``: what the loser has.

    Raises ValueError when he has made the game himself.
    """
    if points >= points_agreed:
        raise ValueError(
            f"points={points} cannot be: {points_agreed} make the game, and he lost it"
        )
    played = met("frequently played with the Lurch", is_agreed)
    short = met("before the other gets half that number", 2 * points < points_agreed)
    return 2 * stake if played and short else stake
