"""A little book that uses every construct of corpus/TRANSCRIPTION.md, in its own project."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

from lawsofplay.base.files import write_bytes
from lawsofplay.base.project import WITNESSES, Project, find_project
from lawsofplay.encode.document import encode_witness

SIGLUM = "seymour"

CITATION = """
cff-version: 1.2.0
message: Cite it so.
title: A little book
type: dataset
authors:
  - name: Somebody
version: 1.2.3
date-released: 2026-09-05
license:
  - CC-BY-4.0
"""

GAMES = """
[piquet]
en = "Piquet"
fr = "Piquet"
also = []
"""

OUTLINE = """
[[division]]
id = "title"
type = "titlepage"
line = 1
pages = ["[i]", "[i]"]

[[division]]
id = "piquet"
type = "game"
game = "piquet"
line = 2
pages = ["1", "3"]

[[division]]
id = "piquet.laws"
type = "laws"
game = "piquet"
parent = "piquet"
line = 3
pages = ["1", "2"]
count = 4

[[division]]
id = "piquet.orders"
type = "verse"
parent = "piquet"
line = 4
pages = ["2", "2"]
count = 2

[[division]]
id = "piquet.hands"
type = "example"
parent = "piquet"
line = 5
pages = ["2", "3"]

[[division]]
id = "terms"
type = "dictionary"
line = 6
pages = ["3", "3"]

[[division]]
id = "table"
type = "contents"
line = 7
pages = ["[4]", "[4]"]
"""

NORMS = """
[kinds]
"seymour.piquet.laws.3" = { kind = "advice", reason = "it tells how to play well" }
"seymour.piquet.laws.4" = { status = "former" }

[[rule]]
id = "piquet.laws.5"
from = "The Dealer gives"
to = "stock of eight"

[[rule]]
id = "piquet.1"
status = "rival-custom"
from = "The Cards are"
to = "time by the Person"

[[rule]]
id = "piquet.hands.1"
kind = "definition"
from = "A Quint"
to = "same Colour"
"""

WITNESS = """
siglum = "seymour"
title = "The Compleat Gamester"
short_title = "The Compleat Gamester"
author = "Richard Seymour"
editor = "Charles Johnson"
place = "London"
publisher = "J. Hodges"
printer = "C. Jephson"
date = "1754"
date_certain = false
edition = "8th"
language = "en"
extent = "all"
uncertain = ["the date", "the printer"]
[source]
file = "ocr.txt"
sha256 = "{sha256}"
received = "a text file"
provenance = "A scan."
licence = "public domain"
licence_url = "https://example.org/licence"
notice = "Be careful & kind."
[transcription]
note = "Long s is kept nowhere."
"""


def _page(label: str, lines: str, body: str, **header: str) -> str:
    """A page file with its header."""
    keys = {"page": label, "lines": lines, "state": "draft"} | header
    head = "".join(f"{key}: {value}\n" for key, value in keys.items())
    return f"{head}---\n{body.strip()}\n"


_TITLE = r"""
@ title

:lines
THE
_COMPLEAT_ GAMESTER[^*]
[... 2 lines]

:note *
Or _Academy_ of Play.
"""

_PROSE = r"""
@ piquet

# PIQUET.

## How it is _play'd_

The Cards are dealt two at a _time_ by the Person who has the

:table
|= Deal | Counters |
| 1 | [sic: 27 | 28] |
| \| | 30[^†] |
|| none |

:cont
other hand, after the cut; & so on, two

:figure the six boxes

:gap 2 pages

:note †
Thirty[?] at [= most].

@ piquet.laws

# The LAWS

Before the Laws, a word.

§ I. Whoever deals [... 3 words] shall _look_[?] to
his [sic: adverfary] Cards, two

:reason
The rigour of this Law is founded in justice, for it

:note a
A note whose mark is lost.
"""

_LAWS = r"""
:cont
would be abused.

§ [II.] He who has [sic: 172 | 162] points, \[sic\] and \_no\_ more \\

:item 1.
A Quint.

:item 2.
A Tierce, that goes

And a word more of the same Law.

:advice
Play low.

:anecdote
A Lord lost all.

:example
He has nine Cards.

§ III. Look to yourself[= .]

:verse
Look sharp,
Look keen.

§ IV. He wins, who

:p
The Dealer gives _twelve Cards_, and
"""

_VERSE = r"""
:cont
_leaves_ a stock[^*] of eight.

# A later heading

:note *
Or [sic: tallon | talon].

@ piquet.orders

# Orders
in Verse

§ I. Who lays his hand
upon the Board

Shall pay a Groat,

§ 2.[?] And he who swears
"""

_HANDS = r"""
:cont
a Penny.

@ piquet.hands

# Hands

A _Quint is five
Cards_ of the same
"""

_TERMS = r"""
:cont
Colour, and more.

:item 5.
Five Cards.

:item 6.
Six Cards, and

@ terms

# Terms

:entry Basto
The ace of clubs.

It is the third Matador

:entry _Bête_
To be beasted, as
"""

_LAST = r"""
:cont
one is who does not win.

:p
End of the terms.

@ table

# A TABLE

:lines
Piquet 1
Terms 3
"""

PAGES = {
    "f01": _page("[i]", "1", _TITLE, state="checked"),
    "p001": _page("1", "2-3", _PROSE, state="proofread", head="PIQUET. 1", sig="B", catch="would"),
    "p002": _page("2", "4", _LAWS, note="the foot is stained"),
    "p003": _page("3", "5", _VERSE, head="PIQUET. 3"),
    "p004": _page("4", "6", _HANDS),
    "p005": _page("5", "7", _TERMS),
    "z01": _page("[6]", "8", _LAST),
}


def build(root: Path, pages: dict[str, str] | None = None, **files: str) -> Project:
    """Write the book's project; ``files`` replaces outline, norms or witness with other text."""
    project = Project(root)
    folder = project.witness(SIGLUM)
    (folder / "pages").mkdir(parents=True)
    (root / "pyproject.toml").write_text('[project]\nversion = "1.2.3"\n', encoding="utf-8")
    (root / "CITATION.cff").write_text(CITATION, encoding="utf-8")
    (root / "ids.lock").write_text("# no address yet\n", encoding="utf-8")
    (root / "manifest.lock").write_text("", encoding="utf-8")
    (project.corpus / "games.toml").write_text(GAMES, encoding="utf-8")
    source = "".join(f"line {n}\n" for n in range(1, 9))
    sha256 = hashlib.sha256(source.encode()).hexdigest()
    (folder / "ocr.txt").write_text(source, encoding="utf-8")
    texts = {"outline": OUTLINE, "norms": NORMS, "witness": WITNESS.format(sha256=sha256)} | files
    for name, text in texts.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    for name, text in (pages if pages is not None else PAGES).items():
        (folder / "pages" / f"{name}.txt").write_text(text, encoding="utf-8")
    return project


def five_books(root: Path, pages: dict[str, str] | None = None) -> Project:
    """Write and encode five books, each the little one under another name."""
    made = build(root, pages)
    real = find_project(Path(__file__).parent)
    made.tei.mkdir()
    shutil.copy(real.tei / "lawsofplay.rng", made.tei)
    own = made.witness(SIGLUM)
    lines = "".join(f'{name} = ["1", "1"]\n' for name in PAGES)
    (own / "pagemap.toml").write_text(f"[pages]\n{lines}", encoding="utf-8")
    for siglum in WITNESSES:
        if siglum != SIGLUM:
            shutil.copytree(own, made.witness(siglum))
        for name in ("witness.toml", "norms.toml"):
            path = made.witness(siglum) / name
            text = path.read_text(encoding="utf-8").replace(SIGLUM, siglum)
            path.write_text(text, encoding="utf-8")
        write_bytes(made.tei_file(siglum), encode_witness(made, siglum))
    return made
