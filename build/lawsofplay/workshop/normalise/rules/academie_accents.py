"""Accents of *academie*: the scanner knows only acutes, and puts Spanish ones in French words.

A word changes if its accents fit no form that the book can print. It takes the form that fits the
reading best: *méme, meme* -> *même*; *talón* -> *talon*. Where the book itself varies (*maniere,
maniére; aprés, après*), the reading is one of its forms and stays.

Other words change only beside words listed here: participle or verb (*joué/joue*), noun or
participle (*volé/vole*), *a/à*.
"""

from __future__ import annotations

import re

from lawsofplay.workshop.normalise.model import Book, Context, RepairRule
from lawsofplay.workshop.normalise.rules.academie_confusions import fold, listed
from lawsofplay.workshop.normalise.rules.academie_forms import best_form, disagreement, like
from lawsofplay.workshop.normalise.rules.academie_letters import map_pieces
from lawsofplay.workshop.normalise.rules.academie_lines import per_text, words_for
from lawsofplay.workshop.normalise.rules.academie_tokens import NOTHING, Near, Token, map_tokens
from lawsofplay.workshop.normalise.rules.academie_words import Words

_FARTHEST = 0.95
"""The greatest disagreement with the reading at which a form is still taken."""


def mend_accents(text: str, words: Words) -> str:
    """A line whose words have the accents of the book's forms."""
    return map_pieces(text, lambda piece: accented(piece, words))


def accented(piece: str, words: Words) -> str:
    """A word with the accents of the one form that fits it; unchanged if in doubt."""
    if piece in {"á", "Á", "k", "h"}:
        return "À" if piece == "Á" else "à"
    lower = piece.lower()
    forms = words.folded.forms.get(fold(piece), [])
    if len(piece) < 2 or not forms or lower in forms or lower in words.lists.unaccented:
        return piece
    if piece[0] in "EAIO" and any(form[1:] == lower[1:] for form in forms):
        return piece
    if piece.isupper() and len(piece) > 1:
        return piece
    form = best_form(lower, forms)
    if form is None or disagreement(lower, form) > _FARTHEST:
        return piece
    return like(piece, form)


_SUBJECTS = listed("qui il on elle ne se")
_ARTICLES = listed("la une de sa ma cette ladite sans declarer par meme telle")
_NOUNS = {"volé": "vole", "forcé": "force"}
_INFINITIVE = re.compile(
    r"\w{2,}(?:er|ir|oir)$|\w*(?:endre|ondre|erdre|mettre|faire|dire|lire|crire|duire|truire|croire"
    r"|être|étre|etre|suivre|vivre|battre|batre|oître|oitre|indre|rompre|vaincre|rire)$"
)
_AFTER_A = listed("moins mesure cause propos découvert present présent côté gauche droite")
_AFTER_LA = listed(
    "triomphe main partie bete couleur carte dame primaute vole poule levee meme droite gauche"
    " table boule passe maniere regle premiere seconde derniere plus fin tierce quarte quinte"
)
_HAS = listed("y il n on qui en elle l t")
_NEVER_BEFORE_HAS = listed(
    "est sont etoit etoient sera seroit seront seroient etre quant egal egale egaux semblable"
    " pareil due libre augmente"
)
_NO_INFINITIVE = listed(
    "encore autre votre notre quatre fer titre contre entre guere ordre manière maniere lettre"
    " mere pere chambre nombre affaire mer hier premier dernier entier singulier particulier sur"
    " carnier membre livre trefle arbitre outre hombre octobre autrement"
)


def _verb_ending(token: Token, left: Near, words: Words) -> str:
    before = left[-1] if left else NOTHING
    stem = token.word[:-1] + "e"
    head, _, rest = token.word.lower().rpartition("'")
    alone = rest[:-1] + "e"
    subject = before.folded in _SUBJECTS and not before.after and not head
    if (subject or head in {"n", "s"}) and alone in words.folded.forms.get(fold(alone), ()):
        return stem
    return token.word


def _decide(token: Token, left: Near, right: Near, words: Words) -> str:
    before = left[-1] if left else NOTHING
    after = right[0] if right else NOTHING
    lower = token.word.lower()
    if lower in _NOUNS and before.folded in _ARTICLES and not before.after:
        return like(token.word, _NOUNS[lower])
    if token.word.endswith("é") and len(token.word) > 3:
        return _verb_ending(token, left, words)
    if token.word == "là" and not token.after and after.folded in _AFTER_LA:
        return "la"
    if token.word == "a" and not token.after and not token.before:
        subject = [x.folded for x in left[-2:]] == ["fait", "jouer"]
        return "à" if not subject and _preposition(before, after, words) else "a"
    return token.word


def _preposition(before: Token, after: Token, words: Words) -> bool:
    if before.folded in _HAS:
        return False
    if after.word in _AFTER_A:
        return True
    if not before.after and before.folded in _NEVER_BEFORE_HAS:
        return True
    if not before.after and _is_infinitive(before, words):
        return True
    return _is_infinitive(after, words)


def _is_infinitive(token: Token, words: Words) -> bool:
    found = _INFINITIVE.fullmatch(token.word) and token.word.lower() not in _NO_INFINITIVE
    return bool(found) and not token.word.endswith("ier") and words.known(token.word)


def in_context(book: Book, context: Context) -> Book:
    """The book with every accent set that the neighbouring words decide."""
    words = words_for(context)
    return map_tokens(book, lambda token, left, right: _decide(token, left, right, words))


ACCENTS = RepairRule(
    "academie-accents",
    "accents",
    "Accents are those of the book's forms: é to ê, á to à, ó to ô, Spanish accents dropped.",
    per_text(mend_accents),
)
BY_NEIGHBOURS = RepairRule(
    "academie-accents-context",
    "accents",
    "Decides joué/joue, volé/vole and a/à by the words beside them, from closed lists.",
    in_context,
)

RULES = (ACCENTS, BY_NEIGHBOURS)
