"""The ruling of a law with those joined to it, told: as text and as data."""

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
    """What `laws ask` prints: the answer, what gives it, the words of all laws that decide."""
    outcome = ruling.outcome
    excepting, pricing = outcome.excepting, outcome.pricing
    answering = [outcome.last] if excepting else [outcome.own, *([pricing.call] if pricing else [])]
    said = list(filter(None, (*_found(ruling), *(_sentence(call, ruling) for call in answering))))
    if said:
        yield from (*said, "")
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
    """The laws joined that were not asked, and what must be given to ask them."""
    for link in links:
        yield ""
        yield _linked(link, edition)
        facts = wanted(rules, link, given)
        if facts:
            told = ", ".join(f"{name}= ({gloss})" for name, gloss in facts)
            yield f"  To ask it too, give besides {told}."


def explained_lines(ruling: Ruling, edition: Edition) -> Iterator[str]:
    """What `laws explain` prints: the steps of the answer, and those of each law joined."""
    yield _explained(ruling.outcome.own, ruling).render(edition)
    for asked in ruling.outcome.asked:
        if not asked.join.fact:
            yield f"{_standing(asked)} {asked.law}:"
            text = Explanation(asked.call, asked.law).render(edition)
            yield from (f"  {line}" for line in text.split("\n"))


def ruling_data(ruling: Ruling, rule: Rule, given: Given, edition: Edition) -> dict[str, Any]:
    """The ruling for JSON: the explanation of the function asked, what is joined, what decides."""
    last = ruling.outcome.last
    told = tell_call(last, ruling.last_law)
    heard = [_heard(asked, ruling, edition) for asked in ruling.outcome.asked]
    silent = [link_data(link, [rule], given, edition) for link in ruling.silent]
    return {
        **_explained(ruling.outcome.own, ruling).data(edition),
        "joined": [*heard, *silent],
        "ruling": {
            "law": ruling.last_law,
            "function": last.function,
            "value": shown(last.value),
            "told": told.data() if told else None,
        },
    }


def link_data(link: Link, rules: Sequence[Rule], given: Given, edition: Edition) -> dict[str, Any]:
    """A law joined that is not asked, and the facts that would bring it into play."""
    return {
        "law": link.law,
        "relation": link.told,
        "difference": link.words,
        "words": edition.law(link.law).text,
        "applies": False,
        "explained": None,
        "wanted": dict(wanted(rules, link, given)),
    }


def _heard(it: Asked, ruling: Ruling, edition: Edition) -> dict[str, Any]:
    """A law joined that was asked; where it is itself the law asked, the one that it joins."""
    own = it.law == ruling.asked
    other = ruling.law if own else it.law
    link = next(link for link in ruling.links if link.law == other)
    data = link_data(link, (), {}, edition)
    told = Explanation(it.call, it.law).data(edition)
    return {**data, "applies": it.applies, "explained": told}


def _explained(call: Call, ruling: Ruling) -> Explanation:
    return Explanation(call, ruling.law)


def _found(ruling: Ruling) -> Iterator[str]:
    """What was found for the function: by judgements, and by the laws that price and define."""
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
    told = tell_call(call, _law_of(call, ruling))
    return told.sentence if told else ""


def _valued(call: Call, ruling: Ruling) -> str:
    is_told = tell_call(call, _law_of(call, ruling)) is not None
    return f"{call.function} = {written(call.value) if is_told else shown(call.value)}"


def _quoted(address: str, ruling: Ruling, edition: Edition) -> str:
    """A law with its words; of one that is joined to the law asked, how it stands to that."""
    link = next((it for it in ruling.links if it.law == address), None)
    if link is None or address == ruling.asked:
        return f"{address}: “{edition.law(address).text}”"
    return _linked(link, edition)


def _linked(link: Link, edition: Edition) -> str:
    """``Excepted by bellecour.quadrille.laws.53, where the King has not appeared: “They …”``."""
    told = f"{link.told[:1].upper()}{link.told[1:]}"
    return f"{told} {link.law}, {link.words}: “{edition.law(link.law).text}”"


def _standing(it: Asked) -> str:
    told = {"excepts": "excepted by", "prices": "priced by", "defines": "defined in"}
    return told[it.join.kind] if it.applies else f"not {told[it.join.kind]}"
