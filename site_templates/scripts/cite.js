/* How a page is cited in every form, and the text of a report: the forms of its book (cite/<book>.js, made by
   build/lawsofplay/site/citable.py), with what is the page's own in the place of each sign. */
"use strict";

Object.assign(globalThis.lawsofplay ??= {}, (() => {
  const SIGNS = "\ue000\ue001\ue002\ue003\ue004\ue005\ue006\ue007", STATE = "\ue009";
  const MEDIA = { bib: "application/x-bibtex", ris: "application/x-research-info-systems" };
  const RECORDS = { BibTeX: "bib", RIS: "ris", "CSL-JSON": "csl" };

  /** How a form writes what is put into it: signs that TeX would take for commands, and those of JSON. */
  const escapes = {
    bib: (text) => text.replace(/[&%$#_{}]/g, "\\$&"),
    csl: (text) => JSON.stringify(text).slice(1, -1),
  };

  /** Every form of a page: its things are address, title, locus, pages, state, and for a report words, path and files. */
  function citation(book, { address, title, locus = "", pages, state, words = "", path = "", files = "" }) {
    const [first, last = first] = pages.split("-"), said = book.states[state];
    const number = pages.includes("-") ? "some" : pages ? "one" : "none";
    const kind = book.kinds[`${number} ${locus ? "law" : "division"}`];
    const things = [address, title, locus, first, last, words, path, files];
    const put = (text, escape = (it) => it) => text
      .replace(new RegExp(`[${SIGNS}]`, "g"), (sign) => escape(things[SIGNS.indexOf(sign)]))
      .replace(new RegExp(`([sS])${STATE}`, "g"), (_, letter) => escape(letter === "S" ? said[0].toUpperCase() + said.slice(1) : said));
    const styles = kind.styles.map(([name, pieces]) =>
      [name, pieces.map((it) => (Array.isArray(it) ? [put(it[0])] : put(it)))]);
    const records = Object.entries(RECORDS).map(([name, form]) => ({ name, form, text: put(kind[form], escapes[form]) }));
    return { styles, records, report: put(kind.report) };
  }

  const element = (tag, properties, ...within) => {
    const made = Object.assign(document.createElement(tag), properties);
    made.append(...within);
    return made;
  };

  /** A piece of a citation; titles are set apart, those of the book in its language. */
  function shown(piece, { language }) {
    if (!Array.isArray(piece)) return piece;
    const made = element("cite", {}, piece[0]);
    if (language !== "en" && piece[0] !== "The Laws of Play") made.lang = language;
    return made;
  }

  const style = (book) => ([name, pieces]) => element("div", {}, element("dt", {}, name),
    element("dd", { className: "copy" }, ...pieces.map((it) => shown(it, book))));

  /** A record folded up, with a link that saves it where its form has files of its own. */
  function record({ name, form, text }, address) {
    const file = `${address}.${form}`, pre = element("pre", { className: "copy" }, text.replaceAll("\r\n", "\n").trimEnd());
    const scrolling = element("div", { className: "scroll" }, pre);
    scrolling.dataset.name = name;
    const link = MEDIA[form] && element("a", { download: file, href: `data:${MEDIA[form]};charset=utf-8,${encodeURIComponent(text)}` }, `Save as ${file}`);
    return element("details", {}, element("summary", {}, name), scrolling,
      ...(link ? [element("p", { className: "counts" }, link)] : []));
  }

  function cite(place, book, thing) {
    const { styles, records } = citation(book, thing);
    place.querySelector(".citation").remove();
    place.append(element("dl", {}, ...styles.map(style(book))), ...records.map((it) => record(it, thing.address)));
  }

  /** What the record in the head of a page says of it. The locus of a law ends its name; a division has none. */
  function cited(record, isLaw) {
    const { identifier, name, pageStart, pageEnd } = JSON.parse(record);
    return { address: identifier, title: name, locus: isLaw ? name.split(", ").at(-1) : "", pages: [pageStart, pageEnd].filter(Boolean).join("-") };
  }

  /** The words of the law as the page shows them. */
  function asShown() {
    const words = document.querySelector(".words").cloneNode(true);
    words.querySelectorAll(".pb, .by, sup.fn, .corr, .reason, .footnotes, .reg").forEach((it) => it.remove());
    return words.textContent.trim().replace(/\s+/g, " ");
  }

  /** The text of a report, with the words of the law as they stand. */
  function report(place, thing, book) {
    const field = element("textarea", { id: "report-text", className: "copy", rows: 18, cols: 60, spellcheck: false });
    field.value = citation(book, { ...thing, path: `law/${thing.address}.html`, files: [...place.querySelectorAll("code")].map((it) => it.textContent).join(", "), words: asShown() }).report;
    const label = element("label", { htmlFor: field.id }, ...place.querySelector("p").childNodes, " Nothing is sent from this page.");
    place.querySelector("p").replaceWith(element("details", {}, element("summary", {}, "A text to send, with the place filled in"),
      element("p", {}, label), field));
  }

  if (globalThis.document) {
    const place = document.getElementById("cite"), reported = document.getElementById("report"), { book } = globalThis.lawsofplay;
    if (!place || !book) return { citation, cited };
    const thing = { ...cited(document.querySelector("[type='application/ld+json']").textContent, !!reported), ...place.dataset };
    cite(place, book, thing);
    if (reported) report(reported, thing, book);
  }
  return { citation, cited };
})());
