/* What is found as rows of the page, and the names by which things are told there. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const { linesOf } = lawsofplay;
  const SNIPPET = 240; // letters of a text shown
  const KINDS = { p: "paragraph", lg: "verse", entry: "dictionary entry", law: "numbered law", rule: "rule in prose" };
  const LANGUAGES = { en: "English", fr: "French" };
  const STATES = { draft: "not yet proofread" };

  const plural = (count, one) => `${count.toLocaleString("en")} ${one}${count === 1 ? "" : "s"}`;
  const entry = (list, key) => (list && Object.hasOwn(list, key) ? list[key] : undefined);

  function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  /** Gives the names of values: those of books, games and sections stand in the page, so that no
      address is shown where a name is due. */
  const labelling = (names) => (name, value) => entry(names[name], value) || (name === "kind" && entry(KINDS, value))
    || (name === "language" && entry(LANGUAGES, value)) || value.replace(/-/gu, " ");

  /** A stretch of a text around its first mark, between words: [start, end]. */
  function stretch(text, marks) {
    const first = marks[0] || [0, 0];
    let start = Math.max(0, first[0] - Math.floor(SNIPPET / 3));
    start = start ? text.lastIndexOf(" ", start - 1) + 1 : 0;
    let end = Math.max(first[1], start + SNIPPET);
    end = end < text.length ? text.indexOf(" ", end) : -1;
    return [start, end < 0 ? text.length : end];
  }

  /** A stretch of a text with its marks. */
  function marked(text, start, end, marks) {
    const shown = [];
    let at = start;
    for (const [from, to] of marks.filter((mark) => mark[0] >= start && mark[1] <= end)) {
      if (from < at) continue;
      shown.push(text.slice(at, from), element("mark", {}, text.slice(from, to)));
      at = to;
    }
    return [...shown, text.slice(at, end)];
  }

  /** Gives the making of rows; links begin at the site's root. */
  function rowing(label, root) {
    function place(it) {
      const pages = it.pages ? `, ${/[,–-]/u.test(it.pages) ? "pp" : "p"}. ${it.pages}` : "";
      return `${label("witness", it.witness)}${pages}`;
    }

    const address = (it) => element("span", { className: "address" }, it.address);

    /** What readers call a text: a law by its game and number, a paragraph by its game or section. */
    function title(it) {
      const of = it.game ? "game" : "section", number = /\.(\d+\w?)$/u.exec(it.address);
      return label(of, it[of]) + (number && /law|rule/u.test(it.kind) ? `: ${it.kind} ${number[1]}` : "");
    }

    function textRow(it) {
      const lines = linesOf(it, it.hits), marks = lines.flatMap((line) => line.marks).sort((a, b) => a[0] - b[0]);
      const link = element("a", { href: root + (lines[0]?.link || it.href) }, title(it));
      const about = ` ${place(it)}; ${label("kind", it.kind)}, ${STATES[it.state] || it.state}`
        + (it.hits.length ? `; ${plural(it.hits.length, "hit")}` : "") + (it.lacks.length ? `; without: ${it.lacks.join(", ")}` : "");
      const [start, end] = stretch(it.text, marks);
      return element("li", {}, element("p", { className: "where" }, link, about, " ", address(it)),
        element("p", { lang: it.language, className: "snippet" }, start ? "… " : "",
          ...marked(it.text, start, end, marks), end < it.text.length ? " …" : ""));
    }

    function hitRow(line) {
      const { it } = line;
      const words = marked(it.text, line.start, line.end, line.marks);
      const gap = (at) => (it.text[at] === " " ? "\u00a0" : "");
      const text = (className, ...children) => element("span", { className, lang: it.language }, ...children);
      return element("li", {},
        text("left", element("bdi", {}, line.left + gap(line.start - 1))),
        text("node", element("a", { href: root + line.link }, ...words)),
        text("right", gap(line.end) + line.right),
        element("span", { className: "where" }, ` ${place(it)} `, address(it)));
    }

    return { textRow, hitRow };
  }

  return { element, entry, labelling, plural, rowing };
})());
