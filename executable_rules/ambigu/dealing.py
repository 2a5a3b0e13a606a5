"""Ambigu, laws IX and X: the deal after a pass, and the discards taken up when cards run out."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.ambigu import facts
from executable_rules.facts import of_cards, of_conduct, of_play, of_state
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import parts, text


class After(Enum):
    """What was done before the cards are dealt."""

    PASS = "they passed"
    FIRST_VADE = "the first Vade was made: counters were put down on two cards"
    SECOND_VADE = "the second Vade was made, on four"


class Step(Enum):
    """What is done with the cards."""

    SHUFFLE = "they are shuffled (on bat)"
    CUT = "they are cut (on coupe)"
    DEAL = "they are dealt (on donne)"


class Supply(NamedTuple):
    """Cards dealt from the stock, cards dealt from the discards, and what is done with these."""

    from_stock: int
    from_discards: int
    discards: tuple[Step, ...]


Thing = Annotated[After, like(of_play.Thing)]


@law(
    "bellecour.ambigu.laws.9",
    "academie.ambigu.laws.9",
    says=text("The cards are treated so: {}."),
)
def deals_after(*, thing: Thing) -> tuple[Step, ...]:
    """What the dealer does: he has the cards shuffled and cut only for the first and second
    Vades.
    """
    if met("Every time there is a pass", thing is After.PASS, "Toutes les fois qu'on passe"):
        return (Step.DEAL,)
    return (Step.SHUFFLE, Step.CUT, Step.DEAL)


@law(
    "bellecour.ambigu.laws.9",
    "academie.ambigu.laws.9",
    says=parts(
        from_stock=text("They deal {:card} from the stock."),
        from_discards=text("They deal {:card} from the discards."),
        discards=text("This is done with the discards: {}.", nothing="The discards are left."),
    ),
)
def compleats(
    *,
    cards_short: facts.CardsShort,
    stock_size: of_cards.StockSize,
    cards_discarded: facts.CardsDiscarded,
) -> Supply:
    """Where the missing cards come from: all the stock first, then the discards, shuffled and cut.

    Raises ValueError when both together are too few.
    """
    from_stock = min(cards_short, stock_size)
    if not met(
        "there are not Cards sufficient", cards_short > stock_size, "il n'y a point assez de cartes"
    ):
        return Supply(from_stock, 0, ())
    whole_number("cards_discarded", cards_discarded, cards_short - stock_size)
    return Supply(from_stock, cards_short - stock_size, (Step.SHUFFLE, Step.CUT, Step.DEAL))


@law(
    "bellecour.ambigu.laws.10",
    "academie.ambigu.laws.10",
    says=text("They take up these discards: {}.", nothing="They take up no discards."),
)
def discards_taken_up(
    *,
    other_discard: facts.OtherDiscard,
    discard: of_cards.Discard,
    expects_it: of_conduct.ExpectsIt,
    was_placed: of_state.WasPlaced,
) -> tuple[Card, ...]:
    """Which discards are taken up again: not those of a player who put his own on one side.

    He may do that if he foresees that the cards will not be enough.
    """
    liberty = met(
        "foresees that there will not be sufficient Cards",
        expects_it,
        "prévoit que les cartes ne suffisent pas",
    )
    if liberty and met(
        "at liberty to put his Discard on one side",
        was_placed,
        "il lui est loisible de mettre le sien séparément",
    ):
        return other_discard
    return (*other_discard, *discard)
