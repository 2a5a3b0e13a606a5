"""TEI inside a line of text, as HTML: one small function for each element."""

from __future__ import annotations

import re
from collections.abc import Callable

from lawsofplay.model.leaves import leaf_of
from lawsofplay.model.tei import XML_ID, Element, state_of, tag
from lawsofplay.site.escaping import quoted, text
from lawsofplay.site.writing import STATE_TITLES, Writing


def content(element: Element, writing: Writing) -> str:
    """The text of an element as HTML, with the elements inside it."""
    kept = writing.wording
    if element.tag in _AS_PRINTED:
        writing.wording = None
    terms = element.tag != tag("head")
    below = [None, *element, None]
    pieces = [_words(element.text, (None, below[1]), terms, writing)]
    for number, child in enumerate(element, start=1):
        pieces.append(_INLINE[child.tag](child, writing) if child.tag in _INLINE else "")
        pieces.append(_words(child.tail, (child, below[number + 1]), terms, writing))
    writing.wording = kept
    return "".join(pieces)


def _words(
    value: str | None,
    between: tuple[Element | None, Element | None],
    terms: bool,
    writing: Writing,
) -> str:
    """Words between two elements as HTML, with what the page adds to them."""
    if not value or writing.wording is None:
        return text(value)
    before, after = between
    cut = (before is not None and before.tag in _CUT, after is not None and after.tag in _CUT)
    return writing.wording.html(value, cut=cut, terms=terms, cards=writing.cards)


_CUT = frozenset(map(tag, ("unclear", "gap", "supplied", "sic", "choice")))
"""Elements that may hold a part of a word."""

_AS_PRINTED = _CUT | {tag("label"), tag("orth"), tag("corr"), tag("orig")}
"""Elements whose words are left as printed: doubtful words, and words that are links already."""


def line(element: Element, writing: Writing) -> str:
    """A law in one line, to stand beside others, without numeral, reasons and footnotes."""
    if element.tag == tag("seg"):
        return content(element, writing)
    parts = (part for part in element.iter(tag("p"), tag("l"), tag("cell")) if _own(part, element))
    return " ".join(content(part, writing).strip() for part in parts)


def _own(part: Element, law: Element) -> bool:
    above = part.getparent()
    while above is not None and above is not law:
        if above.tag in (tag("note"), tag("p"), tag("cell")):
            return False
        above = above.getparent()
    return True


def page_break(element: Element, writing: Writing) -> str:
    """The number of the page that begins, which the style sheet moves to the margin.

    The blank after it parts it from the next word where there is no style sheet.
    """
    writing.page = number = quoted(element.get("n", ""))
    if not writing.names:
        return ""
    state = state_of(element)
    name = str(element.get(XML_ID))
    return (
        f'<a class="pb {state}" id="{name}" href="#{name}" aria-label="page {number}"'
        f' title="page {number}: {STATE_TITLES[state]}">{number}</a>'
        f"{_received(leaf_of(element), writing)} "
    )


def block_begun(element: Element, writing: Writing) -> str:
    """The place where a page file begins: an address, with nothing to see."""
    return f"<span{writing.identity(element)}></span>" if writing.names else ""


def _received(name: str, writing: Writing) -> str:
    """The link from a page to the same page as received, to stand beside its number."""
    if writing.received is None:
        return ""
    return (
        f' <a class="pb scan" href="{writing.received(name)}" lang="en"'
        f' aria-label="page {writing.page} as received">scan</a>'
    )


def footnote_mark(note: Element, writing: Writing) -> str:
    """The mark of a footnote, linked with the note below the text."""
    if not writing.notes:
        return ""
    name, mark = note.get(XML_ID), quoted(note.get("n", "*"))
    writing.footnotes.append((note, writing.page))
    if not writing.names:
        return f'<sup class="fn">{mark}</sup>'
    # The style sheet lays the note beside its mark; it has names for the first dozen of a page.
    place = f' style="--mark:var(--m{len(writing.footnotes)})"'
    return (
        f'<sup class="fn"{place}><a id="{name}-mark" href="#{name}"'
        f' aria-label="footnote {mark}">{mark}</a></sup>'
    )


def _italics(element: Element, writing: Writing) -> str:
    return f"<i>{content(element, writing)}</i>"


def _doubtful(element: Element, writing: Writing) -> str:
    return f'<span class="unclear" title="doubtful reading">{content(element, writing)}</span>'


def _gap(element: Element, writing: Writing) -> str:
    lost = f"lost: {element.get('extent')}" if element.get("extent") else "lost"
    shown = f"[… {text(element.get('extent'))}]" if element.get("extent") else "[…]"
    return f'<span class="gap" title="{quoted(lost)}">{shown}</span>'


def _supplied(element: Element, writing: Writing) -> str:
    inside = content(element, writing)
    return f'<span class="supplied" title="supplied by the editor">[{inside}]</span>'


def _sic(element: Element, writing: Writing) -> str:
    return f'<span class="sic" title="so printed">{content(element, writing)}</span>'


def _corr(element: Element, writing: Writing) -> str:
    shown = content(element, writing)
    return f' <span class="corr" title="an error of the print">[read {shown}]</span>'


def _point(element: Element, writing: Writing) -> str:
    return f'<span class="pc">{content(element, writing)}</span>'


def _regularised(element: Element, writing: Writing) -> str:
    """A word whose first character is supplied: a capital, or the ampersand of ``&c.``."""
    return _FIRST.sub(r'\1<span class="pc">\2</span>', content(element, writing), count=1)


_FIRST = re.compile(r"^((?:<[^>]+>)*)(&\w+;|.)", re.DOTALL)
"""The first character of some HTML, after the tags before it."""


def _line_break(element: Element, writing: Writing) -> str:
    return "<br>"


def _prose_rule(element: Element, writing: Writing) -> str:
    """A rule in prose: its number, which is the link to its own page, then its words."""
    inside = content(element, writing)
    if not writing.names:
        return inside
    address = str(element.get(XML_ID))
    runs = address in writing.running
    css, title = ("runs", f"{address} runs") if runs else ("numeral", address)
    number = address.rpartition(".")[2]
    mark = f'<a class="{css}" href="{writing.link(address)}" title="{title}">§{number}</a>'
    return f'<span class="rule"{writing.identity(element)}><sup>{mark}</sup>\u202f{inside}</span>'


def _lit(element: Element, writing: Writing) -> str:
    """Words that tests quote (see lit.py): marked, with a link to each test where its words end.

    Words that decide nothing get a mark of their own.
    """
    if element.get("inert"):
        return f'<span class="inert">{content(element, writing)}</span>'
    first, *others = element.get("begins", "").split() or [""]
    name = f' id="lit-{first}"' if first else ""
    anchors = "".join(f'<span id="lit-{other}"></span>' for other in others)
    ends = "".join(
        f'<sup class="by"><a href="#test-{key.partition("-")[0]}"'
        f' aria-label="test {key.partition("-")[0]}">{key.partition("-")[0]}</a></sup>'
        for key in element.get("ends", "").split()
    )
    return f"{anchors}<mark{name}>{content(element, writing)}</mark>{ends}"


def _note(element: Element, writing: Writing) -> str:
    return footnote_mark(element, writing) if element.get("place") == "bottom" else ""


_INLINE: dict[object, Callable[[Element, Writing], str]] = {
    tag("pb"): page_break,
    tag("milestone"): block_begun,
    tag("hi"): _italics,
    tag("unclear"): _doubtful,
    tag("gap"): _gap,
    tag("supplied"): _supplied,
    tag("sic"): _sic,
    tag("corr"): _corr,
    tag("choice"): content,
    tag("pc"): _point,
    tag("reg"): _regularised,
    tag("lb"): _line_break,
    tag("seg"): _prose_rule,
    tag("note"): _note,
    "lit": _lit,
}
"""The elements that are shown in a line. All others, such as page furniture, are left out."""
