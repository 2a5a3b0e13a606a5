"""Médiateur, of the vole, all ten tricks: laws I-III, V and VI, and what it costs to miss it."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_money, of_play, of_state
from executable_rules.mechanics.cards import Card, Rank
from executable_rules.mechanics.matadors import natural_order
from executable_rules.mechanics.results import Penalty
from executable_rules.mediateur import facts
from executable_rules.mediateur.payment import droit_de_vole, paid_by_each
from executable_rules.mediateur.terms import HAND, TO_WIN, Moyen, Result
from executable_rules.quadrille.beast_laws import turns_and_sees
from executable_rules.quadrille.vole import begun, may_pretend, may_undertake
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import Worded, dues, parts, pays, text, yes_no


class Sixth(Worded):
    """What a partner does with the sixth trick (*levée, main*) of the Ombre and his friend."""

    LEAVES_IT = "he plays so that the Ombre can take the sixth trick (met l'hombre en état)"
    PLAYS_FOR_THE_VOLE = "he plays for the vole himself"
    TAKES_IT_AND_SHOWS = "he takes the sixth trick and throws down his hand (abat)"
    LETS_IT_PASS = "he lets his friend take the sixth trick (lâche)"


class Fault(Enum):
    """Whose fault a missed vole is."""

    NOBODY = "nobody's"
    OMBRE = "the Ombre's, who ought to have taken the sixth trick"


class Excluded(Enum):
    """What shuts the Ombre and his friend out of the vole."""

    KING_HIDDEN = "six tricks are made and the King called is not played"
    FORCED = "he was forced to play because he has Spadille"
    SPOKE = "one of them said the least thing that could interest the game"


class Parole(Enum):
    """What a player says in the play."""

    NOTHING = "nothing"
    THREATENS = "he threatens the vole (1°)"
    IS_KING = "he tells that a card is the highest left (2°)"
    WAS_TRUMPED = "he tells that a suit was trumped (3°)"
    SPREADS = "he spreads the tricks unasked when his friend must play (4°)"
    CORRECTS = "he corrects his friend's counting of trumps or suits (5°)"
    ENCOURAGES = "he uses words, or a tone, to encourage (6°)"
    OTHER = "something that cannot interest the game"


class Undertaken(NamedTuple):
    """What each adversary pays the Ombre who undertook the vole; below nought, he pays each."""

    from_each: int
    penalty: Penalty


Act = Annotated[Sixth, like(of_play.Act)]
Mode = Annotated[Moyen, like(of_play.Mode)]
WordsSaid = Annotated[Parole, like(of_play.WordsSaid)]


@law(
    "academie.mediateur.vole.1",
    says={None: "It is not for him to lead to the sixth trick: he did not make the fifth."},
)
def friend_leads_to_the_sixth(
    *, has_won: of_conduct.HasWon, is_sure: of_state.IsSure
) -> Sixth | None:
    """What the friend (*l'apelé*) does who won the fifth trick: he lets the Ombre win the sixth.

    None when another made the fifth: then the lead is not his.
    """
    if not met("l'apelé qui a fait la cinquiéme main", has_won):
        return None
    sure = met("fasse espérer certainement la vole", is_sure)
    return Sixth.PLAYS_FOR_THE_VOLE if sure else Sixth.LEAVES_IT


@law("academie.mediateur.vole.2", "academie.mediateur.vole.3")
def ombre_at_the_sixth(*, expects_it: of_conduct.ExpectsIt) -> Sixth:
    """What the Ombre does with the sixth trick: he leaves it to his friend, if he hopes for a vole.

    Else he takes it and throws down his hand, for the Game is won.
    """
    hopes = met("Si au contraire l'hombre espére la vole", expects_it)
    return Sixth.LETS_IT_PASS if hopes else Sixth.TAKES_IT_AND_SHOWS


@law(
    "academie.mediateur.vole.3",
    says=yes_no(
        "The friend must undertake the vole.",
        "The friend need not undertake the vole: the Ombre did not let him have the sixth trick.",
    ),
)
def friend_must_go_on(*, act: Act, is_low: of_state.IsLow) -> bool:
    """Must the friend undertake the vole? Yes, at once, when the Ombre left him the sixth trick.

    It does not matter how little (*quelque peu de jeu*) he has left in his hand.
    """
    whether("quelque peu de jeu qu'il lui reste", is_low)
    return met("lui a lâché la sixiéme main", act is Sixth.LETS_IT_PASS)


@law(
    "academie.mediateur.vole.2",
    "academie.mediateur.vole.3",
    says={
        Fault.NOBODY: "It is nobody’s fault.",
        Fault.OMBRE: "It is the fault of the Ombre, who ought to have taken the sixth trick.",
    },
)
def fault_of_a_missed_vole(*, act: Act, tricks: facts.Tricks) -> Fault:
    """Whose fault it is if the vole fails: the Ombre's, if he let the sixth trick pass."""
    missed = met("Si elle ne réüssit pas", tricks < HAND)
    let_pass = met("lui a lâché la sixiéme main", act is Sixth.LETS_IT_PASS)
    return Fault.OMBRE if missed and let_pass else Fault.NOBODY


@law(
    "academie.mediateur.vole.5",
    says=text("He throws off {}.", nothing="He has no card of the suit to throw off."),
)
def defender_throws_off(*, hand: facts.Hand, suit_missing: facts.SuitMissing) -> tuple[Card, ...]:
    """The cards that a defender who fears the vole throws off (*se défausser*) when he can.

    All of the suit in which the players are ``void`` (*renoncent*), the King too. The black aces
    are trumps and belong to no such suit.
    """
    return tuple(card for card in hand if card in natural_order(suit_missing))


@law(
    "academie.mediateur.vole.5",
    says=text("He keeps {}.", nothing="The law does not tell him to keep any card of the suit."),
)
def defender_keeps(
    *, hand: facts.Hand, suit_missing: facts.SuitMissing, suit: of_cards.Suit
) -> tuple[Card, ...]:
    """The cards that a defender keeps in the suit not yet played, if the players hope for tricks.

    A Queen with one card beside her, or a Knave with two. The law does not tell him to keep or
    throw off (``defender_throws_off``) what else he holds.
    """
    if suit_missing is suit:
        raise ValueError(
            "suit_missing and suit may not be one suit: they show void in a suit played"
        )
    held = [card for card in hand if card in natural_order(suit)]
    ranks = {card.rank for card in held}
    second = met("conserver les Dames secondes", Rank.QUEEN in ranks and len(held) >= 2)
    third = met("& les Valets troisiémes", Rank.KNAVE in ranks and len(held) >= 3)
    return tuple(held) if second or third else ()


@law(
    "academie.mediateur.vole-explained.1",
    "academie.mediateur.vole-explained.5",
    "academie.mediateur.vole-explained.6",
    "academie.mediateur.vole-explained.7",
    "academie.mediateur.vole-explained.8",
    "academie.mediateur.vole-explained.9",
    "academie.mediateur.vole-explained.10",
    says=yes_no(
        "What he says or does may change the play (“intéresser le jeu”).",
        "What he says or does cannot change the play.",
    ),
)
def interests_the_game(*, words_said: WordsSaid) -> bool:
    """Could what one of the two said ``interest the game``? Six kinds of words do."""
    return met(
        "disent la moindre chose qui puisse intéresser le jeu",
        words_said not in (Parole.NOTHING, Parole.OTHER),
    )


@law(
    "academie.mediateur.vole.6",
    "academie.mediateur.vole-explained.1",
    says=text(
        "They are shut out of the “vole”: {}.", nothing="Nothing shuts them out of the “vole”."
    ),
)
def excluded_from_the_vole(
    *,
    king_called: of_state.KingCalled,
    king_appeared: of_state.KingAppeared = False,
    forced_spadille: of_state.ForcedSpadille = False,
    words_said: WordsSaid = Parole.NOTHING,
) -> frozenset[Excluded]:
    """What shuts the players out of the vole when six tricks are made: any one of three things.

    Quadrille's laws XLVI, L and LI are the same, but only words that encourage shut out there. A
    player who asked a King as Mediateur is not ``king_called``: all have seen that King.
    """
    tests = {
        Excluded.KING_HIDDEN: not may_undertake(
            king_called=king_called, king_appeared=king_appeared
        ),
        Excluded.FORCED: not may_pretend(forced_spadille=forced_spadille),
        Excluded.SPOKE: interests_the_game(words_said=words_said),
    }
    return frozenset(reason for reason, shut_out in tests.items() if shut_out)


@law("academie.mediateur.vole-explained.2")
def penalty_for_preventing(
    *, by_unfair_means: of_state.ByUnfairMeans = False, was_named: of_state.WasNamed = False
) -> Penalty:
    """What a player suffers who hinders his side's vole ``by unlawful ways``: he pays the Beast.

    It is enough that he tells the player who is to play of six tricks made. Quadrille's law XLVII
    beasts for words (``quadrille.vole.penalty_for_dissuading``), XLVIII only forbids the notice.
    """
    hinders = met("si on le faisoit par voyes illégitimes", by_unfair_means)
    tells = met("avertir celui qui est à jouer, que l'on a déja six levées", was_named)
    return Penalty.BEAST if hinders or tells else Penalty.NONE


@law(
    "academie.mediateur.vole-explained.3",
    "academie.mediateur.vole-explained.4",
    says=dues(
        ("he who turned it", "the pool"), ("he whose hand it is", "the pool"), unit="counter"
    ),
)
def turns_a_hand(*, beast: of_money.Beast, in_turn: of_state.InTurn) -> tuple[Fraction, Fraction]:
    """What two pay when one turns over the other's hand in place of tricks: half a Beast each.

    Each pays half a Beast, as at Quadrille (law XXI, ``quadrille.beast_laws.turns_and_sees``). If
    it was not his turn he pays the whole, which Quadrille does not know.
    """
    if met("Si un Joueur, hors de son rang", not in_turn):
        return Fraction(beast), Fraction(0)
    return turns_and_sees(beast=beast, was_seen=True)


@law(
    "academie.mediateur.undertaking-vole.1",
    says=yes_no("The vole is undertaken.", "The vole is not undertaken."),
)
def vole_begun(
    *,
    first_tricks: of_play.FirstTricks,
    next_card_played: of_state.NextCardPlayed,
    on_purpose: of_state.OnPurpose,
) -> bool:
    """Is the vole undertaken? Yes, by the first six tricks and a seventh card, meant so or not."""
    whether("à dessein", on_purpose)
    seventh = begun(first_tricks, next_card_played, needed=TO_WIN, hand=HAND)
    return met("qu'il joue une septiéme carte", seventh)


@law(
    "academie.mediateur.vole-observation.1",
    says=parts(from_each=pays("each adversary", "the Ombre", "counter"), penalty=None),
)
def vole_undertaken(
    *,
    mode: Mode,
    was_made: of_state.WasMade,
    is_favourite: of_state.IsFavourite = False,
    is_double: of_state.IsDouble = False,
    has_matadors: of_conduct.HasMatadors = False,
) -> Undertaken:
    """What follows when the Ombre, with six tricks, ``undertook`` the vole and made or missed it.

    In both cases he is paid for the Game, for his moyen (way of playing) and all that a chance
    adds, the matadors too. He is not beasted. The vole he receives or pays.

    >>> vole_undertaken(mode=Moyen.SANS_PRENDRE, was_made=False).from_each
    -14
    """
    won = paid_by_each(
        mode=mode,
        deal_result=Result.WON,
        is_favourite=is_favourite,
        is_double=is_double,
        has_matadors=has_matadors,
    )
    vole = droit_de_vole(mode=mode, is_favourite=is_favourite, is_double=is_double)
    missed = met("ne parvient pas à faire dix levées", not was_made)
    return Undertaken(won - vole if missed else won + vole, Penalty.NONE)


@law("academie.mediateur.vole-observation.2")
def declared_vole(*, tricks: facts.Tricks) -> Penalty:
    """What a player suffers who ``declared`` the vole before a card, and misses it: the Beast."""
    one_short = met("s'il lui manque une seule des dix levées", tricks < HAND)
    return Penalty.BEAST if one_short else Penalty.NONE
