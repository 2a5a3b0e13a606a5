/* Every hit as a line in its context: as build/lawsofplay/finding/concordance.py makes them, in the
   same orders, and the same CSV. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const { bare, words } = lawsofplay;
  const WIDTH = 60; // letters on a side
  const CONTEXT = 6; // words on a side that lines are sorted by
  const ORDERS = ["", "book", "date", "left", "right", "hit"];
  const COLUMNS = ["address", "book", "date", "game", "section", "kind", "pages", "state", "language",
    "left", "hit", "right", "search", "edition"];

  const plain = new Map();
  const plainly = (form) => plain.get(form) ?? (plain.set(form, bare(form)), plain.get(form));
  const trimmed = (text) => text.replace(/^ +| +$/gu, "");

  function before(text, start) {
    const cut = text.slice(Math.max(0, start - WIDTH), start);
    return trimmed(start > WIDTH ? cut.slice(cut.indexOf(" ") + 1) : cut);
  }

  function after(text, end) {
    const cut = text.slice(end, end + WIDTH);
    return trimmed(end + WIDTH < text.length && cut.includes(" ") ? cut.slice(0, cut.lastIndexOf(" ")) : cut);
  }

  /** Places [start, end] of letters to mark; words side by side are one. */
  function marksOf(read, { words: sought }) {
    const marks = [];
    let last = -2;
    for (const [at] of [...sought].sort((a, b) => a[0] - b[0])) {
      if (at === last + 1) marks.at(-1)[1] = read[at].end;
      else marks.push([read[at].start, read[at].end]);
      last = at;
    }
    return marks;
  }

  /** How often the same words stand in the text before a hit. */
  function earlier(read, { first, last }) {
    let count = 0;
    for (let at = 0; at < first; at++) {
      let same = 0;
      while (first + same <= last && read[at + same].form === read[first + same].form) same++;
      if (first + same > last) count++;
    }
    return count;
  }

  /** The way to a hit's place on its page, where light.js marks it: the words, and which of them. */
  function linkOf(it, read, hit) {
    const [path, anchor] = it.href.split("#");
    const forms = read.slice(hit.first, hit.last + 1).map(({ form }) => form).join(" ");
    const asked = new URLSearchParams({ light: forms, nth: earlier(read, hit) });
    return `${path}?${asked}${anchor ? `#${anchor}` : ""}`;
  }

  /** The lines of a document's hits. */
  function linesOf(it, hits) {
    const read = words(it.text);
    const key = (forms) => forms.map(({ form }) => plainly(form)).join(" ");
    return hits.map((hit) => {
      const start = read[hit.first].start, end = read[hit.last].end;
      // What is shown is worked out when a line is: there may be a hundred thousand.
      return {
        it, hit, start, end, words: it.text.slice(start, end),
        get left() { return before(it.text, start); },
        get right() { return after(it.text, end); },
        get marks() { return marksOf(read, hit); },
        get link() { return linkOf(it, read, hit); },
        keys: {
          left: key(read.slice(Math.max(0, hit.first - CONTEXT), hit.first).reverse()),
          right: key(read.slice(hit.last + 1, hit.last + 1 + CONTEXT)),
          hit: key(read.slice(hit.first, hit.last + 1)),
        },
      };
    });
  }

  const compared = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
  const KEYS = { left: ["left", "hit", "right"], right: ["right", "hit", "left"], hit: ["hit", "right", "left"] };

  /** Results in the order of the books or of their dates. */
  function orderedTexts(results, order, index) {
    if (!order) return results;
    const year = (it) => (order === "date" ? index.dates[index.columns.witness[it.doc]][0] : 0);
    return [...results].sort((a, b) => year(a) - year(b) || a.doc - b.doc);
  }

  /** Lines by what stands left or right, or by their own words; else as they come. */
  function orderedLines(lines, order) {
    if (!Object.hasOwn(KEYS, order)) return lines;
    return [...lines].sort((a, b) => {
      for (const name of KEYS[order]) {
        const way = compared(a.keys[name], b.keys[name]);
        if (way) return way;
      }
      return a.it.doc - b.it.doc || a.hit.first - b.hit.first;
    });
  }

  const cell = (value) => (/[",\r\n]/u.test(value) ? `"${value.replace(/"/gu, '""')}"` : value);

  /** Lines as CSV (RFC 4180), with the search and the edition in each row. */
  function asCsv(lines, index, search, edition) {
    const rows = lines.map(({ it, left, words: own, right }) =>
      [it.address, it.witness, index.dates[it.witness][1], it.game, it.section, it.kind, it.pages,
        it.state, it.language, left, own, right, search, edition]);
    return [COLUMNS, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
  }

  /** The address of a search, with the edition's version. */
  function addressOf({ query, filters, order, exact, view }, edition) {
    const told = { q: query, ...filters, order, view, exact: exact ? "1" : "", edition };
    const kept = Object.entries(told).filter(([, value]) => value);
    return `search.html?${new URLSearchParams(kept)}`;
  }

  return { ORDERS, linesOf, orderedTexts, orderedLines, asCsv, addressOf, byContext: (order) => Object.hasOwn(KEYS, order) };
})());
