"""Python source as HTML, with the few colours that help a reader who does not program."""

from __future__ import annotations

import html
import io
import keyword
import re
import textwrap
import tokenize
from collections.abc import Iterator
from itertools import accumulate

_KINDS = {tokenize.COMMENT: "em", tokenize.STRING: "i", tokenize.NUMBER: "var"}

# Python 3.11 gives an f-string as one token; later versions give several. Here it is one string, so
# that every version of Python makes the same page.
_OPENS = getattr(tokenize, "FSTRING_START", None)
_CLOSES = getattr(tokenize, "FSTRING_END", None)


def python_html(source: str) -> str:
    """Source with keywords (b), strings (i), numbers (var) and comments (em) as elements.

    >>> python_html("return 1")
    '<b>return</b> <var>1</var>'
    >>> python_html("f'{not 1}'").count("<")
    2
    """
    source = textwrap.dedent(source).rstrip()
    pieces, written = [], 0
    for kind, begin, end in _coloured(source):
        pieces.append(html.escape(source[written:begin], quote=False))
        pieces.append(f"<{kind}>{html.escape(source[begin:end], quote=False)}</{kind}>")
        written = end
    return "".join([*pieces, html.escape(source[written:], quote=False)])


def _coloured(source: str) -> Iterator[tuple[str, int, int]]:
    """The coloured parts of a source: the element of each, its start and its end."""
    lines = [0, *accumulate(map(len, source.splitlines(keepends=True)))]
    opened: list[int] = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        row, column = token.start
        begin = lines[row - 1] + column
        # The end comes from the length: some versions give a wrong column for a long string.
        end = begin + len(token.string)
        if token.type == _OPENS:
            opened.append(begin)
        elif token.type == _CLOSES:
            first = opened.pop()
            if not opened:
                yield "i", first, end
        elif not opened and (kind := _kind(token)):
            yield kind, begin, end


def _kind(token: tokenize.TokenInfo) -> str:
    return "b" if keyword.iskeyword(token.string) else _KINDS.get(token.type, "")


def gloss_html(gloss: str) -> str:
    """A line of a docstring as HTML, with words of the books and foreign words in italics.

    >>> gloss_html("A deal (*coup*) whose pack is ``false``.")
    'A deal (<i>coup</i>) whose pack is <i>false</i>.'
    """
    marked = re.compile(r"``(.+?)``|\*(.+?)\*")
    return marked.sub(
        lambda match: f"<i>{match[1] or match[2]}</i>", html.escape(gloss, quote=False)
    )


def coded_html(text: str) -> str:
    """A line of a docstring as HTML, with code as code, and the rest as in `gloss_html`.

    >>> coded_html("``form`` is *text*")
    '<code>form</code> is <i>text</i>'
    """
    parts = re.split(r"``(.+?)``", text)
    plain, typed = (
        map(gloss_html, parts[::2]),
        (html.escape(part, quote=False) for part in parts[1::2]),
    )
    between = (f"<code>{code}</code>" for code in typed)
    return "".join(f"{words}{next(between, '')}" for words in plain)
