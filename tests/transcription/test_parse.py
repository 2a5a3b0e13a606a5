"""Page files: header, blocks, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.transcription import Block, load_pages, parse_page
from tests.encode.synthetic import PAGES, SIGLUM, build

HEAD = "page: 21\nlines: 5-9, 2\nstate: draft\nhead: PIQUET. 21\n---\n"


def blocks(body: str) -> list[Block]:
    return list(parse_page(HEAD + body, "seymour", "p021").blocks)


def test_the_header() -> None:
    header = parse_page(HEAD, "seymour", "p021").header
    assert (header.page, header.lines, header.state) == ("21", ((5, 9), (2, 2)), "draft")
    assert header.furniture == {"head": "PIQUET. 21"}


def test_blocks_know_kind_argument_text_and_line() -> None:
    found = blocks("@ a.b\n# Head\nmore\n\n§ III. One\ntwo\n\n:item 5.\nx\n\n:cont\ny\n")
    assert found == [
        Block("division", "a.b", (), 6),
        Block("head", "", ("Head", "more"), 7),
        Block("law", "III.", ("One", "two"), 10),
        Block("item", "5.", ("x",), 13),
        Block("cont", "", ("y",), 16),
    ]
    assert [block.first for block in found] == [6, 7, 10, 14, 17]


@pytest.mark.parametrize(
    ("body", "numeral"),
    [
        ("§ [I.] x", "[I.]"),
        ("§ 4°. x", "4°."),
        ("§ [sic: XX. | XXI.] x", "[sic: XX. | XXI.]"),
        ("§ V.[?] x", "V.[?]"),
        ("§ V.", "V."),
    ],
)
def test_numerals(body: str, numeral: str) -> None:
    assert blocks(body)[0].argument == numeral


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ("page: 1\nlines: 1\nstate: draft\n", "line 1", "no '---' after the header"),
        ("page: 1\nfoot: x\n---\n", "line 2", "not a header line: 'foot: x'"),
        ("page: 1\npage: 1\n---\n", "line 2", "not a header line"),
        ("page: 1\nlines: 1\n---\n", "line 1", "the header lacks 'state:'"),
        ("page: 1\nlines: 1\nstate: done\n---\n", "line 1", "state must be one of draft"),
        ("page: 1\nlines: 1to3\nstate: draft\n---\n", "line 1", "lines must be like 1558-1610"),
        (HEAD + "\nx\n@ a\n", "line 8", "put a blank line before '@'"),
        (HEAD + ":nope\nx\n", "line 6", "unknown block ':nope'"),
        (HEAD + ":item\nx\n", "line 6", "':item' needs a word after it"),
        (HEAD + ":cont x\n", "line 6", "':cont' stands alone on its line"),
        (HEAD + "§III. x\n", "line 6", "a law begins '§ III. words'"),
        (HEAD + "x\ny\x0cz\n", "line 7", "a control character"),
    ],
)
def test_what_is_not_allowed_is_refused(text: str, place: str, message: str) -> None:
    with pytest.raises(InputError) as caught:
        parse_page(text, "seymour", "p021", "corpus/seymour/pages/p021.txt")
    assert (caught.value.file, caught.value.place) == ("corpus/seymour/pages/p021.txt", place)
    assert message in caught.value.mend


def pagemap(project: Project, *names: str) -> None:
    lines = "".join(f'{name} = ["1", "1"]\n' for name in names)
    path = project.witness(SIGLUM) / "pagemap.toml"
    path.write_text(f"[pages]\n{lines}", encoding="utf-8")


def test_pages_in_reading_order(tmp_path: Path) -> None:
    project = build(tmp_path)
    pagemap(project, *PAGES)
    assert [page.name for page in load_pages(project, SIGLUM)] == list(PAGES)


def test_a_page_that_is_not_utf8_is_refused(tmp_path: Path) -> None:
    project = build(tmp_path)
    path = project.witness(SIGLUM) / "pages" / "p002.txt"
    path.write_bytes(path.read_bytes().replace(b"Look", b"L\xe9ok", 1))
    with pytest.raises(InputError, match=r"^corpus/seymour/pages/p002\.txt, line \d+: not UTF-8"):
        load_pages(project, SIGLUM)


def test_a_missing_page_is_named(tmp_path: Path) -> None:
    project = build(tmp_path)
    pagemap(project, *PAGES, "z02")
    with pytest.raises(InputError, match=r"^corpus/seymour/pages/z02\.txt: the page is missing"):
        load_pages(project, SIGLUM)


def test_a_page_too_many_is_named(tmp_path: Path) -> None:
    project = build(tmp_path)
    pagemap(project, *(name for name in PAGES if name != "p003"))
    with pytest.raises(InputError, match=r"p003\.txt: no such page in .*pagemap\.toml"):
        load_pages(project, SIGLUM)


def test_a_page_with_a_wrong_name_is_refused(tmp_path: Path) -> None:
    project = build(tmp_path, PAGES | {"p003 copy": PAGES["p003"]})
    with pytest.raises(InputError, match=r"p003 copy\.txt: not the name of a page"):
        load_pages(project, SIGLUM)


def test_no_pages_at_all(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"corpus/seymour/pages: no page files; run: laws draft"):
        load_pages(build(tmp_path, {}), SIGLUM)
