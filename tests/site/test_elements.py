"""Every construct of the encoding as HTML, each from a few lines of TEI."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest
from lxml import etree

from lawsofplay.citing import links
from lawsofplay.model import headings
from lawsofplay.model.tei import NAMESPACE, Element
from lawsofplay.site import code, lean
from lawsofplay.site.blocks import blocks, footnotes, law_body
from lawsofplay.site.code import python_html
from lawsofplay.site.inline import content, line
from lawsofplay.site.writing import Writing

LAW = "bellecour.piquet.laws.3"


def tei(xml: str) -> Element:
    return etree.fromstring(f'<div xmlns="{NAMESPACE}">{xml}</div>')


def writing(running: tuple[str, ...] = (), names: bool = True) -> Writing:
    return Writing(lambda name: f"to/{name}", running, names=names)


def html(xml: str, **options: object) -> str:
    return blocks(tei(xml), writing(**options))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("xml", "shown"),
    [
        ("a &lt; b &amp; c", "a &lt; b &amp; c"),
        ("two\n   words", "two words"),
        ("<hi rend='italic'>Spadille</hi>", "<i>Spadille</i>"),
        ("<lb/>", "<br>"),
        ("<fw type='catch'>VI. When</fw>", ""),
        ("<sic>loose</sic>", '<span class="sic" title="so printed">loose</span>'),
        ("house<pc resp='#editor'>;</pc> a", 'house<span class="pc">;</span> a'),
        (
            "<choice><orig>the</orig><reg resp='#editor'>The</reg></choice> Rook",
            '<span class="pc">T</span>he Rook',
        ),
        (
            "<choice><orig>c</orig><reg resp='#editor'>&amp;c</reg></choice>.",
            '<span class="pc">&amp;</span>c.',
        ),
    ],
)
def test_words(xml: str, shown: str) -> None:
    assert content(tei(xml), writing()) == shown


def test_doubt_loss_and_supply_are_told_by_sign_and_title() -> None:
    assert 'title="doubtful reading">adverfary<' in content(
        tei("<unclear>adverfary</unclear>"), writing()
    )
    assert ">[… 3 lines]<" in content(tei('<gap extent="3 lines"/>'), writing())
    assert ">[…]<" in content(tei("<gap/>"), writing())
    assert ">[not]<" in content(tei("<supplied>not</supplied>"), writing())


def test_the_printers_error_stands_beside_its_mend() -> None:
    shown = content(tei("<choice><sic>172</sic><corr>162</corr></choice>"), writing())
    assert ">172</span>" in shown
    assert "[read 162]" in shown


def test_a_page_number_tells_its_state_and_links_to_itself() -> None:
    shown = html('<pb n="21" xml:id="bellecour.p021" ana="#proofread"/>')
    assert 'class="pb proofread" id="bellecour.p021" href="#bellecour.p021"' in shown
    assert 'title="page 21: proofread"' in shown


def test_a_law_begins_with_its_numeral_which_leads_to_its_page() -> None:
    shown = html(f'<div type="law" xml:id="{LAW}" n="III"><label>III.</label><p>He who</p></div>')
    assert f'<div class="law" id="{LAW}">' in shown
    assert f'<p><a class="numeral" href="to/{LAW}" title="{LAW}">III.</a> He who</p>' in shown
    assert "runs" not in shown


def test_a_law_that_runs_says_so() -> None:
    law = f'<div type="law" subtype="advice" xml:id="{LAW}"><label>1</label><p>a</p></div>'
    shown = html(law, running=(LAW,))
    assert f'<a class="runs" href="to/{LAW}#function">runs</a>' in shown
    assert '<span class="kind">advice</span>' in shown


def test_a_law_in_verse_and_one_in_a_table_keep_their_numerals() -> None:
    for block in ("<lg><l>a</l></lg>", "<table><row><cell>a</cell></row></table>"):
        shown = html(f'<div type="law" xml:id="{LAW}"><label>5.</label>{block}</div>')
        assert '<p class="numbering"><a class="numeral"' in shown


def test_a_law_without_a_block_keeps_nothing_but_its_own() -> None:
    law = tei(f'<div type="law" xml:id="{LAW}"><label>5.</label></div>')[0]
    assert law_body(law, writing()) == ""


def test_reasons_are_told_apart_from_the_law() -> None:
    law = f'<div type="law" xml:id="{LAW}"><label>I.</label><p>Law.</p>{{}}</div>'
    shown = html(law.format('<note type="reason"><p>Why.</p></note>'))
    assert '<div class="reason" role="note" aria-label="The book’s reason">\n<p>Why.</p>' in shown


def test_a_rule_in_prose_begins_with_its_number() -> None:
    rule = '<p>and <seg type="rule" xml:id="cotton.chess.march.2">the King</seg> can</p>'
    shown = html(rule)
    assert '<span class="rule" id="cotton.chess.march.2"><sup><a class="numeral"' in shown
    assert ">§2</a>" in shown
    assert 'class="runs"' in html(rule, running=("cotton.chess.march.2",))
    assert html(rule, names=False) == "<p>and the King can</p>\n"


def test_footnotes_are_gathered_with_page_and_way_back() -> None:
    run = writing()
    text = blocks(
        tei(
            '<pb n="9" xml:id="b.p009" ana="#draft"/>'
            '<p>four<note xml:id="b.p009.n1" place="bottom" n="*">At <hi>Paris</hi>.</note> x</p>'
        ),
        run,
    )
    assert '<a id="b.p009.n1-mark" href="#b.p009.n1" aria-label="footnote *">*</a></sup> x' in text
    below = footnotes(run)
    beside = "--mark:var(--m1);--note:var(--n1);--above:var(--n0)"
    assert f'<li id="b.p009.n1" style="{beside}"><a href="#b.p009.n1-mark"' in below
    assert '<sup class="fn" style="--mark:var(--m1)">' in text
    assert 'At <i>Paris</i>. <span class="page">(p. 9)</span>' in below


def test_a_rule_in_a_footnote_has_its_number_and_name_there() -> None:
    note = '<note xml:id="b.p009.n1" place="bottom" n="*">Yet <seg type="rule" xml:id="{}">it</seg>'
    run = writing()
    text = blocks(tei(f"<p>four{note.format('b.piquet.point.5')}</note> x</p>"), run)
    assert "b.piquet.point.5" not in text
    below = footnotes(run)
    assert 'Yet <span class="rule" id="b.piquet.point.5"><sup><a class="numeral"' in below
    assert 'href="to/b.piquet.point.5"' in below


def test_footnotes_of_repeated_words_take_no_names() -> None:
    run = writing(names=False)
    blocks(tei('<p>a<note xml:id="b.n1" place="bottom" n="*">N</note></p>'), run)
    assert "id=" not in footnotes(run)
    assert footnotes(writing()) == ""


def test_a_footnote_whose_mark_is_lost_still_stands() -> None:
    assert 'class="unmarked"' in html('<note xml:id="b.n1" place="bottom" n="*">N</note>')


def test_a_law_in_one_line_has_neither_numeral_nor_reason_nor_note() -> None:
    law = tei(
        f'<div type="law" xml:id="{LAW}"><label>I.</label><p>He <unclear>wbo</unclear>'
        '<note place="bottom" n="*" xml:id="b.n1"><p>N</p></note> deals</p>'
        "<lg><l>a</l><l>b</l></lg><note type='reason'><p>Why.</p></note></div>"
    )[0]
    run = Writing(lambda name: name, names=False, notes=False)
    doubt = '<span class="unclear" title="doubtful reading">wbo</span>'
    assert line(law, run) == f"He {doubt} deals a b"
    assert run.footnotes == []
    seg = tei('<seg type="rule" xml:id="cotton.chess.march.2">the King</seg>')[0]
    assert line(seg, run) == "the King"


def test_tables_tell_heads_and_figures() -> None:
    shown = html(
        '<table><row role="label"><cell>Deal</cell><cell/></row>'
        "<row><cell>1.</cell><cell>a</cell></row></table>"
    )
    assert '<tr><th scope="col">Deal</th><td></td></tr>' in shown
    assert '<tr><td class="n">1.</td><td>a</td></tr>' in shown
    assert 'tabindex="0"' in shown


def test_verse_lists_entries_figures() -> None:
    assert '<p class="lg"><span class="l">a</span>\n<span class="l">b</span>\n</p>' in html(
        "<lg><l>a</l><l>b</l></lg>"
    )
    assert '<li><span class="n">5.</span> <p>Five</p>' in html(
        '<list><item n="5."><p>Five</p></item></list>'
    )
    assert "<dt>Basto</dt><dd>The Ace.</dd>" in html(
        "<entry><form><orth>Basto</orth></form><sense><def>The Ace.</def></sense></entry>"
    )
    assert "[A figure that the source lost: six boxes]" in html(
        "<figure><figDesc>six boxes</figDesc></figure>"
    )


def test_a_page_break_in_a_list_goes_into_the_next_item() -> None:
    shown = html('<list><item><p>a</p></item><pb n="2" xml:id="b.p2"/><item><p>b</p></item></list>')
    assert '<li><a class="pb draft"' in shown


def test_headings_go_down_with_the_divisions_and_no_deeper_than_six() -> None:
    nested = "<head>a</head>"
    for _ in range(7):
        nested = f'<div type="section">{nested}<div type="section"><head>b</head></div></div>'
    shown = html(nested)
    assert "<h2>" in html("<div type='section'><head>a</head></div>")
    assert "<h6>" in shown
    assert "<h7>" not in shown


def test_a_second_heading_is_smaller_and_a_page_begins_before_the_heading() -> None:
    shown = html(
        '<div type="laws" xml:id="b.laws"><pb n="1" xml:id="b.p1" ana="#draft"/>'
        "<head>LAWS</head><head>of Play</head><p>x</p></div>"
    )
    assert '<div class="heads"><h2>LAWS</h2><p class="subhead">of Play</p></div>' in shown
    assert shown.index('id="b.p1"') < shown.index("<h2>")


def test_paragraphs_of_a_kind_and_those_that_go_on() -> None:
    assert html('<p ana="#advice">a</p>') == '<p class="advice">a</p>\n'
    assert html('<p part="F">a</p>') == '<p class="continued">a</p>\n'


def test_source_is_shown_whole_and_escaped() -> None:
    source = 'def f(*, a: int) -> bool:\n    """A < B."""\n    return a < 1  # é\n'
    shown = python_html(source)
    assert "<b>def</b> f" in shown
    assert "A &lt; B." in shown
    assert "<em># é</em>" in shown
    plain = etree.fromstring(f"<pre>{shown}</pre>").xpath("string()")
    assert plain == source.rstrip()


@pytest.mark.parametrize("module", [code, headings, links, lean])
def test_examples_in_docstrings_hold(module: ModuleType) -> None:
    tried = doctest.testmod(module)
    assert tried.attempted
    assert not tried.failed
