"""Quadrille of 1822, of the ``vole``, all ten tricks: laws 52 to 62."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.facts import of_conduct, of_money, of_play, of_state
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Penalty
from executable_rules.quadrille_1822 import facts
from executable_rules.quadrille_1822.terms import GAME, HAND, Mode
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import Payment, Worded, yes_no
from lawsofplay.sentences.payments import flow, paid


class Precedency(Worded):
    """Who may play."""

    VOLE = "he who announces the vole plays"
    NOT_SAID = "the law does not say"


class VoleOffered(NamedTuple):
    """Whether an offer of the vole holds, and what the player who made it suffers."""

    may: bool
    penalty: Penalty

    def __str__(self) -> str:
        may = "may" if self.may else "may not"
        return f"the vole {may} be offered; {self.penalty.value}"

    @property
    def sentence(self) -> str:
        """The result as sentences."""
        may = "The vole may be offered." if self.may else "The vole cannot be declared."
        return f"{may} {self.penalty.sentence}"


class Fault(Enum):
    """What bars the vole."""

    NONE = "no fault"
    OUT_OF_TURN = "the hombre or his partner plays out of his turn"
    EXPOSES_HAND = "he unduly exposes his hand"
    EXPOSES_CARD = "he unduly exposes a card in it"
    FOREWARNS = "he forewarns his friend that there is a prospect of a vole"


class Speech(Enum):
    """What partners may say to one another of the vole."""

    ASKS = "shall I go for the vole?"
    YES = "yes"
    NO = "no"
    LEAVES_IT = "I leave it to you"
    BIDS = "play the vole"
    FORBIDS = "do not play it"
    TELLS_POWERS = "anything that exposes a hand"


class Consulted(Worded):
    """What follows of what was said."""

    ALLOWED = "it may be said"
    TOO_EARLY = "it may be said after the sixth trick only"
    MAY_BE_DISALLOWED = "the adversaries may disallow the vole"


UpToSix = Annotated[int, like(of_play.Tricks, least=0, most=GAME)]


class AfterSix(Worded):
    """What the hombre does with his cards."""

    PLAYS_ON = "he plays on: he has not made his six tricks"
    LAYS_DOWN = "he lays down his cards"
    PLAYS_FOR_SEVENTH = "he plays out a card for the seventh trick, and the rest play to it"


class LostVole(NamedTuple):
    """What the hombre receives for his game, and pays for his vole and his beast."""

    receives: int
    pays: int

    def __str__(self) -> str:
        return f"he receives {self.receives} and pays {self.pays}"

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What moves for the game, and what for the vole and the beast."""
        others = "the stake and the opponents"
        won = flow(f"{others} together", "the hombre", self.receives, "counter")
        return won + flow("the hombre", others, self.pays, "counter")

    @property
    def sentence(self) -> str:
        """The result as a sentence."""
        return paid(self.payments)


TheFault = Annotated[Fault, like(of_play.Fault)]
WordsSaid = Annotated[Speech, like(of_play.WordsSaid)]


@law("quanti.quadrille.laws.52", "quanti.quadrille.vole-premium.8")
def announced_against(*, mode: facts.Mode) -> Precedency:
    """Who goes before, a player who announces the vole or one who undertakes only the ``other``
    game.

    The vole goes before six tricks, in whatever mode. The book does not say whether this holds
    against Nemo, which has no tricks and is by article 37 *the highest mode*.
    """
    six = met("only undertakes to win six tricks", mode is not Mode.NEMO)
    return Precedency.VOLE if six else Precedency.NOT_SAID


@law("quanti.quadrille.laws.53")
def offers_the_vole(
    *, adversary_tricks: facts.AdversaryTricks, other_has_it: of_conduct.OtherHasIt
) -> VoleOffered:
    """Whether the vole may be declared when the adversaries have made tricks or hold the ace of
    spades.

    A player who offers it wrongly suffers nothing.
    """
    tricks = adversary_tricks
    made = met("after the adversaries have made a trick", tricks > 0)
    spadille = met("Spadille is in the adversaries' hand", other_has_it)
    return VoleOffered(not made and not spadille, Penalty.NONE)


@law(
    "quanti.quadrille.laws.54",
    "quanti.quadrille.forced-spadille.3",
    "quanti.quadrille.vole-premium.4",
    "quanti.quadrille.casco.6",
    says=yes_no("There may be a vole in this mode.", "No vole is allowed in this mode."),
)
def vole_in(*, mode: facts.Mode) -> bool:
    """Whether there may be a vole: not in Forced Spadille, nor, by article 84, in Nemo."""
    return mode not in (Mode.FORCED_SPADILLE, Mode.NEMO)


@law(
    "quanti.quadrille.laws.55",
    says=yes_no("He may demand to know his partner.", "He may not demand to know his partner."),
)
def may_demand_his_partner(
    *,
    tricks: facts.Tricks,
    king_appeared: of_state.KingAppeared,
    has_declared: of_conduct.HasDeclared = False,
) -> bool:
    """Whether the hombre may demand who his partner is, before he declares the vole."""
    six = met("When six tricks have been made", tricks >= GAME)
    hidden = met("before the king nominated in Alliance appears", not king_appeared)
    return six and hidden and met("previous to his declaring the vole", not has_declared)


@law(
    "quanti.quadrille.laws.56",
    says=yes_no("A vole may be played.", "No vole may be played, for the fault committed."),
)
def vole_may_be_played(*, fault: TheFault = Fault.NONE) -> bool:
    """Whether a vole may be played: not if the hombre or his partner did one of these faults."""
    return fault is Fault.NONE


@law(
    "quanti.quadrille.laws.56",
    "quanti.quadrille.vole.1",
    says=yes_no(
        "He may declare the vole.", "He may not declare the vole yet: they have not six tricks."
    ),
)
def may_declare(*, has_partner: facts.HasPartner, tricks: facts.Tricks) -> bool:
    """Whether the hombre may declare the vole with this many tricks: without partner at any time.

    A player who declares it before his six tricks is bound to it (``bound_to_the_vole``).
    """
    early = met("before he has six tricks", tricks < GAME)
    return not early or met("when the hombre has no partner", not has_partner)


@law(
    "quanti.quadrille.laws.56",
    says=yes_no("He must play on for the vole.", "He is not bound to play for the vole."),
)
def bound_to_the_vole(*, has_declared: of_conduct.HasDeclared, has_won: of_conduct.HasWon) -> bool:
    """Whether an hombre without a partner must play on for the vole that he ``declared`` early.

    He must, whether he has made his six tricks or not. ``vole_lost`` has what he then pays.
    """
    whether("whether he wins his game or not", has_won)
    return has_declared


@law("quanti.quadrille.laws.57")
def partners_say(*, words_said: WordsSaid, tricks: facts.Tricks) -> Consulted:
    """Whether partners may say this of the vole when they have this many tricks.

    After the sixth they may ask, answer, bid and forbid, but not inform each other of their powers.
    Before it they forewarn (law 56).
    """
    if met("the smallest exposition of each other's hand", words_said is Speech.TELLS_POWERS):
        return Consulted.MAY_BE_DISALLOWED
    six = met("won the sixth trick", tricks >= GAME)
    return Consulted.ALLOWED if six else Consulted.TOO_EARLY


@law(
    "quanti.quadrille.laws.58",
    "quanti.quadrille.laws.59",
    says=yes_no(
        "The vole is declared by the card played.",
        "The vole is not declared by the card played: the partner has not played to it.",
    ),
)
def plays_for_the_seventh(
    *, has_partner: facts.HasPartner, other_has_played: of_conduct.OtherHasPlayed = False
) -> bool:
    """Whether the hombre declares the vole by a card that he plays after his six tricks.

    Without a partner he does by his own card; with one, when the partner has played to it, which is
    his consent. ``quadrille.vole.may_decline`` says that it cannot then be recalled. By article 76
    to play for the seventh trick *is always* a declaration.
    """
    consent = met("his partner also plays to it", other_has_played)
    alone = met("not having a partner", not has_partner)
    return alone or consent


@law("quanti.quadrille.vole.4")
def after_six_tricks(*, tricks: UpToSix, wants_it: of_conduct.WantsIt) -> AfterSix:
    """What the hombre does when he has six tricks: he lays down, or plays on for the vole."""
    if not met("as soon as he has made his six tricks", tricks == GAME):
        return AfterSix.PLAYS_ON
    attempts = met("if he will attempt the vole", wants_it)
    return AfterSix.PLAYS_FOR_SEVENTH if attempts else AfterSix.LAYS_DOWN


@law(
    "quanti.quadrille.vole.2",
    says=yes_no(
        "The vole is declared by the card played.", "The vole is not declared by the card played."
    ),
)
def seventh_by_article_76(*, has_partner: facts.HasPartner) -> bool:
    """Whether the vole is declared by a card played for the seventh trick: always.

    Laws 58 and 59 ask that, if he has a partner, the partner play to it.
    """
    whether("always a declaration for the vole", has_partner)
    return True


@law(
    "quanti.quadrille.laws.60",
    "quanti.quadrille.laws.61",
    "quanti.quadrille.laws.62",
    "quanti.quadrille.vole-premium.5",
    "quanti.quadrille.vole-premium.7",
    "quanti.quadrille.vole-premium.11",
)
def vole_lost(
    *,
    has_declared: of_conduct.HasDeclared,
    tricks: facts.Tricks,
    game_price: of_money.GamePrice,
    vole_price: of_money.VolePrice,
    beast: of_money.Beast,
) -> LostVole:
    """What a lost vole brings and costs: the game is kept, unless the vole was declared before it.

    ``game_price``: what six tricks are worth to him (stake, premium and honours). ``vole_price``:
    the doubling of its stake and the premium that he would have received. ``beast``: the penalty of
    failing in the game. It is not said whether an announced vole forfeits the honours too, which
    article 78 pays always; here it does.
    """
    won = met("if he wins it", whole_number("tricks", tricks, 0, HAND - 1) >= GAME)
    if not won:
        return LostVole(0, vole_price + beast)
    forfeits = met("a vole declared before beginning the game", has_declared)
    return LostVole(0 if forfeits else game_price, vole_price)
