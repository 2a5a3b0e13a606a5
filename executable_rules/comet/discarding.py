"""The Comet: what each may take in of the stock, and whose discard he may look at."""

from __future__ import annotations

from executable_rules.comet import facts
from executable_rules.comet.dealing import dealt_to_two
from executable_rules.facts import of_cards, of_state
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Silence
from lawsofplay.rules import law, met
from lawsofplay.sentences import text, yes_no


@law(
    "bellecour.comet.discard.1",
    "academie.comet.discard.1",
    says=yes_no("The eldest may take in so many.", "The eldest may not take in so many."),
)
def eldest_may_take(*, cards_taken: facts.CardsTaken) -> bool:
    """Whether the eldest of two may take in this many of the stock: six at most, two at least."""
    most = met(
        "may take in six Cards",
        whole_number("cards_taken", cards_taken, 0, 12) <= 6,
        "le premier peut prendre jusqu'à six cartes",
    )
    return most and met(
        "must not take less than two", cards_taken >= 2, "il n'en peut prendre moins que deux"
    )


@law(
    "bellecour.comet.discard.2",
    "academie.comet.discard.2",
    says=yes_no("The youngest may take in so many.", "The youngest may not take in so many."),
)
def youngest_may_take(*, cards_taken: facts.CardsTaken) -> bool:
    """Whether the youngest of two may take in this many: three at most, and one at least.

    It is not said whether he may have those that the eldest left of his six.
    """
    most = met(
        "may take three Cards",
        whole_number("cards_taken", cards_taken, 0, 12) <= 3,
        "peut prendre trois cartes dans le talon",
    )
    return most and met("must take one", cards_taken >= 1, "il faut qu'il en prenne absolument une")


@law("academie.comet.discard.2", says=text("In the stock remain {:card}."))
def reste_au_talon(
    *, elder_cards_taken: of_cards.ElderCardsTaken, cards_taken: facts.CardsTaken
) -> int:
    """Cards that remain of the stock when both took in: always three, ``il reste toujours trois``.

    So it is when the first takes all his six and the second his three. When they take fewer, more
    remain. The English does not say it.

    Raises ValueError for what nobody may take.
    """
    if not (
        eldest_may_take(cards_taken=elder_cards_taken)
        and youngest_may_take(cards_taken=cards_taken)
    ):
        raise ValueError(
            f"elder_cards_taken={elder_cards_taken}, cards_taken={cards_taken} cannot be: "
            "two to six, one to three"
        )
    return dealt_to_two().stock - elder_cards_taken - cards_taken


@law(
    "bellecour.comet.discard.3",
    "academie.comet.discard.3",
    says=text("He may see {:card} of the stock.", nothing="He leaves no card that he might see."),
)
def eldest_may_see(*, cards_taken: facts.CardsTaken) -> int:
    """How many cards of the stock the eldest may see: those of his six that he leaves."""
    if not eldest_may_take(cards_taken=cards_taken):
        raise ValueError(f"cards_taken={cards_taken} cannot be: the eldest takes from two to six")
    return 6 - cards_taken


@law(
    "bellecour.comet.discard.4",
    "academie.comet.discard.4",
    says=yes_no("He may look at it.", "He may not look at it."),
)
def may_look_at_discard(*, is_his_own: of_state.IsHisOwn) -> bool | Silence:
    """Whether a player may look at a discard: at his own, when he pleases, as at Piquet.

    For another's the rules of Piquet are observed, and not told here.
    """
    return (
        True
        if met("remain on the side of each Player", is_his_own, "restent à côté du Joueur")
        else Silence.NOT_SAID
    )


@law(
    "bellecour.comet.discard.5",
    "academie.comet.discard.5",
    "bellecour.comet.discard.6",
    "academie.comet.discard.6",
    "bellecour.comet.discard.7",
    "academie.comet.discard.7",
    says=text("From the eldest on, the players may take {:card}.", nothing="There is no discard."),
)
def shares_of_the_stock(*, players: facts.Players) -> tuple[int, ...]:
    """Cards that each may take when more than two play, from the eldest; none by five.

    Three share twelve, four eight; whether they may take fewer is not said.
    """
    whole_number("players", players, 3, 5)
    if met(
        "only three Cards in the Stock", players == 5, "il ne reste que trois cartes dans le talon"
    ):
        return ()
    return (6, 3, 3) if players == 3 else (4, 2, 1, 1)
