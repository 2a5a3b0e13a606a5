"""Ombre, what the chapter of two books says otherwise than the numbered laws of the same books."""

from __future__ import annotations

from collections import Counter

from executable_rules.facts import of_cards, of_conduct, of_play, of_state
from executable_rules.mechanics.cards import OMBRE_PACK
from executable_rules.mechanics.matadors import ombre_plays
from executable_rules.mechanics.results import Forfeit, Penalty, Silence, Unit, Verdict
from executable_rules.ombre import facts
from executable_rules.ombre.discarding import Shortage
from executable_rules.ombre.packs import DECIDING
from executable_rules.ombre.playing import ENOUGH
from executable_rules.ombre.terms import HAND, PLAYERS
from executable_rules.ombre.turns import Seen
from lawsofplay.rules import law, met
from lawsofplay.sentences import Worded, parts, yes_no


class TooMany(Worded):
    """What becomes of the cards that a player took above his due, and what he suffers."""

    PUT_BACK = "he puts them back on the stock, and is not beasted"
    DRAWN_FOR_THE_STOCK = "they are drawn from his hand and placed on the stock"
    BEASTED = "they are drawn from his hand and mixed with the discards, and he is beasted"
    NOT_SAID = "the chapter does not say what follows when he has seen them, and not mixed them"


@law("bellecour.ombre.playing.12")
def false_pack_by_the_chapter(
    *,
    pack: of_cards.Pack,
    cards_left_by_seat: of_cards.CardsLeftBySeat,
    ombre_tricks: of_play.OmbreTricks,
    has_shown: of_conduct.HasShown,
) -> Verdict:
    """What becomes of a deal with a ``false`` pack: void if it is seen in play, good if later.

    It is good when all cards are played, when each player has only one, or when the Ombre has five
    tricks and has thrown down his cards (``has_shown``). Before that it is void. The laws,
    ``packs.false_pack``, make it good as soon as he has tricks enough, cards thrown down or not,
    and when another has won codille.
    """
    _possible(cards_left_by_seat, ombre_tricks)
    if not met("If the Pack is false", Counter(pack) != Counter(OMBRE_PACK)):
        return Verdict.NOTHING_FOLLOWS
    over = met("all the Cards are play'd", not any(cards_left_by_seat))
    last = met("only one Card in each of the Players Hands", set(cards_left_by_seat) == {1})
    five = met("has had five Tricks", ombre_tricks >= DECIDING)
    down = met("thrown down his Cards", has_shown)
    return Verdict.STANDS if over or last or (five and down) else Verdict.VOID


@law(
    "academie.ombre.playing.12",
    says=yes_no("The deal is held to be played.", "The deal is not yet held to be played."),
)
def coup_cense_joue(
    *,
    cards_left_by_seat: of_cards.CardsLeftBySeat,
    ombre_tricks: of_play.OmbreTricks,
    has_shown: of_conduct.HasShown,
) -> bool:
    """Whether a deal is *sensé joué*, held to be played, so that a false pack leaves it good.

    It is when one of the three has no card left, or when the Hombre has five tricks and lays down
    his hand. For the English, ``false_pack_by_the_chapter``, one card in each hand is enough; for
    the law, ``playing.coup_played``, tricks enough of any player.
    """
    _possible(cards_left_by_seat, ombre_tricks)
    over = met("plus de cartes dans les mains d'un des trois Joueurs", 0 in cards_left_by_seat)
    five = met("lorsque celui qui joue a cinq levées faites", ombre_tricks >= DECIDING)
    return over or (five and met("qu'il baisse son jeu", has_shown))


@law(
    "bellecour.ombre.discard.6",
    "academie.ombre.discard.6",
    only={"was_seen": ("bellecour",), "cards_mixed=no": ("bellecour",)},
)
def takes_too_many_by_the_chapter(
    *,
    next_has_played: of_conduct.NextHasPlayed,
    cards_mixed: of_state.CardsMixed,
    was_seen: of_state.WasSeen = False,
) -> TooMany:
    """What follows when a player took in too many cards: if unseen, he puts them back freely.

    If he has mixed them with his hand, seen or not, he is beasted only when the next player has
    taken in; until then they go back to the stock. By law XXVIII, ``discarding.takes_too_many``, he
    is beasted in any case.
    """
    if not met("if they are mixed with his Hand", cards_mixed, "Si elles sont mêlées avec son jeu"):
        unseen = met("if he has not seen them", not was_seen)
        return TooMany.PUT_BACK if unseen else TooMany.NOT_SAID
    early = met(
        "provided he who does discard next has not taken in",
        not next_has_played,
        "si celui qui doit prendre aprés lui n'a pas encore pris",
    )
    return TooMany.DRAWN_FOR_THE_STOCK if early else TooMany.BEASTED


@law(
    "bellecour.ombre.discard.7",
    "academie.ombre.discard.7",
    only={"on_table": ("academie",)},
)
def takes_too_few_by_the_chapter(
    *,
    cards_short: of_cards.CardsShort,
    next_has_played: of_conduct.NextHasPlayed,
    on_table: of_state.OnTable = True,
) -> Shortage | Silence:
    """Whence a player takes the cards that he is short of: from the stock, later from the discards.

    He takes them from the stock until the next player has taken in. In the French the stock must
    also lie on the table still; it is not said what follows if it does not, and the next has not
    taken in. Law XXIX, ``discarding.takes_too_few``, asks only whether cards are left in the stock,
    and its French, ``discarding.prend_trop_peu``, whether it lies on the table.
    """
    lies = met("le talon est encore sur le tapis", on_table)
    early = met(
        "the next Player has not taken in",
        not next_has_played,
        "celui qui doit prendre aprés lui n'ait pas encore pris",
    )
    if not early:
        return Shortage(0, cards_short, Penalty.NONE)
    return Shortage(cards_short, 0, Penalty.NONE) if lies else Silence.NOT_SAID


@law("bellecour.ombre.playing.13", "academie.ombre.playing.13")
def plays_before_his_turn(
    *, before_turn: of_state.BeforeTurn, is_agreed: of_state.IsAgreed = False
) -> Penalty:
    """What a player suffers if he plays out of his turn: nothing now, unless it was agreed.

    Formerly he was beasted, and by agreement he still is. The law,
    ``quadrille.turns.plays_in_turn``, knows no such agreement.
    """
    agreed = met("unless it is so agreed", is_agreed, "si l'on n'en convient")
    return Penalty.BEAST if before_turn and agreed else Penalty.NONE


@law(
    "bellecour.ombre.playing.14",
    "academie.ombre.playing.14",
    says=parts(card=None, penalty=None),
)
def card_shown_on_purpose(
    *,
    card: facts.Card,
    hand: facts.Hand,
    trick: facts.Trick,
    trump: of_cards.Trump,
    on_purpose: of_state.OnPurpose,
    harms_others: of_conduct.HarmsOthers,
    on_table: of_state.OnTable = False,
) -> Seen:
    """Whether a card shown must be played: if shown by design and it may harm the Ombre.

    Once it lies on the board it is played. Before that it must be played only if it was shown on
    purpose and may harm the Ombre. If to play it would be a renounce, its player is beasted
    instead. Formerly the Ombre could call for any card that he saw. Law XXXIII,
    ``turns.card_seen_by_ombre``, does not ask for a purpose.
    """
    if card not in hand:
        raise ValueError("card= may be one of the hand: it was drawn from it")
    if set(hand) & set(trick):
        raise ValueError("hand and trick may not share a card")
    if met("till it is down on the board", on_table, "il faut qu'elle soit sur le tapis"):
        return Seen(Verdict.MUST_PLAY, Penalty.NONE)
    meant = met(
        "should designedly show a Card",
        on_purpose,
        "Un Joueur cependant qui affecteroit de montrer quelque carte",
    )
    harm = met("might prejudice the Ombre", harms_others, "préjudicier & faire perdre l'Hombre")
    if not (meant and harm):
        return Seen(Verdict.NEED_NOT_PLAY, Penalty.NONE)
    can = met(
        "if he can do it without renouncing",
        card in ombre_plays(hand, trick, trump),
        "s'il le peut, sans renoncer",
    )
    return Seen(Verdict.MUST_PLAY, Penalty.NONE) if can else Seen(Verdict.KEEPS, Penalty.BEAST)


@law("bellecour.ombre.beast.14", "academie.ombre.beast.16")
def beasts_by_the_chapter(
    *, renounces: of_play.Renounces, was_found_out: of_state.WasFoundOut
) -> Forfeit:
    """How many Beasts for several renounces in a deal: one, unless each was found out in time.

    He makes one for each, if each was found out before he made the next. He makes one for all, if
    they are noticed only after they are made, whether the cards are played out or not. Law XXXVI,
    ``turns.beasts_for_each_renounce``, asks whether they are played out.
    """
    each = met("after being detected in one", was_found_out, "aprés s'être aperçu de la premiére")
    return Forfeit(renounces if each else min(renounces, 1), Unit.BEAST)


@law("bellecour.ombre.beast.14", "academie.ombre.beast.16")
def cards_renounced_with(*, renounces: of_play.Renounces) -> Verdict:
    """What becomes of the cards of a renounce: the player takes them up and plays as he ought."""
    return Verdict.TAKES_BACK if renounces else Verdict.NOTHING_FOLLOWS


@law("bellecour.ombre.beast.14", "academie.ombre.beast.16")
def loses_after_renounces(
    *,
    plays_game: of_conduct.PlaysGame,
    has_won: of_conduct.HasWon,
    cards_mixed: of_state.CardsMixed = False,
) -> Penalty:
    """What an Ombre who loses a deal with renounces in it suffers at its end: a Beast all the same.

    He is beasted as long as the cards are not mixed. The chapter says nothing of the time after, or
    of the others.
    """
    ombre = met("him who stands the Game", plays_game, "celui qui joue")
    if ombre and not met("loses it", not has_won, "s'il perd"):
        return Penalty.NONE
    whole = met("the Cards are not mixed", not cards_mixed, "les cartes ne sont pas brouillées")
    return Penalty.BEAST if ombre and whole else Penalty.NOT_SAID


@law(
    "bellecour.ombre.codille.7",
    "academie.ombre.codille.7",
    says=yes_no(
        "In honour he may draw it.",
        "In honour he ought not to draw it, though by the rigour of play he may.",
    ),
)
def may_draw_in_honour(
    *, number: of_play.Number, sure_tricks: of_play.SureTricks
) -> bool | Silence:
    """Whether a player may in honour draw a codille won by Gano: not if he had tricks enough.

    ``number``: the trick to which he demanded it, his third or his fourth; nothing is said of
    others. ``sure_tricks``: those still in his hand. At his fourth he may not draw if he had
    another sure trick, at his third if he had two. Law XLVI, ``playing.codille_by_gano``, speaks of
    the fourth alone.
    """
    fourth = met("to a fourth Trick", number == ENOUGH, "demande Gano à sa quatriéme levée")
    third = met("to his third Trick", number == ENOUGH - 1, "s'il demandoit sa troisiéme levée")
    if not (fourth or third):
        return Silence.NOT_SAID
    return sure_tricks < (1 if fourth else 2)


@law(
    "bellecour.ombre.vole.4",
    says=yes_no("He has the preference.", "He has not the preference: another undertakes it too."),
)
def preferred_for_the_vole(*, other_wants_it: of_conduct.OtherWantsIt) -> bool:
    """Whether the third player, who plays sans prendre and for the vole, goes before the others.

    He does if neither of them will undertake the same. The French, ``doit_etre_recu``, prints the
    contrary.
    """
    return met("if neither of the other Players will undertake the same", not other_wants_it)


@law(
    "academie.ombre.vole.4",
    says=yes_no("He must be received.", "He need not be received."),
)
def doit_etre_recu(*, other_wants_it: of_conduct.OtherWantsIt) -> bool:
    """Whether the third player, sans prendre and for the vole, *doit être reçu*, as it is printed.

    He is if one of the first two will undertake the same (*si l'un des deux premiers ... veut*). A
    *ne* seems to be lost, since the English, ``preferred_for_the_vole``, has it if neither will.
    """
    return met("si l'un des deux premiers en son rang veut entreprendre", other_wants_it)


def _possible(cards_left_by_seat: tuple[int, ...], ombre_tricks: int) -> None:
    """Refuses more tricks of the Ombre than have been played, and a number of hands other than
    three.
    """
    if len(cards_left_by_seat) != PLAYERS:
        raise ValueError(f"cards_left_by_seat cannot be of {len(cards_left_by_seat)}: three play")
    if ombre_tricks + max(cards_left_by_seat) > HAND:
        raise ValueError(f"ombre_tricks={ombre_tricks} cannot be: so many have not been played")
