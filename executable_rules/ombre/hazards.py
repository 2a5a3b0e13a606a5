"""Ombre, of the ``hazards``, chances that are paid besides, by the dictionary of both books.

Those that the cards of his hand make are in ``hand_hazards``.
"""

from __future__ import annotations

from enum import Enum

from executable_rules.facts import of_cards, of_conduct, of_money, of_people, of_state
from executable_rules.mechanics.matadors import SPADILLE
from executable_rules.ombre import facts
from executable_rules.ombre.claims import matadors_of_the_ombre
from executable_rules.ombre.settling import hazards_from_each
from executable_rules.ombre.terms import PLAYERS
from lawsofplay.rules import law, met
from lawsofplay.sentences import moves, pays, text, yes_no


class Hazard(Enum):
    """The hazards of the dictionary: ten that the Ombre's hand makes, and four more."""

    BON_AIR = "the Bon-air"
    CHARIVARY = "the Charivary"
    CHICOREE = "the Chicorée"
    CONSOLATION = "the Consolation"
    CONTENTMENT = "the perfect Contentment"
    DEGOUT = "the Dégout"
    DISCORD = "the Discord"
    ESTRAPADE = "the Estrapade"
    FANATIQUE = "the Fanatique"
    GUINGUETTE = "the Guinguette"
    MIRLIRO = "the Mirliro"
    PARTY_QUARREE = "the Partie quarrée"
    TRIOMPHANTE = "the Triomphante"
    YEUX = "my Grandmother’s Eyes"


@law("bellecour.quadrille.dictionary.55", says=text("There are {:hazard}."))
def hazards_in_number() -> int:
    """How many ``hazards`` there are, chances that are paid besides: an entry for each of them."""
    return len(Hazard)


@law(
    "bellecour.quadrille.dictionary.55",
    says=yes_no("The hazards may be played for.", "There are no hazards at this game."),
)
def has_hazards(*, players: of_people.Players) -> bool:
    """Are there hazards at Ombre with this many players? With three only."""
    return met("to the Game of Ombre by Three, only", players == PLAYERS)


@law(
    "bellecour.quadrille.dictionary.10",
    says=pays("each of the other players", "the Ombre", "fish"),
)
def consolation_as_a_hazard(
    *,
    ombre_hand: facts.OmbreHand,
    trump: of_cards.Trump,
    plays_sans_prendre: of_conduct.PlaysSansPrendre,
    has_won: of_conduct.HasWon,
) -> int:
    """Fishes for the ``consolation`` that is a hazard: for the sans prendre, and each matador.

    Below zero the Ombre pays. The French has a fish for itself besides: ``consolation_hazard``.
    """
    alone = 1 if met("a Fish for the Sans Prendre", plays_sans_prendre) else 0
    number = alone + matadors_of_the_ombre(ombre_hand=ombre_hand, trump=trump)
    return hazards_from_each(hazards=number, has_won=has_won)


@law(
    "academie.quadrille.dictionary.15",
    says=pays("each of the other players", "the Ombre", "fish"),
)
def consolation_hazard(
    *,
    ombre_hand: facts.OmbreHand,
    trump: of_cards.Trump,
    plays_sans_prendre: of_conduct.PlaysSansPrendre,
    has_won: of_conduct.HasWon,
) -> int:
    """Fishes for the ``consolation`` that is a hazard: one, and for sans prendre and matadors.

    Below zero the Ombre pays. The English has no fish for itself: ``consolation_as_a_hazard``.
    """
    alone = 1 if met("une fiche pour le sans-prendre", plays_sans_prendre) else 0
    number = 1 + alone + matadors_of_the_ombre(ombre_hand=ombre_hand, trump=trump)
    return hazards_from_each(hazards=number, has_won=has_won)


@law(
    "bellecour.quadrille.dictionary.10",
    "academie.quadrille.dictionary.15",
    says=pays("the losing side", "the winning side", "counter"),
)
def common_consolation(
    *, consolation: of_money.Consolation, is_agreed: of_state.IsAgreed = False
) -> int:
    """What the losers pay for the common ``consolation``, whether by codille or by remise.

    It is always paid, except when the hazard of that name takes its place (``is_agreed``).
    """
    hazard = met("when this Consolation takes place", is_agreed, "lorsque cette Consolation a lieu")
    return 0 if hazard else consolation


@law(
    "bellecour.quadrille.dictionary.12",
    "academie.quadrille.dictionary.21",
    says=pays("he who loses", "the winner", "fish"),
)
def degout(*, sum_due: of_money.SumDue, is_last: of_state.IsLast) -> int:
    """Fishes for the ``Dégout``: one from the player who loses at the end, even if only one
    counter.

    ``sum_due``: the counters that he loses. ``is_last``: in the English it is the last Game of the
    party, in the French the end of it.
    """
    last = met("the last Game of the party", is_last, "à la fin de la reprise")
    return 1 if last and sum_due > 0 else 0


@law(
    "bellecour.quadrille.dictionary.18",
    "academie.quadrille.dictionary.35",
    says=moves(
        text("He wins {:counter}.", nothing="He wins nothing by it."),
        "the Game and the others",
        "him of the Estrapade",
        "counter",
    ),
)
def estrapade(
    *,
    plays_sans_prendre: of_conduct.PlaysSansPrendre,
    is_beasted: of_state.IsBeasted,
    pool: of_money.Pool,
    counters_by_seat: of_money.CountersBySeat = (),
    stakes: of_money.Stakes = (),
) -> int:
    """Counters won by the ``Estrapade``: a player of ``sans prendre`` makes the Beast.

    They are what is played for, ``counters_by_seat`` that lie before the players, and ``stakes``
    that are due to them. Both books leave it to the word *he*, after the player who is beasted, who
    wins them.
    """
    alone = met("he who plays Sans Prendre", plays_sans_prendre, "celui qui a joué sans prendre")
    if not (alone and met("makes the Beast", is_beasted, "fait la bête")):
        return 0
    return pool + sum(counters_by_seat) + sum(stakes)


@law(
    "bellecour.quadrille.dictionary.53",
    "academie.quadrille.dictionary.90",
    says=pays("each of the other players", "the Ombre", "fish"),
)
def triomphante(
    *,
    card_led: of_cards.CardLed,
    has_won: of_conduct.HasWon,
    was_made: of_state.WasMade = False,
) -> int:
    """Fishes for the ``Triomphante``, when the Ombre begins by leading Spadill; below zero he pays.

    He gets one from each if he wins, two if he makes the vole. If he loses he pays one to each.
    """
    if not met(
        "leading Spadill",
        card_led == SPADILLE,
        "lorsque celui qui fait jouer commence par atout d'espadille",
    ):
        return 0
    vole = met("or two if he makes the Vole", was_made, "deux s'il fait la vole")
    return hazards_from_each(hazards=2 if vole and has_won else 1, has_won=has_won)
