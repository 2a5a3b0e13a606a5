"""The site's scripts as they are sent."""

from __future__ import annotations

from lawsofplay.site.scripts import sent


def test_only_comments_and_blanks_are_left_out() -> None:
    source = '/* What it is,\n   in two lines. */\n"use strict";\n\n  f("a // b"); // Why.\n'
    assert sent(source) == '"use strict";\nf("a // b");\n'


def test_what_looks_like_a_comment_in_a_line_stays() -> None:
    source = "const found = /[/*]+/u.exec(it) || `${a} // ${b}`;\n"
    assert sent(source) == source
