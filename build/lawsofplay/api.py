"""The edition for programs: what the commands of ``laws`` print, as Python values.

``import lawsofplay`` offers these functions and loads them when one is first used. Each works on
the project that the current folder is in. Outside a project it works on the edition that was
installed with the package. The site shows this documentation as a page.
"""

from __future__ import annotations

from typing import Any

from lawsofplay import citing
from lawsofplay.base.project import find_edition
from lawsofplay.cases.topics import load_topic, topic_data
from lawsofplay.finding.answer import Asked, Books, answer
from lawsofplay.finding.engine import Engine
from lawsofplay.finding.own_index import make_own_index, needs_own_index
from lawsofplay.model.edition import Edition, Law, load_book, load_edition
from lawsofplay.rules.asking import rules_for
from lawsofplay.rules.game_laws import laws_of_game
from lawsofplay.rules.linked import ruled
from lawsofplay.rules.linked_telling import ruling_data
from lawsofplay.rules.registry import Rule
from lawsofplay.rules.shown import shown

__all__ = ["ask", "cite", "compare", "edition", "explain", "law", "laws_of", "search"]


def edition() -> Edition:
    """The five books: their laws, paragraphs and divisions.

    Returns
    -------
    laws : every law and every rule in prose, by address, in reading order; see `law`.
    paragraphs : the blocks of running text outside the laws.
    divisions : the chapters and lists, by address.
    roots : the TEI of each book as an lxml element, by the book's short name.

    Examples
    --------
    >>> books = lawsofplay.edition()
    >>> list(books.roots)
    ['bellecour', 'seymour', 'academie', 'quanti', 'cotton']
    >>> [law.numeral for law in books.laws.values() if law.division == "cotton.chess.laws"][:3]
    ['1', '2', '3']
    """
    return load_edition(find_edition())


def law(address: str) -> Law:
    """One law, or one rule in prose.

    Parameters
    ----------
    address : the name of the law, such as ``bellecour.piquet.laws.3``; ``search`` finds it.

    Returns
    -------
    text : its words as printed, on one line.
    reasons : the reasons that the book gives for it.
    pages : the printed pages on which it stands.
    state : how often its text was read: draft, proofread (once) or checked (twice).
    doubtful : words that cannot be read with certainty in the scan.
    witness, game, division : the book by its short name, the game, and the list or chapter.
    numbered, number, numeral : whether it has a printed number, its place in the list, and the
        number as printed.
    kind, status, language : what it is (law, rule ...), how the book holds to it, ``en`` or ``fr``.
    reason : why no function executes it; empty where one does.

    Raises
    ------
    InputError : for an address that no law has; the message names the nearest.

    Examples
    --------
    >>> found = lawsofplay.law("cotton.chess.laws.10")
    >>> found.text[:49]
    'He that gives over the Game before it is finished'
    >>> found.pages
    ('57',)
    >>> lawsofplay.law("cotton.chess.laws.12")
    Traceback (most recent call last):
    lawsofplay.base.errors.InputError: cotton.chess.laws.12: no such address in the edition; ...
    """
    return load_book(find_edition(), address).law(address)


def laws_of(game: str) -> dict[str, tuple[Rule, ...]]:
    """The laws of a game in all books, each with the functions that execute it.

    Parameters
    ----------
    game : a game as the edition names it (``piquet``, ``ombre-by-two``). The name of a package of
        ``executable_rules`` (``quadrille_1822``) gives the laws that its functions execute.

    Returns
    -------
    by address : the functions of each law, sorted by name; none for a law that has no function.
        Call a function with its facts as keyword arguments. It has a ``name``, a ``signature``, a
        ``gloss`` (the first paragraph of its documentation) and ``addresses`` (the laws that it
        executes).

    Raises
    ------
    InputError : for a game of which no book has a law; the message names the nearest.

    Examples
    --------
    >>> laws = lawsofplay.laws_of("chess")
    >>> (rule,) = laws["cotton.chess.laws.10"]
    >>> rule.name
    'chess.laws.gives_over'
    >>> rule.gloss
    'What a player suffers if he ``gives over``, that is leaves off, a game.'
    >>> rule(is_finished=False).name
    'LOSES_STAKE'
    """
    return laws_of_game(load_edition(find_edition()), game)


def ask(address: str, **facts: object) -> dict[str, Any]:
    """Ask a law what follows from some facts: the ruling as data and as a sentence.

    Parameters
    ----------
    address : the law.
    facts : numbers, True or False, or texts as they are typed for ``laws ask`` (``hand="KS 10H"``).
        ``laws ask ADDRESS`` and the law's page on the site list their names. Facts of a law of the
        same book that excepts or prices this one may be given too.

    Returns
    -------
    law : the law that decides: the one asked, or one that excepts or prices it.
    function : the function that decides.
    value : the answer, as a text.
    told : the answer in words, or None where it has no words: the ``sentence``, its ``kind``
        (*ruled*; *silent* where the book does not say; others), ``payments`` and ``totals``.

    Raises
    ------
    InputError : for an unknown address, for a law without a function, and for an unknown, missing
        or impossible fact; the message says what may be given.

    Examples
    --------
    >>> facts = dict(points=30, adversary_points=20, cards_discarded=3, cards_taken=4)
    >>> ruling = lawsofplay.ask("bellecour.piquet.laws.3", **facts)
    >>> ruling["told"]["sentence"]
    'The player counts no points, his adversary 20 points.'
    >>> lawsofplay.ask("cotton.chess.laws.10", is_finished=True)
    Traceback (most recent call last):
    lawsofplay.base.errors.InputError: chess.laws.gives_over: is_finished=yes cannot be: ...
    """
    ruling: dict[str, Any] = explain(address, **facts)["ruling"]
    return ruling


def explain(address: str, **facts: object) -> dict[str, Any]:
    """Explain a ruling: the laws applied, their words, and each condition, met or not.

    Parameters
    ----------
    address : the law.
    facts : as ``ask`` takes them.

    Returns
    -------
    function : the function that was asked.
    laws : the words of the law, by its address.
    facts : all facts, with the defaults of those that were not given.
    value : the answer of the function, as a text.
    refusal : why the law refuses the facts, where only a law that excepts it has answered.
    told : the answer in words, as in ``ask``.
    steps : in order, each condition tried and each law applied on the way. A condition has
        ``words``, ``met``, ``quoted`` (whether the words are the book's) and ``law``. A law applied
        has the form of this answer.
    joined : the laws of the book that except, price or define it, and what they say.
    ruling : what follows from all of them: the answer of ``ask``.

    Raises
    ------
    InputError : as ``ask`` does.

    Examples
    --------
    >>> why = lawsofplay.explain("cotton.chess.laws.10", is_finished=False)
    >>> [(step["words"], step["met"]) for step in why["steps"]]
    [('without the consent of his Adversary', True)]
    """
    project = find_edition()
    given = {name: shown(value) for name, value in facts.items()}
    typed = [f"{name}={text}" for name, text in given.items()]
    rule, ruling = ruled(project, rules_for(load_edition(project), address), address, typed)
    return ruling_data(ruling, rule, given, load_edition(project))


def compare(topic: str) -> dict[str, Any]:
    """Compare what each book rules on the cases of one question.

    Parameters
    ----------
    topic : the question's name, such as ``misdeal-price``; ``laws compare`` lists them.

    Returns
    -------
    id, title, question : the question.
    cases : each has its ``facts`` in words and its ``rulings``. A ruling has a ``value`` and, by
        law, the ``words`` that rule so and the ``sentences`` that state the ruling.
    differences : how these laws stand to each other where the edition compared them.

    Raises
    ------
    InputError : for an unknown question.

    Examples
    --------
    >>> price = lawsofplay.compare("misdeal-price")
    >>> price["title"]
    'The price of a misdeal, game by game'
    >>> price["cases"][0]["rulings"][0]["value"]
    'the elder hand chooses: to play the cards or to have a new deal'
    """
    project = find_edition()
    return topic_data(project, load_topic(project, topic))


def search(query: str, *, limit: int = 20, exact: bool = False, **filters: str) -> dict[str, Any]:
    """Find the texts that have some words, the likeliest first.

    Parameters
    ----------
    query : words, phrases in quotation marks, ``AND``, ``OR``, ``NOT``, ``NEAR/5``, ``word~``, and
        the signs for any letters and any letter; see docs/searching.md.
    limit : how many texts at most; 0 for all.
    exact : True to find only the words as typed, without old spellings and other terms.
    filters : ``witness``, ``game``, ``kind``, ``section``, ``language``.

    Returns
    -------
    results : the texts, each with its ``address``, its place, its ``pages`` and a ``snippet``;
        ``marks`` gives where the words found begin and end in the snippet.
    total, hits : how many texts were found, and how many places in them.
    books : how many of the places are in each book.
    also_found : other forms and terms that were found besides the words typed.
    things : headings, games, questions and terms of this name.
    named : laws that the query names.
    loosely, near : texts that have only some of the words; words that may have been meant.
    proofs : what was tried to find them.
    query, exact, filters : as asked.
    address, edition : the address of this search on the site, for citing it, and the version of the
        edition.

    Raises
    ------
    InputError : for a query that cannot be read, or an unknown filter; the message says where.

    Examples
    --------
    >>> found = lawsofplay.search('"gives over the Game"')
    >>> [result["address"] for result in found["results"]]
    ['cotton.chess.laws.10']
    """
    project = find_edition()
    if needs_own_index(project):
        make_own_index(project)
    asked = Asked(query, exact, filters, "")
    return answer(asked, Engine(project.index), Books(project)).data(limit, False)


def cite(address: str, form: str = "text") -> str | dict[str, Any]:
    """Cite a law, a division or a page.

    Parameters
    ----------
    address : what is cited: ``bellecour.piquet.laws.3``, ``bellecour.piquet``, ``bellecour.p021``.
    form : *text*, *chicago*, *mla*, *bibtex*, *ris*, or *csl* for data.

    Returns
    -------
    citation : a text; for *csl* a record of CSL-JSON.

    Raises
    ------
    InputError : for an unknown address or form.

    Examples
    --------
    >>> lawsofplay.cite("cotton.chess.laws.10", "csl")["id"]
    'cotton.chess.laws.10'
    """
    project = find_edition()
    return citing.render(citing.citation(project, load_book(project, address), address), form)
