/* What can be chosen on the search page: books, games, kinds, sections, languages. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const { FILTERS, byContext, element } = lawsofplay;

  const dateOf = (index, witness) => index.dates[witness][1].replace(/[[\]]/gu, "");
  const depth = (index, name) => (index.parents.has(name) ? 1 + depth(index, index.parents.get(name)) : 0);

  /** The choices of a form; `label(name, value)` is how a value is told. */
  function choosing(form, label) {
    const option = (name, value, inset = 0) => new Option(`${"\u2003".repeat(inset)}${label(name, value)}`, value);

    /** Choose a value that an address asks for. One that is not offered is added, so that it is not
        passed over in silence: the search then says that there is no such thing. */
    function choose(name, value) {
      const select = form.elements[name];
      select.value = value;
      if (select.value === value) return;
      select.append(option(name, value));
      select.value = value;
    }

    /** The sections of the books, or of the one chosen, in reading order. */
    function offerSections(index, chosen) {
      const select = form.elements.section, book = form.elements.witness.value, game = form.elements.game.value;
      const found = new Map();
      index.columns.section.forEach((section, doc) => {
        const witness = index.columns.witness[doc];
        if ((book && witness !== book) || (game && index.columns.game[doc] !== game)) return;
        const above = [];
        for (let at = section; at; at = index.parents.get(at)) above.unshift(at);
        if (!found.has(witness)) found.set(witness, new Set());
        above.forEach((at) => found.get(witness).add(at));
      });
      const groups = [...found].map(([witness, sections]) => element("optgroup", { label: label("witness", witness) },
        ...[...sections].map((at) => option("section", at, depth(index, at)))));
      select.replaceChildren(new Option("all", ""), ...groups);
      select.value = chosen;
      if (!select.value) select.value = "";
    }

    /** What can be chosen is known from the index only. */
    function offer(index, asked) {
      for (const name of FILTERS.filter((it) => it !== "section")) {
        const values = index.values(name).filter(Boolean)
          .sort((a, b) => (name === "witness" ? index.dates[a][0] - index.dates[b][0] : label(name, a) < label(name, b) ? -1 : 1));
        form.elements[name].append(...values.map((it) => {
          const made = option(name, it);
          if (name === "witness") made.text += ` (${dateOf(index, it)})`;
          return made;
        }));
        choose(name, asked.get(name) || "");
      }
      offerSections(index, "");
      choose("section", asked.get("section") || "");
    }

    function settings() {
      const value = (name) => form.elements[name].value;
      const order = value("order"), view = byContext(order) ? "hits" : value("view");
      const filters = Object.fromEntries(FILTERS.map((name) => [name, value(name)]));
      return { query: value("q").trim(), filters, order, view, exact: form.elements.exact.checked };
    }

    return { choose, offer, offerSections, settings };
  }

  return { choosing, dateOf };
})());
