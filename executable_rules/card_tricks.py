"""The five card tricks that the book of 1754 takes from Ozanam's *Mathematical Recreations*.

Each is performed by functions, so that it can be tried from every start. The first, the second and
the fifth never fail. The third, as told of 36 cards, finds the card as often as not: it lies sixth
or seventh. The fourth is silent where the ten was drawn.
"""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_play
from executable_rules.mechanics.cards import WHOLE_PACK, Card, Rank, pack
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Silence
from lawsofplay.rules import Fact, law, like, met, offered
from lawsofplay.sentences import text

Heap = tuple[Card, ...]

PACK = len(pack())
"""The number of the whole pack."""

Backwards = Annotated[bool, Fact("whether the cards are laid from the bottom upwards")]
CardsInHeaps = Annotated[
    tuple[tuple[int, ...], ...], Fact("the cards of each heap, by their numbers")
]
Number = Annotated[int, like(of_play.Number, least=0, most=len(WHOLE_PACK))]
Deals = Annotated[int, like(of_play.Deals, least=0, most=100)]
Hands = Annotated[tuple[Heap, ...], like(of_cards.Hands, pack=WHOLE_PACK)]


@law("seymour.card-tricks.trick-1.1", says=text("From the uppermost down the cards lie so: {}."))
def laid_upon_the_pack(*, cards_shown: of_cards.CardsShown) -> Heap:
    """The cards shewn as they lie upon the pack, the uppermost first: that is the last shewn."""
    return tuple(reversed(cards_shown))


@law("seymour.card-tricks.trick-1.2", says=text("The card thought of is {}."))
def card_of_the_number(*, cards_shown: of_cards.CardsShown, number: of_play.Number) -> Card:
    """The card to which the number of all the cards falls, the top card being counted ``number``.

    >>> from executable_rules.mechanics.cards import cards
    >>> str(card_of_the_number(cards_shown=cards("5S 4S 3S 2S AS"), number=2))
    '2S'
    """
    reckoned = dict(enumerate(cards_shown, whole_number("number", number, 1, len(cards_shown))))
    return reckoned[len(cards_shown)]


@law(
    "seymour.card-tricks.trick-2.1",
    says=text("The parcels, one after the other: {}.", nothing="There are no parcels."),
)
def parcels(*, hands: Hands) -> tuple[Heap, ...]:
    """The parcels when the cards of each person in turn are laid one upon each of the stations.

    Raises ValueError unless as many cards are shewn to each.
    """
    if len({len(heap) for heap in hands}) != 1:
        raise ValueError("hands= has heaps of unlike number: each person is shewn as many cards")
    return tuple(tuple(heap[at] for heap in hands) for at in range(len(hands[0])))


@law("seymour.card-tricks.trick-2.2", says=text("The card thought of is {}."))
def card_of_the_person(*, cards: of_cards.Cards, number: of_play.Number) -> Card:
    """The card that a person thought of, of the parcel in which he says that it is."""
    return cards[whole_number("number", number, 1, len(cards)) - 1]


@law("seymour.card-tricks.trick-3.1", says=text("Each parcel has {:card}."))
def in_each_parcel(*, number: Number = 36) -> int:
    """The cards in each of three equal parcels. Raises ValueError if three do not divide them."""
    if whole_number("number", number, 3) % 3:
        raise ValueError(f"number={number} cannot be: it must be divisible by three")
    return number // 3


@law(
    "seymour.card-tricks.trick-3.2",
    says=text(
        "The first heap has then, in their order, the cards of the numbers {0:bare}; the second"
        " those of the numbers {1:bare}; the third those of the numbers {2:bare}."
    ),
)
def dealt_again(
    *, cards_in_heaps: CardsInHeaps, number: of_play.Number, backwards: Backwards = False
) -> tuple[tuple[int, ...], ...]:
    """The three heaps after a new deal, the heap of the card being put between the others.

    Each heap is in the order of dealing. ``backwards``, the other reading, deals first what was
    dealt last; the book does not say whether the heaps are turned over.

    Raises ValueError unless there are three heaps of one size.
    """
    if len(cards_in_heaps) != 3 or len({len(heap) for heap in cards_in_heaps}) != 1:
        raise ValueError(
            "cards_in_heaps= cannot be: the cards lie in three heaps of the same number"
        )
    whole_number("number", number, 0, 2)
    others = [heap for place, heap in enumerate(cards_in_heaps) if place != number]
    whole = (*others[0], *cards_in_heaps[number], *others[1])[:: -1 if backwards else 1]
    return tuple(whole[first::3] for first in range(3))


@law("seymour.card-tricks.trick-3.3", says=text("The card lies at last as the {:nth} of its heap."))
def place_at_last(
    *,
    place: of_play.Place,
    number: Number = 36,
    deals: Deals = 2,
    backwards: Backwards = False,
) -> int:
    """The place in its heap, from 1, of a card that lay at a place of its heap at first.

    It is dealt again twice. The book says that it lies in the middle; see ``said_to_lie``.
    """
    size = in_each_parcel(number=number)
    card = size + whole_number("place", place, 1, size)
    whole = tuple(range(1, number + 1))
    heaps = tuple(whole[first : first + size] for first in range(0, number, size))
    for _ in range(deals):
        chosen = next(at for at, heap in enumerate(heaps) if card in heap)
        heaps = dealt_again(cards_in_heaps=heaps, number=chosen, backwards=backwards)
    return next(heap.index(card) + 1 for heap in heaps if card in heap)


@law(
    "seymour.card-tricks.trick-3.4",
    says=text("The card is said to lie as the {0:nth} of its heap, and as the {1:nth} of all."),
)
def said_to_lie(*, number: Number = 36) -> tuple[int, int]:
    """Where the book says that the card lies: in its heap, and in the whole laid together.

    With 36 cards the sixth and the eighteenth; but an even heap has two cards in the middle.
    """
    return (in_each_parcel(number=number) + 1) // 2, (number + 1) // 2


@law("seymour.card-tricks.trick-4.1", says=text("The card is reckoned {:point}."))
def points_of(*, card: of_cards.Card) -> int:
    """The points of a card: knave two, queen three, king four, the rest as many as they show."""
    coats = {Rank.KNAVE: 2, Rank.QUEEN: 3, Rank.KING: 4}
    return coats.get(card.rank, card.rank.value)


@law(
    "seymour.card-tricks.trick-4.2",
    says=text("The last sum is {:point}.", nothing="The last sum is nought."),
)
def last_sum(*, cards: of_cards.Cards) -> int:
    """The sum of the points of cards, ten being taken off whenever the sum exceeds it."""
    total = 0
    for card in cards:
        total += points_of(card=card)
        total -= 10 if met("when the Number exceeds it", total > 10) else 0
    return total


@law("seymour.card-tricks.trick-4.3", says=text("The card drawn is of the rank of {}."))
def rank_drawn(*, total: of_play.Total) -> Rank | Silence:
    """The rank of the card that was drawn from a piquet-pack, by the last sum of the others.

    Where the sum with the four is ten, neither less nor more, the book does not say whether it is
    then subtracted from 10 or from 20. From 20, it would leave ten, and a ten was drawn.
    """
    another = total + 4
    if met("if it be less", another < 10):
        remainder = 10 - another
    elif met("if it be more", another > 10):
        remainder = 20 - another
    else:
        return Silence.NOT_SAID
    return {2: Rank.KNAVE, 3: Rank.QUEEN, 4: Rank.KING}.get(remainder) or Rank(remainder)


@law("seymour.card-tricks.trick-5.1", says=text("To the card drawn are added {:card}."))
def cards_added(*, number: of_play.Number) -> int:
    """The cards added to a drawn card of this number: what it lacks of 25, half the pack less 1.

    A coat-card (``faced``) has what number the drawer pleases, 25 at the most.
    """
    under = PACK // 2 - 1
    return under - whole_number("number", number, 0, under)


@law("seymour.card-tricks.trick-5.2", says=text("In the pack there remain {:card}."))
def remaining(*, numbers: of_play.Numbers) -> int:
    """The cards that remain of the pack when two are drawn and others added to each.

    They are as many as the two numbers together, which is the trick.
    """
    return PACK - sum(1 + cards_added(number=number) for number in numbers)


@law(
    "seymour.card-tricks.trick-5.3",
    "seymour.card-tricks.trick-5.4",
    says=text("The two cards drawn have {:point} together.", nothing="They have no points."),
)
def by_subtraction(*, numbers: of_play.Numbers) -> int:
    """What is left of 52 when the drawer's two remainders from 26 are taken away together."""
    half = PACK // 2
    return PACK - sum(half - whole_number("numbers", number, 0, half) for number in numbers)


__all__ = offered(__name__)
