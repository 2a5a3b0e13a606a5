"""Titles and labels in the language of the book that a page shows.

On the pages of the French book titles, headings, labels and links within the page are French.
Sentences of the editors are English, as everywhere. The templates have the English labels; here
each is replaced by the French one, which is marked as French for screen readers.
"""

from __future__ import annotations

import re

from lawsofplay.model.edition import Law
from lawsofplay.site.library import Library
from lawsofplay.site.page import PageValues

FRENCH = {
    "Author": "Auteur",
    "Book": "Livre",
    "Contents": "Table",
    "Doubtful": "Douteux",
    "Extent": "Étendue",
    "Game": "Jeu",
    "In the book": "Dans le livre",
    "In this part": "Dans cette partie",
    "Kind": "Genre",
    "Language": "Langue",
    "Not executed": "Non exécutée",
    "On this page": "Sur cette page",
    "Place": "Lieu",
    "Side by side": "En regard",
    "Spelling": "Orthographe",
    "Text": "Texte",
    "Title": "Titre",
    "A case": "Un cas",
    "Beside other laws": "À côté d’autres lois",
    "Cases that quote it": "Cas qui la citent",
    "Cite": "Citer",
    "How the function was checked": "Comment la fonction a été vérifiée",
    "How the function was checked besides": "Comment la fonction a été vérifiée en outre",
    "In the other books": "Dans les autres livres",
    "Laws joined to it": "Lois qui s’y joignent",
    "Report an error": "Signaler une erreur",
    "Terms that the book explains": "Termes que le livre explique",
    "Tests in Python": "Essais en Python",
    "The law as a function": "La loi en fonction",
    "Try it": "À essayer",
    "Why": "Pourquoi",
    "Why words decide nothing": "Pourquoi des mots ne décident rien",
    "try it": "à essayer",
    "joined laws": "lois jointes",
    "other books": "autres livres",
    "other laws": "autres lois",
    "a case": "un cas",
    "its function": "sa fonction",
    "cases": "cas",
    "evidence": "preuves",
    "cite": "citer",
    "report": "signaler une erreur",
}
"""The labels of the templates, in French."""

_LABEL = re.compile(
    r"<(?P<tag>dt|h2|h3|summary|legend|a)(?P<kept>(?: [^<>]*)?)>"
    rf"(?P<words>{'|'.join(map(re.escape, FRENCH))})</(?P=tag)>"
)


def labelled(page: str, language: str) -> str:
    """The HTML of a page with its labels in the language of its book.

    >>> labelled('<h2>Cite</h2><dt>Point</dt><a href="#case">a case</a>', "fr")
    '<h2 lang="fr">Citer</h2><dt>Point</dt><a href="#case" lang="fr">un cas</a>'
    >>> labelled("<h2>Cite</h2>", "en")
    '<h2>Cite</h2>'
    """
    return _LABEL.sub(_french, page) if language == "fr" else page


def _french(label: re.Match[str]) -> str:
    tag, kept = label["tag"], label["kept"]
    if tag == "a" and ' href="#' not in kept:
        return label[0]  # A link to another page keeps the name of that page.
    return f'<{tag}{kept} lang="fr">{FRENCH[label["words"]]}</{tag}>'


def language_of(values: PageValues) -> str:
    """The language of the book that a page shows; ``en`` where it shows none."""
    return str(getattr(getattr(values, "witness", None), "language", "en"))


def law_title(library: Library, law: Law) -> str:
    """A law's name in the language of its book: ``Piquet: law 3``, ``Piquet: loi 3``."""
    return f"{game_title(library, law)}: {numbered(law)}"


def game_title(library: Library, law: Law) -> str:
    """The name of a law's game in the language of its book."""
    if law.language == "fr" and law.game in library.games:
        return str(library.games[law.game]["fr"])
    return library.game_name(law)


def numbered(law: Law) -> str:
    """The number of a law, in its language: ``law 3``, ``loi 3``, ``rule 4``, ``règle 4``."""
    names = ("loi", "règle") if law.language == "fr" else ("law", "rule")
    return f"{names[not law.numbered]} {law.number}"
