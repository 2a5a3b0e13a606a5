/* The spelling of today in place of the printed one, wherever words of the books stand: the choice is kept from page to page. The
   reading pages have both spellings in them; on others the words are changed here, from the list of their language
   (scripts/spelling-en.js). Without this script they stand as printed, and the reading pages keep their own switch. */
"use strict";

(() => {
  const KEY = "lawsofplay-spelling", SKIPPED = "cite, .kicker, .unclear, .supplied, .corr, .sic, .orig, .reg, textarea, code";
  const WORD = /\p{L}+(?:['’]\p{L}+)*(?:[-‐‑]\p{L}+(?:['’]\p{L}+)*)*['’]?/gu, FOLDER = new URL("./", document.currentScript.src), loaded = {};
  const spellings = (globalThis.lawsofplay ??= {}).spellings ??= {};

  const element = (name, given, ...inside) => {
    const made = Object.assign(document.createElement(name), given);
    made.append(...inside);
    return made;
  };

  /** The choice that was kept; some browsers keep nothing for a file. */
  function kept() {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  }

  function keep(choice) {
    try {
      localStorage.setItem(KEY, choice);
    } catch {
      // Then it holds for this page.
    }
  }

  const load = (language) => loaded[language] ??= new Promise((resolve) => {
    const script = element("script", { src: new URL(`spelling-${language}.js`, FOLDER), onload: resolve, onerror: resolve });
    document.head.append(script);
  });

  /** The texts of the books on this page, by language; those of ours have the language of the page. */
  function texts() {
    const found = new Map([["en", []], ["fr", []]]);
    const walker = document.createTreeWalker(document.getElementById("main"), NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode());) {
      const own = node.parentElement.closest("[lang]");
      if (own !== document.documentElement && !node.parentElement.closest(SKIPPED)) found.get(own.lang)?.push(node);
    }
    return found;
  }

  /** Put both spellings in the place of each word that has two; the style sheet shows one. */
  function both(node, table) {
    const pieces = [];
    let end = 0;
    for (const { 0: printed, index } of node.data.matchAll(WORD)) {
      if (!Object.hasOwn(table, printed)) continue;
      pieces.push(node.data.slice(end, index), element("span", { className: "orig" }, printed), element("span", { className: "reg" }, table[printed]));
      end = index + printed.length;
    }
    if (pieces.length) node.replaceWith(...pieces, node.data.slice(end));
  }

  async function regularise() {
    for (const [language, nodes] of texts()) {
      if (!nodes.length) continue;
      await load(language);
      nodes.forEach((node) => both(node, spellings[language] ?? {}));
    }
  }

  /** The switch: that of a reading page, or one that stands with the facts of a law or below the heading. */
  function switched() {
    const own = document.getElementById("spelling-regular");
    if (own) return [document.getElementById("spelling-printed"), own];
    const [printed, regular] = ["printed", "regular"].map((it) => element("input", { type: "radio", name: "spelling", id: `spelling-${it}` }));
    const labels = [element("label", {}, printed, " as printed"), element("label", {}, regular, " of today")];
    const place = element("fieldset", { className: "views" }, element("legend", {}, "Spelling"), ...labels);
    const facts = document.querySelector("main > dl.facts"), heading = document.querySelector("main h1 + .names") ?? document.querySelector("main h1");
    if (facts) facts.after(place);
    else heading?.after(place);
    return [printed, regular];
  }

  const isOwn = Boolean(document.getElementById("spelling-regular"));
  if (!document.querySelector("main [lang]") || (!isOwn && document.getElementById("spelling-printed"))) return;
  const [printed, regular] = switched();
  let begun = isOwn;
  function chosen() {
    keep(regular.checked ? "regular" : "printed");
    if (regular.checked && !begun) {
      begun = true;
      regularise();
    }
  }
  regular.checked = kept() === "regular";
  printed.checked = !regular.checked;
  [printed, regular].forEach((it) => it.addEventListener("change", chosen));
  if (regular.checked) chosen();
})();
