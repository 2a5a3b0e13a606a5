/* Lights the words that a search led to: `?light=the words&nth=2` on a law's or a reading page. It
   seeks them in the element that the address names after #, or in the law's words; without this
   script the address still leads to the paragraph. */
"use strict";

Object.assign(lawsofplay, (() => {
  const { words } = lawsofplay;
  const UNREAD = ".pb, sup, .corr, .runs, .kind, .numeral, .numbering, .gap, .footnotes, .reason, .reg";
  const BLOCK = "p, td, th, li, dt, dd, div, .l, h1, h2, h3, h4, h5, h6";

  /** The words of an element as a search reads them, each with the pieces of text it stands in. */
  function wordsIn(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT), pieces = [];
    let text = "", block = null;
    for (let node; (node = walker.nextNode());) {
      const above = node.parentElement, unread = above.closest(UNREAD);
      if ((unread && root !== unread && root.contains(unread)) || !(above.closest(".orig") ?? above.getClientRects().length)) continue;
      if (above.closest(BLOCK) !== block || node.previousSibling?.nodeName === "BR") text += "\n";
      block = above.closest(BLOCK);
      pieces.push({ node, at: text.length });
      text += node.data;
    }
    return words(text).map((word) => ({ ...word, pieces }));
  }

  function placesOf(found, sought) {
    return found.map((_, at) => at)
      .filter((at) => sought.every((form, i) => found[at + i]?.form === form));
  }

  /** Mark a stretch of letters, in every text it goes through; gives the marks. */
  function mark(pieces, start, end, className = "lit") {
    const marks = [];
    for (const { node, at } of [...pieces].reverse()) {
      const from = Math.max(start - at, 0), to = Math.min(end - at, node.data.length);
      if (from >= to || !node.data.slice(from, to).trim()) continue;
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      const made = Object.assign(document.createElement("mark"), { className });
      range.surroundContents(made);
      marks.unshift(made);
    }
    return marks;
  }

  return { wordsIn, placesOf, mark };
})());

addEventListener("DOMContentLoaded", () => {
  const { words, wordsIn, placesOf, mark } = lawsofplay;

  /** The name after #; what is no code for letters stands for itself. */
  function anchor() {
    const name = location.hash.slice(1);
    try {
      return decodeURIComponent(name);
    } catch {
      return name;
    }
  }

  const asked = new URLSearchParams(location.search);
  const sought = words(asked.get("light") || "").map(({ form }) => form);
  if (!sought.length) return;
  const named = document.getElementById(anchor());
  const roots = [named, document.querySelector(".words"), document.querySelector("main")];
  for (const root of roots.filter(Boolean)) {
    const found = wordsIn(root), places = placesOf(found, sought);
    if (!places.length) continue;
    const at = places[Number(asked.get("nth"))] ?? places[0];
    const [first] = mark(found[at].pieces, found[at].start, found[at + sought.length - 1].end);
    const show = () => first.scrollIntoView({ block: "center" });
    show();
    // The browser goes to the paragraph once all is loaded; the word comes after it.
    addEventListener("load", () => requestAnimationFrame(show));
    return;
  }
});
