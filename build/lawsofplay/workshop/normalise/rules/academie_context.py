"""Words of *academie* that are words with f and with s alike: their neighbours decide.

The scanner prints *sont* and *font* both as ``font``. Only the neighbours listed here decide. If
none of them stands beside the word, it stays as it is. The lists come from reading the places.
"""

from __future__ import annotations

import re

from lawsofplay.workshop.normalise.model import Book, Context, RepairRule
from lawsofplay.workshop.normalise.rules.academie_confusions import fold, listed
from lawsofplay.workshop.normalise.rules.academie_tokens import NOTHING, Near, Token, map_tokens
from lawsofplay.workshop.normalise.rules.contexts import context_rule

VERBS = {
    "font": "sont",
    "feroit": "seroit",
    "feroient": "seroient",
    "fera": "sera",
    "feront": "seront",
    "ferois": "serois",
}
"""From forms of *faire* to forms of *être* that look the same in the file."""

_PARTICIPLE = re.compile(r"\w{2,}(?:[éÉ]|[éÉ]e|[éÉ]s|[éÉ]es)$")
_OTHER_PARTICIPLES = listed(
    "mis mise mises pris prise prises permis permise requis exclus vu vue vues venu tenu"
    " tenus tenue perdu perdus perdue perdues reçu reçus reçue connu connus convenu convenus"
    " battu dû due dues dus réunis réunies finis finies fini finie jointes joint joints"
    " compris comprise réduit réduits dites dit dite faits faites faite fait punis punie puni"
    " servi couvert découvert découvertes admis écrites écrit préscrites prescrites retenus"
    " intervenus détruit contraint obligez apellez rendu rendus répandues vendues conduits"
    " inscrits"
)
_ADJECTIVES = listed(
    "bon bons bonne bonnes nul nulle nuls mauvais libre libres égal égaux égales égale pareil"
    " pareils pareilles propres propre supérieurs supérieures supérieure supérieur inférieures"
    " inférieurs inférieur inférieure triomphes premier premiers première premiére dernier"
    " derniers maître maîtres nécessaire nécessaires inutile inutiles possible aisé injuste"
    " juste préjudiciable préjudiciables double doubles simple simples seuls seul seules"
    " contraires contraire plus moins fort forts très trés trop si aussi assez encore toujours"
    " ordinairement presque également bien mieux différentes différens différent diférentes"
    " communes communs valables quarante-cinq au aux dans sur sous contre entre chez hors en"
    " devant celles ceux celui celle comme tous toutes tout parmi vis-à-vis d'accord ensemble"
    " rares rare capable d'autant incapables tantôt tantót néanmoins cependant impossible"
    " indifférent meilleures meilleur rouges noires rouge noir bornés bornées"
)
_BEING = frozenset(fold(word) for word in _OTHER_PARTICIPLES | _ADJECTIVES) | listed(
    "autant peut-etre surement par tels telles regles regardes"
)
_NEGATIONS = listed("pas point plus jamais que guere donc ordinairement alors")
_OF = listed("la le meme moitie droit poids choix suite tout leur son cent")
_THE = listed("meme memes mêmes seules deux as cartes plus moindres premieres premiers")


def _is_being(right: Near, plural: bool, bare: bool) -> bool:
    """Whether the words after the verb make it a form of *être*.

    With ``bare``, only a participle or adjective counts: after *se* and *on*, which go with
    *faire*.
    """
    for token in right[:2]:
        if token.folded not in _NEGATIONS:
            break
        right = right[1:]
    if not right or right[0].word.lower().startswith(("qu'", "qu’")):
        return False
    first, second = right[0], right[1] if len(right) > 1 else NOTHING
    if _PARTICIPLE.fullmatch(first.word) and first.folded not in _NOUNS:
        return True
    if bare:
        return first.folded in _BARE
    if plural and _PLURAL.fullmatch(first.word) and first.folded not in _NOT_PREDICATES:
        return True
    if first.folded in {"de", "d"}:
        return second.folded in _OF
    if first.word in {"les", "l'as"}:
        return first.word == "l'as" or second.folded in _THE
    return first.folded in _BEING and not (first.folded == "plus" and second.folded == "de")


def _does(right: Near) -> bool:
    """Whether *faire* is meant: *En font de même, moins, toujours partie*."""
    words = [token.folded for token in right[:2]]
    return (
        words[:1] in (["moins"], ["plus"], ["autant"])
        or "partie" in words
        or words
        == [
            "de",
            "meme",
        ]
    )


_BARE = frozenset(fold(word) for word in _OTHER_PARTICIPLES) - {"partie"}
_PLURAL = re.compile(r"\w{3,}[sx]")
_NOT_PREDICATES = listed(
    "les des ses leurs mes nos vos deux trois six dix toutes quelques plusieurs levees mains points"
    " fautes betes parties atouts ceux celles autres cartes triomphes tous pas plus points"
) - {"triomphes", "celles", "ceux", "tous", "toutes", "plus"}
_NOUNS = listed("moitie levee levees entree rentree partie")
_AFTER_CE = frozenset(["ce", "Ce", "Tels", "tels", "telles", "quels", "quelles"])


def _verb(token: Token, left: Near, right: Near) -> str:
    before = left[-1] if left else NOTHING
    if before.word in _AFTER_CE and not before.after:
        return VERBS[token.word]
    if before.folded in {"la", "le", "les"} and token.word == "font":
        return token.word
    if before.folded == "en" and token.word == "font" and _does(right):
        return token.word
    bare = before.folded in {"se", "on", "s"}
    plural = token.word in {"font", "feront", "feroient"}
    being = not token.after and _is_being(right, plural, bare)
    return VERBS[token.word] if being else token.word


SORT = {"tombe", "tombera", "a", "decide", "aura", "est"}


_AFTER_SORTE = listed("que on au a dans en il si pour sans")


def _de_la(left: Near) -> bool:
    return [token.folded for token in left[-2:]] == ["de", "la"]


def _noun(token: Token, left: Near, right: Near) -> str:
    """*soi/foi, sort/fort, sorte/forte*, as the words on both sides decide."""
    before = left[-1] if left else NOTHING
    after = right[0] if right else NOTHING
    if token.word == "foi" and before.folded in {
        "devant",
        "pour",
        "chez",
        "contre",
        "en",
        "a",
        "vers",
    }:
        return "soi"
    if token.word == "fort" and before.folded == "le" and after.folded in SORT:
        return "sort"
    if token.word == "forte" and _de_la(left) and (token.after or after.folded in _AFTER_SORTE):
        return "sorte"
    if token.word == "forte" and (
        (
            before.folded in {"de", "en"}
            and (after.folded in {"que", "qu"} or after.word.startswith(("qu'", "qu’")))
        )
        or before.folded in {"cette", "quelque", "telle", "toute", "autre"}
    ):
        return "sorte"
    if token.word == "fortes" and before.folded in {"toutes", "deux", "trois", "plusieurs", "ces"}:
        return "sortes"
    return token.word


_AFTER_SON = listed(
    "ote entende considére considere a ait est ne n avoit auroit peut doit puisse veut joue fait"
    " fera prend met donne gagne paye"
    " apelle apellé voit dit fasse soit étoit demande s se y en les"
)
_FOLDED_AFTER_SON = frozenset(fold(word) for word in _AFTER_SON)


def _article(token: Token, _left: Near, right: Near) -> str:
    """``fon`` before a verb is *l'on*; elsewhere it is *son*."""
    after = right[0] if right else NOTHING
    first = fold(after.word).partition("'")[0]
    return "l'on" if not token.after and first in _FOLDED_AFTER_SON else "son"


_OWNED = listed("jeu ami adversaire tour rang ecart point roi coup valet gain profit")


def _first(right: Near) -> str:
    return right[0].folded if right else ""


def decide(token: Token, left: Near, right: Near) -> str:
    """The word that stands here; see `VERBS` and the lists of this module."""
    if token.word in VERBS:
        return _verb(token, left, right)
    if token.word == "sera" and [x.folded for x in left[-2:]] == ["a", "qui"]:
        return (
            token.word if _is_being(right, False, True) or _first(right) == "ensemble" else "fera"
        )
    if token.word.startswith("foi-m"):
        return "s" + token.word[1:]
    if token.word in {"foi", "fort", "forte", "fortes"}:
        return _noun(token, left, right)
    if token.word == "fon":
        return _article(token, left, right)
    if token.word == "l'on" and not token.after and right and right[0].folded in _OWNED:
        return "son"
    return token.word


def apply(book: Book, _context: Context) -> Book:
    """The book with every word set that `decide` decides."""
    return map_tokens(book, decide)


LISTED = context_rule("academie-contexts")
CONTEXT = RepairRule(
    "academie-long-s-context",
    "letters",
    "Font/sont, fera/sera, foi/soi, fort/sort, fon/l'on: by the words beside, from closed lists.",
    apply,
)

RULES = (CONTEXT,)
