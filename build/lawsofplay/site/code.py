"""Python source as HTML, with the few distinctions that help a reader who does not program."""

from __future__ import annotations

import html
import io
import keyword
import re
import textwrap
import tokenize

_KINDS = {tokenize.COMMENT: "c", tokenize.STRING: "s", tokenize.NUMBER: "m"}


def python_html(source: str) -> str:
    """Source with spans for keywords (k), strings (s), numbers (m) and comments (c).

    >>> python_html("return 1")
    '<span class="k">return</span> <span class="m">1</span>'
    """
    source = textwrap.dedent(source).rstrip()
    lines = source.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    pieces, done = [], 0
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        css = "k" if keyword.iskeyword(token.string) else _KINDS.get(token.type, "")
        if not css:
            continue
        begin, end = (starts[row - 1] + column for row, column in (token.start, token.end))
        pieces.append(html.escape(source[done:begin], quote=False))
        pieces.append(f'<span class="{css}">{html.escape(source[begin:end], quote=False)}</span>')
        done = end
    return "".join([*pieces, html.escape(source[done:], quote=False)])


def gloss_html(gloss: str) -> str:
    """A line of a docstring: words of the books and foreign words in italics.

    >>> gloss_html("A deal (*coup*) whose pack is ``false``.")
    'A deal (<i>coup</i>) whose pack is <i>false</i>.'
    """
    marked = re.compile(r"``(.+?)``|\*(.+?)\*")
    return marked.sub(lambda it: f"<i>{it[1] or it[2]}</i>", html.escape(gloss, quote=False))
