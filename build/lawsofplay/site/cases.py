"""A law at work: a case, and the tree of laws and conditions by which its function decides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from lawsofplay.cases.at_work import CaseAtWork, at_work, from_cases, from_topics
from lawsofplay.cases.topics import Topic, in_words
from lawsofplay.model.edition import Edition, Law
from lawsofplay.rules.answers import written
from lawsofplay.rules.facts import shown
from lawsofplay.rules.provisos import elsewhere, home, shown_to, unknown_facts
from lawsofplay.rules.tell import tell_call
from lawsofplay.rules.trace import Call, Proviso
from lawsofplay.site.library import Library
from lawsofplay.site.pictures.positions import Captioned, pictures
from lawsofplay.site.quoted import begun

_STEPS = 8
"""The most steps that are shown of one call of a function."""

_DEPTH = 4
"""How deep calls within calls are shown."""


@dataclass(frozen=True)
class Condition:
    """A condition that a function tested: its words, and whether it was met.

    ``language`` is that of the words if they are a law's, else empty. ``law`` is the address of
    that law if it is not the law of the page.
    """

    words: str
    met: bool
    language: str
    law: str


@dataclass(frozen=True)
class ShownCall:
    """One call of a function, as a page shows it.

    ``laws`` are those that the function executes (none for the page's own law). ``more`` is how
    many further steps are not shown. ``sentence`` is empty where the answer has no words; where it
    has them, ``value`` is the answer as a case writes it.
    """

    function: str
    value: str
    sentence: str
    laws: tuple[Law, ...]
    facts: tuple[tuple[str, str], ...]
    steps: tuple[ShownCall | Condition, ...]
    more: int

    @property
    def is_rule(self) -> bool:
        """Always true: by it the template tells a call from a condition."""
        return True


@dataclass(frozen=True)
class ShownCase:
    """The case of a law's page.

    ``words`` say what happened; ``topic`` is the topic of the case, ``file`` the casebook that has
    it. ``value`` is the answer, ``sentence`` the answer as a sentence, if it has words. ``tree`` is
    how the answer came about, ``drawn`` what can be drawn of facts and answer.
    """

    words: str
    topic: Topic | None
    file: str
    value: str
    sentence: str
    tree: ShownCall
    drawn: list[Captioned]


class Cases:
    """The cases that show laws at work; each runs when its page asks for it."""

    def __init__(self, library: Library) -> None:
        self._edition = library.edition
        self._cases = from_topics(library.topics)
        self._rows = from_cases(library.casebooks)
        self._topics = {topic.id: topic for topic in library.topics}

    def at_work(self, address: str) -> CaseAtWork | None:
        """The case for a law's page; None for a law that has none."""
        return at_work(address, self._cases, self._rows)

    def row_of(self, address: str, function: str) -> CaseAtWork | None:
        """A row of the casebook for one function of a law; None if there is none."""
        rows = [work for work in self._rows.get(address, ()) if work.function == function]
        return at_work(address, {}, {address: rows})

    def shown(self, case: CaseAtWork, address: str) -> ShownCase:
        """What a law's page shows of its case."""
        call = case.explained().call
        return ShownCase(
            words=begun(case.words),
            topic=self._topics.get(case.topic),
            file=case.file,
            value=in_words(call.value),
            sentence=_sentence(call, address),
            tree=applied(call, address, self._edition, _DEPTH, own=True),
            drawn=list(pictures(call.facts, call.value)),
        )


def applied(call: Call, asked: str, edition: Edition, depth: int, own: bool = False) -> ShownCall:
    """A call as a page shows it; with ``own`` its laws are left out, since the page shows them."""
    laws = () if own else tuple(edition.laws[law] for law in home(call.addresses, asked))
    known = [step for step in (_known(step, call, asked, edition) for step in call.steps) if step]
    steps = known[:_STEPS] if depth else []
    unknown = unknown_facts(call, asked)
    return ShownCall(
        function=call.function,
        value=written(call.value) if _sentence(call, asked) else in_words(call.value),
        sentence=_sentence(call, asked),
        laws=laws,
        facts=_facts({name: value for name, value in call.facts.items() if name not in unknown}),
        steps=tuple(
            applied(step, asked, edition, depth - 1) if isinstance(step, Call) else step
            for step in steps
        ),
        more=len(known) - len(steps),
    )


def _sentence(call: Call, asked: str) -> str:
    """The answer of a call as a sentence; empty where it has no words."""
    worded = tell_call(call, asked)
    return worded.sentence if worded else ""


def _known(
    step: Call | Proviso, call: Call, asked: str, edition: Edition
) -> Call | Condition | None:
    """A step as it is shown; None for a condition that the law of the page does not have."""
    if isinstance(step, Call):
        return step
    words = shown_to(step, call, asked, edition)
    if words is None:
        return None
    language = edition.laws[words.law].language if words.law else ""
    return Condition(words.words, step.met, language, elsewhere(words, call, asked))


def _facts(facts: Mapping[str, object]) -> tuple[tuple[str, str], ...]:
    return tuple((name.replace("_", " "), shown(value)) for name, value in facts.items())
