"""The site's scripts as they are sent to readers."""

from __future__ import annotations

import gzip
import json
import subprocess

from lawsofplay.base.project import find_project
from lawsofplay.site.scripts import ENGINE, FORM, OWN, PAGE, READ, search_script, sent_scripts
from tests import tools

FOLDER = find_project(tools.ROOT).templates / "scripts"
TEXT = "L'Hombre, qu'il ſhewed: d’où? Back-Gammon & Mémoire"
ASKED = f"""
globalThis.addEventListener = () => {{}};
%s
const text = {json.dumps(TEXT)};
const query = '"a b" NEAR/3 (c OR d*)';
const read = () => JSON.stringify([lawsofplay.words(text), lawsofplay.parse(query)]);
const page = read();
eval(`(${{lawsofplay.engine}})()`);
console.log(JSON.stringify([page, read()]));
"""


def test_every_script_is_sent() -> None:
    assert {path.stem for path in FOLDER.glob("*.js")} == {*ENGINE, *PAGE, *READ, *FORM, *OWN}
    made = {"forms.js", "law.js", "reading.js", "search.js"}
    assert set(sent_scripts(FOLDER)) == {*made, *(f"{name}.js" for name in OWN)}


def test_the_script_of_the_search_page_is_small() -> None:
    assert len(gzip.compress(search_script(FOLDER).encode())) < 22_400


def test_the_scripts_of_a_laws_page_are_small() -> None:
    """These are the form and the view of its answer; the law's own script is counted elsewhere."""
    sent = sent_scripts(FOLDER)
    assert len(gzip.compress(sent["law.js"].encode())) < 12_000


def test_what_is_sent_does_what_its_source_does() -> None:
    """In the page, and in the text of the function from which the worker is made."""
    source = "".join((FOLDER / f"{name}.js").read_text(encoding="utf-8") for name in ENGINE)
    begun = "globalThis.lawsofplay ??= {};"
    sources = f"{begun} lawsofplay.engine = () => {{{source}}}; lawsofplay.engine();"
    answers = [
        subprocess.run(
            ["node", "-e", ASKED % script], capture_output=True, check=True, encoding="utf-8"
        ).stdout
        for script in (search_script(FOLDER), sources)
    ]
    assert answers[0] == answers[1] and "hombre" in answers[0]
    page, worker = json.loads(answers[0])
    assert page == worker
