"""Brusquembille, the faults: its laws in *The Academy of Play* and the *Académie*, but law VIII."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from typing import Annotated, NamedTuple

from executable_rules.brusquembille import facts
from executable_rules.brusquembille.setting import pack_size as pack_due
from executable_rules.facts import of_cards, of_conduct, of_money, of_people, of_play, of_state
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Penalty, Unit, Verdict
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import Payment, parts, text, yes_no
from lawsofplay.sentences.payments import flow, paid

TWO_TO_EACH = Forfeit(2, Unit.COUNTER, Payee.EACH)


class Faulty(NamedTuple):
    """What a pack that lacks a card leaves: what was paid, and whether the party can be won."""

    paid: Verdict
    party_can_be_won: bool


class Took(Enum):
    """What a player has done with the card that he took from the stock before his turn."""

    JOINED = "he has joined it to his hand (joint à son jeu)"
    SEEN = "he has only seen it"
    NEITHER = "neither: he has put it back unseen"


class Returned(NamedTuple):
    """What a player pays to the player whose card it was and is again, or to each player.

    >>> print(Returned(Fraction(20, 2), 0), Returned(Fraction(0), 2), sep="; ")
    10 counters to him whose card it is; 2 counters to each of the other players
    """

    to_the_owner: Fraction
    to_each: int

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What a player pays if he took the card, to whom."""
        who, unit = "he who took the card", Unit.COUNTER.value
        return (
            *flow(who, "the player to whom it belongs", self.to_the_owner, unit),
            *flow(who, "each of the other players", self.to_each, unit),
        )

    @property
    def sentence(self) -> str:
        """What a player pays, as a sentence."""
        return paid(self.payments)

    def __str__(self) -> str:
        if self.to_the_owner:
            return f"{self.to_the_owner} counters to him whose card it is"
        return str(Forfeit(self.to_each, Unit.COUNTER, Payee.EACH))


class Owner(Enum):
    """Whose card was seen, of two against two."""

    HIMSELF = "his who saw it"
    COMPANION = "his companion's"
    ADVERSARY = "one of his adversaries'"


class Called(NamedTuple):
    """Points that count, and what he loses."""

    points: int
    penalty: Penalty


Act = Annotated[Took, like(of_play.Act)]
TheOwner = Annotated[Owner, like(of_people.Owner)]


@law("bellecour.brusquembille.laws.1", "academie.brusquembille.laws.1")
def turned_in_dealing(
    *, faced_cards: of_cards.FacedCards = 0, card_count: of_cards.CardCount = 0
) -> Verdict:
    """What becomes of the deal when cards come ``turned`` or are turned: the dealer deals again."""
    one = met("one or more Cards turned", faced_cards > 0, "une ou plusieurs cartes tournées")
    himself = met("turns them himself", card_count > 0, "en tourne lui-même quelqu'une")
    return Verdict.DEAL_AGAIN if one or himself else Verdict.NOTHING_FOLLOWS


@law(
    "bellecour.brusquembille.laws.2",
    "academie.brusquembille.laws.2",
    says=parts(
        paid=None,
        party_can_be_won=yes_no("The party can still be won.", "Nobody can win the party."),
    ),
)
def card_too_few(*, pack_size: of_cards.PackSize, players: facts.Players) -> Faulty:
    """What remains of a deal with a card too few: what was paid; but nobody wins the party.

    What was paid in it stands, and nobody can win the party.
    """
    short = met(
        "a Card too few in the Pack",
        pack_size < pack_due(players=players),
        "Si le jeu se trouve défectueux par une carte de moins",
    )
    return Faulty(Verdict.STANDS if short else Verdict.NOTHING_FOLLOWS, not short)


@law("bellecour.brusquembille.laws.2", "academie.brusquembille.laws.2")
def two_alike(*, pack: of_cards.Pack, is_finished: of_state.IsFinished) -> Verdict:
    """What becomes of the deal when a card is found twice in the pack: void, unless finished.

    It is no longer played; here that means void. Only for a card too few does the law say whether
    what was paid in it stands.
    """
    twice = met(
        "two Cards of the same sort",
        len(set(pack)) < len(pack),
        "si le jeu est faux par deux cartes semblables",
    )
    done = met("if it is finished", is_finished, "si le coup est fini")
    if not twice:
        return Verdict.NOTHING_FOLLOWS
    return Verdict.STANDS if done else Verdict.VOID


@law(
    "bellecour.brusquembille.laws.3",
    "bellecour.brusquembille.laws.4",
    "academie.brusquembille.laws.3",
    "academie.brusquembille.laws.4",
)
def takes_in_again(
    *, has_played: of_conduct.HasPlayed, before_turn: of_state.BeforeTurn
) -> Verdict:
    """Whether a card may be taken in again: not once it is played, before his turn or in it."""
    whether("plays before his Turn", before_turn, "joue avant son rang")
    return (
        Verdict.STANDS
        if met("has once played a Card", has_played, "a jetté sa carte")
        else Verdict.MAY_TAKE_BACK
    )


@law(
    "bellecour.brusquembille.laws.5",
    "academie.brusquembille.laws.5",
)
def takes_before_turn(*, act: Act, pool: of_money.Pool) -> Returned:
    """What a player pays if he takes a card from the stock before his turn, and gives it back.

    Half of what is ``on the game`` (*au jeu*) if he joined it, two counters to each if he saw it.
    """
    stake = pool
    if met(
        "has joined the Card to his Hand",
        act is Took.JOINED,
        "a joint la carte prise avant son tour à son jeu",
    ):
        return Returned(Fraction(stake, 2), 0)
    return Returned(
        Fraction(0),
        2
        if met(
            "only seen it",
            act is Took.SEEN,
            "s'il ne l'avoit pas jointe à son jeu, mais vue seulement",
        )
        else 0,
    )


@law("bellecour.brusquembille.laws.6", "academie.brusquembille.laws.6")
def sees_next(*, was_seen: of_state.WasSeen) -> Forfeit:
    """What a player forfeits if he sees the next card in taking his own: two counters to each."""
    return (
        TWO_TO_EACH
        if met("sees the next Card", was_seen, "en tirant sa carte du talon, en voit une seconde")
        else NOTHING
    )


@law(
    "bellecour.brusquembille.laws.7",
    "academie.brusquembille.laws.7",
    says={
        Verdict.MAY_CHOOSE: "They are at liberty to begin the party again.",
        Verdict.STANDS: "The play is continued.",
    },
)
def sees_a_card(*, owner: TheOwner) -> Verdict:
    """What follows when one of two partners sees an adversary's card: they may begin again."""
    adverse = met(
        "one of his adversaries",
        owner is Owner.ADVERSARY,
        "voit la carte qui doit aller à un de ses Adversaires",
    )
    return Verdict.MAY_CHOOSE if adverse else Verdict.STANDS


@law(
    "bellecour.brusquembille.laws.9",
    "academie.brusquembille.laws.9",
    says=parts(points=text("His point counts {:point}."), penalty=None),
)
def calls_point(
    *,
    points_called: of_play.PointsCalled,
    points: of_play.Points,
    cards_mixed: of_state.CardsMixed,
    adversary_points: of_play.AdversaryPoints,
) -> Called:
    """What counts when a player called (*accusa*) too few points: only these, once cards are mixed.

    ``adversary_points``: the most points that any other player has. Once the cards are mixed he
    cannot take it back. The English counts another's points, the French those in his tricks.
    """
    whole_number("points", points, points_called)
    if not met(
        "does not discover it before the Cards are mixed",
        cards_mixed,
        "ne les accuseroit qu'aprés que les cartes seroient broüillées",
    ):
        return Called(points, Penalty.NONE)
    more = points > points_called and met(
        "another Player has more Points",
        adversary_points > points_called,
        "un autre Joueur avoit plus de points",
    )
    return Called(points_called, Penalty.LOSES_PARTY if more else Penalty.NONE)


@law("bellecour.brusquembille.laws.10", "academie.brusquembille.laws.10")
def quits(*, is_finished: of_state.IsFinished) -> Penalty:
    """What a player loses if he quits the party: the party itself, if he does before it is
    finished.
    """
    return (
        Penalty.LOSES_PARTY
        if met("before it is finished", not is_finished, "quitteroit le Jeu avant la partie finie")
        else Penalty.NONE
    )
