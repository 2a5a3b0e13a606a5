/* What a law's page says once is put where else it is of use: the law's own words beside those of other books,
   where there is room, and its case as it is asked on the command line. */
"use strict";

(() => {
  const row = document.querySelector("#books .row"), law = document.querySelector("p.address")?.id;
  const element = (tag, className, ...within) => {
    const made = Object.assign(document.createElement(tag), { className });
    made.append(...within);
    return made;
  };

  /** The words of the law without the marks of the page. */
  function own() {
    const words = document.querySelector(".words").cloneNode(true);
    words.querySelectorAll(".by, .reason, .footnotes, .pb, sup.fn").forEach((it) => it.remove());
    words.querySelectorAll("mark, .inert").forEach((it) => it.replaceWith(...it.childNodes));
    words.querySelectorAll("[id]").forEach((it) => it.removeAttribute("id"));
    words.className = "twin";
    return words;
  }

  if (row) row.prepend(element("div", "own", element("p", "counts", "This law"), own()));

  /** A word as a shell takes it. */
  const word = (text) => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'"'"'`)}'`);

  const source = document.getElementById("trying"), place = document.getElementById("case");
  if (!source || !place) return;
  const { begin = 0, functions } = JSON.parse(source.textContent), { start = {} } = functions[begin];
  const command = ["laws", "explain", law, ...Object.entries(start).map((it) => word(it.join("=")))].join(" ");
  const scrolling = element("div", "scroll", element("pre", "copy", command));
  scrolling.dataset.name = "The case on the command line";
  place.append(element("p", "counts", "On the command line:"), scrolling);
})();
