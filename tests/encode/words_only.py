"""A little book whose source has words without points, in its own project."""

from __future__ import annotations

import hashlib
from pathlib import Path

from lawsofplay.base.project import Project
from tests.encode.synthetic import CITATION, GAMES, WITNESS

SIGLUM = "cotton"

SOURCE = (
    "CHAP. V. OF PICKET the first",
    "1. He that l●ft any thing loseth it then I 'le see said he Kings Aces c. and so on",
    "2. if he course it now 't is lost as",
)

OUTLINE = """
[[division]]
id = "piquet"
type = "game"
game = "piquet"
line = 1
pages = ["1", "2"]

[[division]]
id = "piquet.laws"
type = "laws"
parent = "piquet"
line = 1
pages = ["1", "2"]
count = 2
"""

PAGES = {
    "b01": """page: 1
lines: 1-2
state: proofread
points: supplied
---
@ piquet

# CHAP. V. OF PICKET

@ piquet.laws

# [= The Laws.]

The first:

§ 1. He that left[?] any thing (loseth it.
Then I'le see), said he; Kings, Aces, &c. and so on
""",
    "b02": """page: 2
lines: 3-3
state: proofread
points: supplied
---
§ 2. If he [sic: course | cause] it now, 'tis [... 2 words] lost. As
[= well.]

:gap 9 words
""",
}

BLOCKS = {
    "b01": PAGES["b01"]
    .replace("page: 1", "page: 7-9")
    .replace("# [= The Laws.]", "# [p. 8] [= The Laws.]")
    .replace("Kings, Aces", "Kings, [p. 9] Aces"),
    "b02": PAGES["b02"].replace("page: 2", "page: 9-10").replace("§ 2. If", "§ 2. [p. 10] If"),
}
"""The same book in page files with several pages; page 9 is in both."""


def build(root: Path, pages: dict[str, str] | None = None) -> Project:
    """Write the book's project."""
    project = Project(root)
    folder = project.witness(SIGLUM)
    (folder / "pages").mkdir(parents=True)
    (root / "pyproject.toml").write_text('[project]\nversion = "1.2.3"\n', encoding="utf-8")
    (root / "CITATION.cff").write_text(CITATION, encoding="utf-8")
    (project.corpus / "games.toml").write_text(GAMES, encoding="utf-8")
    source = "\n".join(SOURCE) + "\n"
    (folder / "ocr.txt").write_text(source, encoding="utf-8")
    sha256 = hashlib.sha256(source.encode()).hexdigest()
    witness = WITNESS.format(sha256=sha256).replace('"seymour"', f'"{SIGLUM}"')
    (folder / "witness.toml").write_text(witness, encoding="utf-8")
    (folder / "outline.toml").write_text(OUTLINE, encoding="utf-8")
    for name, text in (pages or PAGES).items():
        (folder / "pages" / f"{name}.txt").write_text(text, encoding="utf-8")
    return project
