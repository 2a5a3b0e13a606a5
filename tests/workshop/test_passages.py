from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import WITNESSES, find_project
from lawsofplay.workshop.accuracy.fold import words
from lawsofplay.workshop.accuracy.layers import received
from lawsofplay.workshop.accuracy.locate import locate
from lawsofplay.workshop.accuracy.passages import doubtful_places, load_file, load_passages

CORPUS = find_project().corpus
GOOD = """witness = "academie"
[[passage]]
id = "academie-01"
page = "30"
lines = [2, 4]
stratum = "worst"
text = "la main & la carte"
doubtful = ["la@2"]
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "academie.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_passage_is_read(tmp_path: Path) -> None:
    (passage,) = load_file(write(tmp_path, GOOD))
    assert (passage.witness, passage.first, passage.last) == ("academie", 2, 4)
    assert passage.doubtful == {3}
    assert passage.columns is None


def test_columns_of_one_line_are_read(tmp_path: Path) -> None:
    text = GOOD.replace("lines = [2, 4]", "lines = [2, 2]\ncolumns = [5, 90]")
    assert load_file(write(tmp_path, text))[0].columns == (5, 90)


@pytest.mark.parametrize(
    ("old", "new", "mend"),
    [
        ('witness = "academie"', 'witness = "quanti"', "must be the file's name"),
        ('witness = "academie"', "witness =", "not valid TOML"),
        ("[[passage]]", "[[passages]]", "unknown key; the nearest known one is 'passage'"),
        ('page = "30"', "page = 30", "must be a page as printed, such as 52 or [iv], not 30"),
        ('page = "30"\n', "", "the key 'page' is missing"),
        ('"academie-01"', '"quanti-01"', "must begin with 'academie-'"),
        ("[2, 4]", "[4, 2]", "lines ends before it begins"),
        ("[2, 4]", "[0, 2]", "a whole number from 1, not 0"),
        ("[2, 4]", '[2, "4"]', "a whole number from 1, not '4'"),
        ("[2, 4]", "[2]", "must be two lines of ocr.txt"),
        ("[2, 4]", "[2, 4]\ncolumns = [1, 9]", "within a single line"),
        ("worst", "bad", "stratum: must be one of good, middle, worst"),
        ('["la@2"]', '["la@3"]', "'la@3' is not in the text"),
        ('["la@2"]', '["as"]', "'as' is not in the text"),
        ('["la@2"]', '"la"', "must be a list"),
        ("doubtful", "dubious", "dubious: unknown key"),
    ],
)
def test_bad_input_names_file_and_mend(tmp_path: Path, old: str, new: str, mend: str) -> None:
    path = write(tmp_path, GOOD.replace(old, new))
    with pytest.raises(InputError) as caught:
        load_file(path)
    assert mend in str(caught.value)
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_id_may_not_stand_twice(tmp_path: Path) -> None:
    twice = GOOD + GOOD.partition("\n")[2]
    with pytest.raises(InputError, match="says the same as number 1; keep one of them"):
        load_file(write(tmp_path, twice))


def test_no_file_at_all_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no reference passages of academie"):
        load_passages(tmp_path, ["academie"])


def test_doubtful_words_by_form_by_number_and_together() -> None:
    text = words("Roi & Dame: le Roi, la Dame")
    assert doubtful_places(text, "Roi") == {0, 4}
    assert doubtful_places(text, "Dame@2") == {6}
    assert doubtful_places(text, "le Roi") == {3, 4}
    assert doubtful_places(text, "&") == {1}


@pytest.mark.parametrize("witness", WITNESSES)
def test_each_witness_has_ten_passages_of_eighty_words(witness: str) -> None:
    passages = load_passages(CORPUS / "reference", [witness])
    assert len(passages) >= 10
    assert all(len(words(p.text)) >= 80 for p in passages)
    assert {p.stratum for p in passages} == {"good", "middle", "worst"}


def test_academie_holds_the_set_that_its_header_describes() -> None:
    passages = load_passages(CORPUS / "reference", ["academie"])
    assert len(passages) == 14
    assert all(len(words(p.text)) >= 80 for p in passages)
    strata = [p.stratum for p in passages]
    assert [strata.count(s) for s in ("good", "middle", "worst")] == [5, 5, 4]


def test_academie_passages_cover_exactly_their_lines() -> None:
    lines = (CORPUS / "academie" / "ocr.txt").read_text(encoding="utf-8").split("\n")
    own = received({"academie": lines})
    for passage in load_passages(CORPUS / "reference", ["academie"]):
        around = "\n".join(lines[passage.first - 31 : passage.last + 30])
        found = locate(passage.text, around)
        assert found is not None, passage.id
        got = "".join(c for c in around[found.start : found.end] if c.isalnum())
        assert got == "".join(c for c in own(passage) if c.isalnum()), passage.id
