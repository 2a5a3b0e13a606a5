"""Pages as they are sent: without blanks, quotation marks and end tags that no browser needs."""

from __future__ import annotations

import re

import minify

_HOW = {
    "html-keep-default-attr-vals": True,
    "html-keep-document-tags": True,
    "html-keep-end-tags": True,
    # A style may set blocks of HTML in one line: then the blank between them is seen.
    "html-keep-whitespace": True,
}

_TABLE = re.compile(r"</t[dh]>\s*(?=<t[dh]\b|</tr>)|</tr>\s*(?=<tr|</t(?:body|head|able)>)")
"""Ends in a table that follow from what comes next; blanks between rows are never shown."""

_PAIR = re.compile(
    r"</dd>(?=</div>)|</dt>(?=<dd)|</li>(?=\s*(?:<li|</[uo]l>))"
    r"|</p>(?=\s*(?:<(?:p|div|[uod]l|h[1-6]|table)\b|</(?:div|section|li|t[dh]|article)>))"
)
"""The same in lists, and of paragraphs: all that plain parsers know to end there."""

_FRAME = (
    r"</?(?:html|head|title|meta|link|script|body|header|footer|main|section|nav|form|h[1-6]"
    r"|dl|[uo]l|li|table|details|summary)\b"
)
_BLANK = re.compile(rf"\n(?={_FRAME}|</(?:div|t[dh])>)|((?:{_FRAME}|<(?:div|t[dh])\b)[^<>]*>)\n")
"""Blanks beside what is never set in a line with words."""

_PICTURE = re.compile(r"<svg.*?</svg>", re.DOTALL)
_TAG = re.compile(r"<[a-z][^<>]*>")
_QUOTED = re.compile(r"""="([^\s"'=<>`]+)"(/?)""")
"""An attribute's value that needs no quotation marks."""


def small(page: str) -> str:
    """Return a page that shows the same.

    In tables and lists, and of paragraphs, the ends are left out that follow from what comes next:
    plain parsers know these too. All other elements keep theirs.

    >>> small('<p  class="a">It  is\\n<i>so</i>.</p>\\n<p>It is.</p>\\n<h2>So</h2>\\n')
    '<p class=a>It is\\n<i>so</i>.\\n<p>It is.<h2>So</h2>'
    >>> small('<table><tr><th>a</th><td>b</td></tr>\\n<tr><td>c</td></tr>\\n</table>')
    '<table><tr><th>a<td>b<tr><td>c</table>'
    >>> small('<svg><use href="#a" x="1"/><text x="2">a b</text></svg>')
    '<svg><use href=#a x=1 /><text x=2>a b</text></svg>'
    """
    minify.config(_HOW)
    made = str(minify.string("text/html", page))
    made = _PICTURE.sub(lambda picture: unquoted(picture[0]), made)
    return _BLANK.sub(_blankless, _PAIR.sub("", _TABLE.sub("", made)))


def unquoted(page: str) -> str:
    """The page with all its blanks, but without needless quotation marks.

    >>> unquoted('<b class="a">It  is="so"</b><i title="a b">.</i><use href="#a"/>')
    '<b class=a>It  is="so"</b><i title="a b">.</i><use href=#a />'
    """
    return _TAG.sub(lambda match: _QUOTED.sub(_bare, match[0]), page)


def _blankless(match: re.Match[str]) -> str:
    return match[1] or ""


def _bare(value: re.Match[str]) -> str:
    return f"={value[1]}{' /' if value[2] else ''}"
