"""New Quintille, of the play: how it ends, what is paid, who is beasted, the vole."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_money, of_people, of_play, of_state
from executable_rules.mechanics import cards, held
from executable_rules.mechanics.cards import OMBRE_PACK
from executable_rules.mechanics.matadors import SPADILLE
from executable_rules.ombre.terms import Ends
from executable_rules.quadrille.beast_laws import Beasted
from executable_rules.quadrille.matadors import matadors_paid
from executable_rules.quintille import DEFENDANTS, FRIENDS_TRICKS, HAND, PLAYERS, half_and_half
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import Payment, Worded, pays, text
from lawsofplay.sentences.payments import NOTHING_DUE, flow, paid


class Halves(NamedTuple):
    """What the Ombre and his friend each receive of the defendants, or pay them, below zero."""

    ombre: int
    friend: int

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What moves between the defendants and each of the two."""
        of_ombre = flow("the defendants together", "the Ombre", self.ombre, "counter")
        return of_ombre + flow("the defendants together", "his friend", self.friend, "counter")

    @property
    def sentence(self) -> str:
        """The payments as a sentence.

        >>> Halves(0, 0).sentence
        'Nothing is due.'
        """
        return paid(self.payments) if any(self) else NOTHING_DUE


class Draws(Worded):
    """Who draws what lies on the Game."""

    OMBRES_SIDE = "they who stand the Game draw what lies"
    DEFENDANTS = "the defendants draw what lies"
    NOBODY = "nobody has won it, and it lies"


FriendHand = Annotated[
    tuple[cards.Card, ...], like(of_cards.FriendHand, size=HAND, pack=OMBRE_PACK)
]
Hands = Annotated[tuple[held.Held, ...], like(of_cards.Hands, fewest=PLAYERS, size=PLAYERS)]
OmbreHand = Annotated[tuple[cards.Card, ...], like(of_cards.OmbreHand, size=HAND, pack=OMBRE_PACK)]
OmbreTricks = Annotated[int, like(of_play.OmbreTricks, least=0, most=HAND)]
Seats = Annotated[tuple[int, ...], like(of_people.Seats, least=0, most=4, fewest=1, size=2)]
Tricks = Annotated[int, like(of_play.Tricks, least=0, most=HAND)]
TricksBySeat = Annotated[
    tuple[int, ...], like(of_play.TricksBySeat, least=0, most=HAND, fewest=PLAYERS, size=PLAYERS)
]


def _ends(tricks: int) -> Ends:
    if tricks >= FRIENDS_TRICKS:
        return Ends.WON
    return Ends.REMISE if tricks == FRIENDS_TRICKS - 1 else Ends.CODILLE


@law(
    "seymour.new-quintille.4",
    "bellecour.new-quintille.4",
    "academie.new-quintille.4",
    "seymour.new-quintille.10",
    "bellecour.new-quintille.10",
    "academie.new-quintille.10",
    says={
        Ends.WON: "They who stand the Game win.",
        Ends.REMISE: "It is “remise”: they who stand the Game lose, and nobody wins.",
        Ends.CODILLE: "It is “codille”: they who stand the Game lose, and the others win.",
    },
)
def how_it_ends(*, tricks_by_seat: TricksBySeat, seats: Seats) -> Ends:
    """How the deal ends, by the tricks of the ``seats`` that stand the Game, one alone or two.

    Five of the eight win, four are ``remise`` and fewer ``codille``. Against one alone the four
    others are united, so their tricks are of no account singly.
    """
    if sum(tricks_by_seat) != HAND:
        raise ValueError(f"tricks_by_seat= must be {HAND} tricks together")
    return _ends(sum(tricks_by_seat[seat] for seat in set(seats)))


@law("seymour.new-quintille.6", "bellecour.new-quintille.6", "academie.new-quintille.6")
def who_draws(*, tricks: Tricks) -> Draws:
    """Who draws the stakes that each laid down: those who win, the Ombre's side or the others."""
    won = {Ends.WON: Draws.OMBRES_SIDE, Ends.CODILLE: Draws.DEFENDANTS, Ends.REMISE: Draws.NOBODY}
    return won[_ends(tricks)]


@law(
    "seymour.new-quintille.5",
    "bellecour.new-quintille.5",
    "academie.new-quintille.5",
)
def consolation_and_matadors(
    *,
    ombre_hand: OmbreHand,
    friend_hand: FriendHand,
    trump: of_cards.Trump,
    tricks: Tricks,
    price: of_money.Price,
    consolation: of_money.Consolation,
) -> Halves:
    """What the Ombre and his friend receive if they win, and pay if they lose: in equal parts.

    From each of three defendants the ``consolation``, and the ``matadors``, the highest trumps, if
    they have them, by the ``price`` of one. By remise and codille alike.
    """
    number = matadors_paid(ombre_hand=ombre_hand, friend_hand=friend_hand, trump=trump)
    return _halves(consolation + number * price, tricks)


@law(
    "seymour.new-quintille.13",
    "bellecour.new-quintille.13",
    "academie.new-quintille.13",
)
def matadors_shared(
    *,
    ombre_hand: OmbreHand,
    friend_hand: FriendHand,
    trump: of_cards.Trump,
    tricks: Tricks,
    price: of_money.Price,
) -> Halves:
    """What the Ombre and his friend receive for ``matadors``, or pay: in equal parts.

    They are counted as at Quadrille, in one hand or in both, by the ``price`` of one. Without the
    consolation, which is paid besides.
    """
    number = matadors_paid(ombre_hand=ombre_hand, friend_hand=friend_hand, trump=trump)
    return _halves(number * price, tricks)


def _halves(of_each: int, tricks: int) -> Halves:
    """What each of three defendants pays or receives, divided between the two."""
    total = DEFENDANTS * of_each
    return Halves(*half_and_half(counters=total, has_won=_ends(tricks) is Ends.WON))


@law(
    "seymour.new-quintille.9",
    "bellecour.new-quintille.9",
    "academie.new-quintille.9",
    says=text("The {:seat} player must play, calling a king.", none="Nobody is obliged to play."),
)
def forced_by_spadille(*, hands: Hands, all_passed: of_state.AllPassed) -> int | None:
    """The seat of the player who must play when all five have passed: he has Spadille, the ace of
    spades.

    At old Quintille it is the last: ``old_quintille.playing.last_must_play``.
    """
    if not met(
        "all the five Players have pass'd",
        all_passed,
        "all the five Players have passed",
        "tous les cinq Joueurs ont passé",
    ):
        return None
    return next((seat for seat, hand in enumerate(hands) if SPADILLE in hand.cards), None)


@law(
    "seymour.new-quintille.8",
    "bellecour.new-quintille.8",
    "academie.new-quintille.8",
    "seymour.new-quintille.9",
    "bellecour.new-quintille.9",
    "academie.new-quintille.9",
    "seymour.new-quintille.16",
    "bellecour.new-quintille.16",
    "academie.new-quintille.16",
    only={
        "forced_spadille": (
            "seymour.new-quintille.9",
            "bellecour.new-quintille.9",
            "academie.new-quintille.9",
        )
    },
)
def who_is_beasted(
    *,
    tricks: Tricks,
    ombre_tricks: OmbreTricks,
    forced_spadille: of_state.ForcedSpadille = False,
) -> Beasted:
    """Who puts down the Beast of a Game lost with a king: the two, or the Ombre alone without a
    trick.

    ``tricks``: those of the two together. With one trick of his own, or when his friend has none
    either, the Ombre is not beasted alone. It is the same for a player who was forced to play.
    """
    if not ombre_tricks <= tricks < FRIENDS_TRICKS:
        raise ValueError(f"tricks={tricks} cannot be: they lose with four, his own among them")
    whether(
        "the laws of him who plays voluntarily",
        forced_spadille,
        "the Laws of those, who play voluntarily",
        "les Loix de celui qui joue volontairement",
    )
    return Beasted.ALONE if ombre_tricks == 0 < tricks else Beasted.WITH_HIS_FRIEND


@law(
    "seymour.new-quintille.14",
    "bellecour.new-quintille.14",
    "academie.new-quintille.14",
    "seymour.new-quintille.15",
    "bellecour.new-quintille.15",
    "academie.new-quintille.15",
)
def vole_and_devole(*, tricks: Tricks, sum_agreed: of_money.SumAgreed) -> Halves:
    """What the Ombre and his friend have for the ``vole``, all tricks, or pay for none, ``devole``.

    ``sum_agreed``: all that is paid for it. Equal parts, and an odd counter is the Ombre's, to take
    or to pay.
    """
    if 0 < tricks < HAND:
        return Halves(0, 0)
    return Halves(*half_and_half(counters=sum_agreed, has_won=tricks == HAND))


@law(
    "seymour.new-quintille.17",
    "bellecour.new-quintille.17",
    "academie.new-quintille.17",
    says=pays("the Game", "those who make the “vole” (all the tricks)", "counter"),
)
def vole_draws(*, pool: of_money.Pool, beasts: of_money.Beasts = ()) -> int:
    """What the ``vole`` draws: what goes on the Game, and no ``beasts`` that lie besides."""
    whether(
        "draws only what goes on the Game",
        bool(beasts),
        "no more than what was played for",
        "ne tire que ce qui va sur le jeu",
    )
    return pool


@law(
    "seymour.new-quintille.17",
    "bellecour.new-quintille.17",
    "academie.new-quintille.17",
    says=text("The cards are paid with {:counter}."),
)
def cards_paid(*, stake: of_money.Stake) -> int:
    """What is gathered for the cards: the ``stake`` of counters that each of the five gives."""
    return PLAYERS * stake
