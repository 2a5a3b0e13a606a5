"""Hoc: what each other player pays to him who wins the Sequence or the Tricon."""

from __future__ import annotations

from executable_rules.hoc.calling import Draws
from executable_rules.hoc.terms import HAND, Game, Part
from executable_rules.mechanics.cards import Rank
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Silence
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, pays, told

K = Rank.KING


@law(
    "bellecour.hoc.12",
    "academie.hoc.12",
    says=pays("each of the others", "the winner of the Sequence", "counter"),
)
def for_single_sequences(
    *, singles: int, revied: bool = False, game: Game = Game.SINGLE
) -> int | Silence:
    """Counters from each player to him who wins the Sequence: one for each single one he has.

    Of a revy and of a double game the sentence does not speak.
    """
    whole_number("singles", singles, 0, max(HAND.values()) // 3)
    single = met("it is a single game", game is Game.SINGLE)
    return singles if met("When there is no Revy", not revied) and single else Silence.NOT_SAID


@law(
    "bellecour.hoc.19",
    "academie.hoc.19",
    says={
        Game.SINGLE: "The next deal is played for the single stake.",
        Game.DOUBLE: "The next deal is played for a double stake.",
    },
)
def game_after(*, passed: frozenset[Part]) -> Game:
    """What the next deal is played for, by what all have passed: double only when all three."""
    all_three = met("they pass the Point, Sequence and Tricon", passed == set(Part))
    return Game.DOUBLE if all_three else Game.SINGLE


@law(
    "bellecour.hoc.19",
    "academie.hoc.19",
    says=parts(
        board=told("He draws {:counter} from the board."),
        each=told(
            "He draws {:counter} from each of the others.", nothing="The others pay him nothing."
        ),
    ),
)
def wins_after_all_passed(*, stake: int) -> Draws:
    """What he draws who wins when all was passed before: twice the stake, and one from each.

    Whether that counter is besides what is paid him for a sequence, or is the counter of hoc.12
    that a single sequence is paid with, the books do not say.
    """
    return Draws(Game.DOUBLE.times * whole_number("stake", stake), 1)


@law(
    "bellecour.hoc.20",
    "bellecour.hoc.21",
    "academie.hoc.20",
    "academie.hoc.21",
    says=pays("each of the others", "the winner of the Sequence", "counter"),
)
def for_tierce_or_quart(*, cards: int, top: Rank, game: Game = Game.SINGLE) -> int | Silence:
    """What each pays for a ``tierce`` (three cards) to the king or a ``quart`` up to the knave.

    Not said here of others: a tierce under the king is single (hoc.12), the quart to the king has
    its own price (hoc.22), and that to the queen has none in these books. Raises ValueError for
    more or fewer cards, and for cards that would go below the ace.
    """
    whole_number("cards", cards, 3, 4)
    whole_number("top", top.value, cards)
    tierce = met("sequence or tierce to the king", cards == 3 and top is K)
    low = cards == 4 and top.value <= Rank.KNAVE.value
    quart = met("a quart to some card which he may have, up to the knave", low)
    return 2 * game.times if tierce or quart else Silence.NOT_SAID


@law("bellecour.hoc.22", "academie.hoc.22", says=told("What is paid for it is {:counter}."))
def for_quart_to_king(*, game: Game = Game.SINGLE) -> int:
    """What is paid for a ``quart`` (*quatrième*), four cards, to the king; of whom is not said."""
    return 3 * game.times


@law("bellecour.hoc.23", "academie.hoc.23", says=told("What is paid for it is {:counter}."))
def for_quint(*, game: Game = Game.SINGLE) -> int:
    """What is paid for a ``quint`` (*quinte*), five cards, not to the king; of whom is not said."""
    return 3 * game.times


@law(
    "bellecour.hoc.24",
    "academie.hoc.24",
    says=pays("each of the others", "the player who has it", "counter"),
)
def for_quint_to_king(*, cards: int = 5, game: Game = Game.SINGLE) -> int:
    """What each pays for five cards to the king, and no more for six (*sixième*) and longer ones.

    Raises ValueError for fewer cards than five and for more than a suit has.
    """
    whole_number("cards", cards, 5, len(Rank))
    return 4 * game.times


def for_sequence(*, cards: int, top: Rank, game: Game = Game.SINGLE) -> int | Silence:
    """What a sequence is paid, by the prices above together, where they say it.

    >>> [for_sequence(cards=5, top=top) for top in (Rank.QUEEN, Rank.KING)]
    [3, 4]

    Not said are the quart to the queen, six cards or more that end below the king, and the
    single sequence in a double game.
    """
    whole_number("top", top.value, whole_number("cards", cards, 3))
    if top is K and cards >= 4:
        return (
            for_quart_to_king(game=game)
            if cards == 4
            else for_quint_to_king(cards=cards, game=game)
        )
    if cards >= 5:
        return for_quint(game=game) if cards == 5 else Silence.NOT_SAID
    if cards == 3 and top is not K:
        return for_single_sequences(singles=1, game=game)
    return for_tierce_or_quart(cards=cards, top=top, game=game)


@law(
    "bellecour.hoc.25",
    "bellecour.hoc.26",
    "bellecour.hoc.27",
    "academie.hoc.25",
    "academie.hoc.26",
    "academie.hoc.27",
    says=told("What is paid for them is {:counter}."),
)
def for_alike(*, rank: Rank, cards: int, game: Game = Game.SINGLE) -> int:
    """What is paid to the winner for three or four cards alike: kings, and four, are each double.

    A tricon is drawn from each player; of whom the rest are paid is not said. The English prints
    ``he that wins the trick`` where the French has *le tricon*. Raises ValueError for fewer than
    three or more than four.
    """
    four = whole_number("cards", cards, 3, 4) == 4
    three_kings = met("for three kings", rank is K and not four)
    four_kings = met("Four kings", rank is K and four)
    return 2 * (2 if three_kings or four_kings else 1) * (2 if four else 1) * game.times


@law(
    "bellecour.hoc.12",
    "bellecour.hoc.28",
    "academie.hoc.12",
    "academie.hoc.28",
    says=told("What is paid him is {:counter}.", nothing="Nothing is due."),
)
def paid_in_all(*, wins: bool, best: int, inferior: tuple[int, ...] = ()) -> int:
    """Counters paid for his best sequence or tricon and for the inferior ones that it ``passes``.

    Nothing unless he wins. The facts are their prices.
    """
    prices = [whole_number("price", price) for price in (best, *inferior)]
    return sum(prices) if met("provided always that he who has them wins", wins) else 0
