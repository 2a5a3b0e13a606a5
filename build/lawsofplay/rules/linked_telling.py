"""The ruling of a law and the laws joined to it, as text and as data for JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from lawsofplay.model.edition import Edition
from lawsofplay.rules.answers import written
from lawsofplay.rules.explanation import Explanation
from lawsofplay.rules.facts import shown
from lawsofplay.rules.joining import Asked
from lawsofplay.rules.linked import Link, Ruling, wanted
from lawsofplay.rules.readiness import Given
from lawsofplay.rules.registry import Rule
from lawsofplay.rules.tell import tell_call
from lawsofplay.rules.trace import Call


def asked_lines(ruling: Ruling, rule: Rule, given: Given, edition: Edition) -> Iterator[str]:
    """What `laws ask` prints: the answer, the functions that gave it, the words of their laws."""
    outcome = ruling.outcome
    excepting, pricing = outcome.excepting, outcome.pricing
    answering = [outcome.last] if excepting else [outcome.own, *([pricing.call] if pricing else [])]
    answers = [_sentence(call, ruling) for call in answering]
    sentences = list(filter(None, (*_computed_facts(ruling), *answers)))
    if sentences:
        yield from (*sentences, "")
    yield from (_valued(call, ruling) for call in answering)
    if excepting:
        alone = _sentence(outcome.own, ruling) or _valued(outcome.own, ruling)
        yield f"By itself {ruling.law} answers: {alone}"
    yield ""
    yield from (_quoted(law, ruling, edition) for law in ruling.laws)
    yield from silent_lines(ruling.silent, [rule], given, edition)


def silent_lines(
    links: tuple[Link, ...], rules: Sequence[Rule], given: Given, edition: Edition
) -> Iterator[str]:
    """The joined laws that were not asked, and the facts that must be given to ask them."""
    for link in links:
        yield ""
        yield _linked(link, edition)
        facts = wanted(rules, link, given)
        if facts:
            names = ", ".join(f"{name}= ({gloss})" for name, gloss in facts)
            yield f"  To ask it too, give besides {names}."


def explained_lines(ruling: Ruling, edition: Edition) -> Iterator[str]:
    """What `laws explain` prints: the steps of the answer, and those of each joined law."""
    yield _explained(ruling.outcome.own, ruling).render(edition)
    for asked in ruling.outcome.asked:
        if not asked.join.fact:
            yield f"{_standing(asked)} {asked.law}:"
            text = Explanation(asked.call, asked.law).render(edition)
            yield from (f"  {line}" for line in text.split("\n"))


def ruling_data(ruling: Ruling, rule: Rule, given: Given, edition: Edition) -> dict[str, Any]:
    """The ruling for JSON: the explanation of the function, the joined laws, and what decides."""
    last = ruling.outcome.last
    telling = tell_call(last, ruling.last_law)
    heard = [_heard(asked, ruling, edition) for asked in ruling.outcome.asked]
    silent = [link_data(link, [rule], given, edition) for link in ruling.silent]
    return {
        **_explained(ruling.outcome.own, ruling).data(edition),
        "joined": [*heard, *silent],
        "ruling": {
            "law": ruling.last_law,
            "function": last.function,
            "value": shown(last.value),
            "told": telling.data() if telling else None,
        },
    }


def link_data(link: Link, rules: Sequence[Rule], given: Given, edition: Edition) -> dict[str, Any]:
    """A joined law that was not asked, for JSON, with the facts that are needed to ask it."""
    return {
        "law": link.law,
        "relation": link.told,
        "difference": link.words,
        "words": edition.law(link.law).text,
        "applies": False,
        "explained": None,
        "wanted": dict(wanted(rules, link, given)),
    }


def _heard(asked: Asked, ruling: Ruling, edition: Edition) -> dict[str, Any]:
    """A joined law that was asked, for JSON; if it is the law that the user asked, the other."""
    other = ruling.law if asked.law == ruling.asked else asked.law
    link = next(link for link in ruling.links if link.law == other)
    data = link_data(link, (), {}, edition)
    explained = Explanation(asked.call, asked.law).data(edition)
    return {**data, "applies": asked.applies, "explained": explained}


def _explained(call: Call, ruling: Ruling) -> Explanation:
    return Explanation(call, ruling.law)


def _computed_facts(ruling: Ruling) -> Iterator[str]:
    """A sentence for each fact that a judgement or a joined law has computed."""
    for step in ruling.outcome.own.steps:
        if isinstance(step, Call) and not step.addresses:
            yield _sentence(step, ruling)
    for asked in ruling.outcome.asked:
        if asked.join.fact:
            yield f"By {asked.law}, {asked.join.fact} is {written(asked.call.value)}."


def _law_of(call: Call, ruling: Ruling) -> str:
    is_last = call is ruling.outcome.last
    return ruling.last_law if is_last else ruling.law


def _sentence(call: Call, ruling: Ruling) -> str:
    telling = tell_call(call, _law_of(call, ruling))
    return telling.sentence if telling else ""


def _valued(call: Call, ruling: Ruling) -> str:
    is_told = tell_call(call, _law_of(call, ruling)) is not None
    return f"{call.function} = {written(call.value) if is_told else shown(call.value)}"


def _quoted(address: str, ruling: Ruling, edition: Edition) -> str:
    """A law with its words, and how it is joined to the law asked, if it is."""
    link = next((link for link in ruling.links if link.law == address), None)
    if link is None or address == ruling.asked:
        return f"{address}: “{edition.law(address).text}”"
    return _linked(link, edition)


def _linked(link: Link, edition: Edition) -> str:
    """``Excepted by bellecour.quadrille.laws.53, where the King has not appeared: “They …”``."""
    standing = f"{link.told[:1].upper()}{link.told[1:]}"
    return f"{standing} {link.law}, {link.words}: “{edition.law(link.law).text}”"


def _standing(asked: Asked) -> str:
    words = {"excepts": "excepted by", "prices": "priced by", "defines": "defined in"}
    return words[asked.join.kind] if asked.applies else f"not {words[asked.join.kind]}"
