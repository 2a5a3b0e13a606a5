"""Old Quintille, of the play: who plays, the king called, the matadors, and the vole."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_conduct, of_money, of_state
from executable_rules.mechanics import cards, held
from executable_rules.mechanics.cards import OMBRE_PACK, Rank, Suit
from executable_rules.mechanics.matadors import matadors, sequence_of_matadors
from executable_rules.mechanics.results import Drawn, Penalty, Silence, Verdict
from executable_rules.old_quintille.beginning import Tricks, wins
from executable_rules.quintille import HAND, PLAYERS
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import Worded, pays, text, yes_no

PAID = 2
"""Counters from each: for the ``sans prendre``, for the matadors, for the vole."""


class Matadors(Worded):
    """Who pays the matadors, the three highest trumps, and to whom."""

    NOBODY = "they are not paid: no hand of the two has all three"
    TO_OMBRE = "the three defendants pay them to the Ombre, and his friend has no share"
    TO_FRIEND = "the three defendants pay them to the friend, and the Ombre pays nothing"
    BY_OMBRE = "the Ombre pays them to the three defendants, and not to his friend"
    BY_FRIEND = "the friend pays them to the three defendants, and not to the Ombre"


Card = Annotated[cards.Card, like(of_cards.Card, pack=OMBRE_PACK)]
FriendHand = Annotated[
    tuple[cards.Card, ...], like(of_cards.FriendHand, size=HAND, pack=OMBRE_PACK)
]
Hands = Annotated[tuple[held.Held, ...], like(of_cards.Hands, fewest=PLAYERS, size=PLAYERS)]
OmbreHand = Annotated[tuple[cards.Card, ...], like(of_cards.OmbreHand, size=HAND, pack=OMBRE_PACK)]
PassedBySeat = Annotated[tuple[bool, ...], like(of_state.DoneBySeat, fewest=PLAYERS - 1, size=4)]


def _has_three(hand: tuple[cards.Card, ...], trump: Suit) -> bool:
    return sequence_of_matadors(hand, trump) >= len(matadors(trump))


@law(
    "bellecour.quintille.4",
    "academie.quintille.4",
    says=pays("each of the four others", "him who plays “sans prendre” (alone)", "counter"),
)
def sans_prendre_receives(
    *, ombre_hand: OmbreHand, trump: of_cards.Trump, tricks: Tricks
) -> int | Silence:
    """What each pays the player who plays ``sans prendre``, alone, and wins: for that, and the
    matadors.

    Two counters, and two for the three matadors together; for more matadors no more. What he pays
    if he loses is not said. The book of 1754 has two for each of the three.
    """
    if not met("which if he does", wins(tricks=tricks), "s'il gagne"):
        return Silence.NOT_SAID
    return (
        PAID * 2 if met("three Matadors", _has_three(ombre_hand, trump), "trois Matadors") else PAID
    )


@law(
    "seymour.quintille.5",
    says=pays("each of the four others", "him who plays “sans prendre” (alone)", "counter"),
)
def sans_prendre_receives_1754(
    *, ombre_hand: OmbreHand, trump: of_cards.Trump, tricks: Tricks
) -> int | Silence:
    """What each pays the player who plays ``Sans-prendre`` and wins: two, and two for each of
    three.

    Were all his eight cards matadors in sequence, three alone are paid. The two other books have
    two for the three together: ``sans_prendre_receives``.
    """
    if not met("If he wins", wins(tricks=tricks)):
        return Silence.NOT_SAID
    three = met("if he had them", _has_three(ombre_hand, trump))
    return PAID * (1 + len(matadors(trump))) if three else PAID


@law("seymour.quintille.6", "bellecour.quintille.5", "academie.quintille.5")
def vole_alone_draws(
    *, pool: of_money.Pool, beast_count: of_money.BeastCount, tricks: Tricks
) -> Drawn | Silence:
    """What a ``vole``, all tricks, made alone draws when several Beasts lie: these, two from each.

    It is what lies on the Game, the Beasts in it, and two counters from each. This rule does not
    speak of fewer Beasts, or fewer tricks.
    """
    several = met(
        "there are several Beasts on the Game",
        beast_count > 1,
        "If several Beastes are at once upon the Board",
        "Quand il y auroit plusieurs bêtes au jeu",
    )
    made = met(
        "makes the vole",
        tricks == HAND,
        "makes the Vole",
        "celui qui feroit jouer sans prendre feroit la vole",
    )
    return Drawn(pool, each=PAID) if several and made else Silence.NOT_SAID


@law(
    "seymour.quintille.8",
    "bellecour.quintille.7",
    "academie.quintille.7",
    "seymour.new-quintille.4",
    "bellecour.new-quintille.4",
    "academie.new-quintille.4",
    only={"is_last": ("seymour.quintille", "bellecour.quintille", "academie.quintille")},
    says=yes_no("He names his suit and calls a king.", "He may not name a suit and call a king."),
)
def names_and_calls(
    *,
    asked_leave: of_conduct.AskedLeave,
    another_plays: of_conduct.AnotherPlays = False,
    is_last: of_state.IsLast = False,
) -> bool | Silence:
    """May the player name his suit, and call a king to his aid?

    He must have asked whether the others play, and they have said no. The last player, of whom this
    rule does not speak, has a rule of his own: ``last_must_play``.
    """
    if met(
        "except the last", is_last, "except the youngest Hand of all", "excepté le dernier en carte"
    ):
        return Silence.NOT_SAID
    asked = met(
        "after having asked the others if they play",
        asked_leave,
        "after having ask'd",
        "he asks if they play",
        "he is to ask the Question",
        "aprés avoir demandé si l'on joue",
        "il demande si l'on joue",
    )
    return asked and met(
        "they say, no",
        not another_plays,
        "is answered, No",
        "if they say no",
        "If he is answered in the Negative",
        "on lui a répondu que non",
    )


@law(
    "seymour.quintille.8",
    "bellecour.quintille.7",
    "academie.quintille.7",
    says=yes_no("{card} may be called.", "{card} may not be called."),
)
def may_be_called(*, card: Card, trump: of_cards.Trump) -> bool:
    """May the card be called: a king, and not that of trumps."""
    of_trumps = met(
        "the King of Trumps",
        card.suit is trump,
        "except that of Trumps",
        "ce soit celui de l'atout",
    )
    return card.rank is Rank.KING and not of_trumps


@law(
    "seymour.quintille.23",
    "bellecour.quintille.22",
    "academie.quintille.22",
    says=text("The {:seat} player helps the Ombre.", none="Nobody has the card."),
)
def friend_of_the_ombre(*, card_called: of_cards.CardCalled, hands: Hands) -> int | None:
    """The seat of the Ombre's friend: of the player who has the king that was called."""
    return next((seat for seat, hand in enumerate(hands) if card_called in hand.cards), None)


@law(
    "seymour.quintille.12",
    "bellecour.quintille.11",
    "academie.quintille.11",
    says=text(
        "The {:seat} player must play, and calls a king to his aid.",
        none="The last player is not obliged to play: another does.",
    ),
)
def last_must_play(*, done_by_seat: PassedBySeat) -> int | None:
    """The seat of the player who must play when the first four have passed: the fifth.

    ``done_by_seat``: which of the four passed. However bad his hand is, he plays, with a king.
    """
    passed = met(
        "the first four Players pass",
        all(done_by_seat),
        "four eldest Hands having passed",
        "les quatre premiers en carte ont passé",
    )
    return PLAYERS - 1 if passed else None


@law(
    "seymour.quintille.17",
    "bellecour.quintille.16",
    "academie.quintille.16",
    "seymour.new-quintille.15",
    "bellecour.new-quintille.15",
    "academie.new-quintille.15",
)
def missed_vole(*, has_declared: of_conduct.HasDeclared, tricks: Tricks) -> Penalty | Verdict:
    """What a player suffers if he undertakes the ``vole``, all tricks, and does not make it:
    nothing.
    """
    undertaken = met(
        "undertakes the Vole",
        has_declared,
        "undertakes to play for the Vole",
        "in undertaking the Vole",
        "those who undertake",
        "entreprend de faire la vole",
        "d'entreprendre la vole",
    )
    missed = met(
        "does not make it",
        tricks < HAND,
        "miscarries in his Enterprize",
        "they who do not make it",
        "miss it",
        "& ne la fait pas",
        "ceux qui ne la font point",
    )
    return Penalty.NONE if undertaken and missed else Verdict.NOTHING_FOLLOWS


@law(
    "seymour.quintille.19",
    "bellecour.quintille.18",
    "academie.quintille.18",
    "seymour.quintille.20",
    "bellecour.quintille.19",
    "academie.quintille.19",
)
def matadors_paid(
    *, ombre_hand: OmbreHand, friend_hand: FriendHand, trump: of_cards.Trump, tricks: Tricks
) -> Matadors:
    """Who pays the ``matadors``, the three highest trumps, and to whom, by the eight tricks.

    All three must be in one hand. The player who has them is paid them when the two win, and pays
    them when the two lose; his fellow neither shares nor pays.
    """
    of_ombre = _has_three(ombre_hand, trump)
    if not (of_ombre or _has_three(friend_hand, trump)):
        return Matadors.NOBODY
    if wins(tricks=tricks):
        return Matadors.TO_OMBRE if of_ombre else Matadors.TO_FRIEND
    return Matadors.BY_OMBRE if of_ombre else Matadors.BY_FRIEND
