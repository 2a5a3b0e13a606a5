"""Hoc: what each other player pays to the player who wins the Sequence or the Tricon."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_conduct, of_money, of_play, of_state
from executable_rules.hoc import facts
from executable_rules.hoc.terms import HAND, Draws, Game, Part
from executable_rules.mechanics.cards import Rank
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Silence
from lawsofplay.rules import Fact, law, like, met
from lawsofplay.sentences import moves, parts, pays, text
from lawsofplay.sentences.payments import UNNAMED

K = Rank.KING

Mode = Annotated[Game, like(of_play.Mode)]
PAID_FOR_IT = moves(
    text("He who wins by it is paid {:counter} for it."), UNNAMED, "the winner", "counter"
)
"""Words for a price whose payers the law does not name."""

PartsPassed = Annotated[frozenset[Part], Fact("which parts of the game all players have passed")]


@law(
    "bellecour.hoc.12",
    "academie.hoc.12",
    says=pays("each of the others", "the winner of the Sequence", "counter"),
)
def for_single_sequences(
    *, number: of_play.Number, is_revied: of_state.IsRevied = False, mode: Mode = Game.SINGLE
) -> int | Silence:
    """Counters from each player to the winner of the Sequence: one for each single sequence he has.

    The sentence does not speak of a revy or of a double game.
    """
    whole_number("number", number, 0, max(HAND.values()) // 3)
    single = met("it is a single game", mode is Game.SINGLE, "le jeu est simple")
    return (
        number
        if met("When there is no Revy", not is_revied, "Quand il n'y a point de renvi") and single
        else Silence.NOT_SAID
    )


@law(
    "bellecour.hoc.19",
    "academie.hoc.19",
    says={
        Game.SINGLE: "The next deal is played for the single stake.",
        Game.DOUBLE: "The next deal is played for a double stake.",
    },
)
def game_after(*, parts_passed: PartsPassed) -> Game:
    """What the next deal is played for, by what all have passed: double only when all three
    parts.
    """
    all_three = met(
        "they pass the Point, Sequence and Tricon",
        parts_passed == set(Part),
        "l'on passe du point de la séquence & du tricon",
    )
    return Game.DOUBLE if all_three else Game.SINGLE


@law(
    "bellecour.hoc.19",
    "academie.hoc.19",
    says=parts(
        board=text("He draws {:counter} from the board."),
        each=text(
            "He draws {:counter} from each of the others.", nothing="The others pay him nothing."
        ),
    ),
)
def wins_after_all_passed(*, stake: facts.Stake) -> Draws:
    """What a player draws who wins when all was passed before: twice the stake, and one from each.

    The books do not say whether that counter comes beside what is paid him for a sequence, or is
    the counter of hoc.12 that pays a single sequence.
    """
    return Draws(Game.DOUBLE.times * stake, 1)


@law(
    "bellecour.hoc.20",
    "bellecour.hoc.21",
    "academie.hoc.20",
    "academie.hoc.21",
    says=pays("each of the others", "the winner of the Sequence", "counter"),
)
def for_tierce_or_quart(
    *, card_count: of_cards.CardCount, top_card: of_cards.TopCard, mode: Mode = Game.SINGLE
) -> int | Silence:
    """What each pays for a ``tierce`` (three) to the king or a ``quart`` up to the knave: two.

    Not said here of others: a tierce under the king is single (hoc.12), the quart to the king has
    its own price (hoc.22), and that to the queen has none in these books. Raises ValueError for
    more or fewer cards, and for cards that would go below the ace.
    """
    whole_number("card_count", card_count, 3, 4)
    whole_number("top_card", top_card.value, card_count)
    tierce = met(
        "sequence or tierce to the king",
        card_count == 3 and top_card is K,
        "séquence ou tierce de roi",
    )
    low = card_count == 4 and top_card.value <= Rank.KNAVE.value
    quart = met(
        "a quart to some card which he may have, up to the knave",
        low,
        "une quatriéme de quelque carte que ce puisse être jusqu'au valet",
    )
    return 2 * mode.times if tierce or quart else Silence.NOT_SAID


@law("bellecour.hoc.22", "academie.hoc.22", says=PAID_FOR_IT)
def for_quart_to_king(*, mode: Mode = Game.SINGLE) -> int:
    """What is paid for a ``quart`` (*quatrième*), four cards, to the king: three, or double six.

    The books do not say who pays it.
    """
    return 3 * mode.times


@law("bellecour.hoc.23", "academie.hoc.23", says=PAID_FOR_IT)
def for_quint(*, mode: Mode = Game.SINGLE) -> int:
    """What is paid for a ``quint`` (*quinte*), five cards, not to the king: three, or double six.

    The books do not say who pays it.
    """
    return 3 * mode.times


@law(
    "bellecour.hoc.24",
    "academie.hoc.24",
    says=pays("each of the others", "the player who has it", "counter"),
)
def for_quint_to_king(*, card_count: of_cards.CardCount = 5, mode: Mode = Game.SINGLE) -> int:
    """What each pays for five cards to the king: four, or double eight; for longer ones no more.

    Raises ValueError for fewer cards than five and for more than a suit has.
    """
    whole_number("card_count", card_count, 5, len(Rank))
    return 4 * mode.times


@law(
    "bellecour.hoc.25",
    "bellecour.hoc.26",
    "bellecour.hoc.27",
    "academie.hoc.25",
    "academie.hoc.26",
    "academie.hoc.27",
    says=moves(text("The winner is paid {:counter} for them."), UNNAMED, "the winner", "counter"),
)
def for_alike(
    *, rank: of_cards.Rank, card_count: of_cards.CardCount, mode: Mode = Game.SINGLE
) -> int:
    """What is paid to the winner for three or four cards alike: kings, and four, are each double.

    A tricon is drawn from each player; of whom the rest are paid is not said. The English prints
    ``he that wins the trick`` where the French has *le tricon*. Raises ValueError for fewer than
    three or more than four.
    """
    four = whole_number("card_count", card_count, 3, 4) == 4
    three_kings = met(
        "for three kings", rank is K and not four, "On en paie quatre pour trois rois"
    )
    four_kings = met("Four kings", rank is K and four, "Quatre rois au jeu simple en valent huit")
    return 2 * (2 if three_kings or four_kings else 1) * (2 if four else 1) * mode.times


@law(
    "bellecour.hoc.12",
    "bellecour.hoc.28",
    "academie.hoc.12",
    "academie.hoc.28",
    says=moves(
        text("The winner is paid {:counter}.", nothing="Nothing is due."),
        UNNAMED,
        "the winner",
        "counter",
    ),
)
def paid_in_all(
    *, has_won: of_conduct.HasWon, sum_due: of_money.SumDue, stakes: of_money.Stakes = ()
) -> int:
    """Counters paid for a player's best sequence or tricon and the lower ones that it ``passes``.

    The facts are their prices. Nothing unless he wins.
    """
    prices = [whole_number("price", price) for price in (sum_due, *stakes)]
    return (
        sum(prices)
        if met(
            "provided always that he who has them wins",
            has_won,
            "on ne paie les jettons qu'à celui qui gagne",
        )
        else 0
    )
