"""The edition for programs: what the commands of ``laws`` tell, as Python values.

``import lawsofplay`` has these functions; nothing is loaded before one of them is used. Each works
on the project that the current folder is in, or else on the edition that was installed with the
package. The site shows what stands here as a page, for those who use the package.
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
    laws : every law and every rule in prose by its address, in reading order, as `law` gives it.
    paragraphs : the blocks of running text outside the laws.
    divisions : the chapters and lists by their addresses.
    roots : the TEI of each book, as elements of lxml, by the book's siglum (its short name).

    Examples
    --------
    >>> books = lawsofplay.edition()
    >>> list(books.roots)
    ['bellecour', 'seymour', 'academie', 'quanti', 'cotton']
    >>> [it.numeral for it in books.laws.values() if it.division == "cotton.chess.laws"][:3]
    ['1', '2', '3']
    """
    return load_edition(find_edition())


def law(address: str) -> Law:
    """One law, or one rule in prose (a rule that has an address, but no printed number).

    Parameters
    ----------
    address : its one name, such as ``bellecour.piquet.laws.3``; ``search`` finds it.

    Returns
    -------
    text : its words as printed, in one line.
    reasons : the reasons that the book itself gives for it.
    pages : the printed pages on which it stands.
    state : how often its page was read: draft (not yet), proofread (once) or checked (twice).
    doubtful : those of its words that the scan shows badly.
    witness, game, division : the book by its siglum, the game, the list or chapter.
    numbered, number, numeral : whether it has a number, its place in the list, and the number as it
        is printed.
    kind, status : what it is (law, rule ...), and what the book says of its use (custom, former
        custom, proposal ...).
    language : ``en`` or ``fr``.
    reason : if no function executes it, why not.

    Raises
    ------
    InputError : for an address that no law has; it names the nearest.

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
    game : as the edition names it (``piquet``, ``ombre-by-two``), or a package of
        ``executable_rules``, for the laws that its functions execute (``quadrille_1822``).

    Returns
    -------
    by address : the functions of each law, sorted by name; none for a law that has no function.
        A function is called with its facts by name. It has a ``name``, a ``gloss`` (the beginning
        of its documentation), a ``signature``, and ``addresses``, those of the laws it executes.

    Raises
    ------
    InputError : for a game of which no book has a law; it names the nearest.

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
    """What follows by a law: the ruling, in data and in a sentence.

    Parameters
    ----------
    address : the law.
    facts : what must be known of the game, under the names that ``laws ask ADDRESS`` and the law's
        page tell. They are numbers, True or False, or texts as they are typed there
        (``hand="KS 10H"``). Some laws have another law of the same book that makes an exception to
        them or sets the sum to be paid: its facts may be given too.

    Returns
    -------
    law : the law by which it is decided: the one asked, or one that makes an exception to it or
        sets the sum.
    function : the function that decides.
    value : its answer, as a text.
    told : the answer in words: ``sentence``, its ``kind`` (*ruled*, or *silent* where the book does
        not say ...), ``payments`` (who pays whom what) and ``totals``; None where the answer has no
        words.

    Raises
    ------
    InputError : for an unknown address, a law that no function executes, an unknown, missing or
        impossible fact; it says what may be given.

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
    """How a ruling comes about: the laws applied, their words, each condition met or not.

    Parameters
    ----------
    address : the law.
    facts : as ``ask`` takes them.

    Returns
    -------
    function : the function that was asked.
    laws : the words of the law by its address.
    facts : the facts given, and the usual ones that were taken for those left out.
    value : the answer of the function, as a text.
    refusal : why this law cannot be asked with these facts, if only a law that makes an exception
        to it could answer.
    told : the answer in words, as in ``ask``.
    steps : in order, each condition weighed (``words``, ``met``, whether they are ``quoted``, of
        which ``law``), and each law applied on the way, in the form of this answer.
    joined : the laws of the book that make an exception to it, set its sum or say what a word of it
        means, and what each rules.
    ruling : what follows from all of them: the answer of ``ask``.

    Raises
    ------
    InputError : as ``ask`` does.

    Examples
    --------
    >>> why = lawsofplay.explain("cotton.chess.laws.10", is_finished=False)
    >>> [(it["words"], it["met"]) for it in why["steps"]]
    [('without the consent of his Adversary', True)]
    """
    project = find_edition()
    given = {name: shown(value) for name, value in facts.items()}
    typed = [f"{name}={text}" for name, text in given.items()]
    rule, ruling = ruled(project, rules_for(load_edition(project), address), address, typed)
    return ruling_data(ruling, rule, given, load_edition(project))


def compare(topic: str) -> dict[str, Any]:
    """What each book rules on the same cases, put to answer one question.

    Parameters
    ----------
    topic : the question's name, such as ``misdeal-price``; ``laws compare`` lists them.

    Returns
    -------
    id, title, question : the question.
    cases : for each its ``facts`` in words and its ``rulings``: a ``value``, and by law the
        ``words`` that rule so and the ``sentences`` in which it is told.
    differences : how these laws stand to each other where the edition compared them.

    Raises
    ------
    InputError : for an unknown question; it names the nearest.

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
    """Texts that have the words, the likeliest first.

    Parameters
    ----------
    query : words, phrases in quotation marks, ``AND``, ``OR``, ``NOT``, ``NEAR/5``, ``word~``, and
        the signs for any letters and any letter; docs/searching.md tells all.
    limit : how many texts at most; all of them with 0.
    exact : True to find only the words as they are written, and not old spellings and terms too.
    filters : only texts of a ``witness`` (book), ``game``, ``kind``, ``section`` or ``language``.

    Returns
    -------
    results : the texts: each with its ``address``, its place, its ``pages`` and a ``snippet``, in
        which ``marks`` tells where the words found begin and end.
    total, hits : how many texts and places there are.
    books : how many places are in each book.
    also_found : what was looked for besides the words that were typed.
    things : headings, games, questions (see ``compare``), terms and examples of this name.
    named : texts that the query names by address, number or page, but that lack its words.
    loosely, near : texts that have only some of the words; words that were perhaps meant.
    proofs : other words that were found in place of those typed, with the laws that prove they say
        the same.
    query, exact, filters : as asked.
    address, edition : the search on the site, to be cited, and the version that was asked.

    Raises
    ------
    InputError : for a query that cannot be read, or an unknown filter; it says where.

    Examples
    --------
    >>> found = lawsofplay.search('"gives over the Game"')
    >>> [it["address"] for it in found["results"]]
    ['cotton.chess.laws.10']
    """
    project = find_edition()
    if needs_own_index(project):
        make_own_index(project)
    asked = Asked(query, exact, filters, "")
    return answer(asked, Engine(project.index), Books(project)).data(limit, False)


def cite(address: str, form: str = "text") -> str | dict[str, Any]:
    """The citation of a law, a division or a page.

    Parameters
    ----------
    address : what is cited: ``bellecour.piquet.laws.3``, ``bellecour.piquet``, ``bellecour.p021``.
    form : *text*, *chicago*, *mla*, *bibtex*, *ris*, or *csl*, which gives data.

    Returns
    -------
    a text : or, for *csl*, a record of CSL-JSON.

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
