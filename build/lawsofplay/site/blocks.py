"""Blocks of TEI (divisions, laws, paragraphs, tables, verse) as HTML: a function for each."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from lawsofplay.model.tei import XML_ID, Element, tag
from lawsofplay.site.escaping import quoted, text
from lawsofplay.site.inline import block_begun, content, footnote_mark, page_break
from lawsofplay.site.writing import Writing

HAND = 40
"""The most words of an item of a list that is taken for a hand of cards, and not for prose."""


def blocks(elements: Iterable[Element], writing: Writing) -> str:
    """Several blocks as HTML, in order."""
    return "".join(
        _BLOCKS[element.tag](element, writing) for element in elements if element.tag in _BLOCKS
    )


def heading(heads: list[Element], writing: Writing) -> str:
    """The headings of a division: the first at its level, the others below it, smaller."""
    if not heads:
        return ""
    level = min(writing.depth, 6)
    first = f"<h{level}>{content(heads[0], writing)}</h{level}>"
    if len(heads) == 1:
        return first + "\n"
    others = "".join(f'<p class="subhead">{content(head, writing)}</p>' for head in heads[1:])
    return f'<div class="heads">{first}{others}</div>\n'


def heads_of(element: Element) -> list[Element]:
    """The headings of a division itself, not of the divisions in it."""
    return element.findall(tag("head"))


def footnotes(writing: Writing) -> str:
    """The footnotes gathered so far, each with a link back to its mark."""
    # A footnote may hold marks itself: their notes join the list while it is written.
    rows = "\n".join(
        _footnote(note, page, number, writing)
        for number, (note, page) in enumerate(writing.footnotes, start=1)
    )
    if not rows:
        return ""
    opening = '<div class="footnotes" role="region" aria-label="Footnotes">'
    return f"{opening}\n<ul>\n{rows}\n</ul>\n</div>\n"


def _footnote(note: Element, page: str, number: int, writing: Writing) -> str:
    name, mark = note.get(XML_ID), quoted(note.get("n", "*"))
    place = f' <span class="page">(p. {page})</span>' if page else ""
    if writing.names:
        mark = f'<a href="#{name}-mark" aria-label="{mark}, back to the text">{mark}</a>'
    names = {"mark": f"m{number}", "note": f"n{number}", "above": f"n{number - 1}"}
    beside = f' style="{";".join(f"--{key}:var(--{name})" for key, name in names.items())}"'
    where = beside if writing.names else ""
    return f"<li{writing.identity(note)}{where}>{mark} {content(note, writing)}{place}</li>"


def law_body(element: Element, writing: Writing) -> str:
    """A law's own words, its numeral before the first of them, and the book's reasons."""
    label = element.find(tag("label"))
    numeral = "" if label is None else _numeral(element, content(label, writing), writing)
    pieces = []
    for child in element:
        if child.tag == tag("p") and numeral:
            pieces.append(_paragraph(child, writing, numeral + " "))
            numeral = ""
        elif child.tag in (tag("lg"), tag("table"), tag("list"), tag("figure")) and numeral:
            pieces.append(f'<p class="numbering">{numeral}</p>\n{blocks([child], writing)}')
            numeral = ""
        else:
            pieces.append(blocks([child], writing))
    return "".join(pieces)


def _numeral(element: Element, label: str, writing: Writing) -> str:
    if not writing.names:
        return f'<span class="numeral">{label}</span>'
    address = str(element.get(XML_ID))
    return f'<a class="numeral" href="{writing.link(address)}" title="{address}">{label}</a>'


def _law(element: Element, writing: Writing) -> str:
    address = str(element.get(XML_ID))
    kind = element.get("subtype", "")
    label = f'<span class="kind">{kind}</span>' if kind else ""
    if address in writing.running:
        label += f'<a class="runs" href="{writing.link(address)}#function">runs</a>'
    body = law_body(element, writing)
    return f'<div class="law"{writing.identity(element)}>{label}\n{body}</div>\n'


def _division(element: Element, writing: Writing) -> str:
    if element.get("type") == "law":
        return _law(element, writing)
    if element.get("rend") == "after":
        return f'<div class="after">\n{blocks(element, writing)}</div>\n'
    if writing.wording is None:
        return _section(element, writing)
    before = writing.wording.section(str(element.get(XML_ID)))
    shown = _section(element, writing)
    writing.wording.resume(before)
    return shown


def _section(element: Element, writing: Writing) -> str:
    # Page breaks may stand before the heading: they keep their place.
    heads = heads_of(element)
    before = [child for child in element if heads and _stands_before(child, heads[0])]
    lead = blocks(before, writing)
    title = heading(heads, writing)
    writing.depth += 1
    rest = blocks((child for child in element if child not in before), writing)
    writing.depth -= 1
    kind = element.get("type", "section")
    name = "section" if heads else "div"
    return f'<{name} class="{kind}"{writing.identity(element)}>\n{lead}{title}{rest}</{name}>\n'


def _stands_before(child: Element, other: Element) -> bool:
    """Whether an element stands before another child of the same parent."""
    parent = child.getparent()
    return parent is not None and parent.index(child) < parent.index(other)


def _paragraph(element: Element, writing: Writing, before: str = "") -> str:
    names = [element.get("ana", "").removeprefix("#"), element.get("rend", "")]
    if element.get("part") in ("M", "F"):
        names.append("continued")
    shown = " ".join(name for name in names if name)
    css = f' class="{shown}"' if shown else ""
    return f"<p{css}{writing.identity(element)}>{before}{content(element, writing).strip()}</p>\n"


def _break(element: Element, writing: Writing) -> str:
    shown = page_break(element, writing)
    return f'<div class="break">{shown}</div>\n' if shown else ""


def _note(element: Element, writing: Writing) -> str:
    if element.get("place") == "bottom":
        # Its mark in the text is lost: it stands where its page ends.
        remark = "a note of this page, its place in the text lost"
        return (
            f'<p class="unmarked">{footnote_mark(element, writing)} <i lang="en">{remark}</i></p>\n'
        )
    inside = blocks(element, writing)
    return f'<div class="reason" role="note" aria-label="The book’s reason">\n{inside}</div>\n'


def _stanza(element: Element, writing: Writing) -> str:
    lines = "".join(f'<span class="l">{content(line, writing)}</span>\n' for line in element)
    return f'<p class="lg"{writing.identity(element)}>{lines}</p>\n'


def _table(element: Element, writing: Writing) -> str:
    writing.cards = True
    rows = "".join(_row(row, writing) for row in element.iter(tag("row")))
    writing.cards = False
    writing.tables += 1
    label = f"Table {writing.tables}" + (f", page {writing.page}" if writing.page else "")
    table = f"<table{writing.identity(element)}>\n{rows}</table>"
    return f'<div class="scroll" role="region" aria-label="{label}" tabindex="0">{table}</div>\n'


def _row(row: Element, writing: Writing) -> str:
    cells = (_cell(cell, row.get("role") == "label", writing) for cell in row.iter(tag("cell")))
    return f"<tr>{''.join(cells)}</tr>\n"


def _cell(cell: Element, label: bool, writing: Writing) -> str:
    inside = content(cell, writing).strip()
    if label and inside:
        return f'<th scope="col">{inside}</th>'
    number = "".join(map(str, cell.itertext())).strip().rstrip(".").isdigit()
    return f'<td class="n">{inside}</td>' if number else f"<td>{inside}</td>"


def _list(element: Element, writing: Writing) -> str:
    rows = []
    lead = ""
    for child in element:
        if child.tag == tag("pb"):
            lead = page_break(child, writing)
        elif child.tag == tag("item"):
            numeral = f'<span class="n">{text(child.get("n"))}</span>' if child.get("n") else ""
            writing.cards = len("".join(map(str, child.itertext())).split()) <= HAND
            rows.append(f"<li>{lead}{numeral} {blocks(child, writing)}</li>\n")
            writing.cards = False
            lead = ""
    return f'<ul class="items">\n{"".join(rows)}</ul>\n{lead}'


def _entry(element: Element, writing: Writing) -> str:
    form = element.find(f"{tag('form')}/{tag('orth')}")
    if writing.wording is not None:
        writing.wording.seen.add(str(element.get(XML_ID)))
    term = "" if form is None else content(form, writing)
    meanings = (
        f"<dd>{content(meaning, writing).strip()}</dd>" for meaning in element.iter(tag("def"))
    )
    return f'<dl class="entry"{writing.identity(element)}><dt>{term}</dt>{"".join(meanings)}</dl>\n'


def _figure(element: Element, writing: Writing) -> str:
    description = element.find(tag("figDesc"))
    shown = "" if description is None else content(description, writing)
    return f'<p class="figure">[A figure that the source lost: {shown}]</p>\n'


_BLOCKS: dict[object, Callable[[Element, Writing], str]] = {
    tag("div"): _division,
    tag("p"): _paragraph,
    tag("pb"): _break,
    tag("milestone"): block_begun,
    tag("note"): _note,
    tag("lg"): _stanza,
    tag("table"): _table,
    tag("list"): _list,
    tag("entry"): _entry,
    tag("figure"): _figure,
}
"""The elements that are blocks. Headings and labels are written by the blocks that hold them."""
