"""The compiled files: reproducible, with a ground for every line, small, and quick to read."""

from __future__ import annotations

import os
import re
import shutil
import time
from pathlib import Path
from typing import cast

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text
from lawsofplay.lexicon import Language, compile_lexicon, load
from lawsofplay.lexicon.curated import curated_forms, read_terms
from lawsofplay.lexicon.lists import missing_packages, read_list, recorded_lists
from lawsofplay.lexicon.stops import excluded_forms, short_forms

ROOT = Path(__file__).resolve().parents[2]
LEXICON = ROOT / "corpus/lexicon"
WITNESSES = ("seymour", "cotton", "academie")
GROUND = re.compile(r"d|s|t|n|v|b:(?:seymour|cotton)|r:[^<\t]+<[^<\t]+")


def copy_of_the_corpus(folder: Path) -> Path:
    """Copy all that a compilation reads, without its results."""
    shutil.copytree(
        LEXICON, folder / "corpus/lexicon", ignore=shutil.ignore_patterns("en.txt", "fr.txt")
    )
    for siglum in WITNESSES:
        (folder / "corpus" / siglum).mkdir()
        shutil.copy(ROOT / "corpus" / siglum / "ocr.txt", folder / "corpus" / siglum)
    return folder


@pytest.mark.long
def test_compiling_again_gives_the_committed_files(tmp_path: Path) -> None:
    missing = missing_packages(ROOT)
    if missing:
        need = f"apt-get install {' '.join(missing)}"
        assert not os.environ.get("CI"), f"word lists are missing; {need}"
        pytest.skip(f"word lists are not installed; {need}")
    compile_lexicon(copy_of_the_corpus(tmp_path))
    for name in ("en.txt", "fr.txt"):
        fresh = (tmp_path / "corpus/lexicon" / name).read_bytes()
        assert fresh == (LEXICON / name).read_bytes(), f"{name}: compile the lexicon again"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_line_has_a_form_and_a_ground(lang: str) -> None:
    lines = read_text(LEXICON / f"{lang}.txt").splitlines()
    assert lines == sorted(lines, key=lambda line: line.split("\t")[0])
    forms = [line.split("\t")[0] for line in lines]
    assert len(forms) == len(set(forms))
    for line in lines:
        form, ground = line.split("\t")
        assert GROUND.fullmatch(ground), line
        assert form == form.lower() and " " not in form


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_files_stay_small(lang: str) -> None:
    assert (LEXICON / f"{lang}.txt").stat().st_size < 3_000_000


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_loading_is_quick_and_done_once(lang: Language) -> None:
    load.cache_clear()
    start = time.perf_counter()
    first = load(lang, ROOT)
    assert time.perf_counter() - start < 0.4
    assert load(lang, ROOT) is first


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_curation_is_in_and_exclusions_are_out(lang: Language) -> None:
    known = load(lang, ROOT).forms
    assert not excluded_forms(ROOT, lang) & known
    assert short_forms(ROOT, lang) <= known
    assert set(curated_forms(ROOT, lang)) <= known


def test_short_words_are_known_by_curation_alone() -> None:
    english, french = load("en", ROOT).forms, load("fr", ROOT).forms
    assert {form for form in english if len(form) <= 2} <= short_forms(ROOT, "en")
    curated = short_forms(ROOT, "fr") | set(curated_forms(ROOT, "fr"))
    assert {form for form in french if len(form) <= 3} <= curated


def test_terms_are_many_and_complete() -> None:
    terms = read_terms(ROOT)
    assert 150 <= len(terms) <= 260
    assert len({term.term for term in terms}) == len(terms)
    for term in terms:
        assert term.games and term.gloss and term.gloss == term.gloss.strip()
        assert all(term.spellings.values())


def test_a_missing_list_names_the_package_to_install(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"apt-get install wbritish-small=\S+$"):
        read_list(recorded_lists(ROOT)["british-small"], tmp_path)
    assert "hunspell-fr-classical" in missing_packages(ROOT, tmp_path)


def test_another_version_of_a_list_is_refused(tmp_path: Path) -> None:
    entry = recorded_lists(ROOT)["british-small"]
    (tmp_path / "dict").mkdir()
    (tmp_path / entry.path).write_text("shew\n", encoding="utf-8")
    with pytest.raises(InputError, match="not the version"):
        read_list(entry, tmp_path)


def test_a_failed_compilation_leaves_the_files_alone(tmp_path: Path) -> None:
    root = copy_of_the_corpus(tmp_path)
    committed = root / "corpus/lexicon/en.txt"
    committed.write_text("shew\tv\n", encoding="utf-8")
    with pytest.raises(InputError):
        compile_lexicon(root, tmp_path / "nowhere")
    assert committed.read_text(encoding="utf-8") == "shew\tv\n"


ALONE = '[en]\nalone = "not"\nclasses = [["not", "no"]]\n[fr]\nalone = "pas"\nclasses = []\n'


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        ("terms.toml", 'term = [ { term = "x", games = [], gloss = "y" } ]', "no spelling"),
        (
            "terms.toml",
            'term = [ { term = "x", en = ["x"], games = [] } ]',
            "key 'gloss' is missing",
        ),
        ("terms.toml", "term = [", "not valid TOML"),
        ("variants.toml", "[en]\nclasses = []", "key 'fr' is missing"),
        ("variants.toml", ALONE, "stands under alone"),
        ("excluded.toml", "en = 3\nfr = []", "en: must be a list"),
        ("short.toml", "[en]", "key 'fr' is missing"),
        ("lists.toml", "[x]\npackage = 3", "key 'licence' is missing"),
    ],
)
def test_a_malformed_file_is_named(tmp_path: Path, name: str, text: str, fault: str) -> None:
    root = copy_of_the_corpus(tmp_path)
    (root / "corpus/lexicon" / name).write_text(text, encoding="utf-8")
    with pytest.raises(InputError, match=fault) as raised:
        recorded_lists(root)
        excluded_forms(root, "en")
        short_forms(root, "en")
        curated_forms(root, "en")
    assert name in str(raised.value)


def test_a_lexicon_that_is_not_one_is_refused(tmp_path: Path) -> None:
    (tmp_path / "corpus/lexicon").mkdir(parents=True)
    (tmp_path / "corpus/lexicon/en.txt").write_text("shew\nshow\n", encoding="utf-8")
    with pytest.raises(InputError, match="run: laws lexicon"):
        load("en", tmp_path)
    with pytest.raises(InputError, match="missing"):
        load("fr", tmp_path)
    with pytest.raises(InputError, match="languages are en and fr"):
        load(cast("Language", "es"), tmp_path)
