"""The site's scripts as they are sent: without comments and indents, which weigh a quarter."""

from __future__ import annotations

import re

_COMMENT = re.compile(r"^[ ]*/\*.*?\*/\n", re.MULTILINE | re.DOTALL)
_TRAILING = re.compile(r"(?<=[;{,]) // [^\n]*$", re.MULTILINE)
_INDENT = re.compile(r"^[ ]+", re.MULTILINE)
_EMPTY = re.compile(r"\n{2,}")


def sent(source: str) -> str:
    """Return a script without the comments that fill lines or end them, indents and empty lines.

    What stands within a line stays as it is. A text that runs over several lines would lose its
    indents; the scripts have none.

    >>> sent("/* What it is. */\\nvar a = 1; // One.\\n\\n  f(a);\\n")
    'var a = 1;\\nf(a);\\n'
    """
    plain = _TRAILING.sub("", _COMMENT.sub("", source))
    return _EMPTY.sub("\n", _INDENT.sub("", plain)).lstrip("\n")
