"""The case desk: for one who knows no law, from what happened to what each book rules.

Its page lists by game the questions that topics ask; the page of a topic takes the facts, once
for all its laws, and shows what each rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from lawsofplay.cases.topics import Topic
from lawsofplay.lexicon.curated import Term, read_terms
from lawsofplay.rules.knowing import facts_unknown
from lawsofplay.rules.named import Decision
from lawsofplay.site.concordance import by_date
from lawsofplay.site.joined import joined_functions
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page

PAGE = "desk.html"


def desk_page(library: Library) -> Page:
    """The questions of all topics, under each game that has a law of theirs."""
    found: dict[str, list[Topic]] = {}
    for topic in library.topics:
        for name in _games(library, topic):
            found.setdefault(name, []).append(topic)
    games = [
        (name, sorted(found[name], key=lambda it: it.title.casefold()))
        for name in sorted(found, key=str.casefold)
    ]
    terms = read_terms(library.project.root)
    besides = {topic.id: _besides(topic, terms) for topic in library.topics}
    besides[""] = " ".join(sorted(_SMALL))
    return Page(PAGE, PAGE, "topics", {"games": games, "besides": besides})


_SMALL_WORDS = (
    "a an and any anybody are at be been by did do does for from had has have he her him his i in"
    " is it me my of on or our she so somebody someone that the their them they this to us was we"
    " were what when which who whom with you your"
)
_SMALL = frozenset(_SMALL_WORDS.split())
"""Words that a sentence needs and no question is found by; the page leaves them aside too."""


def _besides(topic: Topic, terms: Iterable[Term]) -> str:
    """Words by which a question is found and that its row does not show.

    They are those of its situations, each once, and the other words of both languages for each
    term in it: who seeks a revoke finds a renounce. Words of one or two letters find no question.
    Since a question is found by how its words begin, one with which another begins is left out.
    """
    shown = _words(f"{topic.title} {topic.question}")
    situations = _words(" ".join(case.facts for case in topic.cases))
    own = shown | situations
    spellings = [[word for forms in it.spellings.values() for word in forms] for it in terms]
    others = [word for forms in spellings if own.intersection(forms) for word in forms]
    found = {it for it in situations | _words(" ".join(others)) if len(it) > 2} - shown - _SMALL
    every = found | shown
    return " ".join(sorted(it for it in found if not _begins_another(it, every)))


def _begins_another(word: str, words: Iterable[str]) -> bool:
    return any(it != word and it.startswith(word) for it in words)


def _words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.casefold()))


def asked(library: Library, topic: Topic) -> dict[str, Any]:
    """What the desk of a topic knows: its laws by address, and its situations.

    A law has its game and its number, a situation has for each function that decides it the laws
    and the facts as typed; its words stand on the page. ``joined`` are the laws that are asked
    together with others of their book.
    """
    ruling = {address.partition(".")[0] for address in topic.laws}
    joined = [address for address in topic.laws if any(joined_functions(library, address))]
    return {
        "books": [_book(library, it) for it in by_date(library.witnesses) if it in ruling],
        "version": library.version,
        "laws": {address: _law(library, address) for address in topic.laws},
        "situations": [[_ask(library, it) for it in case.answers] for case in topic.cases],
    } | ({"joined": joined} if joined else {})


def _ask(library: Library, it: Decision) -> dict[str, Any]:
    """A function that decides, the laws it decides by, and the facts that some do not know."""
    laws = list(it.words)
    rule = library.functions[it.function]
    without = sorted({name for law in laws for name in facts_unknown(rule, [law])})
    return {
        "facts": _facts(it.ask),
        "function": it.function,
        "laws": laws,
    } | ({"without": without} if without else {})


def _law(library: Library, address: str) -> tuple[str, str]:
    """A law for the desk; its address tells the script its book and its page."""
    law = library.edition.laws[address]
    return library.game_name(law), f"{'law' if law.numbered else 'rule'} {law.number}"


def _book(library: Library, siglum: str) -> dict[str, str]:
    witness = library.witnesses[siglum]
    return {
        "id": siglum,
        "date": str(witness.date),
        "language": witness.language,
        "title": witness.short_title,
    }


def _facts(ask: tuple[str, ...]) -> dict[str, str]:
    return dict(word.split("=", 1) for word in ask)


def _games(library: Library, topic: Topic) -> Iterator[str]:
    yield from sorted({library.game_name(library.edition.laws[it]) for it in topic.laws})
